"""The board without the mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from qtapp.board.accessible import accessible_of
from tests.qtapp.board.tabletop import Tabletop


def focused(qtbot: QtBot, players: int = 2, answers: int = 0) -> Tabletop:
    table = Tabletop(qtbot, players, answers)
    table.view.setFocus()
    return table


def test_arrows_walk_to_the_nearest(qtbot: QtBot) -> None:
    table = focused(qtbot)
    table.key(Qt.Key.Key_Right)
    assert table.view.keyboard.here
    table.view.keyboard.stand_on(next(one for one in table.view.keyboard.targets() if "city.0.0" in one.ids))
    table.key(Qt.Key.Key_Right)
    now = table.view.keyboard.current()
    assert now is not None and "city.1.0" in now.ids
    table.key(Qt.Key.Key_Up)
    now = table.view.keyboard.current()
    assert now is not None and "city.1.1" in now.ids
    assert table.view.highlights.shown("focus") == [(now.id, "focus")]


def test_left_and_right_go_along_the_hand(qtbot: QtBot) -> None:
    """A raised card stands higher than its neighbours; they are still the next ones."""
    table = focused(qtbot)
    cards = [one for one in table.view.keyboard.targets() if one.area == "seat.1.hand"]
    cards.sort(key=lambda one: one.middle)
    table.view.keyboard.stand_on(cards[0])
    for card in cards[1:]:
        table.key(Qt.Key.Key_Right)
        assert table.view.keyboard.here == card.id
    table.key(Qt.Key.Key_Left)
    assert table.view.keyboard.here == cards[-2].id


def test_every_target_can_be_reached(qtbot: QtBot) -> None:
    """From any thing one can walk on; nothing is an island."""
    table = focused(qtbot, 3, 20)
    seen: set[str] = set()
    targets = table.view.keyboard.targets()
    table.view.keyboard.stand_on(targets[0])
    frontier = [targets[0].id]
    by_id = {one.id: one for one in targets}
    while frontier:
        here = frontier.pop()
        if here in seen:
            continue
        seen.add(here)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            table.view.keyboard._here = here
            table.view.keyboard.key(key)
            if table.view.keyboard.here not in seen:
                frontier.append(table.view.keyboard.here)
    missed = [one for one in by_id if one not in seen]
    assert len(missed) <= len(by_id) * 0.05, missed


def test_enter_takes_tab_finds_the_drop_enter_answers(qtbot: QtBot) -> None:
    table = focused(qtbot)
    card = table.client.view().places["seat.1.hand"].pieces[0].id
    table.view.keyboard.stand_on(next(one for one in table.view.keyboard.targets() if card in one.ids))
    table.key(Qt.Key.Key_Return)
    assert table.view.drag.holding and table.view.drag.grab == card
    table.key(Qt.Key.Key_Tab)
    assert table.view.keyboard.here == "seat.1.commit"
    before = table.client.session.current
    table.key(Qt.Key.Key_Return)
    assert table.client.session.current is not before
    assert table.client.view().piece_places()[card] == "seat.1.commit"


def test_escape_lays_it_down(qtbot: QtBot) -> None:
    table = focused(qtbot)
    card = table.client.view().places["seat.1.hand"].pieces[0].id
    table.view.keyboard.stand_on(next(one for one in table.view.keyboard.targets() if card in one.ids))
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    assert not table.view.drag.holding
    assert table.view.highlights.shown("drops") == []
    heard: list[object] = []
    table.view.note.connect(heard.append)
    table.view.keyboard.stand_on(next(one for one in table.view.keyboard.targets() if one.id == "seat.1.commit"))
    table.key(Qt.Key.Key_Return)
    assert len(heard) == 1, "where there is nothing to take hold of, that is said"


def test_tab_goes_from_area_to_area_and_leaves_at_the_end(qtbot: QtBot) -> None:
    table = focused(qtbot, 3)
    visited = []
    while table.view.keyboard.next_area(True):
        now = table.view.keyboard.current()
        assert now is not None
        visited.append(now.area)
    assert visited == ["seat.1.hand", "seat.1.tiles", "seat.1.commit", *table.view.camera.areas()]


def test_a_round_with_keys_alone(qtbot: QtBot) -> None:
    """Both people commit, by Enter, Tab, Enter."""
    table = focused(qtbot)
    for _ in range(40):
        asked = table.client.questions.asked_seats()
        if not asked:
            break
        table.client.set_viewer(asked[0])
        faces = [one for one in table.client.questions.options() if one.gesture is not None]
        if not faces:
            table.answer_plainly()
            continue
        gesture = faces[0].gesture
        assert gesture is not None
        table.view.keyboard.stand_on(next(one for one in table.view.keyboard.targets() if gesture.grab in one.ids))
        before = table.client.session.current
        table.key(Qt.Key.Key_Return)
        for _ in range(60):
            now = table.view.keyboard.current()
            if now is not None and gesture.drop in now.ids:
                break
            table.key(Qt.Key.Key_Tab)
        table.key(Qt.Key.Key_Return)
        menu = table.view.drag.menu
        if menu is not None:
            menu.actions()[0].trigger()
            menu.close()
        assert table.client.session.current is not before


def test_everything_has_a_spoken_name(qtbot: QtBot) -> None:
    table = focused(qtbot, 3)
    spoken = accessible_of(table.view)
    assert spoken.childCount() > 60
    for thing in spoken.things():
        assert thing.text(QAccessible.Text.Name), thing.target.ids
    found = QAccessible.queryAccessibleInterface(table.view)
    assert found is not None and found.childCount() == spoken.childCount()
    names = [thing.text(QAccessible.Text.Name) for thing in spoken.things()]
    assert any("can be taken" in name for name in names)
    assert any("closed" in name for name in names)


def test_names_follow_the_language(qtbot: QtBot) -> None:
    table = focused(qtbot, 2)
    english = [thing.text(QAccessible.Text.Name) for thing in accessible_of(table.view).things()]
    table.view.board_context.speech.set_language("hu")
    hungarian = [thing.text(QAccessible.Text.Name) for thing in accessible_of(table.view).things()]
    assert english != hungarian
