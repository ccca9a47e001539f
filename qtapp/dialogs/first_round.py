"""What the first round is about, as a way of small steps."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from engine import api
from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import FlowLayout, make_row
from qtapp.kit.speak.words import LiveTexts


class FirstRound(QFrame):
    """A strip of steps; empty for a game that names none."""

    def __init__(self, context: AppContext, introduction: api.Introduction) -> None:
        super().__init__()
        self.setProperty("role", "way")
        words = LiveTexts(context.speech, self)
        row = FlowLayout(self, gap=8)
        row.setContentsMargins(14, 8, 14, 8)
        label = PlainLabel()
        label.setProperty("role", "strong")
        words.text(label, msg("setup.first_round", "The first round"))
        row.addWidget(label)
        for number, step in enumerate(introduction.steps):
            row.addWidget(_step(context, words, step, number > 0))


def _step(context: AppContext, words: LiveTexts, step: api.IntroductionStep, follows: bool) -> QWidget:
    holder = QWidget()
    line = make_row(holder, gap=8, margins=0)
    if follows:
        arrow = PlainLabel()
        arrow.setPixmap(context.pixmap("chevron_right", 14))
        line.addWidget(arrow)
    tile = QFrame()
    tile.setProperty("role", "sheet")
    inner = make_row(tile, gap=6, margins=(8, 4, 10, 4))
    sign = PlainLabel()
    sign.setPixmap(context.pixmap(step.icon, 22))
    text = PlainLabel()
    words.text(text, step.label)
    inner.addWidget(sign)
    inner.addWidget(text)
    line.addWidget(tile)
    return holder
