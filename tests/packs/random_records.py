"""Records by chance, over everything that the types of words and records allow, empty lists and odd values included."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from pydantic.fields import FieldInfo

from engine import api
from engine.core.flow.effect import Effect
from engine.core.game.pack_form import PackForm, PackSection, WordGroup
from engine.underwater_cities.cards import shipped_slots
from engine.underwater_cities.packs import FEATURES
from engine.underwater_cities.structures.graph import CITIES, SITES, TUNNELS

Row: TypeAlias = dict[str, Any]
_DEEPEST = 3
_SLOTS = [slot.removeprefix("slot.") for slot in shipped_slots()]


class RecordMaker:
    """Makes records of one game's packs by chance; most can be used, some cannot."""

    def __init__(self, game: str, seed: int) -> None:
        form = api.GAMES[game].pack_form
        assert form is not None
        self.game = game
        self.form: PackForm = form
        self.dice = random.Random(seed)

    # ---- values ----------------------------------------------------------------------------------------------------

    def value(self, hint: Any, depth: int = 0) -> Any:
        """A value of a type."""
        dice, origin, inside = self.dice, get_origin(hint), get_args(hint)
        if origin is Annotated:
            marks = [mark for one in inside[1:] for mark in (one.metadata if isinstance(one, FieldInfo) else [one])]
            bounds = {key: getattr(mark, key) for mark in marks for key in ("ge", "le") if hasattr(mark, key)}
            if inside[0] is int and bounds:
                return self._number(bounds["ge"], bounds["le"])
            return self.value(inside[0], depth)
        if origin is Literal:
            return dice.choice(inside)
        if origin in (Union, UnionType):
            kinds = [one for one in inside if one is not NoneType]
            plain = [one for one in kinds if not _is_word(one)]
            return self.value(dice.choice(plain if depth > _DEEPEST and plain else kinds), depth)
        if origin in (tuple, list):
            if Ellipsis in inside or origin is list:
                return [self.value(inside[0], depth + 1) for _ in range(dice.choice((0, 1, 1, 2, 2, 3)))]
            return [self.value(one, depth + 1) for one in inside]
        if origin is dict:
            return {self.value(inside[0]): self.value(inside[1]) for _ in range(dice.choice((0, 1, 1, 2, 3)))}
        if hint is bool:
            return dice.random() < 0.5
        if hint is int:
            return dice.choice((-1, 0, 1, 2, 3, 40))
        if hint is str:
            return dice.choice(_SLOTS)
        if _is_word(hint):
            return self.word(hint, depth + 1)
        return self.effect(self.form.groups[0], depth + 1)

    def _number(self, low: int, high: int) -> int:
        return self.dice.choice((low, min(high, low + 1), min(high, low + 2), self.dice.randint(low, high)))

    def word(self, word: type[Effect], depth: int = 0) -> Row:
        """A word with fields by chance."""
        hints = get_type_hints(word, include_extras=True)
        made: Row = {"do": word.name}
        for one in dataclasses.fields(word):  # type: ignore[arg-type]  # every word is a dataclass
            needed = one.default is dataclasses.MISSING and one.default_factory is dataclasses.MISSING
            if needed or self.dice.random() < 0.4:
                made[one.name] = self.value(hints[one.name], depth)
        return made

    def effect(self, group: WordGroup, depth: int = 0) -> Row:
        """A word of a group; deep inside only one that holds no other."""
        words = list(group.words)
        if depth > _DEEPEST:
            words = [one for one in words if not {"then", "of", "parts"} & set(get_type_hints(one))] or words
        return self.word(self.dice.choice(words), depth)

    # ---- records ---------------------------------------------------------------------------------------------------

    def record(self, section: PackSection, shipped: Mapping[str, Any]) -> Row:
        """A record in the place of a shipped one: some of its fields by chance, all effects by chance."""
        hints = get_type_hints(section.model, include_extras=True)
        row: Row = {}
        for name in section.model.model_fields:
            if name in ("source", "id"):
                continue
            made = _OWN.get((self.game, section.name, name))
            if made is not None:
                row[name] = made(self, row)
            elif {name, f"{section.name}.{name}"} & _FIXED or self.dice.random() < 0.4:
                if name in shipped:
                    row[name] = shipped[name]
            else:
                row[name] = self.value(hints[name])
        if "id" in shipped and (section.key == "id" or not shipped[section.key]):
            row["id"] = shipped["id"]
        for field in section.effect_fields:
            row[field] = self._effects(section, row, field)
        return row

    def _effects(self, section: PackSection, row: Row, field: str) -> list[Row]:
        groups = {group.words: group for group in self.form.groups}
        chosen = [*groups.values()]
        if self.game == "underwater_cities":
            *rules, by_hand = chosen
            at_once, standing, producing, scoring = (
                dataclasses.replace(one, words=(*one.words, *by_hand.words)) for one in rules
            )
            kinds = {"permanent": standing, "production": producing, "end_scoring": scoring, "brown": scoring}
            return [self.effect(kinds.get(str(row.get("type", row.get("colour"))), at_once))]
        effects, modifiers, _ = chosen
        many = {"mine": (1, 2), "events": (1,), "surface": (3,), "boards": (2, 5, 8)}[section.name]
        group = modifiers if row.get("kind") == "modifier" else effects
        return [self.effect(group) for _ in range(self.dice.choice((0, 1) if field == "lowest" else many))]


_FIXED = {"number", "level", "deck", "cost", "board", "side", "advanced", "name", "metropolises.colour"}
"""Without these a record would not fit its game any more."""


def _is_word(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Effect) and dataclasses.is_dataclass(hint)


def _sites(maker: RecordMaker, row: Row) -> Row:
    return {maker.dice.choice(CITIES): maker.dice.randint(1, 4) for _ in range(maker.dice.randint(0, 4))}


def _places(row: Row) -> list[str]:
    sites = [f"{city}.{site}" for city in CITIES for site in SITES]
    normal = [one for one in sites if one.endswith(".x") or int(one[-1]) <= row["sites"].get(one.split(".")[0], 3)]
    return [*CITIES, *TUNNELS, *normal]


def _bonuses(maker: RecordMaker, row: Row) -> Row:
    goods = ("credit", "kelp", "steelplast", "science", "biomatter", "point", "card", "federation")
    return {
        maker.dice.choice(_places(row)): {maker.dice.choice(goods): maker.dice.randint(0, 20)}
        for _ in range(maker.dice.randint(0, 12))
    }


def _features(maker: RecordMaker, row: Row) -> Row:
    free = _places(row)
    maker.dice.shuffle(free)
    marked: Row = {}
    for feature, where in FEATURES.items():
        fitting = [place for place in free if place in where]
        many = 2 if feature == "pair2" else maker.dice.randint(0, 3)
        if maker.dice.random() < 0.5 and len(fitting) >= many:
            marked[feature] = fitting[:many]
            free = [place for place in free if place not in fitting[:many]]
    return marked


_OWN: dict[tuple[str, str, str], Callable[[RecordMaker, Row], Any]] = {
    ("underwater_cities", "boards", "sites"): _sites,
    ("underwater_cities", "boards", "bonuses"): _bonuses,
    ("underwater_cities", "boards", "features"): _features,
}
