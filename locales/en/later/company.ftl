### What friends in a room do with each other.

rematch-title = Another game?
rematch-in = I’m in
rematch-out = Not this time
# A mark on the chip of a player
rematch-is-in = in
rematch-go = Start in 15 seconds
# $seconds (Number) - how many
rematch-starts = Starts in { $seconds } s
# $count (Number) - how many
wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
# $count (Number) - how many
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
# $name (String) - who
nudge = Nudge { $name }
# $name (String) - who
place-for = Let a bot place a card for { $name }
# $name (String) - who, after a nudge
nudged = You nudged { $name }
# $name (String) - a player who does not move
vote-place-for = Let a bot place a card for { $name } this round?
vote-place-for-you = The others are about to let a bot place for you.
vote-end = End the game without a result?
# $count (Number) - how many agree
# $needed (Number) - how many have to
# $names (String) - of those who agree
vote-stand = { $count } of { $needed } agree: { $names }
vote-agree = I agree
reactions = React
# $which (String) - as on the wire
reaction = { $which ->
    [applause] Applause
    [shock] Shock
    [thinking] Thinking
    [fire] On fire
    [laughter] Laughter
   *[thanks] Thank you
}
room-sheet = Room and invitation
room-lock = Lock the room
room-unlock = Unlock the room
room-locked = Locked: nobody else can join.
# To a visitor of a full room
room-full-watch = You can watch. The game will appear here when it starts.
room-watch = Watch under this name
# $name (String) - the name that the others see
room-watching-as = You’re watching as { $name }.
# To a visitor of a full room that is closed to spectators
room-full-closed = The host has turned spectators off.
# $name (String) - the host
room-invited = { $name } invites you to play
# To a guest who opens the link to a room, after home-lead
room-invited-text = A card game for two to six players. About 15 minutes, no account needed.
# What is sent to friends
# $host (String) - the host of the room
# $link (String) - to the room
share-room = { $host } invites you to a game of Sideboards: { $link }
# $name (String) - the only person who can be awaited
my-games-waiting = Waiting for { $name }
# Stands where a game that is over says the place otherwise
my-games-won = You won
# $count (Number) - of seats
my-games-leaving = { $count ->
    [one] You gave up a seat. The others will be told as soon as this device can reach the server.
   *[other] You gave up { $count } seats. The others will be told as soon as this device can reach the server.
}
# $time (String) - as Fri 18:05, or 3 Dec 18:05
time-until = until { $time }
personal-qr = QR code with your personal link
# $game (String) - its name
personal-which = Continue on another device: { $game }
# $name (String) - who
room-remove-sure = Remove { $name } from the room?
room-remove-yes = Remove
# A mark on the seat of a player
room-wants = wants to swap
# $most (Number) - how many characters
# $name (String) - what is left of the name
name-too-long = Names can be up to { $most } characters long. Yours will be shortened to “{ $name }”.
end-game = End the game
end-game-sure = End the game without a result? It ends once everyone agrees; in the first round, the host can end it alone.
end-game-back = Keep playing
# $count (Number) - how many
end-game-wanted = Votes to end the game: { $count }
room-ready = I’m ready
room-not-ready = Not ready yet
# A mark on the seat of a player
room-is-ready = ready
# Before room-learn
room-new-here = New to the game?
# A link to the tutorial
room-learn = Learn it while you wait
bot-finished-you = A bot finished it for you
# $names (String) - of players
bot-finished-who = A bot finished the game for { $names }.
# A mark beside a name in the result
bot-finished-mark = finished by a bot
lost-not-ready = The next game started without you. You’re watching.
# A button under the last result, to the game that started without the reader
lost-to-table = Go to the table
lost-removed = The host has removed you from the game. You’re watching.
# $name (String) - who
notice-nudged = { $name } is waiting for you.
# $name (String) - who
notice-left = { $name } has left the game.
# $name (String) - who
notice-ready = { $name } is in for another game.
# $name (String) - who
notice-bot-wanted = { $name } would like a bot to place a card for you. It’s your turn!
# $name (String) - who
notice-end-wanted = { $name } wants to end the game.
# $name (String) - who
notice-swap = { $name } wants to swap seats with you.
notice-starting = The next game starts in 15 seconds.
notice-bot-placed = The others agreed: a bot placed a card for you.
notice-abandoned = The game was ended without a result.
# A switch, in rooms with rounds of hours or days
push-title = Notify me when it’s my turn
push-off = You’ll get one notification on this device when a round begins, and one before time runs out.
push-on = On: this device gets one notification when a round begins while you’re away, and one before time runs out. Tap again to stop.
push-blocked = This browser blocks notifications from this page. Allow them in the browser’s settings, then reload the page.
push-impossible = This browser can’t notify you when it’s your turn.
# On iPhones and iPads, which show messages of installed pages only
push-home-screen = To be notified when it’s your turn, add this page to your home screen first: tap Share, then “Add to Home Screen”, and open the room from there.
push-failed = That didn’t work. Please try again.
