"""Findings while companies are picked: enough on offer for all who still pick, and a company for those who have."""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.audits.repairs import frames_of, put
from engine.barrage.audits.seats import company_findings
from engine.barrage.queries import COMPANY, OFFICER, is_automa
from engine.barrage.setup import DraftPickStep, DraftRestStep
from engine.core.flow.finding import Finding
from engine.core.messages.message import PieceArg, PlaceArg, msg
from engine.core.table.table import Table

RULE = "barrage/draft"


def is_drafting(table: Table) -> bool:
    """Are companies still being picked?"""
    return bool(frames_of(table, DraftPickStep, DraftRestStep))


def draft_findings(table: Table) -> Iterator[Finding]:
    """Everything about the draft; only asked while it lasts. One finding at a time: a repair changes the others."""
    picking = [step.seat for step in frames_of(table, DraftPickStep)]
    waiting = [seat for seat in table.seats_from_first() if seat in picking or is_automa(table, seat)]
    for seat in table.seats_from_first():
        if seat not in waiting:
            yield from company_findings(table, seat)
    found = _too_early(table, waiting) or _too_little(table, waiting, len(picking))
    if found is not None:
        yield found


def _too_early(table: Table, waiting: list[int]) -> Finding | None:
    """Whoever has not picked yet has neither company nor officer."""
    for place in (*(COMPANY[seat] for seat in waiting), *(OFFICER[seat] for seat in waiting)):
        for piece in table.places[place].pieces:
            message = msg(
                "barrage.audit_tile_does_not_belong",
                "{tile} does not belong here: {place}.",
                tile=PieceArg(piece.id),
                place=PlaceArg(place),
            )
            return Finding(RULE, message, (piece.id, place), (put(piece.id, "box"),))
    return None


def _too_little(table: Table, waiting: list[int], picks: int) -> Finding | None:
    """A company with an officer for each seat that waits for one, and a starting contract for each pick."""
    offers = [f"draft.{number}" for number in range(1, table.seats + 1)]
    held = [place for place in offers if _holds(table, place, "company")]
    if len(held) < len(waiting):
        return _lacks(table, next(place for place in offers if place not in held), "company", held)
    for place in held:
        if not _holds(table, place, "officer"):
            return _lacks(table, place, "officer", [name for name in held if _holds(table, name, "officer")])
    if len(table.places["draft.contracts"].pieces) < picks:
        return _lacks(table, "draft.contracts", "contract.starting", [])
    return None


def _holds(table: Table, place: str, kind: str) -> bool:
    return any(piece.kind == kind for piece in table.places[place].pieces)


def _lacks(table: Table, place: str, kind: str, needed: list[str]) -> Finding:
    """Something is missing in a place. What is not needed elsewhere can be laid there: out of the box first."""
    used = {place, *needed, *COMPANY, *OFFICER}
    spare = [piece for piece in table.pieces.values() if piece.kind == kind and piece.place.id not in used]
    for name in needed:
        spare.extend([piece for piece in table.places[name].pieces if piece.kind == kind][1:])
    spare.sort(key=lambda piece: (piece.place.id != "box", piece.place.id.startswith("seat."), piece.id))
    message = msg("barrage.audit_tile_missing", "A tile is missing here: {place}.", place=PlaceArg(place))
    return Finding(RULE, message, (place,), tuple(put(piece.id, place) for piece in spare[:3]))
