statistics-where-counted = alle außer Übungen
statistics-where-all = alle, auch Übungen
statistics-bots = Mit Bots
statistics-box = Schachtel
replay-cut = Diesem Link fehlt das Ende; wahrscheinlich ging es beim Kopieren verloren. Kopiere den ganzen Link oder lass ihn dir noch einmal schicken.
replay-spoils = Diese Wiederholung zeigt die heutige Partie
replay-spoils-text = Dein eigener Versuch ist noch nicht beendet. Wenn du jetzt zusiehst, kennst du die Karten schon, bevor du sie spielst.
replay-spoils-play = Erst selbst spielen
replay-spoils-show = Trotzdem zeigen
daily-share-late = Nachträglich gespielt
daily-of-possible = { $points } von { $best } möglichen
daily-by-master = Meister: { $points }
daily-shared = { $count ->
    [one] { $count } Ergebnis auf Platz { $place }
   *[other] { $count } teilen sich Platz { $place }
}
daily-best-text = Jeder Name steht nur einmal in der Liste, und pro Internetanschluss stehen dort höchstens drei. Alle anderen Ergebnisse zählen ohne Namen mit.
replay-review-sure = Insgesamt verschenkte Punkte: { $cost } ± { $error }
replay-within = { $cost } ± { $error }
replay-cost-sure = −{ $cost } ± { $error }
replay-cost-chance = 0 ± { $error }
replay-given-away = Verschenkte Punkte
replay-accuracy = Genauigkeit
replay-accuracy-text = { $mistakes ->
    [0] kein klarer Fehler
    [one] { $mistakes } ungenauer oder falscher Zug
   *[other] { $mistakes } ungenaue oder falsche Züge
}
replay-next-mistake = Nächster Fehler
replay-review-everyone = Alle analysieren
replay-expected = { $name }: erwartetes Ergebnis
replay-play-on = Ab hier weiterspielen
replay-play-on-text = Bots übernehmen die anderen Plätze. Das zählt als Übung.
