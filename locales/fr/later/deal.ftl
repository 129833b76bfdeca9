deal-shared = La donne était fixée avant la première carte, et ton nombre en fait partie.
deal-fixed = La donne était fixée avant la première carte. Aucun nombre de toi n’en fait partie.
deal-late = Cette page n’était pas là quand la donne a été fixée. Ce qu’elle a vu depuis concorde avec la partie enregistrée.
deal-mismatch = Quelque chose ne concorde pas.
deal-fault = { $what ->
    [goals] Les objectifs ne sont pas ceux qui étaient fixés au début.
    [nonce] Le serveur a accepté ton nombre, puis l’a laissé de côté.
    [secret] Le serveur a utilisé un autre secret que celui qu’il avait annoncé.
    [seed] Les cartes ne découlent pas des nombres fixés avant la partie.
    [commitment] Le serveur a changé ce qu’il avait dit de la donne.
    [chain] Les décisions enregistrées ne sont pas celles qui ont été jouées.
    [decision] Une de tes décisions manque dans la partie enregistrée.
    [shown] La partie enregistrée contredit ce qui était sur ta table.
    [unfinished] La partie enregistrée n’est pas complète.
    [no-proof] Le serveur ne révèle pas le secret qu’il avait annoncé.
   *[other] La preuve ne correspond pas à cette partie.
}
check-title = Comment le vérifier toi-même
check-text = Chacun a reçu le premier nombre avant la première carte et le second à la fin. Avec eux, « sideboards verify » vérifie la partie terminée.
