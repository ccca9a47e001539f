"""Cards over the table in the window: they make room for what is asked, and otherwise stay where people left them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.windows.game.placer import CALM_AFTER, NEAR
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import LIMIT, settle, wait_for
from tests.qtapp.windows.game.test_guiding import goes_on, guided

GAMES = ("underwater_cities", "imperial_miners", "ginkgopolis", "barrage")


def opened(shell: MainWindow, home: Path, game: str, qtbot: QtBot) -> GameWindow:
    """A first game with guide and log open."""
    shell.resize(1366, 768)
    window = guided(shell, home, game)
    window.overlay.open("log")
    window.regions.placer.pointer = lambda: None
    settle(qtbot, shell)
    return window


def boxes(window: GameWindow) -> dict[str, QRect]:
    return window.regions.card_boxes()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_one_may_use_is_hidden_with_everything_open(
    game: str, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    window, bot, looked = opened(shell, home, game, qtbot), api.GreedyBot(3), 0
    for _ in range(6):
        settle(qtbot, shell)
        lying = boxes(window)
        assert "question" in lying or window.client.questions.pending() is None
        hand = window.regions.tray_boxes()
        places = [box for box in window.regions.possible_boxes() if not any(box.intersects(one) for one in hand)]
        looked += len(places)
        for name, box in lying.items():
            assert not [one for one in places if box.intersects(one)], name
            assert not [one for one in hand if box.intersects(one)], name
            assert not [other for two, other in lying.items() if two != name and other.intersects(box)], name
            assert window.page.rect().contains(box), name
        if not goes_on(shell, window, bot):
            break
    assert looked


def test_no_card_moves_while_the_pointer_is_at_it(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window, bot = opened(shell, home, "underwater_cities", qtbot), api.GreedyBot(3)
    held = 0
    for _ in range(8):
        for name, box in boxes(window).items():
            if name == "panel":
                continue
            window.regions.placer.pointer = lambda box=box: box.topLeft() - QPoint(NEAR - 2, 0)  # type: ignore[misc]
            corner = box.topLeft()
            window.client.set_viewer(window.client.viewer)
            window.regions.lay()
            now = boxes(window).get(name)
            assert now is None or now.topLeft() == corner, name
            held += now is not None
        window.regions.placer.pointer = lambda: None
        if not goes_on(shell, window, bot):
            break
        settle(qtbot, shell)
    assert held > 8


def test_a_card_that_stands_badly_moves_once_the_pointer_has_left_it(
    shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    window, bot = opened(shell, home, "underwater_cities", qtbot), api.GreedyBot(3)
    placer, moved = window.regions.placer, 0
    for _ in range(6):
        log = boxes(window)["panel"]
        here: list[QPoint | None] = [log.center()]
        placer.pointer = lambda here=here: here[0]  # type: ignore[misc]
        if not goes_on(shell, window, bot):
            break
        settle(qtbot, shell)
        assert boxes(window)["panel"].topLeft() == log.topLeft()
        with qtbot.waitSignal(placer.unsettled, timeout=LIMIT):
            here[0] = None
        moved += boxes(window)["panel"].topLeft() != log.topLeft()
    assert moved and CALM_AFTER >= 400


def test_the_pointer_of_the_window_is_heard(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "ginkgopolis", qtbot)
    placer, page = window.regions.placer, window.page
    placer.pointer = placer._pointer
    shell.activateWindow()
    at = window.decision.rect().center()
    QTest.mouseMove(window.decision, at)
    wait_for(qtbot, lambda: page.underMouse() and page.isActiveWindow())
    found = placer.pointer()
    assert found is not None and window.decision.geometry().contains(found)


def test_a_card_is_moved_by_its_head_and_stays_there(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window, bot = opened(shell, home, "ginkgopolis", qtbot), api.GreedyBot(3)
    left = Qt.MouseButton.LeftButton
    for name, handle in (("question", window.decision.drag_handle()), ("guide", window.guiding.card.drag_handle())):
        before = boxes(window)[name]
        at = handle.rect().center()
        QTest.mousePress(handle, left, pos=at)
        QTest.mouseMove(handle, at + QPoint(40, 30))
        QTest.mouseRelease(handle, left, pos=at + QPoint(40, 30))
        moved = boxes(window)[name]
        assert moved.topLeft() == before.topLeft() + QPoint(40, 30) or moved.topLeft() != before.topLeft()
        goes_on(shell, window, bot)
        settle(qtbot, shell)
        assert name not in boxes(window) or boxes(window)[name].topLeft() == moved.topLeft()


def test_a_click_on_a_head_moves_nothing(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "ginkgopolis", qtbot)
    before = boxes(window)
    QTest.mouseClick(window.decision.drag_handle(), Qt.MouseButton.LeftButton)
    assert boxes(window) == before and not window.regions.placer.dragged


def test_what_comes_for_a_moment_moves_neither_table_nor_cards(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "ginkgopolis", qtbot)
    window.overlay.dismiss()
    window.guiding.begin(False)
    settle(qtbot, shell)
    before, seen = boxes(window), window.page.view.viewportTransform()
    thing = _explain_a_tile(window)
    settle(qtbot, shell)
    now = boxes(window)
    assert window.page.view.viewportTransform() == seen
    assert {name: one for name, one in now.items() if name != "explanation"} == before
    assert not now["explanation"].intersects(thing) and window.explain_card.isVisible()
    window.explain_card.dismiss()
    assert boxes(window) == before and not window.explain_card.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_where_it_has_no_room_the_others_make_some_and_are_back_afterwards(
    game: str, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    window = opened(shell, home, game, qtbot)
    before = boxes(window)
    window.explain_card.explain(next(iter(window.regions.possible())), QRect(600, 300, 60, 60))
    settle(qtbot, shell)
    now, hand = boxes(window), window.regions.tray_boxes()
    free = [one for one in window.regions.possible_boxes() if not any(one.intersects(tray) for tray in hand)]
    assert "explanation" in now and "question" in now
    for name, box in now.items():
        assert not [one for one in (*free, *hand) if box.intersects(one)], name
        assert not [two for two, one in now.items() if two != name and one.intersects(box)], name
    window.explain_card.dismiss()
    settle(qtbot, shell)
    assert boxes(window) == before


def _explain_a_tile(window: GameWindow) -> QRect:
    name = next(name for name in window.page.view.table.items_by_id if name.startswith("tile."))
    box = window.page.view.surface.box_of(name)
    assert box is not None and window.explain_card.explain(name, box.toRect())
    return box.toRect()


def test_the_table_stands_still_while_it_is_shown_what_others_did(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "ginkgopolis", qtbot)
    covered = window.page.view.camera.covered
    window.regions.watching = True
    window.regions.lay()
    assert not window.decision.isVisible() and not window.guiding.card.isVisible()
    assert window.page.view.camera.covered == covered
    window.regions.watching = False
    window.regions.lay()
    assert window.decision.isVisible()


def test_the_same_question_looked_at_again_lies_as_it_lay(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "ginkgopolis", qtbot)
    before = boxes(window)
    window.decision.press_number(1)
    settle(qtbot, shell)
    window.decision.back()
    shell.setFocus()
    settle(qtbot, shell)
    assert boxes(window) == before


def test_a_folded_guide_unfolds_with_a_click(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "ginkgopolis", qtbot)
    card = window.guiding.card
    forms = {one.name: one for one in card.forms(388, 700)}
    assert forms["title"].height < forms["brief"].height < forms["whole"].height
    card.lie_in(forms["title"], QRect(20, 20, 388, forms["title"].height))
    assert card.is_title_only and not card.text.isVisible()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(200, 12))
    settle(qtbot, shell)
    assert not card.is_title_only and card.text.isVisible()
    assert "title" not in {one.name for one in card.forms(388, 700)}


def test_in_a_low_window_the_guide_is_a_sign_that_keys_unfold(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "ginkgopolis", qtbot)
    card = window.guiding.card
    forms = {one.name: one for one in card.forms(388, 150)}
    sign = forms["sign"]
    assert sign.width < 80 and sign.height < 80 and "sign" not in {one.name for one in card.forms(388, 700)}
    card.lie_in(sign, QRect(20, 20, sign.width, sign.height))
    assert card.is_title_only and not card.title.isVisible() and not card.area.isVisible()
    assert card.sign.accessibleName() and card.sign.focusPolicy() & Qt.FocusPolicy.TabFocus
    card.sign.setFocus()
    QTest.keyClick(card.sign, Qt.Key.Key_Space)
    settle(qtbot, shell)
    assert not card.is_title_only and card.text.isVisible() and not card.sign.isVisible()
    assert card.area.focusPolicy() is Qt.FocusPolicy.NoFocus, "there is nothing to scroll"
    whole = card.forms(388, 150)[0]
    card.lie_in(whole, QRect(20, 20, whole.width, whole.height))
    settle(qtbot, shell)
    assert card.area.verticalScrollBar().maximum() and card.area.focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_a_panel_without_room_is_told_by_its_button(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "ginkgopolis", qtbot)
    window.overlay.set_room(False)
    assert window.overlay.current == "log" and not window.overlay.isVisible()
    window.regions.lay()
    assert window.overlay.isVisible(), "there is room"


def test_a_message_covers_neither_the_question_nor_its_places(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "underwater_cities", qtbot)
    window.page.bar.ask(api.msg("window.cancel", "Cancel"), api.msg("window.close", "Close"), lambda: None)
    settle(qtbot, shell)
    said = window.page.bar.geometry()
    assert window.page.bar.isVisible()
    others = [one for name, one in boxes(window).items() if name != "message"]
    assert not [one for one in (*others, *window.regions.possible_boxes()) if one.intersects(said)]


def test_very_large_letters_keep_the_question(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = opened(shell, home, "barrage", qtbot)
    for scale in (1.5, 2.0):
        shell.context.set_theme(replace(shell.context.theme, text_scale=scale))
        settle(qtbot, shell)
        assert window.decision.isVisible() and window.page.rect().contains(window.decision.geometry())
