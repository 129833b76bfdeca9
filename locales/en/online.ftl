### Games in rooms of a server.

## First page and lobby

home-online = Play online with friends
home-online-text = Open a room and share the link. No account needed; play live or over several days.
online-title = Play online
online-lead = For two to six players. No accounts: a link is all it takes.
online-name = Your name
online-open-title = New room
online-open = Open a room
online-join-title = Got an invite?
online-code = Code or link
online-join = Join
online-code-fault = That isn’t a room code or a room link.
online-unreachable = Can’t reach the server. You can still play on this device.
online-offline-hint = You’re offline. You can still play on this device.
my-games = My games
my-games-your-turn = Your turn
my-games-others-turn = Waiting for the others
my-games-gathering = Waiting to start
my-games-over = Finished
my-games-gone = No longer exists
my-games-forget = Remove from list
# $game (String) - its name
my-games-forget-which = Remove from list: { $game }

## A room

# $code (String) - of the room
room-title = Room { $code }
room-closed = You can’t join this room
room-as-guest = Join as a guest
room-seats = At the table
# $free (Number) - seats
room-passing = { $free ->
    [0] Cards are passed down this list, and from the last player back to the first.
    [one] Cards are passed down this list, and from the last player back to the first. { $free } seat is free.
   *[other] Cards are passed down this list, and from the last player back to the first. { $free } seats are free.
}
room-host = host
# $name (String) - with whom
room-swap = Swap seats with { $name }
# $name (String) - whose
room-remove = Remove { $name }
room-add-bot = Add a bot
room-sit-down = Take a seat
room-join-title = There’s a seat for you
room-full = All seats are taken.
room-needs-two = You need at least two players to start
# $name (String) - the host
room-waits-for-host = Waiting for { $name } to start the game.
room-leave = Leave the room
room-leave-sure = Leave the room? You give up your seat. If a game is in progress, a bot finishes it for you.
room-hidden = A game is in progress and isn’t open to spectators. You can take a seat for the next one.

## What is agreed

room-settings = Game settings
room-change-settings = Change
room-keep-box = Save this box
room-box-kept = Box saved in this browser.
room-time = Time per round
room-no-limit = no limit
room-grace = A bot takes over after
room-grace-text = How long a player can be offline before a bot takes over. They can reclaim their seat at any time.
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
invite-only-here = This address only works on this computer. Start the server with --listen 0.0.0.0:7425 to let others in.
invite-copy = Copy link
invite-qr = QR code with the link to this room
personal-title = Continue on another device
personal-text = This link is your seat. Keep it private: anyone who has it can play as you.

## Connection, time, people

line-connected = Connected
line-connecting = Connecting…
line-offline = Offline
# $time (String) - as 0:45
time-left = { $time } left
# $seconds (Number) - 30 or 10
time-warning = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
presence-away = offline
# $name (String) - who
presence-away-who = { $name } is offline
presence-bot = bot
# $name (String) - for whom
presence-bot-who = A bot is playing for { $name }
replaced-you = A bot is playing for you.
replaced-return = Take my seat back
# $name (String) - who
notice-sat = { $name } has taken a seat.
# $name (String) - who
notice-came = { $name } is here.
# $name (String) - who
notice-went = { $name } lost their connection.
# $name (String) - who
notice-returned = { $name } is back in the game.
notice-time-over = Time’s up! The server placed a card for you.
notice-went-back = The server went back to an earlier point in the game. Play continues from there.
# Why something did not work, by the code of the protocol.
# $code (String) - as no-such-room
refused = { $code ->
    [no-such-room] This room doesn’t exist, or no longer does.
    [bad-token] This link no longer gives you a seat here.
    [full] All seats are taken.
    [bad-settings] These settings don’t work with this box and this many players.
    [bad-content] This box can’t be played: it has an error or too few cards for two players.
    [too-few] At least two players are needed.
    [not-host] Only the host can do that.
    [not-now] You can’t do that right now.
    [outdated] The table has just changed. Take another look.
    [illegal] The rules don’t allow that.
    [too-many] Too many requests at once. Try again in a moment.
    [exhausted] This room has reached its limit. Open a new one.
    [locked] The host has locked this room.
    [removed] The host has removed you from this room.
    [unavailable] The server can’t save anything right now. It will keep trying.
    [protocol] This page is out of date. Please reload it.
   *[other] Something went wrong.
}

## At the table

say-sending = Sending…
watching = You’re watching.
room-back = Back to the game
room-back-to = Back to the room
room-next = Next game
