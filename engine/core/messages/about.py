"""What the things on a table are, for whoever asks "What is this?": one sentence, a few points, and the rule behind it.

Each game keeps `about.toml`. A key is a family of places (`seat.#.wheel.#`: `#` is a whole number, `*` any text without
a dot), `piece.<kind>` or `count.<kind>`; where several fit, the first one answers. What is said never depends on how a
game stands, so it can never tell a secret.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from engine.core.messages.errors import InvalidData
from engine.core.messages.message import Message

LONGEST_TEXT = 160
"""Characters of the sentence, in every language: it is read at a glance."""
LONGEST_POINT = 90
MOST_POINTS = 3
_MOST_ENTRIES = 500
_PIECE, _COUNT = "piece.", "count."
_KEY = re.compile(r"[\w#*/-]+(\.[\w#*/-]+)*")
_RULE = re.compile(r"([a-z_]+/)?[a-z][a-z-]*")
_WILDCARDS = {"#": r"-?\d+", "*": r"[^.]+"}


@dataclass(frozen=True, slots=True)
class Explanation:
    """What something is and does: a sentence, up to three points to look at, and the rule that says more."""

    key: str
    """The family of places or the kind that it speaks of."""
    rule: str
    text: Message
    points: tuple[Message, ...] = ()
    spots: tuple[str, ...] = ()
    """To each point the place that it speaks of, as a family; none where the points speak of no place."""

    def spots_of(self, place: str) -> tuple[str, ...]:
        """The places of its points, for one member of the family: each `#` is the number that stands there."""
        numbers = re.findall(r"(?<![^.])-?\d+(?![^.])", place)
        found = list(self.spots)
        for number in numbers:
            found = [spot.replace("#", number, 1) for spot in found]
        return tuple(found)


class AboutBook:
    """All explanations of one game, in the order of its file."""

    def __init__(self, explanations: tuple[Explanation, ...] = ()) -> None:
        self._all = explanations
        self._patterns = tuple((_pattern(one.key), one) for one in explanations)

    @classmethod
    def load(cls, package: str) -> AboutBook:
        """Read `about.toml` of a package; a game without one explains nothing."""
        file = files(package).joinpath("about.toml")
        return cls.parse(package.rpartition(".")[2], file.read_text(encoding="utf-8")) if file.is_file() else cls()

    @classmethod
    def parse(cls, game: str, source: str) -> AboutBook:
        """The explanations of a file; a rule without a slash is one of the game's own."""
        try:
            data = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            raise InvalidData(f"about.toml of {game}: {error}") from None
        if len(data) > _MOST_ENTRIES:
            raise InvalidData(f"about.toml of {game}: more than {_MOST_ENTRIES} entries")
        return cls(tuple(_explanation(game, key, body) for key, body in data.items()))

    def __iter__(self) -> Iterator[Explanation]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def place(self, place: str) -> Explanation | None:
        """About a place, by its id."""
        return None if place.startswith((_PIECE, _COUNT)) else self._find(place)

    def piece(self, kind: str) -> Explanation | None:
        """About a kind of pieces."""
        return self._find(_PIECE + kind)

    def count(self, kind: str) -> Explanation | None:
        """About a kind of counts."""
        return self._find(_COUNT + kind)

    def _find(self, name: str) -> Explanation | None:
        return next((one for pattern, one in self._patterns if pattern.fullmatch(name)), None)


def _pattern(key: str) -> re.Pattern[str]:
    return re.compile("".join(_WILDCARDS.get(sign, re.escape(sign)) for sign in key))


def _explanation(game: str, key: str, body: Any) -> Explanation:
    where = f"about.toml of {game}: {key}"
    if not _KEY.fullmatch(key):
        raise InvalidData(f"{where} is no family of places and no kind")
    if not isinstance(body, Mapping) or not body.keys() <= {"rule", "text", "points", "spots"}:
        raise InvalidData(f"{where} must have rule, text, points and spots, and nothing else")
    rule, points = body.get("rule"), body.get("points", [])
    if not isinstance(rule, str) or not _RULE.fullmatch(rule):
        raise InvalidData(f"{where} names no rule")
    if not isinstance(points, list) or len(points) > MOST_POINTS:
        raise InvalidData(f"{where} must have a list of at most {MOST_POINTS} points")
    spots = body.get("spots", [])
    if not isinstance(spots, list) or len(spots) not in (0, len(points)) or not all(_is_spot(one) for one in spots):
        raise InvalidData(f"{where} must name a place for each of its points, or none")
    name = f"about/{game}.{key}"
    return Explanation(
        key,
        rule if "/" in rule else f"{game}/{rule}",
        Message(f"{name}.text", _words(where, body.get("text"), LONGEST_TEXT)),
        tuple(
            Message(f"{name}.point{number}", _words(where, point, LONGEST_POINT))
            for number, point in enumerate(points, 1)
        ),
        tuple(spots),
    )


def _is_spot(spot: Any) -> bool:
    return isinstance(spot, str) and "*" not in spot and _KEY.fullmatch(spot) is not None


def _words(where: str, words: Any, longest: int) -> str:
    if not isinstance(words, str) or not words.strip() or len(words) > longest:
        raise InvalidData(f"{where}: expected 1 to {longest} characters, not {words!r}")
    if "{" in words or "%n" in words:
        raise InvalidData(f"{where}: an explanation has no placeholders: {words}")
    return words
