"""The large look of what the pointer rests on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.input import preview
from tests.qtapp.board.tabletop import NAMES, Tabletop
from tests.qtapp.waiting import outlast, wait_for
from tests.toys import SHIPPED


def test_resting_shows_it_large(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2, 10)
    kept = table.client.view().places["seat.1.kept"].pieces[0].id
    QTest.mouseMove(table.view.viewport(), table.point(kept))
    assert not table.view.preview.visible
    wait_for(qtbot, lambda: table.view.preview.visible)
    assert not table.view.grab().isNull()
    QTest.mouseMove(table.view.viewport(), table.point("deck"))
    assert not table.view.preview.visible


def test_it_stays_within_sight(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 4, 40, size=(900, 560))
    port = table.view.viewport().rect()
    for target in table.view.keyboard.targets():
        table.view.preview.rest_on(target)
        table.view.preview.show_now()
        if table.view.preview.visible:
            box = table.view.preview._item._box
            assert box.left() >= 0 and box.top() >= 0, target.ids
            assert box.right() <= port.width() + 1 and box.bottom() <= port.height() + 1, target.ids


def test_it_keeps_clear_of_what_lies_over_the_view(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2, 10, size=(1366, 724))
    target = next(one for one in table.view.keyboard.targets() if "marker.E" in one.ids)
    boxes = []
    for covered in (QRectF(), QRectF(900, 10, 390, 500)):
        table.view.table.room = replace(table.view.table.room, covered=covered)
        table.view.preview.rest_on(target)
        table.view.preview.show_now()
        boxes.append(table.view.preview._item._box)
    assert not boxes[1].intersects(QRectF(900, 10, 390, 500)), boxes
    assert boxes[0] != boxes[1], "without a card over the view it lies there"


def test_a_back_is_not_shown_large(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2, 10)
    target = next(one for one in table.view.keyboard.targets() if one.ids[-1] == "seat.2.hand" or "deck" in one.ids)
    table.view.preview.rest_on(target)
    table.view.preview.show_now()
    assert table.view.preview._item._picture is None


def test_the_window_can_show_it_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview, "REST", 20)
    table = Tabletop(qtbot, 2)
    table.view.preview.wanted = False
    QTest.mouseMove(table.view.viewport(), table.point("marker.A"))
    outlast(qtbot, preview.REST)
    assert not table.view.preview.visible


def test_words_that_a_held_card_has_no_room_for_are_told_beside_it(qtbot: QtBot) -> None:
    session = api.new_session("imperial_miners", 2, seed=8, names=NAMES[:2])
    session.to_sandbox(1)
    assert isinstance(session.apply_action(api.MovePiece("mine.E33", "seat.1.hand"), 1), api.HistoryEntry)
    table = Tabletop(qtbot, session=session)
    told = {}
    for target in table.view.keyboard.targets():
        item = table.view.table.item_of(target.id)
        if item is not None and item.docked and item.sprite.top:
            table.view.preview.rest_on(target)
            told[target.id] = table.view.preview._look(target)[1]
    words = [table.view.board_context.say(word) for word in table.client.names.piece_text("mine.E33")]
    assert told.pop("mine.E33") == words and words
    assert told and not any(told.values()), "the others say all themselves"


@pytest.mark.parametrize("game", sorted(SHIPPED))
def test_beside_a_held_card_stands_what_its_signs_mean(qtbot: QtBot, game: str) -> None:
    """Above the others, so that none of them is covered."""
    table = Tabletop(qtbot, session=api.new_session(game, 2, seed=5, names=NAMES[:2]), size=(1366, 724))
    held = {slot.id: slot for slot in table.view.table.held.slots}
    told = 0
    for target in table.view.keyboard.targets():
        signs = table.client.names.signs_on(target.id)
        if target.id in held and signs:
            table.view.table.raise_card(target.id, animate=False)
            table.view.preview.rest_on(target)
            table.view.preview.show_now()
            item = table.view.preview._item
            said = [words.layout.text() for _, words in item._signs]
            assert said == [_capital(table.view.board_context.say(one.text)) for one in signs][: preview.MOST_SIGNS]
            assert item._box.bottom() <= min(slot.box.top() for slot in held.values())
            told += 1
    assert told == sum(bool(table.client.names.signs_on(one)) for one in held)
    assert told or game == "barrage", "only there nobody holds cards"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def test_nobody_is_told_the_signs_of_a_card_that_they_do_not_know(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, session=api.new_session("underwater_cities", 2, seed=5, names=NAMES[:2]))
    other = next(piece.id for piece in table.client.session.table.places["seat.2.hand"].pieces)
    own = table.client.view().places["seat.1.hand"].pieces[0].id
    assert table.client.names.signs_on(own) and not table.client.names.signs_on(other)


@pytest.mark.parametrize("whole", [True, False])
def test_nothing_hides_a_held_card_that_is_looked_at(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    session = api.new_session("underwater_cities", 2, seed=5, names=NAMES[:2])
    table = Tabletop(qtbot, session=session)
    monkeypatch.setattr(type(table.view.table.art), "shows_full_text", lambda *_: whole)
    table.view.board_context.theme = replace(table.view.board_context.theme, animations=True)
    card = table.client.view().places["seat.1.hand"].pieces[1].id
    QTest.mouseMove(table.view.viewport(), table.point(card))
    item = table.view.table.item_of(card)
    assert item is not None and item.docked and table.view.table.raised == card
    wait_for(qtbot, lambda: not table.view.table.mover.running)
    table.view.preview.show_now()
    assert table.view.preview.visible, "what its signs mean stands beside it"
    assert bool(table.view.preview._item._laid) is not whole, "and what the card itself does not tell"
    seen = table.view.viewportTransform().mapRect(item.scene_foot())
    assert not table.view.preview._item._box.intersects(seen)
