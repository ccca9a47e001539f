"""The games that can be played. A new game adds its line here."""

from __future__ import annotations

from engine.barrage import BARRAGE
from engine.core.game.game import Game
from engine.ginkgopolis import GINKGOPOLIS
from engine.imperial_miners import IMPERIAL_MINERS
from engine.underwater_cities import UNDERWATER_CITIES

GAMES: dict[str, Game] = {game.id: game for game in (GINKGOPOLIS, IMPERIAL_MINERS, BARRAGE, UNDERWATER_CITIES)}


def extra(*games: Game) -> None:
    """Further games that do not come with the program, for those who try something out (tests do).

    To be called before anything else asks for games: what the window reads of them is read once.
    """
    for game in games:
        if GAMES.setdefault(game.id, game) is not game:
            raise ValueError(f"there is already a game called {game.id}")


def find_game(game: str) -> Game | None:
    """The game of an id."""
    return GAMES.get(game)
