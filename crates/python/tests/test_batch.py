"""Batches: the same as single games, arrays of the caller, DLPack, threads."""

import numpy as np
import pytest

import sideboards
from sideboards import Batch, Game, IllegalDecision, SideboardsError


@pytest.mark.parametrize(("players", "variant"), [(1, "standard"), (4, "standard"), (6, "standard"), (3, "four-card")])
def test_a_batch_goes_as_single_games_do(players, variant):
    batch = Batch(5, players, goals="B", variant=variant, seed="twin", autoreset="disabled")
    games = [Game(players, goals="B", variant=variant, seed=batch.seed_of(game)) for game in range(5)]
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
