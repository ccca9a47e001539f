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


def test_entries_are_short_and_complete() -> None:
    for rule in BOOK:
        heading, text = str(rule.heading), str(rule.text)
        assert 0 < len(heading) <= 50, rule.id
        assert 0 < len(text) <= 500, rule.id
        assert text.endswith("."), rule.id
        assert "{" not in text
        assert rule.citation, rule.id


def test_each_decision_is_named_by_the_rule_it_settles() -> None:
    """B1 to B39 are ours, so a reader must find them in the book."""
    found = {decision for rule in BOOK for decision in re.findall(r"B\d+", rule.citation)}
    assert found == {f"B{number}" for number in range(1, 40)}
