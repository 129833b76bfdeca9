"""Gymnasium's own conformance tests."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import sideboards  # noqa: F401  (registers the environment)
from sideboards.gymnasium import SoloVectorEnv


@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.parametrize("arguments", [{}, {"goals": "B"}, {"bots": ("apprentice",)}])
def test_the_solo_environment(arguments):
    made = gymnasium.make("sideboards:Sideboards-v0", **arguments)
    check_env(made.unwrapped, skip_render_check=True)


def test_masks_and_totals():
    made = gymnasium.make("Sideboards-v0", goals="B", strict=True).unwrapped
    _, info = made.reset(seed=3)
    total, over = 0.0, False
    while not over:
        assert (made.action_masks() == info["action_mask"]).all()
        action = int(np.flatnonzero(made.action_masks())[0])
        _, reward, over, _, info = made.step(action)
        total += reward
    assert info["total"] == total
    made.reset(seed=3)
    with pytest.raises(sideboards.IllegalDecision):
        made.step(32)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_many_at_once(mode):
    games = SoloVectorEnv(16, autoreset_mode=mode, goals="B")
    assert games.metadata["autoreset_mode"] == mode
    random = np.random.default_rng(1)
    observations, _ = games.reset(seed=1)
    again, _ = games.reset(seed=1)
    assert (observations == again).all() and observations in games.observation_space
    ended = np.zeros(16, bool)
    for _ in range(30):
        actions = np.array([random.choice(np.flatnonzero(row)) for row in games.action_masks()])
        observations, rewards, terminations, truncations, info = games.step(actions)
        assert observations in games.observation_space and rewards.shape == (16,) and not truncations.any()
        if mode == AutoresetMode.SAME_STEP:
            assert games.action_masks()[terminations, :24].all()
        if mode == AutoresetMode.NEXT_STEP:
            assert games.action_masks()[ended, :24].all() and (rewards[ended] == 0).all()
        if mode == AutoresetMode.DISABLED and terminations.any():
            games.reset(options={"reset_mask": terminations})
            assert games.action_masks()[terminations, :24].all()
        ended = terminations.copy()


def test_random_goals_are_drawn_for_each_episode():
    alone, many = gymnasium.make("Sideboards-v0").unwrapped, SoloVectorEnv(20)
    drawn = set()
    for seed in range(20):
        alone.reset(seed=seed)
        drawn.add(tuple(alone._batch.goals_of(0)))
    many.reset(seed=1)
    assert len(drawn) > 10 and len({tuple(many._batch.goals_of(game)) for game in range(20)}) > 10


def test_the_same_step_mode_is_that_of_gymnasium():
    seeds = list(range(100, 108))
    own = SoloVectorEnv(8, autoreset_mode=AutoresetMode.SAME_STEP)
    makers = [lambda: gymnasium.make("Sideboards-v0").unwrapped] * 8
    theirs = gymnasium.vector.SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)
    (seen, info), (wanted, _) = own.reset(seed=seeds), theirs.reset(seed=seeds)
    assert (seen == wanted).all()
    for _ in range(7):
        assert "final_obs" not in info
        actions = own.action_masks().argmax(1)
        (seen, rewards, over, _, info), (wanted, paid, ended, _, known) = own.step(actions), theirs.step(actions)
        assert (rewards == paid).all() and (over == ended).all()
    assert over.all() and info.keys() == known.keys()
    for mine, other in zip(info["final_obs"], known["final_obs"]):
        assert mine.dtype == other.dtype and (mine == other).all()
    assert info["final_info"].keys() == known["final_info"].keys()
    for name, values in known["final_info"].items():
        assert (info["final_info"][name] == values).all(), name
    assert not (seen == np.stack(info["final_obs"])).all(1).any()


def test_each_game_takes_its_own_seed():
    games = SoloVectorEnv(3)
    first, _ = games.reset(seed=[5, 6, 7])
    other, _ = games.reset(seed=[5, 9, 7])
    assert (first[[0, 2]] == other[[0, 2]]).all() and (first[1] != other[1]).any()
    for seed, seen in zip((5, 6, 7), first):
        alone, _ = gymnasium.make("Sideboards-v0").unwrapped.reset(seed=seed)
        assert (alone == seen).all()
    assert (games.reset(seed=[5, None, 7])[0][[0, 2]] == first[[0, 2]]).all()
    with pytest.raises(sideboards.SideboardsError, match="seed: 2 seeds for 3 games"):
        games.reset(seed=[1, 2])


def test_make_vec():
    games = gymnasium.make_vec("sideboards:Sideboards-v0", num_envs=4, vectorization_mode="vector_entry_point")
    games.reset(seed=1)
    games.step(np.zeros(4, np.int64))
