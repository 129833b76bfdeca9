"""OpenSpiel's own tests for Python games."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")

import sideboards.openspiel  # noqa: F401  (registers the game)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_simulations(players):
    game = pyspiel.load_game(f"python_sideboards(players={players},seeds=20)")
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


def test_returns_are_scores():
    game = pyspiel.load_game("python_sideboards(players=2)")
    state = game.new_initial_state()
    state.apply_action(5)
    lots = random.Random(1)
    steps = 0
    while not state.is_terminal():
        assert state.is_simultaneous_node()
        state.apply_actions([lots.choice(state.legal_actions(player)) for player in range(2)])
        steps += 1
    assert steps <= game.max_game_length() and all(0 < value < 300 for value in state.returns())
