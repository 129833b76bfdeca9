replay-lead = Le partite finite in questo browser, a partire dalla più recente.
replay-none = Non hai ancora finito nessuna partita in questo browser. Le partite finite appariranno qui.
replay-more = Mostrane altre
replay-place = { $place }º su { $players }
replay-unreadable = Questo link non porta a nessuna partita. Forse ne manca un pezzo.
replay-other-box = Questa partita è stata giocata con una scatola che non è in questo browser. Chi te l’ha mandata può mandarti anche la scatola.
replay-not-over = Questa partita è ancora in corso. Potrai rivederla quando sarà finita: fino ad allora le carte in mano restano segrete.
replay-no-such-game = Il server non conosce nessuna partita finita con questo nome.

replay-controls = Passo passo
replay-dealt = Le carte sono distribuite.
replay-starts = { $name ->
    [Tu] Cominci con due carte.
   *[other] { $name } comincia con due carte.
}
replay-lays-left = { $name ->
    [Tu] Aggiungi una carta a sinistra.
   *[other] { $name } aggiunge una carta a sinistra.
}
replay-lays-right = { $name ->
    [Tu] Aggiungi una carta a destra.
   *[other] { $name } aggiunge una carta a destra.
}
replay-chose = { $name ->
    [Tu] Hai scelto in segreto.
   *[other] { $name } ha scelto in segreto.
}
replay-took-back = { $name ->
    [Tu] Annulli la mossa.
   *[other] { $name } annulla la mossa.
}
replay-exchanged = { $name ->
    [Tu] Usi la carta Scambio: due carte nuove.
   *[other] { $name } usa la carta Scambio: due carte nuove.
}
replay-passed = Tutti hanno piazzato le carte. Le altre carte passano a sinistra.
replay-step = Passo { $step } di { $steps }
replay-slider = Momento della partita
replay-first = Vai all’inizio
replay-last = Vai alla fine
replay-play = Riproduci
replay-hand = Mano
replay-looks = Visualizzazione
replay-who-looks = Punto di vista
replay-open-hands = Carte scoperte
replay-rounds = Dopo il turno
replay-round = Turno { $round }
replay-speed = Velocità
replay-slow = Lenta
replay-normal = Normale
replay-fast = Veloce
replay-keys = ← →: un passo · Maiusc + ← →: un turno · Home, Fine: all’inizio, alla fine · Spazio: riproduci, pausa · N: errore successivo
replay-graph = Punti dopo ogni turno
replay-graph-round = Turno
replay-play-deal = Gioca queste carte
replay-copy-link = Copia link a questo momento

replay-review-title = Analisi
replay-review-text = Dopo ogni mossa, la partita viene giocata fino in fondo migliaia di volte, per vedere quanto valeva. Conta solo ciò che si poteva sapere in quel momento.
replay-review-whose = Per quale giocatore?
replay-review-ask = Analizza questa partita
replay-review-thinking = Analisi di ogni mossa… ci vuole un momento.
replay-review-failed = L’analisi non è riuscita. Riprova.
replay-review-choices = Tutte le mosse
replay-number = { $number }
replay-par = Riferimento
replay-par-text = ciò che un giocatore esperto ricava di solito da una partita così
replay-luck = Fortuna
replay-luck-text = ciò che non dipendeva dalle mosse
replay-skill = Bravura
replay-skill-text = mosse migliori, o peggiori, di quelle di un giocatore esperto
replay-result = Risultato
replay-result-text = la somma dei tre
replay-measure-points = Misurato in punti.
replay-measure-lead = Misurato in punti di vantaggio sul miglior avversario.
replay-optimum = { $points ->
    [one] Conoscendo tutte le carte in anticipo si poteva fare { $points } punto:
   *[other] Conoscendo tutte le carte in anticipo si potevano fare { $points } punti:
}
replay-grade = { $grade ->
    [best] mossa migliore
    [good] buona mossa
    [inaccuracy] imprecisione
   *[mistake] errore
}
replay-card = carta { $number }
replay-card-turned = carta { $number } (ruotata)
replay-chosen = Scelta:
replay-best = Mossa migliore:
replay-luck-and-skill = Fortuna prima della mossa: { $luck } · Bravura: { $skill }
replay-passed-to = Passata a sinistra: { $name }.
replay-passed-laid = { $points ->
    [one] Piazzata subito, per { $points } punto.
   *[other] Piazzata subito, per { $points } punti.
}
replay-passed-unused = Al suo posto è stata piazzata un’altra carta.

replay-mistakes-proven = { $count ->
    [one] Uno di questi errori si può dimostrare. Ora è tra i tuoi problemi e tornerà.
   *[other] { $count } di questi errori si possono dimostrare. Ora sono tra i tuoi problemi e torneranno.
}
replay-mistakes-unproven = { $count ->
    [one] Un errore non si può dimostrare e non diventa un problema: mancavano più di due carte, oppure nessuna mossa era migliore di almeno un punto di tutte le altre.
   *[other] { $count } errori non si possono dimostrare e non diventano problemi: mancavano più di due carte, oppure nessuna mossa era migliore di almeno un punto di tutte le altre.
}

replay-compare = Confronta
replay-compare-text = Due partite con le stesse carte, una accanto all’altra.
replay-compare-own = La tua partita da { $points } punti
replay-compare-link = Link a un’altra partita con queste carte
replay-compare-go = Confronta
replay-compare-no-link = Non è un link a una partita finita.
replay-compare-other-deal = Le due partite hanno carte diverse e non si possono confrontare.
replay-pair-title = Due partite, le stesse carte
replay-pair-first = Prima partita
replay-pair-second = Seconda partita
replay-pair-parting = Sono diverse dal turno { $round } in poi.
replay-pair-same = Le due partite sono identiche.
