"""Carrying out an effect, part by part. A frame knows its effect only by its address: source, number, part.

Each word gets its meaning in the file of its family: `@meaning(CoinEffect)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.core.flow.by_hand import ByHandEffect, ByHandStep
from engine.core.flow.effect import Effect
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.interpreter import Interpreter
from engine.core.messages.message import AmountArg, Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.imperial_miners.cards import EffectParts, data_of
from engine.imperial_miners.counts import number
from engine.imperial_miners.effects import CheaperEffect, DiscardEffect, MoreEffect, PayEffect
from engine.imperial_miners.grid import cell_of
from engine.imperial_miners.numbers import Number
from engine.imperial_miners.queries import (
    HAND,
    RECORD,
    SURFACE,
    coins,
    faction_cards,
    mine,
    modifiers,
    present_event,
)


class EffectSource(NamedTuple):
    """Who carries out which part of which effect, and where the acting card lies (empty: no card acts)."""

    seat: int
    source: str
    place: str
    effect: int
    part: int

    @property
    def cause(self) -> str:
        """What the screen points at: the acting card, the event, the research space or the surface board."""
        if self.source == "surface":
            return SURFACE[self.seat]
        if self.source.startswith("board."):
            _, side, space = self.source.split(".")
            return f"research.{side[0]}.{space}"
        return self.source


EFFECTS: Interpreter[EffectSource] = Interpreter("imperial_miners")
meaning = EFFECTS.meaning


def parts_of(table: Table, source: str, effect: int) -> EffectParts:
    """The parts of an effect by its address; none if there is no such effect."""
    effects = data_of(table).effects.get(source, ())
    return effects[effect] if 0 <= effect < len(effects) else ()


@frame("imperial_miners.carry")
class CarryStep(Frame[None]):
    """Carry out an effect from one of its parts on. Rules: imperial_miners/effects (A11).

    Parts that ask something wait for their answer; the rest of the effect waits below them.
    """

    seat: int
    source: str
    place: str
    effect: int
    part: int

    def resolve(self, table: Table, answer: None) -> None:
        seat, source, place, effect, at = self.seat, self.source, self.place, self.effect, self.part
        parts = parts_of(table, source, effect)
        if not at and source not in table.data.level and not _can_pay(table, seat, source, parts):
            return
        for part in parts[at:]:
            asking = EFFECTS.perform(table, EffectSource(seat, source, place, effect, at), part)
            at += 1
            if asking is not None:
                if at < len(parts):
                    table.push(CarryStep(seat, source, place, effect, at))
                table.push(asking)
                return

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from sound_source(table, self.seat, self.source, self.place)
        if not 0 <= self.part < len(parts_of(table, self.source, self.effect)):
            yield Finding(
                "imperial_miners/effects", msg("imperial_miners.no_such_effect", "There is no such effect."), ()
            )


def _can_pay(table: Table, seat: int, source: str, parts: EffectParts) -> bool:
    """Nobody chooses the effects of events and research spaces: what cannot be paid is left out, with a note (A10)."""
    if not parts or next(cannot_pay(table, seat, "", parts), None) is None:
        return True
    message = msg("imperial_miners.seat_cannot_pay_effect", "{seat} cannot pay for it.", seat=SeatArg(seat))
    table.note(message, "imperial_miners/effect-price", (EffectSource(seat, source, "", 0, 0).cause, SURFACE[seat]))
    return False


def sound_source(table: Table, seat: int, source: str, place: str) -> Iterator[Finding]:
    """A finding if the card whose effect is being carried out does not lie where it acts."""
    if not 1 <= seat <= table.seats:
        yield Finding(
            "imperial_miners/effects",
            msg("imperial_miners.audit_effect_without_seat", "Nobody carries out this effect."),
            (),
        )
    elif source in data_of(table).level:
        cell = cell_of(place)
        if cell is None or cell.seat != seat or table.pieces[source].place.id != place:
            shown = PieceArg(source)  # hands may have shuffled it among cards that nobody knows
            message = msg(
                "imperial_miners.audit_acting_card_misplaced", "{card} acts, but it is not in its place.", card=shown
            )
            yield Finding("imperial_miners/effects", message, (source,))
    elif source not in data_of(table).effects or place:
        yield Finding("imperial_miners/effects", msg("imperial_miners.no_such_effect", "There is no such effect."), ())
    elif source.startswith("event.") and present_event(table) != source:
        message = msg(
            "imperial_miners.audit_not_current_event",
            "{event} is not the event of this round.",
            event=PieceArg(source),  # it may lie where not everybody sees it
        )
        yield Finding("imperial_miners/event", message, (source,))


def sound_where_it_lies(table: Table, seat: int, source: str) -> Iterator[Finding]:
    """The same for a step that does not know where the acting card lies: it acts wherever it is in the mine."""
    place = table.pieces[source].place.id if source in data_of(table).level else ""
    return sound_source(table, seat, source, place)


# ---- prices ----------------------------------------------------------------------------------------------------------


def coin_price(table: Table, seat: int, pay: PayEffect) -> int:
    """What an effect costs in coins; each card of the named faction saves one. Rules: imperial_miners/scots (A26)."""
    if pay.less is None:
        return pay.n
    return max(0, pay.n - faction_cards(table, seat, pay.less))


def cannot_pay(table: Table, seat: int, place: str, effect: EffectParts) -> Iterator[Refusal]:
    """Why the price of an effect cannot be paid. Rules: imperial_miners/effect-price (A10)."""
    pay = effect[0]
    if not isinstance(pay, PayEffect):
        return
    match pay.what:
        case "coin":
            need, have, where = coin_price(table, seat, pay), coins(table, seat), SURFACE[seat]
        case "card":
            need, have, where = pay.n, len(table.places[HAND[seat]].pieces), HAND[seat]
        case "cave_in":
            need, have, where = pay.n, _cards_without_cave_in(table, seat, place), place
    if have < need:
        if pay.what == "cave_in":
            message = msg("imperial_miners.too_few_cave_in_targets", "Only %n other card(s) can take a cave-in.", have)
        else:
            message = msg(
                "imperial_miners.not_enough_to_pay_effect",
                "This costs {need}, you have {have}.",
                need=AmountArg(need, pay.what),
                have=have,
            )
        yield Refusal("imperial_miners/effect-price", message, (where,))


def _cards_without_cave_in(table: Table, seat: int, place: str) -> int:
    return sum(1 for other, _ in mine(table, seat) if other != place and not table.count_at(other, "cave_in"))


# ---- gains -----------------------------------------------------------------------------------------------------------


def more(table: Table, deed: EffectSource, what: str, word: type[Effect]) -> int:
    """What a modifying event adds to this part. Rules: imperial_miners/event-modifier."""
    changes = modifiers(table)
    if not changes:
        return 0
    source = "mine" if deed.source in data_of(table).level else deed.source
    before = parts_of(table, deed.source, deed.effect)[: deed.part]
    if what != "step" and any(_gave(table, deed, part, word) for part in before):
        return 0
    return sum(
        change.n
        for change in changes
        if isinstance(change, MoreEffect) and change.what == what and change.source == source
    )


def _gave(table: Table, deed: EffectSource, part: Effect, word: type[Effect]) -> bool:
    """Has an earlier part of the effect already given something of this kind?"""
    if isinstance(part, DiscardEffect):
        return isinstance(part.each, word)
    n: Number = getattr(part, "n", 0)
    return isinstance(part, word) and number(table, deed.seat, deed.place, n) > 0


def gain(table: Table, seat: int, kind: str, n: int, cause: str, rule: str) -> None:
    """A seat gains coins or points."""
    surface = SURFACE[seat]
    table.add_count(surface, kind, n)
    table.note(_gains(seat, n, kind), rule, (cause, surface))


@cache
def _gains(seat: int, n: int, kind: str) -> Message:
    return msg("imperial_miners.seat_gains", "{seat} gains {amount}.", seat=SeatArg(seat), amount=AmountArg(n, kind))


def spend(table: Table, seat: int, n: int, cause: str, rule: str) -> None:
    """A seat pays coins (all it has, if free hands left it fewer)."""
    n = min(n, coins(table, seat))
    surface = SURFACE[seat]
    table.add_count(surface, "coin", -n)
    message = msg("imperial_miners.seat_pays", "{seat} pays {amount}.", seat=SeatArg(seat), amount=AmountArg(n, "coin"))
    table.note(message, rule, (surface, cause))


@meaning(ByHandEffect)
def _by_hand(table: Table, deed: EffectSource, part: ByHandEffect) -> ByHandStep:
    """Rules: table/by-hand."""
    return ByHandStep(deed.seat, deed.cause, part.says)


@meaning(CheaperEffect)
def _cheaper(table: Table, deed: EffectSource, part: CheaperEffect) -> None:
    """Rules: imperial_miners/cheaper (A25)."""
    record = RECORD[deed.seat]
    table.add_count(record, "cheaper", part.n)
    message = msg(
        "imperial_miners.seat_next_card_cheaper",
        "{seat}: the next card costs {amount} less.",
        seat=SeatArg(deed.seat),
        amount=AmountArg(part.n, "coin"),
    )
    table.note(message, "imperial_miners/cheaper", (deed.cause, SURFACE[deed.seat]))
