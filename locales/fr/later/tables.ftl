tables-title = Avec de vraies cartes
tables-evenings = Soirées avec de vraies cartes
tables-pairs = Face-à-face
tables-pair = Joueurs
tables-ahead = Bilan
tables-wins = Gagnées
tables-round = Partie { $number }
tables-rename = Renommer { $name }
tables-name = Nouveau nom
tables-rename-yes = Renommer
tables-rename-text = Si ce nom existe déjà, les deux joueurs n’en feront plus qu’un.
tables-renamed = { $count ->
    [one] Renommé dans { $count } partie.
   *[other] Renommé dans { $count } parties.
}
tables-rename-left = { $count ->
    [one] { $count } partie est restée telle quelle : les deux noms y figurent.
   *[other] { $count } parties sont restées telles quelles : les deux noms y figurent.
}
tables-skipped = Lignes illisibles, ignorées : { $lines }.
evening-share = Partager cette soirée
