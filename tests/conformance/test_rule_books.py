"""The rule book of every game of the program can be read: short entries, a source each, and our own decisions in it."""

from __future__ import annotations

import re

import pytest

from engine.core.messages.rules import RuleBook

LONGEST_HEADING = {"ginkgopolis": 50, "imperial_miners": 40, "barrage": 50, "underwater_cities": 50}
DECISIONS = {"ginkgopolis": ("G", 23), "barrage": ("B", 39), "underwater_cities": ("D", 20)}
"""The letter of the decisions that are ours, and how many there are."""


@pytest.mark.parametrize("game", LONGEST_HEADING)
def test_entries_are_short_and_complete(game: str) -> None:
    for rule in RuleBook.load(f"engine.{game}"):
        heading, text = str(rule.heading), str(rule.text)
        assert 0 < len(heading) <= LONGEST_HEADING[game], rule.id
        assert 10 <= len(text) <= 500, rule.id
        assert text.endswith("."), rule.id
        assert "{" not in text
        assert rule.citation, rule.id


@pytest.mark.parametrize("game", DECISIONS)
def test_each_decision_is_named_by_the_rule_it_settles(game: str) -> None:
    """They are ours, so a reader must find them in the book."""
    letter, most = DECISIONS[game]
    book = RuleBook.load(f"engine.{game}")
    named = {decision for rule in book for decision in re.findall(rf"{letter}\d+", rule.citation)}
    assert named == {f"{letter}{number}" for number in range(1, most + 1)}
