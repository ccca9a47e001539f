"""What a pupil has done: step by step for each lesson, in one small file that is never sent anywhere.

A file that cannot be read counts as empty and is set aside; the program starts all the same.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

from engine import api

_FORMAT = 1
_MOST_BYTES = 1_000_000
_MOST_LESSONS = 500
_MOST_STEPS = 60
_LONGEST_NAME = 80
MOST_STARS = 3


class StepResult(Enum):
    """How a step ended."""

    READ = "read"
    """Nothing was to be done."""
    SOLVED = "solved"
    SHOWN = "shown"
    """The program did it, or said the answer."""
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class StepRecord:
    """What became of one step."""

    result: StepResult
    attempts: int = 0
    hints: int = 0


@dataclass(slots=True)
class LessonRecord:
    """What became of a lesson. It belongs to these very steps, which `digest` names."""

    digest: str
    at: str = ""
    """The step that the pupil stood at last; empty: at the beginning, or through."""
    steps: dict[str, StepRecord] = field(default_factory=dict)

    def note(self, step: str, record: StepRecord) -> None:
        """A step ended; what was done better before stays."""
        before = self.steps.get(step)
        if before is None or _worth(record) >= _worth(before):
            self.steps[step] = record

    def is_through(self, lesson: api.Lesson) -> bool:
        """Did every step end somehow?"""
        return all(step.id in self.steps for step in lesson.steps)

    def stars(self, lesson: api.Lesson) -> int:
        """One for being through, one more if nothing was shown or skipped, and one more if no hint was needed."""
        if not self.is_through(lesson):
            return 0
        records = [self.steps[step.id] for step in lesson.steps]
        if any(one.result in (StepResult.SHOWN, StepResult.SKIPPED) for one in records):
            return 1
        return 2 if any(one.hints for one in records) else MOST_STARS


def _worth(record: StepRecord) -> tuple[int, int]:
    rank = (StepResult.SKIPPED, StepResult.SHOWN, StepResult.READ, StepResult.SOLVED)
    return rank.index(record.result), -record.hints


class LessonProgress:
    """All records, read once and written whole after every step."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lessons: dict[str, LessonRecord] = {}
        self._drills: dict[str, api.DrillMemory] = {}
        self._read()

    def turn_to(self, file: Path) -> None:
        """From now on the records of another file: somebody else learns."""
        if file != self._file:
            self._file = file
            self._lessons, self._drills = {}, {}
            self._read()

    @property
    def drilled(self) -> dict[str, api.DrillMemory]:
        """What is known of the rules, by game."""
        return dict(self._drills)

    def of(self, lesson: api.Lesson, digest: str) -> LessonRecord:
        """The record of a lesson; a new one if its steps are others than those that were done."""
        found = self._lessons.get(lesson.id)
        return found if found is not None and found.digest == digest else LessonRecord(digest)

    def keep(self, lesson: api.Lesson, record: LessonRecord) -> None:
        """Remember a record. A disk that does not take it loses the record, not the lesson."""
        self._lessons.pop(lesson.id, None)
        self._lessons[lesson.id] = record
        self._write()

    def drills_of(self, game: str) -> api.DrillMemory:
        """What a pupil knows of the rules of a game."""
        return self._drills.get(game) or api.DrillMemory()

    def keep_drills(self, game: str, memory: api.DrillMemory) -> None:
        """Remember what a pupil knows."""
        self._drills[game] = memory
        self._write()

    def _write(self) -> None:
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            api.write_atomically(self._file, self._text())

    def _text(self) -> str:
        newest = list(self._lessons.items())[-_MOST_LESSONS:]
        lessons = {name: _to_json(one) for name, one in newest}
        drills = {game: asdict(one) for game, one in self._drills.items()}
        return json.dumps({"format": _FORMAT, "lessons": lessons, "drills": drills}, indent=1)

    def _read(self) -> None:
        try:
            if not self._file.is_file():
                return
            content = json.loads(self._file.read_bytes()[: _MOST_BYTES + 1])
        except (OSError, ValueError, RecursionError):
            content = None
        match content:
            case {"format": int(number), "lessons": dict(lessons)} if number == _FORMAT:
                for name, row in list(lessons.items())[:_MOST_LESSONS]:
                    record = _from_json(row)
                    if record is not None and len(name) <= _LONGEST_NAME:
                        self._lessons[name] = record
                self._drills = _memories(content.get("drills"))
            case _:
                with contextlib.suppress(OSError):  # whoever wants to look at it finds it there
                    api.move_file(self._file, self._file.with_suffix(".broken"))


def _to_json(record: LessonRecord) -> dict[str, Any]:
    steps = {name: [one.result.value, one.attempts, one.hints] for name, one in record.steps.items()}
    return {"digest": record.digest, "at": record.at, "steps": steps}


def _from_json(row: Any) -> LessonRecord | None:
    match row:
        case {"digest": str(digest), "at": str(at), "steps": dict(steps)}:
            return LessonRecord(digest, at[:_LONGEST_NAME], _steps(steps))
    return None


def _steps(rows: Mapping[str, Any]) -> dict[str, StepRecord]:
    found: dict[str, StepRecord] = {}
    for name, row in list(rows.items())[:_MOST_STEPS]:
        match row:
            case [str(result), int(attempts), int(hints)] if result in {one.value for one in StepResult}:
                found[name] = StepRecord(StepResult(result), attempts, hints)
    return found


def _memories(rows: Any) -> dict[str, api.DrillMemory]:
    found: dict[str, api.DrillMemory] = {}
    for game, row in rows.items() if isinstance(rows, dict) else ():
        match row:
            case {"asked": int(asked), "right_in_a_row": dict(right), "due_at": dict(due)} if game in api.GAMES:
                found[game] = api.DrillMemory(asked, _numbers(right), _numbers(due))
    return found


def _numbers(rows: Mapping[str, Any]) -> dict[str, int]:
    whole = {name: n for name, n in rows.items() if isinstance(name, str) and type(n) is int}
    return dict(list(whole.items())[:_MOST_LESSONS])
