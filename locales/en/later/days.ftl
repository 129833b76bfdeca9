### Days, reviews and statistics that were added together.

statistics-where-counted = all except practice
statistics-where-all = all, including practice
statistics-bots = With bots
statistics-box = Box
replay-cut = The end of this link is missing; it was probably cut off while being copied. Copy the whole link, or ask for it again.
replay-spoils = This replay shows today’s deal
replay-spoils-text = You haven’t finished your own try yet. If you look now, you’ll know the cards before you play them.
replay-spoils-play = Play it yourself first
replay-spoils-show = Show it anyway
daily-share-late = Played later, from the archive
# In a text for friends: points, and how many were possible.
# $points (Number) - the own points
# $best (Number) - the most possible
daily-of-possible = { $points } of a possible { $best }
# In a text for friends: what a master made of the deal.
# $points (Number) - points
daily-by-master = master: { $points }
# $count (Number) - how many have as many points
# $place (Number) - 1 is the best
daily-shared = { $count ->
    [one] { $count } player at rank { $place }
   *[other] { $count } players share rank { $place }
}
daily-best-text = Each name is listed once, and at most three results from one connection show a name. The rest count anonymously.
# $cost (Decimal) - points given away
# $error (Decimal) - how far off that is at most, in 95 of 100 reviews
replay-review-sure = Points lost in total: { $cost } ± { $error }
# $cost (Decimal) - points given away
# $error (Decimal) - how far off that is at most
replay-within = { $cost } ± { $error }
# $cost (Decimal) - points given away
# $error (Decimal) - how far off that is at most
replay-cost-sure = −{ $cost } ± { $error }
# Nothing was given away as far as can be told.
# $error (Decimal) - how far off that is at most
replay-cost-chance = 0 ± { $error }
replay-given-away = Points lost
replay-accuracy = Accuracy
# $mistakes (Number) - decisions that were inaccurate or worse
replay-accuracy-text = { $mistakes ->
    [0] no clear mistakes
    [one] { $mistakes } inaccuracy or mistake
   *[other] { $mistakes } inaccuracies or mistakes
}
replay-next-mistake = Next mistake
replay-review-everyone = Review everyone
# $name (String) - who
replay-expected = { $name }: expected result
replay-play-on = Continue from here
replay-play-on-text = Bots take the other seats. It counts as practice.
