### The deal of a day, the same for everyone.

daily-lead = One deal a day, the same cards for everyone. Only your first try counts.
daily-rules = Your try counts from the moment you see the cards, and there are no hints. You can leave and come back to it. Afterwards you’ll see how others did and what was possible, and you can practise as often as you like.
daily-begin = Play today’s deal
daily-day-is-over = This day has passed. You can still play its deal, but it won’t count towards the leaderboard or your streak.
daily-play-afterwards = Play this deal
daily-name-text = Shown to everyone on this server’s daily leaderboard. You can leave it blank.
daily-no-day = There’s no deal for that day.
daily-to-today = Go to today’s deal

## The table of the day

daily-table-title = Daily leaderboard
daily-sending = Sending your result…
daily-waiting = Can’t reach the server. Your result is saved here and will be sent on your next visit, or as soon as you’re back online.
daily-sent = Your result is on the leaderboard.
daily-refused = The server didn’t accept your result. It still counts towards your streak.
daily-afterwards = Played late: it doesn’t count towards the leaderboard or your streak.
daily-table-away = Your result is on the leaderboard, but the server can’t be reached right now.
daily-not-kept = This browser isn’t saving anything, so your result can’t be sent.
# $place (Number) - 1 is the best
# $count (Number) - how many have played
daily-place = Rank { $place } of { $count }
# $count (Number) - how many have played
daily-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
daily-chart = How everyone did
daily-chart-points = Points
daily-chart-count = Results
daily-best = Best results
# Somebody who gave no name.
daily-nameless = Anonymous

## What was possible

daily-possible = What was possible
daily-possible-text = “Best in hindsight” is what was possible with every card known from the start. The master knew no more than you did. The number under each card is the round it was placed in.
daily-hindsight = Best in hindsight
daily-master = A master
daily-failed = This couldn’t be calculated.
# $rounds (String) - numbers with commas
daily-order-heard = Placed in these rounds, from the left: { $rounds }
# $round (Number) - which
daily-exchange = Exchanged in round { $round }

## Streaks, practice, all days

daily-streaks = Your streak
# Under a number.
# $days (Number) - that number
daily-streak = { $days ->
    [one] current streak
   *[other] current streak
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
daily-practise-text = Practice games don’t count.
daily-archive = Archive
daily-month-before = Previous month
daily-month-after = Next month
daily-not-played = not played

## Over the days

daily-over = Day by day
# For screen readers, before a choice.
daily-over-shows = What the chart shows
daily-over-share = Percent of the maximum
# In points; negative when behind.
daily-over-lead = Gap to the master
daily-over-percent = Percentage
daily-over-day = Day
# $percent (Number) - of a hundred
daily-over-mean = On average, you score { $percent }% of the maximum possible.
daily-over-text = Only first tries on the day itself, up to the last 60. The maximum and a master’s score are worked out on your device and saved there.
# $days (Number) - how many
daily-over-work-out = { $days ->
    [one] Work out { $days } missing day
   *[other] Work out { $days } missing days
}
# $day (String) - a date
daily-over-working = Working out { $day }…
daily-over-stop = Stop
