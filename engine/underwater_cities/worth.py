"""Rough prices of goods, effects and cards in points, for those who look ahead. No rule depends on them."""

from __future__ import annotations

import math

from engine.core.flow.effect import Effect
from engine.core.table.table import Table
from engine.underwater_cities.cards import Card
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.goods import RESOURCES, Good, Goods
from engine.underwater_cities.production import network_output
from engine.underwater_cities.queries import card_of, count_of, ids, stock
from engine.underwater_cities.scoring import effect_points

WORTH = {"credit": 0.5, "kelp": 0.55, "steelplast": 0.75, "science": 0.65, "biomatter": 0.9, "point": 1.0, "card": 0.3}
LAST_ROUNDS = (4, 7, 10)
_STEP = 0.6
_GROWTH = 0.08
"""How many pieces of one kind come in a turn, about."""
_KEPT = 0.3
"""How much of the goods that a seat has now it will still have at the end, about."""


def goods_worth(given: Goods) -> float:
    """What goods are worth."""
    total = 0.0
    for good, n in given.items():
        total += WORTH[good] * n
    return total


_LEFT = tuple(sum(max(1, number) <= last for last in LAST_ROUNDS) for number in range(12))


def productions_left(table: Table) -> int:
    """How many Productions are still to come."""
    return _LEFT[min(11, table.places["state"].counts.get("round", 0))]


def turns_left(table: Table, seat: int) -> int:
    """How many turns a seat still has, about."""
    number = max(1, table.count_at("state", "round"))
    return 3 * max(0, 10 - number) + len(table.pieces_in(ids(seat).tiles))


def effect_worth(effect: Effect) -> float:
    """What carrying out an effect once is worth, about."""
    match effect:
        case words.GainEffect(given):
            return goods_worth(given)
        case words.GainDistinctEffect(n):
            return 0.75 * n
        case words.GainPerEffect(every, _, given):
            return goods_worth(given) * 3 / every
        case words.FederationEffect(n):
            return _STEP * n
        case words.PartsEffect(of):
            return sum(effect_worth(part) for part in of)
        case words.ChoiceEffect(of):
            return max(effect_worth(part) for part in of)
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then):
            return 0.6 * effect_worth(then)
        case words.PayEffect(prices, then, times):
            return times * max(0.0, effect_worth(then) - min(goods_worth(price) for price in prices))
        case words.ExchangeEffect():
            return 0.4
        case words.ByHandEffect():
            return 0.0  # nobody but people knows what it brings
        case words.UpgradeEffect(n=n) | words.BuildEffect(n=n):
            return 0.9 * n
    return 1.2


def card_worth(table: Table, seat: int, card: Card) -> float:
    """What a laid-out card is still worth to its owner."""
    return _card_worth(table, seat, card, turns_left(table, seat))


