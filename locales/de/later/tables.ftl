tables-title = Am echten Tisch
tables-evenings = Abende am echten Tisch
tables-pairs = Direkter Vergleich
tables-pair = Paarung
tables-ahead = Vorn
tables-wins = Gewonnen
tables-round = Partie { $number }
tables-rename = { $name } umbenennen
tables-name = Neuer Name
tables-rename-yes = Umbenennen
tables-rename-text = Wenn schon jemand so heißt, werden beide zu einer Person.
tables-renamed = { $count ->
    [one] In { $count } Partie umbenannt.
   *[other] In { $count } Partien umbenannt.
}
tables-rename-left = { $count ->
    [one] { $count } Partie blieb unverändert: Dort kommen beide Namen vor.
   *[other] { $count } Partien blieben unverändert: Dort kommen beide Namen vor.
}
tables-skipped = Unlesbare Zeilen, übersprungen: { $lines }.
evening-share = Diesen Abend teilen
