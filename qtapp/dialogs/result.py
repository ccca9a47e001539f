"""The end of a game: who won, the score sheet line by line, and what to do next."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from engine.api import GameResult, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.layouts import ScrollPage
from qtapp.kit.words import person
from qtapp.session.client import SeatClient

_WIDE, _WIDER, _AROUND = 620, 740, 216
"""Width of the dialog at 100 % of text, for up to four people and for more; what stands above and below the sheet."""
_BESIDE = 44


class ResultDialog(Dialog):
    """The score sheet."""

    look_back = Signal()
    new_game = Signal()

    def __init__(self, stage: AppContext, bridge: SeatClient, parent: QWidget | None = None) -> None:
        super().__init__(stage, msg("window.final_result_title", "Final result"), parent, bridge.names)
        self._bridge = bridge
        self.result_ = bridge.result()
        row = QHBoxLayout()
        row.setSpacing(12)
        cup = PlainLabel()
        cup.setPixmap(stage.pixmap("trophy", 44))
        row.addWidget(cup)
        self.verdict = WrapLabel("panel")
        self.words.text(self.verdict, self.result_.summary)
        row.addWidget(self.verdict, 1)
        self.body.addLayout(row)
        area = ScrollPage()
        area.column.setContentsMargins(0, 0, 0, 0)
        sheet = self._sheet(self.result_)
        area.column.addWidget(sheet)
        area.column.addStretch(1)
        self.body.addWidget(area, 1)
        self.button(msg("window.new_game_button", "New game"), self._again)
        self.button(msg("window.look_back_button", "Look back"), self._back)
        self.close_button()
        for part in cast(list[QWidget], sheet.findChildren(QWidget)):
            part.ensurePolished()
        wide = _WIDE if len(self.result_.totals) < 5 else _WIDER
        needed = sheet.layout().heightForWidth(stage.theme.px(wide) - _BESIDE)
        self.fit(wide, round(needed / stage.theme.text_scale) + _AROUND)

    def _sheet(self, result: GameResult) -> QWidget:
        sheet = QWidget()
        grid = QGridLayout(sheet)
        grid.setContentsMargins(2, 6, 12, 6)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        heads = [self._head(seat, seat in result.winners) for seat in range(1, len(result.totals) + 1)]
        for head in heads:
            head.ensurePolished()
        widest = max((head.minimumSizeHint().width() for head in heads), default=0)
        for seat, head in enumerate(heads, 1):
            grid.addWidget(head, 0, seat, Qt.AlignmentFlag.AlignRight)
            grid.setColumnMinimumWidth(seat, min(widest, self.stage.theme.px(120)))
        for at, line in enumerate(result.lines, 1):
            label = WrapLabel()
            self.words.text(label, line.label)
            grid.addWidget(label, at, 0)
            for seat, points in enumerate(line.points, 1):
                grid.addWidget(self._number(points), at, seat)
        rule = QFrame()
        rule.setFrameShape(QFrame.Shape.HLine)
        foot = len(result.lines) + 1
        grid.addWidget(rule, foot, 0, 1, len(result.totals) + 1)
        total = WrapLabel("strong")
        self.words.text(total, msg("window.total", "Total"))
        grid.addWidget(total, foot + 1, 0)
        for seat, points in enumerate(result.totals, 1):
            grid.addWidget(self._number(points, "panel"), foot + 1, seat)
        grid.setRowStretch(foot + 2, 1)
        return sheet

    def _head(self, seat: int, won: bool) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for icon in (["trophy"] if won else []) + [f"seat.{self._bridge.names.seat_colour(seat)}"]:
            picture = PlainLabel()
            picture.setPixmap(self.stage.pixmap(icon, 22))
            row.addWidget(picture)
        name = ElideLabel("strong")
        self.words.keep(name.setText, person(seat))
        name.setMinimumWidth(min(name.fontMetrics().horizontalAdvance(name.full_text()) + 4, self.stage.theme.px(120)))
        row.addWidget(name, 1)
        return head

    def _number(self, points: int, role: str = "number") -> QLabel:
        label = PlainLabel(self.stage.speech.number(points))
        label.setProperty("role", role)
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return label

    def _again(self) -> None:
        self.accept()
        self.new_game.emit()

    def _back(self) -> None:
        self.accept()
        self.look_back.emit()
