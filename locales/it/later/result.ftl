scoring-title = Punteggio
scoring-back = Passo indietro
scoring-next = Passo avanti
scoring-pause = Pausa
scoring-go = Continua
scoring-all = Salta
scoring-total = Totale
verdict-one = Vince { $name }
verdict-shared = Vittoria condivisa: { $names }
verdict-points = { $points ->
    [one] con { $points } punto
   *[other] con { $points } punti
}
rating = { $step ->
    [0] Avanzano due viti, ma sta in piedi
    [1] Un bel mobiletto per l’ingresso
    [2] Lavoro da vero falegname
    [3] Il vanto del salotto
   *[4] Un classico del design
}
rating-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
after-again = Gioca ancora
after-same-deal = Rigioca le stesse carte
after-replay = Replay e analisi
share-title = Condividi
share-send = Invia…
share-copy = Copia testo
share-copy-link = Copia link della sfida
share-copied = Copiato.
share-me = Io
scoring-watch = Rivedi il punteggio
race-nobody = nessuno fa punti
race-drawers = { $count ->
    [one] { $count } cassetto
   *[other] { $count } cassetti
}
race-bonus = Per chi ha più cassetti in fila
race-bonus-alone = Se hai abbastanza cassetti in fila
race-exchange = 1 punto per ogni carta Scambio non usata
verdict-one-by = { $points ->
    [one] { $name } vince di un punto
   *[other] { $name } vince di { $points } punti
}
verdict-you-by = { $points ->
    [one] Hai vinto di un punto
   *[other] Hai vinto di { $points } punti
}
place-word = { $place ->
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
    [5] Quinto posto
   *[6] Sesto posto
}
verdict-behind = { $points ->
    [one] { $place }, a un punto da { $names }
   *[other] { $place }, a { $points } punti da { $names }
}
alone-next = per «{ $title }»
alone-best = record personale
alone-best-new = nuovo record (prima { $points })
alone-best-equal = record personale eguagliato
alone-round = miglior turno (n. { $number })
alone-possible = possibile col senno di poi
