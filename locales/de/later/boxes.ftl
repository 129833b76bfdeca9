boxes-lead = Griffe, Muster und Punkte in diesem Spiel sind unsere Rekonstruktion: Bilder der echten Karten hatten wir nicht. Wenn du die Schachtel besitzt, übertrage, was deine Karten zeigen. Dann spielst und wertest du mit deinen eigenen Karten.
boxes-none = Du hast noch keine eigene Schachtel.
boxes-kept = Jede Änderung wird sofort in diesem Browser gespeichert. Nichts wird verschickt.
boxes-all = Alle meine Schachteln
boxes-nameless = Schachtel mit Fehlern
boxes-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
boxes-goals = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
boxes-faults = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
boxes-edit = Bearbeiten
boxes-copy = Kopieren
boxes-copy-name = { $name } (Kopie)
boxes-delete = Löschen
boxes-delete-sure = „{ $name }“ löschen? Partien, die damit gespielt wurden, lassen sich dann nicht mehr öffnen.
boxes-delete-yes = Löschen
boxes-new-title = Neue Schachtel
boxes-new-text = Deine Schachtel beginnt als Kopie der klassischen. Die Farben der Karten stimmen sehr wahrscheinlich; vergleiche Griffe, Muster und Punkte mit deinen Karten.
boxes-new-default = Meine Schachtel
boxes-new = Erstellen
boxes-import-title = Schachtel aus einer Datei
boxes-import-text = Eine Datei, wie sie auch die Kommandozeile und der Server lesen.
boxes-import = Datei öffnen

boxes-link = Link
boxes-link-title = Link zu dieser Schachtel
boxes-link-text = Die ganze Schachtel steckt in diesem Link. Wer ihn öffnet, kann sie bei sich speichern.
boxes-sent-title = Eine Schachtel für dich
boxes-sent-known = Diese Karten und Aufträge hast du schon: { $name }. Speicherst du diese Schachtel, ersetzen ihre Namen und Empfehlungen die alten.
boxes-sent-keep = Schachtel speichern
boxes-sent-fault = Dieser Link ist unvollständig: Ein Teil der Schachtel fehlt.

boxes-name = Name der Schachtel
boxes-judgement = Prüfung
boxes-right = Alles stimmt. Fingerabdruck: { $hash }
boxes-unusable = Sobald das behoben ist, kannst du mit dieser Schachtel spielen. Bis dahin geht nichts verloren.
boxes-unreadable = Die Datei hat Fehler, die das Formular nicht zeigen kann. Behebe sie im Text.
boxes-tabs = Was möchtest du ändern?
boxes-tab-cards = Karten
boxes-tab-suggestions = Empfehlungen
boxes-tab-text = Text
boxes-previous = Zurück
boxes-next = Weiter
boxes-search = Karte nach Farben finden, von oben
boxes-search-clear = Alle Karten
boxes-card = Karte { $number }
boxes-card-of = Karte { $number } von { $count }
boxes-card-add = Karte hinzufügen
boxes-card-remove = Diese Karte entfernen
boxes-tap = Antippen einer Schublade ändert
boxes-tap-handle = den Griff
boxes-tap-colour = die Farbe
boxes-drawer = Schublade { $number }: { $drawer }
boxes-keys = Tasten: 1 bis 5 ändern eine Schublade, R dreht die Karte, ← und → führen zu den anderen Karten.
boxes-goal = Auftrag { $number }
boxes-goal-of = Auftrag { $number } von { $count }
boxes-goal-add = Auftrag hinzufügen
boxes-goal-remove = Diesen Auftrag entfernen
boxes-goal-name = Name
boxes-goal-points = Punkte
boxes-goal-kind = Art
boxes-pattern = Muster: Tippe seine Schubladen an
boxes-pattern-aside = Die Richtung ist egal; gespiegelte und gedrehte Formen zählen automatisch.
boxes-cell = Zeile { $line }, Spalte { $column }
boxes-row-of = Welche Reihen
row-of = { $of ->
    [colour] beliebige Farbe
    [handle] beliebiger Griff
    [red] rot
    [turquoise] türkis
    [pink] rosa
    [orange] orange
    [black] schwarz
    [flower] Blume
    [square] Quadrat
   *[bar] länglicher Griff
}
boxes-row-count = Was zählt
boxes-row-longest = Die längste Reihe
boxes-row-two-longest = Die zwei längsten Reihen
boxes-row-lines = Die längste Reihe in bestimmten Zeilen
boxes-line = Zeile { $line }
boxes-suggestions-text = Drei Aufträge für eine Partie, einer von jeder Art.
boxes-suggestion-name = Name
boxes-suggestion-add = Empfehlung hinzufügen
boxes-suggestion-remove = Entfernen
boxes-text = Inhaltsdatei
boxes-text-aside = Wird beim Tippen geprüft. Eine Änderung in einem der Formulare schreibt die Datei neu, ohne Kommentare.

