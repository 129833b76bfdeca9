transcribe-begin = Saisir carte par carte
transcribe-title = Saisir ta boîte
transcribe-asks-colours = Prends une carte de la pile, n’importe laquelle. Touche la couleur du haut, puis la carte.
transcribe-asks-handles = Quelle poignée a le tiroir marqué ? Le suivant vient tout seul.
transcribe-cards-over = Toutes les cartes y sont.
transcribe-held = La carte dans ta main
transcribe-handles = Poignée du tiroir marqué
transcribe-colours = Couleurs de la carte suivante, de haut en bas
transcribe-unknown = Tiroir { $number } : encore inconnu
transcribe-drawer = Tiroir { $number }, { $colour } : quelle poignée ?
transcribe-entered = { $drawer }. Tiroir { $number }, { $colour } : quelle poignée ?
transcribe-done = Carte complète : { $card }
transcribe-again = Déjà saisie, à corriger : { $card }
transcribe-back = Carte précédente
transcribe-to-goals = Passer aux objectifs
transcribe-keys = Touches : { $colours } ; 1 sans poignée, 2 fleur, 3 carré, 4 barre ; Retour arrière annule.
transcribe-goal-right = C’est bon, suivant
transcribe-suggestions = Ton livret suggère-t-il des objectifs ? Saisis-les ici. C’est facultatif.
transcribe-over = Terminé
unusual-colour = Inhabituel : plusieurs tiroirs d’une même couleur ({ $colour })
unusual-handle = Inhabituel : la poignée « { $handle } » apparaît { $count } fois au lieu d’une
unusual-same = Inhabituel : poignées aux mêmes endroits que sur les cartes { $first } et { $second }
unusual-count = { $count ->
    [one] À vérifier : un détail inhabituel
   *[other] À vérifier : { $count } détails inhabituels
}
boxes-removed = Tu as retiré : { $what }
boxes-put-back = Annuler
sheet-other-handles = Ma carte a d’autres poignées
sheet-other-handles-text = Indique ce que montre ta carte, de haut en bas, comme elle est posée.
sheet-handles-copy = La boîte classique ne change pas : une copie est créée pour toi, et cette feuille l’utilise.
sheet-handles-twice = Ta boîte contient déjà une carte identique.
sheet-handles-save = Corriger ma boîte
sheet-handles-corrected = Ta boîte a été corrigée.
