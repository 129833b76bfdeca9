rules-title = Les règles
rules-lead = Chacun construit une commode de huit cartes. Trois objectifs communs déterminent quels tiroirs rapportent des points.
rules-contents = Sur cette page
rules-source-title = Ce dont nous sommes sûrs
rules-source-text = Notre source est le livret de règles en cinq langues ; nous en avons le texte, mais pas les images. Chaque passage indique donc son origine :
source-booklet = livret
source-booklet-text = Les éditions concordent, sauf erreurs signalées plus bas.
source-ruling = arbitrage
source-ruling-text = Les éditions se taisent ou se contredisent, et nous avons tranché.
source-reconstruction = reconstitution
source-reconstruction-text = Visible seulement sur une image que nous n’avons pas ; c’est notre version. Ta boîte peut être différente.

rules-box-title = La boîte
rules-box-cards = { $cards } cartes Commode : cinq tiroirs l’un au-dessus de l’autre, en cinq couleurs, avec trois sortes de poignées.
rules-box-deck = D’après les propriétaires de la boîte, chaque carte montre chaque couleur une fois, ainsi qu’une fleur, un carré et une barre. Nous déduisons du nombre de cartes que chaque ordre des cinq couleurs existe une seule fois (lu à l’envers, c’est le même).
rules-box-handles = C’est nous qui avons choisi la place des poignées sur les cartes.
rules-box-exchange = Six cartes Échange, une par joueur, avec +1 au recto et X au verso.
rules-box-goals = { $goals } cartes Objectif de trois types : couleurs, poignées, rangées. Dans chaque type, plus le numéro est élevé, plus c’est difficile.
rules-box-suggestions = Deux cartes Suggestion, avec quatre trios d’objectifs en tout.
rules-example-card = Une carte, et la même carte pivotée de 180°

rules-setup-title = Mise en place
rules-setup-players = De un à six joueurs, à partir de 8 ans. Chacun prend une carte Échange et la pose devant soi, côté +1 visible.
rules-setup-goals = Un objectif de chaque type : choisi, tiré au sort ou pris dans une suggestion (conseillé pour les premières parties).
rules-setup-suggestions = Le choix des objectifs suggérés est le nôtre ; la suggestion B s’inspire de l’exemple du livret.
rules-setup-deal = On mélange les cartes et on en distribue trois à chacun. Le reste forme la pioche, face cachée.
rules-setup-secret = Les mains sont secrètes.
rules-setup-order = Les cartes sont distribuées et piochées une par une, dans l’ordre des places. N’importe qui peut rejouer la même donne.

rules-play-title = Déroulement
rules-play-together = Tout le monde joue en même temps : choisir, poser, passer, piocher.
rules-play-start = Tour 1 : parmi tes trois cartes, choisis-en deux et pose-les côte à côte, chacune dans le sens que tu veux. La troisième va à ton voisin de gauche. Puis chacun pioche une carte et en a deux en main.
rules-play-round = Tours 2 à 7 : ajoute une de tes deux cartes, dans le sens que tu veux, à l’extrémité gauche ou droite de ta commode. Passe l’autre à gauche. Pioche une carte.
rules-play-fixed = Les cartes sont alignées, sans décalage (seule l’édition allemande le précise) ni espace, et une carte posée n’est plus ni déplacée ni pivotée.
rules-play-end = Après la huitième carte, la dernière carte en main est défaussée. On ne passe ni ne pioche plus rien, et la partie est finie.
rules-play-exchange = L’échange : une fois par partie, après tes cartes de départ et avant de choisir une carte, tu peux défausser ta main et piocher deux nouvelles cartes. Retourne alors ta carte Échange (X).
rules-play-open = Les cartes sont révélées quand tout le monde a posé ; jusque-là, tu peux reprendre les tiennes. Un échange se voit aussitôt et ne s’annule pas ; les cartes défaussées restent secrètes jusqu’à la fin.
rules-play-empty = Si la pioche ne suffit plus, on mélange les cartes défaussées : elles forment une nouvelle pioche.
rules-play-solo = En solo : pose deux de tes trois cartes, défausse la troisième et pioches-en deux ; ensuite, pose une carte, défausse l’autre et pioches-en deux, jusqu’à ce que huit cartes soient posées. Tu peux utiliser ta carte Échange.
rules-play-four = Variante à quatre cartes : chacun reçoit quatre cartes, en pose deux, en passe deux et en pioche une ; ensuite, avec toujours trois cartes en main, il en pose une, en passe deux et en pioche une. Pas de carte Échange.
rules-play-four-players = La variante à quatre cartes se joue de deux à six joueurs.

rules-combination-title = Objectifs 1 à 14 : les combinaisons
rules-combination-what = Une combinaison est un groupe de tiroirs qui forme le motif de l’objectif, tous d’une même couleur ou tous avec une même sorte de poignée. Le motif peut être pivoté et inversé comme dans un miroir.
rules-combination-turns = Les quarts de tour comptent aussi. Avec les motifs de cette boîte, cela ne change rien.
rules-combination-once = Un tiroir ne compte qu’une fois par objectif, mais peut resservir pour un autre objectif. Tu marques le plus grand nombre de combinaisons possible.
rules-combination-patterns = Le livret explique deux objectifs : trois tiroirs d’une même couleur pour 4 points, et deux poignées en diagonale pour 3 points. Nos objectifs 2 et 8 s’en inspirent. Leur forme et leur numéro, ainsi que tous les autres motifs, points et noms, sont de nous.
rules-example-combination = En surbrillance : toutes les combinaisons de l’objectif « { $name } »

