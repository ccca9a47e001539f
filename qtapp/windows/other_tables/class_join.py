"""How phones come in, as a card over the table: the address, six signs, the picture for the camera, and who is here."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import height_of, layout_of, make_column, make_row
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.class_who import PanelPupil, WhoButton
from qtapp.windows.other_tables.qr_code import QrCode

_CODE_SIDE, _WIDE = 330, 780
_MOST_NAMES = 24
"""Names that are shown at once, the newest first."""


class JoinCard(PaperPanel):
    """It decides nothing: what is pressed is told."""

    step_wanted = Signal()
    """Start; or, once it has begun, the card is to go."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(context.theme, 16)
        self.setParent(parent)
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._keyboard = FocusRestorer(self)
        self.is_lobby = True
        self._pupils: tuple[PanelPupil, ...] = ()
        row = make_row(self, gap=20, margins=(20, 18, 22, 18))
        self.code = QrCode(_CODE_SIDE)
        row.addWidget(self.code, 0, Qt.AlignmentFlag.AlignTop)
        column = make_column(gap=4)
        self.title = PlainLabel()
        self.title.setProperty("role", "title")
        self._words.text(self.title, msg("class.join_in", "Join in!"))
        column.addWidget(self.title)
        self._hint(column, msg("class.or_type", "or type this into the browser:"))
        self.address = self._large(column)
        self._hint(column, msg("class.and_the_code", "and the code:"))
        self.signs = self._large(column)
        column.addSpacing(6)
        self.here = WrapLabel("strong")
        column.addWidget(self.here)
        self.names = WrapLabel("muted")
        column.addWidget(self.names)
        column.addStretch(1)
        foot = make_row(gap=8)
        self.who = WhoButton(context)
        foot.addWidget(self.who)
        foot.addStretch(1)
        self.step = QPushButton()
        self.step.setProperty("kind", "primary")
        self.step.clicked.connect(self.step_wanted)
        foot.addWidget(self.step)
        column.addLayout(foot)
        row.addLayout(column, 1)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._retheme)
        self.hide()

    def _hint(self, column: QBoxLayout, words: Message) -> None:
        label = WrapLabel("hint")
        self._words.keep(label.setText, words, alone=False)
        column.addWidget(label)

    def _large(self, column: QBoxLayout) -> PlainLabel:
        label = PlainLabel()
        label.setProperty("role", "title")
        column.addWidget(label)
        return label

    # ---- what it shows -------------------------------------------------------------------------------------------

    def show_door(self, address: str, code: str, for_camera: str) -> None:
        """Where phones knock."""
        self.address.setText(address)
        self.signs.setText(" ".join(code))
        self.signs.setAccessibleName(code)
        self.code.show_text(for_camera)
        self._words.name(self.code, msg("class.picture_for_camera", "Picture for the camera"))

    def show_pupils(self, pupils: tuple[PanelPupil, ...]) -> None:
        """Who is here; the newest is named first."""
        self._pupils = pupils
        self.who.show_pupils(pupils)
        self._say()

    def _say(self) -> None:
        label = self._words.label
        self.here.setText(label(msg("class.so_many_are_here", "%n are here", len(self._pupils))))
        newest = [one.name for one in reversed(self._pupils)][:_MOST_NAMES]
        self.names.setText(" · ".join(newest))
        start, close = msg("class.start_button", "Start"), msg("class.close_button", "Close")
        self.step.setText(label(start if self.is_lobby else close))
        self.setAccessibleName(f"{self.title.text()} {self.address.text()}, {self.signs.accessibleName()}")

    # ---- coming and going ----------------------------------------------------------------------------------------

    def open_card(self, *, is_lobby: bool) -> None:
        """Lie over the table."""
        self.is_lobby = is_lobby
        self._say()
        if not self.isVisible():
            self._keyboard.take()
        self.show()
        self.raise_()
        self.step.setFocus()

    def close_card(self) -> None:
        """The table is free again."""
        if not self.isHidden():
            self.hide()
            self._keyboard.give_back()

    def lie_in(self, room: QRect) -> None:
        """In the middle of a part of the page."""
        wide = min(self._context.theme.px(_WIDE), room.width() - 8)
        tall = max(height_of(layout_of(self), wide), self.code.sizeHint().height() + 40) + SHADOW
        box = QRect(0, 0, wide, min(tall, room.height() - 8))
        box.moveCenter(room.center())
        self.setGeometry(box)
        if self.isVisible():
            self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.is_lobby:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._context.theme)
