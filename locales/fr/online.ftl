home-online = Jouer en ligne entre amis
home-online-text = Ouvre une salle et envoie le lien. Sans compte ; en direct ou sur plusieurs jours.
online-title = Jouer en ligne
online-lead = De deux à six joueurs. Pas besoin de compte : un lien suffit.
online-name = Ton nom
online-open-title = Une nouvelle salle
online-open = Ouvrir une salle
online-join-title = Une invitation ?
online-code = Code ou lien
online-join = Rejoindre
online-code-fault = Ce n’est ni un code ni un lien vers une salle.
online-unreachable = Le serveur est injoignable. Tu peux quand même jouer sur cet appareil.
online-offline-hint = Tu es hors ligne. Tu peux quand même jouer sur cet appareil.
my-games = Tes parties
my-games-your-turn = À toi de jouer
my-games-others-turn = On attend les autres
my-games-gathering = Pas encore commencée
my-games-over = Terminée
my-games-gone = N’existe plus
my-games-forget = Retirer de la liste
my-games-forget-which = Retirer de la liste : { $game }

room-title = Salle { $code }
room-closed = Entrée impossible
room-as-guest = Entrer comme invité
room-seats = Autour de la table
room-passing = { $free ->
    [0] Chacun passe ses cartes au suivant, le dernier au premier.
    [one] Chacun passe ses cartes au suivant, le dernier au premier. { $free } place est libre.
   *[other] Chacun passe ses cartes au suivant, le dernier au premier. { $free } places sont libres.
}
room-host = hôte
room-swap = Changer de place avec { $name }
room-remove = Libérer cette place : { $name }
room-add-bot = Ajouter un bot
room-sit-down = Prendre place
room-join-title = Une place est libre pour toi
room-full = Toutes les places sont prises.
room-needs-two = Il faut au moins deux joueurs
room-waits-for-host = C’est à { $name } de lancer la partie.
room-leave = Quitter la salle
room-leave-sure = Quitter la salle ? Tu perds ta place. Si une partie est en cours, un bot la termine à ta place.
room-hidden = Une partie est en cours, sans spectateurs. Tu pourras prendre place pour la suivante.

room-settings = Réglages de la partie
room-change-settings = Modifier
room-keep-box = Enregistrer cette boîte
room-box-kept = La boîte est enregistrée dans ce navigateur.
room-time = Temps par tour
room-no-limit = sans limite
room-grace = Délai avant l’arrivée d’un bot
room-grace-text = Durée hors ligne tolérée avant qu’un bot prenne le relais. On peut reprendre sa place à tout moment.
room-spectators = Spectateurs
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

invite-title = Inviter les autres
invite-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Lance le serveur avec --listen 0.0.0.0:7425 pour que les autres puissent entrer.
invite-copy = Copier le lien
invite-qr = Code QR avec le lien vers cette salle
personal-title = Continuer sur un autre appareil
personal-text = Ce lien, c’est ta place. Garde-le pour toi : toute personne qui l’a peut jouer en ton nom.

line-connected = En ligne
line-connecting = Connexion…
line-offline = Hors ligne
time-left = encore { $time }
time-warning = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
presence-away = hors ligne
presence-away-who = { $name } est hors ligne
presence-bot = bot
presence-bot-who = Un bot remplace { $name }
replaced-you = Un bot joue à ta place.
replaced-return = Reprendre ma place
notice-sat = { $name } prend place.
notice-came = { $name } est là.
notice-went = { $name } a perdu la connexion.
notice-returned = { $name } reprend sa place.
notice-time-over = Temps écoulé : le serveur a joué à ta place.
notice-went-back = Le serveur est revenu à un moment antérieur de la partie. Elle reprend à partir de là.
refused = { $code ->
    [no-such-room] Cette salle n’existe pas, ou plus.
    [bad-token] Ce lien ne donne plus droit à une place ici.
    [full] Toutes les places sont prises.
    [bad-settings] Ces réglages ne conviennent pas à cette boîte et à ce nombre de joueurs.
    [bad-content] On ne peut pas jouer avec cette boîte : elle contient une erreur ou trop peu de cartes pour deux joueurs.
    [too-few] Il faut être au moins deux.
    [not-host] Seul l’hôte peut faire cela.
    [not-now] Ce n’est pas possible pour l’instant.
    [outdated] La table vient de changer. Regarde encore une fois.
    [illegal] Les règles ne le permettent pas.
    [too-many] Trop de demandes à la fois. Réessaie dans un instant.
    [exhausted] Cette salle a atteint sa limite. Ouvres-en une nouvelle.
    [locked] Cette salle est verrouillée.
    [removed] On t’a fait sortir de cette salle.
    [unavailable] Le serveur ne peut rien enregistrer pour l’instant. Il continue d’essayer.
    [protocol] Cette page n’est plus à jour. Recharge-la.
   *[other] Quelque chose n’a pas marché.
}

say-sending = Envoi…
watching = Tu regardes la partie.
room-back = Retour à la partie
room-back-to = Retour à la salle
room-next = Partie suivante
