"""Cards that are offered: each offer tells what its card says, so that nobody has to look for it on the table."""

from __future__ import annotations

from engine.core.messages.message import AmountArg, Message, PieceArg, msg
from engine.core.table.table import Table
from engine.underwater_cities.queries import card_of


def use_card(table: Table, piece: str) -> Message:
    """Use a card."""
    card = card_of(table, piece)
    if card is None:
        return msg("underwater_cities.use_card", "Use {card}", card=PieceArg(piece))
    return msg(
        "underwater_cities.use_card_with_effect",
        "Use {card} – {words}",
        card=PieceArg(piece),
        words=card.effect.text(),
    )


def claim_card(table: Table, piece: str) -> Message:
    """Use a card just played; one that is not instant is laid out and works later."""
    card = card_of(table, piece)
    if card is None or card.type == "instant":
        return use_card(table, piece)
    if card.type == "action":
        return msg(
            "underwater_cities.claim_action_card",
            "Claim {card}, to be used later – {words}",
            card=PieceArg(piece),
            words=card.effect.text(),
        )
    return msg("underwater_cities.claim_card", "Claim {card} – {words}", card=PieceArg(piece), words=card.effect.text())


def pay_and_use(piece: str, cost: int, says: Message) -> Message:
    """Use a card that costs something."""
    price = AmountArg(cost, "credit")
    return msg(
        "underwater_cities.pay_and_use_card",
        "Pay {cost} and use {card} – {words}",
        cost=price,
        card=PieceArg(piece),
        words=says,
    )


def discard_card(table: Table, piece: str) -> Message:
    """Discard a card."""
    card = card_of(table, piece)
    if card is None:
        return msg("underwater_cities.discard_card", "Discard {card}", card=PieceArg(piece))
    return msg(
        "underwater_cities.discard_card_with_effect",
        "Discard {card} – {words}",
        card=PieceArg(piece),
        words=card.effect.text(),
    )


def take_card(table: Table, piece: str) -> Message:
    """Take a Special card: it will cost something to use."""
    card = card_of(table, piece)
    if card is None:
        return msg("underwater_cities.take_card", "Take {card}", card=PieceArg(piece))
    price = AmountArg(card.cost, "credit")
    return msg(
        "underwater_cities.take_card_with_effect",
        "Take {card} ({cost}) – {words}",
        card=PieceArg(piece),
        cost=price,
        words=card.effect.text(),
    )


def keep_card(table: Table, piece: str) -> Message:
    """Keep a Special card."""
    card = card_of(table, piece)
    if card is None:
        return msg("underwater_cities.keep_card", "Keep {card}", card=PieceArg(piece))
    price = AmountArg(card.cost, "credit")
    return msg(
        "underwater_cities.keep_card_with_effect",
        "Keep {card} ({cost}) – {words}",
        card=PieceArg(piece),
        cost=price,
        words=card.effect.text(),
    )
