"""The phone as camera: what it may do and what ends it, without sockets, over real ones, and with a real browser."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QEventLoop, QIODevice, QRect, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from engine import api
from engine.api import MOST_IN_TRAY
from qtapp.box.box_store import KeptBox, box_file
from qtapp.box.workshop_page import WorkshopPage
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import pictures_folder
from qtapp.kit.store.picture_shelf import kept_picture
from qtapp.net.camera_desk import MOST_CAMERAS, CameraDesk
from qtapp.net.camera_wire import MOST_PHOTO, PIECE, TO_CAMERA, read_camera
from qtapp.net.chairs import Home
from qtapp.net.wire import FROM_PHONE
from qtapp.windows.other_tables.camera_dialog import CameraDialog
from tests.qtapp.net import axe
from tests.qtapp.net.browser import BrowserPhone, Driver, is_installed
from tests.qtapp.net.phones import Clock
from tests.qtapp.net.test_voice_page import beside
from tests.qtapp.waiting import LIMIT, wait_for

LOOPBACK = "127.0.0.1"


def photo(tone: str = "#24402e", wide: int = 900, high: int = 1_200, kind: str = "JPEG") -> bytes:
    """A light card on a plain ground."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(tone))
    painter = QPainter(image)
    painter.fillRect(QRect(wide // 5, high // 5, wide * 3 // 5, high * 3 // 5), QColor("#f4ecd8"))
    painter.fillRect(QRect(wide // 4, high // 4, wide // 2, high // 4), QColor("#336699"))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    assert image.save(buffer, kind, 88)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


# ---- the desk --------------------------------------------------------------------------------------------------------


class Line:
    """A link without a socket."""

    home: Home | None = None

    def __init__(self, desk: CameraDesk, address: str = "192.168.1.9") -> None:
        self.address, self._desk = address, desk
        self.heard: list[dict[str, Any]] = []
        self.is_cut = self.is_in = False
        desk.arrived(self)

    def push(self, data: str | bytes) -> None:
        TO_CAMERA.validate_json(data)
        self.heard.append(json.loads(data))

    def hang_up(self) -> None:
        self.is_cut = True
        self._desk.gone(self)

    def let_in(self) -> None:
        self.is_in = True

    def say(self, kind: str, **fields: object) -> Line:
        self._desk.receive(self, json.dumps({"t": kind, **fields}))
        return self

    def send(self, piece: bytes) -> None:
        self._desk.receive(self, piece)

    def join(self, code: str, token: str = "") -> Line:
        return self.say("camera", v=1, code=code, token=token, lang="hu")

    def last(self) -> dict[str, Any]:
        return self.heard[-1]

    def send_photo(self, no: int, data: bytes) -> None:
        self.say("photo", no=no, n=len(data))
        while self.last()["t"] == "go":
            at = self.last()["at"]
            self.send(data[at : at + PIECE])
            if at + PIECE >= len(data):
                break


class Desk:
    """A desk, and what came onto it."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.desk = CameraDesk(self.clock)
        self.came: list[tuple[str, int, bytes]] = []
        self.back: list[int] = []
        self.desk.photo_came = lambda camera, no, data: self.came.append((camera, no, data))
        self.desk.taken_back = lambda _, no: self.back.append(no)
        self.desk.tell_next("079 · Tábori konyha", MOST_IN_TRAY)

    def camera(self) -> Line:
        return Line(self.desk).join(self.desk.secret)


def test_a_photo_comes_in_pieces_each_asked_for() -> None:
    desk = Desk()
    line = desk.camera()
    greeted = line.last()
    assert greeted["open"] and greeted["next"] == "079 · Tábori konyha" and greeted["token"] and line.is_in
    assert greeted["words"]["shoot"]
    data = random.Random(1).randbytes(2 * PIECE + 100)
    line.send_photo(1, data)
    assert [one["at"] for one in line.heard if one["t"] == "go"] == [0, PIECE, 2 * PIECE]
    assert [(no, got) for _, no, got in desk.came] == [(1, data)]
    desk.desk.stored(desk.came[0][0], 1, "079 · Tábori konyha")
    assert line.last() == {"t": "stored", "no": 1, "label": "079 · Tábori konyha"}
    line.say("photo", no=1, n=len(data))  # it has not heard that
    assert line.last()["t"] == "stored" and len(desk.came) == 1
    line.say("back", no=1)
    line.say("back", no=1)
    assert desk.back == [1] and not line.is_cut


def test_a_cut_line_goes_on_where_it_was() -> None:
    desk = Desk()
    first = desk.camera()
    token = first.last()["token"]
    data = random.Random(2).randbytes(3 * PIECE)
    first.say("photo", no=4, n=len(data))
    first.send(data[:PIECE])
    desk.desk.gone(first)
    again = Line(desk.desk).join("", token)
    assert again.last()["open"] and not again.last()["token"]
    again.say("photo", no=4, n=len(data))
    assert again.last() == {"t": "go", "no": 4, "at": PIECE}
    again.send(data[PIECE : 2 * PIECE])
    again.send(data[2 * PIECE :])
    assert desk.came[0][2] == data and len(desk.came) == 1


EVERY_WORD_OF_A_PLAYER: dict[str, dict[str, Any]] = {
    "sit": {"seat": 1},
    "answer": {"ask": 1, "say": 1, "picks": [0], "run": "x"},
    "resume": {"v": 1, "token": "a" * 43, "run": "", "have": 0, "lang": "hu"},
    "join": {"v": 1, "code": "ABCDEF", "lang": "hu"},
    "art": {"ids": ["0" * 16]},
    "leave": {},
    "say": {"poll": 1, "pick": 0},
    "voice": {"v": 1, "code": "ABCDEF", "lang": "hu", "name": "x"},
}


@pytest.mark.parametrize("kind", EVERY_WORD_OF_A_PLAYER)
def test_a_camera_is_no_player(kind: str) -> None:
    desk = Desk()
    line = desk.camera()
    line.say(kind, **EVERY_WORD_OF_A_PLAYER[kind])
    assert line.last() == {"t": "bye", "why": "bad"} and line.is_cut and not desk.came


def test_no_word_of_a_player_is_one_of_a_camera() -> None:
    kinds = set(json.loads(json.dumps(FROM_PHONE.json_schema()))["discriminator"]["mapping"])
    ours = {kind for kind in kinds if read_camera(json.dumps({"t": kind, "lang": "hu"})) is not None}
    assert ours == {"lang"}


LIES: dict[str, Any] = {
    "a piece that nobody asked for": lambda line: line.send(b"x" * 10),
    "two pieces at once": lambda line: (
        line.say("photo", no=1, n=3 * PIECE),
        line.send(b"x" * PIECE),
        line.send(b"x" * PIECE),
        line.send(b"x"),
    ),
    "a short piece": lambda line: (line.say("photo", no=1, n=2 * PIECE), line.send(b"x" * 100)),
    "a long piece": lambda line: (line.say("photo", no=1, n=100), line.send(b"x" * 101)),
    "an oversized piece": lambda line: (line.say("photo", no=1, n=2 * PIECE), line.send(b"x" * (PIECE + 1))),
    "an empty piece": lambda line: (line.say("photo", no=1, n=100), line.send(b"")),
    "a photo too large": lambda line: line.say("photo", no=1, n=MOST_PHOTO + 1),
    "a photo of nothing": lambda line: line.say("photo", no=1, n=0),
    "a photo of less than nothing": lambda line: line.say("photo", no=1, n=-5),
    "a number that is none": lambda line: line.say("photo", no=True, n=10),
    "another photo in the middle": lambda line: (line.say("photo", no=1, n=100), line.say("photo", no=2, n=100)),
    "another length in the middle": lambda line: (line.say("photo", no=1, n=100), line.say("photo", no=1, n=200)),
    "one more field": lambda line: line.say("photo", no=1, n=10, path="/etc/passwd"),
    "joining twice": lambda line: line.say("camera", v=1, code="ABCDEF", token="", lang="hu"),
    "no message at all": lambda line: line._desk.receive(line, "{" * 50),
    "a long text": lambda line: line.say("lang", lang="h" * 5_000),
}


@pytest.mark.parametrize("what", LIES)
def test_one_strike_ends_a_camera(what: str, home: object) -> None:
    desk = Desk()
    line = desk.camera()
    token = line.last()["token"]
    LIES[what](line)
    assert line.is_cut and {"t": "bye", "why": "bad"} in line.heard and not desk.came
    assert Line(desk.desk).join("", token).last() == {"t": "bye", "why": "unknown"}
    assert not pictures_folder().exists()


def test_two_cameras_at_the_most_and_who_sleeps_makes_room() -> None:
    desk = Desk()
    lines = [desk.camera() for _ in range(MOST_CAMERAS)]
    third = desk.camera()
    assert third.last() == {"t": "bye", "why": "full"} and desk.desk.count == MOST_CAMERAS
    desk.desk.gone(lines[0])
    assert desk.camera().last()["open"]


def test_twenty_photos_a_minute() -> None:
    desk = Desk()
    line = desk.camera()
    for no in range(20):
        line.send_photo(no, b"x" * 50)
        desk.desk.stored(desk.came[-1][0], no, "")
    line.say("photo", no=20, n=50)
    assert line.last() == {"t": "refused", "no": 20, "why": "wait"} and not line.is_cut
    desk.clock.now += 4.0
    line.say("photo", no=21, n=50)
    assert line.last()["t"] == "go"


def test_a_full_tray_takes_nothing() -> None:
    desk = Desk()
    line = desk.camera()
    desk.desk.tell_next("", 0)
    assert line.last() == {"t": "next", "next": "", "room": 0}
    line.say("photo", no=1, n=50)
    assert line.last() == {"t": "refused", "no": 1, "why": "full"}
    line.send(b"x" * 50)
    assert line.is_cut


def test_the_code_is_guessed_by_nobody() -> None:
    desk = Desk()
    for _ in range(10):
        assert Line(desk.desk).join("AAAAAA").last() == {"t": "bye", "why": "code"}
    assert Line(desk.desk).join(desk.desk.code).last() == {"t": "bye", "why": "wait"}
    assert Line(desk.desk, "192.168.1.77").join(desk.desk.code).last()["open"]
    assert Line(desk.desk).join("", "a" * 43).last() == {"t": "bye", "why": "unknown"}


def test_strangers_hear_words_and_nothing_else() -> None:
    desk = Desk()
    line = Line(desk.desk)
    line.say("lang", lang="de")
    assert line.last()["open"] is False and line.last()["next"] == "" and line.last()["words"]
    line.say("photo", no=1, n=5)
    assert line.is_cut


# ---- over sockets, in the workshop -----------------------------------------------------------------------------------


class Camera:
    """A phone by the protocol, in a thread of its own."""

    def __init__(self, at: str) -> None:
        self._at = at
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.line: Any = None

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        done = asyncio.run_coroutine_threadsafe(work, self._loop)
        room, timer = QEventLoop(), QTimer()
        timer.timeout.connect(lambda: room.quit() if done.done() else None)
        timer.start(2)
        room.exec()
        return done.result()

    async def join(self, code: str) -> dict[str, Any]:
        self.line = await connect(f"ws://{self._at}/socket", origin=Origin(f"http://{self._at}"), open_timeout=30)
        await self.line.send(json.dumps({"t": "camera", "v": 1, "code": code, "token": "", "lang": "de"}))
        return await self.next()

    async def next(self) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), LIMIT / 1000))
        except ConnectionClosed:
            return {"t": "cut"}
        return found

    async def photo(self, no: int, data: bytes) -> dict[str, Any]:
        await self.line.send(json.dumps({"t": "photo", "no": no, "n": len(data)}))
        while True:
            said = await self.next()
            if said["t"] == "go":
                await self.line.send(data[said["at"] : said["at"] + PIECE])
            elif said["t"] != "next":
                return said

    def stop(self) -> None:
        async def rest() -> None:
            if self.line is not None:
                await self.line.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self.run(rest())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()


@pytest.fixture
def dialog(context: AppContext, qtbot: QtBot) -> Iterator[CameraDialog]:
    holder = QWidget()
    page = WorkshopPage(context, api.GAMES["underwater_cities"], box_file("underwater_cities"), KeptBox(), holder)
    page.resize(1_200, 760)
    holder.resize(1_200, 760)
    with qtbot.waitExposed(holder, timeout=LIMIT):
        holder.show()
    page.preview.paint_now()
    made = CameraDialog(context, page)
    made.find_addresses = lambda: [LOOPBACK]
    made.open()
    made.begin()
    yield made
    if isValid(made):
        made.reject()
    holder.close()
    holder.deleteLater()


def test_photos_come_into_the_tray_cut_and_bare(dialog: CameraDialog, qtbot: QtBot) -> None:
    tray = dialog._page.tray
    raw = photo()
    exif = b"Exif\0\0GPS 47.4979 19.0402"
    raw = raw[:2] + b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif + raw[2:]
    camera = Camera(dialog.host.address.removeprefix("http://").rstrip("/"))
    try:
        greeted = camera.run(camera.join(dialog.host.secret))
        assert greeted["open"] and greeted["next"].startswith("001") and greeted["room"] == MOST_IN_TRAY
        assert dialog.host.count == 1
        said = camera.run(camera.photo(1, raw))
        assert said["t"] == "stored" and said["label"].startswith("001"), said
        assert len(tray.names) == 1
        kept = kept_picture(tray.names[0])
        assert kept is not None
        assert not any(mark in kept for mark in (b"Exif", b"19.0402", b"ICC_PROFILE", b"\xff\xfe"))
        image = QImage.fromData(kept)
        corner = image.pixelColor(12, 12)  # the ground around the card is gone
        assert corner.red() > 200 and abs(image.width() - 540) < 40
        assert camera.run(camera.photo(2, b"GIF89a" + b"\0" * 500)) == {"t": "refused", "no": 2, "why": "picture"}
        huge = photo(wide=2_700, high=2_700, kind="PNG")
        assert camera.run(camera.photo(3, huge))["why"] == "picture"
        assert len(tray.names) == 1 and len(list(pictures_folder().iterdir())) == 1
        dialog._page.tray.lay_in_order()

        async def back() -> None:
            await camera.line.send(json.dumps({"t": "back", "no": 1}))

        camera.run(back())
        qtbot.wait(100)
        assert len(dialog._page.box.draft.photos) == 1, "what lies on a card stays there"
    finally:
        camera.stop()


def test_the_last_one_is_taken_back_and_the_door_closes_with_its_sheet(dialog: CameraDialog, qtbot: QtBot) -> None:
    camera = Camera(dialog.host.address.removeprefix("http://").rstrip("/"))
    try:
        camera.run(camera.join(dialog.host.code))
        assert camera.run(camera.photo(1, photo("#603030")))["t"] == "stored"

        async def back() -> None:
            await camera.line.send(json.dumps({"t": "back", "no": 1}))

        camera.run(back())
        wait_for(qtbot, lambda: not dialog._page.tray.names)
        host = dialog.host
        dialog.reject()
        assert host.address == ""

        async def last() -> str:
            while True:
                said = await camera.next()
                if said["t"] in ("bye", "cut"):
                    return str(said.get("why", "cut"))

        assert camera.run(last()) in ("closed", "cut")
    finally:
        camera.stop()


def test_a_half_photo_leaves_nothing(dialog: CameraDialog, qtbot: QtBot) -> None:
    camera = Camera(dialog.host.address.removeprefix("http://").rstrip("/"))

    async def half() -> None:
        await camera.line.send(json.dumps({"t": "photo", "no": 1, "n": 5 * PIECE}))
        while (await camera.next())["t"] != "go":
            pass
        await camera.line.send(b"\xff\xd8\xff" + b"\0" * (PIECE - 3))

    try:
        camera.run(camera.join(dialog.host.secret))
        camera.run(half())
    finally:
        camera.stop()
    wait_for(qtbot, lambda: dialog.host.count == 0)
    assert not dialog._page.tray.names and not pictures_folder().exists()


def test_a_frame_that_is_too_long_is_never_read(dialog: CameraDialog) -> None:
    camera = Camera(dialog.host.address.removeprefix("http://").rstrip("/"))

    async def flood() -> dict[str, Any]:
        await camera.line.send(json.dumps({"t": "photo", "no": 1, "n": MOST_PHOTO}))
        while (await camera.next())["t"] != "go":
            pass
        await camera.line.send(b"\0" * (PIECE + 2_000))
        return await camera.next()

    try:
        camera.run(camera.join(dialog.host.secret))
        assert camera.run(flood())["t"] in ("cut", "bye")
    finally:
        camera.stop()


def test_without_a_network_the_sheet_says_so(context: AppContext, qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    page = WorkshopPage(context, api.GAMES["underwater_cities"], box_file("underwater_cities"), KeptBox(), holder)
    made = CameraDialog(context, page)
    made.find_addresses = list
    made.begin()
    assert made.host.address == "" and not made._complaint.isHidden()
    made.reject()


# ---- with a browser --------------------------------------------------------------------------------------------------

_SHOOT = """
const canvas = document.createElement('canvas'); canvas.width = 3000; canvas.height = 4000;
const pen = canvas.getContext('2d'); pen.fillStyle = arguments[0]; pen.fillRect(0, 0, 3000, 4000);
pen.fillStyle = '#f4ecd8'; pen.fillRect(600, 800, 1800, 2400);
pen.fillStyle = '#336699'; pen.fillRect(800, 1000, 1400, 900);
const done = arguments[arguments.length - 1];
const send = (blob) => { tarsas.take([new File([blob], 'IMG.jpg', { type: 'image/jpeg' })]); done(true); };
canvas.toBlob(send, 'image/jpeg', .92);
"""


@pytest.mark.soak
@pytest.mark.skipif(not is_installed() and "CI" not in os.environ, reason="no chromium and chromium-driver")
def test_a_browser_sends_five_photos(qapp: QApplication, dialog: CameraDialog, qtbot: QtBot) -> None:
    driver = Driver().wait_ready()
    try:
        phone: BrowserPhone = beside(lambda: driver.phone(dialog.host.address_for_camera, "hu"))

        def five() -> None:
            phone.wait("tarsas.isIn && document.querySelector('#shoot')")
            assert phone.run("return location.hash") == ""
            assert phone.run("return document.documentElement.scrollWidth <= innerWidth")
            for at, tone in enumerate(("#24402e", "#1d2a44", "#603030", "#444444", "#203a50"), 1):
                phone.run_later(_SHOOT, tone)
                if at == 3:
                    phone.run("tarsas.drop()")  # the line is cut on the way, and the page finds it again
                phone.wait(f"tarsas.shots.filter((one) => one.state === 'stored').length === {at}")
            assert phone.complaints() == []

        beside(five)
        assert len(dialog._page.tray.names) == 5
        beside(lambda: phone.click("#back"))
        wait_for(qtbot, lambda: len(dialog._page.tray.names) == 4)
        if "TARSAS_PICTURES" in os.environ:
            beside(lambda: phone.picture(Path(os.environ["TARSAS_PICTURES"]) / "camera.png"))
    finally:
        driver.close()


@pytest.mark.soak
@pytest.mark.skipif(not is_installed() and "CI" not in os.environ, reason="no chromium and chromium-driver")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_page_of_a_camera_shuts_nobody_out(qapp: QApplication, dialog: CameraDialog, dark: bool) -> None:
    driver = Driver().wait_ready()
    wrong: dict[str, str] = {}
    try:
        stranger: BrowserPhone = beside(lambda: driver.phone(dialog.host.address, "de", dark=dark))

        def without_the_code() -> None:
            stranger.wait("document.querySelector('form input')")
            wrong.update(axe.judged(stranger))

        beside(without_the_code)
        phone: BrowserPhone = beside(lambda: driver.phone(dialog.host.address_for_camera, "hu", dark=dark))

        def shoot() -> None:
            phone.wait("tarsas.isIn && document.querySelector('#shoot')")
            wrong.update(axe.judged(phone))
            phone.run_later(_SHOOT, "#24402e")
            phone.wait("tarsas.shots.some((one) => one.state === 'stored')")
            wrong.update(axe.judged(phone))

        beside(shoot)
        dialog.reject()
        beside(lambda: phone.wait("!document.querySelector('#shoot')"))
        beside(lambda: wrong.update(axe.judged(phone)))
    finally:
        driver.close()
    assert not wrong, "\n".join(f"{rule}\n{found}" for rule, found in wrong.items())
