"""The paper of the decision: question and steps at its head, rows that may scroll, buttons at its foot; its height."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.card_parts import CardArea, CardHead
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import (
    FlowLayout,
    clear,
    height_of,
    invalidate,
    layout_of,
    make_column,
    parts_of,
    reveal,
)
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.panels.decision.marks import FootButton

_SIDE, _TOP, _GAP = 14, 11, 7


class Companion(Protocol):
    """What lies at the foot of the decision as long as somebody else has a part in it."""

    def heightForWidth(self, width: int) -> int: ...

    def isHidden(self) -> bool: ...

    def take_focus(self) -> None:
        """The keyboard begins here, and not at the rows."""


_BETWEEN, _CLOSE = 5, 2
"""Pixels between two rows, and where there is little room."""


class DecisionSheet(PaperPanel):
    """Room for a question, for the steps taken, for rows and for buttons."""

    grown = Signal()
    """It wants another height."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.theme, 16)
        self._context = context
        self.room: Callable[[], QSize] = lambda: QSize(context.theme.px(380), 10_000)
        """How wide it lies, and how high it may become before it scrolls."""
        column = make_column(self, gap=_GAP, margins=(_SIDE, _TOP, _SIDE, _TOP))
        self._head = CardHead("panel")
        self._asker = WrapLabel("hint")
        self._crumbs = FlowLayout(gap=4, between_lines=2)
        self._head.column.insertWidget(0, self._asker)  # among the steps it would be a narrow column
        self._head.column.insertLayout(1, self._crumbs)
        self._plate, self.question = self._head.sign, self._head.title
        self._beside = QHBoxLayout()
        self._head.row.addLayout(self._beside)
        column.addWidget(self._head)
        self._area = CardArea(gap=_BETWEEN)
        column.addWidget(self._area, 1)
        self._foot = FlowLayout(gap=8, between_lines=6)
        column.addLayout(self._foot)
        self._companion: Companion | None = None

    def set_companion(self, companion: Companion | None) -> None:
        """Lay something at the foot of the sheet, or take it away again."""
        column = layout_of(self)
        if isinstance(self._companion, QWidget):
            column.removeWidget(self._companion)
            self._companion.setParent(None)
        self._companion = companion
        if isinstance(companion, QWidget):
            column.addWidget(companion)
            companion.show()
        self.grown.emit()

    def _clear(self) -> None:
        """Nothing but the question stays."""
        self._asker.hide()
        for layout in (self._crumbs, self._area.column, self._foot, self._beside):
            clear(layout)

    def _reveal(self) -> None:
        for layout in (self._beside, self._crumbs, self._area.column, self._foot):
            reveal(layout)
        column = self._area.column  # an empty area would take room from the words above it
        self._area.setVisible(bool(parts_of(column)))

    # ---- how high it is ------------------------------------------------------------------------------------------

    def _lay_closer(self, list_button: FootButton | None) -> None:
        """Rather than scroll it is laid closer, and the way to the list (if it may move) stands beside the question."""
        self._reveal()
        width = self.room().width()
        most = self.room().height() + self.companion_height(width)
        if self.height_for(width) <= most:
            return
        self._area.column.setSpacing(min(_CLOSE, self._area.column.spacing()))
        if list_button is not None and self._foot.count() and self.height_for(width) > most:
            self._foot.removeWidget(list_button)
            list_button.set_small(True)
            self._beside.addWidget(list_button, 0, Qt.AlignmentFlag.AlignTop)

    def _free_height(self) -> int:
        """Pixels that are left for further rows."""
        return self.room().height() - self.height_for(self.room().width())

    def _height_of_rows(self, rows: Sequence[QWidget]) -> int:
        """Pixels that rows would need, with what lies between them."""
        inner = self._inner(self.room().width())
        return sum(row.heightForWidth(inner) + _BETWEEN for row in rows)

    def _height_of_foot(self, button: QWidget) -> int:
        """Pixels that a line of its own would need at the foot."""
        return button.sizeHint().height() + _GAP

    @staticmethod
    def _inner(width: int) -> int:
        return width - 2 * _SIDE - SHADOW

    def drag_handle(self) -> QWidget:
        """Its head, by which it can be moved."""
        return self._head

    def height_for(self, width: int) -> int:
        """How high it would have to be to show everything at a width."""
        inner = self._inner(width)
        for part in cast(list[QWidget], self.findChildren(QWidget)):
            part.ensurePolished()
        aside = self._plate.sizeHint().width() + 8 if not self._plate.isHidden() else 0
        aside += self._beside.sizeHint().width() + 8 if self._beside.count() else 0
        self.question.resize(inner - aside, self.question.heightForWidth(inner - aside))
        invalidate(self._head.column)
        invalidate(self._area.column)
        tall = height_of(self._head.column, inner) + _GAP + height_of(self._area.column, inner)
        if self._foot.count():
            tall += _GAP + self._foot.heightForWidth(inner)
        tall += self.companion_height(width)
        return tall + 2 * _TOP + SHADOW

    def companion_height(self, width: int) -> int:
        """How much of it what lies at its foot takes: its rows do not scroll for that."""
        if self._companion is None or self._companion.isHidden():
            return 0
        return _GAP + self._companion.heightForWidth(self._inner(width))

    def lie_at(self, box: QRect, needed: int) -> None:
        """Lie there; only what is lower than needed scrolls: a bar that comes for a moment would make itself needed."""
        fits = box.height() >= needed
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._area.setVerticalScrollBarPolicy(policy)
        self.setGeometry(box)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.grown.emit()

    def sizeHint(self) -> QSize:
        width = self._context.theme.px(380)
        return QSize(width, self.height_for(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._context.theme.px(200), self._context.theme.px(150))
