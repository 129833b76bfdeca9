"""One game: rules, exceptions, drawings, interruption, processes."""

import copy
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import xml.etree.ElementTree

import pytest

import sideboards
from sideboards import Batch, Bot, Box, BoxError, Game, IllegalDecision, SideboardsError


def play(game, level="apprentice"):
    bots = [Bot(level, seat) for seat in range(game.players)]
    while not game.is_over:
        for seat in game.waiting:
            game.decide(seat, bots[seat].decide(game.view(seat)))
    return game


def test_a_whole_game_and_its_record():
    game = play(Game(3, goals=[2, 8, 19], seed="a game"))
    score = game.score()
    assert score.totals == [player["total"] for player in score.players]
    again = Game.replay(game.record)
    assert again.score().totals == score.totals and again.events == game.events
    assert pickle.loads(pickle.dumps(game)).record == game.record
    assert copy.deepcopy(game).record == game.record


def test_the_worked_example():
    lidia = "TbRsKfO-P- PbT-RfO-Ks RfObT-K-Ps RbK-TfPsO- R-KfT-ObPs R-TsPbK-Of R-ObP-TfKs T-PbO-KfRs".split()
    carina = "R-O-PsKbTf OsRbPfK-T- KbTfPsR-O- KsP-ObR-Tf PfTsK-R-Ob OfKsPbR-T- TbOsK-RfP- T-P-OfRsKb".split()
    peter = "T-PfKsRbO- OfP-K-RbTs P-ObTsR-Kf P-T-ObRfKs OsP-TbRfK- KfO-TbR-Ps TsOfP-R-Kb RbP-K-TfOs".split()
    players = [{"name": name, "cards": cards} for name, cards in [("Lidia", lidia), ("Carina", carina), ("Peter", peter)]]
    score = sideboards.score({"goals": [2, 8, 19], "players": players})
    assert score.totals == [38, 33, 39] and score.winners == ["Peter"]


def test_views_and_samples_tell_no_secrets():
    game = Game(2, goals="B", seed=3)
    game.decide(0, game.legal(0)[0])
    sampled = game.sample(0, seed=1)
    assert sampled.view(0) == game.view(0)
    assert sampled.hand(0) == game.hand(0)
    assert any(game.sample(0, seed=seed).hand(1) != game.hand(1) for seed in range(5))
    with pytest.raises(SideboardsError, match="sampled"):
        sampled.record


@pytest.mark.parametrize(
    ("make", "names"),
    [
        (lambda: Game(7), "players: the game is for 1 to 6 players, not 7"),
        (lambda: Game(-1), "players: -1 is less than 0"),
        (lambda: Game(2**70), "players: the game is for 1 to 6 players"),
        (lambda: Game(-(2**70)), "players: .* is less than 0"),
        (lambda: Game(2, seed=-1), "seed: numbers are 0 to 18446744073709551615, not -1"),
        (lambda: Game(2).legal(-1), "seat: -1"),
        (lambda: Game(2).view(0).known_hand(-1), "seat: -1"),
        (lambda: Game(2).decide(0, -1), "decision: -1"),
        (lambda: Game(1, variant="four-card"), "four-card"),
        (lambda: Game(2, variant="x"), "variant"),
        (lambda: Game(2, goals=[1, 2, 3]), "goals"),
        (lambda: Game(2, goals="Z"), "goals"),
        (lambda: Bot("grandmaster"), "level"),
        (lambda: Box.random(1, "x"), "difficulty"),
        (lambda: Game(2).legal(2), "seat"),
        (lambda: Game(2).legal(99), "seat"),
        (lambda: Game(2).decide(0, "sing"), "decision"),
        (lambda: Game(2).decide(0, 32), "decision"),
        (lambda: Game(2).view(0).prompt("tlh"), "language"),
        (lambda: Game(2).view(0).parse("hm"), "text"),
        (lambda: Game.replay("x"), "record"),
        (lambda: Batch(0, 2), "games: a batch has 1 to"),
        (lambda: Batch(-1, 2), "games: -1"),
        (lambda: Batch(2**32, 2), "games: a batch has 1 to"),
        (lambda: Batch(2, -2), "players: -2"),
        (lambda: Batch(2, 2, threads=-1), "threads: -1"),
        (lambda: Batch(2, 2, threads=2**40), "threads: at most 1024"),
        (lambda: Batch(2, 2).goals_of(-1), "game: -1"),
        (lambda: Batch(2, 2).reset([1, -1]), "seed: numbers"),
        (lambda: Batch(2, 2, bots=["random", "random"]), "bots"),
        (lambda: Batch(2, 2, reward="x"), "reward"),
        (lambda: Batch(2, 2, autoreset="x"), "autoreset"),
        (lambda: Batch(2, 2, threads=0), "threads"),
        (lambda: Batch(2, 2).seed_of(2), "game"),
        (lambda: sideboards.tournament(["random"], games=0), "games"),
        (lambda: sideboards.tournament(["random"], games=2**32), "games: 4294967296 is too large"),
        (lambda: sideboards.tournament(["random"], threads=2**40), "threads: at most 1024"),
        (lambda: sideboards.hint(Game(1).view(0), playouts=0), "playouts"),
        (lambda: sideboards.hint(Game(1).view(0), playouts=-1), "playouts"),
        (lambda: sideboards.review(Game(1), seat=-1), "seat: -1"),
        (lambda: sideboards.review(Game(1), seat=1), "seat: there is no seat 1"),
        (lambda: sideboards.score({"goals": [2, 8, 19], "players": [{"cards": ["x"]}]}), "players"),
        (lambda: sideboards.review(Game(1)), "game"),
    ],
)
def test_a_bad_argument_is_named(make, names):
    with pytest.raises(SideboardsError, match=names):
        make()


