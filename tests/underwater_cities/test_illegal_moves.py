"""Sixty illegal moves through the front door: each is refused with its rule, the numbers, and what to do instead."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine.api import to_english
from tests.underwater_cities.illegal_moves import MOVES, Drag, IllegalMove
from tests.underwater_cities.table import ME, asked

SAID = tomllib.loads(Path(__file__).with_name("illegal_moves.toml").read_text(encoding="utf-8"))


def test_there_are_sixty() -> None:
    assert [move.name for move in MOVES] == list(SAID)
    assert len(MOVES) == 60


@pytest.mark.parametrize("case", MOVES, ids=lambda case: case.name)
def test_an_illegal_move_is_refused_with_the_reason(case: IllegalMove) -> None:
    session = case.position()
    before = session.table.digest()
    move = case.move(session) if callable(case.move) else case.move
    found = session.explain_drag(ME, *move) if isinstance(move, Drag) else session.refusals(asked(session), move)
    assert session.table.digest() == before, "asking changes nothing"
    said = SAID[case.name]
    assert [(one.rule, to_english(one.message)) for one in found] == [
        (f"underwater_cities/{said['rule']}", said["says"])
    ]
    for subject in found[0].subjects:
        assert subject in session.table.pieces or session.table.has_place(subject)
