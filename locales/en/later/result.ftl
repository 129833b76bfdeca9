### The result of a game.

scoring-title = Scoring
scoring-back = Previous step
scoring-next = Next step
scoring-pause = Pause
scoring-go = Resume
scoring-all = Skip
scoring-total = Total
# $name (String) - who
verdict-one = { $name } wins
# $names (String) - several
verdict-shared = Shared victory: { $names }
# $points (Number) - of the winner
verdict-points = { $points ->
    [one] with { $points } point
   *[other] with { $points } points
}
# How good a solo game was: 0 is up to 24 points, 4 is 55 and more. Cheerful, never rude.
# $step (Number) - 0 to 4
rating = { $step ->
    [0] Flat-pack, first attempt
    [1] A handy piece for the hallway
    [2] Solid carpentry
    [3] A showpiece for the living room
   *[4] A design classic
}
# $points (Number) - the total
rating-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after-again = Play again
after-same-deal = Play the same cards again
after-replay = Replay and review
share-title = Share
share-send = Send…
share-copy = Copy text
share-copy-link = Copy link to this deal
share-copied = Copied.
# the player in a result that is sent to friends
share-me = Me
scoring-watch = Watch the scoring again
# Stands after a goal and a colon.
race-nobody = no one scores
# $count (Number) - drawers in rows
race-drawers = { $count ->
    [one] { $count } drawer
   *[other] { $count } drawers
}
race-bonus = For the most drawers in rows
race-bonus-alone = For the drawers in your rows
race-exchange = 1 point for each unused exchange card
# $name (String) - who
# $points (Number) - more than the second
verdict-one-by = { $points ->
    [one] { $name } wins by one point
   *[other] { $name } wins by { $points } points
}
# $points (Number) - more than the second
verdict-you-by = { $points ->
    [one] You win by one point
   *[other] You win by { $points } points
}
# $place (Number) - 2 to 6
place-word = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[6] Sixth
}
# $place (String) - place-word
# $points (Number) - less than the winner
# $names (String) - who won
verdict-behind = { $points ->
    [one] { $place }, one point behind { $names }
   *[other] { $place }, { $points } points behind { $names }
}
# Stands below a number of points. The next are such labels too.
# $title (String) - the next title of a solo game
alone-next = short of “{ $title }”
alone-best = personal best
# $points (Number) - the best until now
alone-best-new = new personal best (was { $points })
alone-best-equal = equals your personal best
# $number (Number) - which one
alone-round = in round { $number }, your best round
alone-possible = possible in hindsight
