"""What brought an amount, where no piece and no place says it."""

from __future__ import annotations

from engine.core.messages.message import AmountArg, Message, msg
from engine.core.table.ops import NoteOp
from engine.core.table.table import Table


def cause_in_words(table: Table, note: NoteOp) -> Message | None:
    """How many cities went hungry; the end of a track; the marks of a board."""
    match note.rule.rpartition("/")[2]:
        case "feeding" if note.message.n:
            return msg("underwater_cities.cause_hungry_cities", "{cities}", cities=AmountArg(note.message.n, "city"))
        case "federation":
            return msg("underwater_cities.cause_end_of_track", "end of the track")
        case "features":
            return msg("underwater_cities.cause_marks", "own board")
    return None
