"""Two clicks are as good as a drag: one picks up, one says where it goes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtapp.session.client import RefusedDrag
from tests.qtapp.board.tabletop import Tabletop


def click(table: Tabletop, where: str | QPoint) -> None:
    at = where if isinstance(where, QPoint) else table.point(where)
    port = table.view.viewport()
    QTest.mouseMove(port, at)
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def cards(table: Tabletop) -> list[str]:
    return [piece.id for piece in table.bridge.view().places["seat.1.hand"].pieces]


def test_a_click_picks_up_and_the_next_puts_down(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    before = table.bridge.session.current
    card = cards(table)[0]
    click(table, card)
    drag = table.view.drag
    assert drag.picked and table.view.highlights.shown("picked") == [(card, "picked")]
    assert table.view.highlights.shown("drops") == [("seat.1.commit", "drop")]
    assert table.bridge.session.current is before
    QTest.mouseMove(table.view.viewport(), table.point("seat.1.commit"))
    assert table.view.highlights.shown("over") == [("seat.1.commit", "over")]
    click(table, "seat.1.commit")
    assert table.bridge.session.current.parent is before
    assert not drag.picked and table.view.highlights.shown("picked") == []


def test_a_click_on_the_same_thing_or_on_bare_ground_lets_it_go(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    before = table.bridge.session.current
    card = cards(table)[0]
    click(table, card)
    click(table, card)
    assert not table.view.drag.picked
    click(table, card)
    click(table, QPoint(3, 3))
    assert not table.view.drag.picked and not table.view.drag.ghost
    click(table, card)
    table.view.setFocus()
    table.key(Qt.Key.Key_Escape)
    assert not table.view.drag.picked and not table.view.drag.holding
    assert table.bridge.session.current is before


def test_a_click_on_another_thing_picks_that_up(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    first, second = cards(table)[:2]
    click(table, first)
    click(table, second)
    assert table.view.drag.picked and table.view.drag.grab == second


def test_a_click_where_it_may_not_go_is_answered_with_the_rules(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    said: list[RefusedDrag] = []
    table.bridge.refused.connect(said.append)
    click(table, cards(table)[0])
    click(table, "deck")
    assert table.view.drag.ghost and len(said) == 1 and said[0].drop == "deck"
    assert not table.view.highlights.shown("picked")


def test_what_can_go_nowhere_is_not_picked_up(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    click(table, "marker.A")
    assert not table.view.drag.picked and not table.view.drag.holding


def test_free_hands_drag(qtbot: QtBot) -> None:
    """With free hands anything may go anywhere: a click alone takes nothing along."""
    table = Tabletop(qtbot, 2)
    table.bridge.actions.to_sandbox()
    click(table, "marker.A")
    assert not table.view.drag.picked
