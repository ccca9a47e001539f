"""The four games of the start page: title and accent. What a registered game is called and is about it says itself."""

from __future__ import annotations

from dataclasses import dataclass

from engine.api import GAMES, Message, msg


@dataclass(frozen=True, slots=True)
class GameListing:
    """One game as the start page shows it."""

    id: str
    title: Message
    accent: str
    """Colour of its buttons; white writing stands on it."""

    @property
    def playable(self) -> bool:
        """Is the game there already?"""
        return self.id in GAMES


_ALL = (
    GameListing(
        "underwater_cities",
        msg("window.underwater_cities_title", "Underwater Cities"),
        "#12506e",
    ),
    GameListing(
        "imperial_miners",
        msg("window.imperial_miners_title", "Imperial Miners"),
        "#734718",
    ),
    GameListing(
        "ginkgopolis",
        msg("window.ginkgopolis_title", "Ginkgopolis"),
        "#3f6b3a",
    ),
    GameListing(
        "barrage",
        msg("window.barrage_title", "Barrage"),
        "#3e5a6b",
    ),
)


def game_listings() -> tuple[GameListing, ...]:
    """The games in the order of the start page; one that nobody drew a card for stands at the end."""
    listed = [GameListing(one.id, GAMES[one.id].title, one.accent) if one.id in GAMES else one for one in _ALL]
    known = {one.id for one in _ALL}
    others = [GameListing(game.id, game.title, "#1f4f63") for game in GAMES.values() if game.id not in known]
    return (*listed, *others)


def exhibit(game: str) -> GameListing | None:
    """The card of one game."""
    return next((one for one in game_listings() if one.id == game), None)
