"""Citations lead somewhere: each number of a decision stands in docs/decisions.md, and that page tells the truth."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.registry import GAMES
from tests.house.source import ROOT

FAMILIES = {"ginkgopolis": "G", "underwater_cities": "D", "imperial_miners": "A", "barrage": "B"}
"""The letter of each game's decisions."""
NUMBER = re.compile(r"(?<![\w.`/-])([A-Z])(\d{1,2})(?![\w.-])")
PAGE = ROOT / "docs" / "decisions.md"
ENTRY = re.compile(r'^### <a id="(?P<id>\w+)"></a>(?P=id) \S.*$', re.MULTILINE)
PARTS = ("Rulebooks", "Decision", "Why", "Option", "Rules", "Tests")
NAMES = {"Társas", "Automa", "USA", "BANK"}
"""Not headings: names that are the same in English."""


def spoken(path: Path) -> Iterator[tuple[str, str]]:
    """Docstrings and comments of a file, each with where it stands."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
            yield f"{path.relative_to(ROOT)}:{token.start[0]}", token.string


@cache
def comments() -> dict[str, str]:
    return {where: text for path in sorted((ROOT / "engine").rglob("*.py")) for where, text in spoken(path)}


@cache
def rules(game: str) -> dict[str, str]:
    """The source of each rule of a game, by the id of the rule."""
    data = tomllib.loads((ROOT / "engine" / game / "rules.toml").read_text("utf-8"))
    return {f"{game}/{name}": body["source"] for name, body in data.items()}


@cache
def entries() -> dict[str, dict[str, str]]:
    """The parts of each decision, by its number."""
    text = PAGE.read_text("utf-8")
    starts = list(ENTRY.finditer(text))
    ends = [one.start() for one in starts[1:]] + [len(text)]
    return {
        one["id"]: dict(re.findall(r"^\* (\w+): (.+)$", text[one.end() : end], re.MULTILINE))
        for one, end in zip(starts, ends, strict=True)
    }


def cited() -> dict[str, str]:
    """Every number that docstrings, comments and rules of a game cite, with a place where it stands."""
    found: dict[str, str] = {}
    for game, letter in FAMILIES.items():
        texts = {where: text for where, text in comments().items() if where.startswith(f"engine/{game}/")}
        for where, text in (texts | rules(game)).items():
            found |= {family + number: where for family, number in NUMBER.findall(text) if family == letter}
    return found


def test_every_citation_has_an_entry() -> None:
    assert {number: where for number, where in cited().items() if number not in entries()} == {}


def test_every_entry_is_cited() -> None:
    assert entries().keys() - cited().keys() == set()


def test_no_number_is_given_twice() -> None:
    assert len(ENTRY.findall(PAGE.read_text("utf-8"))) == len(entries())


@pytest.mark.parametrize("game", FAMILIES)
def test_a_game_cites_its_own_decisions_only(game: str) -> None:
    numbers = {
        (where, family + number)
        for where, text in comments().items()
        if where.startswith(f"engine/{game}/")
        for family, number in NUMBER.findall(text)
        if family in FAMILIES.values() and family != FAMILIES[game]
    }
    assert not numbers, f"a letter of a game with a number is a decision of that game: {sorted(numbers)}"


def test_the_table_itself_cites_no_decision_of_a_game() -> None:
    outside = {where: text for where, text in comments().items() if where.split("/")[1] not in FAMILIES}
    letters = set(FAMILIES.values())
    assert {
        where for where, text in outside.items() for family, _ in NUMBER.findall(text) if family in letters
    } == set()


@pytest.mark.parametrize("game", FAMILIES)
def test_entries_say_everything_and_name_their_rules(game: str) -> None:
    letter = FAMILIES[game]
    for number, parts in entries().items():
        if number[0] == letter:
            assert tuple(parts) == PARTS, number
            naming = [
                rule for rule, source in rules(game).items() if number in {a + b for a, b in NUMBER.findall(source)}
            ]
            assert re.findall(r"`([\w/-]+)`", parts["Rules"]) == naming, number


@pytest.mark.parametrize("game", FAMILIES)
def test_options_and_tests_that_entries_name_exist(game: str) -> None:
    options = {option.id for option in GAMES[game].options}
    for number, parts in entries().items():
        if number[0] != FAMILIES[game]:
            continue
        assert set(re.findall(r"`(\w+)`", parts["Option"])) <= options, number
        tests = re.findall(r"`(test_\w+\.py)::(test_\w+)`", parts["Tests"])
        assert tests or parts["Tests"] == "none of its own", number
        for file, name in tests:
            assert name in _functions(ROOT / "tests" / game / file), (number, file, name)


@cache
def _functions(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_comments_cite_rules_and_not_headings_of_a_rulebook() -> None:
    """A reader of the code need not know Hungarian; the headings stand in `rules.toml` and in docs/decisions.md."""
    headings = {heading for game in FAMILIES for source in rules(game).values() for heading in _headings(source)}
    assert len(headings) > 100
    pattern = re.compile("|".join(rf"\b{re.escape(one)}(?!\w)" for one in sorted(headings - NAMES)))
    foreign = re.compile(r"[áéíóöőúüűÁÉÍÓÖŐÚÜŰäÄß]")
    found = {}
    for where, text in comments().items():
        bare = text
        for name in NAMES:
            bare = bare.replace(name, "")
        if pattern.search(bare) or foreign.search(bare):
            found[where] = text
    assert found == {}


def _headings(source: str) -> Iterator[str]:
    for part in re.split(r"[;/,:]", source):
        heading = re.sub(r"\s+[\d-]+[a-d]?$", "", part.strip())
        if len(heading) > 2 and not NUMBER.fullmatch(heading):
            yield heading


def test_comments_cite_no_numbers_of_documents() -> None:
    assert {where: text for where, text in comments().items() if re.search(r"\b00\d\b|\b[A-Z]-\d+\b", text)} == {}
