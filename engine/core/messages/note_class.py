"""How notes are told to somebody who was not looking: what a person did, what came of it, what the game did.

Each game keeps `told.toml`: lists of its rules by class, the few messages that are told otherwise than their rule, and
those with which a round begins, or a larger part of the game. `lapses` tell what a person could not do any more and
what was passed over: whoever it happens to is told at once. `covers` names messages that sum up others: a flood of
drops in one sentence. A rule that stands nowhere is bookkeeping, so a game without the file is told by its log alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from importlib.resources import files
from typing import Any

from engine.core.messages.errors import InvalidData
from engine.core.messages.message import Message

_MOST_ENTRIES = 1000


class NoteClass(Enum):
    """What a note tells."""

    DEED = "deed"
    """Somebody built, placed, took, used or passed something."""
    OPENING = "opening"
    """How a deed begins (an engineer on a space, a card turned up): told with the deed that follows, or for itself."""
    GAIN = "gain"
    """What came of a deed or a phase: told together with it."""
    PHASE = "phase"
    """The game went on: a round, an era, production, water, the end."""
    KEEPING = "keeping"
    """Bookkeeping: shuffles, refills, draws by all."""


class ToldBook:
    """The classes of one game's notes."""

    def __init__(
        self,
        rules: Mapping[str, NoteClass] | None = None,
        messages: Mapping[str, NoteClass] | None = None,
        rounds: Iterable[str] = (),
        covers: Mapping[str, frozenset[str]] | None = None,
        lapses: Iterable[str] = (),
        parts: Iterable[str] = (),
    ) -> None:
        self._rules = dict(rules or {})
        self._covers = dict(covers or {})
        self.rounds = frozenset(rounds)
        """The messages with which a round begins."""
        self.parts = frozenset(parts)
        """The messages with which a larger part of the game begins, from the second one on: an era, an act."""
        self.lapses = frozenset(lapses)
        """The messages that tell a person that something of their own was passed over."""
        self._messages = dict(messages or {})

    @classmethod
    def load(cls, package: str) -> ToldBook:
        """Read `told.toml` of a package; a game without one has only bookkeeping."""
        file = files(package).joinpath("told.toml")
        return cls.parse(package.rpartition(".")[2], file.read_text(encoding="utf-8")) if file.is_file() else cls()

    @classmethod
    def parse(cls, game: str, source: str) -> ToldBook:
        """The classes of a file; rules and messages are those of the game."""
        where = f"told.toml of {game}"
        try:
            data = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            raise InvalidData(f"{where}: {error}") from None
        messages = data.pop("messages", {})
        if not isinstance(messages, Mapping):
            raise InvalidData(f"{where}: messages must be a table of lists")
        rounds = [f"{game}.{name}" for name in _texts(f"{where}: rounds", data.pop("rounds", []))]
        lapses = [f"{game}.{name}" for name in _texts(f"{where}: lapses", data.pop("lapses", []))]
        parts = [f"{game}.{name}" for name in _texts(f"{where}: parts", data.pop("parts", []))]
        covers = data.pop("covers", {})
        if not isinstance(covers, Mapping):
            raise InvalidData(f"{where}: covers must be a table of lists")
        covered = {
            f"{game}.{name}": frozenset(f"{game}.{one}" for one in _texts(f"{where}: covers", members))
            for name, members in covers.items()
        }
        classes, told = _classes(where, f"{game}/", data), _classes(where, f"{game}.", messages)
        return cls(classes, told, rounds, covered, lapses, parts)

    @property
    def rules(self) -> frozenset[str]:
        """The rules that have a class."""
        return frozenset(self._rules)

    @property
    def messages(self) -> frozenset[str]:
        """The messages that are told otherwise than their rule."""
        return frozenset(self._messages)

    @property
    def covers(self) -> Mapping[str, frozenset[str]]:
        """By the id of a message that sums up its n last ones of some kinds: the ids of these."""
        return self._covers

    def summed_up(self, messages: Sequence[Message]) -> frozenset[int]:
        """Which of these messages need not be told, because a later one of them says how many there were."""
        found: set[int] = set()
        for at, message in enumerate(messages):
            kinds = self._covers.get(message.id)
            if kinds is None:
                continue
            before = [one for one in range(at) if messages[one].id in kinds and one not in found]
            found.update(before[len(before) - min(message.n or 0, len(before)) :])
        return frozenset(found)

    def class_of(self, rule: str, message: str) -> NoteClass:
        """How a note is told, by its rule and the id of its message."""
        return self._messages.get(message) or self._rules.get(rule) or _OF_ALL_GAMES.get(rule, NoteClass.KEEPING)


_OF_ALL_GAMES = {"table/by-hand": NoteClass.DEED}
"""Rules of the table itself by which people do something that others want to hear of."""


def _classes(where: str, prefix: str, lists: Mapping[str, Any]) -> dict[str, NoteClass]:
    names = {one.value: one for one in NoteClass}
    found: dict[str, NoteClass] = {}
    for name, members in lists.items():
        if name not in names:
            raise InvalidData(f"{where}: {name} is no class of notes")
        for member in _texts(f"{where}: {name}", members):
            if prefix + member in found:
                raise InvalidData(f"{where}: {member} stands there twice")
            found[prefix + member] = names[name]
    return found


def _texts(where: str, members: Any) -> Iterable[str]:
    if not isinstance(members, list) or len(members) > _MOST_ENTRIES or not all(isinstance(m, str) for m in members):
        raise InvalidData(f"{where} must be a list of names")
    return members
