"""Why a piece that no question is about stays where it is, by which rule it does move, and what would move it."""

from __future__ import annotations

from dataclasses import replace

from engine.core.flow.frame import active_lanes, lanes_of
from engine.core.flow.question import Question
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Piece, Table
from engine.underwater_cities.cards import COLOURS
from engine.underwater_cities.cloning import CLONERS, free_slots_for
from engine.underwater_cities.contracts import on_offer, towards_contract, unmet
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.abilities import used_ability
from engine.underwater_cities.hands import hand_limit
from engine.underwater_cities.hints import (
    advances,
    builds,
    by_means_of,
    gives,
    named_slots,
    playable,
    ready_next_era,
    takes_special,
    upgrades,
    uses_action_card,
)
from engine.underwater_cities.places import ERA, SUPPLIED
from engine.underwater_cities.played_cards import used_cards
from engine.underwater_cities.queries import card_of, era, ids


def explain(table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
    """What can be said about a piece or pile that no question is about; None: the table's own answer will do."""
    if not _is_asked(table, seat):
        return None  # it is somebody else's turn: the table says whose
    found = _of_thing(table, seat, grab, drop)
    if found is None or found.instead is not None or _step(table, seat) == "choose_slot":
        return found
    return replace(found, instead=_what_is_asked(table, seat))


def _of_thing(table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
    name = grab.partition("?")[0]
    piece = table.pieces.get(grab)
    if piece is not None and not (piece.back and not piece.seen_by & 1 << seat):
        return _of_piece(table, seat, piece, drop)
    if piece is not None:
        name = piece.place.id
    return _of_place(table, seat, name.partition("#")[0])


def _asked(table: Table, seat: int) -> tuple[str, Question] | None:
    """The step that asks this seat something, and what it asks."""
    for lane in active_lanes(table):
        step = lanes_of(table)[lane][-1][0]
        question = step.question(table)
        if question is not None and question.seat == seat:
            return step.name.removeprefix("underwater_cities."), question
    return None


def _is_asked(table: Table, seat: int) -> bool:
    return _asked(table, seat) is not None


def _step(table: Table, seat: int) -> str:
    asked = _asked(table, seat)
    return asked[0] if asked is not None else ""


def _what_is_asked(table: Table, seat: int) -> Message | None:
    """The question that has to be answered first."""
    asked = _asked(table, seat)
    if asked is None:
        return None
    return msg("underwater_cities.hint_what_is_asked", "You are asked now: {question.quoted}", question=asked[1].text)


def _refusal(rule: str, message: Message, *subjects: str, instead: Message | None = None) -> Refusal:
    return Refusal(f"underwater_cities/{rule}", message, subjects, instead)


# ---- pieces ----------------------------------------------------------------------------------------------------------


def _of_piece(table: Table, seat: int, piece: Piece, drop: str) -> Refusal | None:
    match piece.kind:
        case "marker":
            message = msg(
                "underwater_cities.only_effects_move_markers",
                "Markers on the Federation track move only when a slot or a card says so.",
            )
            return _refusal("federation", message, piece.id, instead=by_means_of(table, seat, advances))
        case "order":
            message = msg(
                "underwater_cities.order_changes_at_end_of_round",
                "The order of play is made anew at the end of the round, by the Federation track.",
            )
            return _refusal("new-order", message, piece.id)
        case "clone":
            return _refusal("cloning", _cloning_tile(table), piece.id, instead=_slots_to_clone(table, seat))
        case "contract":
            return _of_contract(table, seat, piece)
        case "metropolis":
            message = msg(
                "underwater_cities.metropolis_stays",
                "A metropolis stays where it lies: a tunnel connects it, the brown one needs two.",
            )
            return _refusal("metropolis", message, piece.id, instead=by_means_of(table, seat, builds("tunnel")))
        case "foreign":
            message = msg(
                "underwater_cities.foreign_tiles_move_by_themselves",
                "Foreign tiles move by themselves, one slot on at the end of each round.",
            )
            return _refusal("solo-tiles", message, piece.id)
        case "board":
            return _refusal(
                "setup", msg("underwater_cities.player_board_stays", "A player board stays with its owner."), piece.id
            )
        case "action_tile" if piece.owner == seat:
            return _of_tile(piece)
    return _of_card(table, seat, piece, drop) if not piece.place.owner or piece.place.owner == seat else None


def _cloning_tile(table: Table) -> Message:
    if table.settings["people"] != CLONERS:
        return msg(
            "underwater_cities.cloning_needs_four_players", "The action cloning tile is used with four players only."
        )
    return msg(
        "underwater_cities.cloning_tile_comes_with_card",
        "Lay a card on a slot that another player occupies: the cloning tile comes along, for 1 credit.",
    )


def _slots_to_clone(table: Table, seat: int) -> Message | None:
    """The slots that the seat could clone now."""
    return named_slots(list(dict.fromkeys(slot for _, slot, clone in playable(table, seat) if clone)))


def _of_contract(table: Table, seat: int, piece: Piece) -> Refusal:
    if piece.id in on_offer(table):
        lacking = next(unmet(table, seat, piece.id), None)
        if lacking is not None:
            return replace(lacking, instead=towards_contract(table, seat, piece.id))
        message = msg(
            "underwater_cities.contract_offered_when_met",
            "You are asked about a contract right after what meets its conditions, and at the end of your turn.",
        )
        return _refusal("contracts", message, piece.id)
    if piece.place.owner:
        message = msg(
            "underwater_cities.contract_already_taken",
            "{seat} has taken this contract; it is not replaced.",
            seat=SeatArg(piece.place.owner),
        )
        return _refusal("contracts", message, piece.id)
    return _refusal(
        "contracts", msg("underwater_cities.not_an_offered_contract", "This contract is not on offer."), piece.id
    )


def _of_tile(piece: Piece) -> Refusal:
    if piece.place.id.startswith("slot."):
        message = msg(
            "underwater_cities.tile_stays_until_end_of_round",
            "An action tile stays on its slot until the end of the round.",
        )
    else:
        message = msg(
            "underwater_cities.tile_comes_with_card",
            "Lay a card of your hand on a slot: the action tile comes along by itself.",
        )
    return _refusal("action-tiles", message, piece.id)


# ---- cards -----------------------------------------------------------------------------------------------------------


def _of_card(table: Table, seat: int, piece: Piece, drop: str) -> Refusal | None:
    where, own = piece.place.id, ids(seat)
    if where == own.hand:
        return _of_hand(table, seat, piece, drop)
    if where.endswith(".played"):
        message = msg(
            "underwater_cities.card_and_slot_not_mixed",
            "Card and slot are not mixed: one is finished before the other begins.",
        )
        return _refusal("blocks", message, piece.id)
    if where.endswith(".claimed"):
        return _of_laid_out(table, seat, piece)
    if where == "discard":
        message = msg(
            "underwater_cities.discards_stay",
            "{card} stays in the discard pile until the deck is empty and made anew from it.",
            card=PieceArg(piece.id),
        )
        return _refusal("draw", message, piece.id)
    if where.startswith("specials."):
        message = msg(
            "underwater_cities.only_effects_take_specials",
            "A Special card is taken only when a slot or a card says so.",
        )
        return _refusal("take-special", message, piece.id, instead=by_means_of(table, seat, takes_special))
    return None


def _of_hand(table: Table, seat: int, piece: Piece, drop: str) -> Refusal | None:
    step, held, limit = _step(table, seat), len(table.pieces_in(ids(seat).hand)), hand_limit(table, seat)
    if step == "keep_hand":
        message = msg(
            "underwater_cities.first_discard_too_many",
            "Before you play, discard {amount}: you may keep {limit} and you hold {held}.",
            amount=AmountArg(held - limit, "card"),
            limit=limit,
            held=held,
        )
        return _refusal("hand-limit", message, piece.id)
    if step in ("keep_first", "keep_new_hand"):
        return None
    if step != "choose_slot":
        message = msg(
            "underwater_cities.one_card_each_turn", "You play one card each turn, together with the slot you choose."
        )
        return _refusal("play-card", message, piece.id)
    if drop == "discard" or drop.startswith("specials."):
        message = msg(
            "underwater_cities.no_discarding_at_will",
            "Cards are discarded only at the start of your turn, if you hold more than {limit}; you hold {held}. "
            "Lay this one on a slot.",
            limit=limit,
            held=held,
        )
        return _refusal("hand-limit", message, piece.id, instead=free_slots_for(table, seat, piece.id))
    advice = free_slots_for(table, seat, piece.id)
    return _refusal("play-card", _lay_on_slot(table, piece), piece.id, instead=advice)


def _lay_on_slot(table: Table, piece: Piece) -> Message:
    """Where a card of the hand is to be laid."""
    card = card_of(table, piece.id)
    if card is None or card.colour not in COLOURS:
        return msg("underwater_cities.lay_card_on_slot", "Lay the card on a slot: that is how it is played.")
    match card.colour:
        case "green":
            return msg(
                "underwater_cities.lay_green_card_on_slot",
                "Lay the card on a slot: that is how it is played. On a green one it works too.",
            )
        case "red":
            return msg(
                "underwater_cities.lay_red_card_on_slot",
                "Lay the card on a slot: that is how it is played. On a red one it works too.",
            )
    return msg(
        "underwater_cities.lay_yellow_card_on_slot",
        "Lay the card on a slot: that is how it is played. On a yellow one it works too.",
    )


def _of_laid_out(table: Table, seat: int, piece: Piece) -> Refusal:
    """A card in front of its owner: what it is for."""
    card = card_of(table, piece.id)
    if card is not None and card.type == "action":
        if piece.id in used_cards(table, seat):
            message = msg("underwater_cities.already_used_action_card", "This action card was already used this era.")
            return _refusal("action-cards", message, piece.id, instead=ready_next_era(table))
        message = msg(
            "underwater_cities.action_card_needs_sign",
            "An action card is used only through a slot or a card with its sign, once an era.",
        )
        return _refusal("action-cards", message, piece.id, instead=by_means_of(table, seat, uses_action_card))
    if card is not None and isinstance(card.effect, words.OncePerTurnEffect):
        message = used_ability(table, seat, piece.id) or msg(
            "underwater_cities.ability_once_a_turn",
            "{card} can be used once in each of your turns: before card and slot, between them, or after both.",
            card=PieceArg(piece.id),
        )
        return _refusal("once-per-turn", message, piece.id)
    message = msg(
        "underwater_cities.card_stays_with_owner", "{card} stays in front of its owner.", card=PieceArg(piece.id)
    )
    return _refusal("card-block", message, piece.id)


# ---- piles, supplies, goods ------------------------------------------------------------------------------------------


def _of_place(table: Table, seat: int, name: str) -> Refusal | None:
    """A pile, a supply, what is built, or a piece that the seat cannot tell."""
    if not table.has_place(name) or table.place(name).owner not in (0, seat):
        return None
    kind = name.removeprefix("supply.")
    if kind in SUPPLIED:
        return _of_supply(table, seat, kind)
    if name in ERA:
        return _of_deck(table, seat, name)
    if name == "specials.deck":
        message = msg(
            "underwater_cities.only_effects_take_specials",
            "A Special card is taken only when a slot or a card says so.",
        )
        return _refusal("take-special", message, name, instead=by_means_of(table, seat, takes_special))
    if name == ids(seat).stock:
        message = msg(
            "underwater_cities.goods_move_when_paid",
            "Goods are paid by themselves for what you build, upgrade or use; nothing else is done with them.",
        )
        return _refusal("cost", message, name)
    if name.startswith((f"seat.{seat}.city.", f"seat.{seat}.site.", f"seat.{seat}.tunnel.")):
        message = msg("underwater_cities.structures_stay", "What is built stays where it stands.")
        return _refusal("build", message, name)
    return None


def _of_supply(table: Table, seat: int, kind: str) -> Refusal:
    if kind == "upgrade":
        message = msg("underwater_cities.only_effects_upgrade", "You upgrade only when a slot or a card says so.")
        return _refusal("upgrade", message, "supply.upgrade", instead=by_means_of(table, seat, upgrades))
    message = msg(
        "underwater_cities.only_effects_build",
        "You build only when a slot or a card says so: {what}.",
        what=NounArg(kind),
    )
    return _refusal("build", message, f"supply.{kind}", instead=by_means_of(table, seat, builds(kind)))


def _of_deck(table: Table, seat: int, name: str) -> Refusal:
    if name != f"era{era(table)}":
        message = msg(
            "underwater_cities.not_the_deck_of_this_era",
            "Cards are drawn from the deck of the present era only; this is era {era}.",
            era=era(table),
        )
        return _refusal("draw", message, name)
    message = msg(
        "underwater_cities.only_effects_draw_cards",
        "You draw only when a slot or a card says so; one card comes by itself at the end of each turn.",
    )
    return _refusal("draw", message, name, instead=by_means_of(table, seat, gives(("card",))))
