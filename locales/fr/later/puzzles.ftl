puzzles-lead = Trouve le meilleur coup. Chaque solution est prouvée : toutes les cartes qui peuvent encore venir sont prises en compte, rien n’est estimé.
puzzles-your-rating = Ta cote
puzzles-answered = { $answered ->
    [one] Problèmes résolus : { $right } sur { $answered }
   *[other] Problèmes résolus : { $right } sur { $answered }
}
puzzles-day = Problème du jour
puzzles-day-solve = Résoudre celui d’aujourd’hui
puzzles-day-again = Le revoir
puzzles-day-went = { $outcome ->
    [right] Résolu
    [near] Presque résolu
   *[wrong] Raté
}
puzzles-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzles-longest = { $days ->
    [one] record : { $days } jour
   *[other] record : { $days } jours
}
puzzles-tomorrow = Le prochain arrive demain.
puzzles-training = Entraînement
puzzles-training-text = De nouveaux problèmes adaptés à ta cote. Ceux que tu as ratés reviennent quand tu as vu tous les autres.
puzzles-train = S’entraîner
puzzles-level = Niveau
puzzles-level-name = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[any] Tous
}
puzzles-goal = Objectif
puzzles-any-goal = Tous
puzzles-by-kind = Par type de question
puzzles-by-theme = Par thème
puzzles-solved-of = { $solved } sur { $count }
puzzles-mode = { $mode ->
    [minutes] Trois minutes
   *[lives] Trois vies
}
puzzles-mode-text = { $mode ->
    [minutes] Résous-en le plus possible dans le temps imparti.
   *[lives] De plus en plus difficile. À la troisième erreur, c’est fini.
}
puzzles-best-run = { $count ->
    [one] Ton record : { $count }
   *[other] Ton record : { $count }
}
puzzles-mistakes = Tes erreurs
puzzles-mistakes-text = Des coups de fin de partie, en solo, où il y avait mieux : c’est prouvé. Ils reviennent au bout d’un, trois et sept jours. Pour les coups d’avant, on ne peut rien prouver.
puzzles-mistakes-due = { $count ->
    [one] { $count } t’attend
   *[other] { $count } t’attendent
}
puzzles-mistakes-later = La prochaine revient le { $day }.
puzzles-mistakes-none = Aucune pour l’instant : termine une partie en solo, puis reviens ici.
puzzles-mistakes-done = C’est tout pour aujourd’hui. Bravo !
puzzles-looking = Examen de tes parties…
puzzles-kind = { $kind ->
    [last-card] La dernière carte
    [two-rounds] Encore deux cartes
    [exchange] Échanger ou non
   *[perfect] Cartes sur table
}
puzzles-kind-text = { $kind ->
    [last-card] Tout est connu. Quelle carte, et où ?
    [two-rounds] Encore une carte à venir. Vise la meilleure moyenne.
    [exchange] Deux nouvelles cartes, ou l’une de celles-ci ?
   *[perfect] Tu vois les cartes à venir. Joue jusqu’à la fin.
}
puzzles-question = { $kind ->
    [last-card] Pose la dernière carte : laquelle, dans quel sens, à quelle extrémité ?
    [two-rounds] Une carte maintenant, une autre ensuite. Quel coup rapporte le plus en moyenne ?
    [exchange] Échanger ta main, ou poser une de ces cartes ?
   *[perfect] Toutes les cartes sont visibles. Marque le plus de points possible.
}
puzzles-idea = { $idea ->
    [exchange-now] Échanger maintenant
    [keep-the-hand] Garder la main
    [plan-the-exchange] Prévoir l’échange
    [keep-row-open] Garder une rangée ouverte
    [give-up] Savoir renoncer
    [complete-two] Deux combinaisons d’un coup
    [reach-bonus] Décrocher le bonus
    [two-goals] Deux objectifs à la fois
    [complete] Compléter une combinaison
    [lengthen-row] Allonger une rangée
   *[prepare] Préparer le terrain
}
puzzles-difficulty = Difficulté { $rating }
puzzles-number = Problème { $number }
puzzles-from-game = Tiré d’une partie
puzzles-all = Tous les problèmes
puzzles-to-come = Les cartes à venir
puzzles-to-come-text = Deux par deux, à partir de la gauche. Ce que tu ne poses pas est défaussé.
puzzles-heard = { $question } { $points ->
    [one] Tu as { $points } point.
   *[other] Tu as { $points } points.
} Ta main : { $hand }. Appuie sur T pour tout entendre.
puzzles-right = Bonne réponse !
puzzles-near = { $points ->
    [one] Presque : il manque un point
   *[other] Presque : il manque { $points } points
}
puzzles-wrong = Il y avait mieux
puzzles-your-choice = Ton choix
puzzles-best-choice = Le meilleur
puzzles-your-choice-is-best = Ton choix est le meilleur
puzzles-points = { $points } points
puzzles-on-average = en moyenne, sur toutes les cartes qui peuvent encore venir
puzzles-exactly = exactement { $value }
puzzles-less = { $points } pt de moins que le meilleur
puzzles-margin = { $points } pt de plus que tout autre choix
puzzles-exchange-shown = Les deux cartes partent, deux nouvelles arrivent.
puzzles-order = Les numéros indiquent l’ordre.
puzzles-order-exchange = { $number ->
    [0] L’échange vient d’abord.
    [one] L’échange vient après { $number } carte.
   *[other] L’échange vient après { $number } cartes.
}
puzzles-choices = Tous les choix et leur valeur exacte
puzzles-choice = Choix
puzzles-value = Valeur
puzzles-difference = Écart
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-share = Partager ce problème
puzzles-share-question = Trouveras-tu le meilleur coup ?
puzzles-rating-now = Ta cote : { $rating } ({ $change })
puzzles-unrated = Tu as déjà répondu à celui-ci : ta cote ne change pas.
puzzles-not-rated = Ta cote ne change pas.
puzzles-theme = Thème
puzzles-none-left = Aucun problème ne correspond à ce choix.
puzzles-nonsense = Cette adresse ne mène à aucun problème. Il en manque peut-être une partie.
puzzles-run-rules = Uniquement des problèmes en un seul coup. Ta cote ne change pas.
puzzles-begin = Commencer
puzzles-time-left = Temps restant
puzzles-lives-left = { $lives ->
    [one] Encore { $lives } vie
   *[other] Encore { $lives } vies
}
puzzles-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzles-run-over = { $mode ->
    [minutes] Temps écoulé
   *[lives] Plus aucune vie
}
puzzles-run-best = Ton meilleur résultat !
puzzles-run-again = Encore une fois
puzzles-run-result = Voir le résultat
puzzles-run-answers = Revoir tes réponses
puzzles-run-answer = Problème { $number } : { $went ->
    [right] résolu
   *[wrong] raté
}
puzzles-fresh = De nouveaux, sans fin
puzzles-fresh-text = Trouvés et prouvés sur ton appareil. Leur difficulté n’est pas mesurée : ils ne changent pas ta cote.
