### Boxes of one's own: the list, the editor, and boxes that come by a link.

boxes-lead = The handles, the patterns and the points in this game are our reconstruction: the pictures of the real cards were not at hand. If you own the box, write down what your cards show. Then you play and score with your own cards.
boxes-none = There is no box of your own yet.
boxes-kept = Every change is kept in this browser at once. Nothing is sent anywhere.
boxes-all = All your boxes
boxes-nameless = A box that cannot be read yet
# $count (Number) - how many
boxes-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $count (Number) - how many
boxes-goals = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}
# $count (Number) - how many
boxes-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
boxes-edit = Edit
boxes-copy = Copy
# $name (String) - of the first one
boxes-copy-name = { $name } (copy)
boxes-delete = Delete
# $name (String) - of the box
boxes-delete-sure = Delete “{ $name }”? Games that were played with it can then no longer be opened.
boxes-delete-yes = Delete it
boxes-new-title = A new box
boxes-new-text = It begins as a copy of the classic box. The colours of its cards are certain; handles, patterns and points are for you to check.
boxes-new-default = My box
boxes-new = Begin
boxes-import-title = A box from a file
boxes-import-text = The same file that the command line and the server take.
boxes-import = Open a file

## Links

boxes-link = Link
boxes-link-title = Link to this box
boxes-link-text = The whole box is in this link. Whoever opens it can keep the box.
boxes-sent-title = A box for you
# $name (String) - of the box that is here
boxes-sent-known = You have these cards and goals already: { $name }. Keeping this box replaces its names and suggestions.
boxes-sent-keep = Keep this box
boxes-sent-fault = This link does not hold a whole box. Perhaps a part of it was lost on the way.

## The editor

boxes-name = Name of the box
boxes-judgement = Is everything right?
# $hash (String) - eight letters and digits
boxes-right = Everything is right. Fingerprint: { $hash }
boxes-unusable = You can play with this box once everything is mended. Nothing is lost until then.
boxes-unreadable = The file has faults that a form cannot show. Mend it as text.
boxes-tabs = What do you want to change?
boxes-tab-cards = Cards
boxes-tab-suggestions = Suggestions
boxes-tab-text = As text
boxes-previous = Back
boxes-next = Next
boxes-search = Find a card by its colours from the top
boxes-search-clear = All cards
# $number (Number) - which, from 1
boxes-card = Card { $number }
# $number (Number) - which, from 1
# $count (Number) - how many there are
boxes-card-of = Card { $number } of { $count }
boxes-card-add = Add a card
boxes-card-remove = Remove this card
boxes-tap = A tap on a drawer changes
boxes-tap-handle = its handle
boxes-tap-colour = its colour
# $number (Number) - which, from 1 at the top
# $drawer (String) - its colour and handle
boxes-drawer = Drawer { $number }: { $drawer }
boxes-keys = Keys: 1 to 5 change a drawer, R turns the card, ← and → lead to the other cards.
# $number (Number) - which, from 1
boxes-goal = Goal { $number }
# $number (Number) - which, from 1
# $count (Number) - how many there are
boxes-goal-of = Goal { $number } of { $count }
boxes-goal-add = Add a goal
boxes-goal-remove = Remove this goal
boxes-goal-name = Name
boxes-goal-points = Points
boxes-goal-kind = Kind
boxes-pattern = Pattern: tap its drawers
boxes-pattern-aside = In any direction; mirrored and turned forms count by themselves.
# $line (Number) - from 1 at the top
# $column (Number) - from 1 at the left
boxes-cell = Line { $line }, column { $column }
boxes-row-of = Rows of
boxes-row-count = What counts
boxes-row-longest = The longest row
boxes-row-two-longest = The two longest rows
boxes-row-lines = The longest row in some lines
# $line (Number) - from 1 at the top
boxes-line = Line { $line }
boxes-suggestions-text = Three goals for a game, one of each kind.
boxes-suggestion-name = Name
boxes-suggestion-add = Add a suggestion
boxes-suggestion-remove = Remove
boxes-text = Content file
boxes-text-aside = It is judged while you type. A change in one of the forms writes the file anew, without comments.
