"""Why a card, a tile or any other piece cannot go where a hand wants to lay it, as helpfully as the seat's own
knowledge allows. Nothing is told that the seat has not seen.
"""

from __future__ import annotations

from engine.core.messages.message import PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Piece, Table
from engine.ginkgopolis.describe import piece_name
from engine.ginkgopolis.places import CARDS, COMMIT, HAND, KEPT, TOKENS
from engine.ginkgopolis.queries import is_city, is_solo, marker_cell, place_of_code


def card_of_cell(table: Table, cell: str) -> str | None:
    """The card that speaks of a cell: of the building that stands there, or of the marker that lies there."""
    for piece in reversed(table.place(cell).pieces):
        if piece.kind in ("tile", "marker"):
            return f"card.{piece.id.partition('.')[2]}"
    return None


# ---- answers to "choose a card" ------------------------------------------------------------------------------


def missing_card(table: Table, seat: int, card: str) -> Refusal:
    """Why a seat cannot choose this card. Where it is hidden from the seat, only that it is not held is said."""
    piece = table.pieces.get(card)
    if piece is None or piece.kind not in ("building", "urbanization"):
        return Refusal("ginkgopolis/commit", msg("ginkgopolis.not_a_hand_card", "Choose a card of your hand."), ())
    named = PieceArg(card)
    subjects = _about(table, card)
    where = piece.place
    if where.id == "reserve":
        if place_of_code(table, card[5:]) is not None:
            message = msg(
                "ginkgopolis.not_finished_yet",
                "{card} is under construction: its card joins when the deck is rebuilt.",
                card=named,
            )
            return Refusal("ginkgopolis/site", message, subjects)
        message = msg(
            "ginkgopolis.not_in_city_yet",
            "The building of {card} is not in the city: the card waits in the reserve.",
            card=named,
        )
        return Refusal("ginkgopolis/matching-card", message, subjects)
    if not piece.seen_by & 1 << seat:
        # Everybody sees the building or marker that the card speaks of, so its name is no secret; where it lies is one.
        message = msg("ginkgopolis.not_holding_card", "You do not hold {card}.", card=piece_name(card))
        return Refusal("ginkgopolis/own-card", message, subjects)
    if where.id.endswith(".kept"):
        message = msg(
            "ginkgopolis.already_built_over_card",
            "{card} lies in front of {seat}: it was built over.",
            card=named,
            seat=SeatArg(where.owner),
        )
        return Refusal("ginkgopolis/keep-card", message, subjects)
    if where.id == "discard":
        message = msg("ginkgopolis.not_holding_discarded_card", "You do not hold {card}: it was discarded.", card=named)
    elif where.owner and where.owner != seat:
        who = SeatArg(where.owner)
        message = msg(
            "ginkgopolis.not_holding_card_of_seat", "You do not hold {card}: {seat} has it.", card=named, seat=who
        )
    else:
        message = msg("ginkgopolis.not_holding_card", "You do not hold {card}.", card=named)
    return Refusal("ginkgopolis/own-card", message, subjects)


def missing_tile(table: Table, tile: str) -> Refusal:
    """Why a tile cannot be played: it is not behind the player's screen."""
    piece = table.pieces.get(tile)
    if piece is None or piece.kind != "tile":
        return Refusal(
            "ginkgopolis/own-tile", msg("ginkgopolis.only_tile_with_card", "Only a tile can be played with a card."), ()
        )
    if is_city(piece.place):
        return _built(piece)
    # It was asked for by its name, so that is no secret; where it lies may be one.
    message = msg("ginkgopolis.not_behind_own_screen", "{tile} is not behind your screen.", tile=piece_name(tile))
    return Refusal("ginkgopolis/own-tile", message, (tile,))


def _about(table: Table, card: str) -> tuple[str, ...]:
    """The card, and the cell it speaks of, if there is one."""
    code = card[5:]
    cell = place_of_code(table, code) if f"tile.{code}" in table.pieces else marker_cell(table, code)
    return (card,) if cell is None else (card, cell)


