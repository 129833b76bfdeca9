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
# The letter on a drawer and on the keyboard; five different ones. docs/GLOSSARY.md says how they are chosen.
# $colour (String) - red, turquoise, pink, orange or black
colour-letter = { $colour ->
    [red] R
    [turquoise] T
    [pink] P
    [orange] O
   *[black] B
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
    [flower] with a flower handle
    [square] with a square handle
    [bar] with a bar handle
   *[none] with no handle
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
   *[row] Rows
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
# A pattern of handles whose name a pattern of colours has too
# $pattern (String) - the name of the pattern
goal-pattern-of-handles = { $pattern } (handles)
# $of (String) - colour or handle for any of them, or one colour or handle
goal-longest = Longest { $of ->
    [colour] row of any colour
    [handle] row of any handle
    [red] red row
    [turquoise] turquoise row
    [pink] pink row
    [orange] orange row
    [black] black row
    [flower] flower row
    [square] square row
   *[bar] bar row
}
# $of (String) - colour or handle for any of them, or one colour or handle
goal-two-longest = Two longest { $of ->
    [colour] rows of any colour
    [handle] rows of any handle
    [red] red rows
    [turquoise] turquoise rows
    [pink] pink rows
    [orange] orange rows
    [black] black rows
    [flower] flower rows
    [square] square rows
   *[bar] bar rows
}
# $lines (String) - numbers of lines, as 1 + 4
# $of (String) - colour or handle for any of them, or one colour or handle
goal-lines = Longest { $of ->
    [colour] rows of any colour
    [handle] rows of any handle
    [red] red rows
    [turquoise] turquoise rows
    [pink] pink rows
    [orange] orange rows
    [black] black rows
    [flower] flower rows
    [square] square rows
   *[bar] bar rows
}, lines { $lines }
# $points (Number) - for one combination
goal-says-colour = { $points ->
    [one] { $points } point for each of these in one colour
   *[other] { $points } points for each of these in one colour
}
# $points (Number) - for one combination
goal-says-handle = { $points ->
    [one] { $points } point for each of these with matching handles
   *[other] { $points } points for each of these with matching handles
}
# $points (Number) - for one drawer
goal-says-row = { $points ->
    [one] { $points } point per drawer
   *[other] { $points } points per drawer
}
# $count (Number) - combinations
# $points (Number) - all points for them
goal-has-combinations = { $count ->
    [one] { $count } combination
   *[other] { $count } combinations
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $count (Number) - drawers
# $points (Number) - all points for them
goal-has-drawers = { $count ->
    [one] { $count } drawer
   *[other] { $count } drawers
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
goals-title = Goals
goal-light = Highlight on the sideboards
# A button at the own row, for the keyboard: arrow keys go from drawer to drawer, and a press goes on to the next one.
ask-drawers = Look at the drawers one by one, with the arrow keys
# A drawer that was tapped is in no combination and no row that counts.
drawer-alone = not scoring yet

## Playing

# $round (Number) - 1 to 7
# $rounds (Number) - how many there are
round-of = Round { $round } of { $rounds }
# A list of the rounds that have ended.
round-log = Rounds so far
# $round (Number) - the round that has ended
log-round = Round { $round }
# $points (Number) - how many
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
your-sideboard = Your sideboard
# $name (String) - whose
sideboard-of = { $name }’s sideboard
sideboard-empty = No cards yet
your-hand = Your hand
# The button at an end of the own sideboard.
# $end (String) - left or right
# $points (Number) - what it brings, may be below zero
# $more (String) - what is made, or nothing
lay-here = { $end ->
    [left] Add to the left end
   *[right] Add to the right end
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $more }
# The same, without what it would bring.
# $end (String) - left or right
lay-plain = { $end ->
    [left] Add to the left end
   *[right] Add to the right end
}
lay-first = Place your first card
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
    [one] row grows by { $count } drawer
   *[other] row grows by { $count } drawers
}
# $points (Number) - more or fewer points for the row bonus
makes-bonus = { $points } for the row bonus
end-waits = Choose a card first
turn = Rotate
turn-card = Rotate the card
confirm = Confirm
confirm-start = Start with these
take-back = Undo
# Instead of take-back, as long as others have not decided
change-choice = Change my choice
exchange = Exchange
exchange-explained = Discard your hand and draw two new cards. Once per game; unused, your exchange card is worth 1 point.
exchange-sure = Discard both cards and draw two new ones?
exchange-yes = Exchange
cancel = Cancel
exchange-unused = Exchange card: 1 point if unused
exchange-used = Exchanged
# $name (String) - who
exchanged-who = { $name } has exchanged their hand
mute = Mute
exchange-mark-unused = +1
exchange-mark-used = ×
pile = Draw pile
# $count (Number) - cards
pile-has = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
# $count (Number) - cards
discards-have = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
say-start = Choose two cards to start, either way up.
say-start-second = Now place a second card to its left or right.
say-choose = Choose a card. Tap it again to rotate it.
say-choose-end = Now add it to either end.
say-confirm = Happy with that? You can still undo it.
# $names (String) - of the players that the table waits for
say-waiting = Placed. Waiting for { $names }.
# $name (String) - the neighbour
passes-to = Cards you don’t place go to { $name }
# $name (String) - the neighbour
passes-from = You get cards from { $name }
passes-discard = Cards you don’t place are discarded
thinking = thinking
placed = ready
# Somebody around one device who comes later.
plays-later = plays later
you = You
# $number (Number) - the seat, from 1
player = Player { $number }
# Bots, the weakest first; a random one places anything.
# $level (String) - random, apprentice, joiner or master
bot-level = { $level ->
    [random] Scatterbrain
    [apprentice] Apprentice
    [joiner] Carpenter
   *[master] Master
}
# How a bot plays, in one short sentence.
# $level (String) - random, apprentice, joiner or master
bot-temper = { $level ->
    [random] Plays whatever comes to hand.
    [apprentice] Goes for the most points right now.
    [joiner] Plans the whole sideboard.
   *[master] Plans ahead and watches everyone.
}
# $name (String) - of a person or a bot
# $number (Number) - to tell apart those who are called the same
name-numbered = { $name } { $number }
look-closer = Take a closer look
close = Close

## What changed, for screen readers

news-laid-left = Placed at the left end.
news-laid-right = Placed at the right end.
news-lifted = Picked up again.
news-chosen = Placed. Waiting for the others.
news-taken-back = Undone.
news-exchanged = Two new cards.
# $points (Number) - what the cards on trial bring
# $sum (Number) - all points
news-brings = { $points ->
    [one] { $points } more point, { $sum } in total.
   *[other] { $points } more points, { $sum } in total.
}
# $points (Number) - what the last cards brought
# $sum (Number) - all points
news-own = You: +{ $points }, { $sum } in total.
# $name (String) - who
# $end (String) - left or right, or start
# $points (Number) - what it brought
news-brief = { $name }: { $end ->
    [left] left
    [right] right
   *[start] start
} +{ $points }.
# $round (Number) - the round that begins
news-round = Round { $round }.
# $hand (String) - the cards in words
news-hand = Your hand: { $hand }.
# A button that is only heard, and a key.
news-read-out = Read out the table
# $name (String) - who
# $card (String) - the card in words
news-other = { $name } placed: { $card }.
news-over = The game is over.
# $points (Number) - what the sideboard has now
news-standing = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}

## Hints

hint = Hint
hint-title = What would a master do?
hint-thinking = Thinking it through…
# $points (Decimal) - expected final points
hint-points = finishes on about { $points } points
# $percent (Number) - expected share of victory
hint-wins = wins { $percent }% of games
# At a table, how far one ends ahead of the best of the others, or behind.
# $side (String) - ahead or behind
# $lead (Decimal) - points
hint-lead = { $side ->
    [ahead] { $lead } points ahead
   *[behind] { $lead } points behind
}
hint-best = Best
# $cost (Decimal) - points less than the best
hint-cost = { $cost } points worse
hint-close = Almost as good
hint-why = Why?
hint-exchange = Use your exchange card
hint-start = Start with these two
hint-left = Add to the left end
hint-right = Add to the right end
# $count (Number) - combinations
# $value (String) - a colour or handle
fact-completes = { $count ->
    [one] completes a combination: { $value }
   *[other] completes { $count } combinations: { $value }
}
# $drawers (Number) - now
# $before (Number) - before
fact-lengthens = { $drawers ->
    [one] scoring rows grow from { $before } to { $drawers } drawer
   *[other] scoring rows grow from { $before } to { $drawers } drawers
}
# $value (String) - a colour or handle
# $drawers (Number) - length
fact-keeps-open = keeps the { $value } row of { $drawers } open
# $value (String) - a colour or handle
# $drawers (Number) - length
fact-closes = closes off the { $value } row of { $drawers }
# $kind (String) - colour or handle
# $cards (Number) - how many
# $of (Number) - of how many
fact-prepares = { $kind ->
    [colour] { $cards } of { $of } unseen cards would complete a colour combination
   *[handle] { $cards } of { $of } unseen cards would complete a handle combination
}
# $own (Number) - drawers
# $others (Number) - drawers
fact-race = race for the row bonus: { $own } to { $others }
# $to (String) - you, or other
# $name (String) - to whom
# $points (Number) - how many
fact-passes = { $to ->
    [you] { $points ->
            [0] you can’t do much with what you’re passed
            [one] you can score { $points } point with what you’re passed
           *[other] you can score { $points } points with what you’re passed
        }
   *[other] { $points ->
            [0] { $name } can’t do much with what you pass
            [one] { $name } can score { $points } point with what you pass
           *[other] { $name } can score { $points } points with what you pass
        }
}
fact-exchange = gives up the point for an unused exchange card

## Around one device

# Above the name of the next player, which stands large.
curtain-title = Pass the device to
curtain-text = Hands are secret. Everyone else, no peeking!
# $name (String) - who
curtain-lift = I’m { $name }
# $name (String) - who
curtain-take-back = Wait, { $name } wants to undo

# $round (Number) - the round that has ended, from 1
reveal-title = Round { $round }: all cards are down
# $name (String) - who comes next
reveal-next = Next: { $name }

## The menu of the table

menu = Menu
save-record = Save to a file
new-game = New game
leave-game = End this game
leave-sure = End this game? It won’t be saved.
leave-yes = End game
keys-title = Shortcuts
keys-text = 1–4: choose a card · R: rotate · ← →: add to that end · Enter: confirm · Backspace: undo · X: exchange · T: read out the table · ?: rules
# Follows the other shortcuts where hints are offered.
keys-hint = H: hint
player-list = Other players
