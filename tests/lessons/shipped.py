"""The lessons and guides that come with the program, for the tests of this folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.lessons.book import LessonBook, read_lesson
from engine.lessons.course import SHIPPED
from tests.toys import SHIPPED as GAMES

FILES = sorted(SHIPPED.glob("*/lessons/*.tarsas-lesson"))
NAMES = [f"{path.parts[-3]}-{path.stem}" for path in FILES]
GUIDED = sorted(name for name in GAMES if (SHIPPED / name / "guide.toml").is_file())


def opened(path: Path) -> LessonBook:
    """A lesson, read anew."""
    return read_lesson(path.read_bytes())


@cache
def shared(path: Path) -> LessonBook:
    """A lesson that tests only look at or walk about in; none may add entries to it."""
    return opened(path)
