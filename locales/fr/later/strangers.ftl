quick-title = Partie rapide
quick-text = Joue avec d’autres personnes qui cherchent une partie en ce moment. Elles ne voient que ton nom. Un tour dure une minute au plus.
quick-players = Joueurs
quick-find = Trouver des joueurs
quick-seat-free = libre
quick-waiting = { $count ->
    [one] Encore une place libre…
   *[other] Encore { $count } places libres…
}
quick-bots-in = Dans { $seconds } s, tu pourras jouer avec des bots.
quick-bots = Jouer avec des bots
quick-check = Tout le monde est là. Et toi ?
quick-check-left = Tout le monde est là. Et toi ? Encore { $seconds } s
quick-awaits = En attente : { $names }
quick-lost = Tu n’as pas répondu à temps : ta place est de nouveau libre.
quick-again = Chercher une autre partie
quick-sheet = Joueurs et signalements
quick-sheet-text = Les joueurs que tu bloques ou signales ne seront plus placés à ta table, tant que chacun garde le même navigateur. Un signalement communique aussi le nom et la raison à l’exploitant de ce serveur. Les autres joueurs n’en savent rien.
quick-no-others = Il n’y a personne d’autre ici.
quick-block = Bloquer { $name }
quick-report = Signaler { $name }
quick-reason = { $which ->
    [name] Nom choquant
    [stalling] Retarde la partie exprès
   *[unfair] Joue de façon déloyale
}
quick-blocked = Joueur bloqué : tu ne rencontreras plus { $name }.
quick-reported = Merci. L’exploitant verra ton signalement, et tu ne rencontreras plus { $name }.
