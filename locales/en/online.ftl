### Games in rooms of a server.

## First page and lobby

home-online = With friends online
home-online-text = Open a room and send the link. No account; in one go or over days.
online-title = Play online
online-lead = For two to six. Nobody needs an account: a link is enough.
online-name = Your name
online-open-title = A new room
online-open = Open a room
online-join-title = You were invited?
online-code = Code or link
online-join = Go there
online-code-fault = This is neither a code nor a link to a room.
online-unreachable = The server cannot be reached. Games on this device work all the same.
online-offline-hint = Without the network, games on this device still work.
my-games = My games
my-games-your-turn = Your turn
my-games-others-turn = The others are thinking
my-games-gathering = People are gathering
my-games-over = Finished
my-games-gone = No longer there
my-games-forget = Take off the list
my-games-forget-sure = Give up this seat? Only its personal link brings it back.
# $game (String) - its name
my-games-forget-which = Take off the list: { $game }

## A room

# $code (String) - of the room
room-title = Room { $code }
room-closed = The door stays shut
room-as-guest = Go in as a guest
room-seats = Around the table
# $free (Number) - seats
room-passing = { $free ->
    [0] Everyone passes on to the next, the last to the first.
    [one] Everyone passes on to the next, the last to the first. { $free } seat is free.
   *[other] Everyone passes on to the next, the last to the first. { $free } seats are free.
}
room-host = host
# $name (String) - with whom
room-swap = Change places with { $name }
# $name (String) - whose
room-remove = Free the seat of { $name }
room-add-bot = Add a bot
room-sit-down = Sit down
room-join-title = A seat is free for you
room-full = All seats are taken.
room-needs-two = Two are needed to start
# $name (String) - the host
room-waits-for-host = { $name } starts the game.
room-leave = Leave the room
room-leave-sure = Leave? In a running game a bot plays for you until you come back; otherwise your seat becomes free.
room-hidden = A game is on, and it has no spectators. When it is over you can sit down for the next one.

## What is agreed

room-settings = What we play
room-change-settings = Change
room-keep-box = Keep this box
room-box-kept = The box is kept in this browser.
room-time = Time for a round
room-no-limit = as long as it takes
room-grace = A bot steps in after
room-grace-text = This is how long somebody may be offline. They can take their seat back at any time.
room-spectators = Spectators
# $count (Number) - how many
time-seconds = { $count } s
# $count (Number) - how many
time-minutes = { $count } min
# $count (Number) - how many
time-hours = { $count } h
# $count (Number) - how many
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Inviting

invite-title = Invite others
invite-only-here = Only this computer knows this address. Start with --listen 0.0.0.0:7425 to let others in.
invite-copy = Copy link
invite-qr = QR code with the link to this room
personal-title = Play on from another device
personal-text = This link is your seat. Keep it secret: whoever has it plays for you.

## Connection, time, people

line-connected = Connected
line-connecting = Connecting …
line-offline = No connection
# $time (String) - as 0:45 or 3 days
time-left = { $time } left
# $seconds (Number) - 30 or 10
time-warning = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
presence-away = away
# $name (String) - who
presence-away-who = { $name } has no connection
presence-bot = bot
# $name (String) - for whom
presence-bot-who = A bot plays for { $name }
replaced-you = A bot plays for you.
replaced-return = Take my seat back
# $name (String) - who
notice-sat = { $name } sits down.
# $name (String) - who
notice-came = { $name } is here.
# $name (String) - who
notice-went = { $name } has lost the connection.
# $name (String) - who
notice-returned = { $name } plays again.
notice-time-over = Time is over: the server has laid for you.
notice-went-back = The server had to go back to an earlier state. The game continues from there.
# Why something did not work, by the code of the protocol.
# $code (String) - as no-such-room
refused = { $code ->
    [no-such-room] This room does not exist, or no longer.
    [bad-token] This link no longer owns a seat here.
    [full] All seats are taken.
    [bad-settings] This cannot be played with this box and so many players.
    [bad-content] This box cannot be played: something in it is wrong, or it has too few cards for two.
    [too-few] At least two are needed.
    [not-host] Only the host can do that.
    [not-now] Not at the moment.
    [outdated] The table has just changed. Have another look.
    [illegal] The rules do not allow that.
    [too-many] That was a lot at once. Try again in a moment.
    [exhausted] This room has reached its limit. Open a new one.
    [unavailable] The server cannot save anything right now. It keeps trying by itself.
    [protocol] This page is out of date. Load it again.
   *[other] That did not work.
}

## At the table

say-sending = On its way …
watching = You are watching.
