"""What a teacher chose last for a class, and which rules were hard for it: rules and numbers, nothing of a pupil."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSettings

from qtapp.kit.store.game_memory import to_number, to_texts

_FEWEST, _MOST, _USUAL = 5, 20, 10
_PACES = (-1, 0, 20, 40, 60)
_MOST_RULES = 12
_LONGEST_NAME = 200


class TeachSettings:
    """A part of the settings; everything read is checked."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def quiz_count(self) -> int:
        """Questions of a quiz."""
        return to_number(self._store.value("teach/quiz_count"), _FEWEST, _MOST) or _USUAL

    @quiz_count.setter
    def quiz_count(self, count: int) -> None:
        self._store.setValue("teach/quiz_count", count)

    @property
    def quiz_pace(self) -> int:
        """Seconds of a question; 0: when all have answered, -1: when the teacher goes on."""
        found = to_number(self._store.value("teach/quiz_pace"), min(_PACES), max(_PACES))
        return found if found in _PACES else 0

    @quiz_pace.setter
    def quiz_pace(self, pace: int) -> None:
        self._store.setValue("teach/quiz_pace", pace)

    @property
    def vote_pace(self) -> int:
        """Seconds of a vote; 0: when all have voted, -1: when the teacher closes it."""
        found = to_number(self._store.value("teach/vote_pace"), min(_PACES), max(_PACES))
        return found if found in _PACES else 0

    @vote_pace.setter
    def vote_pace(self, pace: int) -> None:
        self._store.setValue("teach/vote_pace", pace)

    @property
    def quiz_names_given(self) -> bool:
        """Does the program give the names?"""
        return self._store.value("teach/quiz_names_given") in ("true", True)

    @quiz_names_given.setter
    def quiz_names_given(self, are_given: bool) -> None:
        self._store.setValue("teach/quiz_names_given", are_given)

    @property
    def author(self) -> str:
        """Who makes the lessons here, as it was written last."""
        found = self._store.value("teach/author")
        return found[:_LONGEST_NAME] if isinstance(found, str) else ""

    @author.setter
    def author(self, name: str) -> None:
        self._store.setValue("teach/author", name)

    def weak_rules(self, game: str) -> list[str]:
        """What was hard in the last quiz about a game, the hardest first."""
        return to_texts(self._store.value(f"teach/weak/{game}"))[:_MOST_RULES]

    def keep_weak_rules(self, game: str, rules: Sequence[str]) -> None:
        """Remember what was hard."""
        self._store.setValue(f"teach/weak/{game}", list(rules[:_MOST_RULES]))
