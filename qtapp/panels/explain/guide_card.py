"""The guide of a first game: a card with one step's words beside what they are about. It forces nothing."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from engine.api import AIM, GuideStep, LessonText, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, height_of, layout_of, make_column, make_row
from qtapp.kit.controls.placing import Form
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts, unbroken
from qtapp.panels.explain.step_bars import StepBars

_NO_TIP, _TITLE_ONLY = 0.12, 0.75
"""What is lost if the card lies there without its tip, or only with its title."""


class GuideCard(PaperPanel):
    """What the guide says now. The buttons lead back, show what is meant, or end the guide."""

    previous_wanted = Signal()
    show_wanted = Signal()
    ended = Signal()
    """Somebody goes on alone."""
    understood = Signal()
    """What the game is about was read: now it begins."""
    folded = Signal()
    """This step is put away; the next one comes."""
    grown = Signal()
    """It wants another size."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(context.theme, 16)
        self.setParent(parent)
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._step: GuideStep | None = None
        self._words_now: LessonText | None = None
        self._at, self._all = 0, 1
        self.is_unfolded = False
        """Did somebody unfold this step, which had been folded to its title?"""
        self._form = "whole"
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

    def _buttons(self) -> FlowLayout:
        row = FlowLayout(gap=8, right=True, between_lines=6)
        self.previous = QPushButton()
        self._words.name(self.previous, msg("guide.previous_button", "Previous"), hint=True)
        self.previous.clicked.connect(self.previous_wanted)
        row.addWidget(self.previous)
        self.show_me = QPushButton()
        self._words.text(self.show_me, msg("guide.show_me_button", "Show me"))
        self.show_me.clicked.connect(self.show_wanted)
        row.addWidget(self.show_me)
        self.alone = QPushButton()
        self.alone.setProperty("kind", "quiet")
        self._words.text(self.alone, msg("guide.go_on_alone_button", "I go on alone"))
        self.alone.clicked.connect(self.ended)
        row.addWidget(self.alone)
        self.begin = QPushButton()
        self.begin.setProperty("kind", "primary")
        self._words.text(self.begin, msg("guide.aim_understood_button", "I see, let's start!"))
        self.begin.clicked.connect(self.understood)
        self.begin.hide()
        row.addWidget(self.begin)
        return row

    def show_step(
        self, step: GuideStep, words: LessonText, at: int, come: frozenset[int], all_: int, lights: bool
    ) -> None:
        """Show the step with this index in its words; `come`: those that have come; `lights`: there is something to
        see.

        Steps from `all_` on come seldom: they are not counted.
        """
        fresh = step is not self._step
        self.is_unfolded = self.is_unfolded and not fresh
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
        if self._step.id == AIM:
            title = msg("guide.aim_title", "What is it about?")
        self.title.setText(self._words.label(title))
        headline = "" if self._step.title is None else self._step.title.in_language(language)
        self.headline.setText(unbroken(headline))
        self.headline.setVisible(bool(headline))
        self.text.setText(unbroken(self._words_now.in_language(language)))
        tip = "" if self._step.hint is None else self._step.hint.in_language(language)
        self.tip.setText(unbroken(tip))
        self._dress(self._form)
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(" ".join(filter(None, (headline, self.text.text(), tip))))

    # ---- where it lies -------------------------------------------------------------------------------------------

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """Whole, without its tip, and only its title, which a click unfolds."""
        found = []
        for name, loss in (("whole", 0.0), ("brief", _NO_TIP), ("title", _TITLE_ONLY)):
            if (name == "brief" and not self.tip.text()) or (name == "title" and self.is_unfolded):
                continue
            self._dress(name)
            found.append(Form(name, width, min(most, self._height_at(width)), loss))
        self._dress(self._form)
        return tuple(found)

    def _height_at(self, width: int) -> int:
        layout_of(self).invalidate()
        return height_of(layout_of(self), width - SHADOW) + SHADOW

    def _dress(self, form: str) -> None:
        is_title = form == "title"
        self.headline.setVisible(bool(self.headline.text()))
        self.text.setVisible(not is_title)
        self.tip_box.setVisible(form == "whole" and bool(self.tip.text()))
        is_aim = self._step is not None and self._step.id == AIM
        for button in (self.previous, self.show_me, self.alone):
            button.setVisible(not is_title and not is_aim)
        self.begin.setVisible(not is_title and is_aim)

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place in one of its forms."""
        self._form = form.name
        self._dress(form.name)
        is_title = form.name == "title"
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_title else Qt.CursorShape.ArrowCursor)
        self.setGeometry(box)

    @property
    def is_title_only(self) -> bool:
        """Is it folded?"""
        return self._form == "title"

    def drag_handle(self) -> QWidget:
        """Its name, by which it can be moved."""
        return self.title

    def unfold(self) -> None:
        """Show everything again, whatever else has to give way."""
        self.is_unfolded = True
        self.grown.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._form == "title" and self.rect().contains(event.position().toPoint()):
            self.unfold()
        else:
            super().mouseReleaseEvent(event)

    def _retheme(self, *_: object) -> None:
        theme = self._context.theme
        self.set_theme(theme)
        self._sign.setPixmap(self._context.pixmap("rules", 28))
        self._bulb.setPixmap(self._context.pixmap("bulb", 20))
        for button, icon in ((self.cross, "close"), (self.previous, "step_back")):
            self._context.put_icon(button, icon)
        self._context.put_icon_beside_words(self.show_me, "eye")
        self._say()
