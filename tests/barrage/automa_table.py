"""A table with Automas, arranged in a few words."""

from __future__ import annotations

from engine.api import new_session
from engine.barrage.board import SPACES, STRUCTURES
from engine.barrage.rounds import engineers_home
from engine.barrage.stock import turn_wheel
from tests.barrage.table import Situation

ME, AUTOMA = 1, 2


def duel(level: int = 1, seed: int = 1, automas: int = 1) -> Situation:
    """One person against Automas, after the draft, on an empty map."""
    session = Situation.of(new_session("barrage", 1, seed=seed, settings={"level": level, "automas": automas}))
    pending = session.first_pending()
    assert pending is not None
    session.choose(session.options(pending)[0])
    afresh(session)
    return session


def afresh(session: Situation) -> None:
    """Nobody has done anything yet, and the map is empty."""
    table = session.table
    session.clear()
    for seat in table.seats_from_first():
        engineers_home(table, seat)
        turn_wheel(table, seat, 6, f"seat.{seat}.wheel.0")
        session.stock(seat, e=6, m=4)
        session.track(seat, e=0, vp=16)
        session.only_tiles(seat, *(f"basic.{seat}.{kind}" for kind in STRUCTURES))


def criteria(session: Situation, tile: int) -> None:
    """This tile shows its criteria."""
    session.table.move(f"automa.{tile}", "automa.criteria")


def codes(names: list[str]) -> set[str]:
    return {SPACES[name].code for name in names}
