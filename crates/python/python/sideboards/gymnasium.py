"""The solo game for Gymnasium, one at a time or many at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import Batch
from ._native import IllegalDecision, SideboardsError

_MODES = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}


def _deal(random: np.random.Generator) -> int:
    """Draws the seed of a deal."""
    return int(random.integers(2**63))


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
        self._batch.reset(_deal(self.np_random))
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
        table = {"goals": self._batch.goals_of(0), "players": [{"cards": cards} for cards in boards]}
        return score(table, self._batch.box)._repr_svg_()

    def _observation(self) -> np.ndarray:
        return np.unpackbits(self._batch.observations[0, 0]).view(np.int8)

    def _info(self) -> dict:
        return {"action_mask": self._batch.masks[0, 0].copy()}


class SoloVectorEnv(VectorEnv):
    """Many solo games at once, or with `bots` the first seats of many tables; stepped on all cores.

    With one seed all deals follow from it; with a list each game has its own, and its first deal is the one that `SoloEnv` deals with it.
    In same-step mode `info["final_obs"]` and `info["final_info"]` are of the games that ended, as Gymnasium's own vector environments have them.
    """

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
        self._finals = np.zeros_like(self._batch.observations) if mode is AutoresetMode.SAME_STEP else None
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def action_masks(self) -> np.ndarray:
        """Returns which actions are legal now, a row for each game."""
        return self._batch.masks[:, 0].astype(np.bool_)

    def reset(self, *, seed: Any = None, options: dict | None = None) -> tuple[np.ndarray, dict]:
        mask = (options or {}).get("reset_mask")
        if isinstance(seed, (list, tuple, np.ndarray)):
            if len(seed) != self.num_envs:
                raise SideboardsError(f"seed: {len(seed)} seeds for {self.num_envs} games")
            self._batch.reset([_deal(np_random(one)[0]) for one in seed], mask)
        else:
            if seed is not None or self._np_random is None:
                super().reset(seed=seed)
            self._batch.reset(_deal(self.np_random), mask)
        return self._observations(), self._info()

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict]:
        actions = np.asarray(actions, np.int64).reshape(self.num_envs, 1)
        batch = self._batch
        batch.step_into(
            actions, batch.observations, batch.masks, batch.rewards, batch.over, batch.totals, self._finals
        )
        info = self._info()
        over = batch.over.copy()
        if over.any() and self._finals is None:
            info["total"] = batch.totals[:, 0].astype(np.int64)
            info["_total"] = over
        elif over.any():
            info |= self._final(over)
        rewards = self._batch.rewards[:, 0].astype(np.float64)
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _final(self, over: np.ndarray) -> dict:
        """Returns what same-step mode says of games that ended: an observation and an info for each, of the finished game."""
        observations = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(over):
            observations[game] = np.unpackbits(self._finals[game, 0]).view(np.int8)
        # A finished game allows the last action alone.
        masks = np.zeros_like(self._batch.masks[:, 0])
        masks[over, -1] = 1
        totals = np.where(over, self._batch.totals[:, 0], 0).astype(np.int64)
        info = {"action_mask": masks, "_action_mask": over, "total": totals, "_total": over}
        return {"final_obs": observations, "_final_obs": over, "final_info": info, "_final_info": over}

    def _observations(self) -> np.ndarray:
        return np.unpackbits(self._batch.observations[:, 0], axis=-1).view(np.int8)

    def _info(self) -> dict:
        """Returns an info for each game; `_action_mask` says which have one, as in Gymnasium's own vector environments."""
        return {"action_mask": self._batch.masks[:, 0].copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
