"""Bring a Barrage table into a wanted position, play on it, and read it, in a few words.

Spaces have short names: `6L`, `7P1`, `3A`. Seats of the introductory game: 1 USA, 2 Germany, 3 Italy, 4 France.
"""

from __future__ import annotations

from typing import Any

from engine.api import HistoryEntry, Pending, QuestionShape, Session, new_session
from engine.barrage.board import BY_CODE, HEADSTREAM_PLACES, SPACES
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
from engine.core.flow.frame import Frame
from engine.core.flow.kernel import advance
from engine.core.table.ops import NoteOp

USA, GERMANY, ITALY, FRANCE = 1, 2, 3, 4
NOBODY = "officer.graziano_del_monte"
"""An officer who changes nothing on a map without dams of level 3."""


def game(people: int = 4, seed: int = 1, **settings: int) -> Session:
    """A new introductory game in its first round on an empty map, everybody with an officer who changes nothing."""
    session = new_session("barrage", people, seed=seed, settings={"variant": 1, **settings})
    clear(session)
    for seat in session.table.seats_from_first():
        officer(session, seat, "")
    return session


def full(people: int = 4, seed: int = 1, **settings: int) -> Session:
    """A new full game after the draft (everybody takes the first offer)."""
    session = new_session("barrage", people, seed=seed, settings=settings)
    while session.table.count_at("state", "round") == 0:
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, session.options(pending)[0])
    return session


# ---- arranging -----------------------------------------------------------------------------------------------


def clear(session: Session) -> None:
    """Take everything off the map and the headstreams."""
    table = session.table
    for name in (*SPACES, *HEADSTREAM_PLACES):
        if table.count_at(name, "drop"):
            table.set_count(name, "drop", 0)
    for name in SPACES:
        for piece in [piece.id for piece in table.pieces_in(name)]:
            kind, owner, number = piece.split(".")
            table.move(piece, "box" if owner == "0" else f"seat.{owner}.{kind}.{number}")


def officer(session: Session, seat: int, who: str) -> None:
    """Give a seat this officer (short name); the others of the table stay."""
    table = session.table
    for piece in [piece.id for piece in table.pieces_in(f"seat.{seat}.officer")]:
        table.move(piece, "box")
    if who:
        table.move(f"officer.{who}", f"seat.{seat}.officer")


def company(session: Session, seat: int, name: str) -> None:
    """Give a seat this company; whoever had it gets the other."""
    table = session.table
    old = table.pieces_in(f"seat.{seat}.company")[0].id
    if old == f"company.{name}":
        return
    there = table.pieces[f"company.{name}"].place.id
    table.move(old, there)
    table.move(f"company.{name}", f"seat.{seat}.company")


def dam(session: Session, code: str, seat: int, level: int = 1, drops: int = 0) -> None:
    """A dam of a seat (0: neutral) with so many levels and drops."""
    table, place = session.table, BY_CODE[code]
    for kind, n in (("base", 1), ("elevation", level - 1)):
        for _ in range(n):
            table.move(_next(session, seat, kind), place)
    table.set_count(place, "drop", drops)


def conduit(session: Session, code: str, seat: int) -> None:
    """A conduit of a seat."""
    session.table.move(_next(session, seat, "conduit"), BY_CODE[code])


def house(session: Session, code: str, seat: int) -> None:
    """A powerhouse of a seat."""
    session.table.move(_next(session, seat, "powerhouse"), BY_CODE[code])


def _next(session: Session, seat: int, kind: Any) -> str:
    if not seat:
        return next(piece.id for piece in session.table.pieces_in("box") if piece.kind == kind and not piece.owner)
    piece = next_piece(session.table, seat, kind)
    assert piece is not None
    return piece


def stock(
    session: Session,
    seat: int,
    c: int | None = None,
    e: int | None = None,
    m: int | None = None,
    crew: int | None = None,
) -> None:
    """Credits, excavators, mixers and engineers of a seat."""
    table = session.table
    for kind, n in (("credit", c), ("excavator", e), ("mixer", m)):
        if n is not None:
            table.set_count(f"seat.{seat}.supply", kind, n)
    if crew is not None:
        have = engineers(table, seat)
        if have > crew:
            table.transfer(ENGINEER[seat], CREW[seat], "action.bank", have - crew)


def track(session: Session, seat: int, e: int | None = None, vp: int | None = None) -> None:
    """Energy and points of a seat."""
    for kind, n in (("energy", e), ("point", vp)):
        if n is not None:
            session.table.set_count(f"seat.{seat}.track", kind, n)


def tech(session: Session, seat: int, *tiles: str) -> None:
    """Give a seat advanced tiles (`L1_base`) or Anton's tile (`anton`)."""
    for tile in tiles:
        session.table.move(ANTON_TILE if tile == "anton" else f"tech.{tile}", f"seat.{seat}.tech")


def only_tiles(session: Session, seat: int, *tiles: str) -> None:
    """These tiles (ids) and no others are in the supply of a seat."""
    table = session.table
    for piece in [piece.id for piece in table.pieces_in(f"seat.{seat}.tech")]:
        table.move(piece, "box")
    for tile in tiles:
        table.move(tile, f"seat.{seat}.tech")


