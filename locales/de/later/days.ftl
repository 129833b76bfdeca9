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
