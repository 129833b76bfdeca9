scoring-title = Punteggio
scoring-back = Passo indietro
scoring-next = Passo avanti
scoring-pause = Pausa
scoring-go = Continua
scoring-all = Vai al risultato
scoring-total = Totale
step-combination = { $goal }, combinazione { $number }
step-row = { $drawers ->
    [one] { $goal }, { $drawers } cassetto
   *[other] { $goal }, { $drawers } cassetti
}
step-bonus = Bonus fila
step-exchange = Carta Scambio
step-told = { $name }: { $what }, +{ $points } = { $sum }
verdict-one = Vince { $name }
verdict-you = Hai vinto
verdict-shared = Vittoria condivisa: { $names }
verdict-points = { $points ->
    [one] con { $points } punto
   *[other] con { $points } punti
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
share-copy-link = Copia link a queste carte
share-copied = Copiato.
share-me = Io
