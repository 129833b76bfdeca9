### The result of a game.

scoring-title = Scoring
scoring-back = Previous step
scoring-next = Next step
scoring-pause = Pause
scoring-go = Resume
scoring-all = Skip to the result
scoring-total = Total
# $number (Number) - which combination, from 1
# $goal (String) - its name
step-combination = { $goal }, combination { $number }
# $drawers (Number) - how many
# $goal (String) - its name
step-row = { $drawers ->
    [one] { $goal }, { $drawers } drawer
   *[other] { $goal }, { $drawers } drawers
}
step-bonus = Row bonus
step-exchange = Exchange card
# $name (String) - who
# $what (String) - for what
# $points (Number) - how many
# $sum (Number) - together
step-told = { $name }: { $what }, +{ $points } = { $sum }
# $name (String) - who
verdict-one = { $name } wins
verdict-you = You win
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
