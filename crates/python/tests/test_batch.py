"""Batches: the same as single games, goals, arrays of the caller, DLPack, threads, interruption, little memory."""

import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import sideboards
from sideboards import Batch, Game, IllegalDecision, SideboardsError


@pytest.mark.parametrize("goals", ["B", "random"])
@pytest.mark.parametrize(("players", "variant"), [(1, "standard"), (4, "standard"), (6, "standard"), (3, "four-card")])
def test_a_batch_goes_as_single_games_do(players, variant, goals):
    batch = Batch(5, players, goals=goals, variant=variant, seed="twin", autoreset="disabled")
    games = [Game(players, goals=goals, variant=variant, seed=batch.seed_of(game)) for game in range(5)]
    assert [batch.goals_of(number) for number in range(5)] == [game.goals for game in games]
    sums = np.zeros((5, players))
    while not batch.over.all():
        actions = batch.sample().copy()
        for game, row, masks in zip(games, actions, batch.masks):
            waiting = game.waiting
            for seat in range(players):
                legal = game.actions(seat) or [batch.action_count - 1]
                assert np.flatnonzero(masks[seat]).tolist() == legal
            for seat in waiting:
                game.decide(seat, int(row[seat]))
        batch.step(actions)
        sums += batch.rewards
    assert batch.totals.tolist() == [game.score().totals for game in games] == sums.tolist()


def test_the_hand_is_where_the_layout_says():
    batch = Batch(1, 2, goals="A", seed=1)
    game = Game(2, goals="A", seed=batch.seed_of(0))
    parts = {name: (first, count) for name, first, count in batch.layout}
    first, count = parts["hand"]
    bits = sideboards.to_planes(batch.observations[0, 1, first : first + count]).reshape(3, 5, 8)
    letters = [
        "".join("RTPOK"[drawer[:5].argmax()] + ("fsb"[drawer[5:].argmax()] if drawer[5:].any() else "-") for drawer in card)
        for card in bits
    ]
    assert letters == game.hand(1)


def test_arrays_of_the_caller_and_dlpack():
    batch = Batch(8, 2, seed=1)
    mine = np.zeros_like(batch.observations)
    batch.step_into(batch.sample(), observations=mine)
    assert mine.any()
    shared = np.from_dlpack(batch.observations)
    batch.step(np.from_dlpack(batch.sample()))
    assert np.shares_memory(shared, batch.observations) and (shared == batch.observations).all()
    with pytest.raises(SideboardsError, match="observations has 1 elements"):
        batch.step_into(batch.sample(), observations=np.zeros(1, np.uint8))
    with pytest.raises(SideboardsError, match="observations"):
        batch.step_into(batch.sample(), observations=mine[:, ::-1])
    read_only = mine.copy()
    read_only.flags.writeable = False
    with pytest.raises(SideboardsError, match="observations"):
        batch.step_into(batch.sample(), observations=read_only)


def test_any_number_of_threads_gives_the_same():
    def run(threads, bots):
        batch = Batch(700, 3, seed=5, threads=threads, bots=bots)
        states = []
        for _ in range(15):
            batch.step(batch.sample())
            states.append((batch.observations.copy(), batch.rewards.copy(), batch.totals.copy()))
        return states

    for bots in ([], ["apprentice"]):
        for one, two in zip(run(1, bots), run(2, bots)):
            assert all((a == b).all() for a, b in zip(one, two))


def test_random_goals_are_drawn_for_each_deal_and_shown():
    batch = Batch(100, 1, seed="trios", autoreset="next-step")
    assert batch.goals is None and Batch(1, 1, goals="B").goals == [2, 8, 19]
    first, count = next((first, count) for name, first, count in batch.layout if name == "goals")

    def trios():
        shown = {tuple(batch.goals_of(game)): bytes(batch.observations[game, 0, first : first + count]) for game in range(100)}
        assert len(set(shown.values())) == len(shown)
        return shown

    before, dealt = trios(), [batch.goals_of(game) for game in range(100)]
    # A game takes seven steps, or eight with an exchange, and one more to be dealt again.
    for _ in range(9):
        batch.step(batch.sample())
    after = trios()
    assert len(before) > 50 and len(after) > 50
    assert sum(batch.goals_of(game) != trio for game, trio in enumerate(dealt)) > 90
    assert all(before[trio] == after[trio] for trio in before.keys() & after.keys())
    assert batch.goals_of(7) == Game(1, seed=batch.seed_of(7)).goals


