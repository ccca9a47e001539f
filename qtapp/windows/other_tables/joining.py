"""Joining a table: those that were found in the house, an address by hand, the code, and then the seats.

Imported at the first click: whoever joins nobody has no socket in memory.
"""

from __future__ import annotations

import re
from time import monotonic

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFormLayout, QLineEdit, QPushButton, QWidget

from engine.api import LiteralArg, Message, find_game, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, clear, make_column, make_row, parts_of
from qtapp.kit.speak.announce import announce
from qtapp.kit.store.far_seat import FarSeat, read_far_seat
from qtapp.net.addresses import is_at_home
from qtapp.net.beacon import FoundTable, TableFinder
from qtapp.net.wire import RoomsMessage, WireSeat
from qtapp.windows.other_tables.far_game import FarGame
from qtapp.windows.other_tables.invited import InvitedPage, is_invitation
from qtapp.windows.other_tables.why_over import WHY

__all__ = ["JoinDialog", "is_invitation", "parsed_address"]

_LOOK_AGAIN = 500
_OFFER = 80
"""Milliseconds between two lists of seats that are shown."""
_LONGEST = 60
_CODE = re.compile(r"[A-Z2-9]{6}")
_ADDRESS = re.compile(r"(?:http://)?([0-9.]{7,15}):([0-9]{1,5})/?(?:#c=([A-Z2-9]{6}))?")
_PLACES: dict[str, Message] = {
    "table": msg("far.seat_is_free", "free"),
    "phone": msg("far.seat_on_phone", "on a phone"),
    "far": msg("far.seat_at_other_table", "at another table"),
    "away": msg("far.seat_of_sleeping_device", "its device is asleep"),
    "computer": msg("far.seat_of_computer", "computer"),
}


_HALVES = (
    ("house", msg("far.in_this_house", "In this house")),
    ("far", msg("far.i_got_an_invitation", "I got an invitation")),
)
_HALVES_NAME = msg("far.where_is_the_table", "Where is the table?")
_JOIN = msg("far.join_button", "Join")
_KNOCK = msg("far.knock_button", "Knock")
_SIT = msg("far.sit_down_button", "Sit down here")
_CALLING = msg("far.calling", "Looking for their table …")
_KNOCKED = msg("far.we_have_knocked", "We have knocked. Now somebody there has to let us in.")


def parsed_address(text: str) -> tuple[str, int, str] | None:
    """Address, port and perhaps the code, as people type or paste them; None: it is none of this house."""
    found = _ADDRESS.fullmatch(text.strip())
    if found is None or not is_at_home(found[1], with_private=True) or not 0 < int(found[2]) < 65536:
        return None
    return found[1], int(found[2]), found[3] or ""


