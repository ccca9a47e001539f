"""What comes of an answer on an imagined table, as far as it is known."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.flow.frame import lanes_of
from engine.core.flow.kernel import advance, run_frame
from engine.core.messages.errors import OutcomeUnknown
from engine.core.table.table import Table


class AnswerOutcome(NamedTuple):
    """What came of an answer."""

    does_something: bool
    """It moves something or leads to something; not "none of them" or "build no more"."""
    goes_on: bool
    """It is known how; else luck decides."""


def give(table: Table, lane: int, answer: Any) -> AnswerOutcome:
    """Give an answer, as far as it is known what comes of it."""
    laid, frames = table.laid_stamp, len(lanes_of(table)[lane])
    does_something = True
    try:
        run_frame(table, lane, answer)
        does_something = table.laid_stamp != laid or len(lanes_of(table)[lane]) >= frames
        advance(table)
    except OutcomeUnknown:
        table.triggered = []
        return AnswerOutcome(does_something, False)
    return AnswerOutcome(does_something, True)
