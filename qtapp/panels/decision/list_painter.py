"""How the rows of the list of options are painted: heads with their numbers, options with key caps and outlook."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.lines import unbroken
from qtapp.panels.decision.list_model import OptionModel
from qtapp.panels.decision.signs import Signs

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_HEAD, _ICON = 40, 22
LEAST = 44
Index = QModelIndex | QPersistentModelIndex


class RowPainter(QStyledItemDelegate):
    """A row: a key cap with its number, and the words on as many lines as they need."""

    def __init__(self, context: AppContext, view: QListView, options: OptionModel) -> None:
        super().__init__(view)
        self.signs: Callable[[], Signs | None] = lambda: None
        """Paints icons."""
        self._context = context
        self._view = view
        self._options = options

    def _boxes(self, row: int, text: str) -> tuple[QRect, QRect]:
        """Where the words stand, and what they would cost and bring, in a row that begins at the origin."""
        theme = self._context.theme
        left, above = theme.px(36) + self._icons_room(row), theme.px(6)
        room = max(60, self._view.viewport().width() - 2 - left - 14)
        words = QFontMetrics(theme.font(15)).boundingRect(QRect(0, 0, room, 4000), _WRAP, text)
        box = QRect(left, above, room, words.height())
        outlook = self._options.below(row)
        if not outlook:
            return box, QRect(left, box.bottom() + 1, room, 0)
        small = QFontMetrics(theme.font(13)).boundingRect(QRect(0, 0, room, 4000), _WRAP, outlook)
        return box, QRect(left, box.bottom() + 1 + theme.px(2), room, small.height())

    def _icons_room(self, row: int) -> int:
        """How much room the icons of an option take before its words: those of a column begin below each other."""
        listed, signs = self._options.row(row), self.signs()
        if signs is None or listed is None or listed.option is None or not listed.option.icons:
            return 0
        least, most = self._context.theme.px(64), round(self._view.viewport().width() * 0.34)
        return min(max(least, round(signs.icons_width(listed.option.icons, self._context.theme.px(_ICON)))), most) + 8

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width, row = self._view.viewport().width() - 2, self._options.row(index.row())
        if row is not None and row.face is None:
            return QSize(width, max(LEAST, self._context.theme.px(_HEAD)))
        _, outlook = self._boxes(index.row(), unbroken(str(index.data())))
        return QSize(width, max(LEAST + 4, outlook.bottom() + 1 + self._context.theme.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._options.row(index.row())
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area: QRect = option.rect  # type: ignore[attr-defined, unused-ignore]  # missing in the stubs
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined, unused-ignore]
        hover = bool(state & QStyle.StateFlag.State_MouseOver)
        current = self._view.currentIndex() == index and self._view.hasFocus()
        if row.face is None:
            self._paint_head(
                painter, QRectF(area), row.words, row.number, self._options.is_open(row.group), current, hover
            )
        else:
            self._paint_option(painter, area, index, current, hover)
        painter.restore()

    def _ground(self, painter: QPainter, box: QRectF, current: bool, hover: bool) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        if current:
            painter.setBrush(QColor(c.lamp))
            painter.setPen(QPen(QColor(c.ink), 2))
        else:
            painter.setBrush(QColor(blend(c.panel, c.text, 0.08) if hover else c.panel))
            painter.setPen(QPen(QColor(c.border if hover or theme.contrast else c.hairline), 1.5 if hover else 1))
        painter.drawRoundedRect(box, 9, 9)

    def _paint_head(
        self, painter: QPainter, area: QRectF, words: str, number: int, is_open: bool, current: bool, hover: bool
    ) -> None:
        theme, c, px = self._context.theme, self._context.theme.colours, self._context.theme.px
        if current or hover:
            self._ground(painter, area.adjusted(1.5, 2, -1.5, -2), current, hover)
        ink = c.ink if current else c.text
        painter.setPen(QPen(QColor(ink), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        x, y, side = area.left() + px(16), area.center().y(), float(px(4))
        if is_open:
            painter.drawPolyline(
                [QPointF(x - side, y - side / 2), QPointF(x, y + side / 2), QPointF(x + side, y - side / 2)]
            )
        else:
            painter.drawPolyline(
                [QPointF(x - side / 2, y - side), QPointF(x + side / 2, y), QPointF(x - side / 2, y + side)]
            )
        count = str(number)
        painter.setFont(theme.font(13, QFont.Weight.DemiBold))
        wide = max(px(24), QFontMetrics(painter.font()).horizontalAdvance(count) + px(12))
        badge = QRectF(area.right() - wide - px(8), y - px(11), wide, px(22))
        painter.setPen(QPen(QColor(c.border), 1) if theme.contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.raised))
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
        painter.setPen(QColor(c.muted))
        painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), count)
        painter.setFont(theme.font(16, QFont.Weight.DemiBold))
        painter.setPen(QColor(ink))
        room = QRectF(area.left() + px(30), area.top(), badge.left() - area.left() - px(36), area.height())
        told = QFontMetrics(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), told)

    def _paint_option(self, painter: QPainter, area: QRect, index: Index, current: bool, hover: bool) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        box = QRectF(area).adjusted(1.5, 2, -1.5, -2)
        self._ground(painter, box, current, hover)
        row = self._options.row(index.row())
        assert row is not None and row.face is not None
        if row.number <= 9:
            size = theme.px(21)
            cap = QRectF(box.x() + theme.px(7), box.center().y() - size / 2, size, size)
            painter.setPen(QPen(QColor(c.ink if current else c.border), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 5, 5)
            painter.setFont(theme.font(13, QFont.Weight.DemiBold))
            painter.setPen(QColor(c.ink if current else c.muted))
            painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), str(row.number))
        text = unbroken(str(index.data()))
        words, outlook = self._boxes(index.row(), text)
        shift = max(0, (area.height() - (outlook.bottom() + 1 + theme.px(6))) // 2)
        faint = row.face.is_unaffordable and not theme.contrast
        painter.setFont(theme.font(15))
        painter.setPen(QColor(c.ink if current else c.muted if faint else c.text))
        painter.drawText(words.translated(area.topLeft()).translated(0, shift), _WRAP, text)
        painter.setFont(theme.font(13))
        painter.setPen(QColor(c.ink if current else c.muted))
        painter.drawText(
            outlook.translated(area.topLeft()).translated(0, shift), _WRAP, self._options.below(index.row())
        )
        signs, wide = self.signs(), self._icons_room(index.row())
        if signs is not None and wide and row.option is not None:
            at = QRectF(area.left() + theme.px(36), box.top(), wide - 8, box.height())
            signs.paint_icons(painter, row.option.icons, at, theme.px(_ICON), c.ink if current else c.text)
