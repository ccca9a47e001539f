"""The desk that cameras send photos to. It knows no socket, no thread, no screen, and no session: there is no game.

Nothing is written: a photo that is not whole yet lies in memory, and is handed over once it is. One strike ends a
camera: a word that nobody asked for, a piece out of turn, a lie about a length.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel

from qtapp.net import camera_wire as wire
from qtapp.net import wire as table_wire
from qtapp.net.camera_words import camera_words_in
from qtapp.net.chairs import digest_of, new_token
from qtapp.net.doorway import Doorway, Lock
from qtapp.net.guests import Link
from qtapp.net.intake import Bucket, Clock

MOST_CAMERAS = 2
_PHOTOS = (20 / 60, 20.0)
"""Twenty a minute."""
_LOCK = Lock(seconds=None)
_SECRET_BYTES = 16
_MOST_REMEMBERED = 200
"""Photos of a camera whose numbers are known: said twice they are taken once."""

Why = Literal["full", "wait", "picture"]


@dataclass(eq=False)
class PhoneCamera:
    """One phone that was let in."""

    id: str
    digest: bytes
    language: str
    photos: Bucket
    link: Link | None
    no: int = -1
    """The photo that is on its way; -1: none."""
    size: int = 0
    data: bytearray = field(default_factory=bytearray)
    was_told: bool = False
    """To go on: else no piece may come."""
    labels: dict[int, str] = field(default_factory=dict)
    """What it was told of those that are stored."""


@dataclass(eq=False)
class _Knocker:
    link: Link
    language: str = "en"
    camera: PhoneCamera | None = None
    is_gone: bool = False


class CameraDesk:
    """Two cameras at the most. All its methods are called in one thread."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._door = Doorway(clock, _LOCK)
        self.secret = secrets.token_urlsafe(_SECRET_BYTES)
        self._callers: dict[Link, _Knocker] = {}
        self._cameras: dict[bytes, PhoneCamera] = {}
        self._next, self._room = "", 0
        self.came: Callable[[], None] = _nothing
        """A camera came or went."""
        self.photo_came: Callable[[str, int, bytes], None] = _unheard
        """A whole photo, by camera and number: `stored` or `refuse` says what came of it."""
        self.taken_back: Callable[[str, int], None] = _unwanted
        """A stored photo is to go again."""

    @property
    def code(self) -> str:
        """What lets cameras in: six signs."""
        return self._door.code

    @property
    def count(self) -> int:
        """So many cameras are awake."""
        return sum(one.link is not None for one in self._cameras.values())

    # ---- what the workshop says ------------------------------------------------------------------------------------

    def tell_next(self, card: str, room: int) -> None:
        """Which card is next, and how many more photos fit in."""
        said = card[: table_wire.SHORT], max(0, min(room, 999))
        if said != (self._next, self._room):
            self._next, self._room = said
            for camera in self._cameras.values():
                _send(camera, wire.NextMessage(next=self._next, room=self._room))

    def stored(self, camera_id: str, no: int, label: str) -> None:
        """This photo lies in the tray."""
        camera = self._by_id(camera_id)
        if camera is not None:
            camera.labels[no] = label[: table_wire.SHORT]
            while len(camera.labels) > _MOST_REMEMBERED:
                del camera.labels[next(iter(camera.labels))]
            self._settle(camera, no)
            _send(camera, wire.StoredMessage(no=no, label=camera.labels[no]))

    def refuse(self, camera_id: str, no: int, why: Why) -> None:
        """This one was not taken."""
        camera = self._by_id(camera_id)
        if camera is not None:
            self._settle(camera, no)
            _send(camera, wire.PhotoRefusedMessage(no=no, why=why))

    def close(self) -> None:
        """It is over: all are told, and nothing is known of anybody."""
        for caller in list(self._callers.values()):
            self._dismiss(caller, "closed")
        self._callers.clear()
        self._cameras.clear()

    def _settle(self, camera: PhoneCamera, no: int) -> None:
        if camera.no == no:
            camera.no, camera.was_told = -1, False
            camera.data = bytearray()

    def _by_id(self, camera_id: str) -> PhoneCamera | None:
        return next((one for one in self._cameras.values() if one.id == camera_id), None)

    # ---- links -----------------------------------------------------------------------------------------------------

    def arrived(self, link: Link) -> None:
        """Somebody knocks."""
        self._callers[link] = _Knocker(link)

    def gone(self, link: Link) -> None:
        """A line was cut: what had come of a photo is kept until the phone is back."""
        caller = self._callers.pop(link, None)
        camera = None if caller is None else caller.camera
        if camera is not None and camera.link is link:
            camera.link, camera.was_told = None, False
            self.came()

    def receive(self, link: Link, raw: str | bytes) -> None:
        """A message, or a piece of a photo. What is not exactly one ends the camera."""
        caller = self._callers.get(link)
        if caller is None or caller.is_gone:
            return
        camera = caller.camera
        match wire.read_camera(raw):
            case bytes() as piece if camera is not None and camera.was_told:
                self._take(caller, camera, piece)
            case wire.CameraMessage() as message if camera is None:
                self._join(caller, message)
            case wire.PhotoMessage() as message if camera is not None:
                self._announce(caller, camera, message)
            case wire.BackMessage() as message if camera is not None:
                if camera.labels.pop(message.no, None) is not None:
                    self.taken_back(camera.id, message.no)
            case table_wire.LangMessage() as message:
                caller.language = message.lang
                if camera is None:
                    link.push(_text(wire.DeskMessage(words=camera_words_in(message.lang))))
                else:
                    camera.language = message.lang
                    self._greet(camera)
            case _:
                self._strike(caller)

    def _join(self, caller: _Knocker, message: wire.CameraMessage) -> None:
        caller.language = message.lang
        if message.token:
            camera = self._cameras.get(digest_of(message.token))
            if camera is None:
                self._dismiss(caller, "unknown")
                return
            older = None if camera.link is None else self._callers.get(camera.link)
            if older is not None:
                older.camera = None
                self._dismiss(older, "elsewhere")
            camera.link, camera.language, camera.was_told = caller.link, message.lang, False
            self._let_in(caller, camera)
            return
        if not hmac.compare_digest(message.code, self.secret):
            refused = self._door.refusal(message.code, caller.link.address)
            if refused is not None:
                self._dismiss(caller, refused)
                return
        if not self._make_room():
            self._dismiss(caller, "full")
            return
        token = new_token()
        bucket = Bucket(*_PHOTOS, self._clock)
        camera = PhoneCamera(secrets.token_hex(4), digest_of(token), message.lang, bucket, caller.link)
        self._cameras[camera.digest] = camera
        self._let_in(caller, camera, token)

    def _make_room(self) -> bool:
        if len(self._cameras) < MOST_CAMERAS:
            return True
        asleep = next((one for one in self._cameras.values() if one.link is None), None)
        if asleep is None:
            return False
        del self._cameras[asleep.digest]
        return True

    def _let_in(self, caller: _Knocker, camera: PhoneCamera, token: str = "") -> None:
        caller.camera = camera
        caller.link.let_in()
        self._greet(camera, token)
        self.came()

    def _greet(self, camera: PhoneCamera, token: str = "") -> None:
        words = camera_words_in(camera.language)
        _send(camera, wire.DeskMessage(words=words, open=True, token=token, next=self._next, room=self._room))

    # ---- photos ----------------------------------------------------------------------------------------------------

    def _announce(self, caller: _Knocker, camera: PhoneCamera, message: wire.PhotoMessage) -> None:
        if message.no in camera.labels:
            _send(camera, wire.StoredMessage(no=message.no, label=camera.labels[message.no]))
            return
        if camera.no == message.no and camera.size == message.n:
            if len(camera.data) < camera.size:  # the line was cut meanwhile; else it is being looked at
                self._go_on(camera)
            return
        if camera.no != -1 and (camera.was_told or len(camera.data) >= camera.size):
            self._strike(caller)  # one after the other
            return
        camera.no, camera.size, camera.data = message.no, message.n, bytearray()
        if self._room <= 0:
            self.refuse(camera.id, message.no, "full")
        elif not camera.photos.take():
            self.refuse(camera.id, message.no, "wait")
        else:
            self._go_on(camera)

    def _go_on(self, camera: PhoneCamera) -> None:
        camera.was_told = True
        _send(camera, wire.GoMessage(no=camera.no, at=len(camera.data)))

    def _take(self, caller: _Knocker, camera: PhoneCamera, piece: bytes) -> None:
        if len(piece) != min(wire.PIECE, camera.size - len(camera.data)):
            self._strike(caller)
            return
        camera.was_told = False
        camera.data += piece
        if len(camera.data) < camera.size:
            self._go_on(camera)
        else:
            self.photo_came(camera.id, camera.no, bytes(camera.data))

    def _strike(self, caller: _Knocker) -> None:
        camera = caller.camera
        if camera is not None:
            self._cameras.pop(camera.digest, None)
            camera.data = bytearray()
        self._dismiss(caller, "bad")
        self.came()

    def _dismiss(self, caller: _Knocker, why: str) -> None:
        if not caller.is_gone:
            caller.is_gone = True
            caller.link.push(_text(wire.DeskClosedMessage.model_validate({"why": why})))
            caller.link.hang_up()


def _text(message: BaseModel) -> str:
    return message.model_dump_json()


def _send(camera: PhoneCamera, message: BaseModel) -> None:
    if camera.link is not None:
        camera.link.push(_text(message))


def _nothing() -> None:
    """Nobody listens yet."""


def _unheard(_camera: str, _no: int, _data: bytes) -> None:
    """Nobody listens yet."""


def _unwanted(_camera: str, _no: int) -> None:
    """Nobody listens yet."""
