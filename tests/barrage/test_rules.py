"""The rule book: every id that the code cites is in it, and every entry is cited or named in the code."""

from __future__ import annotations

import re
from pathlib import Path

import engine
from engine.core.messages.rules import RuleBook

SOURCE = Path(engine.__file__).parent / "barrage"
BOOK = RuleBook.load("engine.barrage")


def named() -> set[str]:
    """Every rule id in the code and its docstrings."""
    return {
        rule
        for path in sorted(SOURCE.rglob("*.py"))
        for rule in re.findall(r"barrage/[a-z]+(?:-[a-z]+)*", path.read_text("utf-8"))
    }


def test_every_named_rule_is_in_the_book_and_the_other_way_round() -> None:
    assert named() == {rule.id for rule in BOOK}
