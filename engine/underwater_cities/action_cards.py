"""Action cards: using them once an era, making them ready again, and making room for a fifth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.flow.facet import Facet, UsualAnswer, UsualWhen
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.interpreter import NOTHING_BUSY, Address, Busy
from engine.core.flow.question import Question
from engine.core.messages.message import Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.addresses import card_source, effect_at
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.economy import discard
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import carry_out, means, possible
from engine.underwater_cities.effects.reasons import Lack, explains, lacks, listed, why_nothing
from engine.underwater_cities.facets import card_facet
from engine.underwater_cities.hints import does, usable_cards, uses_action_card
from engine.underwater_cities.offers import discard_card, use_card
from engine.underwater_cities.played_cards import claimed, ready_cards, used_cards
from engine.underwater_cities.queries import card_of, ids, piece_of

ACTION_CARDS = 4
RULE = "underwater_cities/action-cards"


def usable(table: Table, seat: int, busy: Busy = NOTHING_BUSY) -> list[str]:
    """The ready action cards of which something would come now."""
    return [
        card
        for card in ready_cards(table, seat)
        if card not in busy and possible(table, seat, effect_at(table, card_source(card), ()), busy | {card})
    ]


@frame("underwater_cities.use_cards")
class UseCardsStep(Frame[str]):
    """Use a ready action card; it is turned for the rest of the era. Rules: underwater_cities/action-cards."""

    seat: int
    left: int
    used: int

    def _usable(self, table: Table) -> list[str]:
        return table.cached(("usable cards", self.seat), usable, table, self.seat)

    def question(self, table: Table) -> Question | None:
        if not self._usable(table):
            return None
        return Question(self.seat, msg("underwater_cities.choose_action_card_to_use", "Which action card do you use?"))

    def candidates(self, table: Table) -> list[str]:
        return [*ready_cards(table, self.seat), ""] if self.used else list(ready_cards(table, self.seat))

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if not answer:
            if not self.used:
                message = msg(
                    "underwater_cities.needs_one_action_card_used", "You chose to use an action card: use at least one."
                )
                yield Refusal(RULE, message)
        elif answer not in claimed(table, self.seat, "action"):
            message = msg("underwater_cities.not_own_action_card", "This is not one of your action cards.")
            yield Refusal(RULE, message, (answer,))
        elif answer not in ready_cards(table, self.seat):
            message = msg("underwater_cities.already_used_action_card", "This action card was already used this era.")
            yield Refusal(RULE, message, (answer,))
        elif answer not in self._usable(table):
            yield why_nothing(table, self.seat, effect_at(table, card_source(answer), ()), answer)

    def instead(self, table: Table, answer: str, legal: Sequence[str]) -> Message | None:
        return usable_cards([card for card in legal if card])

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in table.pieces and table.pieces[grab].place.id == ids(self.seat).claimed else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        if self.left > 1:
            table.push(UseCardsStep(self.seat, self.left - 1, self.used + 1))
        table.rotate(answer, 1)
        message = msg(
            "underwater_cities.seat_uses_card", "{seat} uses {card}.", seat=SeatArg(self.seat), card=PieceArg(answer)
        )
        table.note(message, RULE, (answer,))
        carry_out(table, self.seat, card_source(answer), (), sure=True)

    def label(self, table: Table, answer: str) -> Message:
        return use_card(table, answer) if answer else msg("underwater_cities.use_no_action_card", "Use no card")

    def facet(self, table: Table, answer: str) -> Facet | None:
        return card_facet(answer, card_of(table, answer))


@frame("underwater_cities.ready_cards")
class ReadyCardsStep(Frame[str]):
    """Make a used action card ready again. Rules: underwater_cities/action-cards."""

    seat: int
    left: int
    done: int

    def question(self, table: Table) -> Question | None:
        if not used_cards(table, self.seat):
            return None
        return Question(
            self.seat, msg("underwater_cities.choose_action_card_to_ready", "Which action card becomes ready again?")
        )

    def candidates(self, table: Table) -> list[str]:
        return [*used_cards(table, self.seat), ""]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer and answer not in used_cards(table, self.seat):
            message = msg(
                "underwater_cities.only_own_used_action_card",
                "Only a used action card of your own becomes ready again.",
            )
            yield Refusal(RULE, message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        if self.left > 1:
            table.push(ReadyCardsStep(self.seat, self.left - 1, self.done + 1))
        table.rotate(answer, 0)
        message = msg(
            "underwater_cities.seat_readies_action_card",
            "{seat}: ready again: {card}.",
            seat=SeatArg(self.seat),
            card=PieceArg(answer),
        )
        table.note(message, RULE, (answer,))

    def label(self, table: Table, answer: str) -> Message:
        return (
            msg("underwater_cities.ready_action_card", "Ready again: {card}", card=PieceArg(answer))
            if answer
            else msg("underwater_cities.ready_no_action_card", "None")
        )

    def facet(self, table: Table, answer: str) -> Facet | None:
        return card_facet(answer, card_of(table, answer))


# ---- no more than four ---------------------------------------------------------------------------------------


@frame("underwater_cities.make_room")
class MakeRoomStep(Frame[str]):
    """A fifth action card needs room: an older one goes, and if it was ready its action may be used at once.

    Rules: underwater_cities/action-card-limit (D8).
    """

    seat: int

    def question(self, table: Table) -> Question | None:
        if len(claimed(table, self.seat, "action")) < ACTION_CARDS:
            return None
        return Question(
            self.seat,
            msg(
                "underwater_cities.choose_action_card_to_discard",
                "You have {n} action cards. Which one do you discard?",
                n=ACTION_CARDS,
            ),
        )

    def candidates(self, table: Table) -> list[str]:
        return list(claimed(table, self.seat, "action"))

    def forfeits(self, table: Table, answer: str) -> bool:
        return True

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in claimed(table, self.seat, "action"):
            message = msg(
                "underwater_cities.discard_above_action_card_limit",
                "You may have no more than {limit} action cards: discard one of those you already have.",
                limit=ACTION_CARDS,
            )
            yield Refusal("underwater_cities/action-card-limit", message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            return
        ready = answer in ready_cards(table, self.seat)
        if answer.startswith("assistant."):
            table.move(answer, "out")
        else:
            discard(table, answer)
        message = msg(
            "underwater_cities.seat_discards_card",
            "{seat} discards {card}.",
            seat=SeatArg(self.seat),
            card=PieceArg(answer),
        )
        table.note(message, "underwater_cities/action-card-limit", (answer,))
        if ready:
            table.push(LastUseStep(self.seat, card_source(answer)))

    def label(self, table: Table, answer: str) -> Message:
        return discard_card(table, answer)

    def facet(self, table: Table, answer: str) -> Facet | None:
        return card_facet(answer, card_of(table, answer))


@frame("underwater_cities.last_use")
class LastUseStep(Frame[str]):
    """Use a ready action card while it is discarded, or not. Rules: underwater_cities/action-card-limit."""

    seat: int
    source: str

    def _is_possible(self, table: Table) -> bool:
        return possible(table, self.seat, effect_at(table, self.source, ()))

    def question(self, table: Table) -> Question | None:
        if not table.cached(self, self._is_possible, table):
            return None
        return Question(
            self.seat,
            msg(
                "underwater_cities.choose_whether_to_use_discarded",
                "{card} is discarded. Do you use its action now?",
                card=self._card(),
            ),
        )

    def candidates(self, table: Table) -> list[str]:
        return ["use", "decline"]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in ("use", "decline"):
            yield Refusal(
                "underwater_cities/action-card-limit",
                msg("underwater_cities.only_use_or_leave_action", "Use it or leave it."),
            )

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        return UsualAnswer("use", UsualWhen.FREE)

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer == "use":
            carry_out(table, self.seat, self.source, (), sure=True)
        elif answer is not None:
            message = msg(
                "underwater_cities.seat_leaves_discarded_action_unused",
                "{seat} does not use the action of {card} before it goes.",
                seat=SeatArg(self.seat),
                card=self._card(),
            )
            table.note(message, "underwater_cities/action-card-limit", (self._card().piece,))

    def _card(self) -> PieceArg:
        return PieceArg(piece_of(self.seat, self.source))

    def label(self, table: Table, answer: str) -> Message:
        if answer == "use":
            return effect_at(table, self.source, ()).text()
        return msg("underwater_cities.decline_to_use", "Do not use it")

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if self.source not in data_of(table).effects:
            yield Finding(
                "underwater_cities/effects",
                msg("underwater_cities.audit_effect_unknown", "This step belongs to no known effect."),
                (),
            )


# ---- their words ---------------------------------------------------------------------------------------------


def _use(table: Table, at: Address, effect: words.UseActionCardEffect) -> None:
    seat = at.seat
    table.push(UseCardsStep(seat, effect.n, 0))


def _any_usable(table: Table, seat: int, effect: words.UseActionCardEffect, busy: Busy) -> bool:
    return bool(usable(table, seat, busy))


def _ready(table: Table, at: Address, effect: words.ReadyActionCardEffect) -> None:
    seat = at.seat
    table.push(ReadyCardsStep(seat, effect.n, 0))


def _any_used(table: Table, seat: int, effect: words.ReadyActionCardEffect, busy: Busy) -> bool:
    return bool(used_cards(table, seat))


def _none_usable(table: Table, seat: int, effect: words.UseActionCardEffect) -> Iterator[Lack]:
    ready = ready_cards(table, seat)
    if not ready:
        clause = msg("underwater_cities.lack_of_ready_action_card", "action card: you have none that is ready")
        yield Lack(clause, RULE)
    for card in ready:
        own = effect_at(table, card_source(card), ())
        if does(own, uses_action_card):  # it would lead to the others, or back to itself
            clause = msg(
                "underwater_cities.lack_of_other_action_card",
                "action card “{card}” – no other one would have an effect",
                card=PieceArg(card),
            )
            yield Lack(clause, RULE)
            continue
        found = lacks(table, seat, own)
        if found:
            clause = msg(
                "underwater_cities.lack_of_action_card_means",
                "action card “{card}” – {reasons}",
                card=PieceArg(card),
                reasons=listed(found),
            )
            yield Lack(clause, missing=tuple(good for lack in found for good in lack.missing))


def _none_used(table: Table, seat: int, effect: words.ReadyActionCardEffect) -> Iterator[Lack]:
    yield Lack(msg("underwater_cities.lack_of_used_action_card", "you have no used action card"), RULE)


means(words.UseActionCardEffect, _use, _any_usable)
means(words.ReadyActionCardEffect, _ready, _any_used)
explains(words.UseActionCardEffect, _none_usable)
explains(words.ReadyActionCardEffect, _none_used)
