### Boxes of one's own: the list, the editor, and boxes that come by a link.

boxes-lead = The handles, patterns and points in this game are our own reconstruction, because we had no pictures of the real cards. If you own the box, enter what your cards show, and you can play and score with them.
boxes-none = You haven’t added a box yet.
boxes-kept = Changes are saved in this browser as you make them. Nothing is sent anywhere.
boxes-all = All my boxes
boxes-nameless = Unreadable box
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
    [one] { $count } error
   *[other] { $count } errors
}
boxes-edit = Edit
boxes-copy = Copy
# $name (String) - of the first one
boxes-copy-name = { $name } (copy)
boxes-delete = Delete
# $name (String) - of the box
boxes-delete-sure = Delete “{ $name }”? You won’t be able to open games played with it.
boxes-delete-yes = Delete
boxes-new-title = New box
boxes-new-text = Starts as a copy of the classic box. The card colours are very likely right; check the handles, patterns and points against your own.
boxes-new-default = My box
boxes-new = Create
boxes-import-title = Import a box
boxes-import-text = The same file the command line and the server use.
boxes-import = Open a file

## Links

boxes-link = Link
boxes-link-title = Link to this box
boxes-link-text = This link contains the whole box. Anyone who opens it can save a copy.
boxes-sent-title = Someone sent you a box
# $name (String) - of the box that is here
boxes-sent-known = You already have these cards and goals: { $name }. Saving this box replaces its names and suggestions.
boxes-sent-keep = Save this box
boxes-sent-fault = This link is incomplete: part of the box is missing.

## The editor

boxes-name = Name of the box
boxes-judgement = Any errors?
# $hash (String) - eight letters and digits
boxes-right = No errors. Fingerprint: { $hash }
boxes-unusable = Fix these errors to play with this box. Your work is saved in the meantime.
boxes-unreadable = This file has errors the form can’t show. Fix them in the text.
boxes-tabs = What do you want to change?
boxes-tab-cards = Cards
boxes-tab-suggestions = Suggestions
boxes-tab-text = Text
boxes-previous = Previous
boxes-next = Next
boxes-search = Find a card by its colours, top to bottom
boxes-search-clear = All cards
# $number (Number) - which, from 1
boxes-card = Card { $number }
# $number (Number) - which, from 1
# $count (Number) - how many there are
boxes-card-of = Card { $number } of { $count }
boxes-card-add = Add a card
boxes-card-remove = Remove this card
boxes-tap = Tapping a drawer changes
boxes-tap-handle = its handle
boxes-tap-colour = its colour
# $number (Number) - which, from 1 at the top
# $drawer (String) - its colour and handle
boxes-drawer = Drawer { $number }: { $drawer }
boxes-keys = Keys: 1–5 change a drawer, R rotates the card, ← and → move between cards.
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
boxes-pattern = Pattern: tap the drawers it needs
boxes-pattern-aside = Draw it once, any way round: mirrored and rotated versions count automatically.
# $line (Number) - from 1 at the top
# $column (Number) - from 1 at the left
boxes-cell = Line { $line }, column { $column }
boxes-row-of = Which rows
boxes-row-count = What counts
boxes-row-longest = The longest row
boxes-row-two-longest = The two longest rows
boxes-row-lines = The longest row in certain lines
# $line (Number) - from 1 at the top
boxes-line = Line { $line }
boxes-suggestions-text = Three goals for a game, one of each kind.
boxes-suggestion-name = Name
boxes-suggestion-add = Add a suggestion
boxes-suggestion-remove = Remove
boxes-text = Content file
boxes-text-aside = Checked as you type. Editing in the forms rewrites the file and drops any comments.
