"""Values in a record by their path: `("effects", 0, "then", "goods", "credit")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Step: TypeAlias = str | int
Path: TypeAlias = tuple[Step, ...]
Row: TypeAlias = Mapping[str, Any]
"""A record as data."""


class _Nothing:
    """No value at all, which is something else than the value `None`."""

    def __repr__(self) -> str:
        return "NOTHING"


NOTHING = _Nothing()


def value_at(data: Any, path: Path) -> Any:
    """What stands there; NOTHING: nothing is said there."""
    for step in path:
        is_row = isinstance(data, (list, tuple)) and isinstance(step, int)
        if step not in (range(len(data)) if is_row else data if isinstance(data, Mapping) else ()):
            return NOTHING
        data = data[step]
    return data


def with_value(data: Any, path: Path, value: Any) -> Any:
    """The same data with another value there; only what lies on the way is copied. A row can grow by one."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        row = list(data) if isinstance(data, (list, tuple)) else []
        row[step : step + 1] = [with_value(row[step] if step < len(row) else NOTHING, rest, value)]
        return row
    table = dict(data) if isinstance(data, Mapping) else {}
    table[step] = with_value(table.get(step, NOTHING), rest, value)
    return table


def without(data: Any, path: Path) -> Any:
    """The same data without what stands there."""
    around = value_at(data, path[:-1])
    step = path[-1]
    if isinstance(around, Mapping):
        return with_value(data, path[:-1], {key: one for key, one in around.items() if key != step})
    if isinstance(around, (list, tuple)):
        return with_value(data, path[:-1], [one for at, one in enumerate(around) if at != step])
    return data


def path_of(field: str) -> Path:
    """The path of a mistake's field."""
    return tuple(int(step) if step.isdecimal() else step for step in field.split(".") if step)


def begins_with(path: Path, start: Path) -> bool:
    """Does it lead to the other place, or further in?"""
    return path[: len(start)] == start
