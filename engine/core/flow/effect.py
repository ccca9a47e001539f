"""Effects as data: words with typed fields, read from JSON, and mistakes that are explained.

A game declares its words (`@effect_class("gain") class GainEffect(Effect)`), gathers them in an `EffectRegistry`, and
gives each its meaning. Words nest: a field may hold another word or a row of words. What a card says in a language is
generated from its words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.core.flow.data_error import DataError, nearest
from engine.core.messages.icons import IconRows
from engine.core.messages.message import LiteralArg, Message, msg

W = TypeVar("W", bound="type[Effect]")
_DEEPEST = 12


class Effect:
    """One word of an effect vocabulary. Its fields are its arguments."""

    __slots__ = ()
    name: ClassVar[str] = ""
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(arbitrary_types_allowed=True, extra="forbid")

    def text(self) -> Message:
        """The sentence on the card."""
        raise NotImplementedError

    def as_part(self) -> Message:
        """What it says within another sentence, after a condition or a price: always one sentence."""
        return self.text()

    def icons(self) -> IconRows:
        """The icons on the card; each row stays in one line."""
        raise NotImplementedError


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def effect_class(name: str) -> Callable[[W], W]:
    """Name a word; the class becomes a frozen slotted dataclass."""

    def register(cls: W) -> W:
        made: W = dataclass(frozen=True, slots=True)(cls)  # type: ignore[assignment]  # slots make a new class
        made.name = name
        return made

    return register


MOST_MISTAKES = 500
"""After so many nothing more is looked at: nobody reads them, and finding near words takes long."""


class EffectRegistry:
    """The words a game knows. Reading collects every mistake instead of stopping at the first."""

    def __init__(self, words: Iterable[type[Effect]]) -> None:
        self._words = {one.name: one for one in words}
        self._adapters: dict[str, TypeAdapter[Any]] = {}

    def kinds(self) -> list[type[Effect]]:
        """All words, as classes."""
        return list(self._words.values())

    def names(self) -> list[str]:
        """All words, sorted."""
        return sorted(self._words)

    def read(self, raw: object, card: str, field: str, mistakes: list[DataError], depth: int = 0) -> Effect | None:
        """Read one effect; None if it had mistakes."""
        if len(mistakes) >= MOST_MISTAKES:
            return None
        if not isinstance(raw, dict) or not isinstance(raw.get("do"), str):
            mistakes.append(
                DataError(
                    card, field, msg("pack.effect_not_an_object", "an effect must be an object that says what to do")
                )
            )
            return None
        if depth > _DEEPEST:
            mistakes.append(
                DataError(card, field, msg("pack.effect_nested_too_deeply", "this effect is nested too deeply"))
            )
            return None
        name = raw["do"]
        cls = self._words.get(name)
        if cls is None:
            unknown = msg("pack.word_unknown", "this word is not known")
            names = tuple(self.names())
            mistakes.append(DataError(card, f"{field}.do", unknown, nearest(name, names), names))
            return None
        before = len(mistakes)
        values = {
            key: self._nested(value, card, f"{field}.{key}", mistakes, depth)
            for key, value in raw.items()
            if key != "do"
        }
        if len(mistakes) > before:
            return None
        adapter = self._adapters.get(name)
        if adapter is None:
            adapter = self._adapters[name] = TypeAdapter(cls)
        try:
            made: Effect = adapter.validate_python(values)
        except ValidationError as error:
            allowed = [one.name for one in fields(cls)]  # type: ignore[arg-type]  # every word is a dataclass
            mistakes.extend(field_mistakes(error, card, field, allowed))
            return None
        for key, value in values.items():
            for where, reason in _guessed(value, getattr(made, key), f"{field}.{key}"):
                mistakes.append(DataError(card, where, reason, is_slip=True))
        return made

    def _nested(
        self, value: object, card: str, field: str, mistakes: list[DataError], depth: int, rows: int = 0
    ) -> object:
        """A value of a field with the words in it read; `rows`: how deep it lies in rows and tables without words.

        A fraction is told here, even one that is whole (1.0): no saved game can hold it.
        """
        if isinstance(value, dict) and "do" in value:
            return self.read(value, card, field, mistakes, depth + 1)
        if isinstance(value, float):
            mistakes.append(DataError(card, field, msg("pack.needs_whole_number", "a whole number belongs here")))
        elif isinstance(value, (list, dict)):
            if rows > _DEEPEST:
                mistakes.append(
                    DataError(card, field, msg("pack.effect_nested_too_deeply", "this effect is nested too deeply"))
                )
                return None
            keys = value if isinstance(value, dict) else range(len(value))
            parts = [self._nested(value[at], card, f"{field}.{at}", mistakes, depth, rows + 1) for at in keys]
            return dict(zip(value, parts, strict=True)) if isinstance(value, dict) else tuple(parts)
        return value


def _guessed(given: object, made: object, where: str) -> Iterator[tuple[str, Message]]:
    """Where a value was taken for another one, such as a number in quotation marks for a number."""
    match made:
        case bool() if given is not made:
            yield where, _reason("bool_type", {})
        case int() if type(given) is not type(made):
            yield where, _reason("int_type", {})
        case Effect() if not isinstance(given, Effect):
            yield where, _NO_EFFECT
        case dict() if isinstance(given, dict):
            for key, value in given.items():
                yield from _guessed(value, made.get(key), f"{where}.{key}")
        case tuple() if isinstance(given, tuple):
            for at, (value, one) in enumerate(zip(given, made, strict=False)):
                yield from _guessed(value, one, f"{where}.{at}")


_ALTERNATIVE = re.compile(r"constrained-|function-|[a-z]+\[|[A-Z][a-z]")
"""Parts of a location that name one of several allowed types, not a field; the fields of data are in lower case."""


_VAGUE = msg("pack.value_not_fitting", "this value does not fit here")
_NO_EFFECT = msg("pack.effect_not_an_object", "an effect must be an object that says what to do")
_BRACES = {"open": LiteralArg("{"), "close": LiteralArg("}")}


def field_mistakes(error: ValidationError, card: str, field: str, allowed: list[str]) -> list[DataError]:
    """The mistakes of a validation, each with its field and, for an unknown field or word, the nearest allowed one.

    Where one of several types may stand, each of them complains: the plain reasons of a field are told, the vague not.
    """
    found: dict[str, list[DataError]] = {}
    for one in error.errors(include_url=False):
        path = [str(part) for part in one["loc"] if not _ALTERNATIVE.match(str(part)) and part != "[key]"]
        where = ".".join([field, *path]).strip(".")
        words: list[str] = []
        asked = ""
        match one["type"]:
            case "unexpected_keyword_argument" | "extra_forbidden":
                reason = msg("pack.field_unknown", "this field is not known")
                asked, words = str(one["loc"][-1]), allowed
            case "literal_error":
                reason = msg("pack.word_not_fitting", "this word does not fit here")
                expected = str(one.get("ctx", {}).get("expected", ""))
                asked, words = str(one["input"]), re.findall(r"'([^']*)'", expected)
            case _:
                reason = _reason(one["type"], one.get("ctx", {}))
        mistake = DataError(card, where, reason, nearest(asked, words), tuple(words))
        told = found.setdefault(where, [])
        if mistake not in told:
            told.append(mistake)
    return [one for told in found.values() for one in ([one for one in told if one.reason != _VAGUE] or told)]


def _reason(kind: str, context: Mapping[str, Any]) -> Message:
    """Why a value does not fit, by the kind of pydantic's complaint."""
    match kind:
        case "missing":
            return msg("pack.field_missing", "this field is missing")
        case "int_type" | "int_parsing" | "int_from_float":
            return msg("pack.needs_whole_number", "a whole number belongs here")
        case "bool_type" | "bool_parsing":
            return msg("pack.needs_true_or_false", "true or false belongs here, without quotation marks")
        case "string_type":
            return msg("pack.needs_text", "a text in quotation marks belongs here")
        case "tuple_type" | "list_type":
            return msg("pack.needs_list", "a list in square brackets belongs here: [ … ]")
        case "dict_type":
            return msg("pack.needs_fields", "fields in curly brackets belong here: {open} … {close}", **_BRACES)
        case "is_instance_of":
            return _NO_EFFECT
        case "value_error":
            return msg("pack.text_not_plain", "words belong here, in one line and without signs that steer a screen")
        case "greater_than_equal":
            return msg("pack.number_too_low", "it must be at least {low}", low=int(context["ge"]))
        case "less_than_equal":
            return msg("pack.number_too_high", "it must be at most {high}", high=int(context["le"]))
        case "string_too_short" | "too_short":
            return msg("pack.number_too_low", "it must be at least {low}", low=int(context["min_length"]))
        case "string_too_long" | "too_long":
            return msg("pack.number_too_high", "it must be at most {high}", high=int(context["max_length"]))
    return _VAGUE
