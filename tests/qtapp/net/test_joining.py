"""Joining a table from the real window: found by its beacon, code, seat, answers, a line that is cut, and leaving."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.controls.labels import WrapButton
from qtapp.kit.paths import far_seat_file
from qtapp.kit.store.far_seat import forget_far_seat, keep_far_seat, read_far_seat
from qtapp.net import beacon as beacon_module
from qtapp.net.beacon import GROUP, MOST_BYTES, PORT, Beacon, TableFinder
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables.joining import JoinDialog, parsed_address
from qtapp.windows.other_tables.remote_table import HIDDEN, RemoteTable
from tests.qtapp.net.phones import Clock
from tests.qtapp.net.test_server import Running
from tests.qtapp.waiting import wait_for

_LOOPBACK = "127.0.0.1"


@pytest.fixture(autouse=True)
def _apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """No beacon of another process is heard: tests run side by side, and somebody may play on this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind((_LOOPBACK, 0))
        monkeypatch.setattr(beacon_module, "PORT", free.getsockname()[1])


@pytest.fixture
def running() -> Iterator[Running]:
    made = Running()
    yield made
    made.stop()


def open_dialog(shell: MainWindow) -> JoinDialog:
    shell.start.library.join.click()
    dialog = shell.far.dialog
    assert dialog is not None
    return dialog


def buttons(dialog: JoinDialog) -> list[QPushButton]:
    return dialog._buttons()


def joined(shell: MainWindow, running: Running, qtbot: QtBot, at: int) -> RemoteTable:
    """A table in the window, at the seat of a button; the last one only watches."""
    dialog = open_dialog(shell)
    dialog.address.setText(f"http://{running.at}/")
    dialog.code.setText(f"{running.host.code[:3]} {running.host.code[3:]}".lower())
    dialog.join_button.click()
    wait_for(qtbot, lambda: bool(buttons(dialog)))
    buttons(dialog)[at].click()
    if at != -1:  # whoever only watches chooses nothing more
        dialog.join_button.click()
    wait_for(qtbot, lambda: shell.far.table is not None and shell.far.table.is_open)
    table = shell.far.table
    assert table is not None and shell.stack.currentWidget() is table.window
    return table


def play_a_seat(shell: MainWindow, running: Running, qtbot: QtBot) -> None:
    table = joined(shell, running, qtbot, 1)
    client, session = table.client, running.table.session
    assert client.viewer == 2 and running.host.where(2) == "far"
    options = client.questions.options()
    assert [one.answer for one in options] == session.options(session.pending()[1])
    assert client.questions.preview(options[0].answer) is not None
    assert client.questions.why_not("seat.1.hand", "box"), "why not is worked out here"
    assert client.questions.answer(options[3].answer)
    assert client.questions.answer(options[4].answer), "a double click says nothing more"
    wait_for(qtbot, lambda: session.current.seat == 2 and client.questions.pending() is None)
    assert session.current.payload == options[3].answer
    assert client.history.taken_back()
    client.history.undo()
    wait_for(qtbot, lambda: client.questions.pending() is not None)
    assert session.current is session.root
    for name in HIDDEN:
        assert not table.window.actions_[name].isEnabled(), name
    client.actions.to_sandbox()
    assert client.mode is api.PlayMode.STRICT and session.mode is api.PlayMode.STRICT
    # the line is cut without a word, and found again with the same seat and question
    table.lost._grace.setInterval(0)
    with running.lock:
        chair = running.host.chairs.holder(2)
        chair.link._loop.call_soon_threadsafe(chair.link._connection.transport.abort)
    wait_for(qtbot, table.lost.isVisible)
    assert not table.window.page.isEnabled() and "cannot be reached" in table.lost.head.text()
    wait_for(qtbot, lambda: running.host.where(2) == "far" and not table.lost.isVisible())
    assert table.window.page.isEnabled()
    assert [one.answer for one in client.questions.options()] == [one.answer for one in options]
    table.leave()
    wait_for(qtbot, lambda: running.host.where(2) == "table")
    assert shell.stack.currentWidget() is shell.start


def watch(shell: MainWindow, running: Running, qtbot: QtBot) -> None:
    table = joined(shell, running, qtbot, -1)
    assert table.client.viewer == 0 and table.client.questions.pending() is None
    session = running.table.session
    with running.lock:
        for pending in session.pending():
            session.answer(pending, session.options(pending)[0])
        running.table.changed()
    wait_for(qtbot, lambda: len(table.client.history.line()) > 1)
    assert table.client.view() == api.seat_view(session.table, 0)
    newest = table.client.history.current
    table.client.history.seek(table.client.history.root)
    assert table.client.history.current is table.client.history.root, "what was seen here can be seen again"
    assert not table.client.questions.asked_seats()
    table.client.history.seek(newest)
    running.host.close_door()
    wait_for(qtbot, lambda: not table.is_open)
    assert shell.stack.currentWidget() is shell.start and shell.bar.message is not None


def try_in_vain(shell: MainWindow, running: Running, qtbot: QtBot) -> None:
    dialog = open_dialog(shell)
    for address, code in (("8.8.8.8:80", "ABCDEF"), ("nowhere", "ABCDEF"), (running.at, "ABC")):
        dialog.address.setText(address)
        dialog.code.setText(code)
        dialog.join_button.click()
        assert dialog._complaint.isVisible() and dialog.join_button.isEnabled(), address
    dialog.code.setText("AAAAAA" if running.host.code != "AAAAAA" else "BBBBBB")
    dialog.join_button.click()
    assert not dialog.join_button.isEnabled()
    wait_for(qtbot, dialog.join_button.isEnabled)
    assert "code" in dialog._complaint.text()
    with socket.socket() as free:
        free.bind((_LOOPBACK, 0))
        dialog.address.setText(f"{_LOOPBACK}:{free.getsockname()[1]}")
        dialog.join_button.click()
        wait_for(qtbot, dialog.join_button.isEnabled)
    assert "Nobody answers" in dialog._complaint.text()
    dialog.reject()


