"""The list of options of a question: sorted, filtered, numbered for the keys 1 to 9, wrapped, with a focus ring."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QCollator,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from qtapp.bridge import OptionFace
from qtapp.kit.sheet import blend
from qtapp.kit.stage import Stage

_FACE = int(Qt.ItemDataRole.UserRole) + 1
_NUMBERS = tuple("123456789")
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
Index = QModelIndex | QPersistentModelIndex


class OptionModel(QAbstractListModel):
    """Options with their words, in the order of the language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: list[tuple[str, OptionFace]] = []
        self._shown: list[tuple[str, OptionFace]] = []

    def show(self, options: list[tuple[str, OptionFace]], locale: QLocale) -> None:
        """Other options."""
        collator = QCollator(locale)
        collator.setNumericMode(True)
        self.beginResetModel()
        self._all = sorted(options, key=lambda one: (collator.sortKey(one[0]), one[1].key))
        self._shown = list(self._all)
        self.endResetModel()

    def filter(self, text: str) -> None:
        """Only options that have all of these words."""
        wanted = text.casefold().split()
        self.beginResetModel()
        self._shown = [one for one in self._all if all(word in one[0].casefold() for word in wanted)]
        self.endResetModel()

    def face(self, row: int) -> OptionFace | None:
        """The option of a row."""
        return self._shown[row][1] if 0 <= row < len(self._shown) else None

    def row_of(self, key: str) -> int:
        """The row of an option; -1 if it is not shown."""
        return next((at for at, (_, face) in enumerate(self._shown) if face.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._shown[index.row()][0]
        return None


class _OptionPainter(QStyledItemDelegate):
    """A row: a keycap with its number, and the words on as many lines as they need."""

    def __init__(self, stage: Stage, view: QListView) -> None:
        super().__init__(view)
        self._stage = stage
        self._view = view

    def _boxes(self, width: int, text: str) -> tuple[int, QRect]:
        theme = self._stage.theme
        font = theme.font(15)
        left = theme.px(34)
        room = max(60, width - left - 14)
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        box = QFontMetrics(font).boundingRect(QRect(0, 0, room, 4000), flags, text)
        return left, QRect(0, 0, room, box.height())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width() - 2
        _, box = self._boxes(width, str(index.data()))
        return QSize(width, box.height() + self._stage.theme.px(16))

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
        ink = QColor(c.ink if current else c.text)
        left, box = self._boxes(self._view.viewport().width() - 2, str(index.data()))
        if index.row() < 9:
            size = theme.px(20)
            cap = QRectF(row.x() + theme.px(7), row.center().y() - size / 2, size, size)
            painter.setPen(QPen(QColor(c.ink if current else c.border), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 5, 5)
            painter.setFont(theme.font(13, QFont.Weight.DemiBold))
            painter.setPen(QColor(c.ink if current else c.muted))
            painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), str(index.row() + 1))
        painter.setFont(theme.font(15))
        painter.setPen(ink)
        words = QRect(area.x() + left, area.y() + (area.height() - box.height()) // 2, box.width(), box.height())
        painter.drawText(words, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft), str(index.data()))
        painter.restore()


class OptionList(QListView):
    """Every option; Enter, a click or its number takes it."""

    taken = Signal(object)
    """OptionFace."""
    looked_at = Signal(str)
    """Key of the option under pointer or focus; empty: none."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options = OptionModel(self)
        self.setModel(self.options)
        self.setItemDelegate(_OptionPainter(stage, self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
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
