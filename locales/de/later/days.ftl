statistics-where-counted = alle, die zählen
statistics-where-all = alle, auch Übung
statistics-bots = Mit Bots
statistics-box = Schachtel
replay-cut = Diesem Link fehlt das Ende; wahrscheinlich ging es beim Kopieren verloren. Kopiere den ganzen Link oder lass ihn dir noch einmal schicken.
replay-spoils = Hier wird die Partie des Tages gezeigt
replay-spoils-text = Dein eigener Versuch steht noch aus. Wenn du jetzt zusiehst, kennst du die Karten schon, bevor du sie spielst.
replay-spoils-play = Erst selbst spielen
replay-spoils-show = Trotzdem zeigen
daily-share-late = Nachträglich gespielt
daily-of-possible = { $points } von { $best }
daily-by-master = Meister { $points }
daily-shared = { $count ->
    [one] { $count } Ergebnis auf Platz { $place }
   *[other] { $count } teilen sich Platz { $place }
}
daily-best-text = Jeder Name hat einen Platz. Je Anschluss werden drei Ergebnisse genannt; die übrigen zählen ohne Namen.
replay-review-sure = Insgesamt verschenkte Punkte: { $cost } ± { $error }
replay-within = { $cost } ± { $error }
replay-cost-sure = −{ $cost } ± { $error }
replay-cost-chance = 0 ± { $error }
replay-given-away = Verschenkt
replay-accuracy = Genauigkeit
replay-accuracy-text = { $mistakes ->
    [0] kein klarer Fehler
    [one] { $mistakes } ungenauer oder falscher Zug
   *[other] { $mistakes } ungenaue oder falsche Züge
}
replay-next-mistake = Nächster Fehler
replay-review-everyone = Alle analysieren
replay-expected = { $name }, erwartetes Ergebnis
replay-play-on = Ab hier weiterspielen
replay-play-on-text = Bots übernehmen die anderen Plätze. Es zählt als Übung.
