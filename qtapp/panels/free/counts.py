"""The counts that free hands may set, as one list: quick however many there are, with a stepper in every row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QSpinBox, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.painted_list import PaintedList
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.paint.theme import Theme
from qtapp.session.client import AdjustableCount

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class CountRow:
    """A count with its words, or the heading of those that follow."""

    what: str
    where: str = ""
    spoken: str = ""
    icons: tuple[str, ...] = ()
    count: AdjustableCount | None = None
    """None: a heading."""

    @property
    def key(self) -> tuple[str, str, str]:
        """What stays the same while numbers change."""
        return (self.count.place, self.count.kind, "") if self.count is not None else ("", "", self.what)


class CountModel(QAbstractListModel):
    """Rows under their headings, all of them or those that have some words."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._all: list[CountRow] = []
        self._shown: list[CountRow] = []
        self._wanted: list[str] = []

    def show(self, rows: Sequence[CountRow]) -> None:
        """Other rows, or the same with other numbers."""
        self._all = list(rows)
        found = self._found()
        if [row.key for row in found] == [row.key for row in self._shown]:
            self._shown = found
            if found:
                self.dataChanged.emit(self.index(0), self.index(len(found) - 1))
            return
        self.beginResetModel()
        self._shown = found
        self.endResetModel()

    def filter(self, text: str) -> None:
        """Only rows that have all of these words, under the headings that are left."""
        self._wanted = text.casefold().split()
        self.beginResetModel()
        self._shown = self._found()
        self.endResetModel()

    def _found(self) -> list[CountRow]:
        found: list[CountRow] = []
        heading: CountRow | None = None
        listed = True
        for row in self._all:
            if row.count is None:
                heading, listed = row, False
            elif not self._wanted or all(
                word in f"{row.what} {row.where} {heading.what if heading else ''}".casefold() for word in self._wanted
            ):
                if heading is not None and not listed:
                    found.append(heading)
                    listed = True
                found.append(row)
        return found

    def row(self, at: int) -> CountRow | None:
        """What stands in a line of the list."""
        return self._shown[at] if 0 <= at < len(self._shown) else None

    def line_of(self, key: tuple[str, str, str]) -> int:
        """Where a row stands; -1: it does not."""
        return next((at for at, row in enumerate(self._shown) if row.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        row = self.row(index.row())
        if row is None:
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken or row.what
        return row.what if role == Qt.ItemDataRole.DisplayRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.row(index.row())
        if row is None or row.count is None:
            return Qt.ItemFlag.NoItemFlags  # the keyboard passes over headings
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable


@dataclass(frozen=True)
class _Boxes:
    """Where the parts of a row stand."""

    what: QRect
    where: QRect
    less: QRect
    number: QRect
    more: QRect
    height: int


class _CountPainter(QStyledItemDelegate):
    """What is counted with a stepper beside it, and below where it lies."""

    def __init__(self, context: AppContext, view: CountList) -> None:
        super().__init__(view)
        self._context = context
        self._view = view
        self._measured: tuple[Theme, int] | None = None
        self._heights: dict[tuple[str, str, int, bool], int] = {}
        """By words, icons and kind of row, for one theme and width: Qt asks for the height of every row again and
        again while letters or colours change.
        """

    def boxes(self, row: CountRow, area: QRect) -> _Boxes:
        """The parts of a row in an area."""
        px = self._context.theme.px
        side, figures = px(24), QFontMetrics(self._bold()).horizontalAdvance("0000")
        pad = px(6)
        right = area.left() + self._view.viewport().width() - 2 - pad
        if row.count is None:
            side = figures = 0
        more = QRect(right - side, area.top() + pad, side, side)
        number = QRect(more.left() - figures, more.top(), figures, side)
        less = QRect(number.left() - side, more.top(), side, side)
        left = area.left() + pad + len(row.icons) * px(24)
        room = QRect(left, area.top() + pad, max(40, less.left() - px(6) - left), 4000)
        what = QFontMetrics(self._plain() if row.count else self._bold()).boundingRect(room, _WRAP, row.what)
        what = QRect(room.left(), room.top() + max(0, (side - what.height()) // 2), room.width(), what.height())
        below = max(what.bottom(), more.bottom()) + 1
        where = QRect(area.left() + pad, below, right - area.left() - pad, 0)
        if row.where:
            small = QFontMetrics(self._small()).boundingRect(where.adjusted(0, 0, 0, 4000), _WRAP, row.where)
            where.setHeight(small.height())
        return _Boxes(what, where, less, number, more, where.top() + where.height() + pad - area.top())

    def _plain(self) -> QFont:
        return self._context.theme.font(15)

    def _bold(self) -> QFont:
        return self._context.theme.font(15, QFont.Weight.DemiBold)

    def _small(self) -> QFont:
        return self._context.theme.font(13)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._view.counts.row(index.row())
        return QSize(self._view.viewport().width() - 2, self.height(row) if row is not None else 0)

    def height(self, row: CountRow) -> int:
        """How high a row is; measured once for all rows of the same words."""
        now = (self._context.theme, self._view.viewport().width())
        if self._measured != now:
            self._measured = now
            self._heights.clear()
        key = (row.what, row.where, len(row.icons), row.count is None)
        if key not in self._heights:
            self._heights[key] = self.boxes(row, QRect()).height
        return self._heights[key]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.counts.row(index.row())
        if row is None:
            return
        area: QRect = option.rect  # type: ignore[attr-defined, unused-ignore]  # missing in the stubs
        c = self._context.theme.colours
        boxes = self.boxes(row, area)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.count is None:
            painter.setPen(QPen(QColor(c.hairline), 1))
            painter.drawLine(area.bottomLeft(), area.bottomRight())
            painter.setFont(self._bold())
            painter.setPen(QColor(c.text))
            painter.drawText(boxes.what, _WRAP, row.what)
            painter.restore()
            return
        current = self._view.currentIndex() == index and self._view.hasFocus()
        if current:
            painter.setBrush(QColor(c.lamp))
            painter.setPen(QPen(QColor(c.ink), 2))
            painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), 9, 9)
        for at, name in enumerate(row.icons):
            corner = QPoint(
                area.left() + self._context.theme.px(6 + 24 * at), boxes.less.top() + self._context.theme.px(2)
            )
            painter.drawPixmap(corner, self._context.pixmap(name, 20))
        painter.setFont(self._plain())
        painter.setPen(QColor(c.ink if current else c.text))
        painter.drawText(boxes.what, _WRAP, row.what)
        painter.setFont(self._small())
        painter.setPen(QColor(c.ink if current else c.muted))
        painter.drawText(boxes.where, _WRAP, row.where)
        self._paint_stepper(painter, boxes, row.count, current)
        painter.restore()

    def _paint_stepper(self, painter: QPainter, boxes: _Boxes, count: AdjustableCount, current: bool) -> None:
        c, middle = self._context.theme.colours, int(Qt.AlignmentFlag.AlignCenter)
        ink = c.ink if current else c.text
        painter.setFont(self._bold())
        for box, sign, may in ((boxes.less, "−", count.n > 0), (boxes.more, "+", count.n < count.most)):
            if may and box.contains(self._view.pointer):
                painter.setBrush(QColor(blend(c.panel, c.text, 0.12)))
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ink if current else c.border if may else c.hairline), 1))
            painter.drawRoundedRect(QRectF(box).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
            painter.setPen(QColor(ink if may else c.ink if current else c.muted))
            painter.drawText(box, middle, sign)
        painter.setPen(QColor(ink))
        painter.drawText(boxes.number, middle, self._context.speech.number(count.n))

    # ---- typing a number -----------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        row = self._view.counts.row(index.row())
        editor = QSpinBox(parent)
        editor.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        editor.setFrame(False)
        editor.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if row is not None and row.count is not None:
            editor.setRange(0, row.count.most)
            editor.setAccessibleName(row.spoken)
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        row = self._view.counts.row(index.row())
        if isinstance(editor, QSpinBox) and row is not None and row.count is not None:
            editor.setValue(row.count.n)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        row = self._view.counts.row(index.row())
        if isinstance(editor, QSpinBox) and row is not None and row.count is not None:
            editor.interpretText()
            self._view.set_count(row.count, editor.value())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.counts.row(index.row())
        if row is not None:
            area: QRect = option.rect  # type: ignore[attr-defined, unused-ignore]  # missing in the stubs
            editor.setGeometry(self.boxes(row, area).number)


class CountList(PaintedList):
    """Every count: plus, minus and the arrows to the sides change it, a click on the number or Enter types it."""

    wanted = Signal(object, int)
    """Countable, and how many there shall be."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts = CountModel(self)
        self.pointer = QPoint(-1, -1)
        """Where the mouse is, in the viewport."""
        self._painter = _CountPainter(context, self)
        self.setModel(self.counts)
        self.setItemDelegate(self._painter)
        self.setEditTriggers(QListView.EditTrigger.AnyKeyPressed)

    def show_rows(self, rows: Sequence[CountRow]) -> None:
        """Other rows; who stood on one that is still there stays on it."""
        row = self.counts.row(self.currentIndex().row())
        scrolled = self.verticalScrollBar().value()
        self.counts.show(rows)
        if row is not None and self.counts.row(self.currentIndex().row()) is None:
            self.setCurrentIndex(self.counts.index(self.counts.line_of(row.key)))
            self.verticalScrollBar().setValue(scrolled)

    def set_count(self, count: AdjustableCount, n: int) -> None:
        """Ask for another number, within its bounds."""
        n = min(count.most, max(0, n))
        if n != count.n:
            self.wanted.emit(count, n)

    def boxes(self, at: int) -> tuple[QRect, QRect, QRect]:
        """Minus, number and plus of a line, in the viewport."""
        row = self.counts.row(at)
        assert row is not None
        found = self._painter.boxes(row, self.visualRect(self.counts.index(at)))
        return found.less, found.number, found.more

    def _step(self, by: int) -> None:
        row = self.counts.row(self.currentIndex().row())
        if row is not None and row.count is not None:
            self.set_count(row.count, row.count.n + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Minus, Qt.Key.Key_Left):
            self._step(-1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Right):
            self._step(1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.state() != QListView.State.EditingState:  # the Enter that ends typing comes here too
                self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        at = event.position().toPoint()
        index = self.indexAt(at)
        row = self.counts.row(index.row())
        if event.button() != Qt.MouseButton.LeftButton or row is None or row.count is None:
            return
        less, number, more = self.boxes(index.row())
        if number.contains(at):
            self.edit(index)
        elif less.contains(at) or more.contains(at):
            self.set_count(row.count, row.count.n + (1 if more.contains(at) else -1))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks on a plus are two steps

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointer = event.position().toPoint()
        self.viewport().update()

    def leaveEvent(self, event: object) -> None:
        self.pointer = QPoint(-1, -1)
        self.viewport().update()
        super().leaveEvent(event)  # type: ignore[arg-type]  # the stubs know only QEvent

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
