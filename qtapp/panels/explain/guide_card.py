"""The guide of a first game: a card with one step's words beside what they are about. It forces nothing."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from engine.api import AIM, GuideStep, LessonText, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.card_parts import LEAST_AREA, CardArea
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, height_of, invalidate, layout_of, make_column, make_row
from qtapp.kit.controls.placing import Form
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.tongue import mark_language
from qtapp.kit.speak.words import LiveTexts, unbroken
from qtapp.panels.explain.step_bars import StepBars

_NO_TIP, _TITLE_ONLY, _SIGN_ONLY = 0.12, 0.75, 1.0
"""What is lost if the card lies there without its tip, only with its title, or as a mere sign."""
_MARGINS, _SIGN_MARGINS = (16, 12, 12, 12), (6, 6, 6, 6)
_GAP, _SIDE = 8, 28
"""Pixels between its parts, and of the sign."""
_LOW = 3
"""A title that takes more than such a part of the height there is may fold to the sign."""


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
        column = make_column(self, gap=_GAP, margins=_MARGINS)
        self._top = self._head()
        column.addLayout(self._top)
        self.area = CardArea(gap=_GAP)
        self.area.verticalScrollBar().rangeChanged.connect(self._let_keys_scroll)
        self.headline = WrapLabel("card")
        self.text = WrapLabel("")
        for part in (self.headline, self.text, self._tip_box()):
            self.area.column.addWidget(part)
        column.addWidget(self.area, 1)
        self._foot = self._buttons()
        column.addLayout(self._foot)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._retheme)
        self._retheme()
        self.hide()

    def _head(self) -> QHBoxLayout:
        row = make_row(gap=10)
        self._sign = PlainLabel()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self.sign = QToolButton()  # in its stead where the card is folded
        self.sign.setProperty("kind", "bare")
        self._words.name(self.sign, msg("guide.unfold_button", "What does the guide say?"), hint=True)
        self.sign.clicked.connect(self.unfold)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        column = make_column(gap=4)
        self.title = WrapLabel("strong")
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
        self._on_foot = (self.previous, self.show_me, self.alone, self.begin)
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
        for label, said in (
            (self.headline, self._step.title),
            (self.text, self._words_now),
            (self.tip, self._step.hint),
        ):
            if said is not None:
                mark_language(label, said.spoken_in(language))
        self._dress(self._form)
        self.setAccessibleName(self.title.text())
        self.area.setAccessibleName(self.title.text())
        self.setAccessibleDescription(" ".join(filter(None, (headline, self.text.text(), tip))))

    # ---- where it lies -------------------------------------------------------------------------------------------

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """Whole, without its tip, only its title, which a click unfolds, and in a low window a mere sign."""
        found = []
        for name, loss in (("whole", 0.0), ("brief", _NO_TIP), ("title", _TITLE_ONLY)):
            if (name == "brief" and not self.tip.text()) or (name == "title" and self.is_unfolded):
                continue
            self._dress(name)
            tall = self._height_at(width)
            if tall <= most or name == "title" or self.is_unfolded:  # rather folded than with words out of sight
                found.append(Form(name, width, min(most, tall), loss))
        if found[-1].name == "title" and found[-1].height * _LOW > most:
            self._dress("sign")
            side, around = self.sign.sizeHint(), 2 * _SIGN_MARGINS[0] + SHADOW
            found.append(Form("sign", side.width() + around, side.height() + around, _SIGN_ONLY))
        self._dress(self._form)
        return tuple(found)

    def _height_at(self, width: int) -> int:
        """How high it would have to be to show everything at a width."""
        left, top, right, bottom = _MARGINS
        inside = width - SHADOW - left - right
        for layout in (self._top, self.area.column):
            invalidate(layout)
        tall = height_of(self._top, inside) + _GAP + max(LEAST_AREA, height_of(self.area.column, inside))
        if any(not one.isHidden() for one in self._on_foot):
            tall += _GAP + self._foot.heightForWidth(inside)
        return tall + top + bottom + SHADOW

    def _let_keys_scroll(self, _: int, most: int) -> None:
        """Where there is more to read than room, the keyboard can go there."""
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def _dress(self, form: str) -> None:
        is_sign = form == "sign"
        is_title = form == "title" or is_sign
        layout_of(self).setContentsMargins(*(_SIGN_MARGINS if is_sign else _MARGINS))
        self.sign.setVisible(is_title)
        self._sign.setVisible(not is_title)
        for one in (self.title, self.cross):
            one.setVisible(not is_sign)
        self.bars.setVisible(not is_sign and self._at < self._all)  # what comes seldom is no step on the way
        self.headline.setVisible(bool(self.headline.text()) and not is_sign)
        self.area.setVisible(not is_title or not self.headline.isHidden())
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
        folded = self.is_title_only
        self.setCursor(Qt.CursorShape.PointingHandCursor if folded else Qt.CursorShape.ArrowCursor)
        self.setGeometry(box)

    @property
    def is_title_only(self) -> bool:
        """Is it folded?"""
        return self._form in ("title", "sign")

    def drag_handle(self) -> QWidget:
        """Its name, by which it can be moved."""
        return self.title

    def unfold(self) -> None:
        """Show everything again, whatever else has to give way."""
        self.is_unfolded = True
        self.grown.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.is_title_only and self.rect().contains(event.position().toPoint()):
            self.unfold()
        else:
            super().mouseReleaseEvent(event)

    def _retheme(self, *_: object) -> None:
        theme = self._context.theme
        self.set_theme(theme)
        self._bulb.setPixmap(self._context.pixmap("bulb", 20))
        self._sign.setPixmap(self._context.pixmap("rules", _SIDE))
        self._context.put_icon(self.sign, "rules", _SIDE)
        for button, icon in ((self.cross, "close"), (self.previous, "step_back")):
            self._context.put_icon(button, icon)
        self._context.put_icon_beside_words(self.show_me, "eye")
        self._say()
