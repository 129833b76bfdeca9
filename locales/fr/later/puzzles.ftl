puzzles-lead = Trouve la meilleure décision. Chaque réponse est prouvée : aucune carte qui peut encore venir n’est oubliée, et rien n’est estimé.
puzzles-your-rating = Ton classement
puzzles-answered = { $answered ->
    [one] { $right } problème résolu sur { $answered }
   *[other] { $right } résolus sur { $answered }
}
puzzles-day = Problème du jour
puzzles-day-solve = Résoudre celui d’aujourd’hui
puzzles-day-again = Le revoir
puzzles-day-went = { $outcome ->
    [right] Résolu
    [near] Presque résolu
   *[wrong] Manqué
}
puzzles-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzles-longest = { $days ->
    [one] record : { $days } jour
   *[other] record : { $days } jours
}
puzzles-tomorrow = Le prochain arrive demain.
puzzles-training = Entraînement
puzzles-training-text = De nouveaux problèmes proches de ton classement. Ceux que tu as manqués reviennent quand tu as vu les autres.
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
puzzles-by-kind = Par question
puzzles-by-theme = Par thème
puzzles-solved-of = { $solved } sur { $count }
puzzles-mode = { $mode ->
    [minutes] Trois minutes
   *[lives] Trois vies
}
puzzles-mode-text = { $mode ->
    [minutes] Résous-en le plus possible avant la fin du temps.
   *[lives] Ils sont de plus en plus durs. La troisième erreur met fin à la série.
}
puzzles-best-run = { $count ->
    [one] Ton record : { $count }
   *[other] Ton record : { $count }
}
puzzles-mistakes = Tes erreurs
puzzles-mistakes-text = Des décisions vers la fin de tes parties en solo dont il est prouvé qu’elles n’étaient pas les meilleures. Elles reviennent après un, trois et sept jours.
puzzles-mistakes-due = { $count ->
    [one] { $count } t’attend
   *[other] { $count } t’attendent
}
puzzles-mistakes-later = La prochaine revient le { $day }.
puzzles-mistakes-none = Aucune pour l’instant : termine une partie en solo, puis reviens ici.
puzzles-mistakes-done = C’est tout pour aujourd’hui. Bien joué.
puzzles-looking = Examen de tes parties…
puzzles-kind = { $kind ->
    [last-card] La dernière carte
    [two-rounds] Encore deux cartes
    [exchange] Échanger ou non
   *[perfect] Cartes ouvertes
}
puzzles-kind-text = { $kind ->
    [last-card] Tout est connu. Quelle carte, et où ?
    [two-rounds] Une carte vient encore. Espère le plus.
    [exchange] Deux nouvelles cartes, ou l’une de celles-ci ?
   *[perfect] Tu vois ce qui vient. Joue jusqu’à la fin.
}
puzzles-question = { $kind ->
    [last-card] Pose la dernière carte : laquelle, dans quel sens, à quelle extrémité ?
    [two-rounds] Cette carte et encore une. Quelle décision vaut le plus en moyenne ?
    [exchange] Échanger ta main, ou poser une de ces cartes ?
   *[perfect] Toutes les cartes sont ouvertes. Atteins le maximum possible.
}
puzzles-idea = { $idea ->
    [exchange-now] Échanger maintenant
    [keep-the-hand] Garder la main
    [plan-the-exchange] Prévoir l’échange
    [keep-row-open] Garder une rangée ouverte
    [give-up] Renoncer à quelque chose
    [complete-two] Deux d’un coup
    [reach-bonus] Atteindre le bonus
    [two-goals] Servir deux objectifs
    [complete] En terminer une
    [lengthen-row] Allonger une rangée
   *[prepare] Préparer
}
puzzles-difficulty = Difficulté { $rating }
puzzles-number = Problème { $number }
puzzles-from-game = Tiré d’une partie
puzzles-all = Tous les problèmes
puzzles-to-come = Ces cartes viennent
puzzles-to-come-text = Deux par deux, à partir de la gauche. Ce que tu ne poses pas est défaussé.
puzzles-heard = { $question } { $points ->
    [one] Tu as { $points } point.
   *[other] Tu as { $points } points.
} Ta main : { $hand }. Appuie sur T pour tout entendre.
puzzles-right = C’est juste !
puzzles-near = { $points ->
    [one] Presque : il manque un point
   *[other] Presque : il manque { $points } points
}
puzzles-wrong = Ce n’est pas le mieux
puzzles-your-choice = Ton choix
puzzles-best-choice = Le meilleur
puzzles-your-choice-is-best = Ton choix est le meilleur
puzzles-points = { $points } points
puzzles-on-average = en moyenne, sur toutes les cartes qui peuvent encore venir
puzzles-exactly = exactement { $value }
puzzles-less = { $points } points de moins que le meilleur
puzzles-margin = { $points } points de plus que tout autre choix
puzzles-exchange-shown = Les deux cartes partent, deux nouvelles arrivent.
puzzles-order = Les nombres indiquent l’ordre.
puzzles-order-exchange = { $number ->
    [0] L’échange vient d’abord.
    [one] L’échange vient après { $number } carte.
   *[other] L’échange vient après { $number } cartes.
}
puzzles-choices = Tous les choix, exactement
puzzles-choice = Choix
puzzles-value = Valeur
puzzles-difference = En moins
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-share = Partager ce problème
puzzles-share-question = Trouves-tu la meilleure décision ?
puzzles-rating-now = Ton classement : { $rating } ({ $change })
puzzles-unrated = Tu as déjà répondu à celui-ci : ton classement reste le même.
puzzles-not-rated = Ton classement ne change pas.
puzzles-theme = Thème
puzzles-none-left = Aucun problème ne correspond à ce choix.
puzzles-nonsense = Cette adresse ne mène à aucun problème. Il en manque peut-être une partie.
puzzles-run-rules = Seulement des problèmes à une décision. Ton classement ne change pas.
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
    [minutes] Le temps est écoulé
   *[lives] Plus de vies
}
puzzles-run-best = Ton meilleur résultat !
puzzles-run-again = Encore une fois
puzzles-run-result = Voir le résultat
puzzles-run-answers = Tes réponses, à revoir
puzzles-run-answer = Problème { $number } : { $went ->
    [right] juste
   *[wrong] pas le mieux
}
