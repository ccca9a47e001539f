"""Tokens: gadgets and cave-ins on cards, cart tokens on half-full carts; coins and points, and what an effect costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.imperial_miners.carts import joints
from engine.imperial_miners.counts import number
from engine.imperial_miners.effects import CoinEffect, PayEffect, PointEffect
from engine.imperial_miners.grid import cell_of
from engine.imperial_miners.hands import DiscardStep
from engine.imperial_miners.perform import EffectSource, coin_price, gain, meaning, more, sound_source, spend
from engine.imperial_miners.queries import MOST_GADGETS, SURFACE, card_at, mine
from engine.imperial_miners.token_effects import CartEffect, CaveInEffect, ClearEffect, GadgetEffect, Spot

LIMIT = {"gadget": MOST_GADGETS, "cave_in": 1}
RULE = {"gadget": "imperial_miners/gadgets", "cave_in": "imperial_miners/cave-ins"}


def put(table: Table, seat: int, kind: str, place: str, n: int, cause: str) -> None:
    """Put tokens on the card in a place, as many as still fit."""
    n = min(n, LIMIT[kind] - table.count_at(place, kind))
    card = card_at(table, place)
    if n <= 0 or card is None:
        return
    table.add_count(place, kind, n)
    message = msg(
        "imperial_miners.seat_puts_tokens_on_card",
        "{seat} puts {amount} on {card}.",
        seat=SeatArg(seat),
        amount=AmountArg(n, kind),
        card=PieceArg(card),
    )
    table.note(message, RULE[kind], (cause, place))


def take_off(table: Table, seat: int, place: str, cause: str, rule: str) -> None:
    """Take the cave-in off the card in a place."""
    card = card_at(table, place)
    if card is None or not table.count_at(place, "cave_in"):
        return
    table.add_count(place, "cave_in", -1)
    message = msg(
        "imperial_miners.seat_removes_cave_in",
        "{seat} removes the cave-in from {card}.",
        seat=SeatArg(seat),
        card=PieceArg(card),
    )
    table.note(message, rule, (cause, place))


def with_room(table: Table, seat: int, kind: str, on: Spot, place: str) -> list[str]:
    """Places of the cards that can take one more token of a kind."""
    limit = LIMIT[kind]
    places = table.places
    return [
        other
        for other, _ in mine(table, seat)
        if (on == "any" or other != place) and places[other].counts.get(kind, 0) < limit
    ]


@frame("imperial_miners.put_token")
class PutTokenStep(Frame[str]):
    """Put gadgets or cave-ins on chosen cards of the player's mine, one at a time.

    Rules: imperial_miners/gadgets, imperial_miners/cave-ins (A12).
    """

    candidates_are_legal = True
    seat: int
    kind: Literal["gadget", "cave_in"]
    n: int
    on: Spot
    source: str
    place: str

    def question(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        if self.kind == "gadget":
            return Question(
                self.seat, msg("imperial_miners.choose_card_for_gadget", "On which card do you put a gadget?")
            )
        return Question(
            self.seat, msg("imperial_miners.choose_card_for_cave_in", "On which card do you put a cave-in?")
        )

    def candidates(self, table: Table) -> list[str]:
        return with_room(table, self.seat, self.kind, self.on, self.place)

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        kind = self.kind
        yield from not_own_card(table, self.seat, answer, RULE[kind])
        if card_at(table, answer) is None:
            return
        if self.on == "other" and answer == self.place:
            message = msg("imperial_miners.not_acting_card_itself", "It must be another card than the acting one.")
            yield Refusal(RULE[kind], message, (answer,))
        have = table.count_at(answer, kind)
        if have >= LIMIT[kind]:
            message = msg(
                "imperial_miners.too_many_tokens_on_card",
                "{card} already has {have}; the limit is {most}.",
                card=PieceArg(card_at(table, answer) or ""),
                have=AmountArg(have, kind),
                most=LIMIT[kind],
            )
            yield Refusal(RULE[kind], message, (answer,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return cell_drop(table, drop) if grab == "supply" else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            message = msg(
                "imperial_miners.no_card_takes_token",
                "No card of {seat} can take {amount}.",
                seat=SeatArg(self.seat),
                amount=AmountArg(1, self.kind),
            )
            table.note(message, RULE[self.kind], (_cause(self),))
            return
        put(table, self.seat, self.kind, answer, 1, _cause(self))
        if self.n > 1:
            table.push(PutTokenStep(self.seat, self.kind, self.n - 1, self.on, self.source, self.place))

    def label(self, table: Table, answer: str) -> Message:
        card = PieceArg(card_at(table, answer) or "")
        return msg(
            "imperial_miners.put_token_on_card", "Put {amount} on {card}", amount=AmountArg(1, self.kind), card=card
        )

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture("supply", answer)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return sound_source(table, self.seat, self.source, self.place)


def _cause(step: Any) -> str:
    return EffectSource(step.seat, step.source, step.place, 0, 0).cause


def cell_drop(table: Table, drop: str) -> str | None:
    """The place of a mine on which something was dropped, also when it was dropped on the card there."""
    if drop in table.pieces:
        drop = table.pieces[drop].place.id
    return drop if cell_of(drop) is not None and table.has_place(drop) else None


def not_own_card(table: Table, seat: int, place: str, rule: str) -> Iterator[Refusal]:
    """A refusal unless a card of the player's mine lies in a place."""
    cell = cell_of(place)
    if cell is not None and cell.seat != seat:
        message = msg("imperial_miners.only_own_mine_affected", "Effects reach only your own mine.")
        yield Refusal("imperial_miners/own-mine", message, (place,))
    elif cell is None or card_at(table, place) is None:
        yield Refusal(rule, msg("imperial_miners.no_card_here", "There is no card here."), (place,))


