"""Sixty illegal moves through the front door: each is refused with its rule, the numbers, and what to do instead."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.api import Refusal, things_in, to_english
from tests.underwater_cities.illegal_moves import MOVES, Drag, IllegalMove
from tests.underwater_cities.table import ME, Situation

SAID = tomllib.loads(Path(__file__).with_name("illegal_moves.toml").read_text(encoding="utf-8"))
WANTED = 57
"""So many of the sixty have to name what would do."""


def refused(session: Situation, case: IllegalMove) -> list[Refusal]:
    move = case.move(session) if callable(case.move) else case.move
    return session.explain_drag(ME, *move) if isinstance(move, Drag) else session.refusals(session.asked(), move)


def test_there_are_sixty() -> None:
    assert [move.name for move in MOVES] == list(SAID)
    assert len(MOVES) == 60


@pytest.mark.parametrize("case", MOVES, ids=lambda case: case.name)
def test_an_illegal_move_is_refused_with_the_reason(case: IllegalMove) -> None:
    session = case.position()
    before = session.table.digest()
    (found,) = refused(session, case)
    assert session.table.digest() == before, "asking changes nothing"
    said = SAID[case.name]
    assert (found.rule, to_english(found.message)) == (f"underwater_cities/{said['rule']}", said["says"])
    assert (to_english(found.instead) if found.instead else "") == said.get("instead", "")
    for subject in found.subjects:
        assert subject in session.table.pieces or session.table.has_place(subject)
    for thing in things_in(found.instead) if found.instead else ():
        assert would_do(session, thing), f"{thing} is named in vain"


def test_nearly_all_are_told_what_to_do_instead() -> None:
    """In the sentence itself or after it: by slots, sites, cards or goods that would do, or by the question."""
    helped = [
        case.name
        for case in MOVES
        for found in refused(case.position(), case)
        if SAID[case.name]["names"] and all(name in to_english(found.whole) for name in SAID[case.name]["names"])
    ]
    assert len(helped) >= WANTED, sorted({case.name for case in MOVES} - {*helped})


def would_do(session: Situation, thing: str) -> bool:
    """Is it free, held, or among the legal answers?"""
    table = session.table
    legal: list[Any] = [getattr(answer, "place", answer) for answer in session.options(session.asked())]
    if thing in legal:
        return True
    if thing.startswith("slot."):
        return thing == "slot.AA" or not table.pieces_in(thing)
    return thing in table.pieces and table.pieces[thing].place.id == f"seat.{ME}.hand"
