"""One seat of a new game: colour and symbol, name, person or computer, and where in the order it sits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QLineEdit, QMenu, QPushButton, QVBoxLayout

from engine.api import LiteralArg, Message, Nature, msg
from qtapp.dialogs.computer_players import ComputerLevel
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.bar.person_card import computer_words, nature_words

COLOUR_NAMES = {
    1: msg("window.seat_look_ivory_disc", "ivory, disc"),
    2: msg("window.seat_look_orange_triangle", "orange, triangle"),
    3: msg("window.seat_look_teal_square", "teal, square"),
    4: msg("window.seat_look_violet_cross", "violet, cross"),
    5: msg("window.seat_look_graphite_crescent", "graphite, crescent"),
}
PERSON = msg("window.person", "Person")
_COMPUTER = msg("window.computer", "Computer")


class SeatRow(QFrame):
    """A tile of the new-game dialog."""

    moved = Signal(int, int)
    """Number of the seat, and -1 (earlier) or 1 (later)."""
    recoloured = Signal(int)
    kind_wanted = Signal(int, str)
    """Number of the seat, and the id of a computer player; empty: a person."""
    nature_wanted = Signal(int, str)
    """Number of the seat, and what its computer player shall like."""

    def __init__(
        self,
        context: AppContext,
        number: int,
        name: str,
        colour: int,
        computer: str,
        people: int,
        levels: Sequence[ComputerLevel] = (),
        level: int = 0,
        nickname: str = "",
    ) -> None:
        """`computer`: what a seat is called that the rules of the game play; empty: it is a person's for them.

        `people`: how many seats at the front are those of people. `levels`: who else may play; empty: nobody is
        offered. `level` and `nickname`: of the computer player that answers for a person.
        """
        super().__init__()
        self.setProperty("role", "sheet")
        self.number = number
        self.computer = bool(computer)
        self.level = level
        self._computer_name = computer or nickname
        self._levels = levels
        self._natures: tuple[Nature, ...] = ()
        self.nature = ""
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._colour = colour
        row = make_row(self, gap=6, margins=(6, 4, 6, 4))
        self.plate = QPushButton()
        self.plate.setProperty("kind", "icon")
        size = context.theme.px(30)
        self.plate.setIconSize(QSize(size, size))
        self.plate.clicked.connect(lambda: self.recoloured.emit(self.number))
        self._words.tip(self.plate, msg("window.change_colour_and_symbol", "Another colour and symbol"))
        self.field = QLineEdit(name)
        self.field.setMaxLength(40)
        self.field.setProperty("kind", "plain")
        self._words.keep(self.field.setPlaceholderText, self._called)
        self._words.name(self.field, msg("a11y.seat_name_field", "Name of seat {number}", number=number))
        self.up = self._arrow("chevron_left", -1, number > 1 and not computer)
        self.down = self._arrow("chevron_right", 1, not computer and number < people)
        self._words.name(self.up, msg("a11y.seat_sit_earlier", "Seat {number}: move earlier", number=number), hint=True)
        self._words.name(self.down, msg("a11y.seat_sit_later", "Seat {number}: sit later", number=number), hint=True)
        self.offers: dict[str, QAction] = {}
        """Who may play here, by id; empty: a person."""
        self.natures: dict[str, QAction] = {}
        """What the computer player may like, by id."""
        self.kind = QPushButton()
        self.kind.setProperty("kind", "icon")
        self.kind.setProperty("unfolds", True)  # the sign of the menu takes its place beside the words, not over them
        self._show_kind()
        below = make_row(gap=0)
        if levels:
            below.addWidget(self.kind, 1)
        else:
            kind = PlainLabel()
            kind.setProperty("role", "hint")
            kind.setContentsMargins(8, 0, 0, 0)
            self._words.text(kind, _COMPUTER if computer else PERSON)
            below.addWidget(kind, 1)
            self.kind.setParent(self)
            self.kind.hide()
        column = make_column(gap=2)
        column.addWidget(self.field)
        column.addLayout(below)
        row.addLayout(self._sign(stays=bool(computer) or people < 2))
        row.addLayout(column, 1)
        self.show_colour(colour)
        self._words.spoken.connect(lambda: self.show_colour(self._colour))

    def _sign(self, *, stays: bool) -> QVBoxLayout:
        """The colour, and below it what moves its owner: beside "Person" the arrows would seem to choose who plays."""
        column = make_column(gap=0)
        column.addWidget(self.plate, 0, Qt.AlignmentFlag.AlignHCenter)
        arrows = make_row(gap=0)
        for arrow in (self.up, self.down):
            arrow.setParent(self)
            if stays:
                arrow.hide()
            else:
                arrows.addWidget(arrow)
        column.addLayout(arrows)
        return column

    def _called(self) -> Message:
        if self._computer_name:
            return msg("window.bare_name", "{name}", name=LiteralArg(self._computer_name))
        return msg("window.default_player_name", "Player {number}", number=self.number)

    def _arrow(self, icon: str, step: int, possible: bool) -> QPushButton:
        button = QPushButton()
        button.setProperty("kind", "icon")
        button.setIcon(self._context.icon(icon))
        button.setEnabled(possible)
        button.clicked.connect(lambda: self.moved.emit(self.number, step))
        return button

    # ---- person or computer --------------------------------------------------------------------------------------

    def show_natures(self, natures: Sequence[Nature], chosen: str) -> None:
        """Who else the computer player of this seat could be; `chosen`: who it is, empty: it is none."""
        self._natures, self.nature = tuple(natures), chosen
        self._show_kind()

    def _show_kind(self) -> None:
        is_person = not self.computer and not self.level
        nature = next((one for one in self._natures if one.id == self.nature), None)
        icon = "person" if is_person else "robot" if nature is None else f"nature.{nature.id}"
        self._context.put_icon_beside_words(self.kind, icon, 16 if nature is None else 24)
        self._words.text(self.kind, PERSON if is_person else computer_words(self.level))
        # There is no room for the words of a nature beside those of its level: its face is seen, its words are said.
        who = PERSON if is_person else computer_words(self.level, nature)
        played = msg("a11y.seat_played_by", "Seat {number} is played by: {who}", number=self.number, who=who)
        self._words.name(self.kind, played, hint=nature is None)
        if nature is not None:
            self._words.tip(self.kind, nature_words(nature))
        if not self._levels:
            return
        self.offers.clear()
        menu = QMenu(self.kind)
        menu.setToolTipsVisible(True)
        self._offer(menu, "", PERSON, "person", is_person)
        menu.addSeparator()
        head = menu.addAction("")
        head.setEnabled(False)  # no choice, only what the list below is about
        self._words.text(head, _COMPUTER)
        for one in self._levels:
            if not one.level and self.offers:
                menu.addSeparator()
            chosen = bool(one.level) and one.level == self.level
            self._offer(menu, one.id, one.label, "robot", chosen or (self.computer and not one.level), one.says)
        if nature is not None:
            menu.addSeparator()
            head = menu.addAction("")
            head.setEnabled(False)
            self._words.text(head, msg("setup.what_it_likes", "Its way of playing"))
            for other in self._natures:
                action = self._entry(menu, f"nature.{other.id}", other.name, other is nature, other.says)
                action.triggered.connect(partial(self.nature_wanted.emit, self.number, other.id))
                self.natures[other.id] = action
        self.kind.setMenu(menu)

    def _offer(
        self, menu: QMenu, id_: str, label: Message, icon: str, chosen: bool, says: Message | None = None
    ) -> None:
        action = self._entry(menu, icon, label, chosen, says)
        action.triggered.connect(partial(self.kind_wanted.emit, self.number, id_))
        self.offers[id_] = action

    def _entry(self, menu: QMenu, icon: str, label: Message, chosen: bool, says: Message | None) -> QAction:
        action = menu.addAction(self._context.icon(icon), "")
        self._words.text(action, label)
        if says is not None:  # behind a tab a menu sets what belongs to an entry: a column of its own
            self._words.keep(lambda text: action.setText(f"{self._words.label(label)}\t{text}"), says, alone=False)
        font = action.font()
        font.setBold(chosen)
        action.setFont(font)
        return action

    def refuse_own(self, reason: Message) -> None:
        """The game's own player cannot sit here now; the menu says why."""
        for one in self._levels:
            if not one.level and not self.computer:
                self.offers[one.id].setEnabled(False)
                self._words.tip(self.offers[one.id], reason)

    # ---- what it says --------------------------------------------------------------------------------------------

    def name(self) -> str:
        """What was typed."""
        return " ".join(self.field.text().split())

    def placeholder(self) -> str:
        """The name of somebody who typed none."""
        return self.field.placeholderText()

    def show_colour(self, colour: int) -> None:
        """Another colour."""
        self._colour = colour
        self.plate.setIcon(self._context.icon(f"seat.{colour}"))
        called = msg("a11y.seat_colour", "Seat {number}: {colour}", number=self.number, colour=COLOUR_NAMES[colour])
        self.plate.setAccessibleName(self._words.label(called))

    def focus_move(self, step: int) -> None:
        """Keep the keyboard at the seat that has just moved."""
        button = self.up if step < 0 else self.down
        (button if button.isEnabled() else self.field).setFocus()
