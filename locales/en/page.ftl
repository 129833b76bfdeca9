### Around the game: first page, new game, settings, errors.

title = Sideboards
skip = Skip to content
home = Home
play = Play
learn = Learn
rules = Rules
settings = Settings
main-navigation = Main

# Something and what it is.
# $label (String) - what
# $text (String) - its value
labelled = { $label }: { $text }

## First page

home-lead = Five drawers to a card, eight cards to a sideboard, three goals to chase. A card game for one to six players in 15 minutes.
home-continue = Resume game
# $round (Number) - the round
# $rounds (Number) - how many there are
home-continue-where = Round { $round } of { $rounds }
home-finished = See the result
home-solo = Play solo
home-solo-text = A puzzle for the commute: how much can you make of the cards you’re dealt?
home-bots = Play against bots
home-bots-text = One to five opponents, from scatterbrain to master. They see no more than you would in their seat.
home-device = Pass and play
home-device-text = Two to six players share one device. A curtain hides your hand between turns.
home-learn = Learn in three minutes
home-learn-text = Place, rotate, exchange, score: learn by doing.
home-daily-text = One puzzle a day, the same cards for everyone, and only your first try counts.
home-besides = At the real table, and after the game
home-sheet-text = Enter the sideboards from your table; the page adds up the points and shows why.
home-past = Past games
home-past-text = Replay your games move by move and see what each choice was worth.
home-statistics-text = How you do by goal, player count and opponent.
home-boxes-text = Enter what’s printed on your own cards, then play with them.
home-load = Open a saved game
home-offline = After your first visit, everything except online play works offline.
home-box = An unofficial edition of Hartwig Jakubik’s card game. If you enjoy it, buy the real thing.
licences = Licences

## New game

new-title = New game
new-who = Who’s playing?
new-solo = Solo
new-bots = Against bots
new-device = Pass and play
new-how-many-bots = How many bots?
new-how-many-people = How many people?
# $number (Number) - which bot
new-bot = Bot { $number }
# $number (Number) - which person
new-name = Player { $number }’s name
new-also-bots = Bots at the table
new-none = none
new-goals = Goals
new-goals-random = Random
# $name (String) - a letter
new-goals-suggestion = Suggestion { $name }
new-goals-chosen = Pick your own
new-goals-drawn-later = Three goals will be drawn when the game starts.
new-variant = Variant
new-standard = Standard
new-standard-text = Start with three cards, then hands of two; one exchange per game.
new-four-card = Four cards
new-four-card-text = Start with four cards, then hands of three; no exchange.
new-hints = Hints
new-hints-text = Adds a button that asks the master for advice.
new-start = Start game
new-same-deal = Someone has sent you a deal: same cards, same order.
new-box = Box
box-classic = Classic
new-box-missing = This deal uses a box you don’t have in this browser. Add the box and open the link again, or start a different game.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
theme-device = Match device
theme-light = Light
theme-dark = Dark
settings-palette = Drawer colours
palette-classic = Classic
palette-classic-text = The colours of the box.
palette-clear = Distinct
palette-clear-text = Easy to tell apart with any type of colour vision.
palette-tones = Tones
palette-tones-text = Graded from dark to light, so it works even in greyscale.
settings-marks = Drawer markings
marks-both = Letters and textures
marks-letters = Letters
marks-textures = Textures
settings-swift = Placing a card
swift-off = Ask me to confirm
swift-on = Place it straight away
settings-hints = Hints
settings-keys = Single-key shortcuts
keys-play = On
keys-nothing = Off
switch-on = On
switch-off = Off
settings-preview = Preview
settings-kept = Your settings are saved in this browser and never leave it.

## New versions, errors

update-ready = A new version is available.
update-take = Update now
nowhere-title = An empty drawer
nowhere-text = There’s nothing at this address.
nowhere-home = Back to the home page
no-game-title = No game on the table
no-game-text = Start a new game, or open a saved one.
# $line (Number) - of the file
load-player = This isn’t a saved game: line { $line } doesn’t name a player.
# $line (Number) - of the file
load-record = This isn’t a Sideboards game record: line { $line } can’t be read.
# $hash (String) - the first digits
load-other-box = This game uses a box you don’t have (fingerprint { $hash }…). Add the box, then open the game again.
# $number (Number) - which decision
load-illegal = This record breaks the rules at move { $number }.

later-coming = Just a moment…
later-missing = This part of the page couldn’t be loaded.
later-again = Try again

sheet-title = Score sheet
boxes-title = Your own box
daily-title = Daily puzzle
# On the table, of a daily deal that does not count.
daily-practice = Practice
replay-title = Replay
statistics-title = Statistics
