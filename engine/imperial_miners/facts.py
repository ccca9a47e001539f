"""What is printed on the pieces of Imperial Miners, as icons and facts, and what follows from how cards lie.

A window draws from these; it reads no sentence and knows no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.core.messages.icons import IconRows
from engine.core.messages.teaching import IconMeaning, things
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from engine.imperial_miners.cards import EDGES, LEVELS, LONGEST, NONE, MinersCards, data_of, is_shipped
from engine.imperial_miners.effects import icon_row
from engine.imperial_miners.mines import LaidCard, free_cells, joints_among, mines_among
from engine.imperial_miners.queries import SURFACE, acted_in, factions_among, side_of
from engine.imperial_miners.teaching import HALF_CART

Facts: TypeAlias = dict[str, int | str]
_LOADS = ("none", "empty", "loaded")
"""In the order of NONE, EMPTY, LOADED."""


def piece_icons(table: Table, piece: str) -> IconRows:
    """A row for each effect; of a research board one for each space from the lowest on, empty if it gives nothing."""
    data = data_of(table)
    if piece.startswith("board."):
        side = side_of(table, int(piece[6:]))
        spaces = (data.effects.get(f"board.{side.id}.{space}") for space in range(side.top + 1))
        return tuple(icon_row(effects[0]) if effects else () for effects in spaces)
    source = "surface" if piece.startswith("surface.") else piece
    return tuple(icon_row(effect) for effect in data.effects.get(source, ()))


def piece_signs(table: Table, piece: str) -> tuple[IconMeaning, ...]:
    """Whose emblems a card of a mine bears, and what half a cart at its edge is good for."""
    card = data_of(table).mine.get(piece)
    if card is None:
        return ()
    return (*things(card.factions), *((HALF_CART,) if any(half != NONE for half in card.edges) else ()))


def piece_facts(table: Table, piece: str) -> Facts:
    """What is printed besides.

    Of a mine card `level`, `cost`, `faction.1` …, `cart.L` … (empty or loaded) and `house` (it comes with the program);
    of an event its `kind`; of a research board the `longest` it could be; of a surface and a pickaxe the `seat`.
    """
    data = data_of(table)
    if piece in data.mine:
        card = data.mine[piece]
        factions = {f"faction.{at}": faction for at, faction in enumerate(card.factions, 1)}
        carts = {f"cart.{edge}": _LOADS[half] for edge, half in zip(EDGES, card.edges, strict=True) if half != NONE}
        return {"level": card.level, "cost": card.cost, "house": int(is_shipped(data, piece)), **factions, **carts}
    if piece in data.events:
        return {"kind": data.events[piece].kind}
    kind, _, number = piece.partition(".")
    return {"longest": LONGEST} if kind == "board" else {"seat": int(number)}


def view_facts(data: MinersCards, view: SeatView) -> Mapping[str, Facts]:
    """What follows from how things lie, by place.

    Of a card in a mine `acted` (this round) and, where a half cart has met another, `joined.L` …: the place of their
    joint; of that the loads of its `first` (left or upper) and `second` half and whether it is `full`; of a place where
    the next card would touch another `free`; of a surface its numbers of `full_cart` and of `kinds` of factions.
    """
    found: dict[str, Facts] = {}
    mines = mines_among(view.places, data.level)
    state = view.places.get("state")
    now = state.counts.get("round", 0) if state is not None else 0
    for seat in range(1, view.seats + 1):
        laid = mines.get(seat, [])
        for place, _ in laid:
            found[place] = {"acted": int(now > 0 and acted_in(now, view.places[place].counts))}
        full = _carts(data, view, laid, found)
        for level in LEVELS:
            found.update(
                {cell: {"free": 1} for cell in free_cells(view.places, laid, data.level, seat, level, holes=0)}
            )
        found[SURFACE[seat]] = {"full_cart": full, "kinds": factions_among(data.bits, laid)}
    return found


def _carts(data: MinersCards, view: SeatView, laid: list[LaidCard], found: dict[str, Facts]) -> int:
    """The facts of the carts of a mine; how many of them are full."""
    joints = joints_among(view.places, laid, data.carts)
    for joint in joints:
        loads = {"first": _LOADS[joint.first.load], "second": _LOADS[joint.second.load]}
        found[joint.place] = {**loads, "full": int(joint.full)}
        for half in (joint.first, joint.second):
            found[half.place][f"joined.{EDGES[half.edge]}"] = joint.place
    return sum(joint.full for joint in joints)
