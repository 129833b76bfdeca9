sheet-lead = Per una partita con le carte vere: indica chi gioca e con quali obiettivi, inserisci ogni comodino, e il foglio conta i punti.
sheet-steps = Passi
sheet-start = Preparazione
sheet-result = Risultato
sheet-progress = { $cards } di 8
sheet-players = Giocatori
sheet-how-many = Quanti giocano
sheet-earlier = Sposta { $name } in su
sheet-remove-player = Togli { $name }
sheet-remove = Togli
sheet-box = Scatola
sheet-box-sure = { $count ->
    [one] { $count } carta non è in quella scatola e verrà tralasciata. Cambiare scatola?
   *[other] { $count } carte non sono in quella scatola e verranno tralasciate. Cambiare scatola?
}
sheet-box-yes = Cambia
sheet-goals-text = Tocca un obiettivo per sceglierne un altro.
sheet-reconstruction = Le maniglie, gli schemi degli obiettivi e i punti della scatola classica sono una nostra ricostruzione. Se le tue carte mostrano altro, trascrivile prima:
sheet-next = Avanti: { $name }
sheet-back = Indietro
sheet-to-result = Vai al risultato
sheet-exchange-unused = Non usata: 1 punto
sheet-exchange-used = Usata
sheet-which = Qual è la prossima carta? Tocca i suoi colori dall’alto, poi la carta.
sheet-which-instead = Per sostituire la carta { $number }, tocca i colori di quella giusta.
sheet-full = Ci sono tutte e otto le carte. Tocca una carta per correggerla.
sheet-colours = Colori
sheet-untap = Annulla l’ultimo colore
sheet-end = A quale estremità?
sheet-left = A sinistra
sheet-right = A destra
sheet-left-over = { $count ->
    [one] Ne resta una sola. Toccala.
   *[other] Ne restano { $count }. Tocca quella sul tavolo, o un altro colore.
}
sheet-lies-at = Già piazzata da { $name }
sheet-keys = Tasti: { $colours }; Backspace annulla un colore, Invio prende l’unica carta rimasta.
sheet-card = Carta { $number }
sheet-move-left = Sposta a sinistra
sheet-move-right = Sposta a destra
sheet-twice = La stessa carta compare due volte: { $first } e { $second }.
sheet-spot = { $name }, carta { $number }
sheet-no-cards = { $name }: ancora nessuna carta
sheet-not-yet = Ancora nessun risultato
sheet-missing = { $count ->
    [one] { $name }: manca { $count } carta. Si conta quel che c’è.
   *[other] { $name }: mancano { $count } carte. Si conta quel che c’è.
}
sheet-why = Perché non { $count }?
sheet-why-title = { $name }, { $goal }: perché non { $count }?
sheet-why-most = { $count ->
    [one] Ne conta solo { $count }: un cassetto conta una volta per obiettivo, e tutte le altre hanno cassetti in comune con quella.
   *[other] Più di { $count } non ci stanno senza cassetti in comune, e un cassetto conta una sola volta per obiettivo.
}
sheet-why-which = Non contata: { $number } di { $of } (tratteggiata).
sheet-why-shares = { $count ->
    [one] I cassetti segnati fanno già parte della combinazione { $combinations }.
   *[other] I cassetti segnati fanno già parte delle combinazioni { $combinations }.
}
sheet-why-before = Precedente
sheet-why-after = Successiva
sheet-copy-link = Copia link
sheet-picture = Salva immagine
sheet-picture-send = Invia immagine…
sheet-print = Stampa
sheet-json = Salva come JSON
sheet-bg-stats = Registra in BG Stats
sheet-bg-stats-text = Apre l’app BG Stats, se è installata su questo dispositivo. Non viene inviato nulla altrove.
sheet-evening = Questa serata
sheet-round = Partita { $number }
sheet-leads = In testa: { $names }
sheet-another = Un’altra partita con gli stessi giocatori
sheet-new-evening = Nuova serata
sheet-delete-round = Elimina la partita { $number }
sheet-sent = Questo foglio è arrivato con un link. Non è uno dei tuoi.
sheet-copy = Modifica una copia
sheet-copy-sure = Modificare una copia? Sostituirà il foglio che stai compilando.
sheet-own = Torna al mio foglio
sheet-link-broken = Questo link non contiene un foglio segnapunti.
sheet-link-other-box = Questo foglio usa una scatola che non hai. Aggiungila, poi riapri il link.
sheet-undo = Annulla: { $what }
sheet-box-changed = La tua scatola «{ $name }» è cambiata da quando hai iniziato questo foglio. Contare con la versione attuale?
sheet-box-count = Conta con questa
sheet-correcting = Stai correggendo la partita { $number }. Le modifiche vengono salvate lì.
sheet-back-to-round = Torna alla partita { $number }
sheet-insert-before = Inserisci prima
sheet-insert-after = Inserisci dopo
sheet-which-between = Quale carta va al posto { $number }? Tocca i suoi colori dall’alto.
sheet-not-kept = La memoria del browser è piena: le modifiche a questo foglio non vengono salvate. Salvalo su file o libera spazio.
sheet-running = Punti finora
sheet-evenings-text = Le partite finite restano tra le partite passate e nelle statistiche.
sheet-evenings = Serate passate
sheet-bg-stats-missing = L’app BG Stats non sembra installata qui. Non è stato inviato nulla; salva la partita come JSON o copia il link.
