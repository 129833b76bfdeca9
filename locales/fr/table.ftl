colour = { $colour ->
    [red] rouge
    [turquoise] turquoise
    [pink] rose
    [orange] orange
   *[black] noir
}
colour-letter = { $colour ->
    [red] R
    [turquoise] T
    [pink] S
    [orange] O
   *[black] N
}
handle = { $handle ->
    [flower] fleur
    [square] carré
    [bar] barre
   *[none] sans poignée
}
drawer = { $colour ->
    [red] rouge
    [turquoise] turquoise
    [pink] rose
    [orange] orange
   *[black] noir
} { $handle ->
    [flower] avec une fleur
    [square] avec un carré
    [bar] avec une barre
   *[none] sans poignée
}
hand-card = Carte { $number }, de haut en bas : { $drawers }
row-card = Colonne { $number }, de haut en bas : { $drawers }

goal-kind = { $kind ->
    [colour] Couleurs
    [handle] Poignées
   *[row] Rangées
}
goal-pattern = { $name ->
    [Bend] Coude
    [Peak] Pic
    [Stairs] Escalier
    [Leap] Saut
    [Hook] Crochet
    [Arch] Arche
    [Zigzag] Zigzag
    [Step] Marche
    [Pair] Paire
    [Staircase] Grand escalier
   *[other] { $name }
}
goal-pattern-of-handles = { $pattern } (poignées)
goal-longest = La plus longue rangée { $of ->
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
goal-two-longest = Les deux plus longues rangées { $of ->
    [colour] unicolores
    [handle] de poignées identiques
    [red] rouges
    [turquoise] turquoise
    [pink] roses
    [orange] orange
    [black] noires
    [flower] de fleurs
    [square] de carrés
   *[bar] de barres
}
goal-lines = Les plus longues rangées { $of ->
    [colour] unicolores
    [handle] de poignées identiques
    [red] rouges
    [turquoise] turquoise
    [pink] roses
    [orange] orange
    [black] noires
    [flower] de fleurs
    [square] de carrés
   *[bar] de barres
} (lignes { $lines })
goal-says-colour = { $points ->
    [one] { $points } point par motif d’une même couleur
   *[other] { $points } points par motif d’une même couleur
}
goal-says-handle = { $points ->
    [one] { $points } point par motif de poignées identiques
   *[other] { $points } points par motif de poignées identiques
}
goal-says-row = { $points ->
    [one] { $points } point par tiroir qui compte
   *[other] { $points } points par tiroir qui compte
}
goal-has-combinations = { $count ->
    [one] { $count } combinaison
   *[other] { $count } combinaisons
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
goal-has-drawers = { $count ->
    [one] { $count } tiroir
   *[other] { $count } tiroirs
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
goals-title = Objectifs
goal-light = Montrer sur les commodes
ask-drawers = Regarder les tiroirs un par un, avec les touches fléchées
# A drawer that was tapped is in no combination and no row that counts.
drawer-alone = ne compte encore pour aucun objectif

round-of = Tour { $round } sur { $rounds }
round-log = Tours joués
log-round = Tour { $round }
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
your-sideboard = Ta commode
sideboard-of = Commode : { $name }
sideboard-empty = Pas encore de carte
your-hand = Ta main
lay-here = { $end ->
    [left] Ajouter à gauche
   *[right] Ajouter à droite
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $more }
# The same, without what it would bring.
# $end (String) - left or right
lay-plain = { $end ->
    [left] Ajouter à gauche
   *[right] Ajouter à droite
}
lay-first = Pose ta première carte
makes-colour = { $count ->
    [one] { $count } combinaison de couleur
   *[other] { $count } combinaisons de couleur
}
makes-handle = { $count ->
    [one] { $count } combinaison de poignées
   *[other] { $count } combinaisons de poignées
}
makes-row = { $count ->
    [one] { $count } tiroir de plus en rangée
   *[other] { $count } tiroirs de plus en rangée
}
makes-bonus = { $points } pour le bonus de rangée
end-waits = Choisis d’abord une carte
turn = Pivoter
turn-card = Faire pivoter la carte
confirm = Valider
confirm-start = Commencer
take-back = Annuler
change-choice = Changer mon choix
exchange = Échanger
exchange-explained = Défausse ta main et pioche deux nouvelles cartes. Une fois par partie ; si tu ne l’utilises pas, la carte Échange vaut 1 point.
exchange-sure = Échanger tes deux cartes contre deux nouvelles ?
exchange-yes = Échanger
cancel = Annuler
exchange-unused = Carte Échange : 1 point si elle n’est pas utilisée
exchange-used = Échange utilisé
exchanged-who = { $name } échange ses cartes
mute = Couper le son
exchange-mark-unused = +1
exchange-mark-used = ×
pile = Pioche
pile-has = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
discards-have = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
say-start = Choisis deux cartes, dans le sens que tu veux.
say-start-second = Pose une deuxième carte, à gauche ou à droite.
say-choose = Choisis une carte. Touche-la à nouveau pour la faire pivoter.
say-choose-end = Pose-la à l’une des deux extrémités.
say-confirm = Ça te va ? Tu peux encore changer d’avis.
say-waiting = Carte posée. On attend { $names }.
passes-to = Les cartes que tu ne poses pas vont à { $name }
passes-from = { $name } te passe ses cartes
passes-discard = Les cartes que tu ne poses pas sont défaussées
thinking = réfléchit
placed = a posé
plays-later = joue plus tard
you = Toi
player = Joueur { $number }
bot-level = { $level ->
    [random] Tête en l’air
    [apprentice] Apprenti
    [joiner] Menuisier
   *[master] Maître
}
bot-temper = { $level ->
    [random] Pose ce qui lui tombe sous la main.
    [apprentice] Prend un maximum de points, tout de suite.
    [joiner] Pense à toute sa commode.
   *[master] Voit loin et surveille tout le monde.
}
name-numbered = { $name } { $number }
look-closer = Voir de plus près
close = Fermer

news-laid-left = Carte posée à gauche.
news-laid-right = Carte posée à droite.
news-lifted = Carte reprise en main.
news-chosen = Carte posée. On attend les autres.
news-taken-back = Coup annulé.
news-exchanged = Deux nouvelles cartes.
news-brings = { $points ->
    [one] { $points } point de plus, { $sum } en tout.
   *[other] { $points } points de plus, { $sum } en tout.
}
news-own = Toi : +{ $points }, { $sum } en tout.
news-brief = { $name } { $end ->
    [left] à gauche
    [right] à droite
   *[start] pour commencer
}, +{ $points }.
news-round = Tour { $round }.
news-hand = Ta main : { $hand }.
news-read-out = Lire toute la table
news-other = { $name ->
    [Toi] Tu as posé : { $card }.
   *[other] { $name } a posé : { $card }.
}
news-over = La partie est finie.
news-standing = { $points ->
    [one] Tu as { $points } point.
   *[other] Tu as { $points } points.
}

hint = Conseil
hint-title = Que ferait un maître ?
hint-thinking = Le maître réfléchit…
hint-points = environ { $points } points à la fin
hint-wins = { $percent } % de victoires
hint-lead = { $side ->
    [ahead] { $lead } pt d’avance
   *[behind] { $lead } pt de retard
}
hint-best = Meilleur coup
hint-cost = { $cost } pt de moins
hint-close = Presque aussi bon
hint-why = Pourquoi ?
hint-exchange = Utiliser la carte Échange
hint-start = Commencer avec ces deux-là
hint-left = Ajouter à gauche
hint-right = Ajouter à droite
fact-completes = { $count ->
    [one] complète une combinaison : { $value }
   *[other] complète { $count } combinaisons : { $value }
}
fact-lengthens = { $drawers ->
    [one] rangées qui comptent : de { $before } à { $drawers } tiroir
   *[other] rangées qui comptent : de { $before } à { $drawers } tiroirs
}
fact-keeps-open = la rangée { $value ->
    [rouge] rouge de { $drawers }
    [turquoise] turquoise de { $drawers }
    [rose] rose de { $drawers }
    [orange] orange de { $drawers }
    [noir] noire de { $drawers }
   *[other] de { $drawers ->
            [one] { $drawers } { $value }
           *[other] { $drawers } { $value }s
        }
} peut encore s’allonger
fact-closes = la rangée { $value ->
    [rouge] rouge de { $drawers }
    [turquoise] turquoise de { $drawers }
    [rose] rose de { $drawers }
    [orange] orange de { $drawers }
    [noir] noire de { $drawers }
   *[other] de { $drawers ->
            [one] { $drawers } { $value }
           *[other] { $drawers } { $value }s
        }
} ne peut plus s’allonger
fact-prepares = { $cards ->
    [one] { $cards } carte inconnue sur { $of } compléterait une combinaison
   *[other] { $cards } cartes inconnues sur { $of } compléteraient une combinaison
} { $kind ->
    [colour] de couleur
   *[handle] de poignées
}
fact-race = course au bonus de rangée : { $own } contre { $others }
fact-passes = { $to ->
    [you] { $points ->
            [0] tu ne tires pas grand-chose de ce que tu reçois
            [one] tu peux tirer { $points } point de ce que tu reçois
           *[other] tu peux tirer { $points } points de ce que tu reçois
        }
   *[other] { $points ->
            [0] { $name } ne tire pas grand-chose de ce que tu passes
            [one] { $name } peut tirer { $points } point de ce que tu passes
           *[other] { $name } peut tirer { $points } points de ce que tu passes
        }
}
fact-exchange = coûte le point de la carte Échange

curtain-title = Passe l’appareil à
curtain-text = Les mains sont secrètes : on ne regarde pas !
curtain-lift = C’est moi, { $name }
curtain-take-back = Attends, { $name } change d’avis
reveal-title = Tour { $round } : tout le monde a posé
reveal-next = À { $name } de jouer

menu = Menu
save-record = Enregistrer dans un fichier
new-game = Nouvelle partie
leave-game = Arrêter la partie
leave-sure = Arrêter cette partie ? Elle ne sera pas conservée.
leave-yes = Arrêter
keys-title = Touches
keys-text = 1 à 4 : choisir une carte · R : pivoter · ← → : poser à cette extrémité · Entrée : valider · Retour arrière : annuler le coup · X : échanger · T : lire toute la table · ? : règles
keys-hint = H : conseil
player-list = Les autres
