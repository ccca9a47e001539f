"""A second language in small letters below the first: in the log and in lessons, nowhere else, and remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QLocale, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context
from qtapp.dialogs.settings import SettingsDialog
from qtapp.i18n.languages import SOURCE, complete
from qtapp.i18n.voice import Voice
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.paint.theme import SCALES, Look
from qtapp.kit.paths import resources
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.text_fields import TextFields
from qtapp.windows.lessons.lesson_table import LessonTable
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle
from tests.qtapp.windows.game.test_history import game_of

FIRST, SECOND = complete()[:2]
CITY = resources() / "ginkgopolis" / "lessons" / "01-meet-the-city.tarsas-lesson"


def tongue_of(widget: QWidget) -> str:
    """The language in which a screen reader reads the words of a widget."""
    facts = QAccessible.queryAccessibleInterface(widget).attributesInterface()
    locale = facts.attributeValue(QAccessible.Attribute.Locale)
    assert isinstance(locale, QLocale)
    return locale.name()[:2]


def small_words(table: LessonTable) -> list[str]:
    """What the card of a lesson says in small letters."""
    said = [label.text() for label in table.card.texts() if label.property("role") == "second"]
    return [text.replace("\u00a0", " ") for text in said]


def lesson_on(shell: MainWindow, qtbot: QtBot) -> LessonTable:
    shell.open_file(CITY)
    qtbot.waitUntil(lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    assert shell.lessons.table is not None
    return shell.lessons.table


def go_to_quiz(table: LessonTable) -> api.QuizTask:
    while not isinstance(table.player.step, api.QuizTask):
        table.player.skip()
    return table.player.step


def test_nobody_reads_two_languages_unasked(table: Callable[..., MainWindow]) -> None:
    log = game_of(table(2, 12)).log
    assert log.rows.lines and not any(line.beside for line in log.rows.lines)


@pytest.mark.parametrize("scale", [SCALES[0], 1.5, SCALES[-1]])
@pytest.mark.parametrize("look", list(Look))
def test_the_log_is_readable_in_both(table: Callable[..., MainWindow], qtbot: QtBot, look: Look, scale: float) -> None:
    shell = table(2, 12)
    context = shell.context
    shell.resize(1366, 768)
    context.set_language(FIRST)
    context.set_language_beside(SECOND)
    context.set_theme(context.theme.changed(look=look, text_scale=scale))
    game = game_of(shell)
    game.side.open("log")
    settle(qtbot, shell)
    other = Voice(SECOND)
    large, small = QFontMetrics(context.theme.font(14)), QFontMetrics(context.theme.font(12))
    assert small.height() < large.height()
    room = game.log._painter.text_box(QRect(0, 0, game.log.viewport().width() - 2, 100), game.log.rows.lines[0]).width()
    for at, line in enumerate(game.log.rows.lines):
        assert line.beside == other.text(line.sentence.message, game.client.history.names) != line.text
        laid = game.log._painter.lay(line)
        for written, metrics in ((laid.text, large), (laid.beside, small)):
            needed = metrics.boundingRect(QRect(0, 0, room, 4000), int(Qt.TextFlag.TextWordWrap), written)
            assert needed.width() <= room, written
        row = game.log.visualRect(game.log.rows.index(at))
        assert row.height() >= laid.height + laid.height_beside
        assert game.log.rows.index(at).data() == line.text, "a reader hears one language"


def test_a_lesson_says_everything_twice(shell: MainWindow, qtbot: QtBot) -> None:
    shell.context.set_language(FIRST)
    shell.context.set_language_beside(SECOND)
    table = lesson_on(shell, qtbot)
    for step in table.player.lesson.steps:
        if not isinstance(step, api.TryTask):
            assert step.say.in_language(SECOND) in small_words(table), step.id
        if isinstance(step, api.QuizTask):
            break
        table.player.skip()
    for label in table.card.texts():
        assert tongue_of(label) == (SECOND if label.property("role") == "second" else FIRST)
    task = go_to_quiz(table)
    quiz = task.quiz
    assert isinstance(quiz, api.PickQuiz)
    below = [button.beside.text() for button in table.card.choices if button.beside is not None]
    assert sorted(below) == sorted(choice.in_language(SECOND) for choice in quiz.choices)
    assert {tongue_of(button) for button in table.card.choices} == {FIRST}
    assert {tongue_of(button.beside) for button in table.card.choices if button.beside is not None} == {SECOND}
    wrong = next(at for at in table.player.choices if at not in quiz.right)
    table.player.answer_quiz(wrong)
    own = task.word_against(wrong)
    assert own is not None
    assert own.in_language(SECOND) in small_words(table) and own.in_language(SECOND) != own.in_language(FIRST)
    shell.context.set_language_beside("")
    assert not small_words(table) and all(button.beside is None for button in table.card.choices)


def test_readers_hear_which_language_words_are_in(shell: MainWindow, qtbot: QtBot) -> None:
    """The window's own, also where it is chosen while windows are open; that of words which have no other."""
    context = shell.context
    dialog = SettingsDialog(context, shell)
    qtbot.addWidget(dialog)
    for language in (FIRST, SECOND):
        context.set_language(language)
        assert {tongue_of(one) for one in (shell, shell.start, dialog, dialog.sound)} == {language}
    only = api.LessonText.model_validate({FIRST: "…"})
    assert (only.in_language(SECOND), only.spoken_in(SECOND), only.spoken_in(FIRST)) == ("…", FIRST, FIRST)
    table = lesson_on(shell, qtbot)
    table.card._line(only, "")
    labels = cast(list[WrapLabel], table.card.findChildren(WrapLabel))
    assert {tongue_of(one) for one in labels if one.text() == "…"} == {FIRST}
    fields = TextFields(context, LiveTexts(context.speech, shell), None, (FIRST, SECOND), only)
    qtbot.addWidget(fields)
    assert {language: tongue_of(field) for language, field in fields.fields.items()} == {FIRST: FIRST, SECOND: SECOND}


