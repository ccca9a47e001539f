"""The log: what happened, in sentences the viewer may read, entry by entry, each linked to its rule and its moment."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import (
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
from PySide6.QtGui import QColor, QCursor, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.api import EntryKind, HistoryEntry, LiteralArg, Message, PlayMode, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.painted_list import PaintedList
from qtapp.kit.paint.icons import paint_icon
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.lines import fitted
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import LogSentence, SeatClient, TableChange

Index = QModelIndex | QPersistentModelIndex
LISTED = 600
"""Rows that are listed at first, and with every step further back: each row that is listed has to be measured."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class LogLine:
    """One row of the log. Its sentence is said when somebody reads it: of a long game that is a small part."""

    __slots__ = ("_text", "_words", "entry", "is_first", "sentence")

    def __init__(self, words: LiveTexts, entry: HistoryEntry, sentence: LogSentence, first: bool) -> None:
        self._words = words
        self._text: str | None = None
        self.entry = entry
        self.sentence = sentence
        self.is_first = first
        """The first row of its entry: it bears the entry's number and seat."""

    @property
    def text(self) -> str:
        """What is read, in the language in which it was read first."""
        if self._text is None:
            self._text = self._words.say(self.sentence.message)
        return self._text

    @property
    def can_be_asked(self) -> bool:
        """Can it be asked why? That is the first row of what a computer player did."""
        return self.is_first and bool(self.entry.level)

    @property
    def rule(self) -> str:
        """The rule that it cites."""
        return self.sentence.rule

    @property
    def subjects(self) -> tuple[str, ...]:
        """What it is about."""
        return self.sentence.subjects


def sentences_of(client: SeatClient, entry: HistoryEntry) -> list[LogSentence]:
    """The sentences of an entry; a remark is its own sentence."""
    if entry.kind is EntryKind.REMARK:
        return [LogSentence(msg("window.remark_in_log", "Remark: {text}", text=LiteralArg(str(entry.payload))), "", ())]
    return client.history.sentences(entry)


class LogModel(QAbstractListModel):
    """The rows of the played line up to now: the newest, and as many older ones as somebody has gone back to."""

    def __init__(self, client: SeatClient, words: LiveTexts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._words = words
        self.lines: list[LogLine] = []
        self._entries: list[tuple[int, int]] = []
        """Number of each entry that is listed, and how many rows it has."""
        self._skipped = 0
        """Entries at the beginning of the line that are not listed."""

    def refresh(self, anew: bool = False) -> None:
        """Take over what was played; rows of the common past stay as they are."""
        line = self._client.history.line()
        listed = self._entries
        same = 0
        while same < min(len(line) - self._skipped, len(listed)) and (
            listed[same][0] == line[self._skipped + same].number
        ):
            same += 1
        if anew or not same or len(self.lines) > 2 * LISTED:
            self._list_newest(line)
            return
        kept = sum(rows for _, rows in listed[:same])
        if kept < len(self.lines):
            self.beginRemoveRows(QModelIndex(), kept, len(self.lines) - 1)
            del self.lines[kept:]
            del listed[same:]
            self.endRemoveRows()
        new = line[self._skipped + same :]
        if len(new) > LISTED:
            self._list_newest(line)
            return
        made = [self._lines_of(entry) for entry in new]
        rows = sum(map(len, made))
        listed += [(entry.number, len(its)) for entry, its in zip(new, made, strict=True)]
        if rows:
            self.beginInsertRows(QModelIndex(), kept, kept + rows - 1)
            for its in made:
                self.lines += its
            self.endInsertRows()

    def _list_newest(self, line: list[HistoryEntry]) -> None:
        self.beginResetModel()
        self.lines, self._entries, self._skipped = [], [], len(line)
        self._take_older(line)
        self.endResetModel()

    def _older(self, line: list[HistoryEntry]) -> list[tuple[HistoryEntry, list[LogLine]]]:
        """The next entries towards the beginning, oldest first: enough of them for a page of rows."""
        found: list[tuple[HistoryEntry, list[LogLine]]] = []
        rows = 0
        for entry in reversed(line[: self._skipped]):
            found.append((entry, self._lines_of(entry)))
            rows += len(found[-1][1])
            if rows >= LISTED:
                break
        return found[::-1]

    def _take_older(self, line: list[HistoryEntry]) -> None:
        older = self._older(line)
        self._skipped -= len(older)
        self._entries[:0] = [(entry.number, len(its)) for entry, its in older]
        self.lines[:0] = [row for _, its in older for row in its]

    def list_older(self) -> bool:
        """List a page more of what was before; False: everything is listed."""
        if not self._skipped:
            return False
        line = self._client.history.line()
        rows = sum(len(its) for _, its in self._older(line))
        if rows:
            self.beginInsertRows(QModelIndex(), 0, rows - 1)
        self._take_older(line)
        if rows:
            self.endInsertRows()
        return rows > 0

    def _lines_of(self, entry: HistoryEntry) -> list[LogLine]:
        found = sentences_of(self._client, entry)
        return [LogLine(self._words, entry, one, at == 0) for at, one in enumerate(found)]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) and index.isValid():
            return self.lines[index.row()].text
        return None


