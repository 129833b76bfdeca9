"""A small PPO for the solo game in NumPy. After a few minutes on two cores it is better than `apprentice`.

    python ppo.py [MINUTES OF PROCESSOR TIME] [GAMES TO COMPARE] [GREED]

The network sees the bits and what each action brings at once. With GREED, which is 0 unless given, its first guess is not by lot
but what brings most at once, and it learns only what is better or worse than that.
"""

import sys
import time

import numpy as np
from network import Network, draw, masked_softmax

from sideboards import Batch, Bot, Game, to_planes

MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 4
COMPARED = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
GOALS = "B"
GAMES, ROUNDS, EPOCHS, MINIBATCH = 1024, 8, 3, 2048
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 1e-3
SCALE = 10.0  # points are divided by this
GREED = float(sys.argv[3]) if len(sys.argv) > 3 else 0.0  # what a point at once weighs before anything is learned


def features(batch: Batch) -> np.ndarray:
    """Returns what is seen, and what each action brings at once: first the points, then the bits."""
    return np.concatenate([batch.gains()[:, 0] / SCALE, to_planes(batch.observations[:, 0])], 1).astype(np.float32)


def logits_of(outputs: np.ndarray, inputs: np.ndarray) -> np.ndarray:
    """The network says what is better or worse than the points at once."""
    actions = outputs.shape[1] - 1
    return outputs[:, :actions] + GREED * SCALE * inputs[:, :actions]


def evaluate(policy: Network, seed: str, games: int) -> tuple[list[str], np.ndarray]:
    """Plays the likeliest action; returns the seeds of the deals and the scores."""
    batch = Batch(games, 1, goals=GOALS, seed=seed, autoreset="disabled")
    while not batch.over.all():
        inputs = features(batch)
        logits = logits_of(policy.forward(inputs), inputs)
        batch.step(masked_softmax(logits, batch.masks[:, 0]).argmax(-1).reshape(-1, 1))
    return [batch.seed_of(game) for game in range(games)], batch.totals[:, 0]


def play(level: str, seeds: list[str]) -> np.ndarray:
    """Returns the scores of a bot on the same deals."""
    scores = []
    for seed in seeds:
        game, bot = Game(1, goals=GOALS, seed=seed), Bot(level, seed)
        while not game.is_over:
            game.decide(0, bot.decide(game.view(0)))
        scores.append(game.score().totals[0])
    return np.array(scores)


def mean(values: np.ndarray) -> str:
    """Returns a mean with its 95 % confidence interval."""
    return f"{values.mean():.2f} ± {1.96 * values.std(ddof=1) / len(values) ** 0.5:.2f}"


def main() -> None:
    lots = np.random.default_rng(1)
    batch = Batch(GAMES, 1, goals=GOALS, seed="training")
    actions = batch.action_count
    network = Network(actions + batch.observation_bytes * 8, 128, actions + 1)
    # While it learns, it is watched on deals of its own: the test deals are played once, at the end.
    print(f"before training: {mean(evaluate(network, 'watched', 1000)[1])}", flush=True)
    end = time.process_time() + 60 * MINUTES
    update = 0
    while time.process_time() < end:
        seen = []
        for _ in range(ROUNDS):
            inputs, masks = features(batch), batch.masks[:, 0].copy()
            outputs = network.forward(inputs)
            chances = masked_softmax(logits_of(outputs, inputs), masks)
            chosen = draw(chances, lots)
            batch.step(chosen.reshape(-1, 1))
            likely = np.log(chances[np.arange(GAMES), chosen] + 1e-9)
            seen.append((inputs, masks, chosen, likely, outputs[:, -1], batch.rewards[:, 0] / SCALE, batch.over.copy()))
        value = network.forward(features(batch))[:, -1]
        advantage, advantages = np.zeros(GAMES, np.float32), []
        for _, _, _, _, before, reward, over in reversed(seen):
            surprise = reward + DISCOUNT * value * ~over - before
            advantage = surprise + DISCOUNT * TRACE * advantage * ~over
            advantages.append(advantage)
            value = before
        advantages.reverse()
        inputs, masks, chosen, likely, values = (np.concatenate([it[index] for it in seen]) for index in range(5))
        gained = np.concatenate(advantages)
        targets = gained + values
        normal = (gained - gained.mean()) / (gained.std() + 1e-6)
        rate = RATE * max(0.1, (end - time.process_time()) / (60 * MINUTES))
        for _ in range(EPOCHS):
            order = lots.permutation(len(chosen))
            for rows in order.reshape(-1, MINIBATCH):
                outputs = network.forward(inputs[rows])
                chances = masked_softmax(logits_of(outputs, inputs[rows]), masks[rows])
                taken = (np.arange(len(rows)), chosen[rows])
                ratio = np.exp(np.log(chances[taken] + 1e-9) - likely[rows])
                good = normal[rows]
                clipped = ((good > 0) & (ratio > 1 + CLIP)) | ((good < 0) & (ratio < 1 - CLIP))
                push = np.where(clipped, 0, ratio * good)[:, None]
                one_hot = np.zeros_like(chances)
                one_hot[taken] = 1
                logs = np.log(chances + 1e-9)
                entropy = -(chances * logs).sum(-1, keepdims=True)
                slope = -push * (one_hot - chances) + ENTROPY * chances * (logs + entropy)
                error = (outputs[:, -1] - targets[rows])[:, None]
                network.learn(np.concatenate([slope, 0.5 * error], 1).astype(np.float32) / len(rows), rate)
        update += 1
        if update % 20 == 0:
            print(f"update {update:4}: {mean(evaluate(network, 'watched', 1000)[1])}", flush=True)
    seeds, learned = evaluate(network, "test", COMPARED)
    apprentice = play("apprentice", seeds)
    print(f"{update * GAMES * ROUNDS:,} decisions seen in {MINUTES} minutes of processor time")
    print(f"PPO {mean(learned)}, apprentice {mean(apprentice)}, difference on the same deals {mean(learned - apprentice)}")


if __name__ == "__main__":
    main()
