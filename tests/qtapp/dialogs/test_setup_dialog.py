"""A new game in two questions: what a first game answers by itself, what excludes what, and who may play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import msg
from qtapp.dialogs.computer_players import ComputerLevel
from qtapp.dialogs.new_game import NewGameDialog
from qtapp.dialogs.new_game_request import NewGameRequest
from qtapp.dialogs.setup_draft import SetupDraft
from qtapp.dialogs.small import RulesDialog
from qtapp.dialogs.way import Way
from qtapp.session.family_book import FIRST_PACE
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME, press
from tests.qtapp.waiting import wait_for
from tests.toys import SHIPPED

FIRST = {"barrage": ("variant", 1), "imperial_miners": ("first_game", 1), GAME: ("characters", 0)}


def wanted_by(dialog: NewGameDialog) -> NewGameRequest:
    """What the dialog asks for when it is started."""
    asked: list[NewGameRequest] = []
    dialog.wanted.disconnect()
    dialog.wanted.connect(asked.append)
    dialog.start.click()
    return asked[0]


@pytest.mark.parametrize("game", FIRST)
def test_a_first_game_is_offered_until_one_was_finished(game: str, shell: MainWindow) -> None:
    option, value = FIRST[game]
    dialog = shell.ask_new(game)
    assert dialog.first.isChecked() and option not in dialog.options
    request = wanted_by(dialog)
    assert request.first_game and request.settings[option] == value
    shell.context.settings.remember_finished(game)
    dialog = shell.ask_new(game)
    assert dialog.known.isChecked() and option in dialog.options
    assert not wanted_by(dialog).first_game


def test_two_questions_are_seen_and_the_line_counts_the_others(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new("barrage")
    wait_for(qtbot, dialog.isActiveWindow)
    assert not any(switch.isVisible() for switch in dialog.options.values()) and not dialog.seed.isVisible()
    many = len(dialog.options) + 1
    assert dialog.expert.summary.full_text() == f"{many} questions, all as recommended"
    dialog.more.click()
    assert all(switch.isVisible() for switch in dialog.options.values())
    dialog.options["side"].button(1).click()
    assert dialog.expert.summary.full_text() == f"{many} questions, 1 not as recommended"
    dialog.reject()


def test_what_excludes_each_other_cannot_be_chosen_and_says_why(shell: MainWindow) -> None:
    dialog = shell.ask_new("barrage")
    dialog.people.button(3).click()
    own = dialog.rows[2].offers["own"]
    assert dialog.first.isChecked() and not own.isEnabled() and "introductory" in own.toolTip()
    dialog.known.click()
    dialog.rows[2].offers["own"].trigger()
    assert [row.computer for row in dialog.rows] == [False, False, True]
    assert not dialog.options["variant"].button(1).isEnabled(), "introductory + Automa"
    dialog.people.button(1).click()
    assert not dialog.first.isEnabled() and dialog.first.accessibleDescription()
    request = wanted_by(dialog)
    assert not api.GAMES["barrage"].setup_errors(1, request.settings)


@pytest.mark.parametrize("id_", api.GAMES)
def test_whatever_is_chosen_can_be_started(id_: str) -> None:
    """Every change in turn: the settings fit together at every moment."""
    game = api.GAMES[id_]
    wild = {option.id: option.choices[-1].value for option in game.options}
    draft = SetupDraft(game, game.seat_counts[0], [], [], True, wild)
    for first in (True, False):
        draft.wants_first_game = first
        for people in (*game.seat_counts, *reversed(game.seat_counts)):
            draft.people = people
            for deed in (draft.replace_computer, draft.seat_person, *(partial(draft.seat_computer, 1),) * 3):
                deed()
                for option in draft.questions():
                    value = option.choices[-1].value
                    if draft.why_not(option.id, value) is None:
                        draft.choose(option.id, value)
                assert not game.setup_errors(draft.people, draft.settings)
                assert draft.people in game.seat_counts and draft.people + draft.computers <= 5
    assert sorted(draft.colours) == [1, 2, 3, 4, 5]


def test_a_computer_takes_the_seat_of_a_person_and_gives_it_back(shell: MainWindow) -> None:
    dialog = shell.ask_new(GAME)
    dialog.ways.tiles[Way.TOGETHER].click()
    dialog.rows[0].field.setText("Anna")
    dialog.rows[1].field.setText("Bence")
    dialog.rows[1].offers["own"].trigger()
    assert [row.computer for row in dialog.rows] == [False, True] and dialog.rows[1].placeholder() == "Hal"
    dialog.rows[1].offers[""].trigger()
    assert [row.name() for row in dialog.rows] == ["Anna", "Bence"], "nobody has to type their name again"
    dialog.another.click()
    assert len(dialog.rows) == 3 and dialog.people.value == 3
    assert dialog.another.isVisible()
    dialog.people.button(5).click()
    assert not dialog.another.isVisible()
    dialog.reject()


def test_levels_of_computer_players_are_a_list(shell: MainWindow) -> None:
    def levels(game: api.Game) -> Sequence[ComputerLevel]:
        return [ComputerLevel(name, msg("window.computer", "Computer")) for name in ("easy", "hard")]

    dialog = NewGameDialog(shell.context, api.GAMES[GAME], shell, levels)
    dialog.people.button(2).click()
    said = [one for one in dialog.rows[1].kind.menu().actions() if not one.isSeparator()]
    assert [one.isEnabled() for one in said[:4]] == [True, False, True, True], "a person, a heading, and two computers"
    assert [one.isEnabled() for one in said[4:]] == [False] + [True] * len(api.natures(api.GAMES[GAME]))
    assert said[1].text() == "Computer"
    dialog.rows[1].offers["hard"].trigger()
    assert dialog.rows[1].computer
    dialog.reject()


def test_who_a_computer_is_can_be_chosen_and_comes_along(shell: MainWindow) -> None:
    dialog = shell.ask_new(GAME)
    row = dialog.rows[1]
    first, other, *_ = api.natures(api.GAMES[GAME])
    assert row.nature == first.id and row.natures[first.id].font().bold()
    row.natures[other.id].trigger()
    row = dialog.rows[1]
    assert row.nature == other.id and dialog.words.say(other.name) in row.kind.toolTip()
    row.offers[f"level.{api.FOLLOWING}"].trigger()
    session = wanted_by(dialog).start()
    control = session.controls[2]
    assert (control.level, control.nature, control.pace) == (api.FOLLOWING, other.id, FIRST_PACE)


def test_options_are_as_last_time_for_those_who_know_the_game(shell: MainWindow) -> None:
    dialog = shell.ask_new(GAME)
    dialog.known.click()
    dialog.options["characters"].button(1).click()
    assert wanted_by(dialog).settings["characters"] == 1
    dialog = shell.ask_new(GAME)
    assert dialog.first.isChecked() and wanted_by(dialog).settings["characters"] == 0
    dialog = shell.ask_new(GAME)
    dialog.known.click()
    assert dialog.options["characters"].value == 1
    dialog.reject()


def test_with_open_hands_no_curtain_falls(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new(GAME)
    dialog.ways.tiles[Way.TOGETHER].click()
    dialog.hidden_hands.setChecked(False)
    dialog.start.click()
    assert shell.game is not None and shell.curtain is not None and not shell.curtain.seat
    assert shell.game.client.viewer
    path = shell.autosave.path
    assert path is not None
    wait_for(qtbot, lambda: shell.autosave.idle)
    shell.go_home()
    shell.autosave.end()
    shell.open_file(path)
    wait_for(qtbot, lambda: shell.stack.currentWidget() is shell.game)
    assert not shell.curtain.seat, "the game remembers it"
    shell.ask_new(GAME).start.click()
    assert shell.curtain.seat, "other games have their curtain"


def test_the_button_is_busy_before_the_table_is_laid(shell: MainWindow) -> None:
    dialog = shell.ask_new(GAME)
    seen: list[tuple[bool, bool, bool]] = []
    dialog.wanted.connect(lambda _: seen.append((dialog.start.busy, dialog.start.isEnabled(), dialog.isVisible())))
    dialog.start.click()
    assert seen == [(True, False, True)]
    assert not dialog.isVisible()


@pytest.mark.parametrize("language", ["hu", "de"])
def test_the_busy_button_is_not_cut(language: str, shell: MainWindow) -> None:
    shell.context.set_language(language)
    dialog = shell.ask_new(GAME)
    QApplication.processEvents()
    seen: list[bool] = []

    def look(_: object) -> None:
        start, words = dialog.start, dialog.start.fontMetrics().horizontalAdvance(dialog.start.text())
        seen.append(words < start.width() and dialog.rect().contains(start.geometry()))
        seen.append(not start.geometry().intersects(dialog.cancel.geometry()))

    dialog.wanted.connect(look)
    dialog.start.click()
    assert seen == [True, True]


def test_enter_on_cancel_starts_nothing(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new(GAME)
    wait_for(qtbot, dialog.isActiveWindow)
    dialog.cancel.setFocus()
    press(Qt.Key.Key_Return)
    assert shell.game is None and not isinstance(QApplication.activeModalWidget(), NewGameDialog)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_round_in_pictures_is_one_click_away_and_the_cross_leaves(game: str, shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new(game)
    assert dialog.pages is not None
    dialog.pages.click()
    rules = QApplication.activeModalWidget()
    assert isinstance(rules, RulesDialog) and rules.panel.list.item(0).text() == dialog.pages.text()
    rules.reject()
    assert dialog.isVisible()
    cross = dialog.banner.cross
    assert dialog.banner.rect().contains(cross.geometry())
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible() and shell.game is None


@pytest.mark.parametrize("language", ["hu", "de", "en"])
@pytest.mark.parametrize("game", sorted(api.GAMES))
def test_a_first_game_is_asked_without_a_scroll_bar_and_without_an_empty_strip(
    shell: MainWindow, game: str, language: str
) -> None:
    shell.resize(1366, 768)
    shell.context.set_language(language)
    dialog = shell.ask_new(game)
    QApplication.processEvents()
    area = dialog.findChild(QScrollArea)
    page = area.widget() if area is not None else None
    assert area is not None and page is not None
    assert area.verticalScrollBar().maximum() == 0, "nothing has to be scrolled"
    shown = [one for one in page.findChildren(QWidget) if one.parentWidget() is page and one.isVisibleTo(page)]
    assert area.viewport().height() - max(one.geometry().bottom() for one in shown) <= 32, "nothing is left empty"
    dialog.reject()
