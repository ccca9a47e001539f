"""The steps of a lesson as a list: what each says, what is missing in it; moved by dragging or by keys."""

from __future__ import annotations

import textwrap

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDropEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.i18n import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.words import LiveTexts

HEAD = msg("editor.head_row", "Title and languages")
KINDS: dict[str, tuple[Message, str]] = {
    "tell": (msg("editor.kind_tell", "Telling"), "note"),
    "show": (msg("editor.kind_show", "To be watched"), "slow_motion"),
    "try": (msg("editor.kind_try", "Task"), "goal"),
    "quiz": (msg("editor.kind_quiz", "Question"), "help"),
    "free": (msg("editor.kind_free", "Free hands"), "sandbox"),
}
"""What kinds of steps are called, and their icons."""
_ID, _ICON, _WORDS, _TAG = (Qt.ItemDataRole.UserRole + at for at in range(4))
_SIDE, _AIR = 18, 7
_LONGEST = 90


class _StepRows(QStyledItemDelegate):
    """Number and kind in small letters, below them the words; at the right what is missing."""

    def __init__(self, context: AppContext, view: QListWidget) -> None:
        super().__init__(view)
        self._context, self._view = context, view

    def _tall(self) -> int:
        return QFontMetrics(self._view.font()).lineSpacing() * 2 + 2 * _AIR

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(120, self._tall())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme = self._context.theme
        c = theme.colours
        picked = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        area = QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._view.font())
        if picked:
            painter.setPen(QColor(c.ink) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(c.lamp))
            painter.drawRoundedRect(area, 8, 8)
        text, quiet = (c.ink, c.ink) if picked else (c.text, c.muted)
        side = theme.px(_SIDE)
        icon = self._context.pixmap(index.data(_ICON), _SIDE, quiet)
        painter.drawPixmap(QRectF(area.left() + 8, area.center().y() - side / 2, side, side), icon, QRectF(icon.rect()))
        inner = area.adjusted(side + 18, _AIR - 1, -8, 1 - _AIR)
        metrics = QFontMetrics(self._view.font())
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        tag = index.data(_TAG)
        wide = metrics.horizontalAdvance(tag) + 6 if tag else 0
        left = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.setPen(QColor(quiet))
        elide = Qt.TextElideMode.ElideRight
        head = metrics.elidedText(index.data(Qt.ItemDataRole.DisplayRole), elide, int(upper.width() - wide))
        painter.drawText(upper, left, head)
        painter.setPen(QColor(text if picked else c.refused))
        painter.drawText(upper, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), tag)
        painter.setPen(QColor(text))
        lower = upper.translated(0, inner.height() / 2)
        painter.drawText(lower, left, metrics.elidedText(index.data(_WORDS), elide, int(lower.width())))
        painter.restore()


class StepList(QListWidget):
    """The head of the lesson, and below it its steps. Alt and an arrow move a step, Delete takes it out."""

    picked = Signal(str)
    """The id of a step; empty: the head."""
    moved = Signal(str, int)
    """A step, and where it shall stand, from 0."""
    delete_wanted = Signal(str)

    def __init__(self, context: AppContext, words: LiveTexts) -> None:
        super().__init__()
        self._context, self._words = context, words
        self.setItemDelegate(_StepRows(context, self))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words.name(self, msg("editor.steps_of_the_lesson", "Steps of the lesson"))
        self.currentItemChanged.connect(self._chosen)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self.signalsBlocked():
            self.picked.emit(item.data(_ID))

    def show_lesson(self, edit: api.LessonEdit, language: str, at: str) -> None:
        """All steps as they are now, and the one that is looked at."""
        self.blockSignals(True)
        rows = 1 + len(edit.steps)
        while self.count() > rows:
            self.takeItem(self.count() - 1)
        while self.count() < rows:
            self.addItem(QListWidgetItem())
        title = edit.sketch.head.title
        said = "" if api.is_blank(title) else title.in_language(language)
        self._fill(0, "", self._words.label(HEAD), "book_mark", said, self._missing(edit, ""))
        for number, step in enumerate(edit.steps, 1):
            kind, icon = KINDS[step.do]
            head = msg("editor.number_and_kind", "{number}. {kind}", number=number, kind=kind)
            if api.jumps(edit, step.id):
                head = msg("editor.other_moment", "{step} · another moment of the game", step=head)
            said = "" if api.is_blank(step.say) else step.say.in_language(language)
            self._fill(number, step.id, self._words.label(head), icon, _short(said), self._missing(edit, step.id))
        self.setCurrentRow(edit.index(at) + 1)
        self.blockSignals(False)

    def _fill(self, row: int, id_: str, head: str, icon: str, words: str, tag: str) -> None:
        item = self.item(row)
        item.setData(_ID, id_)
        item.setData(_ICON, icon)
        item.setData(_WORDS, words)
        item.setData(_TAG, tag)
        item.setText(head)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(filter(None, (head, words, tag))))
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item.setFlags(flags | Qt.ItemFlag.ItemIsDragEnabled if id_ else flags)

    def _missing(self, edit: api.LessonEdit, step: str) -> str:
        """The languages in which something of a step says nothing."""
        found = [LANGUAGES.get(one, one) for one in edit.languages if edit.missing(one, step)]
        if not found:
            return ""
        return self._words.label(
            msg("editor.missing_in", "{languages} missing", languages=LiteralArg(", ".join(found)))
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item, row = self.currentItem(), self.currentRow()
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if row > 0 and by and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(item.data(_ID), row - 1 + by)
        elif row > 0 and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit(item.data(_ID))
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """A step was dragged: the lesson moves it, and the list shows the lesson."""
        item, point = self.currentItem(), event.position().toPoint()
        onto = self.indexAt(point)
        row = onto.row() if onto.isValid() else self.count() - 1
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        if item is not None and item.data(_ID):
            self.moved.emit(item.data(_ID), max(0, row - 1))


def _short(words: str) -> str:
    """The beginning of a text, on one line."""
    return textwrap.shorten(" ".join(words.split()), _LONGEST, placeholder=" …") or words[:_LONGEST]
