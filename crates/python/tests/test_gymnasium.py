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


def test_make_vec():
    games = gymnasium.make_vec("sideboards:Sideboards-v0", num_envs=4, vectorization_mode="vector_entry_point")
    games.reset(seed=1)
    games.step(np.zeros(4, np.int64))
