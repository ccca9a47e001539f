"""The guide of a first game: a card with one step's words beside what they are about. It forces nothing."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from engine.api import GuideStep, LessonText, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import layout_of, make_column, make_row
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts, unbroken
from qtapp.panels.explain.step_bars import StepBars

WIDTH, MOST_GROWTH = 388, 1.4
"""Pixels, and how far it grows with the text: as far as the decision, or both would not lie side by side."""
LARGE = 1.5
"""From this size of text on the words come without the tip: the table is to be seen."""


class GuideCard(PaperPanel):
    """What the guide says now. The buttons lead back, show what is meant, or end the guide."""

    previous_wanted = Signal()
    show_wanted = Signal()
    ended = Signal()
    """Somebody goes on alone."""
    folded = Signal()
    """This step is put away; the next one comes."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(context.theme, 16)
        self.setParent(parent)
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._step: GuideStep | None = None
        self._words_now: LessonText | None = None
        self._at, self._all = 0, 1
        column = make_column(self, gap=8, margins=(16, 12, 12, 12))
        column.addLayout(self._head())
        self.headline = WrapLabel("card")
        column.addWidget(self.headline)
        self.text = WrapLabel("")
        column.addWidget(self.text)
        column.addWidget(self._tip_box())
        column.addLayout(self._buttons())
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._retheme)
        self._retheme()
        self.hide()

    def _head(self) -> QHBoxLayout:
        row = make_row(gap=10)
        self._sign = PlainLabel()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        column = make_column(gap=4)
        self.title = PlainLabel("strong")
        self.bars = StepBars(self._context)
        column.addWidget(self.title)
        column.addWidget(self.bars)
        row.addLayout(column, 1)
        self.cross = QToolButton()
        self._words.name(self.cross, msg("guide.put_away", "Put away until the next step"), hint=True)
        self.cross.clicked.connect(self.folded)
        row.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _tip_box(self) -> QFrame:
        self.tip_box = QFrame()
        self.tip_box.setProperty("role", "way")
        row = make_row(self.tip_box, gap=8, margins=(10, 6, 10, 6))
        self._bulb = PlainLabel()
        row.addWidget(self._bulb, 0, Qt.AlignmentFlag.AlignTop)
        self.tip = WrapLabel("")
        row.addWidget(self.tip, 1)
        return self.tip_box

    def _buttons(self) -> QHBoxLayout:
        row = make_row(gap=8)
        self.previous = QPushButton()
        self._words.name(self.previous, msg("guide.previous_button", "Previous"), hint=True)
        self.previous.clicked.connect(self.previous_wanted)
        row.addWidget(self.previous)
        self.show_me = QPushButton()
        self._words.text(self.show_me, msg("guide.show_me_button", "Show me"))
        self.show_me.clicked.connect(self.show_wanted)
        row.addWidget(self.show_me)
        row.addStretch(1)
        self.alone = QPushButton()
        self.alone.setProperty("kind", "quiet")
        self._words.text(self.alone, msg("guide.go_on_alone_button", "I go on alone"))
        self.alone.clicked.connect(self.ended)
        row.addWidget(self.alone)
        return row

    def show_step(
        self, step: GuideStep, words: LessonText, at: int, come: frozenset[int], all_: int, lights: bool
    ) -> None:
        """Show the step with this index in its words; `come`: those that have come; `lights`: there is something to
        see.

        Steps from `all_` on come seldom: they are not counted.
        """
        fresh = step is not self._step
        self._step, self._words_now, self._at, self._all = step, words, at, all_
        self.bars.show_steps([one in come for one in range(all_)], at)
        self.bars.setVisible(at < all_)  # what comes seldom is no step on the way
        self.previous.setEnabled(any(one < at for one in come))
        self.show_me.setEnabled(lights)
        self._say()
        if fresh:
            announce(self, self.accessibleDescription())

    def _say(self) -> None:
        if self._step is None or self._words_now is None:
            return
        language = self._words.speech.language
        title = msg("guide.step_title", "First game · step {number} of {all}", number=self._at + 1, all=self._all)
        if self._at >= self._all:
            title = msg("guide.new_question_title", "First game · a new question")
        self.title.setText(self._words.label(title))
        headline = "" if self._step.title is None else self._step.title.in_language(language)
        self.headline.setText(unbroken(headline))
        self.headline.setVisible(bool(headline))
        self.text.setText(unbroken(self._words_now.in_language(language)))
        tip = "" if self._step.hint is None else self._step.hint.in_language(language)
        self.tip.setText(unbroken(tip))
        self.tip_box.setVisible(bool(tip) and self._context.theme.text_scale < LARGE)
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(" ".join(filter(None, (headline, self.text.text(), tip))))

    def wanted_size(self, room: QSize) -> QSize:
        """As much as its words need, within some room."""
        wide = min(round(WIDTH * min(self._context.theme.text_scale, MOST_GROWTH)), room.width())
        layout_of(self).invalidate()
        return QSize(wide, min(layout_of(self).heightForWidth(wide - SHADOW) + SHADOW, room.height()))

    def _retheme(self, *_: object) -> None:
        theme = self._context.theme
        self.set_theme(theme)
        self._sign.setPixmap(self._context.pixmap("rules", 28))
        self._bulb.setPixmap(self._context.pixmap("bulb", 20))
        for button, icon in ((self.cross, "close"), (self.previous, "step_back")):
            self._context.put_icon(button, icon)
        self._context.put_icon_beside_words(self.show_me, "eye")
        self._say()
