"""From a mistake of one's own to a puzzle on the table, without looking for its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import LiteralArg, msg
from engine.workshop import Workshop
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import wait_for

A, B, C = (msg("puzzle.answer", "{name}", name=LiteralArg(one)) for one in ("A", "B", "C"))


def swing_at(moment: api.Moment) -> api.Swing:
    """A large mistake that is sure."""
    return api.Swing(
        number=moment.number,
        seat=1,
        when=msg("ginkgopolis.status_round", "Round {round}", round=3),
        points=9.0,
        played=B,
        better=A,
        answer=None,
        better_in=8,
        worlds=8,
        is_sure=True,
    )


@pytest.mark.parametrize("wrong", [(B, C), ()], ids=["found again", "not sure"])
def test_puzzles_are_made_and_solved_at_once(
    wrong: tuple[api.Message, ...],
    table: Callable[..., MainWindow],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    async def judge(_self: Workshop, _game: api.Game, moment: api.Moment, *_: object) -> api.Swing | None:
        asked.append(moment.number)
        return swing_at(moment) if len(asked) in (4, 9) else None

    async def puzzle(*_: object) -> tuple[api.Message, ...]:
        return wrong

    monkeypatch.setattr("qtapp.windows.end.review.documents_folder", lambda: tmp_path)
    monkeypatch.setattr(Workshop, "judge", judge)
    monkeypatch.setattr(Workshop, "puzzle", puzzle)
    shell = table(2, 400)
    dialog = shell.review.open()
    wait_for(qtbot, dialog.puzzles.isEnabled)
    assert dialog.solve.isHidden()
    dialog.puzzles.click()
    if not wrong:
        wait_for(qtbot, lambda: "sure enough" in dialog.state.text())
        assert dialog.solve.isHidden() and dialog.puzzles.isVisible()
        return
    wait_for(qtbot, dialog.solve.isVisible)
    assert dialog.puzzles.isHidden() and "2 puzzle" in dialog.state.text()
    dialog.solve.click()
    assert shell.review.dialog is None
    wait_for(qtbot, lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    assert shell.lessons.table is not None and shell.stack.currentWidget() is shell.lessons.table.window
    (file,) = tmp_path.glob("*.tarsas-lesson")
    assert len(api.load_lesson(file).lesson.steps) == 2
