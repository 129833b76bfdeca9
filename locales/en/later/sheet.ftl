### The score sheet for the real table.

sheet-lead = For cards on a real table: say who plays for what, tap in each sideboard, and the sheet counts.
sheet-steps = Steps
sheet-start = Table
sheet-result = Result
# $cards (Number) - how many are written down
sheet-progress = { $cards } of 8
sheet-players = Players
sheet-add-player = Add a player
# $name (String) - who
sheet-earlier = Move { $name } up
# $name (String) - who
sheet-remove-player = Remove { $name }
# $name (String) - who
sheet-remove-sure = Remove { $name } with all cards?
sheet-remove = Remove
sheet-box = Box
sheet-box-sure = Take another box? Cards and goals begin anew.
sheet-box-yes = Take it
sheet-goals-text = Tap a goal to choose another one.
sheet-reconstruction = Handles, goal patterns and points of the classic box are our reconstruction. If your cards show something else, write them down first:
# $name (String) - whose sideboard comes next
sheet-next = Next: { $name }
sheet-back = Back
sheet-to-result = Show the result
sheet-exchange-unused = Unused: 1 point
sheet-exchange-used = Used
sheet-which = Which card comes next? Tap its colours from the top, then the card.
# $number (Number) - which card of the sideboard
sheet-which-instead = To replace card { $number }, tap the colours of the right card.
sheet-full = All eight cards are there. Tap a card to correct it.
sheet-colours = Colours
sheet-untap = Take back the last colour
sheet-end = Where it lies
sheet-left = On the left
sheet-right = On the right
# $count (Number) - ways in which a card can lie
sheet-left-over = { $count ->
    [one] Just one is left. Tap it.
   *[other] { $count } are left. Tap the one that lies there, or one more colour.
}
# $name (String) - who has the card
sheet-lies-at = Already with { $name }
sheet-keys = Keys: R T P O K for colours, Backspace takes one back, Enter takes the only card left.
# $number (Number) - which card of the sideboard
sheet-card = Card { $number }
sheet-move-left = Move to the left
sheet-move-right = Move to the right
# $first (String) - where the card is
# $second (String) - where it is again
sheet-twice = The same card is there twice: { $first } and { $second }.
# $name (String) - whose sideboard
# $number (Number) - which card of it
sheet-spot = { $name }, card { $number }
# $name (String) - who
sheet-no-cards = { $name } has no cards yet
sheet-not-yet = No result yet
# $name (String) - who
# $count (Number) - how many cards
sheet-missing = { $count ->
    [one] { $name }: { $count } card is missing. What is there is counted.
   *[other] { $name }: { $count } cards are missing. What is there is counted.
}
# $count (Number) - one more than counts
sheet-why = Why not { $count }?
# $name (String) - who
# $goal (String) - its name
# $count (Number) - one more than counts
sheet-why-title = { $name }, { $goal }: why not { $count }?
# $count (Number) - combinations that count
sheet-why-most = { $count ->
    [one] Only { $count } counts: a drawer counts once for a goal, and all others share drawers with it.
   *[other] { $count } is the most that fit without sharing a drawer, and a drawer counts once for a goal.
}
# $number (Number) - which of them
# $of (Number) - how many do not count
sheet-why-which = Not counted: { $number } of { $of } (dashed).
# $combinations (String) - numbers of combinations
sheet-why-shares = The marked drawers already belong to combination { $combinations }.
sheet-why-before = The one before
sheet-why-after = The next one
sheet-copy-link = Copy link
sheet-picture = Save picture
sheet-picture-send = Send picture …
sheet-print = Print
sheet-json = Save as JSON
sheet-bg-stats = Enter in BG Stats
sheet-bg-stats-text = This opens the app BG Stats if it is on this device. Nothing is sent anywhere else.
sheet-evening = This evening
# $number (Number) - from 1
sheet-round = Round { $number }
# $names (String) - one or several
sheet-leads = In the lead: { $names }
sheet-another = Another round with the same people
sheet-new-evening = New evening
sheet-new-evening-sure = Begin a new evening? All rounds and the cards on this sheet will be removed.
# $number (Number) - from 1
sheet-delete-round = Delete round { $number }
# $number (Number) - from 1
sheet-delete-sure = Delete round { $number } of this evening?
sheet-delete = Delete
sheet-sent = This sheet came by a link. It is not among your own.
sheet-copy = Edit a copy
sheet-copy-sure = Edit a copy? It takes the place of the sheet that you are writing.
sheet-own = To my sheet
sheet-link-broken = This link does not hold a score sheet.
sheet-link-other-box = This sheet is about a box that is not here. Add the box first, then open the link again.