class _LinePainter(QStyledItemDelegate):
    """A row: seat, sentence, and at its right the sign of its rule."""

    def __init__(self, context: AppContext, client: SeatClient, view: LogPanel) -> None:
        super().__init__(view)
        self._context = context
        self._client = client
        self._view = view
        self._laid: dict[tuple[str, bool, int, float], tuple[str, int]] = {}
        """By sentence, whether it can be asked about, width and size of letters: how it is written, and how high it is
        then. Every line is looked up here whenever one is added.
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
        return QSize(self._width(), self._lay(line)[1] + 6 + (8 if line.is_first else 0))

    def _width(self) -> int:
        return self._view.viewport().width() - 2

    def _lay(self, line: LogLine) -> tuple[str, int]:
        theme, width = self._context.theme, self._width()
        key = (line.text, line.can_be_asked, width, theme.text_scale)
        if key not in self._laid:
            room = self.text_box(QRect(0, 0, width, 100), line).width()
            metrics = QFontMetrics(theme.font(14))
            written = fitted(line.text, room, metrics.horizontalAdvance, self._context.speech.language)
            self._laid[key] = (written, metrics.boundingRect(QRect(0, 0, room, 4000), _WRAP, written).height())
        return self._laid[key]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        line = self._view.rows.lines[index.row()]
        area: QRect = option.rect  # type: ignore[attr-defined, unused-ignore]  # missing in the stubs
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
        painter.setFont(theme.font(14))
        painter.setPen(QColor(c.ink if current else c.text))
        painter.drawText(self.text_box(inner, line), _WRAP, self._lay(line)[0])
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


class LogPanel(PaintedList):
    """The log. A click lights what a sentence is about and opens its rule, a double click goes to its moment."""

    rule_wanted = Signal(str)
    subjects_wanted = Signal(object)
    """Ids of pieces and places."""
    moment_wanted = Signal(object)
    """Entry."""
    why_wanted = Signal(object)
    """The entry of a computer player: why did it do that?"""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self._words = LiveTexts(context.speech, self, client.history.names)
        self._words.name(self, msg("a11y.log", "Log"))
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
        """The right button or the menu key: ask a computer player for its reasons."""
        index = self.indexAt(at) if self.indexAt(at).isValid() else self.currentIndex()
        if not index.isValid() or not self.rows.lines[index.row()].entry.level:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        why = menu.addAction(self._words.label(msg("players.why_menu", "Why did it do that?")))
        why.triggered.connect(partial(self._ask_why, self.rows.lines[index.row()].entry))
        menu.popup(self.viewport().mapToGlobal(at))

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
