"""The five lines of the README."""

import sideboards

game = sideboards.Game(1, goals="B", seed="my first deal")
bot = sideboards.Bot("joiner")
while not game.is_over:
    game.decide(0, bot.decide(game.view(0)))
print(game.score().totals, "of", sideboards.solve("my first deal", "B")["total"])
