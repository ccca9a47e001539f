"""`told.toml`: which class a note has, and what a file may hold."""

from __future__ import annotations

import pytest

from engine.api import InvalidData, NoteClass, ToldBook, msg


def test_a_message_is_told_otherwise_than_its_rule() -> None:
    book = ToldBook.parse("nim", 'deed = ["turn"]\n[messages]\ngain = ["seat_gains"]\n')
    assert book.class_of("nim/turn", "nim.seat_takes") is NoteClass.DEED
    assert book.class_of("nim/turn", "nim.seat_gains") is NoteClass.GAIN


def test_what_stands_nowhere_is_bookkeeping() -> None:
    assert ToldBook().class_of("nim/turn", "nim.seat_takes") is NoteClass.KEEPING


def test_a_sum_stands_for_as_many_messages_as_it_counts() -> None:
    book = ToldBook.parse("nim", '[covers]\nseat_takes_many = ["seat_takes"]\n')
    one, many = msg("nim.seat_takes", "one"), msg("nim.seat_takes_many", "%n of them", 2)
    assert book.summed_up([one, msg("nim.round", "a round"), one, one, many, one]) == {2, 3}
    assert book.summed_up([one, one]) == frozenset()
    assert book.summed_up([many]) == frozenset(), "what came before the entry is not its business"


@pytest.mark.parametrize(
    "source",
    [
        "deed = [",
        'song = ["turn"]',
        'deed = "turn"',
        "deed = [1]",
        'deed = ["turn"]\ngain = ["turn"]',
        "messages = 3",
        '[messages]\nsong = ["a"]',
        "covers = 3",
        '[covers]\nmany = "one"',
    ],
)
def test_a_file_with_a_mistake_is_refused(source: str) -> None:
    with pytest.raises(InvalidData):
        ToldBook.parse("nim", source)
