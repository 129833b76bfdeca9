"""A random learner on the first seat of a thousand tables, against each of the quick bots.

    python random_versus_bots.py [TABLES]
"""

import sys

from sideboards import Batch

TABLES = int(sys.argv[1]) if len(sys.argv) > 1 else 1000

for level in ("random", "apprentice", "joiner"):
    batch = Batch(TABLES, 3, goals="B", seed="random versus bots", bots=[level] * 2, autoreset="disabled")
    while not batch.over.all():
        batch.step(batch.sample())
    own, others = batch.totals[:, 0].mean(), batch.totals[:, 1:].mean()
    print(f"random {own:.1f}, two of {level} {others:.1f} points on average")
