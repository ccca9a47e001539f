"""Questions that nobody needs to be asked: one answer only, or one that nobody would want otherwise.

What reveals a piece, depends on chance, passes or throws something away is always left to the person.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.flow.facet import UsualWhen
from engine.core.flow.kernel import submit
from engine.core.flow.question import QuestionShape
from engine.core.lookahead.preview import AnswerPreview, Previewer
from engine.core.messages.errors import OutcomeUnknown
from engine.core.session.questions import Pending
from engine.core.session.session import Session


class ObviousAnswer(NamedTuple):
    """An answer that can be given without asking, and whether there were others."""

    answer: Any
    is_only_one: bool


def obvious_answer(session: Session, pending: Pending, previews: Previewer) -> ObviousAnswer | None:
    """What can be answered without asking; None: the seat is asked."""
    table, step = session.table, pending.frame
    found: ObviousAnswer | None = None
    if step.shape is QuestionShape.PICK:
        options = session.options(pending)
        if len(options) == 1:
            found = ObviousAnswer(options[0], True)
    else:
        options = []
    if found is None:
        usual = step.usual_answer(table)
        if usual is not None and not session.refusals(pending, usual.answer):
            told = previews.preview(pending, usual.answer)
            if _holds(usual.when, told, [previews.preview(pending, other) for other in options]):
                found = ObviousAnswer(usual.answer, False)
    if found is None or step.forfeits(table, found.answer) or reveals(session, pending, found.answer):
        return None
    return found


def _holds(when: UsualWhen, told: AnswerPreview, all_told: list[AnswerPreview]) -> bool:
    match when:
        case UsualWhen.SAME:
            return all(other == told for other in all_told)
        case UsualWhen.FREE:
            return not any(change.n < 0 and change.seat == told.seat for change in told.changes)
    return True


def reveals(session: Session, pending: Pending, answer: Any) -> bool:
    """Would anybody come to see a piece by this answer, or does chance decide something before the next question?"""
    table = session.table
    with table.trial(pending.question.seat):
        mark = table.checkpoint()
        try:
            submit(table, pending.lane, answer)
        except OutcomeUnknown:
            return True
        return any(new and piece.back for op in table.ops_since(mark) for piece, new in op.reveals())
