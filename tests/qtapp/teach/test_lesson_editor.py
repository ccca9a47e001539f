"""The page of all steps: a lesson is opened, changed, moved, kept by itself, saved; its game stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import TextPlace
from qtapp.kit.paths import drafts_folder, resources
from qtapp.teach.draft_store import free_file, opened_draft
from qtapp.teach.editor_page import LessonEditorPage
from qtapp.teach.own_card import read_drafts
from qtapp.windows.lessons.authoring import Authoring
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle, wait_for

FLOOR = resources() / "ginkgopolis" / "lessons" / "05-new-floor.tarsas-lesson"
SAY = TextPlace("say")


def edited(shell: MainWindow, qtbot: QtBot, path: Path) -> LessonEditorPage:
    """The page with a lesson, as a click on its pencil brings it."""
    shell.lessons.edit_lesson(path)
    wait_for(qtbot, lambda: authoring(shell) is not None and shell.stack.currentWidget() is authoring(shell).page)
    settle(qtbot, shell)
    return authoring(shell).page


def authoring(shell: MainWindow) -> Authoring:
    found = shell.lessons.authoring
    assert found is not None
    return found


def ids(page: LessonEditorPage) -> list[str]:
    return [one.id for one in page.draft.steps]


@pytest.fixture
def page(shell: MainWindow, qtbot: QtBot) -> LessonEditorPage:
    """A copy of a lesson that comes with the program."""
    shell.lessons.show_courses()
    shell.lessons.edit_lesson(FLOOR)
    wait_for(qtbot, lambda: shell.lessons.authoring is not None and shell.lessons.authoring.page.isVisible())
    shell.activateWindow()
    wait_for(qtbot, shell.isActiveWindow)
    return authoring(shell).page


def test_a_shipped_lesson_opens_as_a_copy_and_every_change_goes_back(page: LessonEditorPage, qtbot: QtBot) -> None:
    before = FLOOR.read_bytes()
    first, second, third, *_ = ids(page)
    assert page.draft.file is None and page.list.count() == 1 + len(page.draft.steps)
    page.list.setFocus()
    page.list.setCurrentRow(1)
    assert page.at == first
    QTest.keyClick(page.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert ids(page)[:3] == [second, first, third] and page.at == first and page.list.currentRow() == 2
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert ids(page)[:2] == [second, third] and page.at == third
    field = page.form.fields[SAY].fields["en"]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Watch!")
    assert page.draft.steps[1].say.in_language("en") == "Watch!"
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.draft.steps[1].say.in_language("en") != "Watch!", "all that was typed is one step"
    page.undo()
    page.undo()
    assert ids(page)[:3] == [first, second, third] and not page.undo_button.isEnabled()
    page.redo()
    assert ids(page)[:3] == [second, first, third]
    assert FLOOR.read_bytes() == before


def test_a_draft_is_kept_listed_and_gone_on_with(page: LessonEditorPage, shell: MainWindow, qtbot: QtBot) -> None:
    at = ids(page)[1]
    page.go_to(at)
    page.form.fields[SAY].fields["hu"].setPlainText("Egészen más.")
    wait_for(qtbot, lambda: len(read_drafts(drafts_folder())) == 1)
    page.home.click()
    courses = shell.lessons.page
    assert courses is not None and shell.stack.currentWidget() is courses
    wait_for(qtbot, lambda: courses.own_card is not None and len(courses.own_card.drafts) == 1)
    assert courses.own_card is not None
    courses.own_card.drafts[0].click()
    wait_for(qtbot, lambda: page.isVisible() and page.draft.kept_at is not None)
    assert page.draft.steps[1].say.in_language("hu") == "Egészen más." and page.draft.is_unsaved
    page.home.click()
    wait_for(qtbot, lambda: courses.own_card is not None and len(courses.own_card.bins) == 1)
    assert courses.own_card is not None
    courses.own_card.bins[0].click()
    wait_for(qtbot, lambda: courses.own_card is None or not courses.own_card.drafts)
    assert read_drafts(drafts_folder()) == []


def test_a_saved_lesson_is_no_draft_and_opens_to_be_changed(
    page: LessonEditorPage, shell: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    made = authoring(shell)
    page.go_to(ids(page)[0])
    page.form.fields[SAY].fields["en"].setPlainText("Changed.")
    made.store.keep_now()
    assert read_drafts(drafts_folder())
    file = tmp_path / "Mine.tarsas-lesson"
    made.save(file)
    assert read_drafts(drafts_folder()) == [] and page.draft.file == file and not page.draft.is_unsaved
    assert "Mine" in page.note.words.text()
    page.home.click()
    again = edited(shell, qtbot, file)
    assert again.draft.file == file and again.draft.steps[0].say.in_language("en") == "Changed."
    again.go_to(ids(again)[0])
    again.form.fields[SAY].fields["de"].setPlainText("Anders.")
    again.save.click()
    assert api.load_lesson(file).lesson.steps[0].say.in_language("de") == "Anders."


def test_a_question_is_written_and_what_is_missing_is_shown(page: LessonEditorPage, qtbot: QtBot) -> None:
    page.go_to(ids(page)[0])
    page._add("quiz")
    at = page.at
    assert ids(page)[1] == at and page.form.fields[SAY].fields["en"].hasFocus()
    page.form.fields[SAY].fields["en"].setPlainText("Which one?")
    page.save.click()
    assert page.at == at and "answer" in page.note.words.text(), "where it is missing"
    for number, words in enumerate(("red", "blue")):
        page.form.fields[TextPlace("choice", number)].fields["en"].setPlainText(words)
    page.form.buttons["add_answer"].click()
    page.form.fields[TextPlace("choice", 2)].fields["en"].setPlainText("both")
    page.form.rights[2].click()
    page.form.rights[0].click()
    assert not page.form.rights[2].isEnabled(), "one of them is right"
    page.form.buttons["tell 0"].click()
    page.form.fields[TextPlace("wrong", 0)].fields["en"].setPlainText("Not alone.")
    page.form.buttons["answer 1"].click()
    step = page.draft.edit.step(at)
    assert isinstance(step, api.QuizTask) and isinstance(step.quiz, api.PickQuiz)
    assert [one.in_language("en") for one in step.quiz.choices] == ["red", "both"] and step.quiz.right == (1,)
    assert [(one.choice, one.say.in_language("en")) for one in step.wrong] == [(0, "Not alone.")]
    page.form.buttons["word 0"].click()
    assert TextPlace("wrong", 0) not in page.form.fields and "tell 0" in page.form.buttons
    hungarian = page.form.fields[SAY].fields["hu"]
    assert hungarian.property("missing") and "Which one?" in hungarian.placeholderText()
    assert "magyar" in page.list.item(2).data(Qt.ItemDataRole.AccessibleTextRole)


def test_languages_come_and_go(page: LessonEditorPage) -> None:
    page.go_to("")
    page.form.languages["hu"].click()
    page.form.languages["de"].click()
    assert list(page.draft.edit.languages) == ["en"] and not page.form.languages["en"].isEnabled()
    assert list(page.form.fields[TextPlace("title")].fields) == ["en"]
    page.undo()
    assert list(page.draft.edit.languages) == ["en", "de"]


def test_hints_and_mistakes_of_a_task_go_and_come(page: LessonEditorPage) -> None:
    task = next(one for one in page.draft.steps if isinstance(one, api.TryTask) and one.slips and one.hints)
    page.go_to(task.id)
    page.form.buttons["slip 0"].click()
    page.form.buttons["hint 0"].click()
    page.form.buttons["add_hint"].click()
    now = page.draft.edit.step(task.id)
    assert isinstance(now, api.TryTask)
    assert len(now.slips) == len(task.slips) - 1 and len(now.hints) == len(task.hints)
    page.save.click()
    assert page.at == task.id and "hint" in page.note.words.text()
    page.form.fields[TextPlace("hint", len(now.hints) - 1)].fields["en"].setPlainText("Look again.")
    assert api.lesson_faults(api.read_lesson(api.finished_lesson(page.draft.edit).encode())) == []


def test_it_is_tried_from_the_page_and_leads_back(page: LessonEditorPage, shell: MainWindow, qtbot: QtBot) -> None:
    page.try_.click()
    table = shell.lessons.table
    assert table is not None and table.player.is_open and shell.stack.currentWidget() is table.window
    table.leave()
    assert shell.stack.currentWidget() is page
    page.table.click()
    assert shell.stack.currentWidget() is authoring(shell).window


def test_a_lesson_begins_at_an_earlier_moment_and_the_game_stays(table: Callable[..., MainWindow]) -> None:
    shell = table(answers=4)
    assert shell.client is not None
    session = shell.client.session
    here, text = session.current, api.encode(session)
    assert shell.game is not None
    shell.game.lesson_wanted.emit(session.entries[2])
    made = authoring(shell)
    assert made.client.session is not session and made.client.session.current.number == 2
    made.author.tell("Look.")
    assert made.author.draft.steps[0].at == 2
    made.close()
    assert session.current is here and api.encode(session) == text and shell.stack.currentWidget() is shell.game


def test_what_is_played_anew_takes_the_place_of_the_old(page: LessonEditorPage, shell: MainWindow) -> None:
    made = authoring(shell)
    show = next(one for one in page.draft.steps if isinstance(one, api.ShowPage))
    page.go_to(show.id)
    page.form.buttons["play_anew"].click()
    assert shell.stack.currentWidget() is made.window and made.client.session.current.number == show.at
    pending = made.client.session.first_pending()
    assert pending is not None
    made.client.questions.answer(made.client.session.options(pending)[-1])
    made.author.stop()
    now = page.draft.edit.step(show.id)
    assert isinstance(now, api.ShowPage) and now.to == made.client.session.current.number != show.to
    assert page.isVisible() and api.lesson_faults(api.read_lesson(api.finished_lesson(page.draft.edit).encode())) == []


def test_two_drafts_of_one_title_are_two_files(tmp_path: Path) -> None:
    first = free_file(tmp_path, "one", ".x")
    first.touch()
    assert free_file(tmp_path, "one", ".x") != first


def test_a_draft_that_its_disk_does_not_take_is_told(
    page: LessonEditorPage, shell: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(api, "write_atomically", full)
    page.go_to(ids(page)[0])
    page.form.fields[SAY].fields["en"].setPlainText("Changed.")
    authoring(shell).store.keep_now()
    assert page.note.isVisible() and page.draft.steps[0].say.in_language("en") == "Changed."


@pytest.mark.parametrize(("width", "height", "scale"), [(1366, 768, 1.0), (1366, 768, 2.0), (640, 400, 1.0)])
def test_everything_can_be_reached_at_any_size(
    page: LessonEditorPage, shell: MainWindow, qtbot: QtBot, width: int, height: int, scale: float
) -> None:
    context = shell.context
    context.set_theme(replace(context.theme, text_scale=scale))
    context.apply_theme()
    shell.resize(width, height)
    settle(qtbot, shell)
    page.go_to(ids(page)[0])
    settle(qtbot, shell)
    for button in (page.home, page.save, page.add, page.up, page.bin):
        corner = button.mapTo(page, button.rect().bottomRight())
        assert page.rect().contains(corner), button.text()
    assert page.list.viewport().height() >= 40 and page.form.viewport().height() >= 60
    for fields in page.form.fields.values():
        for field in fields.fields.values():
            assert field.accessibleName(), "a reader knows what is written there"
            assert field.width() <= page.form.viewport().width()


def test_a_draft_remembers_its_file_and_languages(page: LessonEditorPage, shell: MainWindow, tmp_path: Path) -> None:
    made = authoring(shell)
    made.save(tmp_path / "Mine.tarsas-lesson")
    page.go_to("")
    page.form.languages["de"].click()
    made.store.keep_now()
    kept = read_drafts(drafts_folder())
    draft = opened_draft(kept[0].path, "en", "Well done!")
    assert draft.file == tmp_path / "Mine.tarsas-lesson" and "de" not in draft.edit.languages


def test_the_end_of_a_lesson_says_what_was_learned_and_leads_on(shell: MainWindow, qtbot: QtBot) -> None:
    shell.lessons.show_courses()
    shell.lessons.open_lesson(FLOOR)
    wait_for(qtbot, lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    table, courses = shell.lessons.table, shell.lessons.page
    assert table is not None and courses is not None
    while table.player.is_open:
        table.player.skip()
    assert shell.stack.currentWidget() is courses
    wait_for(qtbot, lambda: courses.end.card is not None)
    assert courses.end.card is not None and courses.end.card.go_on is not None
    assert "A new floor" in courses.end.card.accessibleName() and "A lower number" in courses.end.card.go_on.full_text()
    courses.end.card.go_on.click()
    wait_for(qtbot, lambda: table.player.is_open and table.player.lesson.number == 6)
    assert courses.end.card is None
    table.leave()
    assert courses.isVisible() and courses.end.card is None, "one that was left is not through"