class JoinDialog(Dialog):
    """First the table and its code, then the seat."""

    def __init__(self, context: AppContext, far: FarGame, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("far.join_title", "Join a table"), parent)
        self._far = far
        self._found: list[FoundTable] = []
        self._finder: TableFinder | None = None
        self.halves: Segments[str] = Segments(self.words, _HALVES, "house", _HALVES_NAME)
        self.halves.chosen.connect(self.show_half)
        halves = make_row(gap=0)
        halves.addWidget(self.halves)
        halves.addStretch(1)
        self.body.addLayout(halves)
        self._build_tables()
        self._build_seats()
        self.join_button = self.primary_button(_JOIN, self._join)
        self.cancel_button()
        self._ticked: set[int] = set()
        """The seats that are chosen so far."""
        self._rooms: RoomsMessage | None = None
        self._offers = QTimer(self)
        self._offers.setSingleShot(True)
        self._offers.timeout.connect(self._offer)
        far.offered.connect(self._offered)
        far.opened.connect(self.accept)
        far.ended.connect(self._complain)
        far.knocked.connect(self._knocked)
        self.words.spoken.connect(self._label_button)
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._look)
        self._begin_looking()
        self.words.spoken.connect(self._show_tables)
        self.words.spoken.connect(self._show_seat)
        self._show_seat()
        self.fit(640, 710)
        self.code.setFocus()

    def _build_tables(self) -> None:
        self.first = QWidget()
        column = make_column(self.first, gap=10, margins=0)
        how = WrapLabel("muted")
        self.words.text(
            how,
            msg(
                "far.how_to_join",
                "At the other computer, open the menu and choose Devices. It shows the code; its table appears here "
                "by itself if both are in the same home network.",
            ),
        )
        column.addWidget(how)
        self._back = make_column(gap=0)
        self.back_button: WrapButton | None = None
        column.addLayout(self._back)
        area = ScrollPage()
        self._tables = make_column(gap=6)
        area.column.addLayout(self._tables)
        area.column.addStretch(1)
        column.addWidget(area, 1)
        form = QFormLayout()
        form.setSpacing(8)
        self.address, self.code = QLineEdit(), QLineEdit()
        for field, label in (
            (self.address, msg("far.address", "Address")),
            (self.code, msg("far.code", "Code")),
        ):
            field.setMaxLength(_LONGEST)
            name = PlainLabel()
            self.words.text(name, label)
            self.words.name(field, label)
            form.addRow(name, field)
        self.address.setPlaceholderText("192.168.1.20:40000")
        self.address.textChanged.connect(self._address_typed)
        column.addLayout(form)
        honest = WrapLabel("hint")
        self.words.text(
            honest,
            msg(
                "far.not_encrypted",
                "What the two tables say to each other stays in the home network and is not encrypted there.",
            ),
        )
        column.addWidget(honest)
        self.body.addWidget(self.first, 1)
        self.invited = InvitedPage(self.context, self.words)
        self.invited.hide()
        self.body.addWidget(self.invited, 1)

    def _build_seats(self) -> None:
        self.second = QWidget()
        column = make_column(self.second, gap=8, margins=0)
        self._game = WrapLabel("strong")
        column.addWidget(self._game)
        area = ScrollPage()
        self._seats = make_column(gap=6)
        area.column.addLayout(self._seats)
        area.column.addStretch(1)
        column.addWidget(area, 1)
        self.second.hide()
        self.body.addWidget(self.second, 1)

    # ---- halves --------------------------------------------------------------------------------------------------

    def show_half(self, half: str) -> None:
        """A table of this house, or the invitation of another home."""
        self.halves.set_value(half)
        self._complaint.hide()
        self.first.setVisible(half == "house")
        self.invited.setVisible(half == "far")
        if half == "far":
            self.invited.appear()
            self.invited.text.setFocus()
        self._label_button()

    def take_invitation(self, text: str) -> None:
        """A link was followed: the line stands in it."""
        if self.second.isVisible():
            return  # seats are offered just now
        self.show_half("far")
        self.invited.take(text)
        (self.invited.name if not self.invited.name.text() else self.join_button).setFocus()

    def _label_button(self) -> None:
        label = _SIT if self.second.isVisible() else _KNOCK if self.halves.value == "far" else _JOIN
        self.join_button.setText(self.words.label(label))

    def _knock(self) -> None:
        wanted = self.invited.wanted()
        if wanted is None:
            self.complain(self.invited.what_is_missing())
            return
        self.invited.remember_name()
        self._complaint.hide()
        self.join_button.setEnabled(False)
        self.invited.found.setText(self.words.say(_CALLING))
        self._far.knock(*wanted)

    def _knocked(self) -> None:
        self.invited.found.setText(self.words.say(_KNOCKED))
        announce(self, self.invited.found.text())

    # ---- finding -------------------------------------------------------------------------------------------------

    def _begin_looking(self) -> None:
        try:
            self._finder = TableFinder(monotonic)
        except OSError:
            self._finder = None  # then the address is typed
        else:
            self._ticks.start(_LOOK_AGAIN)
        self._show_tables()

    def _look(self) -> None:
        found = [] if self._finder is None else self._finder.tables()
        if found != self._found:
            alone = not self._found and len(found) == 1 and not self.address.text()
            self._found = found
            if alone:
                self._choose(found[0])
            self._show_tables()

    def _show_tables(self) -> None:
        clear(self._tables)
        for one in self._found:
            button = WrapButton(self.words.label(_described(one)))
            chosen = self.address.text() == f"{one.address}:{one.port}"
            button.setCheckable(True)
            button.setChecked(chosen)
            if chosen:
                button.setProperty("kind", "primary")
            button.clicked.connect(lambda _=False, one=one: self._choose(one))
            self._tables.addWidget(button)
        if not self._found:
            empty = WrapLabel("hint")
            empty.setText(self.words.say(_LOOKING))
            self._tables.addWidget(empty)

    def _choose(self, table: FoundTable) -> None:
        self.address.setText(f"{table.address}:{table.port}")
        self._show_tables()
        self.code.setFocus()

    def _address_typed(self, text: str) -> None:
        """Whoever pastes what the code for cameras holds has the code as well."""
        found = parsed_address(text)
        if found is not None and found[2]:
            self.code.setText(found[2])

    # ---- the seat of last time -----------------------------------------------------------------------------------

    def _show_seat(self) -> None:
        clear(self._back)
        self.back_button, seat = None, read_far_seat()
        if seat is not None:
            self.back_button = WrapButton(self.words.label(back_to(seat)))
            self.back_button.setProperty("kind", "primary")
            self.back_button.clicked.connect(self.come_back)
            self._back.addWidget(self.back_button)

    def come_back(self) -> None:
        """Call the table where somebody sat here last."""
        seat = read_far_seat()
        if seat is not None:
            self.go_on(seat)

    def go_on(self, seat: FarSeat) -> None:
        """Call the table of these seats."""
        if not self.second.isVisible():
            if seat.invitation:
                self.show_half("far")
                self.invited.found.setText(self.words.say(_CALLING))
            self._complaint.hide()
            self.join_button.setEnabled(False)
            self._far.come_back(seat)

    # ---- joining -------------------------------------------------------------------------------------------------

    def _join(self) -> None:
        if self.second.isVisible():
            self._sit()
            return
        if self.halves.value == "far":
            self._knock()
            return
        goal = parsed_address(self.address.text())
        code = re.sub(r"[\s-]", "", self.code.text()).upper()
        if goal is None:
            self.complain(
                msg(
                    "far.no_address_of_house",
                    "This is no address in your home network. It stands below the picture at the other table, "
                    "for example 192.168.1.20:40000.",
                )
            )
            self.address.setFocus()
        elif not _CODE.fullmatch(code):
            self.complain(msg("far.code_has_six_signs", "The code has six letters and digits."))
            self.code.setFocus()
        else:
            self._complaint.hide()
            self.join_button.setEnabled(False)
            self._far.join(goal[0], goal[1], code)

    def show_seats(self, rooms: RoomsMessage) -> None:
        """Another game lies on the table, and nobody there has the name of who sat here: another seat may be taken."""
        self._offered(rooms)

    def _offered(self, rooms: RoomsMessage) -> None:
        """The seats; when a seat was taken meanwhile, they come again. However often that is, they are shown calmly."""
        self._rooms = rooms
        if not self._offers.isActive():
            self._offers.start(_OFFER)

    def _offer(self) -> None:
        rooms = self._rooms
        if rooms is None:
            return
        clear(self._seats)
        for part in (self.first, self.invited, self.halves):
            part.hide()
        self.second.show()
        free = {one.n for one in rooms.seats if one.where == "table"}
        self._ticked &= free
        self._game.setText(self.words.say(_which_seat(rooms)))
        for seat in rooms.seats:
            self._seats.addWidget(self._seat_button(seat))
        watch = QPushButton(self.words.label(msg("far.only_watch", "Only watch")))
        watch.clicked.connect(lambda: self._far.sit(0))
        self._seats.addWidget(watch)
        self._label_button()
        self.join_button.setEnabled(bool(self._ticked))
        first = next((one for one in self._buttons() if one.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self._game.text())

    def _seat_button(self, seat: WireSeat) -> QPushButton:
        text = self.words.label(
            msg(
                "far.seat_and_where",
                "{name}: {where}",
                name=LiteralArg(seat.name),
                where=_PLACES[seat.where],
            )
        )
        button = WrapButton(text)
        self.context.put_icon_beside_words(button, f"seat.{min(max(seat.colour, 1), 5)}", 24)
        button.setEnabled(seat.where == "table")
        button.setCheckable(True)
        button.setChecked(seat.n in self._ticked)
        self._mark(button)
        button.toggled.connect(lambda on, n=seat.n, button=button: self._tick(n, on, button))
        return button

    def _tick(self, seat: int, on: bool, button: QPushButton) -> None:
        """One of ours sits there, or not."""
        self._ticked = self._ticked | {seat} if on else self._ticked - {seat}
        self._mark(button)
        self.join_button.setEnabled(bool(self._ticked))

    @staticmethod
    def _mark(button: QPushButton) -> None:
        button.setProperty("kind", "primary" if button.isChecked() else "")
        button.style().polish(button)

    def _sit(self) -> None:
        if self._ticked:
            self.join_button.setEnabled(False)
            self._far.sit(*sorted(self._ticked))

    def _buttons(self) -> list[QPushButton]:
        return [one for one in parts_of(self._seats) if isinstance(one, QPushButton)]

    def _complain(self, why: str) -> None:
        self._offers.stop()
        self.second.hide()
        self.halves.show()
        self._ticked = set()
        self.show_half(self.halves.value)
        self.join_button.setEnabled(True)
        self._show_seat()
        if why == "unreachable" and self.halves.value == "far":
            why = "far_away"
        self.complain(WHY.get(why, WHY["bad"]))
        announce(self, self.words.say(WHY.get(why, WHY["bad"])))

    def done(self, result: int) -> None:
        """Nobody is looked for any more."""
        self._ticks.stop()
        self._offers.stop()
        if self._finder is not None:
            self._finder.close()
            self._finder = None
        if not result:
            self._far.stop()
        super().done(result)


def back_to(seat: FarSeat) -> Message:
    """The button that leads back to the seat of last time."""
    game = find_game(seat.game)
    return msg(
        "far.back_to_seat",
        "Back to your seat: {name}, {game}",
        name=LiteralArg(seat.name),
        game=LiteralArg(seat.game) if game is None else game.title,
    )


_LOOKING = msg("far.looking_for_tables", "Looking for open tables in this house …")


def _described(one: FoundTable) -> Message:
    game = find_game(one.game)
    return msg(
        "far.found_table",
        "{game} at {address}, %n free seat(s)",
        one.free,
        game=LiteralArg(one.game) if game is None else game.title,
        address=LiteralArg(one.address),
    )


def _which_seat(rooms: RoomsMessage) -> Message:
    if rooms.moved:
        return msg(
            "far.choose_seat_in_next_game",
            "The other table plays another game now: {game}. Which seat is yours?",
            game=LiteralArg(rooms.game),
        )
    return msg(
        "far.choose_seats",
        "{game}: which seat is yours? If several of you play there, choose several.",
        game=LiteralArg(rooms.game),
    )
