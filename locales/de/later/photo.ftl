photo-button = Foto aufnehmen
photo-title = Foto eines Sideboards
photo-private = Das Foto bleibt auf diesem Gerät und wird nicht gespeichert.
photo-opening = Das Foto wird geöffnet …
photo-reading = Die Karten werden gelesen …
photo-read = { $cards ->
    [one] Eine Karte. Stimmt sie?
   *[other] { $cards } Karten. Stimmen sie?
}
photo-read-unsure = { $cards ->
    [one] Eine Karte, bitte prüfen.
   *[other] { $cards } Karten, davon { $unsure } zu prüfen: Tippe an, was wirklich dort liegt.
}
photo-no-picture = Dein Browser kann diese Datei nicht als Bild öffnen.
photo-too-large = Dieses Foto ist zu groß: Erlaubt sind höchstens 64 Megapixel und 64 Megabyte.
photo-too-small = Dieses Foto ist zu klein, um Karten darauf zu erkennen.
photo-no-board = Auf diesem Foto ist kein Sideboard zu erkennen.
photo-bad-corners = Diese Ecken umschließen kein Sideboard.
photo-too-few-cards = Auf dem Foto sind mehr Karten, als in der Schachtel noch übrig sind. Prüfe die anderen Sideboards.
photo-no-reader = Das Foto ließ sich hier nicht auswerten. Prüfe die Verbindung und versuch es noch einmal.
photo-helps = Am besten klappt es so: nur ein Sideboard, richtig herum und gerade von oben fotografiert, bei gleichmäßigem Licht und mit allen fünf Schubladen jeder Karte im Bild. Oder ziehe die vier Ecken auf die Ecken des Sideboards.
photo-corners-aside = Sitzt der Rahmen nicht richtig, ziehe seine Ecken auf die Ecken des Sideboards.
photo-picture = Das Foto
photo-corners = Ecken des Sideboards
photo-corner = { $corner ->
    [upper-left] Ecke oben links: ziehen oder mit den Pfeiltasten bewegen
    [upper-right] Ecke oben rechts: ziehen oder mit den Pfeiltasten bewegen
    [lower-right] Ecke unten rechts: ziehen oder mit den Pfeiltasten bewegen
   *[lower-left] Ecke unten links: ziehen oder mit den Pfeiltasten bewegen
}
photo-columns = Karten von links nach rechts
photo-column-unsure = Karte { $number }, bitte prüfen: { $card }
photo-column-unknown = Karte { $number }: noch unbekannt
photo-which = Karte { $number }: Tippe an, was wirklich dort liegt.
photo-other = Eine andere Karte? Tippe ihre Farben von oben an:
photo-right = Stimmt
photo-no-card = Hier ist keine Karte
photo-add-left = Links fehlt eine Karte
photo-add-right = Rechts fehlt eine Karte
photo-missing = { $found ->
    [one] Eine Karte gefunden.
   *[other] { $found } Karten gefunden.
} { $missing ->
    [one] Fehlt eine?
   *[other] Fehlen { $missing }?
}
photo-add-first = Links ergänzen
photo-add-last = Rechts ergänzen
photo-add-between = Zwischen { $left } und { $right } ergänzen
photo-missing-between = Fehlt anderswo eine? Tippe die Karte daneben an.
photo-take = { $count ->
    [one] Karte übernehmen
   *[other] { $count } Karten übernehmen
}
photo-replaces = { $count ->
    [one] Ersetzt die Karte, die schon da ist.
   *[other] Ersetzt die { $count } Karten, die schon da sind.
}
photo-again = Anderes Foto
photo-taken = { $count ->
    [one] Eine Karte aus dem Foto eingetragen.
   *[other] { $count } Karten aus dem Foto eingetragen.
}
