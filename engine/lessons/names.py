"""Every name in a lesson must exist, and no goal may look where the pupil cannot: checked when a file is read."""

from __future__ import annotations

from engine.core.flow.frame import answer_fields, frame_kinds
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import HOLE
from engine.core.messages.stored import english_source, is_known_message
from engine.core.session.session import Session
from engine.core.table.view import place_view
from engine.lessons.format import AnyStep, LegalQuiz, Lesson, NumberQuiz, PickQuiz, Quiz, QuizTask, TryTask, goals_of
from engine.lessons.goal import (
    AnswerFact,
    AskedFact,
    CountFact,
    FindingFact,
    Goal,
    NoteFact,
    PiecesFact,
    ScoreFact,
    check_size,
    is_firm,
    matches,
    needs_until,
    walk_goal,
)


def check_names(session: Session, lesson: Lesson, step: AnyStep) -> None:
    """Refuse a step that names what is not there; the session stands where it begins."""
    try:
        _check_spots(session, step)
        _check_rules(session, step.rules)
        if isinstance(step, TryTask):
            _check_try(session, step)
        if isinstance(step, QuizTask):
            _check_quiz(session, step)
            _check_wrong(step)
        viewer = step.seat if isinstance(step, TryTask) else lesson.viewer
        for goal in goals_of(step):
            check_size(goal)
            for part in walk_goal(goal):
                _check_fact(session, part, viewer, alone=not isinstance(step, TryTask) or step.others == "bots")
    except InvalidData as error:
        raise InvalidData(f"{step.id}: {error}") from error


def _check_spots(session: Session, step: AnyStep) -> None:
    spots = [*step.spot]
    if isinstance(step, TryTask):
        spots += [spot for hint in step.hints for spot in hint.spot]
    for spot in spots:
        if not is_on_table(session, spot):
            raise InvalidData(f"{spot} is neither a piece nor a place")


def is_on_table(session: Session, spot: str) -> bool:
    """Is it a piece, a place, a seat (`seat.N`) or something counted at a place (`place#kind`)?"""
    name, _, kind = spot.partition("#")
    table = session.table
    if kind and kind not in table.count_defs:
        return False
    seats = {f"seat.{seat}" for seat in range(1, table.seats + 1)}
    return name in table.pieces or name in seats or table.has_place(name)


def _check_rules(session: Session, rules: tuple[str, ...]) -> None:
    for rule in rules:
        if rule not in session.game.rules:
            raise InvalidData(f"there is no rule {rule}")


def _check_seat(session: Session, seat: int) -> None:
    if not 1 <= seat <= session.table.seats:
        raise InvalidData(f"there is no seat {seat}")


def _check_try(session: Session, step: TryTask) -> None:
    _check_seat(session, step.seat)
    if step.until is None:
        if needs_until(step.goal):
            raise InvalidData("a goal about the table needs `until`: when is it looked at?")
        if not all(is_firm(slip.if_) for slip in step.slips):
            raise InvalidData("without `until` a mistake must be a fact that stays")


def _check_quiz(session: Session, step: QuizTask) -> None:
    match step.quiz:
        case PickQuiz(choices=choices, right=right):
            if max(right) >= len(choices):
                raise InvalidData("the right choice is not offered")
        case LegalQuiz() as quiz:
            _check_seat(session, quiz.seat)
            if quiz.deed.key is not None:
                raise InvalidData("whether something is legal is asked about a drag")
            _check_rules(session, tuple(choice for choice in quiz.choices if choice != "legal"))
            if quiz.expect not in quiz.choices or len(set(quiz.choices)) != len(quiz.choices):
                raise InvalidData("the right choice is not offered once")
            _check_drag(session, quiz)
        case NumberQuiz() as quiz:
            _check_seat(session, quiz.seat)
            kinds = {*session.table.count_defs, *(piece.kind for piece in session.table.pieces.values())}
            kinds |= {kind.rpartition(".")[0] for kind in kinds}  # previews tell "resource" for one of any colour
            if not any(matches(quiz.of, kind) for kind in kinds):
                raise InvalidData(f"nothing is counted as {quiz.of}")
            if quiz.deed.grab is not None:
                _check_drag(session, quiz)


def _check_wrong(step: QuizTask) -> None:
    """Words against an answer that is not offered, or is right, would never be said."""
    told = [one.choice for one in step.wrong]
    if len(set(told)) < len(told) or not all(_is_wrong(step.quiz, one) for one in told):
        raise InvalidData("it has words against an answer that is right, not offered, or told twice")


def _is_wrong(quiz: Quiz, choice: int | str) -> bool:
    """Can this be given as an answer, and is it none that the file takes as right?"""
    match quiz:
        case PickQuiz():
            return choice in range(len(quiz.choices)) and choice not in quiz.right
        case LegalQuiz():
            return choice in quiz.choices and choice != quiz.expect
        case NumberQuiz():
            return isinstance(choice, int) and abs(choice) != abs(quiz.expect)


def _check_drag(session: Session, quiz: LegalQuiz | NumberQuiz) -> None:
    for name in (quiz.deed.grab, quiz.deed.drop):
        if name is None or not is_on_table(session, name):
            raise InvalidData(f"{name} is neither a piece nor a place")


def _holes(says: str | None) -> set[str]:
    """The arguments that a message has by its wording; nothing is told by just any message."""
    return set() if says is None else {hole[1] for hole in HOLE.finditer(english_source(says))}


def _check_fact(session: Session, fact: Goal, viewer: int, alone: bool) -> None:
    table = session.table
    match fact:
        case NoteFact() | FindingFact() if fact.rule is not None and fact.rule not in session.game.rules:
            raise InvalidData(f"there is no rule {fact.rule}")
        case NoteFact() if fact.says is not None and not is_known_message(fact.says):
            raise InvalidData(f"there is no message {fact.says}")
        case NoteFact() if fact.told and not fact.told.keys() <= _holes(fact.says):
            raise InvalidData(f"{fact.says or 'any message'} has no {sorted(fact.told.keys() - _holes(fact.says))}")
        case AskedFact() | AnswerFact() if fact.frame is not None and fact.frame not in frame_kinds():
            raise InvalidData(f"there is no step {fact.frame}")
        case AnswerFact():
            if fact.frame is not None and not fact.given.keys() <= answer_fields(fact.frame):
                raise InvalidData(
                    f"answers to {fact.frame} have no {sorted(fact.given.keys() - answer_fields(fact.frame))}"
                )
            if alone and fact.seat not in (None, viewer):
                raise InvalidData("a goal looks at the answers of somebody else")
        case CountFact() | PiecesFact():
            if "*" not in fact.at:
                if not table.has_place(fact.at):
                    raise InvalidData(f"there is no place {fact.at}")
                if place_view(table.place(fact.at), 1 << viewer).is_hidden:
                    raise InvalidData(f"a goal looks where the pupil cannot: {fact.at}")
            if isinstance(fact, CountFact) and not any(matches(fact.kind, kind) for kind in table.count_defs):
                raise InvalidData(f"nothing is counted as {fact.kind}")
        case ScoreFact():
            _check_seat(session, fact.seat)
            if fact.seat != viewer:
                raise InvalidData("a goal looks at the score of somebody else")
            if fact.line is not None and not is_known_message(fact.line):
                raise InvalidData(f"there is no line {fact.line}")
