"""Pictures, drawings and the plain look of a game without art."""

from __future__ import annotations

import re
import sys
import threading
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.picture import Label
from qtapp.board.paint.text import LaidOutText, font, paint_text
from qtapp.board.place.drawing import PlaceGrid
from qtapp.board.place.svgpath import outline
from qtapp.board.scene import table_layouts
from qtapp.board.scene.export import ExportCancelled, TableExporter
from qtapp.board.scene.gameart import GameArt
from qtapp.board.scene.pieces import PictureItem
from qtapp.games import find_art
from tests.qtapp.board.tabletop import Tabletop, play_on, shown_places
from tests.qtapp.pdf import is_sound_pdf
from tests.qtapp.waiting import wait_for
from tests.toys import SHIPPED


def test_png_svg_and_pdf(qtbot: QtBot, tmp_path: Path) -> None:
    table = Tabletop(qtbot, 3, 40)
    TableExporter(table.view.table).png(tmp_path / "t.png")
    image = QImage(str(tmp_path / "t.png"))
    assert max(image.width(), image.height()) == 3840
    TableExporter(table.view.table).svg(tmp_path / "t.svg")
    text = (tmp_path / "t.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert [name for name, times in Counter(ids).items() if times > 1] == []
    used = set(re.findall(r"url\(#([^)]+)\)", text)) | set(re.findall(r'xlink:href="#([^"]+)"', text))
    assert used <= set(ids)
    assert QSvgRenderer(str(tmp_path / "t.svg")).isValid()
    TableExporter(table.view.table).pdf(tmp_path / "t.pdf")
    assert is_sound_pdf(tmp_path / "t.pdf")
    assert (tmp_path / "t.pdf").stat().st_size > 100_000


@pytest.mark.parametrize("game", api.GAMES)
def test_an_export_says_each_name_once(qtbot: QtBot, game: str) -> None:
    """A board may have two boxes for the name of its owner, of which one is shown."""
    table = Tabletop(qtbot, session=api.new_session(game, 2, seed=7, names=("Anna", "Béla")))
    words = Counter(part.words for part in TableExporter(table.view.table).parts)
    assert words["Anna"] == words["Béla"] == 1


@pytest.mark.parametrize(("game", "noun"), [("underwater_cities", "action_card"), ("imperial_miners", "gadget")])
def test_an_export_has_the_icons_of_its_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, noun: str
) -> None:
    """The icon is found and painted: the picture is another one if it is left out."""
    table = Tabletop(qtbot, session=api.new_session(game, 2, seed=7, names=("Anna", "Béla")))
    size = QSize(1200, 750)
    usual = TableExporter(table.view.table).image(size)
    wanted, painted = table.view.board_context.art.icon_of(noun), []
    paint = PictureCache.icon

    def without(art: PictureCache, painter: QPainter, name: str, target: QRectF) -> None:
        if name != wanted:
            paint(art, painter, name, target)
        elif art.has_icon(name):
            painted.append(name)

    monkeypatch.setattr(PictureCache, "icon", without)
    assert TableExporter(table.view.table).image(size) != usual
    assert painted


def test_an_export_works_in_another_thread_and_can_be_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    table = Tabletop(qtbot, 2, 20)
    composer = TableExporter(table.view.table)
    told: list[float] = []
    composer.progress = told.append
    worker = threading.Thread(target=composer.png, args=(tmp_path / "t.png", 800))
    worker.start()
    worker.join()
    assert (tmp_path / "t.png").is_file() and told == sorted(told) and len(told) > 50
    composer.stopped = True
    with pytest.raises(ExportCancelled):
        composer.image(QSize(400, 300))


def test_a_picture_has_no_marks_of_the_moment(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2, 20)
    before = TableExporter(table.view.table).image(QSize(640, 400))
    table.view.highlights.show_subjects(["deck", "marker.A"], refused=True)
    table.view.camera.zoom_by(2.0)
    assert TableExporter(table.view.table).image(QSize(640, 400)) == before


