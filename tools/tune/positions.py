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
from engine.underwater_cities.cards import Card, Colour
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
MOST = 6.0
"""How far a card may be from the mean of its deck."""
SPECIAL = "Special cards"
DECKS = {"era I": (1,), "era II": (2,), "era III": (3,), SPECIAL: (2, 3)}
"""Each deck, and the eras in which its cards are looked at."""
_SHOWN = 5


def _deck(card: Card) -> str:
    return SPECIAL if card.special else {"era1": "era I", "era2": "era II", "era3": "era III"}.get(card.deck, "")


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
            cards = [card for card in DATA.cards.values() if now in DECKS.get(_deck(card), ())]
            found[at] = {"era": now, "gains": {card.id: _gain(table, seat, card) for card in cards}}
        session.answer(pending, TUNED.answer(session, pending, dice))
    return [*found.values()]


def _gain(table: api.Table, seat: int, card: Card) -> float:
    """By how much a table is worth more to a seat that has used a card, wherever that lies now, and paid for it."""
    if card.type != "instant":
        return card_worth(table, seat, card) - WORTH["credit"] * card.cost
    before = value(table, seat)
    with table.trial(seat, search=True):  # a search passes over cards that are drawn: they count for what they cost
        table.push(DoStep(seat, card.id, ()), COMMON)
        try:
            advance(table)
        except OutcomeUnknown:
            table.triggered = []
        paid = WORTH["credit"] * card.cost
        return value(table, seat) - before + WORTH["card"] * _drawn(card.effect) - paid


def _drawn(effect: Effect) -> int:
    """How many cards an effect draws for sure."""
    match effect:
        case words.GainEffect(given):
            return given.get("card", 0)
        case words.PartsEffect(of):
            return sum(map(_drawn, of))
    return 0


def report(positions: Sequence[dict[str, Any]]) -> bool:
    """Print what the cards bring; is none far from the others of its deck, and every colour stronger than the next?"""
    met = True
    for deck in DECKS:
        looked = [one["gains"] for one in positions if one["era"] in DECKS[deck]]
        cards = [card for card in DATA.cards.values() if _deck(card) == deck]
        print(f"cards of {deck} when they are used, {len(looked)} positions:")
        met = _far_ones(cards, looked) and met
        if deck != SPECIAL:
            met = _colours(cards, looked) and met
    return met


def _far_ones(cards: list[Card], looked: list[dict[str, float]]) -> bool:
    """The cards at both ends, and whether they are near enough to the mean."""
    gained = {card.id: [gains[card.id] for gains in looked if card.id in gains] for card in cards}
    middle = mean([mean(gains) for gains in gained.values()])
    each = sorted((mean(gains) - middle, spread(gains) / len(gains) ** 0.5, card) for card, gains in gained.items())
    furthest = max(abs(far) for far, _, _ in each)
    met = furthest <= MOST
    print(f"  mean {middle:.2f}; furthest from it {furthest:.2f} (within ±{MOST:g}: {'met' if met else 'NOT MET'})")
    for far, error, card in [*each[:_SHOWN], *each[-_SHOWN:]]:
        one = DATA.cards[card]
        print(f"    {far:+5.2f} ±{error:.2f} s.e.  {one.number:3} {one.name} ({one.colour} {one.type})")
    return met


def _colours(cards: list[Card], looked: list[dict[str, float]]) -> bool:
    """Whether each colour is stronger than the next one, position by position."""
    met = True
    by_colour = {
        colour: [mean([gains[card.id] for card in cards if card.colour == colour]) for gains in looked]
        for colour in ORDER
    }
    print("  " + ", ".join(f"{colour} {mean(gains):.2f}" for colour, gains in by_colour.items()))
    for strong, weak in pairwise(ORDER):
        more = [one - other for one, other in zip(by_colour[strong], by_colour[weak], strict=True)]
        is_more = mean(more) > 0
        met = met and is_more
        error = spread(more) / len(more) ** 0.5
        print(f"  {strong} over {weak}: {mean(more):+.2f} ±{error:.2f} s.e. ({'met' if is_more else 'NOT MET'})")
    return met
