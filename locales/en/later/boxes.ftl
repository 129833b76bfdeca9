### Boxes of one's own: the list, the editor, and boxes that come by a link.

boxes-lead = The handles, patterns and points in this game are our own reconstruction, because we had no pictures of the real cards. If you own the box, enter what your cards show, and you can play and score with them.
boxes-none = You haven’t added a box yet.
boxes-kept = Changes are saved in this browser as you make them. Nothing is sent anywhere.
boxes-all = All my boxes
boxes-nameless = Box with errors
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
boxes-new-text = Your box starts as a copy of the classic one. The card colours are very likely right; check the handles, patterns and points against your own cards.
boxes-new-default = My box
boxes-new = Create
boxes-import-title = Import a box
boxes-import-text = A box file, as used by the command line and the server.
boxes-import = Open a file

## Links

boxes-link = Link
boxes-link-title = Link to this box
boxes-link-text = This link contains the whole box. Anyone who opens it can save a copy.
boxes-sent-title = Someone sent you a box
# $name (String) - of the box that is here
boxes-sent-known = You already have these cards and goals: { $name }. If you save this box, its names and suggestions replace yours.
boxes-sent-keep = Save this box
boxes-sent-fault = This link is incomplete: part of the box is missing.

## The editor

boxes-name = Name of the box
boxes-judgement = Check
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

## What is wrong with a box. What people type into content files stays English.

# $line (Number) - of the content file
# $column (Number) - of the line
# $fault (String) - what is wrong
fault-at = Line { $line }, character { $column }: { $fault }
# $detail (String) - in English, from the library that reads such files
fault-syntax = This isn’t valid TOML. The parser says: “{ $detail }”
# $bytes (Number) - how large it is
# $most (Number) - how large it may be
fault-too-large = The file is { $bytes } bytes; the limit is { $most }
# $found (Number) - the format asked for
fault-format = Format { $found } is unknown; this version reads format 1
# $key (String) - a word of content files
fault-missing = “{ $key }” is missing
# $key (String) - what the file says
fault-unknown-key = Unknown key “{ $key }”
# $key (String) - a word of content files
fault-each = Each entry in “{ $key }”
# $kind (String) - text, integer, float, boolean, date, list or table
fault-value = { $kind ->
    [text] text
    [integer] a whole number
    [float] a number with a decimal point
    [boolean] true or false
    [date] a date
    [list] a list
   *[table] a table
}
# $what (String) - a key
# $expected (String) - a kind of value
# $found (String) - a kind of value
fault-type = { $what }: expected { $expected }, found { $found }
# $what (String) - a key
fault-huge = { $what }: the number is far too large
# $most (Number) - letters
fault-name = A name must have 1 to { $most } printable characters, with no space at either end
# $text (String) - as in the file
# $why (String) - what is wrong with it
fault-card = Card “{ $text }”: { $why }
# $letters (Number) - how many there are
fault-card-length = needs 10 characters, two for each drawer, but has { $letters }
# $drawer (Number) - from the top
# $letter (String) - what the file says
fault-card-colour = drawer { $drawer } from the top has colour “{ $letter }” instead of R, T, P, O or K
# $drawer (Number) - from the top
# $letter (String) - what the file says
fault-card-handle = drawer { $drawer } from the top has handle “{ $letter }” instead of f, s, b or -
# $text (String) - as in the file
# $line (Number) - of the file
fault-card-twice = Card “{ $text }” is the same as the card on line { $line }, possibly rotated
# $least (Number) - cards
# $most (Number) - cards
# $count (Number) - how many there are
fault-card-count = A box has { $least } to { $most } cards, not { $count }
# $number (Number) - of a goal
# $most (Number) - the highest possible
fault-goal-number = Goal number { $number } isn’t between 1 and { $most }
# $number (Number) - of a goal
# $line (Number) - of the file
fault-goal-twice = Goal { $number } is already defined on line { $line }
# $number (Number) - of a goal
fault-goal-missing = Goal { $number } is missing; goals are numbered from 1 without gaps
# $kind (String) - a kind of goal
fault-no-goal = No goal of this kind: { $kind }. A game needs one of each kind
# $word (String) - what the file says
fault-kind = “{ $word }” isn’t a kind of goal; write colour, handle or row
# $points (Number) - how many
# $most (Number) - how many there may be
fault-points = Points must be from 1 to { $most }, not { $points }
fault-pattern-empty = The pattern is empty
# $line (Number) - of the pattern
# $letter (String) - what the file says
fault-pattern-letter = Line { $line } of the pattern contains “{ $letter }”; use # for a drawer and . for anything
# $drawers (Number) - how many
# $most (Number) - how many there may be
fault-pattern-drawers = The pattern has { $drawers } drawers; the limit is { $most }
# $columns (Number) - of the pattern
# $lines (Number) - of the pattern
# $wide (Number) - columns of a sideboard
# $high (Number) - lines of a sideboard
fault-pattern-size = A pattern of { $columns } × { $lines } doesn’t fit on a sideboard of { $wide } × { $high }, even when rotated
# $word (String) - what the file says
fault-row-of = “{ $word }” doesn’t say which rows; write any colour, any handle, or one colour or handle
# $rows (Number) - what the file says
fault-longest = “longest” must be 1 or 2, not { $rows }
fault-row-count = A row goal has either “longest” (1 or 2) or “lines”
fault-lines-none = No line is chosen
# $number (Number) - which line
fault-lines-twice = Line { $number } is listed twice
# $number (Number) - which line
# $most (Number) - the lowest line
fault-lines-unknown = There is no line { $number }; lines are numbered 1 to { $most } from the top
# $name (String) - of the suggestion
# $why (String) - what is wrong with it
fault-suggestion = Suggestion “{ $name }”: { $why }
# $count (Number) - how many there are
fault-goals-count = a game has three goals, not { $count }
# $number (Number) - of a goal
# $last (Number) - the highest there is
fault-goals-unknown = this box has no goal { $number }; its goals are 1 to { $last }
# $first (Number) - a goal
# $second (Number) - another goal
# $kind (String) - a kind of goal
fault-goals-same = goals { $first } and { $second } are the same kind ({ $kind }); a game has one of each
# $name (String) - of the suggestion
fault-suggestion-unknown = this box has no suggestion “{ $name }”
# $name (String) - of the suggestion
fault-suggestion-name = Suggestion “{ $name }” needs another name: this one has a special meaning
# $name (String) - of the suggestion
fault-suggestion-twice = There are two suggestions called “{ $name }”
fault-more = There are more errors; fix these first
# $word (String) - a word of content files
fault-quoted = “{ $word }”
