"""Parts in any order, choices, payments, exchanges: each is a question of its own. Rules: underwater_cities/parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from engine.core.flow.effect import Effect
from engine.core.flow.facet import Facet, UsualAnswer, UsualWhen
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, SubsetFrame, frame
from engine.core.flow.interpreter import Address, Busy
from engine.core.flow.kernel import first_meetable
from engine.core.flow.question import Question
from engine.core.messages.clauses import alternatives
from engine.core.messages.message import Message, PieceArg, PlaceArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.addresses import effect_at
from engine.underwater_cities.economy import gain, pay, payable, price_of, shortages
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.goods import slot_gives
from engine.underwater_cities.effects.meanings import carry_out, known_effect, means, possible, stuck
from engine.underwater_cities.effects.reasons import why_nothing
from engine.underwater_cities.facets import effect_facet
from engine.underwater_cities.goods import RESOURCES, Goods
from engine.underwater_cities.queries import piece_of

DONE = -1

_NEXT_PART = msg("underwater_cities.choose_next_part", "Which part do you carry out next?")
_ONLY_GOODS = words.GainEffect | words.GainDistinctEffect
_WHICH_ONE = msg("underwater_cities.choose_one_effect", "Which one do you choose?")


def bearer(seat: int, source: str) -> Message:
    """What bears an effect: a slot, a card, or a tile."""
    if source.startswith("slot."):
        return msg("underwater_cities.effect_of_slot", "{slot}", slot=PlaceArg(source))
    piece = PieceArg(piece_of(seat, source))
    if source.startswith("card."):
        return msg("underwater_cities.effect_of_card", "{card}", card=piece)
    return msg("underwater_cities.effect_of_tile", "{tile}", tile=piece)


def first_gain(parts: Mapping[int, Effect]) -> UsualAnswer | None:
    """The first part that only gives goods: in hand they never hurt, and the other parts may need them."""
    gains = (part for part, effect in parts.items() if isinstance(effect, _ONLY_GOODS))
    found = next(gains, None)
    return None if found is None else UsualAnswer(found, UsualWhen.ALWAYS)


def open_parts(parts: Sequence[Effect]) -> Message | None:
    """The parts of which something would come now, said to one that was refused."""
    if not parts:
        return None
    return msg(
        "underwater_cities.hint_open_parts",
        "This is possible now – {parts.clause}.",
        parts=alternatives([part.text() for part in parts]),
    )


@frame("underwater_cities.some_parts")
class SomePartsStep(Frame[int]):
    """Parts of an effect in any order; what is left may be left out. Rules: underwater_cities/parts."""

    seat: int
    source: str
    path: tuple[int, ...]
    left: tuple[int, ...]

    def _open(self, table: Table) -> list[int]:
        """The parts of which something would come now."""
        return [
            part for part in self.left if possible(table, self.seat, effect_at(table, self.source, (*self.path, part)))
        ]

    def question(self, table: Table) -> Question | None:
        if not table.cached(self, self._open, table):
            return None
        return Question(self.seat, _NEXT_PART)

    def candidates(self, table: Table) -> list[int]:
        return [*table.cached(self, self._open, table), DONE]

    def search_answers(self, table: Table) -> list[int]:
        return [DONE, *table.cached(self, self._open, table)]

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer == DONE:
            return
        if answer not in self.left:
            message = msg("underwater_cities.already_carried_out_part", "This part was already carried out.")
            yield Refusal("underwater_cities/parts", message, (self.source,))
        elif answer not in table.cached(self, self._open, table):
            yield why_nothing(table, self.seat, effect_at(table, self.source, (*self.path, answer)), self.source)

    def instead(self, table: Table, answer: int, legal: Sequence[int]) -> Message | None:
        usable = [part for part in legal if part != DONE]
        if not usable:
            return msg("underwater_cities.hint_skip_remaining_parts", "Skip the rest.")
        return open_parts([effect_at(table, self.source, (*self.path, part)) for part in usable])

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        usable = table.cached(self, self._open, table)
        if len(usable) == 1:
            return UsualAnswer(usable[0], UsualWhen.FREE)
        return first_gain({part: effect_at(table, self.source, (*self.path, part)) for part in usable})

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is None or answer == DONE:
            return
        left = tuple(part for part in self.left if part != answer)
        if left:
            table.push(SomePartsStep(self.seat, self.source, self.path, left))
        carry_out(table, self.seat, self.source, (*self.path, answer), sure=True)

    def label(self, table: Table, answer: int) -> Message:
        if answer == DONE:
            return msg("underwater_cities.skip_remaining_parts", "Skip the rest")
        return effect_at(table, self.source, (*self.path, answer)).text()

    def subject(self, table: Table) -> Message | None:
        return bearer(self.seat, self.source)

    def facet(self, table: Table, answer: int) -> Facet | None:
        return None if answer == DONE else effect_facet(effect_at(table, self.source, (*self.path, answer)))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.PartsEffect)


@frame("underwater_cities.one_of")
class OneOfStep(Frame[int]):
    """Exactly one of several effects. Rules: underwater_cities/choice."""

    seat: int
    source: str
    path: tuple[int, ...]

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, _WHICH_ONE, asked_by=piece_of(self.seat, self.source))

    def _effects(self, table: Table) -> tuple[Effect, ...]:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.ChoiceEffect)
        return effect.of

    def candidates(self, table: Table) -> list[int]:
        return [at for at, effect in enumerate(self._effects(table)) if possible(table, self.seat, effect)]

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if not 0 <= answer < len(self._effects(table)):
            yield Refusal(
                "underwater_cities/choice",
                msg("underwater_cities.no_such_choice", "There is no such choice."),
                (self.source,),
            )
        elif not possible(table, self.seat, effect_at(table, self.source, (*self.path, answer))):
            yield why_nothing(table, self.seat, effect_at(table, self.source, (*self.path, answer)), self.source)

    def instead(self, table: Table, answer: int, legal: Sequence[int]) -> Message | None:
        return open_parts([effect_at(table, self.source, (*self.path, one)) for one in legal])

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is not None:
            carry_out(table, self.seat, self.source, (*self.path, answer), sure=True)

    def label(self, table: Table, answer: int) -> Message:
        return effect_at(table, self.source, (*self.path, answer)).text()

    def subject(self, table: Table) -> Message | None:
        return bearer(self.seat, self.source)

    def facet(self, table: Table, answer: int) -> Facet | None:
        return effect_facet(effect_at(table, self.source, (*self.path, answer)))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        known = list(known_effect(table, self.source, self.path, words.ChoiceEffect))
        yield from known or stuck(table, self)


def _affordable(table: Table, seat: int, effect: words.PayEffect, price: Goods, busy: Busy) -> bool:
    """Can this price be paid, and does something come of it after paying?"""
    cost = price_of(price)
    if not payable(table, seat, cost, False):
        return False
    with table.trial(seat):
        pay(table, seat, cost, "")
        return possible(table, seat, effect.then, busy)


@frame("underwater_cities.pay_for")
class PayForStep(Frame[int]):
    """Pay one of the prices and have the effect, or not. Rules: underwater_cities/pay."""

    seat: int
    source: str
    path: tuple[int, ...]
    left: int

    def _word(self, table: Table) -> words.PayEffect:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.PayEffect)
        return effect

    def _is_possible(self, table: Table) -> bool:
        return possible(table, self.seat, self._word(table))

    def question(self, table: Table) -> Question | None:
        if not table.cached(self, self._is_possible, table):
            return None
        effect = self._word(table).then.as_part()
        return Question(
            self.seat,
            msg("underwater_cities.choose_whether_to_pay", "Do you pay? If so, {effect.clause}.", effect=effect),
        )

    def candidates(self, table: Table) -> list[int]:
        return [*range(len(self._word(table).prices)), DONE]

    def search_answers(self, table: Table) -> list[int]:
        return [DONE, *range(len(self._word(table).prices))]

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer == DONE:
            return
        effect = self._word(table)
        if not 0 <= answer < len(effect.prices):
            yield Refusal(
                "underwater_cities/pay",
                msg("underwater_cities.no_such_price", "There is no such price."),
                (self.source,),
            )
            return
        price = price_of(effect.prices[answer])
        if not payable(table, self.seat, price, False):
            yield from shortages(table, self.seat, price, building=False)
        elif not _affordable(table, self.seat, effect, effect.prices[answer], frozenset()):
            yield why_nothing(table, self.seat, effect.then, self.source)

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is None or answer == DONE:
            return
        if self.left > 1:
            table.push(PayForStep(self.seat, self.source, self.path, self.left - 1))
        pay(table, self.seat, price_of(self._word(table).prices[answer]), self.source)
        carry_out(table, self.seat, self.source, (*self.path, 0), sure=True)

    def label(self, table: Table, answer: int) -> Message:
        if answer == DONE:
            return msg("underwater_cities.decline_to_pay", "Do not pay")
        return msg("underwater_cities.pay_cost", "Pay {cost}", cost=words.goods(self._word(table).prices[answer]))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.PayEffect)


@frame("underwater_cities.swap")
class SwapStep(Frame[int]):
    """Exchange once, in the direction of choice, or not. Rules: underwater_cities/exchange."""

    seat: int
    source: str
    path: tuple[int, ...]

    def _sides(self, table: Table) -> tuple[Goods, Goods]:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.ExchangeEffect)
        return effect.a, effect.b

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("underwater_cities.choose_exchange", "What do you exchange?"))

    def candidates(self, table: Table) -> list[int]:
        return [0, 1, DONE]

    def search_answers(self, table: Table) -> list[int]:
        return [DONE, 0, 1]

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer in (0, 1):
            yield from shortages(table, self.seat, price_of(self._sides(table)[answer]), building=False)
        elif answer != DONE:
            yield Refusal(
                "underwater_cities/exchange",
                msg("underwater_cities.no_such_choice", "There is no such choice."),
                (self.source,),
            )

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is None or answer == DONE:
            return
        sides = self._sides(table)
        pay(table, self.seat, price_of(sides[answer]), self.source)
        gain(table, self.seat, sides[1 - answer], self.source, "underwater_cities/exchange")

    def label(self, table: Table, answer: int) -> Message:
        if answer == DONE:
            return msg("underwater_cities.exchange_nothing", "Exchange nothing")
        sides = self._sides(table)
        return msg(
            "underwater_cities.exchange_goods",
            "{a} → {b}",
            a=words.goods(sides[answer]),
            b=words.goods(sides[1 - answer]),
        )

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.ExchangeEffect)


@frame("underwater_cities.pick_goods")
class PickGoodsStep(SubsetFrame[str]):
    """So many resources of different kinds. Rules: underwater_cities/gain."""

    seat: int
    source: str
    path: tuple[int, ...]

    def named(self, table: Table) -> int:
        """How many kinds the answer names."""
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.GainDistinctEffect)
        return min(effect.n, len(RESOURCES))

    def question(self, table: Table) -> Question | None:
        n = self.named(table)
        return Question(
            self.seat,
            msg("underwater_cities.choose_different_resources", "Which resources do you take, all different?"),
            n,
            n,
        )

    def items(self, table: Table) -> list[str]:
        return list(RESOURCES)

    def broken_rules(self, table: Table, answer: tuple[str, ...]) -> Iterator[Refusal]:
        if (
            len(answer) != self.named(table)
            or len(set(answer)) != len(answer)
            or any(good not in RESOURCES for good in answer)
        ):
            yield self.wrong_shape(table, answer)

    def wrong_shape(self, table: Table, answer: tuple[str, ...]) -> Refusal:
        message = msg(
            "underwater_cities.must_take_different_resources",
            "Take exactly {n} resources, all of different kinds.",
            n=self.named(table),
        )
        return Refusal("underwater_cities/gain", message, (self.source,))

    def instead(self, table: Table, answer: tuple[str, ...], legal: Sequence[tuple[str, ...]]) -> Message | None:
        chosen = self.default_answer(table)
        return msg(
            "underwater_cities.hint_resources_that_do",
            "This would do: {goods}.",
            goods=words.goods({good: 1 for good in RESOURCES if good in chosen}),
        )

    def default_answer(self, table: Table) -> tuple[str, ...]:
        return first_meetable(table, self, self.search_answers(table))

    def search_answers(self, table: Table) -> list[tuple[str, ...]]:
        return list(reversed([*combinations(RESOURCES, self.named(table))]))

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        chosen = answer or self.default_answer(table)
        given: Goods = {good: 1 for good in RESOURCES if good in chosen}
        gain(table, self.seat, given, self.source, "underwater_cities/gain")
        slot_gives(table, self.seat, self.source, given)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.GainDistinctEffect)


# ---- their words -------------------------------------------------------------------------------------------------


def _parts(table: Table, at: Address, effect: words.PartsEffect) -> None:
    seat, source, path = at
    table.push(SomePartsStep(seat, source, path, tuple(range(len(effect.of)))))


def _choice(table: Table, at: Address, effect: words.ChoiceEffect) -> None:
    seat, source, path = at
    table.push(OneOfStep(seat, source, path))


def _any_part(table: Table, seat: int, effect: words.PartsEffect | words.ChoiceEffect, busy: Busy) -> bool:
    for part in effect.of:  # noqa: SIM110  # asked for nearly every slot: cheaper than a generator
        if possible(table, seat, part, busy):
            return True
    return False


def _pay(table: Table, at: Address, effect: words.PayEffect) -> None:
    seat, source, path = at
    table.push(PayForStep(seat, source, path, effect.times))


def _worth_paying(table: Table, seat: int, effect: words.PayEffect, busy: Busy) -> bool:
    return any(_affordable(table, seat, effect, price, busy) for price in effect.prices)


def _exchange(table: Table, at: Address, effect: words.ExchangeEffect) -> None:
    seat, source, path = at
    table.push(SwapStep(seat, source, path))


def _either_side(table: Table, seat: int, effect: words.ExchangeEffect, busy: Busy) -> bool:
    return payable(table, seat, price_of(effect.a), False) or payable(table, seat, price_of(effect.b), False)


def _distinct(table: Table, at: Address, effect: words.GainDistinctEffect) -> None:
    seat, source, path = at
    table.push(PickGoodsStep(seat, source, path))


means(words.PartsEffect, _parts, _any_part)
means(words.ChoiceEffect, _choice, _any_part)
means(words.PayEffect, _pay, _worth_paying)
means(words.ExchangeEffect, _exchange, _either_side)
means(words.GainDistinctEffect, _distinct)
