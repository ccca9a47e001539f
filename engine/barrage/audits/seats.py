"""Findings about the seats: boards, companies, tiles, wheels, contracts, and engineers where none may work."""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.audits.repairs import carry, fetch, frames_of, put, spare
from engine.barrage.board import STRUCTURES
from engine.barrage.contracts import MOST_OPEN, DiscardContractStep, TakeContractStep
from engine.barrage.places import MOST_SEATS
from engine.barrage.queries import (
    BUILDING,
    COMPANY,
    CONTRACTS_OF,
    CREW,
    ENGINEER,
    OFFICER,
    ROW,
    SUPPLY,
    TECH,
    WHEEL,
    WORKS,
    automa_level,
    is_automa,
    is_introductory,
    officer,
)
from engine.barrage.tiles import (
    ACTION_SPACES,
    ANTON,
    ANTON_TILE,
    BANK,
    BASIC,
    CONSTRUCTION,
    CONTRACTS,
    MAHIRI,
    OFFICER_SPACES,
    SECTIONS,
)
from engine.core.flow.finding import Finding
from engine.core.messages.message import AmountArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.table import Table


def seat_findings(table: Table) -> Iterator[Finding]:
    """Everything about the seats; only asked when the draft is over."""
    for seat in table.seats_from_first():
        yield from company_findings(table, seat)
        yield from _rows(table, seat)
        yield from _tiles(table, seat)
        yield from _wheel(table, seat)
        yield from _contracts(table, seat)
    yield from _anton(table)
    for number in range(1, MOST_SEATS + 1):
        yield from _engineers(table, number)


def _of_all(table: Table, own: dict[int, str]) -> tuple[str, ...]:
    """This place of every seat."""
    return tuple(own[seat] for seat in table.seats_from_first())


def company_findings(table: Table, seat: int) -> Iterator[Finding]:
    """Everybody has a company, and people an officer. Rules: barrage/draft, barrage/automa-level."""
    if not any(piece.kind == "company" for piece in table.places[COMPANY[seat]].pieces):
        message = msg("barrage.audit_seat_without_company", "{seat} has no company.", seat=SeatArg(seat))
        repairs = tuple(put(name, COMPANY[seat]) for name in spare(table, "company", _of_all(table, COMPANY))[:3])
        yield Finding("barrage/draft", message, (COMPANY[seat],), repairs)
    has = officer(table, seat)
    if is_automa(table, seat) and automa_level(table) < 4:
        if has:
            message = msg("barrage.audit_automa_has_officer", "{seat} plays without an officer.", seat=SeatArg(seat))
            yield Finding("barrage/automa-level", message, (has,), (put(has, "box"),))
    elif not has:
        message = msg("barrage.audit_seat_without_officer", "{seat} has no officer.", seat=SeatArg(seat))
        repairs = tuple(put(name, OFFICER[seat]) for name in spare(table, "officer", _of_all(table, OFFICER))[:3])
        yield Finding("barrage/draft", message, (OFFICER[seat],), repairs)


def _rows(table: Table, seat: int) -> Iterator[Finding]:
    """Pieces leave the board from left to right. Rules: barrage/leftmost-piece."""
    for kind in STRUCTURES:
        row = ROW[seat][kind]
        empty = [slot for slot in row if not table.places[slot].pieces]
        held = [slot for slot in row if table.places[slot].pieces]
        if empty and held and row.index(held[0]) < row.index(empty[-1]):
            piece = table.places[held[0]].pieces[-1]
            message = msg(
                "barrage.audit_leftmost_piece_still_there",
                "The leftmost piece leaves the board first: {place}.",
                place=PlaceArg(held[0]),
            )
            yield Finding("barrage/leftmost-piece", message, (piece.id, held[0]), (put(piece.id, empty[-1]),))


# ---- tiles and wheel -------------------------------------------------------------------------------------------------


def _tiles(table: Table, seat: int) -> Iterator[Finding]:
    """Basic tiles are in their owner's supply or on the wheel. Rules: barrage/technology, barrage/introductory."""
    for kind in BASIC:
        name = f"basic.{seat}.{kind}"
        place = table.pieces[name].place.id
        boxed = kind == "joker" and not is_introductory(table)
        if place != "box" if boxed else place != TECH[seat] and place not in WHEEL[seat]:
            message = msg(
                "barrage.audit_tile_does_not_belong",
                "{tile} does not belong here: {place}.",
                tile=PieceArg(name),
                place=PlaceArg(place),
            )
            rule = "barrage/introductory" if boxed else "barrage/technology"
            yield Finding(rule, message, (name, place), (put(name, "box" if boxed else TECH[seat]),))


