"""The house set is true to every count and price, no two cards are alike, every word is used; packs are read alike."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from engine.api import english, new_session
from engine.imperial_miners.cards import (
    BITS,
    EFFECTS,
    EVENT,
    FILES,
    LOADED,
    MINE,
    NONE,
    read_set,
)
from engine.imperial_miners.words import FACTIONS, VOCABULARY

Rows = dict[str, list[dict[str, Any]]]


def shipped() -> Rows:
    folder = files("engine.imperial_miners").joinpath("data")
    return {name: json.loads(folder.joinpath(f"{name}.json").read_text("utf-8")) for name in FILES}


ROWS = shipped()
OF_LEVEL = {level: [row for row in ROWS["mine"] if row["level"] == level] for level in (1, 2, 3, 4)}


def words_in(value: Any) -> Iterator[str]:
    """Every word that a piece of data says."""
    if isinstance(value, dict):
        if "do" in value:
            yield value["do"]
        for part in value.values():
            yield from words_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from words_in(part)


def test_everything_is_marked_as_house() -> None:
    assert {row["source"] for rows in ROWS.values() for row in rows} == {"house"}


def test_every_word_of_the_vocabulary_is_used() -> None:
    assert set(words_in(ROWS)) == set(VOCABULARY.names())


def test_prices_of_the_levels() -> None:
    assert {row["cost"] for row in OF_LEVEL[1] + OF_LEVEL[4]} == {0}
    assert {row["cost"] for row in OF_LEVEL[2]} == {2}
    prices = Counter(row["cost"] for row in OF_LEVEL[3])
    assert [prices[cost] for cost in range(14)] == [2, 1, 3, 5, 6, 6, 5, 4, 3, 3, 2, 1, 1, 1]


def test_factions_by_level() -> None:
    for level, single, pairs, none in ((1, 4, 6, 4), (2, 5, 9, 3), (3, 5, 9, 3)):
        rows = OF_LEVEL[level]
        for faction in FACTIONS:
            alone = sum(row["factions"] == [faction] for row in rows)
            assert alone == (6 if faction == "egyptians" else single)
        assert sum(len(row["factions"]) == 2 for row in rows) == pairs
        assert sum(not row["factions"] for row in rows) == none
    icons = Counter(faction for row in ROWS["mine"] for faction in row["factions"])
    assert icons == {faction: 26 if faction == "egyptians" else 22 for faction in FACTIONS}
    pairs_used = {tuple(sorted(row["factions"])) for row in ROWS["mine"] if len(row["factions"]) == 2}
    assert len(pairs_used) == 15


def test_most_cards_have_two_effects() -> None:
    assert sum(len(row["effects"]) == 2 for row in ROWS["mine"]) == 102


def test_no_two_cards_are_alike_but_those_of_level_four() -> None:
    def content(row: dict[str, Any]) -> str:
        return json.dumps({key: row[key] for key in ("level", "cost", "factions", "effects")})

    lower = [content(row) for level in (1, 2, 3) for row in OF_LEVEL[level]]
    assert len(set(lower)) == len(lower) == 122
    names = [row["name"] for level in (1, 2, 3) for row in OF_LEVEL[level]]
    assert len(set(names)) == 122
    assert len({json.dumps({**row, "id": ""}) for row in OF_LEVEL[4]}) == 1


def test_half_carts_by_level() -> None:
    for card in MINE.values():
        upper_and_lower = list(card.edges[2:])
        if card.level == 1:
            assert upper_and_lower[:2] == [NONE, NONE]
        if card.level == 4:
            assert upper_and_lower[2:] == [NONE, NONE]
    for level, least, most in ((1, 3, 4), (2, 4, 5), (3, 4, 5), (4, 4, 4)):
        halves = [[edge for edge in card.edges if edge] for card in MINE.values() if card.level == level]
        assert all(least <= len(one) <= most for one in halves)
        loaded = sum(edge == LOADED for one in halves for edge in one)
        assert 0.45 <= loaded / sum(map(len, halves)) <= 0.55


def test_a_card_of_two_factions_has_one_effect_of_each() -> None:
    assert all(len(EFFECTS[piece]) == 2 for piece, bits in BITS.items() if bits.bit_count() == 2)


def test_events_by_kind() -> None:
    assert Counter(event.kind for event in EVENT.values()) == {"immediate": 12, "modifier": 3, "end_of_round": 3}


def test_every_piece_has_a_name_and_generated_words() -> None:
    session = new_session("imperial_miners", 2, seed=1)
    game, table = session.game, session.table
    for piece in table.pieces:
        assert english(game.piece_name(table, piece))
        said = [english(message) for message in game.piece_words(table, piece)]
        assert said or piece.startswith("pickaxe.")
        assert not any("{" in sentence for sentence in said)
    for place in table.places:
        assert "{" not in english(game.place_name(table, place))


# ---- packs -----------------------------------------------------------------------------------------------------------


def mistakes(change: Any) -> list[str]:
    """What is said about the shipped rows after a change."""
    rows = deepcopy(ROWS)
    change(rows)
    made, found = read_set(rows)
    assert (made is None) == bool(found)
    return [f"{one.card} ▸ {one.field}: {one.reason}" for one in found]


def test_the_shipped_rows_have_no_mistake() -> None:
    assert mistakes(lambda _: None) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda rows: rows["mine"].pop(), "level IV ▸ : 14 belong to the game, 13 are there"),
        (lambda rows: rows["mine"][40].update(cost=3), "S25 ▸ cost: a card of level 2 costs from 2 to 2"),
        (
            lambda rows: rows["mine"][0].update(factions=["scots", "scots"]),
            "S11 ▸ factions: this faction stands here twice",
        ),
        (lambda rows: rows["mine"][0].update(effects=[]), "S11 ▸ effects: a mine card has one or two effects"),
        (lambda rows: rows["mine"][0].update(colour="red"), "S11 ▸ colour: this field is not known"),
        (lambda rows: rows["mine"][0].pop("name"), "S11 ▸ name: this field is missing"),
        (lambda rows: rows["mine"][0]["effects"][1].update(do="coins"), "S11 ▸ effects.1.do: this word is not known"),
        (lambda rows: rows["mine"][0]["effects"][1].update(n="2"), "S11 ▸ effects.1.n: this value does not fit here"),
        (lambda rows: rows["mine"][1].update(id="S11"), "S11 ▸ id: this id is used twice"),
        (lambda rows: rows["mine"].append(7), "#137 ▸ : a card must be an object with fields"),
        (
            lambda rows: rows["mine"][0].update(effects=[{"do": "more", "what": "coin", "n": 1}]),
            "S11 ▸ effects.0: only a modifying event can say this",
        ),
        (
            lambda rows: rows["mine"][0].update(effects=[{"do": "count", "of": "kinds"}]),
            "S11 ▸ effects.0: a number alone does nothing",
        ),
        (
            lambda rows: rows["mine"][0].update(effects=[{"do": "coin", "n": {"do": "count", "of": "faction"}}]),
            "S11 ▸ effects.0: it must say which faction is counted",
        ),
        (
            lambda rows: rows["mine"][0].update(
                effects=[{"do": "all", "parts": [{"do": "cart"}, {"do": "pay", "n": 1, "then": [{"do": "cart"}]}]}]
            ),
            "S11 ▸ effects.0: a price must come first",
        ),
        (
            lambda rows: rows["events"][0].update(effects=[{"do": "gadget", "on": "here"}]),
            "01 ▸ effects.0: only a mine card can speak of itself",
        ),
        (lambda rows: rows["events"][0].update(effects=[]), "01 ▸ effects: an event has one effect"),
        (
            lambda rows: rows["events"][12].update(effects=[{"do": "coin", "n": 1}]),
            "13 ▸ effects.0: a modifying event only changes what others give or cost",
        ),
        (lambda rows: rows["events"].pop(), "events ▸ : 18 belong to the game, 17 are there"),
        (lambda rows: rows["boards"].pop(), "boards ▸ : each of the three research boards has a side a and a side b"),
        (
            lambda rows: rows["boards"][0].update(spaces=[{"do": "coin", "n": 1}]),
            "1a ▸ spaces: a research board has from 3 to 9 spaces",
        ),
        (lambda rows: rows["surface"][0]["effects"].pop(), "surface ▸ effects: the surface has three effects"),
        (lambda rows: rows["surface"].clear(), "surface ▸ : there is one surface"),
    ],
)
def test_each_mistake_of_a_pack_is_named(change: Any, said: str) -> None:
    found = mistakes(change)
    assert said in found
    assert len(set(found)) == len(found)
