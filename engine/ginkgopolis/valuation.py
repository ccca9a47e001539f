"""How good a table is for a seat, for those who look ahead; and what they may suppose behind the other screens."""

from __future__ import annotations

from typing import Any

from engine.core.flow.frame import Frame
from engine.core.flow.kernel import advance
from engine.core.messages.errors import OutcomeUnknown
from engine.core.messages.message import Message, msg
from engine.core.table.chance import RandomStream
from engine.core.table.table import COMMON, Table
from engine.core.table.view import SeatView
from engine.ginkgopolis.actions import ActStep
from engine.ginkgopolis.cards import BONUS, NUMBER
from engine.ginkgopolis.gains import GiveTilesStep
from engine.ginkgopolis.places import KEPT, SCREEN, TILES
from engine.ginkgopolis.queries import committed, resources
from engine.ginkgopolis.scoring import points_so_far

_RESOURCE, _TILE, _BONUS = 0.9, 0.7, 1.6
_STILL_BUILT = 4
"""So many tiles somebody with enough resources may still build after the supply was empty."""


def value(table: Table, seat: int) -> float:
    """The score as it stands plus what is in stock; a commitment is tried out first."""
    card, _ = committed(table, seat)
    if card is None:
        return _standing(table, seat)
    with table.trial(seat):
        for lane, stack in enumerate(table.lanes):
            while stack:
                table.pop(lane)
        try:
            table.push(ActStep(seat), COMMON)
            advance(table)
        except OutcomeUnknown:
            table.triggered = []
        return _standing(table, seat)


def _standing(table: Table, seat: int) -> float:
    kept = sum(piece.id in BONUS for piece in table.pieces_in(KEPT[seat]))
    totals = points_so_far(table)
    mine = totals[seat - 1]
    best = max((total for other, total in enumerate(totals, 1) if other != seat), default=0)
    stock = _RESOURCE * resources(table, seat) + _TILE * len(table.pieces_in(TILES[seat]))
    return mine - 0.3 * best + stock + _BONUS * kept


def quick_answer(table: Table, seat: int, step: Frame[Any], listed: list[Any]) -> Any:
    """Of the tiles that may be given back for points all but those that can still be built, the highest; None: any
    other question is a decision of its own.
    """
    if not isinstance(step, GiveTilesStep):
        return None
    tiles = sorted(step.items(table), key=lambda one: (NUMBER[one], one))
    kept = min(_STILL_BUILT, resources(table, seat))
    return tuple(sorted(tiles[: max(0, len(tiles) - kept)]))


def aspects(table: Table, seat: int) -> tuple[tuple[Message, float], ...]:
    """What a table is worth besides score and stock."""
    kept = sum(piece.id in BONUS for piece in table.pieces_in(f"seat.{seat}.kept"))
    return ((msg("ginkgopolis.aspect_permanent_bonuses", "Permanent bonuses"), _BONUS * kept),)


def imagine(table: Table, view: SeatView, dice: RandomStream) -> None:
    """Share out what others hide: their resources lie behind the screen or in the supply; points are guessed by the
    round.
    """
    for number in range(1, 6):
        kind = f"resource.{number}"
        seen = sum(place.counts.get(kind, 0) for place in view.places.values())
        if number <= table.seats and number != view.viewer:
            home = SCREEN[number]
            table.place(home).counts[kind] = max(0, 25 - seen)
            table.place(home).counts["point"] = 2 + dice.randrange(6)
    spare = [piece for piece in table.pieces.values() if piece.kind == "tile" and piece not in piece.place.pieces]
    others = [seat for seat in range(1, table.seats + 1) if seat != view.viewer]
    for at, piece in enumerate(spare):
        home = TILES[others[at % len(others)]] if others else "box"
        place = table.place(home)
        place.pieces.append(piece)
        piece.place = place
        piece.face = 1
        piece.seen_by = place.viewers