def far_button(dialog: JoinDialog) -> WrapButton:
    assert dialog.back_button is not None
    return dialog.back_button


def come_back(shell: MainWindow, running: Running, qtbot: QtBot) -> None:
    """The program was ended, or killed: its seat is found again without a code."""
    table = joined(shell, running, qtbot, 1)
    kept = far_seat_file()
    assert kept.stat().st_mode & 0o077 == 0, "whoever can read it could sit down there"
    assert shell.far.far is not None
    shell.far.far.stop()  # as when the program ends: without a word
    table.put_away()
    shell.go_home()
    wait_for(qtbot, lambda: running.host.where(2) == "away")
    running.host._door.latch()
    shell.far.offer_return(shell.bar)
    assert shell.bar.isVisible()
    shell.bar.buttons[0].click()
    assert shell.far.dialog is not None and "Bence" in far_button(shell.far.dialog).full_text()
    wait_for(qtbot, lambda: table.is_open)
    assert running.host.where(2) == "far" and table.client.viewer == 2
    shell.far.far.stop()
    table.put_away()
    wait_for(qtbot, lambda: running.host.where(2) == "away")
    seat = read_far_seat()
    assert seat is not None
    with socket.socket() as free:  # the other table is not there now
        free.bind((_LOOPBACK, 0))
        gone = seat.model_copy(update={"port": free.getsockname()[1]})
        keep_far_seat(gone)
    dialog = open_dialog(shell)
    far_button(dialog).click()
    wait_for(qtbot, dialog._complaint.isVisible)
    assert "Nobody answers" in dialog._complaint.text() and kept.exists(), "it may be there later"
    forget_far_seat(gone.place)
    running.host.free(2)
    far_button(dialog).click()
    wait_for(qtbot, lambda: "does not know" in dialog._complaint.text())
    assert not kept.exists() and dialog.back_button is None
    dialog.reject()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"address":"8.8.8.8"}', '{"port":1}', "x" * 9000])
def test_a_kept_seat_is_read_with_care(home: Path, text: str) -> None:
    home.mkdir(parents=True)
    far_seat_file().write_text(text)
    assert read_far_seat() is None


def test_a_second_table(shell: MainWindow, running: Running, qtbot: QtBot) -> None:
    """One window for all of it: the second table that is joined is shown where the first one was."""
    try_in_vain(shell, running, qtbot)
    play_a_seat(shell, running, qtbot)
    come_back(shell, running, qtbot)
    running.host.open_door()
    watch(shell, running, qtbot)


def test_a_table_is_found_by_its_beacon(qtbot: QtBot) -> None:
    clock = Clock()
    finder, beacon = TableFinder(clock, [_LOOPBACK]), Beacon(_LOOPBACK)
    try:
        beacon.say("ginkgopolis", 4711, "0" * 8, 2)
        wait_for(qtbot, lambda: bool(finder.tables()))
        found = finder.tables()[0]
        assert (found.address, found.port, found.game, found.free) == (_LOOPBACK, 4711, "ginkgopolis", 2)
        clock.now += 6
        assert not finder.tables(), "who says nothing any more is not there"
    finally:
        beacon.close()
        finder.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\xff\x00",
        b"[" * 400,
        b'{"tarsas":1}',
        b'{"tarsas":2,"game":"barrage","port":1,"run":"","free":1}',
        b'{"tarsas":1,"game":"<b>","port":1,"run":"","free":1}',
        b'{"tarsas":1,"game":"barrage","port":0,"run":"","free":1}',
        b'{"tarsas":1,"game":"barrage","port":true,"run":"","free":1}',
        b'{"tarsas":1,"game":"barrage","port":1,"run":"","free":1,"code":"AAAAAA"}',
        b'{"tarsas":1,"game":"barrage","port":1,"run":"","free":1}' + b" " * MOST_BYTES,
    ],
)
def test_what_is_no_beacon_is_not_heard(said: bytes) -> None:
    finder = TableFinder(Clock(), [_LOOPBACK])
    try:
        finder._hear(said, _LOOPBACK, 100.0)
        finder._hear(b'{"tarsas":1,"game":"barrage","port":1,"run":"","free":1}', "8.8.8.8", 100.0)
        assert not finder.tables()
        for port in range(1, 100):
            text = f'{{"tarsas":1,"game":"barrage","port":{port},"run":"","free":1}}'
            finder._hear(text.encode(), "127.0.0.99", 100.0)
        assert len(finder.tables()) == 3, "one machine cannot fill the list"
        for port in range(1, 100):
            finder._hear(text.encode(), f"127.0.0.{1 + port % 40}", 100.0)
        assert len(finder.tables()) == 24, "whoever invents tables invents no more than fit"
    finally:
        finder.close()


def test_a_beacon_stays_in_the_house() -> None:
    beacon = Beacon(_LOOPBACK)
    try:
        assert beacon._socket.getsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL) == 1
        assert GROUP.startswith("239.255.") and PORT > 1024
    finally:
        beacon.close()


def test_addresses_as_people_paste_them() -> None:
    assert parsed_address("http://192.168.1.2:4000/#c=ABCDEF") == ("192.168.1.2", 4000, "ABCDEF")
    assert parsed_address(" 10.0.0.1:99 ") == ("10.0.0.1", 99, "")
    for wrong in ("", "192.168.1.2", "1.2.3.4:80", "192.168.1.2:0", "192.168.1.2:70000", "evil.example:80"):
        assert parsed_address(wrong) is None, wrong
