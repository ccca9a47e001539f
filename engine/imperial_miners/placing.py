"""Placing the card that was revealed in the player's mine; its chain reaction begins there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import LiteralArg, Message, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.imperial_miners.activation import climb_from
from engine.imperial_miners.cards import ROMAN, data_of
from engine.imperial_miners.grid import above, cell_of, fits_stagger
from engine.imperial_miners.queries import CHOSEN, card_at, chosen_card, filled, free_places, has_free_place
from engine.imperial_miners.tokens import cell_drop


@cache
def _places(seat: int, card: str, level: int) -> Message:
    return msg(
        "imperial_miners.seat_places_card",
        "{seat} places {card} in row {level}.",
        seat=SeatArg(seat),
        card=PieceArg(card),
        level=LiteralArg(ROMAN[level]),
    )


@cache
def _where(seat: int, card: str) -> Question:
    return Question(
        seat, msg("imperial_miners.choose_place_for_card", "Where do you place {card}?", card=PieceArg(card))
    )


@frame("imperial_miners.place")
class PlaceCardStep(Frame[str]):
    """A seat places the card it revealed. Rules: imperial_miners/row, imperial_miners/touch-above."""

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        card = chosen_card(table, self.seat)
        return None if card is None else _where(self.seat, card)

    def candidates(self, table: Table) -> list[str]:
        card = chosen_card(table, self.seat)
        return [] if card is None else free_places(table, self.seat, data_of(table).level[card])

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        cell = cell_of(answer)
        card = chosen_card(table, self.seat)
        if cell is None or card is None or not table.has_place(answer):
            message = msg("imperial_miners.only_in_mine_rows", "Mine cards lie in the rows of a mine.")
            yield Refusal("imperial_miners/row", message, (answer,))
            return
        if cell.seat != self.seat:
            message = msg("imperial_miners.not_own_mine", "This is the mine of {seat}.", seat=SeatArg(cell.seat))
            yield Refusal("imperial_miners/own-mine", message, (answer,))
            return
        level = data_of(table).level[card]
        if cell.row != level:
            message = msg(
                "imperial_miners.audit_card_in_wrong_row",
                "{card} belongs in row {level}, this is row {row}.",
                card=PieceArg(card),
                level=LiteralArg(ROMAN[level]),
                row=LiteralArg(ROMAN[cell.row]),
            )
            yield Refusal("imperial_miners/row", message, (card, answer))
        if not fits_stagger(cell.row, cell.x):
            message = msg("imperial_miners.needs_half_card_stagger", "Rows are staggered by half a card.")
            yield Refusal("imperial_miners/staggered", message, (answer,))
        if card_at(table, answer) is not None:
            message = msg(
                "imperial_miners.already_card_in_place", "A card already lies here: {place}.", place=PlaceArg(answer)
            )
            yield Refusal("imperial_miners/free-place", message, (answer,))
        if cell.row > 1 and not filled(table, above(answer)):
            message = msg("imperial_miners.needs_touching_card_above", "It must touch a card in the row above.")
            yield Refusal("imperial_miners/touch-above", message, (answer, *above(answer)))

    def is_legal_unlisted(self, table: Table, answer: str) -> bool:
        """Row I goes on for ever: wider gaps are legal too, but nobody needs them listed (A4)."""
        cell, card = cell_of(answer), chosen_card(table, self.seat)
        return (
            cell is not None
            and card is not None
            and data_of(table).level[card] == 1
            and (cell.seat, cell.row) == (self.seat, 1)
            and cell.x % 2 == 0
            and not table.place(answer).pieces
        )

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return cell_drop(table, drop) if grab == chosen_card(table, self.seat) else None

    def resolve(self, table: Table, answer: str | None) -> None:
        seat = self.seat
        card = chosen_card(table, seat)
        if card is None or answer is None:
            return
        table.move(card, answer)
        table.note(_places(seat, card, data_of(table).level[card]), "imperial_miners/row", (CHOSEN[seat], answer, card))
        climb_from(table, seat, answer)

    def label(self, table: Table, answer: str) -> Message:
        return msg("imperial_miners.place_card_here", "Place it here: {place}", place=PlaceArg(answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        card = chosen_card(table, self.seat)
        return Gesture(card, answer) if card is not None else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        card = chosen_card(table, self.seat)
        if card is None:
            message = msg(
                "imperial_miners.audit_no_card_to_place", "{seat} has no card to place.", seat=SeatArg(self.seat)
            )
            yield Finding("imperial_miners/reveal", message, (CHOSEN[self.seat],))
        elif not has_free_place(table, self.seat, data_of(table).level[card]):
            message = msg(
                "imperial_miners.audit_no_place_for_card", "There is no place for {card}.", card=PieceArg(card)
            )
            yield Finding("imperial_miners/touch-above", message, (card,))