def wheel(session: Session, seat: int, segment: int, tile: str = "", e: int = 0, m: int = 0) -> None:
    """Put things on a wheel."""
    place = f"seat.{seat}.wheel.{segment}"
    if tile:
        session.table.move(tile, place)
    session.table.set_count(place, "excavator", e)
    session.table.set_count(place, "mixer", m)


def contracts(session: Session, seat: int, *codes: str) -> None:
    """These open contracts and no others lie before a seat."""
    table = session.table
    for piece in [piece.id for piece in table.pieces_in(f"seat.{seat}.contracts")]:
        table.move(piece, "box")
    for code in codes:
        table.move(f"contract.{code}", f"seat.{seat}.contracts")


def national(session: Session, *codes: str) -> None:
    """These national contracts and no others are on offer."""
    table = session.table
    for n in range(1, table.seats):
        for piece in [piece.id for piece in table.pieces_in(f"national.{n}")]:
            table.move(piece, "box")
    for n, code in enumerate(codes, 1):
        table.move(f"contract.{code}", f"national.{n}")


def drops(session: Session, letter: str, n: int) -> None:
    """So many drops wait on a headstream."""
    session.table.set_count(f"headstream.{letter}", "drop", n)


def order(session: Session, *seats: int) -> None:
    """The turn order."""
    for number, seat in enumerate(seats, 1):
        session.table.move(f"order.{seat}", f"order.{number}")


def bonus(session: Session, number: int, what: str) -> None:
    """The bonus tile of a round, and that this is the round."""
    table = session.table
    table.set_count("state", "round", number)
    for piece in [piece.id for piece in table.pieces_in(f"bonus.round.{number}")]:
        table.move(piece, "box")
    table.move(f"bonus.{what}", f"bonus.round.{number}")


# ---- playing -------------------------------------------------------------------------------------------------


def run(session: Session, *frames: Frame[Any]) -> None:
    """Let just these steps of the game happen, until somebody is asked."""
    table = session.table
    for lane, stack in enumerate(table.lanes):
        while stack:
            table.pop(lane)
    table.lane = 0
    table.push_all(frames)
    advance(table)


def turn(session: Session, seat: int) -> None:
    """It is the turn of a seat."""
    run(session, TurnStep(seat), *phases_from_water())


def asked(session: Session) -> Pending:
    """The question that is asked."""
    pending = session.first_pending()
    assert pending is not None
    return pending


def answer(session: Session, said: Any) -> HistoryEntry:
    """Give an answer that must be legal."""
    entry = session.answer(asked(session), said)
    assert isinstance(entry, HistoryEntry), [str(refusal.message) for refusal in entry]
    return entry


def go(session: Session, *said: Any) -> None:
    """Several answers, one after the other."""
    for one in said:
        answer(session, one)


def build(session: Session, seat: int, kind: str, code: str) -> None:
    """In a new turn, build this there; the first tile and the cheapest payment if asked."""
    turn(session, seat)
    answer(session, TurnAction(BY_CODE[code], kind))
    settle(session, "barrage.choose_tile", "barrage.pay_machines")


def settle(session: Session, *names: str) -> None:
    """Answer questions of these frames with the first option or the proposal."""
    while (pending := session.first_pending()) is not None and pending.frame.name in names:
        if pending.frame.shape is QuestionShape.PICK:
            answer(session, session.options(pending)[0])
        else:
            answer(session, session.default_answer(pending))


def manage(session: Session, seat: int, space: str, *said: Any) -> None:
    """In a new turn, lay engineers on a space of the management board."""
    turn(session, seat)
    go(session, TurnAction(f"action.{space}"), *said)


def refused(session: Session, said: Any) -> list[str]:
    """The rule ids by which an answer is refused; nothing may have changed."""
    before = session.table.digest()
    found = session.answer(asked(session), said)
    assert not isinstance(found, HistoryEntry), "it was taken"
    assert session.table.digest() == before
    return [refusal.rule for refusal in found]


def is_legal(session: Session, said: Any) -> bool:
    """Would this answer be taken? Listed options and objections must agree."""
    pending = asked(session)
    legal = not session.refusals(pending, said)
    if pending.frame.shape is QuestionShape.PICK:
        assert (said in session.options(pending)) == legal
    return legal


def sentences(session: Session, said: Any) -> str:
    """All sentences by which an answer is refused."""
    return " ".join(str(refusal.message) for refusal in session.refusals(asked(session), said))


# ---- reading -------------------------------------------------------------------------------------------------


def held(session: Session, code: str) -> int:
    """Drops behind a dam."""
    return session.table.count_at(BY_CODE[code], "drop")


def purse(session: Session, seat: int) -> tuple[int, int, int]:
    """Credits, excavators, mixers."""
    table = session.table
    return credits(table, seat), excavators(table, seat), mixers(table, seat)


def score(session: Session, seat: int) -> tuple[int, int]:
    """Energy and points."""
    return energy(session.table, seat), points(session.table, seat)


def number_built(session: Session, seat: int, kind: Any) -> int:
    """How many pieces of a kind are on the map."""
    return built(session.table, seat, kind)


def lies(session: Session, piece: str) -> str:
    """Where a piece lies."""
    return session.table.pieces[piece].place.id


def told(session: Session, rule: str) -> list[str]:
    """The sentences of all notes by one rule since the game began."""
    return [str(op.message) for op in session.table.journal_ops if isinstance(op, NoteOp) and op.rule == rule]
