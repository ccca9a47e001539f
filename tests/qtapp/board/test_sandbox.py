"""Free hands: everything can be dragged anywhere, and each deed is an entry of the history."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from engine import api
from tests.qtapp.board.tabletop import Tabletop


def sandbox(qtbot: QtBot, players: int = 2, answers: int = 20) -> Tabletop:
    table = Tabletop(qtbot, players, answers)
    table.client.actions.to_sandbox()
    return table


def place_of(table: Tabletop, piece: str) -> str:
    return table.client.view().piece_places()[piece]


def test_a_piece_goes_anywhere(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    before = len(table.client.session.entries)
    table.drag("marker.A", "city.0.0")
    assert place_of(table, "marker.A") == "city.0.0"
    assert len(table.client.session.entries) == before + 1
    assert table.client.session.current.kind is api.EntryKind.ACT
    table.drag("marker.A", "discard")
    assert place_of(table, "marker.A") == "discard"


def test_the_top_tile_comes_off_a_building(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    tile = table.client.view().places["city.0.0"].pieces[-1].id
    table.drag(tile, "seat.1.tiles")
    assert place_of(table, tile) == "seat.1.tiles"


def test_a_card_from_the_deck_into_the_hand(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    held = len(table.client.view().places["seat.1.hand"].pieces)
    table.drag("deck", "seat.1.hand")
    assert len(table.client.view().places["seat.1.hand"].pieces) == held + 1


def test_a_resource_onto_a_building(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    cell = table.client.view().places["city.0.0"]
    have = cell.counts.get("resource.1", 0)
    supply = table.client.view().places["seat.1.supply"].counts["resource.1"]
    table.drag("seat.1.supply", "city.0.0")
    assert table.client.view().places["city.0.0"].counts["resource.1"] == have + 1
    assert table.client.view().places["seat.1.supply"].counts["resource.1"] == supply - 1


def test_a_rubber_band_moves_several(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    markers = ["marker.A", "marker.B", "marker.C"]
    points = [table.point(marker) for marker in markers]
    left, right = min(p.x() for p in points) - 40, max(p.x() for p in points) + 40
    top, bottom = min(p.y() for p in points) - 42, max(p.y() for p in points) + 30
    port = table.view.viewport()
    start = QPoint(left, top)
    assert table.view.pointer.item_at(start.toPointF()) is None
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(port, QPoint(right, bottom))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(right, bottom))
    assert set(markers) <= table.view.pointer.chosen
    before = len(table.client.session.entries)
    table.view.pointer.chosen = set(markers)
    table.drag("marker.B", "discard")
    assert {place_of(table, marker) for marker in markers} == {"discard"}
    assert len(table.client.session.entries) == before + 3


def menu_of(table: Tabletop, thing: str, place: str) -> QMenu:
    item = table.view.table.item_of(thing) if thing else None
    table.view.pointer.show_menu(item.sprite.id if item is not None else "", place, QPoint(30, 30))
    menu = table.view.pointer.open_menu
    assert menu is not None
    return menu


def choose(menu: QMenu, words: str) -> None:
    next(action for action in menu.actions() if action.text() == words).trigger()


def part(menu: QMenu, words: str) -> QMenu:
    return next(one for one in cast(list[QMenu], menu.findChildren(QMenu)) if one.title().startswith(words))


def test_the_menu_of_a_piece(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    heard: list[list[str]] = []
    table.view.context_menu.connect(lambda _at, ids: heard.append(ids))
    card = table.client.view().places["seat.1.hand"].pieces[0]
    choose(menu_of(table, card.id, "seat.1.hand"), "Turn over")
    turned = next(one for one in table.client.view().places["seat.1.hand"].pieces if one.id == card.id)
    assert turned.face != card.face
    choose(menu_of(table, "marker.A", "city.0.0"), "Turn by a quarter")
    choose(menu_of(table, "marker.A", ""), "Put into the box")
    assert place_of(table, "marker.A") == "box"
    assert heard[0] == [card.id, "seat.1.hand"]


def test_the_menu_of_a_place(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    before = len(table.client.session.entries)
    choose(menu_of(table, "", "deck"), "Shuffle")
    menu = menu_of(table, "", "deck")
    part(menu, "Deal").actions()[0].trigger()
    fetch = part(menu_of(table, "", "city.0.0"), "Fetch")
    assert fetch.actions()
    assert len(table.client.session.entries) == before + 2


def test_the_menu_of_a_count(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    have = table.client.view().places["seat.1.supply"].counts["resource.1"]
    menu = menu_of(table, "seat.1.supply#resource.1#0", "")
    assert menu.actions()
    menu.actions()[0].trigger()
    assert table.client.view().places["seat.1.supply"].counts["resource.1"] == have + 1


def counts(table: Tabletop, kind: str) -> dict[str, int]:
    places = table.client.view().places.values()
    return {place.id: place.counts[kind] for place in places if place.counts.get(kind)}


def test_finite_things_come_from_the_box_if_it_has_enough_and_go_back_there(qtbot: QtBot) -> None:
    table = sandbox(qtbot)
    kind, here = "hand_token", "seat.1.tokens"
    assert table.client.actions.act(api.SetCount(here, kind, 2, "box"))
    while counts(table, kind).get("box", 0) > 1:
        assert table.client.actions.act(
            api.SetCount("seat.2.tokens", kind, counts(table, kind).get("seat.2.tokens", 0) + 1, "box")
        )
    theirs = counts(table, kind)["seat.2.tokens"]
    menu = menu_of(table, f"{here}#{kind}#0", "")
    words = [action.text() for action in menu.actions() if action.text().startswith(("+", "−"))]
    assert [word.split()[0] for word in words] == ["+1", "+5", "−1"], "five only from the other seat"
    menu.actions()[0].trigger()
    assert counts(table, kind) == {here: 3, "seat.2.tokens": theirs}, "the last one of the box"
    back = next(one for one in menu_of(table, f"{here}#{kind}#0", "").actions() if one.text().startswith("−1"))
    back.trigger()
    assert counts(table, kind) == {here: 2, "seat.2.tokens": theirs, "box": 1}


def test_strict_play_opens_no_menu(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    table.view.pointer.show_menu("marker.A", "", QPoint(5, 5))
    assert table.view.pointer.open_menu is None
    assert table.client.actions.known_in_box() == {} == table.client.actions.unseen_in_box()


def test_the_box_names_only_what_one_has_seen(qtbot: QtBot) -> None:
    """What is not in the box is in the hands of the others: whoever looks leaves a trace in the history."""
    session = api.new_session("ginkgopolis", 3, seed=5, settings={"characters": 1})
    table = Tabletop(qtbot, session=session)
    table.client.actions.to_sandbox()
    hidden = [piece for piece in session.table.pieces_in("box") if piece.back and not piece.seen_by & 2]
    names = {str(session.game.piece_name(session.table, piece.id)) for piece in hidden}
    fetch = part(menu_of(table, "", "seat.1.hand"), "Fetch")
    words = [action.text() for menu in [fetch, *fetch.findChildren(QMenu)] for action in menu.actions()]
    assert len(names) > 10 and not {word.lower() for word in words} & {name.lower() for name in names}
    before = len(session.entries)
    tiles = [piece.id for piece in hidden if piece.kind == "tile"]
    choose(part(fetch, f"Unseen: {len(tiles)} tiles"), "Take one unseen")
    assert len(session.entries) == before + 1
    taken = [piece.id for piece in session.table.pieces_in("seat.1.hand") if piece.id in tiles]
    assert len(taken) == 1 and table.client.names.knows(taken[0])
    fetch = part(menu_of(table, "", "seat.1.hand"), "Fetch")
    choose(part(fetch, f"Unseen: {len(tiles) - 1} tiles"), "Show to everybody")
    assert set(tiles) - set(taken) <= set(table.client.actions.known_in_box()), "shown to all, and written down"
    assert len(session.entries) == before + len(tiles)
    table.client.history.undo()
    assert session.current.children, "the timeline keeps what was taken back"


def test_what_was_chosen_is_let_go_with_the_mode(qtbot: QtBot) -> None:
    """Rings in strict play mean that a thing may be taken."""
    table = sandbox(qtbot)
    table.view.pointer.chosen = {"marker.A", "marker.B"}
    table.view.pointer._mark()
    table.client.actions.to_strict()
    assert not table.view.pointer.chosen
    assert not any(item.selected for item in table.view.table.items_by_id.values())


def test_a_refused_deed_leaves_the_thing_where_it_is(qtbot: QtBot) -> None:
    session = api.new_session("barrage", 2, seed=7, names=("Anna", "Béla"), settings={"variant": 1})
    table = Tabletop(qtbot, session=session, size=(1600, 900))
    table.client.actions.to_sandbox()
    coins = next(
        item
        for item in table.view.table.items_by_id.values()
        if item.sprite.kind == "credit" and item.sprite.place.startswith("seat.1.")
    )
    before = session.current
    at = coins.pos()
    table.drag(coins.sprite.id, "action.bank")
    assert session.current is before
    assert table.view.table.items_by_id[coins.sprite.id].pos() == at
