rematch-title = Une autre partie ?
rematch-in = J’en suis
rematch-out = Pas cette fois
rematch-is-in = veut rejouer
rematch-go = Commencer dans 15 secondes
rematch-starts = Début dans { $seconds } s
wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
nudge = Relancer { $name }
place-for = Laisser un bot jouer pour { $name }
nudged = Tu as relancé { $name }
vote-place-for = Laisser un bot jouer pour { $name } pendant ce tour ?
vote-place-for-you = Les autres veulent laisser un bot jouer à ta place.
vote-end = Terminer la partie sans résultat ?
vote-stand = { $count } sur { $needed } d’accord : { $names }
vote-agree = D’accord
reactions = Réagir
reaction = { $which ->
    [applause] Bravo
    [shock] Stupeur
    [thinking] Réflexion
    [fire] Quel coup
    [laughter] Rires
   *[thanks] Merci
}
room-sheet = Salle et invitation
room-lock = Verrouiller la salle
room-unlock = Déverrouiller la salle
room-locked = Verrouillée : personne d’autre ne peut entrer.
room-full-watch = Tu peux regarder. La partie apparaît ici dès qu’elle commence.
room-watch = Regarder sous ce nom
room-watching-as = Tu regardes sous ce nom : { $name }.
room-full-closed = L’hôte n’autorise pas les spectateurs.
room-invited = { $name } t’invite à jouer
room-invited-text = Un jeu de cartes pour deux à six joueurs. Environ 15 minutes, sans compte.
share-room = { $host } t’invite à une partie de Sideboards : { $link }
my-games-waiting = On attend { $name }
my-games-won = Tu as gagné
my-games-leaving = { $count ->
    [one] Tu as libéré une place. Les autres le sauront dès que cet appareil pourra joindre le serveur.
   *[other] Tu as libéré { $count } places. Les autres le sauront dès que cet appareil pourra joindre le serveur.
}
time-until = fin : { $time }
personal-qr = Code QR avec ton lien personnel
personal-which = Continuer sur un autre appareil : { $game }
room-remove-sure = Retirer { $name } de la salle ?
room-remove-yes = Retirer
room-wants = voudrait ta place
name-too-long = Un nom a { $most } caractères au plus. Le tien devient « { $name } ».
end-game = Terminer la partie
end-game-sure = Terminer la partie sans résultat ? Elle s’arrête dès que tout le monde est d’accord ; au premier tour, l’hôte décide seul.
end-game-back = Continuer à jouer
end-game-wanted = Joueurs qui veulent terminer la partie : { $count }
room-ready = Je suis là
room-not-ready = Pas encore
room-is-ready = c’est bon
room-new-here = Tu découvres le jeu ?
room-learn = Apprends-le en attendant
bot-finished-you = Terminée par un bot à ta place
bot-finished-who = Un bot a terminé la partie pour { $names }.
bot-finished-mark = terminée par un bot
lost-not-ready = La partie suivante a commencé sans toi. Tu regardes.
lost-to-table = Aller à la table
lost-removed = L’hôte t’a retiré ta place. Tu regardes.
notice-nudged = { $name } t’attend.
notice-left = { $name } a quitté la partie.
notice-ready = { $name } veut bien rejouer.
notice-bot-wanted = { $name } voudrait qu’un bot pose à ta place. C’est à toi !
notice-end-wanted = { $name } voudrait terminer la partie.
notice-swap = { $name } voudrait échanger sa place avec toi.
notice-starting = La partie suivante commence dans 15 secondes.
notice-bot-placed = Les autres étaient d’accord : un bot a posé une carte à ta place.
notice-abandoned = La partie s’est terminée sans résultat.
push-title = Me prévenir quand c’est à moi de jouer
push-off = Tu reçois une notification sur cet appareil quand un tour commence, et une autre avant la fin du temps.
push-on = Activé : cet appareil reçoit une notification quand un tour commence en ton absence, et une autre avant la fin du temps. Touche à nouveau pour arrêter.
push-blocked = Ce navigateur bloque les notifications de cette page. Pour les activer, autorise-les dans les réglages du navigateur, puis recharge la page.
push-impossible = Ce navigateur ne peut pas te prévenir quand c’est à toi de jouer.
push-home-screen = Pour recevoir une notification quand c’est à toi de jouer, ajoute d’abord cette page à ton écran d’accueil : touche Partager, puis « Sur l’écran d’accueil », et ouvre la salle depuis là.
push-failed = Ça n’a pas marché. Réessaie.
