"""What may be put into a gap: only what the game takes, each as the whole record that would come of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.box.paths import NOTHING, Path, Row, value_at
from engine.core.box.record_form import RecordForm, plain_kind
from engine.core.box.settling import changed, fillings, settled, taken_out
from engine.core.flow.field_kind import (
    AmountsKind,
    ChoiceKind,
    EitherKind,
    FieldKind,
    FlagKind,
    MaybeKind,
    NumberKind,
    RowKind,
    TextKind,
    WordKind,
)
from engine.core.flow.own_words import EXAMPLE

_FAR = 14
"""Numbers that a step of a stepper passes over, at most, if the game does not take them."""
_EXAMPLES = 3
"""Sentences of a word that are tried where it may stand."""
_STRANGE = "-"
"""A word that nobody knows: the game answers with those that it does know."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A value that may stand in a gap, and the record with it."""

    value: Any
    row: Mapping[str, Any]


def offers(form: RecordForm, row: Row, path: Path) -> Iterator[Offer]:
    """Every other value of a gap. Of numbers the next ones up and down, of words one sentence each."""
    value = form.said_or_usual(row, path)
    kind = form.kind_at(row, path)
    if kind is not None:
        yield from _of_kind(form, row, path, value, kind)


def _of_kind(form: RecordForm, row: Row, path: Path, value: Any, kind: FieldKind) -> Iterator[Offer]:
    match kind:
        case NumberKind():
            for found in (step(form, row, path, 1), step(form, row, path, -1)):
                if found is not None:
                    yield found
        case FlagKind():
            yield from _taken(form, row, path, (not value,))
        case ChoiceKind(words):
            yield from _taken(form, row, path, (word for word in words if word != value))
        case TextKind(is_free=True):
            yield from _taken(form, row, path, (text for text in (EXAMPLE, f"{EXAMPLE} {EXAMPLE}") if text != value))
        case TextKind():
            yield from _taken(form, row, path, (word for word in _known_words(form, row, path) if word != value))
        case WordKind(words):
            names = [word.name for word in words or tuple(form.words.values())]
            own = value.get("do") if isinstance(value, Mapping) else None
            for name in names:
                if name != own:
                    yield from _first_sentence(form, row, path, name)
        case MaybeKind(inner):
            if value is None or value is NOTHING:
                if isinstance(inner, WordKind):
                    yield from _of_kind(form, row, path, value, inner)
                elif isinstance(inner, NumberKind):
                    numbers = (one for one in fillings(form, inner) if changed(form, row, path, one) is not None)
                    yield from _taken(form, row, path, numbers, most=1)
                else:
                    yield from _taken(form, row, path, fillings(form, inner))
            else:
                yield from _taken(form, row, path, (None,))
                yield from _of_kind(form, row, path, value, inner)
        case EitherKind(kinds):
            standing = plain_kind(kind, value)
            yield from _of_kind(form, row, path, value, standing)
            for other in kinds:
                if other is not standing:
                    if isinstance(other, NumberKind):
                        yield from _taken(form, row, path, fillings(form, other), most=1)
                    else:
                        yield from _of_kind(form, row, path, value, other)
        case AmountsKind() | RowKind():
            yield from additions(form, row, path)


def step(form: RecordForm, row: Row, path: Path, way: int) -> Offer | None:
    """The next number up or down that the game takes; None: there is none near."""
    kind = form.kind_at(row, path)
    value = form.said_or_usual(row, path)
    kind = plain_kind(kind, value) if kind is not None else None
    if not isinstance(kind, NumberKind) or not isinstance(value, int):
        return None
    for far in range(1, _FAR + 1):
        number = value + way * far
        if not kind.low <= number <= kind.high:
            return None
        for found in _taken(form, row, path, (number,)):
            return found
    return None


def additions(form: RecordForm, row: Row, path: Path) -> Iterator[Offer]:
    """One more key of amounts, or one more thing in a row; the value of each is the key, or the thing."""
    value = form.said_or_usual(row, path)
    kind = form.kind_at(row, path)
    kind = plain_kind(kind, value) if kind is not None else None
    match kind:
        case AmountsKind(keys):
            there = value if isinstance(value, Mapping) else {}
            for key in keys or _known_words(form, row, (*path, _STRANGE)):
                inner = form.kind_at(row, (*path, key))
                if key in there or inner is None:
                    continue
                for filling in fillings(form, inner):
                    made = changed(form, row, (*path, key), filling)
                    if made is not None:
                        yield Offer(key, made)
                        break
        case RowKind(item, _, most) if isinstance(value, (list, tuple)) and len(value) < most:
            end = (*path, len(value))
            if isinstance(item, WordKind):
                for word in item.words or tuple(form.words.values()):
                    yield from _first_sentence(form, row, end, word.name)
            elif isinstance(item, TextKind):
                yield from _taken(form, row, end, _known_words(form, row, end))
            elif value and not isinstance(item, ChoiceKind):
                yield from _next_of_row(form, row, path, list(value))
            else:
                yield from _taken(form, row, end, fillings(form, item))