def _anton(table: Table) -> Iterator[Finding]:
    """The special tile belongs to Anton Krylov's player, or to the box. Rules: barrage/anton."""
    owner = next((seat for seat in table.seats_from_first() if officer(table, seat) == ANTON), 0)
    place = table.pieces[ANTON_TILE].place.id
    fits = place in (TECH[owner], *WHEEL[owner]) if owner else place == "box"
    if not fits:
        message = msg(
            "barrage.audit_tile_does_not_belong",
            "{tile} does not belong here: {place}.",
            tile=PieceArg(ANTON_TILE),
            place=PlaceArg(place),
        )
        yield Finding("barrage/anton", message, (ANTON_TILE,), (put(ANTON_TILE, TECH[owner] if owner else "box"),))


def _wheel(table: Table, seat: int) -> Iterator[Finding]:
    """What comes to the open segment returns at once. Rules: barrage/wheel."""
    open_ = WHEEL[seat][0]
    message = msg(
        "barrage.audit_open_segment_not_empty", "The open segment of {seat} must be empty.", seat=SeatArg(seat)
    )
    for piece in table.places[open_].pieces:
        if piece.kind == "technology":
            yield Finding("barrage/wheel", message, (piece.id, open_), (put(piece.id, TECH[seat]),))
    for kind in ("excavator", "mixer"):
        if table.places[open_].counts.get(kind, 0):
            yield Finding("barrage/wheel", message, (open_,), (carry(table, kind, open_, SUPPLY[seat]),))


def _contracts(table: Table, seat: int) -> Iterator[Finding]:
    """No more than three open contracts, and no national one. Rules: barrage/contract-limit."""
    held = [piece.id for piece in table.places[CONTRACTS_OF[seat]].pieces if piece.id in CONTRACTS]
    for name in held:
        if CONTRACTS[name].colour == "national":
            message = msg(
                "barrage.national_contract_cannot_be_taken", "National contracts are never taken, only fulfilled."
            )
            yield Finding("barrage/national-contracts", message, (name,), (put(name, "box"),))
    busy = any(step.seat == seat for step in frames_of(table, TakeContractStep, DiscardContractStep))
    if len(held) > MOST_OPEN and not busy:
        message = msg(
            "barrage.audit_too_many_open_contracts",
            "{seat} has {have} open; the limit is three.",
            seat=SeatArg(seat),
            have=AmountArg(len(held), "contract"),
        )
        yield Finding("barrage/contract-limit", message, tuple(held), tuple(put(name, "box") for name in held[:3]))


# ---- engineers -------------------------------------------------------------------------------------------------------


def _engineers(table: Table, number: int) -> Iterator[Finding]:
    """Engineers are at home or at work where so many may be. Rules: barrage/engineers, barrage/taken-space."""
    kind = ENGINEER[number]
    home = CREW[number] if number <= table.seats else "box"
    for name in sorted(table.places):
        n = table.places[name].counts.get(kind, 0)
        if n and name != home and not may_work(table, number, name, n):
            message = msg(
                "barrage.audit_engineers_cannot_be_here",
                "{engineers} cannot be here: {place}.",
                engineers=AmountArg(n, "engineer"),
                place=PlaceArg(name),
            )
            yield Finding("barrage/engineers", message, (name,), (fetch(table, kind, name, home),))


def may_work(table: Table, number: int, name: str, n: int) -> bool:
    """May so many engineers of a seat (or of an unused company) lie in this place?"""
    counts = table.places[name].counts
    alone = not any(counts.get(ENGINEER[other], 0) for other in range(1, MOST_SEATS + 1) if other != number)
    space = ACTION_SPACES.get(name)
    if number > table.seats:
        return space is not None and space.players > table.seats and n <= space.engineers and alone
    if name == BANK:
        return True
    automa = is_automa(table, number)
    if space is not None:
        return alone and space.players <= table.seats and (automa or n == space.engineers)
    if automa:
        return name == WORKS[number] or name in (f"beside.{section}" for section in SECTIONS)
    if name in BUILDING[number]:
        at = BUILDING[number].index(name)
        filled = all(table.places[before].counts.get(ENGINEER[number], 0) for before in BUILDING[number][:at])
        return n == CONSTRUCTION[at][0] and filled
    if name.startswith(f"seat.{number}.officer_space."):
        at = int(name[-1]) - 1
        before = at == 0 or table.places[f"seat.{number}.officer_space.1"].counts.get(ENGINEER[number], 0) > 0
        return officer(table, number) == MAHIRI and n == OFFICER_SPACES[at][0] and before
    return False
