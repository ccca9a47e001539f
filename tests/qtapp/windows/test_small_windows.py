"""A laptop whose system scales all by 1.5 or 2 has 911 x 512 or 683 x 384 pixels: everything is in reach there."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.about import AboutDialog
from qtapp.dialogs.devices_help import DevicesHelpDialog
from qtapp.dialogs.small import KeysDialog
from qtapp.kit.paint.theme import Look
from qtapp.kit.paths import resources
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME
from tests.qtapp.waiting import settle, wait_for
from tools.screen_figures.pages import CASES, measure, out_of_reach

SIZES = ((640, 360), (683, 384), (911, 512))


def whole(top: QWidget, size: tuple[int, int]) -> bool:
    """Is it no larger than the screen, and everything in it in reach?"""
    assert top.width() <= size[0] and top.height() <= size[1], (top.accessibleName(), top.size())
    assert out_of_reach(top) == []
    return True


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest, shell: MainWindow) -> tuple[int, int]:
    """The window is as small as that."""
    wanted = cast(tuple[int, int], request.param)
    shell.resize(*wanted)
    assert shell.size().toTuple() == wanted
    return wanted


@pytest.mark.parametrize("language", ["hu", "de"])
def test_pages_and_dialogs_fit(shell: MainWindow, size: tuple[int, int], language: str, qtbot: QtBot) -> None:
    shell.context.set_language(language)
    wait_for(qtbot, lambda: not shell.start.reading)
    settle(qtbot, shell)
    assert whole(shell, size)
    for made in (
        shell.ask_settings(),
        *(shell.ask_new(game) for game in api.GAMES),
        DevicesHelpDialog(shell.context, shell),
        AboutDialog(shell.context, shell),
    ):
        made.open()
        settle(qtbot, made)
        assert whole(made, size)
        made.reject()


@pytest.mark.parametrize("language", ["hu", "de"])
def test_a_table_fits_with_all_that_lies_over_it(
    table: Callable[..., MainWindow], shell: MainWindow, size: tuple[int, int], language: str, qtbot: QtBot
) -> None:
    shell.context.set_language(language)
    table(3, 6)
    game = shell.game
    assert game is not None and shell.curtain is not None
    game.guiding.begin(True)
    settle(qtbot, shell)
    assert whole(shell, size) and game.decision.isVisible()
    names = [facts.accessibleName() for facts in game.bar.people.chips]
    assert len(names) == 3 and all(chip.width_at(chip._level) >= 80 for chip in game.bar.people.chips)
    for panel in ("log", "rules", "list", "tidy"):
        game.side.open(panel)
        settle(qtbot, shell)
        assert game.overlay.isVisible() and game.overlay.height() >= 150, panel
        assert whole(shell, size)
        decision = game.decision.geometry() if game.decision.isVisible() else None
        assert decision is None or not decision.intersects(game.overlay.geometry()), panel
        game.overlay.dismiss()
        settle(qtbot, shell)
        assert game.decision.isVisible(), "it is back"
    for made in (KeysDialog(shell.context, game.actions_, shell), shell.ask_remark()):
        made.open()
        settle(qtbot, made)
        assert whole(made, size)
        made.reject()
    shell.curtain.cover_for(1)
    settle(qtbot, shell)
    assert whole(shell, size) and shell.curtain.area.height() >= 20
    shell.curtain.take_down()


def test_the_end_page_fits(
    table: Callable[..., MainWindow], shell: MainWindow, size: tuple[int, int], qtbot: QtBot
) -> None:
    shell.context.set_language("hu")
    table(3, 500)
    assert shell.end_page is not None and shell.client is not None and shell.client.is_over
    shell.end_page.open_page()
    while shell.end_page.stage_number < 3:
        shell.end_page.skip()
    settle(qtbot, shell)
    assert whole(shell, size)
    assert all(button.accessibleName() for button in shell.end_page.buttons.values())


def test_a_lesson_fits(shell: MainWindow, size: tuple[int, int], qtbot: QtBot) -> None:
    shell.lessons.open_lesson(sorted((resources() / GAME / "lessons").iterdir())[2])
    wait_for(qtbot, lambda: shell.lessons.table is not None)
    settle(qtbot, shell)
    assert whole(shell, size)


def test_letters_are_no_larger_than_leaves_room_for_what_is_asked(shell: MainWindow, qtbot: QtBot) -> None:
    """What was wanted stays so, and is there again as soon as the window is higher."""
    context = shell.context
    context.set_theme(context.theme.changed(text_scale=2.0))
    for height, scale in ((384, 1.5), (360, 1.25), (512, 2.0)):
        shell.resize(800, height)
        wait_for(qtbot, lambda scale=scale: context.theme.text_scale == scale)  # type: ignore[misc]
        context.set_theme(context.theme.changed(look=Look.DARK if height == 384 else Look.LIGHT))
        assert context.theme.text_scale == scale and context.settings.theme.text_scale == 2.0
    context.set_theme(context.theme.changed(text_scale=1.0))
    assert context.theme.text_scale == context.settings.theme.text_scale == 1.0


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES)
def test_no_page_is_cut_with_letters_of_any_size(case: str) -> None:
    assert measure(case) == []