def _next_of_row(form: RecordForm, row: Row, path: Path, value: list[Any]) -> Iterator[Offer]:
    """One more thing like the last one, a little more if it must not be the same: the next step of a table."""
    last = value[-1]
    more = [one + 1 if isinstance(one, int) else one for one in last] if isinstance(last, list) else last
    for thing in (last, more):
        made = settled(form, form.put(row, (*path, len(value)), thing), path, form.mistakes(row))
        if made is not None:
            yield Offer(thing, made)
            return


def removals(form: RecordForm, row: Row, path: Path) -> Iterator[Offer]:
    """The record without one of the things or keys that stand there; the value of each is its place or key."""
    value = form.said_or_usual(row, path)
    keys: Any = value if isinstance(value, Mapping) else range(len(value)) if isinstance(value, (list, tuple)) else ()
    for key in keys:
        if value_at(row, (*path, key)) is NOTHING:
            continue
        made = taken_out(form, row, (*path, key))
        if made is not None:
            yield Offer(key, made)


def phrases(form: RecordForm, row: Row, path: Path) -> Iterator[Offer]:
    """One sentence of each word that may stand there, the one that stands there too; the value is the word."""
    kind = form.kind_at(row, path)
    value = value_at(row, path)
    kind = plain_kind(kind, value) if kind is not None else None
    if isinstance(kind, WordKind):
        own = value.get("do") if isinstance(value, Mapping) else None
        for word in kind.words or tuple(form.words.values()):
            if word.name == own:
                yield Offer(value, row)
            else:
                yield from _first_sentence(form, row, path, word.name)


def written(form: RecordForm, row: Row, path: Path, text: str) -> Iterator[Offer]:
    """The record with a text of its owner there, by each word that takes any; the value is the word."""
    for word in form.words.values():
        for one in form.fields_of_word(word):
            if isinstance(one.kind, TextKind) and one.kind.is_free:
                made = changed(form, row, path, {"do": word.name, one.name: text[: one.kind.most]})
                if made is not None:
                    yield Offer(word.name, made)


def unwritten(form: RecordForm, row: Row) -> Path | None:
    """The first text that its owner is still to write; None: there is none."""
    for place in form.word_places(row):
        for one in form.fields_at(row, place):
            spot = (*place, one.name)
            if isinstance(one.kind, TextKind) and one.kind.is_free and value_at(row, spot) == EXAMPLE:
                return spot
    return None


def _first_sentence(form: RecordForm, row: Row, path: Path, word: str) -> Iterator[Offer]:
    for example in form.examples.get(word, ())[:_EXAMPLES]:
        made = changed(form, row, path, dict(example))
        if made is not None:
            yield Offer(dict(example), made)
            return


def _taken(form: RecordForm, row: Row, path: Path, values: Any, most: int = 1_000) -> Iterator[Offer]:
    for value in values:
        made = changed(form, row, path, value)
        if made is not None:
            yield Offer(value, made)
            most -= 1
            if not most:
                return


def _known_words(form: RecordForm, row: Row, path: Path) -> tuple[str, ...]:
    """The words that the game knows for a text: it names them when it is told a strange one."""
    value = form.said_or_usual(row, path)
    strange = value if path[-1] == _STRANGE else _STRANGE
    for mistake in form.mistakes(form.put(row, path, [] if strange is NOTHING else strange)):
        if mistake.allowed and mistake.field.endswith((_STRANGE, str(path[-1]))):
            return mistake.allowed
    return ()


def joinings(form: RecordForm, row: Row, path: Path) -> Iterator[Offer]:
    """The word that stands there joined with another one, by each word that holds several: a choice, one after the
    other. The value is the joining word.
    """
    own = value_at(row, path)
    if not isinstance(own, Mapping):
        return
    for word in form.words.values():
        for one in form.fields_of_word(word):
            if isinstance(one.kind, RowKind) and isinstance(one.kind.item, WordKind) and not one.kind.item.words:
                for other in form.examples.values():
                    made = changed(form, row, path, {"do": word.name, one.name: [dict(own), dict(other[0])]})
                    if made is not None:
                        yield Offer(word.name, made)
                        break


def copied(form: RecordForm, row: Row, other: Row) -> dict[str, Any] | None:
    """The record with everything that another one says, but its name, its number and its deck; None: it cannot be."""
    section = form.section
    own = {"id", section.key, "name", section.group}
    made = {key: value for key, value in other.items() if key not in own}
    made.update({key: value for key, value in row.items() if key in own})
    return settled(form, made, (section.group,) if section.group else ())
