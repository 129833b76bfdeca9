scoring-title = Wertung
scoring-back = Schritt zurück
scoring-next = Nächster Schritt
scoring-pause = Pause
scoring-go = Weiter
scoring-all = Ergebnis
scoring-total = Gesamt
step-combination = { $goal }, Kombination { $number }
step-row = { $drawers ->
    [one] { $goal }, { $drawers } Schublade
   *[other] { $goal }, { $drawers } Schubladen
}
step-bonus = Reihenbonus
step-exchange = Tauschkarte
step-told = { $name }: { $what }, +{ $points } = { $sum }
verdict-one = { $name } gewinnt
verdict-you = Du gewinnst
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
after-again = Noch ein Spiel
after-same-deal = Noch mal dieselben Karten
after-replay = Wiederholung und Analyse
share-title = Teilen
share-send = Senden …
share-copy = Text kopieren
share-copy-link = Link zu diesen Karten kopieren
share-copied = Kopiert.
share-me = Ich
