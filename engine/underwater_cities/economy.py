"""Gaining and paying: goods, cards, biomatter as a substitute, steps on the Federation track, and what they trigger."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import product
from operator import itemgetter
from typing import Any, TypeVar

from engine.core.flow.effect import Effect
from engine.core.flow.facet import UsualAnswer, UsualWhen
from engine.core.flow.finding import Finding
from engine.core.flow.frame import AmountsFrame, frame
from engine.core.flow.kernel import first_meetable
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import (
    AmountArg,
    ListArg,
    Message,
    NounArg,
    PieceArg,
    SeatArg,
    memoized,
    msg,
    nonzero_amounts,
)
from engine.core.messages.rules import Refusal
from engine.core.table.blueprint import DOWN
from engine.core.table.table import Table
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.effects.permanent import OnSpaceEffect
from engine.underwater_cities.goods import GOODS, RESOURCES, Goods, goods
from engine.underwater_cities.played_cards import standing
from engine.underwater_cities.queries import card_of, era, ids, space_of, stock

W = TypeVar("W", bound=Effect)

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
            table.add_count(place, good, n)
    if not table.trial_mask and any(given.values()):
        table.note(_gains(seat, price_of(given)), rule, (cause, place))


@memoized
def _gains(seat: int, given: Price) -> Message:
    return msg(
        "underwater_cities.seat_gains",
        "{seat} gains {amount}.",
        seat=SeatArg(seat),
        amount=nonzero_amounts(*_told(given)),
    )


@memoized
def _pays(seat: int, paid: Price) -> Message:
    return msg(
        "underwater_cities.seat_pays", "{seat} pays {amount}.", seat=SeatArg(seat), amount=nonzero_amounts(*_told(paid))
    )


def _told(price: Price) -> list[tuple[int, str]]:
    return [(n, good) for good, n in price]


def draw(table: Table, seat: int, n: int) -> None:
    """Draw cards of the present era; an empty deck is made anew from the discards. Rules: underwater_cities/draw.

    A card that is drawn pays for nothing in the same turn, so a search for a way to use a slot goes on without it:
    ended here, it would believe the player. Rules: underwater_cities/use-slot.
    """
    if table.in_search:
        return
    deck = f"era{era(table)}"
    for _ in range(n):
        if not table.pieces_in(deck):
            if not table.pieces_in("discard"):
                message = msg("underwater_cities.no_cards_left_to_draw", "No card is left to be drawn.")
                table.note(message, "underwater_cities/draw", (deck,))
                return
            table.move_all("discard", deck)
            table.shuffle(deck)
            table.note(
                msg("underwater_cities.deck_rebuilt", "The discard pile is shuffled into a new deck."),
                "underwater_cities/draw",
                (deck,),
            )
        table.move(table.pieces_in(deck)[-1].id, ids(seat).hand)


def discard(table: Table, piece: str) -> None:
    """A card leaves a hand or the table: it goes where its kind goes. Rules: underwater_cities/discard."""
    card = card_of(table, piece)
    if card is None:
        return
    if card.deck == f"era{era(table)}":
        table.move(piece, "discard")
    elif card.deck == "special12":
        table.move(piece, "specials.deck", 0)
        open_top(table)
    else:
        table.move(piece, "out")


def put_away(table: Table, seat: int, pieces: Sequence[str], rule: str) -> None:
    """Cards that a seat gives away, and what becomes of them: told, as far as everybody sees it."""
    if not pieces:
        return
    for piece in pieces:
        discard(table, piece)
    if table.trial_mask:
        return
    who = SeatArg(seat)
    for place, text in _GIVEN_AWAY.items():
        cards = tuple(piece for piece in pieces if table.pieces[piece].place.id == place)
        if cards:
            table.note(text(who, ListArg(tuple(PieceArg(card) for card in cards))), rule, (*cards, place))
    tell_under_deck(table, seat, sum(table.pieces[piece].place.id == "specials.deck" for piece in pieces), rule)


def tell_under_deck(table: Table, seat: int, n: int, rule: str) -> None:
    """Of Special cards under the deck only the number is told."""
    if n and not table.trial_mask:
        message = msg(
            "underwater_cities.seat_puts_specials_under_deck",
            "{seat} puts %n Special card(s) under the deck.",
            n,
            seat=SeatArg(seat),
        )
        table.note(message, rule, ("specials.deck",))


def _told_discard(who: SeatArg, cards: ListArg) -> Message:
    return msg("underwater_cities.seat_discards_cards", "{seat} discards {cards.quoted}.", seat=who, cards=cards)


def _told_removal(who: SeatArg, cards: ListArg) -> Message:
    return msg(
        "underwater_cities.seat_removes_cards",
        "{seat} gives {cards.quoted} away, out of the game.",
        seat=who,
        cards=cards,
    )


_GIVEN_AWAY: dict[str, Callable[[SeatArg, ListArg], Message]] = {"discard": _told_discard, "out": _told_removal}
"""Where everybody sees what was given away, and how that is told."""


def open_top(table: Table) -> None:
    """The top card of the Special deck lies face up. Rules: underwater_cities/take-special."""
    specials = table.pieces_in("specials.deck")
    if specials and specials[-1].face == DOWN and not table.in_search:  # as above: it helps nobody in this turn
        table.reveal(specials[-1].id)


# ---- paying ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def due(price: Price) -> tuple[int, int, int, int, int]:
    """A price by good: credits, kelp, steelplast, science, biomatter."""
    cost = dict(price)
    return tuple(cost.get(good, 0) for good in RESOURCES)  # type: ignore[return-value]  # there are five


def substitutes(table: Table, seat: int, price: Price) -> tuple[int, int, int]:
    """How biomatter can pay: (least for kelp, least for steelplast, spare beyond that); spare < 0: it cannot be
    paid.
    """
    credit, kelp, steel, science, biomatter = due(price)
    have = table.places[ids(seat).stock].counts.get
    if have("credit", 0) < credit or have("science", 0) < science:
        return 0, 0, -1
    if kelp:
        kelp = max(0, kelp - have("kelp", 0))
    if steel:
        steel = max(0, steel - have("steelplast", 0))
    return kelp, steel, have("biomatter", 0) - biomatter - kelp - steel


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
        message = msg(
            "underwater_cities.not_enough_owned", "Needs {need}, you have {have}.", need=AmountArg(n, good), have=have
        )
        yield Refusal("underwater_cities/cost", message, (ids(seat).stock,))


def payable(table: Table, seat: int, price: Price, building: bool = True) -> bool:
    """Can a seat pay this price?"""
    if building:
        return substitutes(table, seat, price)[2] >= 0
    own = stock(table, seat)
    for good, n in price:  # noqa: SIM110  # asked very often: a loop is cheaper than a generator
        if own.get(good, 0) < n:
            return False
    return True


def pay(table: Table, seat: int, price: Price, cause: str, for_kelp: int = 0, for_steel: int = 0) -> None:
    """Pay a price, with so much biomatter in place of kelp and steelplast."""
    place = ids(seat).stock
    paid: dict[str, int] = dict(price)
    paid["kelp"] = paid.get("kelp", 0) - for_kelp
    paid["steelplast"] = paid.get("steelplast", 0) - for_steel
    paid["biomatter"] = paid.get("biomatter", 0) + for_kelp + for_steel
    for good in GOODS:
        if paid.get(good, 0):
            table.add_count(place, good, -paid[good])
    if not table.trial_mask and any(paid.values()):
        table.note(_pays(seat, price_of(paid)), "underwater_cities/cost", (place, cause))


def leaves_a_choice(table: Table, seat: int, price: Price) -> bool:
    """Can this building be paid in more than one way, with more biomatter or with less?"""
    if not stock(table, seat).get("biomatter", 0):
        return False
    kelp, steel, spare = substitutes(table, seat, price)
    cost = dict(price)
    return spare > 0 and cost.get("kelp", 0) + cost.get("steelplast", 0) > kelp + steel


@frame("underwater_cities.pay_with_biomatter")
class PayWithBiomatterStep(AmountsFrame[str]):
    """With which resources is a building paid, where biomatter may stand in for kelp and steelplast?

    The answer says how much of each is paid; what nothing can stand in for is paid in any case. Rules:
    underwater_cities/biomatter (D5).
    """

    seat: int
    price: Price
    cause: str

    def _goods(self) -> list[str]:
        return [*(good for good, _ in self.price if good in ("kelp", "steelplast")), "biomatter"]

    def _due(self) -> dict[str, int]:
        cost = dict(self.price)
        return {good: cost.get(good, 0) for good in self._goods()}

    def question(self, table: Table) -> Question | None:
        cost = dict(self.price)
        text = msg(
            "underwater_cities.choose_goods_to_pay",
            "You pay {price}. Biomatter may stand in for kelp and steelplast: with what do you pay?",
            price=goods({good: cost.get(good, 0) for good in GOODS}),
        )
        total = sum(self._due().values())
        return Question(self.seat, text, total, total)

    def items(self, table: Table) -> list[str]:
        return self._goods()

    def broken_rules(self, table: Table, answer: tuple[int, ...]) -> Iterator[Refusal]:
        due, own = self._due(), stock(table, self.seat)
        if len(answer) != len(due) or any(n < 0 for n in answer) or sum(answer) != sum(due.values()):
            yield self.wrong_shape(table, answer)
            return
        for good, n in zip(due, answer, strict=True):
            if n > due[good] and good != "biomatter":
                message = msg(
                    "underwater_cities.too_much_of_good_paid",
                    "Only {need} are due of this: {good}.",
                    need=due[good],
                    good=NounArg(good),
                )
                yield Refusal("underwater_cities/biomatter", message)
            elif n > own.get(good, 0):
                message = msg(
                    "underwater_cities.not_enough_owned",
                    "Needs {need}, you have {have}.",
                    need=AmountArg(n, good),
                    have=own.get(good, 0),
                )
                yield Refusal("underwater_cities/cost", message, (ids(self.seat).stock,))

    def wrong_shape(self, table: Table, answer: tuple[int, ...]) -> Refusal:
        message = msg(
            "underwater_cities.wrong_total_of_goods_paid",
            "You must pay {need} in kelp, steelplast and biomatter combined.",
            need=sum(self._due().values()),
        )
        return Refusal("underwater_cities/biomatter", message, (ids(self.seat).stock,))

    def default_answer(self, table: Table) -> tuple[int, ...]:
        return first_meetable(table, self, self.search_answers(table))

    def search_answers(self, table: Table) -> list[tuple[int, ...]]:
        """Every way to pay, the one with the least biomatter first."""
        due, own = self._due(), stock(table, self.seat)
        total = sum(due.values())
        found = []
        for way in product(*(range(min(n, own.get(good, 0)), -1, -1) for good, n in list(due.items())[:-1])):
            rest = total - sum(way)
            if rest <= own.get("biomatter", 0):
                found.append((*way, rest))
        return sorted(found, key=itemgetter(-1))

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        return UsualAnswer(self.default_answer(table), UsualWhen.ALWAYS)

    def item_gesture(self, table: Table, item: str) -> Gesture | None:
        return Gesture(f"{ids(self.seat).stock}#{item}", self.cause)

    def resolve(self, table: Table, answer: tuple[int, ...] | None) -> None:
        due = self._due()
        paid = dict(zip(due, answer or self.default_answer(table), strict=True))
        short = {good: n - paid[good] for good, n in due.items()}
        pay(table, self.seat, self.price, self.cause, short.get("kelp", 0), short.get("steelplast", 0))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not payable(table, self.seat, self.price):
            message = msg(
                "underwater_cities.audit_seat_cannot_pay", "{seat} can no longer pay this.", seat=SeatArg(self.seat)
            )
            yield Finding("underwater_cities/cost", message, (ids(self.seat).stock,))


# ---- the Federation track ----------------------------------------------------------------------------------------


def advance_on_track(table: Table, seat: int, n: int, cause: str) -> None:
    """Go up the Federation track; each space entered pays, each step past the first space is a point.

    Rules: underwater_cities/federation.
    """
    marker = f"marker.{seat}"
    for _ in range(n):
        space = space_of(table, seat)
        if not table.count_at("state", "stepped"):
            table.set_count("state", "stepped", 1)
        if space == 1:
            table.move(marker, "federation.1")
            gain(table, seat, {"point": 1}, marker, "underwater_cities/federation")
            continue
        target = space - 1
        table.move(marker, f"federation.{target}")
        message = msg(
            "underwater_cities.seat_enters_federation_space",
            "{seat} enters space {space} of the Federation track.",
            seat=SeatArg(seat),
            space=target,
        )
        table.note(message, "underwater_cities/federation", (cause, f"federation.{target}"))
        if TRACK[target]:
            gain(table, seat, TRACK[target], f"federation.{target}", "underwater_cities/federation")
        fire(table, seat, OnSpaceEffect, partial(_entered, target))


def _entered(space: int, effect: OnSpaceEffect) -> bool:
    return effect.space == space


# ---- triggers ------------------------------------------------------------------------------------------------------


def fire(table: Table, seat: int, kind: type[W], fits: Callable[[W], bool] | None = None) -> None:
    """Raise the consequence of every permanent card whose trigger fits. Rules: underwater_cities/triggers."""
    for piece, effect in standing(table, seat, kind):
        if fits is None or fits(effect):
            table.trigger(DoStep(seat, piece, (0,)))
