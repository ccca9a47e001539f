"""The rule book: every id that the code cites is in it, and every entry is cited or meant for reference."""

from __future__ import annotations

import re
from pathlib import Path

from engine import imperial_miners
from engine.core.messages.rules import RuleBook

SOURCE = Path(imperial_miners.__file__).parent
BOOK = RuleBook.load("engine.imperial_miners")
REFERENCE_ONLY = {
    "goal",
    "house-set",
    "supply",
    "barbarians",
    "egyptians",
    "japanese",
    "atlanteans",
    "romans",
}
"""What a reader looks up though nothing can break it."""


def named() -> set[str]:
    """Rule ids in the code and its docstrings."""
    text = "".join(path.read_text("utf-8") for path in sorted(SOURCE.glob("*.py")))
    return set(re.findall(r"(?<!names/)imperial_miners/([a-z]+(?:-[a-z]+)*)", text))


def test_every_named_rule_is_in_the_book() -> None:
    assert {rule for rule in named() if f"imperial_miners/{rule}" not in BOOK} == set()


def test_every_rule_is_named_or_for_reference() -> None:
    assert {rule.id.partition("/")[2] for rule in BOOK} - named() == REFERENCE_ONLY
