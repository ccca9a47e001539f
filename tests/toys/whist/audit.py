"""What of a table does not agree with the rules of Whist, and where play may resume."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import Frame, lanes_of
from engine.core.game.game import ResumePoint
from engine.core.messages.message import SeatArg, msg
from engine.core.table.actions import DealPieces, SetCount
from engine.core.table.table import Table
from tests.toys.whist.places import ROUND, ROUNDS, hand, played
from tests.toys.whist.setup import DealStep
from tests.toys.whist.trick import TrickStep


def findings(table: Table) -> Iterator[Finding]:
    """As many rounds as there are, and equal hands."""
    deals = sum(isinstance(step, DealStep) for lane in lanes_of(table) for step, _ in lane)
    if table.count_at("state", ROUND) + deals > ROUNDS:
        label = msg("whist.set_round", "This is round {number}", number=ROUNDS - deals)
        message = msg("whist.audit_too_many_rounds", "There are only %n round(s).", ROUNDS)
        back = SetCount("state", ROUND, ROUNDS - deals)
        yield Finding("whist/deal", message, ("state",), (Repair(label, (back,)),))
    held = {seat: len(table.pieces_in(hand(seat))) + _has_played(table, seat) for seat in table.seats_from_first()}
    fewest = min(held.values())
    for seat, n in held.items():
        if n > fewest and table.pieces_in(hand(seat)):
            message = msg("whist.audit_too_many_cards", "{seat} has too many cards.", seat=SeatArg(seat))
            away = DealPieces(hand(seat), "deck", min(n - fewest, len(table.pieces_in(hand(seat)))))
            label = msg("whist.return_cards", "Put them into the deck")
            yield Finding("whist/equal-hands", message, (hand(seat),), (Repair(label, (away,)),))


def _has_played(table: Table, seat: int) -> int:
    return min(1, len(table.pieces_in(played(seat))))


def resume_points(table: Table) -> list[ResumePoint]:
    """A new deal, or a trick that any seat leads; the rounds after it follow."""
    number = table.count_at("state", ROUND)
    later: tuple[Frame[None], ...] = (DealStep(),) * max(0, ROUNDS - number)
    again = later or (DealStep(),)
    points = [ResumePoint("deal", msg("whist.deal_a_round", "Deal a round"), again)]
    return points + [
        ResumePoint(
            f"trick.{seat}",
            msg("whist.seat_leads", "{seat} leads a trick", seat=SeatArg(seat)),
            (TrickStep(seat), *later),
        )
        for seat in table.seats_from_first()
    ]


def storage_places(table: Table, piece: str) -> tuple[str, ...]:
    """Where a card may always lie."""
    return ("deck", "discard")
