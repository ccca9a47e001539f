"""The palette of free hands: counts to be set, and the phase or turn at which the game stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QWidget

from engine.api import Mode, Msg, PlaceArg, Resume, SetCount, Term, msg
from qtapp.bridge import Countable, SessionBridge
from qtapp.kit.choosers import Stepper
from qtapp.kit.icons import icon_for_kind
from qtapp.kit.labels import WrapButton, WrapLabel
from qtapp.kit.later import Later
from qtapp.kit.layouts import ScrollPage, clear
from qtapp.kit.stage import Stage
from qtapp.kit.words import Words


class SandboxPanel(ScrollPage):
    """What hands can set that no piece stands for."""

    def __init__(self, stage: Stage, bridge: SessionBridge) -> None:
        super().__init__()
        self._stage = stage
        self._bridge = bridge
        self._words = Words(stage.speech, self, bridge)
        self._column = self.column
        self._words.name(self, msg("window", "Free hands"))
        self._column.setContentsMargins(12, 10, 12, 12)
        self._column.setSpacing(6)
        self.steppers: dict[tuple[str, str], Stepper] = {}
        later = Later(self, self.refresh)
        for told in (bridge.changed, bridge.viewer_changed, self._words.spoken, stage.theme_changed):
            told.connect(later.ask)
        self.refresh()

    def refresh(self) -> None:
        """Count again."""
        self.steppers = {}
        clear(self._column)
        if self._bridge.mode is not Mode.SANDBOX:
            self._text("muted", msg("window", "Here you set counts, phase and turn once your hands are free (F2)."))
            self._column.addStretch(1)
            return
        self._text("hint", msg("window", "Drag anything anywhere. A right click offers more."))
        counts = sorted(self._bridge.countables(), key=lambda one: (not one.owner, one.owner, one.place, one.kind))
        for one in counts:
            self._column.addWidget(self._row(one))
        self._column.addSpacing(6)
        self._text("strong", msg("window", "Phase and turn"))
        for point in self._bridge.resume_points():
            button = WrapButton(self._words.label(point.label))
            button.setProperty("kind", "option")
            button.clicked.connect(lambda _=False, id_=point.id: self._bridge.act(Resume(id_)))
            self._column.addWidget(button)
        self._column.addStretch(1)

    def _text(self, role: str, message: Msg) -> None:
        label = WrapLabel(role)
        label.setText(self._words.label(message))
        self._column.addWidget(label)

    def _row(self, one: Countable) -> QWidget:
        row = QHBoxLayout()
        row.setSpacing(6)
        holder = _Foldable(row, self._stage.theme.px(330))
        words = Words(self._stage.speech, holder, self._bridge)
        seat = one.kind.rpartition(".")[2]
        for name in (icon_for_kind(one.kind), f"seat.{self._bridge.seat_colour(int(seat))}" if seat.isdigit() else ""):
            if name:
                icon = QLabel()
                icon.setPixmap(self._stage.pixmap(name, 20))
                words.keep(icon.setToolTip, msg("window", "{what}", what=Term(one.kind)))
                row.addWidget(icon)
        label = WrapLabel()
        words.text(label, msg("window", "{place}", place=PlaceArg(one.place)))
        row.addWidget(label, 1)
        called = msg("a11y", "{what} in {place}", what=Term(one.kind), place=PlaceArg(one.place))
        stepper = Stepper(words, called, 0, one.most, one.n)
        stepper.changed.connect(lambda n: self._bridge.act(SetCount(one.place, one.kind, n, one.source)))
        holder.add_control(stepper)
        self.steppers[one.place, one.kind] = stepper
        return holder


class _Foldable(QWidget):
    """Words and a control beside them; where that is too narrow, below them."""

    def __init__(self, words: QHBoxLayout, least: int) -> None:
        super().__init__()
        self._least = least
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(6)
        self._box.addLayout(words, 1)

    def add_control(self, control: QWidget) -> None:
        """The control, at the right."""
        self._box.addWidget(control, 0, Qt.AlignmentFlag.AlignRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = event.size().width() >= self._least
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if way != self._box.direction():
            self._box.setDirection(way)
