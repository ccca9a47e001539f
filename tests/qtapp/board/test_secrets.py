"""Nothing on the screen tells what the viewer does not see: not a pixel, not a word."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QImage
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.accessible import accessible_of
from qtapp.board.scene.export import TableExporter
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on


def game(players: int, answers: int, settings: dict[str, int] | None = None) -> api.Session:
    session = api.new_session("ginkgopolis", players, seed=5, names=NAMES[:players], settings=settings)
    play_on(session, answers)
    return session


def swap_hidden(session: api.Session, viewer: int) -> int:
    """Exchange every piece the viewer does not know with another one of the same back, all over the table."""
    table = session.table
    bit = 1 << viewer
    by_back: dict[str, list[tuple[str, int]]] = {}
    for name in sorted(table.places):
        for index, piece in enumerate(table.places[name].pieces):
            if piece.back and not piece.seen_by & bit:
                by_back.setdefault(piece.back, []).append((name, index))
    swapped = 0
    dice = random.Random(1)
    for spots in by_back.values():
        pieces = [table.places[name].pieces[index] for name, index in spots]
        seen = [(piece.seen_by, piece.face) for piece in pieces]
        dice.shuffle(pieces)
        for (name, index), piece, (eyes, face) in zip(spots, pieces, seen, strict=True):
            place = table.places[name]
            swapped += place.pieces[index] is not piece
            place.pieces[index] = piece
            piece.place, piece.seen_by, piece.face = place, eyes, face
    return swapped


def everything(qtbot: QtBot, session: api.Session, viewer: int) -> tuple[list[QImage], list[str]]:
    """All pixels and all spoken words of a viewer's table."""
    table = Tabletop(qtbot, session=session, viewer=viewer)
    table.view.table.patient = True
    pictures = [table.view.grab().toImage(), TableExporter(table.view.table).image(QSize(900, 600))]
    words = [thing.text(QAccessible.Text.Name) for thing in accessible_of(table.view).things()]
    table.view.close()
    return pictures, words


@pytest.mark.parametrize("answers", [3, 41, 90])
@pytest.mark.parametrize("viewer", [1, 2, 0])
def test_hidden_pieces_can_be_exchanged_unnoticed(qtbot: QtBot, viewer: int, answers: int) -> None:
    before = everything(qtbot, game(3, answers), viewer)
    session = game(3, answers)
    assert swap_hidden(session, viewer) > 10
    after = everything(qtbot, session, viewer)
    assert before[1] == after[1]
    for one, other in zip(before[0], after[0], strict=True):
        assert one == other


def test_how_many_tiles_another_seat_has_is_not_drawn(qtbot: QtBot) -> None:
    """A closed place looks the same, full or empty."""
    before = everything(qtbot, game(2, 10), 1)
    session = game(2, 10)
    table = session.table
    for piece in list(table.places["seat.2.tiles"].pieces):
        table.places["seat.2.tiles"].pieces.remove(piece)
    after = everything(qtbot, session, 1)
    assert before[0][0] == after[0][0]
    assert before[1] == after[1]


def test_hovering_a_back_names_only_its_place(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2, 10)
    heard: list[str] = []
    table.view.hovered.connect(heard.append)
    for item in list(table.view.table.items_by_id.values()):
        table.view.tell(item.sprite.ids)
    known = set(table.client.view().piece_places()) | {""}
    for name in heard:
        assert name in known or table.client.names.place_name(name) is not None
        assert "?" not in name


def test_the_draft_stays_secret(qtbot: QtBot) -> None:
    before = everything(qtbot, game(3, 2, {"characters": 1}), 1)
    session = game(3, 2, {"characters": 1})
    assert swap_hidden(session, 1) > 4
    after = everything(qtbot, session, 1)
    assert before == after
