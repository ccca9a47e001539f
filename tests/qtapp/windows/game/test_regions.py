"""Where things lie over the table: the regions themselves, the place of the decision, and what the camera shows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMarginsF, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.backdrop import tab_height
from qtapp.kit.controls.regions import bar_height, lay_regions
from qtapp.kit.paint.theme import Theme
from qtapp.panels.decision.buttons import OptionRow
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.board.tabletop import asked_for
from tests.qtapp.conftest import NAMES, press
from tests.qtapp.waiting import settle, wait_for

SIZES = [(1280, 720), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("hand", [0, 180])
def test_nothing_leaves_the_page_and_the_table_keeps_most_of_it(size: tuple[int, int], scale: float, hand: int) -> None:
    wide, tall = size
    bar = bar_height(tall, scale)
    page = QSize(wide, tall - bar)
    regions = lay_regions(page, tall, scale, hand)
    for box in (regions.focus, regions.rail, regions.overlay, regions.timeline, *regions.pictures):
        assert regions.page.contains(box), box
    assert not regions.focus.intersects(regions.rail)
    largest = regions.decision.width() * regions.decision.height()
    share = (wide * tall - bar * wide - regions.rail.width() * regions.rail.height() - largest) / (wide * tall)
    assert share >= (0.75 if scale == 1.0 else 0.5)


@pytest.mark.parametrize("game", api.GAMES)
def test_question_and_pictures_lie_over_nothing_one_may_use(
    game: str, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    """Walked through by the numbers of the card, step by step, as a person would."""
    shell.resize(1366, 768)
    session = api.new_session(game, 2, seed=7, names=NAMES[:2])
    shell.show_session(session, home / "games" / "t.tarsas")
    assert shell.curtain is not None and shell.game is not None
    window, dice, looked, by_hand = shell.game, random.Random(3), 0, False
    for _ in range(14):
        if shell.curtain.seat:
            shell.curtain.uncover()
        window.told.stop()
        settle(qtbot, shell)
        by_hand = by_hand or any(any(session.gestures(pending)) for pending in session.pending())
        targets = window.regions.possible_boxes()
        if targets and window.decision.isVisible():
            looked += 1
            lying = [window.decision.geometry(), window.rail.geometry()]
            lying += [one.geometry() for one in window.regions.pictures if one.isVisible()]
            docked = window.page.view.table.held.height
            shown = [box for box in targets if box.bottom() < window.page.height() - docked]
            assert not any(one.intersects(box) for one in lying for box in shown)
            assert not any(one.intersects(tray) for one in lying for tray in window.regions.tray_boxes())
        if window.decision.buttons and dice.random() < 0.8:
            window.decision.press_number(dice.randint(1, min(9, len(window.decision.buttons))))
        else:
            pending = window.client.questions.pending()
            if pending is None:
                break
            window.client.questions.answer(api.RandomBot(5).choose_answer(session, pending))
    assert bool(looked) == by_hand, "what can be given by hand lights up; a game of words alone lights nothing"


def test_a_person_who_moves_the_camera_keeps_it(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 9)
    assert shell.game is not None
    game = shell.game
    press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert game.director.manual
    scale, flights = game.page.view.camera.scale, game.director.flights
    pending = game.client.questions.pending()
    assert pending is not None
    game.director.follow_question(object(), ("city.0.0",))
    assert game.page.view.camera.scale == scale and game.director.flights == flights
    press(Qt.Key.Key_Home)
    assert not game.director.manual


def test_who_sits_down_is_brought_to_what_is_asked_in_one_flight(shell: MainWindow, home: Path) -> None:
    session = api.new_session("barrage", 2, seed=7, names=NAMES[:2])
    bot = api.GreedyBot(1)
    shell.show_session(session, home / "games" / "t.tarsas")
    assert shell.game is not None
    game, most = shell.game, 0
    for _ in range(12):
        pending = game.client.questions.pending()
        assert pending is not None
        before, seat = game.director.flights, game.client.viewer
        game.client.questions.answer(bot.choose_answer(session, pending))
        game.told.stop()
        game.page.hand_over.ready.click()
        if game.client.viewer != seat:
            most = max(most, game.director.flights - before)
    assert most == 1


def test_words_of_a_step_have_room_in_large_letters(shell: MainWindow, home: Path) -> None:
    shell.context.set_language("de")
    shell.context.set_theme(Theme(text_scale=2.0, animations=False))
    session, bot = api.new_session("barrage", 2, seed=7, names=NAMES[:2]), api.GreedyBot(1)
    while (pending := session.first_pending()) is not None and pending.frame.name != "barrage.turn":
        session.answer(pending, bot.choose_answer(session, pending))
    shell.show_session(session, home / "games" / "t.tarsas")
    assert shell.game is not None
    metrics = QFontMetrics(shell.context.theme.font(15))
    rows = [one for one in shell.game.decision.buttons if isinstance(one, OptionRow)]
    for row in rows:
        longest = max(metrics.horizontalAdvance(word) for word in re.split(r"[ \u00ad]", row.words))
        assert row.words_box().left() + longest <= row.width(), row.words
    assert len(rows) > 5, "so many that they stand in two columns where letters are small"


def test_arrows_lead_to_targets_out_of_sight(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """Only a person who has the camera gets them."""
    game = table(2, 9).game
    assert game is not None
    view = game.page.view
    grab = max(sorted(game.client.questions.grabs()), key=lambda one: len(game.client.questions.drops(one)))
    view.drag.take(grab)
    game.regions.lay()
    assert not any(arrow.isVisible() for arrow in game.arrows.arrows.values())
    for _ in range(6):
        view.camera.zoom_by(1.4)
    game.regions.lay()
    shown = [arrow for arrow in game.arrows.arrows.values() if arrow.isVisible()]
    lit = set(game.decision.targets())
    assert shown and all(arrow.targets and set(arrow.targets) <= lit for arrow in shown)
    assert all(min(arrow.width(), arrow.height()) >= 44 and arrow.accessibleName() for arrow in shown)
    wanted = shown[0].targets
    shown[0].click()
    settle(qtbot, game)
    seen = view.viewport().rect()
    assert all(
        seen.contains(box.center().toPoint()) for name in wanted if (box := view.surface.box_of(name)) is not None
    )
    assert game.director.manual, "it stays theirs"


def test_the_light_at_the_pointer_comes_with_ctrl_alone(table: Callable[..., MainWindow]) -> None:
    game = table(2, 9).game
    assert game is not None
    QTest.keyPress(game, Qt.Key.Key_Control)
    game.pointer_light.shine()
    assert game.pointer_light.isVisible()
    QTest.keyRelease(game, Qt.Key.Key_Control)
    assert not game.pointer_light.isVisible()


def test_the_camera_moves_by_itself_only_if_it_may(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 9)
    shell.resize(1280, 840)  # in a lower one there is room for more beside the city
    QApplication.processEvents()
    assert shell.game is not None
    game = shell.game
    for how, question, beat in (("off", 0, 0), ("told", 0, 1), ("always", 1, 1)):
        shell.context.settings.told.camera = how
        game.director.begin()
        before = game.director.flights
        assert not game.page.view.table.shows_board("table"), "at home only the city is shown"
        game.director.follow_question(object(), ("deck",))
        assert game.director.flights - before == question, how
        game.director.begin()
        before = game.director.flights
        game.director.follow_beat(("deck",))
        assert game.director.flights - before == beat, how


def test_f12_leaves_the_table_and_the_question(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 9)
    assert shell.game is not None
    game = shell.game
    press(Qt.Key.Key_F12)
    assert game.bar.isHidden() and game.rail.isHidden() and game.decision.isVisible()
    assert not any(one.isVisible() for one in game.regions.pictures)
    press(Qt.Key.Key_F12)
    assert game.bar.isVisible() and game.rail.isVisible()


def test_what_is_this_is_answered_for_the_keyboard_and_the_mouse(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 9)
    assert shell.game is not None
    game = shell.game
    view = game.page.view
    view.setFocus()
    target = next(one for one in view.keyboard.targets() if "deck" in one.ids or one.ids[0].startswith("tile."))
    view.keyboard.stand_on(target)
    press(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    card = game.explain_card
    assert card.isVisible() and card.title.text() and card.lines() and card.rule is not None
    card.rule.click()
    assert game.overlay.current == "rules"
    press(Qt.Key.Key_Escape)
    card.dismiss()
    view.keyboard.stand_on(None)
    game.actions_["explain"].trigger()
    assert view.asker.on
    game.explaining.switch(False)
    assert not view.asker.on


def choosing(shell: MainWindow, home: Path, qtbot: QtBot) -> GameWindow:
    """Somebody chooses a card of a hand in which some cannot be played."""
    shell.show_session(asked_for("imperial_miners", "choose"), home / "games" / "test.tarsas")
    assert shell.game is not None and shell.curtain is not None
    shell.curtain.uncover()
    settle(qtbot, shell)
    return shell.game


def test_why_a_card_of_the_hand_is_of_no_use_is_said_beside_it(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    """It covers neither the hand nor what is asked, and goes with the next click."""
    game = choosing(shell, home, qtbot)
    view = game.page.view
    may = game.client.questions.grabs()
    useless = [one.id for one in game.client.view().places["seat.1.hand"].pieces if one.id not in may]
    assert useless
    port, left = view.viewport(), Qt.MouseButton.LeftButton
    for card in useless:
        item = view.table.items_by_id[card]
        at = view.viewportTransform().map(item.scene_foot().center()).toPoint()
        QTest.mouseMove(port, at)
        QTest.mouseClick(port, left, Qt.KeyboardModifier.NoModifier, at)
        settle(qtbot, shell)
        said = game.page.card
        assert said.isVisible() and view.drag.grab == card
        box = QRect(said.geometry())
        clear = (game.decision.geometry(), *game.regions.tray_boxes(), view.drag.ghost_box())
        assert not any(box.intersects(one) for one in clear)
    QTest.mouseClick(port, left, Qt.KeyboardModifier.NoModifier, QPoint(4, port.height() // 2))
    assert not game.page.card.isVisible() and not view.drag.ghost


def test_what_happened_to_a_thing_is_shown_in_motion(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 9)
    assert shell.game is not None
    game = shell.game
    card, here = game.explain_card, game.client.session.current
    moved = next(
        step.piece
        for entry in reversed(game.client.history.line()[1:])
        for step in game.client.history.steps_of(entry)
        if step.what == "move" and step.piece and game.client.names.piece_name(step.piece) is not None
    )
    assert card.explain(moved, QRect(300, 300, 40, 40)) and card.motion is not None
    card.motion.click()
    assert game.told.playing and not card.isVisible() and game.client.session.current is here
    assert any(moved in (step.piece, step.source) for beat in game.told.beats for step in beat.steps)
    game.told.stop()
    lying = next(
        piece.id
        for place in game.client.view().places.values()
        for piece in place.pieces
        if piece.known and game.client.told.last_seen(piece.id) is None
    )
    assert card.explain(lying, QRect(300, 300, 40, 40)) and card.motion is None, "nothing has happened to it"


def test_a_hint_tells_more_with_each_press_and_lights_what_it_is_about(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 9)
    assert shell.game is not None
    game, said = shell.game, []
    for _ in range(2):
        press(Qt.Key.Key_F4)
        assert game.hints.thinking
        wait_for(qtbot, lambda: not game.hints.thinking)
        assert not game.explain_card.isVisible(), "the line below the bar says it, over nothing"
        assert game.page.view.highlights.shown("hint")
        said.append(game.story.text())
    where, deed = said
    assert "What to do" in where and deed and "What to do" not in deed, "first only where, then what"
    press(Qt.Key.Key_F4)
    wait_for(qtbot, lambda: not game.hints.thinking)
    assert game.explain_card.isVisible() and len(game.explain_card.lines()) >= 2, "and what may follow"
    assert all(line.strip() for line in game.explain_card.lines())
    game.explain_card.dismiss()
    assert not game.page.view.highlights.shown("hint")


def test_what_a_hint_speaks_of_comes_into_sight(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    game = choosing(shell, home, qtbot)
    view = game.page.view
    pending = game.client.questions.pending()
    assert pending is not None

    def box() -> QRect:
        found = view.surface.box_of("deck.3")
        assert found is not None
        return found.toRect()

    for board in ("seat.1", "seat.2"):  # also if a person has moved the camera
        game.explain_card.dismiss()
        view.camera.fly_to(board)
        view.camera.zoom_by(3.0)
        assert not view.rect().contains(box())
        game.hints._show(pending.ticket, api.Hint(api.Strength.AREA, api.msg("hint.title", "Hint"), ("deck.3",)))
        settle(qtbot, shell)
        assert view.rect().contains(box()) and view.highlights.shown("hint") == [("deck.3", "hint")]
        assert not game.explain_card.isVisible() and game.story.text(), "nothing lies over it"


def test_a_hint_for_a_question_that_was_answered_meanwhile_is_not_shown(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 9)
    assert shell.game is not None
    game = shell.game
    press(Qt.Key.Key_F4)
    assert game.client.questions.answer(game.client.questions.options()[0].answer)
    wait_for(qtbot, lambda: not game.hints.thinking)
    assert not game.explain_card.isVisible()


def test_a_picture_is_named_for_who_looks(table: Callable[..., MainWindow]) -> None:
    window = table().game
    assert window is not None
    client = window.client

    def names() -> dict[str, str]:
        return {one.board: one.accessibleName() for one in window.regions.pictures if one.isVisible()}

    first = client.viewer
    mine = [board for board, name in names().items() if name == "Own board"]
    assert mine == [f"seat.{first}"]
    client.set_viewer(3 - first)
    window.regions.lay()
    assert [board for board, name in names().items() if name == "Own board"] == [f"seat.{3 - first}"]
    assert "Own board" not in {name for board, name in names().items() if board == f"seat.{first}"}
    window.context.set_language("hu")
    assert "Saját tábla" in names().values()


def test_a_drag_brings_its_targets_into_sight(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    """The own board fills the view, and what is taken from there goes to another board."""
    session = api.new_session("barrage", 2, seed=5, names=NAMES[:2])
    bot = api.RandomBot(5)
    while (pending := session.first_pending()) is not None and pending.frame.name != "barrage.turn":
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    shell.show_session(session, home / "games" / "b.tarsas")
    window = shell.game
    assert window is not None
    settle(qtbot, shell)
    view, seat = window.page.view, window.client.viewer
    view.camera.fly_to(f"seat.{seat}")
    settle(qtbot, shell)
    own, camera = view.table.layout.board(f"seat.{seat}"), view.camera
    assert own is not None and camera.aside > 0
    beside = camera.aimed_box(camera.edges + QMarginsF(camera.aside, 0, 0, 0)).adjusted(-1, -1, 1, 1)
    assert beside.contains(own.rect), "the board lies beside what is asked, not below it"
    grab = next(one for one in sorted(window.client.questions.grabs()) if one.startswith(f"base.{seat}"))
    item = view.table.item_of(grab)
    drops = list(window.client.questions.drops(grab))

    def in_sight() -> float:
        boxes = [box for one in drops if (box := view.surface.box_of(one)) is not None]
        return sum(view.viewport().rect().contains(box.center().toPoint()) for box in boxes) / len(drops)

    assert item is not None and item.isVisible() and in_sight() < 0.5
    box = view.surface.box_of(grab)
    assert box is not None
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    QTest.mouseMove(view.viewport(), box.center().toPoint() + QPoint(30, 4))
    settle(qtbot, shell)
    assert view.drag.dragging and in_sight() == 1.0
    QTest.keyClick(view, Qt.Key.Key_Escape)


class _Painted(QObject):
    """What of a widget was painted since it was made."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.region = QRegion()
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_free_hands_colour_the_whole_bar_and_their_tab_stays_to_be_seen(
    shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    session = api.new_session("barrage", 2, seed=7, names=NAMES[:2])
    shell.show_session(session, home / "games" / "t.tarsas")
    assert shell.curtain is not None and shell.game is not None
    window = shell.game
    shell.curtain.uncover()
    window.told.stop()
    whole, painted = QRegion(window.bar.rect()), _Painted(window.bar)

    def nothing_more_is_painted() -> bool:
        painted.region = QRegion()
        settle(qtbot, shell)
        return painted.region.isEmpty()

    wait_for(qtbot, nothing_more_is_painted)
    press(Qt.Key.Key_F2)
    wait_for(qtbot, lambda: whole.subtracted(painted.region).isEmpty())
    assert window.story.isVisible() and window.story.y() >= tab_height(1.0)
