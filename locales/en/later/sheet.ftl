### The score sheet for the real table.

sheet-lead = For games with real cards: choose the players and goals, enter each sideboard, and the sheet does the scoring.
sheet-steps = Steps
sheet-start = Setup
sheet-result = Result
# $cards (Number) - how many are written down
sheet-progress = { $cards } of 8
sheet-players = Players
sheet-how-many = How many players?
# $name (String) - who
sheet-earlier = Move { $name } up
# $name (String) - who
sheet-remove-player = Remove { $name }
sheet-remove = Remove
sheet-box = Box
# $count (Number) - cards that the other box does not have
sheet-box-sure = { $count ->
    [one] { $count } card isn’t in that box and will be left out. Switch?
   *[other] { $count } cards aren’t in that box and will be left out. Switch?
}
sheet-box-yes = Switch
sheet-goals-text = Tap a goal to change it.
sheet-reconstruction = The classic box’s handles, goal patterns and points are our own reconstruction. If your cards differ, enter them first:
# $name (String) - whose sideboard comes next
sheet-next = Next: { $name }
sheet-back = Back
sheet-to-result = Show the result
sheet-exchange-unused = Unused: 1 point
sheet-exchange-used = Used
sheet-which = Which card is next? Tap its colours from the top, then the card.
# $number (Number) - which card of the sideboard
sheet-which-instead = To replace card { $number }, tap the colours of the right card.
sheet-full = All eight cards are in. Tap one to correct it.
sheet-colours = Colours
sheet-untap = Undo last colour
sheet-end = Add to which end?
sheet-left = Left
sheet-right = Right
# $count (Number) - ways in which a card can lie
sheet-left-over = { $count ->
    [one] Only one match. Tap it.
   *[other] { $count } matches. Tap the right one, or add another colour.
}
# $name (String) - who has the card
sheet-lies-at = Already placed by { $name }
# $colours (String) - each letter with its colour, with commas
sheet-keys = Keys: { $colours }; Backspace undoes one, Enter takes the only match.
# $number (Number) - which card of the sideboard
sheet-card = Card { $number }
sheet-move-left = Move left
sheet-move-right = Move right
# $first (String) - where the card is
# $second (String) - where it is again
sheet-twice = The same card appears twice: { $first } and { $second }.
# $name (String) - whose sideboard
# $number (Number) - which card of it
sheet-spot = { $name }, card { $number }
# $name (String) - who
sheet-no-cards = { $name }: no cards yet
sheet-not-yet = No result yet
# $name (String) - who
# $count (Number) - how many cards
sheet-missing = { $count ->
    [one] { $name }: { $count } card missing. Scoring what’s there.
   *[other] { $name }: { $count } cards missing. Scoring what’s there.
}
# $count (Number) - one more than counts
sheet-why = Why not { $count }?
# $name (String) - who
# $goal (String) - its name
# $count (Number) - one more than counts
sheet-why-title = { $name }, { $goal }: why not { $count }?
# $count (Number) - combinations that count
sheet-why-most = { $count ->
    [one] Only { $count } counts: each drawer scores once per goal, and every other match shares a drawer with it.
   *[other] At most { $count } fit without sharing a drawer, and each drawer counts only once per goal.
}
# $number (Number) - which of them
# $of (Number) - how many do not count
sheet-why-which = Not counted: { $number } of { $of } (dashed).
# $count (Number) - combinations
# $combinations (String) - their numbers, with commas
sheet-why-shares = { $count ->
    [one] The marked drawers already belong to combination { $combinations }.
   *[other] The marked drawers already belong to combinations { $combinations }.
}
sheet-why-before = Previous
sheet-why-after = Next
sheet-copy-link = Copy link
sheet-picture = Save picture
sheet-picture-send = Send picture…
sheet-print = Print
sheet-json = Save as JSON
sheet-bg-stats = Send to BG Stats
sheet-bg-stats-text = Opens the BG Stats app if it’s installed on this device. Nothing is sent anywhere else.
sheet-evening = This session
# $number (Number) - from 1
sheet-round = Game { $number }
# $names (String) - one or several
sheet-leads = In the lead: { $names }
sheet-another = Another game with the same players
sheet-new-evening = New session
# $number (Number) - from 1
sheet-delete-round = Delete game { $number }
sheet-sent = You opened this sheet from a link. It isn’t one of yours.
sheet-copy = Edit a copy
sheet-copy-sure = Edit a copy? It will replace the sheet you’re working on.
sheet-own = Back to my sheet
sheet-link-broken = This link doesn’t contain a score sheet.
sheet-link-other-box = This sheet uses a box you don’t have. Add the box first, then open the link again.
# $what (String) - what was done last, such as “Card 3” or “Remove Ada”
sheet-undo = Undo: { $what }
# $name (String) - of the box
sheet-box-changed = Your box “{ $name }” has changed since this sheet was started. Score the sheet with the new version?
sheet-box-count = Use new version
# $number (Number) - which game of the session, from 1
sheet-correcting = You’re correcting game { $number }. Changes are saved straight to that game.
# $number (Number) - which game of the session, from 1
sheet-back-to-round = Back to game { $number }
sheet-insert-before = Insert before
sheet-insert-after = Insert after
# $number (Number) - where the card goes, from 1
sheet-which-between = Which card goes in position { $number }? Tap its colours from the top.
sheet-not-kept = The browser’s storage is full: changes to this sheet aren’t being saved. Save it as a file or free up space.
sheet-running = Points so far
sheet-evenings-text = Finished games also appear in your past games and statistics.
sheet-evenings = Earlier sessions
sheet-bg-stats-missing = BG Stats doesn’t seem to be installed here. Nothing was sent; save the game as JSON or copy the link instead.
