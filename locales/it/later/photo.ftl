photo-button = Fotografa
photo-title = Fotografa un comodino
photo-private = La foto resta su questo dispositivo e non viene conservata.
photo-opening = Apro la foto…
photo-reading = Leggo le carte…
photo-read = { $cards ->
    [one] Una carta. È quella giusta?
   *[other] { $cards } carte. Sono quelle giuste?
}
photo-read-unsure = { $cards ->
    [one] Una carta: controllala.
   *[other] { $cards } carte, { $unsure } da controllare: tocca quella che c’è sul tavolo.
}
photo-no-picture = Il tuo browser non riesce ad aprire questo file come immagine.
photo-too-large = Questa foto è troppo grande: al massimo 64 megapixel e 64 MB.
photo-too-small = Questa foto è troppo piccola per distinguere le carte.
photo-no-board = In questa foto non si riconosce nessun comodino.
photo-bad-corners = Questi angoli non racchiudono un comodino.
photo-too-few-cards = Nella foto ci sono più carte di quante ne restano nella scatola. Controlla gli altri comodini.
photo-no-reader = Impossibile leggere qui la foto. Controlla la connessione e riprova.
photo-helps = Per una buona foto: un solo comodino, ben diritto, visto dall’alto, con tutti e cinque i cassetti di ogni carta e una luce uniforme. Puoi anche trascinare i quattro angoli su quelli del comodino.
photo-corners-aside = Se la cornice è fuori posto, trascina i suoi angoli su quelli del comodino.
photo-picture = La foto
photo-corners = Angoli del comodino
photo-corner = { $corner ->
    [upper-left] Angolo in alto a sinistra: trascinalo o usa le frecce
    [upper-right] Angolo in alto a destra: trascinalo o usa le frecce
    [lower-right] Angolo in basso a destra: trascinalo o usa le frecce
   *[lower-left] Angolo in basso a sinistra: trascinalo o usa le frecce
}
photo-columns = Carte da sinistra a destra
photo-column-unsure = Carta { $number }, da controllare: { $card }
photo-column-unknown = Carta { $number }: ancora sconosciuta
photo-which = Carta { $number }: tocca quella che c’è sul tavolo.
photo-other = Un’altra carta? Tocca i suoi colori dall’alto:
photo-right = È quella giusta
photo-no-card = Qui non c’è una carta
photo-add-left = Manca una carta a sinistra
photo-add-right = Manca una carta a destra
photo-missing = { $found ->
    [one] Una carta trovata.
   *[other] { $found } carte trovate.
} { $missing ->
    [one] Ne manca una?
   *[other] Ne mancano { $missing }?
}
photo-add-first = Aggiungi a sinistra
photo-add-last = Aggiungi a destra
photo-add-between = Aggiungi tra { $left } e { $right }
photo-missing-between = Ne manca una altrove? Tocca la carta accanto.
photo-take = { $count ->
    [one] Usa questa carta
   *[other] Usa queste { $count } carte
}
photo-replaces = { $count ->
    [one] Sostituisce la carta già presente.
   *[other] Sostituisce le { $count } carte già presenti.
}
photo-again = Un’altra foto
photo-taken = { $count ->
    [one] Una carta inserita dalla foto.
   *[other] { $count } carte inserite dalla foto.
}
