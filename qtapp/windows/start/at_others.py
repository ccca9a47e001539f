"""Tables elsewhere where somebody of this home sits: with whom, which game, where it stood, and whether they are open.

Whether they are open is asked only as long as this is looked at: before, no byte leaves.
"""

from __future__ import annotations

import json
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from engine.api import InvalidData, LiteralArg, Message, find_game, message_from_json, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, clear, make_column, make_row
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.far_seat import FarSeat, forget_far_seat, keep_far_seat, read_far_seats
from qtapp.windows.start.recent_games import day_of

_SECONDS = 10
_OPENNESS: dict[str, tuple[str, Message]] = {
    "": ("line.looking", msg("far.table_is_asked", "We are asking …")),
    "there": ("line.here", msg("far.table_is_open", "Open, they wait for you")),
    "closed": ("line.asleep", msg("far.table_is_closed", "Not open just now")),
}
_HOUSE = msg("far.table_in_this_house", "in this house")
_NOTE = msg(
    "far.at_others_note",
    "These are tables of others where you have seats. They keep the game; you can sit down again at any time.",
)


class AtOthers(QWidget):
    """A row for each table."""

    go_on_wanted = Signal(object)
    """FarSeat: back to the seats there."""
    looked = Signal(object, bool)
    """The tables, and whether somebody looks at them now."""
    offered = Signal(object, object, object, int)
    """Message, label of a button, what it does, for how many seconds."""
    counted = Signal()
    """There are more of them, or fewer."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self.seats: tuple[FarSeat, ...] = read_far_seats()
        self._open: dict[str, str] = {}
        self.go_on: dict[str, QPushButton] = {}
        self.forget: dict[str, QPushButton] = {}
        column = make_column(self, gap=6, margins=0)
        self._area = ScrollPage()
        self._area.column.setSpacing(0)
        column.addWidget(self._area, 1)
        note = WrapLabel("hint")
        self._words.text(note, _NOTE)
        column.addWidget(note)
        self._words.spoken.connect(self._fill)
        context.theme_changed.connect(self._fill)
        self.hide()

    def refresh(self) -> None:
        """Look at the disk again."""
        seats = read_far_seats()
        if seats != self.seats:
            self.seats = seats
            self._fill()
            self.counted.emit()
            if self.isVisible():
                self.looked.emit(self.seats, True)

    def show_openness(self, place: str, how: str) -> None:
        """What is known of a table now."""
        if self._open.get(place) != how:
            self._open[place] = how
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()
        self.looked.emit(self.seats, True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._open = {}
        self.looked.emit((), False)

    # ---- rows ----------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        if self.isHidden():
            return
        focus = self._place_in_focus()
        clear(self._area.column)
        self.go_on, self.forget = {}, {}
        for seat in self.seats:
            self._area.column.addWidget(self._row(seat))
            line = QFrame()
            line.setFrameShape(QFrame.Shape.HLine)
            self._area.column.addWidget(line)
        self._area.column.addStretch(1)
        if focus in self.go_on:
            self.go_on[focus].setFocus()

    def _place_in_focus(self) -> str:
        both = (*self.go_on.items(), *self.forget.items())
        return next((place for place, button in both if button.hasFocus()), "")

    def _row(self, seat: FarSeat) -> QWidget:
        made = QFrame()
        row = make_row(made, gap=12, margins=(4, 8, 4, 8))
        picture = PlainLabel()
        picture.setPixmap(self._context.pixmap(f"game.{seat.game}", 42))
        row.addWidget(picture)
        words = make_column(gap=1)
        head = make_row(gap=6)
        title = PlainLabel()
        title.setProperty("role", "strong")
        title.setText(self._words.label(self._game(seat)))
        head.addWidget(title)
        mark = PlainLabel()
        mark.setPixmap(self._context.pixmap("house_mark", 15))
        head.addWidget(mark)
        where = ElideLabel("strong")
        where.setText(seat.home or self._words.label(_HOUSE))
        head.addWidget(where, 1)
        words.addLayout(head)
        detail = ElideLabel("muted")
        detail.setText(" · ".join(part for part in (self._status(seat), self._when(seat)) if part))
        words.addWidget(detail)
        row.addLayout(words, 1)
        how = self._open.get(seat.place, "")
        if seat.invitation:
            icon, said = _OPENNESS[how]
            sign, state = PlainLabel(), PlainLabel()
            sign.setPixmap(self._context.pixmap(icon, 18))
            state.setText(self._words.say(said))
            row.addWidget(sign)
            row.addWidget(state)
        row.addWidget(self._go_on_button(seat, is_open=how == "there"))
        row.addWidget(self._forget_button(seat))
        return made

    def _go_on_button(self, seat: FarSeat, *, is_open: bool) -> QPushButton:
        made = QPushButton(self._words.label(msg("far.go_on_button", "Go on")))
        if is_open:
            made.setProperty("kind", "primary")
        made.setAccessibleName(self._words.say(msg("far.go_on_at", "Go on: {what}", what=self._name(seat))))
        made.clicked.connect(lambda: self.go_on_wanted.emit(seat))
        self.go_on[seat.place] = made
        return made

    def _forget_button(self, seat: FarSeat) -> QPushButton:
        made = QPushButton()
        made.setProperty("kind", "icon")
        self._context.put_icon(made, "trash", 20)
        self._words.name(made, msg("far.forget_table", "Forget this table: {what}", what=self._name(seat)), hint=True)
        made.clicked.connect(lambda: self._forget(seat))
        self.forget[seat.place] = made
        return made

    def _forget(self, seat: FarSeat) -> None:
        """With a way back at hand."""
        forget_far_seat(seat.place)
        self.refresh()
        said = msg("far.table_is_forgotten", "Forgotten: {what}", what=self._name(seat))

        def bring_back() -> None:
            keep_far_seat(seat)
            self.refresh()

        self.offered.emit(said, msg("library.bring_back", "Bring back"), bring_back, _SECONDS)

    # ---- words ---------------------------------------------------------------------------------------------------

    @staticmethod
    def _game(seat: FarSeat) -> Message:
        game = find_game(seat.game)
        return msg("far.unknown_game", "{game}", game=LiteralArg(seat.game)) if game is None else game.title

    def _name(self, seat: FarSeat) -> Message:
        if not seat.home:
            return self._game(seat)
        return msg("far.game_at_home", "{game}, {home}", game=self._game(seat), home=LiteralArg(seat.home))

    def _status(self, seat: FarSeat) -> str:
        """Where it stood; a file that somebody has changed says nothing."""
        try:
            return self._words.say(message_from_json(json.loads(seat.status))) if seat.status else ""
        except (InvalidData, ValueError):
            return ""

    def _when(self, seat: FarSeat) -> str:
        if seat.when is None:
            return ""
        day = day_of(seat.when, datetime.now())
        return self._words.say(day) if day is not None else self._context.speech.date(seat.when.date())
