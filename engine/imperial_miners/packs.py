"""Packs for Imperial Miners: the owner's own mine cards, events, research boards and surface instead of the house set.

A record replaces the one of the same number (cards, events) or of the same side (boards). The box stays whole: so many
cards of each level, so many events. Every mistake is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from engine.core.flow.data_error import DataError, without_echoes
from engine.core.flow.effect import Effect
from engine.core.messages.message import LiteralArg, msg
from engine.core.storage.pack import (
    NUMBER_REPEATED,
    id_mistakes,
    name_mistakes,
    playable,
    read_section,
    unknown_sections,
)
from engine.imperial_miners.cards import (
    BOARD_EFFECTS,
    EDITION,
    EVENTS,
    LONGEST,
    PER_LEVEL,
    ROMAN,
    BoardRecord,
    EventRecord,
    MineRecord,
    MinersCards,
    MinersRows,
    Read,
    SurfaceRecord,
    card_set,
    flat,
    shipped_rows,
)
from engine.imperial_miners.effects import (
    VOCABULARY,
    AllEffect,
    CheaperEffect,
    DiscardEffect,
    MoreEffect,
    PayEffect,
)
from engine.imperial_miners.numbers import AROUND, FACTIONS, CountEffect, IfEffect
from engine.imperial_miners.token_effects import CaveInEffect, GadgetEffect

Row: TypeAlias = tuple[Any, Read]
"""A card or event with its effects."""
OF_FACTIONS = ("faction", "others")
"""What is counted of one faction."""
_OF = LiteralArg(", ".join(OF_FACTIONS))
SECTIONS = ("mine", "events", "boards", "surface")
PRICE = {1: (0, 0), 2: (2, 2), 3: (0, 13), 4: (0, 0)}
"""Lowest and highest price of a level. Rules: imperial_miners/card."""
PLACES_OF_EVENTS = ("deck", "now", "past")
"""No event can be called so: places already are."""


def equip(pack: Mapping[str, Any], edition: int = EDITION) -> tuple[MinersCards | None, list[DataError]]:
    """An edition of the house set with what a pack replaces, or all its mistakes."""
    mistakes = unknown_sections(pack, SECTIONS)
    base = shipped_rows(edition)
    rows = MinersRows(dict(base.mine), dict(base.events), dict(base.boards), _surface(pack, mistakes) or base.surface)
    for card, given in read_section(pack, "mine", MineRecord, VOCABULARY, mistakes, {"id": "number"}):
        mistakes.extend(_mine_mistakes(card, given["effects"]))
        mistakes.extend(_replace(rows.mine, base.mine, card, given))
    for event, given in read_section(pack, "events", EventRecord, VOCABULARY, mistakes, {"id": "number"}):
        mistakes.extend(_event_mistakes(event, given["effects"]))
        mistakes.extend(_replace(rows.events, base.events, event, given))
    for board, given in read_section(pack, "boards", BoardRecord, VOCABULARY, mistakes, effect_fields=BOARD_EFFECTS):
        mistakes.extend(_board_mistakes(board, given))
        rows.boards[board.id] = (board, given)
    if playable(mistakes):
        mistakes.extend(_whole_mistakes(rows, base))
    return card_set(rows) if playable(mistakes) else None, without_echoes(mistakes)


def _replace(rows: dict[str, Row], base: Mapping[str, Row], record: Any, given: Read) -> Iterator[DataError]:
    """A record takes the place of the shipped one of its number, whatever that was called."""
    for name in [name for name, (old, _) in rows.items() if old.number == record.number]:
        if rows[name] is not base.get(name):
            yield DataError(record.id, "number", NUMBER_REPEATED)
        del rows[name]
    rows[record.id] = (record, given)


def _surface(pack: Mapping[str, Any], mistakes: list[DataError]) -> tuple[SurfaceRecord, Read] | None:
    read = read_section(pack, "surface", SurfaceRecord, VOCABULARY, mistakes)
    for front, given in read:
        effects = given["effects"]
        if len(effects) != 3:
            mistakes.append(
                DataError(front.id, "effects", msg("pack.needs_three_surface_effects", "the surface has three effects"))
            )
        elif all(isinstance(effect, PayEffect) for effect in effects):
            reason = msg(
                "pack.needs_free_surface_effect",
                "one surface effect must be free, so that one can always be used",
            )
            mistakes.append(DataError(front.id, "effects", reason))
        mistakes.extend(_effect_mistakes(front.id, "effects", effects, mine=False))
    return read[0] if read else None


# ---- single records --------------------------------------------------------------------------------------------------


def _mine_mistakes(card: MineRecord, effects: tuple[Effect, ...]) -> Iterator[DataError]:
    """A mine card has a price of its level, different factions and one or two effects. Rules: imperial_miners/card."""
    yield from id_mistakes(card.id)
    low, high = PRICE[card.level]
    if not low <= card.cost <= high:
        reason = msg(
            "pack.cost_outside_level_range",
            "a card of level {level} costs from {low} to {high}",
            level=card.level,
            low=low,
            high=high,
        )
        yield DataError(card.id, "cost", reason)
    yield from name_mistakes(card.id, card.name)
    if len(set(card.factions)) < len(card.factions):
        yield DataError(card.id, "factions", msg("pack.faction_repeated", "this faction stands here twice"))
    if not 1 <= len(effects) <= 2:
        yield DataError(card.id, "effects", msg("pack.needs_one_or_two_effects", "a mine card has one or two effects"))
    yield from _effect_mistakes(card.id, "effects", effects, mine=True)


def _event_mistakes(event: EventRecord, effects: tuple[Effect, ...]) -> Iterator[DataError]:
    yield from id_mistakes(event.id, PLACES_OF_EVENTS)
    yield from name_mistakes(event.id, event.name)
    if len(effects) != 1:
        yield DataError(event.id, "effects", msg("pack.only_one_effect_per_event", "an event has one effect"))
        return
    if event.kind == "modifier":
        if any(not isinstance(part, MoreEffect | CheaperEffect) for part in flat(effects[0])):
            reason = msg(
                "pack.only_modifiers_in_modifying_event", "a modifying event only changes what others give or cost"
            )
            yield DataError(event.id, "effects.0", reason, "more")
        return
    yield from _effect_mistakes(event.id, "effects", effects, mine=False)


def _board_mistakes(board: BoardRecord, given: Read) -> Iterator[DataError]:
    lowest, spaces = given["lowest"], given["spaces"]
    named = f"{board.board}{board.side}"
    if board.id != named:
        yield DataError(
            board.id,
            "id",
            msg("pack.board_side_id_wrong", "a side is called by its board and letter, such as 1a"),
            named,
        )
    if not 2 <= len(spaces) <= LONGEST:
        reason = msg(
            "pack.wrong_number_of_research_spaces",
            "a research board has from {low} to {high} spaces",
            low=3,
            high=LONGEST + 1,
        )
        yield DataError(board.id, "spaces", reason)
    if len(lowest) > 1:
        yield DataError(board.id, "lowest", msg("pack.only_one_effect_per_space", "a space has one effect"))
    yield from _effect_mistakes(board.id, "lowest", lowest, mine=False)
    yield from _effect_mistakes(board.id, "spaces", spaces, mine=False)


# ---- effects ---------------------------------------------------------------------------------------------------------


def _effect_mistakes(card: str, field: str, effects: tuple[Effect, ...], *, mine: bool) -> Iterator[DataError]:
    """What no type can see: prices first, modifiers on events only, nothing about "this card" but on mine cards."""
    for at, effect in enumerate(effects):
        where = f"{field}.{at}"
        parts = flat(effect)
        if any(_bears_price(part) for part in (effect, *parts)):
            yield DataError(
                card,
                where,
                msg("pack.price_must_come_first", "a price must come first, and what it buys stands in it"),
                "pay",
            )
        if any(isinstance(part, MoreEffect) for part in parts):
            yield DataError(
                card, where, msg("pack.only_in_modifying_event", "only a modifying event can say this"), "coin"
            )
        if any(isinstance(part, CountEffect | IfEffect) for part in parts):
            yield DataError(card, where, msg("pack.number_without_effect", "a number alone does nothing"), "coin")
        for part in parts:
            yield from _part_mistakes(card, where, part, mine)


def _part_mistakes(card: str, where: str, part: Effect, mine: bool) -> Iterator[DataError]:
    if not mine and _speaks_of_here(part):
        yield DataError(
            card, where, msg("pack.only_mine_card_names_itself", "only a mine card can speak of itself"), "any"
        )
    if isinstance(part, DiscardEffect) and any(number.of in AROUND for number in _numbers(part.each)):
        yield DataError(
            card,
            f"{where}.each",
            msg("pack.discard_gain_names_acting_card", "what a discarded card pays cannot speak of the acting card"),
        )
    if isinstance(part, PayEffect) and part.less is not None and part.what != "coin":
        yield DataError(
            card, f"{where}.less", msg("pack.only_coin_price_reducible", "only a price in coins can be lower")
        )
    for number in _numbers(part):
        if number.of in OF_FACTIONS and number.faction is None:
            reason = msg("pack.needs_counted_faction", "it must say which faction is counted")
            yield DataError(card, where, reason, allowed=FACTIONS)
        elif number.of not in OF_FACTIONS and number.faction is not None:
            reason = msg(
                "pack.faction_not_counted", "here no faction is counted; it belongs only to {words}", words=_OF
            )
            yield DataError(card, where, reason, is_slip=True)
        if isinstance(number, CountEffect) and 0 < number.least <= number.base:
            reason = msg("pack.lowest_below_base", "it is never less than its base anyway")
            yield DataError(card, where, reason, is_slip=True)
        if isinstance(number, IfEffect) and number.then == number.otherwise:
            reason = msg("pack.condition_changes_nothing", "the number is the same, with the condition or without it")
            yield DataError(card, where, reason, is_slip=True)


def _bears_price(part: Effect) -> bool:
    """Does a part hold a price, or follow another one with it?"""
    match part:
        case AllEffect(parts):
            inner = parts
        case PayEffect(_, then):
            inner = then
        case _:
            return False
    return any(isinstance(one, PayEffect) or _bears_price(one) for one in inner)


def _numbers(part: Any) -> Iterator[CountEffect | IfEffect]:
    """The counted numbers in a part."""
    for name in ("n", "then", "otherwise"):
        number = getattr(part, name, None)
        if isinstance(number, CountEffect | IfEffect):
            yield number
            yield from _numbers(number)
    if isinstance(part, DiscardEffect):
        yield from _numbers(part.each)


def _speaks_of_here(part: Effect) -> bool:
    if isinstance(part, GadgetEffect | CaveInEffect) and part.on != "any":
        return True
    if isinstance(part, PayEffect) and part.what == "cave_in":
        return True
    return any(number.of in AROUND for number in _numbers(part))


# ---- the whole box ---------------------------------------------------------------------------------------------------


def _whole_mistakes(rows: MinersRows, base: MinersRows) -> Iterator[DataError]:
    """Every printed thing is there, and no more. Rules: imperial_miners/components, imperial_miners/level-four."""
    cards = [card for card, _ in rows.mine.values()]
    levels = {card.number: card.level for card, _ in base.mine.values()}
    if any(sum(card.level == level for card in cards) != need for level, need in PER_LEVEL.items()):
        for card in cards:
            if card.level != levels[card.number]:
                numbers = [number for number, level in levels.items() if level == card.level]
                reason = msg(
                    "pack.number_of_another_level",
                    "number {number} takes the place of a card of level {level}; "
                    "the numbers of level {wanted} are {low} to {high}",
                    number=card.number,
                    level=LiteralArg(ROMAN[levels[card.number]]),
                    wanted=LiteralArg(ROMAN[card.level]),
                    low=min(numbers),
                    high=max(numbers),
                )
                yield DataError(card.id, "number", reason)
    for level, need in PER_LEVEL.items():
        have = sum(card.level == level for card in cards)
        if have != need:
            reason = msg(
                "pack.wrong_number_of_records", "the game needs {need}, this pack has {have}", need=need, have=have
            )
            yield DataError(f"level {ROMAN[level]}", "", reason)
    if len(rows.events) != EVENTS:
        reason = msg(
            "pack.wrong_number_of_records",
            "the game needs {need}, this pack has {have}",
            need=EVENTS,
            have=len(rows.events),
        )
        yield DataError("events", "", reason)
    deepest = [(card.id, given["effects"]) for card, given in rows.mine.values() if card.level == 4]
    said = [effects for _, effects in deepest]
    for name, effects in deepest:
        if 2 * said.count(effects) <= len(said):
            yield DataError(
                name, "effects", msg("pack.level_four_effects_differ", "all cards of level IV have the same effects")
            )
