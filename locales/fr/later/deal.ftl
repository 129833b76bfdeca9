deal-shared = La donne était fixée avant la première carte, et un nombre aléatoire de ton appareil y a contribué.
deal-fixed = La donne était fixée avant la première carte, sans nombre aléatoire de ton appareil.
deal-late = La donne était déjà fixée quand cette page a été ouverte. Tout ce que la page a vu depuis concorde avec la partie enregistrée.
deal-mismatch = Quelque chose ne concorde pas.
deal-fault = { $what ->
    [goals] Ce ne sont pas les objectifs fixés au début.
    [nonce] Le serveur a accepté ton nombre aléatoire, puis l’a laissé de côté.
    [secret] Le serveur a utilisé un autre secret que celui sur lequel il s’était engagé.
    [seed] Les cartes ne découlent pas des nombres fixés avant la partie.
    [commitment] Le serveur a changé ce sur quoi il s’était engagé avant la donne.
    [chain] Les coups enregistrés ne sont pas ceux qui ont été joués.
    [decision] Un de tes coups manque dans la partie enregistrée.
    [shown] La partie enregistrée contredit ce que tu as vu sur la table.
    [unfinished] La partie enregistrée est incomplète.
    [no-proof] Le serveur n’a pas révélé le secret sur lequel il s’était engagé.
   *[other] La preuve appartient à une autre partie.
}
check-title = Vérifie la donne toi-même
check-text = Tout le monde a reçu le premier nombre avant la distribution de la première carte, et le second à la fin. Avec les deux, la commande « sideboards verify » contrôle la partie terminée.
