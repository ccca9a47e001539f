"""The place of one person at the end of a game."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent

from engine.api import GameResult
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel
from qtapp.kit.controls.layouts import make_row
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.session.client import SeatClient


class RankCard(PaperPanel):
    """The place of one person: number, symbol, name, points; whoever has won gets the cup."""

    def __init__(
        self, context: AppContext, client: SeatClient, words: LiveTexts, seat: int, rank: int, result: GameResult
    ) -> None:
        super().__init__(context.theme, 14)
        self._won = seat in result.winners
        row = make_row(self, gap=12, margins=(16, 10, 16, 10))
        place = PlainLabel(f"{1 if self._won else rank}.")
        place.setProperty("role", "panel")
        row.addWidget(place)
        plate = PlainLabel()
        plate.setPixmap(context.pixmap(f"seat.{client.names.seat_colour(seat)}", 34))
        row.addWidget(plate)
        name = ElideLabel("panel")
        name.setText(words.say(person(seat)))
        row.addWidget(name, 1)
        total = PlainLabel(context.speech.number(result.totals[seat - 1]))
        total.setProperty("role", "heading")
        row.addWidget(total)
        if self._won:
            cup = PlainLabel()
            cup.setPixmap(context.pixmap("trophy", 30))
            row.addWidget(cup)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._won:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.sheet_box().adjusted(1.5, 1.5, -1.5, -1.5)
        if not self.theme.dark:
            painter.setBrush(QColor("#fff5d1"))
        pen = painter.pen()
        pen.setColor(QColor(self.theme.colours.lamp))
        pen.setWidth(4)
        painter.setPen(pen)
        painter.drawRoundedRect(box, 13, 13)
        painter.end()
