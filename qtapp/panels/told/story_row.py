"""A row of the story: who, what they did, deed by deed, with the reasons of what it brought, and their points."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.api import LiteralArg, StoryDeed, StoryRow, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.panels.told.gain_pills import GainPills
from qtapp.panels.told.reason_label import ReasonLabel
from qtapp.session.client import SeatClient

_PLATE = 28


def points_text(points: int) -> str:
    """A sum with its sign: +3, −1, ±0."""
    return "±0" if not points else f"+{points}" if points > 0 else f"−{-points}"


class StoryRowView(QWidget):
    """The same on the card, on the curtain and wherever else the story is read."""

    def __init__(
        self, context: AppContext, client: SeatClient, words: LiveTexts, row: StoryRow, *, own: bool = False
    ) -> None:
        """`own`: it is told to whoever did it, also where somebody else looks (a curtain)."""
        super().__init__()
        own = own or row.seat == client.asked
        self.row = row
        px = context.theme.px
        line = make_row(self, gap=px(10), margins=(0, 4, 0, 2))
        plate = PlainLabel()
        plate.setPixmap(context.pixmap(f"seat.{client.names.seat_colour(row.seat)}", _PLATE))
        line.addWidget(plate, 0, Qt.AlignmentFlag.AlignTop)
        column = make_column(gap=px(3))
        self.sentences: list[WrapLabel] = []
        self.reasons: list[ReasonLabel] = []
        spoken: list[str] = []
        for deed in row.deeds:
            text = self._sentence(words, deed)
            if text and text not in spoken:  # what went on for everybody is said once
                label = WrapLabel("strong")
                label.setText(text)
                column.addWidget(label)
                self.sentences.append(label)
                spoken.append(text)
            for reason in deed.reasons:
                shown = ReasonLabel(context, client, words, reason, wraps=True)
                column.addWidget(shown)
                self.reasons.append(shown)
                spoken.append(shown.accessibleName())
            if deed.paid and not deed.reasons:
                pills = GainPills(context, words, size=14)
                pills.show_gains(deed.paid, client.blueprint)
                column.addWidget(pills, 0, Qt.AlignmentFlag.AlignLeft)
                spoken.append(pills.accessibleName())
        if not self.sentences:
            label = WrapLabel("strong")
            label.setText(words.label(msg("told.you", "You") if own else person(row.seat)))
            column.insertWidget(0, label)
            self.sentences.append(label)
            spoken.insert(0, label.text())
        if not row.deeds:  # still to come
            label = WrapLabel()
            label.setText(words.label(msg("told.comes_later", "Comes later.")))
            column.addWidget(label)
            spoken.append(label.text())
        line.addLayout(column, 1)
        self.points = PlainLabel(points_text(row.points) if row.deeds else "")
        self.points.setProperty("role", "panel")
        line.addWidget(self.points, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        if not row.deeds:
            self.setAccessibleName(". ".join(text.rstrip(".") for text in spoken))
            return
        sum_ = words.say(msg("told.points_in_all", "{points} points", points=LiteralArg(points_text(row.points))))
        self.points.setAccessibleName(sum_)
        self.setAccessibleName(". ".join([*(text.rstrip(".") for text in spoken), sum_]))

    @staticmethod
    def _sentence(words: LiveTexts, deed: StoryDeed) -> str:
        return words.say(deed.sentence) if deed.sentence is not None else ""
