"""What effects mean: each family of rules says for its words how they are performed and when something comes of them.

An effect is found by its address (what bears it, and the way down), so that a game can be saved, undone and explained
in the middle of any card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.flow.effect import Effect
from engine.core.flow.frame import Frame
from engine.core.messages.errors import EngineBug
from engine.core.table.table import Table

At = TypeVar("At")
"""How a game says whose effect is performed and where it stands: an `Address`, or more."""
E = TypeVar("E", bound=Effect)
Perform: TypeAlias = Callable[[Table, At, E], Frame[Any] | None]
"""Performs an effect at once, or returns the frame that asks about it. It may lay frames itself, too."""
Busy: TypeAlias = frozenset[str]
"""What is in use already: nothing is used through itself."""
Possible: TypeAlias = Callable[[Table, int, E, Busy], bool]
"""Would something come of an effect now?"""
NOTHING_BUSY: Busy = frozenset()


class Address(NamedTuple):
    """An effect: who performs it, what bears it (`card.17`), and the way down to it (part 0, then part 2 of that)."""

    seat: int
    source: str
    path: tuple[int, ...]


def _always(_: Table, __: int, ___: Effect, ____: Busy) -> bool:
    return True


class Interpreter(Generic[At]):
    """The meanings of the words of one game. Families of rules add theirs when they are read in."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._perform: dict[type[Effect], Perform[At, Any]] = {}
        self._possible: dict[type[Effect], Possible[Any]] = {}

    def add(self, kind: type[E], perform: Perform[At, E], possible: Possible[E] = _always) -> None:
        """Give a word its meaning; without `possible` something always comes of it."""
        if kind in self._perform:
            raise EngineBug(f"{self._game}: “{kind.name}” gets its meaning twice")
        self._perform[kind] = perform
        self._possible[kind] = possible

    def meaning(self, kind: type[E]) -> Callable[[Perform[At, E]], Perform[At, E]]:
        """The same as a decorator: `@meaning(GainEffect)`."""

        def register(perform: Perform[At, E]) -> Perform[At, E]:
            self.add(kind, perform)
            return perform

        return register

    def perform(self, table: Table, at: At, effect: Effect) -> Frame[Any] | None:
        """Let an effect happen; a frame that comes back is to be laid by the caller, before or after others."""
        try:
            meaning = self._perform[type(effect)]
        except KeyError:
            raise EngineBug(f"{self._game}: nobody performs “{effect.name}”") from None
        return meaning(table, at, effect)

    def possible(self, table: Table, seat: int, effect: Effect, busy: Busy = NOTHING_BUSY) -> bool:
        """Can this effect be begun now, so that something comes of it? Never, if it only holds, produces or scores."""
        test = self._possible.get(type(effect))
        return test is not None and test(table, seat, effect, busy)

    def knows(self, kind: type[Effect]) -> bool:
        """Can this word be performed?"""
        return kind in self._perform

    def require(self, kinds: Iterable[type[Effect]]) -> None:
        """To be called when all families are read in: words of cards that nobody performs are a fault of the game."""
        missing = sorted(kind.name for kind in kinds if kind not in self._perform)
        if missing:
            raise EngineBug(f"{self._game}: nobody performs {', '.join(missing)}")
