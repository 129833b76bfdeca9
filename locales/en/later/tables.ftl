### Games on a real table among the statistics.

tables-title = At the real table
tables-evenings = Sessions at the real table
tables-pairs = Head to head
tables-pair = Players
tables-ahead = Ahead
tables-wins = Won
# $number (Number) - from 1
tables-round = Game { $number }
# $name (String) - who
tables-rename = Rename { $name }
tables-name = New name
tables-rename-yes = Rename
tables-rename-text = If someone already has this name, the two are merged into one player.
# $count (Number) - games
tables-renamed = { $count ->
    [one] Renamed in { $count } game.
   *[other] Renamed in { $count } games.
}
# $count (Number) - games
tables-rename-left = { $count ->
    [one] { $count } game wasn’t changed because both names appear in it.
   *[other] { $count } games weren’t changed because both names appear in them.
}
# $lines (String) - their numbers, with commas
tables-skipped = Unreadable lines skipped: { $lines }.
evening-share = Share this session
