"""The art of single games: only what the shared board cannot draw. A game without an entry is drawn plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from qtapp.board.paint.context import BoardContext
    from qtapp.board.scene.gameart import GameArt


def find_art(game: str, desk: BoardContext) -> GameArt:
    """The art of a game."""
    from qtapp.board.scene.gameart import GameArt

    match game:
        case "barrage":
            from qtapp.games.barrage import BarrageArt

            return BarrageArt(desk)
        case "ginkgopolis":
            from qtapp.games.ginkgopolis import GinkgopolisArt

            return GinkgopolisArt(desk)
        case "imperial_miners":
            from qtapp.games.imperial_miners import MinersArt

            return MinersArt(desk)
        case "underwater_cities":
            from qtapp.games.underwater_cities import UnderwaterArt

            return UnderwaterArt(desk)
    return GameArt(desk)