fault-at = Zeile { $line }, Zeichen { $column }: { $fault }
fault-syntax = Das ist kein gültiges TOML. Meldung des Parsers (auf Englisch): „{ $detail }“
fault-too-large = Die Datei hat { $bytes } Bytes; höchstens { $most } sind erlaubt
fault-format = Format { $found } ist unbekannt; diese Version liest Format 1
fault-missing = „{ $key }“ fehlt
fault-unknown-key = Unbekannter Schlüssel „{ $key }“
fault-each = Jeder Eintrag in „{ $key }“
fault-value = { $kind ->
    [text] ein Text
    [integer] eine ganze Zahl
    [float] eine Kommazahl
    [boolean] wahr oder falsch
    [date] ein Datum
    [list] eine Liste
   *[table] eine Tabelle
}
fault-type = { $what }: Erwartet wird { $expected }, gefunden wurde { $found }
fault-huge = { $what }: Die Zahl ist viel zu groß
fault-name = Ein Name hat 1 bis { $most } druckbare Zeichen und kein Leerzeichen am Anfang oder Ende
fault-card = Karte „{ $text }“: { $why }
fault-card-length = erwartet werden 10 Zeichen, zwei für jede Schublade, gefunden: { $letters }
fault-card-colour = Schublade { $drawer } von oben hat die Farbe „{ $letter }“ statt R, T, P, O oder K
fault-card-handle = Schublade { $drawer } von oben hat den Griff „{ $letter }“ statt f, s, b oder -
fault-card-twice = Karte „{ $text }“ ist dieselbe wie in Zeile { $line }, vielleicht gedreht
fault-card-count = Eine Schachtel hat { $least } bis { $most } Karten, nicht { $count }
fault-goal-number = Die Auftragsnummer { $number } liegt nicht zwischen 1 und { $most }
fault-goal-twice = Auftrag { $number } steht schon in Zeile { $line }
fault-goal-missing = Auftrag { $number } fehlt; die Nummern beginnen bei 1 und haben keine Lücken
fault-no-goal = Kein Auftrag dieser Art: { $kind }. Eine Partie braucht von jeder Art einen
fault-kind = „{ $word }“ ist keine Auftragsart; schreib colour, handle oder row
fault-points = Punkte gehen von 1 bis { $most }, hier steht { $points }
fault-pattern-empty = Das Muster ist leer
fault-pattern-letter = Zeile { $line } des Musters enthält „{ $letter }“; # steht für eine Schublade, . für Beliebiges
fault-pattern-drawers = Das Muster hat { $drawers } Schubladen; höchstens { $most } sind möglich
fault-pattern-size = Ein Muster von { $columns } × { $lines } passt auch gedreht auf kein Sideboard von { $wide } × { $high }
fault-row-of = „{ $word }“ sagt nicht, welche Reihen; schreib any colour, any handle oder eine Farbe oder einen Griff auf Englisch
fault-longest = „longest“ muss 1 oder 2 sein, nicht { $rows }
fault-row-count = Ein Reihenauftrag hat entweder „longest“ (1 oder 2) oder „lines“
fault-lines-none = Keine Zeile ist gewählt
fault-lines-twice = Zeile { $number } kommt zweimal vor
fault-lines-unknown = Zeile { $number } gibt es nicht; die Zeilen heißen von oben 1 bis { $most }
fault-suggestion = Empfehlung „{ $name }“: { $why }
fault-goals-count = Eine Partie hat drei Aufträge, nicht { $count }
fault-goals-unknown = In dieser Schachtel gibt es keinen Auftrag { $number }, nur 1 bis { $last }
fault-goals-same = Die Aufträge { $first } und { $second } sind von derselben Art ({ $kind }); eine Partie hat von jeder einen
fault-suggestion-unknown = In dieser Schachtel gibt es keine Empfehlung „{ $name }“
fault-suggestion-name = Die Empfehlung „{ $name }“ braucht einen anderen Namen: Dieser hat eine besondere Bedeutung
fault-suggestion-twice = Zwei Empfehlungen heißen „{ $name }“
fault-more = Es gibt noch mehr Fehler; behebe zuerst diese
fault-quoted = „{ $word }“
