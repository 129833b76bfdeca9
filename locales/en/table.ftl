### The table: cards, goals, and what players do.

## Cards

# $colour (String) - red, turquoise, pink, orange or black
colour = { $colour ->
    [red] red
    [turquoise] turquoise
    [pink] pink
    [orange] orange
   *[black] black
}
# $handle (String) - flower, square, bar or none
handle = { $handle ->
    [flower] flower
    [square] square
    [bar] bar
   *[none] no handle
}
# A drawer in words, for people who cannot see it.
# $colour (String) - red, turquoise, pink, orange or black
# $handle (String) - flower, square, bar or none
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
# $number (Number) - which card of the hand, from 1
# $drawers (String) - five drawers from the top, with commas
hand-card = Card { $number }, from the top: { $drawers }
# $number (Number) - which column, from 1
# $drawers (String) - five drawers from the top, with commas
row-card = Column { $number }, from the top: { $drawers }

## Goals

# $kind (String) - colour, handle or row
goal-kind = { $kind ->
    [colour] Colours
    [handle] Handles
   *[row] Row
}
# The names of the patterns; an owner's own box may have others.
# $name (String) - the name in the content file
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
# $of (String) - colour, handle, or one colour or handle
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
# $of (String) - what the goal looks at
goal-longest = Longest row: { $of }
# $of (String) - what the goal looks at
goal-two-longest = Two longest rows: { $of }
# $lines (String) - numbers of lines, as 1 + 4
# $of (String) - what the goal looks at
goal-lines = Lines { $lines }: { $of }
# $points (Number) - for one combination
goal-says-colour = { $points ->
    [one] { $points } point for each pattern in one colour
   *[other] { $points } points for each pattern in one colour
}
# $points (Number) - for one combination
goal-says-handle = { $points ->
    [one] { $points } point for each pattern of one handle
   *[other] { $points } points for each pattern of one handle
}
# $points (Number) - for one drawer
goal-says-row = { $points ->
    [one] { $points } point for each drawer that counts
   *[other] { $points } points for each drawer that counts
}
# $count (Number) - combinations
# $points (Number) - all points for them
goal-has-combinations = { $count ->
    [one] { $count } combination, { $points } points
   *[other] { $count } combinations, { $points } points
}
# $count (Number) - drawers
# $points (Number) - all points for them
goal-has-drawers = { $count ->
    [one] { $count } drawer, { $points } points
   *[other] { $count } drawers, { $points } points
}
goals-title = Goals
goal-light = Show on the sideboards

## Playing

# $round (Number) - 1 to 7
# $rounds (Number) - how many there are
round-of = Round { $round } of { $rounds }
# $points (Number) - how many
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
your-sideboard = Your sideboard
# $name (String) - whose
sideboard-of = Sideboard of { $name }
# $name (String) - whose
# $columns (String) - all cards in words
sideboard-shows = Sideboard of { $name }. { $columns }
sideboard-empty = no card yet
your-hand = Your hand
# The button at an end of the own sideboard.
# $end (String) - left or right
# $points (Number) - what it brings, may be below zero
# $more (String) - what is made, or nothing
lay-here = { $end ->
    [left] Add at the left end
   *[right] Add at the right end
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $more }
lay-first = Lay this card first
# $count (Number) - combinations more
makes-colour = { $count ->
    [one] { $count } colour combination
   *[other] { $count } colour combinations
}
# $count (Number) - combinations more
makes-handle = { $count ->
    [one] { $count } handle combination
   *[other] { $count } handle combinations
}
# $count (Number) - drawers more
makes-row = { $count ->
    [one] row { $count } drawer longer
   *[other] row { $count } drawers longer
}
end-waits = Choose a card first
turn = Turn
turn-card = Turn the card
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
# $count (Number) - cards
pile-has = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
# $count (Number) - cards
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
# $name (String) - the neighbour
passes-to = Cards you do not lay go to { $name }
# $name (String) - the neighbour
passes-from = Cards come from { $name }
passes-discard = Cards you do not lay are discarded
thinking = thinking
placed = has placed
you = You
# $number (Number) - the seat, from 1
player = Player { $number }
# Bots, the weakest first; a random one lays anything.
# $level (String) - random, apprentice, joiner or master
bot-level = { $level ->
    [random] Scatterbrain
    [apprentice] Apprentice
    [joiner] Joiner
   *[master] Master
}
# $name (String) - of a person or a bot
# $number (Number) - to tell apart those who are called the same
name-numbered = { $name } { $number }
look-closer = Look closer
close = Close

## What changed, for screen readers

news-laid-left = Laid at the left end.
news-laid-right = Laid at the right end.
news-lifted = Taken up again.
news-chosen = Placed. Waiting for the others.
news-taken-back = Taken back.
news-exchanged = Two new cards.
# $round (Number) - the round that begins
# $hand (String) - the cards in words
news-round = Round { $round }. Your hand: { $hand }.
# $name (String) - who
# $card (String) - the card in words
news-other = { $name } has laid: { $card }.
news-over = The game is over.
# $points (Number) - what the sideboard has now
news-standing = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}

## Hints

hint = Hint
hint-title = What would a master do?
hint-thinking = Thinking it through …
# $points (Decimal) - expected final points
hint-points = about { $points } points in the end
# $percent (Number) - expected share of victory
hint-wins = wins { $percent } of 100 games
hint-best = best
# $cost (Decimal) - points less than the best
hint-cost = { $cost } points less
hint-close = about as good
hint-try = Try it
hint-exchange = Use the exchange card
hint-start = Begin with these two
hint-left = Add at the left end
hint-right = Add at the right end
# $count (Number) - combinations
# $value (String) - a colour or handle
fact-completes = { $count ->
    [one] completes a combination: { $value }
   *[other] completes { $count } combinations: { $value }
}
# $drawers (Number) - now
# $before (Number) - before
fact-lengthens = rows that count grow from { $before } to { $drawers }
# $value (String) - a colour or handle
# $drawers (Number) - length
fact-keeps-open = the row of { $drawers } can go on: { $value }
# $value (String) - a colour or handle
# $drawers (Number) - length
fact-closes = the row of { $drawers } cannot go on: { $value }
# $kind (String) - colour or handle
# $cards (Number) - how many
# $of (Number) - of how many
fact-prepares = { $kind ->
    [colour] { $cards } of { $of } unseen cards would complete a colour combination
   *[handle] { $cards } of { $of } unseen cards would complete a handle combination
}
# $own (Number) - drawers
# $others (Number) - drawers
fact-race = row race: { $own } against { $others }
# $name (String) - to whom
# $points (Number) - how many
fact-passes = { $points ->
    [0] { $name } gets little from what you pass on
    [one] { $name } can make { $points } point of what you pass on
   *[other] { $name } can make { $points } points of what you pass on
}
fact-exchange = costs the point of the exchange card

## Around one device

# $name (String) - who
curtain-title = Pass the device to { $name }
curtain-text = Hands are secret. Nobody else looks now.
# $name (String) - who
curtain-lift = I am { $name }
# $name (String) - who
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
