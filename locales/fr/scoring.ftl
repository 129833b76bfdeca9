scoring-title = Décompte
scoring-back = Étape précédente
scoring-next = Étape suivante
scoring-pause = Pause
scoring-go = Continuer
scoring-all = Voir le résultat
scoring-total = Total
step-combination = { $goal }, combinaison { $number }
step-row = { $drawers ->
    [one] { $goal }, { $drawers } tiroir
   *[other] { $goal }, { $drawers } tiroirs
}
step-bonus = Bonus de rangée
step-exchange = Carte Échange
step-told = { $name } : { $what }, +{ $points } = { $sum }
verdict-one = { $name } gagne
verdict-you = Tu gagnes
verdict-shared = Victoire partagée : { $names }
verdict-points = { $points ->
    [one] avec { $points } point
   *[other] avec { $points } points
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
