"""A step of a game as the table keeps it on its lanes. What a step does is the business of `engine.core.flow`."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol


class Step(Protocol):
    """Something that waits on a lane: known by its name, and storable."""

    name: ClassVar[str]

    def to_json(self) -> list[Any]:
        """Its name and its fields."""
        ...
