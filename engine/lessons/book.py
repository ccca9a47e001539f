"""A lesson that is open: its file read and checked, and tables cut out of its tree.

A file may come from a stranger: it is bounded and typed before anything is made of it, and every name in it must exist.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.core.game.game import Game
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import msg
from engine.core.session.entry import HistoryEntry
from engine.core.session.session import Session
from engine.core.storage.disk import content_digest, read_bounded
from engine.core.storage.save import decode, encode, encode_line
from engine.lessons.format import AnyStep, Lesson, LessonStep, TryTask, entries_of
from engine.lessons.names import check_names
from engine.registry import find_game

SUFFIX = ".tarsas-lesson"
BIGGEST_LESSON = 2 * 1024 * 1024
MOST_LESSON_ENTRIES = 2000
MOST_LESSON_OPS = 20_000

FindGame = Callable[[str], Game | None]


class LessonBook:
    """A lesson and the tree of its table."""

    def __init__(self, lesson: Lesson, session: Session, first_divergence: HistoryEntry | None, digest: str) -> None:
        self.lesson = lesson
        self.session = session
        """The whole tree, solutions included: a pupil's table is cut out of it."""
        self.first_divergence = first_divergence
        """The first entry that the rules of today would play otherwise; a shipped lesson has none."""
        self.digest = digest
        """What its steps are known by: progress belongs to these very steps."""

    def entry(self, number: int) -> HistoryEntry:
        """An entry of the tree."""
        return self.session.entries[number]

    def cut(self, number: int) -> Session:
        """A table of its own that stands at an entry and knows nothing of other branches."""
        return decode(encode_line(self.session, self.entry(number)).encode(), lambda _: self._bare_game()).session

    def cut_line(self, start: int, end: int) -> Session:
        """A table of its own that stands at an entry and can go on (`redo`) to one below it: to be shown."""
        made = self.cut(end)
        made.seek(made.entries[len(self.session.line(self.entry(start))) - 1])
        return made

    def is_below(self, number: int, start: int) -> bool:
        """Does an entry come after another on its line (or is it the same)?"""
        entry: HistoryEntry | None = self.entry(number)
        while entry is not None and entry.number > start:
            entry = entry.parent
        return entry is not None and entry.number == start

    def goto(self, number: int) -> Session:
        """The whole tree's own session, standing at an entry (for checks and authors, not for pupils)."""
        self.session.seek(self.entry(number))
        return self.session

    def _bare_game(self) -> Game | None:
        """The game as the registry has it: a pack comes with the file."""
        return find_game(self.session.game.id) or self.session.game


def viewer_of(lesson: Lesson, step: LessonStep) -> int:
    """Through whose eyes a step is seen."""
    return step.seat if isinstance(step, TryTask) else lesson.viewer


# ---- reading --------------------------------------------------------------------------------------------------------


def load_lesson(path: Path, find: FindGame = find_game) -> LessonBook:
    """Open a lesson; anything wrong is InvalidData with a sentence."""
    try:
        raw = read_bounded(path, BIGGEST_LESSON)
    except (OSError, ValueError) as error:
        raise InvalidData(msg("file.save_unreadable", "It cannot be read.")) from error
    return read_lesson(raw, find)


def read_lesson(raw: bytes, find: FindGame = find_game) -> LessonBook:
    """Open a lesson from its bytes."""
    lesson = parse_lesson(raw)
    opened = decode(json.dumps(lesson.table, ensure_ascii=False).encode("utf-8", "replace"), find)
    book = LessonBook(lesson, opened.session, opened.first_divergence, steps_digest(lesson))
    if opened.session.game.id != lesson.game:
        raise InvalidData("the table of the lesson belongs to another game")
    if len(lesson.names) != len(opened.session.players):
        raise InvalidData("the lesson has names for more or fewer seats than there are")
    for step in lesson.steps:
        _check_entries(book, step)
    for step in lesson.steps:
        check_names(book.goto(step.at), lesson, step)
    book.goto(lesson.steps[0].at)
    return book


def parse_lesson(raw: bytes) -> Lesson:
    """The file as data, without its table being built: enough for a list of lessons."""
    if len(raw) > BIGGEST_LESSON:
        raise InvalidData(msg("file.lesson_too_large", "It is too large for a lesson."))
    try:
        lesson = Lesson.model_validate_json(raw)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "json_invalid":
            raise InvalidData(msg("file.not_a_lesson", "It is damaged, or it is not a lesson.")) from error
        where = " ▸ ".join(str(part)[:80] for part in first["loc"])
        raise InvalidData(f"the lesson is damaged at: {where}") from error
    except (ValueError, RecursionError) as error:
        raise InvalidData(msg("file.not_a_lesson", "It is damaged, or it is not a lesson.")) from error
    _check_bounds(lesson.table)
    _check_ids(lesson)
    return lesson


def _check_bounds(table: dict[str, Any]) -> None:
    entries = table.get("entries")
    if not isinstance(entries, list) or len(entries) > MOST_LESSON_ENTRIES:
        raise InvalidData("the lesson has too many entries, or none")
    ops = [entry.get("ops") for entry in entries if isinstance(entry, dict)]
    if sum(len(one) for one in ops if isinstance(one, list)) > MOST_LESSON_OPS:
        raise InvalidData("the lesson has too many operations")


def _check_ids(lesson: Lesson) -> None:
    seen: set[str] = set()
    for step in lesson.steps:
        if step.id in seen:
            raise InvalidData(f"two steps are called {step.id}")
        seen.add(step.id)


def _check_entries(book: LessonBook, step: AnyStep) -> None:
    most = len(book.session.entries)
    for number in (step.at, *entries_of(step)):
        if number >= most:
            raise InvalidData(f"{step.id}: entry {number} is missing")
        if not book.is_below(number, step.at):
            raise InvalidData(f"{step.id}: entry {number} does not come after entry {step.at}")


# ---- writing --------------------------------------------------------------------------------------------------------


def write_lesson(lesson: Lesson, session: Session) -> str:
    """A lesson with this session as its table, as text: words indented, one entry a line, to be compared."""
    head = json.dumps(
        _thin(lesson.model_dump(mode="json", by_alias=True, exclude={"table"})), ensure_ascii=False, indent=1
    )
    return f'{head[:-2]},\n "table": {encode(session).rstrip()}\n}}\n'


_DEFAULTS = {"source": "*", "target": "*", "piece": "*", "change": False, "others": "bots"}


def _thin(data: Any) -> Any:
    """Without what says nothing: fields that are absent, empty, or as they are when nobody names them."""
    if isinstance(data, dict):
        return {
            name: _thin(part)
            for name, part in data.items()
            if part not in (None, [], {}) and (name, part) not in _DEFAULTS.items()
        }
    return [_thin(part) for part in data] if isinstance(data, list) else data


def steps_digest(lesson: Lesson) -> str:
    """What the steps of a lesson are known by, whatever their table is."""
    return content_digest(lesson.model_dump_json(include={"id", "steps"}).encode())
