"""Slow motion: caused steps, forwards and backwards, and the truth at the end."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.motion.replay import frames_of
from qtapp.board.scene.arrow import ArrowItem
from qtapp.session.client import TableChange
from tests.qtapp.board.tabletop import Tabletop
from tests.qtapp.waiting import wait_for


def long_change(table: Tabletop) -> tuple[api.SeatView, TableChange, api.SeatView]:
    """Play until an answer sets off several automatic steps."""
    dice = random.Random(2)
    heard: list[TableChange] = []
    table.client.changed.connect(heard.append)
    for _ in range(60):
        table.client.set_viewer(table.client.questions.asked_seats()[0])
        before = table.client.view()
        faces = table.client.questions.options()
        if faces:
            assert table.client.questions.answer(dice.choice(faces).answer)
        else:
            table.answer_plainly()
        if sum(step.what == "note" for step in heard[-1].steps) >= 5:
            return before, heard[-1], table.client.view()
    raise AssertionError("nothing happened by itself")


def test_frames_end_with_the_truth(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3, 20)
    before, change, after = long_change(table)
    frames = frames_of(before, change.steps, after)
    assert len(frames) == sum(step.what == "note" for step in change.steps)
    assert frames[-1].view is after
    for frame in frames:
        assert frame.note is not None
        assert table.view.table.sprites(frame.view)


def test_step_back_pause_and_stop(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3, 20)
    _, change, after = long_change(table)
    heard: list[tuple[int, int]] = []
    table.view.player_moved.connect(lambda at, of: heard.append((at, of)))
    table.view.slow_motion.play_steps(change.steps)
    assert table.view.slow_motion.playing
    table.view.slow_motion.pause()
    total = heard[0][1]
    assert heard[0] == (1, total)
    table.view.slow_motion.step()
    table.view.slow_motion.step()
    assert heard[-1] == (3, total)
    table.view.slow_motion.back()
    assert heard[-1] == (2, total)
    assert not table.view.grab().isNull()
    for _ in range(total):
        table.view.slow_motion.step()
    assert not table.view.slow_motion.playing
    assert heard[-1] == (0, 0)
    assert table.view.table.view == after


def test_it_plays_by_itself(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3, 20)
    _, change, _ = long_change(table)
    table.view.slow_motion.play_steps(change.steps)
    table.view.slow_motion.set_speed(200.0)
    table.view.slow_motion.pause(False)
    wait_for(qtbot, lambda: not table.view.slow_motion.playing)


def test_a_new_answer_ends_it(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3, 20)
    _, change, _ = long_change(table)
    table.view.slow_motion.play_steps(change.steps)
    table.client.set_viewer(table.client.questions.asked_seats()[0])
    table.answer_plainly()
    assert not table.view.slow_motion.playing
    assert table.view.table.view == table.client.view()


def test_an_arrow_between_neighbours_is_seen_whole(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    arrow = ArrowItem(table.view.table)
    low, high = QRectF(300, 400, 90, 90), QRectF(260, 305, 90, 90)
    arrow.tell("It goes on.", "4", low, high, QRectF(0, 0, 900, 600))
    assert high.contains(arrow._head.first()), "its point lies on what it reaches"
    assert low.contains(arrow._path.pointAtPercent(0))
    assert not arrow._plate.intersects(arrow._head.boundingRect())
    assert arrow._path.pointAtPercent(1).y() < low.top() + 10, "it crosses the border"
