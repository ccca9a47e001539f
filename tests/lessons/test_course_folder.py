"""A folder of lessons as a course: in its own order, under its own title, and nothing that leads elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from engine import api
from engine.lessons.course import lessons_in
from engine.lessons.course_folder import courses_in, odd_courses_in, read_course_folder
from engine.lessons.kept_draft import drafts_in
from tests.lessons.shipped import FILES

GOOD = """
format = 1
lessons = ["second", "first.tarsas-lesson", "gone"]
[title]
en = "An evening"
hu = "Egy este"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two lessons."""
    made = tmp_path / "evening"
    made.mkdir()
    for name, path in zip(("first", "second"), FILES, strict=False):
        shutil.copy(path, made / f"{name}.tarsas-lesson")
    return made


def test_lessons_come_in_the_order_of_the_course(folder: Path) -> None:
    (folder / "course.toml").write_text(GOOD, encoding="utf-8")
    course = read_course_folder(folder)
    assert [one.path.stem for one in course.lessons] == ["second", "first"], "what is missing is left out"
    assert (course.title.in_language("hu"), course.title.in_language("de")) == ("Egy este", "An evening")
    assert [one.folder for one in courses_in(folder.parent)] == [folder]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "format = 2",
        GOOD.replace("format = 1", "format = 2"),
        GOOD.replace('"gone"', '"../first"'),
        GOOD.replace('"gone"', '"..\\\\first"'),
        GOOD.replace('en = "An evening"', 'en = ""').replace('hu = "Egy este"', ""),
        GOOD + 'more = "x"',
        "lessons = [" + "[" * 5000,
        "x" * 70_000,
        "\x00",
    ],
)
def test_what_is_no_course_is_refused(folder: Path, text: str) -> None:
    (folder / "course.toml").write_text(text, encoding="utf-8")
    with pytest.raises(api.InvalidData):
        read_course_folder(folder)
    assert courses_in(folder.parent) == []
    assert [one.folder for one in odd_courses_in(folder.parent)] == [folder]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes that lie in folders")
def test_nobody_waits_for_a_pipe(folder: Path) -> None:
    os.mkfifo(folder / "pipe.tarsas-lesson")
    os.mkfifo(folder / "pipe.tarsas-draft")
    (folder / "course.toml").write_text(GOOD.replace("gone", "pipe"), encoding="utf-8")
    assert len(lessons_in(folder)) == len(read_course_folder(folder).lessons) == 2
    assert drafts_in(folder) == []
    (folder / "course.toml").unlink()
    os.mkfifo(folder / "course.toml")
    assert courses_in(folder.parent) == [] != odd_courses_in(folder.parent)


def test_a_course_without_a_lesson_is_told_of(folder: Path) -> None:
    (folder / "course.toml").write_text(GOOD.replace('"second", "first.tarsas-lesson", ', ""), encoding="utf-8")
    assert courses_in(folder.parent) == [] and odd_courses_in(folder.parent)[0].why


def test_a_damaged_lesson_is_left_out(folder: Path) -> None:
    (folder / "course.toml").write_text(GOOD, encoding="utf-8")
    (folder / "first.tarsas-lesson").write_text("{", encoding="utf-8")
    assert [one.path.stem for one in read_course_folder(folder).lessons] == ["second"]