def test_illegal_decisions_carry_data_and_change_nothing():
    game = Game(2, seed=1)
    foreign = game.legal(1)[0]
    with pytest.raises(IllegalDecision) as caught:
        game.decide(0, foreign)
    assert caught.value.reason == "not_in_hand" and caught.value.seat == 0 and caught.value.card
    with pytest.raises(IllegalDecision) as caught:
        game.decide(0, "exchange")
    assert caught.value.reason == "start_first" and caught.value.card is None
    assert len(game.events) == 2
    with pytest.raises(BoxError) as caught:
        Box.parse("format = 1\nname = 'x'\ncards = ['R-']\n")
    assert len(caught.value.faults) > 1


def test_boxes():
    assert Box.parse(Box.classic().text()) == Box.classic()
    assert Box.random(1) == Box.random(1) != Box.random(2)
    disguised = Box.classic().obfuscated(5)
    assert disguised != Box.classic() and sorted("".join(disguised.cards)) == sorted("".join(Box.classic().cards))
    assert len(Box.random(1, "hard").goals) == 30
    assert play(Game(4, goals="A", box=Box.random(9))).is_over
    assert pickle.loads(pickle.dumps(Box.random(3))) == Box.random(3)


def test_hints_reviews_and_the_optimum():
    game = Game(1, goals="B", seed="hints")
    hints = sideboards.hint(game.view(0), playouts=500)
    assert len(hints) == 24 and hints[0]["cost"] == 0
    play(game)
    review = sideboards.review(game, playouts=200)
    best = sideboards.solve("hints", "B")
    assert review["hindsight"] == best["total"] >= game.score().totals[0]
    replayed = Game(1, goals="B", seed="hints")
    for decision in best["decisions"]:
        replayed.decide(0, decision)
    assert replayed.score().totals == [best["total"]]


def test_prompts():
    game = Game(2, goals="A", seed=2, box=Box.classic().obfuscated(1))
    view = game.view(1)
    for language in ("en", "de"):
        text = view.prompt(language)
        assert all(decision in text for decision in view.legal)
        assert not any(card in text for card in game.hand(0))
    assert view.parse(f"Let me think.\n`{view.legal[3]}`") == view.legal[3]


def test_drawings_are_svg():
    game = play(Game(2, goals="B", seed=4))
    tournament = sideboards.tournament(["random", "apprentice"], games=20)
    for thing in (game, game.view(0), Game(2).view(1), game.score(), Box.classic(), tournament):
        assert xml.etree.ElementTree.fromstring(thing._repr_svg_()).tag.endswith("svg")
    assert tournament.means[1][0] > tournament.means[0][0]
    one = sideboards.tournament(["random", "apprentice"], games=20, threads=1)
    assert one.totals == tournament.totals


def test_ctrl_c_interrupts():
    # A shell that starts the tests in the background makes them deaf to it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # It would go on for hours.
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        sideboards.tournament(["master"] * 6, games=100_000)


def _total(seed):
    batch = Batch(300, 2, seed=seed)
    for _ in range(20):
        batch.step(batch.sample())
    return int(batch.totals.sum()), play(Game(1, seed=seed)).score().totals


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes(method):
    here = [_total(seed) for seed in range(2)]
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(_total, range(2)) == here


SUBINTERPRETER = """
import sideboards
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
code = '''
import sys
sys.path[:] = {path!r}
try:
    import sideboards._native
except ImportError as error:
    print(error)
'''
interpreters.run_string(interpreters.create(), code.format(path=__import__("sys").path))
print(sideboards.Game(1).round)
"""


def test_a_second_interpreter_in_the_same_process_is_refused_clearly():
    run = subprocess.run([sys.executable, "-c", SUBINTERPRETER], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    refused, goes_on = run.stdout.splitlines()
    # NumPy or PyO3 says it, depending on the version.
    assert "once per process" in refused or "interpreter" in refused
    assert goes_on == "start"
