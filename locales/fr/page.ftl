title = Sideboards
skip = Aller au contenu
home = Accueil
play = Jouer
learn = Apprendre
rules = Règles
settings = Réglages
main-navigation = Navigation principale

home-lead = Pose huit cartes côte à côte et combine tiroirs et poignées pour remplir trois objectifs.
home-facts = 1 à 6 joueurs · 15 minutes · sans compte
home-know = Je connais déjà le jeu
home-continue = Reprendre la partie
home-continue-where = Tour { $round } sur { $rounds }
home-again = Avec tes derniers réglages
home-finished = Voir le résultat
home-turns = { $games ->
    [one] À toi de jouer dans { $games } partie
   *[other] À toi de jouer dans { $games } parties
}
home-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
home-solo = Jouer en solo
home-bots = Jouer contre des bots
home-device = Autour d’un seul appareil
home-learn = Apprendre en trois minutes
home-daily-text = Une donne par jour, les mêmes cartes pour tout le monde, et seul le premier essai compte.
home-puzzles-text = Trouve le meilleur coup. Chaque solution est prouvée.
home-besides = Vraies cartes et parties passées
home-past = Parties passées
home-load = Ouvrir une partie enregistrée
home-offline = Après ta première visite, tout fonctionne sans réseau, sauf le jeu en ligne.
home-box = Une édition non officielle du jeu de cartes de Hartwig Jakubik. Si le jeu te plaît, achète la boîte.
licences = Licences

new-title = Nouvelle partie
new-who = Qui joue ?
new-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-add-bot = Ajouter un bot
new-add-person = Ajouter une personne
new-change = Modifier { $name }
new-strength = Niveau
new-make-person = Faire jouer une personne
new-make-bot = Faire jouer un bot
new-remove = Retirer
new-done = Terminé
new-solo = En solo
new-bots = Contre des bots
new-name = Nom du joueur { $number }
new-goals = Objectifs
new-goals-random = Au hasard
new-goals-suggestion = Suggestion { $name }
new-goals-drawn-later = Trois objectifs seront tirés au sort au départ
new-goal-other = En choisir un autre
new-die = Tirer trois nouveaux objectifs
goals-preset = { $name ->
    [first-evening] Première soirée
    [A] Échauffement
    [B] Pics rouges
    [C] En fleurs
    [D] Dans l’escalier
   *[tight-corners] Virages serrés
}
new-variant = Variante
new-standard = Standard
new-standard-text = Trois cartes au départ, puis deux ; un échange par partie.
new-four-card = Quatre cartes
new-four-card-text = Quatre cartes au départ, puis trois ; pas d’échange.
new-hints = Conseils
new-hints-text = Ajoute un bouton pour demander conseil à un maître.
new-more = Plus d’options
new-word = Code de la donne
new-word-text = Avec le même code, tout le monde reçoit les mêmes cartes. Laisse vide pour une nouvelle donne.
new-start = Commencer
new-same-deal = On t’a envoyé une donne : les mêmes cartes dans le même ordre.
sent-beat = Mêmes cartes. Fais mieux que { $points }.
sent-same = Mêmes cartes. À toi de jouer.
sent-change = Changer les joueurs
new-box = Boîte
box-classic = Classique
new-box-missing = Cette donne utilise une boîte que tu n’as pas dans ce navigateur. Ajoute-la, puis rouvre le lien ; ou commence une autre partie.

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
theme-device = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
settings-palette = Couleurs des tiroirs
palette-classic = Classiques
palette-classic-text = Les couleurs de la boîte.
palette-clear = Contrastées
palette-clear-text = Bien distinctes, quelle que soit ta vision des couleurs.
palette-tones = Nuancées
palette-tones-text = Du sombre au clair : lisibles même en noir et blanc.
settings-marks = Repères sur les tiroirs
marks-both = Lettres et textures
marks-letters = Lettres
marks-textures = Textures
settings-swift = Pose d’une carte
swift-off = Demander confirmation
swift-on = Poser directement
settings-previews = Aperçus aux extrémités de la commode
preview-pointed = Formes, du côté visé
preview-full = Formes et points, des deux côtés
settings-hints = Conseils
switch-on = Oui
switch-off = Non
settings-preview = Aperçu
settings-sound = Son
settings-volume = Volume
volume-low = Faible
volume-medium = Moyen
volume-high = Fort
settings-touch = Vibration
settings-kept = Les réglages sont enregistrés dans ce navigateur. Rien n’est envoyé.

update-ready = Une nouvelle version est disponible.
update-take = Mettre à jour
storage-full = La mémoire du navigateur est pleine : ce que tu fais maintenant n’est pas enregistré. Libère de la place, par exemple en supprimant d’anciennes parties.
nowhere-title = Un tiroir vide
nowhere-text = Il n’y a rien à cette adresse.
nowhere-home = Retour à l’accueil
no-game-title = Aucune partie sur la table
no-game-text = Commences-en une, ou ouvre une partie enregistrée.
load-player = Ce n’est pas une partie enregistrée : la ligne { $line } ne nomme aucun joueur.
load-record = Ce n’est pas une partie de Sideboards : la ligne { $line } est illisible.
load-other-box = Cette partie utilise une boîte que tu n’as pas (son empreinte commence par { $hash }). Ajoute-la, puis rouvre la partie.
load-illegal = Cette partie enfreint les règles au coup { $number }.
labelled = { $label } : { $text }
listed = { $before } ; { $next }
settings-keys = Raccourcis clavier
keys-play = Activés
keys-nothing = Désactivés

later-coming = Un instant…
later-missing = Cette section de la page n’a pas pu être chargée.
later-again = Réessayer

sheet-title = Feuille de score
boxes-title = Ta boîte
daily-title = Donne du jour
daily-practice = Entraînement
puzzles-title = Problèmes
replay-title = Revoir une partie
statistics-title = Statistiques
