### The tutorial: a short game alone, step by step.

tutorial-title = Learn by doing
# $step (Number) - which step
# $steps (Number) - how many
tutorial-step = Step { $step } of { $steps }
tutorial-skip = Skip this step
tutorial-card = These are your cards. Each is a stack of five drawers: five colours and three kinds of handle. Pick one up.
tutorial-turn = You can place a card either way up. Rotate it: tap it again, or use the button below.
tutorial-lay = Now place it: tap the empty frame.
tutorial-second = You start with two cards, so pick up another. Each end shows what it would score there. Two matching handles, diagonally next to each other as on the second goal, are worth 3 points. Try both cards, both ways up, then place one.
tutorial-done = Nothing is final yet: you can still undo. Happy? Then start with these.
tutorial-colour = The card you didn’t place is gone; in a game with others it goes to the player on your left. You’ve drawn two new cards. The first goal wants three drawers of one colour in a peak, and upside down counts too. Look for a card with a big plus and add it to either end.
tutorial-row = The third goal scores your longest red row: red drawers side by side in one line, 2 points each. Cards are only ever added at the ends, so a row in the middle can’t grow any more. Add another card.
tutorial-exchange = Don’t like your cards? Once per game you may discard your hand and draw two new cards: press +1. If you never do, you score a point.
tutorial-play = That’s all there is to it. Place the last cards yourself, or let a bot finish for you.
tutorial-finish = Finish it for me
tutorial-score = Scoring is shown drawer by drawer. Each drawer counts once per goal, so two combinations for the same goal never share one.
tutorial-end = That’s the whole game. With other players, everyone places at the same time, cards are passed to the left, and the longest row earns a bonus.
tutorial-next-solo = Play solo
tutorial-next-bots = Play against bots
tutorial-next-rules = Read the rules
tutorial-again = Play it again
