"""The review of a game: how far somebody was ahead, and the moments when another answer would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from engine import api
from engine.api import Message, ReviewPoint, Swing, SwingGroup, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, clear, make_column, make_row
from qtapp.kit.paths import documents_folder
from qtapp.kit.speak.words import person
from qtapp.panels.points.lead_curve import LeadCurve, MomentSign
from qtapp.panels.points.review_page import ReviewSheet
from qtapp.panels.points.swing_words import exactness_words, swing_words
from qtapp.session.client import SeatClient

_NOTHING = msg("review.nothing_better", "No answer was found that would clearly have been better. Well played!")
_LARGE = 1.5


class ReviewDialog(Dialog):
    """Shows what is found as it is found; the table behind it can be looked at meanwhile."""

    seat_chosen = Signal(object)
    """The seat whose game shall be looked at."""
    moment_wanted = Signal(int)
    """The number of an entry."""
    what_if_wanted = Signal(object)
    """Swing: give the better answer instead."""
    stop_wanted = Signal()
    puzzles_wanted = Signal()
    """Make puzzles of the surest mistakes."""
    solving_wanted = Signal()
    """Solve the puzzles that were made."""
    page_wanted = Signal(object)
    """Path: write what is found so far on one page."""

    def __init__(self, context: AppContext, client: SeatClient, seat: int, parent: QWidget | None = None) -> None:
        title = msg("review.title", "Review: {game}", game=client.game.title)
        super().__init__(context, title, parent, client.history.names)
        self.groups: tuple[SwingGroup, ...] = ()
        self._found: tuple[Swing | None, ...] = ()
        self._seat = seat
        self._game = client.game.title
        self.what_ifs: list[QPushButton] = []
        self._is_done = False
        people = [(number, person(number)) for number in range(1, len(client.players) + 1)]
        self.seats = Segments(self.words, people, seat, msg("review.whose_game", "Whose game is looked at"))
        self.seats.chosen.connect(self.seat_chosen)
        self.body.addWidget(self.seats, 0, Qt.AlignmentFlag.AlignLeft)
        self.curve = LeadCurve(context, self.words)
        self.curve.moment_wanted.connect(self.moment_wanted)
        self.words.name(self.curve, msg("a11y.review_curve", "How far ahead of the best other"), hint=True)
        self.body.addWidget(self.curve)
        row = make_row(gap=12)
        self.state = WrapLabel("muted")
        row.addWidget(self.state, 1)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(context.theme.px(160))
        self.words.name(self.progress, msg("a11y.review_progress", "Decisions that were looked at"))
        row.addWidget(self.progress)
        self.stop = QPushButton()
        self.words.text(self.stop, msg("review.stop_button", "Stop"))
        self.stop.clicked.connect(self.stop_wanted)
        row.addWidget(self.stop)
        self.body.addLayout(row)
        self.exactness = WrapLabel("strong")
        self.exactness.hide()
        self.body.addWidget(self.exactness)
        self.area = ScrollPage()
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.column.setContentsMargins(0, 0, 8, 0)
        self.area.column.setSpacing(10)
        self.body.addWidget(self.area, 1)
        self.puzzles = self.button(msg("review.puzzles_button", "Make puzzles of them"), self.puzzles_wanted.emit)
        self.puzzles.setEnabled(False)
        self.solve = self.button(msg("review.solve_puzzles_button", "Solve them now"), self.solving_wanted.emit)
        self.solve.hide()
        self.page = self.button(msg("review.page_button", "One page as PDF…"), self._ask_page)
        self.close_button()
        self.words.spoken.connect(self._fill)
        context.theme_changed.connect(self._fill)
        self.fit(900, 700)

    # ---- what it shows -------------------------------------------------------------------------------------------

    def show_curve(self, points: Sequence[ReviewPoint], seat: int) -> None:
        """The whole game of one seat; what was better is still to be found."""
        self._seat = seat
        self.puzzles.show()
        self.solve.hide()
        self.curve.show_points(points, seat)
        self.show_found(())

    def show_progress(self, done: int, whole: int) -> None:
        """So many decisions of so many were looked at."""
        self._is_done = done >= whole
        self.progress.setRange(0, max(1, whole))
        self.progress.setValue(done)
        self.progress.setVisible(not self._is_done)
        self.stop.setVisible(not self._is_done)
        said = msg("review.decisions_looked_at", "{done} of {whole} decisions looked at", done=done, whole=whole)
        self.state.setText(self.words.say(said))
        self.puzzles.setEnabled(self._is_done and any(map(api.may_be_puzzle, self._found)))
        if self._is_done and not self.groups:
            self._fill()

    def show_stopped(self) -> None:
        """It was ended early: what was found stays."""
        self.progress.hide()
        self.stop.hide()

    def show_found(self, found: Sequence[Swing | None]) -> None:
        """What was found so far: None for each decision that was as good as any. Told by idea, the dearest first."""
        self._found = tuple(found)
        exact = api.exactness(self._found)
        self.exactness.setVisible(exact is not None)
        if exact is not None:
            self.exactness.setText(self.words.say(exactness_words(exact)))
        groups = tuple(api.grouped(self._found))
        if groups != self.groups or not groups:
            self.groups = groups
            self._fill()

    def say_of_puzzles(self, message: Message, *, is_busy: bool = False) -> None:
        """How far the puzzles are, or where they are now."""
        self.state.setText(self.words.say(message))
        self.puzzles.setEnabled(not is_busy)

    def offer_puzzles(self) -> None:
        """They are made: whoever likes begins with them at once."""
        self.puzzles.hide()
        self.solve.show()
        self.solve.setFocus()

    def _fill(self) -> None:
        clear(self.area.column)
        self.what_ifs = []
        self.curve.show_marks([[one.number for one in group.swings] for group in self.groups])
        for number, group in enumerate(self.groups, 1):
            self.area.column.addWidget(self._row(number, group))
        if not self.groups and self._is_done:
            label = WrapLabel()
            label.setText(self.words.say(_NOTHING))
            self.area.column.addWidget(label)
        self.area.column.addStretch(1)

    def _row(self, number: int, group: SwingGroup) -> QWidget:
        """One idea on a sheet: what could have been, what was done, and why, with the ways to the table beside it."""
        swing = group.head
        sheet = QFrame()
        sheet.setProperty("role", "sheet")
        row = make_row(sheet, gap=12, margins=(14, 12, 14, 12))
        row.addWidget(MomentSign(self.context, number), 0, Qt.AlignmentFlag.AlignTop)
        column = make_column(gap=6)
        words = swing_words(group)
        title = make_column(gap=0)
        title.addWidget(self._said("choice", words.head))
        title.addWidget(self._said("second", words.when))
        title.addWidget(self._said("second", words.own))
        top = make_row(gap=12)
        top.addLayout(title, 1)
        look = QPushButton(self.words.label(msg("review.look_button", "Look there")))
        self.context.put_icon_beside_words(look, "eye")
        look.clicked.connect(partial(self._look, swing))
        try_it = QPushButton(self.words.label(msg("review.what_if_button", "What if…?")))
        self.context.put_icon_beside_words(try_it, "branch")
        try_it.clicked.connect(partial(self._try, swing))
        ways = QBoxLayout(self._across)
        ways.setSpacing(8)
        ways.addWidget(look)
        ways.addWidget(try_it)
        top.addLayout(ways)
        column.addLayout(top)
        column.addLayout(self._with_icon("ok", self._said("strong", words.better)))
        column.addLayout(self._with_icon("history", self._said("muted", words.played)))
        if words.unused is not None:
            column.addLayout(self._with_icon("warning", self._said("", words.unused)))
        if swing.reasons:
            why = QFrame()
            why.setProperty("role", "way")
            lines = make_column(gap=2)
            for reason in swing.reasons:
                lines.addWidget(self._said("", reason))
            inside = make_row(why, gap=8, margins=(10, 8, 10, 8))
            inside.addWidget(self._icon("bulb"), 0, Qt.AlignmentFlag.AlignTop)
            inside.addLayout(lines, 1)
            column.addWidget(why)
        row.addLayout(column, 1)
        self.what_ifs.append(try_it)
        return sheet

    @property
    def _across(self) -> QBoxLayout.Direction:
        """In large letters one button stands below the other, else beside it."""
        large = self.context.theme.text_scale >= _LARGE
        return QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight

    def _said(self, role: str, message: Message) -> WrapLabel:
        label = WrapLabel(role)
        label.setText(self.words.say(message))
        return label

    def _icon(self, name: str) -> PlainLabel:
        sign = PlainLabel()
        sign.setPixmap(self.context.pixmap(name, 18))
        return sign

    def _with_icon(self, name: str, label: WrapLabel) -> QHBoxLayout:
        row = make_row(gap=8)
        row.addWidget(self._icon(name), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label, 1)
        return row

    # ---- on paper ------------------------------------------------------------------------------------------------

    def sheet(self) -> ReviewSheet:
        """What is shown now, for one page of paper."""
        seat = self._seat
        title = msg("review.title", "Review: {game}", game=self._game)
        exact = api.exactness(self._found)
        said = None if exact is None else exactness_words(exact)
        return ReviewSheet(title, person(seat), self.curve.points, seat, self.groups, _NOTHING, self.words.say, said)

    def _ask_page(self) -> None:
        """Choose where the page goes."""
        title = self.words.label(msg("review.page_save_title", "Save the review"))
        dialog = QFileDialog(self, title, str(documents_folder()))
        dialog.setNameFilters([f"{self.words.label(msg('window.pdf_page', 'PDF page'))} (*.pdf)"])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.fileSelected.connect(self._write_page)
        dialog.open()

    def _write_page(self, name: str) -> None:
        self.page_wanted.emit(Path(name))

    def _look(self, swing: Swing, _: bool = False) -> None:
        self.moment_wanted.emit(swing.number)

    def _try(self, swing: Swing, _: bool = False) -> None:
        self.what_if_wanted.emit(swing)
