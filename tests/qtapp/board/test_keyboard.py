"""The board without the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.accessible import accessible_of
from tests.qtapp.board.tabletop import Tabletop


def focused(qtbot: QtBot, players: int = 2, answers: int = 0) -> Tabletop:
    table = Tabletop(qtbot, players, answers)
    table.view.setFocus()
    return table


def focused_game(qtbot: QtBot, game: str) -> Tabletop:
    table = Tabletop(qtbot, session=api.new_session(game, 2, seed=7, names=("Anna", "Béla")), viewer=1)
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


def test_empty_cells_away_from_the_city_are_passed_over_in_strict_play(qtbot: QtBot) -> None:
    """Nothing can happen there by the rules; free hands reach them."""
    table = focused(qtbot)
    walk = table.view.keyboard

    def cells() -> set[str]:
        return {one.id for one in walk.targets() if one.id.startswith("city.")}

    assert not cells(), "every cell that is left has a tile or a marker on it"
    assert {name for one in walk.targets() for name in one.ids if name.startswith("city.")}
    table.client.actions.to_sandbox()
    assert len(cells()) > 10


def test_a_thing_says_whose_it_is_where_it_lies_and_what_it_does(qtbot: QtBot) -> None:
    table = focused(qtbot)
    things = {name: one for one in accessible_of(table.view).things() for name in one.target.ids}
    name, does = QAccessible.Text.Name, QAccessible.Text.Description
    assert things["city.0.0"].text(name).endswith(", in the middle of the city")
    assert things["city.-1.1"].text(name).endswith(", from the middle 1 to the left, 1 up")
    assert things["city.0.-1"].text(name).endswith(", from the middle 1 down")
    card = things[table.client.view().places["seat.1.kept"].pieces[0].id]
    assert card.text(does) and not things["seat.2.supply"].text(does)
    other = focused_game(qtbot, "underwater_cities")
    things = {name: one for one in accessible_of(other.view).things() for name in one.target.ids}
    assert things["seat.2.city.LL"].text(name).startswith("Béla: ")
    assert things["marker.2"].text(name).count("Béla") == 1, "whose it is stands in its name"


def test_qt_keeps_what_it_was_told_of(qtbot: QtBot) -> None:
    """Each thing stays the same object while its table is there: Qt holds a pointer to it."""
    table = focused(qtbot)
    spoken = accessible_of(table.view)
    before = {one.target.ids: one for one in spoken.things()}
    table.answer_plainly()
    table.key(Qt.Key.Key_Right)
    after = {one.target.ids: one for one in accessible_of(table.view).things()}
    assert len(before.keys() & after.keys()) > 10
    assert all(after[ids] is before[ids] for ids in before.keys() & after.keys())
    here = spoken.focusChild()
    assert here is not None and here.state().focused and here.state().focusable
    assert sum(one.state().focused for one in after.values()) == 1


def test_enter_chooses_a_lit_place(qtbot: QtBot) -> None:
    table = focused(qtbot)
    chosen: list[str] = []
    table.view.target_chosen.connect(chosen.append)
    table.view.steps.light(["city.0.0"])
    walk = table.view.keyboard
    walk.stand_on(next(one for one in walk.targets() if "city.0.0" in one.ids))
    here = accessible_of(table.view).focusChild()
    assert here is not None and here.text(QAccessible.Text.Name).endswith("can be chosen")
    table.key(Qt.Key.Key_Return)
    assert chosen == ["city.0.0"] and not table.view.drag.holding


def test_taking_and_laying_down_is_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(listen))
    table = focused(qtbot)
    card = table.client.view().places["seat.1.hand"].pieces[0].id
    walk = table.view.keyboard
    walk.stand_on(next(one for one in walk.targets() if card in one.ids))
    table.key(Qt.Key.Key_Return)
    assert said[-1].startswith("You hold: ") and said[-1].endswith("Places where it may go: 1.")
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert said[-1].startswith("Laid down: ") and said[-1].endswith("choice of Anna")
