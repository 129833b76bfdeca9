boxes-lead = Les poignées, les motifs et les points de ce jeu sont notre reconstitution : nous n’avions pas les images des vraies cartes. Si tu possèdes la boîte, saisis ce que montrent tes cartes : tu pourras jouer et compter les points avec elles.
boxes-none = Tu n’as pas encore ajouté de boîte.
boxes-kept = Chaque modification est aussitôt enregistrée dans ce navigateur. Rien n’est envoyé nulle part.
boxes-all = Toutes tes boîtes
boxes-nameless = Boîte avec des erreurs
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
boxes-copy = Dupliquer
boxes-copy-name = { $name } (copie)
boxes-delete = Supprimer
boxes-delete-sure = Supprimer « { $name } » ? Les parties jouées avec cette boîte ne pourront plus être ouvertes.
boxes-delete-yes = Supprimer
boxes-new-title = Une nouvelle boîte
boxes-new-text = Au départ, c’est une copie de la boîte classique. Les couleurs des cartes sont très probablement justes ; vérifie les poignées, les motifs et les points sur les tiennes.
boxes-new-default = Ma boîte
boxes-new = Créer
boxes-import-title = Importer une boîte
boxes-import-text = Le même fichier que pour la ligne de commande et le serveur.
boxes-import = Ouvrir un fichier

boxes-link = Lien
boxes-link-title = Lien vers cette boîte
boxes-link-text = Ce lien contient toute la boîte. La personne qui l’ouvre peut l’enregistrer.
boxes-sent-title = On t’a envoyé une boîte
boxes-sent-known = Tu as déjà ces cartes et ces objectifs : { $name }. Si tu enregistres cette boîte, elle en remplace les noms et les suggestions.
boxes-sent-keep = Enregistrer cette boîte
boxes-sent-fault = Ce lien est incomplet : il manque une partie de la boîte.

boxes-name = Nom de la boîte
boxes-judgement = Vérification
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
boxes-pattern-aside = Dessine-le une fois, dans n’importe quel sens : pivoté ou inversé, il compte aussi.
boxes-cell = Ligne { $line }, colonne { $column }
boxes-row-of = Quelles rangées
row-of = { $of ->
    [colour] unicolore
    [handle] de poignées identiques
    [red] rouge
    [turquoise] turquoise
    [pink] rose
    [orange] orange
    [black] noire
    [flower] de fleurs
    [square] de carrés
   *[bar] de barres
}
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

fault-at = Ligne { $line }, caractère { $column } – { $fault }
fault-syntax = Ce n’est pas du TOML valide. Message de l’analyseur (en anglais) : « { $detail } »
fault-too-large = Le fichier fait { $bytes } octets ; la limite est de { $most }
fault-format = Le format { $found } est inconnu ; cette version lit le format 1
fault-missing = Il manque « { $key } »
fault-unknown-key = Clé inconnue : « { $key } »
fault-each = Chaque élément de « { $key } »
fault-value = { $kind ->
    [text] un texte
    [integer] un nombre entier
    [float] un nombre à virgule
    [boolean] vrai ou faux
    [date] une date
    [list] une liste
   *[table] un tableau
}
fault-type = { $what } : on attend { $expected }, on trouve { $found }
fault-huge = { $what } : le nombre est beaucoup trop grand
fault-name = Un nom compte 1 à { $most } caractères imprimables, sans espace au début ni à la fin
fault-card = Carte « { $text } » : { $why }
fault-card-length = 10 lettres attendues, deux par tiroir ; trouvées : { $letters }
fault-card-colour = le tiroir { $drawer } en partant du haut a la couleur « { $letter } » au lieu de R, T, P, O ou K
fault-card-handle = le tiroir { $drawer } en partant du haut a la poignée « { $letter } » au lieu de f, s, b ou -
fault-card-twice = La carte « { $text } » est la même qu’à la ligne { $line }, peut-être pivotée
fault-card-count = Une boîte compte { $least } à { $most } cartes, pas { $count }
fault-goal-number = Le numéro d’objectif { $number } n’est pas compris entre 1 et { $most }
fault-goal-twice = L’objectif { $number } figure déjà à la ligne { $line }
fault-goal-missing = L’objectif { $number } manque ; la numérotation part de 1, sans trou
fault-no-goal = Aucun objectif de ce type : { $kind }. Il en faut un de chaque type
fault-kind = « { $word } » n’est pas un type d’objectif ; écris colour, handle ou row
fault-points = Les points vont de 1 à { $most } ; ici : { $points }
fault-pattern-empty = Le motif est vide
fault-pattern-letter = La ligne { $line } du motif contient « { $letter } » ; # représente un tiroir, . n’importe quoi
fault-pattern-drawers = Le motif a { $drawers } tiroirs ; le maximum est { $most }
fault-pattern-size = Un motif de { $columns } × { $lines } ne tient pas sur une commode de { $wide } × { $high }, même pivoté
fault-row-of = « { $word } » ne dit pas quelles rangées ; écris any colour, any handle, ou une couleur ou une poignée en anglais
fault-longest = « longest » doit valoir 1 ou 2, pas { $rows }
fault-row-count = Un objectif de rangée a soit « longest » (1 ou 2), soit « lines »
fault-lines-none = Aucune ligne n’est choisie
fault-lines-twice = La ligne { $number } figure deux fois
fault-lines-unknown = La ligne { $number } n’existe pas ; elles vont de 1 à { $most } depuis le haut
fault-suggestion = Suggestion « { $name } » : { $why }
fault-goals-count = une partie a trois objectifs, pas { $count }
fault-goals-unknown = cette boîte n’a pas d’objectif { $number } ; ils vont de 1 à { $last }
fault-goals-same = les objectifs { $first } et { $second } sont du même type ({ $kind }) ; une partie en a un de chaque
fault-suggestion-unknown = cette boîte n’a pas de suggestion « { $name } »
fault-suggestion-name = La suggestion « { $name } » doit changer de nom : celui-ci a un sens particulier
fault-suggestion-twice = Deux suggestions s’appellent « { $name } »
fault-more = Il y a d’autres erreurs ; corrige d’abord celles-ci
fault-quoted = « { $word } »
