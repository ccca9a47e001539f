"""The rule book of Underwater Cities: every id that is cited is in it, every entry is cited, every decision named."""

from __future__ import annotations

import re
from pathlib import Path

import engine
from engine.core.messages.rules import RuleBook

SOURCE = Path(engine.__file__).parent / "underwater_cities"
BOOK = RuleBook.load("engine.underwater_cities")


def cited() -> set[str]:
    return {
        rule
        for path in sorted(SOURCE.rglob("*.py"))
        for rule in re.findall(r"underwater_cities/[a-z]+(?:-[a-z]+)*", path.read_text("utf-8"))
    } - {"underwater_cities/names"}


def test_every_cited_rule_is_in_the_book_and_every_entry_is_cited() -> None:
    assert cited() == {rule.id for rule in BOOK}


def test_entries_are_short_and_complete() -> None:
    for rule in BOOK:
        assert 0 < len(str(rule.heading)) <= 50, rule.id
        assert 0 < len(str(rule.text)) <= 500, rule.id
        assert str(rule.text).endswith("."), rule.id
        assert rule.citation, rule.id


def test_each_decision_is_named_by_a_rule() -> None:
    """D1 to D19 are ours, so a reader must find them in the book."""
    named = {decision for rule in BOOK for decision in re.findall(r"D\d+", rule.citation)}
    assert named == {f"D{number}" for number in range(1, 20)}
