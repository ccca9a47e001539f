"""Saying something to all at the table: six reactions, a short text, what was said this evening, and who is muted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QWidget

from engine.api import LiteralArg, SeatArg, msg
from qtapp.i18n import NameSource
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, make_column, make_row
from qtapp.kit.controls.words_card import WordsCard
from qtapp.kit.speak.words import LiveTexts
from qtapp.net.talk import MOST_TEXT, Evening, Reaction, Utterance
from qtapp.panels.bar.seat_tags import SeatTag
from qtapp.windows.other_tables.talk_words import REACTIONS, words_of

_LOG, _LARGE = 92, 1.3
"""Pixels of what was said this evening; more of it scrolls. In larger letters there is no room for it."""
_TITLE = msg("far.talk_title", "Say something to the others")
_TOO_MUCH = msg("far.talk_too_much", "Three in ten seconds: in a moment you can go on.")
_NOBODY_HEARS = msg("far.talk_nobody_hears", "The line is cut just now: nobody hears it.")


class Party(Protocol):
    """The table as those who sit at it from several homes know it."""

    @property
    def evening(self) -> Evening:
        """What was said, and who is muted here."""

    def tags(self) -> Sequence[SeatTag]:
        """Seats that are played from other homes; none: nobody is there to be talked to."""

    def speaker(self) -> int:
        """The seat that speaks from this screen; 0: none does."""

    def say(self, seat: int, reaction: Reaction, text: str) -> bool:
        """Say something to all; False: nobody hears it just now."""


class TalkCard(WordsCard):
    """It opens by its button and closes by Esc or by the same one."""

    name, weight, wide = "talk", 1.6, 400

    def __init__(self, context: AppContext, parent: QWidget, party: Party, names: NameSource) -> None:
        super().__init__(context, parent, 14)
        self._party, self._names = party, names
        self._words = LiveTexts(context.speech, self, names)
        self._keyboard = FocusRestorer(self)
        self.is_open = False
        column = make_column(self, gap=8, margins=(16, 12, 14, 12))
        head = make_row(gap=8)
        title = WrapLabel("strong")
        self._words.text(title, _TITLE)
        head.addWidget(title, 1)
        self.close_button = QPushButton()
        self.close_button.setProperty("kind", "icon")
        self._words.name(self.close_button, msg("window.close", "Close"), hint=True)
        self.close_button.clicked.connect(self.toggle)
        head.addWidget(self.close_button)
        column.addLayout(head)
        holder = QWidget()
        flow = FlowLayout(holder, gap=6)
        flow.setContentsMargins(0, 0, 0, 0)
        self.reactions: dict[Reaction, QPushButton] = {}
        for reaction, label in REACTIONS.items():
            button = QPushButton()
            button.setProperty("kind", "pill")
            self._words.text(button, label)
            button.clicked.connect(lambda _=False, reaction=reaction: self._say(reaction, ""))
            flow.addWidget(button)
            self.reactions[reaction] = button
        column.addWidget(holder)
        row = make_row(gap=6)
        self.field = QLineEdit()
        self.field.setMaxLength(MOST_TEXT)
        self._words.keep(self.field.setPlaceholderText, msg("far.talk_own_words", "Or write a few words…"))
        self._words.name(self.field, msg("far.talk_own_words_name", "A few words of your own"))
        self.field.returnPressed.connect(self._send)
        row.addWidget(self.field, 1)
        self.send = QPushButton()
        self.send.setProperty("kind", "primary")
        self._words.text(self.send, msg("far.talk_send_button", "Send"))
        self.send.clicked.connect(self._send)
        row.addWidget(self.send)
        column.addLayout(row)
        self.hint = WrapLabel("hint")
        self.hint.hide()
        column.addWidget(self.hint)
        self._mutes = make_column(gap=2)
        column.addLayout(self._mutes)
        self.log = ScrollPage()
        self.log.column.setSpacing(2)
        bar = self.log.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, end: bar.setValue(end))  # what was said last is seen
        column.addWidget(self.log)
        self._unsaid = QTimer(self)
        self._unsaid.setSingleShot(True)
        self._unsaid.timeout.connect(self._unhint)
        self._words.spoken.connect(self.refresh)
        context.theme_changed.connect(self._dress)
        self._dress()

    def is_wanted(self) -> bool:
        """Has somebody opened it, and is anybody there to be talked to?"""
        return self.is_open and bool(self._party.tags())

    def toggle(self) -> None:
        """Open it, or close it and give the keyboard back."""
        self.is_open = not self.is_open
        if self.is_open:
            self._keyboard.take()
            self.refresh()
            self.grown.emit()
            self.field.setFocus()
        else:
            self._keyboard.give_back()
            self.grown.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.toggle()
        else:
            event.accept()  # what is typed here means nothing to the table

    # ---- saying --------------------------------------------------------------------------------------------------

    def _send(self) -> None:
        if self.field.text().strip() and self._say("", self.field.text()):
            self.field.clear()

    def _say(self, reaction: Reaction, text: str) -> bool:
        waits = self._party.evening.pace.seconds()
        if not waits and self._party.say(self._party.speaker(), reaction, text):
            self._unhint()
            return True
        self.hint.setText(self._words.say(_TOO_MUCH if waits else _NOBODY_HEARS))
        self.hint.show()
        self._unsaid.start(round(1000 * (waits or 5.0)))
        self.find_place()
        return False

    def _unhint(self) -> None:
        if not self.hint.isHidden():
            self.hint.hide()
            self.find_place()

    # ---- what was said, and who is muted -------------------------------------------------------------------------

    def refresh(self) -> None:
        """Another word was said, or another home has come."""
        if not self.is_open:
            return
        clear(self._mutes)
        homes: dict[str, set[int]] = {}
        for tag in self._party.tags():
            homes.setdefault(tag.home, set()).add(tag.seat)
        for home, seats in homes.items():
            box = QCheckBox(self._words.say(msg("far.mute_home", "Do not hear {home}", home=LiteralArg(home))))
            box.setChecked(seats <= self._party.evening.muted)
            box.toggled.connect(lambda on, seats=seats: self._party.evening.mute(seats, on))
            self._mutes.addWidget(box)
        clear(self.log.column)
        lines = self._party.evening.lines
        self.log.setVisible(bool(lines) and self._context.theme.text_scale <= _LARGE)
        self.log.setFixedHeight(self._context.theme.px(_LOG))
        for said in lines:
            self.log.column.addWidget(self._line(said))
        self.log.column.addStretch(1)
        self.find_place()

    def _line(self, said: Utterance) -> QWidget:
        words = words_of(said)
        made = WrapLabel()
        made.setText(self._words.say(msg("far.somebody_says", "{seat}: {words}", seat=SeatArg(said.seat), words=words)))
        return made

    def _dress(self) -> None:
        self._context.put_icon(self.close_button, "close", 16)
        self.refresh()
