photo-button = Fotografa
photo-title = Fotografa un comodino
photo-private = L’immagine resta su questo dispositivo e non viene conservata.
photo-opening = Apro l’immagine…
photo-reading = Leggo le carte…
photo-read = { $cards ->
    [one] Una carta. È giusta?
   *[other] { $cards } carte. Sono giuste?
}
photo-read-unsure = { $cards ->
    [one] Una carta: controllala.
   *[other] { $cards } carte, { $unsure } da controllare: tocca quella che c’è davvero.
}
photo-no-picture = Questo file non è un’immagine che il tuo browser sa aprire.
photo-too-large = Questa immagine è troppo grande: al massimo 64 megapixel e 64 megabyte.
photo-too-small = Questa immagine è troppo piccola per mostrare delle carte.
photo-no-board = Nessun comodino trovato in questa immagine.
photo-bad-corners = Questi angoli non racchiudono un comodino.
photo-too-few-cards = Nell’immagine ci sono più carte di quante ne restano nella scatola. Controlla gli altri comodini.
photo-no-reader = Qui non è stato possibile leggere l’immagine. Controlla la connessione e riprova.
photo-helps = Che cosa aiuta: un solo comodino, diritto, dall’alto, con tutti e cinque i cassetti di ogni carta nell’immagine e luce uniforme. Oppure trascina i quattro angoli su quelli del comodino.
photo-corners-aside = Se la cornice è fuori posto, trascina i suoi angoli su quelli del comodino.
photo-picture = La fotografia
photo-corners = Angoli del comodino
photo-corner = { $corner ->
    [upper-left] Angolo in alto a sinistra: trascinalo o usa le frecce
    [upper-right] Angolo in alto a destra: trascinalo o usa le frecce
    [lower-right] Angolo in basso a destra: trascinalo o usa le frecce
   *[lower-left] Angolo in basso a sinistra: trascinalo o usa le frecce
}
photo-columns = Carte da sinistra a destra
photo-column-unsure = Carta { $number }, da controllare: { $card }
photo-column-unknown = Carta { $number }: non ancora nota
photo-which = Carta { $number }: tocca quella che c’è davvero.
photo-other = Un’altra carta? Tocca i suoi colori dall’alto:
photo-right = È giusta
photo-no-card = Qui non c’è nessuna carta
photo-add-left = Manca una carta a sinistra
photo-add-right = Manca una carta a destra
photo-take = { $count ->
    [one] Usa questa carta
   *[other] Usa queste { $count } carte
}
photo-replaces = { $count ->
    [one] Sostituisce la carta già presente.
   *[other] Sostituisce le { $count } carte già presenti.
}
photo-again = Altra immagine
photo-taken = { $count ->
    [one] Una carta inserita dalla fotografia.
   *[other] { $count } carte inserite dalla fotografia.
}
