colour = { $colour ->
    [red] rot
    [turquoise] türkis
    [pink] rosa
    [orange] orange
   *[black] schwarz
}
colour-letter = { $colour ->
    [red] R
    [turquoise] T
    [pink] A
    [orange] O
   *[black] S
}
handle = { $handle ->
    [flower] Blume
    [square] Quadrat
    [bar] länglicher Griff
   *[none] ohne Griff
}
drawer = { $colour ->
    [red] rot
    [turquoise] türkis
    [pink] rosa
    [orange] orange
   *[black] schwarz
} { $handle ->
    [flower] mit Blumengriff
    [square] mit quadratischem Griff
    [bar] mit länglichem Griff
   *[none] ohne Griff
}
hand-card = Karte { $number }, von oben: { $drawers }
row-card = Spalte { $number }, von oben: { $drawers }

goal-kind = { $kind ->
    [colour] Farben
    [handle] Griffe
   *[row] Reihen
}
goal-pattern = { $name ->
    [Bend] Knick
    [Peak] Gipfel
    [Stairs] Treppe
    [Leap] Sprung
    [Hook] Haken
    [Arch] Bogen
    [Zigzag] Zickzack
    [Step] Stufe
    [Pair] Paar
    [Staircase] Freitreppe
   *[other] { $name }
}
row-of = { $of ->
    [colour] Farbe beliebig
    [handle] Griff beliebig
    [red] rot
    [turquoise] türkis
    [pink] rosa
    [orange] orange
    [black] schwarz
    [flower] Blume
    [square] Quadrat
   *[bar] länglicher Griff
}
goal-longest = Längste Reihe ({ $of })
goal-two-longest = Die zwei längsten Reihen ({ $of })
goal-lines = Längste Reihen in Zeile { $lines } ({ $of })
goal-says-colour = { $points ->
    [one] { $points } Punkt pro Muster in einer Farbe
   *[other] { $points } Punkte pro Muster in einer Farbe
}
goal-says-handle = { $points ->
    [one] { $points } Punkt pro Muster mit gleichem Griff
   *[other] { $points } Punkte pro Muster mit gleichem Griff
}
goal-says-row = { $points ->
    [one] { $points } Punkt für jede Schublade, die zählt
   *[other] { $points } Punkte für jede Schublade, die zählt
}
goal-has-combinations = { $count ->
    [one] { $count } Kombination
   *[other] { $count } Kombinationen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
goal-has-drawers = { $count ->
    [one] { $count } Schublade
   *[other] { $count } Schubladen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
goals-title = Aufträge
goal-light = Auf den Sideboards zeigen

round-of = Runde { $round } von { $rounds }
points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
your-sideboard = Dein Sideboard
sideboard-of = Sideboard: { $name }
sideboard-empty = Noch keine Karte
your-hand = Deine Handkarten
lay-here = { $end ->
    [left] Links anlegen
   *[right] Rechts anlegen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $more }
lay-first = Diese Karte zuerst legen
makes-colour = { $count ->
    [one] { $count } Farbkombination
   *[other] { $count } Farbkombinationen
}
makes-handle = { $count ->
    [one] { $count } Griffkombination
   *[other] { $count } Griffkombinationen
}
makes-row = { $count ->
    [one] Reihe um { $count } Schublade länger
   *[other] Reihe um { $count } Schubladen länger
}
end-waits = Wähle zuerst eine Karte
turn = Drehen
turn-card = Karte drehen
confirm = Fertig
confirm-start = Starten
take-back = Zurücknehmen
exchange = Tauschen
exchange-explained = Wirf deine Handkarten ab und ziehe zwei neue. Einmal im Spiel; unbenutzt ist die Tauschkarte 1 Punkt wert.
exchange-sure = Beide Karten abwerfen und zwei neue ziehen?
exchange-yes = Tauschen
cancel = Abbrechen
exchange-unused = Tauschkarte: unbenutzt 1 Punkt wert
exchange-used = Getauscht
exchange-mark-unused = +1
exchange-mark-used = ×
pile = Nachziehstapel
pile-has = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
discards-have = { $count ->
    [one] { $count } Karte auf dem Ablagestapel
   *[other] { $count } Karten auf dem Ablagestapel
}
say-start = Wähle zwei Startkarten, beliebig gedreht.
say-start-second = Jetzt eine zweite Karte, links oder rechts daneben.
say-choose = Wähle eine Karte. Erneutes Antippen dreht sie.
say-choose-end = Lege sie an einem der beiden Enden an.
say-confirm = Passt das so? Du kannst es noch zurücknehmen.
say-waiting = Gelegt. Warten auf die anderen.
passes-to = Was du nicht legst, geht nach links: { $name }
passes-from = Karten bekommst du von rechts: { $name }
passes-discard = Was du nicht legst, wird abgeworfen
thinking = überlegt
placed = hat gelegt
you = Du
player = Person { $number }
bot-level = { $level ->
    [random] Schussel
    [apprentice] Lehrling
    [joiner] Geselle
   *[master] Meister
}
name-numbered = { $name } { $number }
look-closer = Genauer ansehen
close = Schließen

news-laid-left = Links angelegt.
news-laid-right = Rechts angelegt.
news-lifted = Wieder aufgenommen.
news-chosen = Gelegt. Warten auf die anderen.
news-taken-back = Zurückgenommen.
news-exchanged = Zwei neue Karten.
news-round = Runde { $round }. Deine Handkarten: { $hand }.
news-other = { $name ->
    [Du] Du hast gelegt: { $card }.
   *[other] { $name } hat gelegt: { $card }.
}
news-over = Das Spiel ist zu Ende.
news-standing = { $points ->
    [one] Du hast { $points } Punkt.
   *[other] Du hast { $points } Punkte.
}

hint = Tipp
hint-title = Was würde der Meister tun?
hint-thinking = Der Meister überlegt …
hint-points = am Ende etwa { $points } Punkte
hint-wins = gewinnt { $percent } % der Spiele
hint-best = beste Wahl
hint-cost = { $cost } Punkte weniger
hint-close = etwa gleich gut
hint-try = Ausprobieren
hint-exchange = Tauschkarte benutzen
hint-start = Mit diesen beiden starten
hint-left = Links anlegen
hint-right = Rechts anlegen
fact-completes = { $count ->
    [one] vollendet eine Kombination: { $value }
   *[other] vollendet { $count } Kombinationen: { $value }
}
fact-lengthens = Schubladen für den Reihenauftrag: { $drawers } statt { $before }
fact-keeps-open = { $drawers }er-Reihe kann weiterwachsen: { $value }
fact-closes = { $drawers }er-Reihe kann nicht mehr wachsen: { $value }
fact-prepares = { $kind ->
    [colour] mit { $cards } von { $of } unbekannten Karten gelingt eine Farbkombination
   *[handle] mit { $cards } von { $of } unbekannten Karten gelingt eine Griffkombination
}
fact-race = Rennen um den Reihenbonus: { $own } gegen { $others }
fact-passes = { $to ->
    [you] { $points ->
            [0] du hast wenig von dem, was du bekommst
            [one] du kannst { $points } Punkt aus dem machen, was du bekommst
           *[other] du kannst { $points } Punkte aus dem machen, was du bekommst
        }
   *[other] { $points ->
            [0] { $name } hat wenig von dem, was du weitergibst
            [one] { $name } kann { $points } Punkt aus dem machen, was du weitergibst
           *[other] { $name } kann { $points } Punkte aus dem machen, was du weitergibst
        }
}
fact-exchange = kostet den Punkt der Tauschkarte

curtain-title = Gib das Gerät an { $name }
curtain-text = Handkarten sind geheim. Alle anderen schauen jetzt weg.
curtain-lift = Ich bin { $name }
curtain-take-back = Moment, { $name } nimmt den Zug zurück

menu = Menü
save-record = Als Datei speichern
new-game = Neues Spiel
leave-game = Spiel beenden
leave-sure = Dieses Spiel beenden? Es wird nicht gespeichert.
leave-yes = Beenden
keys-title = Tasten
keys-text = 1 bis 4: Karte wählen · R: drehen · ← →: links/rechts anlegen · Enter: fertig · Rücktaste: zurücknehmen · X: tauschen · H: Tipp
player-list = Die anderen
