"""The rule book: every id that the code cites is in it, and every entry is cited or meant for reference."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from engine.core.messages.rules import RuleBook

SOURCE = Path(engine.__file__).parent
BOOKS = {"ginkgopolis": SOURCE / "ginkgopolis", "table": SOURCE}
REFERENCE_ONLY = {
    "ginkgopolis/goal": "what the game is about; nothing can break it",
    "ginkgopolis/buildings": "what a building is; the parts are cited by their own rules",
    "ginkgopolis/colours": "what the colours give; cited as exploit and neighbours",
}
"""Entries that a reader looks up though no code cites them, and why."""


def book(name: str) -> RuleBook:
    return RuleBook.load("engine.core" if name == "table" else f"engine.{name}")


def cited(name: str) -> dict[str, str]:
    """Rule ids in string literals, with a file in which they stand; the table's rules may be cited by every game."""
    literal = re.compile(rf'"({name}/[a-z-]+)"')
    return {
        rule: path.name
        for path in sorted(BOOKS[name].rglob("*.py"))
        for rule in literal.findall(path.read_text("utf-8"))
    }


@pytest.mark.parametrize("name", BOOKS)
def test_every_cited_rule_is_in_the_book(name: str) -> None:
    rules = book(name)
    assert {rule: file for rule, file in cited(name).items() if rule not in rules} == {}


def test_every_rule_is_cited_or_for_reference() -> None:
    ids = {rule.id for rule in book("ginkgopolis")}
    assert ids - set(cited("ginkgopolis")) == set(REFERENCE_ONLY)
    assert all(REFERENCE_ONLY.values())


def test_rules_in_docstrings_exist() -> None:
    rules = book("ginkgopolis")
    named = {
        rule
        for path in sorted(BOOKS["ginkgopolis"].rglob("*.py"))
        for rule in re.findall(r"ginkgopolis/[a-z]+(?:-[a-z]+)*", path.read_text("utf-8"))
    }
    assert {rule for rule in named if rule not in rules} == set()
