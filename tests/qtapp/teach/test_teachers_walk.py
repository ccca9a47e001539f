"""A teacher's evening, in German on a small laptop: a lesson is made, saved, changed, translated, shown and printed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import TextPlace
from qtapp.app import app_context
from qtapp.teach.editor_page import LessonEditorPage
from qtapp.windows.lessons.authoring import Authoring
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import show
from tests.qtapp.waiting import settle, wait_for

MOST_ACTIONS = 45
SAY = TextPlace("say")


class Walk:
    """Counts what is done: a click, a key, a text that is typed."""

    def __init__(self, shell: MainWindow, qtbot: QtBot) -> None:
        self.shell, self.qtbot = shell, qtbot
        self.actions = 0

    @property
    def authoring(self) -> Authoring:
        assert self.shell.lessons.authoring is not None
        return self.shell.lessons.authoring

    @property
    def page(self) -> LessonEditorPage:
        return self.authoring.page

    def click(self, button: QWidget) -> None:
        self.actions += 1
        assert button.isVisible() and button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.actions += 1
        QTest.keyClick(widget, key, modifier)

    def write(self, words: str, button: str) -> None:
        """A sentence, and what it is."""
        self.actions += 1
        self.authoring.card.words.setPlainText(words)
        self.click(self.authoring.card.buttons[button])

    def fill(self, place: TextPlace, language: str, words: str) -> None:
        self.actions += 1
        field = self.page.form.fields[place].fields[language]
        assert field.isVisible()
        field.setPlainText(words)

    def pick(self, row: int) -> None:
        """A click on a step."""
        self.actions += 1
        found = self.page.list
        at = found.visualItemRect(found.item(row)).center()
        QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def save(self) -> None:
        self.key(self.page.list, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)


def test_a_lesson_is_made_changed_translated_shown_and_printed(
    table: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("qtapp.windows.lessons.authoring.documents_folder", lambda: tmp_path)
    monkeypatch.setattr("qtapp.teach.course_page.documents_folder", lambda: tmp_path)
    shell = table()
    shell.context.set_language("de")
    shell.resize(1366, 768)
    settle(qtbot, shell)
    assert shell.game is not None
    walk = Walk(shell, qtbot)
    walk.actions += 2  # Unterricht, Lektion erstellen
    shell.game.actions_["make_lesson"].trigger()
    shell.activateWindow()
    wait_for(qtbot, shell.isActiveWindow)
    # four steps
    walk.write("Das ist deine Hand: vier Karten.", "tell")
    walk.write("So spielt man eine Karte.", "show")
    questions = walk.authoring.client.questions
    walk.actions += 2  # a card is taken, and laid where it goes
    assert questions.answer(questions.options()[0].answer)
    walk.click(walk.authoring.card.buttons["stop"])
    walk.write("Danach spielen alle anderen.", "tell")
    walk.write("Wie viele Karten hast du am Anfang?", "ask")
    page = walk.page
    assert page.isVisible()
    walk.fill(TextPlace("choice", 0), "de", "Vier")
    walk.fill(TextPlace("choice", 1), "de", "Fünf")
    # saved: the title is asked once
    walk.save()
    title = page.form.fields[TextPlace("title")].fields["de"]
    assert title.toPlainText() and title.hasFocus() and page.note.isVisible()
    walk.fill(TextPlace("title"), "de", "Die erste Karte")
    walk.save()
    file = tmp_path / "Die erste Karte.tarsas-lesson"
    wait_for(qtbot, file.exists)
    assert [step.do for step in api.load_lesson(file).lesson.steps] == ["tell", "show", "tell", "quiz"]
    # opened again
    walk.click(page.home)
    courses = shell.lessons.page
    assert courses is not None and courses.isVisible()
    wait_for(qtbot, lambda: courses.own_card is not None and len(courses.own_card.edits) == 1)
    assert courses.own_card is not None
    walk.actions += 1
    courses.own_card.edits[0].click()
    wait_for(qtbot, lambda: page.isVisible() and page.draft.file == file)
    settle(qtbot, shell)
    # a sentence changed, two steps swapped, one deleted
    walk.pick(3)
    walk.fill(SAY, "de", "Dann sind die anderen dran.")
    walk.pick(1)
    walk.key(page.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [step.do for step in page.draft.steps] == ["show", "tell", "tell", "quiz"]
    walk.pick(1)
    walk.key(page.list, Qt.Key.Key_Delete)
    assert [step.do for step in page.draft.steps] == ["tell", "tell", "quiz"]
    # a second language, field beside field
    walk.pick(0)
    walk.click(page.form.languages["hu"])
    walk.fill(TextPlace("title"), "hu", "Az első kártya")
    walk.pick(1)
    walk.fill(SAY, "hu", "Ez a kezed: négy kártya.")
    walk.pick(2)
    walk.fill(SAY, "hu", "Utána a többiek jönnek.")
    walk.pick(3)
    walk.fill(SAY, "hu", "Hány kártyád van az elején?")
    walk.fill(TextPlace("choice", 0), "hu", "Négy")
    walk.fill(TextPlace("choice", 1), "hu", "Öt")
    assert page.draft.edit.missing("hu") == 0
    walk.save()
    lesson = api.load_lesson(file).lesson
    assert shell.isActiveWindow(), "no part of the form was a window of its own, not even for a moment"
    assert lesson.texts()[0].in_language("hu") == "Az első kártya" and len(lesson.steps) == 3
    # shown to the class, and printed
    walk.click(page.try_)
    shown = shell.lessons.table
    assert shown is not None and shown.player.is_open
    walk.actions += 1
    shown.window.actions_["wall"].trigger()
    assert shown.wall_bar.wall is not None
    walk.actions += 3  # Unterricht, Arbeitsblatt, Enter
    paper = tmp_path / "paper.pdf"
    shell.lessons.papers.write_handout(paper)
    assert paper.read_bytes().startswith(b"%PDF")
    shown.leave()
    # opened on another computer, which speaks Hungarian
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path / "elsewhere"))
    there = tmp_path / "stick"
    there.mkdir()
    given = Path(shutil.copy(file, there))
    walk.actions += 1  # a double click
    assert walk.actions <= MOST_ACTIONS, walk.actions
    print(f"{walk.actions} actions")
    context = app_context()
    context.loop = shell.context.loop
    context.set_language("hu")
    other = MainWindow(context)
    try:
        other.resize(1366, 768)
        show(other, qtbot)
        other.open_file(given)
        wait_for(qtbot, lambda: other.lessons.table is not None and other.lessons.table.player.is_open)
        assert other.lessons.table is not None
        assert "Az első kártya" in other.lessons.table.card.title.text()
    finally:
        other.close()
        other.deleteLater()
        context.close()
