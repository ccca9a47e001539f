"""What the viewer holds, along the bottom edge of the view: the hand, and what lies behind the player's screen.

Its coordinates are pixels of the viewport; the strip stays when the table is moved or zoomed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.picture import BadgedPicture, Token, rounded
from qtapp.board.paint.text import SEMIBOLD, paint_text, width_of
from qtapp.board.place.sprite import Sprite
from qtapp.board.scene.gameart import GameArt

PEEK = 0.655
"""How much of a card is seen before it is looked at: down to its row of icons."""
HEAD = 24
"""Height of the words above a group."""
TITLE, LEAST_TITLE = 13.0, 12.0
"""Size of those words (at 100 % of text), and how small they may become where there is little room."""
BETWEEN = 18
INSIDE = 12


@dataclass(frozen=True)
class Tray:
    """The ground of one group: its place, its box and its words."""

    place: str
    box: QRectF
    words: str
    size: float
    """Of the words: the same in all trays."""


@dataclass(frozen=True)
class HandLayout:
    """The strip as it should be."""

    stands: tuple[Sprite, ...]
    trays: tuple[Tray, ...]
    height: float

    def ground_at(self, point: QPointF) -> Tray | None:
        """The group under a point of the viewport."""
        return next((tray for tray in self.trays if tray.box.contains(point)), None)

    def tray(self, place: str) -> Tray | None:
        """The group of a place."""
        return next((tray for tray in self.trays if tray.place == place), None)


@dataclass
class _Group:
    place: str
    stands: list[tuple[str, Picture, tuple[str, ...]]]
    cards: bool
    each: float
    """Width of one, in pixels."""

    def wide(self, step: float) -> float:
        return INSIDE * 2 + self.each + max(0, len(self.stands) - 1) * self.each * step


def lay_out_hand(
    desk: BoardContext, art: GameArt, places: Sequence[api.PlaceView], size: QSize, raised: str = "", boxed: int = -1
) -> HandLayout:
    """Lay out what is held for a viewport of a size; one thing may be raised to be looked at.

    With a number of pieces in the box, the box stands beside it, so that free hands can put things away.
    """
    if not places and boxed < 0:
        return HandLayout((), (), 0.0)
    card_height = min(max(size.height() * 0.245, 140.0), 400.0)
    if not places:
        card_height *= 0.6
    groups = [*_box(boxed, card_height), *(_group(desk, art, place, card_height) for place in places)]
    room = size.width() - 24.0 - BETWEEN * (len(groups) - 1)
    step = 1.04
    while step > 0.3 and sum(_widths(desk, groups, step, LEAST_TITLE)) > room:
        step -= 0.04
    needed = sum(group.wide(step) for group in groups)
    if needed > room:
        card_height *= max(0.45, room / needed)
        groups = [*_box(boxed, card_height), *(_group(desk, art, place, card_height) for place in places)]
    title = TITLE * desk.theme.text_scale
    while title > LEAST_TITLE and sum(_widths(desk, groups, step, title)) > room:
        title = max(LEAST_TITLE, title - 0.5)
    widths = _widths(desk, groups, step, title)
    if sum(widths) > room:
        widths = [group.wide(step) for group in groups]
    total = sum(widths) + BETWEEN * (len(groups) - 1)
    head = HEAD * desk.theme.text_scale
    shown = card_height * PEEK
    height = shown + head + 4
    x = (size.width() - total) / 2
    stands: list[Sprite] = []
    trays: list[Tray] = []
    for group, wide in zip(groups, widths, strict=True):
        box = QRectF(x, size.height() - height, wide, height + 30)
        first = x + (wide - group.wide(step)) / 2 + INSIDE + group.each / 2
        trays.append(Tray(group.place, box, _words(desk, group.place), title))
        for index, (name, picture, pieces) in enumerate(group.stands):
            foot = picture.footprint(desk.art)
            scale = group.each / foot.width()
            centre_x = first + index * group.each * step
            if group.cards:
                centre_y = size.height() - shown + foot.height() * scale / 2
            else:
                centre_y = size.height() - shown / 2 - 3
            z = 600.0 + index
            if name == raised:
                scale, centre_x, centre_y = _raised(
                    size, picture.footprint(desk.art), scale, centre_x, centre_y, group.cards
                )
                z += 100
            stands.append(Sprite(name, picture, centre_x, centre_y, scale, group.place, z, pieces))
        x += wide + BETWEEN
    return HandLayout(tuple(stands), tuple(trays), height)


def _raised(size: QSize, foot: QRectF, scale: float, x: float, y: float, card: bool) -> tuple[float, float, float]:
    """Where something stands that is looked at: whole, and a card at least in its own size."""
    if not card:
        return scale * 1.12, x, y - 4
    scale = max(scale, min(1.0, size.height() * 0.62 / foot.height()))
    half = foot.width() * scale / 2
    return scale, min(max(x, half + 8), size.width() - half - 8), size.height() - foot.height() * scale / 2 - 8


def _group(desk: BoardContext, art: GameArt, place: api.PlaceView, card_height: float) -> _Group:
    found: list[tuple[str, Picture, tuple[str, ...]]] = []
    cards = True
    each = card_height * 252 / 352
    for piece in place.pieces:
        picture = art.enlarged(piece, place.id)
        foot = picture.footprint(desk.art)
        cards = foot.height() > foot.width() * 1.2
        found.append((piece.id, picture, (piece.id,)))
    if found and not cards:
        each = card_height * PEEK * 0.66
    if not found:
        each = card_height * PEEK * 0.66
    return _Group(place.id, found, cards, each)


def _box(n: int, card_height: float) -> list[_Group]:
    """The box of the game."""
    if n < 0:
        return []
    picture: Picture = BadgedPicture(Token("", 0, "box"), n) if n else Token("", 0, "box")
    return [_Group("box", [("box#box", picture, ())], False, card_height * PEEK * 0.6)]


def _widths(desk: BoardContext, groups: Sequence[_Group], step: float, title: float) -> list[float]:
    """Trays as wide as what they hold and as their titles of a size."""
    return [
        max(group.wide(step), INSIDE * 2 + width_of(_words(desk, group.place), title, SEMIBOLD) + 2) for group in groups
    ]


def _words(desk: BoardContext, place: str) -> str:
    message = desk.bridge.names.place_name(place)
    return "" if message is None else desk.label(message)


class TrayItem(QGraphicsItem):
    """The grounds of the strip, in pixels of the viewport."""

    def __init__(self, desk: BoardContext, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._desk = desk
        self._trays: tuple[Tray, ...] = ()
        self._whole = QRectF()
        self.setZValue(500)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_trays(self, trays: tuple[Tray, ...]) -> None:
        """Show other groups."""
        self.prepareGeometryChange()
        self._trays = trays
        self._whole = QRectF()
        for tray in trays:
            self._whole = self._whole.united(tray.box.adjusted(-4, -4, 4, 4))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._whole

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = self._desk.theme.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tray in self._trays:
            ground = QColor(colours.panel)
            ground.setAlpha(255 if self._desk.theme.contrast else 238)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(30, 26, 18, 26))
            painter.drawPath(rounded(tray.box.adjusted(-2, -3, 3, 0), 16))
            painter.setBrush(ground)
            painter.setPen(QPen(QColor(colours.hairline), 3 if self._desk.theme.contrast else 1))
            painter.drawPath(rounded(tray.box, 14))
            head = QRectF(tray.box.left() + INSIDE, tray.box.top() + 3, tray.box.width() - INSIDE * 2, tray.size * 1.4)
            paint_text(
                painter,
                tray.words,
                head,
                size=tray.size,
                least=LEAST_TITLE,
                weight=SEMIBOLD,
                colour=colours.muted,
                middle=True,
            )
