daily-groups = Groupes
daily-groups-text = Des amis, une classe, des collègues : un groupe a son propre classement du jour. Sans compte ; le lien ou le code suffit.
daily-groups-more = Nouveau groupe, ou en rejoindre un
daily-group-new = Nouveau groupe
daily-group-title = Nom du groupe
daily-group-create = Créer le groupe
daily-group-known = Rejoindre un groupe
daily-group-code-field = Code ou lien du groupe
daily-group-code-fault = Ce n’est pas le code d’un groupe.
daily-group-find = Trouver le groupe
daily-group-invited = Rejoindre le groupe « { $title } » ?
daily-group-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
daily-group-text = Les membres voient les points de chacun pour chaque jour, sous le nom que tu entres ici. Toute personne qui a le code peut entrer.
daily-group-join = Rejoindre
daily-group-not-now = Pas maintenant
daily-group-none = Ce groupe n’existe pas, ou plus.
daily-group-full = Ce groupe est complet.
daily-group-later = Tu verras les résultats de ce groupe après ton propre essai.
daily-group-played = { $played } sur { $count } ont joué
daily-group-invite = Inviter ou quitter
daily-group-code = Code :
daily-group-leave = Quitter le groupe
daily-group-leave-sure = Quitter « { $title } » ? Tes points disparaîtront de son classement.
daily-group-invitation = Rejoins notre groupe « { $title } » pour la donne du jour de Sideboards : { $link }
