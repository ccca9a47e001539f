"""The form of one record: which kinds its fields have, what stands in them, and what the game says of it.

The kinds come from the types, and the game's own reader of packs is the only one that judges: there is no second list
of allowed values, and no second check.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from engine.core.box.paths import NOTHING, Path, Row, value_at, with_value
from engine.core.flow.data_error import DataError
from engine.core.flow.effect import Effect
from engine.core.flow.field_kind import (
    AmountsKind,
    EitherKind,
    FieldKind,
    KindField,
    MaybeKind,
    NumberKind,
    PairKind,
    RowKind,
    WordKind,
    fields_of,
    fields_of_record,
)
from engine.core.game.game import Game
from engine.core.game.pack_form import PackForm, PackSection, words_in
from engine.core.game.piece_photos import NO_WORDS, sections_of

_REMEMBERED = 4_000
"""Judgements that are remembered: opening a gap asks for many that are asked for again."""


class RecordForm:
    """The form of the records of one section of a game's packs."""

    def __init__(self, game: Game, section: str) -> None:
        self.game = game
        self.pack_form: PackForm = game.pack_form or NO_WORDS
        self.section: PackSection = next(one for one in sections_of(game) if one.name == section)
        self.words = {one.name: one for one in self.pack_form.vocabulary.kinds()}
        self._judged: dict[str, tuple[DataError, ...]] = {}

    @cached_property
    def fields(self) -> tuple[KindField, ...]:
        """The fields of a record and, last, its effects."""
        own = fields_of_record(self.section.model)
        return (*own, *(KindField(name, RowKind(WordKind()), False, []) for name in self.section.effect_fields))

    # ---- kinds -----------------------------------------------------------------------------------------------------

    def kind_at(self, row: Row, path: Path) -> FieldKind | None:
        """What belongs there; None: there is no such place."""
        kind: FieldKind | None = None
        value: Any = row
        for at, step in enumerate(path):
            kind = self._inside(kind, value, step, is_record=at == 0)
            if kind is None:
                return None
            value = self.said_or_usual(row, path[: at + 1])
            kind = plain_kind(kind, value) if at + 1 < len(path) else kind
        return kind

    def _inside(self, kind: FieldKind | None, value: Any, step: Any, *, is_record: bool) -> FieldKind | None:
        if is_record:
            return next((one.kind for one in self.fields if one.name == step), None)
        match kind:
            case WordKind() if isinstance(value, Mapping):
                word = self.words.get(str(value.get("do")))
                return next((one.kind for one in fields_of(word) if one.name == step), None) if word else None
            case AmountsKind(_, inner):  # none of something is what is not there
                return NumberKind(max(1, inner.low), inner.high) if isinstance(inner, NumberKind) else inner
            case RowKind(item):
                return item
            case PairKind(items) if isinstance(step, int) and step < len(items):
                return items[step]
        return None

    def fields_at(self, row: Row, path: Path) -> tuple[KindField, ...]:
        """The fields of the record (no path) or of the word that stands there."""
        if not path:
            return self.fields
        value = value_at(row, path)
        word = self.words.get(str(value.get("do"))) if isinstance(value, Mapping) else None
        return fields_of(word) if word is not None else ()

    @staticmethod
    def fields_of_word(word: type[Effect]) -> tuple[KindField, ...]:
        """The fields of a word of the vocabulary."""
        return fields_of(word)

    def said_or_usual(self, row: Row, path: Path) -> Any:
        """What holds there, also if nothing is said."""
        value = value_at(row, path)
        if value is NOTHING and path:
            for one in self.fields_at(row, path[:-1]):
                if one.name == path[-1] and not one.is_needed:
                    return one.usual
        return value

    def put(self, row: Row, path: Path, value: Any) -> dict[str, Any]:
        """The record with another value there; what is as usual is written out on the way."""
        for at in range(1, len(path)):
            if value_at(row, path[:at]) is NOTHING:
                row = with_value(row, path[:at], self.said_or_usual(row, path[:at]))
        made: dict[str, Any] = with_value(row, path, value)
        return made

    # ---- judging ---------------------------------------------------------------------------------------------------

    def mistakes(self, row: Row) -> tuple[DataError, ...]:
        """What the game says of this record alone, among the cards that come with the program."""
        if self.section.is_fixed:
            return ()
        key = json.dumps(row, sort_keys=True, ensure_ascii=False)
        if key not in self._judged:
            if len(self._judged) >= _REMEMBERED:
                self._judged.clear()
            rows = [row, *self.alike(row)]
            pack = {"format": 1, "game": self.game.id, "name": "", self.section.name: rows}
            self._judged[key] = tuple(self.game.read_pack(pack, self.game.edition)[1])
        return self._judged[key]

    def alike(self, row: Row) -> list[dict[str, Any]]:
        """Shipped records that say the same as this one because they always do."""
        if not self.is_alike(row):
            return []
        field, value = self.section.alike
        own = str(row.get(self.section.key))
        said = {name: row.get(name, []) for name in self.section.effect_fields}
        return [
            {**one, **said}
            for one in self.section.shipped
            if one.get(field) == value and str(one[self.section.key]) != own
        ]

    def is_alike(self, row: Row) -> bool:
        """Is this one of the records that all have the same effects?"""
        field, value = self.section.alike
        return bool(field) and row.get(field) == value

    # ---- words and places ------------------------------------------------------------------------------------------

    @cached_property
    def examples(self) -> dict[str, tuple[dict[str, Any], ...]]:
        """For each word how the shipped records say it, the shortest first."""
        found: dict[str, dict[str, dict[str, Any]]] = {}
        shipped = [row for section in self.pack_form.sections for row in section.shipped]
        for row in (*shipped, *self.pack_form.examples):
            for word in words_in(row):
                made = dict(word)
                found.setdefault(str(word["do"]), {}).setdefault(json.dumps(made, sort_keys=True), made)
        return {
            word: tuple(known[key] for key in sorted(known, key=lambda key: (len(key), key)))
            for word, known in found.items()
        }

    def word_places(self, row: Row) -> Iterator[Path]:
        """Where words stand, the outer ones first."""
        for name in self.section.effect_fields:
            for at in range(len(row.get(name, ()))):
                yield from self._words_below(row, (name, at))

    def _words_below(self, row: Row, path: Path) -> Iterator[Path]:
        yield path
        for one in self.fields_at(row, path):
            value = value_at(row, (*path, one.name))
            if isinstance(value, Mapping) and "do" in value:
                yield from self._words_below(row, (*path, one.name))
            elif isinstance(value, (list, tuple)):
                for at, part in enumerate(value):
                    if isinstance(part, Mapping) and "do" in part:
                        yield from self._words_below(row, (*path, one.name, at))

    def leaves(self, row: Row, path: Path) -> Iterator[Path]:
        """Every single value below a word (or a field), also those that are as usual; a missing word is one too."""
        value = self.said_or_usual(row, path)
        kind = self.kind_at(row, path)
        kind = plain_kind(kind, value) if kind is not None else None
        match kind:
            case WordKind() if isinstance(value, Mapping):
                for one in self.fields_at(row, path):
                    yield from self.leaves(row, (*path, one.name))
            case AmountsKind() if isinstance(value, Mapping) and value:
                for key in value:
                    yield from self.leaves(row, (*path, key))
            case RowKind() | PairKind() if value:
                for at in range(len(value)):
                    yield from self.leaves(row, (*path, at))
            case None:
                return
            case _:
                yield path

    def piece(self, row: Row) -> str:
        """The piece that is made of the record; empty: none."""
        return self.section.piece_of(row)

    def read_word(self, row: Row, path: Path) -> Effect | None:
        """The word that stands there; None: it has mistakes."""
        wrong: list[DataError] = []
        made = self.pack_form.vocabulary.read(value_at(row, path), "", "", wrong)
        return made if all(one.is_slip for one in wrong) else None


def plain_kind(kind: FieldKind, value: Any) -> FieldKind:
    """The kind of a value, if there may be several or none: the one of what stands there."""
    if isinstance(kind, MaybeKind):
        return kind if value is None or value is NOTHING else plain_kind(kind.inner, value)
    if isinstance(kind, EitherKind):
        is_word = isinstance(value, Mapping) and "do" in value
        for one in kind.kinds:
            if isinstance(one, WordKind) and is_word:
                names = [word.name for word in one.words]
                if not names or value["do"] in names:
                    return one
            elif isinstance(one, WordKind) == is_word:
                return one
    return kind
