### Writing a box down card by card, and what is unusual in it.

transcribe-begin = Transcribe card by card
transcribe-title = Transcribe the box
transcribe-asks-colours = Take any card from the stack. Tap its top colour, then the card.
transcribe-asks-handles = What does the marked drawer have? It moves on by itself.
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
transcribe-again = Already entered, correct it: { $card }
transcribe-back = Previous card
transcribe-to-goals = On to the goals
# $colours (String) - each letter with its colour, with commas
transcribe-keys = Keys: { $colours }; 1 no handle, 2 flower, 3 square, 4 bar; Backspace undoes.
transcribe-goal-right = That’s right, next
transcribe-suggestions = Does your rule booklet suggest goals? If so, enter them here. None is needed.
transcribe-over = Done
# $colour (String) - which
unusual-colour = Unusual: several drawers of one colour ({ $colour })
# $handle (String) - which
# $count (Number) - how many there are
unusual-handle = Unusual: handles of one kind ({ $handle }): { $count } instead of 1
# $first (Number) - a card
# $second (Number) - another card
unusual-same = Unusual: handles in the same places as on cards { $first } and { $second }
# $count (Number) - how many things are unusual
unusual-count = { $count ->
    [one] Please check: one thing is unusual
   *[other] Please check: { $count } things are unusual
}
# $what (String) - a card, a goal or a suggestion, with its number
boxes-removed = Removed: { $what }
boxes-put-back = Undo
sheet-other-handles = My card shows other handles
sheet-other-handles-text = Enter what your card shows, from the top, as it lies.
sheet-handles-copy = The classic box stays as it is: an own copy is made, and this sheet uses it.
sheet-handles-twice = Your box has another card like this.
sheet-handles-save = Correct my box
sheet-handles-corrected = Your box is corrected.
