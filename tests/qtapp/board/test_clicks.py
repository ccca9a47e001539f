"""Two clicks are as good as a drag: one picks up, one says where it goes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtapp.session.client import RefusedDrag
from tests.qtapp.board.tabletop import Tabletop, asked_for


def click(table: Tabletop, where: str | QPoint) -> None:
    at = where if isinstance(where, QPoint) else table.point(where)
    port = table.view.viewport()
    QTest.mouseMove(port, at)
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def cards(table: Tabletop) -> list[str]:
    return [piece.id for piece in table.client.view().places["seat.1.hand"].pieces]


def test_a_click_picks_up_and_the_next_puts_down(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    before = table.client.session.current
    card = cards(table)[0]
    click(table, card)
    drag = table.view.drag
    assert drag.picked and table.view.highlights.shown("picked") == [(card, "picked")]
    assert table.view.highlights.shown("drops") == [("seat.1.commit", "drop")]
    assert table.client.session.current is before
    QTest.mouseMove(table.view.viewport(), table.point("seat.1.commit"))
    assert table.view.highlights.shown("over") == [("seat.1.commit", "over")]
    click(table, "seat.1.commit")
    assert table.client.session.current.parent is before
    assert not drag.picked and table.view.highlights.shown("picked") == []


def test_a_click_on_the_same_thing_or_on_bare_ground_lets_it_go(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    before = table.client.session.current
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
    assert table.client.session.current is before


def test_a_click_on_another_thing_picks_that_up(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    first, second = cards(table)[:2]
    click(table, first)
    click(table, second)
    assert table.view.drag.picked and table.view.drag.grab == second


def test_a_click_where_it_may_not_go_is_answered_with_the_rules(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    said: list[RefusedDrag] = []
    table.client.refused.connect(said.append)
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
    table.client.actions.to_sandbox()
    click(table, "marker.A")
    assert not table.view.drag.picked


def dear(qtbot: QtBot) -> tuple[Tabletop, str, str]:
    """A table where somebody chooses a card, with one that cannot be played and one that can."""
    table = Tabletop(qtbot, session=asked_for("imperial_miners", "choose"))
    held, may = cards(table), table.client.questions.grabs()
    return table, next(one for one in held if one not in may), next(one for one in held if one in may)


def test_a_click_on_a_card_that_cannot_be_used_says_why(qtbot: QtBot) -> None:
    """It stays where it is, with its words to be read; the next click means what it would have meant anyhow."""
    table, useless, useful = dear(qtbot)
    said: list[RefusedDrag] = []
    left: list[None] = []
    table.client.refused.connect(said.append)
    table.view.drag.ghost_left.connect(lambda: left.append(None))
    before = table.client.session.current
    click(table, useless)
    drag, item = table.view.drag, table.view.table.items_by_id[useless]
    assert drag.ghost and not drag.dragging and item.opacity() == 1.0
    assert said[0].grab == useless and said[0].drop == ""
    assert list(said[0].reasons) == table.client.session.explain_grab(1, useless)
    assert table.view.table.raised == useless and drag.ghost_box().contains(table.point(useless))
    click(table, useless)
    assert not drag.ghost and not drag.holding and len(said) == len(left) == 1, "a second click takes it away"
    click(table, useless)
    click(table, useful)
    assert drag.picked and drag.grab == useful and not drag.ghost and len(left) == 2
    assert table.client.session.current is before


def test_enter_on_a_card_that_cannot_be_used_says_why(qtbot: QtBot) -> None:
    table, useless, _ = dear(qtbot)
    said: list[RefusedDrag] = []
    table.client.refused.connect(said.append)
    keyboard = table.view.keyboard
    keyboard.stand_on(next(one for one in keyboard.targets() if useless in one.ids))
    keyboard.act()
    assert table.view.drag.ghost and said[0].grab == useless
    table.view.setFocus()
    table.key(Qt.Key.Key_Escape)
    assert not table.view.drag.ghost and table.view.table.raised == ""


def test_free_hands_hear_no_reasons(qtbot: QtBot) -> None:
    table, useless, _ = dear(qtbot)
    table.client.actions.to_sandbox()
    click(table, useless)
    assert not table.view.drag.ghost


def test_a_click_on_a_useless_card_of_the_same_hand_lets_go_and_says_why(qtbot: QtBot) -> None:
    """It lies where the picked one lies: that is no place for the picked one to go to."""
    table, useless, useful = dear(qtbot)
    said: list[RefusedDrag] = []
    table.client.refused.connect(said.append)
    click(table, useful)
    assert table.view.drag.picked
    click(table, useless)
    assert not table.view.drag.picked and table.view.drag.ghost
    assert [(one.grab, one.drop) for one in said] == [(useless, "")]
