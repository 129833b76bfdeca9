"""OpenSpiel's own tests for Python games."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.tests import games_sim_test

import sideboards.openspiel  # noqa: F401  (registers the game)

TABLES = [(players, goals) for players in (1, 2, 3, 4) for goals in ("B", "random")]


def load(players, goals):
    return pyspiel.load_game(f"python_sideboards(players={players},seeds=20,goals={goals})")


@pytest.mark.parametrize(("players", "goals"), TABLES)
def test_random_simulations(players, goals):
    pyspiel.random_sim_test(load(players, goals), num_sims=5, serialize=False, verbose=False)


@pytest.mark.parametrize(("players", "goals"), TABLES)
def test_simulations_with_clones_pickles_and_texts(players, goals):
    game = load(players, goals)
    for _ in range(3):
        games_sim_test.GamesSimTest().sim_game(game)
    if players > 1:
        games_sim_test.GamesSimTest().sim_game(pyspiel.convert_to_turn_based(game))


def test_a_clone_is_another_game():
    state = load(2, "B").new_initial_state()
    state.apply_action(5)
    clone = state.clone()
    before = str(clone)
    state.apply_actions([3, 4])
    assert str(clone) == before != str(state)
    clone.apply_actions([3, 4])
    assert str(clone) == str(state)


def test_what_a_player_knows_begins_with_the_goals_of_the_deal():
    states = []
    for seed in range(10):
        state = load(2, "random").new_initial_state()
        state.apply_action(seed)
        wanted = " ".join(map(str, sideboards.Game(2, seed=seed).goals))
        for player in range(2):
            assert state.observation_string(player).startswith(f"goals {wanted};")
            assert state.information_state_string(player).startswith(f"goals {wanted};")
        states.append(wanted)
    assert len(set(states)) > 5


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
