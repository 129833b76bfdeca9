"""Fitted value iteration for the solo game: one network for each number of cards, from the last back to the first.

    python value_iteration.py [BOARDS] [GAMES TO COMPARE]

The value of a full sideboard is its score. The value of a shorter one is what the best placement of a hand by lot leads to on
average, by the network of the next stage. The exchange card is never used.
Values are points that lie already plus what a network expects to come.
"""

import sys

import numpy as np
from network import Network

import sideboards
from sideboards import Box, Game

BOARDS = int(sys.argv[1]) if len(sys.argv) > 1 else 6000
COMPARED = int(sys.argv[2]) if len(sys.argv) > 2 else 500
HANDS, EPOCHS, GOALS, SCALE = 4, 10, "B", 10.0

BOX = Box.classic()
FACES = [face for card in BOX.cards for face in (card, "".join(card[at : at + 2] for at in range(8, -2, -2)))]
NUMBER = {face: number for number, face in enumerate(FACES)}
BITS = np.array(
    [[[letter == colour for colour in "RTPOK"] + [handle == it for it in "fsb"] for letter, handle in zip(face[::2], face[1::2])] for face in FACES],
    np.float32,
).reshape(len(FACES), 40)
TRIO = BOX.suggestions[GOALS]


def points(boards: np.ndarray) -> np.ndarray:
    """Returns what sideboards are worth as they lie."""
    tables = ({"goals": TRIO, "players": [{"cards": [FACES[face] for face in board]}]} for board in boards)
    return np.array([sideboards.score(table).totals[0] for table in tables], np.float32)


def ways(boards: np.ndarray, hands: np.ndarray) -> np.ndarray:
    """Returns each board with each card of its hand, either way up, at either end: (boards, 8, cards + 1)."""
    every = []
    for card in range(hands.shape[1]):
        for turned in (0, 1):
            face = (2 * hands[:, card] + turned)[:, None]
            every += [np.concatenate([face, boards], 1), np.concatenate([boards, face], 1)]
    return np.stack(every, 1)


def hands_for(boards: np.ndarray, lots: np.random.Generator, count: int) -> np.ndarray:
    """Draws hands of cards that are not on the boards."""
    order = lots.random((len(boards), 60))
    np.put_along_axis(order, boards // 2, 2.0, 1)
    return order.argsort(1)[:, :count]


class Values:
    """The networks of all stages."""

    def __init__(self) -> None:
        self.networks: dict[int, Network] = {}

    def __call__(self, boards: np.ndarray) -> np.ndarray:
        now = points(boards)
        if boards.shape[1] == 8:
            return now
        return now + self.networks[boards.shape[1]].forward(BITS[boards].reshape(len(boards), -1))[:, 0] * SCALE

    def fit(self, boards: np.ndarray, targets: np.ndarray, lots: np.random.Generator) -> None:
        network = Network(boards.shape[1] * 40, 64, 1, seed=boards.shape[1])
        # What lies is counted exactly; the network only learns what is still to come.
        inputs, targets = BITS[boards].reshape(len(boards), -1), (targets - points(boards)) / SCALE
        network.weights[-1][:] = targets.mean()
        for epoch in range(EPOCHS):
            for rows in np.array_split(lots.permutation(len(boards)), max(1, len(boards) // 128)):
                error = network.forward(inputs[rows])[:, 0] - targets[rows]
                network.learn((error / len(rows))[:, None].astype(np.float32), 1e-3 * (1 - epoch / EPOCHS) + 1e-5)
        self.networks[boards.shape[1]] = network


def played(lots: np.random.Generator) -> dict[int, np.ndarray]:
    """Returns sideboards of each length as a player lays them who takes what is worth most at once, and sometimes anything."""
    faces = 2 * lots.random((BOARDS, 60)).argsort(1)[:, :2] + lots.integers(2, size=(BOARDS, 2))
    boards = {2: faces}
    for cards in range(2, 7):
        every = ways(boards[cards], hands_for(boards[cards], lots, 2))
        worth = points(every.reshape(-1, cards + 1)).reshape(BOARDS, -1) + lots.random((BOARDS, 8))
        worth[lots.random(BOARDS) < 0.2] = lots.random(8)
        boards[cards + 1] = every[np.arange(BOARDS), worth.argmax(1)]
    return boards


def play(values: Values, seed: str) -> int:
    """Plays a solo game by the values."""
    game = Game(1, goals=GOALS, seed=seed)
    while not game.is_over:
        board = [NUMBER[face] for face in game.sideboard(0)]
        legal = [decision for decision in game.legal(0) if decision != "exchange"]
        boards = []
        for decision in legal:
            word, *faces = decision.split()
            placed = [NUMBER[face] for face in faces]
            boards.append(placed + board if word == "left" else board + placed)
        game.decide(0, legal[int(values(np.array(boards)).argmax())])
    return game.score().totals[0]


def main() -> None:
    lots = np.random.default_rng(1)
    boards = played(lots)
    values = Values()
    for cards in range(7, 1, -1):
        targets = np.zeros(BOARDS, np.float32)
        for _ in range(HANDS):
            every = ways(boards[cards], hands_for(boards[cards], lots, 2))
            targets += values(every.reshape(-1, cards + 1)).reshape(BOARDS, -1).max(1) / HANDS
        values.fit(boards[cards], targets, lots)
        print(f"{cards} cards: worth {targets.mean():.1f} on average", flush=True)
    totals = np.array([play(values, f"test {number}") for number in range(COMPARED)])
    apprentice = sideboards.tournament(["apprentice"], games=4 * COMPARED, goals=GOALS, seed="test").means[0]
    print(f"fitted values {totals.mean():.2f} ± {1.96 * totals.std() / len(totals) ** 0.5:.2f}, apprentice {apprentice[0]:.2f}")


if __name__ == "__main__":
    main()
