"""Packs that people write by hand: what is read of them, what is suggested, and what they are told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from engine import api
from engine.core.flow.data_error import DataError, nearest, without_echoes
from engine.core.flow.word_form import kind_of
from engine.core.messages.message import msg, to_english
from engine.core.storage.handwritten import json_value
from engine.core.storage.pack import unknown_sections
from engine.core.storage.pack_check import check_content
from engine.core.storage.pack_commands import PackCommands

MINERS = api.GAMES["imperial_miners"]
FORM = MINERS.pack_form


def shipped_pack(game: str) -> dict[str, Any]:
    """The cards that come with a game, as somebody's own."""
    form = api.GAMES[game].pack_form
    assert form is not None
    return {"format": 1, "game": game, "name": "Own", **{one.name: list(one.shipped) for one in form.sections}}


# ---- words ----------------------------------------------------------------------------------------------------------


def test_a_word_that_was_only_begun_is_known_but_no_word_that_goes_on_for_long() -> None:
    allowed = ["abcd", "stone"]
    assert nearest("ab", allowed) == "abcd" and nearest("ston", allowed) == "stone"
    assert nearest("a", allowed) == "", "three letters more are another word"
    assert nearest("", allowed) == "" and nearest("quarry", allowed) == ""


def test_a_row_is_not_complained_of_beside_what_stands_in_it() -> None:
    wrong = msg("pack.word_unknown", "this word is not known")
    row, part = DataError("Cave", "effect", wrong), DataError("Cave", "effect.0.do", wrong)
    other, same_row = DataError("Cave", "cost", wrong), DataError("Pit", "effect", wrong)
    assert without_echoes([row, part, other, same_row, part]) == [part, other, same_row]


# ---- quotation marks of office programs -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ('{"name": "Own"}', {"name": "Own"}),
        ("{“name”: “Own”}", {"name": "Own"}),
        ('{„name”: „Own“, "n": 1}', {"name": "Own", "n": 1}),
        ('{“name”: "the “old” one"}', {"name": "the “old” one"}),
        ('{“name”: “a \\" b”}', {"name": 'a " b'}),
        ('["“"]', ["“"]),
    ],
)
def test_curly_quotation_marks_are_read_as_straight_ones(written: str, meant: object) -> None:
    assert json_value(written) == meant


@pytest.mark.parametrize("written", ['{"name": Own}', "{“name”: Own}", "[1,"])
def test_what_is_no_json_is_refused_where_it_goes_wrong(written: str) -> None:
    with pytest.raises(json.JSONDecodeError) as refused:
        json_value(written)
    assert len(refused.value.doc) == len(written), "the place is one in the text as it was written"


# ---- what is told ---------------------------------------------------------------------------------------------------


def test_an_unknown_section_is_told_and_the_one_that_was_meant() -> None:
    found = unknown_sections({"game": "imperial_miners", "card": [{}], "cards": [{}]}, ("cards", "boards"))
    assert [(one.card, one.suggestion, one.allowed) for one in found] == [("card", "cards", ("cards", "boards"))]
    assert not unknown_sections({"game": "imperial_miners", "cards": [{}]}, ("cards", "boards"))


@pytest.mark.parametrize(
    ("hint", "told"),
    [
        (bool, "true or false"),
        (int, "a whole number"),
        (str, "a text"),
        (tuple[int, ...], "a list [ … ] of: a whole number"),
        (list[str], "a list [ … ] of: a text"),
        (tuple[str, str], "a pair [ … , … ]; each: a text"),
        (dict[str, int], "in curly brackets; key: a text; value: a whole number"),
        (Literal["a", "b"], "one of these: a | b"),
        (int | None, "a whole number"),
        (int | str, "a whole number, or a text"),
        (Annotated[int, Field(ge=1, le=3)], "a whole number from 1 to 3"),
        (object, "an effect"),
    ],
)
def test_what_belongs_into_a_field_is_told_by_its_type(hint: object, told: str) -> None:
    assert to_english(kind_of(hint)) == told


def test_a_field_for_one_word_names_it() -> None:
    assert FORM is not None
    word = next(word for group in FORM.groups for word in group.words)
    assert to_english(kind_of(word)) == f"the word “{word.name}”"


def test_the_records_that_are_shipped_do_not_say_where_their_text_is_known_from() -> None:
    assert FORM is not None
    for section in FORM.sections:
        assert all("source" not in row and section.key in row for row in section.shipped)


def test_effects_are_nested_thirteen_deep_at_the_most() -> None:
    """Nobody writes half of that; more would only be there to break the reader."""
    assert FORM is not None
    for depth in (13, 14):
        raw: dict[str, Any] = {"do": "gain"}
        for _ in range(depth - 1):
            raw = {"do": "count", "of": [raw]}
        mistakes: list[DataError] = []
        FORM.vocabulary.read(raw, "Cave", "effect", mistakes)
        told = {one.reason.id for one in mistakes}
        assert ("pack.effect_nested_too_deeply" in told) is (depth > 13), told


# ---- looking at a pack ----------------------------------------------------------------------------------------------


def test_a_pack_of_another_game_is_not_looked_at() -> None:
    pack = shipped_pack("imperial_miners")
    found = check_content(pack, "own.json", "own", api.GAMES.get)
    assert found.game is not None and not found.mistakes and found.trouble is None and found.name == "Own"
    assert sum(one.replaced for one in found.counts) == sum(
        len(pack[one]) for one in pack.keys() - {"format", "game", "name"}
    )
    for games, wanted in ((api.GAMES, api.GAMES["underwater_cities"]), (dict[str, api.Game](), None)):
        other = check_content(pack, "own.json", "own", games.get, wanted)
        assert other.game is None and other.trouble is not None


def test_a_pack_is_begun_once_and_only_for_a_game_that_takes_packs(tmp_path: Path) -> None:
    commands = PackCommands(api.GAMES.get, to_english, str, lambda _: 2)
    path = tmp_path / "own.json"
    assert commands.begin("imperial_miners", path) == 0 and commands.check(path) == 0
    before = path.read_bytes()
    assert commands.begin("imperial_miners", path) == 2 and path.read_bytes() == before
    for game in ("barrage", "no game"):
        assert commands.begin(game, tmp_path / "other.json") == 2 and commands.list_words(game) == 2
    assert not (tmp_path / "other.json").exists()


def test_another_pack_makes_another_chain() -> None:
    """A game that was played with other cards does not pass for the same one."""
    pack = shipped_pack("imperial_miners")
    chains = set()
    for name in ("Own", "Other"):
        game, mistakes = MINERS.with_pack({**pack, "name": name})
        assert game is not None and not mistakes
        session = api.Session.start(game, [api.Player("A", 1), api.Player("B", 2)], {}, 1)
        chains.add(json.loads(api.encode(session))["entries"][0]["chain"])
    assert len(chains) == 2
