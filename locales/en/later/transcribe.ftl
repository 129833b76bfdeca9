### Writing a box down card by card, and what is unusual in it.

transcribe-begin = Enter card by card
transcribe-title = Enter your box
transcribe-asks-colours = Take any card from the stack. Tap its top colour, then the card.
transcribe-asks-handles = Which handle does the marked drawer have? The next drawer is marked automatically.
transcribe-cards-over = All cards are in.
transcribe-held = The card in your hand
transcribe-handles = Handle of the marked drawer
transcribe-colours = Colours of the next card, from the top
# $number (Number) - which drawer, from 1 at the top
transcribe-unknown = Drawer { $number }: not known yet
# $number (Number) - which drawer, from 1 at the top
# $colour (String) - its colour
transcribe-drawer = Drawer { $number }, { $colour }: which handle?
# $drawer (String) - colour and handle of the drawer that was entered
# $number (Number) - the drawer that is next, from 1 at the top
# $colour (String) - its colour
transcribe-entered = { $drawer }. Drawer { $number }, { $colour }: which handle?
# $card (String) - what it shows
transcribe-done = Card complete: { $card }
# $card (String) - what it shows
transcribe-again = Already entered, tap to correct: { $card }
transcribe-back = Previous card
transcribe-to-goals = On to the goals
# $colours (String) - each letter with its colour, with commas
transcribe-keys = Keys: { $colours }; 1 no handle, 2 flower, 3 square, 4 bar; Backspace undoes.
transcribe-goal-right = That’s right. Next
transcribe-suggestions = Does your box suggest sets of goals? If so, you can enter them here. It’s optional.
transcribe-over = Done
# $colour (String) - which
unusual-colour = Unusual: more than one drawer of the same colour ({ $colour })
# $handle (String) - which
# $count (Number) - how many there are
unusual-handle = Unusual: { $handle } on { $count } drawers instead of one
# $first (Number) - a card
# $second (Number) - another card
unusual-same = Unusual: handles in the same places as on cards { $first } and { $second }
# $count (Number) - how many things are unusual
unusual-count = { $count ->
    [one] Please check: one thing looks unusual
   *[other] Please check: { $count } things look unusual
}
# $what (String) - a card, a goal or a suggestion, with its number
boxes-removed = Removed: { $what }
boxes-put-back = Undo
sheet-other-handles = My card has different handles
sheet-other-handles-text = Enter your card’s handles from the top, the way up it was placed.
sheet-handles-copy = The classic box stays as it is: you get your own copy of it, and this sheet uses the copy.
sheet-handles-twice = Your box already has a card like this.
sheet-handles-save = Correct my box
sheet-handles-corrected = Your box has been corrected.
