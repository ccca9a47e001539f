"""Answers of the right type that somebody might give: ids of the table, numbers around the listed ones, one field of a
listed answer changed. They say nothing of the rules, so they can judge them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.api import Blueprint, Frame, RandomStream, Table
from engine.core.flow.frame import answer_type

MOST = 400
"""Answers that are thought of for one question, at most."""


class Noise:
    """Typed noise for the questions of one table."""

    def __init__(self, table: Table, blueprint: Blueprint, dice: RandomStream) -> None:
        self._dice = dice
        self._ids = [*table.pieces, *table.places]
        self._kin: dict[str, list[str]] = {}
        """Ids that begin alike: cards of a deck, places of a seat's board."""
        for name in self._ids:
            self._kin.setdefault(_stem(name), []).append(name)
        self._families = [place for place in blueprint.places if place.bounds]

    def answers(self, step: Frame[Any], table: Table, listed: list[Any], most: int = MOST) -> list[Any]:
        """What somebody might answer: what is listed, what the frame names, and noise, in no order."""
        kind = answer_type(type(step))
        made = [*step.thinkable(table), *self._around(kind, listed)]
        return self._dice.shuffled(made)[:most]

    def _around(self, kind: Any, listed: list[Any]) -> Iterator[Any]:
        """Values of a type, near those that are listed."""
        origin = get_origin(kind)
        if origin in (Union, UnionType):
            for one in get_args(kind):
                yield from self._around(one, [answer for answer in listed if _fits(answer, one)])
        elif origin is Literal:
            yield from get_args(kind)
        elif kind is NoneType:
            yield None
        elif kind is bool:
            yield from (False, True)
        elif kind is int:
            yield from range(-1, max(listed, default=0) + 3)
        elif kind is str:
            yield from self._words(listed)
        elif origin is tuple and get_args(kind)[-1:] == (Ellipsis,):
            yield from self._rows(get_args(kind)[0], listed)
        elif hasattr(kind, "_fields") or is_dataclass(kind):
            yield from self._records(kind, listed)
        elif origin is tuple:
            yield from self._tuples(get_args(kind), listed)
        else:
            raise AssertionError(f"no noise for answers of the type {kind}")

    def _words(self, listed: list[str]) -> Iterator[str]:
        yield from ("", "nonsense")
        yield from listed
        for _ in range(12):
            yield self._dice.choice(self._ids)
        for family in self._families[:40]:
            yield self._member(family.id, family.bounds)
        for word in self._some(listed):
            kin = self._kin.get(_stem(word), [])
            yield from self._dice.shuffled(kin)[:8]
        for word in listed[:6]:  # a place beside a listed one, the next of its kind
            stem, _, last = word.rpartition(".")
            if last.lstrip("-").isdigit():
                yield from (f"{stem}.{int(last) + step}" for step in (-2, -1, 1, 2, 40))

    def _member(self, family: str, bounds: tuple[tuple[int, int], ...]) -> str:
        near = 6 if self._dice.randrange(3) else 10_000
        parts = []
        for low, high in bounds:
            first, last = max(low, -near), min(high, near)
            parts.append(str(first + self._dice.randrange(last - first + 1)))
        return family.partition("{")[0] + ".".join(parts)

    def _rows(self, kind: Any, listed: list[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        yield ()
        for row in self._some(listed):
            yield row
            yield row[1:]
            yield (*row, *row)
        for part in self._around(kind, [part for row in listed for part in row]):
            yield (part,)

    def _tuples(self, kinds: tuple[Any, ...], listed: list[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        for row in self._some(listed):
            for at, kind in enumerate(kinds):
                for part in self._around(kind, [other[at] for other in listed]):
                    yield (*row[:at], part, *row[at + 1 :])

    def _records(self, kind: Any, listed: list[Any]) -> Iterator[Any]:
        """Listed answers with one field changed, and some put together from the fields of several."""
        hints = get_type_hints(kind)
        names = list(kind._fields) if hasattr(kind, "_fields") else [field.name for field in fields(kind)]
        known = {name: list(dict.fromkeys(getattr(answer, name) for answer in listed)) for name in names}
        for answer in self._some(listed):
            yield answer
            for name in names:
                for part in self._dice.shuffled(list(self._around(hints[name], known[name])))[:12]:
                    yield (
                        answer._replace(**{name: part}) if hasattr(kind, "_fields") else replace(answer, **{name: part})
                    )
        if listed:
            for _ in range(20):
                yield kind(**{name: self._dice.choice(known[name]) for name in names})

    def _some(self, listed: list[Any], most: int = 6) -> list[Any]:
        return self._dice.shuffled(listed)[:most]


def _stem(name: str) -> str:
    """How an id begins: `card.`, `seat.2.site.`."""
    parts = name.split(".")
    return ".".join(parts[:3] if parts[0] == "seat" else parts[:1])


def _fits(answer: Any, kind: Any) -> bool:
    plain = get_origin(kind) or kind
    if plain is Literal:
        return answer in get_args(kind)
    return isinstance(answer, plain) and (plain is not int or not isinstance(answer, bool))
