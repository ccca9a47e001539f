"""Devices: the code that phones read, who plays from where, and a button that closes the door.

Imported at the first click, and with it all that listens: a program that invites nobody has no socket in memory.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from engine.api import LiteralArg, Message, SeatArg, msg
from qtapp.dialogs.devices_help import DevicesHelpDialog
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, clear, make_column, make_row
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import ASLEEP, person
from qtapp.net.addresses import NetworkKind, home_addresses, kind_of, own_addresses
from qtapp.panels.bar.seat_tags import LINES
from qtapp.session.client import SeatClient
from qtapp.windows.other_tables.homes_at_table import HomesAtTable
from qtapp.windows.other_tables.homes_page import HomesPage
from qtapp.windows.other_tables.knock import KnockCard
from qtapp.windows.other_tables.phone_table import HELD, PhoneTable
from qtapp.windows.other_tables.qr_code import QrCode, code_cells

__all__ = [
    "CANNOT_LISTEN",
    "DevicesDialog",
    "HomesAtTable",
    "KnockCard",
    "PhoneTable",
    "code_cells",
    "home_addresses",
    "own_addresses",
]

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


def keep_room(part: QWidget) -> None:
    """Nothing moves under a hand when it comes or goes."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    part.setSizePolicy(policy)


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
        self._show_networks()
        self.words.spoken.connect(self._show_networks)
        self.fit(980, 640)

    def _build(self) -> None:
        self.halves: Segments[str] = Segments(self.words, _HALVES, "house", _HALVES_NAME)
        self.halves.chosen.connect(self.show_half)
        halves = make_row(gap=0)
        halves.addWidget(self.halves)
        halves.addStretch(1)
        self.body.addLayout(halves)
        columns = make_row(gap=24)
        self._house = QWidget()
        left = make_column(self._house, gap=6, margins=0)
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
        self._networks = make_column(gap=6)
        """Where this computer can be reached, if there is more than one such network."""
        left.addLayout(self._networks)
        left.addStretch(1)
        columns.addWidget(self._house)
        self.far = HomesPage(self.context, self.words, self._phones.homes)
        self.far.hide()
        columns.addWidget(self.far, 1)
        right = make_column(gap=10)
        self._how = WrapLabel()
        right.addWidget(self._how)
        self._rows = make_column(gap=6)
        right.addLayout(self._rows)
        self._private = self._who_sees()
        right.addWidget(self._private)
        right.addStretch(1)
        self._hint = WrapLabel("hint")
        self._hint.setMinimumHeight(self._hint.fontMetrics().lineSpacing() * _HINT_LINES)
        keep_room(self._hint)
        self._hint.hide()
        right.addWidget(self._hint)
        self._honest = WrapLabel("hint")
        self.words.text(
            self._honest,
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
        self._second = second
        right.addWidget(second)
        right.addWidget(self._honest)
        columns.addLayout(right, 1)
        page = ScrollPage()  # on a low screen all of it scrolls, and nothing is squeezed
        page.column.setContentsMargins(8, 6, 8, 6)  # the keyboard's frame lies inside
        page.column.addLayout(columns, 1)
        self.body.addWidget(page, 1)
        self.primary_button(msg("window.done", "Done"), self.reject)
        self._again = self.button(msg("devices.new_code_button", "New code"), self._new_code)
        keep_room(self._again)
        self._television = self.button(msg("devices.television_button", "Television"), self.television_wanted.emit)
        self.button(msg("devices.how_it_works_button", "How does it work?"), self._explain)
        self.button(msg("devices.close_door_button", "Close the door"), self._close_door, "danger")

    def _who_sees(self) -> QFrame:
        """What other homes and relays see, as long as these are looked at."""
        made = QFrame()
        made.setProperty("role", "way")
        row = make_row(made, gap=10, margins=(12, 9, 12, 9))
        lock = PlainLabel()
        lock.setPixmap(self.context.pixmap("lock", 22))
        row.addWidget(lock, 0, Qt.AlignmentFlag.AlignTop)
        said = make_column(gap=2)
        for role, text in (("strong", _WHO_SEES), ("hint", _WHO_SEES_WHAT)):
            label = WrapLabel(role)
            self.words.text(label, text)
            said.addWidget(label)
        row.addLayout(said, 1)
        made.hide()
        return made

    def show_half(self, half: str) -> None:
        """Devices of this house, or other homes: these are invited at the first look at that half."""
        self.halves.set_value(half)
        if half == "far":
            self._phones.open_to_homes()
        is_far = half == "far"
        for said in (self._how, self._second, self._honest):
            said.setVisible(not is_far)
        for part in (self.far, self._private):
            part.setVisible(is_far)
        self._hint.setVisible(False)
        self._refresh()

    # ---- what it says --------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        host = self._phones.host
        if host is None:
            self.reject()
            return
        is_house = self.halves.value == "house" and self._phones.is_in_house
        open_ = host.is_open and is_house
        address = self._phones.address
        self._house.setVisible(is_house)  # without a network there is nothing to show, and the words take its room
        self._qr.setVisible(open_)
        self._code.setVisible(open_)
        self._again.setVisible(is_house and not open_)
        if open_:
            self._qr.show_text(f"{address}#c={host.code}")
        self._address.setText(address)
        self._code.setText(f"{host.code[:3]} {host.code[3:]}")
        self._code.setAccessibleName(" ".join(host.code))
        how = (_HOW if open_ else _LATCHED,) if self._phones.is_in_house else (NO_NETWORK, _OTHER_WAY)
        self._how.setText("\n".join(map(self.words.say, how)))
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
            state = PlainLabel(self.words.say(self._where(seat, where)))
            state.setProperty("role", "muted")
            row.addWidget(state)
            if where in HELD:
                row.addWidget(self._taker(seat))
            box = QWidget()
            row.setContentsMargins(0, 2, 0, 2)
            box.setLayout(row)
            self._rows.addWidget(box)

    def _where(self, seat: int, where: str) -> Message:
        """Of another home its name, and how its line is."""
        host = self._phones.host
        home = None if host is None else host.home_of(seat)
        if home is None:
            return _WHERE[where]
        line = (None if host is None else host.line_at(seat)) or "looking"
        return msg("far.home_and_line", "{home} · {line}", home=LiteralArg(home.name), line=LINES[line])

    def _taker(self, seat: int) -> QPushButton:
        made = QPushButton(self.words.label(msg("devices.take_back_button", "Take back")))
        made.setAccessibleName(
            self.words.say(
                msg("devices.take_seat_back", "Take the seat of {seat} back to the table", seat=SeatArg(seat))
            )
        )
        made.clicked.connect(lambda _=False, seat=seat: self._take_back(seat))
        return made

    def _show_networks(self) -> None:
        """Several networks: each says what it is, and one of them is chosen."""
        clear(self._networks)
        found, here = own_addresses(), self._phones.at
        if len(found) < 2 and (not found or here in found):
            return
        name = WrapLabel("strong")
        name.setText(self.words.say(_WHICH_NETWORK))
        self._networks.addWidget(name)
        choices = [(one, msg("devices.one_network", "{address}", address=LiteralArg(one))) for one in found]
        self.networks: Segments[str] = Segments(self.words, choices, here, _WHICH_NETWORK)
        self.networks.chosen.connect(self._choose_network)
        self._networks.addWidget(self.networks)
        what = WrapLabel("hint")
        what.setText(self.words.say(_NETWORKS[kind_of(here)] if here in found else NO_NETWORK))
        self._networks.addWidget(what)

    def _choose_network(self, address: str) -> None:
        try:
            self._phones.listen(address)
        except OSError:
            self.complain(CANNOT_LISTEN)
        else:
            self._complaint.hide()
        QTimer.singleShot(0, self._show_networks)  # the buttons that were pressed go with it

    def _nobody_came(self) -> None:
        """Say what may be in the way."""
        if not self._phones.is_in_house or self.halves.value != "house":
            return
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


_HALVES = (
    ("house", msg("far.in_this_house", "In this house")),
    ("far", msg("far.other_homes", "Other homes")),
)
_HALVES_NAME = msg("far.who_plays_with_you", "Who plays with you?")
_WHO_SEES = msg("far.who_sees", "What you play and write only the homes see, nobody else.")
_WHO_SEES_WHAT = msg(
    "far.who_sees_addresses",
    "The homes see each other's internet addresses, as in a call. A relay helps to find each other: it sees who talks "
    "with whom and how much, not what.",
)
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


NO_NETWORK = msg(
    "devices.no_home_network",
    "This computer is in no home network. Connect it to the Wi-Fi that the phones use, or let a phone share its "
    "connection (hotspot), and try again.",
)
_OTHER_WAY = msg(
    "devices.other_homes_without_network",
    "Somebody in another town can play all the same: “Other homes” is above.",
)
CANNOT_LISTEN = msg("devices.cannot_listen", "The door cannot be opened: the network does not allow it.")
_WHICH_NETWORK = msg("devices.which_network", "In which network?")
_NETWORKS: dict[NetworkKind, Message] = {
    "home": msg("devices.network_of_house", "A network of this house: Wi-Fi or cable. Only devices in it can come in."),
    "private": msg(
        "devices.network_of_distant",
        "A private network of distant devices (VPN): whoever belongs to it can come in, from anywhere, with the code.",
    ),
    "cable": msg("devices.network_of_cable", "Two devices on one cable, without a router."),
}
_LATCHED = msg(
    "devices.door_is_latched", "Nobody new can come in now. Phones that hold a seat may come back at any time."
)
