### The table: cards, goals, and what players do.

## Cards

colour = { $colour ->
    [red] red
    [turquoise] turquoise
    [pink] pink
    [orange] orange
   *[black] black
}
handle = { $handle ->
    [flower] flower
    [square] square
    [bar] bar
   *[none] no handle
}
# A drawer in words, for people who cannot see it.
drawer = { $colour ->
    [red] red
    [turquoise] turquoise
    [pink] pink
    [orange] orange
   *[black] black
} { $handle ->
    [flower] with flower
    [square] with square
    [bar] with bar
   *[none] without handle
}
card-shows = From the top: { $drawers }
hand-card = Card { $number }, from the top: { $drawers }
row-card = Column { $number }, from the top: { $drawers }

## Goals

goal-kind = { $kind ->
    [colour] Colours
    [handle] Handles
   *[row] Row
}
# The names of the patterns; an owner's own box may have others.
goal-pattern = { $name ->
    [Bend] Bend
    [Peak] Peak
    [Stairs] Stairs
    [Leap] Leap
    [Hook] Hook
    [Arch] Arch
    [Zigzag] Zigzag
    [Step] Step
    [Pair] Pair
    [Staircase] Staircase
   *[other] { $name }
}
# What a row goal looks at.
row-of = { $of ->
    [colour] any colour
    [handle] any handle
    [red] red
    [turquoise] turquoise
    [pink] pink
    [orange] orange
    [black] black
    [flower] flower
    [square] square
   *[bar] bar
}
goal-longest = Longest row: { $of }
goal-two-longest = Two longest rows: { $of }
goal-lines = Lines { $lines }: { $of }
goal-says-colour = { $points ->
    [one] { $points } point for each pattern in one colour
   *[other] { $points } points for each pattern in one colour
}
goal-says-handle = { $points ->
    [one] { $points } point for each pattern of one handle
   *[other] { $points } points for each pattern of one handle
}
goal-says-row = { $points ->
    [one] { $points } point for each drawer of the row
   *[other] { $points } points for each drawer of the row
}
goal-has-combinations = { $count ->
    [one] { $count } combination, { $points } points
   *[other] { $count } combinations, { $points } points
}
goal-has-drawers = { $count ->
    [one] { $count } drawer, { $points } points
   *[other] { $count } drawers, { $points } points
}
goals-title = Goals
goal-light = Show on the sideboards

## Playing

round-of = Round { $round } of { $rounds }
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
your-sideboard = Your sideboard
sideboard-of = Sideboard of { $name }
sideboard-shows = Sideboard of { $name }. { $columns }
sideboard-empty = no card yet
your-hand = Your hand
end-left = left end
end-right = right end
# The button at an end of the own sideboard.
lay-here = { $end ->
    [left] Add at the left end
   *[right] Add at the right end
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $more }
lay-first = Lay this card first
makes-colour = { $count ->
    [one] { $count } colour combination
   *[other] { $count } colour combinations
}
makes-handle = { $count ->
    [one] { $count } handle combination
   *[other] { $count } handle combinations
}
makes-row = { $count ->
    [one] row { $count } drawer longer
   *[other] row { $count } drawers longer
}
end-waits = Choose a card first
turn = Turn
turn-card = Turn the card
turn-this = Turn card { $number }
confirm = Done
confirm-start = Start with these
take-back = Take back
exchange = Exchange
exchange-explained = Discard your hand and draw two new cards. Once a game; unused, the card is worth 1 point.
exchange-sure = Discard both cards for two new ones?
exchange-yes = Exchange
cancel = Cancel
exchange-unused = Exchange card: 1 point if unused
exchange-used = Exchange card: used
exchange-mark-unused = +1
exchange-mark-used = ×
pile = Pile
pile-has = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
discards = Discards
discards-have = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
say-start = Choose two cards to begin with, in any order, either way up.
say-start-second = Now a second card, on the left or on the right of it.
say-choose = Choose a card. Tap it again to turn it.
say-choose-end = Lay it at one of the two ends.
say-confirm = Happy with it? You can still take it back.
say-waiting = Placed. Waiting for the others.
passes-to = Cards you do not lay go to { $name }
passes-from = Cards come from { $name }
passes-discard = Cards you do not lay are discarded
thinking = thinking
placed = has placed
you = You
player = Player { $number }
# Bots, the weakest first; a random one lays anything.
bot-level = { $level ->
    [random] Scatterbrain
    [apprentice] Apprentice
    [joiner] Joiner
   *[master] Master
}
bot-numbered = { $level } { $number }
look-closer = Look closer
close = Close

## What changed, for screen readers

news-laid-left = Laid at the left end.
news-laid-right = Laid at the right end.
news-lifted = Taken up again.
news-chosen = Placed. Waiting for the others.
news-taken-back = Taken back.
news-exchanged = Two new cards.
news-round = Round { $round }. Your hand: { $hand }.
news-other = { $name } has laid: { $card }.
news-over = The game is over.
news-standing = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}

## Hints

hint = Hint
hint-title = What would a master do?
hint-thinking = Thinking it through …
hint-points = about { NUMBER($points, maximumFractionDigits: 1) } points in the end
hint-wins = wins { $percent } of 100 games
hint-best = best
hint-cost = { NUMBER($cost, maximumFractionDigits: 1) } less
hint-close = about as good
hint-try = Try it
hint-exchange = Use the exchange card
hint-start = Begin with these two
hint-left = Add at the left end
hint-right = Add at the right end
fact-completes = { $count ->
    [one] completes a combination: { $value }
   *[other] completes { $count } combinations: { $value }
}
fact-lengthens = rows that count grow from { $before } to { $drawers }
fact-keeps-open = the row of { $drawers } can go on: { $value }
fact-closes = the row of { $drawers } cannot go on: { $value }
fact-prepares = { $kind ->
    [colour] { $cards } of { $of } unseen cards would complete a colour combination
   *[handle] { $cards } of { $of } unseen cards would complete a handle combination
}
fact-race = row race: { $own } against { $others }
fact-passes = { $points ->
    [0] { $name } gets little from what you pass on
    [one] { $name } can make { $points } point of what you pass on
   *[other] { $name } can make { $points } points of what you pass on
}
fact-exchange = costs the point of the exchange card

## Around one device

curtain-title = Pass the device to { $name }
curtain-text = Hands are secret. Nobody else looks now.
curtain-lift = I am { $name }
curtain-take-back = Wait, { $name } takes it back

## The menu of the table

menu = Menu
save-record = Save as a file
new-game = New game
leave-game = End this game
leave-sure = End this game? It will not be kept.
leave-yes = End it
keys-title = Keys
keys-text = 1 to 4: choose a card · R: turn · ← →: lay at an end · Enter: done · Backspace: take back · X: exchange · H: hint
player-list = The others
