### A room on a television.

tv-show = Show on a TV
# Before an address
tv-show-text = Opens in a new tab. On the TV itself, type:
# Above a large QR code
tv-join = Join with your phone
# In place of a name
tv-free = free
# Before the names of those who have not placed
tv-waiting = Waiting for
tv-lost = Connection lost
tv-again = Trying again…
# $origin (String) - as http://example.org
# $path (String) - as /room/abcd2345wxyz/tv
tv-address = Check the address: { $origin }{ $path }
# A game is in progress that spectators may not see
tv-hidden = This game is closed to spectators, so a TV can’t show it.
# $settings (String) - title of the settings of the game
# $spectators (String) - title of one of them
tv-hidden-how = To change that, the host opens “{ $settings }” after this game and turns on “{ $spectators }”.
# $settings (String) - title of the settings of the game
# $spectators (String) - title of one of them
tv-dark = This TV won’t show the game: spectators are turned off. The host can change that under “{ $settings }”: “{ $spectators }”.
# $unlock (String) - title of a button
tv-locked-how = The host can let the TV in with “{ $unlock }”.
# $count (Number) - how many
tv-watches = { $count ->
    [one] { $count } TV is showing the game
   *[other] { $count } TVs are showing the game
}
