boxes-lead = Les poignées, les motifs et les points de ce jeu sont notre reconstitution : nous n’avions pas les images des vraies cartes. Si tu possèdes la boîte, saisis ce que montrent tes cartes. Tu joueras et compteras alors avec tes propres cartes.
boxes-none = Tu n’as pas encore ajouté de boîte.
boxes-kept = Chaque modification est aussitôt enregistrée dans ce navigateur. Rien n’est envoyé nulle part.
boxes-all = Toutes tes boîtes
boxes-nameless = Boîte illisible
boxes-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
boxes-goals = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
boxes-faults = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
boxes-edit = Modifier
boxes-copy = Copier
boxes-copy-name = { $name } (copie)
boxes-delete = Supprimer
boxes-delete-sure = Supprimer « { $name } » ? Les parties jouées avec cette boîte ne pourront plus être ouvertes.
boxes-delete-yes = Supprimer
boxes-new-title = Une nouvelle boîte
boxes-new-text = Elle commence comme une copie de la boîte classique. Les couleurs des cartes sont très probablement justes ; les poignées, les motifs et les points sont à vérifier.
boxes-new-default = Ma boîte
boxes-new = Créer
boxes-import-title = Importer une boîte
boxes-import-text = Le même fichier que pour la ligne de commande et le serveur.
boxes-import = Ouvrir un fichier

boxes-link = Lien
boxes-link-title = Lien vers cette boîte
boxes-link-text = Ce lien contient toute la boîte. La personne qui l’ouvre peut l’enregistrer.
boxes-sent-title = Une boîte pour toi
boxes-sent-known = Tu as déjà ces cartes et ces objectifs : { $name }. Si tu enregistres cette boîte, elle en remplace les noms et les suggestions.
boxes-sent-keep = Enregistrer cette boîte
boxes-sent-fault = Ce lien est incomplet : il manque une partie de la boîte.

boxes-name = Nom de la boîte
boxes-judgement = Y a-t-il des erreurs ?
boxes-right = Aucune erreur. Empreinte : { $hash }
boxes-unusable = Tu pourras jouer avec cette boîte une fois tout corrigé. D’ici là, rien ne se perd.
boxes-unreadable = Le fichier a des erreurs que le formulaire ne peut pas montrer. Corrige-les dans le texte.
boxes-tabs = Que veux-tu changer ?
boxes-tab-cards = Cartes
boxes-tab-suggestions = Suggestions
boxes-tab-text = Texte
boxes-previous = Précédent
boxes-next = Suivant
boxes-search = Trouver une carte par ses couleurs, de haut en bas
boxes-search-clear = Toutes les cartes
boxes-card = Carte { $number }
boxes-card-of = Carte { $number } sur { $count }
boxes-card-add = Ajouter une carte
boxes-card-remove = Retirer cette carte
boxes-tap = Toucher un tiroir change
boxes-tap-handle = sa poignée
boxes-tap-colour = sa couleur
boxes-drawer = Tiroir { $number } : { $drawer }
boxes-keys = Touches : 1 à 5 changent un tiroir, R fait pivoter la carte, ← et → passent aux autres cartes.
boxes-goal = Objectif { $number }
boxes-goal-of = Objectif { $number } sur { $count }
boxes-goal-add = Ajouter un objectif
boxes-goal-remove = Retirer cet objectif
boxes-goal-name = Nom
boxes-goal-points = Points
boxes-goal-kind = Type
boxes-pattern = Motif : touche ses tiroirs
boxes-pattern-aside = Dans n’importe quel sens ; les motifs pivotés ou en miroir comptent automatiquement.
boxes-cell = Ligne { $line }, colonne { $column }
boxes-row-of = Quelles rangées
boxes-row-count = Ce qui compte
boxes-row-longest = La plus longue rangée
boxes-row-two-longest = Les deux plus longues rangées
boxes-row-lines = La plus longue rangée de certaines lignes
boxes-line = Ligne { $line }
boxes-suggestions-text = Trois objectifs pour une partie, un de chaque type.
boxes-suggestion-name = Nom
boxes-suggestion-add = Ajouter une suggestion
boxes-suggestion-remove = Retirer
boxes-text = Fichier de contenu
boxes-text-aside = Vérifié pendant que tu écris. Une modification dans un des formulaires réécrit le fichier, sans les commentaires.
