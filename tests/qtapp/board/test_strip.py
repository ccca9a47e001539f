"""The hand: cards rest in slots, and what the pointer means is told by the slots alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.accessible import ThingAccessible, accessible_of
from qtapp.board.paint.text import SEMIBOLD, width_of
from qtapp.board.scene.hand_layout import LEAST_STEP, HandRoom
from qtapp.board.scene.hand_strip import BETWEEN, INSIDE, MOST
from qtapp.kit.paint.theme import Look, Theme
from tests.qtapp.board.tabletop import Tabletop
from tools.screen_figures.hand import rim_distance, wrong_hovers

MOVING = Theme(animations=True)


def _cards(table: Tabletop, n: int) -> None:
    """Give the viewer a hand of n cards."""
    state = table.client.session.table
    for piece in [piece.id for piece in state.pieces_in("deck")][: n - len(state.pieces_in("seat.1.hand"))]:
        state.move(piece, "seat.1.hand")
    table.view.table.show_view(table.client.view())


def test_sizes_follow_from_the_window() -> None:
    """Height of a card, how much is seen of it and how wide the fan may be, at three sizes of the window."""
    for window, card, seen, width in (
        (QSize(1280, 720), 202.0, 161.6, 1280 - 2 * 239.36 - 96),
        (QSize(1366, 768), 203.5, 165.7, 1366 - 2 * 255.4 - 96),
        (QSize(1920, 1080), 286.2, 251.9, 1920 - 2 * 359.0 - 96),
    ):
        room = HandRoom(QSize(window.width(), window.height() - 44), window)
        assert room.card_height == pytest.approx(card, abs=0.1) and room.seen == pytest.approx(seen, abs=0.1)
        assert room.width == pytest.approx(width, abs=0.3)
    assert HandRoom(QSize(1000, 600), QSize(1000, 620)).width == 1000 - 96, (
        "a low window has no pictures in its corners"
    )
    assert HandRoom(QSize(1366, 724), QSize(1366, 768), sides=100).width == 1166


@pytest.mark.parametrize("theme", [Theme(animations=False), MOVING], ids=["still", "moving"])
def test_each_step_over_the_hand_means_the_card_of_its_slot(qtbot: QtBot, theme: Theme) -> None:
    """The sweep of a mouse from either side: a raised card never takes the pointer from its neighbour."""
    table = Tabletop(qtbot, 3, theme=theme, size=(1000, 700))
    wrong, steps = wrong_hovers(table.view)
    assert steps > 500 and wrong == 0


def test_the_edge_between_two_slots_belongs_to_the_right_one(qtbot: QtBot) -> None:
    held = Tabletop(qtbot, 3).view.table.held
    touching = [(one, other) for one, other in pairwise(held.slots) if one.box.right() == other.box.left()]
    assert touching
    for one, other in touching:
        at = QPointF(other.box.left(), other.box.center().y())
        assert held.slot_at(at) is other and held.slot_at(at - QPointF(0.5, 0)) is one


def test_a_drag_begins_with_the_card_whose_slot_was_pressed(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3)
    one, other = (slot for slot in table.view.table.held.slots[:2])
    port = table.view.viewport()
    QTest.mouseMove(port, other.box.center().toPoint())
    assert table.view.table.raised == other.id
    at = QPoint(round(one.box.right()) - 2, round(one.box.center().y()))  # below the raised neighbour
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert table.view.drag.grab == one.id
    table.view.cancel()


def test_a_raised_card_takes_no_mouse_above_its_slot(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3)
    slot = table.view.table.held.slots[0]
    QTest.mouseMove(table.view.viewport(), slot.box.center().toPoint())
    item = table.view.table.item_of(slot.id)
    assert item is not None
    card = table.view.viewportTransform().mapRect(item.scene_foot())
    assert card.height() == pytest.approx(352, abs=1) and card.width() == pytest.approx(252, abs=1)
    above = QPointF(card.center().x(), card.top() + 30)
    assert above.y() < slot.box.top() and table.view.pointer.item_at(above) is not item
    assert [one.box for one in table.view.table.held.slots if one.id == slot.id] == [slot.box], "slots stay"


def test_the_frame_is_where_the_card_is(qtbot: QtBot) -> None:
    """After the pointer has left, while it moves, and when the fan has opened."""
    table = Tabletop(qtbot, 3, theme=MOVING)
    for slot in table.view.table.held.slots:
        if slot.id not in table.client.questions.grabs():
            continue
        middle = slot.box.center().toPoint()
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
        assert table.view.table.picked == slot.id
        assert rim_distance(table.view, slot.id) <= 2
        QTest.mouseMove(table.view.viewport(), QPoint(3, 3))
        assert rim_distance(table.view, slot.id) <= 2
        table.view.cancel()
    assert table.view.table.picked == ""


def test_what_was_picked_up_leaves_the_table_free(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3)
    before = {slot.id: slot.box for slot in table.view.table.held.slots}
    middle = table.view.table.held.slots[1].id
    table.view.table.pick_up(middle)
    held = table.view.table.held
    fan = [slot for slot in held.slots if slot.place == held.slots[1].place]
    assert [slot.box.center().x() - before[slot.id].center().x() for slot in fan] == pytest.approx(
        [-40, -20, *[0] * (len(fan) - 2)]
    )
    assert held.slots[1].box.contains(before[middle].center())
    item = table.view.table.item_of(middle)
    assert item is not None
    card = table.view.viewportTransform().mapRect(item.scene_foot())
    rest = before[middle]
    assert rest.top() - 8 - card.top() <= 40, "of what the camera shows"
    assert card.width() == pytest.approx(1.14 * table.view.table.room.card_height * 252 / 352, abs=0.5)


@pytest.mark.parametrize(
    ("theme", "turned"), [(MOVING, True), (Theme(Look.CONTRAST), False), (Theme(animations=False), False)]
)
def test_cards_are_a_fan_only_where_things_may_move(qtbot: QtBot, theme: Theme, turned: bool) -> None:
    table = Tabletop(qtbot, 3, theme=theme)
    turns = [sprite.turn for sprite in table.view.table.held.sprites if sprite.place == "seat.1.hand"]
    assert len(turns) > 2 and any(turns) == turned
    assert all(abs(turn) <= 5 for turn in turns) and sum(turns) == pytest.approx(0)
    for sprite in table.view.table.held.sprites:
        item = table.view.table.item_of(sprite.id)
        assert item is not None and item.rotation() == sprite.turn


def test_more_cards_than_fit_are_scrolled_to(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, size=(1920, 1030))
    _cards(table, 14)
    held = table.view.table.held
    cards = [slot for slot in held.slots if slot.place == "seat.1.hand"]
    total = sum(sprite.place == "seat.1.hand" for sprite in held.sprites)
    assert len(cards) == MOST < total and [(more.by, more.n) for more in held.more] == [(1, total - MOST)]
    assert all(slot.box.width() >= LEAST_STEP for slot in held.slots)
    assert all(left.box.right() <= right.box.left() + 0.01 for left, right in pairwise(held.slots))
    assert not any(slot.box.intersects(held.more[0].box) for slot in held.slots)
    sign = held.more[0].box.center().toPoint()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, sign)
    assert table.view.table.held.slots[0].id == cards[1].id
    assert table.view.table.scroll_hand(cards[0].box.center(), -1)
    assert table.view.table.held.slots[0].id == cards[0].id
    last = [sprite.id for sprite in held.sprites if sprite.place == "seat.1.hand"][-1]
    table.view.keyboard.stand_on(next(one for one in table.view.keyboard.targets() if one.id == last))
    slot = table.view.table.held.slot(last)
    assert slot is not None, "the keyboard brings it into sight"
    thing = accessible_of(table.view).focusChild()
    assert isinstance(thing, ThingAccessible) and thing.target.box == slot.box, "and a screen reader finds it there"


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_an_empty_place_shows_its_name(qtbot: QtBot, language: str) -> None:
    session = api.new_session("ginkgopolis", 2, seed=3, names=("Anna", "Bence"))
    for piece in [piece.id for piece in session.table.place("seat.1.tiles").pieces]:
        session.table.move(piece, "tiles")
    table = Tabletop(qtbot, session=session, language=language, size=(1100, 700))
    held = table.view.table.held
    hand, tiles = held.tray("seat.1.hand"), held.tray("seat.1.tiles")
    assert hand is not None and tiles is not None and not hand.is_drawn and tiles.is_drawn
    assert all(right.box.left() - left.box.right() == pytest.approx(BETWEEN) for left, right in pairwise(held.trays))
    longest = max(tiles.words.split(), key=len)
    assert width_of(longest, tiles.size, SEMIBOLD) <= tiles.box.width() - 2 * INSIDE


def test_no_card_lies_below_a_panel_that_stays_open(qtbot: QtBot) -> None:
    scene = Tabletop(qtbot, 2).view.table
    scene.room = replace(scene.room, taken=360.0)
    scene.lay_strip(animate=False)
    free = scene.room.port.width() - 360.0
    assert scene.held.slots and all(slot.box.right() <= free for slot in scene.held.slots)
    assert min(slot.box.left() for slot in scene.held.slots) >= 0


def test_a_card_that_is_raised_keeps_clear_of_what_lies_beside_the_hand(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    scene = table.view.table
    card = table.client.view().places["seat.1.hand"].pieces[-1].id
    slot = scene.held.slot(card)
    assert slot is not None
    covered = QRectF(slot.box.right() + 4, 0, 300, scene.room.port.height())
    for room, clear in ((scene.room, False), (replace(scene.room, covered=covered), True)):
        scene.room = room
        scene.raised = card
        scene.lay_strip(animate=False)
        sprite = next(one for one in scene.held.sprites if one.id == card)
        foot = sprite.picture.footprint(scene.board_context.art)
        right = sprite.x + foot.width() * sprite.scale / 2
        assert (right <= covered.left()) is clear


def test_a_card_that_comes_back_from_a_board_out_of_sight_is_seen_again(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    scene, state = table.view.table, table.client.session.table
    card = state.pieces_in("seat.1.hand")[0].id
    state.move(card, "seat.2.kept")
    scene.show_view(table.client.view())
    at = scene.items_by_id[card].sprite.at
    elsewhere = next(board.key for board in scene.layout.boards if not board.rect.contains(at))
    scene.show_only(frozenset({elsewhere}))
    assert not scene.items_by_id[card].isVisible()
    state.move(card, "seat.1.hand")
    scene.show_view(table.client.view())
    assert scene.items_by_id[card].docked and scene.items_by_id[card].isVisible()


def test_everything_that_is_held_lies_within_the_window(qtbot: QtBot) -> None:
    """Also where the cards need a corner of the window."""
    table = Tabletop(qtbot, 2, size=(1366, 724))
    state = table.client.session.table
    for piece in [piece.id for piece in state.pieces_in("tiles")][:3]:
        state.move(piece, "seat.1.tiles")
    for cards in (4, 5, 6):
        _cards(table, cards)
        boxes = [tray.box for tray in table.view.table.held.trays]
        assert boxes[0].left() >= 0 and boxes[-1].right() <= 1366, cards
