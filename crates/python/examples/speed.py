"""Speed beside peers in one run, per CPU second: `cargo xtask laboratory-speed` runs it.

    python speed.py [SECONDS OF EACH TURN]

Everything is measured in turns, three times, and the best of each counts: other programs may use the machine.
"""

import random
import sys
import time

import numpy as np

import sideboards
from sideboards import Batch
from sideboards.pettingzoo import parallel_env

TURNS = 3
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
    best = dict.fromkeys(measured, 0.0)
    for _ in range(TURNS):
        for name, work in measured.items():
            best[name] = max(best[name], rate(work))
    for name, value in best.items():
        print(f"{value:14,.0f} a CPU second  {name}")
    # Two cores: by the clock on the wall, in turns.
    one, two = batch_of(1), batch_of(2)
    walls = [(rate(one, clock=time.perf_counter), rate(two, clock=time.perf_counter)) for _ in range(TURNS)]
    print("two threads against one, by the clock:", ", ".join(f"{b / a:.2f}" for a, b in walls))
    # Like for like: a step of all agents against a step of all agents, a decision of one against a turn of one.
    steps, parallel = best["our parallel_env of four, steps"], best["PettingZoo rps parallel, steps"]
    turns = {name: value for name, value in best.items() if name.startswith("PettingZoo") and name.endswith("turns")}
    fastest = max(turns, key=turns.get)
    print(f"steps of parallel_env against PettingZoo's only classic parallel_env, rps: {steps / parallel:.1f}")
    print(f"decisions (four a step) against {fastest}: {4 * steps / turns[fastest]:.1f}")
    print(f"and a step, four decisions, against one of these turns: {steps / turns[fastest]:.1f}")
    games, peer = best["whole games of four in a batch"], best["OpenSpiel goofspiel of four, whole games"]
    print(f"whole games against goofspiel: {games / peer:.1f}")
    print("bytes a game:", Batch.bytes_per_game(), "sideboards", sideboards.__version__)


if __name__ == "__main__":
    main()
