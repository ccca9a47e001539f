"""The page about WCAG leaves no criterion out, and every test that it names is there."""

from __future__ import annotations

import re

from tests.house.source import ROOT

_PAGE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
_CRITERIA = re.findall(
    r"[\d.]+",
    """
1.1.1 1.2 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4
2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2
3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3
""",
)
"""A and AA of WCAG 2.2; those of films are one."""


def test_every_criterion_has_a_row() -> None:
    rows = [line.split("|") for line in _PAGE.splitlines() if re.match(r"\| \d", line)]
    named = [number for row in rows for number in re.findall(r"\b\d\.\d+(?:\.\d+)?\b", row[1])]
    assert sorted(named) == sorted(_CRITERIA)
    assert all(row[2].strip() in ("holds", "holds in part", "does not apply") and row[3].strip() for row in rows)


def test_every_test_that_is_named_is_there() -> None:
    named = re.findall(r"`([\w/]+\.py)(?:::(\w+))?`", _PAGE)
    assert len(named) > 40
    for path, test in named:
        file = ROOT / "tests" / "qtapp" / path
        assert file.is_file(), path
        assert not test or f"def {test}(" in file.read_text(encoding="utf-8"), test
