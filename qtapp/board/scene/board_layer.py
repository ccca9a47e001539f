"""The ground of the scene: boards and their labels, and scans laid over them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.picture import BoardSheet, Label, rounded
from qtapp.board.paint.text import INK, SEMIBOLD, width_of
from qtapp.board.place.layout import BoardPlacement, Layout
from qtapp.board.scene.gameart import GameArt
from qtapp.board.scene.pieces import PictureItem, PictureScene

_NAME, _SMALL_NAME = "label.name", "label.name.small"
"""The label of a board that says whose it is; and a taller box for it, where it could not be read in the first one."""
_LARGE, _SMALL, _SMALLEST = 30.0, 24.0, 20.0
"""Sizes of labels, in units of their board: of names, of the others, and how small these become for a long one."""
NO_RIM = "none"
"""A place that stands out by itself, and whose rim would cross what is written on it."""


class BoardScene(PictureScene, Protocol):
    """What the boards need of the scene that they lie in."""

    art: GameArt
    layout: Layout

    def shows_board(self, board: str) -> bool: ...

    def addItem(self, item: QGraphicsItem, /) -> None: ...

    def removeItem(self, item: QGraphicsItem, /) -> None: ...


class RimItem(QGraphicsItem):
    """High contrast: a white rim round every place; where the drawn rim says something, a double one in its colour."""

    def __init__(self, paths: list[tuple[QPainterPath, str]]) -> None:
        super().__init__()
        self._paths = paths
        self._box = QRectF()
        for path, _ in paths:
            self._box = self._box.united(path.boundingRect().adjusted(-8, -8, 8, 8))
        self.setZValue(3)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = painter.worldTransform().m11()
        for path, colour in self._paths:
            if colour == NO_RIM:
                continue
            # a double rim from afar is as thin as can be seen: inside stands what the place costs
            thick = min(3.0, max(0.8, 2.6 * scale) if colour else max(1.2, 5 * scale))
            double = [("#000000", 3.4), (colour, 2.6), ("#ffffff", 0.8)]
            for tone, wide in double if colour else [("#000000", 1.5), ("#ffffff", 1.0)]:
                pen = QPen(QColor(tone), thick * wide)
                pen.setCosmetic(True)
                painter.setPen(pen)
                painter.drawPath(path)


class BoardLayer:
    """Keeps the items of boards and labels equal to a layout."""

    def __init__(self, table: BoardScene) -> None:
        self._table = table
        self._boards: dict[str, PictureItem] = {}
        self._labels: dict[tuple[str, str], PictureItem] = {}
        self._rims: RimItem | None = None
        self.skins: dict[str, Picture] = {}
        """Scans by board key; they lie on the drawn board."""

    def show(self, view: api.SeatView) -> None:
        """Show the boards of the table's layout."""
        self._show_boards(view)
        self._show_labels()
        self._show_rims()

    def pictures(self) -> list[tuple[Picture, QPointF, float, float]]:
        """All that lies on the ground, lowest first: picture, corner, scale and z."""
        items = sorted([*self._boards.values(), *self._labels.values()], key=lambda item: item.zValue())
        return [(item.picture, item.pos(), item.scale(), item.zValue()) for item in items]

    def show_only(self, keys: frozenset[str] | None) -> None:
        """Show some boards and hide the others; None: all."""
        for key, item in self._boards.items():
            item.setVisible(keys is None or key.partition(":")[0] in keys)
        for (key, _), item in self._labels.items():
            item.setVisible(keys is None or key in keys)
        if self._rims is not None:
            self._show_rims()

    def _show_boards(self, view: api.SeatView) -> None:
        wanted: dict[str, tuple[Picture, QPointF, float]] = {}
        for board in self._table.layout.boards:
            picture = self.skins.get(board.key)
            corner = board.rect.topLeft()
            if picture is not None:
                wanted[board.key] = (picture, corner, board.scale)
            elif board.cells is not None:
                lawn = self._table.art.terrain(board, view)
                if lawn is not None:
                    wanted[board.key] = (lawn, corner, board.scale)
                else:
                    wanted.update(self._repeated(board))
            else:
                wanted[board.key] = (self._table.art.board_picture(board), corner, board.scale)
        for key in [key for key in self._boards if key not in wanted]:
            self._table.removeItem(self._boards.pop(key))
        for key, (picture, corner, scale) in wanted.items():
            item = self._boards.get(key)
            if item is None:
                item = self._boards[key] = PictureItem(self._table, picture)
                item.setZValue(1)
                self._table.addItem(item)
            item.set_picture(picture)
            item.setPos(corner)
            item.setScale(scale)

    def _repeated(self, board: BoardPlacement) -> dict[str, tuple[Picture, QPointF, float]]:
        """A growing board without a lawn of its own: its drawing once for each cell."""
        found: dict[str, tuple[Picture, QPointF, float]] = {}
        spot = board.drawing.family
        if spot is None:
            return found
        size = board.drawing.size
        boxes = ((spot.rect.x(), spot.rect.y(), spot.rect.width(), spot.rect.height()),)
        picture = BoardSheet(board.drawing.name, size.width(), size.height(), 0, boxes)
        for ground in self._table.layout.members(board):
            if not board.rect.contains(ground.rect.center()):
                continue
            corner = ground.rect.topLeft() - spot.rect.topLeft() * board.scale
            found[f"{board.key}:{ground.id}"] = (picture, corner, board.scale)
        return found

    def _show_labels(self) -> None:
        theme = self._table.board_context.theme
        wanted: dict[tuple[str, str], tuple[Picture, QPointF, float]] = {}
        labels = [
            (board, name, box, words)
            for board, name, box in self._table.layout.labels()
            if (words := self._table.art.label(board, name))
        ]
        under = self._table.art.under_small_names
        common: dict[str, float] = {}  # one size for the small labels of a board, in which each of them fits
        named = {board.key: box.height() / board.scale for board, name, box, _ in labels if name == _NAME}
        for board, name, box, words in labels:
            if name not in (_NAME, _SMALL_NAME):
                fitting = box.width() / board.scale / width_of(words, 1000, SEMIBOLD) * 990
                common[board.key] = min(common.get(board.key, _SMALL * theme.text_scale), max(_SMALLEST, fitting))
        for board, name, box, words in labels:
            title = name in (_NAME, _SMALL_NAME)
            largest = _LARGE * theme.text_scale if title else common[board.key]
            size = min(box.height() / board.scale / 1.3, largest)
            label = Label(
                words,
                box.width() / board.scale,
                box.height() / board.scale,
                size,
                weight=700 if title else 600,
                colour="#ffffff" if theme.contrast else INK,
                centred=not title,
                plate="#000000" if theme.contrast else under if name == _SMALL_NAME else "",
                must=title,
                spare=named.get(board.key, 0.0) if name == _SMALL_NAME else 0.0,
            )
            wanted[board.key, name] = (label, box.center(), board.scale)
        for key in [key for key in self._labels if key not in wanted]:
            self._table.removeItem(self._labels.pop(key))
        for key, (picture, centre, scale) in wanted.items():
            item = self._labels.get(key)
            if item is None:
                item = self._labels[key] = PictureItem(self._table, picture)
                item.setZValue(2)
                self._table.addItem(item)
            item.set_picture(picture)
            item.setPos(centre)
            item.setScale(scale)

    def _show_rims(self) -> None:
        if self._rims is not None:
            self._table.removeItem(self._rims)
            self._rims = None
        if self._table.board_context.theme.contrast:
            self._rims = RimItem(list(self._outlines()))
            self._table.addItem(self._rims)

    def _outlines(self) -> Iterator[tuple[QPainterPath, str]]:
        """The outlines of all places, as far as their board reaches, and what colour their rim has to keep."""
        for ground in self._table.layout.grounds():
            board = self._table.layout.board(ground.board)
            if not self._table.shows_board(ground.board):
                continue
            if board is None or board.rect.contains(ground.rect):
                yield ground.path, ground.rim
            elif board.rect.intersects(ground.rect):
                yield ground.path.intersected(rounded(board.rect, 24)), ground.rim

    def forget(self) -> None:
        """Take all off the table."""
        for item in [*self._boards.values(), *self._labels.values()]:
            self._table.removeItem(item)
        self._boards.clear()
        self._labels.clear()
