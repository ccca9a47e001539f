"""A lesson in the making as a file: the lesson as it is so far, and which file it belongs to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from engine.core.messages.errors import InvalidData
from engine.core.messages.message import msg
from engine.core.storage.disk import read_bounded
from engine.lessons.book import BIGGEST_LESSON, LessonBook, parse_lesson, read_lesson
from engine.lessons.format import LanguageCode, Lesson
from engine.lessons.goal import Strict

DRAFT_SUFFIX = ".tarsas-draft"
_HEAD = 16_384
"""Bytes beside the lesson."""
_LONGEST_PATH = 4096


class KeptDraft(Strict):
    """The file of a draft."""

    format: Literal[1] = 1
    kind: Literal["tarsas-draft"] = "tarsas-draft"
    file: Annotated[str, Field(max_length=_LONGEST_PATH)] = ""
    """Where the lesson was saved last; empty: nowhere."""
    languages: Annotated[tuple[LanguageCode, ...], Field(min_length=1, max_length=40)]
    """Those that there are fields for."""
    lesson: dict[str, Any]

    def head(self) -> Lesson:
        """The lesson as data, without its table being built: enough for a list."""
        return parse_lesson(self._bytes())

    def book(self) -> LessonBook:
        """The lesson, by the reader that all lessons go through."""
        return read_lesson(self._bytes())

    def _bytes(self) -> bytes:
        return json.dumps(self.lesson, ensure_ascii=False).encode("utf-8", "replace")


def draft_text(lesson: str, file: str, languages: tuple[str, ...]) -> str:
    """A draft as text, from a lesson as text."""
    head = {"format": 1, "kind": "tarsas-draft", "file": file[:_LONGEST_PATH], "languages": list(languages)}
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "lesson":\n{lesson.rstrip()}\n}}\n'


def read_draft(path: Path) -> KeptDraft:
    """A draft, typed and bounded; InvalidData: it is none."""
    try:
        raw = read_bounded(path, BIGGEST_LESSON + _HEAD)
    except (OSError, ValueError) as error:
        raise InvalidData(msg("file.save_unreadable", "It cannot be read.")) from error
    if len(raw) > BIGGEST_LESSON + _HEAD:
        raise InvalidData(msg("file.lesson_too_large", "It is too large for a lesson."))
    try:
        return KeptDraft.model_validate_json(raw)
    except (ValidationError, ValueError, RecursionError) as error:
        raise InvalidData(msg("file.not_a_lesson", "It is damaged, or it is not a lesson.")) from error


def drafts_in(folder: Path, most: int = 60) -> list[tuple[Path, Lesson]]:
    """The drafts that lie in a folder, the newest first. Files that are none are passed over."""
    found = []
    for path in sorted(folder.glob(f"*{DRAFT_SUFFIX}"))[:most]:
        try:
            found.append((path.stat().st_mtime, path, read_draft(path).head()))
        except (InvalidData, OSError):
            continue
    return [(path, lesson) for _, path, lesson in sorted(found, key=lambda one: (-one[0], one[1].name))]
