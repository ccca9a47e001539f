"""The cards of our own: green ones are the strongest and yellow ones the weakest, and none of those that an audit found
far off is so any more. How cards fare in games tells `make tune`.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.storage.card import records_of
from engine.underwater_cities.cards import COLOURS, PACKAGE, shipped
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.worth import effect_worth, goods_worth

CARDS = {card.number: card for card in shipped().cards.values()}


@pytest.mark.parametrize("deck", ["era1", "era2", "era3"])
def test_green_cards_are_the_strongest_and_yellow_ones_the_weakest(deck: str) -> None:
    def strength(colour: str) -> float:
        worth = [
            effect_worth(card.effect)
            for card in CARDS.values()
            if (card.deck, card.colour, card.type) == (deck, colour, "instant")
        ]
        return sum(worth) / len(worth)

    assert COLOURS == ("green", "red", "yellow")
    assert sorted(COLOURS, key=strength, reverse=True) == list(COLOURS)


def test_no_production_of_era_three_is_dull() -> None:
    """There is one Production left, and nothing can be bought with its goods: points have to be among them."""
    late = [card for card in CARDS.values() if card.deck == "era3" and card.type == "production"]
    given = {"yellow": 2, "red": 3, "green": 4}
    assert late
    for card in late:
        assert isinstance(card.effect, (words.ProductionEffect, words.ProductionConvertEffect))
        assert card.effect.goods.get("point", 0) >= given[card.colour]


def test_a_cheap_special_brings_less_than_a_dear_one() -> None:
    """The dear ones stop at some fifteen points; a finished network has up to thirty structures."""
    prestige, council = CARDS[205].effect, CARDS[204].effect
    assert isinstance(prestige, words.ScorePerEffect) and 30 // prestige.every * prestige.points <= 10
    assert isinstance(council, words.OncePerTurnEffect) and isinstance(council.then, words.PayEffect)
    assert council.then.prices == ({"credit": 2},), "twice the rate of what is left at the end"


def test_instants_that_count_cities_give_what_others_of_their_colour_give() -> None:
    tax = CARDS[94].effect
    assert isinstance(tax, words.GainPerEffect)
    others = [
        goods_worth(card.effect.goods)
        for card in CARDS.values()
        if (card.deck, card.colour) == ("era2", "red") and isinstance(card.effect, words.GainEffect)
        if card.type == "instant"
    ]
    assert tax.most * goods_worth(tax.goods) <= max(others)


def test_names_do_not_blur() -> None:
    """Fourteen cards began with Last, Late, Great or Grand."""
    rows: list[dict[str, Any]] = records_of(PACKAGE, "cards.json")
    assert [row["name"] for row in rows if row["name"].split()[0] in ("Last", "Late", "Great", "Grand")] == []
