transcribe-begin = Karte für Karte übertragen
transcribe-title = Schachtel übertragen
transcribe-asks-colours = Nimm irgendeine Karte vom Stapel. Tippe auf ihre oberste Farbe, dann auf die Karte.
transcribe-asks-handles = Welchen Griff hat die markierte Schublade? Danach geht es von selbst weiter.
transcribe-cards-over = Alle Karten sind da.
transcribe-held = Die Karte in deiner Hand
transcribe-handles = Griff der markierten Schublade
transcribe-colours = Farben der nächsten Karte, von oben
transcribe-unknown = Schublade { $number }: noch unbekannt
transcribe-drawer = Schublade { $number }, { $colour }: welcher Griff?
transcribe-entered = { $drawer }. Schublade { $number }, { $colour }: welcher Griff?
transcribe-done = Karte fertig: { $card }
transcribe-again = Schon eingetragen, zum Korrigieren antippen: { $card }
transcribe-back = Vorige Karte
transcribe-to-goals = Weiter zu den Aufträgen
transcribe-keys = Tasten: { $colours }; 1 ohne Griff, 2 Blume, 3 Quadrat, 4 länglich; die Rücktaste nimmt zurück.
transcribe-goal-right = Stimmt so, weiter
transcribe-suggestions = Liegen deiner Schachtel Empfehlungen bei? Dann kannst du sie hier eintragen. Nötig ist das nicht.
transcribe-over = Fertig
unusual-colour = Ungewöhnlich: mehrere Schubladen einer Farbe ({ $colour })
unusual-handle = Ungewöhnlich: { $handle } auf { $count } Schubladen statt auf einer
unusual-same = Ungewöhnlich: Griffe an denselben Stellen wie auf den Karten { $first } und { $second }
unusual-count = { $count ->
    [one] Bitte prüfen: eine Auffälligkeit
   *[other] Bitte prüfen: { $count } Auffälligkeiten
}
boxes-removed = Entfernt: { $what }
boxes-put-back = Rückgängig
sheet-other-handles = Meine Karte hat andere Griffe
sheet-other-handles-text = Gib die Griffe deiner Karte von oben an, so wie sie liegt.
sheet-handles-copy = Die klassische Schachtel bleibt, wie sie ist: Du bekommst eine eigene Kopie, und dieses Blatt rechnet mit ihr.
sheet-handles-twice = In deiner Schachtel gibt es schon so eine Karte.
sheet-handles-save = Meine Schachtel korrigieren
sheet-handles-corrected = Deine Schachtel wurde korrigiert.
