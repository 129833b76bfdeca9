"""PettingZoo environments: `parallel_env()` where all seats act at once, and `env()` where they act in turn.

Actions are numbers: 0 to 23 the starts, 24 to 31 the placements, 32 the exchange. In the parallel environment a seat that has laid its
cards while another exchanges waits: its mask allows 32 alone. An illegal action costs `illegal_penalty` and ends the game for all,
as PettingZoo's own `TerminateIllegalWrapper` does; with `strict=True` it raises `sideboards.IllegalDecision`.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from . import Batch
from ._native import IllegalDecision, SideboardsError

RENDER_MODES = ["ansi", "svg"]


def parallel_env(**arguments: Any) -> "SideboardsParallel":
    """Makes the environment where all seats act at once."""
    return SideboardsParallel(**arguments)


def env(**arguments: Any) -> AECEnv:
    """Makes the environment where seats act in turn; placements are hidden until all seats have placed."""
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return OrderEnforcingWrapper(SideboardsAEC(**arguments))


def raw_env(**arguments: Any) -> "SideboardsAEC":
    """Makes the environment where seats act in turn, without the wrapper that checks the order of calls."""
    return SideboardsAEC(**arguments)


class _Table:
    """The shared part of both environments: one game as a batch of one."""

    def __init__(
        self,
        players: int = 4,
        goals: Any = "random",
        variant: str = "standard",
        box: Any = None,
        reward: str = "points",
        strict: bool = False,
        illegal_penalty: float = -10.0,
        render_mode: str | None = None,
        seed: int = 0,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SideboardsError(f"render_mode: {render_mode!r} is not one of {RENDER_MODES}")
        self.render_mode = render_mode
        self.strict = strict
        self.illegal_penalty = illegal_penalty
        self._arguments = {"players": players, "goals": goals, "variant": variant, "box": box}
        self._batch = Batch(1, **self._arguments, seed=seed, reward=reward, autoreset="disabled", threads=1)
        self._random = np.random.default_rng(seed)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._names = tuple(self.possible_agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = np.zeros((1, players), np.int64)
        bits = self._batch.observation_bytes * 8
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (bits,), np.int8),
                "action_mask": spaces.Box(0, 1, (self._batch.action_count,), np.int8),
            }
        )
        # Each agent has spaces of its own: a seeded space draws from a generator of its own.
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self._batch.action_count) for agent in self.possible_agents
        }

    def _reseed(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)

    def _next_seed(self) -> int:
        return int(self._random.integers(2**63))

    def _draw(self) -> str | None:
        if self.render_mode is None:
            return None
        boards = self._batch.sideboards(0)
        if self.render_mode == "ansi":
            return "\n".join(f"seat {seat}: {' '.join(cards)}" for seat, cards in enumerate(boards))
        from . import score

        if not all(boards):
            return self._batch.box._repr_svg_()
        players = [{"name": f"seat {seat}", "cards": cards} for seat, cards in enumerate(boards)]
        variant = self._arguments["variant"]
        table = {"goals": self._batch.goals_of(0), "players": players, "variant": variant}
        return score(table, self._batch.box)._repr_svg_()


class SideboardsParallel(_Table, ParallelEnv):
    """All seats act at once."""

    metadata = {"name": "sideboards_v0", "render_modes": RENDER_MODES, "is_parallelizable": True}

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.agents: list[str] = []

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        self._reseed(seed)
        self._batch.deal(self._next_seed())
        self.agents = self.possible_agents[:]
        return self._batch.observe_agents(self._names), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        try:
            *stepped, is_over = self._batch.step_agents(actions, self._names)
        except IllegalDecision:
            if self.strict:
                raise
            return self._end_illegally(actions)
        if is_over:
            self.agents = []
        return tuple(stepped)

    def _end_illegally(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        observations = self._batch.observe_agents(self._names)
        rewards, infos = {}, {}
        for agent, seen in observations.items():
            action, mask = actions[agent], seen["action_mask"]
            is_legal = bool(0 <= action < mask.size and mask[action])
            rewards[agent] = 0.0 if is_legal else self.illegal_penalty
            infos[agent] = {"illegal": not is_legal}
        agents, self.agents = self.agents, []
        return observations, rewards, dict.fromkeys(agents, True), dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        return self._draw()

    def close(self) -> None:
        pass


class SideboardsAEC(_Table, AECEnv):
    """Seats act in turn: in each round first those that have not laid yet. A seat that exchanges acts again."""

    metadata = {"name": "sideboards_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(self, **arguments: Any) -> None:
        _Table.__init__(self, **arguments)
        AECEnv.__init__(self)
        self.agents = []

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self._reseed(seed)
        self._batch.reset(self._next_seed())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._sent: dict[int, int] = {}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        return {
            "observation": np.unpackbits(self._batch.observations[0, seat]).view(np.int8),
            "action_mask": self._batch.masks[0, seat].copy(),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        seat, masks = self._seats[agent], self._batch.masks[0]
        if action is None or not (0 <= action < masks.shape[1] and masks[seat, action]):
            return self._end_illegally(agent, action)
        self._sent[seat] = int(action)
        waiting = [seat for seat in range(len(masks)) if seat not in self._sent and not self._waits(seat)]
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            return None
        # All have decided: those who wait for an exchange send the last action.
        last = masks.shape[1] - 1
        self._actions[0] = [self._sent.get(seat, last) for seat in range(len(masks))]
        self._sent.clear()
        self._batch.step(self._actions)
        self.rewards = dict(zip(self.agents, self._batch.rewards[0].tolist()))
        if self._batch.over[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            for name, total in zip(self.agents, self._batch.totals[0].tolist()):
                self.infos[name]["total"] = total
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = next(name for name in self.agents if not self._waits(self._seats[name]))
        self._accumulate_rewards()

    def _waits(self, seat: int) -> bool:
        """Returns whether a seat has laid its cards already and waits for one that exchanged."""
        return not self._batch.masks[0, seat, :-1].any()

    def _end_illegally(self, agent: str, action: int | None) -> None:
        if self.strict:
            raise IllegalDecision(f"{agent}: action {action} is illegal now")
        self.rewards[agent] = self.illegal_penalty
        self.infos[agent]["illegal"] = True
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return self._draw()

    def close(self) -> None:
        pass
