"""The buttons of slow motion: play, pause, one step on or back, how quick, and off."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import make_row
from qtapp.kit.paint.theme import SPEEDS
from qtapp.kit.speak.words import LiveTexts

_BUTTONS: tuple[tuple[str, str, Message], ...] = (
    ("to_start", "start", msg("window.to_start_button", "To the start")),
    ("step_back", "back", msg("window.step_back_button", "Step back")),
    ("play", "play", msg("window.play_motion_button", "Play")),
    ("pause", "pause", msg("window.pause", "Pause")),
    ("step_forward", "forward", msg("window.step_forward_button", "Step forward")),
    ("to_end", "end", msg("window.to_newest_step_button", "To the newest step")),
)


def speed_words(context: AppContext, speed: float) -> Message:
    """How quick, with the decimal sign of the language."""
    shown = f"{speed:g}×".replace(".", context.speech.locale.decimalPoint())
    return msg("window.motion_speed", "{speed}", speed=LiteralArg(shown))


class MotionBar(QWidget):
    """A row of buttons; what they do is decided by the window."""

    pressed = Signal(str)
    """start, back, play, pause, forward, end."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._words = LiveTexts(context.speech, self)
        row = make_row(self, gap=1, margins=(6, 0, 6, 0))
        self.buttons: dict[str, QToolButton] = {}
        for icon, name, spoken in _BUTTONS:
            button = QToolButton()
            button.setProperty("icon_name", icon)
            self._words.name(button, spoken, hint=True)
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            self.buttons[name] = button
            row.addWidget(button)
        self.speed = QToolButton()
        self._words.keep(self.speed.setText, self._speed_label)
        self._words.name(self.speed, msg("window.speed", "Speed"), hint=True)
        self.speed.clicked.connect(self._faster)
        row.addWidget(self.speed)
        self.place = PlainLabel()
        self.place.setProperty("role", "muted")
        row.addWidget(self.place)
        context.theme_changed.connect(self._retheme)
        self._retheme()
        self.show_playing(False)

    def show_playing(self, playing: bool) -> None:
        """Offer pause instead of play, or the reverse."""
        self.buttons["play"].setVisible(not playing)
        self.buttons["pause"].setVisible(playing)

    def show_step(self, at: int, whole: int) -> None:
        """Where slow motion stands; (0, 0): nowhere."""
        self.place.setText(
            self._words.say(msg("window.step_of_steps", "{at} of {whole}", at=at, whole=whole)) if whole else ""
        )

    def _speed_label(self) -> Message:
        return speed_words(self._context, self._context.theme.speed)

    def _faster(self) -> None:
        theme = self._context.theme
        at = SPEEDS.index(theme.speed) if theme.speed in SPEEDS else 0
        self._context.set_theme(theme.changed(speed=SPEEDS[(at + 1) % len(SPEEDS)]))

    def _retheme(self) -> None:
        size = (20 + self._context.theme.px(20)) // 2  # half as fast as the text: the table needs the room too
        for button in self.buttons.values():
            button.setIcon(self._context.icon(str(button.property("icon_name"))))
            button.setIconSize(QSize(size, size))
        self.speed.setText(self._words.say(self._speed_label()))
