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
goal-pattern-of-handles = { $pattern } (Griffe)
goal-longest = Längste { $of ->
    [colour] Reihe beliebiger Farbe
    [handle] Reihe mit beliebigem Griff
    [red] rote Reihe
    [turquoise] türkise Reihe
    [pink] rosa Reihe
    [orange] orange Reihe
    [black] schwarze Reihe
    [flower] Reihe mit Blumen
    [square] Reihe mit Quadraten
   *[bar] Reihe mit länglichen Griffen
}
goal-two-longest = Die zwei längsten { $of ->
    [colour] Reihen beliebiger Farbe
    [handle] Reihen mit beliebigem Griff
    [red] roten Reihen
    [turquoise] türkisen Reihen
    [pink] rosa Reihen
    [orange] orangen Reihen
    [black] schwarzen Reihen
    [flower] Reihen mit Blumen
    [square] Reihen mit Quadraten
   *[bar] Reihen mit länglichen Griffen
}
goal-lines = Längste { $of ->
    [colour] Reihen beliebiger Farbe
    [handle] Reihen mit beliebigem Griff
    [red] rote Reihen
    [turquoise] türkise Reihen
    [pink] rosa Reihen
    [orange] orange Reihen
    [black] schwarze Reihen
    [flower] Reihen mit Blumen
    [square] Reihen mit Quadraten
   *[bar] Reihen mit länglichen Griffen
}, Zeilen { $lines }
goal-says-colour = { $points ->
    [one] { $points } Punkt pro Muster in einer Farbe
   *[other] { $points } Punkte pro Muster in einer Farbe
}
goal-says-handle = { $points ->
    [one] { $points } Punkt pro Muster mit gleichem Griff
   *[other] { $points } Punkte pro Muster mit gleichem Griff
}
goal-says-row = { $points ->
    [one] { $points } Punkt pro Schublade
   *[other] { $points } Punkte pro Schublade
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
ask-drawers = Schubladen einzeln ansehen, mit den Pfeiltasten
# A drawer that was tapped is in no combination and no row that counts.
drawer-alone = bringt noch keine Punkte

round-of = Runde { $round }/{ $rounds }
round-log = Bisherige Runden
log-round = Runde { $round }
points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
your-sideboard = Dein Sideboard
sideboard-of = Sideboard von { $name }
sideboard-empty = Noch keine Karte
your-hand = Deine Handkarten
lay-here = { $end ->
    [left] Links anlegen
   *[right] Rechts anlegen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $more }
# The same, without what it would bring.
# $end (String) - left or right
lay-plain = { $end ->
    [left] Links anlegen
   *[right] Rechts anlegen
}
lay-first = Lege deine erste Karte
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
makes-bonus = { $points } für den Reihenbonus
end-waits = Wähle zuerst eine Karte
turn = Drehen
turn-card = Karte drehen
confirm = Fertig
confirm-start = Starten
take-back = Zurücknehmen
change-choice = Wahl ändern
exchange = Tauschen
exchange-explained = Wirf deine Handkarten ab und ziehe zwei neue. Einmal pro Partie; unbenutzt ist die Tauschkarte 1 Punkt wert.
exchange-sure = Beide Karten abwerfen und zwei neue ziehen?
exchange-yes = Tauschen
cancel = Abbrechen
exchange-unused = Tauschkarte: unbenutzt 1 Punkt wert
exchange-used = Getauscht
exchanged-who = { $name } nutzt die Tauschkarte
mute = Stumm
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
say-start = Wähle zwei Startkarten. Wie herum, ist egal.
say-start-second = Jetzt eine zweite Karte, links oder rechts daneben.
say-choose = Wähle eine Karte. Noch einmal antippen dreht sie.
say-choose-end = Lege sie an einem der beiden Enden an.
say-confirm = Passt das so? Du kannst es noch zurücknehmen.
say-waiting = Gelegt. Warten auf { $names }.
passes-to = Was du nicht legst, geht an { $name }
passes-from = Karten bekommst du von { $name }
passes-discard = Was du nicht legst, wird abgeworfen
thinking = überlegt
placed = hat gelegt
plays-later = kommt noch dran
you = Du
player = Person { $number }
bot-level = { $level ->
    [random] Schussel
    [apprentice] Lehrling
    [joiner] Geselle
   *[master] Meister
}
bot-temper = { $level ->
    [random] Legt, was gerade zur Hand ist.
    [apprentice] Nimmt, was sofort am meisten bringt.
    [joiner] Plant das ganze Sideboard.
   *[master] Plant voraus und behält alle im Blick.
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
news-brings = { $points ->
    [one] { $points } Punkt mehr, zusammen { $sum }.
   *[other] { $points } Punkte mehr, zusammen { $sum }.
}
news-own = Du: +{ $points }, zusammen { $sum }.
news-brief = { $name }: { $end ->
    [left] links
    [right] rechts
   *[start] Start
} +{ $points }.
news-round = Runde { $round }.
news-hand = Deine Handkarten: { $hand }.
news-read-out = Tisch vorlesen
news-other = { $name ->
    [Du] Du hast gelegt: { $card }.
   *[other] { $name } hat gelegt: { $card }.
}
news-over = Die Partie ist zu Ende.
news-standing = { $points ->
    [one] Du hast { $points } Punkt.
   *[other] Du hast { $points } Punkte.
}

hint = Tipp
hint-title = Was würde der Meister tun?
hint-thinking = Der Meister überlegt …
hint-points = am Ende etwa { $points } Punkte
hint-wins = Siegchance { $percent } %
hint-lead = { $side ->
    [ahead] { $lead } Punkte Vorsprung
   *[behind] { $lead } Punkte Rückstand
}
hint-best = Bester Zug
hint-cost = { $cost } Punkte weniger
hint-close = Etwa gleich gut
hint-why = Warum?
hint-exchange = Tauschkarte benutzen
hint-start = Mit diesen beiden starten
hint-left = Links anlegen
hint-right = Rechts anlegen
fact-completes = { $count ->
    [one] ergibt eine Kombination: { $value }
   *[other] ergibt { $count } Kombinationen: { $value }
}
fact-lengthens = Schubladen für den Reihenauftrag: { $drawers } statt { $before }
fact-keeps-open = { $drawers }er-Reihe ({ $value }) kann weiterwachsen
fact-closes = { $drawers }er-Reihe ({ $value }) kann nicht mehr wachsen
fact-prepares = { $kind ->
    [colour] mit { $cards } von { $of } unbekannten Karten gelingt eine Farbkombination
   *[handle] mit { $cards } von { $of } unbekannten Karten gelingt eine Griffkombination
}
fact-race = Wettlauf um den Reihenbonus: { $own } zu { $others }
fact-passes = { $to ->
    [you] { $points ->
            [0] du kannst mit dem, was du bekommst, wenig anfangen
            [one] du kannst { $points } Punkt aus dem machen, was du bekommst
           *[other] du kannst { $points } Punkte aus dem machen, was du bekommst
        }
   *[other] { $points ->
            [0] { $name } kann mit dem, was du weitergibst, wenig anfangen
            [one] { $name } kann { $points } Punkt aus dem machen, was du weitergibst
           *[other] { $name } kann { $points } Punkte aus dem machen, was du weitergibst
        }
}
fact-exchange = kostet den Punkt der Tauschkarte

curtain-title = Gib das Gerät weiter an
curtain-text = Handkarten sind geheim. Alle anderen schauen jetzt weg.
curtain-lift = Ich bin { $name }
curtain-take-back = Moment, { $name } nimmt den Zug zurück
reveal-title = Runde { $round }: Alle haben gelegt
reveal-next = Weiter mit { $name }

menu = Menü
save-record = Als Datei speichern
new-game = Neue Partie
leave-game = Partie beenden
leave-sure = Diese Partie beenden? Sie wird nicht gespeichert.
leave-yes = Beenden
keys-title = Tasten
keys-text = 1 bis 4: Karte wählen · R: drehen · ← →: links/rechts anlegen · Enter: fertig · Rücktaste: zurücknehmen · X: tauschen · T: Tisch vorlesen · ?: Regeln
keys-hint = H: Tipp
player-list = Die anderen
