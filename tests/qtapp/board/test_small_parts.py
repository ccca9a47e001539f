"""Small parts of the table that break unseen: where the keys lead, what shines, what is shown and hidden."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.input.keyboard import CursorTarget, beside
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.pixmap_shelf import SHELF
from qtapp.board.scene.animator import Glide
from qtapp.board.scene.arrow import ArrowItem
from qtapp.board.scene.hand_strip import ROOM_OF_PICKED, held_places
from qtapp.board.scene.marks import HighlightItem
from qtapp.kit.paint.theme import Theme
from tests.qtapp.board.tabletop import Tabletop
from tests.qtapp.board.test_slow_motion import long_change


def target(name: str, x: float, y: float) -> CursorTarget:
    return CursorTarget((name,), QRectF(x - 5, y - 5, 10, 10), "table")


def test_a_key_leads_to_the_nearest_thing_that_lies_that_way() -> None:
    here = target("here", 0, 0)
    near, far, askew, behind = (
        target("near", 50, 10),
        target("far", 90, 0),
        target("askew", 20, 60),
        target("behind", -9, 0),
    )
    around = [behind, askew, far, here, near]
    assert beside(here, (1, 0), around) is near
    assert beside(here, (0, 1), around) is askew
    assert beside(here, (-1, 0), around) is behind
    assert beside(here, (0, -1), around) is None and beside(here, (1, 0), [here, behind, askew]) is None


def test_a_drawing_fills_the_box_it_is_drawn_in(qtbot: QtBot) -> None:
    """Boards are stretched a little to meet the edges of their room."""
    image = QImage(300, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    PictureCache().renderer("ginkgopolis/pieces/card_back_city.svg").render(painter, QRectF(0, 0, 300, 100))
    painter.end()
    ink = [x for x in range(300) if image.pixelColor(x, 50).alpha() > 128]
    assert ink[0] < 40 and ink[-1] > 250
    assert 2**26 < SHELF < 2**28, "some tens of pictures of a whole screen"


def test_only_what_an_option_takes_hold_of_can_be_grabbed(qtbot: QtBot) -> None:
    table = Tabletop(qtbot)
    may = table.client.questions.grabs()
    shining = [item.sprite for item in table.view.table.items_by_id.values() if item.grabbable]
    assert shining and all({sprite.top, sprite.place} & may for sprite in shining)
    marked = {name for name, _ in table.view.highlights.shown("grabs")}
    counted = {item.sprite.id for item in table.view.table.items_by_id.values() if item.sprite.kind}
    assert marked <= may | table.client.questions.answer_of_gesture() | counted, "and no place beside it"


def test_targets_dim_the_rest_only_if_that_is_wanted(qtbot: QtBot) -> None:
    marks = Tabletop(qtbot).view.highlights
    marks.show_targets(["city.0.0"], ["city.1.0"], dim_rest=True)
    assert marks.shown("dimmed") and not {"city.0.0", "city.1.0"} & {name for name, _ in marks.shown("dimmed")}
    marks.show_targets(["city.0.0"], ["city.1.0"])
    assert marks.shown("drops") and not marks.shown("dimmed")
    marks.show_targets([], [], dim_rest=True)
    assert not marks.shown("dimmed"), "where nothing is lit nothing is dimmed"


def test_marks_lie_on_what_is_there(qtbot: QtBot) -> None:
    scene = (table := Tabletop(qtbot)).view.table

    def marks() -> list[QRectF]:
        return [item.sceneBoundingRect() for item in scene.items() if isinstance(item, HighlightItem)]

    before = len(marks())
    table.view.highlights.show("subjects", [("city.0.0", "subject"), ("nowhere", "subject")])
    place = scene.layout.place("city.0.0")
    assert place is not None and len(marks()) == before + 1
    assert any(box.contains(place.rect.center()) for box in marks())


def test_a_thing_on_the_table_is_seen(qtbot: QtBot) -> None:
    table = Tabletop(qtbot)
    item = table.view.table.item_of("marker.A")
    assert item is not None
    shown = table.view.grab().toImage()
    item.setVisible(False)
    table.view.viewport().update()
    assert table.view.grab().toImage() != shown


def test_what_is_rested_on_is_told_with_the_sort_of_thing_it_is(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Tabletop(qtbot, 2, 10)
    about = table.client.names.about("marker.A")
    assert about is not None
    preview, told = table.view.preview, list[str]()
    monkeypatch.setattr(preview._item, "show_thing", lambda _picture, lines, *_: told.extend(lines))
    preview.rest_on(next(one for one in table.view.keyboard.targets() if "marker.A" in one.ids))
    preview.show_now()
    assert table.view.board_context.say(about.text) in told


def test_only_some_boards_are_shown_with_what_stands_on_them(qtbot: QtBot) -> None:
    scene = Tabletop(qtbot).view.table
    first, *others = scene.layout.boards
    on = {
        board.key: [i for i in scene.items_by_id.values() if not i.docked and board.rect.contains(i.sprite.at)]
        for board in scene.layout.boards
    }
    scene.show_only(frozenset({first.key}))
    assert all(item.isVisible() for item in on[first.key])
    assert any(on[board.key] for board in others)
    assert not any(item.isVisible() for board in others for item in on[board.key])
    scene.show_only(None)
    assert all(item.isVisible() for items in on.values() for item in items)


def test_the_box_is_held_only_by_free_hands(qtbot: QtBot) -> None:
    table = Tabletop(qtbot)
    scene = table.view.table
    assert held_places(scene.board_context, scene.art, table.client.view())[1] == -1
    table.client.actions.to_sandbox()
    inside = len(table.client.view().places["box"].pieces) if "box" in table.client.view().places else 0
    assert held_places(scene.board_context, scene.art, table.client.view())[1] == inside


def test_an_empty_tray_is_found_where_it_is(qtbot: QtBot) -> None:
    session = api.new_session("ginkgopolis", 2, seed=3)
    for piece in [piece.id for piece in session.table.place("seat.1.tiles").pieces]:
        session.table.move(piece, "tiles")
    scene = Tabletop(qtbot, session=session).view.table
    tray, found = scene.held.tray("seat.1.tiles"), scene.box_of("seat.1.tiles")
    assert tray is not None and found is not None
    box, docked = found
    assert docked and (box.topLeft(), box.right()) == (tray.box.topLeft(), tray.box.right())


def test_an_answer_that_is_refused_after_all_puts_the_thing_back(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Tabletop(qtbot)
    grab = sorted(table.client.questions.grabs())[0]
    drop = next(iter(table.client.questions.drops(grab)))
    item = table.view.table.item_of(grab)
    assert item is not None
    stood = item.scenePos()
    monkeypatch.setattr(table.client.questions, "answer", lambda _: False)
    table.drag(grab, drop)
    again = table.view.table.item_of(grab)
    assert again is not None and again.opacity() == 1.0
    table.view.table.raise_card("", animate=False)
    assert (again.scenePos() - stood).manhattanLength() < 2


def test_things_that_have_moved_stand_as_they_should(qtbot: QtBot) -> None:
    """Also turned as they should: the cards of a hand are a fan."""
    table = Tabletop(qtbot, 3, theme=Theme(animations=True))
    scene = table.view.table
    cards = [slot.id for slot in scene.held.slots]
    for name in (cards[0], cards[-1], ""):
        scene.raise_card(name)
        scene.mover.finish()
    held = [item for item in scene.items_by_id.values() if item.docked]
    assert any(item.sprite.turn for item in held)
    assert all(item.rotation() == pytest.approx(item.sprite.turn) for item in held)


def test_what_has_arrived_stands_askew_as_it_should(qtbot: QtBot) -> None:
    scene = Tabletop(qtbot).view.table
    item = scene.item_of("marker.A")
    assert item is not None
    at, scale = item.pos(), item.scale()
    scene.mover.start([Glide(item, at, at + QPointF(5, 5), scale, scale, 1.0, turn=30.0)], 0)
    assert (item.pos(), item.rotation(), item.moving) == (at + QPointF(5, 5), 30.0, False)


def test_the_fan_opens_round_what_was_picked_up(qtbot: QtBot) -> None:
    scene = Tabletop(qtbot, 3).view.table
    cards = [slot.id for slot in scene.held.slots if slot.place == "seat.1.hand"]
    wide = {slot.id: slot.box.width() for slot in scene.held.slots}
    scene.pick_up(cards[0])
    wider = {slot.id: slot.box.width() - wide[slot.id] for slot in scene.held.slots}
    assert wider[cards[0]] == pytest.approx(2 * ROOM_OF_PICKED)
    assert all(wider[one] == pytest.approx(0) for one in cards[1:])


def test_the_fan_opens_under_nothing_that_lies_beside_it(qtbot: QtBot) -> None:
    scene = Tabletop(qtbot, 3).view.table
    cards = [slot.id for slot in scene.held.slots if slot.place == "seat.1.hand"]
    tray = scene.held.tray("seat.1.hand")
    assert tray is not None and len(cards) > 2
    for name in cards:
        scene.pick_up(name)
        held = [
            (one, one.picture.footprint(scene.board_context.art).width() * one.scale / 2) for one in scene.held.sprites
        ]
        ends = [one.x + half for one, half in held if one.id in cards]
        assert max(ends) <= tray.box.right() + 0.01


def test_steps_are_played_from_the_table_before_them(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    before, change, _ = long_change(table)
    motion = table.view.slow_motion
    motion.stop()
    motion.play_steps(change.steps, before)
    assert motion.playing and motion.note is not None
    motion.stop()


def test_the_sentence_of_a_step_is_painted(qtbot: QtBot) -> None:
    scene = Tabletop(qtbot).view.table
    arrow = ArrowItem(scene)
    images = []
    for words in ("", "Anna builds.", "Béla builds."):
        arrow.tell(words, "", None, None, QRectF(0, 0, 800, 500), None)
        image = QImage(800, 500, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        arrow.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        images.append(image)
    assert images[0] != images[1] != images[2] != images[0]


def test_the_wheel_over_a_long_hand_looks_at_the_card_that_comes_under_the_pointer(qtbot: QtBot) -> None:
    session = api.new_session("ginkgopolis", 2, seed=3)
    for piece in [piece.id for piece in session.table.place("deck").pieces][:14]:
        session.table.move(piece, "seat.1.hand")
    table = Tabletop(qtbot, session=session, size=(1920, 1030))
    scene, at = table.view.table, table.view.table.held.slots[2].box.center()
    assert not scene.raised
    for turn in (-120, 120):
        where = QPointF(table.view.viewport().mapToGlobal(at.toPoint()))
        event = QWheelEvent(
            at, where, QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(table.view.viewport(), event)
        item = table.view.pointer.item_at(at)
        assert item is not None and scene.raised == item.sprite.id


def test_a_menu_key_asks_about_the_focus_and_a_right_click_about_what_lies_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Tabletop(qtbot)
    asked: list[object] = []
    monkeypatch.setattr(table.view.asker, "explain_focus", lambda: asked.append("focus"))
    monkeypatch.setattr(table.view.asker, "explain_at", asked.append)
    at = table.point("city.0.0")
    for reason in (QContextMenuEvent.Reason.Keyboard, QContextMenuEvent.Reason.Mouse):
        event = QContextMenuEvent(reason, at, table.view.viewport().mapToGlobal(at))
        QApplication.sendEvent(table.view.viewport(), event)
    assert asked == ["focus", QPointF(at)]
