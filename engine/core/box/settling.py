"""Changing one value of a record so that the game takes it: what depends on the value goes along, or it is refused.

Nobody declares which fields depend on which: the game's own reader says what is wrong after the change, and what is
wrong elsewhere is mended there, within these bounds: what somebody said is never replaced by something else that could
have been said; what cannot stay is taken back to what is usual, what is missing is filled in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from engine.core.box.paths import NOTHING, Path, Row, begins_with, path_of, value_at, without
from engine.core.box.record_form import RecordForm, plain_kind
from engine.core.flow.data_error import DataError
from engine.core.flow.field_kind import (
    AmountsKind,
    ChoiceKind,
    EitherKind,
    FieldKind,
    FlagKind,
    MaybeKind,
    NumberKind,
    RowKind,
    WordKind,
)

_ROUNDS = 4
"""Mends after one change; more would be another card."""
_NEAR = 14
"""Numbers that are tried on either side."""


def changed(form: RecordForm, row: Row, path: Path, value: Any) -> dict[str, Any] | None:
    """The record with another value there, and what depends on it; None: the game does not take it.

    Mistakes that were there before are no reason: a card without a name is filled in all the same.
    """
    return settled(form, form.put(row, path, value), path, form.mistakes(row))


def taken_out(form: RecordForm, row: Row, path: Path) -> dict[str, Any] | None:
    """The record without what stands there; None: it cannot be missing."""
    return settled(form, without(row, path), path[:-1], form.mistakes(row))


def settled(form: RecordForm, row: Row, path: Path, known: Collection[DataError] = ()) -> dict[str, Any] | None:
    """The record as the game takes it, with the value at the path as it is; None: that cannot be. `known`: mistakes
    that are let be.
    """
    now: dict[str, Any] = dict(row)
    wrong = _new_mistakes(form, now, known)
    for _ in range(_ROUNDS):
        if not wrong:
            return now
        best = None
        for other in _mends(form, now, wrong[0], path):
            left = _new_mistakes(form, other, known)
            if wrong[0] not in left and (best is None or len(left) < len(best[1])):
                best = (other, left)
                if not left:
                    break
        if best is None:
            return None
        now, wrong = best
    return now if not wrong else None


def _new_mistakes(form: RecordForm, row: Row, known: Collection[DataError]) -> list[DataError]:
    return [one for one in form.mistakes(row) if one not in known]


def _mends(form: RecordForm, row: Row, mistake: DataError, kept: Path) -> Iterator[dict[str, Any]]:
    """Records in which a mistake may be gone: mended where it is, then around the value that was changed."""
    place = _known_part(form, row, path_of(mistake.field))
    if place and not begins_with(kept, place):
        yield from _other_values(form, row, place, mistake)
    for around in _words_around(form, row, place, kept):
        for one in form.fields_at(row, around):
            spot = (*around, one.name)
            if begins_with(kept, spot):
                continue
            is_said = value_at(row, spot) is not NOTHING
            if is_said and not one.is_needed and around:
                yield without(row, spot)
            elif not is_said:
                for value in fillings(form, one.kind):
                    yield form.put(row, spot, value)


def _known_part(form: RecordForm, row: Row, path: Path) -> Path:
    """The part of a mistake's path that names a place of this record. A word that does not fit is told at its `do`."""
    while path and (path[-1] == "do" or form.kind_at(row, path) is None):
        path = path[:-1]
    return path


def _words_around(form: RecordForm, row: Row, place: Path, kept: Path) -> Iterator[Path]:
    """The words (and at last the record) in which the changed value stands, then those of the mistake; inner first."""
    seen: set[Path] = set()
    for path in (kept, place):
        for at in range(len(path), -1, -1):
            around = path[:at]
            if around not in seen and form.fields_at(row, around):
                seen.add(around)
                yield around


def _other_values(form: RecordForm, row: Row, place: Path, mistake: DataError) -> Iterator[dict[str, Any]]:
    """Everything else that could stand there."""
    value = form.said_or_usual(row, place)
    found = form.kind_at(row, place)
    assert found is not None
    kind = plain_kind(found, value)
    owner = next((one for one in form.fields_at(row, place[:-1]) if one.name == place[-1]), None)
    if value_at(row, place) is not NOTHING and (owner is None or not owner.is_needed):
        yield without(row, place)
    match kind:
        case NumberKind(low, high):
            start = value if isinstance(value, int) else low
            near = (start + sign * step for step in range(1, _NEAR + 1) for sign in (1, -1))
            for number in dict.fromkeys((*near, low, high)):
                if low <= number <= high:
                    yield form.put(row, place, number)
        case WordKind(words):
            names = mistake.allowed or tuple(word.name for word in words) or tuple(form.words)
            for name in sorted(names, key=lambda name: name != mistake.suggestion):
                for example in form.examples.get(name, ())[:2]:
                    yield form.put(row, place, dict(example))
        case AmountsKind() if isinstance(value, Mapping):
            for key in value:
                yield without(row, (*place, key))
            for filling in fillings(form, kind):
                yield form.put(row, place, filling)
        case RowKind() if isinstance(value, (list, tuple)):
            for at in range(len(value)):
                yield without(row, (*place, at))
            for at, part in enumerate(value):
                for word in mistake.allowed:
                    for example in form.examples.get(word, ())[:1]:
                        if isinstance(part, Mapping):
                            yield form.put(row, (*place, at), dict(example))
            for filling in fillings(form, kind):
                yield form.put(row, place, filling)
        case _:
            for filling in fillings(form, kind):
                yield form.put(row, place, filling)


def fillings(form: RecordForm, kind: FieldKind) -> Iterator[Any]:
    """Plain values of a kind, to fill a place with that must not be empty."""
    match kind:
        case NumberKind(low, high):
            yield from (number for number in dict.fromkeys((max(low, 1), max(low, 2), low, high)) if number <= high)
        case FlagKind():
            yield from (True, False)
        case ChoiceKind(words):
            yield from words
        case AmountsKind(keys, inner):
            for key in keys:
                yield {key: next(fillings(form, inner))}
        case WordKind(words):
            for word in words or tuple(form.words.values()):
                yield from (dict(example) for example in form.examples.get(word.name, ())[:1])
        case RowKind(item, least):
            if not least:
                yield []
            for one in fillings(form, item):
                yield [one] * max(1, least)
        case MaybeKind(inner):
            yield from fillings(form, inner)
        case EitherKind(kinds):
            for one in kinds:
                yield from fillings(form, one)
