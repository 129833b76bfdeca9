boxes-lead = Griffe, Muster und Punkte in diesem Spiel sind unsere Rekonstruktion: Die Bilder der echten Karten lagen uns nicht vor. Wenn du die Schachtel besitzt, übertrage, was deine Karten zeigen. Dann spielst und wertest du mit deinen eigenen Karten.
boxes-none = Du hast noch keine eigene Schachtel.
boxes-kept = Jede Änderung wird sofort in diesem Browser gespeichert. Nichts wird verschickt.
boxes-all = Alle deine Schachteln
boxes-nameless = Unlesbare Schachtel
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
boxes-delete-sure = „{ $name }“ löschen? Spiele, die damit gespielt wurden, lassen sich dann nicht mehr öffnen.
boxes-delete-yes = Löschen
boxes-new-title = Eine neue Schachtel
boxes-new-text = Sie beginnt als Kopie der klassischen Schachtel. Die Farben der Karten stimmen sehr wahrscheinlich; Griffe, Muster und Punkte prüfst du selbst.
boxes-new-default = Meine Schachtel
boxes-new = Anlegen
boxes-import-title = Eine Schachtel aus einer Datei
boxes-import-text = Dieselbe Datei, die auch die Kommandozeile und der Server lesen.
boxes-import = Datei öffnen

boxes-link = Link
boxes-link-title = Link zu dieser Schachtel
boxes-link-text = Die ganze Schachtel steckt in diesem Link. Wer ihn öffnet, kann sie bei sich speichern.
boxes-sent-title = Eine Schachtel für dich
boxes-sent-known = Diese Karten und Aufträge hast du schon: { $name }. Speicherst du diese Schachtel, ersetzen ihre Namen und Empfehlungen die alten.
boxes-sent-keep = Schachtel speichern
boxes-sent-fault = Dieser Link ist unvollständig: Ein Teil der Schachtel fehlt.

boxes-name = Name der Schachtel
boxes-judgement = Stimmt alles?
boxes-right = Alles stimmt. Fingerabdruck: { $hash }
boxes-unusable = Sobald das behoben ist, kannst du mit dieser Schachtel spielen. Bis dahin geht nichts verloren.
boxes-unreadable = Die Datei hat Fehler, die das Formular nicht zeigen kann. Behebe sie im Text.
boxes-tabs = Was möchtest du ändern?
boxes-tab-cards = Karten
boxes-tab-suggestions = Empfehlungen
boxes-tab-text = Als Text
boxes-previous = Zurück
boxes-next = Weiter
boxes-search = Eine Karte nach ihren Farben von oben finden
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
boxes-pattern-aside = In beliebiger Richtung; gespiegelte und gedrehte Formen zählen automatisch.
boxes-cell = Zeile { $line }, Spalte { $column }
boxes-row-of = Welche Reihen
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
