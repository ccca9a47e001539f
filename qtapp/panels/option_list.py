"""The list of options of a question: sorted, filtered, numbered for the keys 1 to 9, wrapped, with a focus ring.

Under each stands what it would cost and bring; that is looked up only for the rows that come into sight.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractListModel,
    QCollator,
    QLocale,
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
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.lines import unbroken
from qtapp.kit.painted_list import PaintedList
from qtapp.kit.stylesheet import blend
from qtapp.session.client import OptionItem

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
SHORT = 6
"""So many options are seen at a glance: nobody looks them up by their words."""
Index = QModelIndex | QPersistentModelIndex


class OptionModel(QAbstractListModel):
    """Options with their words: many in the order of the language, unless the rules know a better one; a few as the
    rules list them (an effect after the one above it on its card, to decline last). What cannot be paid comes last.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: list[tuple[str, OptionItem]] = []
        self._shown: list[tuple[str, OptionItem]] = []
        self._outlooks: dict[str, str] = {}
        self.foresee: Callable[[OptionItem], str] = _nothing
        """What an option would cost and bring, in words; asked once for each option, when it is to be seen."""

    def show(self, options: list[tuple[str, OptionItem]], locale: QLocale, in_order: bool = False) -> None:
        """Other options; `in_order`: they come as people look for them."""
        collator = QCollator(locale)
        collator.setNumericMode(True)
        self.beginResetModel()
        if len(options) > SHORT and not in_order:
            options = sorted(options, key=lambda one: (collator.sortKey(one[0]), one[1].key))
        self._all = sorted(options, key=lambda one: one[1].is_unaffordable)
        self._shown = list(self._all)
        self._outlooks = {}
        self.endResetModel()

    def filter(self, text: str) -> None:
        """Only options that have all of these words."""
        wanted = text.casefold().split()
        self.beginResetModel()
        self._shown = [one for one in self._all if all(word in one[0].casefold() for word in wanted)]
        self.endResetModel()

    def face(self, row: int) -> OptionItem | None:
        """The option of a row."""
        return self._shown[row][1] if 0 <= row < len(self._shown) else None

    def row_of(self, key: str) -> int:
        """The row of an option; -1 if it is not shown."""
        return next((at for at, (_, face) in enumerate(self._shown) if face.key == key), -1)

    def outlook(self, row: int) -> str:
        """What stands under an option; nothing as long as nobody has looked."""
        face = self.face(row)
        return self._outlooks.get(face.key, "") if face is not None else ""

    def look_ahead(self, first: int, last: int) -> bool:
        """Look up what the options of these rows would do; True: there is something new to be shown."""
        found = False
        for row in range(max(0, first), min(last + 1, len(self._shown))):
            face = self._shown[row][1]
            if face.key not in self._outlooks:
                self._outlooks[face.key] = self.foresee(face)
                found = found or bool(self._outlooks[face.key])
        return found

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        words = self._shown[index.row()][0]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            self.look_ahead(index.row(), index.row())
            outlook = self.outlook(index.row())
            return f"{words}\n{outlook}" if outlook else words
        return words if role == Qt.ItemDataRole.DisplayRole else None


def _nothing(_face: OptionItem) -> str:
    return ""


