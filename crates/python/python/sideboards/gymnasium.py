"""The solo game for Gymnasium, one at a time or many at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import Batch
from ._native import IllegalDecision, SideboardsError

_MODES = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}


class SoloEnv(gymnasium.Env):
    """The solo game, or with `bots` the first seat of a table.

    Observations are bits (`docs/LABORATORY.md` has the layout). `action_masks()` is what sb3-contrib reads, and `info["action_mask"]` is
    the same. An illegal action costs `illegal_penalty` and ends the game; with `strict=True` it raises.
    """

    metadata = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        goals: Any = "random",
        box: Any = None,
        bots: tuple[str, ...] = (),
        reward: str = "points",
        strict: bool = False,
        illegal_penalty: float = -10.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise SideboardsError(f"render_mode: {render_mode!r} is not one of {self.metadata['render_modes']}")
        self.render_mode = render_mode
        self.strict = strict
        self.illegal_penalty = illegal_penalty
        self._batch = Batch(
            1,
            1 + len(bots),
            goals=goals,
            box=box,
            bots=list(bots),
            reward=reward,
            autoreset="disabled",
            threads=1,
        )
        self._action = np.zeros((1, 1), np.int64)
        self.observation_space = spaces.Box(0, 1, (self._batch.observation_bytes * 8,), np.int8)
        self.action_space = spaces.Discrete(self._batch.action_count)

    def action_masks(self) -> np.ndarray:
        """Returns which actions are legal now."""
        return self._batch.masks[0, 0].astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[np.ndarray, dict]:
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(2**63)))
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict]:
        self._action[0, 0] = action
        try:
            self._batch.step(self._action)
        except IllegalDecision:
            if self.strict:
                raise
            return self._observation(), self.illegal_penalty, True, False, {**self._info(), "illegal": True}
        info = self._info()
        is_over = bool(self._batch.over[0])
        if is_over:
            info["total"] = int(self._batch.totals[0, 0])
        return self._observation(), float(self._batch.rewards[0, 0]), is_over, False, info

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        boards = self._batch.sideboards(0)
        if self.render_mode == "ansi":
            return "\n".join(" ".join(cards) for cards in boards)
        from . import score

        if not all(boards):
            return self._batch.box._repr_svg_()
        table = {"goals": list(self._batch.goals), "players": [{"cards": cards} for cards in boards]}
        return score(table, self._batch.box)._repr_svg_()

    def _observation(self) -> np.ndarray:
        return np.unpackbits(self._batch.observations[0, 0]).view(np.int8)

    def _info(self) -> dict:
        return {"action_mask": self._batch.masks[0, 0].copy()}


class SoloVectorEnv(VectorEnv):
    """Many solo games at once, or with `bots` the first seats of many tables; stepped on all cores."""

    def __init__(
        self,
        num_envs: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        goals: Any = "random",
        box: Any = None,
        bots: tuple[str, ...] = (),
        reward: str = "points",
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._mode = mode
        self._batch = Batch(
            num_envs,
            1 + len(bots),
            goals=goals,
            box=box,
            bots=list(bots),
            reward=reward,
            autoreset=_MODES[mode],
            threads=threads,
        )
        self.single_observation_space = spaces.Box(0, 1, (self._batch.observation_bytes * 8,), np.int8)
        self.single_action_space = spaces.Discrete(self._batch.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def action_masks(self) -> np.ndarray:
        """Returns which actions are legal now, a row for each game."""
        return self._batch.masks[:, 0].astype(np.bool_)

    def reset(self, *, seed: Any = None, options: dict | None = None) -> tuple[np.ndarray, dict]:
        mask = (options or {}).get("reset_mask")
        first = seed[0] if isinstance(seed, (list, tuple)) else seed
        if first is not None or self._np_random is None:
            super().reset(seed=first)
        self._batch.reset(int(self.np_random.integers(2**63)), mask)
        return self._observations(), self._info()

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict]:
        self._batch.step(np.asarray(actions, np.int64).reshape(self.num_envs, 1))
        info = self._info()
        over = self._batch.over.copy()
        if over.any():
            info["total"] = self._batch.totals[:, 0].astype(np.int64)
            info["_total"] = over
        rewards = self._batch.rewards[:, 0].astype(np.float64)
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _observations(self) -> np.ndarray:
        return np.unpackbits(self._batch.observations[:, 0], axis=-1).view(np.int8)

    def _info(self) -> dict:
        return {"action_mask": self._batch.masks[:, 0].copy()}