def test_a_game_without_art_appears(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Places, pieces and counts from the blueprint alone, and free hands can use them."""
    monkeypatch.setattr(table_layouts, "boards_of", lambda *_: ())
    table = Tabletop(qtbot, 2, 20, art=lambda _game, board_context: GameArt(board_context))
    table.client.actions.to_sandbox()
    assert not table.view.grab().isNull()
    places = {ground.id for ground in table.view.table.layout.grounds()}
    assert {"deck", "discard", "seat.1.kept", "seat.2.hand"} <= places
    assert not {"box", "state", "chance"} & places, "what is not drawn has no box"
    table.drag("marker.A", "discard")
    assert table.client.view().piece_places()["marker.A"] == "discard"


def test_the_art_of_a_game_is_found_by_its_id(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    for game in api.GAMES.values():
        art = type(find_art(game.id, table.view.board_context))
        own = art.__module__.startswith(f"qtapp.games.{game.id}.")
        assert own if game.id in SHIPPED else own or art is GameArt, game.id
    assert type(find_art("a_game_without_art", table.view.board_context)) is GameArt


@pytest.mark.parametrize("game", sorted(api.GAMES))
def test_every_game_is_on_the_screen(qtbot: QtBot, game: str) -> None:
    """Before any art exists: from its blueprint alone, in strict play and with free hands."""
    counts = api.GAMES[game].seat_counts
    session = api.new_session(game, 3 if 3 in counts else counts[-1], seed=4)
    table = Tabletop(qtbot, session=session)
    assert not table.view.grab().isNull()
    table.client.actions.to_sandbox()
    assert not table.view.grab().isNull()
    shown = {item.sprite.place for item in table.view.table.items_by_id.values()}
    filled = shown_places(session)
    assert filled and len(shown) >= min(6, len(filled))
    boards = table.view.table.layout.boards
    assert len({board.key for board in boards}) == len(boards)


def test_families_with_slanted_steps() -> None:
    """Rows of a mine: +1 in the first coordinate is half a card to the right and one down."""
    family = PlaceGrid("seat.{seat}.mine.{r}.{x}", (1.0, 0.0), ((126.0, 260.0), (252.0, 0.0))).of_seat(2)
    assert family.member((3, -1)) == "seat.2.mine.3.-1"
    assert family.coordinates("seat.2.mine.3.-1") == (3, -1)
    assert family.coordinates("seat.1.mine.3.-1") is None
    assert family.nearest(family.offset((3, -1))) == (3, -1)


def test_pixmaps_are_shared_and_sharp(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 4, 60)
    table.view.grab()
    QApplication.processEvents()
    painted = table.view.board_context.art.painted
    table.view.grab()
    assert table.view.board_context.art.painted == painted
    assert painted < len(table.view.table.items_by_id) + 80


def test_the_zoom_settles_sharp(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2, 10)
    table.view.grab()
    table.view.camera.zoom_by(1.7)
    assert table.view.table.hasty
    wait_for(qtbot, lambda: not table.view.table.hasty)
    table.view.viewport().repaint()
    wait_for(qtbot, lambda: table.view.table.settled)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_all_seat_counts_show(qtbot: QtBot, players: int) -> None:
    table = Tabletop(qtbot, players, 30)
    assert not table.view.grab().isNull()
    boards = {board.key for board in table.view.table.layout.boards}
    assert boards == {"city", "table", *(f"seat.{seat}" for seat in range(1, max(2, players) + 1))}


def test_every_icon_of_a_card_is_drawn(qtbot: QtBot) -> None:
    session = api.new_session("ginkgopolis", 2, seed=1)
    rows = [row for piece in session.table.pieces for row in session.game.piece_icons(session.table, piece)]
    nouns = {part.noun for row in rows for part in row if isinstance(part, api.Icon)}
    art = PictureCache()
    art.use_icons("ginkgopolis")
    assert nouns and [noun for noun in sorted(nouns) if not art.has_icon(art.icon_of(noun))] == []


def test_words_that_do_not_fit_are_shortened(qtbot: QtBot) -> None:
    image = QImage(200, 60, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    assert paint_text(painter, "Kurz", QRectF(0, 0, 190, 40))
    assert not paint_text(painter, "Donaudampfschifffahrtsgesellschaft " * 9, QRectF(0, 0, 190, 40))
    painter.end()


def test_labels_that_cannot_be_read_are_left_out(qtbot: QtBot) -> None:
    art = PictureCache()
    label = Label("Discard pile", 180, 40, 24)
    near, far = art.image(label, 1.0), art.image(label, 0.2)
    assert _ink(near) and not _ink(far)


def test_a_name_takes_more_room_where_it_could_not_be_read(qtbot: QtBot) -> None:
    """Each name stands there once: in its own box, or, on a small board, in the taller one."""
    art = PictureCache()
    name = Label("Jürgen", 174, 46, 30, weight=700, must=True)
    spare = Label("Jürgen", 178, 92, 30, weight=700, must=True, spare=46)
    for px in (1.0, 0.5, 0.3, 0.22, 0.15):
        assert _ink(art.image(name, px)) is not _ink(art.image(spare, px)), px


def _ink(image: QImage) -> bool:
    return any(image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height()))


def test_outlines_of_paths() -> None:
    square = outline("M10 10h20v20h-20z")
    assert square.boundingRect() == QRectF(10, 10, 20, 20)
    disc = outline("M0 10A10 10 0 1 1 20 10A10 10 0 1 1 0 10Z")
    assert disc.contains(QPointF(10, 10)) and not disc.contains(QPointF(1, 1))
    curve = outline("M0 0C0 10 10 10 10 0S20 -10 20 0Q25 5 30 0T40 0")
    assert abs(curve.currentPosition().x() - 40) < 1e-6


@pytest.mark.parametrize("game", api.GAMES)
def test_a_dense_screen_shows_the_words_that_another_shows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    session = api.new_session(game, 2, seed=7, names=("Anna", "Béla"))
    play_on(session, 40)
    table = Tabletop(qtbot, session=session)
    written: list[str] = []

    def note(painter: QPainter, text: str, *_: object, **__: object) -> bool:
        written.append(text)
        return True

    own = [module for name, module in sys.modules.items() if name.startswith(f"qtapp.games.{game}.")]
    writing = [module for module in own if getattr(module, "paint_text", None) is paint_text]
    for module in writing:
        monkeypatch.setattr(module, "paint_text", note)
    usual, dense = PictureCache(), PictureCache()
    dense.set_ratio(2.0)
    items = table.view.table.items_by_id
    pictures = {item.sprite.picture for item in items.values()}
    filled = shown_places(session)
    assert filled and len(items) >= min(21, len(filled))
    seen = 0
    for px in (0.35, 0.5, 0.7):
        for picture in pictures:
            written.clear()
            usual.image(picture, px)
            words = list(written)
            written.clear()
            dense.image(picture, px * 2)
            assert written == words, picture
            seen += len(words)
    assert seen or not writing or game == "ginkgopolis"


def _light(colour: QColor) -> float:
    """Relative luminance, as WCAG has it."""
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("game", api.GAMES)
def test_labels_stand_out_from_their_boards(qtbot: QtBot, game: str) -> None:
    session = api.new_session(game, 2, seed=7, names=("Anna", "Béla"))
    play_on(session, 20)
    table = Tabletop(qtbot, session=session, size=(1900, 1060))
    labels = [
        item
        for item in table.view.table.items()
        if isinstance(item, PictureItem) and isinstance(item.picture, Label) and not item.picture.must
    ]
    for item in labels:
        item.hide()
    table.view.table.patient = True
    image = table.view.viewport().grab().toImage()
    for item in labels:
        assert isinstance(item.picture, Label)
        middle = table.view.mapFromScene(item.scenePos())
        ground, ink = _light(image.pixelColor(middle)), _light(QColor(item.picture.colour))
        assert (max(ground, ink) + 0.05) / (min(ground, ink) + 0.05) >= 4.5, item.picture.text


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_every_card_of_ginkgopolis_holds_all_its_words(language: str, qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 3, language=language)
    art = table.view.table.art
    session = table.client.session
    cut = []
    for piece in session.table.pieces.values():
        if piece.kind in ("building", "character", "urbanization"):
            picture = art.enlarged(api.PieceView(piece.id, piece.kind, "", api.UP, 0, 0), "seat.1.hand")
            if not art.shows_full_text(picture):
                cut.append(piece.id)
    assert cut == []


def test_a_line_ends_where_its_text_says() -> None:
    one, two = (
        LaidOutText(text, font(15), 1000, 9, Qt.AlignmentFlag.AlignLeft) for text in ("A tile.", "A tile.\nAlone.")
    )
    assert two.layout.lineCount() == one.layout.lineCount() + 1
