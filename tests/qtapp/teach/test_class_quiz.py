"""The run of a quiz with a class: what is asked, counted, repeated and summed up."""

from __future__ import annotations

from engine import api
from engine.api import QuizChoice, QuizQuestion, msg
from qtapp.teach.class_quiz import ClassQuiz, QuizPhase, QuizPlan, hard_subjects

_YES = msg("quiz.yes_it_is_allowed", "Yes, it is allowed.")
_NO = msg("drill.this_is_not_it", "No.")
_PUPILS = [f"v{n}" for n in range(10)]


def question(subject: str, right: int = 0) -> QuizQuestion:
    choices = (QuizChoice(_YES), QuizChoice(_NO))
    return QuizQuestion("allowed", subject, 1, _YES, choices, frozenset({right}))


def begun(count: int = 5) -> ClassQuiz:
    quiz = ClassQuiz(QuizPlan("ginkgopolis", count=count))
    assert quiz.wait()
    return quiz


def answer(quiz: ClassQuiz, right: int, wrong: int) -> None:
    """So many say the right thing, so many another."""
    poll = quiz.poll
    assert poll is not None
    good = min(poll.right)
    for at, voice in enumerate(_PUPILS[: right + wrong]):
        poll.say(voice, poll.id, good if at < right else 1 - good)


def test_a_run_goes_from_the_lobby_to_its_end() -> None:
    quiz = ClassQuiz(QuizPlan("ginkgopolis", count=2))
    assert quiz.phase.value == "lobby"
    seen = []
    while quiz.wait():
        seen.append(quiz.number)
        quiz.ask(question("a"))
        assert quiz.number == seen[-1]
        answer(quiz, 3, 1)
        assert quiz.tell() is not None
        assert quiz.number == seen[-1]
    assert seen == [1, 2]
    assert quiz.phase is QuizPhase.ENDED
    assert quiz.share == 0.75


def test_a_question_is_told_once_and_nobody_is_heard_afterwards() -> None:
    quiz = begun()
    poll = quiz.ask(question("a"))
    answer(quiz, 1, 0)
    assert quiz.tell() is not None
    assert quiz.tell() is None
    assert poll.say("late", poll.id, 0) is api.Said.OVER
    assert quiz.results[0].counts == (1, 0)


def test_all_means_all_who_are_awake() -> None:
    quiz = begun()
    quiz.ask(question("a"))
    answer(quiz, 2, 0)
    assert quiz.is_answered(_PUPILS[:2])
    assert not quiz.is_answered(_PUPILS[:3])
    assert not quiz.is_answered([])


def test_what_was_talked_over_is_asked_once_more_and_both_rounds_are_known() -> None:
    quiz = begun()
    first = quiz.ask(question("a"))
    assert quiz.talk_it_over() is None, "nobody has an opinion yet"
    answer(quiz, 1, 3)
    second = quiz.talk_it_over()
    assert second is not None and second.id != first.id
    assert quiz.talk_it_over() is None, "nobody has answered again"
    answer(quiz, 4, 0)
    assert quiz.talk_it_over() is None, "it is talked over once"
    result = quiz.tell()
    assert result is not None
    assert (result.before, result.counts) == ((1, 3), (4, 0))


def test_what_few_knew_comes_back_three_questions_later_and_once() -> None:
    quiz = begun(8)
    quiz.ask(question("hard"))
    answer(quiz, 5, 5)
    quiz.tell()
    assert [bool(quiz.due(number)) for number in (2, 3, 4)] == [False, False, True]
    quiz.was_made("hard", 3)
    assert quiz.due(4) == ["hard"], "that question was made before it was due"
    quiz.was_made("hard", 4)
    assert quiz.due(5) == []


def test_what_most_knew_does_not_come_back() -> None:
    quiz = begun()
    quiz.ask(question("easy"))
    answer(quiz, 6, 4)
    quiz.tell()
    assert quiz.due(99) == []


def test_a_question_that_nobody_answered_tells_nothing() -> None:
    quiz = begun()
    quiz.ask(question("a"))
    quiz.tell()
    assert quiz.sums() == []
    assert quiz.due(99) == []
    assert quiz.share == 0.0


def test_the_end_says_by_subject_what_is_known_and_what_most_believed() -> None:
    quiz = begun(3)
    for subject, right, wrong in (("easy", 9, 1), ("hard", 2, 8), ("hard", 3, 7)):
        quiz.ask(question(subject, right=1))
        answer(quiz, right, wrong)
        quiz.tell()
        quiz.wait()
    easy, hard = quiz.sums()
    assert (easy.subject, easy.right, easy.answers) == ("easy", 9, 10)
    assert (hard.subject, hard.right, hard.answers, hard.mistake) == ("hard", 5, 20, _YES)
    assert hard_subjects(quiz) == ("hard",)
    assert quiz.most_voices == 10


def test_ended_in_the_middle_an_open_question_does_not_count() -> None:
    quiz = begun()
    poll = quiz.ask(question("a"))
    answer(quiz, 1, 0)
    quiz.finish()
    assert quiz.results == []
    assert poll.is_over
    assert not quiz.wait()
