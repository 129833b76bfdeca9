tables-title = À la vraie table
tables-evenings = Soirées à la vraie table
tables-pairs = Face à face
tables-pair = Joueurs
tables-ahead = Devant
tables-wins = Gagnées
tables-round = Partie { $number }
tables-rename = Renommer { $name }
tables-name = Nouveau nom
tables-rename-yes = Renommer
tables-rename-text = Si quelqu’un porte déjà ce nom, les deux deviennent une seule personne.
tables-renamed = { $count ->
    [one] Renommé dans { $count } partie.
   *[other] Renommé dans { $count } parties.
}
tables-rename-left = { $count ->
    [one] { $count } partie est restée telle quelle : les deux noms y jouent.
   *[other] { $count } parties sont restées telles quelles : les deux noms y jouent.
}
tables-skipped = Lignes illisibles et ignorées : { $lines }.
