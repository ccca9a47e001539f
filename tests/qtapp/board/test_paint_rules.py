"""What holds of every painting: it looks the same whatever was painted before it, and at every zoom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.backdrop import FRAME, paint_backdrop, paint_sandbox_frame
from qtapp.board.paint.card import CardBack, PlainCard
from qtapp.board.paint.picture import BadgedPicture, BoardSheet, Label, SvgPicture, Token
from qtapp.board.place.arrange import _at_least, _Table
from qtapp.board.place.drawing import Drawing, PlaceOutline
from qtapp.board.place.plain import _plain_family
from qtapp.board.scene.flights import _told
from qtapp.board.scene.marks import brackets
from tests.qtapp.board.tabletop import Tabletop

PICTURES = (
    Token("7", 2),
    Token("coin"),
    PlainCard("A title", "Some words that stand below it."),
    CardBack("A back"),
    Label("Supply", 300, 60, 40, plate="#efe7d6"),
    BoardSheet("plain/some.svg", 300, 200, 3, ((20, 30, 80, 60),)),
    BadgedPicture(Token("7"), 12),
)


def painted(size: QSizeF, paint: Callable[[QPainter], None], pen: QPen | None = None, brush: str = "") -> QImage:
    """What is painted with a painter that was used before."""
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if pen is not None:
        painter.setPen(pen)
        painter.setBrush(QColor(brush))
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: type(picture).__name__)
def test_a_picture_takes_nothing_over_from_the_one_before(qtbot: QtBot, picture: Picture) -> None:
    art = PictureCache()
    box = picture.box(art)

    def paint(painter: QPainter) -> None:
        painter.translate(-box.topLeft())
        picture.paint(painter, art, 1.0)

    plain = painted(box.size(), paint)
    assert plain == painted(box.size(), paint, QPen(QColor("#ff0000"), 5), "#00ff00")
    assert plain.pixelColor(plain.rect().center()).alpha() == 255, "and there is something in the middle"


def test_a_picture_is_known_as_it_was_painted_last(qtbot: QtBot) -> None:
    art = PictureCache()
    assert art.rough(Token("7")) == (None, 0.0)
    for px in (0.5, 0.25):
        made = art.pixmap(Token("7"), px)
        found, size = art.rough(Token("7"))
        assert found is not None and found.size() == made.size() and size == pytest.approx(px, abs=0.01)


def test_only_what_has_a_drawing_is_one(qtbot: QtBot) -> None:
    art = PictureCache()
    assert BoardSheet("plain/some.svg", 300, 200).svg(art) is None
    name = "ginkgopolis/pieces/cube.svg"
    assert BoardSheet(name, 300, 200).svg(art) == SvgPicture(name).svg(art) is not None


def test_the_cloth_moves_with_the_table_but_is_not_zoomed(qtbot: QtBot) -> None:
    board_context = Tabletop(qtbot).view.board_context
    port = QRect(0, 0, 200, 120)

    def cloth(zoom: float, origin: QPointF) -> QImage:
        def paint(painter: QPainter) -> None:
            before = QTransform.fromScale(zoom, zoom)
            painter.setWorldTransform(before)
            paint_backdrop(painter, board_context, port, origin)
            assert painter.worldTransform() == before

        return painted(QSizeF(port.size()), paint)

    assert cloth(3.0, QPointF(0, 0)) == cloth(1.0, QPointF(0, 0)) != cloth(1.0, QPointF(13, 0))


def test_the_frame_of_the_sandbox_is_sand_with_dots(qtbot: QtBot) -> None:
    board_context = Tabletop(qtbot).view.board_context
    port = QRectF(0, 0, 400, 300)
    images = []
    for hint in (True, False):

        def paint(painter: QPainter, hint: bool = hint) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, hint)
            paint_sandbox_frame(painter, board_context, port)

        images.append(painted(port.size(), paint))
    assert images[0] == images[1], "its edge is smooth, whatever was painted before"
    sand = QColor(board_context.theme.colours.sand)
    edge = [images[0].pixelColor(x, y) for x in range(400) for y in range(300 - int(FRAME) + 1, 300)]
    assert edge.count(sand) > len(edge) / 2 and len({one.rgba() for one in edge}) > 1
    assert images[0].pixelColor(200, 150).alpha() == 0, "and a hole in it"


# ---- geometry -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("least", [1, 3, 4, 5, 8])
@pytest.mark.parametrize("span", [(0, 0), (-2, 1), (3, 9)])
def test_a_small_family_is_widened_on_both_sides(span: tuple[int, int], least: int) -> None:
    first, last = _at_least(*span, least)
    assert last - first + 1 == max(least, span[1] - span[0] + 1)
    assert 0 <= (last - span[1]) - (span[0] - first) <= 1


def drawing(name: str, place: str, wide: float = 100) -> Drawing:
    """A board with one place."""
    box = QRectF(0, 0, wide - 20, 40)
    path = QPainterPath()
    path.addRect(box)
    return Drawing(f"game/{name}.svg", QSizeF(wide, 60), (PlaceOutline(place, path, box),), (), ())


def test_a_way_to_lay_the_boards_is_worth_more_if_the_own_one_is_larger() -> None:
    found = []
    for wide in (50.0, 100.0, 140.0):
        table = _Table([drawing("table", "row", wide), drawing("seat", "seat.{seat}.own")], 1, 1, {})
        boards, worth = table.tried(1.0, 0, True, 1.0)
        found.append((next(board.scale for board in boards if board.seat == 1), worth))
    assert [scale for scale, _ in found] == [0.8, 1.0, 1.4], "as wide as what is above it, within reason"
    assert sorted(found) == found and len({worth for _, worth in found}) == 3


def test_only_the_viewer_has_the_large_board_of_ones_own() -> None:
    drawings = [drawing("table", "row"), drawing("own", "seat.{seat}.own"), drawing("seat", "seat.{seat}.own")]
    ways = [boards for boards, _ in _Table(drawings, 3, 2, {}).ways()]
    assert len(ways) > 10
    for boards in ways:
        laid = {board.seat: board.drawing.name for board in boards}
        assert laid == {0: "game/table.svg", 1: "game/seat.svg", 2: "game/own.svg", 3: "game/seat.svg"}


def test_a_plain_cell_lies_in_the_middle_of_its_board() -> None:
    drawing = _plain_family("city", "city.{x}.{y}")
    assert drawing.places[0].path.boundingRect().center() == QRectF(QPointF(), drawing.size).center()


def test_the_corners_of_a_box_reach_along_both_of_its_sides() -> None:
    box = QRectF(10, 20, 100, 60)
    path = brackets(box, 6)
    assert path.boundingRect() == box
    corners = path.toSubpathPolygons()
    assert len(corners) == 4
    for corner in corners:
        reach = corner.boundingRect()
        assert reach.width() == pytest.approx(reach.height()) and reach.width() >= 7


def test_what_is_done_before_a_sentence_belongs_to_it() -> None:
    def note(*subjects: str) -> api.VisibleOp:
        return api.VisibleOp("note", subjects=subjects)

    moves = [api.VisibleOp("move", piece=name) for name in "abcd"]
    told = list(_told([moves[0], moves[1], note("x"), note("y"), moves[2], note("z", "w"), moves[3]]))
    assert told == [(moves[0], ("x",)), (moves[1], ("x",)), (moves[2], ("z", "w")), (moves[3], ())]
