"""The subtitle of what is played: its sentence, what came of it, and the controls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from engine.api import Gain, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.grace import Grace
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import layout_of, make_column, make_row
from qtapp.kit.speak.announce import announce, is_reader_on
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.told_settings import OTHERS_MOVES
from qtapp.panels.told.gain_pills import GainPills
from qtapp.session.client import SeatClient

_WIDEST, _BESIDE = 900, 120
_GRACE = 300
"""Milliseconds in which a key is not meant for it."""
_GROUND, _INK, _SOFT, _LAMP = "#1e2a32", "#ffffff", "#d5dde1", "#ffd84d"
HOW: dict[str, Message] = {
    "short": msg("settings.option_others_moves_short", "Short"),
    "full": msg("settings.option_others_moves_full", "In detail"),
    "steps": msg("settings.option_others_moves_steps", "Step by step"),
    "off": msg("settings.option_others_moves_off", "Off"),
}
"""How what others did is played."""
GO_ON = msg("told.go_on_button", "Next (Space)")
_KEYS = {
    Qt.Key.Key_Space: "skip",
    Qt.Key.Key_Escape: "skip_all",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_P: "pause",
    Qt.Key.Key_Return: "skip",
    Qt.Key.Key_Enter: "skip",
}


class Subtitle(QWidget):
    """Lies at the bottom of its parent, over the hand. It has the keyboard while something is played."""

    pressed = Signal(str)
    """back, pause, forward, skip, skip_all or how."""
    rule_wanted = Signal(str)
    why_wanted = Signal()
    """Why did the computer do what is shown?"""

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.history.names)
        self._keyboard = FocusRestorer(self)
        self._sentence: Message | None = None
        self._details: tuple[Message, ...] = ()
        self._gains: tuple[Gain, ...] = ()
        self._by_computer = self._waits = False
        self._grace = Grace(_GRACE)
        self._has_come = False
        """Has it just got the keyboard?"""
        self._rule = ""
        self._free: QRect | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = make_column(self, gap=5, margins=(18, 12, 18, 12))
        self.text = WrapLabel()
        column.addWidget(self.text)
        more = make_row(gap=12)
        self.detail = WrapLabel()
        more.addWidget(self.detail, 100)
        self.pills = GainPills(context, self._words, on_dark=True)
        more.addWidget(self.pills)
        more.addStretch(1)
        column.addLayout(more)
        column.addSpacing(2)
        row = make_row(gap=8)
        self.buttons: dict[str, QToolButton] = {}
        for icon, name, spoken in (
            ("step_back", "back", msg("told.previous_step_button", "Previous step (←)")),
            ("pause", "pause", msg("told.pause_button", "Pause or go on (P)")),
            ("step_forward", "forward", msg("told.next_step_button", "Next step (→)")),
        ):
            button = QToolButton()
            button.setProperty("icon_name", icon)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of all of them work anyway
            self._words.name(button, spoken, hint=True)
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            self.buttons[name] = button
            row.addWidget(button)
        self.progress = _Progress()
        row.addWidget(self.progress, 1)
        self.rule = QPushButton()
        self.rule.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(self._rule))
        row.addWidget(self.rule)
        self.why = QPushButton()
        self.why.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words.text(self.why, msg("players.why_button", "Why? (W)"))
        self.why.clicked.connect(self.why_wanted)
        row.addWidget(self.why)
        self.how = QPushButton()
        self.how.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words.keep(self.how.setText, lambda: HOW[self._how()])
        self._words.tip(self.how, msg("settings.others_moves", "Moves of others"))
        self.how.clicked.connect(self._next_how)
        row.addWidget(self.how)
        self.skip = QPushButton()
        self.skip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words.keep(self.skip.setText, self._skip_words)
        self._words.tip(self.skip, msg("told.skip_tip", "Space skips this person, Esc everything."))
        self.skip.clicked.connect(lambda: self.pressed.emit("skip"))
        row.addWidget(self.skip)
        column.addLayout(row)
        self._words.spoken.connect(self._fill)
        context.theme_changed.connect(self._retheme)
        self._retheme()
        self.hide()

    def show_beat(
        self,
        sentence: Message,
        details: Sequence[Message],
        gains: Sequence[Gain],
        rule: str,
        at: int,
        whole: int,
        *,
        by_computer: bool = False,
        waits: bool = False,
    ) -> None:
        """Show one step: number `at` of so many, counted from 1. `by_computer`: it can be asked for its reasons.
        `waits`: it stays until somebody goes on.
        """
        self._by_computer, self._waits = by_computer, waits
        self._sentence, self._details, self._gains, self._rule = sentence, tuple(details), tuple(gains), rule
        self.progress.show_step(at, whole)
        self._fill()
        if not self.isVisible():
            self.come()
        self.lie_down()
        if self._has_come:  # the name of what has got the keyboard is read out anyway
            self._has_come = False
        else:
            announce(self, f"{self.accessibleName()} {self.accessibleDescription()}")

    def come(self) -> None:
        """Take the keyboard, before what has it now goes away: else it would wander over strangers."""
        self._has_come = True
        self._keyboard.take()
        self._grace.begin()
        self.show()
        self.raise_()
        self.setFocus()

    def show_paused(self, paused: bool) -> None:
        """Is it halted?"""
        button = self.buttons["pause"]
        button.setProperty("icon_name", "play" if paused else "pause")
        self._icons()

    def dismiss(self) -> None:
        """Take it away; the keyboard goes back to where it was."""
        if self.isVisible():
            self.setAccessibleName("")  # Qt speaks of what loses the keyboard to nobody: it was heard already
            self.setAccessibleDescription("")
            self._keyboard.give_back()
        self.hide()  # also while another page lies over the table: else it would come back with the table

    def _fill(self) -> None:
        if self._sentence is None:
            return
        self.text.setText(self._words.say(self._sentence))
        self.detail.setText(" ".join(self._words.say(one) for one in self._details))
        self.detail.setVisible(bool(self._details))
        self.pills.show_gains([one for one in self._gains if one.n > 0], self._client.blueprint)
        self.skip.setText(self._words.label(self._skip_words()))
        self.setAccessibleName(self.text.text())
        more = [one for one in (self.detail.text(), self.pills.accessibleName()) if one]
        if self._waits:
            more.append(self.skip.text())
        self.setAccessibleDescription(". ".join(one.rstrip(".") for one in more))
        rules = self._client.game.rules
        if self._rule in rules:
            heading = rules[self._rule].heading
            self.rule.setText(self._words.say(msg("told.rule_button", "Rule: {heading}", heading=heading)))
        self._make_room(self.width())

    def _make_room(self, wide: int) -> None:
        """In a narrow window only what must be there stays; the keys of the others work all the same."""
        px = self._context.theme.px
        self.rule.setVisible(self._rule in self._client.game.rules and wide > px(640))
        self.why.setVisible(self._by_computer)
        self.how.setVisible(wide > px(500))
        self.progress.setVisible(wide > px(420))
        for name in ("back", "forward"):
            self.buttons[name].setVisible(wide > px(330))

    def _skip_words(self) -> Message:
        if self._waits:
            return GO_ON
        return msg("told.skip_button", "Skip (Space)")

    def _next_how(self) -> None:
        settings = self._context.settings.told
        settings.others_moves = OTHERS_MOVES[(OTHERS_MOVES.index(self._how()) + 1) % len(OTHERS_MOVES)]
        self._words.say_all()
        self.pressed.emit("how")

    def _how(self) -> str:
        settings = self._context.settings
        return settings.told.others_moves_for(settings.was_finished(self._client.game.id), is_read_out=is_reader_on())

    def _retheme(self) -> None:
        theme = self._context.theme
        px, lamp = theme.px, theme.colours.lamp
        self.text.setStyleSheet(f"color: {_INK}; font-size: {px(18)}px; font-weight: 600;")
        self.detail.setStyleSheet(f"color: {_SOFT}; font-size: {px(15)}px;")
        edge = "3px solid #ffffff" if theme.contrast else "1px solid transparent"
        plain = (
            f"background: #3a4751; border: {edge}; border-radius: 9px; color: {_INK}; min-width: {px(34)}px;"
            f" min-height: {px(34)}px; padding: 2px;"
        )
        for button in self.buttons.values():
            button.setStyleSheet(f"QToolButton {{ {plain} }} QToolButton:hover {{ background: #52616c; }}")
            button.setIconSize(QSize(px(20), px(20)))
        flat = f"background: transparent; border: 0; color: {_SOFT}; padding: 4px 6px; font-weight: 400;"
        for link in (self.rule, self.why, self.how):
            link.setStyleSheet(f"QPushButton {{ {flat} }} QPushButton:hover {{ text-decoration: underline; }}")
        self.skip.setStyleSheet(
            f"QPushButton {{ background: {lamp}; color: {_GROUND}; border: 0; border-radius: 10px; padding: 7px 16px;"
            f" min-height: {px(22)}px; font-weight: 600; }} QPushButton:hover {{ background: #ffe68a; }}"
        )
        self._icons()
        self._fill()
        if self.isVisible():
            self.lie_down()

    def _icons(self) -> None:
        for button in self.buttons.values():
            button.setIcon(self._context.pixmap(str(button.property("icon_name")), 20, _INK))

    def event(self, event: QEvent) -> bool:
        """Words and pills know their true size only once they are laid out: then it takes what they need."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.lie_down()
        return done

    def lie_down(self, free: QRect | None = None) -> None:
        """Take the middle of the bottom of a free rectangle (the parent)."""
        self._free = free or self._free
        parent = self.parentWidget()
        if parent is None:
            return
        room = self._free if self._free is not None and not self._free.isEmpty() else parent.rect()
        px = self._context.theme.px
        beside = _BESIDE if room.width() > px(700) else 16
        wide = max(260, min(px(_WIDEST), room.width() - beside))
        self._make_room(wide)
        self.resize(wide, self.height())
        layout_of(self).activate()
        high = layout_of(self).heightForWidth(wide)
        self.setGeometry(QRect(room.center().x() - wide // 2, room.bottom() - high - 8, wide, high))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._grace.refuses(event):
            return
        if event.key() == Qt.Key.Key_W and not event.modifiers() and self._by_computer:
            self.why_wanted.emit()
            return
        name = _KEYS.get(Qt.Key(event.key())) if not event.modifiers() else None
        if name is None:
            super().keyPressEvent(event)
        else:
            self.pressed.emit(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        contrast = self._context.theme.contrast
        ground = QColor("#000000" if contrast else _GROUND)
        ground.setAlpha(255 if contrast else 242)
        painter.setBrush(ground)
        edge = QPen(QColor("#ffffff" if contrast else "#5c6a74"), 3 if contrast else 1.5)
        painter.setPen(edge if self._context.theme.dark else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 14, 14)
        painter.end()


class _Progress(QWidget):
    """One mark for each step: those that were shown, the present one, those to come."""

    def __init__(self) -> None:
        super().__init__()
        self._at = self._whole = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumSize(40, 12)

    def show_step(self, at: int, whole: int) -> None:
        """Stand at one of so many."""
        self._at, self._whole = at, whole
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._whole:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        gap = 5.0 if self._whole <= 24 else 1.0
        wide = max(1.0, (self.width() - gap * (self._whole - 1)) / self._whole)
        for index in range(self._whole):
            shown = _LAMP if index == self._at - 1 else "#f4efe2" if index < self._at else "#5c6a74"
            painter.setBrush(QColor(shown))
            painter.drawRoundedRect(QRectF(index * (wide + gap), self.height() / 2 - 3, wide, 6), 3, 3)
        painter.end()
