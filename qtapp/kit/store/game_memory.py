"""What is remembered of single games: people, options, scans, cards, and whether one was ever finished."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSettings

_MOST_OPTIONS = 40
_LARGEST = 1000
_MOST_LEVEL, _MOST_SEATS = 9, 8
_MOST_LENGTHS, _ENOUGH_LENGTHS, _FIVES = 9, 3, 10
"""So many games tell how long they took, from so many on it is said, and from so many minutes on in fives."""


class GameMemory:
    """The part of the settings that is kept game by game. What is read is checked; the game itself mends the rest."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    def people_at(self, game: str) -> int | None:
        """How many people played a game last."""
        return to_number(self._store.value(f"people/count_{game}"), 1, 8)

    def keep_people_at(self, game: str, people: int) -> None:
        """Remember how many people play a game."""
        self._store.setValue(f"people/count_{game}", people)

    def options_of(self, game: str) -> dict[str, int]:
        """The options that a game was played with last."""
        found = {}
        for text in to_texts(self._store.value(f"options/{game}"))[:_MOST_OPTIONS]:
            name, _, value = text.partition("=")
            number = to_number(value, 0, _LARGEST)
            if name and number is not None:
                found[name] = number
        return found

    def keep_options_of(self, game: str, options: Mapping[str, int]) -> None:
        """Remember the options of a game."""
        self._store.setValue(f"options/{game}", [f"{name}={value}" for name, value in options.items()])

    def levels_at(self, game: str) -> list[int]:
        """The levels of computer players of the last game, in seat order; 0: a person sat there."""
        found = [to_number(text, 0, _MOST_LEVEL) for text in to_texts(self._store.value(f"people/levels_{game}"))]
        return [level or 0 for level in found][:_MOST_SEATS]

    def keep_levels_at(self, game: str, levels: Sequence[int]) -> None:
        """Remember which seats computers play."""
        self._store.setValue(f"people/levels_{game}", [str(level) for level in levels])

    def way_of(self, game: str) -> str:
        """How a game was played last: alone, together, …; empty: nobody knows."""
        return str(self._store.value(f"people/way_{game}") or "")

    def keep_way_of(self, game: str, way: str) -> None:
        """Remember how a game is played."""
        self._store.setValue(f"people/way_{game}", way)

    def was_finished(self, game: str) -> bool:
        """Was a game of this kind ever played to its end here?"""
        return self._store.value(f"finished/{game}") in ("true", True)

    def remember_finished(self, game: str) -> None:
        """A game of this kind was played to its end."""
        if not self.was_finished(game):
            self._store.setValue(f"finished/{game}", True)

    def remember_length(self, game: str, minutes: int) -> None:
        """A game of this kind took so long from its first deed to its end."""
        known = self._lengths(game)[1 - _MOST_LENGTHS :]
        self._store.setValue(f"length/{game}", [str(one) for one in (*known, minutes)])

    def usual_length(self, game: str) -> int | None:
        """Minutes that a game of this kind takes here, in fives; None: too few were finished."""
        known = sorted(self._lengths(game))
        if len(known) < _ENOUGH_LENGTHS:
            return None
        middle = known[len(known) // 2]
        return middle if middle < _FIVES else 5 * round(middle / 5)

    def _lengths(self, game: str) -> list[int]:
        texts = to_texts(self._store.value(f"length/{game}"))
        return [one for text in texts if (one := to_number(text, 1, _LARGEST)) is not None]

    def scan_of(self, game: str) -> str:
        """The scans that lay over the boards of a game last; empty: the drawn boards."""
        return str(self._store.value(f"scans/{game}") or "")

    def keep_scan_of(self, game: str, scan: str) -> None:
        """Remember which scans lie over the boards of a game."""
        self._store.setValue(f"scans/{game}", scan)

    def pack_of(self, game: str) -> str:
        """The kept pack that a game was set up with last; empty: the cards that come with the program."""
        return str(self._store.value(f"packs/{game}") or "")

    def keep_pack_of(self, game: str, pack: str) -> None:
        """Remember which cards a game is played with."""
        self._store.setValue(f"packs/{game}", pack)


def to_number(value: object, low: int, high: int) -> int | None:
    """A number within bounds; None: it is something else."""
    try:
        number = int(value) if isinstance(value, (str, int)) else None
    except ValueError:
        return None
    return number if number is not None and low <= number <= high else None


def to_texts(value: object) -> list[str]:
    """A list of texts. QSettings gives a list of one as a bare text."""
    if isinstance(value, str):
        return [value] if value else []
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
