"""The tidy-up list: what stands between free hands and strict play, each finding with its rule and its repairs."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.api import Finding, Mode, Msg, Repair, ResumePoint, msg
from qtapp.bridge import SessionBridge
from qtapp.kit.controls import FlowLayout, ScrollPage, WrapButton, WrapLabel, clear
from qtapp.kit.later import Later
from qtapp.kit.stage import Stage
from qtapp.kit.words import Words

_MOST = 30
"""Findings that are shown at a time; the others come as these are settled."""
_SLICE = 0.03
_MOST_REPAIRS = 600


class TidyPanel(QWidget):
    """Findings, repairs, and where play goes on. Quiet in strict play."""

    rule_wanted = Signal(str)
    subjects_wanted = Signal(object)
    moment_wanted = Signal(object)
    """Entry: the last legal position."""

    def __init__(self, stage: Stage, bridge: SessionBridge) -> None:
        super().__init__()
        self._stage = stage
        self._bridge = bridge
        self._words = Words(stage.speech, self, bridge)
        self._point = ""
        self._repairs_left = 0
        self.findings: list[Finding] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        area = ScrollPage()
        self._column = area.column
        self._column.setContentsMargins(12, 10, 12, 12)
        self._column.setSpacing(8)
        outer.addWidget(area)
        self.repair_all: QPushButton | None = None
        self.resume: QPushButton | None = None
        self.go_back: QPushButton | None = None
        self.repair_buttons: list[QPushButton] = []
        later = Later(self, self.refresh)
        for told in (bridge.changed, bridge.viewer_changed, self._words.spoken, stage.theme_changed):
            told.connect(later.ask)
        self.refresh()

    # ---- the list ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look the table over again."""
        clear(self._column)
        self.repair_buttons = []
        self.repair_all = self.resume = self.go_back = None
        if self._bridge.mode is not Mode.SANDBOX:
            self.findings = []
            self._text("muted", msg("window", "Play is strict: there is nothing to tidy up. F2 gives you free hands."))
            self._column.addStretch(1)
            return
        self.findings = self._bridge.findings(self._point)
        count = len(self.findings)
        if count:
            self._text("panel", msg("window", "%n finding(s) to settle before strict play goes on.", count))
        else:
            self._text("panel", msg("window", "Everything agrees with the rules."))
        self._general_buttons(bool(count))
        for finding in self.findings[:_MOST]:
            self._column.addWidget(self._card(finding))
        if count > _MOST:
            self._text("hint", msg("window", "and %n more", count - _MOST))
        self._resume_points(count)
        self._column.addStretch(1)

    def _text(self, role: str, message: Msg) -> None:
        label = WrapLabel(role)
        label.setText(self._words.say(message))
        self._column.addWidget(label)

    def _button(self, label: Msg, kind: str = "", icon: str = "") -> QPushButton:
        button = WrapButton(self._words.label(label))
        if kind:
            button.setProperty("kind", kind)
        if icon:
            button.setIcon(self._stage.icon(icon))
        return button

    def _general_buttons(self, unsettled: bool) -> None:
        holder = QWidget()
        row = FlowLayout(holder, gap=8)
        row.setContentsMargins(0, 0, 0, 0)
        if unsettled:
            self.repair_all = self._button(msg("window", "Repair all"), "", "repair")
            self.repair_all.clicked.connect(self.start_repairing)
            row.addWidget(self.repair_all)
        if self._bridge.last_strict() is not None:
            self.go_back = self._button(msg("window", "Back to the last legal position"), "", "undo")
            self.go_back.clicked.connect(lambda: self.moment_wanted.emit(self._bridge.last_strict()))
            row.addWidget(self.go_back)
        self._column.addWidget(holder)

    def _card(self, finding: Finding) -> QFrame:
        card = QFrame()
        card.setObjectName("finding")
        c = self._stage.theme.colours
        edge = 3 if self._stage.theme.contrast else 1
        card.setStyleSheet(
            f"QFrame#finding {{ background: {c.raised}; border: {edge}px solid {c.hairline}; border-radius: 10px; }}"
        )
        column = QVBoxLayout(card)
        column.setContentsMargins(11, 9, 11, 9)
        column.setSpacing(6)
        head = QHBoxLayout()
        sign = QLabel()
        sign.setPixmap(self._stage.pixmap("warning", 20))
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        sentence = WrapLabel()
        sentence.setText(self._words.say(finding.message))
        head.addWidget(sentence, 1)
        column.addLayout(head)
        links = FlowLayout(gap=10)
        if finding.rule in self._bridge.game.rules:
            rule = self._button(self._bridge.game.rules[finding.rule].heading, "link")
            rule.clicked.connect(lambda _=False, id_=finding.rule: self.rule_wanted.emit(id_))
            links.addWidget(rule)
        show = self._button(msg("window", "Show"), "link")
        show.clicked.connect(lambda _=False, ids=finding.subjects: self.subjects_wanted.emit(ids))
        links.addWidget(show)
        column.addLayout(links)
        for repair in finding.repairs:
            button = self._button(repair.label, "option")
            button.clicked.connect(lambda _=False, one=repair: self._repair(one))
            column.addWidget(button)
            self.repair_buttons.append(button)
        if not finding.repairs:
            hint = WrapLabel("hint")
            hint.setText(self._words.say(msg("window", "Choose below where play goes on: then this is settled.")))
            column.addWidget(hint)
        return card

    # ---- repairing -----------------------------------------------------------------------------------------------

    def _repair(self, repair: Repair) -> None:
        self._bridge.act_all(repair.acts)

    def start_repairing(self) -> None:
        """Take the first repair of the first finding until nothing is left; in slices, so that nothing freezes."""
        self._repairs_left = _MOST_REPAIRS
        self._repair_slice()

    def _repair_slice(self) -> None:
        end = perf_counter() + _SLICE
        while self._repairs_left and self._bridge.mode is Mode.SANDBOX:
            found = next((one for one in self._bridge.findings(self._point) if one.repairs), None)
            if found is None or not self._bridge.act_all(found.repairs[0].acts):
                return
            self._repairs_left -= 1
            if perf_counter() > end:
                QTimer.singleShot(0, self._repair_slice)
                return

    # ---- going on ------------------------------------------------------------------------------------------------

    def _resume_points(self, count: int) -> None:
        self._column.addSpacing(4)
        self._text("strong", msg("window", "Where does play go on?"))
        points: list[ResumePoint | None] = [None, *self._bridge.resume_points()]
        if self._point not in [one.id if one else "" for one in points]:
            self._point = ""
        for one in points:
            label = one.label if one else msg("window", "As we were")
            button = self._button(label, "option")
            button.setCheckable(True)
            chosen = (one.id if one else "") == self._point
            button.setChecked(chosen)
            button.setIcon(self._stage.icon("check" if chosen else "chevron_right"))
            button.clicked.connect(lambda _=False, id_=one.id if one else "": self._choose(id_))
            self._column.addWidget(button)
        self.resume = self._button(msg("window", "Play on strictly"), "primary")
        self.resume.setEnabled(not count)
        self.resume.clicked.connect(self.go_strict)
        self._column.addWidget(self.resume)

    def _choose(self, point: str) -> None:
        self._point = point
        self.refresh()

    def go_strict(self) -> bool:
        """Back to strict play at the chosen point, if nothing is left to settle."""
        if self._bridge.findings(self._point):
            self.refresh()
            return False
        point, self._point = self._point, ""
        return self._bridge.to_strict(point)
