### Quick games with strangers.

quick-title = Quick game
quick-text = Play with other people who are looking for a game right now. They see only your name. A round takes a minute at most.
# A question: how many play
quick-players = Players
quick-find = Find players
# On a chair at the table
quick-seat-free = free
# $count (Number) - how many are missing
quick-waiting = { $count ->
    [one] Waiting for one more player…
   *[other] Waiting for { $count } more players…
}
# $seconds (Number) - how many
quick-bots-in = In { $seconds } s you can play with bots instead.
quick-bots = Play with bots now
quick-check = Everyone’s here. Are you ready?
# $seconds (Number) - how many
quick-check-left = Everyone’s here. Are you ready? { $seconds } s left
# $names (String) - of people who have not agreed yet
quick-awaits = Waiting for { $names }
quick-lost = You weren’t ready in time, so your seat is free again.
# A button that leads to the search for another game
quick-again = Find another game
# A title: the other players, who can be blocked and reported
quick-sheet = Players and reports
quick-sheet-text = If you block or report someone, the two of you won’t be seated together again, as long as you both keep using the same browser. A report also sends the name and the reason to the operator of this server. The other players aren’t told.
quick-no-others = There’s no one else here.
# $name (String) - who
quick-block = Block { $name }
# $name (String) - who
quick-report = Report { $name }
# $which (String) - as on the wire
quick-reason = { $which ->
    [name] Offensive name
    [stalling] Delays the game on purpose
   *[unfair] Plays unfairly
}
# $name (String) - who
quick-blocked = Blocked: you won’t meet { $name } again.
# $name (String) - who
quick-reported = Thank you. The operator will see your report, and you won’t meet { $name } again.
