"""What a game is about, for somebody who has never played it: its aim, and a few facts."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from engine import api
from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column, make_row
from qtapp.kit.paint.icons import own_icon
from qtapp.kit.speak.words import LiveTexts


def people_range(game: api.Game) -> Message:
    """How many may play."""
    low, high = min(game.seat_counts), max(game.seat_counts)
    if low == high:
        return msg("window.game_people_exactly", "%n people", low)
    return msg("window.game_people_range", "{low}–{high} people", low=low, high=high)


class AboutGame(QWidget):
    """A game that says nothing of itself shows how many may play."""

    def __init__(self, context: AppContext, game: api.Game) -> None:
        super().__init__()
        self._context = context
        self._words = words = LiveTexts(context.speech, self)
        column = make_column(self, gap=8, margins=0)
        self.aim = WrapLabel("reading")
        if game.introduction.aim is not None:
            words.text(self.aim, game.introduction.aim)
            column.addWidget(self.aim)
        self._facts = QWidget()
        flow = FlowLayout(self._facts, gap=8)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.addWidget(self._fact("people", people_range(game)))
        for one in game.introduction.facts:
            flow.addWidget(self._fact(own_icon(game.id, one.icon), one.label))
        minutes = context.settings.usual_length(game.id)
        if minutes is not None:
            usual = msg("setup.usual_length", "with you about %n minute(s)", minutes)
            flow.addWidget(self._fact("clock", usual))
        row = make_row(gap=8)
        row.addWidget(self._facts, 1)
        self.pages: QPushButton | None = None
        """Shows a round in pictures; None: nobody has written it."""
        if game.teaching is not None:
            self.pages = QPushButton()
            self.pages.setProperty("kind", "quiet")
            self.pages.setAutoDefault(False)
            context.put_icon_beside_words(self.pages, "eye")
            words.text(self.pages, game.teaching.title)
            (flow if context.theme.text_scale >= 1.5 else row).addWidget(self.pages)
        column.addLayout(row)

    def _fact(self, icon: str, label: Message) -> QFrame:
        one = QFrame()
        one.setProperty("role", "sheet")
        row = make_row(one, gap=6, margins=(10, 5, 12, 5))
        sign = PlainLabel()
        sign.setPixmap(self._context.pixmap(icon, 20))
        row.addWidget(sign)
        text: QLabel = PlainLabel()
        if self._context.theme.text_scale >= 1.5:  # in large letters one may be wider than the dialog
            text = ElideLabel()
            text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._words.text(text, label)
        row.addWidget(text)
        return one
