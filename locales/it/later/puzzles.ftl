puzzles-lead = Trova la mossa migliore. Ogni soluzione è dimostrata: si tiene conto di tutte le carte che possono ancora arrivare, senza stime.
puzzles-your-rating = Il tuo punteggio problemi
puzzles-answered = { $answered ->
    [one] Problemi risolti: { $right } su { $answered }
   *[other] Problemi risolti: { $right } su { $answered }
}
puzzles-day = Problema del giorno
puzzles-day-solve = Risolvi quello di oggi
puzzles-day-again = Rivedilo
puzzles-day-went = { $outcome ->
    [right] Risolto
    [near] Quasi risolto
   *[wrong] Sbagliato
}
puzzles-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
puzzles-longest = { $days ->
    [one] record: { $days } giorno
   *[other] record: { $days } giorni
}
puzzles-tomorrow = Il prossimo arriva domani.
puzzles-training = Allenamento
puzzles-training-text = Problemi nuovi, adatti al tuo punteggio problemi. Quelli sbagliati tornano quando hai visto tutti gli altri.
puzzles-train = Allenati
puzzles-level = Difficoltà
puzzles-level-name = { $level ->
    [easy] Facile
    [medium] Media
    [hard] Difficile
   *[any] Tutte
}
puzzles-goal = Obiettivo
puzzles-any-goal = Tutti
puzzles-by-kind = Per tipo di domanda
puzzles-by-theme = Per tema
puzzles-solved-of = Risolti: { $solved } su { $count }
puzzles-mode = { $mode ->
    [minutes] Tre minuti
   *[lives] Tre vite
}
puzzles-mode-text = { $mode ->
    [minutes] Risolvine più che puoi prima che scada il tempo.
   *[lives] Sempre più difficili. Al terzo errore è finita.
}
puzzles-best-run = { $count ->
    [one] Il tuo record: { $count }
   *[other] Il tuo record: { $count }
}
puzzles-mistakes = I tuoi errori
puzzles-mistakes-text = Mosse verso la fine delle tue partite in solitario: si poteva fare di meglio, ed è dimostrato. Tornano dopo uno, tre e sette giorni. Per le mosse precedenti non c’è dimostrazione.
puzzles-mistakes-due = { $count ->
    [one] { $count } ti aspetta
   *[other] { $count } ti aspettano
}
puzzles-mistakes-later = Prossimo ritorno: { $day }.
puzzles-mistakes-none = Ancora nessuno: finisci una partita in solitario e torna qui.
puzzles-mistakes-done = Per oggi è tutto. Ottimo lavoro!
puzzles-looking = Esame delle tue partite…
puzzles-kind = { $kind ->
    [last-card] L’ultima carta
    [two-rounds] Ancora due carte
    [exchange] Scambiare o no
   *[perfect] Carte scoperte
}
puzzles-kind-text = { $kind ->
    [last-card] Si sa tutto. Quale carta, e dove?
    [two-rounds] Arriva ancora una carta. Punta alla media migliore.
    [exchange] Due carte nuove, o una di queste?
   *[perfect] Vedi le carte in arrivo. Gioca fino alla fine.
}
puzzles-question = { $kind ->
    [last-card] Piazza l’ultima carta: quale, in quale verso, a quale estremità?
    [two-rounds] Una carta adesso, un’altra dopo. Quale mossa vale di più in media?
    [exchange] Scambiare le carte in mano, o piazzarne una?
   *[perfect] Tutte le carte sono scoperte. Fai più punti possibile.
}
puzzles-idea = { $idea ->
    [exchange-now] Scambiare subito
    [keep-the-hand] Tenere le carte
    [plan-the-exchange] Preparare lo scambio
    [keep-row-open] Tenere aperta una fila
    [give-up] Saper rinunciare
    [complete-two] Due combinazioni in un colpo
    [reach-bonus] Raggiungere il bonus
    [two-goals] Due obiettivi insieme
    [complete] Completare una combinazione
    [lengthen-row] Allungare una fila
   *[prepare] Preparare il terreno
}
puzzles-difficulty = Difficoltà { $rating }
puzzles-number = Problema { $number }
puzzles-from-game = Da una partita
puzzles-all = Tutti i problemi
puzzles-to-come = Le carte in arrivo
puzzles-to-come-text = Due alla volta, da sinistra. Quelle che non piazzi vengono scartate.
puzzles-heard = { $question } { $points ->
    [one] Hai { $points } punto.
   *[other] Hai { $points } punti.
} Le tue carte: { $hand }. Premi T per sentire tutto.
puzzles-right = Esatto!
puzzles-near = { $points ->
    [one] Quasi: manca un punto
   *[other] Quasi: mancano { $points } punti
}
puzzles-wrong = C’era di meglio
puzzles-your-choice = La tua scelta
puzzles-best-choice = La migliore
puzzles-your-choice-is-best = La tua scelta è la migliore
puzzles-points = { $points } punti
puzzles-on-average = in media, su tutte le carte che possono ancora arrivare
puzzles-exactly = esattamente { $value }
puzzles-less = { $points } punti in meno della migliore
puzzles-margin = { $points } punti in più di ogni altra scelta
puzzles-exchange-shown = Via le due carte, ne arrivano due nuove.
puzzles-order = I numeri indicano l’ordine.
puzzles-order-exchange = { $number ->
    [0] Lo scambio viene per primo.
    [one] Lo scambio viene dopo { $number } carta.
   *[other] Lo scambio viene dopo { $number } carte.
}
puzzles-choices = Tutte le scelte e il loro valore esatto
puzzles-choice = Scelta
puzzles-value = Valore
puzzles-difference = Differenza
puzzles-next = Problema successivo
puzzles-again = Riprova
puzzles-share = Condividi questo problema
puzzles-share-question = Sai trovare la mossa migliore?
puzzles-rating-now = Il tuo punteggio problemi: { $rating } ({ $change })
puzzles-unrated = A questo hai già risposto: il tuo punteggio problemi non cambia.
puzzles-not-rated = Il tuo punteggio problemi non cambia.
puzzles-theme = Tema
puzzles-none-left = Nessun problema corrisponde a questa scelta.
puzzles-nonsense = Questo indirizzo non porta a nessun problema. Forse ne manca una parte.
puzzles-run-rules = Solo problemi di una sola mossa. Il tuo punteggio problemi non cambia.
puzzles-begin = Inizia
puzzles-time-left = Tempo rimasto
puzzles-lives-left = { $lives ->
    [one] { $lives } vita rimasta
   *[other] { $lives } vite rimaste
}
puzzles-solved = { $count ->
    [one] { $count } risolto
   *[other] { $count } risolti
}
puzzles-run-over = { $mode ->
    [minutes] Tempo scaduto
   *[lives] Vite esaurite
}
puzzles-run-best = Il tuo miglior risultato!
puzzles-run-again = Ancora una volta
puzzles-run-result = Vedi il risultato
puzzles-run-answers = Rivedi le tue risposte
puzzles-run-answer = Problema { $number }: { $went ->
    [right] risolto
   *[wrong] sbagliato
}
puzzles-fresh = Sempre nuovi
puzzles-fresh-text = Trovati e dimostrati sul tuo dispositivo. La difficoltà non è misurata: non cambiano il tuo punteggio problemi.