rules-row-title = Objectifs 15 à 30 : les rangées
rules-row-what = Une rangée est une suite ininterrompue de tiroirs côte à côte, de même couleur ou avec la même poignée. Chaque tiroir des rangées qui comptent rapporte 2 points.
rules-row-single = Un tiroir isolé est une rangée d’un seul tiroir. Un tiroir sans poignée n’appartient à aucune rangée de poignées.
rules-row-two = Les deux plus longues rangées sont deux rangées différentes ; elles peuvent être de la même couleur et sur la même ligne.
rules-row-numbers = Le texte ne dit pas à quelle couleur ou à quelle poignée correspond chacun des objectifs 19 à 26 : nous suivons l’ordre dans lequel les livrets les énumèrent.
rules-row-lines = Les lignes se comptent à partir du haut. Les objectifs 27 et 28 additionnent la plus longue rangée de la ligne 1 et celle de la ligne 4, les objectifs 29 et 30 celles des lignes 2 et 3. C’est nous qui avons réparti les lignes entre ces quatre objectifs.
rules-example-row = En surbrillance : la plus longue rangée rouge

rules-bonus-title = Bonus de rangée
rules-bonus-table = Le joueur qui a le plus de tiroirs pour l’objectif de rangée marque un bonus ; à partir de trois joueurs, les suivants aussi.
rules-bonus-players = Joueurs
rules-bonus-most = Premier
rules-bonus-second = Deuxième
rules-bonus-third = Troisième
rules-bonus-shared = À égalité, on partage la place et chacun reçoit le bonus entier.
rules-bonus-zero = Sans aucun tiroir, pas de bonus.
rules-bonus-solo = En solo, c’est ton nombre de tiroirs qui décide : les objectifs 17 à 26 donnent 2, 4 ou 8 points à partir de 4, 6 ou 8 tiroirs ; les objectifs 15, 16 et 27 à 30, à partir de 7, 9 ou 11.
rules-bonus-solo-highest = Seul le palier le plus élevé compte.

rules-score-title = Fin de partie
rules-score-total = Additionne les combinaisons de couleur, les combinaisons de poignées, 2 points par tiroir des rangées, le bonus de rangée et 1 point pour une carte Échange non utilisée. Le plus grand total l’emporte ; à égalité, on partage la victoire.
rules-score-solo-exchange = Le point de la carte Échange non utilisée compte aussi en solo.
rules-score-solo = En solo, tes points déterminent aussi ton niveau, sur cinq.
rules-score-titles = Les titres de ces niveaux sont de nous :
rules-rating-from = à partir de { $from }
rules-example-title = Un exemple complet
rules-example-text = Trois commodes terminées, objectifs 2, 8 et 19. Les cartes sont de nous ; le score de Lidia et les rangées rouges sont ceux de l’exemple du livret. Touche un objectif pour faire ressortir ses tiroirs.
rules-slips-title = Erreurs de certaines éditions
rules-slips-italian = Édition italienne : quatre suggestions sur chacune des deux cartes et, en fin de partie, un bonus pour les deuxième et troisième rangées seulement. Pour nous, il y a quatre suggestions en tout, et la plus longue rangée a aussi son bonus.
rules-slips-polish = Édition polonaise : toutes les rangées ininterrompues comptent, les objectifs 19 à 26 portent sur « la même » couleur ou forme, et deux rangées rapportent « en plus » 2 points par tiroir. Pour nous, c’est la plus longue rangée, la couleur ou la poignée indiquée, et 2 points par tiroir, rien de plus.
rules-slips-portuguese = Édition portugaise : en solo, des paliers de 4, 4 et 4 tiroirs pour les objectifs 15, 16 et 27 à 30, et une « 11e » ligne. Pour nous, 7, 9 et 11 tiroirs, et la ligne 1.
rules-slips-french = Édition française : le turquoise y devient une fois bleu, et deux notes ne parlent que du demi-tour. Pour nous, c’est turquoise, et toutes les rotations comptent.
rules-slips-lines = Éditions italienne et polonaise : pour les objectifs 27 à 30, il est question des lignes du haut et du bas, et des deux du milieu. Nous suivons les éditions allemande, française et portugaise : lignes 1 et 4, lignes 2 et 3.
rules-goals-title = Tous les objectifs
at-hand-round = Tour 1 : pose deux cartes. Tours 2 à 7 : ajoutes-en une à une extrémité. Après chaque tour sauf le dernier, passe le reste à gauche et pioche une carte.
at-hand-round-solo = Tour 1 : pose deux cartes et défausse la troisième. Tours 2 à 7 : ajoute une carte à une extrémité et défausse l’autre. Après chaque tour sauf le dernier, pioche deux cartes.
at-hand-once = Un tiroir compte une seule fois par objectif, mais peut resservir pour un autre.
at-hand-drawers = { $drawers ->
    [one] dès { $drawers } tiroir
   *[other] dès { $drawers } tiroirs
}
at-hand-all = Toutes les règles
