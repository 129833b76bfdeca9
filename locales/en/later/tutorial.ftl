### The tutorial: a short game alone, step by step.

tutorial-title = Learn by doing
# $step (Number) - which step
# $steps (Number) - how many
tutorial-step = Step { $step } of { $steps }
tutorial-skip = Skip this step
tutorial-card = These are your cards. Each one is a stack of five drawers: five colours, and three kinds of handle. Take one up.
tutorial-turn = You may lay a card either way up. Turn it: tap it once more, or use the button below.
tutorial-lay = Now lay it: tap the frame on the wall.
tutorial-second = You start with two cards. Take another one up. Each end shows what it would bring there. Two equal handles side by side in a slant, as on the second goal, are worth 3 points. Try both cards and both ways up, then lay one.
tutorial-done = Until you say so, you can still take cards back. Happy? Then start with these.
tutorial-colour = What you did not lay is gone; with others at the table it goes to your left neighbour. You drew two new cards. The first goal wants three drawers of one colour as a peak, also upside down: look for a card with a large plus, and lay it at either end.
tutorial-row = The third goal counts your longest red row: red drawers side by side in one line, 2 points each. Cards are only ever added at the ends, so a row in the middle cannot grow. Add another card.
tutorial-exchange = Cards you do not like? Once a game you may discard your hand for two new cards: press +1. If you never do, it is worth a point.
tutorial-play = Now you know it all. Add the last cards yourself, or let a joiner do it for you.
tutorial-finish = Finish it for me
tutorial-score = The scoring is told drawer by drawer. A drawer counts once for each goal, and combinations of one goal share no drawer.
tutorial-end = That was the whole game. With others you all place at the same time, cards go to the left, and whoever has the longest row gets a bonus.
tutorial-next-solo = Play alone
tutorial-next-bots = Play against bots
tutorial-next-rules = Read the rules
tutorial-again = Once more
