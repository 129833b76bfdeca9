sheet-lead = Pour des cartes sur une vraie table : indique qui joue et avec quels objectifs, saisis chaque buffet, et la feuille compte.
sheet-steps = Étapes
sheet-start = Table
sheet-result = Résultat
sheet-progress = { $cards } sur 8
sheet-players = Joueurs
sheet-add-player = Ajouter un joueur
sheet-earlier = Faire monter { $name }
sheet-remove-player = Retirer { $name }
sheet-remove-sure = Retirer { $name } avec toutes ses cartes ?
sheet-remove = Retirer
sheet-box = Boîte
sheet-box-sure = Prendre une autre boîte ? Cartes et objectifs repartent de zéro.
sheet-box-yes = La prendre
sheet-goals-text = Touche un objectif pour en choisir un autre.
sheet-reconstruction = Les poignées, les motifs des objectifs et les points de la boîte classique sont notre reconstitution. Si tes cartes montrent autre chose, note-les d’abord :
sheet-next = Suite : { $name }
sheet-back = Retour
sheet-to-result = Voir le résultat
sheet-exchange-unused = Inutilisée : 1 point
sheet-exchange-used = Utilisée
sheet-which = Quelle est la carte suivante ? Touche ses couleurs de haut en bas, puis la carte.
sheet-which-instead = Pour remplacer la carte { $number }, touche les couleurs de la bonne carte.
sheet-full = Les huit cartes sont là. Touche une carte pour la corriger.
sheet-colours = Couleurs
sheet-untap = Annuler la dernière couleur
sheet-end = Sa place
sheet-left = À gauche
sheet-right = À droite
sheet-left-over = { $count ->
    [one] Il n’en reste qu’une. Touche-la.
   *[other] Il en reste { $count }. Touche celle qui est posée, ou une couleur de plus.
}
sheet-lies-at = Déjà chez { $name }
sheet-keys = Touches : R T P O K pour les couleurs, Retour arrière annule, Entrée prend la seule carte restante.
sheet-card = Carte { $number }
sheet-move-left = Déplacer à gauche
sheet-move-right = Déplacer à droite
sheet-twice = La même carte est là deux fois : { $first } et { $second }.
sheet-spot = { $name }, carte { $number }
sheet-no-cards = { $name } n’a pas encore de cartes
sheet-not-yet = Pas encore de résultat
sheet-missing = { $count ->
    [one] { $name } : il manque { $count } carte. On compte ce qui est là.
   *[other] { $name } : il manque { $count } cartes. On compte ce qui est là.
}
sheet-why = Pourquoi pas { $count } ?
sheet-why-title = { $name }, { $goal } : pourquoi pas { $count } ?
sheet-why-most = { $count ->
    [one] Une seule compte ({ $count }) : un tiroir compte une fois par objectif, et toutes les autres partagent des tiroirs avec elle.
   *[other] On ne peut pas en placer plus de { $count } sans partager un tiroir, et un tiroir ne compte qu’une fois par objectif.
}
sheet-why-which = Non comptée : { $number } sur { $of } (en pointillé).
sheet-why-shares = Les tiroirs marqués appartiennent déjà à la combinaison { $combinations }.
sheet-why-before = La précédente
sheet-why-after = La suivante
sheet-copy-link = Copier le lien
sheet-picture = Enregistrer l’image
sheet-picture-send = Envoyer l’image…
sheet-print = Imprimer
sheet-json = Enregistrer en JSON
sheet-bg-stats = Noter dans BG Stats
sheet-bg-stats-text = Cela ouvre l’appli BG Stats si elle est sur cet appareil. Rien n’est envoyé ailleurs.
sheet-evening = Cette soirée
sheet-round = Manche { $number }
sheet-leads = En tête : { $names }
sheet-another = Encore une manche avec les mêmes
sheet-new-evening = Nouvelle soirée
sheet-new-evening-sure = Commencer une nouvelle soirée ? Toutes les manches et les cartes de cette feuille seront effacées.
sheet-delete-round = Supprimer la manche { $number }
sheet-delete-sure = Supprimer la manche { $number } de cette soirée ?
sheet-delete = Supprimer
sheet-sent = Cette feuille est arrivée par un lien. Ce n’est pas la tienne.
sheet-copy = Modifier une copie
sheet-copy-sure = Modifier une copie ? Elle remplacera la feuille en cours.
sheet-own = Vers ma feuille
sheet-link-broken = Ce lien ne contient pas de feuille de score.
sheet-link-other-box = Cette feuille concerne une boîte qui n’est pas ici. Ajoute d’abord la boîte, puis rouvre le lien.
