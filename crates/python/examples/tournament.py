"""A tournament of all bots, drawn as SVG: `python tournament.py [GAMES] [FILE]`."""

import pathlib
import sys

import sideboards

games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
file = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "tournament.svg")
tournament = sideboards.tournament(["random", "apprentice", "joiner", "master"], games=games, goals="B", seed=1)
file.write_text(tournament._repr_svg_(), encoding="utf-8")
print(tournament, "drawn in", file)
