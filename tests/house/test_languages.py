"""Which languages there are stands in one file. Nothing else lists them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from qtapp.i18n.languages import described

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("engine", "qtapp", "tools", "packaging")
SOURCES = [
    *sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")),
    ROOT / "packaging" / "tarsas.spec",
    ROOT / "setup.py",
]


def listed(tree: ast.AST) -> Iterator[int]:
    """The lines in which more than one language stands in a list, a dictionary, a set, or a type of literals."""
    codes = set(described())
    for node in ast.walk(tree):
        parts = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", ())
        found = {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
        if isinstance(node, ast.expr) and len(found & codes) > 1:
            yield node.lineno


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_file_lists_the_languages(path: Path) -> None:
    assert list(listed(ast.parse(path.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    "code",
    ['A = ("hu", "de")', 'A = {"en": 1, "hu": 2}', 'A = Literal["hu", "de", "en"]', 'for one in ["de", "en"]: pass'],
)
def test_a_list_is_found(code: str) -> None:
    assert list(listed(ast.parse(code))) == [1]


def test_a_single_language_is_no_list() -> None:
    assert list(listed(ast.parse('A = ("hu", "light")\nB = {"hu": 1}\nC = ["hu"]'))) == []
