"""A lesson's own check: solutions are reached, failures are not and get words, quizzes mark as their file says."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.messages.errors import InvalidData
from engine.lessons.attempt import Attempt, AttemptState, Outcome
from engine.lessons.book import LessonBook
from engine.lessons.format import FreeTask, LegalQuiz, NumberQuiz, QuizTask, TryTask
from engine.lessons.goal import Verdict
from engine.lessons.judge import GoalWindow
from engine.lessons.mark import legal_mark, number_mark


def lesson_faults(book: LessonBook) -> list[str]:
    """Everything that is wrong with a lesson besides what reading it refuses; a shipped one has nothing."""
    return [f"{step.id}: {fault}" for step in book.lesson.steps for fault in step_faults(book, step.id)]


def step_faults(book: LessonBook, step_id: str) -> list[str]:
    """What is wrong with one step. A task of an older program is offered only if there is nothing."""
    match book.lesson.step(step_id):
        case TryTask() as task:
            return list(_try_faults(book, task))
        case FreeTask() as free if free.goal is not None:
            return list(_free_faults(book, free))
        case QuizTask() as quiz:
            return list(_quiz_faults(book, quiz))
    return []


def _try_faults(book: LessonBook, task: TryTask) -> Iterator[str]:
    session = book.goto(task.at)
    attempt = Attempt(session, task)
    if attempt.outcome().state is not AttemptState.OPEN:
        yield "it is over before anything is done"
        return
    if all(task.seat != one.question.seat for one in session.pending()):
        yield "the pupil is not asked anything"
    for number in task.solved:
        outcome = outcome_at(book, task, number)
        if outcome.state is not AttemptState.SOLVED:
            yield f"solution {number} is {outcome.state.value}"
    shown = set()
    for number in task.failed:
        outcome = outcome_at(book, task, number)
        shown.add(outcome.slip)
        if outcome.state is not AttemptState.FAILED:
            yield f"failure {number} is {outcome.state.value}"
        elif outcome.slip < 0:
            yield f"failure {number} gets no words of its own"
    for number in range(len(task.slips)):
        if number not in shown:
            yield f"no failure shows mistake {number}"


def outcome_at(book: LessonBook, task: TryTask, number: int) -> Outcome:
    """How an attempt ends that goes along the line to an entry: what is decided earlier counts."""
    session = book.goto(task.at)
    attempt = Attempt(session, task)
    outcome = attempt.outcome()
    for entry in session.line(book.entry(number)):
        if entry.number > task.at and book.is_below(entry.number, task.at):
            session.seek(entry)
            outcome = attempt.outcome()
            if outcome.state is not AttemptState.OPEN:
                return outcome
    return outcome


def _free_faults(book: LessonBook, task: FreeTask) -> Iterator[str]:
    assert task.goal is not None
    session = book.goto(task.at)
    window = GoalWindow(session, book.lesson.viewer, [task.goal])
    if window.judge(task.goal) is Verdict.REACHED:
        yield "it is reached before anything is done"
    for number in task.solved:
        book.goto(number)
        if window.judge(task.goal) is not Verdict.REACHED:
            yield f"solution {number} does not reach it"


def _quiz_faults(book: LessonBook, step: QuizTask) -> Iterator[str]:
    session = book.goto(step.at)
    try:
        match step.quiz:
            case LegalQuiz() as quiz:
                marked = legal_mark(session, quiz)
                if marked != [quiz.expect]:
                    yield f"the engine says {marked}, the file {quiz.expect}"
            case NumberQuiz() as quiz:
                number = number_mark(session, quiz)
                if number != quiz.expect:
                    yield f"the engine says {number}, the file {quiz.expect}"
    except InvalidData as error:
        yield str(error)
