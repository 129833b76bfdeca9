statistics-lead = Gezählt werden die Spiele, die du in diesem Browser beendet hast. Nichts wird verschickt.
statistics-reading = Deine Spiele werden gelesen: { $done } von { $of } …
statistics-empty = Hier wurde noch kein Spiel zu Ende gespielt. Spiel eins oder lade deine Spiele von einem anderen Gerät.
statistics-none = Kein Spiel passt zu diesen Filtern.

statistics-filter = Welche Spiele?
statistics-all = Alle
statistics-others = Mit anderen
statistics-any = beliebig
statistics-goal = Auftrag
statistics-players = Personenzahl
statistics-opponents = Gegner
statistics-people = Personen
statistics-where = Wo
statistics-online = Online
statistics-since = Zeitraum
statistics-always = gesamt
statistics-last-days = { $days ->
    [one] letzter Tag
   *[other] letzte { $days } Tage
}
statistics-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

statistics-games = Spiele
statistics-points = Punkte
statistics-mean = Schnitt
statistics-median = Median
statistics-spread = Streuung
statistics-around = ±{ $points }
statistics-best = Bestes
statistics-worst = Schwächstes
statistics-won = Siege
statistics-percent = { $percent } %
statistics-wins-of = { $wins } von { $games }
statistics-replay-of = Das Spiel vom { $date } noch einmal ansehen
statistics-distribution = Spiele nach Punkten
statistics-trend = Schnitt der letzten zehn Spiele
statistics-game = Spiel
statistics-game-of = { $number }, { $date }

statistics-bars = Der Balken zeigt den Schnitt, die Marke weiter rechts das beste Spiel.
statistics-by-goal = Nach Auftrag
statistics-goal-brings = davon für den Auftrag
statistics-by-players = Nach Personenzahl
statistics-players-count = { $count ->
    [1] allein
    [one] { $count } Person
   *[other] { $count } Personen
}
statistics-by-bot = Gegen Bots
statistics-bot = Bot
statistics-bot-mean = Schnitt des Bots
statistics-by-origin = Nach Spielort
statistics-name = Name

statistics-list = Deine Spiele
statistics-order = Sortieren
statistics-best-first = Beste zuerst
statistics-newest-first = Neueste zuerst
statistics-more = Mehr zeigen
statistics-place = Platz { $place } von { $players }
statistics-delete = Löschen
statistics-delete-which = Löschen: { $game }, { $date }
statistics-delete-sure = Dieses Spiel löschen? Zurück bekommst du es nur aus einer gespeicherten Datei.

statistics-shared = { $count ->
    [one] { $count } Spiel ohne eigenen Platz (etwa zu mehreren an einem Gerät) zählt nur unter den Namen der Beteiligten.
   *[other] { $count } Spiele ohne eigenen Platz (etwa zu mehreren an einem Gerät) zählen nur unter den Namen der Beteiligten.
}
statistics-other-box = { $count ->
    [one] { $count } Spiel nicht gezählt: Dir fehlt die Schachtel dazu.
   *[other] { $count } Spiele nicht gezählt: Dir fehlt die Schachtel dazu.
}
statistics-unreadable = { $count ->
    [one] { $count } Eintrag nicht gezählt: Das ist kein beendetes Spiel.
   *[other] { $count } Einträge nicht gezählt: Das sind keine beendeten Spiele.
}

statistics-keep-title = Spiele sichern
statistics-keep-text = Ein neues Handy? Speichere hier alle Spiele und lade sie dort; keins zählt doppelt. Die CSV-Tabelle lässt sich in jedem Tabellenprogramm öffnen.
statistics-save = Alle Spiele speichern
statistics-csv = Als Tabelle speichern (CSV)
statistics-bring = Spiele aus einer Datei laden
statistics-brought = { $count ->
    [0] Nichts Neues: Diese Spiele sind alle schon hier.
    [one] { $count } Spiel ist dazugekommen.
   *[other] { $count } Spiele sind dazugekommen.
}
statistics-not-games = Das ist keine Datei mit gespeicherten Spielen.
statistics-no-room = Der Browser hat keinen Speicherplatz mehr für diese Spiele.
statistics-delete-all = Alle Spiele löschen
statistics-delete-all-sure = Alle Spiele in diesem Browser löschen? Zurück bekommst du sie nur aus einer gespeicherten Datei.
statistics-deleted = Alle Spiele sind gelöscht.
