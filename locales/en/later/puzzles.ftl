### Puzzles: positions with one best decision, which is proven.

## All of them

puzzles-lead = Find the best decision. Every answer is proven: no card that can still come is left out, and nothing is guessed.
puzzles-your-rating = Your rating
# $answered (Number) - how many puzzles were answered
# $right (Number) - how many of them right
puzzles-answered = { $answered ->
    [one] { $right } of { $answered } puzzle solved
   *[other] { $right } of { $answered } puzzles solved
}
puzzles-day = Puzzle of the day
puzzles-day-solve = Solve today’s puzzle
puzzles-day-again = See it again
# How the puzzle of today went.
# $outcome (String) - right, near or wrong
puzzles-day-went = { $outcome ->
    [right] Solved
    [near] Nearly solved
   *[wrong] Missed
}
# $days (Number) - how many
puzzles-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
# $days (Number) - how many
puzzles-longest = { $days ->
    [one] longest: { $days } day
   *[other] longest: { $days } days
}
puzzles-tomorrow = The next one comes tomorrow.
puzzles-training = Training
puzzles-training-text = New puzzles near your rating. What you missed comes back once you have seen the others.
puzzles-train = Train
puzzles-level = Level
# $level (String) - easy, medium, hard or any
puzzles-level-name = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[any] Any
}
puzzles-goal = Goal
puzzles-any-goal = Any
puzzles-by-kind = By question
puzzles-by-theme = By theme
# $solved (Number) - how many were solved
# $count (Number) - how many there are
puzzles-solved-of = { $solved } of { $count } solved
# $mode (String) - minutes or lives
puzzles-mode = { $mode ->
    [minutes] Three minutes
   *[lives] Three lives
}
# $mode (String) - minutes or lives
puzzles-mode-text = { $mode ->
    [minutes] Solve as many as you can before the time is up.
   *[lives] They get harder and harder. The third mistake ends it.
}
# $count (Number) - the most that were solved
puzzles-best-run = { $count ->
    [one] Your best: { $count }
   *[other] Your best: { $count }
}
puzzles-mistakes = Your mistakes
puzzles-mistakes-text = Decisions near the end of your solo games that were provably not the best. They come back after one, three and seven days.
# $count (Number) - how many mistakes wait
puzzles-mistakes-due = { $count ->
    [one] { $count } is waiting
   *[other] { $count } are waiting
}
# $day (String) - a date
puzzles-mistakes-later = The next one comes back on { $day }.
puzzles-mistakes-none = None yet: finish a solo game, and look in here again.
puzzles-mistakes-done = That’s all for today. Well done.
puzzles-looking = Looking through your games…

## Kinds and themes

# $kind (String) - last-card, two-rounds, exchange or perfect
puzzles-kind = { $kind ->
    [last-card] The last card
    [two-rounds] Two cards to go
    [exchange] Exchange or not
   *[perfect] Open cards
}
# $kind (String) - last-card, two-rounds, exchange or perfect
puzzles-kind-text = { $kind ->
    [last-card] Everything is known. Which card, and where?
    [two-rounds] One more card comes. Expect the most.
    [exchange] Two new cards, or one of these?
   *[perfect] You see what comes. Play to the end.
}
# $kind (String) - last-card, two-rounds, exchange or perfect
puzzles-question = { $kind ->
    [last-card] Place the last card: which one, which way up, at which end?
    [two-rounds] This card and one more. Which decision is worth the most on average?
    [exchange] Exchange your hand, or place one of these cards?
   *[perfect] All cards lie open. Reach the most that is possible.
}
# $idea (String) - the name of a theme
puzzles-idea = { $idea ->
    [exchange-now] Exchange now
    [keep-the-hand] Keep the hand
    [plan-the-exchange] Plan the exchange
    [keep-row-open] Keep a row open
    [give-up] Give something up
    [complete-two] Two at once
    [reach-bonus] Reach the bonus
    [two-goals] Serve two goals
    [complete] Complete one
    [lengthen-row] Lengthen a row
   *[prepare] Prepare
}
# $rating (Number) - how hard it is
puzzles-difficulty = Difficulty { $rating }
# $number (Number) - which puzzle
puzzles-number = Puzzle { $number }
puzzles-from-game = From a game
puzzles-all = All puzzles

## Solving one

puzzles-to-come = These cards come
puzzles-to-come-text = Two at a time, from the left. Whatever you don’t place is discarded.
# For people who hear the page.
# $question (String) - what is asked
# $points (Number) - what the sideboard has now
# $hand (String) - the cards in words
puzzles-heard = { $question } { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
} Your hand: { $hand }. Press T to hear everything.
puzzles-right = Right!
# $points (Number) - 1 to 3
puzzles-near = { $points ->
    [one] Close: one point short
   *[other] Close: { $points } points short
}
puzzles-wrong = Not the best
puzzles-your-choice = Your choice
puzzles-best-choice = The best
puzzles-your-choice-is-best = Your choice is the best
# $points (Decimal) - with one place
puzzles-points = { $points } points
puzzles-on-average = on average, over all cards that can still come
# $value (String) - a fraction
puzzles-exactly = exactly { $value }
# $points (Decimal) - with one place
puzzles-less = { $points } points less than the best
# How much better the best decision is.
# $points (Decimal) - with one place
puzzles-margin = { $points } points more than any other choice
puzzles-exchange-shown = Both cards go, and two new ones come.
# Below a sideboard: the numbers tell the order.
puzzles-order = The numbers tell the order.
# $number (Number) - after how many cards
puzzles-order-exchange = { $number ->
    [0] The exchange comes first.
    [one] The exchange comes after { $number } card.
   *[other] The exchange comes after { $number } cards.
}
puzzles-choices = All choices, exactly
puzzles-choice = Choice
puzzles-value = Worth
puzzles-difference = Less
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-share = Share this puzzle
puzzles-share-question = Do you find the best decision?
# $rating (Number) - the new rating
# $change (String) - a number with its sign
puzzles-rating-now = Your rating: { $rating } ({ $change })
puzzles-unrated = You have answered this one before, so your rating stays.
puzzles-not-rated = It doesn’t change your rating.
puzzles-theme = Theme
puzzles-none-left = No puzzle fits this choice.
puzzles-nonsense = This address leads to no puzzle. Perhaps a part of it is missing.

## Runs

puzzles-run-rules = Only puzzles with one decision. They don’t change your rating.
puzzles-begin = Start
puzzles-time-left = Time left
# $lives (Number) - how many
puzzles-lives-left = { $lives ->
    [one] { $lives } life left
   *[other] { $lives } lives left
}
# $count (Number) - how many
puzzles-solved = { $count ->
    [one] { $count } solved
   *[other] { $count } solved
}
# $mode (String) - minutes or lives
puzzles-run-over = { $mode ->
    [minutes] Time’s up
   *[lives] No lives left
}
puzzles-run-best = Your best so far!
puzzles-run-again = Once more
puzzles-run-result = See the result
puzzles-run-answers = Your answers, to look at again
# $number (Number) - which puzzle
# $went (String) - right or wrong
puzzles-run-answer = Puzzle { $number }: { $went ->
    [right] right
   *[wrong] not the best
}
