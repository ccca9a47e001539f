"""What may stand in the fields of words and records, told to people who write them: read off the types themselves.

So what is told is what is checked: there is no second list of allowed values.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from engine.core.flow.effect import Effect
from engine.core.messages.message import LiteralArg, Message, msg


@dataclass(frozen=True, slots=True)
class FieldForm:
    """One field: its name, what belongs there, and whether it may be left out."""

    name: str
    kind: Message
    is_optional: bool


def word_fields(word: type[Effect]) -> list[FieldForm]:
    """The fields of a word, in their order."""
    hints = get_type_hints(word, include_extras=True)
    return [
        FieldForm(one.name, kind_of(hints[one.name]), one.default is not MISSING or one.default_factory is not MISSING)
        for one in fields(word)  # type: ignore[arg-type]  # every word is a dataclass
    ]


def record_fields(model: type[BaseModel], but: tuple[str, ...] = ()) -> list[FieldForm]:
    """The fields of a record, without some."""
    hints = get_type_hints(model, include_extras=True)
    return [
        FieldForm(name, kind_of(hints[name]), not info.is_required())
        for name, info in model.model_fields.items()
        if name not in but
    ]


def kind_of(hint: Any) -> Message:
    """What belongs into a field of a type."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _bounded(inside[0], [mark for one in inside[1:] for mark in _marks(one)])
    if origin is Literal:
        words = " | ".join(str(word) for word in inside)
        return msg("pack.form_one_of", "one of these: {words}", words=LiteralArg(words))
    if origin in (Union, UnionType):
        return _either([one for one in inside if one is not NoneType])
    if origin in (tuple, list):
        rest = [one for one in inside if one is not Ellipsis]
        if len(rest) == 1:
            return msg("pack.form_list_of", "a list [ … ] of: {kind}", kind=kind_of(rest[0]))
        return msg("pack.form_pair", "a pair [ … , … ]; each: {kind}", kind=kind_of(rest[0]))
    if origin is dict:
        return msg(
            "pack.form_numbers_by_word",
            "in curly brackets; key: {key}; value: {value}",
            key=kind_of(inside[0]),
            value=kind_of(inside[1]),
        )
    if hint is bool:
        return msg("pack.form_true_or_false", "true or false")
    if hint is int:
        return msg("pack.form_whole_number", "a whole number")
    if hint is str:
        return msg("pack.form_text", "a text")
    if is_dataclass(hint) and isinstance(hint, type) and issubclass(hint, Effect):
        return msg("pack.form_word", "the word “{word}”", word=LiteralArg(hint.name))
    return msg("pack.form_effect", "an effect")


def _either(kinds: list[Any]) -> Message:
    told = kind_of(kinds[0])
    for other in kinds[1:]:
        told = msg("pack.form_either", "{first}, or {second}", first=told, second=kind_of(other))
    return told


def _marks(one: Any) -> Iterator[Any]:
    if isinstance(one, FieldInfo):
        yield from one.metadata
    else:
        yield one


def _bounded(hint: Any, marks: list[Any]) -> Message:
    """A number with its bounds, or a text or list with its longest."""
    found = {name: getattr(mark, name) for mark in marks for name in ("ge", "le", "max_length") if hasattr(mark, name)}
    if hint is int and {"ge", "le"} <= found.keys():
        return msg("pack.form_number_between", "a whole number from {low} to {high}", low=found["ge"], high=found["le"])
    if "max_length" in found:
        kind = kind_of(hint)
        return msg("pack.form_at_most", "{kind} (at most {most})", kind=kind, most=found["max_length"])
    return kind_of(hint)
