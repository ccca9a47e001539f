"""Packs for Underwater Cities: the owner's own cards, boards, contracts and metropolises instead of the shipped ones.

A record replaces the shipped one of the same number or id, or is added. Every mistake is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from engine.core.flow.data_error import DataError, nearest, without_echoes
from engine.core.flow.effect import Effect
from engine.core.messages.message import Message, msg
from engine.core.storage.pack import (
    NUMBER_REPEATED,
    id_mistakes,
    name_mistakes,
    playable,
    read_section,
    unknown_sections,
)
from engine.underwater_cities.cards import (
    EDITION,
    BoardRow,
    CardRow,
    ContractRow,
    Metropolis,
    MetropolisRow,
    PlayerBoard,
    UnderwaterCards,
    card_set,
    made_board,
    made_card,
    made_contract,
    shipped,
)
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.vocabulary import AT_ONCE, LATE, STANDING, VOCABULARY
from engine.underwater_cities.goods import GOODS, Counted
from engine.underwater_cities.pack_effects import effect_mistakes, upgrade_mistakes
from engine.underwater_cities.structures.graph import CITIES, METROPOLISES, SITES, TUNNELS

SECTIONS = ("cards", "boards", "contracts", "metropolises")
_SITES = tuple(f"{city}.{site}" for city in CITIES for site in SITES)
FEATURES: dict[str, tuple[str, ...]] = {
    "city33": CITIES,
    "city22": CITIES,
    "tun3": tuple(TUNNELS),
    "pair2": tuple(TUNNELS),
    "metro2": tuple(tunnel for tunnels in METROPOLISES.values() for tunnel in tunnels),
    "mult2": _SITES,
}
"""The marks of a board, and where each can stand."""
PRODUCING = (
    words.ProductionEffect,
    words.ProductionPerEffect,
    words.ProductionReplaceEffect,
    words.ProductionConvertEffect,
    words.ByHandEffect,
)
SCORING = (*(word for word in LATE if word not in PRODUCING), words.ByHandEffect)
BY_TYPE: dict[str, tuple[type[Effect], ...]] = {
    "instant": AT_ONCE,
    "action": AT_ONCE,
    "permanent": STANDING,
    "production": PRODUCING,
    "end_scoring": SCORING,
}
"""The words that a card of each type may begin with."""
COSTS = {"era1": (0, 0), "era2": (0, 0), "era3": (0, 0), "special3": (3, 3), "special12": (1, 2), "assistant": (0, 0)}
_NO_SITE = msg("pack.no_such_site", "there is no such site")
_NO_WORD = msg("pack.word_not_fitting", "this word does not fit here")
PLAYERS = 4
LEAST_TILES = {"brown": PLAYERS, "blue": 2 * PLAYERS}
"""How many metropolises there must be, so that every seat gets its own."""


def equip(pack: Mapping[str, Any], edition: int = EDITION) -> tuple[UnderwaterCards | None, list[DataError]]:
    """An edition of the shipped set with what a pack replaces or adds, or all its mistakes."""
    mistakes = unknown_sections(pack, SECTIONS)
    base = shipped(edition)
    cards, boards = dict(base.cards), dict(base.boards)
    metropolises, contracts = dict(base.metropolises), dict(base.contracts)
    numbers: dict[int, str] = {}
    for card, effects in read_section(pack, "cards", CardRow, VOCABULARY, mistakes, {"id": "number"}):
        wrong = [*_card_mistakes(card, effects["effects"])]
        if numbers.setdefault(card.number, card.id) != card.id:
            wrong.append(DataError(card.id, "number", NUMBER_REPEATED))
        mistakes.extend(wrong)
        if playable(wrong):
            made = made_card(card, effects["effects"][0])
            for old in [old.id for old in cards.values() if old.number == card.number and old.id != made.id]:
                del cards[old]
            cards[made.id] = made
    for board, _ in read_section(pack, "boards", BoardRow, VOCABULARY, mistakes):
        wrong = [*_board_mistakes(board)]
        mistakes.extend(wrong)
        boards[f"board.{board.id}"] = made_board(board)
    for tile, effects in read_section(pack, "metropolises", MetropolisRow, VOCABULARY, mistakes):
        allowed = SCORING if tile.colour == "brown" else AT_ONCE
        wrong = [*effect_mistakes(tile.id, effects["effects"], allowed)]
        if tile.colour == "brown" and any(tile.production.values()):
            wrong.append(
                DataError(tile.id, "production", msg("pack.value_not_fitting", "this value does not fit here"))
            )
        mistakes.extend(wrong)
        if playable(wrong):
            name = f"metropolis.{tile.id}"
            metropolises[name] = Metropolis(name, tile.colour, effects["effects"][0], tile.production)
    for contract, effects in read_section(pack, "contracts", ContractRow, VOCABULARY, mistakes):
        wrong = [*_contract_mistakes(contract), *effect_mistakes(contract.id, effects["effects"], AT_ONCE)]
        mistakes.extend(wrong)
        if playable(wrong):
            contracts[f"contract.{contract.id}"] = made_contract(contract, effects["effects"][0])
    mistakes.extend(_shortages(boards, metropolises))
    whole = card_set(cards, boards, metropolises, contracts) if playable(mistakes) else None
    return whole, without_echoes(mistakes)


def _shortages(boards: Mapping[str, PlayerBoard], metropolises: Mapping[str, Metropolis]) -> Iterator[DataError]:
    """A pack may replace, but everybody at the table must still get a board and three metropolises."""
    for colour, least in LEAST_TILES.items():
        if sum(tile.colour == colour for tile in metropolises.values()) < least:
            yield DataError("metropolises", colour, msg("pack.number_too_low", "it must be at least {low}", low=least))
    if any(sum(board.advanced == side for board in boards.values()) < PLAYERS for side in (False, True)):
        yield DataError("boards", "advanced", msg("pack.number_too_low", "it must be at least {low}", low=PLAYERS))


def _card_mistakes(card: CardRow, effects: tuple[Effect, ...]) -> Iterator[DataError]:
    low, high = COSTS[card.deck]
    if not low <= card.cost <= high:
        message = msg(
            "pack.cost_outside_deck_range", "a card of this deck costs from {low} to {high}", low=low, high=high
        )
        yield DataError(card.id, "cost", message)
    if card.deck != "assistant" and card.colour == "none":
        yield DataError(card.id, "colour", msg("pack.needs_card_colour", "a card needs a colour"), "green")
    if (card.deck == "assistant") != (card.id == "assistant"):
        yield DataError(
            card.id, "deck", msg("pack.assistant_id_and_deck_mismatch", "there is one assistant, and it is called so")
        )
    if card.id != "assistant" and not card.number:
        yield DataError(card.id, "number", msg("pack.number_too_low", "it must be at least {low}", low=1))
    elif card.id == "assistant" and card.number:
        yield DataError(card.id, "number", msg("pack.number_too_high", "it must be at most {high}", high=0))
    yield from name_mistakes(card.id, card.name)
    yield from effect_mistakes(card.id, effects, BY_TYPE[card.type])


def _contract_mistakes(contract: ContractRow) -> Iterator[DataError]:
    yield from name_mistakes(contract.id, contract.name)
    if not contract.needs:
        needed = msg("pack.contract_needs_something", "it must say what is needed")
        yield DataError(contract.id, "needs", needed, allowed=get_args(Counted), is_slip=True)
    for what in contract.needs:
        yield from upgrade_mistakes(contract.id, f"needs.{what}", what, contract.upgraded)


def _board_mistakes(board: BoardRow) -> Iterator[DataError]:
    def unknown(field: str, name: str, known: tuple[str, ...], reason: Message = _NO_SITE) -> Iterator[DataError]:
        if name not in known:
            yield DataError(board.id, f"{field}.{name}", reason, nearest(name, known), known)

    yield from id_mistakes(board.id)
    sites = tuple(site for site in _SITES if _has(board, site))
    places = (*CITIES, *TUNNELS, *sites)
    marked: set[str] = set()
    for city in board.sites:
        yield from unknown("sites", city, CITIES)
    for site, bonus in board.bonuses.items():
        yield from unknown("bonuses", site, places)
        for good in bonus:
            yield from unknown(f"bonuses.{site}", good, (*GOODS, "federation"), _NO_WORD)
    for feature, marks in board.features.items():
        yield from unknown("features", feature, tuple(FEATURES), _NO_WORD)
        fitting = tuple(place for place in FEATURES.get(feature, places) if place in places)
        for site in marks:
            yield from unknown(f"features.{feature}", site, fitting)
        if marked & {*marks}:
            yield DataError(
                board.id, f"features.{feature}", msg("pack.value_not_fitting", "this value does not fit here")
            )
        marked.update(marks)
        if feature == "pair2" and len(marks) != 2:
            yield DataError(
                board.id, "features.pair2", msg("pack.needs_two_tunnels_for_mark", "two tunnels share this mark")
            )


def _has(board: BoardRow, site: str) -> bool:
    """Does the board have this building site? Without a word about a city it has three there, and one to expand."""
    city, name = site.split(".")
    return name == "x" or int(name[1:]) <= board.sites.get(city, 3)
