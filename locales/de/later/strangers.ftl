quick-title = Schnelle Partie
quick-text = Spiele mit anderen, die gerade auch eine Partie suchen. Sie sehen nur deinen Namen. Eine Runde dauert höchstens eine Minute.
quick-players = Personen
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
quick-awaits = Warten auf { $names }
quick-lost = Du warst nicht rechtzeitig bereit, also ist dein Platz wieder frei.
quick-again = Andere Partie suchen
quick-sheet = Mitspieler und Meldungen
quick-sheet-text = Wenn du jemanden blockierst oder meldest, kommt ihr nicht mehr an denselben Tisch, solange ihr beide denselben Browser benutzt. Bei einer Meldung erfährt der Betreiber dieses Servers auch den Namen und den Grund. Die anderen erfahren nichts davon.
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
