"""Imitation: a network learns a bot's choices from the same observations.

    python imitation.py [LEVEL] [GAMES] [GAMES TO COMPARE]      (joiner 3000 by default; master takes half a second a game)
"""

import sys

import numpy as np
from network import Network, masked_softmax

from sideboards import Batch, Bot, Game, to_planes

LEVEL = sys.argv[1] if len(sys.argv) > 1 else "joiner"
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
COMPARED = int(sys.argv[3]) if len(sys.argv) > 3 else 2000
GOALS = "B"


def watch(level: str, games: int, seed: str) -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
    """Lets a bot play, and returns observations, masks, its actions and its mean score."""
    batch = Batch(games, 1, goals=GOALS, seed=seed, autoreset="disabled")
    tables = [Game(1, goals=GOALS, seed=batch.seed_of(number)) for number in range(games)]
    bots = [Bot(level, number) for number in range(games)]
    seen, masks, chosen = [], [], []
    while not batch.over.all():
        actions = np.full((games, 1), batch.action_count - 1, np.int64)
        for number, (table, bot) in enumerate(zip(tables, bots)):
            if table.is_over:
                continue
            decision = bot.decide(table.view(0))
            actions[number] = table.actions(0)[table.legal(0).index(decision)]
            table.decide(0, decision)
        playing = ~batch.over
        seen.append(to_planes(batch.observations[playing, 0]))
        masks.append(batch.masks[playing, 0].copy())
        chosen.append(actions[playing, 0])
        batch.step(actions)
    return np.concatenate(seen), np.concatenate(masks), np.concatenate(chosen), float(batch.totals.mean())


def main() -> None:
    seen, masks, chosen, score = watch(LEVEL, GAMES, "training")
    lots = np.random.default_rng(1)
    network = Network(seen.shape[1], 256, masks.shape[1])
    for epoch in range(12):
        for rows in np.array_split(lots.permutation(len(chosen)), max(1, len(chosen) // 512)):
            chances = masked_softmax(network.forward(seen[rows].astype(np.float32)), masks[rows])
            chances[np.arange(len(rows)), chosen[rows]] -= 1
            network.learn(chances.astype(np.float32) / len(rows), 1e-3)
    batch = Batch(COMPARED, 1, goals=GOALS, seed="test", autoreset="disabled")
    while not batch.over.all():
        logits = network.forward(to_planes(batch.observations[:, 0]).astype(np.float32))
        batch.step(masked_softmax(logits, batch.masks[:, 0]).argmax(-1).reshape(-1, 1))
    unseen, masks, chosen, _ = watch(LEVEL, min(100, COMPARED), "held out")
    agrees = (masked_softmax(network.forward(unseen.astype(np.float32)), masks).argmax(-1) == chosen).mean()
    error = 1.96 * batch.totals.std() / len(batch.totals) ** 0.5
    print(f"{LEVEL} {score:.2f}; its imitation {batch.totals.mean():.2f} ± {error:.2f}, the same action in {agrees:.0%}")


if __name__ == "__main__":
    main()
