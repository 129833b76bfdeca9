scoring-title = Décompte
scoring-back = Étape précédente
scoring-next = Étape suivante
scoring-pause = Pause
scoring-go = Continuer
scoring-all = Passer
scoring-total = Total
verdict-one = { $name } gagne
verdict-shared = Victoire partagée : { $names }
verdict-points = { $points ->
    [one] avec { $points } point
   *[other] avec { $points } points
}
rating = { $step ->
    [0] Premier kit monté, trois vis en trop
    [1] Bien pratique dans l’entrée
    [2] Du solide, en bois massif
    [3] La fierté du salon
   *[4] Un grand classique du design
}
rating-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after-again = Rejouer
after-same-deal = Rejouer la même donne
after-replay = Revoir et analyser
share-title = Partager
share-send = Envoyer…
share-copy = Copier le texte
share-copy-link = Copier le lien de la donne
share-copied = C’est copié.
share-me = Moi
scoring-watch = Revoir le décompte
race-nobody = personne ne marque
race-drawers = { $count ->
    [one] { $count } tiroir
   *[other] { $count } tiroirs
}
race-bonus = Pour qui a le plus de tiroirs en rangée
race-bonus-alone = Si tu as assez de tiroirs en rangée
race-exchange = 1 point par carte Échange non utilisée
verdict-one-by = { $points ->
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $points } points
}
verdict-you-by = { $points ->
    [one] Tu gagnes d’un point
   *[other] Tu gagnes de { $points } points
}
place-word = { $place ->
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
   *[6] Sixième place
}
verdict-behind = { $points ->
    [one] { $place }, un point derrière { $names }
   *[other] { $place }, { $points } points derrière { $names }
}
alone-next = avant « { $title } »
alone-best = record personnel
alone-best-new = nouveau record (avant : { $points })
alone-best-equal = record personnel égalé
alone-round = meilleur tour (nº { $number })
alone-possible = avec le jeu parfait
