"""Where something may go: marks, what a point means, pins where places lie too near to each other, small words."""

from __future__ import annotations

from math import hypot

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.input.lit_targets import APART, REACH
from qtapp.board.paint.text import SMALLEST
from qtapp.kit.paint.theme import Look, Theme
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on
from tools.screen_figures.targets import drawn_sizes, each_grab, fly_to_targets, hard_to_hit


def _barrage(qtbot: QtBot, size: tuple[int, int] = (900, 600), theme: Theme | None = None) -> Tabletop:
    session = api.new_session("barrage", 2, seed=7, names=NAMES[:2])
    while (pending := session.first_pending()) is not None and pending.frame.name != "barrage.turn":
        play_on(session, 1)
    assert pending is not None
    return Tabletop(qtbot, session=session, viewer=pending.question.seat, size=size, theme=theme)


def test_no_lit_target_is_hard_to_hit(qtbot: QtBot) -> None:
    """Whatever is taken hold of, from near and from afar: each target has 44 pixels of its own, or is part of a pin."""
    table = _barrage(qtbot)
    seen = 0
    for grab in each_grab(table.view):
        for near in (False, True):
            if near:
                fly_to_targets(table.view)
            hard, n = hard_to_hit(table.view)
            assert hard == [], grab
            seen += n
        table.view.camera.fit_all()
    assert seen > 60


def test_the_nearer_centre_is_meant(qtbot: QtBot) -> None:
    table = _barrage(qtbot, (1600, 1000))
    lit = table.view.drag.lit
    for _grab in each_grab(table.view):
        fly_to_targets(table.view)
        pinned = {name for pin in lit.pins() for name in pin.names}
        port = table.view.viewportTransform()
        for one in lit.targets():
            if one.docked or one.name in pinned:
                continue
            at = port.map(one.centre) + QPointF(REACH - 2, 0)
            found = next(other for other in lit.targets() if other.name == lit.hit(at))
            here = port.map(found.centre)
            assert hypot(here.x() - at.x(), here.y() - at.y()) <= REACH, "nearer than what was aimed at, or itself"


def test_a_thing_that_fills_its_place_is_hit_far_from_its_centre(qtbot: QtBot) -> None:
    """Each surrounds the other, and neither is outside."""
    session = api.new_session("imperial_miners", 2, seed=7, names=NAMES[:2])
    table = Tabletop(qtbot, session=session)
    scene, lit = table.view.table, table.view.drag.lit
    both = ("surface.1", "seat.1.surface")
    piece, place = (scene.box_of(name) for name in both)
    assert piece == place and piece is not None
    table.view.camera.fly_to("seat.1")
    lit.light(both)
    box = table.view.viewportTransform().mapRect(piece[0])
    assert box.height() / 4 > REACH
    assert lit.hit(QPointF(box.left() + box.width() / 4, box.top() + box.height() / 4)) in both


def test_a_pin_brings_the_table_nearer_and_the_next_click_chooses(qtbot: QtBot) -> None:
    table = _barrage(qtbot)
    drag = table.view.drag
    for _grab in each_grab(table.view):
        pin = next((one for one in drag.lit.pins() if len(drag.drops[one.names[0]]) == 1), None)
        if pin is not None:
            break
    assert pin is not None and len(table.view.highlights._groups["pins"]) == len(drag.lit.pins())
    drag.picked, grab = True, drag.grab
    before = table.view.camera.scale
    table.click_at(table.view.viewportTransform().map(pin.centre).toPoint())
    assert drag.picked and drag.grab == grab and table.view.camera.scale > before
    name = pin.names[0]
    assert not any(name in other.names for other in drag.lit.pins()), "they can be told apart now"
    answers = table.client.session.current.number
    table.click_at(table.point(name))
    assert table.client.session.current.number > answers and not drag.picked


def test_pins_are_far_enough_apart(qtbot: QtBot) -> None:
    table = _barrage(qtbot, (640, 480))
    for _grab in each_grab(table.view):
        centres = [table.view.viewportTransform().map(pin.centre) for pin in table.view.drag.lit.pins()]
        for index, one in enumerate(centres):
            for other in centres[index + 1 :]:
                assert hypot(one.x() - other.x(), one.y() - other.y()) >= APART - 0.1


def test_water_let_go_over_the_basin_counts(qtbot: QtBot) -> None:
    """The place of the rules is the wall of the dam; a person lets water go where water is drawn."""
    session = api.new_session("barrage", 2, seed=7, names=NAMES[:2])
    play_on(session, 4)
    session.table.set_count("headstream.A", "drop", 2)
    table = Tabletop(qtbot, session=session, size=(1600, 1000))
    table.client.actions.to_sandbox()
    scene, count = table.view.table, session.table.count_at
    for name in ("basin.5.dam.upper", "basin.9.dam.lower"):
        pool = scene.layout.area(name + ".pool")
        assert pool is not None and scene.layout.place_at(pool.rect.center()) is None and not count(name, "drop")
        drop = next(one for one in scene.items_by_id.values() if one.sprite.id.startswith("headstream.A#drop"))
        to_port = table.view.viewportTransform()
        table.view.drag.begin(drop, to_port.map(drop.scenePos()))
        table.view.drag.move(to_port.map(pool.rect.center()))
        table.view.drag.release(to_port.map(pool.rect.center()))
        assert count(name, "drop") > 0


@pytest.mark.parametrize("look", [Look.LIGHT, Look.CONTRAST])
def test_the_best_targets_the_others_and_the_rest(qtbot: QtBot, look: Look) -> None:
    session = api.new_session("underwater_cities", 2, seed=7, names=NAMES[:2])
    table = Tabletop(qtbot, session=session, theme=Theme(look, animations=False))
    marks = table.view.highlights
    before = _shot(table)
    slots = _slots(table)
    marks.show_targets(slots[:1], slots[1:3], dim_rest=True)
    dimmed = {name for name, _ in marks.shown("dimmed")}
    assert dimmed == set(slots[3:])
    assert [look for _, look in marks.shown("drops")] == ["drop", "weak", "weak"]
    assert _shot(table) != before
    marks.show_targets([])
    assert marks.shown("dimmed") == [] and _shot(table) == before


def _slots(table: Tabletop) -> list[str]:
    return [
        ground.id
        for ground in table.view.table.layout.grounds()
        if ground.id.startswith("slot.") and "AA" not in ground.id
    ]


def _shot(table: Tabletop) -> QImage:
    return table.view.viewport().grab().toImage()


def test_words_that_cannot_be_read_are_not_drawn(qtbot: QtBot) -> None:
    """Names of small cards are left to their icons; nearer they are there."""
    with drawn_sizes() as sizes:
        session = api.new_session("underwater_cities", 4, seed=7, names=NAMES[:4])
        table = Tabletop(qtbot, session=session, size=(900, 600))
        _shot(table)
        far = list(sizes)
        table.view.camera.fly_to("table")
        table.view.table.patient = True
        _shot(table)
    assert far and min(sizes) >= SMALLEST and len(sizes) > len(far)
