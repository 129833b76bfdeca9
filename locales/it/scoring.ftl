### The result of a game.

scoring-title = Scoring
scoring-back = Step back
scoring-next = Next step
scoring-pause = Pause
scoring-go = Go on
scoring-all = Show the result
scoring-total = Total
step-combination = { $goal }, combination { $number }
step-row = { $drawers ->
    [one] { $goal }, { $drawers } drawer
   *[other] { $goal }, { $drawers } drawers
}
step-bonus = Row bonus
step-exchange = Exchange card
step-told = { $name }: { $what }, +{ $points } = { $sum }
verdict-one = { $name } wins
verdict-you = You win
verdict-shared = Shared victory: { $names }
verdict-points = { $points ->
    [one] with { $points } point
   *[other] with { $points } points
}
# How good a solo game was: 0 is up to 24 points, 4 is 55 and more. Cheerful, never rude.
rating = { $step ->
    [0] Flat pack, first try
    [1] A handy piece for the hall
    [2] Solid carpentry
    [3] A showpiece for the living room
   *[4] A design classic
}
rating-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after-again = Play again
after-same-deal = Same cards again
share-title = Share
share-send = Send …
share-copy = Copy text
share-copy-link = Copy link to this deal
share-copied = Copied.
