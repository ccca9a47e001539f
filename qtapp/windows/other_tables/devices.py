"""Devices: the code that phones read, who plays from where, and a button that closes the door.

Imported at the first click, and with it all that listens: a program that invites nobody has no socket in memory.
"""

from __future__ import annotations

import sys

import segno
from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from engine.api import LiteralArg, Message, SeatArg, msg
from qtapp.dialogs.devices_help import DevicesHelpDialog
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, clear, make_column, make_row
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import ASLEEP, person
from qtapp.net.addresses import home_addresses
from qtapp.session.client import SeatClient
from qtapp.windows.other_tables.phone_table import HELD, PhoneTable

__all__ = ["DevicesDialog", "PhoneTable", "home_addresses"]

_QUIET = 3
"""Empty cells around the code: without them no camera finds it."""
_CODE_SIDE = 256
_HINT_LINES = 3
_PATIENCE = 20_000
"""Milliseconds without a visitor, after which it is said what may be in the way."""
_WHERE: dict[str, Message] = {
    "table": msg("devices.at_the_table", "at the table"),
    "phone": msg("devices.on_a_phone", "on a phone"),
    "far": msg("devices.at_another_table", "at another table"),
    "away": ASLEEP,
    "computer": msg("devices.computer", "computer"),
}


def code_cells(text: str) -> tuple[tuple[int, ...], ...]:
    """A text as the dark and light cells of a picture that cameras read."""
    return tuple(tuple(row) for row in segno.make(text, error="m").matrix)


