### What the games of this browser say about how somebody plays.

statistics-lead = Based on the games you finished in this browser. Nothing is sent anywhere.
# $done (Number) - games
# $of (Number) - all games
statistics-reading = Loading your games: { $done } of { $of }…
statistics-empty = No finished games here yet. Play one, or import your games from another device.
statistics-none = No games match these filters.

## Which games

statistics-filter = Which games?
statistics-all = All
statistics-others = Multiplayer
statistics-any = any
statistics-goal = Goal
statistics-players = Players
statistics-opponents = Opponents
statistics-people = people
statistics-where = Where
statistics-online = Online
statistics-since = Period
statistics-always = all time
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
statistics-around = ±{ $points }
statistics-best = Best
statistics-worst = Lowest
statistics-won = Won
# $percent (Number) - of a hundred
statistics-percent = { $percent }%
# $wins (Number) - games won
# $games (Number) - games with others
statistics-wins-of = { $wins } of { $games }
# $date (String) - of the game
statistics-replay-of = Replay the game from { $date }
statistics-distribution = Score distribution
statistics-trend = Average over the last ten games
statistics-game = Game
# $number (Number) - which game
# $date (String) - when it was played
statistics-game-of = { $number }, { $date }

## Groups

statistics-bars = The bar shows the average; the mark beyond it, the best game.
statistics-by-goal = By goal
statistics-goal-brings = Points from goal
statistics-by-players = By number of players
# $count (Number) - how many sit at the table
statistics-players-count = { $count ->
    [1] solo
    [one] { $count } player
   *[other] { $count } players
}
statistics-by-bot = Against bots
statistics-bot = Bot
statistics-bot-mean = Bot average
statistics-by-origin = By where you played
statistics-name = Name

## The list

statistics-list = Your games
statistics-order = Sort by
statistics-best-first = Best first
statistics-newest-first = Newest first
statistics-more = Show more
# $place (Number) - 1 is the winner
# $players (Number) - how many
statistics-place = { $place ->
    [one] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} of { $players }
statistics-delete = Delete
# $game (String) - its points
# $date (String) - of the game
statistics-delete-which = Delete: { $game }, { $date }
statistics-delete-sure = Delete this game? You can only get it back from a saved file.

## Left out

# $count (Number) - games
statistics-shared = { $count ->
    [one] { $count } game without a seat of your own, such as pass and play, counts only under its players’ names.
   *[other] { $count } games without a seat of your own, such as pass and play, count only under their players’ names.
}
# $count (Number) - games
statistics-other-box = { $count ->
    [one] { $count } game not counted: you don’t have the box it was played with.
   *[other] { $count } games not counted: you don’t have the box they were played with.
}
# $count (Number) - lines
statistics-unreadable = { $count ->
    [one] { $count } entry not counted: it isn’t a finished game.
   *[other] { $count } entries not counted: they aren’t finished games.
}

## Taking along and deleting

statistics-keep-title = Back up your games
statistics-keep-text = New phone? Save all games on the old one and import them on the new one; no game counts twice. The CSV file is for spreadsheets.
statistics-save = Save all games
statistics-csv = Save as a table (CSV)
statistics-bring = Import games from a file
# $count (Number) - new games
statistics-brought = { $count ->
    [0] Nothing new: you already have all these games.
    [one] { $count } game added.
   *[other] { $count } games added.
}
statistics-not-games = This isn’t a file of saved games.
statistics-no-room = The browser has no space left for these games.
statistics-delete-all = Delete all games
statistics-delete-all-sure = Delete all games in this browser? You can only get them back from a saved file.
statistics-deleted = All games deleted.
