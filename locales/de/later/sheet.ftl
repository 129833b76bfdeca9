sheet-lead = Für Karten auf einem echten Tisch: Sag, wer mitspielt und um welche Ziele, tipp jedes Sideboard ein, und das Blatt zählt.
sheet-steps = Schritte
sheet-start = Tisch
sheet-result = Ergebnis
sheet-progress = { $cards } von 8
sheet-players = Spieler
sheet-add-player = Spieler hinzufügen
sheet-earlier = { $name } nach oben
sheet-remove-player = { $name } entfernen
sheet-remove-sure = { $name } mit allen Karten entfernen?
sheet-remove = Entfernen
sheet-box = Schachtel
sheet-box-sure = Eine andere Schachtel nehmen? Karten und Ziele beginnen von vorn.
sheet-box-yes = Nehmen
sheet-goals-text = Tipp auf ein Ziel, um ein anderes zu wählen.
sheet-reconstruction = Griffe, Zielmuster und Punkte der klassischen Schachtel sind unsere Rekonstruktion. Wenn deine Karten etwas anderes zeigen, übertrage sie zuerst:
sheet-next = Weiter: { $name }
sheet-back = Zurück
sheet-to-result = Zum Ergebnis
sheet-exchange-unused = Unbenutzt: 1 Punkt
sheet-exchange-used = Benutzt
sheet-which = Welche Karte kommt als Nächstes? Tipp ihre Farben von oben an, dann die Karte.
sheet-which-instead = Um Karte { $number } zu ersetzen, tipp die Farben der richtigen Karte an.
sheet-full = Alle acht Karten sind da. Tipp auf eine Karte, um sie zu korrigieren.
sheet-colours = Farben
sheet-untap = Letzte Farbe zurücknehmen
sheet-end = Wo sie liegt
sheet-left = Links
sheet-right = Rechts
sheet-left-over = { $count ->
    [one] Nur eine ist übrig. Tipp sie an.
   *[other] { $count } sind übrig. Tipp die an, die da liegt, oder noch eine Farbe.
}
sheet-lies-at = Liegt schon bei { $name }
sheet-keys = Tasten: R T P O K für Farben, Rücktaste nimmt eine zurück, Enter nimmt die letzte übrige Karte.
sheet-card = Karte { $number }
sheet-move-left = Nach links
sheet-move-right = Nach rechts
sheet-twice = Dieselbe Karte ist zweimal da: { $first } und { $second }.
sheet-spot = { $name }, Karte { $number }
sheet-no-cards = { $name } hat noch keine Karten
sheet-not-yet = Noch kein Ergebnis
sheet-missing = { $count ->
    [one] { $name }: { $count } Karte fehlt. Gezählt wird, was da ist.
   *[other] { $name }: { $count } Karten fehlen. Gezählt wird, was da ist.
}
sheet-why = Warum nicht { $count }?
sheet-why-title = { $name }, { $goal }: Warum nicht { $count }?
sheet-why-most = { $count ->
    [one] Nur { $count } zählt: Alle anderen Kombinationen teilen sich Schubladen mit ihr, und eine Schublade zählt nur einmal pro Ziel.
   *[other] Mehr als { $count } passen nicht, ohne sich eine Schublade zu teilen, und eine Schublade zählt nur einmal pro Ziel.
}
sheet-why-which = Nicht gezählt: { $number } von { $of } (gestrichelt).
sheet-why-shares = Die markierten Schubladen gehören schon zu Kombination { $combinations }.
sheet-why-before = Die davor
sheet-why-after = Die nächste
sheet-copy-link = Link kopieren
sheet-picture = Bild speichern
sheet-picture-send = Bild senden …
sheet-print = Drucken
sheet-json = Als JSON speichern
sheet-bg-stats = In BG Stats eintragen
sheet-bg-stats-text = Das öffnet die App BG Stats, falls sie auf diesem Gerät ist. Sonst wird nichts verschickt.
sheet-evening = Dieser Abend
sheet-round = Runde { $number }
sheet-leads = In Führung: { $names }
sheet-another = Noch eine Runde mit denselben Leuten
sheet-new-evening = Neuer Abend
sheet-new-evening-sure = Einen neuen Abend beginnen? Alle Runden und die Karten auf diesem Blatt verschwinden.
sheet-delete-round = Runde { $number } löschen
sheet-delete-sure = Runde { $number } dieses Abends löschen?
sheet-delete = Löschen
sheet-sent = Dieses Blatt kam über einen Link. Es ist keins von deinen.
sheet-copy = Kopie bearbeiten
sheet-copy-sure = Eine Kopie bearbeiten? Sie ersetzt das Blatt, das du gerade schreibst.
sheet-own = Zu meinem Blatt
sheet-link-broken = In diesem Link steckt kein Wertungsblatt.
sheet-link-other-box = Auf diesem Blatt geht es um eine Schachtel, die nicht hier ist. Füge zuerst die Schachtel hinzu und öffne den Link dann noch einmal.
