"""All options of a question in one list: grouped as its first step parts them, numbered, filtered, wrapped.

Under each stands what it would cost and bring; that is looked up only for the rows that come into sight.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.painted_list import PaintedList
from qtapp.panels.decision.list_model import OptionModel
from qtapp.panels.decision.list_painter import RowPainter

Index = QModelIndex | QPersistentModelIndex


class OptionList(PaintedList):
    """Every option; Enter, a click or its number takes it. A head opens and closes."""

    taken = Signal(object)
    """OptionItem."""
    looked_at = Signal(str)
    """Key of the option under pointer or focus; empty: none."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options = OptionModel(self)
        self.setModel(self.options)
        self.painter = RowPainter(context, self, self.options)
        self.setItemDelegate(self.painter)
        self.clicked.connect(self._take)
        self.entered.connect(self._look)

    def to_first(self) -> None:
        """Stand on the first option."""
        self.setCurrentIndex(self.options.index(self.options.first()))
        self.scrollToTop()

    def _take(self, index: QModelIndex) -> None:
        face = self.options.face(index.row())
        if face is not None:
            self.taken.emit(face)
        elif self.options.toggle(index.row()):
            self.setCurrentIndex(self.options.index(index.row()))

    def _look(self, index: QModelIndex) -> None:
        face = self.options.face(index.row())
        self.looked_at.emit(face.key if face else "")

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            face = self.options.face(current.row())
            self.looked_at.emit(face.key if face else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        row = self.options.row(self.currentIndex().row())
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take(self.currentIndex())
        elif event.text() in "123456789" and event.text() and plain:
            self._take(self.options.index(self.options.row_of_number(int(event.text()))))
        elif row is not None and row.face is None and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if self.options.is_open(row.group) == (event.key() == Qt.Key.Key_Left):
                self._take(self.currentIndex())
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
