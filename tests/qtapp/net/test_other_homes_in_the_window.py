"""Other homes in the real window: invited from it, and joined from it. Each test runs alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.store.far_seat import read_far_seat
from qtapp.kit.store.homes import read_homes
from qtapp.net.invitation import read_invitation
from qtapp.net.iroh_line import HomeWay
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables import devices
from qtapp.windows.other_tables.joining import JoinDialog
from tests.alone import alone, is_alone
from tests.qtapp.net.far_homes import FarSeatHolder, OpenHouse, Room
from tests.qtapp.net.phones import OpenTableForPhones
from tests.qtapp.waiting import wait_for


def until(qtbot: QtBot, room: Room, is_so: Callable[[], object]) -> None:
    """What other threads hand to the test is done, too."""

    def look() -> bool:
        while room.do_one(0.0):
            pass
        return bool(is_so())

    wait_for(qtbot, look)


@pytest.fixture
def inviting(
    table: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Iterator[tuple[MainWindow, str]]:
    """A window that has opened its door to other homes, and the line that was copied there."""
    if not is_alone():  # the test runs in a process and a namespace of its own, and opens the door there
        yield cast(MainWindow, None), ""
        return
    monkeypatch.setattr(devices, "home_addresses", list)  # no phone could come in; homes can all the same
    shell = table(3)
    shell.door.show_devices()
    dialog = shell.door.dialog
    assert dialog is not None and not dialog._qr.isVisible() and "Wi-Fi" in dialog._how.text()
    assert shell.door.phones is not None and not shell.door.phones.homes.is_open, "nobody has asked for it yet"
    dialog.halves.button("far").click()
    wait_for(qtbot, dialog.far.copy.isEnabled)
    dialog.far.copy.click()
    yield shell, QGuiApplication.clipboard().text()
    assert shell.door.phones is not None
    shell.door.phones.close()


def way_by(room: Room, line: str, name: str = "Nagyiék", key: bytes = b"") -> HomeWay:
    return HomeWay(room.hand, key or secrets.token_bytes(32), name, read_invitation(line), relayed=False)


@alone
def test_a_home_is_let_in_by_hand(inviting: tuple[MainWindow, str], qtbot: QtBot) -> None:
    shell, line = inviting
    assert shell.door.phones is not None and shell.door.phones.host is not None and shell.game is not None
    homes, host, room, key = shell.door.phones.homes, shell.door.phones.host, Room(), secrets.token_bytes(32)
    assert shell.door.dialog is not None
    shell.door.dialog.reject()
    one = FarSeatHolder(room, 2)
    way = way_by(room, line, key=key)
    one.sit_down(way)
    card = shell.door._knock
    until(qtbot, room, card.isVisible)
    assert "Nagyiék" in card.knock.head.text() and "first time" in card.knock.who.text()
    assert one.rooms is None
    card.knock.let_in.click()
    until(qtbot, room, lambda: one.is_seated)
    until(qtbot, room, lambda: host.where(2) == "far")
    assert not card.isVisible()
    home = host.home_of(2)
    assert home is not None and homes.line_of(home) == "here" and read_homes().known(home.key)
    shell.door.show_devices()
    assert shell.door.dialog is not None
    shell.door.dialog.show_half("far")
    assert shell.door.dialog._where(2, "far").id == "far.home_and_line"
    shell.door.dialog.reject()

    stranger = FarSeatHolder(room, 3)  # the star belongs to the key, never to the name
    other = way_by(room, line)
    stranger.sit_down(other)
    until(qtbot, room, lambda: homes.knocking)
    assert "first time" in card.knock.who.text()
    card.knock.never.click()
    until(qtbot, room, lambda: stranger.lost)
    assert stranger.lost == ["not_now"]

    way.close(5)  # its line is cut, and is found again without a question
    until(qtbot, room, lambda: host.where(2) == "away")
    again = way_by(room, line, key=key)
    one.sit_down(again)
    until(qtbot, room, lambda: host.where(2) == "far")
    assert not homes.knocking
    again.close(5)
    other.close(5)


@alone
def test_a_line_that_is_renewed_is_another_one(inviting: tuple[MainWindow, str], qtbot: QtBot) -> None:
    shell, line = inviting
    assert shell.door.dialog is not None
    shell.door.dialog.far.renew.click()
    newer = shell.door.dialog.far.line.text()
    assert newer != line and read_invitation(newer).endpoint == read_invitation(line).endpoint
    room = Room()
    one = FarSeatHolder(room, 2)
    way = way_by(room, line)
    one.sit_down(way)
    until(qtbot, room, lambda: one.lost)
    assert one.lost == ["old_line"]
    way.close(5)


def _is_past(mirror: api.MirrorSession, ask: int) -> bool:
    return mirror.ask != ask


def knocked(shell: MainWindow, line: str) -> JoinDialog:
    """The dialog, after the message was pasted and the button pressed."""
    shell.start.library.join.click()
    dialog = shell.far.dialog
    assert dialog is not None
    dialog.halves.button("far").click()
    dialog.join_button.click()
    assert dialog._complaint.isVisible() and dialog.join_button.isEnabled(), "nothing was pasted"
    QGuiApplication.clipboard().setText(f"Szia Nagyi! Itt a meghívó:\n{line}\nPuszi, Anna")
    dialog.invited.paste_button.click()
    dialog.invited.name.setText("  Nagyiék ")
    dialog.join_button.click()
    return dialog


@alone
def test_a_home_with_two_seats_plays_behind_a_curtain(shell: MainWindow, qtbot: QtBot) -> None:
    room = Room()
    house = OpenHouse(room, OpenTableForPhones("ginkgopolis", 3))
    house.answers = lambda _: None
    dialog = knocked(shell, house.line)
    until(qtbot, room, lambda: house.knocks)
    assert house.knocks[0].name == "Nagyiék" and read_homes().name == "Nagyiék"
    house.door.turn_away(house.knocks[0])
    until(qtbot, room, dialog.join_button.isEnabled)
    assert "not let you in" in dialog._complaint.text()
    dialog.join_button.click()
    until(qtbot, room, lambda: len(house.knocks) == 2)
    house.door.let_in(house.knocks[1])
    until(qtbot, room, lambda: len(dialog._buttons()) == 4)
    for at in (0, 2):
        dialog._buttons()[at].click()
    dialog.join_button.click()
    until(qtbot, room, lambda: shell.far.table is not None and len(shell.far.table.client.mirrors) == 2)
    table = shell.far.table
    assert table is not None and table.hot_seat is not None and table.is_open
    assert [house.table.host.where(seat) for seat in (1, 2, 3)] == ["far", "table", "far"]
    kept = read_far_seat()
    assert kept is not None and len(kept.tokens()) == 2 and kept.invitation and kept.home == "Annáék"

    curtain, falls, given = table.hot_seat._curtain, 0, 0
    bots = {seat: api.RandomBot(seat) for seat in (1, 2, 3)}
    while given < 12:
        session = house.table.session
        pending = next((one for one in session.pending() if one.question.seat == 2), None)
        if pending is not None:
            session.answer(pending, bots[2].choose_answer(session, pending))
            house.table.changed()
        until(qtbot, room, lambda: bool(curtain.seat) or table.client.questions.pending() is not None)
        if curtain.seat:
            assert table.client.viewer == 0, "nobody's cards are seen while it hangs"
            falls += 1
            curtain.uncover()
            continue
        mirror = table.client.session
        assert isinstance(mirror, api.MirrorSession) and table.client.viewer in (1, 3)
        question = table.client.questions.pending()
        assert question is not None and mirror.viewer == table.client.viewer
        ask, seat = mirror.ask, table.client.viewer
        assert table.client.questions.answer(bots[seat].choose_answer(mirror, question))
        given += 1
        until(qtbot, room, partial(_is_past, mirror, ask))
        if table.hot_seat.waits_for():
            table.hot_seat.hand_over()
    answers = [one for one in house.table.session.line() if one.kind is api.EntryKind.ANSWER and one.seat != 2]
    assert len(answers) == given and falls >= 2

    table.leave()
    until(qtbot, room, lambda: [house.table.host.where(seat) for seat in (1, 3)] == ["table", "table"])
    assert read_far_seat() is None and shell.stack.currentWidget() is shell.start
    house.door.stop(5)
