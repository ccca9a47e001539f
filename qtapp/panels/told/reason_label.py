"""One reason: a pill with what came, and beside it the cause in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.api import Gain, Reason, because
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_row
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.told.gain_pills import GainPills
from qtapp.session.client import SeatClient

_PILL = 14


class ReasonLabel(QWidget):
    """Reads "+1 tile, neighbour: blue 2"."""

    def __init__(
        self, context: AppContext, client: SeatClient, words: LiveTexts, reason: Reason, *, wraps: bool = False
    ) -> None:
        """`wraps`: rather in two lines than cut off, where there is room below."""
        super().__init__()
        self.reason = reason
        row = make_row(self, gap=context.theme.px(7), margins=0)
        pills = GainPills(context, words, size=_PILL)
        pills.show_gains([Gain(reason.seat, reason.kind, reason.n)], client.blueprint)
        row.addWidget(pills, 0, Qt.AlignmentFlag.AlignTop if wraps else Qt.AlignmentFlag(0))
        why = because(reason, client.game.rules)
        self.why: ElideLabel | WrapLabel = WrapLabel("hint") if wraps else ElideLabel("hint")
        self.words = words.say(why) if why is not None else ""
        self.why.setText(self.words)
        row.addWidget(self.why, 1)
        self.setAccessibleName(f"{pills.accessibleName()}, {self.words}".removesuffix(", "))
        self.wide = pills.sizeHint().width() + row.spacing() + self._wide_of_words()

    def _wide_of_words(self) -> int:
        self.why.ensurePolished()
        return self.why.fontMetrics().horizontalAdvance(self.words) + 4


class ReasonStrip(QWidget):
    """Reasons side by side, as many as there is room for; "+2" says how many more there are."""

    def __init__(self, context: AppContext, client: SeatClient, words: LiveTexts, reasons: Sequence[Reason]) -> None:
        super().__init__()
        self._gap = context.theme.px(14)
        row = make_row(self, gap=self._gap, margins=0)
        self.labels = [ReasonLabel(context, client, words, one) for one in reasons]
        for label in self.labels:
            row.addWidget(label)
            label.setFixedWidth(label.wide)
        self.more = PlainLabel()
        self.more.setProperty("role", "muted")
        row.addWidget(self.more)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_most(self, most: int, room: int) -> int:
        """Show at most so many in so many pixels; how wide they are."""
        whole = len(self.labels)
        for shown in range(min(most, whole), -1, -1):
            self.more.setText(f"+{whole - shown}" if shown < whole else "")
            rest = self.more.sizeHint().width() if shown < whole else 0
            wide = sum(label.wide + self._gap for label in self.labels[:shown]) + rest
            if wide <= room or not shown:
                break
        for at, label in enumerate(self.labels):
            label.setVisible(at < shown)
        self.more.setVisible(shown < whole and room > 0)
        self.setFixedWidth(max(1, wide))
        return wide
