"""What pieces and places of Imperial Miners are called, and what their words say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.flow.effect import Effect
from engine.core.messages.message import ListArg, LiteralArg, Message, NounArg, SeatArg, msg
from engine.core.table.table import Table
from engine.imperial_miners.cards import EDGES, EMPTY, LOADED, NONE, ROMAN, Event, MineCard, data_of
from engine.imperial_miners.effects import one_sentence, sentences
from engine.imperial_miners.grid import cell_of, joint_cells
from engine.imperial_miners.queries import ROUNDS, card_at, round_number, side_of, space_of

OWN_NAMES: Mapping[str, Message] = {
    "imperial_miners.mine_place_middle": msg("imperial_miners.own_mine_place_middle", "mine, row {row}, middle"),
    "imperial_miners.mine_place_left": msg("imperial_miners.own_mine_place_left", "mine, row {row}, left {n}"),
    "imperial_miners.mine_place_right": msg("imperial_miners.own_mine_place_right", "mine, row {row}, right {n}"),
}
"""What these are called where it is said already whose they are."""


OWN_HOLDINGS: Mapping[str, Message] = {
    "imperial_miners.hand_of_seat": msg("imperial_miners.your_hand", "Your cards"),
    "imperial_miners.choice_of_seat": msg("imperial_miners.your_choice", "Your choice"),
}
"""What these are called in words to whoever they belong to."""


_HALF_CART = {
    ("L", EMPTY): msg("imperial_miners.cart_half_left_empty", "left: empty"),
    ("L", LOADED): msg("imperial_miners.cart_half_left_loaded", "left: loaded"),
    ("R", EMPTY): msg("imperial_miners.cart_half_right_empty", "right: empty"),
    ("R", LOADED): msg("imperial_miners.cart_half_right_loaded", "right: loaded"),
    ("TL", EMPTY): msg("imperial_miners.cart_half_top_left_empty", "top left: empty"),
    ("TL", LOADED): msg("imperial_miners.cart_half_top_left_loaded", "top left: loaded"),
    ("TR", EMPTY): msg("imperial_miners.cart_half_top_right_empty", "top right: empty"),
    ("TR", LOADED): msg("imperial_miners.cart_half_top_right_loaded", "top right: loaded"),
    ("BL", EMPTY): msg("imperial_miners.cart_half_bottom_left_empty", "bottom left: empty"),
    ("BL", LOADED): msg("imperial_miners.cart_half_bottom_left_loaded", "bottom left: loaded"),
    ("BR", EMPTY): msg("imperial_miners.cart_half_bottom_right_empty", "bottom right: empty"),
    ("BR", LOADED): msg("imperial_miners.cart_half_bottom_right_loaded", "bottom right: loaded"),
}


def progress(table: Table) -> float:
    """By rounds."""
    return max(0, 2 * round_number(table) - 1) / (2 * ROUNDS)


def status(table: Table) -> Message:
    """Round and phase."""
    number = round_number(table)
    if not any(table.lanes):
        return msg("imperial_miners.phase_game_over", "The game is over")
    if not number:
        return msg("imperial_miners.phase_choosing_starting_hands", "Choosing the starting hands")
    return msg("imperial_miners.phase_round_of_rounds", "Round {round} of {rounds}", round=number, rounds=ROUNDS)


def piece_name(table: Table, piece: str) -> Message:
    """The name of a piece."""
    kind, _, code = piece.partition(".")
    match kind:
        case "mine":
            return data_of(table).mine[piece].name
        case "event":
            return data_of(table).events[piece].name
        case "board":
            return msg("imperial_miners.title_of_research_board", "{title}", title=side_of(table, int(code)).name)
        case "pickaxe":
            return msg("imperial_miners.pickaxe_of_seat", "pickaxe of {seat}", seat=SeatArg(int(code)))
    return msg("imperial_miners.surface_board_of_seat", "surface board of {seat}", seat=SeatArg(int(code)))


def piece_words(table: Table, piece: str) -> tuple[Message, ...]:
    """What a piece says: of a card its level, price, factions and half carts first, then each effect."""
    data = data_of(table)
    if piece in data.mine:
        return (*_head(data.mine[piece]), *alternatives(data.effects[piece]))
    if piece in data.events:
        return (_kind(data.events[piece]), *(sentences(effect) for effect in data.effects[piece]))
    if piece.startswith("surface."):
        return alternatives(data.effects["surface"])
    if piece.startswith("board."):
        side = side_of(table, int(piece[6:]))
        return tuple(
            msg(
                "imperial_miners.numbered_space_effect",
                "Space {number}: {effect.clause}.",
                number=space,
                effect=one_sentence(data.effects[source][0]),
            )
            for space in range(side.top + 1)
            if data.effects.get(source := f"board.{side.id}.{space}")
        )
    return ()


def alternatives(effects: Sequence[tuple[Effect, ...]]) -> tuple[Message, ...]:
    """Effects of which one is chosen, each a text of its own."""
    first = tuple(sentences(effect) for effect in effects[:1])
    others = (
        msg("imperial_miners.or_effect", "Or {effect.clause}.", effect=one_sentence(effect)) for effect in effects[1:]
    )
    return (*first, *others)


def _head(card: MineCard) -> tuple[Message, ...]:
    level = msg(
        "imperial_miners.card_level_and_price",
        "Level {level}, price {price}",
        level=LiteralArg(ROMAN[card.level]),
        price=card.cost,
    )
    whose = msg("imperial_miners.no_faction", "No faction")
    if card.factions:
        factions = ListArg(tuple(NounArg(faction) for faction in card.factions))
        whose = msg("imperial_miners.card_factions", "Faction: {factions}", factions=factions)
    halves = tuple(_HALF_CART[edge, half] for edge, half in zip(EDGES, card.edges, strict=True) if half != NONE)
    if not halves:
        return (level, whose)
    return (level, whose, msg("imperial_miners.card_half_carts", "Half carts: {carts}", carts=ListArg(halves)))


def _kind(event: Event) -> Message:
    match event.kind:
        case "immediate":
            return msg("imperial_miners.immediate_event", "Immediate event")
        case "modifier":
            return msg("imperial_miners.modifying_event", "Modifying event")
    return msg("imperial_miners.end_of_round_event", "Event of the end of the round")


_COMMON = {
    "event.deck": msg("imperial_miners.event_deck", "event deck"),
    "event.now": msg("imperial_miners.event_of_this_round", "event of this round"),
    "event.past": msg("imperial_miners.past_events", "past events"),
    "research.start": msg("imperial_miners.place_below_research_boards", "below the research boards"),
    "supply": msg("imperial_miners.supply", "supply"),
    "box": msg("table.box", "box"),
    "state": msg("imperial_miners.state_of_game", "state of the game"),
    "chance": msg("imperial_miners.state_of_game", "state of the game"),
}


def place_name(table: Table, place: str) -> Message:
    """The name of a place."""
    if place in _COMMON:
        return _COMMON[place]
    head, _, rest = place.partition(".")
    match head:
        case "deck":
            return msg("imperial_miners.deck_of_level", "deck of level {level}", level=LiteralArg(ROMAN[int(rest)]))
        case "discard":
            return msg(
                "imperial_miners.discard_pile_of_level",
                "discard pile of level {level}",
                level=LiteralArg(ROMAN[int(rest)]),
            )
        case "research":
            space = space_of(place)
            if space is None:
                return msg("imperial_miners.research_board", "research board {number}", number=int(rest))
            if not space[1]:
                return msg(
                    "imperial_miners.research_board_lowest_space",
                    "{board}, lowest space",
                    board=side_of(table, space[0]).name,
                )
            return msg(
                "imperial_miners.research_board_space",
                "{board}, space {number}",
                board=side_of(table, space[0]).name,
                number=space[1],
            )
    return _seat_place(table, place)


def _seat_place(table: Table, place: str) -> Message:
    _, seat, part = place.split(".", 2)
    who = SeatArg(int(seat))
    cell = cell_of(place)
    if cell is not None:
        return _cell_name(who, LiteralArg(ROMAN[cell.row]), cell.x)
    match part.partition(".")[0]:
        case "cart":
            met = [card_at(table, one) for one in joint_cells(place) or ()]
            if len(met) == 2 and met[0] is not None and met[1] is not None:
                cards = data_of(table).mine
                first, second = cards[met[0]].name, cards[met[1]].name
                if first == second:
                    return msg("imperial_miners.cart_between_like_cards", "cart between two cards “{card}”", card=first)
                return msg(
                    "imperial_miners.cart_between_cards",
                    "cart between {first} and {second}",
                    first=first,
                    second=second,
                )
            return msg("imperial_miners.cart_of_seat", "cart of {seat}", seat=who)
        case "hand":
            return msg("imperial_miners.hand_of_seat", "hand of {seat}", seat=who)
        case "chosen":
            return msg("imperial_miners.choice_of_seat", "choice of {seat}", seat=who)
        case "surface":
            return msg("imperial_miners.surface_of_seat", "surface of {seat}", seat=who)
    return msg("imperial_miners.record_of_seat", "record of {seat}", seat=who)


def _cell_name(who: SeatArg, row: LiteralArg, x: int) -> Message:
    """A place of a mine, counted from the middle: half a card is 1, so every other row has no place there."""
    if not x:
        return msg("imperial_miners.mine_place_middle", "mine of {seat}, row {row}, middle", seat=who, row=row)
    n = (abs(x) + 1) // 2
    if x < 0:
        return msg("imperial_miners.mine_place_left", "mine of {seat}, row {row}, left {n}", seat=who, row=row, n=n)
    return msg("imperial_miners.mine_place_right", "mine of {seat}, row {row}, right {n}", seat=who, row=row, n=n)
