"""Answers have names of their own, and a preview that tells nothing is none."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.flow.question import answer_key
from engine.core.lookahead.preview import AnswerPreview, CountChange


@dataclass(frozen=True)
class Lay:
    """An answer of two parts."""

    card: str
    tile: str | None


def test_an_answer_is_named_by_its_content() -> None:
    assert [answer_key(one) for one in (None, "card.R4", 3, (), ("a", None), Lay("card.R4", "tile.B7"))] == [
        "-",
        "card.R4",
        "3",
        "()",
        "a+-",
        "card.R4+tile.B7",
    ]


def test_a_preview_tells_something_if_anything_changes_or_is_drawn() -> None:
    one = (CountChange(1, "coin", 1),)
    assert AnswerPreview(1, changes=one) and AnswerPreview(1, drawn=one)
    assert not AnswerPreview(1, has_choice=True, has_chance=True)
