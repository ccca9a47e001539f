"""The icons on cards of Underwater Cities are read from the sentences of their effects: none may be overlooked."""

from __future__ import annotations

import pytest

from engine.core.flow.effect import Effect
from engine.underwater_cities.effects.instant import FederationEffect, GainEffect, GainPerEffect
from engine.underwater_cities.effects.permanent import OnSlotEffect
from qtapp.games.underwater_cities.signs import read_row

POINT = GainEffect(goods={"point": 1})


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (FederationEffect(n=1), ()),
        (FederationEffect(n=3), ("3",)),
        (GainPerEffect(every=1, of="farm", goods={"credit": 1}), ()),
        (GainPerEffect(every=2, of="farm", goods={"credit": 1}), ("2",)),
    ],
)
def test_numbers_are_shown_unless_they_are_one(effect: Effect, words: tuple[str, ...]) -> None:
    assert tuple(text for kind, text in read_row([effect.text()]) if kind == "text") == words


def test_one_thing_and_several_show_the_same_icons() -> None:
    def icons(every: int, upgraded: bool) -> list[str]:
        effect = GainPerEffect(every=every, of="farm", goods={"credit": 1}, upgraded=upgraded)
        return [name for kind, name in read_row([effect.text()]) if kind == "icon"]

    assert icons(1, upgraded=False) == icons(2, upgraded=False)
    assert icons(1, upgraded=True) == icons(2, upgraded=True) != icons(1, upgraded=False)


@pytest.mark.parametrize("slots", [("3-4/R2",), ("3-4/R2", "1-2/R2")])
def test_a_slot_stands_before_what_it_brings(slots: tuple[str, ...]) -> None:
    row = read_row([OnSlotEffect(slots=slots, then=POINT).text()])
    assert row == (("icon", "slot"), ("arrow", ""), *read_row([POINT.text()]))
