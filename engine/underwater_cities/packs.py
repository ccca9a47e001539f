"""Packs for Underwater Cities: the owner's own cards, boards, contracts and metropolises instead of the shipped ones.

A record replaces the shipped one of the same number or id, or is added. Every mistake is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from engine.core.effect import Mistake, Word
from engine.core.pack import id_mistakes, read_section, unknown_sections
from engine.core.text import msg
from engine.underwater_cities import words
from engine.underwater_cities.cards import (
    BoardRow,
    CardRow,
    CardSet,
    ContractRow,
    Metropolis,
    MetropolisRow,
    card_set,
    made_board,
    made_card,
    made_contract,
    shipped,
    shipped_slots,
)
from engine.underwater_cities.goods import GOODS
from engine.underwater_cities.graph import CITIES, SITES, TUNNELS
from engine.underwater_cities.sites import SURCHARGE
from engine.underwater_cities.words import AT_ONCE, LATE, STANDING, VOCABULARY

SECTIONS = ("cards", "boards", "contracts", "metropolises")
FEATURES = (*SURCHARGE, "pair2", "mult2")
_PRODUCING = (words.Production, words.ProductionPer, words.ProductionReplace, words.ProductionConvert)
_SCORING = tuple(word for word in LATE if word not in _PRODUCING)
BY_TYPE: dict[str, tuple[type[Word], ...]] = {
    "instant": AT_ONCE,
    "action": AT_ONCE,
    "permanent": STANDING,
    "production": _PRODUCING,
    "end_scoring": _SCORING,
}
"""The words that a card of each type may begin with."""
COSTS = {"era1": (0, 0), "era2": (0, 0), "era3": (0, 0), "special3": (3, 3), "special12": (1, 2), "assistant": (0, 0)}
PLACES = (*CITIES, *TUNNELS, *(f"{city}.{site}" for city in CITIES for site in SITES))


def equip(pack: Mapping[str, Any]) -> tuple[CardSet | None, list[Mistake]]:
    """The shipped set with what a pack replaces or adds, or all its mistakes."""
    mistakes = unknown_sections(pack, SECTIONS)
    base = shipped()
    cards, boards = dict(base.cards), dict(base.boards)
    metropolises, contracts = dict(base.metropolises), dict(base.contracts)
    for card, effects in read_section(pack, "cards", CardRow, VOCABULARY, mistakes, {"id": "number"}):
        wrong = [*_card_mistakes(card, effects["effects"])]
        mistakes.extend(wrong)
        if not wrong:
            made = made_card(card, effects["effects"][0])
            for old in [old.id for old in cards.values() if old.number == card.number and old.id != made.id]:
                del cards[old]
            cards[made.id] = made
    for board, _ in read_section(pack, "boards", BoardRow, VOCABULARY, mistakes):
        wrong = [*_board_mistakes(board)]
        mistakes.extend(wrong)
        boards[f"board.{board.id}"] = made_board(board)
    for tile, effects in read_section(pack, "metropolises", MetropolisRow, VOCABULARY, mistakes):
        allowed = _SCORING if tile.colour == "brown" else AT_ONCE
        wrong = [*_effect_mistakes(tile.id, effects["effects"], allowed)]
        mistakes.extend(wrong)
        if not wrong:
            name = f"metropolis.{tile.id}"
            metropolises[name] = Metropolis(name, tile.colour, effects["effects"][0], tile.production)
    for contract, effects in read_section(pack, "contracts", ContractRow, VOCABULARY, mistakes):
        wrong = [*_effect_mistakes(contract.id, effects["effects"], AT_ONCE)]
        mistakes.extend(wrong)
        if not wrong:
            contracts[f"contract.{contract.id}"] = made_contract(contract, effects["effects"][0])
    if mistakes:
        return None, mistakes
    return card_set(cards, boards, metropolises, contracts), []


def _effect_mistakes(card: str, effects: tuple[Word, ...], allowed: tuple[type[Word], ...]) -> Iterator[Mistake]:
    """One effect that fits its bearer, with only effects at once inside."""
    yield from id_mistakes(card)
    if len(effects) != 1:
        yield Mistake(card, "effects", msg("pack", "it must have exactly one effect"))
        return
    if not isinstance(effects[0], allowed):
        near = get_close_matches(effects[0].name, [word.name for word in allowed], 1)
        yield Mistake(
            card, "effects.0.do", msg("pack", "this word does not fit the type of the card"), near[0] if near else ""
        )
        return
    yield from _inner_mistakes(card, "effects.0", effects[0])


def _inner_mistakes(card: str, field: str, effect: Word) -> Iterator[Mistake]:
    inner = getattr(effect, "of", None)
    if isinstance(inner, tuple) and inner and isinstance(inner[0], Word):
        parts = [(f"{field}.of.{at}", part) for at, part in enumerate(inner)]
    else:
        then = getattr(effect, "then", None)
        parts = [(f"{field}.then", then)] if isinstance(then, Word) else []
    if isinstance(effect, (words.Parts, words.Choice)) and not parts:
        yield Mistake(card, f"{field}.of", msg("pack", "there must be at least one effect in it"))
    for where, part in parts:
        if isinstance(part, AT_ONCE):
            yield from _inner_mistakes(card, where, part)
        else:
            yield Mistake(card, f"{where}.do", msg("pack", "only effects that happen at once can stand here"))
    match effect:
        case words.OnSlot(slots):
            known = [slot.removeprefix("slot.") for slot in shipped_slots()]
            for at, slot in enumerate(slots):
                if slot not in known:
                    near = get_close_matches(slot, known, 1)
                    yield Mistake(
                        card, f"{field}.slots.{at}", msg("pack", "there is no such slot"), near[0] if near else ""
                    )
        case words.Pay(prices) if not prices:
            yield Mistake(card, f"{field}.prices", msg("pack", "there must be at least one price"))
        case words.ScoreGoods(price) if not any(price.values()):
            yield Mistake(card, f"{field}.price", msg("pack", "there must be at least one price"))


def _card_mistakes(card: CardRow, effects: tuple[Word, ...]) -> Iterator[Mistake]:
    low, high = COSTS[card.deck]
    if not low <= card.cost <= high:
        message = msg("pack", "a card of this deck costs from {low} to {high}", low=low, high=high)
        yield Mistake(card.id, "cost", message)
    if card.deck != "assistant" and card.colour == "none":
        yield Mistake(card.id, "colour", msg("pack", "a card needs a colour"), "green")
    if (card.deck == "assistant") != (card.id == "assistant"):
        yield Mistake(card.id, "deck", msg("pack", "there is one assistant, and it is called so"))
    yield from _effect_mistakes(card.id, effects, BY_TYPE[card.type])


def _board_mistakes(board: BoardRow) -> Iterator[Mistake]:
    def unknown(field: str, name: str, known: tuple[str, ...]) -> Iterator[Mistake]:
        if name not in known:
            near = get_close_matches(name, known, 1)
            yield Mistake(board.id, f"{field}.{name}", msg("pack", "there is no such site"), near[0] if near else "")

    yield from id_mistakes(board.id)
    for city in board.sites:
        yield from unknown("sites", city, CITIES)
    for site, bonus in board.bonuses.items():
        yield from unknown("bonuses", site, PLACES)
        for good in bonus:
            yield from unknown(f"bonuses.{site}", good, (*GOODS, "federation"))
    for feature, sites in board.features.items():
        yield from unknown("features", feature, FEATURES)
        for site in sites:
            yield from unknown(f"features.{feature}", site, PLACES)
        if feature == "pair2" and len(sites) != 2:
            yield Mistake(board.id, "features.pair2", msg("pack", "two tunnels share this mark"))
