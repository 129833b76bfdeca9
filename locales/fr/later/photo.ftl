photo-button = Photographier
photo-title = Photographier une commode
photo-private = La photo reste sur cet appareil et n’est pas conservée.
photo-opening = Ouverture de la photo…
photo-reading = Lecture des cartes…
photo-read = { $cards ->
    [one] Une carte. C’est bien la bonne ?
   *[other] { $cards } cartes. Ce sont bien les bonnes ?
}
photo-read-unsure = { $cards ->
    [one] Une carte : vérifie-la.
   *[other] { $cards } cartes, dont { $unsure } à vérifier : touche celle qui est vraiment posée.
}
photo-no-picture = Ton navigateur ne peut pas ouvrir ce fichier comme une image.
photo-too-large = Cette photo est trop grande : 64 mégapixels et 64 Mo au maximum.
photo-too-small = Cette photo est trop petite pour qu’on y distingue des cartes.
photo-no-board = Aucune commode trouvée sur cette photo.
photo-bad-corners = Ces coins ne délimitent pas une commode.
photo-too-few-cards = Il y a plus de cartes sur la photo qu’il n’en reste dans la boîte. Vérifie les autres commodes.
photo-no-reader = Impossible de lire la photo ici. Vérifie ta connexion et réessaie.
photo-helps = Pour une bonne photo : une seule commode, bien droite, vue d’en haut, avec les cinq tiroirs de chaque carte et un éclairage uniforme. Tu peux aussi faire glisser les quatre coins sur ceux de la commode.
photo-corners-aside = Si le cadre est décalé, fais glisser ses coins sur ceux de la commode.
photo-picture = La photo
photo-corners = Coins de la commode
photo-corner = { $corner ->
    [upper-left] Coin en haut à gauche : fais-le glisser ou utilise les flèches
    [upper-right] Coin en haut à droite : fais-le glisser ou utilise les flèches
    [lower-right] Coin en bas à droite : fais-le glisser ou utilise les flèches
   *[lower-left] Coin en bas à gauche : fais-le glisser ou utilise les flèches
}
photo-columns = Cartes de gauche à droite
photo-column-unsure = Carte { $number }, à vérifier : { $card }
photo-column-unknown = Carte { $number } : encore inconnue
photo-which = Carte { $number } : touche celle qui est vraiment posée.
photo-other = Une autre carte ? Touche ses couleurs de haut en bas :
photo-right = C’est la bonne
photo-no-card = Pas de carte ici
photo-add-left = Il manque une carte à gauche
photo-add-right = Il manque une carte à droite
photo-missing = { $found ->
    [one] Une carte trouvée.
   *[other] { $found } cartes trouvées.
} { $missing ->
    [one] En manque-t-il une ?
   *[other] En manque-t-il { $missing } ?
}
photo-add-first = Ajouter à gauche
photo-add-last = Ajouter à droite
photo-add-between = Ajouter entre { $left } et { $right }
photo-missing-between = Il en manque ailleurs ? Touche la carte d’à côté.
photo-take = { $count ->
    [one] Utiliser cette carte
   *[other] Utiliser ces { $count } cartes
}
photo-replaces = { $count ->
    [one] Remplace la carte déjà présente.
   *[other] Remplace les { $count } cartes déjà présentes.
}
photo-again = Autre photo
photo-taken = { $count ->
    [one] Une carte saisie d’après la photo.
   *[other] { $count } cartes saisies d’après la photo.
}
