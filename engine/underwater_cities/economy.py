"""Gaining and paying: goods, cards, biomatter as a substitute, steps on the Federation track, and what they trigger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.agenda import Frame, frame
from engine.core.audit import Finding
from engine.core.effect import Word
from engine.core.question import Question, Shape
from engine.core.rule import Refusal
from engine.core.table import Table
from engine.core.text import Amount, SeatArg, Term, msg
from engine.underwater_cities.queries import card_of, era, ids, space_of, stock
from engine.underwater_cities.words import GOODS, Goods, OnSpace, goods

Price = tuple[tuple[str, int], ...]
"""A price as a value: (good, number), in the fixed order of goods."""

TRACK: dict[int, Goods] = {4: {}, 3: {"credit": 1}, 2: {"steelplast": 1}, 1: {"point": 1}}
"""What each space of the Federation track gives when it is entered."""


def price_of(cost: Mapping[Any, int]) -> Price:
    """A price without zeros, in fixed order."""
    return tuple((good, cost[good]) for good in GOODS if cost.get(good, 0))


# ---- gaining --------------------------------------------------------------------------------------------------


def gain(table: Table, seat: int, given: Goods, cause: str, rule: str) -> None:
    """Take goods; cards come from the deck of the present era. Rules: underwater_cities/gain."""
    place = ids(seat).stock
    for good in GOODS:
        n = given.get(good, 0)
        if not n:
            continue
        if good == "card":
            draw(table, seat, n)
        else:
            table.add(place, good, n)
    if any(given.values()):
        message = msg("underwater_cities", "{seat} gains {amount}.", seat=SeatArg(seat), amount=goods(given))
        table.note(message, rule, (cause, place))


def draw(table: Table, seat: int, n: int) -> None:
    """Draw cards of the present era; an empty deck is made anew from the discards. Rules: underwater_cities/draw."""
    deck = f"era{era(table)}"
    for _ in range(n):
        if not table.lying(deck):
            if not table.lying("discard"):
                return
            table.sweep("discard", deck)
            table.shuffle(deck)
            table.note(
                msg("underwater_cities", "The discard pile is shuffled into a new deck."),
                "underwater_cities/draw",
                (deck,),
            )
        table.move(table.lying(deck)[-1].id, ids(seat).hand)


def discard(table: Table, piece: str) -> None:
    """A card leaves a hand or the table: it goes where its kind goes. Rules: underwater_cities/discard."""
    card = card_of(table, piece)
    if card is None:
        return
    if card.deck == f"era{era(table)}":
        table.move(piece, "discard")
    elif card.deck == "special12":
        table.move(piece, "specials.deck", 0)
    else:
        table.move(piece, "out")


# ---- paying ---------------------------------------------------------------------------------------------------


def substitutes(table: Table, seat: int, price: Price) -> tuple[int, int, int]:
    """How biomatter can pay: (least for kelp, least for steelplast, spare beyond that); spare < 0: it cannot be
    paid.
    """
    own, cost = stock(table, seat), dict(price)
    for good in ("credit", "science"):
        if own.get(good, 0) < cost.get(good, 0):
            return 0, 0, -1
    kelp = max(0, cost.get("kelp", 0) - own.get("kelp", 0))
    steel = max(0, cost.get("steelplast", 0) - own.get("steelplast", 0))
    return kelp, steel, own.get("biomatter", 0) - cost.get("biomatter", 0) - kelp - steel


def shortages(table: Table, seat: int, price: Price, building: bool) -> Iterator[Refusal]:
    """What is missing for a price, with the numbers. Rules: underwater_cities/cost, underwater_cities/biomatter."""
    own = stock(table, seat)
    spare = 0
    if building:
        spare = own.get("biomatter", 0) - dict(price).get("biomatter", 0)
    for good, n in price:
        have = own.get(good, 0)
        if have >= n:
            continue
        if building and good in ("kelp", "steelplast") and spare >= n - have:
            spare -= n - have
            continue
        message = msg("underwater_cities", "Needs {need}, you have {have}.", need=Amount(n, good), have=have)
        yield Refusal("underwater_cities/cost", message, (ids(seat).stock,))


def payable(table: Table, seat: int, price: Price, building: bool = True) -> bool:
    """Can a seat pay this price?"""
    if building:
        return substitutes(table, seat, price)[2] >= 0
    own = stock(table, seat)
    return all(own.get(good, 0) >= n for good, n in price)


def pay(table: Table, seat: int, price: Price, cause: str, for_kelp: int = 0, for_steel: int = 0) -> None:
    """Pay a price, with so much biomatter in place of kelp and steelplast."""
    place = ids(seat).stock
    paid: dict[str, int] = dict(price)
    paid["kelp"] = paid.get("kelp", 0) - for_kelp
    paid["steelplast"] = paid.get("steelplast", 0) - for_steel
    paid["biomatter"] = paid.get("biomatter", 0) + for_kelp + for_steel
    for good in GOODS:
        if paid.get(good, 0):
            table.add(place, good, -paid[good])
    if any(paid.values()):
        amount = goods({good: paid.get(good, 0) for good in GOODS})
        table.note(
            msg("underwater_cities", "{seat} pays {amount}.", seat=SeatArg(seat), amount=amount),
            "underwater_cities/cost",
            (place, cause),
        )


def pay_or_ask(table: Table, seat: int, price: Price, cause: str) -> None:
    """Pay for building; if biomatter leaves a choice, the seat is asked how."""
    kelp, steel, spare = substitutes(table, seat, price)
    cost = dict(price)
    replaceable = cost.get("kelp", 0) + cost.get("steelplast", 0) - kelp - steel
    if spare > 0 and replaceable > 0:
        table.push(PayWithBiomatter(seat, price, cause))
    else:
        pay(table, seat, price, cause, kelp, steel)


@frame("underwater_cities.pay_with_biomatter")
class PayWithBiomatter(Frame[tuple[int, ...]]):
    """How much biomatter stands in for kelp and steelplast? Rules: underwater_cities/biomatter (D5)."""

    seat: int
    price: Price
    cause: str

    def _goods(self) -> list[str]:
        return [good for good, _ in self.price if good in ("kelp", "steelplast")]

    def asks(self, table: Table) -> Question | None:
        kelp, steel, spare = substitutes(table, self.seat, self.price)
        cost = dict(self.price)
        most = min(cost.get("kelp", 0) + cost.get("steelplast", 0), kelp + steel + max(spare, 0))
        text = msg(
            "underwater_cities",
            "You pay {price}. How much biomatter do you use instead of each?",
            price=goods({good: cost.get(good, 0) for good in GOODS}),
        )
        return Question(self.seat, text, Shape.AMOUNTS, kelp + steel, most)

    def candidates(self, table: Table) -> list[tuple[int, ...]]:
        return self._goods()  # type: ignore[return-value]  # the items of a question over items

    def objections(self, table: Table, answer: tuple[int, ...]) -> Iterator[Refusal]:
        rule = "underwater_cities/biomatter"
        names = self._goods()
        if len(answer) != len(names) or any(n < 0 for n in answer):
            yield Refusal(rule, msg("underwater_cities", "Say for each resource how much biomatter replaces it."))
            return
        own, cost = stock(table, self.seat), dict(self.price)
        for good, n in zip(names, answer, strict=True):
            if n > cost[good]:
                message = msg(
                    "underwater_cities", "Only {need} are due of this: {good}.", need=cost[good], good=Term(good)
                )
                yield Refusal(rule, message)
            elif cost[good] - n > own.get(good, 0):
                message = msg(
                    "underwater_cities",
                    "Needs {need}, you have {have}.",
                    need=Amount(cost[good] - n, good),
                    have=own.get(good, 0),
                )
                yield Refusal("underwater_cities/cost", message)
        need = sum(answer) + cost.get("biomatter", 0)
        if need > own.get("biomatter", 0):
            message = msg(
                "underwater_cities",
                "Needs {need}, you have {have}.",
                need=Amount(need, "biomatter"),
                have=own.get("biomatter", 0),
            )
            yield Refusal(rule, message)

    def proposal(self, table: Table) -> tuple[int, ...]:
        kelp, steel, _ = substitutes(table, self.seat, self.price)
        least = {"kelp": kelp, "steelplast": steel}
        return tuple(least[good] for good in self._goods())

    def resolve(self, table: Table, answer: tuple[int, ...] | None) -> None:
        used = dict(zip(self._goods(), answer or self.proposal(table), strict=True))
        pay(table, self.seat, self.price, self.cause, used.get("kelp", 0), used.get("steelplast", 0))

    def sound(self, table: Table) -> Iterator[Finding]:
        if not payable(table, self.seat, self.price):
            message = msg("underwater_cities", "{seat} can no longer pay this.", seat=SeatArg(self.seat))
            yield Finding("underwater_cities/cost", message, (ids(self.seat).stock,))


# ---- the Federation track ----------------------------------------------------------------------------------------


def advance_on_track(table: Table, seat: int, n: int, cause: str) -> None:
    """Go up the Federation track; each space entered pays, each step past the first space is a point.

    Rules: underwater_cities/federation (HU SZÖVETSÉGSÁV / DE STAATENBUND-LEISTE).
    """
    marker = f"marker.{seat}"
    for _ in range(n):
        space = space_of(table, seat)
        table.set_count(ids(seat).turn, "turn.stepped", 1)
        table.set_count("state", "stepped", table.counted("state", "stepped") | (1 << seat))
        if space == 1:
            table.move(marker, "federation.1")
            gain(table, seat, {"point": 1}, marker, "underwater_cities/federation")
            continue
        target = space - 1
        table.move(marker, f"federation.{target}")
        message = msg(
            "underwater_cities",
            "{seat} enters space {space} of the Federation track.",
            seat=SeatArg(seat),
            space=target,
        )
        table.note(message, "underwater_cities/federation", (cause, f"federation.{target}"))
        if TRACK[target]:
            gain(table, seat, TRACK[target], f"federation.{target}", "underwater_cities/federation")
        fire(table, seat, lambda effect, entered=target: isinstance(effect, OnSpace) and effect.space == entered)


# ---- triggers ------------------------------------------------------------------------------------------------------


def permanents(table: Table, seat: int) -> Iterator[tuple[str, Word]]:
    """The permanent cards of a seat with their effects, in the order they were claimed."""
    for piece in table.places[ids(seat).claimed].pieces:
        card = card_of(table, piece.id)
        if card is not None and card.type == "permanent":
            yield piece.id, card.effect


def fire(table: Table, seat: int, fits: object) -> None:
    """Raise the consequence of every permanent card whose trigger fits. Rules: underwater_cities/triggers."""
    from engine.underwater_cities.effects import Do  # effects gain and build, gains and builds trigger effects

    assert callable(fits)
    for piece, effect in permanents(table, seat):
        if fits(effect):
            table.raise_(Do(seat, piece, (0,)))
