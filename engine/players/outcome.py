"""What comes of an answer on an imagined table, as far as it is known."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.flow.frame import lanes_of
from engine.core.flow.kernel import advance
from engine.core.flow.run_frame import run_frame
from engine.core.messages.errors import OutcomeUnknown
from engine.core.table.ops.counts import CountOp
from engine.core.table.ops.steps import NoteOp, PopOp, PushOp
from engine.core.table.table import Table


class AnswerOutcome(NamedTuple):
    """What came of an answer."""

    does_something: bool
    """It moves something or leads to something; not "none of them" or "build no more"."""
    goes_on: bool
    """It is known how; else luck decides."""
    is_blind: bool = False
    """Luck decides before anything else has come of it: a card is drawn, say, and nobody knows which."""


def give(table: Table, lane: int, answer: Any) -> AnswerOutcome:
    """Give an answer, as far as it is known what comes of it."""
    mark, frames = table.checkpoint(), len(lanes_of(table)[lane])
    does_something = True
    try:
        run_frame(table, lane, answer)
        does_something = len(lanes_of(table)[lane]) >= frames or _moves_something(table, mark)
        advance(table)
    except OutcomeUnknown:
        table.triggered = []
        return AnswerOutcome(does_something, False, not _moves_something(table, mark))
    return AnswerOutcome(does_something, True)


def _moves_something(table: Table, mark: int) -> bool:
    """Has more been done since then than to mark something, such as that a card had its turn?"""
    return any(
        not isinstance(op, (PushOp, PopOp, NoteOp))
        and not (isinstance(op, CountOp) and table.count_defs[op.kind].is_marker)
        for op in table.ops_since(mark)
    )
