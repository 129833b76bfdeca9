puzzles-lead = Trova la decisione migliore. Ogni risposta è dimostrata: nessuna carta che può ancora arrivare è trascurata, e niente è stimato.
puzzles-your-rating = Il tuo livello
puzzles-answered = { $answered ->
    [one] { $right } problema risolto su { $answered }
   *[other] { $right } risolti su { $answered }
}
puzzles-day = Problema del giorno
puzzles-day-solve = Risolvi quello di oggi
puzzles-day-again = Rivedilo
puzzles-day-went = { $outcome ->
    [right] Risolto
    [near] Quasi risolto
   *[wrong] Mancato
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
puzzles-training-text = Problemi nuovi vicini al tuo livello. Quelli mancati tornano quando hai visto gli altri.
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
puzzles-by-kind = Per domanda
puzzles-by-theme = Per tema
puzzles-solved-of = { $solved } di { $count } risolti
puzzles-mode = { $mode ->
    [minutes] Tre minuti
   *[lives] Tre vite
}
puzzles-mode-text = { $mode ->
    [minutes] Risolvine più che puoi prima che scada il tempo.
   *[lives] Diventano sempre più difficili. Il terzo errore chiude la serie.
}
puzzles-best-run = { $count ->
    [one] Il tuo record: { $count }
   *[other] Il tuo record: { $count }
}
puzzles-mistakes = I tuoi errori
puzzles-mistakes-text = Decisioni verso la fine delle tue partite in solitario che, è dimostrato, non erano le migliori. Tornano dopo uno, tre e sette giorni.
puzzles-mistakes-due = { $count ->
    [one] { $count } ti aspetta
   *[other] { $count } ti aspettano
}
puzzles-mistakes-later = Il prossimo torna il { $day }.
puzzles-mistakes-none = Ancora nessuno: finisci una partita in solitario e torna qui.
puzzles-mistakes-done = Per oggi è tutto. Ben fatto.
puzzles-looking = Esame delle tue partite…
puzzles-kind = { $kind ->
    [last-card] L’ultima carta
    [two-rounds] Ancora due carte
    [exchange] Scambiare o no
   *[perfect] Carte scoperte
}
puzzles-kind-text = { $kind ->
    [last-card] Tutto è noto. Quale carta, e dove?
    [two-rounds] Arriva ancora una carta. Punta al massimo atteso.
    [exchange] Due carte nuove, o una di queste?
   *[perfect] Vedi che cosa arriva. Gioca fino alla fine.
}
puzzles-question = { $kind ->
    [last-card] Gioca l’ultima carta: quale, in quale verso, a quale estremità?
    [two-rounds] Questa carta e ancora una. Quale decisione vale di più in media?
    [exchange] Scambiare la mano, o giocare una di queste carte?
   *[perfect] Tutte le carte sono scoperte. Raggiungi il massimo possibile.
}
puzzles-idea = { $idea ->
    [exchange-now] Scambiare subito
    [keep-the-hand] Tenere la mano
    [plan-the-exchange] Preparare lo scambio
    [keep-row-open] Tenere aperta una fila
    [give-up] Rinunciare a qualcosa
    [complete-two] Due in una volta
    [reach-bonus] Raggiungere il bonus
    [two-goals] Servire due obiettivi
    [complete] Completarne una
    [lengthen-row] Allungare una fila
   *[prepare] Preparare
}
puzzles-difficulty = Difficoltà { $rating }
puzzles-number = Problema { $number }
puzzles-from-game = Da una partita
puzzles-all = Tutti i problemi
puzzles-to-come = Arrivano queste carte
puzzles-to-come-text = Due alla volta, da sinistra. Quelle che non giochi vengono scartate.
puzzles-heard = { $question } { $points ->
    [one] Hai { $points } punto.
   *[other] Hai { $points } punti.
} Le tue carte in mano: { $hand }. Premi T per sentire tutto.
puzzles-right = Giusto!
puzzles-near = { $points ->
    [one] Quasi: manca un punto
   *[other] Quasi: mancano { $points } punti
}
puzzles-wrong = Non è la migliore
puzzles-your-choice = La tua scelta
puzzles-best-choice = La migliore
puzzles-your-choice-is-best = La tua scelta è la migliore
puzzles-points = { $points } punti
puzzles-on-average = in media, su tutte le carte che possono ancora arrivare
puzzles-exactly = esattamente { $value }
puzzles-less = { $points } punti in meno della migliore
puzzles-margin = { $points } punti in più di ogni altra scelta
puzzles-exchange-shown = Le due carte se ne vanno e ne arrivano due nuove.
puzzles-order = I numeri indicano l’ordine.
puzzles-order-exchange = { $number ->
    [0] Lo scambio viene per primo.
    [one] Lo scambio viene dopo { $number } carta.
   *[other] Lo scambio viene dopo { $number } carte.
}
puzzles-choices = Tutte le scelte, esattamente
puzzles-choice = Scelta
puzzles-value = Valore
puzzles-difference = In meno
puzzles-next = Problema successivo
puzzles-again = Riprova
puzzles-share = Condividi questo problema
puzzles-share-question = Trovi la decisione migliore?
puzzles-rating-now = Il tuo livello: { $rating } ({ $change })
puzzles-unrated = A questo hai già risposto: il tuo livello resta lo stesso.
puzzles-not-rated = Il tuo livello non cambia.
puzzles-theme = Tema
puzzles-none-left = Nessun problema corrisponde a questa scelta.
puzzles-nonsense = Questo indirizzo non porta a nessun problema. Forse ne manca una parte.
puzzles-run-rules = Solo problemi con una decisione. Il tuo livello non cambia.
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
   *[lives] Vite finite
}
puzzles-run-best = Il tuo miglior risultato!
puzzles-run-again = Ancora una volta
puzzles-run-result = Vedi il risultato
puzzles-run-answers = Le tue risposte, da rivedere
puzzles-run-answer = Problema { $number }: { $went ->
    [right] giusto
   *[wrong] non la migliore
}
