"""The tidy-up list: what stands between free hands and strict play, each finding with its rule and its repairs."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QPushButton, QWidget

from engine.api import Finding, HistoryEntry, Mending, Message, PlayMode, Repair, ResumePoint, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, make_column, reveal
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.deferred import DeferredRefresh
from qtapp.session.client import SeatClient

_MOST = 30
"""Findings that are shown at a time; the others come as these are settled."""
_SLICE = 0.03
_FIRM = msg("window.finding_must_be_settled", "This must be settled before the game can continue.")
_CHOOSE = msg("window.repairs_need_a_choice", "What is left then is for you to choose: see the list below.")
_SEEN = msg(
    "window.what_was_seen_stays_seen",
    "What was seen meanwhile stays known; only the last legal position makes it unseen.",
)
_ELSEWHERE = msg("window.settled_by_resume_point", "Choose below where play should continue; that settles this.")


class FindingsPanel(QWidget):
    """Findings, repairs, and where play goes on. Quiet in strict play."""

    rule_wanted = Signal(str)
    subjects_wanted = Signal(object)
    moment_wanted = Signal(object)
    """Entry: the last legal position."""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self._point = ""
        self._mending = Mending()
        self._steps_left: list[Repair] = []
        self._before: HistoryEntry | None = None
        self._after: HistoryEntry | None = None
        """The moments before and after everything was repaired at once: so long it can be taken back at once."""
        self.findings: list[Finding] = []
        self._left: set[tuple[str, tuple[str, ...]]] | None = None
        """What people leave as it is, at first what they left earlier in this game; None: play is strict."""
        outer = make_column(self, margins=0)
        self._area = area = ScrollPage()
        self._column = area.column
        self._column.setContentsMargins(12, 10, 12, 12)
        self._column.setSpacing(8)
        outer.addWidget(area)
        self.repair_all: QPushButton | None = None
        self.resume: QPushButton | None = None
        self.go_back: QPushButton | None = None
        self.repair_buttons: list[QPushButton] = []
        self.take_repairs_back: QPushButton | None = None
        self.leave_all: QPushButton | None = None
        self.leave_buttons: list[QPushButton] = []
        self.back_buttons: list[QPushButton] = []
        """One for each thing that hands have moved: back where it was."""
        later = DeferredRefresh(self, self.refresh)
        for told in (client.changed, client.viewer_changed, self._words.spoken, context.theme_changed):
            told.connect(later.schedule)
        self.refresh()

    # ---- the list ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look the table over again; the keyboard stays in the list if it was there."""
        focus = QApplication.focusWidget()
        was_here = focus is not None and self.isAncestorOf(focus)
        self._list()
        if was_here:
            reveal(self._column)  # what is not shown yet would not get the keyboard
            self._column.activate()
            self.take_focus()

    def take_focus(self) -> None:
        """Let the keyboard begin at what settles most."""
        wanted = (self.repair_all, self.resume, self.go_back, *self.repair_buttons)
        first = next((one for one in wanted if one is not None and one.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)
            QTimer.singleShot(0, self, self._follow_focus)

    def _follow_focus(self) -> None:
        """Scroll to where the keyboard is, once everything has its place."""
        focus = QApplication.focusWidget()
        if focus is not None and self._area.isAncestorOf(focus):
            self._area.ensureWidgetVisible(focus)

    def _list(self) -> None:
        clear(self._column)
        self.repair_buttons, self.leave_buttons, self.back_buttons = [], [], []
        self.repair_all = self.resume = self.go_back = self.leave_all = self.take_repairs_back = None
        if self._client.mode is not PlayMode.SANDBOX:
            self.findings, self._left, self._mending = [], None, Mending()
            self._text(
                "muted",
                msg("window.nothing_to_tidy_up", "Strict play: nothing to tidy up. Press F2 for the sandbox."),
            )
            self._column.addStretch(1)
            return
        if self._left is None:
            self._left = self._client.actions.waived()
        points = self._client.actions.resume_points()
        if self._point not in [one.id for one in points]:  # what was done since may have taken it away
            self._point = ""
        self._mending = self._client.actions.mending(self._point, self._left)
        self.findings = list(self._mending.findings)
        count, open_ = len(self.findings), len(self.unsettled)
        if open_:
            self._text(
                "panel", msg("window.findings_to_settle", "%n finding(s) to settle before strict play goes on.", open_)
            )
        elif count:
            self._text("panel", msg("window.taken_as_new_position", "This is taken as the new position."))
        else:
            self._text("panel", msg("window.everything_agrees_with_rules", "No rule is broken."))
        if count > open_:
            self._text(
                "muted", msg("window.findings_left_as_they_are", "%n finding(s) are left as they are.", count - open_)
            )
        self._general_buttons()
        for finding in self.findings[:_MOST]:
            self._column.addWidget(self._card(finding))
        if count > _MOST:
            self._text("hint", msg("window.more_mistakes_left_out", "and %n more", count - _MOST))
        self._moved_things()
        self._resume_points(points, open_)
        self._column.addStretch(1)

    @property
    def unsettled(self) -> list[Finding]:
        """The findings that stand between here and strict play."""
        return [finding for finding in self.findings if not self._is_left(finding)]

    def _is_left(self, finding: Finding) -> bool:
        return finding.waivable and self._left is not None and finding.key in self._left

    def _leave(self, findings: list[Finding], left: bool) -> None:
        """Leave findings as they are, or take that back."""
        if self._left is not None:
            keys = {finding.key for finding in findings}
            self._left = self._left | keys if left else self._left - keys
            self.refresh()

    def _text(self, role: str, message: Message) -> None:
        label = WrapLabel(role)
        label.setText(self._words.say(message))
        self._column.addWidget(label)

    def _button(self, label: Message, kind: str = "", icon: str = "") -> QPushButton:
        button = WrapButton(self._words.label(label))
        if kind:
            button.setProperty("kind", kind)
        if icon:
            self._context.put_icon_beside_words(button, icon, 16)
        return button

    def _general_buttons(self) -> None:
        holder = QWidget()
        row = make_column(holder, gap=8, margins=0)
        unsettled = self.unsettled
        if self._client.history.last_strict() is not None:
            self.go_back = self._button(
                msg("window.back_to_last_legal_position", "Back to the last legal position"),
                *(("primary", "") if unsettled else ("", "undo")),
            )
            self.go_back.clicked.connect(lambda: self.moment_wanted.emit(self._client.history.last_strict()))
            row.addWidget(self.go_back)
        if self._after is not None and self._client.history.current is self._after and not self._steps_left:
            self.take_repairs_back = self._button(
                msg("window.take_repairs_back_button", "Take the repairs back"), "", "undo"
            )
            self.take_repairs_back.clicked.connect(lambda: self.moment_wanted.emit(self._before))
            row.addWidget(self.take_repairs_back)
        if self._mending.steps:
            self.repair_all = self._button(msg("window.repair_all_button", "Repair all"), "", "repair")
            self.repair_all.clicked.connect(self.start_repairing)
            row.addWidget(self.repair_all)
            row.addWidget(self._forecast())
        elif unsettled and any(finding.repairs for finding in unsettled):
            self._hint(row, _CHOOSE)
        waivable = [finding for finding in unsettled if finding.waivable]
        if waivable:
            self.leave_all = self._button(
                msg("window.take_as_new_position_button", "Take this as the new position"), "", "pin"
            )
            self.leave_all.clicked.connect(lambda: self._leave(waivable, True))
            row.addWidget(self.leave_all)
        self._column.addWidget(holder)

    def _forecast(self) -> QWidget:
        """All that one click would do, told beforehand."""
        box = QWidget()
        column = make_column(box, gap=2, margins=(11, 0, 0, 4))
        self._hint(column, msg("window.repairs_foretold", "This is what it does:"))
        steps = self._mending.steps
        for step in steps[:_MOST]:
            line = WrapLabel("small")
            line.setText(f"• {self._words.say(step.label)}")
            column.addWidget(line)
        if len(steps) > _MOST:
            self._hint(column, msg("window.more_mistakes_left_out", "and %n more", len(steps) - _MOST))
        if not self._mending.is_settled:
            self._hint(column, _CHOOSE)
        if self._mending.stays_known:
            self._hint(column, _SEEN)
        return box

    def _hint(self, column: QBoxLayout, message: Message) -> None:
        hint = WrapLabel("hint")
        hint.setText(self._words.say(message))
        column.addWidget(hint)

    def _moved_things(self) -> None:
        """What hands have changed without breaking a rule, each with the way back."""
        offered = {repair.label for finding in self.findings[:_MOST] for repair in finding.repairs[:1]}
        moved = [repair for repair in self._mending.moved if repair.label not in offered and repair.acts]
        if not moved:
            return
        self._column.addSpacing(4)
        self._text("strong", msg("window.changed_by_hand", "Changed by hand"))
        for repair in moved:
            button = self._button(repair.label, "option", "undo")
            button.clicked.connect(lambda _=False, one=repair: self._repair(one))
            self._column.addWidget(button)
            self.back_buttons.append(button)

    def _card(self, finding: Finding) -> QFrame:
        card = QFrame()
        card.setProperty("role", "finding")
        column = make_column(card, gap=6, margins=(11, 9, 11, 9))
        head = QHBoxLayout()
        sign = PlainLabel()
        left = self._is_left(finding)
        sign.setPixmap(self._context.pixmap("pin" if left else "warning", 20))
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        sentence = WrapLabel()
        sentence.setText(self._words.say(finding.message))
        head.addWidget(sentence, 1)
        column.addLayout(head)
        links = FlowLayout(gap=10)
        if finding.rule in self._client.game.rules:
            rule = self._button(self._client.game.rules[finding.rule].heading, "link")
            rule.clicked.connect(lambda _=False, id_=finding.rule: self.rule_wanted.emit(id_))
            links.addWidget(rule)
        show = self._button(msg("window.show_finding_button", "Show"), "link")
        show.clicked.connect(lambda _=False, ids=finding.subjects: self.subjects_wanted.emit(ids))
        links.addWidget(show)
        column.addLayout(links)
        for repair in finding.repairs:
            button = self._button(repair.label, "option")
            button.clicked.connect(lambda _=False, one=repair: self._repair(one))
            column.addWidget(button)
            self.repair_buttons.append(button)
        if finding.waivable:
            leave = self._button(
                msg("window.leave_finding_as_it_is", "Leave as is"), "option", "check" if left else "pin"
            )
            leave.setCheckable(True)
            leave.setChecked(left)
            leave.clicked.connect(lambda checked, one=finding: self._leave([one], checked))
            column.addWidget(leave)
            self.leave_buttons.append(leave)
        else:
            hint = WrapLabel("hint")
            hint.setText(self._words.say(_FIRM if finding.repairs else _ELSEWHERE))
            column.addWidget(hint)
        return card

    # ---- repairing -----------------------------------------------------------------------------------------------

    def _repair(self, repair: Repair) -> None:
        self._client.actions.act_all(repair.acts)

    def start_repairing(self) -> None:
        """Do what was foretold, step by step; in slices, so that nothing freezes."""
        self._mending = self._client.actions.mending(self._point, self._left or ())
        self._steps_left = list(self._mending.steps)
        self._before = self._after = self._client.history.current
        self._repair_slice()

    def _repair_slice(self) -> None:
        end = perf_counter() + _SLICE
        while self._steps_left:
            if self._client.history.current is not self._after:  # somebody has moved something: look it over again
                self._steps_left.clear()
                return
            done = self._client.actions.act_all(self._steps_left.pop(0).acts)
            self._after = self._client.history.current
            if not done:
                self._steps_left.clear()
            elif perf_counter() > end:
                QTimer.singleShot(0, self._repair_slice)
                return

    # ---- going on ------------------------------------------------------------------------------------------------

    def _resume_points(self, points: list[ResumePoint], unsettled: int) -> None:
        self._column.addSpacing(4)
        self._text("strong", msg("window.choose_resume_point", "Where should play continue?"))
        for one in (None, *points):
            label = one.label if one else msg("window.resume_as_we_were", "Resume where we were")
            button = self._button(label, "option")
            button.setCheckable(True)
            chosen = (one.id if one else "") == self._point
            button.setChecked(chosen)
            self._context.put_icon_beside_words(button, "check" if chosen else "chevron_right", 16)
            button.clicked.connect(lambda _=False, id_=one.id if one else "": self._choose(id_))
            self._column.addWidget(button)
        self.resume = self._button(msg("window.play_on_strictly_button", "Play on strictly"), "primary")
        self.resume.setEnabled(not unsettled)
        self.resume.clicked.connect(self.go_strict)
        self._column.addWidget(self.resume)

    def _choose(self, point: str) -> None:
        self._point = point
        self.refresh()

    def go_strict(self) -> bool:
        """Back to strict play at the chosen point, if nothing is left to settle; what is left as it is, is recorded."""
        self.refresh()
        if self.unsettled:
            return False
        point, self._point = self._point, ""
        return self._client.actions.to_strict(point, self.findings)
