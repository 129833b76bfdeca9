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
# Several things that have commas of their own.
# $before (String) - the first ones
# $next (String) - one more
listed = { $before }; { $next }

## First page

home-lead = Place eight cards side by side so that their drawers and handles match three goals.
home-facts = 1–6 players · 15 minutes · no account
home-know = I know how to play
home-continue = Resume game
# $round (Number) - the round
# $rounds (Number) - how many there are
home-continue-where = Round { $round } of { $rounds }
home-again = Same settings as last time
home-finished = See the result
# $games (Number) - the online games that wait for the player
home-turns = { $games ->
    [one] Your turn in { $games } game
   *[other] Your turn in { $games } games
}
# $days (Number) - how many
home-streak = { $days ->
    [one] { $days }-day streak
   *[other] { $days }-day streak
}
home-solo = Play solo
home-bots = Play against bots
home-device = Pass and play
home-learn = Learn in three minutes
home-daily-text = One deal a day, the same cards for everyone, and only your first try counts.
home-puzzles-text = Find the best move. Every answer is proven.
home-besides = Real cards and past games
home-past = Past games
home-load = Open a saved game
home-offline = After your first visit, everything except online play works offline.
home-box = An unofficial edition of Hartwig Jakubik’s card game. If you enjoy it, buy the real thing.
licences = Licences

## New game

new-title = New game
new-who = Who’s playing?
# $count (Number) - at the table
new-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-add-bot = Add a bot
# The same where people share a device.
new-add-person = Add a player
# What a tap on a player does.
# $name (String) - who
new-change = Change { $name }
new-strength = Strength
new-make-person = Switch to a person
new-make-bot = Switch to a bot
new-remove = Remove
new-done = Done
new-solo = Solo
new-bots = Against bots
# $number (Number) - which person
new-name = Player { $number }’s name
new-goals = Goals
new-goals-random = Random
# $name (String) - a letter
new-goals-suggestion = Suggestion { $name }
new-goals-drawn-later = Three goals will be drawn when the game starts
# A tap on a goal card.
new-goal-other = Choose another
new-die = Roll three new goals
# Three goals that go together. First evening: easy. A: easy bends. B: peaks and red rows. C: bends and flowers. D: stairs. Tight corners: hard.
# $name (String) - which
goals-preset = { $name ->
    [first-evening] First game
    [A] Warm-up
    [B] Red peaks
    [C] In bloom
    [D] Up the stairs
   *[tight-corners] Tight corners
}
new-variant = Variant
new-standard = Standard
new-standard-text = Start with three cards, then hands of two; one exchange per game.
new-four-card = Four cards
new-four-card-text = Start with four cards, then hands of three; no exchange.
new-hints = Hints
new-hints-text = Adds a button that asks a master for advice.
new-more = More options
# A word that decides which cards are dealt.
new-word = Deal code
new-word-text = Everyone who enters the same code gets the same cards. Leave it empty for a new deal.
new-start = Start game
new-same-deal = Someone has sent you a challenge: same cards, same order.
# $points (Number) - what a friend has scored
sent-beat = Same cards. Beat { $points }.
sent-same = Same cards. Your turn.
sent-change = Change players
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
palette-classic-text = As in the box.
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
settings-previews = Placement previews
preview-pointed = Shapes only, at the end you’re pointing at
preview-full = Shapes and points, at both ends
settings-hints = Hints
settings-keys = Single-key shortcuts
keys-play = On
keys-nothing = Off
switch-on = On
switch-off = Off
settings-preview = Preview
settings-sound = Sound
settings-volume = Volume
volume-low = Low
volume-medium = Medium
volume-high = High
settings-touch = Vibration
settings-kept = Your settings are saved in this browser and never leave it.

## New versions, errors

update-ready = A new version is available.
update-take = Update now
storage-full = Your browser’s storage is full: what you do now isn’t being saved. Free up space, for example by deleting past games.
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
daily-title = Daily deal
# On the table, of a daily deal that does not count.
daily-practice = Practice
puzzles-title = Puzzles
replay-title = Replay
statistics-title = Statistics
