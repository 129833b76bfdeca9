### What the games of this browser say about how somebody plays.

statistics-lead = Counted is what was finished in this browser. Nothing is sent anywhere.
# $done (Number) - games
# $of (Number) - all games
statistics-reading = Reading your games: { $done } of { $of } …
statistics-empty = No game has been finished here yet. Play one, or bring your games from another device.
statistics-none = No game is like that. Ask for less.

## Which games

statistics-filter = Which games?
statistics-all = All
statistics-others = With others
statistics-any = any
statistics-goal = Goal
statistics-players = Players
statistics-opponents = Opponents
statistics-people = people
statistics-where = Where
statistics-device = On this device
statistics-online = Online
statistics-since = When
statistics-always = any time
# $days (Number) - 7, 30 or 365
statistics-last-days = { $days ->
    [one] last day
   *[other] last { $days } days
}
# $count (Number) - games
statistics-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Numbers

statistics-games = Games
statistics-points = Points
statistics-mean = Average
statistics-median = Median
statistics-spread = Spread
# $points (Decimal) - how far games usually are from the average
statistics-around = ± { $points }
statistics-best = Best
statistics-worst = Lowest
statistics-won = Won
# $percent (Number) - of a hundred
statistics-percent = { $percent }%
# $wins (Number) - games won
# $games (Number) - games with others
statistics-wins-of = { $wins } of { $games }
# $date (String) - of the game
statistics-replay-of = Watch the game of { $date } again
statistics-distribution = Games by points
statistics-trend = Average of the last ten games
statistics-game = Game
# $number (Number) - which game
# $date (String) - when it was played
statistics-game-of = { $number }, { $date }

## Groups

statistics-bars = The bar is the average, the mark behind it the best game.
statistics-by-goal = By goal
statistics-goal-brings = Goal brings
statistics-by-players = By number of players
# $count (Number) - how many sit at the table
statistics-players-count = { $count ->
    [1] alone
    [one] { $count } player
   *[other] { $count } players
}
statistics-by-bot = Against bots
statistics-bot = Bot
statistics-bot-mean = Bot average
statistics-by-origin = By place
statistics-name = Name

## The list

statistics-list = Games to watch again
statistics-order = Order
statistics-best-first = Best first
statistics-newest-first = Newest first
statistics-more = Show more
# $place (Number) - 1 is the winner
# $players (Number) - how many
statistics-place = place { $place } of { $players }
statistics-delete = Delete
# $game (String) - its points
# $date (String) - of the game
statistics-delete-which = Delete: { $game }, { $date }
statistics-delete-sure = Delete this game? Only a saved file brings it back.

## Left out

# $count (Number) - games
statistics-shared = { $count ->
    [one] { $count } game without a seat of your own, as around one device, is counted only by the names of its players.
   *[other] { $count } games without a seat of your own, as around one device, are counted only by the names of their players.
}
# $count (Number) - games
statistics-other-box = { $count ->
    [one] { $count } game is left out: the box it was played with is not here.
   *[other] { $count } games are left out: the box they were played with is not here.
}
# $count (Number) - lines
statistics-unreadable = { $count ->
    [one] { $count } entry is left out: it is not a finished game.
   *[other] { $count } entries are left out: they are not finished games.
}

## Taking along and deleting

statistics-keep-title = Your games as a file
statistics-keep-text = A new phone? Save all games here and bring them in there; none is counted twice. The table is for spreadsheets.
statistics-save = Save all games
statistics-csv = Save as a table (CSV)
statistics-bring = Bring games from a file
# $count (Number) - new games
statistics-brought = { $count ->
    [0] Nothing new: these games are all here.
    [one] { $count } game has been added.
   *[other] { $count } games have been added.
}
statistics-not-games = This is not a file of saved games.
statistics-no-room = The browser has no room for these games.
statistics-delete-all = Delete all games
statistics-delete-all-sure = Delete all games of this browser? Only a saved file brings them back.
statistics-deleted = All games are deleted.
