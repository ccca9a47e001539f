"""Marking quizzes: the engine answers them itself, so that an answer in a file cannot age."""

from __future__ import annotations

from typing import Any

from engine.core.flow.question import answer_key
from engine.core.lookahead.preview import Previewer
from engine.core.messages.errors import InvalidData
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.lessons.format import LegalQuiz, NumberQuiz, PickQuiz, Quiz, QuizDeed
from engine.lessons.goal import matches

LEGAL = "legal"


def legal_mark(session: Session, quiz: LegalQuiz) -> list[str]:
    """The rules that are against a drag; `legal` if it is an option."""
    grab, drop = quiz.deed.grab or "", quiz.deed.drop or ""
    if answer_of_deed(session, quiz.seat, quiz.deed) is not None:
        return [LEGAL]
    found = session.explain_drag(quiz.seat, grab, drop)
    return list(dict.fromkeys(refusal.rule for refusal in found)) or [LEGAL]


def number_mark(session: Session, quiz: NumberQuiz) -> int:
    """How many of a kind the answer would bring its seat, as far as that seat can know."""
    found = answer_of_deed(session, quiz.seat, quiz.deed)
    if found is None:
        raise InvalidData("the answer that a quiz is about is not possible")
    preview = Previewer(session).preview(*found)
    told = (*preview.changes, *preview.drawn)
    return sum(one.n for one in told if one.seat == quiz.seat and matches(quiz.of, one.kind))


def answer_of_deed(session: Session, seat: int, deed: QuizDeed) -> tuple[Pending, Any] | None:
    """The legal answer that a quiz names, by its key or by its drag."""
    for pending in session.pending():
        if pending.question.seat != seat:
            continue
        for answer in session.options(pending):
            if deed.key is not None:
                if answer_key(answer) == deed.key:
                    return pending, answer
                continue
            gesture = pending.frame.gesture(session.table, answer)
            if gesture is not None and (gesture.grab, gesture.drop) == (deed.grab, deed.drop):
                return pending, answer
    return None


def right_answers(session: Session, quiz: Quiz) -> frozenset[str | int]:
    """What is taken as right. Legal: `legal`, or ids of rules; pick: indexes of choices; number: so many, and what
    something costs may be said without its minus.
    """
    match quiz:
        case LegalQuiz():
            return frozenset(legal_mark(session, quiz))
        case NumberQuiz():
            number = number_mark(session, quiz)
            return frozenset((number, abs(number)))
        case PickQuiz():
            return frozenset(quiz.right)


def is_right(session: Session, quiz: Quiz, given: str | int) -> bool:
    """Is this a right answer to a quiz?"""
    return given in right_answers(session, quiz)
