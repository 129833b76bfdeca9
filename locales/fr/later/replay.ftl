replay-lead = Les parties terminées dans ce navigateur, la plus récente en premier.
replay-none = Tu n’as encore terminé aucune partie dans ce navigateur. Tes parties terminées apparaîtront ici.
replay-more = En voir plus
replay-place = { $place ->
    [one] { $place }er sur { $players }
   *[other] { $place }e sur { $players }
}
replay-unreadable = Ce lien ne mène à aucune partie. Il en manque peut-être un morceau.
replay-other-box = Cette partie a été jouée avec une boîte qui n’est pas dans ce navigateur. La personne qui t’a envoyé le lien peut aussi t’envoyer la boîte.
replay-not-over = Cette partie est encore en cours. Tu pourras la revoir quand elle sera terminée : d’ici là, les mains restent secrètes.
replay-no-such-game = Le serveur ne connaît aucune partie terminée de ce nom.

replay-controls = Pas à pas
replay-dealt = Les cartes sont distribuées.
replay-starts = { $name ->
    [Toi] Tu commences avec deux cartes.
   *[other] { $name } commence avec deux cartes.
}
replay-lays-left = { $name ->
    [Toi] Tu poses une carte à gauche.
   *[other] { $name } pose une carte à gauche.
}
replay-lays-right = { $name ->
    [Toi] Tu poses une carte à droite.
   *[other] { $name } pose une carte à droite.
}
replay-chose = { $name ->
    [Toi] Tu as choisi en secret.
   *[other] { $name } a choisi en secret.
}
replay-took-back = { $name ->
    [Toi] Tu annules ton coup.
   *[other] { $name } annule son coup.
}
replay-exchanged = { $name ->
    [Toi] Tu utilises ta carte Échange : deux nouvelles cartes.
   *[other] { $name } utilise sa carte Échange : deux nouvelles cartes.
}
replay-passed = Tout le monde a posé. Les autres cartes passent à gauche.
replay-step = Étape { $step } sur { $steps }
replay-slider = Moment de la partie
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-hand = Main
replay-looks = Affichage
replay-who-looks = Point de vue
replay-open-hands = Mains visibles
replay-rounds = Après le tour
replay-round = Tour { $round }
replay-speed = Vitesse
replay-slow = Lente
replay-normal = Normale
replay-fast = Rapide
replay-keys = ← → : une étape · Maj + ← → : un tour · Début, Fin : au début, à la fin · Espace : lecture, pause · N : erreur suivante
replay-graph = Points après chaque tour
replay-graph-round = Tour
replay-play-deal = Jouer cette donne
replay-copy-link = Copier le lien vers ce moment

replay-review-title = Analyse
replay-review-text = Après chaque coup, la partie est rejouée jusqu’au bout des milliers de fois pour voir ce qu’il valait. Seul compte ce qu’on pouvait savoir à ce moment-là.
replay-review-whose = Pour quel joueur ?
replay-review-ask = Analyser cette partie
replay-review-thinking = Examen de chaque coup… Cela prend un moment.
replay-review-failed = L’analyse n’a pas abouti. Réessaie.
replay-review-choices = Tous les coups
replay-number = { $number }
replay-par = Référence
replay-par-text = ce qu’un joueur expérimenté tire d’une telle partie
replay-luck = Chance
replay-luck-text = ce qui ne dépendait pas des coups joués
replay-skill = Habileté
replay-skill-text = coups meilleurs, ou moins bons, que ceux d’un tel joueur
replay-result = Résultat
replay-result-text = la somme des trois
replay-measure-points = Mesuré en points.
replay-measure-lead = Mesuré en points d’avance sur le meilleur adversaire.
replay-optimum = { $points ->
    [one] En connaissant toutes les cartes d’avance, on pouvait faire { $points } point :
   *[other] En connaissant toutes les cartes d’avance, on pouvait faire { $points } points :
}
replay-grade = { $grade ->
    [best] meilleur coup
    [good] bon coup
    [inaccuracy] imprécision
   *[mistake] erreur
}
replay-card = carte { $number }
replay-card-turned = carte { $number } (pivotée)
replay-chosen = Coup joué :
replay-best = Meilleur coup :
replay-luck-and-skill = Chance avant ce coup : { $luck } · Habileté : { $skill }
replay-passed-to = Carte passée à gauche : { $name }.
replay-passed-laid = { $points ->
    [one] Elle a été posée aussitôt, pour { $points } point.
   *[other] Elle a été posée aussitôt, pour { $points } points.
}
replay-passed-unused = C’est une autre carte qui a été posée.

replay-mistakes-proven = { $count ->
    [one] L’une de ces erreurs peut être prouvée. Elle est maintenant dans tes problèmes et reviendra.
   *[other] { $count } de ces erreurs peuvent être prouvées. Elles sont maintenant dans tes problèmes et reviendront.
}
replay-mistakes-unproven = { $count ->
    [one] Une erreur ne peut pas être prouvée et ne devient donc pas un problème : il restait plus de deux cartes à venir, ou aucun coup ne valait au moins un point de plus que tous les autres.
   *[other] { $count } erreurs ne peuvent pas être prouvées et ne deviennent donc pas des problèmes : il restait plus de deux cartes à venir, ou aucun coup ne valait au moins un point de plus que tous les autres.
}

replay-compare = Comparer
replay-compare-text = Deux parties avec les mêmes cartes, côte à côte.
replay-compare-own = Ta partie à { $points } points
replay-compare-link = Lien vers une autre partie avec ces cartes
replay-compare-go = Comparer
replay-compare-no-link = Ce n’est pas un lien vers une partie terminée.
replay-compare-other-deal = Ces deux parties n’ont pas les mêmes cartes : impossible de les comparer.
replay-pair-title = Deux parties, les mêmes cartes
replay-pair-first = Première partie
replay-pair-second = Deuxième partie
replay-pair-parting = Elles diffèrent à partir du tour { $round }.
replay-pair-same = Les deux parties sont identiques.
