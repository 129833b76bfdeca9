### The tutorial: a short game with one bot, step by step.

tutorial-title = Learn by doing
# $step (Number) - which step
# $steps (Number) - how many
tutorial-step = Step { $step } of { $steps }
tutorial-next = Next
tutorial-back = Back
tutorial-card = Pick a card. Each is a stack of five drawers.
tutorial-turn = Either way up is fine. Tap the card again to rotate it.
tutorial-lay = Now place it: tap the frame.
tutorial-second = Pick a second card and add it to either end.
tutorial-done = Nothing is final yet. Happy? Tap “Start with these”.
tutorial-pass = Your third card went to your neighbour. You got one of theirs.
tutorial-peak = Three drawers of one colour like this make a Peak: 4 points. Add a card.
tutorial-mirror = A Peak counts upside down, too. Add another card.
tutorial-row = Red drawers side by side: the longest row scores 2 per drawer. Add another.
tutorial-bonus = At the end, the longest row earns a bonus on top.
tutorial-exchange = Once per game, exchange both cards. An unused exchange card is worth 1 point.
tutorial-play = That’s all! Place your last cards, or let me finish for you.
tutorial-finish = Finish for me
tutorial-score = Points are counted goal by goal. Ready for a real game?
# What was just laid has brought.
# $points (Number) - how many
# $what (String) - combinations and rows
tutorial-answer = +{ $points }: { $what }!
tutorial-answer-nothing = No points this time.
tutorial-next-solo = Play solo
tutorial-next-bots = Play against bots
tutorial-next-rules = Read the rules
tutorial-again = Play it again
