"""The art of single games: only what the shared board cannot draw. A game without a package here is drawn plainly."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from qtapp.board.paint.context import ArtContext
from qtapp.board.scene.gameart import GameArt


def find_art(game_id: str, art_context: ArtContext) -> GameArt:
    """The art of a game: `ART` of the package of its name."""
    package = f"{__name__}.{game_id}"
    art: type[GameArt] = import_module(package).ART if find_spec(package) is not None else GameArt
    return art(art_context)