# ---- drags that answer no question ---------------------------------------------------------------------------


def explain(table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
    """What can be said about a piece or pile that no question is about; None: the table's own answer will do."""
    if not any(table.lanes):
        return None
    piece = table.pieces.get(grab)
    if piece is None:
        return _of_place(table, seat, grab)
    if piece.back and not piece.seen_by & 1 << seat:
        return None
    place = piece.place
    if is_city(place):
        return _built(piece) if piece.kind == "tile" else _marker(piece)
    if place.owner and place.owner != seat and not place.id.endswith((".kept", ".tokens", ".screen")):
        return _foreign(place.owner, grab)
    match place.id.rpartition(".")[2]:
        case "hand" if piece.kind in CARDS:
            return _own_card(table, seat, piece, drop)
        case "tiles" if piece.kind == "tile":
            return _own_tile(table, seat, piece, drop)
        case "draft":
            message = msg("ginkgopolis.character_goes_in_front", "Place the character you keep in front of you.")
            return Refusal("ginkgopolis/draft", message, (grab, KEPT[seat]))
    return _resting(piece)


def _asked(table: Table, seat: int) -> str:
    """The name of the step that a seat's own lane waits for."""
    lane = table.lanes[seat]
    return lane[-1][0].name if lane else ""


def _built(piece: Piece) -> Refusal:
    message = msg(
        "ginkgopolis.already_built_tile", "{tile} is built: it can only be built over.", tile=PieceArg(piece.id)
    )
    return Refusal("ginkgopolis/construct", message, (piece.id, piece.place.id))


def _marker(piece: Piece) -> Refusal:
    message = msg(
        "ginkgopolis.marker_moves_only_when_covered",
        "{marker} moves only after a tile was built on its cell.",
        marker=PieceArg(piece.id),
    )
    return Refusal("ginkgopolis/marker-move", message, (piece.id, piece.place.id))


def _foreign(owner: int, grab: str) -> Refusal:
    return Refusal(
        "table/foreign-piece",
        msg("table.piece_belongs_to_seat", "This piece belongs to {seat}.", seat=SeatArg(owner)),
        (grab,),
    )


def _own_card(table: Table, seat: int, piece: Piece, drop: str) -> Refusal | None:
    """A card of the player's hand, dropped elsewhere than on the player's choice."""
    if _asked(table, seat) != "ginkgopolis.commit":
        return None
    named, commit = PieceArg(piece.id), COMMIT[seat]
    if drop == "discard":
        message = msg(
            "ginkgopolis.no_single_card_discard", "You cannot discard single cards: a token replaces your whole hand."
        )
        return Refusal("ginkgopolis/new-hand", message, (piece.id, TOKENS[seat]))
    if drop.startswith("city."):
        about = _about(table, piece.id)
        if len(about) > 1 and about[1] != drop:
            message = msg(
                "ginkgopolis.not_the_cell_of_card", "{card} refers to a different cell of the city.", card=named
            )
            return Refusal("ginkgopolis/matching-card", message, about)
        message = msg(
            "ginkgopolis.card_not_laid_on_city",
            "Lay {card} on your choice to exploit; to build, lay a tile on this cell.",
            card=named,
        )
        return Refusal("ginkgopolis/commit", message, (piece.id, commit))
    message = msg("ginkgopolis.card_goes_on_choice", "A card is laid on your choice, alone or with a tile.")
    return Refusal("ginkgopolis/commit", message, (piece.id, commit))


def _own_tile(table: Table, seat: int, piece: Piece, drop: str) -> Refusal | None:
    """An own tile, dropped where neither a building nor a marker is."""
    asked = _asked(table, seat)
    if asked == "ginkgopolis.give_tiles":
        message = msg(
            "ginkgopolis.given_tiles_go_on_supply", "Tiles that you give back are laid on the supply of tiles."
        )
        return Refusal("ginkgopolis/run-out", message, (piece.id, "tiles"))
    if asked != "ginkgopolis.commit":
        return None
    if drop.startswith("city.") and table.has_place(drop):
        message = msg(
            "ginkgopolis.no_building_or_marker_here",
            "There is neither a building nor a marker here: nothing can be built.",
        )
        return Refusal("ginkgopolis/urbanize", message, (piece.id, drop))
    message = msg(
        "ginkgopolis.tile_needs_card",
        "A tile is played with a card: lay it on the building or the marker of that card.",
    )
    return Refusal("ginkgopolis/commit", message, (piece.id, HAND[seat]))


def _resting(piece: Piece) -> Refusal | None:
    """Pieces that the rules move, never a hand."""
    named, subjects = PieceArg(piece.id), (piece.id,)
    if piece.kind == "first_player":
        message = msg(
            "ginkgopolis.first_player_card_stays", "The first-player card is passed to the left when the round is over."
        )
        return Refusal("ginkgopolis/first-player", message, subjects)
    if piece.kind == "screen":
        message = msg(
            "ginkgopolis.screen_stays_in_place", "The screen stays where it is and hides what lies behind it."
        )
        return Refusal("ginkgopolis/screen", message, subjects)
    match piece.place.id.rpartition(".")[2]:
        case "reserve":
            message = msg(
                "ginkgopolis.reserve_card_waits",
                "{card} waits in the reserve until its tile is built and the deck is rebuilt.",
                card=named,
            )
            return Refusal("ginkgopolis/site", message, subjects)
        case "discard":
            message = msg(
                "ginkgopolis.already_discarded_card", "{card} is discarded until the deck is rebuilt.", card=named
            )
            return Refusal("ginkgopolis/rebuild", message, subjects)
        case "kept":
            message = msg("ginkgopolis.kept_card_stays", "{card} stays face up in front of its owner.", card=named)
            return Refusal("ginkgopolis/keep-card", message, subjects)
        case "commit":
            message = msg(
                "ginkgopolis.already_chosen_piece_stays",
                "{piece} is chosen and stays until it is resolved.",
                piece=named,
            )
            return Refusal("ginkgopolis/resolve", message, subjects)
        case "picked":
            message = msg("ginkgopolis.already_chosen_character", "{card} is chosen.", card=named)
            return Refusal("ginkgopolis/draft", message, subjects)
    return None


def _of_place(table: Table, seat: int, grab: str) -> Refusal | None:
    """A pile, a supply, or a piece that the seat cannot tell (the place's id, a question mark and its position)."""
    name = grab.partition("?")[0]
    if not table.has_place(name):
        return None
    place = table.place(name)
    if place.owner and place.owner != seat:
        return _foreign(place.owner, name)
    if is_city(place):
        message = msg("ginkgopolis.resources_stay_on_building", "Resources stay on a building until it is built over.")
        return Refusal("ginkgopolis/return-resources", message, (name,))
    match name.removeprefix(f"seat.{seat}."):
        case "deck":
            message = msg("ginkgopolis.cards_drawn_only_between_rounds", "Cards are drawn when a round is prepared.")
            return Refusal("ginkgopolis/draw", message, (name,))
        case "tiles" if not place.owner:
            message = msg("ginkgopolis.only_draw_tiles_as_gains", "Tiles are drawn unseen, as gains.")
            return Refusal("ginkgopolis/gain-tiles", message, (name,))
        case "supply":
            message = msg("ginkgopolis.only_gained_from_supply", "Resources leave the supply only as gains.")
            return Refusal("ginkgopolis/gain-resources", message, (name,))
        case "screen":
            message = msg(
                "ginkgopolis.only_paid_when_building", "Resources and success points are paid when you build."
            )
            return Refusal("ginkgopolis/screen", message, (name,))
        case "tokens" if is_solo(table):
            message = msg("ginkgopolis.no_tokens_against_hal", "Against Hal there are no new-hand tokens.")
            return Refusal("ginkgopolis/new-hand", message, (name,))
        case "tokens":
            message = msg(
                "ginkgopolis.token_only_before_choice",
                "Return a token before you choose a card: drop it on the discard pile.",
            )
            return Refusal("ginkgopolis/new-hand", message, (name,))
    return None