class _OptionPainter(QStyledItemDelegate):
    """A row: a keycap with its number, and the words on as many lines as they need."""

    def __init__(self, stage: AppContext, view: OptionList) -> None:
        super().__init__(view)
        self._stage = stage
        self._view = view

    def _boxes(self, row: int, text: str) -> tuple[QRect, QRect]:
        """Where the words stand, and what they would cost and bring, in a row that begins at the origin."""
        theme = self._stage.theme
        left, above = theme.px(34), theme.px(8)
        room = max(60, self._view.viewport().width() - 2 - left - 14)
        words = QFontMetrics(theme.font(15)).boundingRect(QRect(0, 0, room, 4000), _WRAP, text)
        box = QRect(left, above, room, words.height())
        outlook = self._view.options.outlook(row)
        if not outlook:
            return box, QRect(left, box.bottom() + 1, room, 0)
        small = QFontMetrics(theme.font(13)).boundingRect(QRect(0, 0, room, 4000), _WRAP, outlook)
        return box, QRect(left, box.bottom() + 1 + theme.px(2), room, small.height())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        _, outlook = self._boxes(index.row(), unbroken(str(index.data())))
        return QSize(self._view.viewport().width() - 2, outlook.bottom() + 1 + self._stage.theme.px(8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, c = self._stage.theme, self._stage.theme.colours
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area: QRect = option.rect  # type: ignore[attr-defined]  # missing in the stubs
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        row = QRectF(area).adjusted(1.5, 2, -1.5, -2)
        hover = bool(state & QStyle.StateFlag.State_MouseOver)
        current = self._view.currentIndex() == index and self._view.hasFocus()
        if current:
            painter.setBrush(QColor(c.lamp))
            painter.setPen(QPen(QColor(c.ink), 2))
        else:
            painter.setBrush(QColor(blend(c.panel, c.text, 0.08) if hover else c.panel))
            painter.setPen(QPen(QColor(c.border if hover or theme.contrast else c.hairline), 1.5 if hover else 1))
        painter.drawRoundedRect(row, 9, 9)
        face = self._view.options.face(index.row())
        faint = face is not None and face.is_unaffordable and not theme.contrast
        if index.row() < 9:
            size = theme.px(20)
            cap = QRectF(row.x() + theme.px(7), row.center().y() - size / 2, size, size)
            if self._view.hasFocus():  # a number in a frame is a key that may be pressed
                painter.setPen(QPen(QColor(c.ink if current else c.border), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cap, 5, 5)
            painter.setFont(theme.font(13, QFont.Weight.DemiBold))
            painter.setPen(QColor(c.ink if current else c.muted))
            painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), str(index.row() + 1))
        text = unbroken(str(index.data()))
        words, outlook = self._boxes(index.row(), text)
        painter.setFont(theme.font(15))
        painter.setPen(QColor(c.ink if current else c.muted if faint else c.text))
        painter.drawText(words.translated(area.topLeft()), _WRAP, text)
        painter.setFont(theme.font(13))
        painter.setPen(QColor(c.ink if current else c.muted))
        painter.drawText(outlook.translated(area.topLeft()), _WRAP, self._view.options.outlook(index.row()))
        painter.restore()


class OptionList(PaintedList):
    """Every option; Enter, a click or its number takes it."""

    taken = Signal(object)
    """OptionFace."""
    looked_at = Signal(str)
    """Key of the option under pointer or focus; empty: none."""

    def __init__(self, stage: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options = OptionModel(self)
        self.setModel(self.options)
        self.setItemDelegate(_OptionPainter(stage, self))
        self.clicked.connect(self._take)
        self.entered.connect(self._look)

    def _take(self, index: QModelIndex) -> None:
        face = self.options.face(index.row())
        if face is not None:
            self.taken.emit(face)

    def _look(self, index: QModelIndex) -> None:
        face = self.options.face(index.row())
        self.looked_at.emit(face.key if face else "")

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            face = self.options.face(current.row())
            self.looked_at.emit(face.key if face else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take(self.currentIndex())
        elif (
            event.text() in "123456789" and event.text() and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self._take(self.options.index(int(event.text()) - 1))
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: object) -> None:
        self.looked_at.emit("")
        super().leaveEvent(event)  # type: ignore[arg-type]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.indexAt(event.position().toPoint()).isValid():
            self.looked_at.emit("")
        super().mouseMoveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Before the rows are painted: look up what those in sight would do, and give them the room to say it."""
        first, last = self._in_sight()
        if self.options.look_ahead(first, last):
            self.doItemsLayout()
        super().paintEvent(event)

    def _in_sight(self) -> tuple[int, int]:
        port = self.viewport().rect()
        first = self.indexAt(port.topLeft() + QPoint(4, 4))
        last = self.indexAt(port.bottomLeft() + QPoint(4, -4))
        return max(0, first.row()), last.row() if last.isValid() else self.options.rowCount() - 1
