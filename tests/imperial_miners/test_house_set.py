"""The house set is true to every count and price, no two cards are alike, every word is used."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from engine.api import new_session, to_english
from engine.imperial_miners.cards import LOADED, NONE, shipped
from engine.imperial_miners.effects import VOCABULARY
from engine.imperial_miners.numbers import FACTIONS

Rows = dict[str, list[dict[str, Any]]]
FILES = ("mine", "events", "boards", "surface")


def rows_of_the_files() -> Rows:
    folder = files("engine.imperial_miners").joinpath("data")
    return {name: json.loads(folder.joinpath(f"{name}.json").read_text("utf-8")) for name in FILES}


ROWS = rows_of_the_files()
DATA = shipped()
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


def test_every_record_has_its_number() -> None:
    for name in ("mine", "events"):
        assert [row["number"] for row in ROWS[name]] == list(range(1, len(ROWS[name]) + 1))


def test_every_word_of_the_vocabulary_is_used() -> None:
    """But for what people carry out by hand: that is for printed cards which no word can say."""
    assert set(words_in(ROWS)) == set(VOCABULARY.names()) - {"by_hand"}


def test_prices_of_the_levels() -> None:
    assert {row["cost"] for row in OF_LEVEL[1] + OF_LEVEL[4]} == {0}
    assert {row["cost"] for row in OF_LEVEL[2]} == {2}
    prices = Counter(row["cost"] for row in OF_LEVEL[3])
    assert [prices[cost] for cost in range(7)] == [2, 1, 3, 9, 19, 7, 2]


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
    assert len({json.dumps({**row, "id": "", "number": 0}) for row in OF_LEVEL[4]}) == 1


def test_half_carts_by_level() -> None:
    for card in DATA.mine.values():
        upper_and_lower = list(card.edges[2:])
        if card.level == 1:
            assert upper_and_lower[:2] == [NONE, NONE]
        if card.level == 4:
            assert upper_and_lower[2:] == [NONE, NONE]
    for level, least, most in ((1, 3, 4), (2, 4, 5), (3, 4, 5), (4, 4, 4)):
        halves = [[edge for edge in card.edges if edge] for card in DATA.mine.values() if card.level == level]
        assert all(least <= len(one) <= most for one in halves)
        loaded = sum(edge == LOADED for one in halves for edge in one)
        assert 0.45 <= loaded / sum(map(len, halves)) <= 0.55


def test_a_card_of_two_factions_has_one_effect_of_each() -> None:
    assert all(len(DATA.effects[piece]) == 2 for piece, bits in DATA.bits.items() if bits.bit_count() == 2)


def test_events_by_kind() -> None:
    assert Counter(event.kind for event in DATA.events.values()) == {"immediate": 12, "modifier": 3, "end_of_round": 3}


def test_every_piece_has_a_name_and_generated_words() -> None:
    session = new_session("imperial_miners", 2, seed=1)
    game, table = session.game, session.table
    for piece in table.pieces:
        assert to_english(game.piece_name(table, piece))
        said = [to_english(message) for message in game.piece_text(table, piece)]
        assert said or piece.startswith("pickaxe.")
        assert not any("{" in sentence for sentence in said)
    for place in table.places:
        assert "{" not in to_english(game.place_name(table, place))


def test_an_event_at_the_end_of_the_round_may_count_in_the_last_round_too() -> None:
    """Coins and cards are worth nothing after the tenth round: some points must be among what such an event gives."""
    late = [row for row in ROWS["events"] if row["kind"] == "end_of_round"]
    assert late and all("point" in set(words_in(row["effects"])) for row in late)


def test_a_card_of_level_four_is_a_prize() -> None:
    """One activation gives more than one of any card that is free to begin with and asks for nothing."""
    (prize,) = OF_LEVEL[4][0]["effects"]
    assert prize == {"do": "point", "n": 2}
    sure = [effect["n"] for row in OF_LEVEL[1] for effect in row["effects"] if effect["do"] == "point"]
    assert all(n < 2 for n in sure if isinstance(n, int))


def test_names_do_not_blur_and_no_effect_comes_again_and_again() -> None:
    """Nine cards were called halls, and seven gave a step and a coin."""
    ends = Counter(row["name"].split()[-1] for level in (1, 2, 3) for row in OF_LEVEL[level])
    assert max(ends.values()) <= 3
    effects = Counter(json.dumps(effect) for level in (1, 2, 3) for row in OF_LEVEL[level] for effect in row["effects"])
    assert max(effects.values()) <= 4


def test_dear_cards_of_level_three_can_be_afforded() -> None:
    """A chain brings some four coins: nobody saves for three rounds."""
    assert max(row["cost"] for row in OF_LEVEL[3]) <= 6
