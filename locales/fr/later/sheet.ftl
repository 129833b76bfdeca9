sheet-lead = Pour une partie avec de vraies cartes : indique qui joue et avec quels objectifs, saisis chaque commode, et la feuille compte les points.
sheet-steps = Étapes
sheet-start = Mise en place
sheet-result = Résultat
sheet-progress = { $cards } sur 8
sheet-players = Joueurs
sheet-how-many = Nombre de joueurs
sheet-earlier = Faire monter { $name }
sheet-remove-player = Retirer { $name }
sheet-remove = Retirer
sheet-box = Boîte
sheet-box-sure = { $count ->
    [one] { $count } carte n’est pas dans cette boîte et sera laissée de côté. Changer de boîte ?
   *[other] { $count } cartes ne sont pas dans cette boîte et seront laissées de côté. Changer de boîte ?
}
sheet-box-yes = Changer
sheet-goals-text = Touche un objectif pour en choisir un autre.
sheet-reconstruction = Les poignées, les motifs des objectifs et les points de la boîte classique sont notre reconstitution. Si tes cartes montrent autre chose, saisis-les d’abord :
sheet-next = Suivant : { $name }
sheet-back = Retour
sheet-to-result = Voir le résultat
sheet-exchange-unused = Non utilisée : 1 point
sheet-exchange-used = Utilisée
sheet-which = Quelle est la carte suivante ? Touche ses couleurs de haut en bas, puis la carte.
sheet-which-instead = Pour remplacer la carte { $number }, touche les couleurs de la bonne carte.
sheet-full = Les huit cartes sont là. Touche une carte pour la corriger.
sheet-colours = Couleurs
sheet-untap = Annuler la dernière couleur
sheet-end = À quelle extrémité ?
sheet-left = À gauche
sheet-right = À droite
sheet-left-over = { $count ->
    [one] Il n’en reste qu’une. Touche-la.
   *[other] Il en reste { $count }. Touche celle qui est posée, ou une couleur de plus.
}
sheet-lies-at = Déjà posée par { $name }
sheet-keys = Touches : { $colours } ; Retour arrière annule une couleur, Entrée prend la seule carte restante.
sheet-card = Carte { $number }
sheet-move-left = Déplacer à gauche
sheet-move-right = Déplacer à droite
sheet-twice = La même carte apparaît deux fois : { $first } et { $second }.
sheet-spot = { $name }, carte { $number }
sheet-no-cards = { $name } : pas encore de cartes
sheet-not-yet = Pas encore de résultat
sheet-missing = { $count ->
    [one] { $name } : il manque { $count } carte. On compte ce qui est là.
   *[other] { $name } : il manque { $count } cartes. On compte ce qui est là.
}
sheet-why = Pourquoi pas { $count } ?
sheet-why-title = { $name }, { $goal } : pourquoi pas { $count } ?
sheet-why-most = { $count ->
    [one] Une seule compte : un tiroir ne compte qu’une fois par objectif, et toutes les autres partagent des tiroirs avec elle.
   *[other] On ne peut pas en placer plus de { $count } sans partager un tiroir, et un tiroir ne compte qu’une fois par objectif.
}
sheet-why-which = Non comptée : { $number } sur { $of } (en pointillés).
sheet-why-shares = { $count ->
    [one] Les tiroirs marqués appartiennent déjà à la combinaison { $combinations }.
   *[other] Les tiroirs marqués appartiennent déjà aux combinaisons { $combinations }.
}
sheet-why-before = Précédente
sheet-why-after = Suivante
sheet-copy-link = Copier le lien
sheet-picture = Enregistrer l’image
sheet-picture-send = Envoyer l’image…
sheet-print = Imprimer
sheet-json = Enregistrer en JSON
sheet-bg-stats = Noter dans BG Stats
sheet-bg-stats-text = Ouvre l’appli BG Stats si elle est installée sur cet appareil. Rien n’est envoyé ailleurs.
sheet-evening = Cette soirée
sheet-round = Partie { $number }
sheet-leads = En tête : { $names }
sheet-another = Encore une partie avec les mêmes joueurs
sheet-new-evening = Nouvelle soirée
sheet-delete-round = Supprimer la partie { $number }
sheet-sent = Cette feuille est arrivée par un lien. Ce n’est pas la tienne.
sheet-copy = Modifier une copie
sheet-copy-sure = Modifier une copie ? Elle remplacera la feuille en cours.
sheet-own = Retour à ma feuille
sheet-link-broken = Ce lien ne contient pas de feuille de score.
sheet-link-other-box = Cette feuille utilise une boîte que tu n’as pas. Ajoute-la, puis rouvre le lien.
sheet-undo = Annuler : { $what }
sheet-box-changed = Ta boîte « { $name } » a changé depuis le début de cette feuille. Compter avec sa version actuelle ?
sheet-box-count = Compter avec celle-ci
sheet-correcting = Tu corriges la partie { $number }. Les changements y sont enregistrés.
sheet-back-to-round = Retour à la partie { $number }
sheet-insert-before = Insérer avant
sheet-insert-after = Insérer après
sheet-which-between = Quelle carte va à la place { $number } ? Touche ses couleurs de haut en bas.
sheet-not-kept = La mémoire du navigateur est pleine : les changements de cette feuille ne sont pas enregistrés. Enregistre-la dans un fichier ou libère de la place.
sheet-running = Points jusqu’ici
sheet-evenings-text = Les parties terminées restent dans tes parties passées et tes statistiques.
sheet-evenings = Soirées passées
sheet-bg-stats-missing = L’appli BG Stats ne semble pas installée ici. Rien n’a été envoyé ; enregistre la partie en JSON ou copie le lien.
