"""Set-up and the deal of a round."""

from __future__ import annotations

from engine.core.flow.frame import Frame, frame
from engine.core.messages.message import NounArg, msg
from engine.core.table.table import Table
from tests.toys.whist.places import CARDS, HAND_SIZE, ROUND, ROUNDS, card_in, hand, suit_of
from tests.toys.whist.trick import TrickStep


@frame("whist.setup")
class SetupStep(Frame[None]):
    """Everything is dealt anew in each round. Rules: whist/deal."""

    def resolve(self, table: Table, answer: None) -> None:
        table.push_all((DealStep(),) * ROUNDS)


@frame("whist.deal")
class DealStep(Frame[None]):
    """A round begins, led by another seat than the last. Rules: whist/deal."""

    def resolve(self, table: Table, answer: None) -> None:
        table.add_count("state", ROUND, 1)
        number = table.count_at("state", ROUND)
        for card in CARDS:
            if table.pieces[card].place.id != "deck":
                table.move(card, "deck")
        table.shuffle("deck")
        for seat in table.seats_from_first():
            for _ in range(HAND_SIZE):
                table.move(table.pieces_in("deck")[-1].id, hand(seat))
        table.move(table.pieces_in("deck")[-1].id, "trump")
        message = msg(
            "whist.round_begins",
            "Round {number} begins; trump is {suit}.",
            number=number,
            suit=NounArg(suit_of(card_in(table, "trump"))),
        )
        table.note(message, "whist/deal", ("deck", "trump"))
        table.push(TrickStep((number - 1) % table.seats + 1))
