"""The rule book of Underwater Cities: every id that is cited is in it, every entry is cited, every decision named."""

from __future__ import annotations

import re
from pathlib import Path

import engine
from engine.api import GAMES
from engine.core.messages.rules import RuleBook
from engine.underwater_cities.cards import shipped
from engine.underwater_cities.effects.vocabulary import GainEffect
from engine.underwater_cities.setup import CONTRACTS, OPEN_SPECIALS
from engine.underwater_cities.slot_queries import ALWAYS
from engine.underwater_cities.structures.special_sites import SPECIAL_SITES

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


def test_the_book_tells_what_the_program_lays_out_and_asks() -> None:
    """What a table has to know before it plays: amounts and numbers are those of the program."""
    words = {rule.id.partition("/")[2]: str(rule.text) for rule in BOOK}
    surcharges = [site.surcharge for site in SPECIAL_SITES.values() if site.surcharge]
    assert len(surcharges) == 4
    for extra in surcharges:
        assert all(f"{n} {good}" in words["surcharge"] for good, n in extra.items()), extra
    always = shipped().slots[ALWAYS].effect
    assert isinstance(always, GainEffect)
    assert all(f"{n} {good}" in words["choose-slot"] for good, n in always.goods.items())
    assert OPEN_SPECIALS == 6 and words["take-special"].startswith("Six ")
    assert CONTRACTS == 3 and "three contracts" in words["contracts"]
    assert "face down beside your board" in words["card-block"]
    assert "Hungarian rulebook" in words["biomatter"]
    assert "advanced player board" in words["solo-setup"] and "without contracts" in words["solo-setup"]


def test_contracts_are_offered_to_any_number_of_people() -> None:
    options = {option.id: option.seats for option in GAMES["underwater_cities"].options}
    assert options["contracts"] == (2, 3, 4)
