"""Mistakes in data that people write: where, why, what was perhaps meant, what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from engine.core.messages.message import LiteralArg, Message, msg, to_english


@dataclass(frozen=True, slots=True)
class DataError:
    """What is wrong in a data file: which card, which field, why, the nearest allowed word if there is one, and what is
    allowed there.
    """

    card: str
    field: str
    reason: Message
    suggestion: str = ""
    allowed: tuple[str, ...] = ()
    is_slip: bool = False
    """It says something that is not counted, but it can be played: a game that was kept with it still opens."""

    def told(self) -> Message:
        """The mistake as a sentence: where, why, what was perhaps meant, what is allowed."""
        said = self.reason
        if self.suggestion:
            said = msg(
                "pack.mistake_with_suggestion",
                "{reason}. Did you mean “{word}”?",
                reason=said,
                word=LiteralArg(self.suggestion),
            )
        if self.allowed:
            listed = LiteralArg(", ".join(self.allowed))
            said = (
                msg("pack.mistake_allowed_after_question", "{reason} Allowed: {words}", reason=said, words=listed)
                if self.suggestion
                else msg("pack.mistake_with_allowed", "{reason}. Allowed: {words}", reason=said, words=listed)
            )
        where = " ▸ ".join(_short(part) for part in (self.card, _counted_from_one(self.field)) if part)
        return msg("pack.mistake_at", "{where}: {reason}", where=LiteralArg(where), reason=said) if where else said

    def __str__(self) -> str:
        return to_english(self.told())


_LONGEST_PLACE = 120


def _short(place: str) -> str:
    """Where it is, short enough to be read: what stands in a stranger's file may be as long as the file."""
    return place if len(place) <= _LONGEST_PLACE else f"{place[: _LONGEST_PLACE - 1]}…"


def _counted_from_one(path: str) -> str:
    """A path as people count: the first of a row is number 1."""
    return re.sub(r"\.(\d+)(?=\.|$)", lambda found: f"[{int(found[1]) + 1}]", path)


_NEAR = 0.75
"""How alike a word must be to be suggested; less, and people are sent to words that mean something else."""
_LONGEST_WORD = 60


def nearest(word: str, allowed: Iterable[str]) -> str:
    """The allowed word that was perhaps meant; empty: none is near."""
    known, asked = list(allowed), word[:_LONGEST_WORD]
    begun = (
        one for one in known if asked and one[: len(asked)] == asked[: len(one)] and abs(len(one) - len(asked)) < 3
    )
    return next(iter(get_close_matches(asked, known, 1, _NEAR)), "") or next(begun, "")


def without_echoes(mistakes: Iterable[DataError]) -> list[DataError]:
    """Each mistake once, and none about a whole row of effects of which some could not even be read."""
    told = list(dict.fromkeys(mistakes))
    inner = {(one.card, one.field.partition(".")[0]) for one in told if "." in one.field}
    return [one for one in told if (one.card, one.field) not in inner]
