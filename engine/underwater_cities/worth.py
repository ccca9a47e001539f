"""Rough prices of goods, effects and cards in points, for bots only. No rule depends on them."""

from __future__ import annotations

from engine.core.flow.effect import Effect
from engine.core.table.table import Table
from engine.underwater_cities.cards import Card
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.goods import Goods
from engine.underwater_cities.queries import card_of, count_of, ids, stock
from engine.underwater_cities.scoring import effect_points

WORTH = {"credit": 0.5, "kelp": 0.55, "steelplast": 0.75, "science": 0.65, "biomatter": 0.9, "point": 1.0, "card": 0.3}
LAST_ROUNDS = (4, 7, 10)
_STEP = 0.6


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
        case words.UpgradeEffect(n=n) | words.BuildEffect(n=n):
            return 0.9 * n
    return 1.2


def card_worth(table: Table, seat: int, card: Card) -> float:
    """What a laid-out card is still worth to its owner."""
    left, turns = productions_left(table), turns_left(table, seat)
    match card.effect:
        case words.ProductionEffect(given):
            return left * goods_worth(given)
        case words.ProductionPerEffect(every, of, given, upgraded):
            return left * goods_worth(given) * ((count_of(table, seat, of, upgraded) + 0.15 * turns) // every)
        case words.ProductionReplaceEffect(_, take, given) | words.ProductionConvertEffect(take, given):
            return left * max(0.0, goods_worth(given) - goods_worth(take))
        case words.DiscountEffect(_, given):
            return 0.13 * turns * goods_worth(given)
        case words.HandLimitEffect():
            return 0.04 * turns
        case words.EndOfTurnEffect(then, built):
            return effect_worth(then) * turns * (0.35 if built else 1.0)
        case words.OncePerTurnEffect(then):
            return 0.5 * effect_worth(then) * turns
        case words.ScorePerEffect(every, _, points, upgraded):
            growth = 0.04 * turns / every * points * (0.7 if upgraded else 1.0)
            return effect_points(table, seat, card.effect) + growth
        case words.ScoreStepsEffect() | words.ScoreSetsEffect():
            return effect_points(table, seat, card.effect) + 0.05 * turns
        case words.ScoreGoodsEffect(price, points, times):
            own = stock(table, seat)
            now = min((own.get(good, 0) // n for good, n in price.items() if n), default=times)
            gain = max(0.0, points - 0.25 * sum(price.values()))
            return gain * min(times, now + 0.1 * turns)
    if card.type == "action":
        eras = 1 if turns <= 9 else 2 if turns <= 18 else 3
        return 0.75 * eras * effect_worth(card.effect)
    inner = getattr(card.effect, "then", None)
    return 0.09 * turns * effect_worth(inner) if isinstance(inner, Effect) else 0.5


def laid_worth(table: Table, seat: int) -> float:
    """What all laid-out cards of a seat are worth; used action cards wait for the next era."""
    total = 0.0
    for piece in table.places[ids(seat).claimed].pieces:
        card = card_of(table, piece.id)
        if card is not None:
            total += card_worth(table, seat, card)
            if card.type == "action" and piece.quarter_turns:
                total -= 0.75 * effect_worth(card.effect)
    return total
