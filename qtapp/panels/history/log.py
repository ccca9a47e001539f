"""The log: what happened, in sentences the viewer may read, entry by entry, each linked to its rule and its moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QCursor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.api import EntryKind, HistoryEntry, Message, PlayMode, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.painted_list import PaintedList
from qtapp.kit.paint.icons import paint_icon
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.lines import fitted
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.history.log_rows import Index, LogLine, LogModel, sentences_of
from qtapp.session.client import SeatClient, TableChange

_LETTERS, _SMALL_LETTERS = 14, 12
"""Pixels of a sentence, and of the same in the second language."""
_AIR = 4
"""Pixels above the words of a row."""
LESSON_FROM_HERE = msg("window.lesson_from_this_moment", "Make a lesson from this moment…")
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


@dataclass(frozen=True)
class _Written:
    """How a sentence is written in a width: with the places where words may be parted, and how high it is then."""

    text: str
    height: int
    beside: str
    height_beside: int

    @property
    def all_height(self) -> int:
        """With what stands below it in small letters."""
        return self.height + self.height_beside


class _LinePainter(QStyledItemDelegate):
    """A row: seat, sentence, and at its right the sign of its rule."""

    def __init__(self, context: AppContext, client: SeatClient, view: LogPanel) -> None:
        super().__init__(view)
        self._context = context
        self._client = client
        self._view = view
        self._laid: dict[tuple[str, str, bool, int, float], _Written] = {}
        """By sentence in both languages, whether it can be asked about, width and size of letters. Every line is looked
        up here whenever one is added.
        """

    def text_box(self, area: QRect, line: LogLine) -> QRect:
        """Where the sentence stands."""
        px = self._context.theme.px
        right = px(54) if line.can_be_asked else px(30)
        return QRect(area.x() + px(30), area.y() + 3, max(60, area.width() - px(30) - right), area.height() - 6)

    def chip_box(self, area: QRect) -> QRect:
        """Where the sign of the rule stands."""
        size = self._context.theme.px(20)
        return QRect(area.right() - size - 4, area.y() + 3, size, size)

    def why_box(self, area: QRect) -> QRect:
        """Where a computer player can be asked for its reasons."""
        chip = self.chip_box(area)
        return chip.translated(-chip.width() - 4, 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = self._view.rows.lines[index.row()]
        return QSize(self._width(), self.lay(line).all_height + 6 + (8 if line.is_first else 0))

    def _width(self) -> int:
        return self._view.viewport().width() - 2

    def lay(self, line: LogLine) -> _Written:
        """How a row is written where it stands."""
        theme, width = self._context.theme, self._width()
        key = (line.text, line.beside, line.can_be_asked, width, theme.text_scale)
        if key not in self._laid:
            room = self.text_box(QRect(0, 0, width, 100), line).width()
            speech = self._context.speech
            own = _fit(line.text, room, theme.font(_LETTERS), speech.language)
            other = _fit(line.beside, room, theme.font(_SMALL_LETTERS), speech.beside)
            self._laid[key] = _Written(*own, *other)
        return self._laid[key]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        line = self._view.rows.lines[index.row()]
        area: QRect = option.rect  # type: ignore[attr-defined, unused-ignore]  # missing in the stubs
        if self._view.is_cut(area):
            return
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined, unused-ignore]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = self._view.currentIndex() == index and self._view.hasFocus()
        inner = area.adjusted(0, 8 if line.is_first else 0, 0, 0)
        inner.setWidth(self._width())
        if current or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(QColor(c.ink), 2) if current else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(c.lamp if current else blend(c.panel, c.text, 0.07)))
            painter.drawRoundedRect(QRectF(inner).adjusted(1, 0, -1, 0), 7, 7)
        if line.is_first:
            painter.setPen(QPen(QColor(c.hairline), 1))
            painter.drawLine(area.left() + 4, area.top() + 4, area.right() - 4, area.top() + 4)
            self._paint_head(painter, line, inner)
        written, box = self.lay(line), self.text_box(inner, line)
        painter.setFont(theme.font(_LETTERS))
        painter.setPen(QColor(c.ink if current else c.text))
        painter.drawText(box, _WRAP, written.text)
        if written.beside:
            painter.setFont(theme.font(_SMALL_LETTERS))
            painter.setPen(QColor(c.ink if current else c.muted))
            painter.drawText(box.adjusted(0, written.height, 0, 0), _WRAP, written.beside)
        if line.can_be_asked:
            sign = QRectF(self.why_box(inner)).adjusted(1, 1, -1, -1)
            paint_icon(painter, "robot", c.ink if current else c.icon, sign)
        if line.rule and line.rule in self._client.game.rules:
            chip = QRectF(self.chip_box(inner)).adjusted(2, 2, -2, -2)
            paint_icon(painter, "rules", c.ink if current else c.icon, chip)
        painter.restore()

    def _paint_head(self, painter: QPainter, line: LogLine, area: QRect) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        size = theme.px(18)
        box = QRectF(area.x() + 5, area.y() + 4, size, size)
        entry = line.entry
        if entry.kind in (EntryKind.MODE, EntryKind.ACT) or entry.mode is PlayMode.SANDBOX:
            paint_icon(painter, "sandbox" if entry.mode is PlayMode.SANDBOX else "strict", c.icon, box)
        elif entry.kind is EntryKind.REMARK:
            paint_icon(painter, "note", c.icon, box)
        elif entry.seat:
            paint_icon(painter, f"seat.{self._client.names.seat_colour(entry.seat)}", c.icon, box)
        else:
            paint_icon(painter, "to_start", c.icon, box)


def _fit(text: str, room: int, font: QFont, language: str) -> tuple[str, int]:
    """A text that fits a width, and how high it is then."""
    metrics = QFontMetrics(font)
    written = fitted(text, room, metrics.horizontalAdvance, language) if text else ""
    return written, metrics.boundingRect(QRect(0, 0, room, 4000), _WRAP, written).height() if text else 0


class LogPanel(PaintedList):
    """The log. A click lights what a sentence is about and opens its rule, a double click goes to its moment."""

    rule_wanted = Signal(str)
    subjects_wanted = Signal(object)
    """Ids of pieces and places."""
    moment_wanted = Signal(object)
    """Entry."""
    lesson_wanted = Signal(object)
    """Entry: a lesson is to be made from this moment."""
    why_wanted = Signal(object)
    """The entry of a computer player: why did it do that?"""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self._words = LiveTexts(context.speech, self, client.history.names)
        self._words.name(self, msg("a11y.log", "Log"))
        self.makes_lessons = False
        """Is there somebody who makes lessons of moments?"""
        self.rows = LogModel(client, self._words, self)
        self._painter = _LinePainter(context, client, self)
        self.setModel(self.rows)
        self.setItemDelegate(self._painter)
        self._newest = True
        """The newest line is kept in sight: long lines find their height only after they were listed."""
        self._going_back = False
        self.verticalScrollBar().rangeChanged.connect(self._grown)
        self.verticalScrollBar().valueChanged.connect(self._reached)
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self._words.tip(self, msg("window.log_entry_tip", "Click: show and rule. Double click: go to this moment."))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._offer_why)
        client.changed.connect(self._changed)
        for told in (client.viewer_changed, self._words.spoken, context.theme_changed):
            told.connect(self._refresh_all)
        self.clicked.connect(self._clicked)
        self.doubleClicked.connect(lambda index: self.moment_wanted.emit(self.rows.lines[index.row()].entry))
        self.refresh(True)

    def refresh(self, anew: bool = False) -> None:
        """Take over what was played and show the newest."""
        self.rows.refresh(anew)
        self._newest = True
        if self.isVisible():  # who opens it finds it there: measuring all its lines takes long
            self.scrollToBottom()

    def _changed(self, change: TableChange) -> None:
        self.refresh(change.kind == "replaced")

    def _refresh_all(self) -> None:
        self.refresh(True)

    def _reached(self, value: int) -> None:
        """Who scrolls to the top goes on to what was before; the row that stood there stays where it is."""
        if value > 0 or self._going_back or self._newest:
            return
        self._going_back = True
        top = QPersistentModelIndex(self.indexAt(QPoint(5, 0)))
        if self.rows.list_older():
            self.executeDelayedItemsLayout()
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(top).top())
        self._going_back = False

    def _grown(self, _: int, end: int) -> None:
        if self._newest:
            self.verticalScrollBar().setValue(end)

    def scrollTo(self, index: Index, hint: QListView.ScrollHint = QListView.ScrollHint.EnsureVisible) -> None:
        """The keyboard goes along the lines: that is reading too."""
        super().scrollTo(index, hint)
        self._scrolled()

    def _scrolled(self) -> None:
        """Somebody reads what was before, until something new happens."""
        bar = self.verticalScrollBar()
        self._newest = bar.sliderPosition() >= bar.maximum()

    def is_cut(self, area: QRect) -> bool:
        """Is a row cut by the upper edge while the newest is read? Half a sentence says nothing: it is left out until
        somebody scrolls.
        """
        bar, tall = self.verticalScrollBar(), self.viewport().height()
        at_end = self._newest and bar.maximum() > 0 and bar.value() >= bar.maximum()
        return at_end and area.top() < -_AIR and area.height() * 2 <= tall

    def _clicked(self, index: QModelIndex) -> None:
        line = self.rows.lines[index.row()]
        area = self.visualRect(index).adjusted(0, 8 if line.is_first else 0, 0, 0)
        if line.can_be_asked and self._painter.why_box(area).contains(self.viewport().mapFromGlobal(QCursor.pos())):
            self.why_wanted.emit(line.entry)
            return
        self.subjects_wanted.emit(line.subjects)
        if line.rule:
            self.rule_wanted.emit(line.rule)

    def _offer_why(self, at: QPoint) -> None:
        """The right button or the menu key: ask a computer player for its reasons, make a lesson of the moment."""
        index = self.indexAt(at) if self.indexAt(at).isValid() else self.currentIndex()
        if not index.isValid():
            return
        entry, menu = self.rows.lines[index.row()].entry, QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if entry.level:
            why = menu.addAction(self._words.label(msg("players.why_menu", "Why did it do that?")))
            why.triggered.connect(partial(self._ask_why, entry))
        if self.makes_lessons:
            lesson = menu.addAction(self._words.label(LESSON_FROM_HERE))
            lesson.triggered.connect(partial(self._ask_lesson, entry))
        if not menu.isEmpty():
            menu.popup(self.viewport().mapToGlobal(at))

    def _ask_lesson(self, entry: HistoryEntry, _: bool = False) -> None:
        self.lesson_wanted.emit(entry)

    def _ask_why(self, entry: HistoryEntry, _: bool = False) -> None:
        self.why_wanted.emit(entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.moment_wanted.emit(self.rows.lines[index.row()].entry)
        elif event.key() == Qt.Key.Key_Space and index.isValid():
            self._clicked(index)
        elif event.key() == Qt.Key.Key_W and index.isValid():
            self.why_wanted.emit(self.rows.lines[index.row()].entry)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def entry_sentence(client: SeatClient, entry: HistoryEntry) -> Message:
    """One sentence for an entry: in tool tips, in the menu of undo."""
    found = sentences_of(client, entry)
    if found:
        return found[0].message
    return (
        msg("window.setup_step", "Set-up")
        if entry.kind is EntryKind.SETUP
        else msg("window.hidden_step", "A hidden step")
    )
