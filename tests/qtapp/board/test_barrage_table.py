"""Barrage on the table: every place that the rules call drawn lies somewhere, and drags on it are answers."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.picture import Token
from qtapp.games.barrage.tiles import IncomePicture
from qtapp.kit.paint.theme import Look, Theme
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on

CONTRAST = Theme(look=Look.CONTRAST, animations=False)


def laid(qtbot: QtBot, players: int, answers: int, seed: int = 7, theme: Theme | None = None) -> Tabletop:
    session = api.new_session("barrage", players, seed=seed, names=NAMES[:players])
    play_on(session, answers)
    pending = session.first_pending()
    viewer = pending.question.seat if pending is not None else 1
    return Tabletop(qtbot, session=session, viewer=viewer, size=(1600, 900), theme=theme)


@pytest.mark.parametrize("players", [2, 4])
def test_every_place_is_drawn_and_nothing_is_missing(qtbot: QtBot, messages: list[str], players: int) -> None:
    table = laid(qtbot, players, 70)
    scene = table.view.table
    blueprint = table.view.board_context.blueprint
    drawn = {place.id for place in blueprint.places if place.drawn}
    assert {ground.id for ground in scene.layout.grounds()} == drawn
    view = scene.view
    shown = {piece for item in scene.items_by_id.values() for piece in item.sprite.pieces}
    counted = {(item.sprite.place, item.sprite.kind) for item in scene.items_by_id.values() if item.sprite.kind}
    for place in view.places.values():
        if place.id not in drawn:
            continue
        for piece in place.pieces:
            assert piece.id in shown or not piece.known or place.id.endswith(".fulfilled"), (place.id, piece.id)
        for kind, n in place.counts.items():
            if n and not place.id.endswith((".track", ".turn")):
                assert (place.id, kind) in counted, (place.id, kind)
    assert not any(isinstance(item.sprite.picture, Token) for item in scene.items_by_id.values())
    assert not table.view.grab().isNull()
    assert messages == []


def test_places_of_other_player_counts_are_left_out(qtbot: QtBot) -> None:
    assert laid(qtbot, 2, 8).view.table.layout.place("national.3") is None
    assert laid(qtbot, 4, 8).view.table.layout.place("national.3") is not None


def test_the_map_has_two_sides(qtbot: QtBot) -> None:
    """The option chooses the drawing without icons; places, rivers and pools are the same."""
    tables = []
    for side in (0, 1):
        session = api.new_session("barrage", 2, seed=7, names=NAMES[:2], settings={"side": side})
        play_on(session, 60)
        tables.append(Tabletop(qtbot, session=session, size=(1600, 900)))
    grounds = [{ground.id: ground.rect for ground in table.view.table.layout.grounds()} for table in tables]
    assert grounds[0] == grounds[1]
    sheets = []
    for table in tables:
        board = table.view.table.layout.board("map")
        assert board is not None
        sheet = table.view.table.art.board_picture(board)
        source = sheet.svg(table.view.board_context.art)
        assert source is not None
        sheets.append((sheet, source))
    assert ".icons{display:none}" in sheets[1][1] and ".icons{display:none}" not in sheets[0][1]
    images = [table.view.board_context.art.image(sheet, 0.5) for table, (sheet, _) in zip(tables, sheets, strict=True)]
    differing = sum(images[0].pixel(x, 340) != images[1].pixel(x, 340) for x in range(images[0].width()))
    assert 10 < differing < 300  # a fir, a price or a value here and there, the land itself is the same


def test_high_contrast_draws_it_too(qtbot: QtBot, messages: list[str]) -> None:
    table = laid(qtbot, 3, 60, theme=CONTRAST)
    assert not table.view.grab().isNull()
    assert messages == []


def test_red_spaces_stay_red_in_high_contrast(qtbot: QtBot) -> None:
    """What costs more is told by a double rim in its colour; other places have a white one."""
    table = laid(qtbot, 2, 20, theme=CONTRAST)
    layout = table.view.table.layout
    for name, red in (("basin.5.dam.upper", True), ("basin.5.dam.lower", False), ("basin.5.powerhouse.2", True)):
        ground = layout.place(name)
        assert ground is not None
        assert bool(ground.rim) is red, name
    edge = layout.place("basin.11.powerhouse.3")
    plain = layout.place("basin.11.powerhouse.1")
    assert edge is not None and plain is not None
    table.view.camera.fly_to("map")
    QApplication.processEvents()
    image = table.view.grab().toImage()
    reds = []
    for ground in (edge, plain):
        box = table.view.viewportTransform().mapRect(ground.rect)
        row = [image.pixelColor(round(box.left()) + dx, round(box.center().y())) for dx in range(-6, 7)]
        reds.append(any(tone.red() > 190 and tone.green() < 110 and tone.blue() < 110 for tone in row))
    assert reds == [True, False]


def test_the_draft_lies_on_the_map(qtbot: QtBot) -> None:
    table = laid(qtbot, 2, 0)
    view = table.view.table.view
    for piece in (*view.places["draft.1"].pieces, *view.places["draft.contracts"].pieces):
        assert table.view.table.item_of(piece.id) is not None
    for seat in (1, 2):
        assert f"seat.{seat}.wheel#disc" in table.view.table.items_by_id


def test_no_piece_hides_another(qtbot: QtBot) -> None:
    """Structures on the map can each be pointed at."""
    table = laid(qtbot, 4, 90, seed=5)
    found = 0
    for place in table.view.table.view.places.values():
        if place.id.startswith("basin.") and place.pieces:
            item = table.view.table.item_of(place.pieces[0].id)
            assert item is not None and item.sprite.place == place.id
            table.point(item.sprite.top)
            found += 1
    assert found >= 8


def test_incomes_are_uncovered_as_pieces_leave(qtbot: QtBot) -> None:
    """Every income of a company is to be seen: pale while its piece lies there, bright when it has gone."""
    table = laid(qtbot, 3, 120)
    scene = table.view.table
    seen = {True: 0, False: 0}
    for item in scene.items_by_id.values():
        picture = item.sprite.picture
        if isinstance(picture, IncomePicture):
            there = scene.view.places.get(item.sprite.place)
            assert picture.paid is (there is None or not there.pieces)
            seen[picture.paid] += 1
    drawn = [board.drawing.areas for board in scene.layout.boards if board.seat]
    assert seen[True] and seen[False]
    assert sum(seen.values()) == sum(spot.id.endswith(".income") for areas in drawn for spot in areas)


def test_the_keyboard_can_stand_on_everything(qtbot: QtBot) -> None:
    """What is only to be looked at (incomes, the disc of the wheel) does not stand in the way of what is not."""
    table = laid(qtbot, 3, 90)
    walk = table.view.keyboard
    targets = walk.targets()
    assert len(targets) > 200
    names = [one.id for one in targets]
    assert len(names) == len(set(names))
    for target in targets:
        walk.stand_on(target)
        here = walk.current()
        assert here is not None and here.id == target.id and here.box == target.box


def test_free_hands_lose_nothing(qtbot: QtBot) -> None:
    """Whatever is laid into a drawn place by free hands is to be seen there."""
    table = laid(qtbot, 2, 40)
    client, scene = table.client, table.view.table
    client.actions.to_sandbox()
    pieces = {place.id: place.pieces for place in scene.view.places.values()}
    spare = {piece.kind: piece.id for found in pieces.values() for piece in found if piece.known}
    tried = 0
    for place in table.view.board_context.blueprint.places:
        kind = next((kind for kind in spare if not place.accepts or kind in place.accepts), None)
        if not place.drawn or place.face == api.DOWN or kind is None:
            continue
        if not client.actions.act(api.MovePiece(spare[kind], place.id)):
            continue
        item = scene.item_of(spare[kind])
        there = scene.view.places[place.id]
        hidden = there.is_hidden or not any(piece.id == spare[kind] for piece in there.pieces)
        assert hidden or (item is not None and item.sprite.place == place.id), place.id
        tried += 1
    assert tried > 100


def test_drags_are_answers(qtbot: QtBot) -> None:
    """Engineers, contracts, structures and dams are dragged: what can be shown by a gesture can be done by it."""
    session = api.new_session("barrage", 2, seed=11, names=NAMES[:2])
    table = Tabletop(qtbot, session=session, size=(1600, 900))
    dice = random.Random(4)
    done: set[str] = set()
    for _ in range(60):
        pending = session.first_pending()
        if pending is None:
            break
        if table.client.viewer != pending.question.seat:
            table.client.set_viewer(pending.question.seat)
            table.view.camera.fit_all()
        faces = [face for face in table.client.questions.options() if face.gesture is not None]
        alone = [
            face
            for face in faces
            if face.gesture is not None
            and sum(other.gesture == face.gesture for other in faces) == 1
            and table.view.table.box_of(face.gesture.drop) is not None
            and table.view.table.box_of(face.gesture.grab) is not None
        ]
        if not alone:
            table.answer_plainly()
            continue
        face = dice.choice(alone)
        assert face.gesture is not None
        table.drag(face.gesture.grab, face.gesture.drop)
        after = session.first_pending()
        assert after is None or after is not pending, face.gesture
        done.add(face.gesture.grab.rpartition(".")[2] if face.gesture.grab.startswith("seat.") else "piece")
    assert {"engineers", "piece"} <= done


def introduced(qtbot: QtBot) -> Tabletop:
    session = api.new_session("barrage", 2, seed=7, names=NAMES[:2], settings={"variant": 1})
    return Tabletop(qtbot, session=session, size=(1600, 900))


def test_a_base_let_go_in_the_bow_of_its_site_is_built_there(qtbot: QtBot) -> None:
    """The sites are bent: their middle lies beside them, and that is where hands aim."""
    table = introduced(qtbot)
    drag = table.view.drag
    base = next(
        face.gesture.grab for face in table.client.questions.options() if face.gesture and "base." in face.gesture.grab
    )
    site = next(name for name in table.client.questions.drops(base) if name == "basin.9.dam.lower")
    found = table.view.table.box_of(site)
    assert found is not None
    box = table.view.viewportTransform().mapRect(found[0])
    inside = QPoint(round(box.center().x()), round(box.bottom()) - 1)
    assert table.view.table.place_at(table.view.mapToScene(inside)) == ""
    table.drag(base, inside)
    assert not drag.ghost
    assert site in str(table.client.session.current.payload)


def test_far_from_every_site_nothing_is_built_and_the_nearest_are_known(qtbot: QtBot) -> None:
    table = introduced(qtbot)
    drag = table.view.drag
    base = next(
        face.gesture.grab for face in table.client.questions.options() if face.gesture and "base." in face.gesture.grab
    )
    sites = list(table.client.questions.drops(base))
    lowest = next(name for name in sites if name == "basin.9.dam.lower")
    found = table.view.table.box_of(lowest)
    assert found is not None
    box = table.view.viewportTransform().mapRect(found[0])
    table.drag(base, QPoint(round(box.right()) + 22, round(box.bottom())))
    assert drag.ghost
    assert min(sites, key=drag.travelled) == lowest


def test_a_turn_is_listed_along_the_board_and_the_bank_last(qtbot: QtBot) -> None:
    table = introduced(qtbot)
    pending = table.client.questions.pending()
    assert pending is not None and pending.frame.keeps_order
    spaces = [face.answer.space for face in table.client.questions.options()]
    assert spaces[0].startswith("action.") and spaces[-1] == "action.bank"
    assert all(space == "action.bank" for space in spaces[spaces.index("action.bank") :])


def test_the_names_of_the_others_can_be_read_in_a_small_window(qtbot: QtBot) -> None:
    session = api.new_session("barrage", 4, seed=7, names=NAMES[:4], settings={"variant": 1})
    table = Tabletop(qtbot, session=session, size=(718, 515))
    for seat in (2, 3, 4):
        assert table.painted_names(seat).count(True) == 1, seat
