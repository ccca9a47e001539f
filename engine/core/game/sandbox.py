"""Performing actions of free hands.

An action is checked only for being possible at all (the piece and the place exist); no rule of a game speaks here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from engine.core.flow.question import to_plain_data
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import AmountArg, NounArg, PieceArg, PlaceArg, doer, msg
from engine.core.messages.rules import Refusal
from engine.core.table.actions import (
    MAX_COUNT,
    DealPieces,
    FlipPiece,
    MovePiece,
    ResumeAt,
    RevealPiece,
    RotatePiece,
    SetCount,
    ShufflePlace,
    TableAction,
)
from engine.core.table.table import COMMON, Table

if TYPE_CHECKING:
    from engine.core.game.game import Game

_ACTS: TypeAdapter[TableAction] = TypeAdapter(Annotated[TableAction, Field(discriminator="do")])


def act_from_json(raw: object) -> TableAction:
    """Read an act from outside."""
    try:
        return _ACTS.validate_python(raw)
    except ValidationError as error:
        raise InvalidData("an act of free hands is of no known kind") from error


def act_to_json(act: TableAction) -> Any:
    """The stored form of an act."""
    return to_plain_data(act)


def why_impossible(game: Game, table: Table, act: TableAction) -> Refusal | None:
    """Why an act is not possible at all; None: hands can do it."""
    match act:
        case MovePiece(piece, place, to):
            there = to is None or 0 <= to <= MAX_COUNT
            return _unknown_piece(table, piece) or _unknown_place(table, place) or (None if there else _NO_NUMBER)
        case FlipPiece(piece, face):
            return _unknown_piece(table, piece) or (None if face in (0, 1) else _NO_NUMBER)
        case RotatePiece(piece, quarters):
            return _unknown_piece(table, piece) or (None if 0 <= quarters <= 3 else _NO_NUMBER)
        case RevealPiece(piece, seat):
            return _unknown_piece(table, piece) or (None if 0 <= seat <= table.seats else _NO_NUMBER)
        case ShufflePlace(place):
            known = f"draws.{place}" in table.count_defs
            return _unknown_place(table, place) or (None if known else _cannot_shuffle(place))
        case DealPieces(source, target, n):
            return (
                _unknown_place(table, source)
                or _unknown_place(table, target)
                or (None if 0 <= n <= len(table.pieces_in(source)) else _NO_NUMBER)
            )
        case ResumeAt(point):
            known = any(point == offered.id for offered in game.resume_points(table))
            return (
                None
                if known
                else Refusal("table/resume-point", msg("table.not_a_resume_point", "Play cannot resume at this point."))
            )
        case SetCount():
            return _count_hindrance(table, act)


_NO_NUMBER = Refusal(
    "table/possible-number", msg("table.number_not_possible_here", "This number is not possible here.")
)


def _unknown_piece(table: Table, piece: str) -> Refusal | None:
    return (
        None
        if piece in table.pieces
        else Refusal("table/known-piece", msg("table.no_such_piece", "There is no such piece."))
    )


def _unknown_place(table: Table, place: str) -> Refusal | None:
    return (
        None
        if table.has_place(place)
        else Refusal("table/known-place", msg("table.no_such_place", "There is no such place."))
    )


def _cannot_shuffle(place: str) -> Refusal:
    message = msg("table.place_not_shufflable", "{place} is not shuffled.", place=PlaceArg(place))
    return Refusal("table/shuffled-places", message, (place,))


def _count_hindrance(table: Table, act: SetCount) -> Refusal | None:
    unknown = _unknown_place(table, act.place)
    if unknown is not None:
        return unknown
    definition = table.count_defs.get(act.kind)
    if definition is None or not act.place.startswith(definition.places):
        return Refusal("table/countable", msg("table.not_countable_here", "This cannot be counted here."), (act.place,))
    if not max(definition.minimum, -MAX_COUNT) <= act.n <= MAX_COUNT:
        return _NO_NUMBER
    if definition.is_limited:
        unknown = _unknown_place(table, act.other)
        if unknown is not None:
            return unknown
        more = act.n - table.count_at(act.place, act.kind)
        may_lie = act.other.startswith(definition.places) or act.other == "box"  # what came from the box can go back
        if more < 0 and not may_lie:
            return Refusal(
                "table/countable", msg("table.not_countable_here", "This cannot be counted here."), (act.other,)
            )
        if act.other == act.place or more > table.count_at(act.other, act.kind):
            have, place = AmountArg(table.count_at(act.other, act.kind), act.kind), PlaceArg(act.other)
            message = msg("table.place_holds_too_few", "{place} holds only {have}.", place=place, have=have)
            if not have.n:
                none = NounArg(act.kind)
                message = msg("table.place_holds_none", "{place} holds no {what}.", place=place, what=none)
            return Refusal("table/finite", message, (act.other,))
    return None


def perform(game: Game, table: Table, act: TableAction, seat: int) -> None:
    """Perform a possible act and write down what the hands did."""
    rule = "table/free-hands"
    who = doer(seat)
    match act:
        case MovePiece(piece, place, to):
            origin = table.pieces[piece].place
            room = len(table.place(place).pieces) - (origin.id == place)
            table.move(piece, place, None if to is None or to >= room else to)
            message = msg(
                "table.seat_moves_piece",
                "{seat} moves {piece}: {from} → {to}.",
                seat=who,
                piece=PieceArg(piece),
                **{"from": PlaceArg(origin.id), "to": PlaceArg(place)},
            )
            table.note(message, rule, (piece, place), eyes=table.pieces[piece].seen_by)
        case FlipPiece(piece, face):
            table.flip(piece, face)
            message = msg("table.seat_flips_piece", "{seat} turns over {piece}.", seat=who, piece=PieceArg(piece))
            table.note(message, rule, (piece,), eyes=table.pieces[piece].seen_by)
        case RotatePiece(piece, quarters):
            table.rotate(piece, quarters)
            message = msg("table.seat_rotates_piece", "{seat} turns {piece}.", seat=who, piece=PieceArg(piece))
            table.note(message, rule, (piece,), eyes=table.pieces[piece].seen_by)
        case RevealPiece(piece, other):
            table.show(piece, 1 << other if other else table.all_viewers)
            message = msg("table.seat_shows_piece", "{seat} shows {piece}.", seat=who, piece=PieceArg(piece))
            table.note(message, rule, (piece,), eyes=table.pieces[piece].seen_by)
        case ShufflePlace(place):
            table.shuffle(place)
            table.note(
                msg("table.seat_shuffles_place", "{seat} shuffles: {place}.", seat=who, place=PlaceArg(place)),
                rule,
                (place,),
            )
        case DealPieces(source, target, n):
            for piece in [piece.id for piece in table.pieces_in(source)[len(table.pieces_in(source)) - n :]][::-1]:
                table.move(piece, target)
            message = msg(
                "table.seat_deals_pieces",
                "{seat} deals %n piece(s): {from} → {to}.",
                n,
                seat=who,
                **{"from": PlaceArg(source), "to": PlaceArg(target)},
            )
            table.note(message, rule, (source, target))
        case SetCount(place, kind, n, other):
            if table.count_defs[kind].is_limited:
                more = n - table.count_at(place, kind)
                source, target = (other, place) if more >= 0 else (place, other)
                table.transfer(kind, source, target, abs(more))
            else:
                table.set_count(place, kind, n)
            message = msg(
                "table.seat_sets_count",
                "{seat} sets {what} to {number}: {place}.",
                seat=who,
                what=NounArg(kind),
                place=PlaceArg(place),
                number=n,
            )
            owner = table.place(place)
            table.note(message, rule, (place,), eyes=owner.viewers or table.all_viewers)
        case ResumeAt(point):
            _resume(game, table, point)


def _resume(game: Game, table: Table, point: str) -> None:
    """Clear the agenda and lay the frames of a resume point."""
    offered = next(p for p in game.resume_points(table) if p.id == point)
    for lane, stack in enumerate(table.lanes):
        while stack:
            table.pop(lane)
    table.lane = COMMON
    table.push_all(offered.frames)
    table.note(
        msg("table.play_resumes_at_point", "Play continues: {point}.", point=offered.label), "table/resume-point"
    )
