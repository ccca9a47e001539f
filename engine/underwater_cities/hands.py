"""Hand cards: how many may be held, and the questions which of them are kept or put away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from engine.core.flow.frame import SubsetFrame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.economy import put_away
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.played_cards import standing
from engine.underwater_cities.queries import card_of, ids

HAND_LIMIT = 3


def hand_limit(table: Table, seat: int) -> int:
    """How many cards a seat may keep at the start of its turn. Rules: underwater_cities/hand-limit."""
    return HAND_LIMIT + sum(effect.plus for _, effect in standing(table, seat, words.HandLimitEffect))


def not_held(table: Table, piece: str) -> Refusal:
    """The refusal of a card that is not in hand. It was asked for by its name, so that is no secret; where it is may be
    one.
    """
    card = card_of(table, piece)
    if card is None or card.deck == "assistant":  # nobody ever holds that one
        message = msg("underwater_cities.only_card_in_hand", "Play a card of your hand.")
        return Refusal("underwater_cities/play-card", message, (piece,) if piece in table.pieces else ())
    return Refusal(
        "underwater_cities/play-card",
        msg("underwater_cities.not_holding_card", "You do not hold {card}.", card=card.name),
        (piece,),
    )


class _FromHand(SubsetFrame[str]):
    """More cards are held than may be kept: so many of them are named, and some leave."""

    __slots__ = ()
    quotes_items = True
    rule: ClassVar[str]
    seat: int

    def limit(self, table: Table) -> int:
        """How many cards stay."""
        return hand_limit(table, self.seat)

    def named(self, table: Table) -> int:
        """How many cards the answer names."""
        raise NotImplementedError

    def sentence(self, table: Table) -> Message:
        """The question."""
        raise NotImplementedError

    def reminder(self, table: Table) -> Message:
        """What is said to an answer with a wrong number of cards."""
        raise NotImplementedError

    def hand(self, table: Table) -> list[str]:
        """The cards held."""
        return [piece.id for piece in table.pieces_in(ids(self.seat).hand)]

    def question(self, table: Table) -> Question | None:
        if len(table.pieces_in(ids(self.seat).hand)) <= self.limit(table):
            return None
        number = self.named(table)
        return Question(self.seat, self.sentence(table), number, number)

    def items(self, table: Table) -> list[str]:
        return self.hand(table)

    def broken_rules(self, table: Table, answer: tuple[str, ...]) -> Iterator[Refusal]:
        held, number = self.hand(table), self.named(table)
        if len(answer) != number or len(set(answer)) != number or any(card not in held for card in answer):
            yield Refusal(self.rule, self.reminder(table), (ids(self.seat).hand,))

    def wrong_shape(self, table: Table, answer: tuple[str, ...]) -> Refusal | None:
        held = self.hand(table)
        strange = next((card for card in answer if card not in held and card_of(table, card) is not None), None)
        if strange is not None:
            return replace(not_held(table, strange), rule=self.rule)
        return Refusal(self.rule, self.reminder(table), (ids(self.seat).hand,))

    def default_answer(self, table: Table) -> tuple[str, ...]:
        return tuple(self.hand(table)[: self.named(table)])

    def forfeits(self, table: Table, answer: tuple[str, ...]) -> bool:
        return True


class _Keep(_FromHand):
    """The cards named are kept."""

    __slots__ = ()
    seat: int

    def named(self, table: Table) -> int:
        return self.limit(table)

    def sentence(self, table: Table) -> Message:
        return msg(
            "underwater_cities.choose_cards_to_keep",
            "Keep {amount}. Which ones?",
            amount=AmountArg(self.named(table), "card"),
        )

    def reminder(self, table: Table) -> Message:
        return msg(
            "underwater_cities.must_keep_exact_amount_of_hand",
            "Keep exactly {amount} of the {held} in your hand.",
            amount=AmountArg(self.named(table), "card"),
            held=len(self.hand(table)),
        )

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        if answer is not None:
            put_away(table, self.seat, [card for card in self.hand(table) if card not in answer], self.rule)

    def label(self, table: Table, answer: tuple[str, ...]) -> Message:
        return msg("underwater_cities.keep_these_cards", "Keep: {cards}", cards=self.named_items(table, answer))


@frame("underwater_cities.keep_first")
class KeepFirstStep(_Keep):
    """Keep three of the first six cards. Rules: underwater_cities/setup."""

    rule = "underwater_cities/setup"
    seat: int

    def limit(self, table: Table) -> int:
        return HAND_LIMIT


@frame("underwater_cities.keep_new_hand")
class KeepNewHandStep(_Keep):
    """Keep as many cards as the hand limit allows. Rules: underwater_cities/new-era (D10)."""

    rule = "underwater_cities/new-era"
    seat: int

    def default_answer(self, table: Table) -> tuple[str, ...]:
        return tuple(self.hand(table)[-self.limit(table) :])


@frame("underwater_cities.keep_hand")
class KeepHandStep(_FromHand):
    """Discard down to the hand limit. Rules: underwater_cities/hand-limit (D1)."""

    rule = "underwater_cities/hand-limit"
    seat: int

    def named(self, table: Table) -> int:
        return max(0, len(table.pieces_in(ids(self.seat).hand)) - self.limit(table))

    def sentence(self, table: Table) -> Message:
        return msg(
            "underwater_cities.choose_cards_over_hand_limit",
            "Your hand limit is {limit}. Which cards do you discard?",
            limit=self.limit(table),
        )

    def reminder(self, table: Table) -> Message:
        return msg(
            "underwater_cities.must_discard_down_to_limit",
            "You may keep {limit} and you hold {held}: discard exactly {amount}.",
            limit=self.limit(table),
            held=len(self.hand(table)),
            amount=AmountArg(self.named(table), "card"),
        )

    def item_gesture(self, table: Table, item: str) -> Gesture | None:
        return Gesture(item, "discard")

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        put_away(table, self.seat, answer or (), self.rule)

    def label(self, table: Table, answer: tuple[str, ...]) -> Message:
        return msg("underwater_cities.discard_these_cards", "Discard: {cards}", cards=self.named_items(table, answer))
