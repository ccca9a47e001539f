"""Barrage in motion: drops follow the river and the pipes, the wheel turns with what lies on it."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.paint.theme import Theme
from qtapp.session.client import TableChange
from tests.qtapp.board.tabletop import NAMES, Tabletop

WATER = ("barrage/water-flow", "barrage/production")


def played(qtbot: QtBot, rule: str, theme: Theme | None = None) -> tuple[Tabletop, TableChange]:
    """A table on which something under a rule has just happened by itself."""
    session = api.new_session("barrage", 2, seed=5, names=NAMES[:2], settings={"variant": 1})
    dice = random.Random(6)
    for _ in range(600):
        pending = session.first_pending()
        assert pending is not None, rule
        picks = pending.frame.shape is api.QuestionShape.PICK
        answer = dice.choice(session.options(pending)) if picks else session.default_answer(pending)
        entry = session.answer(pending, answer)
        assert isinstance(entry, api.HistoryEntry)
        if any(step.rule == rule for step in api.visible_ops(entry.ops, 0)):
            break
    assert isinstance(entry, api.HistoryEntry)
    session.undo()
    table = Tabletop(qtbot, session=session, viewer=entry.seat, size=(1600, 900), theme=theme)
    heard: list[TableChange] = []
    table.client.changed.connect(heard.append)
    assert table.client.questions.answer(answer)
    assert any(step.rule == rule for step in heard[-1].steps)
    return table, heard[-1]


def lines(table: Tabletop, change: TableChange, rule: str) -> list[tuple[api.VisibleOp, QPainterPath]]:
    scene = table.view.table
    notes = [step for step in change.steps if step.what == "note" and step.rule == rule]
    found = [(note, scene.art.flight_path("", "", note.subjects, scene.layout)) for note in notes]
    return [(note, line) for note, line in found if line is not None]


def along(path: QPainterPath) -> list[QPointF]:
    """Points all along a path, close to each other."""
    return [path.pointAtPercent(step / 400) for step in range(401)]


def near(point: QPointF, points: list[QPointF], far: float) -> bool:
    return min(math.hypot(one.x() - point.x(), one.y() - point.y()) for one in points) <= far


def test_drops_run_down_the_river(qtbot: QtBot) -> None:
    table, change = played(qtbot, "barrage/water-flow")
    layout = table.view.table.layout
    river = QPainterPath()
    for basin in range(1, 13):
        reach = layout.area(f"basin.{basin}.river")
        assert reach is not None
        river.addPath(reach.path)
        for name in (f"basin.{basin}.dam.upper", f"basin.{basin}.dam.lower"):
            pool, place = layout.area(name + ".pool"), layout.place(name)
            if pool is not None and place is not None:
                river.addRect(pool.rect)
                river.moveTo(pool.rect.center())
                river.lineTo(place.rect.center())
    found = lines(table, change, "barrage/water-flow")
    assert found
    banks = along(river)
    for note, line in found:
        start = layout.place(note.subjects[0])
        assert start is not None
        assert near(line.pointAtPercent(0.0), along(start.path), 60 * start.unit)
        stop = layout.area(note.subjects[-1] + ".pool")
        if stop is not None:
            assert (line.pointAtPercent(1.0) - stop.rect.center()).manhattanLength() < 1
        else:
            board = layout.board("map")
            assert board is not None
            assert line.pointAtPercent(1.0).y() > board.rect.bottom() - 40 * board.scale
        if not note.subjects[0].startswith("headstream."):
            continue
        on_the_way = [line.pointAtPercent(t / 40) for t in range(4, 40)]
        assert all(near(point, banks, 60 * start.unit) for point in on_the_way), note.subjects


def test_production_runs_through_the_pipe(qtbot: QtBot) -> None:
    table, change = played(qtbot, "barrage/production")
    layout = table.view.table.layout
    (found,) = lines(table, change, "barrage/production")
    note, line = found
    pipe = layout.area(note.subjects[1] + ".line")
    assert pipe is not None
    points = along(line)
    for t in range(1, 10):
        assert near(pipe.path.pointAtPercent(t / 10), points, 4 * pipe.unit)


def test_other_sentences_have_no_line(qtbot: QtBot) -> None:
    table, change = played(qtbot, "barrage/water-flow")
    others = [step for step in change.steps if step.what == "note" and step.rule not in WATER]
    scene = table.view.table
    assert others
    assert all(scene.art.flight_path("", "", step.subjects, scene.layout) is None for step in others)


def test_a_drop_is_on_its_way_and_arrives(qtbot: QtBot) -> None:
    table, change = played(qtbot, "barrage/water-flow", Theme(animations=True))
    truth = table.client.view()
    table.view.slow_motion.play_steps(change.steps)
    table.view.slow_motion.pause()
    mover = table.view.table.mover
    seen = 0
    while table.view.slow_motion.playing:
        seen += mover.follows
        table.view.slow_motion.step()
    assert seen >= len(lines(table, change, "barrage/water-flow"))
    assert table.view.table.view == truth
    assert all(item.opacity() == 1.0 for item in table.view.table.items_by_id.values())


def test_the_wheel_turns_with_what_lies_on_it(qtbot: QtBot) -> None:
    table, change = played(qtbot, "barrage/wheel", Theme(animations=True))
    scene = table.view.table
    note = next(step for step in change.steps if step.rule == "barrage/wheel")
    wheel = note.subjects[-1].rpartition(".")[0]
    disc = scene.items_by_id[wheel + "#disc"]
    assert scene.art.rotations(change.steps) == {wheel + "#disc": 60.0}
    table.view.slow_motion.play_steps(change.steps)
    table.view.slow_motion.pause()
    turned: set[float] = set()
    while table.view.slow_motion.playing:
        if scene.mover.follows:
            turned.add(disc.rotation())
        table.view.slow_motion.step()
    assert -60.0 in turned
    assert disc.rotation() == 0.0


def test_tiles_go_round_in_an_arc(qtbot: QtBot) -> None:
    session = api.new_session("barrage", 2, seed=3, names=NAMES[:2], settings={"variant": 1})
    layout = Tabletop(qtbot, session=session).view.table.layout
    art = Tabletop(qtbot, session=session).view.table.art
    disc = layout.area("seat.1.wheel.disc")
    assert disc is not None
    dice = random.Random(1)
    for _ in range(6):
        first, steps = dice.randrange(6), dice.randrange(1, 3)
        source, target = f"seat.1.wheel.{first}", f"seat.1.wheel.{(first + steps) % 6}"
        line = art.flight_path(source, target, (), layout)
        end = layout.area(target + ".tile")
        assert line is not None and end is not None
        away = [line.pointAtPercent(t / 8) - disc.rect.center() for t in range(9)]
        assert max(math.hypot(p.x(), p.y()) for p in away) - min(math.hypot(p.x(), p.y()) for p in away) < 1.0
        assert (line.pointAtPercent(1.0) - end.rect.center()).manhattanLength() < 1.5


def test_a_drag_shows_what_it_would_open(qtbot: QtBot) -> None:
    """Held over its space: a line from the dam through the pipe, and a sentence; gone when it is let go."""
    session = api.new_session("barrage", 2, seed=5, names=NAMES[:2], settings={"variant": 1})
    dice = random.Random(6)
    for _ in range(600):
        pending = session.first_pending()
        assert pending is not None
        table_ = session.table
        picks = pending.frame.shape is api.QuestionShape.PICK
        options = session.options(pending)
        gestures = [pending.frame.gesture(table_, one) for one in options] if picks else []
        promising = [
            one
            for one in gestures
            if one is not None
            and any(o.places for o in session.game.opportunities(table_, pending.question.seat, *one))
        ]
        if promising:
            break
        session.answer(pending, dice.choice(options) if picks else session.default_answer(pending))
    assert pending is not None
    table = Tabletop(qtbot, session=session, viewer=pending.question.seat, size=(1600, 900))
    drag, gesture = table.view.drag, promising[0]
    item = table.view.table.item_of(gesture.grab)
    assert item is not None
    at = QPointF(table.point(gesture.grab))
    drag.begin(item, at)
    table.come_near(gesture.drop)
    drag.move(QPointF(table.point(gesture.drop)))
    told = session.game.opportunities(session.table, pending.question.seat, *gesture)
    assert len(drag.hint.opportunities.lines) == sum(bool(one.places) for one in told)
    assert not table.view.grab().isNull()
    drag.cancel()
    assert not drag.hint.opportunities.lines
