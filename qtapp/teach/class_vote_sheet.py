"""The sheet before a class votes: for which seat, what the class is called, how long a vote lasts, what is seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QLineEdit, QWidget

from engine.api import Message, SeatArg, msg
from qtapp.dialogs.frame import Dialog
from qtapp.i18n import NameSource
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.teach.class_quiz import BY_HAND, WHEN_ALL
from qtapp.teach.class_sheet import SHARED_HINT
from qtapp.teach.class_vote import VotePlan

_LONGEST = 24
PACES: tuple[tuple[int, Message], ...] = (
    (WHEN_ALL, msg("class.vote_pace_when_all", "When all have voted")),
    (20, msg("class.pace_20", "20 s")),
    (40, msg("class.pace_40", "40 s")),
    (60, msg("class.pace_60", "60 s")),
    (BY_HAND, msg("class.vote_pace_by_hand", "When I close it")),
)


class VoteSheet(Dialog):
    """Everything has a good default: Enter starts."""

    wanted = Signal(object, bool)
    """VotePlan, and whether all phones come from one address."""

    def __init__(
        self, context: AppContext, seats: Sequence[int], seat: int, names: NameSource, parent: QWidget | None
    ) -> None:
        """`seats` that persons play, `seat`: the one that is chosen first."""
        super().__init__(context, msg("class.vote_sheet_title", "The class plays a seat"), parent, names)
        self._kept = context.settings.teach
        columns = make_row(gap=28)
        left, right = make_column(gap=7), make_column(gap=7)
        choices = [(one, msg("window.person_name", "{seat}", seat=SeatArg(one))) for one in seats]
        which = msg("class.vote_which_seat", "The class plays for")
        self._heading(left, which)
        self.seat: Segments[int] = Segments(self.words, choices, seat, which)
        left.addWidget(self.seat)
        called = msg("class.vote_class_name", "What the class is called")
        self._heading(left, called)
        self.name = QLineEdit()
        self.name.setMaxLength(_LONGEST)
        self.words.name(self.name, called)
        self.words.keep(self.name.setPlaceholderText, msg("class.vote_class_name_example", "for example 8. b"))
        left.addWidget(self.name)
        ends = msg("class.vote_pace", "A vote ends")
        self._heading(left, ends)
        self.pace: Segments[int] = Segments(self.words, PACES, self._kept.vote_pace, ends)
        left.addWidget(self.pace)
        left.addStretch(1)
        columns.addLayout(left, 1)
        self.hidden = self._tick(right, msg("class.vote_hide_bars", "Show who leads only at the end"))
        self.open_hand = self._tick(right, msg("class.vote_open_hand", "The class may read its own hand on the phones"))
        self.open_hand.setChecked(True)
        hint = WrapLabel("hint")
        self.words.text(
            hint,
            msg(
                "class.vote_open_hand_hint",
                "Without this tick the class votes only about what everybody may read; the rest is answered at the "
                "table. What others hold is never told.",
            ),
        )
        right.addWidget(hint)
        self.given = self._tick(right, msg("class.sheet_names_given", "The program gives the names (“Fox 7”)"))
        self.given.setChecked(self._kept.quiz_names_given)
        self.shared = self._tick(right, msg("class.sheet_one_address", "All phones come from one address"))
        self.words.tip(self.shared, SHARED_HINT)
        right.addStretch(1)
        columns.addLayout(right, 1)
        self.body.addLayout(columns, 1)
        self._start = self.primary_button(msg("class.sheet_start", "Begin"), self._wanted)
        self.cancel_button()
        self.fit(820, 430)
        self.name.setFocus()

    def _heading(self, layout: QBoxLayout, words: Message) -> None:
        label = PlainLabel()
        label.setProperty("role", "hint")
        self.words.text(label, words)
        layout.addWidget(label)

    def _tick(self, layout: QBoxLayout, words: Message) -> QCheckBox:
        tick = QCheckBox()
        self.words.text(tick, words)
        layout.addWidget(tick)
        return tick

    def plan(self) -> VotePlan:
        """What was chosen; a class without a name is called "the class"."""
        name = " ".join(self.name.text().split())
        return VotePlan(
            self.seat.value,
            name or self.words.label(msg("class.vote_the_class", "The class")),
            self.pace.value,
            self.hidden.isChecked(),
            self.given.isChecked(),
            self.open_hand.isChecked(),
        )

    def _wanted(self) -> None:
        plan = self.plan()
        self._kept.vote_pace = plan.pace
        self._kept.quiz_names_given = plan.names_given
        self.wanted.emit(plan, self.shared.isChecked())
        self.accept()
