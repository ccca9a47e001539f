"""Photos with the phone: a code for its camera, who is there, and which card is next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.api import LiteralArg, msg
from qtapp.box.phone_photos import PhonePhotos
from qtapp.box.workshop_page import WorkshopPage
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.net.addresses import home_addresses
from qtapp.net.camera_host import CameraHost
from qtapp.windows.other_tables.devices import CANNOT_LISTEN, NO_NETWORK
from qtapp.windows.other_tables.qr_code import QrCode

_CODE_SIDE = 220


class CameraDialog(Dialog):
    """The door is open as long as this is."""

    def __init__(self, context: AppContext, page: WorkshopPage) -> None:
        super().__init__(context, msg("camera.photos_with_phone_title", "Photos with the phone"), page)
        self._page = page
        self.host = CameraHost(self)
        self.find_addresses: Callable[[], list[str]] = home_addresses
        self._came = 0
        row = make_row(gap=24)
        self._ways = QWidget()
        left = make_column(self._ways, gap=6, margins=0)
        self._qr = QrCode(context.theme.px(_CODE_SIDE))
        self.words.name(self._qr, msg("devices.qr_code", "Code for the camera of a phone"))
        left.addWidget(self._qr, 0, Qt.AlignmentFlag.AlignHCenter)
        self._code, self._address = PlainLabel(), PlainLabel()
        self._code.setProperty("role", "title")
        self._address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        left.addWidget(self._code, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addWidget(self._address, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addStretch(1)
        row.addWidget(self._ways)
        right = make_column(gap=10)
        how, honest = WrapLabel(), WrapLabel("hint")
        self.words.text(
            how,
            msg(
                "camera.how_to_join",
                "Point the camera of the phone at the code and open the link, or type the address and the six signs. "
                "Then take a photo of one card after the other: each lands in the tray.",
            ),
        )
        self._who, self._next, self._count = WrapLabel("strong"), WrapLabel("muted"), WrapLabel("muted")
        self.words.text(
            honest,
            msg(
                "camera.only_sends",
                "The phone can only send photos; it sees nothing of any game. The photos stay on this computer, and "
                "where and when they were taken is not kept. Only devices in your home network can come in; the door "
                "is closed when you close this.",
            ),
        )
        for label in (how, self._who, self._next, self._count):
            right.addWidget(label)
        right.addStretch(1)
        right.addWidget(honest)
        row.addLayout(right, 1)
        self.body.addLayout(row, 1)
        self.close_button()
        tray, row_below = page.tray, page.tray_row
        self.photos = PhonePhotos(context, tray, page.preview.proportions, row_below.called, self)
        self.host.photo_came.connect(self.photos.take)
        self.host.taken_back.connect(self.photos.take_back)
        self.photos.stored.connect(self._stored)
        self.photos.refused.connect(self.host.refuse)
        self.host.came.connect(self._refresh)
        page.box.changed.connect(self._refresh)
        self.words.spoken.connect(self._refresh)
        self.finished.connect(self._close)
        self.fit(760, 460)

    def begin(self) -> None:
        """Open the door; if it cannot be opened, say why."""
        found = self.find_addresses()
        try:
            if found:
                self.host.open(found[0])
            else:
                self.complain(NO_NETWORK)
        except OSError:
            self.complain(CANNOT_LISTEN)
        self._ways.setVisible(bool(self.host.address))
        if self.host.address:
            self._qr.show_text(self.host.address_for_camera)
            self._code.setText(self.host.code)
            self._address.setText(self.host.address.removeprefix("http://").rstrip("/"))
        self._refresh()

    def _stored(self, camera: str, number: int, label: str) -> None:
        self._came += 1
        self.host.stored(camera, number, label)
        self._refresh()

    def _refresh(self) -> None:
        tray, words = self._page.tray, self.words
        ahead = tray.proposed(1)[len(tray.names) :]
        card = self._page.tray_row.called(ahead[0]) if ahead else ""
        self.host.tell_next(card, tray.room)
        here = self.host.count
        self._who.setText(
            words.label(
                msg("camera.phones_here", "%n phone(s) taking photos", here)
                if here
                else msg("camera.nobody_here", "No phone is here yet.")
            )
        )
        self._next.setVisible(bool(card))
        self._next.setText(words.label(msg("camera.next_is", "Next: {card}", card=LiteralArg(card))))
        self._count.setText(words.label(msg("camera.photos_came", "%n photo(s) came", self._came)))
        self._count.setVisible(self._came > 0)

    def _close(self) -> None:
        self._page.box.changed.disconnect(self._refresh)
        self.photos.stop()
        self.host.close()
