"""A lesson that is changed: whatever is moved, taken out or written, what is saved is a lesson, or a reason is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import api
from engine.core.table.chance import RandomStream
from engine.lessons.editing import LessonEdit, LessonHead, LessonSketch, pick_quiz, sketch_of
from engine.lessons.finishing import finished_lesson, jumps, kept_lesson, lesson_gaps, without_slip
from engine.lessons.format import entries_of
from engine.lessons.kept_draft import draft_text, drafts_in, read_draft
from engine.lessons.rebuild import thinned
from engine.lessons.step_texts import TextPlace, is_blank, plain_words, step_texts, text_of, with_words, written_in
from tests.lessons.shipped import FILES as SHIPPED_LESSONS

SPOKEN = ("hu", "de", "en")
SAY = TextPlace("say")


def opened(path: Path, *, is_copy: bool = False) -> LessonEdit:
    book = api.load_lesson(path)
    return LessonEdit(book.session, sketch_of(book, SPOKEN, is_copy=is_copy))


def made(words: str = "Look!") -> LessonEdit:
    """A lesson of one telling, on a game of three answers."""
    session, bot = api.new_session("ginkgopolis", 2, seed=7), api.RandomBot(3)
    for _ in range(3):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    names = tuple(text_of({"en": name}) for name in ("Anna", "Ben"))
    head = LessonHead("made", "ginkgopolis", names, text_of({"en": "A title"}), text_of({"en": ""}))
    edit = LessonEdit(session, LessonSketch(head, ("en",)))
    edit.add(api.TellPage(id="step-1", at=0, say=text_of({"en": words}), do="tell"))
    return edit


@pytest.mark.parametrize("path", SHIPPED_LESSONS[::7], ids=lambda path: path.stem)
def test_steps_in_any_order_and_any_of_them_gone_make_a_lesson(path: Path) -> None:
    edit, stream = opened(path, is_copy=True), RandomStream(5, path.stem, 0)
    for _ in range(4):
        id_ = edit.steps[stream.randrange(len(edit.steps))].id
        edit.move(id_, stream.randrange(len(edit.steps)))
        if len(edit.steps) > 2:
            edit.remove(edit.steps[stream.randrange(len(edit.steps))].id)
        book = api.read_lesson(finished_lesson(edit).encode())
        assert [one.id for one in book.lesson.steps] == [one.id for one in edit.steps]
        assert api.lesson_faults(book) == []
        ends = {n for one in book.lesson.steps for n in (one.at, *entries_of(one))}
        leaves = {one.number for one in book.session.entries if not one.children}
        assert leaves <= ends, "no line is left that no step needs"


@pytest.mark.parametrize("path", SHIPPED_LESSONS[::5], ids=lambda path: path.stem)
def test_a_copy_says_all_that_the_lesson_says_and_has_an_id_of_its_own(path: Path) -> None:
    before = api.load_lesson(path).lesson
    after = api.read_lesson(finished_lesson(opened(path, is_copy=True)).encode()).lesson
    for language in SPOKEN:
        assert [one.in_language(language) for one in after.texts()] == [
            one.in_language(language) for one in before.texts()
        ]
    assert (after.id, after.course) == (f"{before.id}-copy", "own")
    assert len(after.steps) == len(before.steps)


def test_lines_are_played_anew_and_named_anew() -> None:
    session = opened(SHIPPED_LESSONS[0]).session
    last = session.entries[-1]
    new, names = thinned(session, [last.number])
    assert len(new.entries) == len(session.line(last)) == len(names)
    assert [op.to_json() for op in new.entries[names[last.number]].ops] == [op.to_json() for op in last.ops]


def test_every_change_goes_back_and_typing_is_one() -> None:
    edit = made()
    first = edit.sketch
    for words in ("L", "Lo", "Look here"):
        edit.write("step-1", SAY, "en", words)
    edit.write("step-1", SAY, "hu", "Ide nézz")
    edit.sign("Eva")
    assert edit.undo() and edit.sketch.head.author == ""
    assert edit.undo() and edit.undo() and edit.sketch == first
    assert edit.redo() and written_in(edit.steps[0].say, "en") == "Look here"
    edit.remove("step-1")
    assert not edit.can_redo and not edit.steps
    assert edit.free_id() != "step-1", "it could be put back"
    assert edit.undo() and edit.steps[0].id == "step-1"


def test_what_a_step_says_nothing_in_is_known() -> None:
    edit = made()
    edit.write_in(("en", "hu"))
    assert edit.missing("hu") == 2 and edit.missing("hu", "step-1") == 1, "the title, and what is told"
    edit.write("step-1", SAY, "hu", "Nézd!")
    assert edit.missing("hu", "step-1") == 0
    edit.write("step-1", SAY, "hu", "  ")
    assert "hu" not in edit.steps[0].say.root
    edit.write("step-1", SAY, "en", "")
    assert is_blank(edit.steps[0].say)
    assert [gap.step for gap in lesson_gaps(edit)] == ["step-1"]
    with pytest.raises(api.InvalidData) as refused:
        finished_lesson(edit)
    assert refused.value.message is not None and "says nothing yet" in str(refused.value)


def test_letters_that_steer_a_screen_are_not_taken() -> None:
    edit = made()
    edit.write("step-1", SAY, "en", "a\u202eb\x00c\nd")
    assert written_in(edit.steps[0].say, "en") == "abc\nd"
    assert len(plain_words("x" * 2000)) == 700
    assert api.read_lesson(finished_lesson(edit).encode()).lesson.steps[0].say.in_language("en") == "abc\nd"


def test_a_question_is_whole_when_its_answers_say_something() -> None:
    edit = made()
    edit.add(pick_quiz("step-2", 1, text_of({"en": "Which?"})), after="step-1")
    assert [gap.step for gap in lesson_gaps(edit)] == ["step-2"]
    for number, words in enumerate(("this", "that")):
        edit.write("step-2", TextPlace("choice", number), "en", words)
    book = api.read_lesson(finished_lesson(edit).encode())
    quiz = book.lesson.steps[1]
    assert isinstance(quiz, api.QuizTask) and quiz.after.in_language("en") == "this", "what is right is said at least"


def test_words_against_an_answer_follow_it() -> None:
    edit = made()
    edit.add(pick_quiz("step-2", 1, text_of({"en": "Which?"})), after="step-1")
    question = edit.step("step-2")
    assert isinstance(question, api.QuizTask) and isinstance(question.quiz, api.PickQuiz)
    edit.put(api.with_word_against(question, 1, "en"))
    for number, words in enumerate(("this", "that")):
        edit.write("step-2", TextPlace("choice", number), "en", words)
    assert [gap.step for gap in lesson_gaps(edit)] == ["step-2"], "it says nothing yet"
    edit.write("step-2", TextPlace("wrong", 0), "en", "That is too far.")
    step = api.read_lesson(finished_lesson(edit).encode()).lesson.steps[1]
    assert isinstance(step, api.QuizTask) and isinstance(step.quiz, api.PickQuiz)
    assert step.word_against(0) is None
    assert [(one.choice, one.say.in_language("en")) for one in step.wrong] == [(1, "That is too far.")]
    assert api.with_right(step, step.quiz, {0, 1}).wrong == (), "what is right has no word against it"
    longer = step.quiz.model_copy(update={"choices": (*step.quiz.choices, text_of({"en": "these"})), "right": (2,)})
    assert [one.choice for one in api.without_choice(step, longer, 0).wrong] == [0]
    assert api.without_choice(step, longer, 1).wrong == ()


def test_a_table_that_goes_elsewhere_is_told() -> None:
    edit = made()
    edit.add(api.TellPage(id="step-2", at=2, say=text_of({"en": "Later."}), do="tell"))
    assert not jumps(edit, "step-1") and not jumps(edit, "step-2")
    edit.move("step-2", 0)
    assert jumps(edit, "step-1"), "back to the beginning"
    assert not edit.move("step-2", 0) and not edit.move("step-2", 7)


def test_a_mistake_goes_with_its_lines() -> None:
    for path in SHIPPED_LESSONS:
        task = next(
            (one for one in api.load_lesson(path).lesson.steps if isinstance(one, api.TryTask) and one.slips), None
        )
        if task is None:
            continue
        edit = opened(path)
        edit.put(without_slip(edit, task, 0))
        left = edit.step(task.id)
        assert isinstance(left, api.TryTask) and len(left.slips) == len(task.slips) - 1
        assert api.lesson_faults(api.read_lesson(finished_lesson(edit).encode())) == []
        edit.undo()
        assert edit.step(task.id) == opened(path).step(task.id)
        return
    raise AssertionError("no shipped lesson knows a mistake")


def test_a_lesson_has_no_more_steps_than_a_file_may_hold() -> None:
    edit = made()
    for _ in range(59):
        assert edit.add(api.TellPage(id=edit.free_id(), at=0, say=text_of({"en": "."}), do="tell")) is None
    why = edit.add(api.TellPage(id="one-more", at=0, say=text_of({"en": "."}), do="tell"))
    assert why is not None and why.n == 60 and len(edit.steps) == 60


def test_every_text_of_every_step_has_its_place() -> None:
    for path in SHIPPED_LESSONS[::3]:
        edit = opened(path)
        for step in edit.steps:
            for place, text in step_texts(step).items():
                edit.write(step.id, place, "en", f"{place.field} {place.number}")
                assert edit.text(step.id, place) == with_words(text, "en", f"{place.field} {place.number}")


# ---- drafts ---------------------------------------------------------------------------------------------------------


def test_a_draft_opens_as_it_was_kept(tmp_path: Path) -> None:
    edit = made("")
    edit.write_in(("en", "hu"))
    path = tmp_path / "one.tarsas-draft"
    path.write_text(draft_text(kept_lesson(edit), "/somewhere/else.tarsas-lesson", edit.languages), encoding="utf-8")
    kept = read_draft(path)
    assert (kept.file, kept.languages) == ("/somewhere/else.tarsas-lesson", ("en", "hu"))
    assert is_blank(kept.book().lesson.steps[0].say), "gaps and all"
    assert [(one, lesson.id) for one, lesson in drafts_in(tmp_path)] == [(path, "made")]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"format": 2, "kind": "tarsas-draft", "languages": ["en"], "lesson": {}}',
        '{"format": 1, "kind": "tarsas-draft", "languages": [], "lesson": {}}',
        '{"format": 1, "kind": "tarsas-draft", "languages": ["en"], "lesson": {}, "more": 1}',
        json.dumps({"format": 1, "kind": "tarsas-draft", "languages": ["en"], "lesson": {}, "file": "x" * 5000}),
        '{"a":' * 100_000,
    ],
)
def test_what_is_no_draft_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.tarsas-draft"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(api.InvalidData):
        read_draft(path)
    assert drafts_in(tmp_path) == []


def test_a_draft_of_a_damaged_lesson_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "odd.tarsas-draft"
    path.write_text(draft_text('{"format": 1}', "", ("en",)), encoding="utf-8")
    with pytest.raises(api.InvalidData):
        read_draft(path).book()
    assert drafts_in(tmp_path) == []
