"""All 60 building cards, 12 urbanization cards and 27 characters, against tables typed here.

X exploit, U urbanize, C construct; R resource, T tile, V success point; `=` scores at the end.
"""

from __future__ import annotations

import pytest

from engine.api import new_session
from engine.core.flow.effect import Effect
from engine.ginkgopolis.cards import (
    BUILDINGS,
    CHARACTERS,
    LETTERS,
    CardGain,
    ScoreColourEffect,
    ScoreFlatEffect,
    ScoreHeightsEffect,
    ScoreResourcesEffect,
    ScoreTriggersEffect,
    WhenEffect,
)

TABLE = {
    "red": (
        "X>R U>R C>R X>R U>R C>R X>RV U>RV C>RV "
        "=1/res@red =1/res@yellow =1/res@blue =1/res@red =1/low2 =3/high3 =2/X =2/U =2/C =2/red =9"
    ),
    "blue": (
        "X>T U>T C>T X>T U>T C>T X>TV U>TV C>TV "
        "=1/res@blue =1/res@red =1/res@yellow =1/res@blue =1/low2 =3/high3 =2/X =2/U =2/C =2/blue =9"
    ),
    "yellow": (
        "X>V U>V C>V X>V U>V C>V X>VV U>VV C>VV "
        "=1/res@yellow =1/res@red =1/res@blue =1/res@yellow =1/low2 =3/high3 =2/X =2/U =2/C =2/yellow =9"
    ),
}

CHARACTER_TABLE = """
C01 red    1 U>R RTV    | C02 yellow 1 C>V RRTV   | C03 blue   1 C>T R
C04 red    2 C>R T      | C05 yellow 2 C>V RRTV   | C06 blue   2 X>T RRV
C07 red    3 X>R RTV    | C08 yellow 3 U>V RRTVV  | C09 blue   3 U>T RRV
C10 red    4 U>R RTV    | C11 yellow 4 U>V RRTVV  | C12 blue   4 C>T R
C13 red    5 X>R RTV    | C14 yellow 5 X>V RRTVV  | C15 blue   5 C>T R
C16 red    6 U>R RTV    | C17 yellow 6 X>V RRTVV  | C18 blue   6 X>T RRV
C19 blue   0 U>T RRV    | C20 blue   0 U>T RRV    | C21 red    0 C>R T
C22 red    0 C>R T      | C23 red    0 C>R T      | C24 red    0 X>R RTV
C25 red    0 X>R RTV    | C26 blue   0 X>T RRV    | C27 red    0 U>R RTV
"""

ACTIONS = {"exploit": "X", "urbanize": "U", "construct": "C"}


def items(gain: CardGain) -> str:
    return "R" * gain.resource + "T" * gain.tile + "V" * gain.point


def code(effect: Effect) -> str:
    """An effect in the notation of the tables above."""
    match effect:
        case WhenEffect(action, gain):
            return f"{ACTIONS[action]}>{items(CardGain(**gain))}"
        case ScoreResourcesEffect(colour, each):
            return f"={each}/res@{colour}"
        case ScoreHeightsEffect(each, 0, most):
            return f"={each}/low{most}"
        case ScoreHeightsEffect(each, least, _):
            return f"={each}/high{least}"
        case ScoreTriggersEffect(action, each):
            return f"={each}/{ACTIONS[action]}"
        case ScoreColourEffect(colour, each):
            return f"={each}/{colour}"
        case ScoreFlatEffect(points):
            return f"={points}"
    raise AssertionError(effect)


@pytest.mark.parametrize("colour", TABLE)
def test_building_cards(colour: str) -> None:
    own = [building for building in BUILDINGS.values() if building.colour == colour]
    assert [building.number for building in own] == list(range(1, 21))
    assert [building.code for building in own] == [f"{colour[0].upper()}{number}" for number in range(1, 21)]
    assert [code(building.effect) for building in own] == TABLE[colour].split()


def test_characters() -> None:
    rows = [row.split() for line in CHARACTER_TABLE.strip().splitlines() for row in line.split("|")]
    assert len(rows) == 27
    assert [
        [one.code, one.colour, str(one.set), code(one.effect), items(one.start)] for one in CHARACTERS.values()
    ] == rows


def test_every_piece_of_the_box_is_on_the_table() -> None:
    table = new_session("ginkgopolis", 5, seed=1).table
    kinds: dict[str, int] = {}
    for piece in table.pieces.values():
        kinds[piece.kind] = kinds.get(piece.kind, 0) + 1
    assert kinds == {
        "tile": 60,
        "building": 60,
        "urbanization": 12,
        "character": 27,
        "marker": 12,
        "screen": 5,
        "first_player": 1,
    }
    assert [table.total_count(f"resource.{colour}") for colour in range(1, 6)] == [25] * 5
    assert table.total_count("hand_token") == 10
    assert len(LETTERS) == 12


def test_every_card_says_what_it_does() -> None:
    session = new_session("ginkgopolis", 2, seed=1)
    for piece in session.table.pieces.values():
        assert str(session.game.piece_name(session.table, piece.id))
        if piece.kind in ("building", "urbanization", "character", "tile"):
            words = [str(word) for word in session.game.piece_text(session.table, piece.id)]
            assert words
            assert all(word.endswith(".") and "{" not in word for word in words)
