### The deal of a day, the same for everyone.

daily-lead = One deal a day, the same cards for everyone. You have one try that counts.
daily-rules = The try counts as soon as you have seen the cards, and nobody gives you hints. If you leave, it waits here for you. Then you see how others did and what was possible, and may practise as often as you like.
daily-begin = Play today’s deal
daily-day-is-over = This day is over. You can still play its deal, but it counts neither for the table nor for your streak.
daily-play-afterwards = Play this deal
daily-name-text = The table of the day on this server shows it to everybody. You may leave it empty.
daily-no-day = There is no deal for that day.
daily-to-today = To today’s deal

## The table of the day

daily-table-title = The table of the day
daily-sending = Your result is on its way …
daily-waiting = The server cannot be reached. Your result is kept here and sent on your next visit, or as soon as you are online.
daily-sent = Your result is in the table.
daily-refused = The server did not take your result. It counts for your streak all the same.
daily-afterwards = Played after its day: it counts neither for the table nor for your streak.
daily-table-away = Your result is in the table, but the server cannot be reached now.
daily-not-kept = This browser keeps nothing, so your result cannot be sent.
# $place (Number) - 1 is the best
# $count (Number) - how many have played
daily-place = Place { $place } of { $count }
# $count (Number) - how many have played
daily-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
daily-chart = How everyone did
daily-chart-points = Points
daily-chart-count = Results
daily-best = The best results
# Somebody who gave no name.
daily-nameless = Nameless

## What was possible

daily-possible = What was possible
daily-possible-text = The best in hindsight knows all cards from the start. The master knew no more than you. A number under a card is the round in which it was laid.
daily-hindsight = The best in hindsight
daily-master = A master
daily-failed = This could not be worked out.
# $rounds (String) - numbers with commas
daily-order-heard = Laid in these rounds, from the left: { $rounds }
# $round (Number) - which
daily-exchange = Exchange in round { $round }

## Streaks, practice, all days

daily-streaks = Your streak
# Under a number.
# $days (Number) - that number
daily-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
daily-longest = longest streak
# Under a number.
# $days (Number) - that number
daily-played = { $days ->
    [one] day played
   *[other] days played
}
# In a text for friends.
# $days (Number) - how many, at least 2
daily-share-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-practise = Practise with these cards
daily-practise-text = Practice does not count.
daily-archive = All days
daily-month-before = Month before
daily-month-after = Month after
daily-not-played = not played
