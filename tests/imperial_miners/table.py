"""Bring an Imperial Miners table into a wanted position, play on it, and read it, in a few words.

Card codes are short (`S11`); cells are (row, x). Effects made up for a test are read from data like printed ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.api import HistoryEntry, Pending, Refusal, new_session
from engine.core.flow.kernel import advance
from engine.core.table.ops import NoteOp
from engine.imperial_miners import cards
from engine.imperial_miners.cards import flat, shipped
from engine.imperial_miners.effects import VOCABULARY
from engine.imperial_miners.grid import cell_id, cell_of
from engine.imperial_miners.queries import CHOSEN, HAND, MINES, PICKAXE, RECORD, SURFACE
from engine.imperial_miners.turn import MinePhaseStep
from tests.arranged import ArrangedSession

Cell = tuple[int, int]
DATA = shipped()
COIN2, DRAW2, PAY = 0, 1, 2
"""The effects of the surface."""
SKIP = -1
QUIET = "event.08"
"""An event that changes nothing while no mine has a half-full cart."""


class Situation(ArrangedSession):
    """A game that can be brought into any position, played in a few words, and read."""

    def event(self, code: str) -> None:
        """This is the event of the round."""
        table = self.table
        for piece in [piece.id for piece in table.pieces_in("event.now")]:
            table.move(piece, "event.past")
        table.move(code, "event.now")

    def sides(self, letters: str) -> None:
        """These sides of the research boards are up."""
        for board, letter in enumerate(letters, 1):
            self.table.flip(f"board.{board}", int(letter == "b"))

    def hand(self, seat: int, *codes: str) -> None:
        """These cards and no others are in the hand."""
        table = self.table
        for piece in [piece.id for piece in table.pieces_in(HAND[seat])]:
            table.move(piece, f"deck.{DATA.level[piece]}", 0)
        for code in codes:
            table.move(f"mine.{code}", HAND[seat])

    def mine(self, plan: Mapping[Cell, str], seat: int = 1) -> None:
        """These cards lie in the mine of a seat."""
        for (row, x), code in plan.items():
            self.table.move(f"mine.{code}", cell_id(seat, row, x))

    def on_top(self, level: int, *codes: str) -> None:
        """The next cards of a deck, the first one first."""
        for code in reversed(codes):
            self.table.move(f"mine.{code}", f"deck.{level}")

    def give(self, seat: int = 1, **amounts: int) -> None:
        """A seat has so many coins and points."""
        for kind, n in amounts.items():
            self.table.set_count(SURFACE[seat], kind, n)

    def put(self, cell: Cell, seat: int = 1, **tokens: int) -> None:
        """So many gadgets or cave-ins lie on the card of a cell."""
        for kind, n in tokens.items():
            self.table.set_count(cell_id(seat, *cell), kind, n)

    def begin(self) -> Situation:
        """The mine phase begins."""
        self.table.push(MinePhaseStep(), 0)
        advance(self.table)
        return self

    def open_with(self, frame: Any, seat: int = 1) -> Situation:
        """A single frame on the lane of a seat."""
        self.table.push(frame, seat)
        advance(self.table)
        return self

    # ---- playing -----------------------------------------------------------------------------------------------------

    def asked(self, seat: int = 1) -> Pending:
        """The question that waits for a seat."""
        found = [one for one in self.pending() if one.question.seat == seat]
        assert found, f"seat {seat} is not asked"
        return found[0]

    def asks(self, seat: int = 1) -> str:
        """The name of the frame that asks a seat, or nothing."""
        return next((one.frame.name.partition(".")[2] for one in self.pending() if one.question.seat == seat), "")

    def listed(self, seat: int = 1) -> list[Any]:
        """The options of a seat; cells are given as (row, x)."""
        return [_short(option) for option in self.options(self.asked(seat))]

    def choose(self, said: Any, seat: int = 1) -> HistoryEntry:
        """A seat answers; cells may be given as (row, x), cards by their code."""
        pending = self.asked(seat)
        given = self.answer(pending, self._long(said, seat))
        assert isinstance(given, HistoryEntry), [str(one.message) for one in given]
        return given

    def choose_all(self, *said: Any, seat: int = 1) -> None:
        """Several answers of a seat, one after the other."""
        for one in said:
            self.choose(one, seat)

    def refused(self, said: Any, seat: int = 1) -> list[str]:
        """The rules by which an answer is refused; nothing changes."""
        before = self.table.digest()
        given = self.answer(self.asked(seat), self._long(said, seat))
        assert not isinstance(given, HistoryEntry), f"{said} was taken"
        assert self.table.digest() == before
        return [_rule(one) for one in given]

    def why_not(self, grab: str, drop: str, seat: int = 1) -> list[str]:
        """The rules by which a drag is refused."""
        return [_rule(one) for one in self.explain_drag(seat, grab, drop)]

    def why_no_use(self, grab: str, seat: int = 1) -> list[str]:
        """The rules by which a thing is of no use now, wherever it would be taken."""
        return [_rule(one) for one in self.explain_grab(seat, grab)]

    def _long(self, said: Any, seat: int) -> Any:
        if isinstance(said, str) and f"mine.{said}" in self.table.pieces:
            return f"mine.{said}"
        match said:
            case (int(row), int(x)):
                return cell_id(seat, row, x)
            case tuple():
                return tuple(self._long(one, seat) for one in said)
        return said

    # ---- reading -----------------------------------------------------------------------------------------------------

    def coins(self, seat: int = 1) -> int:
        return self.table.count_at(SURFACE[seat], "coin")

    def points(self, seat: int = 1) -> int:
        return self.table.count_at(SURFACE[seat], "point")

    def tokens(self, cell: Cell, kind: str, seat: int = 1) -> int:
        return self.table.count_at(cell_id(seat, *cell), kind)

    def held(self, seat: int = 1) -> list[str]:
        """The codes of the hand, sorted."""
        return sorted(piece.id[5:] for piece in self.table.pieces_in(HAND[seat]))

    def chosen(self, seat: int = 1) -> list[str]:
        return [piece.id[5:] for piece in self.table.pieces_in(CHOSEN[seat])]

    def laid(self, seat: int = 1) -> dict[Cell, str]:
        """The mine of a seat."""
        found = {}
        for place in self.table.existing_members(MINES[seat]):
            cell = cell_of(place.id)
            if cell is not None and place.pieces:
                found[(cell.row, cell.x)] = place.pieces[-1].id[5:]
        return found

    def size(self, place: str) -> int:
        return len(self.table.pieces_in(place))

    def told(self) -> list[str]:
        """The rules of all notes written so far, without the game's name."""
        return [op.rule.partition("/")[2] for op in self.table.journal_ops if isinstance(op, NoteOp)]


def game(people: int = 1, seed: int = 1, **settings: int) -> Situation:
    """A game of which nobody has chosen a card yet: round 1, a quiet event, empty hands and mines."""
    session = Situation.of(new_session("imperial_miners", people, seed=seed, settings={"first_game": 1, **settings}))
    table = session.table
    session.lay()
    for seat in table.seats_from_first():
        session.hand(seat)
        table.set_count(SURFACE[seat], "coin", 0)
        table.set_count(SURFACE[seat], "point", 0)
        table.set_count(RECORD[seat], "progress", 0)
        table.move(PICKAXE[seat], "research.start")
    for level in (1, 2, 3):
        table.move_all(f"discard.{level}", f"deck.{level}") if table.pieces_in(f"discard.{level}") else None
    session.event(QUIET)
    table.set_count("state", "round", 1)
    session.sides("aaa")
    return session


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


def _rule(refusal: Refusal) -> str:
    assert str(refusal.message)
    return refusal.rule.partition("/")[2]


def _short(option: Any) -> Any:
    cell = cell_of(option) if isinstance(option, str) else None
    if cell is not None:
        return (cell.row, cell.x)
    return option[5:] if isinstance(option, str) and option.startswith("mine.") else option