@pytest.mark.parametrize("scale", [SCALES[0], 1.5, SCALES[-1]])
def test_the_small_words_lie_in_their_button(shell: MainWindow, qtbot: QtBot, scale: float) -> None:
    shell.context.set_language(FIRST)
    shell.context.set_language_beside(SECOND)
    shell.context.set_theme(shell.context.theme.changed(text_scale=scale))
    shell.resize(1366, 768)
    table = lesson_on(shell, qtbot)
    go_to_quiz(table)
    settle(qtbot, shell)
    for button in table.card.choices:
        assert button.beside is not None
        below = button.beside.geometry()
        assert button.rect().contains(below), button.full_text()
        assert below.height() >= button.beside.heightForWidth(below.width())
        own = button.fontMetrics().lineSpacing() * len(button._lines(button.width()))
        assert below.top() >= own and button.beside.fontMetrics().height() < button.fontMetrics().height()


def test_it_is_remembered(context: AppContext) -> None:
    context.set_language_beside(SECOND)
    context.settings.flush()
    again = app_context()
    assert (again.settings.language_beside, again.speech.beside) == (SECOND, SECOND)
    again.settings._store.setValue("language_beside", "tlh")
    assert again.settings.language_beside == ""
    again.close()


def test_it_is_chosen_in_the_settings(shell: MainWindow, qtbot: QtBot) -> None:
    context = shell.context
    context.set_language(FIRST)
    dialog = SettingsDialog(context, shell)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.beside.value == "" and dialog.beside.button(FIRST).isHidden()
    dialog.beside.button(SECOND).click()
    assert (context.speech.beside, context.settings.language_beside) == (SECOND, SECOND)
    dialog.language.button(SECOND).click()
    assert dialog.beside.value == "", "nothing is written twice in one language"
    dialog.language.button(FIRST).click()
    assert dialog.beside.value == SECOND, "what was chosen comes back"
    dialog.beside.button(SECOND).setFocus()
    QTest.keyClick(dialog.beside.button(SECOND), Qt.Key.Key_Home)
    QTest.keyClick(dialog.beside.button(""), Qt.Key.Key_Right)
    assert not dialog.beside.button(dialog.beside.value).isHidden(), "the keyboard goes past what is not offered"


def test_what_is_the_same_in_both_is_said_once(context: AppContext) -> None:
    context.set_language(SOURCE)
    context.set_language_beside(SOURCE)
    assert context.speech.text_beside(api.msg("setup.title", "New game")) == ""
    context.set_language_beside(FIRST)
    nobody_translates = api.msg("test.text", "Only in English")
    assert context.speech.text_beside(nobody_translates) == context.speech.label_beside(nobody_translates) == ""
