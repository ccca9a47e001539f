"""The icons and printed facts of cards: exact rows for every family of effects, and no word among their causes."""

from __future__ import annotations

import pytest

from engine.api import Figure, Glyph, Icon, IconRow, Message, new_session
from engine.core.flow.effect import Effect
from engine.core.messages.message import Arg, msg
from engine.ginkgopolis import cards, describe
from engine.ginkgopolis.cards import (
    EFFECT,
    VOCABULARY,
    CardGain,
    ScoreColourEffect,
    ScoreFlatEffect,
    ScoreHeightsEffect,
    ScoreResourcesEffect,
    ScoreTriggersEffect,
    WhenEffect,
)

ONE_POINT = (Figure("1"), Icon("point"))
TWO_POINTS = (Figure("2"), Icon("point"))
POINTS_EACH_HEIGHT = (Figure("3"), Icon("point"), Glyph.EACH, Icon("height"))


@pytest.mark.parametrize(
    ("effect", "row"),
    [
        (WhenEffect("exploit", {"resource": 1}), (Icon("exploit"), Glyph.ARROW, Icon("resource"))),
        (WhenEffect("urbanize", {"point": 2}), (Icon("urbanize"), Glyph.ARROW, Figure("2"), Icon("point"))),
        (
            WhenEffect("construct", {"point": 1, "tile": 1}),
            (Icon("construct"), Glyph.ARROW, Icon("tile"), Icon("point")),
        ),
        (ScoreResourcesEffect("red", 1), (*ONE_POINT, Glyph.EACH, Icon("resource"), Icon("red"))),
        (ScoreHeightsEffect(3, least=3), (*POINTS_EACH_HEIGHT, Figure("≥ 3"))),
        (ScoreHeightsEffect(3, most=2), (*POINTS_EACH_HEIGHT, Figure("≤ 2"))),
        (ScoreTriggersEffect("urbanize", 2), (*TWO_POINTS, Glyph.EACH, Icon("card"), Icon("urbanize"))),
        (ScoreColourEffect("blue", 2), (*TWO_POINTS, Glyph.EACH, Icon("card"), Icon("blue"))),
        (ScoreFlatEffect(9), (Figure("9"), Icon("point"))),
    ],
    ids=lambda one: one.name if isinstance(one, Effect) else "",
)
def test_an_effect_in_icons(effect: Effect, row: IconRow) -> None:
    assert effect.icons() == (row,)


def test_a_gain_shows_no_number_for_one_and_nothing_for_none() -> None:
    assert CardGain(resource=2, point=1).icons() == (Figure("2"), Icon("resource"), Icon("point"))
    assert CardGain().icons() == ()


def test_every_effect_on_a_card_has_icons() -> None:
    assert {effect.name for effect in EFFECT.values()} == set(VOCABULARY.names())
    assert all(row for effect in EFFECT.values() for row in effect.icons())


def test_a_character_shows_its_effect_and_then_what_it_brings() -> None:
    effect = (Icon("construct"), Glyph.ARROW, Icon("point"))
    brings = (Figure("2"), Icon("resource"), Icon("tile"), Icon("point"))
    assert describe.piece_icons("character.C05") == (effect, brings)


def test_an_urbanization_card_takes_something_or_builds() -> None:
    alone = (Icon("resource"), Glyph.OR, Icon("tile"))
    assert describe.piece_icons("card.A") == ((*alone, Glyph.BAR, Icon("tile"), Glyph.ARROW, Icon("urbanize")),)


def test_what_is_printed_on_the_pieces() -> None:
    facts = describe.piece_facts
    assert facts("tile.B17") == {"colour": "blue", "number": 17}
    assert facts("card.R8") == {"colour": "red", "number": 8, "counts": "permanent", "action": "urbanize"}
    assert facts("card.Y20") == {"colour": "yellow", "number": 20, "counts": "final"}
    assert facts("character.C05") == {"colour": "yellow", "number": 5, "counts": "permanent", "action": "construct"}
    assert facts("card.L") == facts("marker.L") == {"letter": "L"}
    assert facts("screen.3") == {"seat": 3}
    assert facts("first") == {}


def test_the_game_answers_for_every_piece() -> None:
    session = new_session("ginkgopolis", 5, seed=1)
    for id_, piece in session.table.pieces.items():
        rows = session.game.piece_icons(session.table, id_)
        assert len(rows) == {"building": 1, "urbanization": 1, "character": 2}.get(piece.kind, 0), id_
        assert bool(session.game.piece_facts(session.table, id_)) == (piece.kind != "first_player"), id_


def test_another_wording_changes_no_icon_and_no_fact(monkeypatch: pytest.MonkeyPatch) -> None:
    def said() -> list[object]:
        session = new_session("ginkgopolis", 2, seed=1)
        game, table = session.game, session.table
        return [(game.piece_icons(table, piece), dict(game.piece_facts(table, piece))) for piece in table.pieces]

    def reversed_msg(id_: str, english: str, n: int | None = None, /, **args: Arg) -> Message:
        return msg(id_, english[::-1], n, **args)

    before, words = said(), describe.piece_words("card.R8")
    for module in (cards, describe):
        monkeypatch.setattr(module, "msg", reversed_msg)
    assert describe.piece_words("card.R8") != words
    assert said() == before


def test_icons_do_not_ask_for_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(*_: object, **__: object) -> Message:
        raise AssertionError("a word was asked for")

    monkeypatch.setattr(cards, "msg", silent)
    monkeypatch.setattr(describe, "msg", silent)
    for piece in (*EFFECT, "card.A", "tile.R1"):
        describe.piece_icons(piece)
        describe.piece_facts(piece)
