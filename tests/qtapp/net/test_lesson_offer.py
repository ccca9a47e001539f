"""A lesson goes from one Társas in the house to another: one file behind a secret, asked for, bounded, opened."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import InvalidData
from qtapp.kit.paths import resources
from qtapp.kit.store.single_instance import OutsideLink
from qtapp.net import lesson_offer
from qtapp.net.lesson_offer import LessonAddress, LessonOffer, fetch, read_address
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import wait_for

CITY = resources() / "ginkgopolis" / "lessons" / "01-meet-the-city.tarsas-lesson"
SECRET = "abcdefgh"


@pytest.fixture
def offer() -> Iterator[LessonOffer]:
    made = LessonOffer()
    yield made
    made.close()


def test_an_address_is_read_as_typed_pasted_or_followed() -> None:
    where = LessonAddress("192.168.1.5", 4321, SECRET)
    for text in (where.text, where.link, f"http://{where.text}", f"  {where.text.upper()} "):
        assert read_address(text) == where
    for text in (
        "",
        "192.168.1.5:4321",
        f"192.168.1.5:99999/{SECRET}",
        f"8.8.8.8:80/{SECRET}",
        f"300.1.1.1:80/{SECRET}",
        f"example.org:80/{SECRET}",
        f"192.168.1.5:80/{SECRET}/../x",
        f"http://192.168.1.5:80@evil/{SECRET}",
        f"192.168.1.5:80/{SECRET[:-1]}",
    ):
        assert read_address(text) is None, text


def test_who_has_the_secret_gets_the_file_and_nothing_else(offer: LessonOffer) -> None:
    assert offer.where is None
    offer.open(CITY, "127.0.0.1")
    where = offer.where
    assert where is not None and fetch(where) == CITY.read_bytes()
    for path in ("/", f"/{SECRET}", f"/{where.secret}/..", f"/{CITY.name}", "/../pyproject.toml"):
        line = http.client.HTTPConnection(where.address, where.port, timeout=5)
        line.request("GET", path)
        assert line.getresponse().status == http.client.NOT_FOUND
        line.close()
    with pytest.raises(InvalidData):
        fetch(LessonAddress(where.address, where.port, SECRET))
    offer.close()
    with pytest.raises(InvalidData):
        fetch(where)


def test_a_false_offer_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_offer, "MOST_BYTES", 1000)

    class Floods(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"x" * 100_000)

        def log_message(self, *_: object) -> None:
            """It says nothing."""

    server = HTTPServer(("127.0.0.1", 0), Floods)
    thread = threading.Thread(target=server.handle_request, daemon=True)
    thread.start()
    with pytest.raises(InvalidData, match="too large"):
        fetch(LessonAddress("127.0.0.1", server.server_port, SECRET))
    thread.join(5)
    server.server_close()


def test_a_lesson_is_offered_followed_asked_for_and_opened(
    table: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "lessons of mine"
    folder.mkdir()
    monkeypatch.setattr("qtapp.windows.other_tables.lesson_door.documents_folder", lambda: folder)
    shell = table()
    door = shell.lesson_door
    door.offer(CITY, "The city")
    assert door.offered is not None
    door.offered.find_addresses = lambda: ["127.0.0.1"]
    door.offered.begin()
    where = door.offered.offer.where
    assert where is not None and door.offered.address.text() == where.text and door.offered.copy.isEnabled()
    door.offered.hide()
    shell.come_forward(OutsideLink(where.link))
    asked = door.asked
    assert asked is not None and asked.isVisible() and asked.line.text() == where.text
    assert list(folder.iterdir()) == [], "nothing is fetched before somebody has said so"
    asked.line.setText("somewhere")
    assert not asked.go.isEnabled()
    asked.line.setText(where.text)
    asked.go.click()
    wait_for(qtbot, lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    (kept,) = folder.iterdir()
    assert kept.read_bytes() == CITY.read_bytes() and api.load_lesson(kept).lesson.id
    door.fetch(where)
    wait_for(qtbot, lambda: len(list(folder.iterdir())) == 1)
    door.leave()
    assert door.offered is None and shell.game is not None
    said: list[api.Message] = []
    door.told.connect(said.append)
    door.fetch(where)
    wait_for(qtbot, lambda: bool(said))
    assert "not offered any more" in shell.words.label(said[0])


def test_a_double_click_on_a_lesson_opens_it_in_the_running_program(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table()
    shell.come_forward(CITY)
    wait_for(qtbot, lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    assert shell.lessons.table is not None and shell.stack.currentWidget() is shell.lessons.table.window
