### Puzzles: positions with one best decision, which is proven.

## All of them

puzzles-lead = Find the best move. Every answer is proven: it takes into account every card that could still come, and nothing is guessed.
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
puzzles-tomorrow = Come back tomorrow for the next one.
puzzles-training = Training
puzzles-training-text = New puzzles near your rating. The ones you missed come back once you’ve seen the rest.
puzzles-train = Start training
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
puzzles-by-kind = By type
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
    [minutes] Solve as many as you can before time runs out.
   *[lives] They get harder and harder. Your third mistake ends the run.
}
# $count (Number) - the most that were solved
puzzles-best-run = { $count ->
    [one] Your best: { $count }
   *[other] Your best: { $count }
}
puzzles-mistakes = Your mistakes
puzzles-mistakes-text = Moves near the end of your solo games that were provably not the best. They come back after one, three and seven days. Earlier moves can’t be proven.
# $count (Number) - how many mistakes wait
puzzles-mistakes-due = { $count ->
    [one] { $count } waiting
   *[other] { $count } waiting
}
# $day (String) - a date
puzzles-mistakes-later = The next one comes back on { $day }.
puzzles-mistakes-none = None yet: finish a solo game, then check back here.
puzzles-mistakes-done = That’s all for today. Well done.
puzzles-looking = Looking through your games…

## Kinds and themes

# $kind (String) - last-card, two-rounds, exchange or perfect
puzzles-kind = { $kind ->
    [last-card] The last card
    [two-rounds] Two cards to go
    [exchange] Exchange or not?
   *[perfect] All cards face up
}
# $kind (String) - last-card, two-rounds, exchange or perfect
puzzles-kind-text = { $kind ->
    [last-card] Everything is known. Which card, and where?
    [two-rounds] One more card to come. What’s best on average?
    [exchange] Two new cards, or one of these?
   *[perfect] You can see what’s coming. Play to the end.
}
# $kind (String) - last-card, two-rounds, exchange or perfect
puzzles-question = { $kind ->
    [last-card] Place the last card: which one, which way up, at which end?
    [two-rounds] This card and one more. Which move is worth the most on average?
    [exchange] Exchange your hand, or place one of these cards?
   *[perfect] All the cards are face up. Score as many points as possible.
}
# $idea (String) - the name of a theme
puzzles-idea = { $idea ->
    [exchange-now] Exchange now
    [keep-the-hand] Keep your hand
    [plan-the-exchange] Plan the exchange
    [keep-row-open] Keep a row open
    [give-up] Give something up
    [complete-two] Two combinations
    [reach-bonus] Reach the bonus
    [two-goals] Two goals at once
    [complete] One combination
    [lengthen-row] Extend a row
   *[prepare] Prepare for later
}
# $rating (Number) - how hard it is
puzzles-difficulty = Difficulty { $rating }
# $number (Number) - which puzzle
puzzles-number = Puzzle { $number }
puzzles-from-game = From a game
puzzles-all = All puzzles

## Solving one

puzzles-to-come = Cards to come
puzzles-to-come-text = Drawn two at a time, from the left. Whatever you don’t place is discarded.
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
puzzles-best-choice = Best choice
puzzles-your-choice-is-best = Your choice is the best
# $points (Decimal) - with one place
puzzles-points = { $points } points
puzzles-on-average = on average, across all the cards that could still come
# $value (String) - a fraction
puzzles-exactly = exactly { $value }
# $points (Decimal) - with one place
puzzles-less = { $points } points below the best choice
# How much better the best decision is.
# $points (Decimal) - with one place
puzzles-margin = { $points } points better than any other choice
puzzles-exchange-shown = Both cards are discarded and two new ones drawn.
# Below a sideboard: the numbers tell the order.
puzzles-order = The numbers show the order.
# $number (Number) - after how many cards
puzzles-order-exchange = { $number ->
    [0] The exchange comes first.
    [one] The exchange comes after { $number } card.
   *[other] The exchange comes after { $number } cards.
}
puzzles-choices = All choices and their exact values
puzzles-choice = Choice
puzzles-value = Value
puzzles-difference = vs best
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-share = Share this puzzle
puzzles-share-question = Can you find the best move?
# $rating (Number) - the new rating
# $change (String) - a number with its sign
puzzles-rating-now = Your rating: { $rating } ({ $change })
puzzles-unrated = You’ve answered this one before, so your rating stays the same.
puzzles-not-rated = This one doesn’t affect your rating.
puzzles-theme = Theme
puzzles-none-left = No puzzles match these filters.
puzzles-nonsense = There’s no puzzle at this address. Part of it may be missing.

## Runs

puzzles-run-rules = Only puzzles that take a single move. They don’t affect your rating.
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
puzzles-run-again = Play again
puzzles-run-result = See the result
puzzles-run-answers = Look back at your answers
# $number (Number) - which puzzle
# $went (String) - right or wrong
puzzles-run-answer = Puzzle { $number }: { $went ->
    [right] right
   *[wrong] not the best
}
puzzles-fresh = New ones without end
puzzles-fresh-text = Made and proven on your device. Their difficulty isn’t measured, so they don’t affect your rating.
