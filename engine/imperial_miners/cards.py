"""The mine cards, events, research boards and the surface, read from data; a pack is read by the same functions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field

from engine.core.card import CardRecord, read_cards
from engine.core.effect import Mistake, Word
from engine.core.fault import Bug
from engine.core.text import Msg, msg
from engine.imperial_miners.words import (
    AROUND,
    FACTIONS,
    VOCABULARY,
    All,
    CaveIn,
    Cheaper,
    Count,
    Faction,
    Gadget,
    If,
    More,
    Pay,
)

Edge: TypeAlias = Literal["L", "R", "TL", "TR", "BL", "BR"]
EDGES: tuple[Edge, ...] = ("L", "R", "TL", "TR", "BL", "BR")
NONE, EMPTY, LOADED = 0, 1, 2
LEVELS = (1, 2, 3, 4)
PER_LEVEL = {1: 36, 2: 43, 3: 43, 4: 14}
PRICE = {1: (0, 0), 2: (2, 2), 3: (0, 13), 4: (0, 0)}
"""Lowest and highest price of a level. Rules: imperial_miners/card."""
EVENTS = 18
BOARDS = (1, 2, 3)
SIDES = ("a", "b")
LONGEST = 8
"""Spaces above the lowest one that a research board can have."""
ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV"}
FILES = ("mine", "events", "boards", "surface")
NAMES = "names/imperial_miners"
"""The context of the names in the data, so that they can be translated."""

Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=40)]
Effect: TypeAlias = tuple[Word, ...]
"""The parts of an effect, from first to last; a price is the first part."""


class MineRecord(CardRecord):
    """A mine card as data."""

    name: Name
    level: Annotated[int, Field(ge=1, le=4)]
    cost: Annotated[int, Field(ge=0, le=13)]
    factions: Annotated[list[Faction], Field(max_length=2)]
    carts: dict[Edge, Literal["empty", "loaded"]]


class EventRecord(CardRecord):
    """An event as data."""

    name: Name
    kind: Literal["immediate", "modifier", "end_of_round"]


class BoardRecord(CardRecord):
    """One side of a research board as data; `spaces` runs from the second space to the top."""

    name: Name
    board: Annotated[int, Field(ge=1, le=3)]
    side: Literal["a", "b"]


class SurfaceRecord(CardRecord):
    """The surface board as data."""

    name: Name


class MineCard(NamedTuple):
    """A mine card."""

    id: str
    name: Msg
    level: int
    cost: int
    factions: tuple[Faction, ...]
    edges: tuple[int, ...]
    """The half carts in the order of EDGES: NONE, EMPTY or LOADED."""


class Event(NamedTuple):
    """An event."""

    id: str
    name: Msg
    kind: str


class Side(NamedTuple):
    """One side of a research board. Its top space has the number `top`, its lowest 0."""

    id: str
    name: Msg
    board: int
    top: int


@dataclass(frozen=True, slots=True)
class CardSet:
    """Everything printed: cards by piece id, sides by id, and every effect by its source."""

    mine: dict[str, MineCard]
    events: dict[str, Event]
    sides: dict[str, Side]
    effects: dict[str, tuple[Effect, ...]]
    """By source: `mine.S11`, `event.01`, `board.1a.3` (side and space), `surface`."""


def flat(effect: Word) -> Effect:
    """The parts of an effect in the order in which they happen."""
    match effect:
        case All(parts):
            return tuple(one for part in parts for one in flat(part))
        case Pay(_, then):
            return (effect, *(one for part in then for one in flat(part)))
    return (effect,)


# ---- reading a set, with named mistakes ------------------------------------------------------------------------------


def read_set(rows: Mapping[str, Iterable[object]]) -> tuple[CardSet | None, list[Mistake]]:
    """A whole set of printed things from rows, or every mistake in them: card, field and reason."""
    mine, wrong = read_cards(rows.get("mine", ()), MineRecord, VOCABULARY)
    events, more = read_cards(rows.get("events", ()), EventRecord, VOCABULARY)
    wrong += more
    boards, more = read_cards(rows.get("boards", ()), BoardRecord, VOCABULARY, ("lowest", "spaces"))
    wrong += more
    surface, more = read_cards(rows.get("surface", ()), SurfaceRecord, VOCABULARY)
    wrong += more
    if wrong:
        return None, wrong
    for card, given in mine:
        wrong.extend(_mine_mistakes(card, given["effects"]))
    for event, given in events:
        wrong.extend(_event_mistakes(event, given["effects"]))
    for board, given in boards:
        wrong.extend(_board_mistakes(board, given["lowest"], given["spaces"]))
    for front, given in surface:
        if len(given["effects"]) != 3:
            wrong.append(Mistake(front.id, "effects", msg("pack", "the surface has three effects")))
        wrong.extend(_effect_mistakes(front.id, "effects", given["effects"], False))
    wrong.extend(_number_mistakes([card for card, _ in mine], len(events), [board for board, _ in boards]))
    if len(surface) != 1:
        wrong.append(Mistake("surface", "", msg("pack", "there is one surface")))
    if wrong:
        return None, wrong
    effects: dict[str, tuple[Effect, ...]] = {"surface": tuple(flat(one) for one in surface[0][1]["effects"])}
    effects.update({f"mine.{card.id}": tuple(flat(one) for one in given["effects"]) for card, given in mine})
    effects.update({f"event.{event.id}": tuple(flat(one) for one in given["effects"]) for event, given in events})
    for board, given in boards:
        effects[f"board.{board.id}.0"] = tuple(flat(one) for one in given["lowest"])
        for at, one in enumerate(given["spaces"], 1):
            effects[f"board.{board.id}.{at}"] = (flat(one),)
    return (
        CardSet(
            {f"mine.{card.id}": _mine_card(card) for card, _ in mine},
            {f"event.{event.id}": Event(event.id, Msg(NAMES, event.name), event.kind) for event, _ in events},
            {
                board.id: Side(board.id, Msg(NAMES, board.name), board.board, len(given["spaces"]))
                for board, given in boards
            },
            effects,
        ),
        [],
    )


def _mine_card(card: MineRecord) -> MineCard:
    halves = {None: NONE, "empty": EMPTY, "loaded": LOADED}
    edges = tuple(halves[card.carts.get(edge)] for edge in EDGES)
    return MineCard(card.id, Msg(NAMES, card.name), card.level, card.cost, tuple(card.factions), edges)


def _mine_mistakes(card: MineRecord, effects: tuple[Word, ...]) -> Iterator[Mistake]:
    """A mine card has a price of its level, different factions and one or two effects. Rules: imperial_miners/card."""
    low, high = PRICE[card.level]
    if not low <= card.cost <= high:
        yield Mistake(
            card.id,
            "cost",
            msg("pack", "a card of level {level} costs from {low} to {high}", level=card.level, low=low, high=high),
        )
    if len(set(card.factions)) < len(card.factions):
        yield Mistake(card.id, "factions", msg("pack", "this faction stands here twice"))
    if not 1 <= len(effects) <= 2:
        yield Mistake(card.id, "effects", msg("pack", "a mine card has one or two effects"))
    yield from _effect_mistakes(card.id, "effects", effects, True)


def _event_mistakes(event: EventRecord, effects: tuple[Word, ...]) -> Iterator[Mistake]:
    if len(effects) != 1:
        yield Mistake(event.id, "effects", msg("pack", "an event has one effect"))
        return
    if event.kind == "modifier":
        if any(not isinstance(part, More | Cheaper) for part in flat(effects[0])):
            yield Mistake(event.id, "effects.0", msg("pack", "a modifying event only changes what others give or cost"))
        return
    yield from _effect_mistakes(event.id, "effects", effects, False)


def _board_mistakes(board: BoardRecord, lowest: tuple[Word, ...], spaces: tuple[Word, ...]) -> Iterator[Mistake]:
    if not 2 <= len(spaces) <= LONGEST:
        yield Mistake(
            board.id, "spaces", msg("pack", "a research board has from {low} to {high} spaces", low=3, high=LONGEST + 1)
        )
    if len(lowest) > 1:
        yield Mistake(board.id, "lowest", msg("pack", "a space has one effect"))
    yield from _effect_mistakes(board.id, "lowest", lowest, False)
    yield from _effect_mistakes(board.id, "spaces", spaces, False)


def _effect_mistakes(card: str, field: str, effects: tuple[Word, ...], mine: bool) -> Iterator[Mistake]:
    """What no type can see: prices first, modifiers on events only, nothing about "this card" but on mine cards."""
    for at, effect in enumerate(effects):
        where = f"{field}.{at}"
        parts = flat(effect)
        if any(isinstance(part, Pay) for part in parts[1:]):
            yield Mistake(card, where, msg("pack", "a price must come first"))
        if any(isinstance(part, More) for part in parts):
            yield Mistake(card, where, msg("pack", "only a modifying event can say this"), "coin")
        if any(isinstance(part, Count | If) for part in parts):
            yield Mistake(card, where, msg("pack", "a number alone does nothing"), "coin")
        if not mine and any(_speaks_of_here(part) for part in parts):
            yield Mistake(card, where, msg("pack", "only a mine card can speak of itself"))
        for number in (one for part in parts for one in _numbers(part)):
            if number.of in ("faction", "others") and number.faction is None:
                yield Mistake(card, where, msg("pack", "it must say which faction is counted"))


def _numbers(part: Any) -> Iterator[Count | If]:
    """The counted numbers in a part."""
    for number in (getattr(part, "n", None), getattr(part, "then", None), getattr(part, "otherwise", None)):
        if isinstance(number, Count | If):
            yield number
            yield from _numbers(number)


def _speaks_of_here(part: Word) -> bool:
    if isinstance(part, Gadget | CaveIn) and part.on != "any":
        return True
    return any(number.of in AROUND for number in _numbers(part))


def _number_mistakes(mine: list[MineRecord], events: int, boards: list[BoardRecord]) -> Iterator[Mistake]:
    """Every printed thing is there, and no more. Rules: imperial_miners/components."""
    for level, need in PER_LEVEL.items():
        have = sum(card.level == level for card in mine)
        if have != need:
            yield Mistake(
                f"level {ROMAN[level]}",
                "",
                msg("pack", "{need} belong to the game, {have} are there", need=need, have=have),
            )
    if events != EVENTS:
        message = msg("pack", "{need} belong to the game, {have} are there", need=EVENTS, have=events)
        yield Mistake("events", "", message)
    sides = sorted((board.board, board.side) for board in boards)
    if sides != [(board, side) for board in BOARDS for side in SIDES]:
        yield Mistake("boards", "", msg("pack", "each of the three research boards has a side a and a side b"))
    if any(board.id != f"{board.board}{board.side}" for board in boards):
        yield Mistake("boards", "id", msg("pack", "a side is called by its board and letter, such as 1a"))


def shipped_set() -> CardSet:
    """The house set that comes with the program; a mistake in it is a bug."""
    folder = files("engine.imperial_miners").joinpath("data")
    rows = {name: json.loads(folder.joinpath(f"{name}.json").read_text(encoding="utf-8")) for name in FILES}
    made, mistakes = read_set(rows)
    if made is None:
        raise Bug("engine.imperial_miners: " + "; ".join(map(str, mistakes)))
    return made


# ---- the set in play, by piece id ------------------------------------------------------------------------------------

_SET = shipped_set()
MINE: dict[str, MineCard] = _SET.mine
EVENT: dict[str, Event] = _SET.events
SIDE: dict[str, Side] = _SET.sides
EFFECTS: dict[str, tuple[Effect, ...]] = _SET.effects
LEVEL: dict[str, int] = {piece: card.level for piece, card in MINE.items()}
COST: dict[str, int] = {piece: card.cost for piece, card in MINE.items()}
CARTS: dict[str, tuple[int, ...]] = {piece: card.edges for piece, card in MINE.items()}
OF: dict[str, tuple[Faction, ...]] = {piece: card.factions for piece, card in MINE.items()}
"""The factions of a card."""
FACTION_BIT: dict[str, int] = {faction: 1 << at for at, faction in enumerate(FACTIONS)}
BITS: dict[str, int] = {piece: sum(FACTION_BIT[one] for one in factions) for piece, factions in OF.items()}
"""The factions of a card as bits, for counting kinds."""
MODIFIERS: dict[str, Effect] = {piece: EFFECTS[piece][0] for piece, event in EVENT.items() if event.kind == "modifier"}
"""What a modifying event changes."""
