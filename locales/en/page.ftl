### Around the game: first page, new game, settings, errors.

title = Sideboards
skip = Skip to the content
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

home-lead = Five drawers a card, eight cards a row, three goals. A card game for one to six, in a quarter of an hour.
home-continue = Go on playing
# $round (Number) - the round
# $rounds (Number) - how many there are
home-continue-where = Round { $round } of { $rounds }
home-finished = Look at the result
home-solo = Play alone
home-solo-text = A puzzle for the tram: how much can you make of the cards that come?
home-bots = Play against bots
home-bots-text = One to five of them, from scatterbrained to masterly. They see only what you would see.
home-device = Around one device
home-device-text = Two to six people pass the phone. A curtain keeps hands secret.
home-learn = Learn it in three minutes
home-learn-text = Lay, turn, exchange, score: by doing.
home-daily-text = One puzzle a day, the same cards for everyone, one try that counts.
home-besides = At the real table, and afterwards
home-sheet-text = Enter the sideboards of your box; the page counts and explains.
home-past = Past games
home-past-text = Step through your games; what was each choice worth?
home-statistics-text = How you play: by goal, players and bots.
home-boxes-text = Put in what your cards show, and play with them.
home-load = Open a saved game
home-offline = After the first visit everything but online play works without the network.
home-box = An unofficial edition of the card game by Hartwig Jakubik. If you like it, buy the box.
licences = Licences

## New game

new-title = New game
new-who = Who plays?
new-solo = Alone
new-bots = Against bots
new-device = One device
new-how-many-bots = How many bots?
new-how-many-people = How many people?
# $number (Number) - which bot
new-bot = Bot { $number }
# $number (Number) - which person
new-name = Name of player { $number }
new-also-bots = Bots at the table
new-none = none
new-goals = Goals
new-goals-random = Drawn at random
# $name (String) - a letter
new-goals-suggestion = Suggestion { $name }
new-goals-chosen = Chosen
new-goals-drawn-later = Three goals are drawn when you start.
new-variant = Variant
new-standard = Standard
new-standard-text = Three cards, then two; one exchange a game.
new-four-card = Four cards
new-four-card-text = Four cards, then three; no exchange.
new-hints = Hints
new-hints-text = A button on the table asks a master.
new-start = Start
new-same-deal = You were sent a deal: the same cards in the same order.
new-box = Box
box-classic = Classic
new-box-missing = You were sent a deal from a box that is not in this browser. Add the box first, then open the link again; or start another game here.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
theme-device = As the device
theme-light = Light
theme-dark = Dark
settings-palette = Colours of the drawers
palette-classic = Classic
palette-classic-text = The colours of the box.
palette-clear = Clear
palette-clear-text = Told apart with any kind of colour vision.
palette-tones = Tones
palette-tones-text = From dark to light, also without colours.
settings-marks = Marks on the drawers
marks-both = Letters and textures
marks-letters = Letters
marks-textures = Textures
settings-swift = Laying a card
swift-off = Ask before it counts
swift-on = It counts at once
settings-hints = Hints
settings-keys = Single keys
keys-play = They play
keys-nothing = They do nothing
switch-on = On
switch-off = Off
settings-preview = This is how drawers look now
settings-kept = Settings are kept in this browser. Nothing is sent anywhere.

## New versions, errors

update-ready = A new version is ready.
update-take = Load it
nowhere-title = An empty drawer
nowhere-text = There is nothing at this address.
nowhere-home = To the first page
no-game-title = No game on the table
no-game-text = Begin one, or open a saved one.
# $line (Number) - of the file
load-player = This is not a saved game: line { $line } does not name a player.
# $line (Number) - of the file
load-record = This is not a record of Sideboards: line { $line } cannot be read.
# $hash (String) - the first digits
load-other-box = This game was played with a box that is not here; its hash begins with { $hash }. Add the box first, then open the game again.
# $number (Number) - which decision
load-illegal = This record breaks the rules at decision { $number }.

later-coming = Just a moment …
later-missing = This part of the page could not be loaded.
later-again = Try again

sheet-title = Score sheet
boxes-title = Your own box
daily-title = Deal of the day
# On the table, of a daily deal that does not count.
daily-practice = Practice
replay-title = Replay
statistics-title = Statistics
