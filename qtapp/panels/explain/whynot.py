"""The why-not card: each broken rule with its numbers, what is in the way, and what could be done instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.api import Refusal, msg, things_in
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, make_column
from qtapp.kit.controls.placing import Form
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import OptionItem, RefusedDrag, SeatClient

_NEAREST = 3
_ROUND = 28
"""Pixels around a drop that stay to be seen."""
_LEAST, _STEP, _SCROLLS = 200, 40, 1.0
"""Pixels: how low it becomes at the most, and by which steps, if it scrolls; what is lost if nothing of it is seen."""


class WhyNotCard(PaperPanel):
    """Lies over the table near the drop, or beside a card of the hand. Esc, the cross or the next move take it away."""

    rule_wanted = Signal(str)
    subjects_wanted = Signal(object)
    offers_wanted = Signal(object)
    closed = Signal()
    grown = Signal()
    """It has come or gone, or wants another size."""
    name, weight, side, is_asked, points, passes = "why_not", 1.5, -1, True, False, True

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(context.theme, 14)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self._refused: RefusedDrag | None = None
        self._near = QRect()
        self._keyboard = FocusRestorer(self)
        self.away: Callable[[str], float] = lambda _: 0.0
        """How far a place is from what was dropped: the nearest legal moves are offered."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = make_column(self, gap=8, margins=(16, 12, 12, 14))
        head = QHBoxLayout()
        self._sign = PlainLabel()
        head.addWidget(self._sign)
        title = WrapLabel("panel")
        self._words.text(title, msg("window.why_not_title", "Why not?"))
        head.addWidget(title, 1)
        self.close_button = QPushButton()
        self.close_button.setProperty("kind", "quiet")
        self._words.name(self.close_button, msg("window.close", "Close"), hint=True)
        self.close_button.clicked.connect(self.dismiss)
        head.addWidget(self.close_button)
        column.addLayout(head)
        self._area = ScrollPage()
        self._page = self._area.column
        self._page.setContentsMargins(0, 0, 4, 0)
        self._page.setSpacing(6)
        column.addWidget(self._area, 1)
        self.nearest: list[QPushButton] = []
        self.rule_buttons: list[QPushButton] = []
        self.show_buttons: list[QPushButton] = []
        self.offer_buttons: list[QPushButton] = []
        self._words.name(self, msg("a11y.why_not", "Why not?"))
        self._words.spoken.connect(self._fill)
        context.theme_changed.connect(self._retheme)
        client.changed.connect(self.dismiss)
        client.viewer_changed.connect(self.dismiss)
        self._retheme()
        self.hide()

    def _retheme(self) -> None:
        self.set_theme(self._context.theme)
        self._sign.setPixmap(self._context.pixmap("refused", 26))
        self._context.put_icon(self.close_button, "close")
        self._fill()

    # ---- what it says --------------------------------------------------------------------------------------------

    def explain(self, refused: RefusedDrag, near: QRect) -> None:
        """Show why; `near` is what was dropped or clicked, in the coordinates of the parent."""
        if not refused.reasons:
            return
        if self._refused is None:
            self._keyboard.take()
        self._refused = refused
        self._near = near
        self._fill()
        self.show()
        self.raise_()
        self.grown.emit()
        self.setFocus()
        announce(self, self.accessibleDescription())

    def _fill(self) -> None:
        clear(self._page)
        self.nearest, self.rule_buttons, self.show_buttons, self.offer_buttons = [], [], [], []
        if self._refused is None:
            return
        self.setAccessibleDescription(" ".join(self._words.say(one.message) for one in self._refused.reasons))
        for refusal in self._refused.reasons:
            self._page.addWidget(self._reason(refusal))
        options = self._instead(self._refused.grab)
        if options:
            head = WrapLabel("strong")
            head.setText(self._words.say(msg("window.possible_instead_title", "This is possible instead")))
            self._page.addWidget(head)
        for face in options:
            button = WrapButton(self._words.label(face.label))
            button.setProperty("kind", "option")
            button.clicked.connect(lambda _=False, one=face: self._client.questions.answer(one.answer))
            self._page.addWidget(button)
            self.nearest.append(button)
        self._page.addStretch(1)
        if self.isVisible():  # the words of another language, or larger letters, need another size
            QTimer.singleShot(0, self.grown.emit)

    def _reason(self, refusal: Refusal) -> QWidget:
        box = QWidget()
        column = make_column(box, gap=3, margins=(0, 0, 0, 4))
        rules = self._client.game.rules
        sentence = WrapLabel()
        sentence.setText(self._words.say(refusal.message))
        column.addWidget(sentence)
        if refusal.instead is not None:
            advice = WrapLabel()
            advice.setText(self._words.say(refusal.instead))
            column.addWidget(advice)
        if refusal.rule in rules:
            heading = WrapLabel("strong")
            heading.setText(self._words.say(rules[refusal.rule].heading))
            column.insertWidget(0, heading)
        links = FlowLayout(gap=12)
        if refusal.rule in rules:
            rule = WrapButton(self._words.say(msg("window.show_rule_button", "Show the rule")))
            rule.setProperty("kind", "link")
            rule.clicked.connect(lambda: self.rule_wanted.emit(refusal.rule))
            links.addWidget(rule)
            self.rule_buttons.append(rule)
        if refusal.subjects:
            show = WrapButton(self._words.say(msg("window.show_obstacle_button", "Show what is in the way")))
            show.setProperty("kind", "link")
            show.clicked.connect(lambda: self.subjects_wanted.emit(refusal.subjects))
            links.addWidget(show)
            self.show_buttons.append(show)
        wanted = tuple(things_in(refusal.instead)) if refusal.instead is not None else ()
        if wanted:
            offer = WrapButton(self._words.say(msg("window.show_instead_button", "Show what would do")))
            offer.setProperty("kind", "link")
            offer.clicked.connect(lambda: self.offers_wanted.emit(wanted))
            links.addWidget(offer)
            self.offer_buttons.append(offer)
        column.addLayout(links)
        return box

    def _instead(self, grab: str) -> list[OptionItem]:
        """The nearest legal moves of the same thing: first one for each place where it may go, then others there."""
        drops: dict[str, list[OptionItem]] = self._client.questions.drops(grab) if grab else {}
        near = [drops[drop] for drop in sorted(drops, key=self.away)]
        firsts = [faces[0] for faces in near]
        return [*firsts, *(face for faces in near for face in faces[1:])][:_NEAREST]

    # ---- where it lies -------------------------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        """The card itself."""
        return self

    def is_wanted(self) -> bool:
        """Is there anything to say?"""
        return self._refused is not None

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """As high as its words need, or scrolling."""
        inner = width - 28 - 4 - SHADOW
        for part in cast(list[QWidget], self._area.page.findChildren(QWidget)):
            part.ensurePolished()
        self._page.invalidate()
        tall = self._page.heightForWidth(inner) + self._context.theme.px(24) + 56 + SHADOW + 12
        tall = min(tall, most)
        lower = (at for at in range(tall - _STEP, _LEAST - 1, -_STEP))
        scrolling = (Form(f"{at} px", width, at, _SCROLLS * (1 - at / tall)) for at in lower)
        return Form("whole", width, tall), *scrolling

    def things(self) -> tuple[str, ...]:
        """It lies beside what was dropped, wherever that belongs."""
        return ()

    def boxes(self) -> tuple[QRect, ...]:
        """What was dropped or clicked, with what is round about it: that tells most about the drop."""
        if self._refused is not None and self._refused.grab and not self._refused.drop:
            return (QRect(self._near),)  # a card of the hand stands there alone
        return (self._near.adjusted(-_ROUND, -_ROUND, _ROUND, _ROUND),)

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place."""
        self.setGeometry(box)
        self.show()

    def stay_away(self) -> None:
        """There is nothing to say."""
        self.hide()

    def dismiss(self) -> None:
        """Take it away."""
        if self._refused is not None:
            self._refused = None
            self._keyboard.give_back()
            self.hide()
            self.closed.emit()
            self.grown.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
