"""Effects as data: words with typed fields, read from JSON, and mistakes that are explained.

A game declares its words (`@effect_class("gain") class GainEffect(Effect)`), gathers them in an `EffectRegistry`, and
gives each its meaning. Words nest: a field may hold another word or a row of words. What a card says in a language is
generated from its words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any, ClassVar, TypeVar, dataclass_transform

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.core.messages.icons import IconRows
from engine.core.messages.message import Message, msg

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


@dataclass(frozen=True, slots=True)
class DataError:
    """What is wrong in a data file: which card, which field, why, and the nearest allowed word if there is one."""

    card: str
    field: str
    reason: Message
    suggestion: str = ""

    def __str__(self) -> str:
        hint = f" (did you mean “{self.suggestion}”?)" if self.suggestion else ""
        where = " ▸ ".join(part for part in (self.card, self.field) if part)
        return f"{where}: {self.reason}{hint}"


MOST_MISTAKES = 500
"""After so many nothing more is looked at: nobody reads them, and finding near words takes long."""
_LONGEST_WORD = 60


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
            near = get_close_matches(name[:_LONGEST_WORD], self._words, 1)
            mistakes.append(
                DataError(
                    card, f"{field}.do", msg("pack.word_unknown", "this word is not known"), near[0] if near else ""
                )
            )
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


_ALTERNATIVE = re.compile(r"constrained-|function-|[a-z]+\[|[A-Z][a-z]")
"""Parts of a location that name one of several allowed types, not a field; the fields of data are in lower case."""


_VAGUE = msg("pack.value_not_fitting", "this value does not fit here")


def field_mistakes(error: ValidationError, card: str, field: str, allowed: list[str]) -> list[DataError]:
    """The mistakes of a validation, each with its field and, for an unknown field or word, the nearest allowed one.

    Where one of several types may stand, each of them complains: the plain reasons of a field are told, the vague not.
    """
    found: dict[str, list[DataError]] = {}
    for one in error.errors(include_url=False):
        path = [str(part) for part in one["loc"] if not _ALTERNATIVE.match(str(part))]
        where = ".".join([field, *path]).strip(".")
        words: list[str] = []
        asked = ""
        context = one.get("ctx", {})
        match one["type"]:
            case "missing":
                reason = msg("pack.field_missing", "this field is missing")
            case "unexpected_keyword_argument" | "extra_forbidden":
                reason = msg("pack.field_unknown", "this field is not known")
                asked, words = str(one["loc"][-1]), allowed
            case "literal_error":
                reason = msg("pack.word_not_fitting", "this word does not fit here")
                asked, words = str(one["input"])[:100], re.findall(r"'([^']*)'", str(context.get("expected", "")))
            case "int_type" | "int_parsing" | "int_from_float":
                reason = msg("pack.needs_whole_number", "a whole number belongs here")
            case "greater_than_equal":
                reason = msg("pack.number_too_low", "it must be at least {low}", low=int(context["ge"]))
            case "less_than_equal":
                reason = msg("pack.number_too_high", "it must be at most {high}", high=int(context["le"]))
            case _:
                reason = _VAGUE
        near = get_close_matches(asked, words, 1)
        mistake = DataError(card, where, reason, near[0] if near else "")
        told = found.setdefault(where, [])
        if mistake not in told:
            told.append(mistake)
    return [one for told in found.values() for one in ([one for one in told if one.reason != _VAGUE] or told)]
