daily-lead = Une donne par jour, les mêmes cartes pour tout le monde. Seul ton premier essai compte.
daily-rules = L’essai compte dès que tu vois les cartes, et il n’y a pas de conseils. Tu peux l’interrompre et le reprendre plus tard. Ensuite, tu verras les résultats des autres et ce qui était possible, et tu pourras t’entraîner autant que tu veux.
daily-begin = Jouer la donne du jour
daily-day-is-over = Ce jour est passé. Tu peux encore jouer sa donne, mais elle ne compte ni pour le classement ni pour ta série.
daily-play-afterwards = Jouer cette donne
daily-name-text = Visible par tous dans le classement du jour de ce serveur. Tu peux laisser ce champ vide.
daily-no-day = Il n’y a pas de donne pour ce jour.
daily-to-today = Aller à la donne du jour

daily-table-title = Classement du jour
daily-sending = Ton résultat est en route…
daily-waiting = Le serveur est injoignable. Ton résultat est enregistré ici et sera envoyé à ta prochaine visite, ou dès que tu seras en ligne.
daily-sent = Ton résultat est dans le classement.
daily-refused = Le serveur n’a pas accepté ton résultat. Il compte quand même pour ta série.
daily-afterwards = Jouée en retard : elle ne compte ni pour le classement ni pour ta série.
daily-table-away = Ton résultat est dans le classement, mais le serveur est injoignable pour l’instant.
daily-not-kept = Ce navigateur n’enregistre rien : ton résultat ne peut donc pas être envoyé.
daily-place = { $place ->
    [one] { $place }er sur { $count }
   *[other] { $place }e sur { $count }
}
daily-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
daily-chart = Tous les résultats
daily-chart-points = Points
daily-chart-count = Résultats
daily-best = Les meilleurs résultats
daily-nameless = Anonyme

daily-possible = Ce qui était possible
daily-possible-text = « Le jeu parfait » connaît toutes les cartes dès le départ. Le maître n’en savait pas plus que toi. Le nombre sous une carte indique le tour où elle a été posée.
daily-hindsight = Le jeu parfait
daily-master = Un maître
daily-failed = Le calcul n’a pas abouti.
daily-order-heard = Posées à ces tours, depuis la gauche : { $rounds }
daily-exchange = Échange au tour { $round }

daily-streaks = Ta série
daily-streak = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
daily-longest = plus longue série
daily-played = { $days ->
    [one] jour joué
   *[other] jours joués
}
daily-share-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-practise = S’entraîner avec ces cartes
daily-practise-text = L’entraînement ne compte pas.
daily-archive = Calendrier
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-not-played = pas jouée

daily-over = Au fil des jours
daily-over-shows = Ce que montre le graphique
daily-over-share = Part du maximum
daily-over-lead = Écart avec le maître
daily-over-percent = Pourcentage
daily-over-day = Jour
daily-over-mean = En moyenne, tu atteins { $percent } % du maximum possible.
daily-over-text = Seuls comptent tes premiers essais faits le jour même, les 60 derniers au plus. Le maximum possible et le résultat d’un maître sont calculés sur ton appareil et y restent.
daily-over-work-out = { $days ->
    [one] Calculer { $days } jour manquant
   *[other] Calculer { $days } jours manquants
}
daily-over-working = Calcul du { $day }…
daily-over-stop = Arrêter
