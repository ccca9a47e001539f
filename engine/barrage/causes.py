"""What brought an amount, where no piece and no place says it: so much energy, so many goods, a row of the board."""

from __future__ import annotations

from engine.barrage.queries import COMPANY, SUPPLY, energy, own_dams
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, SeatArg, msg
from engine.core.table.ops import NoteOp
from engine.core.table.table import Table


def cause_in_words(table: Table, note: NoteOp) -> Message | None:
    """What a note came from; everything here lies in the open."""
    seat = next((arg.seat for _, arg in note.message.args if isinstance(arg, SeatArg)), 0)
    if not 1 <= seat <= table.seats:
        return None
    match note.rule.rpartition("/")[2]:
        case "leaders" | "track-credits":
            return msg("barrage.cause_energy", "{energy}", energy=AmountArg(energy(table, seat), "energy"))
        case "final-stock":
            counts = table.places[SUPPLY[seat]].counts
            goods = sum(counts.get(kind, 0) for kind in ("credit", "excavator", "mixer"))
            return msg("barrage.cause_goods", "%n credit(s) and machine(s)", goods)
        case "final-water":
            drops = sum(dam.drops for dam in own_dams(table, seat))
            return msg("barrage.cause_water", "{drops}", drops=AmountArg(drops, "drop"))
        case "start-items":
            return _card(table, COMPANY[seat])
        case "automa-credits":
            return _card(table, "automa.action")
        case "income":
            return _row(note.subjects[0]) if note.subjects else None
    return None


def _card(table: Table, place: str) -> Message | None:
    """The card or tile on top."""
    top = table.top_piece(place)
    return None if top is None else msg("barrage.cause_card", "{piece}", piece=PieceArg(top.id))


def _row(income: str) -> Message | None:
    """`income.USA.base.2`: the piece that has uncovered it."""
    words = income.split(".")
    if len(words) != 4 or not words[3].isdigit():
        return None
    return msg("barrage.own_structure", "{piece} {number}", piece=NounArg(words[2]), number=int(words[3]))
