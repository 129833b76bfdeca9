statistics-where-counted = toutes sauf l’entraînement
statistics-where-all = toutes, entraînement compris
statistics-bots = Avec des bots
statistics-box = Boîte
replay-cut = Il manque la fin de ce lien, sans doute coupée au moment de la copie. Copie le lien en entier ou demande qu’on te le renvoie.
replay-spoils = Cette partie dévoile la donne du jour
replay-spoils-text = Tu n’as pas encore terminé ton propre essai. Si tu regardes maintenant, tu connaîtras les cartes avant de jouer.
replay-spoils-play = Jouer d’abord la donne
replay-spoils-show = Montrer quand même
daily-share-late = Jouée plus tard, depuis le calendrier
daily-of-possible = { $points } sur { $best }
daily-by-master = un maître : { $points }
daily-shared = { $count ->
    [one] { $count } résultat à la place { $place }
   *[other] { $count } résultats ex æquo à la place { $place }
}
daily-best-text = Chaque nom n’a qu’une place. Par connexion, trois résultats au plus portent un nom ; les autres comptent de façon anonyme.
replay-review-sure = Points perdus au total : { $cost } ± { $error }
replay-within = { $cost } ± { $error }
replay-cost-sure = −{ $cost } ± { $error }
replay-cost-chance = 0 ± { $error }
replay-given-away = Points perdus
replay-accuracy = Précision
replay-accuracy-text = { $mistakes ->
    [0] aucune erreur nette
    [one] { $mistakes } imprécision ou erreur
   *[other] { $mistakes } imprécisions ou erreurs
}
replay-next-mistake = Erreur suivante
replay-review-everyone = Analyser tout le monde
replay-expected = { $name }, résultat attendu
replay-play-on = Reprendre à partir d’ici
replay-play-on-text = Des bots prennent les autres places. La partie compte comme entraînement.
