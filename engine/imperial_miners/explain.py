"""Why a card or any other piece cannot go where a hand wants to lay it, as helpfully as the seat's knowledge allows."""

from __future__ import annotations

from engine.core.messages.message import PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Piece, Table
from engine.imperial_miners.cards import data_of
from engine.imperial_miners.describe import piece_name
from engine.imperial_miners.grid import cell_of
from engine.imperial_miners.queries import CHOSEN, HAND


def missing_card(table: Table, seat: int, card: str) -> Refusal:
    """Why a seat cannot play or discard this card. Of a card that is hidden from it, only that it does not hold it."""
    rule = "imperial_miners/own-card"
    piece = table.pieces.get(card)
    if piece is None or card not in data_of(table).level:
        return Refusal(
            rule, msg("imperial_miners.only_cards_of_own_hand", "Choose a card of your hand."), (HAND[seat],)
        )
    if not piece.seen_by & 1 << seat:
        # Who asks for a card by its name may hear that name; where it lies stays a secret.
        named = piece_name(table, card)
        return Refusal(rule, msg("imperial_miners.not_held_card", "You do not hold {card}.", card=named), (HAND[seat],))
    where, shown = piece.place, PieceArg(card)
    if where.id.startswith("discard."):
        message = msg("imperial_miners.not_held_but_discarded", "You do not hold {card}: it was discarded.", card=shown)
    elif cell_of(where.id) is not None:
        message = msg("imperial_miners.already_placed", "{card} is placed: it stays there.", card=shown)
        return Refusal("imperial_miners/row", message, (card, where.id))
    elif where.owner and where.owner != seat:
        message = msg(
            "imperial_miners.not_held_but_with_seat",
            "You do not hold {card}: {seat} has it.",
            card=shown,
            seat=SeatArg(where.owner),
        )
    else:
        message = msg("imperial_miners.not_held_card", "You do not hold {card}.", card=shown)
    return Refusal(rule, message, (card,))


# ---- drags that answer no question -----------------------------------------------------------------------------------


def explain(table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
    """What can be said about a piece or pile that no question is about; None: the table's own answer will do."""
    if not any(table.lanes):
        return None
    piece = table.pieces.get(grab)
    if piece is None:
        return _of_place(table, seat, grab)
    if piece.back and not piece.seen_by & 1 << seat:
        return None
    return _of_piece(table, seat, piece, drop)


def _of_piece(table: Table, seat: int, piece: Piece, drop: str) -> Refusal | None:
    shown, where = PieceArg(piece.id), piece.place.id
    if cell_of(where) is not None:
        message = msg("imperial_miners.already_placed", "{card} is placed: it stays there.", card=shown)
        return Refusal("imperial_miners/row", message, (piece.id,))
    match piece.kind:
        case "pickaxe":
            message = msg(
                "imperial_miners.not_researching_now",
                "{seat} is not researching now.",
                seat=SeatArg(piece.owner or seat),
            )
            return Refusal("imperial_miners/research", message, (piece.id,))
        case "event":
            message = msg(
                "imperial_miners.only_game_turns_up_events", "Events are turned up by the game, one each round."
            )
            return Refusal("imperial_miners/event", message, (piece.id,))
        case "board" | "surface":
            message = msg("imperial_miners.not_movable_board", "{board} stays where it is.", board=shown)
            return Refusal("imperial_miners/setup", message, (piece.id,))
    if piece.place.owner and piece.place.owner != seat:
        return _foreign(piece.place.owner, piece.id)
    if where.startswith("discard."):
        message = msg(
            "imperial_miners.already_discarded",
            "{card} stays in the discard pile until its deck is reshuffled.",
            card=shown,
        )
        return Refusal("imperial_miners/reshuffle", message, (piece.id, where))
    if where == CHOSEN[seat]:
        message = msg(
            "imperial_miners.already_chosen_and_unplaced",
            "{card} is chosen; it is placed when all have chosen.",
            card=shown,
        )
        return Refusal("imperial_miners/choose", message, (piece.id,))
    if where == HAND[seat] and _asked(table, seat) == "imperial_miners.choose":
        if drop.startswith("discard."):
            message = msg(
                "imperial_miners.only_effects_discard_cards",
                "Cards are discarded only by effects, or when there are too many.",
            )
            return Refusal("imperial_miners/discard", message, (piece.id,))
        message = msg(
            "imperial_miners.only_to_choice_or_mine", "Lay the card that you play on your choice or in your mine."
        )
        return Refusal("imperial_miners/choose", message, (piece.id, CHOSEN[seat]))
    return None


def _asked(table: Table, seat: int) -> str:
    """The name of the step that a seat's own lane waits for."""
    lane = table.lanes[seat]
    return lane[-1][0].name if lane else ""


def _foreign(owner: int, grab: str) -> Refusal:
    return Refusal(
        "table/foreign-piece",
        msg("table.piece_belongs_to_seat", "This piece belongs to {seat}.", seat=SeatArg(owner)),
        (grab,),
    )


def _of_place(table: Table, seat: int, grab: str) -> Refusal | None:
    """A pile, a supply, or a piece that the seat cannot tell (the place's id, a question mark and its position)."""
    name = grab.partition("?")[0]
    if not table.has_place(name):
        return None
    place = table.place(name)
    if place.owner and place.owner != seat:
        return _foreign(place.owner, name)
    match name:
        case "deck.1" | "deck.2" | "deck.3":
            message = msg("imperial_miners.only_effects_draw_cards", "Cards are drawn only when an effect says so.")
            return Refusal("imperial_miners/draw", message, (name,))
        case "deck.4":
            message = msg(
                "imperial_miners.not_drawable_level_iv",
                "Cards of level IV come only from research boards and some events.",
            )
            return Refusal("imperial_miners/level-four", message, (name,))
        case "event.deck":
            message = msg(
                "imperial_miners.only_game_turns_up_events", "Events are turned up by the game, one each round."
            )
            return Refusal("imperial_miners/event", message, (name,))
        case "supply":
            message = msg("imperial_miners.only_effects_take_from_supply", "Tokens leave the supply only by effects.")
            return Refusal("imperial_miners/tokens", message, (name,))
    if place.owner and name.endswith(".surface"):
        message = msg(
            "imperial_miners.not_movable_coins_and_points", "Coins pay for cards and effects; victory points are kept."
        )
        return Refusal("imperial_miners/coins", message, (name,))
    if cell_of(name) is not None:
        message = msg(
            "imperial_miners.only_effects_move_card_tokens",
            "Gadgets and cave-ins stay on their card until an effect moves them.",
        )
        return Refusal("imperial_miners/tokens", message, (name,))
    return None
