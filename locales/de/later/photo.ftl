photo-button = Fotografieren
photo-title = Ein Sideboard fotografieren
photo-private = Das Bild bleibt auf diesem Gerät und wird nicht aufgehoben.
photo-opening = Das Bild wird geöffnet …
photo-reading = Die Karten werden gelesen …
photo-read = { $cards ->
    [one] Eine Karte. Stimmt sie?
   *[other] { $cards } Karten. Stimmen sie?
}
photo-read-unsure = { $cards ->
    [one] Eine Karte: Bitte prüfe sie.
   *[other] { $cards } Karten, davon { $unsure } zu prüfen: Tippe an, was wirklich dort liegt.
}
photo-no-picture = Diese Datei ist kein Bild, das dein Browser öffnen kann.
photo-too-large = Dieses Bild ist zu groß: höchstens 64 Megapixel und 64 Megabyte.
photo-too-small = Dieses Bild ist zu klein, um Karten zu zeigen.
photo-no-board = In diesem Bild ist kein Sideboard zu finden.
photo-bad-corners = Diese Ecken umschließen kein Sideboard.
photo-too-few-cards = Auf dem Bild sind mehr Karten, als in der Schachtel noch übrig sind. Prüfe die anderen Sideboards.
photo-no-reader = Das Bild konnte hier nicht gelesen werden. Prüfe die Verbindung und versuche es noch einmal.
photo-helps = Was hilft: ein Sideboard, aufrecht, von oben, alle fünf Schubladen jeder Karte im Bild, gleichmäßiges Licht. Oder ziehe die vier Ecken auf die Ecken des Sideboards.
photo-corners-aside = Liegt der Rahmen falsch, ziehe seine Ecken auf die Ecken des Sideboards.
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
photo-take = { $count ->
    [one] Diese Karte nehmen
   *[other] Diese { $count } Karten nehmen
}
photo-replaces = { $count ->
    [one] Ersetzt die Karte, die schon da ist.
   *[other] Ersetzt die { $count } Karten, die schon da sind.
}
photo-again = Anderes Bild
photo-taken = { $count ->
    [one] Eine Karte aus dem Foto eingetragen.
   *[other] { $count } Karten aus dem Foto eingetragen.
}
