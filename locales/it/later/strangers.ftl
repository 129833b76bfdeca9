quick-title = Partita veloce
quick-text = Gioca con altre persone che cercano una partita in questo momento. Vedono solo il tuo nome. Un turno dura al massimo un minuto.
quick-players = Giocatori
quick-find = Trova giocatori
quick-seat-free = libero
quick-waiting = { $count ->
    [one] Manca ancora un giocatore…
   *[other] Mancano ancora { $count } giocatori…
}
quick-bots-in = Tra { $seconds } s puoi giocare con i bot.
quick-bots = Gioca con i bot
quick-check = Ci sono tutti. Ci sei anche tu?
quick-check-left = Ci sono tutti. Ci sei anche tu? Ancora { $seconds } s
quick-awaits = Si aspetta: { $names }
quick-lost = Non hai risposto in tempo: il tuo posto è di nuovo libero.
quick-again = Cerca un’altra partita
quick-sheet = Giocatori e segnalazioni
quick-sheet-text = Se blocchi o segnali qualcuno, non vi troverete più allo stesso tavolo, finché entrambi usate lo stesso browser. Una segnalazione comunica anche il nome e il motivo al gestore di questo server. Gli altri giocatori non ne sanno nulla.
quick-no-others = Qui non c’è nessun altro.
quick-block = Blocca { $name }
quick-report = Segnala { $name }
quick-reason = { $which ->
    [name] Nome offensivo
    [stalling] Ritarda la partita apposta
   *[unfair] Gioca in modo sleale
}
quick-blocked = Giocatore bloccato: non incontrerai più { $name }.
quick-reported = Grazie. Il gestore vedrà la tua segnalazione, e non incontrerai più { $name }.
