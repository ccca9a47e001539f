"""The interpreter: words get their meaning once, can be asked for before they are performed, and none is forgotten."""

from __future__ import annotations

import pytest

from engine.core.flow.effect import Effect, effect_class
from engine.core.flow.interpreter import Address, Busy, Interpreter
from engine.core.messages.errors import EngineBug
from engine.core.table.table import Table
from tests.core.toy import Say, table

PURSE = "seat.1.purse"


@effect_class("toy_coins")
class CoinsEffect(Effect):
    """Coins from the bank."""

    n: int


@effect_class("toy_word")
class WordEffect(Effect):
    """A word is said by a frame."""

    word: str


@effect_class("toy_score")
class ScoreEffect(Effect):
    """Counts only at the end."""


def interpreter() -> Interpreter[Address]:
    made: Interpreter[Address] = Interpreter("toy")

    def in_bank(board: Table, seat: int, effect: CoinsEffect, busy: Busy) -> bool:
        return "bank" not in busy and board.count_at("bank", "coin") >= effect.n

    def take(board: Table, at: Address, effect: CoinsEffect) -> None:
        board.transfer("coin", "bank", f"seat.{at.seat}.purse", effect.n)

    made.add(CoinsEffect, take, in_bank)

    @made.meaning(WordEffect)
    def _say(board: Table, at: Address, effect: WordEffect) -> Say:
        return Say(effect.word)

    return made


def test_an_effect_happens_at_once_or_gives_the_frame_that_asks() -> None:
    board, effects = table(), interpreter()
    assert effects.perform(board, Address(1, "card.1", ()), CoinsEffect(2)) is None
    assert board.count_at(PURSE, "coin") == 2
    assert effects.perform(board, Address(1, "card.1", (0,)), WordEffect("hello")) == Say("hello")


def test_whether_something_comes_of_it_is_told_beforehand() -> None:
    board, effects = table(), interpreter()
    have = board.count_at("bank", "coin")
    assert effects.possible(board, 1, CoinsEffect(have)) and not effects.possible(board, 1, CoinsEffect(have + 1))
    assert not effects.possible(board, 1, CoinsEffect(1), frozenset({"bank"})), "nothing is used through itself"
    assert effects.possible(board, 1, WordEffect("hello")), "nothing stands against it"
    assert not effects.possible(board, 1, ScoreEffect()), "nobody performs it"


def test_forgotten_and_doubled_meanings_are_faults() -> None:
    board, effects = table(), interpreter()
    effects.require((CoinsEffect, WordEffect))
    with pytest.raises(EngineBug, match="toy_score"):
        effects.require((CoinsEffect, ScoreEffect))
    with pytest.raises(EngineBug, match="toy_score"):
        effects.perform(board, Address(1, "card.1", ()), ScoreEffect())
    with pytest.raises(EngineBug, match="twice"):
        effects.meaning(WordEffect)(lambda _, __, ___: None)
