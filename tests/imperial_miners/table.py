"""Bring an Imperial Miners table into a wanted position, play on it, and read it, in a few words.

Card codes are short (`S11`); cells are (row, x). Effects made up for a test are read from data like printed ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.api import HistoryEntry, Pending, Refusal, Session, new_session
from engine.core.flow.kernel import advance
from engine.core.table.ops import NoteOp
from engine.imperial_miners import cards
from engine.imperial_miners.cards import flat, shipped
from engine.imperial_miners.effects import VOCABULARY
from engine.imperial_miners.grid import cell_id, cell_of
from engine.imperial_miners.queries import CHOSEN, HAND, MINES, PICKAXE, RECORD, SURFACE
from engine.imperial_miners.turn import MinePhaseStep

Cell = tuple[int, int]
DATA = shipped()
COIN2, DRAW2, PAY = 0, 1, 2
"""The effects of the surface."""
SKIP = -1
QUIET = "event.08"
"""An event that changes nothing while no mine has a half-full cart."""


def game(people: int = 1, seed: int = 1, **settings: int) -> Session:
    """A game of which nobody has chosen a card yet: round 1, a quiet event, empty hands and mines."""
    session = new_session("imperial_miners", people, seed=seed, settings={"first_game": 1, **settings})
    table = session.table
    for lane, stack in enumerate(table.lanes):
        while stack:
            table.pop(lane)
    for seat in table.seats_from_first():
        hand(session, seat)
        table.set_count(SURFACE[seat], "coin", 0)
        table.set_count(SURFACE[seat], "point", 0)
        table.set_count(RECORD[seat], "progress", 0)
        table.move(PICKAXE[seat], "research.start")
    for level in (1, 2, 3):
        table.move_all(f"discard.{level}", f"deck.{level}") if table.pieces_in(f"discard.{level}") else None
    event(session, QUIET)
    table.set_count("state", "round", 1)
    sides(session, "aaa")
    return session


def event(session: Session, code: str) -> None:
    """This is the event of the round."""
    table = session.table
    for piece in [piece.id for piece in table.pieces_in("event.now")]:
        table.move(piece, "event.past")
    table.move(code, "event.now")


def sides(session: Session, letters: str) -> None:
    """These sides of the research boards are up."""
    for board, letter in enumerate(letters, 1):
        session.table.flip(f"board.{board}", int(letter == "b"))


def hand(session: Session, seat: int, *codes: str) -> None:
    """These cards and no others are in the hand."""
    table = session.table
    for piece in [piece.id for piece in table.pieces_in(HAND[seat])]:
        table.move(piece, f"deck.{DATA.level[piece]}", 0)
    for code in codes:
        table.move(f"mine.{code}", HAND[seat])


def mine(session: Session, plan: Mapping[Cell, str], seat: int = 1) -> None:
    """These cards lie in the mine of a seat."""
    for (row, x), code in plan.items():
        session.table.move(f"mine.{code}", cell_id(seat, row, x))


def on_top(session: Session, level: int, *codes: str) -> None:
    """The next cards of a deck, the first one first."""
    for code in reversed(codes):
        session.table.move(f"mine.{code}", f"deck.{level}")


def says(monkeypatch: pytest.MonkeyPatch, code: str, *effects: Any) -> None:
    """For this test a card (or `event.01`, `board.1a.3`) has these effects."""
    source = code if code in DATA.effects else f"mine.{code}"
    read = []
    for effect in effects:
        mistakes: list[Any] = []
        word = VOCABULARY.read(effect, code, "", mistakes)
        assert word is not None, mistakes
        read.append(flat(word))
    monkeypatch.setitem(DATA.effects, source, tuple(read))
    if source in DATA.events:
        monkeypatch.delitem(DATA.modifiers, source, raising=False)


def edges(monkeypatch: pytest.MonkeyPatch, code: str, **halves: str) -> None:
    """For this test a card has these half carts: `L="loaded", TR="empty"`."""
    value = {"loaded": cards.LOADED, "empty": cards.EMPTY}
    made = tuple(value[halves[edge]] if edge in halves else cards.NONE for edge in cards.EDGES)
    monkeypatch.setitem(DATA.carts, f"mine.{code}", made)


def give(session: Session, seat: int = 1, **amounts: int) -> None:
    """A seat has so many coins and points."""
    for kind, n in amounts.items():
        session.table.set_count(SURFACE[seat], kind, n)


def put(session: Session, cell: Cell, seat: int = 1, **tokens: int) -> None:
    """So many gadgets or cave-ins lie on the card of a cell."""
    for kind, n in tokens.items():
        session.table.set_count(cell_id(seat, *cell), kind, n)


def begin(session: Session) -> Session:
    """The mine phase begins."""
    session.table.push(MinePhaseStep(), 0)
    advance(session.table)
    return session


def start(session: Session, frame: Any, seat: int = 1) -> Session:
    """A single frame on the lane of a seat."""
    session.table.push(frame, seat)
    advance(session.table)
    return session


# ---- playing -----------------------------------------------------------------------------------------------------


def asked(session: Session, seat: int = 1) -> Pending:
    """The question that waits for a seat."""
    found = [one for one in session.pending() if one.question.seat == seat]
    assert found, f"seat {seat} is not asked"
    return found[0]


def asks(session: Session, seat: int = 1) -> str:
    """The name of the frame that asks a seat, or nothing."""
    return next((one.frame.name.partition(".")[2] for one in session.pending() if one.question.seat == seat), "")


def listed(session: Session, seat: int = 1) -> list[Any]:
    """The options of a seat; cells are given as (row, x)."""
    return [_short(option) for option in session.options(asked(session, seat))]


def answer(session: Session, said: Any, seat: int = 1) -> HistoryEntry:
    """A seat answers; cells may be given as (row, x), cards by their code."""
    pending = asked(session, seat)
    given = session.answer(pending, _long(session, said, seat))
    assert isinstance(given, HistoryEntry), [str(one.message) for one in given]
    return given


def answers(session: Session, *said: Any, seat: int = 1) -> None:
    """Several answers of a seat, one after the other."""
    for one in said:
        answer(session, one, seat)


def refused(session: Session, said: Any, seat: int = 1) -> list[str]:
    """The rules by which an answer is refused; nothing changes."""
    before = session.table.digest()
    given = session.answer(asked(session, seat), _long(session, said, seat))
    assert not isinstance(given, HistoryEntry), f"{said} was taken"
    assert session.table.digest() == before
    return [_rule(one) for one in given]


def why_not(session: Session, grab: str, drop: str, seat: int = 1) -> list[str]:
    """The rules by which a drag is refused."""
    return [_rule(one) for one in session.explain_drag(seat, grab, drop)]


def why_no_use(session: Session, grab: str, seat: int = 1) -> list[str]:
    """The rules by which a thing is of no use now, wherever it would be taken."""
    return [_rule(one) for one in session.explain_grab(seat, grab)]


def _rule(refusal: Refusal) -> str:
    assert str(refusal.message)
    return refusal.rule.partition("/")[2]


def _long(session: Session, said: Any, seat: int) -> Any:
    if isinstance(said, str) and f"mine.{said}" in session.table.pieces:
        return f"mine.{said}"
    match said:
        case (int(row), int(x)):
            return cell_id(seat, row, x)
        case tuple():
            return tuple(_long(session, one, seat) for one in said)
    return said


def _short(option: Any) -> Any:
    cell = cell_of(option) if isinstance(option, str) else None
    if cell is not None:
        return (cell.row, cell.x)
    return option[5:] if isinstance(option, str) and option.startswith("mine.") else option


# ---- reading -----------------------------------------------------------------------------------------------------


def coins(session: Session, seat: int = 1) -> int:
    return session.table.count_at(SURFACE[seat], "coin")


def points(session: Session, seat: int = 1) -> int:
    return session.table.count_at(SURFACE[seat], "point")


def tokens(session: Session, cell: Cell, kind: str, seat: int = 1) -> int:
    return session.table.count_at(cell_id(seat, *cell), kind)


def held(session: Session, seat: int = 1) -> list[str]:
    """The codes of the hand, sorted."""
    return sorted(piece.id[5:] for piece in session.table.pieces_in(HAND[seat]))


def chosen(session: Session, seat: int = 1) -> list[str]:
    return [piece.id[5:] for piece in session.table.pieces_in(CHOSEN[seat])]


def laid(session: Session, seat: int = 1) -> dict[Cell, str]:
    """The mine of a seat."""
    found = {}
    for place in session.table.existing_members(MINES[seat]):
        cell = cell_of(place.id)
        if cell is not None and place.pieces:
            found[(cell.row, cell.x)] = place.pieces[-1].id[5:]
    return found


def size(session: Session, place: str) -> int:
    return len(session.table.pieces_in(place))


def told(session: Session) -> list[str]:
    """The rules of all notes written so far, without the game's name."""
    return [op.rule.partition("/")[2] for op in session.table.journal_ops if isinstance(op, NoteOp)]
