"""What pieces and places of Ginkgopolis are called, what is printed on them, and what a card can be played for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.flow.facet import Facet, FacetGroup
from engine.core.messages.icons import Glyph, Icon, IconRow, IconRows
from engine.core.messages.message import LiteralArg, Message, NounArg, PieceArg, SeatArg, msg
from engine.core.messages.teaching import IconMeaning
from engine.core.table.table import Table
from engine.ginkgopolis.cards import (
    BONUS,
    BUILDINGS,
    CHARACTERS,
    COLOUR,
    EFFECT,
    LETTERS,
    URBANIZATION,
    is_urbanization,
)
from engine.ginkgopolis.queries import building_at, cell_of, height, neighbour_ids
from engine.ginkgopolis.teaching import SIGNS

_FIRST_BUILDINGS = 9
"""The city that every game begins with."""

OWN_NAMES: Mapping[str, Message] = {
    "ginkgopolis.tokens_of_seat": msg("ginkgopolis.own_tokens", "own tokens"),
    "ginkgopolis.tiles_of_seat": msg("ginkgopolis.own_tiles", "own tiles"),
    "ginkgopolis.cards_in_front_of_seat": msg("ginkgopolis.own_cards_in_front", "own cards on the table"),
}
"""What these are called where it is said already whose they are."""

OWN_HOLDINGS: Mapping[str, Message] = {
    "ginkgopolis.hand_of_seat": msg("ginkgopolis.your_hand", "Your cards"),
    "ginkgopolis.tiles_of_seat": msg("ginkgopolis.your_tiles", "Your tiles"),
    "ginkgopolis.screen_of_seat": msg("ginkgopolis.your_screen", "Behind your screen"),
    "ginkgopolis.choice_of_seat": msg("ginkgopolis.your_choice", "Your choice"),
}
"""What these are called in words to whoever they belong to."""

_OF_COLOUR = msg("ginkgopolis.short_of_colour", "{colour} {number}")
SHORT_NAMES: Mapping[str, Message] = {
    "ginkgopolis.building_tile": _OF_COLOUR,
    "ginkgopolis.building_card": _OF_COLOUR,
    "ginkgopolis.character_card": _OF_COLOUR,
    "ginkgopolis.building_with_height": msg("ginkgopolis.short_building", "{building}"),
    "ginkgopolis.urbanization_card": msg("ginkgopolis.short_urbanization", "{letter}"),
}


def progress(table: Table) -> float:
    """By the tiles: the game ends when the supply runs out."""
    left = len(table.pieces_in("tiles"))
    laid = sum(height(place) for place in table.existing_members("city."))
    since = max(0, laid - _FIRST_BUILDINGS)
    return since / (since + left) if since + left else 1.0


def status(table: Table) -> Message:
    """Round and phase."""
    number = table.count_at("state", "round")
    if not any(table.lanes):
        return msg("ginkgopolis.status_game_over", "The game is over")
    if not number:
        return msg("ginkgopolis.status_choosing_characters", "Choosing characters")
    if table.count_at("state", "ending"):
        return msg("ginkgopolis.status_last_round", "Round {round}, the last one", round=number)
    return msg("ginkgopolis.status_round", "Round {round}", round=number)


def piece_name(piece: str) -> Message:
    """The name of a piece: colour and number, or its letter."""
    kind, _, code = piece.partition(".")
    match kind:
        case "tile":
            return msg(
                "ginkgopolis.building_tile",
                "{colour} tile {number}",
                colour=NounArg(COLOUR[piece]),
                number=BUILDINGS[code].number,
            )
        case "card" if is_urbanization(piece):
            return msg("ginkgopolis.urbanization_card", "urbanization card {letter}", letter=LiteralArg(code))
        case "card":
            return msg(
                "ginkgopolis.building_card",
                "{colour} card {number}",
                colour=NounArg(COLOUR[piece]),
                number=BUILDINGS[code].number,
            )
        case "character":
            return msg(
                "ginkgopolis.character_card",
                "{colour} character {number}",
                colour=NounArg(COLOUR[piece]),
                number=int(code[1:]),
            )
        case "marker":
            return msg("ginkgopolis.marker_with_letter", "marker {letter}", letter=LiteralArg(code))
        case "screen":
            return msg("ginkgopolis.screen_of_seat", "screen of {seat}", seat=SeatArg(int(code)))
    return msg("ginkgopolis.first_player_card", "first-player card")


def piece_words(piece: str) -> tuple[Message, ...]:
    """What a card says."""
    effect = EFFECT.get(piece)
    if effect is not None:
        words = [effect.text()]
        if piece.startswith("character."):
            start = CHARACTERS[piece[10:]].start.as_arg()
            words.insert(0, msg("ginkgopolis.character_start_amount", "You start with {amount}.", amount=start))
        return tuple(words)
    if piece.startswith("card."):
        return (
            msg("ginkgopolis.urbanization_card_alone_effect", "Alone: take a resource or a tile."),
            msg(
                "ginkgopolis.urbanization_card_tile_effect",
                "With a tile: build on the cell of {marker}.",
                marker=PieceArg(f"marker.{piece[5:]}"),
            ),
        )
    if piece.startswith("tile."):
        match COLOUR[piece]:
            case "red":
                return (msg("ginkgopolis.red_tile_exploit_effect", "Exploited, it gives a resource for each floor."),)
            case "blue":
                return (msg("ginkgopolis.blue_tile_exploit_effect", "Exploited, it gives a tile for each floor."),)
            case "yellow":
                return (
                    msg(
                        "ginkgopolis.yellow_tile_exploit_effect", "Exploited, it gives a success point for each floor."
                    ),
                )
    return ()


_URBANIZATION_ICONS: IconRow = (
    Icon("resource"),
    Glyph.OR,
    Icon("tile"),
    Glyph.BAR,
    Icon("tile"),
    Glyph.ARROW,
    Icon("urbanize"),
)


def piece_icons(piece: str) -> IconRows:
    """A card in icons: a row for what it does; on a character, a second row for what its owner starts with."""
    if piece in URBANIZATION:
        return (_URBANIZATION_ICONS,)
    if piece not in EFFECT:
        return ()
    kind, _, code = piece.partition(".")
    return (*EFFECT[piece].icons(), *((CHARACTERS[code].start.icons(),) if kind == "character" else ()))


def piece_facts(piece: str) -> Mapping[str, int | str]:
    """What is printed on a piece: colour, number, letter; for a card when it counts, and at which action."""
    return _FACTS.get(piece, {})


def piece_signs(piece: str) -> tuple[IconMeaning, ...]:
    """What the sign of a building card means."""
    counts = _FACTS.get(piece, {}).get("counts") if piece.startswith("card.") else None
    return (SIGNS[str(counts)],) if counts is not None else ()


def _card_facts(piece: str, number: int) -> dict[str, int | str]:
    printed: dict[str, int | str] = {"colour": COLOUR[piece], "number": number}
    if piece in BONUS:
        return {**printed, "counts": "permanent", "action": BONUS[piece][0]}
    return {**printed, "counts": "final"}


_FACTS: dict[str, Mapping[str, int | str]] = {
    **{f"tile.{code}": {"colour": one.colour, "number": one.number} for code, one in BUILDINGS.items()},
    **{f"card.{code}": _card_facts(f"card.{code}", one.number) for code, one in BUILDINGS.items()},
    **{f"character.{code}": _card_facts(f"character.{code}", int(code[1:])) for code in CHARACTERS},
    **{f"{kind}.{letter}": {"letter": letter} for kind in ("card", "marker") for letter in LETTERS},
    **{f"screen.{seat}": {"seat": seat} for seat in range(1, 6)},
}


_COMMON = {
    "tiles": msg("ginkgopolis.tile_supply", "tile supply"),
    "deck": msg("ginkgopolis.deck", "deck"),
    "discard": msg("ginkgopolis.discard_pile", "discard pile"),
    "reserve": msg("ginkgopolis.card_reserve", "card reserve"),
    "box": msg("table.box", "box"),
    "state": msg("ginkgopolis.game_state", "state of the game"),
    "chance": msg("ginkgopolis.game_state", "state of the game"),
}


def _empty_cell_name(table: Table, place: str) -> Message:
    """An empty cell by the marker on it, or by a building beside it: nobody at a table counts coordinates."""
    marker = next((piece.id for piece in table.pieces_in(place) if piece.kind == "marker"), None)
    if marker is not None:
        return msg("ginkgopolis.cell_of_marker", "cell of marker {letter}", letter=LiteralArg(marker.partition(".")[2]))
    north, east, south, west = (
        building_at(table, name) if table.has_place(name) else None for name in neighbour_ids(place)
    )
    if north is not None:
        return msg("ginkgopolis.cell_below_building", "empty cell below the {building}", building=piece_name(north.top))
    if south is not None:
        return msg("ginkgopolis.cell_above_building", "empty cell above the {building}", building=piece_name(south.top))
    if east is not None:
        return msg(
            "ginkgopolis.cell_left_of_building", "empty cell left of the {building}", building=piece_name(east.top)
        )
    if west is not None:
        return msg(
            "ginkgopolis.cell_right_of_building", "empty cell right of the {building}", building=piece_name(west.top)
        )
    return msg("ginkgopolis.cell_beside_nothing", "empty cell away from the city")


def place_spot(place: str) -> Message | None:
    """Where a cell of the city lies, counted from the middle of the nine tiles that every game begins with."""
    if not place.startswith("city."):
        return None
    x, y = cell_of(place)
    across = (
        msg("ginkgopolis.cells_to_the_right", "{n} to the right", n=x)
        if x > 0
        else msg("ginkgopolis.cells_to_the_left", "{n} to the left", n=-x)
    )
    along = msg("ginkgopolis.cells_up", "{n} up", n=y) if y > 0 else msg("ginkgopolis.cells_down", "{n} down", n=-y)
    if x and y:
        return msg("ginkgopolis.cell_from_middle_both", "from the middle {across}, {along}", across=across, along=along)
    if x or y:
        return msg("ginkgopolis.cell_from_middle", "from the middle {way}", way=across if x else along)
    return msg("ginkgopolis.cell_in_middle", "in the middle of the city")


def place_name(table: Table, place: str) -> Message:
    """The name of a place; a cell of the city is called by what stands there."""
    if place in _COMMON:
        return _COMMON[place]
    if place.startswith("city."):
        there = building_at(table, place) if table.has_place(place) else None
        if there is not None:
            return msg(
                "ginkgopolis.building_with_height",
                "{building}, height {height}",
                building=piece_name(there.top),
                height=there.height,
            )
        return _empty_cell_name(table, place)
    _, seat, part = place.split(".", 2)
    who = SeatArg(int(seat))
    match part:
        case "hand":
            return msg("ginkgopolis.hand_of_seat", "hand of {seat}", seat=who)
        case "tiles":
            return msg("ginkgopolis.tiles_of_seat", "tiles of {seat}", seat=who)
        case "screen":
            return msg("ginkgopolis.screen_of_seat", "screen of {seat}", seat=who)
        case "supply":
            return msg("ginkgopolis.supply_of_seat", "supply of {seat}", seat=who)
        case "commit":
            return msg("ginkgopolis.choice_of_seat", "choice of {seat}", seat=who)
        case "kept":
            return msg("ginkgopolis.cards_in_front_of_seat", "cards in front of {seat}", seat=who)
        case "tokens":
            return msg("ginkgopolis.tokens_of_seat", "tokens of {seat}", seat=who)
        case "given":
            return msg("ginkgopolis.tiles_given_by_seat", "tiles given by {seat}", seat=who)
    return msg("ginkgopolis.characters_of_seat", "characters of {seat}", seat=who)


# ---- what a card can be played for, in few words (Rules: ginkgopolis/commit) -----------------------------------------

_EXPLOIT = msg("ginkgopolis.short_exploit", "Exploit, without a tile")
_TOO_POOR = msg("ginkgopolis.short_unaffordable", "cannot be paid now: would be exploited")


@cache
def _card(card: str) -> FacetGroup:
    return FacetGroup(
        card,
        msg("ginkgopolis.group_card", "{card}", card=PieceArg(card)),
        thing=card,
        asks=msg("ginkgopolis.ask_how_to_play_card", "{card}: how do you play it?", card=PieceArg(card)),
    )


def commit_facet(card: str, tile: str, is_urbanization: bool, is_unaffordable: bool) -> Facet:
    """A card alone, or with a tile."""
    if not tile:
        return Facet(_EXPLOIT, ((Icon("exploit"),),), steps=(_card(card),))
    icon, words = ("urbanize", _urbanize(tile)) if is_urbanization else ("construct", _construct(tile))
    return Facet(words, ((Icon(icon),),), _TOO_POOR if is_unaffordable else None, steps=(_card(card),))


@cache
def _urbanize(tile: str) -> Message:
    return msg("ginkgopolis.short_urbanize", "Urbanize with {tile}", tile=PieceArg(tile))


@cache
def _construct(tile: str) -> Message:
    return msg("ginkgopolis.short_construct", "Construct with {tile}", tile=PieceArg(tile))
