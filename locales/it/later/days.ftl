statistics-where-counted = tutte tranne gli allenamenti
statistics-where-all = tutte, anche gli allenamenti
statistics-bots = Con i bot
statistics-box = Scatola
replay-cut = Manca la fine di questo link, probabilmente tagliata nel copiarlo. Copia il link intero o fattelo rimandare.
replay-spoils = Questo replay svela la partita del giorno
replay-spoils-text = Non hai ancora finito il tuo tentativo. Se guardi adesso, conoscerai le carte prima di giocarle.
replay-spoils-play = Gioca prima la partita
replay-spoils-show = Mostra lo stesso
daily-share-late = Giocata più tardi, dal calendario
daily-of-possible = { $points } su { $best }
daily-by-master = un maestro: { $points }
daily-shared = { $count ->
    [one] { $count } risultato, { $place }º posto
   *[other] { $count } a pari merito, { $place }º posto
}
daily-best-text = Ogni nome ha un posto solo. Per ogni connessione, al massimo tre risultati hanno un nome; gli altri contano in forma anonima.
replay-review-sure = Punti persi in tutto: { $cost } ± { $error }
replay-within = { $cost } ± { $error }
replay-cost-sure = −{ $cost } ± { $error }
replay-cost-chance = 0 ± { $error }
replay-given-away = Punti persi
replay-accuracy = Precisione
replay-accuracy-text = { $mistakes ->
    [0] nessun errore netto
    [one] { $mistakes } imprecisione o errore
   *[other] { $mistakes } imprecisioni o errori
}
replay-next-mistake = Errore successivo
replay-review-everyone = Analizza tutti
replay-expected = { $name }, risultato atteso
replay-play-on = Continua da qui
replay-play-on-text = I bot prendono gli altri posti. La partita vale come allenamento.
