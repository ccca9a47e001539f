"""Questions that nobody needs to be asked: one answer only, or one that nobody would want otherwise.

What reveals a piece, depends on chance, passes or throws something away is always left to the person.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.flow.facet import UsualAnswer, UsualWhen
from engine.core.flow.kernel import submit
from engine.core.flow.question import QuestionShape
from engine.core.lookahead.path import LookaheadPath
from engine.core.lookahead.preview import AnswerPreview, Previewer
from engine.core.messages.errors import OutcomeUnknown
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.table.table import COMMON
from engine.core.table.view import SeatView


class ObviousAnswer(NamedTuple):
    """An answer that can be given without asking, and whether there were others."""

    answer: Any
    is_only_one: bool


def obvious_answer(session: Session, pending: Pending, previews: Previewer) -> ObviousAnswer | None:
    """What can be answered without asking; None: the seat is asked."""
    table, step = session.table, pending.frame
    found: ObviousAnswer | None = None
    usual: UsualAnswer | None = None
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
            if _holds(usual.when, told, (previews.preview(pending, other) for other in options)):
                found = ObviousAnswer(usual.answer, False)
    if found is None or step.forfeits(table, found.answer):
        return None
    # What the seats choose at the same time is laid open by the last of them, though not by its own steps.
    far = pending.lane != COMMON or (usual is not None and usual.when is UsualWhen.WHILE_OPEN and not found.is_only_one)
    return None if reveals(session, pending, found.answer, far) else found


def obvious_steps(session: Session, pending: Pending, previews: Previewer, seen: SeatView) -> Iterator[None]:
    """Tries, answer by answer, what decides whether a question answers itself: after that `obvious_answer` is quick.

    `seen`: what the seat that is asked sees.
    """
    step = pending.frame
    options = session.options(pending) if step.shape is QuestionShape.PICK else []
    usual = step.usual_answer(session.table) if len(options) != 1 else None
    if usual is None or session.refusals(pending, usual.answer):
        return
    previews.imagine(pending, seen)
    yield
    told = previews.preview(pending, usual.answer)
    yield
    for other in options if usual.when is UsualWhen.SAME else ():
        if previews.preview(pending, other) != told:
            return
        yield


def _holds(when: UsualWhen, told: AnswerPreview, all_told: Iterator[AnswerPreview]) -> bool:
    """`all_told`: what every answer would bring. To try them all is dear, and seldom wanted."""
    match when:
        case UsualWhen.SAME:
            return all(other == told for other in all_told)
        case UsualWhen.FREE:
            return not any(change.n < 0 and change.seat == told.seat for change in told.changes)
    return True


def reveals(session: Session, pending: Pending, answer: Any, far: bool) -> bool:
    """Would anybody come to see a piece by this answer, or does chance come in?

    Its own steps are followed, or all that happens before the next question (`far`).
    """
    table, seat = session.table, pending.question.seat
    with table.trial(seat):
        mark = table.checkpoint()
        if far:
            try:
                submit(table, pending.lane, answer)
            except OutcomeUnknown:
                return True
        else:
            way = LookaheadPath(table, pending.lane, seat)
            way.run(answer)
            if way.luck:
                return True
        return any(new and piece.back for op in table.ops_since(mark) for piece, new in op.reveals())
