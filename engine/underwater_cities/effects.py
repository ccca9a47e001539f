"""Carrying out effects: an address (what bears the effect, and the way down) is resolved word by word.

Parts in any order, choices, payments, conditions, slots through cards: each is a frame of its own, so that a game can
be saved, undone and explained in the middle of any card. Rules: underwater_cities/effects, underwater_cities/parts.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import Frame, frame
from engine.core.audit import Finding
from engine.core.effect import Word
from engine.core.question import Question, Shape
from engine.core.rule import Refusal
from engine.core.table import Table
from engine.core.text import Msg, PieceArg, PlaceArg, SeatArg, Term, msg
from engine.underwater_cities import words
from engine.underwater_cities.building import BuildAndUpgrade, BuildPiece
from engine.underwater_cities.cards import data_of, effect_at
from engine.underwater_cities.economy import advance_on_track, fire, gain, pay, payable, price_of, shortages
from engine.underwater_cities.graph import CITIES
from engine.underwater_cities.places import slots_of
from engine.underwater_cities.queries import (
    building_in,
    claimed,
    count_of,
    ids,
    is_upgraded,
    network,
    ready_cards,
    space_of,
    tunnel_at_city,
    used_cards,
)
from engine.underwater_cities.sites import build_options, known_effect
from engine.underwater_cities.upgrading import UpgradeSome, upgradable
from engine.underwater_cities.words import RESOURCES, Goods

DONE = -1


@frame("underwater_cities.do")
class Do(Frame[None]):
    """Carry out the effect at an address. Rules: underwater_cities/effects."""

    seat: int
    source: str
    path: tuple[int, ...]

    def resolve(self, table: Table, answer: None) -> None:
        carry_out(table, self.seat, self.source, self.path)

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, Word)


def carry_out(table: Table, seat: int, source: str, path: tuple[int, ...]) -> None:
    """Let an effect happen, or lay the question it needs."""
    effect = effect_at(table, source, path)
    rule = "underwater_cities/effects"
    match effect:
        case words.Gain(given):
            gain(table, seat, given, source, rule)
            if source.startswith("slot."):
                fire(
                    table,
                    seat,
                    lambda effect: isinstance(effect, words.OnSlotGives) and given.get(effect.good, 0) >= effect.least,
                )
        case words.GainPer(every, of, given, upgraded, most):
            times = min(most, count_of(table, seat, of, upgraded) // every)
            gain(table, seat, {good: n * times for good, n in given.items()}, source, rule)
        case words.GainDistinct():
            table.push(PickGoods(seat, source, path))
        case words.Federation(n):
            advance_on_track(table, seat, n, source)
        case words.IfHave() | words.IfSpace():
            if holds(table, seat, effect):
                table.push(Do(seat, source, (*path, 0)))
        case words.Parts():
            table.push(SomeParts(seat, source, path, tuple(range(len(effect.of)))))
        case words.Choice():
            table.push(OneOf(seat, source, path))
        case words.Pay():
            table.push(PayFor(seat, source, path, effect.times))
        case words.Exchange():
            table.push(Swap(seat, source, path))
        case words.Build(n=n):
            table.push(BuildPiece(seat, source, path, n, 0))
        case words.BuildUpgrade():
            table.push(BuildAndUpgrade(seat))
        case words.Upgrade(n=n):
            table.push(UpgradeSome(seat, source, path, n, 0))
        case words.UseActionCard(n):
            table.push(UseCards(seat, n, 0))
        case words.ReadyActionCard(n):
            table.push(ReadyCards(seat, n, 0))
        case words.SlotAction():
            table.push(ThroughCard(seat, source, path))
        case words.TakeSpecial():
            from engine.underwater_cities.specials import TakeSpecialCard  # taking a card may again lead here

            table.push(TakeSpecialCard(seat))
        case words.ProductionOf():
            table.push(OutputOf(seat, source, path))
        case words.ConvertCity():
            table.push(Convert(seat))
        case words.GainMetropolis():
            further_metropolis(table, seat)


def holds(table: Table, seat: int, effect: Word) -> bool:
    """Is the condition of an effect met? Rules: underwater_cities/conditions."""
    match effect:
        case words.IfHave(least, of, _, upgraded):
            return count_of(table, seat, of, upgraded) >= least
        case words.IfSpace(space):
            return space_of(table, seat) == space
    return True


def possible(table: Table, seat: int, effect: Word, slot: str = "") -> bool:
    """Can this effect be begun now, so that something comes of it? `slot`: the slot being used, never taken twice."""
    match effect:
        case words.Parts(of) | words.Choice(of):
            return any(possible(table, seat, part, slot) for part in of)
        case words.IfHave() | words.IfSpace():
            return holds(table, seat, effect) and possible(table, seat, effect.then, slot)
        case words.Pay(prices, then):
            return any(payable(table, seat, price_of(price), False) for price in prices) and possible(
                table, seat, then, slot
            )
        case words.Exchange(a, b):
            return payable(table, seat, price_of(a), False) or payable(table, seat, price_of(b), False)
        case words.Build():
            return next(build_options(table, seat, effect), None) is not None
        case words.BuildUpgrade():
            return _build_upgrade_possible(table, seat)
        case words.Upgrade(_, what, cost):
            return payable(table, seat, price_of(cost), False) and bool(upgradable(table, seat, what))
        case words.UseActionCard():
            return any(
                possible(table, seat, effect_at(table, card_source(card), ()), slot)
                for card in ready_cards(table, seat)
            )
        case words.ReadyActionCard():
            return bool(used_cards(table, seat))
        case words.SlotAction():
            return any(
                possible(table, seat, data_of(table).slots[name].effect, name)
                for name in slots_for(table, seat, effect)
                if name != slot
            )
        case words.TakeSpecial():
            return bool(table.lying("specials.deck")) or any(table.lying(f"specials.open.{n}") for n in range(1, 7))
        case words.ProductionOf():
            return bool(output_sites(table, seat, effect.what))
        case words.ConvertCity():
            return bool(convertible(table, seat))
        case words.GainMetropolis():
            return any(piece.back == "blue" for piece in table.lying("metropolises"))
        case words.GainPer(every, of, _, upgraded):
            return count_of(table, seat, of, upgraded) >= every
    return True


def _build_upgrade_possible(table: Table, seat: int) -> bool:
    """With science at hand any legal structure will do; without, only a site that gives some."""
    structure = words.Build("structure")
    if table.places[ids(seat).stock].counts.get("science", 0) > 0:
        return next(build_options(table, seat, structure), None) is not None
    from engine.core.agenda import options  # the obligation search of the kernel decides the rare case

    with table.trial(seat):
        table.push(BuildAndUpgrade(seat))
        return bool(options(table, table.lane))


def card_source(piece: str) -> str:
    """What bears the effect of a laid-out card: all assistants share one card."""
    return "card.assistant" if piece.startswith("assistant.") else piece


# ---- parts, choices, payments --------------------------------------------------------------------------------


@frame("underwater_cities.some_parts")
class SomeParts(Frame[int]):
    """Parts of an effect in any order; what is left may be left out. Rules: underwater_cities/parts."""

    seat: int
    source: str
    path: tuple[int, ...]
    left: tuple[int, ...]

    def asks(self, table: Table) -> Question | None:
        if not self.left:
            return None
        return Question(self.seat, msg("underwater_cities", "Which part do you carry out next?"))

    def candidates(self, table: Table) -> list[int]:
        return [*self.left, DONE]

    def objections(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer == DONE:
            return
        if answer not in self.left:
            message = msg("underwater_cities", "This part was already carried out.")
            yield Refusal("underwater_cities/parts", message, (self.source,))
        elif not possible(table, self.seat, effect_at(table, self.source, (*self.path, answer))):
            yield impossible(self.source)

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is None or answer == DONE:
            return
        left = tuple(part for part in self.left if part != answer)
        if left:
            table.push(SomeParts(self.seat, self.source, self.path, left))
        table.push(Do(self.seat, self.source, (*self.path, answer)))

    def label(self, table: Table, answer: int) -> Msg:
        if answer == DONE:
            return msg("underwater_cities", "Leave out the rest")
        return effect_at(table, self.source, (*self.path, answer)).words()

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.Parts)


def impossible(source: str) -> Refusal:
    """The refusal of an effect that cannot be carried out now."""
    message = msg(
        "underwater_cities", "Nothing would come of this now: it cannot be paid, or there is no place for it."
    )
    return Refusal("underwater_cities/possible", message, (source,))


@frame("underwater_cities.one_of")
class OneOf(Frame[int]):
    """Exactly one of several effects. Rules: underwater_cities/choice."""

    seat: int
    source: str
    path: tuple[int, ...]

    def asks(self, table: Table) -> Question | None:
        if not possible(table, self.seat, effect_at(table, self.source, self.path)):
            return None
        return Question(self.seat, msg("underwater_cities", "Which one do you choose?"))

    def candidates(self, table: Table) -> list[int]:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.Choice)
        return list(range(len(effect.of)))

    def objections(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer not in self.candidates(table):
            yield Refusal(
                "underwater_cities/choice", msg("underwater_cities", "There is no such choice."), (self.source,)
            )
        elif not possible(table, self.seat, effect_at(table, self.source, (*self.path, answer))):
            yield impossible(self.source)

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is not None:
            table.push(Do(self.seat, self.source, (*self.path, answer)))

    def label(self, table: Table, answer: int) -> Msg:
        return effect_at(table, self.source, (*self.path, answer)).words()

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.Choice)


@frame("underwater_cities.pay_for")
class PayFor(Frame[int]):
    """Pay one of the prices and have the effect, or not. Rules: underwater_cities/pay."""

    seat: int
    source: str
    path: tuple[int, ...]
    left: int

    def _word(self, table: Table) -> words.Pay:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.Pay)
        return effect

    def asks(self, table: Table) -> Question | None:
        if not possible(table, self.seat, self._word(table)):
            return None
        return Question(self.seat, msg("underwater_cities", "Do you pay?"))

    def candidates(self, table: Table) -> list[int]:
        return [*range(len(self._word(table).prices)), DONE]

    def objections(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer == DONE:
            return
        if answer not in self.candidates(table):
            yield Refusal("underwater_cities/pay", msg("underwater_cities", "There is no such price."), (self.source,))
            return
        yield from shortages(table, self.seat, price_of(self._word(table).prices[answer]), building=False)
        with table.trial(self.seat):
            if payable(table, self.seat, price_of(self._word(table).prices[answer]), False):
                pay(table, self.seat, price_of(self._word(table).prices[answer]), self.source)
                barren = not possible(table, self.seat, self._word(table).then)
            else:
                barren = False
        if barren:
            yield impossible(self.source)

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is None or answer == DONE:
            return
        if self.left > 1:
            table.push(PayFor(self.seat, self.source, self.path, self.left - 1))
        table.push(Do(self.seat, self.source, (*self.path, 0)))
        pay(table, self.seat, price_of(self._word(table).prices[answer]), self.source)

    def label(self, table: Table, answer: int) -> Msg:
        if answer == DONE:
            return msg("underwater_cities", "Do not pay")
        return msg("underwater_cities", "Pay {cost}", cost=words.goods(self._word(table).prices[answer]))

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.Pay)


@frame("underwater_cities.swap")
class Swap(Frame[int]):
    """Exchange once, in the direction of choice, or not. Rules: underwater_cities/exchange."""

    seat: int
    source: str
    path: tuple[int, ...]

    def _sides(self, table: Table) -> tuple[Goods, Goods]:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.Exchange)
        return effect.a, effect.b

    def asks(self, table: Table) -> Question | None:
        return Question(self.seat, msg("underwater_cities", "What do you exchange?"))

    def candidates(self, table: Table) -> list[int]:
        return [0, 1, DONE]

    def objections(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer in (0, 1):
            yield from shortages(table, self.seat, price_of(self._sides(table)[answer]), building=False)
        elif answer != DONE:
            yield Refusal(
                "underwater_cities/exchange", msg("underwater_cities", "There is no such choice."), (self.source,)
            )

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is None or answer == DONE:
            return
        sides = self._sides(table)
        pay(table, self.seat, price_of(sides[answer]), self.source)
        gain(table, self.seat, sides[1 - answer], self.source, "underwater_cities/exchange")

    def label(self, table: Table, answer: int) -> Msg:
        if answer == DONE:
            return msg("underwater_cities", "Exchange nothing")
        sides = self._sides(table)
        return msg("underwater_cities", "{a} → {b}", a=words.goods(sides[answer]), b=words.goods(sides[1 - answer]))

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.Exchange)


@frame("underwater_cities.pick_goods")
class PickGoods(Frame[tuple[str, ...]]):
    """So many resources of different kinds. Rules: underwater_cities/gain."""

    seat: int
    source: str
    path: tuple[int, ...]

    def _n(self, table: Table) -> int:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.GainDistinct)
        return effect.n

    def asks(self, table: Table) -> Question | None:
        n = self._n(table)
        return Question(
            self.seat, msg("underwater_cities", "Which resources do you take, all different?"), Shape.SOME, n, n
        )

    def candidates(self, table: Table) -> list[tuple[str, ...]]:
        return list(RESOURCES)  # type: ignore[arg-type]  # the items of a question over items

    def objections(self, table: Table, answer: tuple[str, ...]) -> Iterator[Refusal]:
        if (
            len(answer) != self._n(table)
            or len(set(answer)) != len(answer)
            or any(good not in RESOURCES for good in answer)
        ):
            message = msg("underwater_cities", "Take exactly {n} resources, all of different kinds.", n=self._n(table))
            yield Refusal("underwater_cities/gain", message, (self.source,))

    def proposal(self, table: Table) -> tuple[str, ...]:
        return tuple(RESOURCES[: self._n(table)])

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        chosen = answer or self.proposal(table)
        gain(table, self.seat, {good: 1 for good in RESOURCES if good in chosen}, self.source, "underwater_cities/gain")

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.GainDistinct)


# ---- action cards --------------------------------------------------------------------------------------------


@frame("underwater_cities.use_cards")
class UseCards(Frame[str]):
    """Use a ready action card; it is turned for the rest of the era. Rules: underwater_cities/action-cards."""

    seat: int
    left: int
    used: int

    def asks(self, table: Table) -> Question | None:
        if not ready_cards(table, self.seat):
            return None
        return Question(self.seat, msg("underwater_cities", "Which action card do you use?"))

    def candidates(self, table: Table) -> list[str]:
        return [*ready_cards(table, self.seat), ""]

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if not answer:
            return
        if answer not in claimed(table, self.seat, "action"):
            message = msg("underwater_cities", "This is none of your action cards.")
            yield Refusal("underwater_cities/action-cards", message, (answer,))
        elif answer not in ready_cards(table, self.seat):
            message = msg("underwater_cities", "This action card was already used this era.")
            yield Refusal("underwater_cities/action-cards", message, (answer,))
        elif not possible(table, self.seat, effect_at(table, card_source(answer), ())):
            yield impossible(answer)

    def attempt(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in table.pieces and table.pieces[grab].place.id == ids(self.seat).claimed else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        if self.left > 1:
            table.push(UseCards(self.seat, self.left - 1, self.used + 1))
        table.turn(answer, 1)
        message = msg("underwater_cities", "{seat} uses {card}.", seat=SeatArg(self.seat), card=PieceArg(answer))
        table.note(message, "underwater_cities/action-cards", (answer,))
        table.push(Do(self.seat, card_source(answer), ()))

    def label(self, table: Table, answer: str) -> Msg:
        return (
            msg("underwater_cities", "Use {card}", card=PieceArg(answer))
            if answer
            else msg("underwater_cities", "Use no card")
        )


@frame("underwater_cities.ready_cards")
class ReadyCards(Frame[str]):
    """Make a used action card ready again. Rules: underwater_cities/action-cards."""

    seat: int
    left: int
    done: int

    def asks(self, table: Table) -> Question | None:
        if not used_cards(table, self.seat):
            return None
        return Question(self.seat, msg("underwater_cities", "Which action card becomes ready again?"))

    def candidates(self, table: Table) -> list[str]:
        return [*used_cards(table, self.seat), ""]

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer and answer not in used_cards(table, self.seat):
            message = msg("underwater_cities", "Only a used action card of your own becomes ready again.")
            yield Refusal("underwater_cities/action-cards", message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        if self.left > 1:
            table.push(ReadyCards(self.seat, self.left - 1, self.done + 1))
        table.turn(answer, 0)
        message = msg(
            "underwater_cities", "{seat}: ready again: {card}.", seat=SeatArg(self.seat), card=PieceArg(answer)
        )
        table.note(message, "underwater_cities/action-cards", (answer,))

    def label(self, table: Table, answer: str) -> Msg:
        return (
            msg("underwater_cities", "Ready again: {card}", card=PieceArg(answer))
            if answer
            else msg("underwater_cities", "None")
        )


# ---- slots through cards -------------------------------------------------------------------------------------


def holders(table: Table, slot: str) -> set[int]:
    """Who has a tile on a slot; 0 stands for tiles of nobody at the table."""
    return {piece.owner for piece in table.places[slot].pieces}


def slots_for(table: Table, seat: int, effect: words.SlotAction) -> list[str]:
    """The slots whose action a card lets be carried out. Rules: underwater_cities/slot-through-card (D16)."""
    found = []
    for slot in slots_of(data_of(table), table.settings["people"]):
        on = holders(table, slot)
        if slot == "slot.AA":
            fits = effect.always and effect.which != "occupied"
        elif effect.which == "free":
            fits = not on
        elif effect.which == "occupied":
            fits = bool(on) and seat not in on
        else:
            fits = seat not in on
        if fits:
            found.append(slot)
    return found


@frame("underwater_cities.through_card")
class ThroughCard(Frame[str]):
    """Choose the slot whose action a card carries out. Rules: underwater_cities/slot-through-card."""

    seat: int
    source: str
    path: tuple[int, ...]

    def _word(self, table: Table) -> words.SlotAction:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.SlotAction)
        return effect

    def asks(self, table: Table) -> Question | None:
        if not possible(table, self.seat, self._word(table)):
            return None
        return Question(self.seat, msg("underwater_cities", "Which slot's action do you carry out?"))

    def candidates(self, table: Table) -> list[str]:
        return slots_for(table, self.seat, self._word(table))

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in self.candidates(table):
            message = msg("underwater_cities", "The card does not allow this slot.")
            yield Refusal("underwater_cities/slot-through-card", message, (answer,))
        elif not possible(table, self.seat, data_of(table).slots[answer].effect, answer):
            yield impossible(answer)

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            from engine.underwater_cities.turn import use_slot  # a slot's action may again use a card

            use_slot(table, self.seat, answer)

    def label(self, table: Table, answer: str) -> Msg:
        return data_of(table).slots[answer].effect.words()

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.SlotAction)


# ---- outputs, conversion, metropolis -------------------------------------------------------------------------

OUTPUT: dict[str, tuple[Goods, Goods]] = {
    "farm": ({"kelp": 1}, {"kelp": 1, "point": 1}),
    "desalination": ({"credit": 1}, {"credit": 1, "biomatter": 1}),
    "laboratory": ({"science": 1}, {"science": 1, "steelplast": 1}),
    "tunnel": ({"credit": 1}, {"credit": 1, "point": 1}),
}
"""What a structure gives in Production: plain, upgraded."""


def output_sites(table: Table, seat: int, what: str) -> list[str]:
    """Upgraded structures at connected cities. Rules: underwater_cities/output-of-one."""
    own, net, places = ids(seat), network(table, seat), table.places
    kinds = (*words.BUILDINGS, "tunnel") if what == "structure" else words.BUILDINGS if what == "building" else (what,)
    found = [
        name
        for city in CITIES
        if net.connected(city)
        for name in own.sites[city].values()
        if building_in(places[name]) in kinds and is_upgraded(places[name])
    ]
    if "tunnel" in kinds:
        found.extend(
            own.tunnels[name]
            for name in sorted(net.tunnels)
            if tunnel_at_city(net, name) and is_upgraded(places[own.tunnels[name]])
        )
    return found


@frame("underwater_cities.output_of")
class OutputOf(Frame[str]):
    """Take the output of one upgraded structure; sites do not multiply it. Rules: underwater_cities/output-of-one."""

    seat: int
    source: str
    path: tuple[int, ...]

    def _what(self, table: Table) -> str:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.ProductionOf)
        return effect.what

    def asks(self, table: Table) -> Question | None:
        if not output_sites(table, self.seat, self._what(table)):
            return None
        return Question(self.seat, msg("underwater_cities", "Which structure's output do you gain?"))

    def candidates(self, table: Table) -> list[str]:
        return output_sites(table, self.seat, self._what(table))

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in self.candidates(table):
            message = msg("underwater_cities", "Choose an upgraded structure at a connected city.")
            yield Refusal("underwater_cities/output-of-one", message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            kind = building_in(table.places[answer]) or "tunnel"
            gain(table, self.seat, OUTPUT[kind][1], answer, "underwater_cities/output-of-one")

    def label(self, table: Table, answer: str) -> Msg:
        return msg("underwater_cities", "Output: {place}", place=PlaceArg(answer))

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.ProductionOf)


def convertible(table: Table, seat: int) -> list[str]:
    """Cities that can become symbiotic. Rules: underwater_cities/convert (D6)."""
    if not table.counted("supply", "symbiotic"):
        return []
    return [place for place in ids(seat).cities.values() if table.places[place].counts.get("city", 0)]


@frame("underwater_cities.convert")
class Convert(Frame[str]):
    """Turn a city into a symbiotic one. Rules: underwater_cities/convert."""

    seat: int

    def asks(self, table: Table) -> Question | None:
        if not convertible(table, self.seat):
            return None
        return Question(self.seat, msg("underwater_cities", "Which city becomes symbiotic?"))

    def candidates(self, table: Table) -> list[str]:
        return convertible(table, self.seat)

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in convertible(table, self.seat):
            message = msg("underwater_cities", "Only a city of your own that is not symbiotic yet can be turned.")
            yield Refusal("underwater_cities/convert", message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            table.pour("city", answer, "supply", 1)
            table.pour("symbiotic", "supply", answer, 1)
            message = msg(
                "underwater_cities",
                "{seat}: {what}: {place}.",
                seat=SeatArg(self.seat),
                what=Term("symbiotic"),
                place=PlaceArg(answer),
            )
            table.note(message, "underwater_cities/convert", (answer,))

    def label(self, table: Table, answer: str) -> Msg:
        return msg("underwater_cities", "This city: {place}", place=PlaceArg(answer))


def further_metropolis(table: Table, seat: int) -> None:
    """Draw a blue metropolis; it counts as connected at once. Rules: underwater_cities/metropolis (D14)."""
    tile = next((piece.id for piece in reversed(table.lying("metropolises")) if piece.back == "blue"), None)
    if tile is None:
        return
    table.move(tile, f"seat.{seat}.metropolis.gained")
    message = msg("underwater_cities", "{seat} gains a further metropolis.", seat=SeatArg(seat))
    table.note(message, "underwater_cities/metropolis", (tile,))
    table.raise_(Do(seat, tile, ()))
