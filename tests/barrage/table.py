"""Bring a Barrage table into a wanted position, play on it, and read it, in a few words.

Spaces have short names: `6L`, `7P1`, `3A`. Seats of the introductory game: 1 USA, 2 Germany, 3 Italy, 4 France.
"""

from __future__ import annotations

from typing import Any

from engine.api import HistoryEntry, Pending, QuestionShape, new_session
from engine.barrage.board import BY_CODE, HEADSTREAM_PLACES, SPACES, ProductionPlan
from engine.barrage.queries import (
    CREW,
    ENGINEER,
    built,
    credits,
    energy,
    engineers,
    excavators,
    mixers,
    next_piece,
    points,
)
from engine.barrage.rounds import phases_from_water
from engine.barrage.tiles import ANTON_TILE
from engine.barrage.turn import TurnAction, TurnStep
from engine.core.table.ops import NoteOp
from tests.arranged import ArrangedSession

USA, GERMANY, ITALY, FRANCE = 1, 2, 3, 4
NOBODY = "officer.graziano_del_monte"
"""An officer who changes nothing on a map without dams of level 3."""


class Situation(ArrangedSession):
    """A game that can be brought into any position, played in a few words, and read."""

    # ---- arranging -----------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Take everything off the map and the headstreams."""
        table = self.table
        for name in (*SPACES, *HEADSTREAM_PLACES):
            if table.count_at(name, "drop"):
                table.set_count(name, "drop", 0)
        for name in SPACES:
            for piece in [piece.id for piece in table.pieces_in(name)]:
                kind, owner, number = piece.split(".")
                table.move(piece, "box" if owner == "0" else f"seat.{owner}.{kind}.{number}")

    def officer(self, seat: int, who: str) -> None:
        """Give a seat this officer (short name); the others of the table stay."""
        table = self.table
        for piece in [piece.id for piece in table.pieces_in(f"seat.{seat}.officer")]:
            table.move(piece, "box")
        if who:
            table.move(f"officer.{who}", f"seat.{seat}.officer")

    def company(self, seat: int, name: str) -> None:
        """Give a seat this company; whoever had it gets the other."""
        table = self.table
        old = table.pieces_in(f"seat.{seat}.company")[0].id
        if old == f"company.{name}":
            return
        there = table.pieces[f"company.{name}"].place.id
        table.move(old, there)
        table.move(f"company.{name}", f"seat.{seat}.company")

    def dam(self, code: str, seat: int, level: int = 1, drops: int = 0) -> None:
        """A dam of a seat (0: neutral) with so many levels and drops."""
        table, place = self.table, BY_CODE[code]
        for kind, n in (("base", 1), ("elevation", level - 1)):
            for _ in range(n):
                table.move(self.next_piece(seat, kind), place)
        table.set_count(place, "drop", drops)

    def conduit(self, code: str, seat: int) -> None:
        """A conduit of a seat."""
        self.table.move(self.next_piece(seat, "conduit"), BY_CODE[code])

    def house(self, code: str, seat: int) -> None:
        """A powerhouse of a seat."""
        self.table.move(self.next_piece(seat, "powerhouse"), BY_CODE[code])

    def next_piece(self, seat: int, kind: Any) -> str:
        if not seat:
            return next(piece.id for piece in self.table.pieces_in("box") if piece.kind == kind and not piece.owner)
        piece = next_piece(self.table, seat, kind)
        assert piece is not None
        return piece

    def stock(
        self,
        seat: int,
        c: int | None = None,
        e: int | None = None,
        m: int | None = None,
        crew: int | None = None,
    ) -> None:
        """Credits, excavators, mixers and engineers of a seat."""
        table = self.table
        for kind, n in (("credit", c), ("excavator", e), ("mixer", m)):
            if n is not None:
                table.set_count(f"seat.{seat}.supply", kind, n)
        if crew is not None:
            have = engineers(table, seat)
            if have > crew:
                table.transfer(ENGINEER[seat], CREW[seat], "action.bank", have - crew)

    def track(self, seat: int, e: int | None = None, vp: int | None = None) -> None:
        """Energy and points of a seat."""
        for kind, n in (("energy", e), ("point", vp)):
            if n is not None:
                self.table.set_count(f"seat.{seat}.track", kind, n)

    def tech(self, seat: int, *tiles: str) -> None:
        """Give a seat advanced tiles (`L1_base`) or Anton's tile (`anton`)."""
        for tile in tiles:
            self.table.move(ANTON_TILE if tile == "anton" else f"tech.{tile}", f"seat.{seat}.tech")

    def only_tiles(self, seat: int, *tiles: str) -> None:
        """These tiles (ids) and no others are in the supply of a seat."""
        table = self.table
        for piece in [piece.id for piece in table.pieces_in(f"seat.{seat}.tech")]:
            table.move(piece, "box")
        for tile in tiles:
            table.move(tile, f"seat.{seat}.tech")

    def wheel(self, seat: int, segment: int, tile: str = "", e: int = 0, m: int = 0) -> None:
        """Put things on a wheel."""
        place = f"seat.{seat}.wheel.{segment}"
        if tile:
            self.table.move(tile, place)
        self.table.set_count(place, "excavator", e)
        self.table.set_count(place, "mixer", m)

    def contracts(self, seat: int, *codes: str) -> None:
        """These open contracts and no others lie before a seat."""
        table = self.table
        for piece in [piece.id for piece in table.pieces_in(f"seat.{seat}.contracts")]:
            table.move(piece, "box")
        for code in codes:
            table.move(f"contract.{code}", f"seat.{seat}.contracts")

    def national(self, *codes: str) -> None:
        """These national contracts and no others are on offer."""
        table = self.table
        for n in range(1, table.seats):
            for piece in [piece.id for piece in table.pieces_in(f"national.{n}")]:
                table.move(piece, "box")
        for n, code in enumerate(codes, 1):
            table.move(f"contract.{code}", f"national.{n}")

    def drops(self, letter: str, n: int) -> None:
        """So many drops wait on a headstream."""
        self.table.set_count(f"headstream.{letter}", "drop", n)

    def order(self, *seats: int) -> None:
        """The turn order."""
        for number, seat in enumerate(seats, 1):
            self.table.move(f"order.{seat}", f"order.{number}")

    def bonus(self, number: int, what: str) -> None:
        """The bonus tile of a round, and that this is the round."""
        table = self.table
        table.set_count("state", "round", number)
        for piece in [piece.id for piece in table.pieces_in(f"bonus.round.{number}")]:
            table.move(piece, "box")
        table.move(f"bonus.{what}", f"bonus.round.{number}")

    # ---- playing -------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """It is the turn of a seat."""
        self.lay(TurnStep(seat), *phases_from_water())

    def asked(self) -> Pending:
        """The question that is asked."""
        pending = self.first_pending()
        assert pending is not None
        return pending

    def choose(self, said: Any) -> HistoryEntry:
        """Give an answer that must be legal."""
        entry = self.answer(self.asked(), said)
        assert isinstance(entry, HistoryEntry), [str(refusal.message) for refusal in entry]
        return entry

    def go(self, *said: Any) -> None:
        """Several answers, one after the other."""
        for one in said:
            self.choose(one)

    def build(self, seat: int, kind: str, code: str) -> None:
        """In a new turn, build this there; the first tile and the cheapest payment if asked."""
        self.turn(seat)
        self.choose(TurnAction(BY_CODE[code], kind))
        self.settle("barrage.choose_tile", "barrage.pay_machines")

    def settle(self, *names: str) -> None:
        """Answer questions of these frames with the first option or the proposal."""
        while (pending := self.first_pending()) is not None and pending.frame.name in names:
            if pending.frame.shape is QuestionShape.PICK:
                self.choose(self.options(pending)[0])
            else:
                self.choose(self.default_answer(pending))

    def manage(self, seat: int, space: str, *said: Any) -> None:
        """In a new turn, lay engineers on a space of the management board."""
        self.turn(seat)
        self.go(TurnAction(f"action.{space}"), *said)

    def refused(self, said: Any) -> list[str]:
        """The rule ids by which an answer is refused; nothing may have changed."""
        before = self.table.digest()
        found = self.answer(self.asked(), said)
        assert not isinstance(found, HistoryEntry), "it was taken"
        assert self.table.digest() == before
        return [refusal.rule for refusal in found]

    def is_legal(self, said: Any) -> bool:
        """Would this answer be taken? Listed options and objections must agree."""
        pending = self.asked()
        legal = not self.refusals(pending, said)
        if pending.frame.shape is QuestionShape.PICK:
            assert (said in self.options(pending)) == legal
        return legal

    def sentences(self, said: Any) -> str:
        """All sentences by which an answer is refused."""
        return " ".join(str(refusal.message) for refusal in self.refusals(self.asked(), said))

    # ---- reading -------------------------------------------------------------------------------------------------

    def held(self, code: str) -> int:
        """Drops behind a dam."""
        return self.table.count_at(BY_CODE[code], "drop")

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Credits, excavators, mixers."""
        table = self.table
        return credits(table, seat), excavators(table, seat), mixers(table, seat)

    def score(self, seat: int) -> tuple[int, int]:
        """Energy and points."""
        return energy(self.table, seat), points(self.table, seat)

    def number_built(self, seat: int, kind: Any) -> int:
        """How many pieces of a kind are on the map."""
        return built(self.table, seat, kind)

    def told(self, rule: str) -> list[str]:
        """The sentences of all notes by one rule since the game began."""
        return [str(op.message) for op in self.table.journal_ops if isinstance(op, NoteOp) and op.rule == rule]


def game(people: int = 4, seed: int = 1, **settings: int) -> Situation:
    """A new introductory game in its first round on an empty map, everybody with an officer who changes nothing."""
    session = Situation.of(new_session("barrage", people, seed=seed, settings={"variant": 1, **settings}))
    session.clear()
    for seat in session.table.seats_from_first():
        session.officer(seat, "")
    return session


def full(people: int = 4, seed: int = 1, **settings: int) -> Situation:
    """A new full game after the draft (everybody takes the first offer)."""
    session = Situation.of(new_session("barrage", people, seed=seed, settings=settings))
    while session.table.count_at("state", "round") == 0:
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, session.options(pending)[0])
    return session


def deed(kind: str, code: str) -> TurnAction:
    """The answer that builds something on a space."""
    return TurnAction(BY_CODE[code], kind)


def made(dam_code: str, pipe: str, house_code: str, n: int) -> ProductionPlan:
    """The answer that sends so many drops from a dam to a powerhouse."""
    return ProductionPlan(BY_CODE[dam_code], BY_CODE[pipe], BY_CODE[house_code], n)