@meaning(GadgetEffect)
def _gadget(table: Table, deed: EffectSource, part: GadgetEffect) -> Frame[str] | None:
    if part.on == "here":
        put(table, deed.seat, "gadget", deed.place, part.n, deed.cause)
        return None
    return PutTokenStep(deed.seat, "gadget", part.n, part.on, deed.source, deed.place)


@meaning(CaveInEffect)
def _cave_in(table: Table, deed: EffectSource, part: CaveInEffect) -> Frame[str] | None:
    if part.on == "here":
        put(table, deed.seat, "cave_in", deed.place, part.n, deed.cause)
        return None
    return PutTokenStep(deed.seat, "cave_in", part.n, part.on, deed.source, deed.place)


# ---- clearing --------------------------------------------------------------------------------------------------------


@frame("imperial_miners.clear_cave_in")
class ClearCaveInStep(Frame[str]):
    """Remove cave-ins of the player's mine, one at a time; a freed card does not act. Rules: imperial_miners/clear."""

    candidates_are_legal = True
    seat: int
    n: int
    source: str
    place: str

    def question(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        return Question(
            self.seat, msg("imperial_miners.choose_cave_in_to_remove", "From which card do you remove the cave-in?")
        )

    def candidates(self, table: Table) -> list[str]:
        places = table.places
        return [place for place, _ in mine(table, self.seat) if places[place].counts.get("cave_in", 0)]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        yield from not_own_card(table, self.seat, answer, "imperial_miners/clear")
        card = card_at(table, answer)
        if card is not None and not table.count_at(answer, "cave_in"):
            message = msg("imperial_miners.no_cave_in_on_card", "There is no cave-in on {card}.", card=PieceArg(card))
            yield Refusal("imperial_miners/clear", message, (answer,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return cell_drop(table, grab) if drop == "supply" else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            message = msg(
                "imperial_miners.seat_has_no_cave_in", "{seat} has no cave-in to remove.", seat=SeatArg(self.seat)
            )
            table.note(message, "imperial_miners/clear", (_cause(self),))
            return
        take_off(table, self.seat, answer, _cause(self), "imperial_miners/clear")
        if self.n > 1:
            table.push(ClearCaveInStep(self.seat, self.n - 1, self.source, self.place))

    def label(self, table: Table, answer: str) -> Message:
        return msg("imperial_miners.free_card_from_cave_in", "Free {card}", card=PieceArg(card_at(table, answer) or ""))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, "supply")

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return sound_source(table, self.seat, self.source, self.place)


@meaning(ClearEffect)
def _clear(_table: Table, deed: EffectSource, part: ClearEffect) -> Frame[str] | None:
    return ClearCaveInStep(deed.seat, part.n, deed.source, deed.place)


# ---- carts -----------------------------------------------------------------------------------------------------------


@frame("imperial_miners.put_cart")
class PutCartStep(Frame[str]):
    """Put cart tokens on joined half-full carts; without one nothing is taken. Rules: imperial_miners/cart-tokens."""

    candidates_are_legal = True
    seat: int
    n: int
    source: str
    place: str

    def question(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        return Question(self.seat, msg("imperial_miners.choose_half_full_cart", "Which half-full cart do you fill?"))

    def candidates(self, table: Table) -> list[str]:
        return [joint.place for joint in joints(table, self.seat) if joint.half_full]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        rule = "imperial_miners/cart-tokens"
        if not answer.startswith(f"seat.{self.seat}."):
            yield Refusal(
                "imperial_miners/own-mine",
                msg("imperial_miners.only_own_mine_affected", "Effects reach only your own mine."),
                (),
            )
            return
        joint = next((one for one in joints(table, self.seat) if one.place == answer), None)
        if joint is None:
            yield Refusal(
                rule, msg("imperial_miners.no_half_carts_meet_here", "No two half carts meet here."), (answer,)
            )
        elif joint.token:
            yield Refusal(
                rule, msg("imperial_miners.already_cart_token_here", "A cart token already lies here."), (answer,)
            )
        elif joint.loaded != 1:
            message = msg(
                "imperial_miners.not_half_full_cart",
                "A half-full cart has one loaded half; here {loaded} of 2 are loaded.",
                loaded=joint.loaded,
            )
            yield Refusal(rule, message, (answer,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return drop if grab == "supply" and ".cart." in drop else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            message = msg(
                "imperial_miners.seat_has_no_half_cart",
                "{seat} has no half-full cart: no token.",
                seat=SeatArg(self.seat),
            )
            table.note(message, "imperial_miners/cart-tokens", (_cause(self),))
            return
        table.add_count(answer, "cart", 1)
        message = msg(
            "imperial_miners.seat_fills_cart",
            "{seat} fills the {place}.",
            seat=SeatArg(self.seat),
            place=PlaceArg(answer),
        )
        table.note(message, "imperial_miners/cart-tokens", (_cause(self), answer))
        if self.n > 1:
            table.push(PutCartStep(self.seat, self.n - 1, self.source, self.place))

    def label(self, table: Table, answer: str) -> Message:
        return msg("imperial_miners.fill_cart", "Fill {place}", place=PlaceArg(answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture("supply", answer)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return sound_source(table, self.seat, self.source, self.place)


@meaning(CartEffect)
def _cart(_table: Table, deed: EffectSource, part: CartEffect) -> Frame[str] | None:
    return PutCartStep(deed.seat, part.n, deed.source, deed.place)


# ---- coins and points, and the price of an effect --------------------------------------------------------------------


@meaning(CoinEffect)
def _coin(table: Table, deed: EffectSource, part: CoinEffect) -> None:
    """Rules: imperial_miners/coins."""
    n = number(table, deed.seat, deed.place, part.n)
    if n:
        n += more(table, deed, "coin", CoinEffect)
        gain(table, deed.seat, "coin", n, deed.cause, "imperial_miners/coins")


@meaning(PointEffect)
def _point(table: Table, deed: EffectSource, part: PointEffect) -> None:
    """Rules: imperial_miners/points."""
    n = number(table, deed.seat, deed.place, part.n)
    if n:
        n += more(table, deed, "point", PointEffect)
        gain(table, deed.seat, "point", n, deed.cause, "imperial_miners/points")


@meaning(PayEffect)
def _pay(table: Table, deed: EffectSource, part: PayEffect) -> Frame[Any] | None:
    """The price comes first; what it buys are the parts after it. Rules: imperial_miners/effect-price."""
    match part.what:
        case "coin":
            cost = coin_price(table, deed.seat, part)
            if cost < part.n:
                message = msg(
                    "imperial_miners.price_lowered_by_faction_cards",
                    "{seat} pays {amount} less, for as many cards ({faction}).",
                    seat=SeatArg(deed.seat),
                    amount=AmountArg(part.n - cost, "coin"),
                    faction=NounArg(part.less or ""),
                )
                table.note(message, "imperial_miners/scots", (deed.cause, SURFACE[deed.seat]))
            if cost:
                spend(table, deed.seat, cost, deed.cause, "imperial_miners/effect-price")
            return None
        case "card":
            return DiscardStep(deed.seat, part.n, part.n, deed.source, deed.effect, deed.part)
        case "cave_in":
            return PutTokenStep(deed.seat, "cave_in", part.n, "other", deed.source, deed.place)
