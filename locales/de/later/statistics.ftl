statistics-lead = Gezählt werden die Partien, die du in diesem Browser beendet hast. Nichts wird verschickt.
statistics-reading = Deine Partien werden gelesen: { $done } von { $of } …
statistics-empty = Hier wurde noch keine Partie zu Ende gespielt. Spiel eine oder lade deine Partien von einem anderen Gerät.
statistics-none = Keine Partie passt zu diesen Filtern.

statistics-filter = Welche Partien?
statistics-all = Alle
statistics-others = Mit anderen
statistics-any = alle
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
    [one] { $count } Partie
   *[other] { $count } Partien
}

statistics-games = Partien
statistics-points = Punkte
statistics-mean = Schnitt
statistics-median = Median
statistics-spread = Streuung
statistics-around = ±{ $points }
statistics-best = Beste
statistics-worst = Schwächste
statistics-won = Siege
statistics-percent = { $percent } %
statistics-wins-of = { $wins } von { $games }
statistics-replay-of = Die Partie vom { $date } noch einmal ansehen
statistics-distribution = Partien nach Punkten
statistics-trend = Schnitt der letzten zehn Partien
statistics-game = Partie
statistics-game-of = { $number }, { $date }

statistics-bars = Der Balken zeigt den Schnitt, die Marke weiter rechts die beste Partie.
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

statistics-list = Deine Partien
statistics-order = Sortieren
statistics-best-first = Beste zuerst
statistics-newest-first = Neueste zuerst
statistics-more = Mehr zeigen
statistics-place = Platz { $place } von { $players }
statistics-delete = Löschen
statistics-delete-which = Löschen: { $game }, { $date }
statistics-delete-sure = Diese Partie löschen? Zurück bekommst du sie nur aus einer gespeicherten Datei.

statistics-shared = { $count ->
    [one] { $count } Partie ohne eigenen Platz (etwa zu mehreren an einem Gerät) zählt nur unter den Namen der Beteiligten.
   *[other] { $count } Partien ohne eigenen Platz (etwa zu mehreren an einem Gerät) zählen nur unter den Namen der Beteiligten.
}
statistics-other-box = { $count ->
    [one] { $count } Partie nicht gezählt: Dir fehlt die Schachtel dazu.
   *[other] { $count } Partien nicht gezählt: Dir fehlt die Schachtel dazu.
}
statistics-unreadable = { $count ->
    [one] { $count } Eintrag nicht gezählt: Das ist keine beendete Partie.
   *[other] { $count } Einträge nicht gezählt: Das sind keine beendeten Partien.
}

statistics-keep-title = Partien sichern
statistics-keep-text = Ein neues Handy? Speichere hier alle Partien und lade sie dort; keine zählt doppelt. Die CSV-Tabelle lässt sich in jedem Tabellenprogramm öffnen.
statistics-save = Alle Partien speichern
statistics-csv = Als Tabelle speichern (CSV)
statistics-bring = Partien aus einer Datei laden
statistics-brought = { $count ->
    [0] Nichts Neues: Diese Partien sind alle schon hier.
    [one] { $count } Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
statistics-not-games = Das ist keine Datei mit gespeicherten Partien.
statistics-no-room = Der Browser hat keinen Speicherplatz mehr für diese Partien.
statistics-delete-all = Alle Partien löschen
statistics-delete-all-sure = Alle Partien in diesem Browser löschen? Zurück bekommst du sie nur aus einer gespeicherten Datei.
statistics-deleted = Alle Partien sind gelöscht.
