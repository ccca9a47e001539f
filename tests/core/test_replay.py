"""Checking a history by the rules of today: what counts as a difference, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.session.replay import find_divergences
from engine.core.session.session import Session
from tests.core.toy import Pick, Say, session


def stored(played: Session) -> dict[int, list[Any]]:
    """The operations of each entry as a file holds them."""
    return {entry.number: [op.to_json() for op in entry.ops] for entry in played.entries}


def played_on() -> Session:
    """Two answers, each with notes."""
    game = session(Pick(1), Say("one"), Pick(1), Say("two"))
    while (pending := game.first_pending()) is not None:
        game.answer(pending, game.options(pending)[0])
    return game


def notes_at(recorded: dict[int, list[Any]]) -> tuple[int, int]:
    """An entry with a note, and where the note stands."""
    return next((n, at) for n, ops in recorded.items() for at, op in enumerate(ops) if op[0] == "note")


def test_the_same_is_no_difference() -> None:
    game = played_on()
    assert len(game.entries) == 3 and find_divergences(game, stored(game)) == []


def test_a_newer_program_may_tell_more() -> None:
    game = played_on()
    recorded = stored(game)
    number, at = notes_at(recorded)
    del recorded[number][at]
    assert find_divergences(game, recorded) == []


@pytest.mark.parametrize("part", [1, 2, 3])
def test_what_is_told_otherwise_is_a_difference(part: int) -> None:
    game = played_on()
    recorded = stored(game)
    number, at = notes_at(recorded)
    note = list(recorded[number][at])
    note[part] = {1: ["toy.other", {}, None], 2: "toy/other", 3: ["somebody"]}[part]
    recorded[number][at] = note
    assert [entry.number for entry in find_divergences(game, recorded)] == [number]


def test_a_note_that_nobody_writes_today_is_a_difference() -> None:
    game = played_on()
    recorded = stored(game)
    number, at = notes_at(recorded)
    recorded[number].append(list(recorded[number][at]))
    assert [entry.number for entry in find_divergences(game, recorded)] == [number]


def test_other_operations_are_a_difference_whatever_is_told() -> None:
    game = played_on()
    recorded = stored(game)
    number = next(n for n, ops in recorded.items() if any(op[0] != "note" for op in ops) and n)
    recorded[number] = [op for op in recorded[number] if op[0] == "note"]
    assert [entry.number for entry in find_divergences(game, recorded)] == [number]
