"""The two blocks of a turn, card and slot: their order, using the card, and where it goes afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.flow.effect import Effect
from engine.core.flow.facet import Facet, UsualAnswer, UsualWhen
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame, lanes_of
from engine.core.flow.question import Question
from engine.core.messages.message import AmountArg, Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.action_cards import ACTION_CARDS, MakeRoomStep
from engine.underwater_cities.cards import Card, data_of
from engine.underwater_cities.contracts import look_at_contracts
from engine.underwater_cities.economy import discard, pay, put_away
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.abilities import AbilitiesStep
from engine.underwater_cities.effects.meanings import carry_out, possible
from engine.underwater_cities.effects.reasons import why_nothing
from engine.underwater_cities.hints import does
from engine.underwater_cities.offers import claim_card, pay_and_use
from engine.underwater_cities.played_cards import claimed
from engine.underwater_cities.queries import UNDER, card_of, ids
from engine.underwater_cities.slot_queries import slot_possible
from engine.underwater_cities.slots import SlotBlockStep, SureSlotStep, known_slot, use_slot

USE, DECLINE = "use", "decline"


def played_card(table: Table, seat: int) -> str:
    """The card that a seat is playing; nothing: none."""
    pieces = table.pieces_in(ids(seat).played)
    return pieces[-1].id if pieces else ""


def natural_order(table: Table, seat: int, card: Card, slot: str) -> str:
    """Which block comes first where nobody could want it otherwise; empty: the seat is asked.

    Rules: underwater_cities/blocks. Goods in hand never hurt, so what only gives goods comes first; what only
    produces, scores or keeps cards does nothing to a slot.
    """
    if not slot_possible(table, seat, slot):
        return "card"
    effect = card.effect
    if not card.cost and (card.type in ("production", "end_scoring") or isinstance(effect, words.HandLimitEffect)):
        return "slot"
    if card.type == "instant" and not card.cost and isinstance(effect, words.GainEffect):
        return "card"
    if card.type != "permanent" and isinstance(data_of(table).slots[slot].effect, words.GainEffect):
        return "slot"
    return ""


def lay_blocks(table: Table, seat: int, slot: str, first: str) -> None:
    """Lay both blocks in this order; between them abilities of the turn may be used."""
    card, action = CardBlockStep(seat), use_slot(table, seat, slot)
    if first == "card":
        table.push_all((card, AbilitiesStep(seat), action))
    else:
        table.push_all((action, AbilitiesStep(seat), card))


FIRST, LATER, LEAVE = "use", "slot", "leave"
"""The card first and used; the slot first; the slot alone."""
ASK_LATER = "card"
"""The card first, and then the question whether it is used: what games answered before one question asked for both."""


@frame("underwater_cities.blocks")
class BlocksStep(Frame[str]):
    """The card first, the slot first, or no card at all; each block is finished before the other begins.

    Rules: underwater_cities/blocks, underwater_cities/card-block.
    """

    may_oblige = True
    keeps_order = True
    seat: int
    slot: str

    def question(self, table: Table) -> Question | None:
        return Question(
            self.seat, msg("underwater_cities.choose_card_or_slot_first", "What comes first, the card or the slot?")
        )

    def candidates(self, table: Table) -> list[str]:
        if not slot_possible(table, self.seat, self.slot):  # free hands have taken what it needs
            return [ASK_LATER]
        return [FIRST, LATER, LEAVE]

    def is_legal_unlisted(self, table: Table, answer: str) -> bool:
        return answer == ASK_LATER

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in (FIRST, LATER, LEAVE, ASK_LATER):
            yield Refusal(
                "underwater_cities/blocks",
                msg("underwater_cities.only_card_or_slot_first", "Card first or slot first."),
            )
        elif answer == FIRST:
            yield from CardBlockStep(self.seat).broken_rules(table, USE)
        elif answer != ASK_LATER and not slot_possible(table, self.seat, self.slot):
            message = msg(
                "underwater_cities.needs_card_before_slot", "The slot cannot be used yet: the card must come first."
            )
            yield Refusal("underwater_cities/use-slot", message, (self.slot,))

    def instead(self, table: Table, answer: str, legal: Sequence[str]) -> Message | None:
        if LATER not in legal:
            return None
        return msg(
            "underwater_cities.hint_slot_before_card",
            "Carry out the slot first – {slot} Afterwards you may use the card or leave it.",
            slot=data_of(table).slots[self.slot].effect.text(),
        )

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        card = card_of(table, played_card(table, self.seat))
        if card is None or card.cost or _counts(card.effect):
            return None
        return UsualAnswer(FIRST, UsualWhen.FREE)

    def resolve(self, table: Table, answer: str | None) -> None:
        match answer:
            case "use":
                table.push_all((AbilitiesStep(self.seat), use_slot(table, self.seat, self.slot)))
                CardBlockStep(self.seat).resolve(table, USE)
            case "leave":
                table.push_all((AbilitiesStep(self.seat), use_slot(table, self.seat, self.slot)))
                CardBlockStep(self.seat).resolve(table, DECLINE)
            case _:
                lay_blocks(table, self.seat, self.slot, answer or "slot")

    def label(self, table: Table, answer: str) -> Message:
        slot = data_of(table).slots[self.slot].effect.text()
        card = card_of(table, played_card(table, self.seat))
        if card is None or answer == ASK_LATER:
            return msg("underwater_cities.card_before_slot", "The card first")
        if answer == FIRST:
            words = card.effect.text()
            if card.type == "action":
                return msg(
                    "underwater_cities.claim_action_card_before_slot",
                    "First the card: claim it, to be used later – {words}",
                    words=words,
                )
            return msg("underwater_cities.use_card_before_slot", "First the card – {words}", words=words)
        if answer == LATER:
            return msg("underwater_cities.use_slot_before_card", "First the slot – {words}", words=slot)
        return msg("underwater_cities.use_slot_without_card", "Without the card, only the slot – {words}", words=slot)

    def facet(self, table: Table, answer: str) -> Facet | None:
        card, slot = card_of(table, played_card(table, self.seat)), data_of(table).slots[self.slot]
        if card is None or answer == ASK_LATER:
            return None
        if answer == FIRST:
            return Facet(msg("underwater_cities.short_card_first", "First the card"), card.effect.icons())
        if answer == LATER:
            return Facet(msg("underwater_cities.short_slot_first", "First the slot"), slot.effect.icons())
        return Facet(msg("underwater_cities.short_without_card", "Without the card"), slot.effect.icons())

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_slot(table, self.slot)


_COUNTING = words.GainPerEffect | words.IfHaveEffect | words.IfSpaceEffect | words.ProductionOfEffect


def _counts(effect: Effect) -> bool:
    """Does it count what there is, so that it may bring more after the slot?"""
    return does(effect, lambda part: isinstance(part, _COUNTING))


def _too_dear(table: Table, seat: int, piece: str, card: Card) -> Iterator[Refusal]:
    """A Special card that cannot be paid, and what becomes of it."""
    have = table.count_at(ids(seat).stock, "credit")
    if have >= card.cost:
        return
    need = AmountArg(card.cost, "credit")
    if card.deck == "special12":
        message = msg(
            "underwater_cities.special_too_dear_goes_under_deck",
            "{card} costs {need}, you have {have}. If you leave it, it goes under the deck.",
            card=PieceArg(piece),
            need=need,
            have=have,
        )
    else:
        message = msg(
            "underwater_cities.special_too_dear_leaves_game",
            "{card} costs {need}, you have {have}. If you leave it, it is out of the game.",
            card=PieceArg(piece),
            need=need,
            have=have,
        )
    yield Refusal("underwater_cities/cost", message, (ids(seat).stock, piece))


@frame("underwater_cities.card_block")
class CardBlockStep(Frame[str]):
    """Use the played card or leave it; a Special card is paid for now (D3). Rules: underwater_cities/card-block.

    A Special card may be paid for though nothing comes of it: it then counts as played and paid.
    """

    seat: int

    def question(self, table: Table) -> Question | None:
        piece = played_card(table, self.seat)
        if not piece:
            return None
        return Question(
            self.seat, msg("underwater_cities.choose_whether_to_use_card", "Do you use {card}?", card=PieceArg(piece))
        )

    def candidates(self, table: Table) -> list[str]:
        return [USE, DECLINE]

    def search_answers(self, table: Table) -> list[str]:
        return [DECLINE, USE]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        piece = played_card(table, self.seat)
        card = card_of(table, piece)
        if answer not in (USE, DECLINE) or card is None:
            yield Refusal(
                "underwater_cities/card-block",
                msg("underwater_cities.only_use_or_leave_card", "Use the card or leave it."),
            )
        elif answer == USE:
            if card.cost:
                yield from _too_dear(table, self.seat, piece, card)
            elif card.type == "instant" and not possible(table, self.seat, card.effect):
                yield why_nothing(table, self.seat, card.effect, card.id)

    def instead(self, table: Table, answer: str, legal: Sequence[str]) -> Message | None:
        """The card can only be left; what comes after it is told."""
        if DECLINE not in legal:
            return None
        stack = next((lane for lane in lanes_of(table) if lane and lane[-1][0] == self), [])
        waiting = next((step for step, _ in stack[::-1] if isinstance(step, SureSlotStep | SlotBlockStep)), None)
        if waiting is None:
            return msg("underwater_cities.hint_leave_card", "All you can do now is leave the card.")
        return msg(
            "underwater_cities.hint_leave_card_and_use_slot",
            "Leave the card; then comes the slot – {slot.clause}.",
            slot=data_of(table).slots[waiting.slot].effect.text(),
        )

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        return UsualAnswer(USE, UsualWhen.FREE)

    def resolve(self, table: Table, answer: str | None) -> None:
        piece = played_card(table, self.seat)
        card = card_of(table, piece)
        if answer != USE or card is None:
            if card is not None:
                message = msg(
                    "underwater_cities.seat_declines_card",
                    "{seat} does not use {card}.",
                    seat=SeatArg(self.seat),
                    card=PieceArg(piece),
                )
                table.note(message, "underwater_cities/card-block", (piece,))
            return
        if card.cost:
            pay(table, self.seat, (("credit", card.cost),), piece)
        if card.type == "instant":
            message = msg(
                "underwater_cities.seat_uses_card", "{seat} uses {card}.", seat=SeatArg(self.seat), card=PieceArg(piece)
            )
            table.note(message, "underwater_cities/card-block", (piece,))
            if card.special:
                table.move(piece, UNDER[self.seat])
                look_at_contracts(table, self.seat)
            carry_out(table, self.seat, piece, (), sure=not card.cost)
            return
        table.push(ClaimStep(self.seat))
        if card.type == "action" and len(claimed(table, self.seat, "action")) >= ACTION_CARDS:
            table.push(MakeRoomStep(self.seat))

    def label(self, table: Table, answer: str) -> Message:
        piece = played_card(table, self.seat)
        card = card_of(table, piece)
        if answer == DECLINE or card is None:
            return msg("underwater_cities.decline_to_use", "Do not use it")
        if card.cost:
            return pay_and_use(piece, card.cost, card.effect.text())
        return claim_card(table, piece)


@frame("underwater_cities.claim")
class ClaimStep(Frame[None]):
    """The played card is laid out; it is in force from now on. Rules: underwater_cities/card-block."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        for piece in [piece.id for piece in table.pieces_in(ids(self.seat).played)]:
            table.move(piece, ids(self.seat).claimed)
            message = msg(
                "underwater_cities.seat_lays_out_card",
                "{seat} plays {card} in front of them.",
                seat=SeatArg(self.seat),
                card=PieceArg(piece),
            )
            table.note(message, "underwater_cities/card-block", (piece, ids(self.seat).claimed))
        look_at_contracts(table, self.seat)


@frame("underwater_cities.put_away")
class PutAwayStep(Frame[None]):
    """A card that was not laid out goes where it belongs. Rules: underwater_cities/discard."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        left = [piece.id for piece in table.pieces_in(ids(self.seat).played)]
        special = [piece for piece in left if (card := card_of(table, piece)) is not None and card.special]
        put_away(table, self.seat, special, "underwater_cities/discard")
        for piece in left:
            if piece not in special:  # that it was played was told already
                discard(table, piece)
