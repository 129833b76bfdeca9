### Past games: the list, a game step by step, and its review.

replay-lead = The games that were finished in this browser, the newest first.
replay-none = No game was finished in this browser yet. Those that are will stand here.
replay-more = Show more
# $place (Number) - 1 for the most points
# $players (Number) - how many played
replay-place = Place { $place } of { $players }
replay-unreadable = This link does not lead to a game. Perhaps a part of it is missing.
replay-other-box = This game was played with a box that is not in this browser. Whoever sent it can send you the box too.
replay-not-over = This game is still going on. Only finished games are shown: hands are secret until then.
replay-no-such-game = The server knows no finished game of this name.

## Step by step

replay-controls = Step by step
replay-dealt = The cards are dealt.
# $name (String) - who
replay-starts = { $name }: two cards to begin with.
# $name (String) - who
replay-lays-left = { $name }: a card at the left end.
# $name (String) - who
replay-lays-right = { $name }: a card at the right end.
# What is laid is still secret.
# $name (String) - who
replay-chose = { $name }: placed, face down.
# $name (String) - who
replay-took-back = { $name }: taken back.
# $name (String) - who
replay-exchanged = { $name }: two new cards for the exchange card.
replay-passed = All have placed. The other cards go to the left.
# $step (Number) - which step, from 0
# $steps (Number) - how many
replay-step = Step { $step } of { $steps }
replay-slider = Moment of the game
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-hand = Hand
replay-looks = How it is shown
replay-who-looks = Who looks?
replay-open-hands = Open hands
replay-rounds = After round
# $round (Number) - which
replay-round = Round { $round }
replay-speed = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-keys = ← →: a step · Shift with ← →: a round · Home, End: to the beginning, to the end · Space: play, pause
replay-graph = Points after each round
replay-graph-round = Round
replay-play-deal = Play this deal
replay-copy-link = Copy link to this moment

## Review

replay-review-title = Review
replay-review-text = From every decision the game is played on thousands of times, to see what it was worth. Only what could be known at the time counts.
replay-review-whose = Whose game?
replay-review-ask = Review this game
replay-review-thinking = Looking at every decision … this takes a moment.
replay-review-failed = The review did not succeed. Try once more.
# $cost (Decimal) - points given away
replay-review-ready = Given away in all: { $cost } points.
replay-review-choices = Every decision
# $number (Decimal) - any number
replay-number = { $number }
replay-par = Par
replay-par-text = what a routine player makes of such a game
replay-luck = Luck
replay-luck-text = by the cards, and by the others
replay-skill = Skill
replay-skill-text = by deciding better than routine, or worse
replay-result = Result
replay-result-text = all three together
replay-measure-points = Measured in points.
replay-measure-lead = Measured in points of lead over the best of the others.
# $points (Number) - the most possible
replay-optimum = { $points ->
    [one] Whoever knew all cards in advance could have made { $points } point:
   *[other] Whoever knew all cards in advance could have made { $points } points:
}
# $grade (String) - best, good, inaccuracy or mistake
replay-grade = { $grade ->
    [best] best
    [good] good
    [inaccuracy] inaccurate
   *[mistake] mistake
}
# $cost (Decimal) - points given away
replay-cost = −{ $cost }
# $number (Number) - which card of the hand
replay-card = card { $number }
# $number (Number) - which card of the hand
replay-card-turned = card { $number } (turned)
replay-chosen = Chosen:
replay-best = Best:
# $luck (String) - a number with its sign
# $skill (String) - a number with its sign
replay-luck-and-skill = Luck before it: { $luck } · Skill: { $skill }
# $name (String) - the neighbour
replay-passed-to = Passed to the left: { $name }.
# $points (Number) - what it brought there
replay-passed-laid = { $points ->
    [one] Laid there at once, for { $points } point.
   *[other] Laid there at once, for { $points } points.
}
replay-passed-unused = Something else was laid there.
