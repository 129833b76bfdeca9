sheet-lead = Für Partien mit echten Karten: Gib an, wer mitspielt und mit welchen Aufträgen, tippe jedes Sideboard ein, und das Blatt rechnet.
sheet-steps = Schritte
sheet-start = Vorbereitung
sheet-result = Ergebnis
sheet-progress = { $cards } von 8
sheet-players = Wer spielt mit?
sheet-how-many = Wie viele spielen mit?
sheet-earlier = { $name } nach oben
sheet-remove-player = { $name } entfernen
sheet-remove = Entfernen
sheet-box = Schachtel
sheet-box-sure = { $count ->
    [one] { $count } Karte gibt es in dieser Schachtel nicht; sie fällt weg. Wechseln?
   *[other] { $count } Karten gibt es in dieser Schachtel nicht; sie fallen weg. Wechseln?
}
sheet-box-yes = Wechseln
sheet-goals-text = Tippe auf einen Auftrag, um einen anderen zu wählen.
sheet-reconstruction = Griffe, Auftragsmuster und Punkte der klassischen Schachtel sind unsere Rekonstruktion. Wenn deine Karten etwas anderes zeigen, übertrage sie zuerst:
sheet-next = Weiter: { $name }
sheet-back = Zurück
sheet-to-result = Zum Ergebnis
sheet-exchange-unused = Unbenutzt: 1 Punkt
sheet-exchange-used = Benutzt
sheet-which = Welche Karte kommt als Nächstes? Tippe ihre Farben von oben an, dann die Karte.
sheet-which-instead = Um Karte { $number } zu ersetzen, tippe die Farben der richtigen Karte an.
sheet-full = Alle acht Karten sind da. Tippe auf eine Karte, um sie zu korrigieren.
sheet-colours = Farben
sheet-untap = Letzte Farbe zurücknehmen
sheet-end = An welchem Ende?
sheet-left = Links
sheet-right = Rechts
sheet-left-over = { $count ->
    [one] Nur eine passt. Tippe sie an.
   *[other] { $count } passen. Tippe die richtige an oder noch eine Farbe.
}
sheet-lies-at = Liegt schon bei { $name }
sheet-keys = Tasten: { $colours }; die Rücktaste nimmt eine Farbe zurück, Enter nimmt die einzige passende Karte.
sheet-card = Karte { $number }
sheet-move-left = Nach links
sheet-move-right = Nach rechts
sheet-twice = Dieselbe Karte ist zweimal da: { $first } und { $second }.
sheet-spot = { $name } (Karte { $number })
sheet-no-cards = { $name }: noch keine Karten
sheet-not-yet = Noch kein Ergebnis
sheet-missing = { $count ->
    [one] { $name }: { $count } Karte fehlt. Gezählt wird, was da ist.
   *[other] { $name }: { $count } Karten fehlen. Gezählt wird, was da ist.
}
sheet-why = Warum nicht { $count }?
sheet-why-title = { $name }, { $goal }: Warum nicht { $count }?
sheet-why-most = { $count ->
    [one] Nur { $count } zählt: Alle anderen Kombinationen teilen sich Schubladen mit ihr, und eine Schublade zählt nur einmal pro Auftrag.
   *[other] Mehr als { $count } passen nicht, ohne sich eine Schublade zu teilen, und eine Schublade zählt nur einmal pro Auftrag.
}
sheet-why-which = Nicht gezählt: { $number } von { $of } (gestrichelt).
sheet-why-shares = { $count ->
    [one] Die markierten Schubladen gehören schon zu Kombination { $combinations }.
   *[other] Die markierten Schubladen gehören schon zu den Kombinationen { $combinations }.
}
sheet-why-before = Vorige
sheet-why-after = Nächste
sheet-copy-link = Link kopieren
sheet-picture = Bild speichern
sheet-picture-send = Bild senden …
sheet-print = Drucken
sheet-json = Als JSON speichern
sheet-bg-stats = In BG Stats eintragen
sheet-bg-stats-text = Das öffnet die App BG Stats, falls sie auf diesem Gerät installiert ist. Verschickt wird sonst nichts.
sheet-evening = Dieser Abend
sheet-round = Partie { $number }
sheet-leads = In Führung: { $names }
sheet-another = Noch eine Partie mit denselben Leuten
sheet-new-evening = Neuer Abend
sheet-delete-round = Partie { $number } löschen
sheet-sent = Dieses Blatt stammt aus einem Link. Es ist nicht deins.
sheet-copy = Kopie bearbeiten
sheet-copy-sure = Eine Kopie bearbeiten? Sie ersetzt das Blatt, an dem du gerade arbeitest.
sheet-own = Zurück zu meinem Blatt
sheet-link-broken = Dieser Link enthält kein Wertungsblatt.
sheet-link-other-box = Für dieses Blatt fehlt dir die Schachtel. Füge sie hinzu und öffne den Link dann noch einmal.
sheet-undo = Rückgängig: { $what }
sheet-box-changed = Deine Schachtel „{ $name }“ hat sich geändert, seit dieses Blatt begonnen wurde. Das Blatt mit der neuen Fassung werten?
sheet-box-count = Neue Fassung nehmen
sheet-correcting = Du korrigierst Partie { $number }. Änderungen werden gleich dort gespeichert.
sheet-back-to-round = Zurück zu Partie { $number }
sheet-insert-before = Davor einfügen
sheet-insert-after = Danach einfügen
sheet-which-between = Welche Karte kommt an Stelle { $number }? Tippe ihre Farben von oben an.
sheet-not-kept = Der Speicher des Browsers ist voll: Änderungen an diesem Blatt werden nicht gespeichert. Speichere es als Datei oder schaffe Platz.
sheet-running = Punkte bisher
sheet-evenings-text = Fertige Partien findest du auch bei deinen früheren Partien und in der Statistik.
sheet-evenings = Frühere Abende
sheet-bg-stats-missing = BG Stats scheint hier nicht installiert zu sein. Es wurde nichts verschickt; speichere die Partie als JSON oder kopiere den Link.
