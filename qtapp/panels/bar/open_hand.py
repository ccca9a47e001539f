"""The cards that somebody else holds, face up: for games in which everybody may look."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.api import UP, PieceView
from qtapp.board.paint.art import Picture
from qtapp.board.scene.scene import TableScene
from qtapp.kit.controls.layouts import FlowLayout
from qtapp.kit.speak.tool_tips import set_tool_tip

_TALL = 132
"""Pixels that a card is high at 100 % of text."""


class _Face(QWidget):
    """One thing as it would be held."""

    def __init__(self, table: TableScene, picture: Picture, name: str) -> None:
        super().__init__()
        self._art = table.board_context.art
        self._picture = picture
        foot = picture.footprint(self._art)
        self._scale = table.board_context.theme.px(_TALL) / max(foot.height(), foot.width() * 1.2)
        self.setFixedSize(QSize(ceil(foot.width() * self._scale), ceil(foot.height() * self._scale)))
        self.setAccessibleName(name)
        set_tool_tip(self, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        foot, box = self._picture.footprint(self._art), self._picture.box(self._art)
        pixmap = self._art.pixmap(self._picture, self._scale * self.devicePixelRatioF())
        corner = (box.topLeft() - foot.topLeft()) * self._scale
        painter.drawPixmap(QPointF(corner.x(), corner.y()), pixmap)
        painter.end()


class OpenHand(QWidget):
    """All that one seat holds, beside each other; whoever has a screen reader hears the names."""

    def __init__(self, table: TableScene, held: list[tuple[str, PieceView]]) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        row = FlowLayout(self, gap=6, between_lines=6)
        row.setContentsMargins(0, 0, 0, 0)
        names = table.board_context.client.names
        self.names: list[str] = []
        self.pictures: list[Picture] = []
        for place, piece in held:
            name = names.piece_name(piece.id)
            said = table.board_context.label(name) if name is not None else ""
            self.names.append(said)
            self.pictures.append(table.art.enlarged(replace(piece, face=UP), place))
            row.addWidget(_Face(table, self.pictures[-1], said))
        self.setAccessibleName(", ".join(self.names))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
