"""The why-not card: each broken rule with its numbers, what is in the way, and what could be done instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.api import Refusal, msg, things_in
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, make_column
from qtapp.kit.controls.regions import place_decision
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import OptionItem, RefusedDrag, SeatClient

_NEAREST = 3


class WhyNotCard(PaperPanel):
    """Lies over the table near the drop, or beside a card of the hand. Esc, the cross or the next move take it away."""

    rule_wanted = Signal(str)
    subjects_wanted = Signal(object)
    offers_wanted = Signal(object)
    closed = Signal()

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
        self.taken: Callable[[], list[QRect]] = lambda: []
        """What people read or click meanwhile: covered only if there is no other place."""
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
        self._lie_down()
        QTimer.singleShot(0, self._lie_down)
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
            QTimer.singleShot(0, self._lie_down)

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

    def wanted_size(self) -> QSize:
        """As large as its words need, as far as the window has room."""
        parent = self.parentWidget()
        room = parent.size() if parent else QSize(800, 600)
        width = min(self._context.theme.px(360), room.width() - 24)
        inner = width - 28 - 4 - SHADOW
        for part in cast(list[QWidget], self._area.page.findChildren(QWidget)):
            part.ensurePolished()
        self._page.invalidate()
        tall = self._page.heightForWidth(inner)
        head = self._context.theme.px(24) + 56
        return QSize(width, min(tall + head + SHADOW + 12, room.height() - 24))

    def _lie_down(self) -> None:
        parent = self.parentWidget()
        if parent is None or self._refused is None:
            return
        size = self.wanted_size()
        self.resize(size)
        near = self._near
        if self._refused.grab and not self._refused.drop:
            within = parent.rect().adjusted(8, 8, -8, -8)
            top = QRect(near.left(), near.top(), near.width(), 1)  # where a raised card stands out of the hand
            self.move(place_decision(size, within, (top,), (near, *self.taken())).box.topLeft())
            return
        # beside the ghost, but as far from it as its own width: what is round about the drop tells most about it
        x = near.right() + 28 + size.width()
        if near.right() + 28 + size.width() > parent.width() - 8:
            x = near.right() - 28 - size.width() * 2
        y = near.center().y() - size.height() // 3
        self.move(
            max(8, min(x, parent.width() - size.width() - 8)), max(8, min(y, parent.height() - size.height() - 8))
        )

    def dismiss(self) -> None:
        """Take it away."""
        if self._refused is not None:
            self._refused = None
            self._keyboard.give_back()
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
