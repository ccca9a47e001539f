"""The card "since your last turn": a row for each person, with points and their reasons."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import (
    ScrollPage,
    clear,
    height_of,
    invalidate,
    layout_of,
    make_column,
    make_row,
    reveal,
)
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.told.story_row import StoryRowView
from qtapp.session.client import SeatClient, TableChange


class SinceCard(PaperPanel):
    """One column wide; it closes with the first answer, not by time."""

    again_wanted = Signal()
    shown_changed = Signal(bool)

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(context.theme, 16)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.history.names)
        self._keyboard = FocusRestorer(self)
        self.is_open = False
        """Is it wanted, even if it steps aside for a while?"""
        self.rows: list[StoryRowView] = []
        column = make_column(self, gap=6, margins=(16, 10, 14, 12))
        head = make_row(gap=8)
        self.title = WrapLabel("panel")
        self._words.text(self.title, msg("told.since_last_turn_title", "Since your last turn"))
        head.addWidget(self.title, 1)
        self.again = QPushButton()
        self._words.text(self.again, msg("told.again_button", "Again"))
        self._words.tip(self.again, msg("told.again_all_tip", "Plays all of it on the table once more (Ctrl+L)."))
        self.again.clicked.connect(self.again_wanted)
        head.addWidget(self.again)
        self.done = QPushButton()
        self._words.text(self.done, msg("told.since_done_button", "Done"))
        self.done.clicked.connect(self.close_card)
        head.addWidget(self.done)
        column.addLayout(head)
        self.area = ScrollPage()
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.column.setContentsMargins(0, 0, 4, 0)
        self.area.column.setSpacing(8)
        self._words.name(self.area, msg("told.since_last_turn_title", "Since your last turn"))
        column.addWidget(self.area, 1)
        self._words.spoken.connect(self._fill)
        context.theme_changed.connect(self._retheme)
        client.changed.connect(self._changed)
        client.viewer_changed.connect(self._seated)
        self._retheme()
        self.hide()

    # ---- open and closed -----------------------------------------------------------------------------------------

    def open_card(self) -> None:
        """Show what has happened since the viewer's last answer."""
        if not self._client.story.newest():
            return
        self.is_open = True
        self._fill()
        self._keyboard.take()
        self.set_shown(True)
        self.done.setFocus()
        self.shown_changed.emit(True)
        announce(self, ". ".join((self.title.text(), *(row.accessibleName() for row in self.rows))))

    def close_card(self) -> None:
        """Put it away; the keyboard goes back to where it was."""
        if not self.is_open:
            return
        self.is_open = False
        self._keyboard.give_back()
        self.hide()
        self.shown_changed.emit(False)

    def toggle(self) -> None:
        """Open it, or put it away."""
        self.close_card() if self.is_open else self.open_card()

    def _seated(self, _: int) -> None:
        self.close_card()

    def _changed(self, change: TableChange) -> None:
        if change.kind != "answer":
            self.close_card()
        elif self.is_open:
            mine = self._client.history.current
            self.close_card() if mine.seat == self._client.asked and not mine.level else self._fill()

    # ---- where it lies -------------------------------------------------------------------------------------------

    def height_for(self, width: int) -> int:
        """How high it would have to be to show everything at a width."""
        margins = layout_of(self).contentsMargins()
        inside = width - SHADOW - margins.left() - margins.right()
        head = max(self.again.sizeHint().height(), self.title.heightForWidth(max(60, inside - self._buttons_wide())))
        reveal(self.area.column)
        invalidate(self.area.column)
        tall = height_of(self.area.column, inside)
        return head + tall + margins.top() + margins.bottom() + layout_of(self).spacing() + SHADOW + 2

    def _buttons_wide(self) -> int:
        return self.again.sizeHint().width() + self.done.sizeHint().width() + 16

    def things(self) -> tuple[str, ...]:
        """Pieces and places that it speaks of."""
        deeds = (deed for row in self.rows for deed in row.row.deeds)
        return tuple(dict.fromkeys(name for deed in deeds for name in deed.subjects))

    def lie_at(self, box: QRect) -> None:
        """Take a place."""
        self.setGeometry(box)

    def set_shown(self, shown: bool) -> None:
        """Be seen, or step aside while something is played."""
        self.setVisible(shown and self.is_open)
        if self.isVisible():
            self.raise_()

    # ---- what it says --------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        if not self.is_open:
            return
        clear(self.area.column)
        self.rows = []
        for row in self._client.story.newest():
            view = StoryRowView(self._context, self._client, self._words, row)
            self.area.column.addWidget(view)
            self.rows.append(view)
        self.area.column.addStretch(1)

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._context.theme)
        self._context.put_icon_beside_words(self.again, "history")
        self._fill()
