"""The score sheet as a table: a line for each kind of points, a column for each person."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from engine.api import GameResult, ListArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_row
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.session.client import SeatClient


class ScoreSheet(QWidget):
    """All numbers of a result, to be read by eyes and by a screen reader."""

    def __init__(self, context: AppContext, client: SeatClient, words: LiveTexts, result: GameResult) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = words
        grid = QGridLayout(self)
        grid.setContentsMargins(2, 6, 12, 6)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(0, 1)
        heads = [self._head(seat, seat in result.winners) for seat in range(1, len(result.totals) + 1)]
        for head in heads:
            head.ensurePolished()
        widest = max((head.minimumSizeHint().width() for head in heads), default=0)
        for seat, head in enumerate(heads, 1):
            grid.addWidget(head, 0, seat, Qt.AlignmentFlag.AlignRight)
            grid.setColumnMinimumWidth(seat, min(widest, context.theme.px(110)))
        for at, line in enumerate(result.lines, 1):
            label = WrapLabel()
            label.setText(words.label(line.label))
            grid.addWidget(label, at, 0)
            for seat, points in enumerate(line.points, 1):
                grid.addWidget(self._number(points), at, seat)
        rule = QFrame()
        rule.setFrameShape(QFrame.Shape.HLine)
        foot = len(result.lines) + 1
        grid.addWidget(rule, foot, 0, 1, len(result.totals) + 1)
        total = WrapLabel("strong")
        total.setText(words.label(msg("window.total", "Total")))
        grid.addWidget(total, foot + 1, 0)
        for seat, points in enumerate(result.totals, 1):
            grid.addWidget(self._number(points, "panel"), foot + 1, seat)
        cards = client.told.by_hand()
        if cards:
            by_hand = WrapLabel("hint")
            by_hand.setText(
                words.label(
                    msg(
                        "window.cards_carried_out_by_hand",
                        "Carried out by hand: {cards}. What that brought is among the points above.",
                        cards=ListArg(cards),
                    )
                )
            )
            grid.addWidget(by_hand, foot + 2, 0, 1, len(result.totals) + 1)
        grid.setRowStretch(foot + 3, 1)

    def _head(self, seat: int, won: bool) -> QWidget:
        head = QWidget()
        row = make_row(head, gap=6, margins=0)
        for icon in (["trophy"] if won else []) + [f"seat.{self._client.names.seat_colour(seat)}"]:
            picture = PlainLabel()
            picture.setPixmap(self._context.pixmap(icon, 22))
            row.addWidget(picture)
        name = ElideLabel("strong")
        name.setText(self._words.say(person(seat)))
        name.setMinimumWidth(
            min(name.fontMetrics().horizontalAdvance(name.full_text()) + 4, self._context.theme.px(90))
        )
        row.addWidget(name, 1)
        return head

    def _number(self, points: int, role: str = "number") -> QLabel:
        label = PlainLabel(self._context.speech.number(points))
        label.setProperty("role", role)
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return label