def _card_worth(table: Table, seat: int, card: Card, turns: int) -> float:
    left = productions_left(table)
    kept = _KEPT if turns > 6 else 1.0 - (1.0 - _KEPT) * turns / 6
    match card.effect:
        case words.ProductionEffect(given):
            return left * goods_worth(given)
        case words.ProductionPerEffect(every, of, given, upgraded):
            return left * goods_worth(given) * ((count_of(table, seat, of, upgraded) + 0.15 * turns) // every)
        case words.ProductionReplaceEffect(_, take, given) | words.ProductionConvertEffect(take, given):
            return left * max(0.0, goods_worth(given) - goods_worth(take))
        case words.DiscountEffect(_, given):
            return 0.13 * turns * goods_worth(given)
        case words.ByHandEffect():
            return 0.0
        case words.HandLimitEffect():
            return 0.04 * turns
        case words.EndOfTurnEffect(then, built):
            return effect_worth(then) * turns * (0.35 if built else 1.0)
        case words.OncePerTurnEffect(then):
            return 0.5 * effect_worth(then) * turns
        case words.ScorePerEffect(every, _, points, upgraded):
            growth = _GROWTH * turns / every * points * (0.7 if upgraded else 1.0)
            return effect_points(table, seat, card.effect) + growth
        case words.ScoreStepsEffect() | words.ScoreSetsEffect():
            return effect_points(table, seat, card.effect) + 0.05 * turns
        case words.ScoreGoodsEffect(price, points, times):
            own, made = stock(table, seat), network_output(table, seat) if left else {}
            gain = max(0.0, points - sum((_AT_THE_END.get(good, _QUARTER) * n for good, n in price.items()), 0.0))
            sets = [(own.get(good, 0) * kept + made.get(good, 0) * left) / n for good, n in price.items() if n]
            whole = math.floor(most := min(sets, default=float(times)))
            begun = _BEGUN * (most - whole) * min(1.0, turns / 6)  # what a set lacks may still come
            return gain * min(times, whole + begun + 0.05 * turns)
    if card.type == "action":
        eras = 1 if turns <= 9 else 2 if turns <= 18 else 3
        return 0.75 * eras * effect_worth(card.effect)
    inner = getattr(card.effect, "then", None)
    return 0.09 * turns * effect_worth(inner) if isinstance(inner, Effect) else 0.5


def laid_worth(table: Table, seat: int) -> float:
    """What all laid-out cards of a seat are worth; used action cards wait for the next era."""
    total, turns = 0.0, turns_left(table, seat)
    for piece in table.places[ids(seat).claimed].pieces:
        card = card_of(table, piece.id)
        if card is not None:
            total += _card_worth(table, seat, card, turns)
            if card.type == "action" and piece.quarter_turns:
                total -= 0.75 * effect_worth(card.effect)
    return total


# ---- what a stock, a network and a hand are worth while there is still time to use them ------------------------------

_AT_THE_END = {"biomatter": 0.5}
"""What a good is worth when nothing can be bought any more; of all others four make a point."""
_QUARTER = 0.25
_BUSY_TURNS = 14.0
"""With fewer turns left goods lose their worth: they have to be spent in time."""
_AT_HAND = 2.0
_SPENT_A_TURN = 0.3
"""Goods of one kind that are soon spent: some at once, and so many a turn, about. The more lie there, the less is one
more worth.
"""
_HUNGRY = 0.55
"""What feeding a city costs in a Production, beyond the kelp that is short in the next one."""
_BEGUN = 0.8
"""How much of a set of goods that is not whole yet counts."""
_MOST_IN_HAND = 14.0
_SPECIAL_SHARES = (0.8, 0.5)
"""How much of what a Special card in hand would bring is counted: it was taken to be used, but each needs a turn."""
_SHARES = (0.35, 0.3, 0.25, 0.15, 0.1, 0.05)
"""How much of what a card in hand would bring is counted: few of them will ever be played."""


def stock_worth(own: dict[str, int], turns: int) -> float:
    """What goods are worth to somebody who has so many turns to spend them."""
    ease, useful = min(1.0, turns / _BUSY_TURNS), _AT_HAND + _SPENT_A_TURN * turns
    total = float(own.get("point", 0))
    for good, worth in WORTH.items():
        if good not in ("point", "card"):
            n, least = own.get(good, 0), _AT_THE_END.get(good, _QUARTER)
            total += least * n + (worth - least) * ease * useful * (1.0 - math.exp(-n / useful))
    return total


def production_worth(made: Goods, cities: int, turns: int) -> float:
    """What a Production brings; goods that come late are harder to spend."""
    late = 0.45 + 0.55 * max(0.35, min(1.0, (turns - 4) / 12))
    brings = sum((n * WORTH[good] * (1.0 if good == "point" else late) for good, n in made.items()), 0.0)
    return brings - _HUNGRY * cities


def last_production_worth(made: Goods, cities: int) -> float:
    """What the last Production brings: nothing can be bought with its goods any more."""
    total = -_QUARTER * cities
    for good, n in made.items():
        total += n * (1.0 if good == "point" else _AT_THE_END.get(good, _QUARTER))
    return total


def short_of_food(own: dict[str, int], made: Goods, cities: int) -> int:
    """How many cities would go hungry in the next Production."""
    return max(0, cities - own.get("kelp", 0) - made.get("kelp", 0) - own.get("biomatter", 0))


def special_worth(table: Table, seat: int, piece: str) -> float:
    """What a Special card brings beyond its price; nothing is known of one that is not seen."""
    card = card_of(table, piece)
    if card is None:
        return 0.0
    brings = effect_worth(card.effect) if card.type == "instant" else card_worth(table, seat, card)
    return brings - 0.5 * card.cost


def held_worth(table: Table, seat: int, card: Card, turns: int) -> float:
    """What a card in hand would bring if it were used."""
    brings = 0.8 * effect_worth(card.effect) if card.type == "instant" else _card_worth(table, seat, card, turns)
    return min(_MOST_IN_HAND, max(0.0, brings - 0.5 * card.cost))


def in_order_of_use(table: Table, seat: int) -> tuple[str, ...]:
    """The hand, the card that is most worth keeping first."""
    worths, turns = dict[str, float](), turns_left(table, seat)
    for piece in table.pieces_in(ids(seat).hand):
        card = card_of(table, piece.id)
        worths[piece.id] = 0.0 if card is None else held_worth(table, seat, card, turns)
    return tuple(sorted(worths, key=lambda piece: -worths[piece]))


def most_wanted(own: dict[str, int], turns: int, hungry: int) -> list[Good]:
    """The goods, the one first of which one more is worth most."""

    def more(good: Good) -> float:
        have = own.get(good, 0)
        gain = stock_worth({good: have + 1}, turns) - stock_worth({good: have}, turns)
        return gain + (1.0 if good == "kelp" and hungry else 0.0)

    return sorted(RESOURCES, key=more, reverse=True)


def hand_worth(table: Table, seat: int, turns: int) -> float:
    """What a hand would still bring: the best cards count most, and each needs a turn."""
    found, specials = list[float](), list[float]()
    for piece in table.places[ids(seat).hand].pieces:
        card = card_of(table, piece.id)
        if card is not None:
            (specials if card.special else found).append(held_worth(table, seat, card, turns))
    found.sort(reverse=True)
    specials.sort(reverse=True)
    bought = sum((share * brings for share, brings in zip(_SPECIAL_SHARES, specials, strict=False)), 0.0)
    best = sum((share * brings for share, brings in zip(_SHARES, found, strict=False)), 0.0)
    return min(1.0, turns / 5) * (best + 0.1 * len(found)) + min(1.0, turns / 2) * bought
