"""Looking around: zoom at the pointer, pan, fly, fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtapp.board.paint.pile import Pile
from qtapp.kit.paint.theme import Look, Theme
from tests.qtapp.board.tabletop import Tabletop
from tests.qtapp.waiting import wait_for


def wheel(table: Tabletop, at: QPoint, turn: int) -> None:
    port = table.view.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(port.mapToGlobal(at)),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)


def test_the_wheel_zooms_at_the_pointer(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3, 30)
    at = QPoint(500, 300)
    below = table.view.mapToScene(at)
    scale = table.view.camera.scale
    wheel(table, at, 240)
    assert table.view.camera.scale > scale * 1.2
    after = table.view.mapFromScene(below)
    assert (after - at).manhattanLength() <= 3
    wheel(table, at, -240)
    assert abs(table.view.camera.scale / scale - 1) < 0.01


def test_the_strip_stays_while_the_table_moves(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    held = table.view.table.held.sprites[0]
    item = table.view.table.items_by_id[held.id]
    before = table.view.viewportTransform().map(item.scenePos())
    wheel(table, QPoint(300, 200), 480)
    after = table.view.viewportTransform().map(item.scenePos())
    assert (after - before).manhattanLength() < 1.5


def test_middle_button_and_space_pan(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    port = table.view.viewport()
    none = Qt.KeyboardModifier.NoModifier
    point = table.view.mapToScene(QPoint(400, 200))
    QTest.mousePress(port, Qt.MouseButton.MiddleButton, none, QPoint(400, 200))
    QTest.mouseMove(port, QPoint(460, 230))
    QTest.mouseRelease(port, Qt.MouseButton.MiddleButton, none, QPoint(460, 230))
    assert (table.view.mapFromScene(point) - QPoint(460, 230)).manhattanLength() <= 2
    QTest.keyPress(table.view, Qt.Key.Key_Space)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, none, QPoint(460, 230))
    QTest.mouseMove(port, QPoint(400, 200))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, none, QPoint(400, 200))
    QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert (table.view.mapFromScene(point) - QPoint(400, 200)).manhattanLength() <= 2


def test_the_table_cannot_be_pushed_out_of_sight(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 4, 30)
    port, view = table.view.viewport(), table.view
    for way in (QPointF(0, -1), QPointF(0, 1), QPointF(-1, 0), QPointF(1, 0)):
        view.camera.fit_all()
        for _ in range(40):
            view.camera.pan(way * 100)
        seen = view.viewportTransform().mapRect(view.table.layout.bounds())
        assert seen.adjusted(-2, -2, 2, 2).contains(QPointF(port.rect().center())), way
        assert not seen.contains(QPointF(port.rect().center()) - way * 20), "as far as it goes"


def test_the_camera_flies_to_each_area_and_back_to_the_whole(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 4, 30)
    areas = table.view.camera.areas()
    assert areas[:2] == ["city", "table"]
    assert areas[2:] == [f"seat.{seat}" for seat in (1, 2, 3, 4)]
    whole = table.view.camera.scale
    for area in areas:
        table.view.camera.fly_to(area)
        board = table.view.table.layout.board(area)
        assert board is not None
        seen = table.view.viewportTransform().mapRect(board.rect)
        assert seen.height() <= table.view.viewport().height()
        assert abs(seen.center().x() - table.view.viewport().width() / 2) < 3
        assert table.view.camera.area_name(area) is not None
    table.view.camera.show_whole()
    assert abs(table.view.camera.scale - whole) < 1e-6


def test_double_click_flies_and_comes_back(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 4, 30)
    whole = table.view.camera.scale
    board = table.view.table.layout.board("seat.3")
    assert board is not None
    at = table.view.mapFromScene(board.rect.topLeft() + QPointF(300, 20))
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert table.view.camera.scale > whole * 1.3
    centre = table.view.mapFromScene(board.rect.center())
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre)
    assert abs(table.view.camera.scale - whole) < 1e-6


def test_everything_is_in_sight_after_resizing(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3, 40)
    for size in ((900, 560), (1800, 700), (1000, 1000)):
        table.view.resize(*size)
        QApplication.processEvents()
        seen = table.view.viewportTransform().mapRect(table.view.table.layout.bounds())
        port = table.view.viewport().rect()
        assert seen.left() >= -1 and seen.right() <= port.width() + 1
        assert seen.top() >= -1 and seen.bottom() <= port.height() - table.view.table.held.height + 8


def test_boards_never_overlap(qtbot: QtBot) -> None:
    for players in (1, 2, 3, 4, 5):
        table = Tabletop(qtbot, players, 25)
        boards = table.view.table.layout.boards
        for index, board in enumerate(boards):
            for other in boards[index + 1 :]:
                assert not board.rect.adjusted(1, 1, -1, -1).intersects(other.rect), (players, board.key, other.key)


def test_the_city_grows(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 4, 0)
    small = table.view.table.layout.board("city")
    assert small is not None
    session = table.client.session
    while len(session.entries) < 100 and (pending := session.first_pending()) is not None:
        options = session.options(pending)
        session.answer(pending, options[-1] if options else session.default_answer(pending))
    for _ in range(10):
        asked = table.client.questions.asked_seats()
        if not asked:
            break
        table.client.set_viewer(asked[0])
        table.client.questions.answer(
            table.client.questions.options()[-1].answer
        ) if table.client.questions.options() else table.answer_plainly()
    large = table.view.table.layout.board("city")
    assert large is not None and large.rect.width() * large.rect.height() > small.rect.width() * small.rect.height()


def test_hovering_raises_a_card_and_tells_what_it_is(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    heard: list[str] = []
    table.view.hovered.connect(heard.append)
    card = table.view.table.held.sprites[0]
    QTest.mouseMove(table.view.viewport(), table.point(card.id))
    assert heard[-1] == card.id
    assert table.view.table.raised == card.id
    raised = next(sprite for sprite in table.view.table.held.sprites if sprite.id == card.id)
    assert raised.scale > card.scale
    QTest.mouseMove(table.view.viewport(), table.point("deck"))
    assert heard[-1] == "deck"
    assert table.view.table.raised == ""


def test_every_theme_and_language_shows(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3, 30)
    for look in Look:
        for scale in (1.0, 2.0):
            table.view.set_theme(Theme(look=look, text_scale=scale, animations=False))
            assert not table.view.grab().isNull()
    for language in ("hu", "de", "en"):
        table.view.board_context.speech.set_language(language)
        assert not table.view.grab().isNull()


def test_options_of_the_panel_light_up(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    face = next(one for one in table.client.questions.options() if one.gesture is not None)
    assert face.gesture is not None
    table.view.highlights.show_option(face.key)
    assert table.view.highlights.shown("option") == [(face.gesture.grab, "subject"), (face.gesture.drop, "over")]
    table.view.highlights.show_option("")
    assert table.view.highlights.shown("option") == []
    table.view.highlights.show_subjects(["deck", "marker.A"])
    assert len(table.view.highlights.shown("subjects")) == 2


def test_moving_pieces_arrive(qtbot: QtBot) -> None:
    """With movement on, what an answer moves is in its place a moment later."""
    table = Tabletop(qtbot, 2, theme=Theme(animations=True))
    card = table.client.view().places["seat.1.hand"].pieces[0].id
    table.drag(card, "seat.1.commit")
    item = table.view.table.items_by_id[card]
    wait_for(qtbot, lambda: not table.view.table.mover.running)
    assert (item.pos() - item.sprite.at).manhattanLength() < 1
    assert item.sprite.place == "seat.1.commit"


def test_the_boards_are_laid_for_the_room_above_the_hand(qtbot: QtBot) -> None:
    """Behind the curtain nobody holds anything; with a hand the room is lower, and the boards are laid anew for it."""
    seated, late = Tabletop(qtbot, 2, 20), Tabletop(qtbot, 2, 20, viewer=0)
    assert late.view.table.held.height == 0
    late.client.set_viewer(1)
    assert late.view.table.held.height > 0
    places = [{board.key: board.rect for board in one.view.table.layout.boards} for one in (seated, late)]
    assert places[0] == places[1]


def _dark(table: Tabletop, name: str) -> int:
    """How many dark points the plate of a pile has, lower right."""
    item = table.view.table.items_by_id[name]
    foot = table.view.mapFromScene(item.scene_foot()).boundingRect()
    side = max(8, foot.width() // 4)
    box = QRect(foot.right() - side, foot.bottom() - side, side + 4, side + 4)
    table.view.table.patient = True
    image = table.view.viewport().grab(box).toImage()
    return sum(image.pixelColor(x, y).lightness() < 70 for x in range(image.width()) for y in range(image.height()))


def test_a_rim_of_high_contrast_hides_no_number(qtbot: QtBot) -> None:
    dark = {}
    for look in (Look.LIGHT, Look.CONTRAST):
        table = Tabletop(qtbot, 3, 30, theme=Theme(look, animations=False))
        piles = [name for name, item in table.view.table.items_by_id.items() if isinstance(item.sprite.picture, Pile)]
        assert piles
        dark[look] = {name: _dark(table, name) for name in piles}
    for name, points in dark[Look.LIGHT].items():
        assert dark[Look.CONTRAST][name] >= points * 0.9 > 0, name


def test_a_denser_screen_is_painted_for_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is moved to another screen keeps its size: nothing else tells the view."""
    table = Tabletop(qtbot, 2, 10)
    assert table.view.board_context.art.ratio == 1.0
    monkeypatch.setattr(table.view, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert table.view.board_context.art.ratio == 2.0
