photo-button = Photographier
photo-title = Photographier une commode
photo-private = L’image reste sur cet appareil et n’est pas conservée.
photo-opening = Ouverture de l’image…
photo-reading = Lecture des cartes…
photo-read = { $cards ->
    [one] Une carte. Est-elle juste ?
   *[other] { $cards } cartes. Sont-elles justes ?
}
photo-read-unsure = { $cards ->
    [one] Une carte : vérifie-la.
   *[other] { $cards } cartes, dont { $unsure } à vérifier : touche ce qui s’y trouve vraiment.
}
photo-no-picture = Ce fichier n’est pas une image que ton navigateur sait ouvrir.
photo-too-large = Cette image est trop grande : 64 mégapixels et 64 mégaoctets au plus.
photo-too-small = Cette image est trop petite pour montrer des cartes.
photo-no-board = Aucune commode trouvée sur cette image.
photo-bad-corners = Ces coins n’entourent pas une commode.
photo-too-few-cards = Il y a plus de cartes sur l’image qu’il n’en reste dans la boîte. Vérifie les autres commodes.
photo-no-reader = L’image n’a pas pu être lue ici. Vérifie ta connexion et réessaie.
photo-helps = Ce qui aide : une seule commode, droite, vue d’en haut, les cinq tiroirs de chaque carte dans l’image, une lumière égale. Ou fais glisser les quatre coins sur ceux de la commode.
photo-corners-aside = Si le cadre est décalé, fais glisser ses coins sur ceux de la commode.
photo-picture = La photo
photo-corners = Coins de la commode
photo-corner = { $corner ->
    [upper-left] Coin en haut à gauche : fais-le glisser ou utilise les flèches
    [upper-right] Coin en haut à droite : fais-le glisser ou utilise les flèches
    [lower-right] Coin en bas à droite : fais-le glisser ou utilise les flèches
   *[lower-left] Coin en bas à gauche : fais-le glisser ou utilise les flèches
}
photo-columns = Cartes de gauche à droite
photo-column-unsure = Carte { $number }, à vérifier : { $card }
photo-column-unknown = Carte { $number } : pas encore connue
photo-which = Carte { $number } : touche ce qui s’y trouve vraiment.
photo-other = Une autre carte ? Touche ses couleurs depuis le haut :
photo-right = C’est juste
photo-no-card = Pas de carte ici
photo-add-left = Il manque une carte à gauche
photo-add-right = Il manque une carte à droite
photo-take = { $count ->
    [one] Prendre cette carte
   *[other] Prendre ces { $count } cartes
}
photo-replaces = { $count ->
    [one] Remplace la carte déjà présente.
   *[other] Remplace les { $count } cartes déjà présentes.
}
photo-again = Autre image
photo-taken = { $count ->
    [one] Une carte notée d’après la photo.
   *[other] { $count } cartes notées d’après la photo.
}
