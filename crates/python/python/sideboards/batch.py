"""Thousands of games as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ._native import BatchCore

WAIT = -1
"""The last action exchanges, or waits: the same for every variant when counted from the end."""


def to_planes(observations: np.ndarray) -> np.ndarray:
    """Returns observations as one 0 or 1 for each bit, as networks want them."""
    return np.unpackbits(observations, axis=-1)


def _array(given: Any, dtype: type) -> np.ndarray:
    """Takes an array of NumPy, or anything that speaks DLPack, without a copy where the type allows it."""
    if not isinstance(given, np.ndarray) and hasattr(given, "__dlpack__"):
        given = np.from_dlpack(given)
    return np.ascontiguousarray(given, dtype=dtype)


class Batch(BatchCore):
    """Thousands of games of the same table, stepped together on all cores.

    With `goals="random"`, the default, each deal draws its own three goals from its seed, and observations show them.

    Each step writes into the same arrays: `observations` (games, learners, bytes), `masks` (games, learners, actions),
    `rewards` (games, learners), `over` (games) and `totals` (games, players: the final scores, written when a game ends).
    Copy what you keep. The arrays speak DLPack: `torch.from_dlpack(batch.observations)` shares their memory.
    """

    observations: np.ndarray
    masks: np.ndarray
    rewards: np.ndarray
    over: np.ndarray
    totals: np.ndarray

    def __init__(self, *_arguments: Any, **_keywords: Any) -> None:
        rows = (self.games, self.learners)
        self.observations = np.zeros((*rows, self.observation_bytes), np.uint8)
        self.masks = np.zeros((*rows, self.action_count), np.int8)
        self.rewards = np.zeros(rows, np.float32)
        self.over = np.zeros(self.games, np.bool_)
        self.totals = np.zeros((self.games, self.players), np.int16)
        self._actions = np.zeros(rows, np.int64)
        self._gains: np.ndarray | None = None
        self.observe_into(self.observations, self.masks)

    def reset(
        self, seed: int | str | Sequence[int | str] | None = None, mask: np.ndarray | None = None
    ) -> tuple[np.ndarray, np.ndarray]:
        """Deals all games anew, or those that the mask marks, and returns observations and masks.

        With a seed, or a list with one for each game, or without a mask, games begin with their first deal; with a mask alone
        they go on with their next one. Their `over` and `rewards` begin again too; `totals` stay until the next end.
        """
        marks = None if mask is None else _array(mask, np.bool_)
        self.deal(seed, marks)
        dealt = slice(None) if marks is None else marks
        self.over[dealt], self.rewards[dealt] = False, 0.0
        self.observe_into(self.observations, self.masks)
        return self.observations, self.masks

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Carries out an action of each learner; an illegal one raises, and nothing has changed then.

        Ctrl-C interrupts a step with bots; the batch must be reset then.
        """
        actions = _array(actions, np.int64)
        self.step_into(actions, self.observations, self.masks, self.rewards, self.over, self.totals)
        return self.observations, self.masks, self.rewards, self.over

    def sample(self) -> np.ndarray:
        """Returns a legal action for each learner, each with the same chance; the array is used again."""
        self.sample_into(self._actions)
        return self._actions

    def gains(self) -> np.ndarray:
        """Returns how many points each action of each learner brings at once; the array is used again."""
        if self._gains is None:
            self._gains = np.zeros(self.masks.shape, np.float32)
        self.gains_into(self._gains)
        return self._gains
