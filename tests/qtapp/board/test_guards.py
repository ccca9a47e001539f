"""Small guards of the table: what a back hides, what a short movement means, who is next, where arrows lead."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.input.keyboard import CursorTarget, beside
from qtapp.session.client import RefusedDrag
from tests.qtapp.board.tabletop import Tabletop

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def cards(table: Tabletop) -> list[api.PieceView]:
    return list(table.client.view().places["seat.1.hand"].pieces)


# ---- secrets ---------------------------------------------------------------------------------------------------------


def test_a_known_card_face_down_before_somebody_else_shows_its_back(qtbot: QtBot) -> None:
    """Whoever passed it on still knows it; whoever looks over the shoulder must not learn it."""
    table = Tabletop(qtbot, 2)
    art = table.view.table.art
    down = replace(cards(table)[0], face=api.DOWN)
    assert down.known
    assert art.shows_back(down, "seat.2.commit") and art.name(down, "seat.2.commit", 0) == "seat.2.commit?0"
    assert not art.shows_back(down, "seat.1.commit"), "one's own is looked at"
    assert not art.shows_back(replace(down, face=api.UP), "seat.2.commit")


def test_only_what_the_viewer_has_seen_has_a_name(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    names, session = table.client.names, table.client.session
    own = session.table.pieces_in("seat.1.hand")[0].id
    other = session.table.pieces_in("seat.2.hand")[0].id
    assert names.knows(own) and names.piece_name(own) is not None and names.piece_text(own)
    assert not names.knows(other)
    assert names.piece_name(other) is None
    assert not names.piece_text(other) and not names.piece_icons(other) and not names.piece_facts(other)
    assert not names.knows("no such piece")
    table.client.set_viewer(2)
    assert names.knows(other) and not names.knows(own)
    table.client.set_viewer(0)
    assert not names.knows(other) and not names.knows(own), "an onlooker has seen nobody's hand"


# ---- the pointer -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("far", "picked"), [(QPoint(1, 1), True), (QPoint(6, 6), False)])
def test_a_hand_that_trembles_clicks_and_one_that_moves_drags(qtbot: QtBot, far: QPoint, picked: bool) -> None:
    table = Tabletop(qtbot, 2)
    port, at = table.view.viewport(), table.point(cards(table)[0].id)
    QTest.mouseMove(port, at)
    QTest.mousePress(port, LEFT, PLAIN, at)
    QTest.mouseMove(port, at + far)
    QTest.mouseRelease(port, LEFT, PLAIN, at + far)
    assert table.view.drag.picked is picked


def test_putting_a_thing_back_where_it_was_asks_nothing(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    refused: list[RefusedDrag] = []
    table.client.refused.connect(refused.append)
    before = table.client.session.current
    first, *_, last = cards(table)
    table.drag(first.id, last.id)
    assert not refused and table.client.session.current is before
    assert not table.view.drag.ghost and not table.view.drag.holding


def test_what_is_only_to_be_looked_at_does_not_catch_the_pointer(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    scene = table.view.table
    marker = "marker.A"
    point = table.view.mapToScene(table.point(marker))
    item = scene.item_at(point)
    assert item is not None and item is scene.items_by_id[marker]
    item.sprite = replace(item.sprite, is_decoration=True)
    assert scene.item_at(point) is not item


# ---- where things are ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("viewer", "others"), [(1, [2, 3, 4]), (2, [3, 4, 1]), (4, [1, 2, 3])])
def test_the_others_sit_in_the_order_of_their_turns(qtbot: QtBot, viewer: int, others: list[int]) -> None:
    table = Tabletop(qtbot, 4, viewer=viewer)
    layout = table.view.table.layout
    tops = {}
    for seat in others:
        board = layout.board(f"seat.{seat}")
        assert board is not None
        tops[seat] = (board.rect.top(), board.rect.left())
    assert sorted(others, key=lambda seat: tops[seat]) == others


def target(name: str, x: float, y: float) -> CursorTarget:
    return CursorTarget((name,), QRectF(x - 1, y - 1, 2, 2), "table")


def test_an_arrow_leads_into_its_own_direction() -> None:
    here = target("here", 0, 0)
    steep, near, far = target("steep", 10, 60), target("near", 10, 20), target("far", 80, 0)
    assert beside(here, (1, 0), [here, steep]) is None, "hardly to the right at all"
    assert beside(here, (1, 0), [here, steep, near]) is near
    assert beside(here, (1, 0), [here, near, far]) is near
    assert beside(here, (1, 0), [here, target("aside", 20, 40), far]) is far, "straight on counts more than near"
    assert beside(here, (0, 1), [here, steep]) is steep
    assert beside(here, (-1, 0), [here, steep, near, far]) is None
    assert here.middle == (QPointF(0, 0).x(), 0.0)
