### Past games: the list, a game step by step, and its review.

replay-lead = Games finished in this browser, newest first.
replay-none = You haven’t finished a game in this browser yet. Finished games will appear here.
replay-more = Show more
# $place (Number) - 1 for the most points
# $players (Number) - how many played
replay-place = { $place ->
    [one] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} of { $players }
replay-unreadable = This link doesn’t lead to a game. Part of it may be missing.
replay-other-box = This game was played with a box that isn’t in this browser. Whoever sent you the game can send you the box too.
replay-not-over = This game is still in progress. You can replay it once it’s finished: hands stay secret until then.
replay-no-such-game = The server has no finished game by that name.

## Step by step

replay-controls = Step by step
replay-dealt = The cards are dealt.
# $name (String) - who
replay-starts = { $name } started with two cards.
# $name (String) - who
replay-lays-left = { $name } added a card on the left.
# $name (String) - who
replay-lays-right = { $name } added a card on the right.
# What is laid is still secret.
# $name (String) - who
replay-chose = { $name } made a hidden move.
# $name (String) - who
replay-took-back = { $name } undid their move.
# $name (String) - who
replay-exchanged = { $name } used the exchange card and drew two new cards.
replay-passed = Everyone has placed. Leftover cards are passed to the left.
# $step (Number) - which step, from 0
# $steps (Number) - how many
replay-step = Step { $step } of { $steps }
replay-slider = Position in the game
replay-first = Go to the start
replay-last = Go to the end
replay-play = Play
replay-hand = Hand
replay-looks = Display options
replay-who-looks = Point of view
replay-open-hands = Show all hands
replay-rounds = After round
# $round (Number) - which
replay-round = Round { $round }
replay-speed = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-keys = ← →: one step · Shift + ← →: one round · Home, End: start, end · Space: play or pause · N: next mistake
replay-graph = Points after each round
replay-graph-round = Round
replay-play-deal = Play this deal
replay-copy-link = Copy link to this moment

## Review

replay-review-title = Review
replay-review-text = We play out every move thousands of times to see what it was worth, using only what you could have known at the time.
replay-review-whose = Review whose game?
replay-review-ask = Review this game
replay-review-thinking = Checking every move… this takes a moment.
replay-review-failed = The review failed. Please try again.
replay-review-choices = Every move
# $number (Decimal) - any number
replay-number = { $number }
replay-par = Par
replay-par-text = what an experienced player usually gets
replay-luck = Luck
replay-luck-text = what your moves couldn’t change
replay-skill = Skill
replay-skill-text = gained or lost compared with an experienced player’s moves
replay-result = Result
replay-result-text = par, luck and skill together
replay-measure-points = Measured in points.
replay-measure-lead = Measured as the lead over the best opponent, in points.
# $points (Number) - the most possible
replay-optimum = { $points ->
    [one] With every card known in advance, { $points } point was possible:
   *[other] With every card known in advance, { $points } points were possible:
}
# $grade (String) - best, good, inaccuracy or mistake
replay-grade = { $grade ->
    [best] best move
    [good] good move
    [inaccuracy] inaccuracy
   *[mistake] mistake
}
# $number (Number) - which card of the hand
replay-card = card { $number }
# $number (Number) - which card of the hand
replay-card-turned = card { $number } (rotated)
replay-chosen = Chosen:
replay-best = Best:
# $luck (String) - a number with its sign
# $skill (String) - a number with its sign
replay-luck-and-skill = Luck before the move: { $luck } · Skill: { $skill }
# $name (String) - the neighbour
replay-passed-to = Passed to { $name }, on the left.
# $points (Number) - what it brought there
replay-passed-laid = { $points ->
    [one] They placed it straight away for { $points } point.
   *[other] They placed it straight away for { $points } points.
}
replay-passed-unused = They placed a different card instead.

## Mistakes that become puzzles

# Below the sums of a review; a link to the mistakes follows.
# $count (Number) - how many
replay-mistakes-proven = { $count ->
    [one] One of these mistakes can be proven. It’s now one of your puzzles and will come back.
   *[other] { $count } of these mistakes can be proven. They’re now among your puzzles and will come back.
}
# $count (Number) - how many
replay-mistakes-unproven = { $count ->
    [one] One mistake can’t be proven, so it doesn’t become a puzzle: more than two cards were still to come, or no move was at least a point better than all the others.
   *[other] { $count } mistakes can’t be proven, so they don’t become puzzles: more than two cards were still to come, or no move was at least a point better than all the others.
}

## Two games, same cards

replay-compare = Compare
replay-compare-text = See two games with the same cards side by side.
# $points (Number) - the result, usually more than one
replay-compare-own = Your game with { $points } points
replay-compare-link = Link to another game with these cards
# On a button, after the link.
replay-compare-go = Compare
replay-compare-no-link = That isn’t a link to a finished game.
replay-compare-other-deal = These two games have different cards, so they can’t be compared.
replay-pair-title = Two games, same cards
replay-pair-first = First game
replay-pair-second = Second game
# $round (Number) - the first one with a difference
replay-pair-parting = They differ from round { $round } onwards.
replay-pair-same = Both games are identical.
