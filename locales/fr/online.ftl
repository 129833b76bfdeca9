home-online = En ligne avec d’autres
home-online-text = Ouvre une salle et envoie le lien. Sans compte ; d’une traite ou sur plusieurs jours.
online-title = Jouer en ligne
online-lead = De deux à six. Personne n’a besoin de compte : un lien suffit.
online-name = Ton nom
online-open-title = Une nouvelle salle
online-open = Ouvrir une salle
online-join-title = On t’a invité ?
online-code = Code ou lien
online-join = Y aller
online-code-fault = Ce n’est ni un code ni un lien vers une salle.
online-unreachable = Le serveur est injoignable. Les parties sur cet appareil marchent quand même.
online-offline-hint = Sans réseau, les parties sur cet appareil marchent quand même.
my-games = Mes parties
my-games-your-turn = À toi de jouer
my-games-others-turn = Les autres réfléchissent
my-games-gathering = Pas encore commencée
my-games-over = Terminée
my-games-gone = N’existe plus
my-games-forget = Retirer de la liste
my-games-forget-sure = Abandonner cette place ? Seul son lien personnel la rend.
my-games-forget-which = Retirer de la liste : { $game }

room-title = Salle { $code }
room-closed = La porte reste fermée
room-as-guest = Entrer en invité
room-seats = Autour de la table
room-passing = { $free ->
    [0] Chacun passe ses cartes au suivant, le dernier au premier.
    [one] Chacun passe ses cartes au suivant, le dernier au premier. { $free } place est libre.
   *[other] Chacun passe ses cartes au suivant, le dernier au premier. { $free } places sont libres.
}
room-host = hôte
room-swap = Échanger de place avec { $name }
room-remove = Libérer la place de { $name }
room-add-bot = Ajouter un bot
room-sit-down = Prendre place
room-join-title = Une place est libre pour toi
room-full = Toutes les places sont prises.
room-needs-two = Il faut être deux pour commencer
room-waits-for-host = { $name } lance la partie.
room-leave = Quitter la salle
room-leave-sure = Partir ? Pendant une partie, un bot joue pour toi jusqu’à ton retour ; sinon ta place se libère.
room-hidden = Une partie est en cours, sans spectateurs. Quand elle sera finie, tu pourras prendre place pour la suivante.

room-settings = Ce qu’on joue
room-change-settings = Modifier
room-keep-box = Garder cette boîte
room-box-kept = La boîte est gardée dans ce navigateur.
room-time = Temps par tour
room-no-limit = sans limite
room-grace = Un bot remplace après
room-grace-text = C’est le temps permis sans connexion. On peut reprendre sa place à tout moment.
room-spectators = Spectateurs
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

invite-title = Inviter les autres
invite-only-here = Seul cet ordinateur connaît cette adresse. Lance avec --listen 0.0.0.0:7425 pour accueillir les autres.
invite-copy = Copier le lien
invite-qr = Code QR avec le lien vers cette salle
personal-title = Continuer sur un autre appareil
personal-text = Ce lien, c’est ta place. Garde-le secret : qui l’a joue pour toi.

line-connected = Connecté
line-connecting = Connexion…
line-offline = Pas de connexion
time-left = encore { $time }
time-warning = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
presence-away = absent
presence-away-who = { $name } n’a pas de connexion
presence-bot = bot
presence-bot-who = Un bot joue pour { $name }
replaced-you = Un bot joue pour toi.
replaced-return = Reprendre ma place
notice-sat = { $name } prend place.
notice-came = { $name } est là.
notice-went = { $name } a perdu la connexion.
notice-returned = { $name } joue de nouveau.
notice-time-over = Temps écoulé : le serveur a posé pour toi.
notice-went-back = Le serveur a dû revenir à un état antérieur. La partie continue à partir de là.
refused = { $code ->
    [no-such-room] Cette salle n’existe pas, ou plus.
    [bad-token] Ce lien ne donne plus de place ici.
    [full] Toutes les places sont prises.
    [bad-settings] On ne peut pas jouer ainsi avec cette boîte à autant de joueurs.
    [bad-content] On ne peut pas jouer avec cette boîte : elle contient une erreur ou trop peu de cartes pour deux.
    [too-few] Il faut être au moins deux.
    [not-host] Seul l’hôte peut faire cela.
    [not-now] Pas en ce moment.
    [outdated] La table vient de changer. Regarde encore une fois.
    [illegal] Les règles ne le permettent pas.
    [too-many] C’était beaucoup d’un coup. Réessaie dans un instant.
    [exhausted] Ce salon a atteint sa limite. Ouvrez-en un nouveau.
    [unavailable] Le serveur ne peut rien enregistrer pour l’instant. Il réessaie automatiquement.
    [protocol] Cette page est dépassée. Recharge-la.
   *[other] Cela n’a pas marché.
}

say-sending = Envoi…
watching = Tu regardes.
