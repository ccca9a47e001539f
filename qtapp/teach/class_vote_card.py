"""The foot of the decision while a class votes: how many have, how much time is left, and what the teacher can do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from engine.api import Message, msg
from qtapp.i18n import NameSource
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, clear, height_of, invalidate, make_column, make_row, reveal
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.decision.buttons import OptionRow, RowVotes
from qtapp.panels.decision.signs import Signs
from qtapp.panels.decision.steps import Row
from qtapp.teach.class_paint import PageBrush
from qtapp.teach.class_vote import VotePhase

_BUTTONS: dict[str, Message] = {
    "step": msg("class.vote_close_it", "Close it"),
    "reasons": msg("class.vote_reasons", "Reasons!"),
    "more": msg("class.more_time_button", "+15 s"),
}
_STEPS: dict[VotePhase, Message] = {
    VotePhase.LOBBY: msg("class.start_button", "Start"),
    VotePhase.PROPOSING: msg("class.vote_close_proposals", "Close the proposals"),
    VotePhase.NOBODY: msg("class.vote_again_button", "Vote again"),
    VotePhase.TIED: msg("class.vote_again_button", "Vote again"),
    VotePhase.PAUSED: msg("class.vote_now_button", "Vote now"),
}
"""What the large button says besides "close it"."""
_RING, _INSET = 62, 10


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A choice that has no row of its own in the decision: a proposal, or a head of many rows."""

    words: str
    number: int
    votes: RowVotes | None


@dataclass(frozen=True, slots=True)
class VoteState:
    """What there is to be seen and done."""

    phase: VotePhase
    title: Message
    line: Message | None
    done: int = 0
    of: int = 0
    is_timed: bool = False
    can_ask_reasons: bool = False
    rows: tuple[VoteRow, ...] = ()


class _Ring(QWidget):
    """17 / 24."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._state = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_count(self, done: int, of: int) -> None:
        self._state = done, of
        self.setAccessibleName(f"{done} / {of}")
        self.update()

    def sizeHint(self) -> QSize:
        side = self._context.theme.px(_RING)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = min(self.width(), self.height())
        middle = QPointF(self.width() / 2, self.height() / 2)
        PageBrush(painter, self._context.theme).ring(middle, side * 0.41, *self._state)
        painter.end()


class VoteCard(QWidget):
    """It decides nothing: what is pressed is told."""

    pressed = Signal(str)
    """step, reasons, more, join or end."""
    row_chosen = Signal(int)
    """One of its own rows, by number from 0."""

    def __init__(self, context: AppContext, signs: Signs, names: NameSource) -> None:
        super().__init__()
        self._context, self._signs = context, signs
        self._words = LiveTexts(context.speech, self, names)
        self._state: VoteState | None = None
        self._heard = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._column = make_column(self, gap=6, margins=(_INSET, 8, _INSET, _INSET))
        head = make_row(gap=10)
        self.ring = _Ring(context)
        head.addWidget(self.ring, 0, Qt.AlignmentFlag.AlignTop)
        beside = make_column(gap=4)
        first = make_row(gap=2)
        self.title, self.line = WrapLabel("panel"), WrapLabel("muted")
        first.addWidget(self.title, 1)
        beside.addLayout(first)
        beside.addWidget(self.line)
        head.addLayout(beside, 1)
        self.tools: dict[str, QToolButton] = {}
        for name, words in (
            ("join", msg("class.vote_show_join", "Show how to join")),
            ("end", msg("class.vote_end", "End voting")),
        ):
            tool = QToolButton()
            self._words.name(tool, words, hint=True)
            tool.clicked.connect(partial(self._press, name))
            self.tools[name] = tool
            first.addWidget(tool, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(head)
        self._rows = make_column(gap=4)
        self._column.addLayout(self._rows)
        self.rows: list[OptionRow] = []
        foot = FlowLayout(gap=8, between_lines=6)
        self.buttons: dict[str, QPushButton] = {}
        for name, words in _BUTTONS.items():
            button = QPushButton()
            self._words.text(button, words)
            button.clicked.connect(partial(self._press, name))
            self.buttons[name] = button
            foot.addWidget(button)
        self.buttons["step"].setProperty("kind", "primary")
        beside.addLayout(foot)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._retheme)
        self._retheme()

    def _press(self, name: str, _: bool = False) -> None:
        self.pressed.emit(name)

    def take_focus(self) -> None:
        """The keyboard closes the vote, and does not answer by itself."""
        self.buttons["step"].setFocus()

    # ---- what it says --------------------------------------------------------------------------------------------

    def show_state(self, state: VoteState) -> bool:
        """Show this moment; True: it may want another height."""
        before, self._state = self._state, state
        if before is None or replace_count(before) != replace_count(state):
            self._say()
            return True
        self.ring.show_count(state.done, state.of)
        self._say_line(state)
        self._show_votes(state)
        return False

    def _say_line(self, state: VoteState) -> None:
        self.line.setText("" if state.line is None else self._words.say(state.line))
        self.line.setVisible(state.line is not None)

    def _say(self) -> None:
        state = self._state
        if state is None:
            return
        title = self._words.label(state.title)
        self.title.setText(title)
        self._say_line(state)
        is_open = state.phase in (VotePhase.VOTING, VotePhase.PROPOSING)
        self.ring.show_count(state.done, state.of)
        self.ring.setVisible(state.phase is not VotePhase.LOBBY)
        step = self.buttons["step"]
        step.setText(self._words.label(_STEPS.get(state.phase, _BUTTONS["step"])))
        step.setVisible(is_open or state.phase in _STEPS)
        self.buttons["reasons"].setVisible(state.can_ask_reasons)
        self.buttons["more"].setVisible(is_open and state.is_timed)
        self._lay_rows(state)
        if title != self._heard and self.isVisible():
            announce(self, f"{title} {self.line.text()}")
        self._heard = title
        invalidate(self._column)
        self.updateGeometry()
        self.update()

    def _lay_rows(self, state: VoteState) -> None:
        clear(self._rows)
        self.rows = []
        for at, one in enumerate(state.rows):
            row = OptionRow(self._signs, Row(f"vote.{at}", state.title, ()), one.number, one.words, "", ())
            row.setText(one.words.replace("&", "&&"))
            row.setAccessibleName(one.words)
            row.clicked.connect(lambda _=False, at=at: self.row_chosen.emit(at))
            self._rows.addWidget(row)
            self.rows.append(row)
        self._show_votes(state)
        reveal(self._rows)

    def _show_votes(self, state: VoteState) -> None:
        for row, one in zip(self.rows, state.rows, strict=True):
            row.set_votes(one.votes)

    # ---- form ----------------------------------------------------------------------------------------------------

    def heightForWidth(self, width: int) -> int:
        """As high as its words and buttons need."""
        invalidate(self._column)
        return height_of(self._column, width)

    def hasHeightForWidth(self) -> bool:
        """Its words wrap."""
        return True

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._context.theme.px(300))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._context.theme.px(180), self.heightForWidth(max(self.width(), self._context.theme.px(180))))

    def paintEvent(self, event: QPaintEvent) -> None:
        c = self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(c.border if self._context.theme.contrast else c.hairline))
        painter.setBrush(QColor(c.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        painter.end()

    def _retheme(self, *_: object) -> None:
        self._context.put_icon(self.tools["join"], "people")
        self._context.put_icon(self.tools["end"], "close")
        self.update()


def replace_count(state: VoteState) -> object:
    """A state without what moves all the time."""
    seen = tuple((one.words, one.number, one.votes is None) for one in state.rows)
    return state.phase, state.title, state.is_timed, state.can_ask_reasons, seen
