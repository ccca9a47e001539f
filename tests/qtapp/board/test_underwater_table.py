"""The table of Underwater Cities: every drawn place lies on a board, every visible thing stands on it, silently."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.picture import BadgedPicture
from qtapp.games.underwater_cities import UnderwaterArt
from qtapp.games.underwater_cities.boards import MainSheet, PlayerSheet
from qtapp.games.underwater_cities.cards import UnderwaterCardPicture
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on


def table_of(qtbot: QtBot, players: int, answers: int) -> Tabletop:
    session = api.new_session("underwater_cities", players, seed=5, names=NAMES[:players])
    play_on(session, answers)
    return Tabletop(qtbot, session=session, size=(1200, 760))


@pytest.mark.parametrize(("players", "answers"), [(2, 160), (4, 240)])
def test_every_drawn_place_lies_on_a_board(qtbot: QtBot, players: int, answers: int) -> None:
    heard: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        heard.append(text)

    before = qInstallMessageHandler(hear)
    try:
        table = table_of(qtbot, players, answers)
        table.view.grab()
    finally:
        qInstallMessageHandler(before)
    assert heard == []
    scene = table.view.table
    assert isinstance(scene.art, UnderwaterArt)
    drawn = {place.id for place in scene.board_context.blueprint.places if place.drawn}
    assert {name for name in drawn if scene.layout.place(name) is None} == set()
    standing = {sprite.place for sprite in scene.sprites(scene.view)}
    full = {place.id for place in scene.view.places.values() if place.pieces or any(place.counts.values())}
    assert full & drawn <= standing


def test_what_is_remembered_of_a_place_is_what_stands_there(qtbot: QtBot) -> None:
    """Only places that have changed are laid anew: each answer leaves what a table laid from nothing would show."""
    table = table_of(qtbot, 2, 60)
    scene, session = table.view.table, table.client.session
    anew = UnderwaterArt(scene.board_context)
    for _ in range(40):
        play_on(session, 1, seed=len(session.entries))
        table.client.history.seek(session.current)
        anew.view = scene.view
        for place in scene.view.places.values():
            assert scene.art.standing_in(place, scene.layout) == anew.sprites(place, scene.layout), place.id
        for board in scene.layout.boards:
            assert scene.art.board_picture(board) == anew._sheet(board), board.key


def test_the_boards_show_what_the_data_say(qtbot: QtBot) -> None:
    scene = table_of(qtbot, 2, 40).view.table
    sheets = {board.key: scene.art.board_picture(board) for board in scene.layout.boards}
    main, own = sheets["table"], sheets["seat.1"]
    assert isinstance(main, MainSheet) and isinstance(own, PlayerSheet)
    assert len(main.slots) == 13
    assert all(slot.rows for slot in main.slots)
    assert len(own.sites) == 27 and len(own.bonuses) == 5


def test_no_plate_waits_for_a_name_that_cannot_be_read(qtbot: QtBot) -> None:
    scene = table_of(qtbot, 2, 40).view.table
    sheet = next(scene.art.board_picture(board) for board in scene.layout.boards if board.key == "seat.1")
    for px, plate in ((0.4, True), (0.13, False)):
        ground = scene.board_context.art.pixmap(sheet, px).toImage()
        tone = ground.pixelColor(round(500 * px), round(39 * px))
        assert (tone.lightness() > 200) == plate, (px, tone.name())


def test_every_card_has_icons_words_and_a_scene(qtbot: QtBot) -> None:
    scene = table_of(qtbot, 2, 0).view.table
    hand = scene.view.places["seat.1.hand"]
    for piece in hand.pieces:
        face = scene.art.piece(piece, "seat.1.hand")
        assert isinstance(face, UnderwaterCardPicture)
        assert face.title and face.words and face.rows
    stock = [sprite for sprite in scene.sprites(scene.view) if sprite.place == "seat.1.stock"]
    assert len(stock) == 6
    assert all(isinstance(sprite.picture, BadgedPicture) for sprite in stock)


@pytest.mark.parametrize("size", [(1370, 860), (970, 570)])
def test_two_people_sit_side_by_side(qtbot: QtBot, size: tuple[int, int]) -> None:
    """No quarter of the table stays empty: the common board above, larger, both seats below it."""
    session = api.new_session("underwater_cities", 2, seed=5, names=NAMES[:2])
    layout = Tabletop(qtbot, session=session, size=size).view.table.layout
    boards = {board.key: board for board in layout.boards}
    mine, theirs, common = boards["seat.1"].rect, boards["seat.2"].rect, boards["table"].rect
    assert mine.top() == theirs.top() > common.bottom() and mine.right() < theirs.left()
    assert boards["table"].scale > boards["seat.1"].scale == boards["seat.2"].scale
    bounds = layout.bounds()
    covered = sum(board.rect.width() * board.rect.height() for board in layout.boards)
    assert covered > 0.75 * bounds.width() * bounds.height()


def test_the_names_of_the_others_can_be_read_in_a_small_window(qtbot: QtBot) -> None:
    session = api.new_session("underwater_cities", 4, seed=7, names=["Anna", "Bence", "Csilla", "Dora"])
    table = Tabletop(qtbot, session=session, size=(718, 515))
    for seat in (2, 3, 4):
        assert table.painted_names(seat) == [False, True], seat
