"""The card game Sideboards for research. docs/LABORATORY.md in the repository describes all of it."""

from ._native import (
    Bot,
    Box,
    BoxError,
    Game,
    IllegalDecision,
    Score,
    SideboardsError,
    Tournament,
    View,
    __version__,
    hint,
    review,
    score,
    solve,
    tournament,
)
from .batch import Batch, to_planes

__all__ = [
    "Batch",
    "Bot",
    "Box",
    "BoxError",
    "Game",
    "IllegalDecision",
    "Score",
    "SideboardsError",
    "Tournament",
    "View",
    "__version__",
    "hint",
    "review",
    "score",
    "solve",
    "to_planes",
    "tournament",
]


def _register() -> None:
    """Registers the solo environment where Gymnasium is installed; nothing of it is imported before it is made."""
    try:
        from gymnasium.envs.registration import register, registry
    except ImportError:
        return
    if "Sideboards-v0" not in registry:
        register(
            id="Sideboards-v0",
            entry_point="sideboards.gymnasium:SoloEnv",
            vector_entry_point="sideboards.gymnasium:SoloVectorEnv",
        )


_register()
