"""The icons of Barrage on the screen: each has a drawing, and none is read out of a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from engine.barrage import describe, printed
from qtapp.board.paint.art import Picture
from qtapp.board.paint.picture import SvgPicture
from qtapp.games.barrage.structures import Pipe
from qtapp.games.barrage.tiles import CompanyFace, ContractFace, IncomePicture, TechnologyFace
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on


def played(answers: int = 120) -> api.Session:
    session = api.new_session("barrage", 3, seed=7, names=NAMES[:3])
    play_on(session, answers)
    return session


def test_every_icon_has_a_drawing(qtbot: QtBot) -> None:
    session = played()
    table, game = session.table, session.game
    art = Tabletop(qtbot, session=session).view.board_context.art
    rows = [row for piece in table.pieces for row in game.piece_icons(table, piece)]
    rows += [row for place in table.places for row in game.place_icons(table, place)]
    nouns = {part.noun for row in rows for part in row if isinstance(part, api.Icon)}
    for piece in table.pieces:
        facts = game.piece_facts(table, piece)
        nouns |= {str(facts[name]) for name in ("builds", "what") if name in facts}
    assert len(nouns) > 25
    assert [noun for noun in sorted(nouns) if not art.has_icon(art.icon_of(noun))] == []


def pictures(qtbot: QtBot, session: api.Session) -> dict[str, Picture]:
    """Every picture on the table, and of every piece in it or in the box; a company without its sentence."""
    scene = Tabletop(qtbot, session=session, size=(1600, 900)).view.table
    found = {name: item.sprite.picture for name, item in scene.items_by_id.items()}
    for piece in session.table.pieces.values():
        shown = api.PieceView(piece.id, piece.kind, piece.back, api.UP, 0, piece.owner)
        found[f"{piece.id} itself"] = scene.art.piece(shown, "")
    return {
        name: CompanyFace(picture.sign, picture.title, "", picture.effect)
        if isinstance(picture, CompanyFace)
        else picture
        for name, picture in found.items()
    }


def test_pictures_do_not_depend_on_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other sentences on pieces, and other names of places: the pictures stay as they are."""
    session = played()
    before = pictures(qtbot, session)
    kinds = {type(picture) for picture in before.values()}
    assert {Pipe, IncomePicture, ContractFace, TechnologyFace, CompanyFace} <= kinds

    def dumb(message: api.Message) -> api.Message:
        return message._replace(english=message.english[::-1], args=())

    def place_name(place: str, said: Callable[[str], api.Message] = describe.place_name) -> api.Message:
        return dumb(said(place))

    def piece_words(
        piece: str, said: Callable[[str], tuple[api.Message, ...]] = printed.piece_words
    ) -> tuple[api.Message, ...]:
        return tuple(dumb(one) for one in said(piece))

    monkeypatch.setattr(describe, "place_name", place_name)
    monkeypatch.setattr(printed, "piece_words", piece_words)
    assert pictures(qtbot, session) == before


def test_a_pipe_shows_the_value_of_its_conduit(qtbot: QtBot) -> None:
    session = played()
    scene = Tabletop(qtbot, session=session).view.table
    pipes = [item.sprite for item in scene.items_by_id.values() if isinstance(item.sprite.picture, Pipe)]
    assert pipes
    for pipe in pipes:
        assert isinstance(pipe.picture, Pipe)
        assert {"value": pipe.picture.value} == session.game.place_facts(session.table, pipe.place)


def test_a_contract_that_is_no_longer_known_shows_its_back(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """In slow motion an older view may still show a piece that has been hidden meanwhile."""
    table = Tabletop(qtbot, session=played())
    piece = next(one for one in table.client.session.table.pieces.values() if one.kind == "contract.green")
    shown = api.PieceView(piece.id, piece.kind, piece.back, api.UP, 0, piece.owner)
    monkeypatch.setattr(table.client.names, "knows", lambda _: False)
    assert table.view.table.art.piece(shown, "offer.green.1") == SvgPicture("barrage/pieces/contract_back_green.svg")
