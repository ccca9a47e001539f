"""Bring a Ginkgopolis table into a wanted position, play on it, and read it, in a few words.

Codes are short: tiles and building cards `R4`, urbanization cards and markers `A`, characters `C06`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.api import HistoryEntry, Pending, Session, new_session
from engine.core.table.ops import NoteOp
from engine.ginkgopolis.queries import cell_id, points, resources, supply
from engine.ginkgopolis.turn import Commitment

Cell = tuple[int, int]
Stack = str | tuple[str, int]
"""Tiles from the ground up, `"R1 R9"`, and whose resources stand on them (0: nobody's)."""


def game(people: int = 2, seed: int = 1, **settings: int) -> Session:
    """A new game in its first round, seat 1 first, with ready sets unless told otherwise."""
    if people > 1:
        settings = {"first": 1, **settings}
    return new_session("ginkgopolis", people, seed=seed, settings=settings)


# ---- arranging -----------------------------------------------------------------------------------------------


def city(session: Session, plan: Mapping[Cell, Stack], *, sites: tuple[Cell, ...] = ()) -> None:
    """Clear the city and build this one. Cards of top tiles lie in the discard pile, those of building sites in the
    reserve; so deal hands after this. Markers stay: move them with `markers` first.
    """
    table = session.table
    for place in table.existing_members("city."):
        for seat in table.seats_from_first():
            table.transfer(f"resource.{seat}", place.id, f"seat.{seat}.supply", place.counts.get(f"resource.{seat}", 0))
        table.set_count(place.id, "site", 0)
        for piece in [piece.id for piece in place.pieces if piece.kind == "tile"]:
            table.move(piece, "tiles", 0)
            table.move(f"card.{piece[5:]}", "reserve")
    for cell, stack in plan.items():
        codes, owner = stack if isinstance(stack, tuple) else (stack, 0)
        name = cell_id(*cell)
        assert not table.pieces_in(name), f"a marker lies on {name}"
        for code in codes.split():
            table.move(f"tile.{code}", name)
        if owner:
            table.transfer(f"resource.{owner}", f"seat.{owner}.supply", name, len(codes.split()))
        if cell in sites:
            table.set_count(name, "site", 1)
        else:
            table.move(f"card.{codes.split()[-1]}", "discard")


def markers(session: Session, plan: Mapping[str, Cell]) -> None:
    """Lay these markers on these cells."""
    for letter, cell in plan.items():
        session.table.move(f"marker.{letter}", cell_id(*cell))


def hand(session: Session, seat: int, *codes: str) -> None:
    """These cards and no others are in the hand."""
    _only(session, f"seat.{seat}.hand", [f"card.{code}" for code in codes], "discard")


def tiles(session: Session, seat: int, *codes: str) -> None:
    """These tiles and no others are behind the screen."""
    _only(session, f"seat.{seat}.tiles", [f"tile.{code}" for code in codes], "tiles")


def kept(session: Session, seat: int, *codes: str) -> None:
    """These characters and building cards and no others lie in front of the seat."""
    table = session.table
    for piece in [piece.id for piece in table.pieces_in(f"seat.{seat}.kept")]:
        table.move(piece, "box" if piece.startswith("character.") else "reserve")
    for code in codes:
        table.move(f"character.{code}" if code[0] == "C" and len(code) == 3 else f"card.{code}", f"seat.{seat}.kept")


def stock(session: Session, seat: int, resources: int = 0, points: int = 0) -> None:
    """So many resources and success points are behind the screen; the rest of the colour is in the supply."""
    table, screen = session.table, f"seat.{seat}.screen"
    kind = f"resource.{seat}"
    table.transfer(kind, screen, f"seat.{seat}.supply", table.count_at(screen, kind))
    table.transfer(kind, f"seat.{seat}.supply", screen, resources)
    table.set_count(screen, "point", points)


def supply_of(session: Session, seat: int, n: int) -> None:
    """So many resources are left in the general supply; the others are out of the way."""
    table, pile = session.table, f"seat.{seat}.supply"
    kind = f"resource.{seat}"
    table.transfer(kind, pile, "box", table.count_at(pile, kind))
    table.transfer(kind, "box", pile, n)


def tokens_of(session: Session, seat: int, n: int) -> None:
    """So many new-hand tokens are left."""
    table, place = session.table, f"seat.{seat}.tokens"
    table.transfer("hand_token", place, "box", table.count_at(place, "hand_token"))
    table.transfer("hand_token", "box", place, n)


def deck(session: Session, *codes: str) -> None:
    """The deck holds just these cards, the first of them on top; the others are discarded."""
    _only(session, "deck", [f"card.{code}" for code in reversed(codes)], "discard")


def pile(session: Session, *codes: str) -> None:
    """The supply of tiles holds just these, the first of them on top; the others are in the box."""
    _only(session, "tiles", [f"tile.{code}" for code in reversed(codes)], "box")


def hal(session: Session, code: str) -> None:
    """Hal's card for this round."""
    _only(session, "seat.2.commit", [f"card.{code}"], "discard")


def _only(session: Session, place: str, wanted: list[str], elsewhere: str) -> None:
    table = session.table
    for piece in [piece.id for piece in table.pieces_in(place)]:
        table.move(piece, elsewhere)
    for piece in wanted:
        table.move(piece, place)


# ---- playing -------------------------------------------------------------------------------------------------


def asked(session: Session, seat: int) -> Pending:
    """The question that a seat is asked."""
    return next(one for one in session.pending() if one.question.seat == seat)


def answer(session: Session, seat: int, said: Any) -> HistoryEntry:
    """Give an answer that must be legal."""
    entry = session.answer(asked(session, seat), said)
    assert isinstance(entry, HistoryEntry), [str(refusal.message) for refusal in entry]
    return entry


def choice(card: str, tile: str = "") -> Commitment:
    """The choice of a card, alone or with a tile."""
    return Commitment(f"card.{card}", f"tile.{tile}" if tile else "")


def commit(session: Session, seat: int, card: str, tile: str = "") -> HistoryEntry:
    """Choose a card, alone or with a tile."""
    return answer(session, seat, choice(card, tile))


def refused(session: Session, seat: int, said: Any) -> list[str]:
    """The rule ids by which an answer is refused; nothing may have changed."""
    before = session.table.digest()
    found = session.answer(asked(session, seat), said)
    assert not isinstance(found, HistoryEntry), "it was taken"
    assert session.table.digest() == before
    return [refusal.rule for refusal in found]


def sentence(session: Session, seat: int, said: Any) -> str:
    """All sentences by which an answer is refused."""
    return " ".join(str(refusal.message) for refusal in session.refusals(asked(session, seat), said))


def why_not(session: Session, seat: int, grab: str, drop: str) -> list[str]:
    """The rule ids by which a drag is refused."""
    return [refusal.rule for refusal in session.explain_drag(seat, grab, drop)]


# ---- reading -------------------------------------------------------------------------------------------------


def screen(session: Session, seat: int) -> tuple[int, int, int]:
    """Resources, tiles and success points behind a screen."""
    table = session.table
    return resources(table, seat), len(table.pieces_in(f"seat.{seat}.tiles")), points(table, seat)


def supply_left(session: Session, seat: int) -> int:
    """Resources of a colour in the general supply."""
    return supply(session.table, seat)


def lies(session: Session, piece: str) -> str:
    """Where a piece lies."""
    return session.table.pieces[piece].place.id


def on(session: Session, cell: Cell) -> dict[str, int]:
    """What is counted on a cell."""
    return {kind: n for kind, n in session.table.place(cell_id(*cell)).counts.items() if n}


def codes_in(session: Session, place: str) -> list[str]:
    """The codes of what lies in a place, bottom first."""
    return [piece.id.partition(".")[2] for piece in session.table.pieces_in(place)]


def notes(session: Session, rule: str) -> list[NoteOp]:
    """All notes by one rule since the game began."""
    return [op for op in session.table.journal_ops if isinstance(op, NoteOp) and op.rule == rule]


def told(session: Session, rule: str) -> list[str]:
    """The same as sentences."""
    return [str(note.message) for note in notes(session, rule)]
