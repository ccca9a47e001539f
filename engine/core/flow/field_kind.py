"""What may stand in a field, read off the types themselves: a tree of kinds that forms and word lists are made of.

So what a form offers, what a list tells and what is checked come from one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import MISSING, dataclass, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from engine.core.flow.effect import Effect
from engine.core.flow.own_words import WRITTEN


@dataclass(frozen=True, slots=True)
class NumberKind:
    """A whole number; without a bound of its own it is kept to what people count."""

    low: int = 0
    high: int = 99


@dataclass(frozen=True, slots=True)
class FlagKind:
    """Yes or no."""


@dataclass(frozen=True, slots=True)
class TextKind:
    """A text; a free one is written by its owner, of any other the game knows what may stand there."""

    most: int = 60
    is_free: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceKind:
    """One of some words or numbers."""

    words: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class AmountsKind:
    """Something for each of some keys; without keys any text may be one: the places of a board."""

    keys: tuple[str, ...]
    value: FieldKind


@dataclass(frozen=True, slots=True)
class WordKind:
    """A word of the vocabulary; without words: whatever the place allows."""

    words: tuple[type[Effect], ...] = ()


@dataclass(frozen=True, slots=True)
class RowKind:
    """Several of a kind."""

    item: FieldKind
    least: int = 0
    most: int = 12


@dataclass(frozen=True, slots=True)
class PairKind:
    """So many of their own kinds, in this order."""

    items: tuple[FieldKind, ...]


@dataclass(frozen=True, slots=True)
class MaybeKind:
    """Something, or nothing."""

    inner: FieldKind


@dataclass(frozen=True, slots=True)
class EitherKind:
    """One of several kinds."""

    kinds: tuple[FieldKind, ...]


FieldKind: TypeAlias = (
    NumberKind | FlagKind | TextKind | ChoiceKind | AmountsKind | WordKind | RowKind | PairKind | MaybeKind | EitherKind
)


@dataclass(frozen=True, slots=True)
class KindField:
    """One field of a word or a record: what belongs there, and what holds if nothing is said."""

    name: str
    kind: FieldKind
    is_needed: bool
    default: Any = None

    @property
    def usual(self) -> Any:
        """What holds if nothing is said; a value of its own each time, as data."""
        return deepcopy(self.default)


def fields_of(word: type[Effect]) -> tuple[KindField, ...]:
    """The fields of a word, in their order; read once."""
    if word not in _READ:
        _READ[word] = _fields_of(word)
    return _READ[word]


_READ: dict[type[Effect], tuple[KindField, ...]] = {}


def _fields_of(word: type[Effect]) -> tuple[KindField, ...]:
    hints = get_type_hints(word, include_extras=True)
    found = []
    for one in fields(word):  # type: ignore[arg-type]  # every word is a dataclass
        default = one.default_factory() if one.default_factory is not MISSING else one.default
        is_needed = default is MISSING
        found.append(KindField(one.name, kind_of(hints[one.name]), is_needed, None if is_needed else _data(default)))
    return tuple(found)


@cache
def fields_of_record(model: type[BaseModel], but: tuple[str, ...] = ("source",)) -> tuple[KindField, ...]:
    """The fields of a record, without some."""
    hints = get_type_hints(model, include_extras=True)
    return tuple(
        KindField(
            name,
            kind_of(hints[name]),
            info.is_required(),
            None if info.is_required() else _data(info.get_default(call_default_factory=True)),
        )
        for name, info in model.model_fields.items()
        if name not in but
    )


def _data(value: Any) -> Any:
    """A usual value as JSON has it."""
    if isinstance(value, tuple):
        return [_data(one) for one in value]
    return {key: _data(one) for key, one in value.items()} if isinstance(value, Mapping) else value


def kind_of(hint: Any, marks: tuple[Any, ...] = ()) -> FieldKind:
    """What belongs into a field of a type."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return kind_of(inside[0], (*marks, *(mark for one in inside[1:] for mark in _marks(one))))
    bound = {name: getattr(one, name) for one in marks for name in _BOUNDS if hasattr(one, name)}
    if origin is Literal:
        return ChoiceKind(inside)
    if origin in (Union, UnionType):
        return _either(inside, marks)
    if origin in (tuple, list):
        if origin is tuple and Ellipsis not in inside:
            return PairKind(tuple(kind_of(one) for one in inside))
        return RowKind(
            kind_of(inside[0]), bound.get("min_length", 0), bound.get("max_length", RowKind(FlagKind()).most)
        )
    if origin is dict:
        key = kind_of(inside[0])
        return AmountsKind(key.words if isinstance(key, ChoiceKind) else (), kind_of(inside[1]))
    if hint is bool:
        return FlagKind()
    if hint is int:
        return NumberKind(bound.get("ge", NumberKind().low), bound.get("le", NumberKind().high))
    if hint is str:
        return TextKind(bound.get("max_length", TextKind().most), any(one is WRITTEN for one in marks))
    if isinstance(hint, type) and issubclass(hint, Effect):
        return WordKind(() if hint is Effect else (hint,))
    raise TypeError(f"no kind of field is known for {hint}")


_BOUNDS = ("ge", "le", "min_length", "max_length")


def _marks(one: Any) -> list[Any]:
    return one.metadata if isinstance(one, FieldInfo) else [one]


def _either(inside: tuple[Any, ...], marks: tuple[Any, ...]) -> FieldKind:
    kinds = [one for one in inside if one is not NoneType]
    made: FieldKind
    if all(isinstance(one, type) and issubclass(one, Effect) for one in kinds):
        made = WordKind(tuple(kinds))
    elif all(get_origin(one) is Literal for one in kinds):
        made = ChoiceKind(tuple(word for one in kinds for word in get_args(one)))
    else:
        made = kind_of(kinds[0], marks) if len(kinds) == 1 else EitherKind(tuple(kind_of(one) for one in kinds))
    return MaybeKind(made) if len(kinds) < len(inside) else made
