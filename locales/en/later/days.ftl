### Days, reviews and statistics that were added together.

statistics-where-counted = all that count
statistics-where-all = all, with practice
statistics-bots = With bots
statistics-box = Box
replay-cut = The end of this link is missing; it was probably cut off while being copied. Copy the whole link, or ask for it again.
replay-spoils = This replay shows today’s puzzle
replay-spoils-text = You haven’t finished your own try yet. If you look now, you’ll know the cards before you play them.
replay-spoils-play = Play the puzzle first
replay-spoils-show = Show it anyway
daily-share-late = Played later, from the archive
# In a text for friends: points, and how many were possible.
# $points (Number) - the own points
# $best (Number) - the most possible
daily-of-possible = { $points } of { $best }
# In a text for friends: what a master made of the deal.
# $points (Number) - points
daily-by-master = master { $points }
# $count (Number) - how many have as many points
# $place (Number) - 1 is the best
daily-shared = { $count ->
    [one] { $count } player has place { $place }
   *[other] { $count } players share place { $place }
}
daily-best-text = Each name has one place. Three results from one connection are named; the others count without a name.
