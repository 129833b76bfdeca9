quick-title = Schnelle Partie
quick-text = Spiele mit allen, die gerade auch eine Partie suchen. Sie sehen deinen Namen und sonst nichts. Eine Runde dauert höchstens eine Minute.
quick-players = Spieler
quick-find = Mitspieler finden
quick-seat-free = frei
quick-waiting = { $count ->
    [one] Noch ein Platz ist frei …
   *[other] Noch { $count } Plätze sind frei …
}
quick-bots-in = In { $seconds } s kannst du stattdessen mit Bots spielen.
quick-bots = Jetzt mit Bots spielen
quick-check = Alle sind da. Bist du bereit?
quick-check-left = Alle sind da. Bist du bereit? Noch { $seconds } s
quick-awaits = Es fehlt noch: { $names }
quick-lost = Du warst nicht rechtzeitig bereit, also ist dein Platz wieder frei.
quick-again = Andere Partie suchen
quick-sheet = Mitspieler und Meldungen
quick-sheet-text = Wen du blockierst oder meldest, mit dem wirst du nicht mehr an einen Tisch gesetzt, solange ihr beide denselben Browser benutzt. Bei einer Meldung erfährt der Betreiber dieses Servers den Namen und den Grund. Die anderen Mitspieler erfahren nichts davon.
quick-no-others = Hier ist sonst niemand.
quick-block = { $name } blockieren
quick-report = { $name } melden
quick-reason = { $which ->
    [name] Anstößiger Name
    [stalling] Verzögert die Partie mit Absicht
   *[unfair] Spielt unfair
}
quick-blocked = Blockiert: Du triffst { $name } nicht mehr.
quick-reported = Danke. Der Betreiber sieht deine Meldung, und du triffst { $name } nicht mehr.
