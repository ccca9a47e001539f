"""What each card of Underwater Cities brings at the moment it is used, on positions of greedy games.

Every card is tried on the same positions, so that cards and colours can be compared by few games: a look ahead plays
the card through and tells by how much the table got better. Scores cannot tell colours apart, as a weak card stands
with a strong slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engine import api
from engine.core.flow.effect import Effect
from engine.core.flow.kernel import advance
from engine.core.messages.errors import OutcomeUnknown
from engine.core.table.table import COMMON
from engine.underwater_cities.cards import COLOURS, Card, Colour
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.queries import era
from engine.underwater_cities.turn import ChooseSlotStep
from engine.underwater_cities.valuation import value
from engine.underwater_cities.worth import WORTH, card_worth
from tools.tune.regress import mean, spread
from tools.tune.underwater_cities import DATA, TUNED

ROUNDS = (2, 3, 5, 6, 8, 9)
"""Rounds in whose first turn a seat is looked at: two of each era."""
ORDER: tuple[Colour, ...] = ("green", "red", "yellow")
"""From the strongest cards to the weakest. Rules: underwater_cities/colour."""
_SHOWN = 4


def gains_in(seed: int) -> list[dict[str, Any]]:
    """One greedy game: for each position that is looked at, what each card of its era would bring there."""
    session = api.new_session(TUNED.game, TUNED.people, seed=seed)
    dice = api.RandomStream(seed, "tune", 0)
    found: dict[tuple[int, int], dict[str, Any]] = {}
    while (pending := session.first_pending()) is not None:
        table, seat = session.table, pending.question.seat
        at = (seat, table.count_at("state", "round"))
        if isinstance(pending.frame, ChooseSlotStep) and at[1] in ROUNDS and at not in found:
            now = era(table)
            cards = [card for card in DATA.cards.values() if card.deck == f"era{now}"]
            found[at] = {"era": now, "gains": {card.id: _gain(table, seat, card) for card in cards}}
        session.answer(pending, TUNED.answer(session, pending, dice))
    return [*found.values()]


def _gain(table: api.Table, seat: int, card: Card) -> float:
    """By how much a table is worth more to a seat that has used a card, wherever that lies now."""
    if card.type != "instant":
        return card_worth(table, seat, card)
    before = value(table, seat)
    with table.trial(seat, search=True):  # a search passes over cards that are drawn: they count for what they cost
        table.push(DoStep(seat, card.id, ()), COMMON)
        try:
            advance(table)
        except OutcomeUnknown:
            table.triggered = []
        return value(table, seat) - before + WORTH["card"] * _drawn(card.effect)


def _drawn(effect: Effect) -> int:
    """How many cards an effect draws for sure."""
    match effect:
        case words.GainEffect(given):
            return given.get("card", 0)
        case words.PartsEffect(of):
            return sum(map(_drawn, of))
    return 0


def report(positions: Sequence[dict[str, Any]]) -> bool:
    """Print how strong the colours are in each era; is every one stronger than the next?"""
    met = True
    for number in (1, 2, 3):
        looked = [one["gains"] for one in positions if one["era"] == number]
        by_colour = {
            colour: [
                mean([gain for card, gain in gains.items() if DATA.cards[card].colour == colour]) for gains in looked
            ]
            for colour in COLOURS
        }
        print(f"cards of era {number} when they are used, {len(looked)} positions:")
        for colour in ORDER:
            cards = [card for card in DATA.cards.values() if card.deck == f"era{number}" and card.colour == colour]
            each = sorted((mean([gains[card.id] for gains in looked]), str(card.name)) for card in cards)
            ends = (", ".join(f"{name} {gain:.1f}" for gain, name in part) for part in (each[:_SHOWN], each[-_SHOWN:]))
            print(f"  {colour:6} {mean(by_colour[colour]):5.2f} points a card: {'; … '.join(ends)}")
        for strong, weak in pairwise(ORDER):
            more = [one - other for one, other in zip(by_colour[strong], by_colour[weak], strict=True)]
            is_more = mean(more) > 0
            met = met and is_more
            error = spread(more) / max(1, len(more) - 1) ** 0.5
            print(f"  {strong} over {weak}: {mean(more):+.2f} ±{error:.2f} s.e. ({'met' if is_more else 'NOT MET'})")
    return met
