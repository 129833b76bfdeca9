daily-lead = Una partita al giorno, con le stesse carte per tutti. Conta solo il tuo primo tentativo.
daily-rules = Il tentativo conta dal momento in cui vedi le carte, e non ci sono consigli. Puoi interromperlo e riprenderlo più tardi. Alla fine vedrai com’è andata agli altri e che cosa si poteva fare, e potrai allenarti quanto vuoi.
daily-begin = Gioca la partita di oggi
daily-day-is-over = La partita di questo giorno è scaduta. Puoi ancora giocarla, ma non conta né per la classifica né per la tua serie.
daily-play-afterwards = Gioca questa partita
daily-name-text = Visibile a tutti nella classifica del giorno di questo server. Puoi anche lasciarlo vuoto.
daily-no-day = Per questo giorno non c’è nessuna partita.
daily-to-today = Vai alla partita di oggi

daily-table-title = Classifica del giorno
daily-sending = Invio del risultato…
daily-waiting = Il server non è raggiungibile. Il tuo risultato è salvato qui e verrà inviato alla prossima visita, o appena torni online.
daily-sent = Il tuo risultato è in classifica.
daily-refused = Il server non ha accettato il tuo risultato. Per la tua serie conta lo stesso.
daily-afterwards = Giocata in ritardo: non conta né per la classifica né per la tua serie.
daily-table-away = Il tuo risultato è in classifica, ma ora il server non è raggiungibile.
daily-not-kept = Questo browser non salva nulla, quindi il tuo risultato non può essere inviato.
daily-place = { $place }º su { $count }
daily-results = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
}
daily-chart = I risultati di tutti
daily-chart-points = Punti
daily-chart-count = Risultati
daily-best = I risultati migliori
daily-nameless = Anonimo

daily-possible = Che cosa si poteva fare
daily-possible-text = «Il meglio col senno di poi» è ciò che si poteva fare conoscendo tutte le carte fin dall’inizio. Il maestro non ne sapeva più di te. Il numero sotto una carta è il turno in cui è stata piazzata.
daily-hindsight = Il meglio col senno di poi
daily-master = Un maestro
daily-failed = Non è stato possibile calcolarlo.
daily-order-heard = Piazzate in questi turni, da sinistra: { $rounds }
daily-exchange = Scambio nel turno { $round }

daily-streaks = La tua serie
daily-streak = { $days ->
    [one] giorno di fila
   *[other] giorni di fila
}
daily-longest = serie più lunga
daily-played = { $days ->
    [one] giorno giocato
   *[other] giorni giocati
}
daily-share-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
daily-practise = Allenati con queste carte
daily-practise-text = Le partite di allenamento non contano.
daily-archive = Calendario
daily-month-before = Mese precedente
daily-month-after = Mese successivo
daily-not-played = non giocata

daily-over = Giorno dopo giorno
daily-over-shows = Che cosa mostra il grafico
daily-over-share = Percentuale del massimo
daily-over-lead = Distanza dal maestro
daily-over-percent = Percentuale
daily-over-day = Giorno
daily-over-mean = La tua media: { $percent }% del massimo possibile.
daily-over-text = Contano solo i primi tentativi fatti il giorno stesso, al massimo gli ultimi 60. Il massimo possibile e il risultato di un maestro vengono calcolati e salvati sul tuo dispositivo.
daily-over-work-out = { $days ->
    [one] Calcola { $days } giorno mancante
   *[other] Calcola { $days } giorni mancanti
}
daily-over-working = Calcolo: { $day }…
daily-over-stop = Ferma