def keep_room(part: QWidget) -> None:
    """Nothing moves under a hand when it comes or goes."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    part.setSizePolicy(policy)


class QrCode(QWidget):
    """An address as a picture that cameras read: dark on white in every look."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._cells: tuple[tuple[int, ...], ...] = ()
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show another address."""
        self._cells = code_cells(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#ffffff"))
        count = len(self._cells) + 2 * _QUIET
        cell = min(self.width(), self.height()) // count if count else 0
        left = (self.width() - cell * count) // 2 + cell * _QUIET
        top = (self.height() - cell * count) // 2 + cell * _QUIET
        for row, cells in enumerate(self._cells):
            for column, dark in enumerate(cells):
                if dark:
                    painter.fillRect(QRect(left + column * cell, top + row * cell, cell, cell), QColor("#111111"))
        painter.end()


class DevicesDialog(Dialog):
    """One open door, seen from inside."""

    television_wanted = Signal()
    """The large screen shows only the table."""

    def __init__(self, context: AppContext, client: SeatClient, phones: PhoneTable, parent: QWidget | None) -> None:
        super().__init__(context, msg("devices.title", "Devices at the table"), parent, client.names)
        self._client, self._phones = client, phones
        self._build()
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._nobody_came)
        self._patience.start(_PATIENCE)
        self._ticks = QTimer(self)  # a code is valid for ten minutes: nobody tells when they are over
        self._ticks.timeout.connect(self._refresh)
        self._ticks.start(5000)
        phones.changed.connect(self._refresh)
        self.words.spoken.connect(self._refresh)
        self._refresh()
        self.fit(760, 540)

    def _build(self) -> None:
        columns = make_row(gap=24)
        left = make_column(gap=6)
        self._qr = QrCode(self.context.theme.px(_CODE_SIDE))
        keep_room(self._qr)
        self.words.name(self._qr, msg("devices.qr_code", "Code for the camera of a phone"))
        left.addWidget(self._qr, 0, Qt.AlignmentFlag.AlignHCenter)
        self._address = PlainLabel()
        self._address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        left.addWidget(self._address, 0, Qt.AlignmentFlag.AlignHCenter)
        self._code = PlainLabel()
        self._code.setProperty("role", "title")
        keep_room(self._code)
        left.addWidget(self._code, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addStretch(1)
        columns.addLayout(left)
        right = make_column(gap=10)
        self._how = WrapLabel()
        right.addWidget(self._how)
        area = ScrollPage()
        self._rows = make_column(gap=6)
        area.column.setContentsMargins(8, 6, 8, 6)  # the keyboard's frame lies inside
        area.column.addLayout(self._rows)
        area.column.addStretch(1)
        right.addWidget(area, 1)
        self._hint = WrapLabel("hint")
        self._hint.setMinimumHeight(self._hint.fontMetrics().lineSpacing() * _HINT_LINES)
        keep_room(self._hint)
        self._hint.hide()
        right.addWidget(self._hint)
        honest = WrapLabel("hint")
        self.words.text(
            honest,
            msg(
                "devices.not_encrypted",
                "Only devices in your home network can come in. What they say is not encrypted: whoever can listen to "
                "this network could read along. In a network that you do not trust, leave the door closed.",
            ),
        )
        second = WrapLabel("hint")
        self.words.text(
            second,
            msg(
                "devices.second_computer",
                "A second computer with Társas can be a whole table for a seat: it joins from its start page.",
            ),
        )
        right.addWidget(second)
        right.addWidget(honest)
        columns.addLayout(right, 1)
        self.body.addLayout(columns, 1)
        self.primary_button(msg("window.done", "Done"), self.reject)
        self._again = self.button(msg("devices.new_code_button", "New code"), self._new_code)
        keep_room(self._again)
        self.button(msg("devices.television_button", "Television"), self.television_wanted.emit)
        self.button(msg("devices.how_it_works_button", "How does it work?"), self._explain)
        self.button(msg("devices.close_door_button", "Close the door"), self._close_door, "danger")

    # ---- what it says --------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        host = self._phones.host
        if host is None:
            self.reject()
            return
        open_ = host.is_open
        address = self._phones.address
        self._qr.setVisible(open_)
        self._code.setVisible(open_)
        self._again.setVisible(not open_)
        if open_:
            self._qr.show_text(f"{address}#c={host.code}")
        self._address.setText(address)
        self._code.setText(f"{host.code[:3]} {host.code[3:]}")
        self._code.setAccessibleName(" ".join(host.code))
        self._how.setText(self.words.say(_HOW if open_ else _LATCHED))
        self._show_seats()
        if any(host.where(seat) in HELD for seat in self._client.player_seats()):
            self._patience.stop()
            self._hint.hide()

    def _show_seats(self) -> None:
        host = self._phones.host
        if host is None:
            return
        clear(self._rows)
        for seat in range(1, len(self._client.players) + 1):
            where = host.where(seat)
            row = make_row(gap=8)
            plate = PlainLabel()
            plate.setPixmap(self.context.pixmap(f"seat.{self._client.names.seat_colour(seat)}", 24))
            row.addWidget(plate)
            name = ElideLabel()
            name.setText(self.words.label(person(seat)))
            row.addWidget(name, 1)
            state = PlainLabel(self.words.say(_WHERE[where]))
            state.setProperty("role", "muted")
            row.addWidget(state)
            if where in HELD:
                row.addWidget(self._taker(seat))
            box = QWidget()
            row.setContentsMargins(0, 2, 0, 2)
            box.setLayout(row)
            self._rows.addWidget(box)

    def _taker(self, seat: int) -> QPushButton:
        made = QPushButton(self.words.label(msg("devices.take_back_button", "Take back")))
        made.setAccessibleName(
            self.words.say(
                msg("devices.take_seat_back", "Take the seat of {seat} back to the table", seat=SeatArg(seat))
            )
        )
        made.clicked.connect(lambda _=False, seat=seat: self._take_back(seat))
        return made

    def _nobody_came(self) -> None:
        """Say what may be in the way."""
        port = self._phones.address.rstrip("/").rpartition(":")[2]
        self._hint.setText("\n".join(map(self.words.say, in_the_way(port))))
        self._hint.show()
        announce(self, self._hint.text())

    # ---- doing ---------------------------------------------------------------------------------------------------

    def _take_back(self, seat: int) -> None:
        if self._phones.host is not None:
            self._phones.host.free(seat)

    def _explain(self) -> None:
        DevicesHelpDialog(self.context, self).open()

    def _new_code(self) -> None:
        if self._phones.host is not None:
            self._phones.host.open_door()
            self._refresh()

    def _close_door(self) -> None:
        self._phones.close()
        self.reject()


_HOW = msg(
    "devices.how_to_join",
    "Point the camera of a phone at the picture, or open the address in its browser and type the code. Everybody "
    "chooses a seat; hands then lie on the phones, and the curtain stays open.",
)
ON_WINDOWS = sys.platform == "win32"
_WINDOWS_REFUSED = msg(
    "devices.windows_refused",
    "Windows asks the first time whether this program may be reached. If the answer was no, or if the network counts "
    "as public, no phone gets through. An administrator can allow it for private networks: Windows Security ▸ Firewall "
    "and network protection ▸ Allow an app through firewall.",
)


def in_the_way(port: str) -> list[Message]:
    """What may keep a phone from coming in."""
    nobody = msg(
        "devices.nobody_came",
        "Nobody has come in yet? The phone must be in the same network as this computer (not in the guest "
        "network), and a firewall on this computer must let port {port} through.",
        port=LiteralArg(port),
    )
    return [nobody, _WINDOWS_REFUSED] if ON_WINDOWS else [nobody]


_LATCHED = msg(
    "devices.door_is_latched", "Nobody new can come in now. Phones that hold a seat may come back at any time."
)
