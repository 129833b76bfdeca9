statistics-lead = D’après les parties terminées dans ce navigateur. Rien n’est envoyé.
statistics-reading = Lecture de tes parties : { $done } sur { $of }…
statistics-empty = Aucune partie n’a encore été terminée ici. Joues-en une, ou importe tes parties d’un autre appareil.
statistics-none = Aucune partie ne correspond à ces filtres.

statistics-filter = Quelles parties ?
statistics-all = Toutes
statistics-others = À plusieurs
statistics-any = tous
statistics-goal = Objectif
statistics-players = Joueurs
statistics-opponents = Adversaires
statistics-people = personnes
statistics-where = Lieu
statistics-online = En ligne
statistics-since = Période
statistics-always = depuis toujours
statistics-last-days = { $days ->
    [one] dernier jour
   *[other] { $days } derniers jours
}
statistics-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

statistics-games = Parties
statistics-points = Points
statistics-mean = Moyenne
statistics-median = Médiane
statistics-spread = Écart type
statistics-around = ± { $points }
statistics-best = Record
statistics-worst = Minimum
statistics-won = Gagnées
statistics-percent = { $percent } %
statistics-wins-of = { $wins } sur { $games }
statistics-replay-of = Revoir la partie du { $date }
statistics-distribution = Répartition des points
statistics-trend = Moyenne des dix dernières parties
statistics-game = Partie
statistics-game-of = { $number }, { $date }

statistics-bars = La barre indique la moyenne, le repère au-delà le record.
statistics-by-goal = Par objectif
statistics-goal-brings = Ses points
statistics-by-players = Par nombre de joueurs
statistics-players-count = { $count ->
    [1] en solo
    [one] { $count } joueur
   *[other] { $count } joueurs
}
statistics-by-bot = Contre les bots
statistics-bot = Bot
statistics-bot-mean = Moyenne du bot
statistics-by-origin = En ligne ou sur l’appareil
statistics-name = Nom

statistics-list = Tes parties
statistics-order = Trier
statistics-best-first = Meilleures d’abord
statistics-newest-first = Récentes d’abord
statistics-more = En voir plus
statistics-place = { $place ->
    [one] { $place }er sur { $players }
   *[other] { $place }e sur { $players }
}
statistics-delete = Supprimer
statistics-delete-which = Supprimer : { $game }, { $date }
statistics-delete-sure = Supprimer cette partie ? Tu ne pourras la récupérer que depuis un fichier enregistré.

statistics-shared = { $count ->
    [one] { $count } partie où aucune place n’était la tienne, par exemple autour d’un seul appareil, ne compte que sous le nom des joueurs.
   *[other] { $count } parties où aucune place n’était la tienne, par exemple autour d’un seul appareil, ne comptent que sous le nom des joueurs.
}
statistics-other-box = { $count ->
    [one] { $count } partie non comptée : tu n’as pas sa boîte.
   *[other] { $count } parties non comptées : tu n’as pas leur boîte.
}
statistics-unreadable = { $count ->
    [one] { $count } entrée non comptée : ce n’est pas une partie terminée.
   *[other] { $count } entrées non comptées : ce ne sont pas des parties terminées.
}

statistics-keep-title = Sauvegarder tes parties
statistics-keep-text = Un nouveau téléphone ? Enregistre ici toutes tes parties et importe-les là-bas ; aucune ne compte deux fois. Le fichier CSV s’ouvre dans un tableur.
statistics-save = Enregistrer toutes les parties
statistics-csv = Enregistrer un tableau (CSV)
statistics-bring = Importer des parties d’un fichier
statistics-brought = { $count ->
    [0] Rien de nouveau : toutes ces parties sont déjà là.
    [one] { $count } partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
statistics-not-games = Ce n’est pas un fichier de parties enregistrées.
statistics-no-room = Le navigateur n’a plus de place pour ces parties.
statistics-delete-all = Supprimer toutes les parties
statistics-delete-all-sure = Supprimer toutes les parties de ce navigateur ? Tu ne pourras les récupérer que depuis un fichier enregistré.
statistics-deleted = Toutes les parties sont supprimées.
