"""A folder of lessons as a course: a small `course.toml` says what it is called, and the order of its lessons."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from engine.core.messages.errors import InvalidData
from engine.core.messages.message import msg
from engine.core.storage.disk import read_bounded
from engine.lessons.book import BIGGEST_LESSON, SUFFIX, parse_lesson
from engine.lessons.course import LessonFile
from engine.lessons.format import LessonText
from engine.lessons.goal import Strict

COURSE_FILE = "course.toml"
_BIGGEST = 65_536
_MOST_LESSONS = 60

LessonName = Annotated[str, Field(min_length=1, max_length=120, pattern=r"^[^/\\:]+$")]
"""The name of a file that lies in the same folder: it leads nowhere else."""


class CourseFile(Strict):
    """What `course.toml` holds."""

    format: Literal[1]
    title: LessonText
    lessons: Annotated[tuple[LessonName, ...], Field(min_length=1, max_length=_MOST_LESSONS)]


@dataclass(frozen=True, slots=True)
class OddCourse:
    """A folder with a `course.toml` of which no course can be shown."""

    folder: Path
    why: str


@dataclass(frozen=True, slots=True)
class FolderCourse:
    """A course that lies in a folder: its lessons in order, without those that are missing or damaged."""

    folder: Path
    title: LessonText
    lessons: tuple[LessonFile, ...]


def read_course_folder(folder: Path) -> FolderCourse:
    """The course of a folder; InvalidData: its `course.toml` is none, with what is wrong in it."""
    course = _course_file(folder / COURSE_FILE)
    found = []
    for name in dict.fromkeys(course.lessons):
        path = folder / (name if name.endswith(SUFFIX) else f"{name}{SUFFIX}")
        try:
            found.append(LessonFile(path, parse_lesson(read_bounded(path, BIGGEST_LESSON))))
        except (InvalidData, OSError, ValueError):
            continue
    return FolderCourse(folder, course.title, tuple(found))


def _course_file(path: Path) -> CourseFile:
    try:
        raw = read_bounded(path, _BIGGEST)
    except (OSError, ValueError) as error:
        raise InvalidData(msg("file.save_unreadable", "It cannot be read.")) from error
    if len(raw) > _BIGGEST:
        raise InvalidData("too large for a course")
    try:
        return CourseFile.model_validate_json(json.dumps(tomllib.loads(raw.decode("utf-8"))))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = " ▸ ".join(str(part)[:80] for part in first["loc"])
        raise InvalidData(f"the course is damaged at: {where}") from error
    except (ValueError, TypeError, RecursionError) as error:
        raise InvalidData(f"it is damaged, or it is no course: {str(error)[:120]}") from error


def courses_in(folder: Path, most: int = 20) -> list[FolderCourse]:
    """The courses that lie in the folders of a folder, by name. Folders that are none are passed over."""
    return [one for one in _read_courses(folder, most) if isinstance(one, FolderCourse)]


def odd_courses_in(folder: Path, most: int = 20) -> list[OddCourse]:
    """Folders that say they are a course and are none, with what is wrong: whoever writes one by hand wants to know."""
    return [one for one in _read_courses(folder, most) if isinstance(one, OddCourse)]


def _read_courses(folder: Path, most: int) -> Iterator[FolderCourse | OddCourse]:
    for path in sorted(folder.glob(f"*/{COURSE_FILE}"))[:most]:
        try:
            course = read_course_folder(path.parent)
        except InvalidData as error:
            yield OddCourse(path.parent, str(error))
            continue
        yield course if course.lessons else OddCourse(path.parent, "none of its lessons can be read")
