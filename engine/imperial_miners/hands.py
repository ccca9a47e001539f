"""Hands: which cards a player would rather give away, discarding, the hand limit, and whether a hand is sound."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import Frame, SubsetFrame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.actions import MovePiece
from engine.core.table.table import Table
from engine.imperial_miners import effects as words
from engine.imperial_miners.cards import data_of
from engine.imperial_miners.counts import number
from engine.imperial_miners.explain import missing_card
from engine.imperial_miners.perform import EffectSource, gain, meaning, more, parts_of, sound_where_it_lies
from engine.imperial_miners.queries import CHOSEN, DISCARD, HAND, HAND_LIMIT, coins

_KEEP = {1: 0.7, 2: 0.9, 3: 1.0, 4: 3.0}
"""How gladly a card of a level is kept."""


def keep_order(table: Table, seat: int) -> list[str]:
    """Hand cards, those first that a thrifty player would rather give away: too dear, or one of many of its level."""
    purse, data = coins(table, seat), data_of(table)
    left = {piece.id for piece in table.places[HAND[seat]].pieces}
    order = []
    while left:
        levels = [data.level.get(card, 0) for card in left]

        def worth(card: str, levels: list[int] = levels) -> tuple[float, str]:
            level = data.level.get(card, 0)
            dear = 0.1 * max(0, data.cost.get(card, 0) - purse - 3)
            return _KEEP.get(level, 0.0) - dear - 0.3 * (levels.count(level) - 1) * (level < 4), card

        least = min(left, key=worth)
        order.append(least)
        left.discard(least)
    return order


def put_away(table: Table, seat: int, cards: tuple[str, ...], cause: str, rule: str) -> None:
    """Hand cards go to the discard piles of their levels."""
    for card in cards:
        table.move(card, DISCARD[data_of(table).level.get(card, 1)])
    if cards:
        message = msg(
            "imperial_miners.seat_discards_cards", "{seat} discards %n card(s).", len(cards), seat=SeatArg(seat)
        )
        table.note(message, rule, (cause, HAND[seat], *cards))


class FromHand(SubsetFrame[str]):
    """A question over the cards of a hand."""

    __slots__ = ()
    quotes_items = True
    seat: int

    def items(self, table: Table) -> list[str]:
        return [piece.id for piece in table.places[HAND[self.seat]].pieces]

    def forfeits(self, table: Table, answer: tuple[str, ...]) -> bool:
        return True

    def broken_rules(self, table: Table, answer: tuple[str, ...]) -> Iterator[Refusal]:
        held = {piece.id for piece in table.places[HAND[self.seat]].pieces}
        for card in answer:
            if card not in held:
                yield missing_card(table, self.seat, card)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> tuple[str, ...] | None:
        piece = table.pieces.get(grab)
        if piece is None or piece.place.id != HAND[self.seat] or not drop.startswith("discard."):
            return None
        return (grab,)

    def label(self, table: Table, answer: tuple[str, ...]) -> Message:
        if not answer:
            return msg("imperial_miners.discard_nothing", "Discard nothing")
        return msg("imperial_miners.discard_these_cards", "Discard: {cards}", cards=self.named_items(table, answer))

    def item_gesture(self, table: Table, item: str) -> Gesture | None:
        return Gesture(item, DISCARD[data_of(table).level.get(item, 1)])


@frame("imperial_miners.discard")
class DiscardStep(FromHand):
    """Discard cards, from `low` to `high` of them, as far as the hand reaches; each may pay something.

    Rules: imperial_miners/discard. The part of the effect says what each card pays.
    """

    seat: int
    low: int
    high: int
    source: str
    effect: int
    part: int

    def question(self, table: Table) -> Question | None:
        held = len(table.places[HAND[self.seat]].pieces)
        if not held or self.high < 1:
            return None
        text = msg("imperial_miners.choose_cards_to_discard", "Which cards do you discard?")
        return Question(self.seat, text, min(self.low, held), min(self.high, held))

    def default_answer(self, table: Table) -> tuple[str, ...]:
        given = set(keep_order(table, self.seat)[: self.low])
        return tuple(piece.id for piece in table.places[HAND[self.seat]].pieces if piece.id in given)

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        if not answer:
            return
        cause = EffectSource(self.seat, self.source, "", 0, 0).cause
        put_away(table, self.seat, answer, cause, "imperial_miners/discard")
        parts = parts_of(table, self.source, self.effect)
        part = parts[self.part] if 0 <= self.part < len(parts) else None
        if isinstance(part, words.DiscardEffect) and part.each is not None:
            kind = "coin" if isinstance(part.each, words.CoinEffect) else "point"
            n = len(answer) * number(table, self.seat, "", part.each.n)
            if n:
                n += more(
                    table, EffectSource(self.seat, self.source, "", self.effect, self.part), kind, type(part.each)
                )
                gain(table, self.seat, kind, n, cause, "imperial_miners/discard")

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return sound_where_it_lies(table, self.seat, self.source)


@meaning(words.DiscardEffect)
def _discard(_table: Table, deed: EffectSource, part: words.DiscardEffect) -> Frame[tuple[str, ...]] | None:
    low = 0 if part.up_to else part.n
    return DiscardStep(deed.seat, low, part.n, deed.source, deed.effect, deed.part)


def holds_too_many(table: Table, seat: int) -> bool:
    """Must a seat discard before it goes on?"""
    return len(table.places[HAND[seat]].pieces) > HAND_LIMIT


@frame("imperial_miners.hand_limit")
class HandLimitStep(FromHand):
    """After a whole activation, surface effect or event: at most eight. Rules: imperial_miners/hand-limit (A31)."""

    seat: int

    def question(self, table: Table) -> Question | None:
        over = len(table.places[HAND[self.seat]].pieces) - HAND_LIMIT
        if over <= 0:
            return None
        text = msg(
            "imperial_miners.choose_discards_over_hand_limit",
            "You hold more than {limit}: which cards do you discard?",
            limit=AmountArg(HAND_LIMIT, "card"),
        )
        return Question(self.seat, text, over, over)

    def default_answer(self, table: Table) -> tuple[str, ...]:
        over = len(table.places[HAND[self.seat]].pieces) - HAND_LIMIT
        given = set(keep_order(table, self.seat)[:over])
        return tuple(piece.id for piece in table.places[HAND[self.seat]].pieces if piece.id in given)

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        if answer:
            put_away(table, self.seat, answer, HAND[self.seat], "imperial_miners/hand-limit")


# ---- soundness ----------------------------------------------------------------------------------------------


def full_hand(table: Table, seat: int) -> Iterator[Finding]:
    """A finding if a hand holds more cards than it may between effects."""
    cards = [piece.id for piece in table.pieces_in(HAND[seat])]
    if len(cards) > HAND_LIMIT:
        message = msg(
            "imperial_miners.audit_hand_too_large",
            "{seat} holds {have}, at most {most} are allowed.",
            seat=SeatArg(seat),
            have=AmountArg(len(cards), "card"),
            most=HAND_LIMIT,
        )
        acts = tuple(MovePiece(card, DISCARD[data_of(table).level.get(card, 1)]) for card in cards[HAND_LIMIT:])
        repair = Repair(msg("imperial_miners.discard_cards", "Discard %n card(s)", len(acts)), acts)
        yield Finding("imperial_miners/hand-limit", message, (HAND[seat],), (repair,))


def nothing_chosen(table: Table, seat: int) -> Iterator[Finding]:
    """A finding if a card is chosen although the seat has not been asked."""
    pieces = table.pieces_in(CHOSEN[seat])
    if pieces:
        message = msg(
            "imperial_miners.audit_card_chosen_too_early", "{seat} has already chosen a card.", seat=SeatArg(seat)
        )
        back = tuple(MovePiece(piece.id, HAND[seat]) for piece in pieces)
        repair = Repair(msg("imperial_miners.take_choice_back_into_hand", "Take it back into the hand"), back)
        yield Finding("imperial_miners/choose", message, (CHOSEN[seat],), (repair,))
