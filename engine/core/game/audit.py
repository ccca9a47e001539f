"""Is this table one that play could have led to? Findings with rule ids, and repairs that are acts of free hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import lanes_of
from engine.core.messages.message import PieceArg, PlaceArg, msg, things_in
from engine.core.table.actions import MovePiece
from engine.core.table.table import Place, Table

if TYPE_CHECKING:
    from engine.core.game.game import Game


def all_findings(game: Game, table: Table) -> list[Finding]:
    """All findings of the places and of the game's own rules. Those whose rule may be broken can be waived."""
    rules = game.rules
    return [
        replace(finding, waivable=True) if finding.rule in rules and rules[finding.rule].waivable else finding
        for finding in (*_places(game, table), *game.findings(table))
    ]


def waived_note(table: Table, finding: Finding) -> None:
    """Write down that people left something as it is; only those read of a piece who have seen it."""
    eyes = table.all_viewers
    for name in {*finding.subjects, *things_in(finding.message)}:
        piece = table.pieces.get(name)
        if piece is not None and piece.back:
            eyes &= piece.seen_by
    table.note(
        msg("table.finding_left_as_it_is", "Left unchanged: {finding}", finding=finding.message),
        finding.rule,
        finding.subjects,
        eyes,
    )


def agenda_findings(table: Table) -> list[Finding]:
    """Steps of the agenda that may not stand on this table; play must then resume elsewhere."""
    return [finding for lane in lanes_of(table) for frame, _ in lane for finding in frame.state_findings(table)]


def _places(game: Game, table: Table) -> Iterator[Finding]:
    """Pieces where no piece of that kind may lie, and places that hold too many."""
    for name in sorted(table.places):
        place = table.places[name]
        for piece in place.pieces:
            if piece.kind not in place.accepts:
                message = msg(
                    "table.audit_piece_not_accepted_here",
                    "{piece} does not belong here: {place}.",
                    piece=PieceArg(piece.id),
                    place=PlaceArg(name),
                )
                yield Finding("table/accepted-kinds", message, (piece.id, name), _homes(game, table, piece.id))
        if place.capacity is not None and len(place.pieces) > place.capacity:
            yield _crowded(game, table, place, place.capacity)


def _crowded(game: Game, table: Table, place: Place, capacity: int) -> Finding:
    message = msg(
        "table.audit_place_overfull",
        "{place} holds {held}, but the limit is {max}.",
        place=PlaceArg(place.id),
        held=len(place.pieces),
        max=capacity,
    )
    strangers = [piece for piece in place.pieces if place.id not in game.storage_places(table, piece.id)]
    extra = strangers or place.pieces[capacity:]
    return Finding(
        "table/capacity",
        message,
        (place.id, *(piece.id for piece in extra[:8])),
        tuple(repair for piece in extra[:3] for repair in _homes(game, table, piece.id)[:1]),
    )


def _homes(game: Game, table: Table, piece: str) -> tuple[Repair, ...]:
    """Repairs that lay a piece where its game says it may always lie."""
    return tuple(
        Repair(
            msg("table.lay_piece_in_place", "Put {piece} here: {place}", piece=PieceArg(piece), place=PlaceArg(home)),
            (MovePiece(piece, home),),
        )
        for home in [home for home in game.storage_places(table, piece) if home != table.pieces[piece].place.id][:3]
    )