def test_a_seed_for_each_game_and_the_next_deal():
    batch = Batch(3, 1, autoreset="disabled")
    batch.reset(["one", "two", 3])
    seeds = [batch.seed_of(game) for game in range(3)]
    alone = Batch(1, 1, autoreset="disabled")
    for seed, text in zip(seeds, ("one", "two", 3)):
        alone.reset(text)
        assert alone.seed_of(0) == seed
    batch.reset(mask=np.array([False, True, False]))
    again = [batch.seed_of(game) for game in range(3)]
    assert again[0] == seeds[0] and again[1] != seeds[1] and again[2] == seeds[2]
    with pytest.raises(SideboardsError, match="seed has 2 elements, not 3"):
        batch.reset([1, 2])


def test_a_reset_game_is_not_over():
    batch = Batch(6, 1, goals="B", seed=1, autoreset="disabled")
    first = []
    for _ in range(2):
        while not batch.over.all():
            batch.step(batch.sample())
        first.append(batch.totals.copy())
        batch.reset(mask=np.array([True] * 4 + [False] * 2))
        assert batch.over.tolist() == [False] * 4 + [True] * 2
        assert (batch.rewards[:4] == 0).all() and (batch.totals == first[-1]).all()
    assert (first[0][:4] != first[1][:4]).any() and (first[0][4:] == first[1][4:]).all()
    batch.reset()
    assert not batch.over.any()


def test_ctrl_c_interrupts_a_step_and_the_batch_needs_a_reset():
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # A step of these takes minutes.
    batch = Batch(2000, 2, goals="B", bots=["master"], seed=1, threads=2)
    actions = batch.sample().copy()
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    begin = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        batch.step(actions)
    assert time.monotonic() - begin < 20
    for call in (lambda: batch.step(actions), batch.sample, lambda: batch.observe_into(batch.observations)):
        with pytest.raises(SideboardsError, match="reset all games"):
            call()
    batch.reset()
    assert (batch.sample() >= 0).all()


def _with_little_memory(program):
    """Runs a program in a process of its own, and returns what it prints."""
    limit = "import resource\ndef limit(more):\n    used = int(open('/proc/self/statm').read().split()[0]) * 4096\n"
    limit += "    resource.setrlimit(resource.RLIMIT_AS, (used + more, -1))\n"
    run = subprocess.run([sys.executable, "-c", limit + program], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory")
@pytest.mark.parametrize("bots", [[], ["random"]])
def test_a_batch_that_does_not_fit_is_an_exception(bots):
    program = f"""
import sideboards
limit(1 << 31)
try:
    sideboards.Batch(2**32 - 1, 4, bots={bots})
except sideboards.SideboardsError as error:
    print(error)
"""
    assert _with_little_memory(program).startswith("games: there is not enough memory for 4294967295 games")


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory")
def test_threads_that_cannot_be_started_are_done_without():
    program = """
import sideboards
batch = sideboards.Batch(40_000, 2, seed=1, threads=1000)
alone = sideboards.Batch(40_000, 2, seed=1, threads=1)
actions = batch.sample().copy()
# Each takes 256 games; too little for so many stacks of two megabytes.
limit(1 << 27)
batch.step(actions)
alone.step(actions)
print((batch.observations == alone.observations).all())
"""
    assert _with_little_memory(program) == "True"


def test_an_illegal_action_changes_nothing():
    batch = Batch(3, 2, seed=1)
    before = batch.observations.copy()
    actions = batch.sample().copy()
    actions[2, 1] = 30
    with pytest.raises(IllegalDecision, match="game 2"):
        batch.step(actions)
    batch.observe_into(batch.observations)
    assert (batch.observations == before).all()


def test_a_game_is_small():
    assert Batch.bytes_per_game() <= 512
