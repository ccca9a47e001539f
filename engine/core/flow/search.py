"""Can the obligations of a lane still be met? One line of answers after the other is tried.

What has been shown is believed, and nothing else: a search that ends before it has found a line counts as one that
found none. (A preview may search only so far, and believes what it can no longer look at.)
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from engine.core.flow.frame import BoundedObligation, Frame, lanes_of
from engine.core.flow.run_frame import run_frame
from engine.core.messages.errors import OutcomeUnknown
from engine.core.table.table import Table

PATIENCE = 2000
"""How many positions a search looks at."""
_SHORT = 60
"""So many are looked at without remembering them: most searches are over by then."""


class Search:
    """Searches from one moment of a table, for one answer after the other; what is lost is remembered for all."""

    __slots__ = ("_lane", "_left", "_lost", "_mark", "_table")

    def __init__(self, table: Table, lane: int) -> None:
        self._table = table
        self._lane = lane
        self._mark = table.checkpoint()
        self._left = PATIENCE
        self._lost: dict[Hashable, str] = {}
        """The positions from which no line leads on, each with the rule that fails there."""

    def blocked_by(self, answer: Any) -> str | None:
        """The rule of an obligation that this answer to the question on top would make impossible, or None."""
        table, lane = self._table, self._lane
        step = lanes_of(table)[lane][-1][0]
        question = step.question(table)
        with table.trial(question.seat if question else 0, search=True):
            try:
                run_frame(table, lane, answer)
                return self.dead_end()
            except OutcomeUnknown:
                return None

    def dead_end(self) -> str | None:
        """None if some line of answers meets all obligations of the lane, else the rule of the one that fails."""
        self._left = PATIENCE
        return self._position()

    def _position(self) -> str | None:
        table, lane = self._table, self._lane
        table.search_left -= 1
        if table.search_left < 0:
            return None
        stack = lanes_of(table)[lane]
        while has_obligation(table, lane):
            step = stack[-1][0]
            question = None if step.never_asks else step.question(table)
            if step.is_met_by_answer and ends_by_answer(table, lane):
                if question is None:
                    return None
                object_to = step.broken_rules
                met = any(next(object_to(table, answer), None) is None for answer in step.search_answers(table))
                return None if met else step.obligation
            if question is not None:
                break
            run_frame(table, lane, None)
        else:
            return None
        if not step.obligation:
            at = next(at for at in range(len(stack) - 2, -1, -1) if stack[at][0].obligation)
            due = stack[at][0]
            if isinstance(due, BoundedObligation) and due.is_out_of_reach(table, [one for one, _ in stack[at + 1 :]]):
                return due.obligation
        if PATIENCE - self._left < _SHORT:
            return self._lines(step, question.seat)
        here = (tuple([tuple([one for one, _ in each]) for each in table.lanes]), table.changes_since(self._mark))
        known = self._lost.get(here)
        if known is None:
            known = self._lines(step, question.seat)
            if known is not None and self._left >= 0:
                self._lost[here] = known
        return known

    def _lines(self, step: Frame[Any], seat: int) -> str | None:
        """The same for a position that asks: each answer is tried, until one leads on."""
        table, lane = self._table, self._lane
        obligations: list[str] = [one.obligation for one, _ in lanes_of(table)[lane][::-1] if one.obligation]
        furthest = 0
        # What is legal by the way it is listed need not be looked at again; a frame's own selection is.
        sure = step.candidates_are_legal and type(step).search_answers is Frame.search_answers
        for answer in step.search_answers(table):
            self._left -= 1
            if self._left < 0:
                break
            if not sure and next(step.broken_rules(table, answer), None) is not None:
                continue
            with table.trial(seat, search=True):
                try:
                    run_frame(table, lane, answer)
                    failing = self._position()
                except OutcomeUnknown:
                    return None
            if failing is None:
                return None
            if failing in obligations:
                furthest = max(furthest, obligations.index(failing))  # those before it could be met
        return obligations[furthest]


def has_obligation(table: Table, lane: int) -> bool:
    """Does an obligation lie in this lane? (Asked twice an answer: a loop is cheaper than a generator.)"""
    for step, _ in lanes_of(table)[lane]:  # noqa: SIM110
        if step.obligation:
            return True
    return False


def ends_by_answer(table: Table, lane: int) -> bool:
    """Is the only obligation of this lane the question on top of it, met by whatever is answered?"""
    stack = lanes_of(table)[lane]
    if not stack[-1][0].is_met_by_answer:
        return False
    for at in range(len(stack) - 1):  # noqa: SIM110  # as above
        if stack[at][0].obligation:
            return False
    return True


def can_meet_obligations(table: Table, lane: int, seat: int) -> bool:
    """Is there a line of answers by which every obligation of a lane, as it lies now, is met?"""
    with table.trial(seat, search=True):
        try:
            return Search(table, lane).dead_end() is None
        except OutcomeUnknown:
            return True
