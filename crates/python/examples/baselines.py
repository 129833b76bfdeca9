"""The baselines of docs/LABORATORY.md: mean scores with 95 % confidence intervals, as Markdown.

    python baselines.py [GAMES] [GAMES OF MASTERS] [SOLVED DEALS] [classic|generated] [PLAYERS]

Generated boxes share the games evenly. Some of them take seconds for each solved deal.
"""

import statistics
import sys

import sideboards
from sideboards import Bot, Box, Game

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
OF_MASTERS = int(sys.argv[2]) if len(sys.argv) > 2 else 60
SOLVED = int(sys.argv[3]) if len(sys.argv) > 3 else 100
SEED = "baselines"
TABLES = [int(sys.argv[5])] if len(sys.argv) > 5 else [1, 2, 4, 6]
BOXES = {"classic": [Box.classic()], "generated": [Box.random(f"test {number}") for number in range(10)]}


def mean(values: list[float]) -> str:
    error = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.fmean(values):.2f} ± {error:.2f}"


def solo(level: str, box: Box, seeds: list[str]) -> list[float]:
    """Returns the scores of a bot on solo deals."""
    scores = []
    for seed in seeds:
        game, bot = Game(1, seed=seed, box=box), Bot(level, seed)
        while not game.is_over:
            game.decide(0, bot.decide(game.view(0)))
        scores.append(game.score().totals[0])
    return scores


def table(level: str, players: int, box: Box, games: int, seed: str) -> list[float]:
    """Returns one number a game: the scores of one table depend on each other."""
    played = sideboards.tournament([level] * players, games=games, seed=seed, box=box)
    return [statistics.fmean(totals) for totals in played.totals]


print("| box | players | " + " | ".join(["random", "apprentice", "joiner", "master", "hindsight"]) + " |")
print("|---|---|---|---|---|---|---|")
for name, boxes in BOXES.items():
    if len(sys.argv) > 4 and sys.argv[4] != name:
        continue
    # Each box has deals of its own; in solo all bots and the optimum have the same ones.
    for players in TABLES:
        cells = []
        for level in ("random", "apprentice", "joiner", "master"):
            games = (OF_MASTERS if level == "master" else GAMES) // len(boxes)
            points: list[float] = []
            for number, box in enumerate(boxes):
                seeds = [f"{SEED} {name} {number} {deal}" for deal in range(games)]
                points += solo(level, box, seeds) if players == 1 else table(level, players, box, games, seeds[0])
            cells.append(mean(points))
        optimum = "–"
        if players == 1:
            deals = SOLVED // len(boxes)
            solved = [
                sideboards.solve(f"{SEED} {name} {number} {deal}", box=box)["total"]
                for number, box in enumerate(boxes)
                for deal in range(deals)
            ]
            optimum = mean(solved)
        print(f"| {name} | {players} | " + " | ".join([*cells, optimum]) + " |", flush=True)
