"""An adapter for OpenSpiel: `pyspiel.load_game("python_sideboards(players=4,goals=B)")` after importing this module.

The deal is a chance node with `seeds` outcomes, each one the seed of a deal. Rounds are simultaneous nodes. A seat that waits for another that exchanged
has one legal action, the last. OpenSpiel's search algorithms copy states: they know the pile. Use `sideboards.Game.sample` where that matters.
"""

from __future__ import annotations

import numpy as np
import pyspiel

from . import Game

SEEDS = 1000
"""How many deals the chance node draws from unless `seeds` says otherwise."""

ACTIONS = 33
ROUNDS = 7

_TYPE = pyspiel.GameType(
    short_name="python_sideboards",
    long_name="Python Sideboards",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"players": 2, "goals": "B", "seeds": SEEDS},
)


class SideboardsGame(pyspiel.Game):
    """The standard game with points as utilities."""

    def __init__(self, params: dict | None = None) -> None:
        params = params or {}
        self.players = int(params.get("players", 2))
        self.goals = str(params.get("goals", "B"))
        self.seeds = int(params.get("seeds", SEEDS))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.seeds,
            num_players=self.players,
            min_utility=0.0,
            max_utility=300.0,
            utility_sum=None,
            # Each seat may exchange in a step of its own before each placement is complete.
            max_game_length=ROUNDS + self.players,
        )
        super().__init__(_TYPE, info, params)

    def new_initial_state(self) -> "SideboardsState":
        return SideboardsState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> "_Observer":
        return _Observer()


class SideboardsState(pyspiel.State):
    """A game of Sideboards, or the chance node before its deal."""

    def __init__(self, game: SideboardsGame) -> None:
        super().__init__(game)
        self._setup = (game.players, game.goals)
        self._seeds = game.seeds
        self._game: Game | None = None
        self._memory: list[list[str]] = [[] for _ in range(game.players)]

    def current_player(self) -> int:
        if self._game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self._game.is_over else pyspiel.PlayerId.SIMULTANEOUS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self._seeds) for seed in range(self._seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if self._game is None or self._game.is_over:
            return []
        return self._game.actions(player) or [ACTIONS - 1]

    def _apply_action(self, action: int) -> None:
        players, goals = self._setup
        self._game = Game(players, goals=goals, seed=int(action))
        for seat in range(players):
            self._memory[seat].append(self._seen(seat))

    def _apply_actions(self, actions: list[int]) -> None:
        game = self._game
        assert game is not None, "the deal comes first"
        decided = [seat for seat in range(game.players) if seat in game.waiting]
        for seat in decided:
            game.decide(seat, int(actions[seat]))
        for seat in range(game.players):
            self._memory[seat].append(f"{actions[seat]}; {self._seen(seat)}")

    def _seen(self, player: int) -> str:
        game = self._game
        if game is None:
            return ""
        view = game.view(player)
        boards = " | ".join(" ".join(cards) for cards in view.sideboards)
        exchanges = "".join("1" if it else "X" for it in view.exchanges)
        return f"goals {' '.join(map(str, view.goals))}; {view.round}; hand {' '.join(view.hand)}; {exchanges}; {boards}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        game = self._game
        if game is None or action not in game.actions(player):
            return "wait" if action == ACTIONS - 1 else f"action {action}"
        return game.view(player).legal[game.actions(player).index(action)]

    def information_state_string(self, player: int) -> str:
        return "\n".join(self._memory[player])

    def observation_string(self, player: int) -> str:
        return self._seen(player)

    def is_terminal(self) -> bool:
        return self._game is not None and self._game.is_over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._setup[0]
        return [float(total) for total in self._game.score().totals]

    def __str__(self) -> str:
        return "before the deal" if self._game is None else "\n".join(
            f"{seat}: {self._seen(seat)}" for seat in range(self._setup[0])
        )


class _Observer:
    """Strings only: `sideboards.Batch` is where tensors are fast."""

    def __init__(self) -> None:
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, np.ndarray] = {}

    def set_from(self, state: SideboardsState, player: int) -> None:
        pass

    def string_from(self, state: SideboardsState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(_TYPE, SideboardsGame)
