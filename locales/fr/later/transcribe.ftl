transcribe-begin = Transcrire carte par carte
transcribe-title = Transcrire la boîte
transcribe-asks-colours = Prends une carte de la pile. Touche sa couleur du haut, puis la carte.
transcribe-asks-handles = Qu’a le tiroir marqué ? On passe au suivant tout seul.
transcribe-cards-over = Toutes les cartes y sont.
transcribe-held = La carte dans ta main
transcribe-handles = Poignée du tiroir marqué
transcribe-colours = Couleurs de la carte suivante, depuis le haut
transcribe-unknown = Tiroir { $number } : pas encore connu
transcribe-drawer = Tiroir { $number }, { $colour } : quelle poignée ?
transcribe-entered = { $drawer }. Tiroir { $number }, { $colour } : quelle poignée ?
transcribe-done = Carte complète : { $card }
transcribe-again = Déjà notée, à corriger : { $card }
transcribe-back = Carte précédente
transcribe-to-goals = Passer aux objectifs
transcribe-keys = Touches : { $colours } ; 1 sans poignée, 2 fleur, 3 carré, 4 barre ; Retour arrière annule.
transcribe-goal-right = C’est juste, suivant
transcribe-suggestions = Ton livret suggère-t-il des objectifs ? Note-les ici. Ce n’est pas obligatoire.
transcribe-over = Terminé
unusual-colour = Inhabituel : plusieurs tiroirs d’une même couleur ({ $colour })
unusual-handle = Inhabituel : poignées d’une même sorte ({ $handle }) : { $count } au lieu de 1
unusual-same = Inhabituel : poignées aux mêmes endroits que sur les cartes { $first } et { $second }
unusual-count = { $count ->
    [one] À vérifier : une chose est inhabituelle
   *[other] À vérifier : { $count } choses sont inhabituelles
}
boxes-removed = Retiré : { $what }
boxes-put-back = Annuler
sheet-other-handles = Ma carte a d’autres poignées
sheet-other-handles-text = Indique ce que montre ta carte, depuis le haut, comme elle est posée.
sheet-handles-copy = La boîte classique ne change pas : une copie à toi est créée, et cette feuille l’utilise.
sheet-handles-twice = Ta boîte a déjà une carte comme celle-ci.
sheet-handles-save = Corriger ma boîte
sheet-handles-corrected = Ta boîte est corrigée.
