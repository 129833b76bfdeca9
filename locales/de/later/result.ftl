scoring-title = Wertung
scoring-back = Schritt zurück
scoring-next = Nächster Schritt
scoring-pause = Pause
scoring-go = Weiter
scoring-all = Überspringen
scoring-total = Gesamt
verdict-one = { $name } gewinnt
verdict-shared = Geteilter Sieg: { $names }
verdict-points = { $points ->
    [one] mit { $points } Punkt
   *[other] mit { $points } Punkten
}
rating = { $step ->
    [0] Drei Schrauben übrig, aber es steht
    [1] Schmuckes Stück für den Flur
    [2] Grundsolide Tischlerarbeit
    [3] Prachtstück fürs Wohnzimmer
   *[4] Ein echter Designklassiker
}
rating-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
after-again = Noch eine Partie
after-same-deal = Noch mal dieselben Karten
after-replay = Wiederholung und Analyse
share-title = Teilen
share-send = Senden …
share-copy = Text kopieren
share-copy-link = Link zu diesen Karten kopieren
share-copied = Kopiert.
share-me = Ich
scoring-watch = Wertung noch einmal ansehen
race-nobody = niemand punktet
race-drawers = { $count ->
    [one] { $count } Schublade
   *[other] { $count } Schubladen
}
race-bonus = Für die meisten Schubladen in Reihen
race-bonus-alone = Für die Schubladen in deinen Reihen
race-exchange = 1 Punkt für jede unbenutzte Tauschkarte
verdict-one-by = { $points ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
verdict-you-by = { $points ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $points } Punkten Vorsprung
}
place-word = { $place ->
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[6] Sechster Platz
}
verdict-behind = { $points ->
    [one] { $place }, ein Punkt hinter { $names }
   *[other] { $place }, { $points } Punkte hinter { $names }
}
alone-next = bis „{ $title }“
alone-best = persönlicher Rekord
alone-best-new = neuer Rekord, vorher { $points }
alone-best-equal = persönlicher Rekord eingestellt
alone-round = in Runde { $number }, deiner besten
alone-possible = im Nachhinein möglich
