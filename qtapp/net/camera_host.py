"""A door for phones that only send photos: a port of its own, as long as its sheet is open. There is no game."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal

from qtapp.kit.paths import resources
from qtapp.net.camera_desk import CameraDesk, Why
from qtapp.net.camera_wire import MOST_FRAME, read_camera
from qtapp.net.intake import Limits, Role
from qtapp.net.server import PhoneServer

FILES = {
    "/": ("camera.html", "text/html; charset=utf-8"),
    "/camera.js": ("camera.js", "text/javascript; charset=utf-8"),
    "/camera.css": ("camera.css", "text/css; charset=utf-8"),
    "/shared.js": ("shared.js", "text/javascript; charset=utf-8"),
    "/table.css": ("table.css", "text/css; charset=utf-8"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
    "/letters.woff2": ("letters.woff2", "font/woff2"),
    "/letters_bold.woff2": ("letters_bold.woff2", "font/woff2"),
}
_LIMITS = Limits(
    strangers=4,
    lines=4,
    lines_of_address=6,
    stranger=Role(4.0, 12.0, waiting=2, seconds=180.0),
    guest=Role(120.0, 240.0, waiting=4),
)
"""A photo is a hundred pieces at the most, each asked for."""


class CameraHost(QObject):
    """Everything happens in the thread of the window, but for the sockets."""

    came = Signal()
    """A camera came or went."""
    photo_came = Signal(str, int, object)
    """Camera, number, bytes as they were sent: they have to go through the door for pictures."""
    taken_back = Signal(str, int)
    """Camera, number of a photo that was stored."""
    _called = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counter = CameraDesk(monotonic)
        self._counter.came = self.came.emit
        self._counter.photo_came = self.photo_came.emit
        self._counter.taken_back = self.taken_back.emit
        self._server: PhoneServer | None = None
        self._called.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def open(self, address: str) -> None:
        """Listen at one address of this machine; OSError: it cannot be."""
        counter = self._counter
        page = resources() / "phone"
        server = PhoneServer(
            page,
            self._hand,
            counter.arrived,
            counter.receive,
            counter.gone,
            files=FILES,
            read=read_camera,
            limits=_LIMITS,
            most_in=MOST_FRAME,
        )
        server.start(address)
        self._server = server

    @property
    def address(self) -> str:
        """What people type into their browsers; empty: nobody can come in."""
        return "" if self._server is None else f"http://{self._server.address}:{self._server.port}/"

    @property
    def address_for_camera(self) -> str:
        """What the picture for the camera holds: nobody types anything."""
        return f"{self.address}#{self.secret}" if self.address else ""

    @property
    def code(self) -> str:
        """Six signs."""
        return self._counter.code

    @property
    def secret(self) -> str:
        """What the picture holds instead of the code."""
        return self._counter.secret

    @property
    def count(self) -> int:
        """So many cameras are awake."""
        return self._counter.count

    def tell_next(self, card: str, room: int) -> None:
        """Which card is next, and how many more photos fit in."""
        self._counter.tell_next(card, room)

    def stored(self, camera: str, no: int, label: str) -> None:
        """This photo lies in the tray."""
        self._counter.stored(camera, no, label)

    def refuse(self, camera: str, no: int, why: Why) -> None:
        """This one was not taken."""
        self._counter.refuse(camera, no, why)

    def close(self) -> None:
        """It is over; nothing is known of anybody any more."""
        server, self._server = self._server, None
        self._counter.close()
        if server is not None:
            server.stop()

    # ---- between the threads -------------------------------------------------------------------------------------

    def _hand(self, call: Callable[..., None], *arguments: object) -> None:
        """From the thread of the server into that of the window, in order."""
        with contextlib.suppress(RuntimeError):  # it is over, and the last lines are just being cut
            self._called.emit(partial(call, *arguments))

    def _call(self, call: Callable[[], None]) -> None:
        if self._server is not None:
            call()
