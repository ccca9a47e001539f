"""No text is cut, overlapping or too small: in any language, from 100 to 200 %, in every part of the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import LiteralArg, msg
from qtapp.dialogs.about import AboutDialog
from qtapp.dialogs.devices_help import DevicesHelpDialog
from qtapp.dialogs.settings import SettingsDialog
from qtapp.dialogs.small import KeysDialog, RemarkDialog, RulesDialog
from qtapp.kit.controls.labels import ElideLabel, WrapLabel
from qtapp.kit.controls.text_audit import complaints
from qtapp.kit.paint.theme import Look
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME
from tests.qtapp.waiting import settle, wait_for
from tests.soak import mostly_soak

SCALES = (1.0, 1.5, 2.0)
LANGUAGES = ("hu", "de", "en")


def dress(shell: MainWindow, language: str, scale: float, look: Look = Look.LIGHT) -> None:
    """Another language and size."""
    shell.context.set_language(language)
    shell.context.set_theme(shell.context.theme.changed(text_scale=scale, look=look))


def check(window: QWidget, qtbot: QtBot) -> None:
    """Let everything find its place, then look."""
    settle(qtbot, window)

    def everything_is_readable() -> None:
        found = complaints(window)
        assert not found, "\n".join(found)

    wait_for(qtbot, everything_is_readable)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
def test_a_picture_leaves_room_for_the_words_beside_it(
    size: tuple[int, int], shell: MainWindow, table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """With several games on the shelf the first card grows tall, and its picture with it."""
    for people in (2, 4, 3):
        table(people, 30, people)
        wait_for(qtbot, lambda: shell.autosave.idle)
    shell.resize(*size)
    dress(shell, "hu", 2.0)
    shell.go_home()
    check(shell.start, qtbot)


def in_every_language(shell: MainWindow, scale: float, window: QWidget, qtbot: QtBot) -> None:
    """A part of the window is readable in one language after the other."""
    for language in LANGUAGES:
        dress(shell, language, scale)
        check(window, qtbot)


@pytest.mark.parametrize("scale", mostly_soak(SCALES, SCALES[2]))
def test_every_part_of_the_window(scale: float, table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """One window for all parts and languages: to build it and to change its letters costs more than to look at it."""
    shell = table(3, 9)
    the_game_and_the_sandbox(shell, scale, qtbot)
    shell = table(2, 4)
    the_curtain(shell, scale, qtbot)
    shell = table(2, 400)
    the_dialogs(shell, scale, qtbot)
    the_end_page(shell, scale, qtbot)
    wait_for(qtbot, lambda: shell.autosave.idle)
    shell.go_home()
    in_every_language(shell, scale, shell.start, qtbot)


def the_game_and_the_sandbox(shell: MainWindow, scale: float, qtbot: QtBot) -> None:
    assert shell.game is not None
    game = shell.game
    in_every_language(shell, scale, game, qtbot)
    game.side.show_rule(f"{GAME}/construct")
    in_every_language(shell, scale, game, qtbot)
    game.client.questions.refuse(sorted(game.client.questions.grabs())[0], "city.0.0")
    in_every_language(shell, scale, game, qtbot)
    game.page.card.dismiss()
    game.history.undo()
    in_every_language(shell, scale, game, qtbot)
    game.page.bar.dismiss()
    game.switch_mode()
    game.client.actions.act(api.MovePiece("marker.A", "city.0.0"))
    game.client.actions.act(api.MovePiece("tile.R1", "box"))
    game.switch_mode()
    in_every_language(shell, scale, game, qtbot)
    game.side.open("sandbox")
    in_every_language(shell, scale, game, qtbot)


def the_dialogs(shell: MainWindow, scale: float, qtbot: QtBot) -> None:
    assert shell.game is not None
    game = shell.game
    for dialog in (
        shell.ask_new(GAME),
        SettingsDialog(shell.context, shell),
        RemarkDialog(shell.context, shell),
        AboutDialog(shell.context, shell),
        KeysDialog(shell.context, game.actions_, shell),
        DevicesHelpDialog(shell.context, shell),
        RulesDialog(shell.context, game.client.game, shell),
    ):
        dialog.open()
        in_every_language(shell, scale, dialog, qtbot)
        dialog.reject()


def the_end_page(shell: MainWindow, scale: float, qtbot: QtBot) -> None:
    page = shell.end_page
    assert page is not None
    page.open_page()
    in_every_language(shell, scale, page, qtbot)
    page.as_table.setChecked(True)
    in_every_language(shell, scale, page, qtbot)


def what_is_played(shell: MainWindow, scale: float, qtbot: QtBot) -> None:
    assert shell.game is not None
    assert shell.game.told.replay()
    shell.game.page.view.slow_motion.pause()
    in_every_language(shell, scale, shell.game.page, qtbot)
    shell.game.told.stop()


def the_curtain(shell: MainWindow, scale: float, qtbot: QtBot) -> None:
    assert shell.game is not None and shell.curtain is not None
    shell.game.client.questions.answer(shell.game.client.questions.options()[0].answer)
    assert shell.curtain.seat
    in_every_language(shell, scale, shell.curtain, qtbot)


def test_a_long_name_breaks_within_the_sheet_of_the_curtain(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    shell.resize(1600, 1000)
    name = "Maximiliane-Friederike von Hohenzollern"
    shell.show_session(api.new_session(GAME, 2, seed=1, names=[name, "Jóska"]), home / "games" / "long.tarsas")
    curtain = shell.curtain
    assert curtain is not None and curtain.seat
    check(curtain, qtbot)
    for scale in (1.0, 2.0):
        dress(shell, "de", scale)
        check(curtain, qtbot)
        assert curtain.title.width() <= shell.context.theme.px(680), "as wide as the sheet"
        lines = curtain.title.height() / curtain.title.fontMetrics().height()
        words = curtain.title.fontMetrics().horizontalAdvance(curtain.title.text().replace("\u00ad", ""))
        assert lines > 1.5 or words <= curtain.title.width(), "on two lines, unless one has room for all of it"


@pytest.mark.parametrize("words", [3, 30, 90])
def test_a_message_over_the_table_has_room_for_all_its_words(
    words: int, table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 4)
    assert shell.game is not None
    bar = shell.game.page.bar
    bar.ask(
        msg("window.undo_step_tip", "Take back: {step}", step=LiteralArg("word " * words)),
        msg("window.undo_button", "Take back"),
        lambda: None,
    )
    wait_for(qtbot, lambda: bar.text.height() >= bar.text.heightForWidth(bar.text.width()))
    check(bar, qtbot)


def test_a_small_window_with_large_text_keeps_room_for_every_part(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(3, 9)
    assert shell.game is not None
    shell.resize(1024, 700)
    dress(shell, "de", 2.0)
    check(shell.game, qtbot)
    assert all(
        chip.width() >= 44 and chip.visibleRegion().boundingRect() == chip.rect()
        for chip in shell.game.bar.people.chips
    )
    assert shell.game.page.view.height() >= 500


def test_the_check_finds_what_it_is_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    cut = WrapLabel()
    cut.setText("a sentence that needs more than the one line which it is given here")
    cut.setParent(window)
    cut.setGeometry(0, 0, 100, 15)
    over = WrapLabel()
    over.setText("lies on it")
    over.setParent(window)
    over.setGeometry(10, 5, 100, 40)
    elided = ElideLabel()
    elided.setText("much too long for its place")
    elided.setParent(window)
    elided.setGeometry(0, 60, 40, 40)
    window.resize(300, 100)
    window.show()
    elided.setToolTip("")
    found = "\n".join(complaints(window))
    assert "cut in height" in found and "overlap" in found and "without a tool tip" in found
