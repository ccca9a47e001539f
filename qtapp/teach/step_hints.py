"""The hints of one task: given one after the other, each stronger than the one before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine import api

_OFFERED = 2
"""The same rule refused so often: a hint is offered."""


class StepHints:
    """What can still be said, and whether it should be offered."""

    def __init__(self, hints: tuple[api.LessonHint, ...] = ()) -> None:
        self._hints = hints
        self._refused: Counter[str] = Counter()
        self.count = 0
        """So many were given."""

    @property
    def has_more(self) -> bool:
        """Is there one that was not given yet?"""
        return self.count < len(self._hints)

    def give(self) -> None:
        """The next one."""
        if self.has_more:
            self.count += 1
            self._refused.clear()

    def given(self) -> tuple[api.LessonHint, ...]:
        """Those that were given."""
        return self._hints[: self.count]

    def was_refused(self, rules: Iterable[str]) -> None:
        """The pupil tried something that these rules forbid."""
        self._refused.update(set(rules))

    @property
    def is_offered(self) -> bool:
        """Was the same rule in the way several times?"""
        return self.has_more and max(self._refused.values(), default=0) >= _OFFERED
