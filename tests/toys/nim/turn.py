"""Set-up and turns: one question, asked until the heaps are empty."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.actions import SetCount
from engine.core.table.table import Table
from tests.toys.nim.places import HEAPS, LAST, MATCH, heaps, taken


class Take(NamedTuple):
    """So many matches of one heap."""

    heap: str
    matches: int


@frame("nim.setup")
class SetupStep(Frame[None]):
    """The heaps lie there already. Rules: nim/turn."""

    def resolve(self, table: Table, answer: None) -> None:
        table.note(msg("nim.heaps_lie_ready", "The heaps lie ready."), "nim/turn", tuple(HEAPS))
        table.push(TurnStep(1))


@frame("nim.turn")
class TurnStep(Frame[Take]):
    """A seat takes matches from one heap. Rules: nim/turn, nim/end."""

    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("nim.how_many_matches", "Which heap, and how many matches?"))

    def candidates(self, table: Table) -> list[Take]:
        return [Take(heap, n) for heap, held in heaps(table).items() for n in range(1, held + 1)]

    def broken_rules(self, table: Table, answer: Take) -> Iterator[Refusal]:
        if answer.heap not in HEAPS:
            yield Refusal("nim/turn", msg("nim.not_a_heap", "Matches are taken from a heap."))
        elif not 1 <= answer.matches <= table.count_at(answer.heap, MATCH):
            held = AmountArg(table.count_at(answer.heap, MATCH), MATCH)
            message = msg("nim.not_so_many", "{heap} has {held}; take at least one.", heap=_heap(answer), held=held)
            yield Refusal("nim/turn", message, (answer.heap,))

    def resolve(self, table: Table, answer: Take | None) -> None:
        assert answer is not None
        table.transfer(MATCH, answer.heap, taken(self.seat), answer.matches)
        table.set_count("state", LAST, self.seat)
        message = msg(
            "nim.seat_takes_matches",
            "{seat} takes {amount}: {heap}.",
            seat=SeatArg(self.seat),
            amount=AmountArg(answer.matches, MATCH),
            heap=_heap(answer),
        )
        table.note(message, "nim/turn", (answer.heap, taken(self.seat)))
        if any(heaps(table).values()):
            table.push(TurnStep(self.seat % table.seats + 1))
        else:
            table.note(msg("nim.seat_wins", "{seat} took the last match.", seat=SeatArg(self.seat)), "nim/end")

    def label(self, table: Table, answer: Take) -> Message:
        amount = AmountArg(answer.matches, MATCH)
        return msg("nim.option_take", "Take {amount}: {heap}", amount=amount, heap=_heap(answer))

    def gesture(self, table: Table, answer: Take) -> Gesture | None:
        return Gesture(f"{answer.heap}#{MATCH}", taken(self.seat))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not any(heaps(table).values()):
            richest = max(table.seats_from_first(), key=lambda seat: table.count_at(taken(seat), MATCH))
            back = SetCount("heap.1", MATCH, 1, taken(richest))
            label = msg("nim.put_one_match_back", "Put one match back")
            message = msg("nim.audit_nothing_to_take", "{seat} has nothing to take.", seat=SeatArg(self.seat))
            yield Finding("nim/end", message, tuple(HEAPS), (Repair(label, (back,)),))


def _heap(answer: Take) -> PlaceArg:
    return PlaceArg(answer.heap)
