"""PettingZoo's own conformance tests."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test

from sideboards import IllegalDecision
from sideboards.pettingzoo import env, parallel_env

TABLES = [{"players": 1}, {"players": 2, "reward": "lead"}, {"players": 4}, {"players": 6, "variant": "four-card"}]


@pytest.mark.parametrize("table", TABLES)
def test_parallel(table):
    parallel_api_test(parallel_env(**table), num_cycles=300)
    parallel_seed_test(lambda: parallel_env(**table), num_cycles=50)


@pytest.mark.parametrize("table", TABLES)
def test_in_turn(table):
    api_test(env(**table), num_cycles=300)


def test_both_play_the_same_game():
    together, in_turn = parallel_env(players=3, goals="B"), env(players=3, goals="B")
    observations, _ = together.reset(seed=7)
    in_turn.reset(seed=7)
    random = np.random.default_rng(1)
    totals = dict.fromkeys(together.possible_agents, 0.0)
    while together.agents:
        actions = {agent: int(random.choice(np.flatnonzero(it["action_mask"]))) for agent, it in observations.items()}
        waiting = [agent for agent, it in observations.items() if it["action_mask"][:-1].any()]
        for agent in waiting:
            assert in_turn.agent_selection == agent
            assert (in_turn.observe(agent)["observation"] == observations[agent]["observation"]).all()
            in_turn.step(actions[agent])
        observations, rewards, *_ , infos = together.step(actions)
        for agent, reward in rewards.items():
            totals[agent] += reward
    assert {agent: float(info["total"]) for agent, info in infos.items()} == totals
    assert all(in_turn.terminations.values())


@pytest.mark.parametrize("make", [parallel_env, env])
def test_random_goals_are_drawn_for_each_episode(make):
    table = make(players=2)
    first, count = next((first, count) for name, first, count in table.unwrapped._batch.layout if name == "goals")
    trios = {}
    for seed in range(20):
        table.reset(seed=seed)
        seen = table.unwrapped._batch.observe_agents(("player_0", "player_1")) if make is parallel_env else None
        seen = [it["observation"] for it in seen.values()] if seen else [table.observe(agent)["observation"] for agent in table.agents]
        shown = [bits[8 * first : 8 * (first + count)].tobytes() for bits in seen]
        assert shown[0] == shown[1]
        trios.setdefault(tuple(table.unwrapped._batch.goals_of(0)), set()).add(shown[0])
    assert len(trios) > 10 and all(len(shown) == 1 for shown in trios.values())
    assert len(set.union(*trios.values())) == len(trios)


def test_illegal_actions_end_the_game_or_raise():
    game = parallel_env(players=2, illegal_penalty=-3.0)
    game.reset(seed=1)
    _, rewards, terminations, _, infos = game.step({"player_0": 0, "player_1": 32})
    assert rewards == {"player_0": 0.0, "player_1": -3.0} and all(terminations.values()) and not game.agents
    assert infos["player_1"]["illegal"]
    strict = parallel_env(players=2, strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalDecision):
        strict.step({"player_0": 0, "player_1": 32})
    in_turn = env(players=2, strict=True)
    in_turn.reset(seed=1)
    with pytest.raises(IllegalDecision):
        in_turn.step(32)


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_rendering(mode):
    game = parallel_env(players=2, render_mode=mode)
    observations, _ = game.reset(seed=1)
    assert game.render()
    game.step({agent: 0 for agent in game.agents})
    assert ("seat 1" in game.render()) and (mode == "ansi" or game.render().startswith("<svg"))
