"""Speed beside peers in one run, per CPU second: `cargo xtask laboratory-speed` runs it.

    python speed.py [SECONDS OF EACH TURN]

Everything is measured in turns, five times, and the median counts: other programs may use the machine. A ratio is the median of the
ratios of all turns.
"""

import random
import statistics
import sys
import time

import numpy as np

import sideboards
from sideboards import Batch
from sideboards.pettingzoo import parallel_env

TURNS = 5
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def rate(work, *, clock=time.process_time):
    """Repeats work for a while, and returns how much of it was done in a second of the clock."""
    done, begin = 0, clock()
    while clock() - begin < SECONDS:
        done += work()
    return done / (clock() - begin)


def batch_of(threads, observations=True, games=8192):
    batch = Batch(games, 4, goals="B", seed="speed", threads=threads)
    actions = np.zeros((games, 4), np.int64)
    last = batch.action_count - 1

    def work():
        batch.sample_into(actions)
        if observations:
            batch.step_into(actions, batch.observations, batch.masks, batch.rewards, batch.over, batch.totals)
        else:
            batch.step_into(actions, rewards=batch.rewards)
        # An exchange has the number of a wait: a little too few decisions are counted.
        return int((actions != last).sum())

    return work


def batch_games(games=8192):
    """Whole games of four; each takes seven rounds and a few exchanges."""
    batch = Batch(games, 4, goals="B", seed="speed", threads=1)
    actions = np.zeros((games, 4), np.int64)

    def work():
        batch.sample_into(actions)
        batch.step_into(actions, over=batch.over, totals=batch.totals)
        return int(batch.over.sum())

    return work


def our_parallel():
    env = parallel_env(players=4, goals="B")
    lots = random.Random(1)
    state = {"observations": env.reset(seed=1)[0]}
    legal = {}

    def work():
        for _ in range(100):
            actions = {}
            for agent, it in state["observations"].items():
                mask = it["action_mask"]
                key = mask.tobytes()
                if key not in legal:
                    legal[key] = np.flatnonzero(mask).tolist()
                actions[agent] = lots.choice(legal[key])
            state["observations"] = env.step(actions)[0]
            if not env.agents:
                state["observations"] = env.reset()[0]
        return 100

    return work


def their_turns(module):
    """An environment of PettingZoo's own where agents act in turn, with legal actions by lot."""
    env = module.env()
    lots = random.Random(1)
    env.reset(seed=1)

    def work():
        for _ in range(100):
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            if isinstance(observation, dict):
                action = lots.choice(np.flatnonzero(observation["action_mask"]).tolist())
            else:
                action = lots.randrange(env.action_space(env.agent_selection).n)
            env.step(action)
        return 100

    return work


def their_parallel(module):
    env = module.parallel_env()
    lots = random.Random(1)
    env.reset(seed=1)

    def work():
        for _ in range(100):
            env.step({agent: lots.randrange(3) for agent in env.agents})
            if not env.agents:
                env.reset()
        return 100

    return work


def goofspiel():
    """Whole games of goofspiel of four with OpenSpiel's random bots, all of it in C++."""
    import pyspiel

    game = pyspiel.load_game("goofspiel(players=4,num_cards=13,points_order=random,imp_info=True)")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]

    def work():
        for seed in range(100):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 100

    return work


def main():
    from pettingzoo.classic import connect_four_v3, rps_v2, tictactoe_v3

    measured = {
        "batch decisions, no observations, one thread": batch_of(1, observations=False),
        "batch decisions, observations and masks, one thread": batch_of(1),
        "whole games of four in a batch": batch_games(),
        "OpenSpiel goofspiel of four, whole games": goofspiel(),
        "our parallel_env of four, steps": our_parallel(),
        "PettingZoo rps parallel, steps": their_parallel(rps_v2),
        "PettingZoo rps, turns": their_turns(rps_v2),
        "PettingZoo tictactoe, turns": their_turns(tictactoe_v3),
        "PettingZoo connect_four, turns": their_turns(connect_four_v3),
    }
    turns = [{name: rate(work) for name, work in measured.items()} for _ in range(TURNS)]
    median = {name: statistics.median(turn[name] for turn in turns) for name in measured}
    print(f"a CPU second: the median of {TURNS} turns, and the best")
    for name, value in median.items():
        print(f"{value:14,.0f} {max(turn[name] for turn in turns):14,.0f}  {name}")

    def ratio(ours: str, theirs: str, times: int = 1) -> str:
        ratios = [times * turn[ours] / turn[theirs] for turn in turns]
        return f"{statistics.median(ratios):.1f} (best turn {max(ratios):.1f})"

    # Two cores: by the clock on the wall, in turns.
    one, two = batch_of(1), batch_of(2)
    walls = [(rate(one, clock=time.perf_counter), rate(two, clock=time.perf_counter)) for _ in range(TURNS)]
    print("two threads against one, by the clock:", ", ".join(f"{b / a:.2f}" for a, b in walls))
    # By processor time, other programs do not matter: what the second thread costs, without the time it may wait.
    costs = [rate(two) / rate(one) for _ in range(TURNS)]
    print(f"decisions a CPU second, two threads against one: {statistics.median(costs):.2f}")
    # Like for like: a step of all agents against a step of all agents, a decision of one against a turn of one.
    steps = "our parallel_env of four, steps"
    in_turn = [name for name in measured if name.startswith("PettingZoo") and name.endswith("turns")]
    fastest = max(in_turn, key=median.get)
    print("steps of parallel_env against PettingZoo's only classic parallel_env, rps:", ratio(steps, "PettingZoo rps parallel, steps"))
    print(f"decisions (four a step) against {fastest}:", ratio(steps, fastest, 4))
    print("and a step, four decisions, against one of these turns:", ratio(steps, fastest))
    print("whole games against goofspiel:", ratio("whole games of four in a batch", "OpenSpiel goofspiel of four, whole games"))
    print("bytes a game:", Batch.bytes_per_game(), "sideboards", sideboards.__version__)


if __name__ == "__main__":
    main()
