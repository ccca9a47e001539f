"""What was chosen for a new game: everything a session needs to start."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from engine import api
from qtapp.session.controls import drawn_control, level_of
from qtapp.session.own_pace import own_pace


@dataclass(frozen=True, slots=True)
class NewGameRequest:
    """A game that is wanted."""

    game: api.Game
    players: tuple[api.Player, ...]
    settings: dict[str, int]
    seed: int
    first_game: bool = False
    """Do they play it for the first time? Then somebody may guide them."""
    open_hands: bool = False
    """May everybody look? Then no curtain falls between two turns."""
    levels: tuple[int, ...] = ()
    """Of the computer players, in seat order; 0: a person, or the game itself."""
    natures: tuple[str, ...] = ()
    """What the computer players like besides, in seat order."""
    phones: bool = False
    """Do people hold their hands on phones? Then the door opens at once."""

    def start(self) -> api.Session:
        """The session."""
        session = api.Session.start(self.game, self.players, self.settings, self.seed)
        natures = dict(enumerate(self.natures, 1))
        people = [player.name for player, level in zip(self.players, self.levels, strict=False) if not level]
        pace = own_pace(self.game.id, people) if api.FOLLOWING in self.levels else 0
        session.controls = {
            seat: drawn_control(level, natures.get(seat, ""), pace if level == api.FOLLOWING else 0)
            for seat, level in enumerate(self.levels, 1)
            if level
        }
        return session


def request_again(session: api.Session, open_hands: bool) -> NewGameRequest:
    """The same people in the same game once more, with the same options; only the shuffle is another."""
    levels = tuple(level_of(session, seat) for seat in range(1, len(session.players) + 1))
    seed = secrets.randbits(40)
    known = [session.controls.get(seat) for seat in range(1, len(session.players) + 1)]
    natures = tuple("" if one is None else one.nature for one in known)
    settings = dict(session.settings)
    return NewGameRequest(session.game, session.players, settings, seed, False, open_hands, levels, natures)
