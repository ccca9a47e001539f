"""Cards as data: every mistake in a file is collected, with card, field, reason and the nearest word that exists."""

from __future__ import annotations

import re
from typing import Annotated, Any

import pytest
from pydantic import Field

from engine.core.flow.data_error import DataError
from engine.core.flow.effect import Effect, EffectRegistry, effect_class
from engine.core.messages.errors import EngineBug
from engine.core.messages.message import Message, msg
from engine.core.storage.card import CardRecord, read_cards, shipped_cards


@effect_class("gain")
class Gain(Effect):
    """Some coins."""

    coins: int

    def text(self) -> Message:
        return msg("toy", "Gain {n}.", n=self.coins)


@effect_class("each")
class Each(Effect):
    """Do several things."""

    parts: tuple[Effect, ...]
    times: int = 1

    def text(self) -> Message:
        return msg("toy", "Do all.")


class Card(CardRecord):
    """A toy card."""

    cost: Annotated[int, Field(ge=0, le=9)]


WORDS = EffectRegistry((Gain, Each))


def read(*rows: Any) -> list[DataError]:
    return read_cards(rows, Card, WORDS)[1]


def card(**fields: Any) -> dict[str, Any]:
    return {"id": "K1", "source": "house", "cost": 2, "effects": [{"do": "gain", "coins": 1}], **fields}


def test_words_nest() -> None:
    effect = {"do": "each", "parts": [{"do": "gain", "coins": 1}, {"do": "each", "parts": []}], "times": 2}
    cards, mistakes = read_cards([card(effects=[effect])], Card, WORDS)
    assert mistakes == []
    assert cards[0][1]["effects"] == (Each((Gain(1), Each(())), 2),)
    assert cards[0][0].cost == 2
    assert WORDS.names() == ["each", "gain"]


MISTAKES: list[tuple[dict[str, Any], str, str, str]] = [
    (card(effects=[{"do": "gian", "coins": 1}]), "effects.0.do", "this word is not known", "gain"),
    (card(effects=[{"do": "xyzzy"}]), "effects.0.do", "this word is not known", ""),
    (card(effects=[{"do": "gain", "coin": 1, "coins": 1}]), "effects.0.coin", "this field is not known", "coins"),
    (card(effects=[{"do": "gain"}]), "effects.0.coins", "this field is missing", ""),
    (card(effects=[{"do": "gain", "coins": "many"}]), "effects.0.coins", "a whole number belongs here", ""),
    (card(effects=["gain"]), "effects.0", "an effect must be an object that says what to do", ""),
    (
        card(effects=[{"do": "each", "parts": [{"do": "gane"}]}]),
        "effects.0.parts.0.do",
        "this word is not known",
        "gain",
    ),
    (card(cost=12), "cost", "it must be at most 9", ""),
    (card(cst=1), "cst", "this field is not known", "cost"),
]


@pytest.mark.parametrize(("row", "field", "reason", "nearest"), MISTAKES)
def test_a_mistake_says_where_why_and_what_was_meant(
    row: dict[str, Any], field: str, reason: str, nearest: str
) -> None:
    mistake = read(row)[0]
    assert (mistake.card, mistake.field, str(mistake.reason), mistake.suggestion) == ("K1", field, reason, nearest)
    counted_from_one = re.sub(r"\.(\d+)", lambda found: f"[{int(found[1]) + 1}]", field)
    assert str(mistake).startswith(f"K1 ▸ {counted_from_one}: {reason}")


def test_all_mistakes_are_collected() -> None:
    found = read(card(id="A", effects=[{"do": "gane"}]), 7, card(id="B", cost=-1), card(id="C"), card(id="C"))
    assert [(mistake.card, mistake.field) for mistake in found] == [
        ("A", "effects.0.do"),
        ("#2", ""),
        ("B", "cost"),
        ("C", "id"),
    ]


def test_a_bottomless_effect_is_a_mistake() -> None:
    effect: dict[str, Any] = {"do": "gain", "coins": 1}
    for _ in range(40):
        effect = {"do": "each", "parts": [effect]}
    assert str(read(card(effects=[effect]))[0].reason) == "this effect is nested too deeply"


def test_a_mistake_in_our_own_cards_is_a_bug() -> None:
    with pytest.raises(EngineBug, match="buildings"):
        shipped_cards("engine.ginkgopolis", "buildings.json", Card, WORDS)
