"""What the documents name is there: files, folders, modules to be run and targets of make."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.source import ROOT

PAGES = [
    *(ROOT / name for name in ("README.md", "README.hu.md", "README.de.md", "CONTRIBUTING.md", "ARCHITECTURE.md")),
    *sorted((ROOT / "docs" / "guide").glob("*.md")),
    ROOT / "i18n" / "README.md",
]
SOURCES = ("docs", "engine", "i18n", "packaging", "qtapp", "requirements", "resources", "tests", "tools")
QUOTED = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"(?<![\w./<>{}*~-])((?:[\w.-]+/)*[\w-]+\.(?:py|toml|md|svg|txt|in))(?![\w<>{}*/])")
FOLDER = re.compile(rf"(?<![\w./])((?:{'|'.join(SOURCES)})/[\w/.-]*\w)(?![\w<>{{}}*/])")
MODULE = re.compile(r"python -m ((?:engine|qtapp|tests|tools)[\w.]*)")
PARTS_OF_A_SENTENCE = {"resources/GAME", "engine/GAME"}


@cache
def known_files() -> frozenset[str]:
    """Every file of the project, and each of its ends: `table/ops/counts.py`, `ops/counts.py`, `counts.py`."""
    found = [path.relative_to(ROOT) for top in SOURCES for path in (ROOT / top).rglob("*.*")]
    found += [path.relative_to(ROOT) for path in ROOT.glob("*.*")]
    return frozenset("/".join(path.parts[start:]) for path in found for start in range(len(path.parts)))


def commands(text: str) -> set[str]:
    """What is called a target of make, in the text or in its blocks."""
    return set(re.findall(r"(?:`|^)make ([a-z][a-z0-9-]*)", text, re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    quoted = " ".join(QUOTED.findall(re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)))
    assert not {name for name in FILE.findall(quoted) if "GAME" not in name} - known_files()
    for folder in FOLDER.findall(quoted):
        if not any(folder.startswith(part) for part in PARTS_OF_A_SENTENCE):
            assert (ROOT / folder).exists() or folder in known_files(), folder
    for module in MODULE.findall(text):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module
    targets = set(re.findall(r"^([a-z][a-z0-9-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert commands(text) <= targets


@pytest.mark.parametrize(("folder", "rooms"), [("engine/core", True), ("engine/lessons", False), ("qtapp/net", False)])
def test_the_tables_of_the_architecture_name_every_file(folder: str, rooms: bool) -> None:
    """Of the kernel in the rooms where they lie: who looks for something finds a line about it."""
    rows = re.findall(
        r"^\| *(`\w+`)? *\| (`[^|]+`[^|]*) \|", text := (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.M
    )
    named, room = set(), ""
    for head, files in rows:
        room = head.strip("`") or room
        named |= {f"{room}/{name}" for name in re.findall(r"`([\w.]+\.py)`", files)}
    for path in sorted((ROOT / folder).rglob("*.py")):
        name = path.relative_to(ROOT / folder).as_posix()
        if path.name != "__init__.py" and "ops/" not in name:
            assert name in named if rooms else f"`{name}`" in text, f"ARCHITECTURE.md has no row for {folder}/{name}"
    if rooms:
        assert not [name for name in named if not (ROOT / folder / name).is_file()]
