"""One seat of a new game: colour and symbol, name, and where in the order it sits."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.labels import PlainLabel
from qtapp.kit.words import LiveTexts

COLOUR_NAMES = {
    1: msg("window.seat_look_ivory_disc", "ivory, disc"),
    2: msg("window.seat_look_orange_triangle", "orange, triangle"),
    3: msg("window.seat_look_teal_square", "teal, square"),
    4: msg("window.seat_look_violet_cross", "violet, cross"),
    5: msg("window.seat_look_graphite_crescent", "graphite, crescent"),
}


class SeatRow(QWidget):
    """A row of the new-game dialog."""

    moved = Signal(int, int)
    """Number of the seat, and -1 (earlier) or 1 (later)."""
    recoloured = Signal(int)

    def __init__(self, stage: AppContext, number: int, name: str, colour: int, computer: str, total: int) -> None:
        """`computer`: what a seat is called that the game plays; empty: a person sits there."""
        super().__init__()
        self.number = number
        self.computer = bool(computer)
        self._computer_name = computer
        self._stage = stage
        self._words = LiveTexts(stage.speech, self)
        self._colour = colour
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.plate = QPushButton()
        self.plate.setProperty("kind", "icon")
        size = stage.theme.px(30)
        self.plate.setIconSize(QSize(size, size))
        self.plate.clicked.connect(lambda: self.recoloured.emit(self.number))
        self._words.tip(self.plate, msg("window.change_colour_and_symbol", "Another colour and symbol"))
        row.addWidget(self.plate)
        self.field = QLineEdit(name)
        self.field.setMaxLength(40)
        self._words.keep(self.field.setPlaceholderText, self._called)
        self._words.name(self.field, msg("a11y.seat_name_field", "Name of seat {number}", number=number))
        row.addWidget(self.field, 1)
        if computer:
            kind = PlainLabel()
            self._words.text(kind, msg("window.computer", "Computer"))
            kind.setProperty("role", "muted")
            row.addWidget(kind)
        self.up = self._arrow("chevron_up", -1, number > 1 and not computer)
        self.down = self._arrow("chevron_down", 1, not computer and number < total)
        self._words.name(self.up, msg("a11y.seat_sit_earlier", "Seat {number}: move earlier", number=number), hint=True)
        self._words.name(self.down, msg("a11y.seat_sit_later", "Seat {number}: sit later", number=number), hint=True)
        for arrow in (self.up, self.down):
            if not computer:
                row.addWidget(arrow)
            else:
                arrow.setParent(self)
                arrow.hide()
        self.show_colour(colour)
        self._words.spoken.connect(lambda: self.show_colour(self._colour))

    def _called(self) -> Message:
        if self.computer:
            return msg("window.bare_name", "{name}", name=LiteralArg(self._computer_name))
        return msg("window.default_player_name", "Player {number}", number=self.number)

    def _arrow(self, icon: str, step: int, possible: bool) -> QPushButton:
        button = QPushButton()
        button.setProperty("kind", "icon")
        button.setIcon(self._stage.icon(icon))
        button.setEnabled(possible)
        button.clicked.connect(lambda: self.moved.emit(self.number, step))
        return button

    def name(self) -> str:
        """What was typed."""
        return " ".join(self.field.text().split())

    def placeholder(self) -> str:
        """The name of somebody who typed none."""
        return self.field.placeholderText()

    def show_seat(self, name: str, colour: int) -> None:
        """Another person sits here."""
        self.field.setText(name)
        self.show_colour(colour)

    def show_colour(self, colour: int) -> None:
        """Another colour."""
        self._colour = colour
        self.plate.setIcon(self._stage.icon(f"seat.{colour}"))
        called = msg("a11y.seat_colour", "Seat {number}: {colour}", number=self.number, colour=COLOUR_NAMES[colour])
        self.plate.setAccessibleName(self._words.label(called))

    def focus_move(self, step: int) -> None:
        """Keep the keyboard at the seat that has just moved."""
        button = self.up if step < 0 else self.down
        (button if button.isEnabled() else self.field).setFocus()
