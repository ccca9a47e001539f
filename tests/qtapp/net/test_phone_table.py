"""Phones in the real window: their answers are its own, curtains fall only among those who are left."""

from __future__ import annotations

import copy
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.i18n.voice import Voice
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import ScrollPage
from qtapp.net.art_book import ArtRef
from qtapp.net.host import Host
from qtapp.net.packets import SeatPackets
from qtapp.net.wire import MapMessage, PlacesMessage
from qtapp.session.looker import SeatLooker
from qtapp.session.seat_holders import SeatHolders
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables import devices
from qtapp.windows.other_tables.phone_table import PhoneTable
from tests.house.source import ROOT
from tests.qtapp.net.phones import Clock, OpenTableForPhones, Phone
from tests.qtapp.waiting import settle, wait_for


class InWindow(OpenTableForPhones):
    """Phones at a table in a window, without a socket."""

    def __init__(self, shell: MainWindow, phones: PhoneTable, qtbot: QtBot) -> None:
        assert shell.client is not None and phones.host is not None
        self.session, self.host, self.window = shell.client.session, phones.host, self  # type: ignore[assignment]
        self.clock = Clock()
        self._phones, self._qtbot = phones, qtbot

    def settle(self) -> None:
        """Until nothing is left to be done for phones."""
        slices = self._phones._slices
        wait_for(self._qtbot, lambda: not (slices._next or slices._soon or slices._later))


@pytest.fixture
def open_table(
    table: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., tuple[MainWindow, PhoneTable, InWindow]]]:
    made: list[PhoneTable] = []

    def lay(people: int = 2, answers: int = 0) -> tuple[MainWindow, PhoneTable, InWindow]:
        shell = table(people, answers)
        assert shell.client is not None and shell.hot_seat is not None
        hot_seat = shell.hot_seat
        phones = PhoneTable(
            shell.context,
            shell.client,
            hot_seat.holders,
            hot_seat.seats_changed,
            lambda: False,
            lambda: shell.autosave.path,
            shell,
        )
        made.append(phones)
        phones.open("127.0.0.1")
        return shell, phones, InWindow(shell, phones, qtbot)

    yield lay
    for phones in made:
        phones.close()


Lay = Callable[..., tuple[MainWindow, PhoneTable, InWindow]]


def test_what_a_phone_answers_happens_at_the_table(open_table: Lay) -> None:
    shell, _, house = open_table()
    assert shell.client is not None
    changes: list[object] = []
    shell.client.changed.connect(changes.append)
    phone = house.phone(2)
    phone.answer(0)
    assert len(changes) == 1 and shell.client.history.current.seat == 2
    assert phone.state["ask"] is None


def test_the_curtain_falls_only_among_those_at_the_table(open_table: Lay) -> None:
    shell, _, house = open_table(3)
    client, curtain = shell.client, shell.curtain
    assert client is not None and curtain is not None and shell.hot_seat is not None
    assert client.viewer == 1
    house.phone(2)
    assert (client.viewer, curtain.seat) == (1, 0), "who sits here goes on"
    client.questions.answer(client.questions.options()[0].answer)
    shell.hot_seat.hand_over()
    assert (client.viewer, curtain.seat) == (0, 3), "the seat of the phone is passed over"
    house.phone(3)
    assert (client.viewer, curtain.seat) == (0, 1), "one is left"
    house.phone(1)
    assert (client.viewer, curtain.seat) == (0, 0), "nobody is left: the table as onlookers see it"


def test_the_curtain_offers_phones_whenever_a_game_is_opened(open_table: Lay) -> None:
    """Whoever had their hands on phones need not show one to get there."""
    shell, phones, _ = open_table(2)
    assert shell.client is not None and shell.curtain is not None and shell.hot_seat is not None
    phones.close()
    shell.client.questions.answer(shell.client.questions.options()[0].answer)
    shell.hot_seat.hand_over()
    begun = shell.curtain.devices
    assert shell.curtain.seat and not begun.isHidden() and begun.property("kind") == "quiet", "small in mid-game"
    path = shell.autosave.path
    assert path is not None
    shell.go_home()
    shell.show_session(copy.copy(shell.client.session), path)
    assert shell.curtain.seat and not shell.curtain.devices.isHidden() and not shell.curtain.devices.property("kind")


def test_what_the_door_says_is_seen_on_the_curtain(
    table: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl+D there too; without a network it says what can be done."""
    shell = table(2)
    assert shell.client is not None and shell.curtain is not None and shell.hot_seat is not None
    shell.client.questions.answer(shell.client.questions.options()[0].answer)
    shell.hot_seat.hand_over()
    curtain = shell.curtain
    assert curtain.seat == 2
    monkeypatch.setattr(devices, "home_addresses", lambda: [])
    QTest.keyClick(curtain.ready, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert curtain.bar.isVisible() and "Wi-Fi" in curtain.bar.text.text()
    shell.say(api.msg("window.done", "Done"))
    assert curtain.bar.text.text() == "Done", "the shell speaks there too"
    monkeypatch.setattr(devices, "home_addresses", lambda: ["127.0.0.1"])
    curtain.devices.click()
    assert shell.door.dialog is not None and shell.door.dialog.isVisible()
    shell.door.dialog.close()
    phones = shell.door.phones
    assert phones is not None
    phones.door_says("knocked")
    assert "New code" in curtain.bar.text.text()
    phones.close()
    curtain.uncover()
    assert not curtain.bar.isVisible()


def test_who_was_asked_again_has_not_chosen(open_table: Lay) -> None:
    """The curtain says one thing of a person, not two that exclude each other."""
    shell, _, _ = open_table(3)
    assert shell.client is not None and shell.curtain is not None
    client, curtain = shell.client, shell.curtain
    real = client.told.choosers
    client.told.choosers = lambda: [*real(), 2]  # type: ignore[method-assign]  # as if 2 had chosen and were asked once more
    curtain.cover_for(1)
    said = [label.text() for label in curtain.findChildren(QLabel)]
    assert not any("Bence has chosen" in text for text in said) and any("Bence is still" in text for text in said)


def test_a_sleeping_device_stays_in_sight_and_can_be_played_for(open_table: Lay) -> None:
    shell, phones, house = open_table(2)
    assert shell.client is not None and shell.curtain is not None and shell.game is not None and phones.host is not None
    anna, bence = house.phone(1), house.phone(2)
    bence.answer(0)
    anna.sleep()
    shell.game.bar.people.refresh()  # what the door does when seats have changed
    shell.game.decision.refresh()
    assert shell.client.controls.holders.is_asleep(1)
    assert "device asleep" in shell.game.bar.people.chip(1).accessibleName()
    card = shell.game.decision
    assert "asleep" in card.question.text() and card.seat_button is not None and "Anna" in card.seat_button.text()
    assert "asleep" in bence.state["wait"] or "alszik" in bence.state["wait"]
    card.here_wanted.connect(phones.host.free)  # as the door does
    card.seat_button.click()
    assert shell.curtain.seat == 1 and phones.host.where(1) == "table", "her cards are shown to nobody by that"


def test_a_hand_that_comes_back_is_covered_first(open_table: Lay) -> None:
    shell, phones, house = open_table()
    for seat in (1, 2):
        house.phone(seat)
    assert shell.client is not None and shell.curtain is not None and phones.host is not None
    assert shell.client.viewer == 0
    phones.host.free(1)
    assert shell.client.viewer == 0 and shell.curtain.seat == 1


def test_the_table_that_looks_on_takes_back_the_step_that_is_meant(open_table: Lay) -> None:
    """All hands are on phones and all choose at once: nobody at the table is meant, so it is asked whose step."""
    shell, _, house = open_table(3)
    assert shell.client is not None and shell.game is not None
    client, game, bar = shell.client, shell.game, shell.game.page.bar
    phones = {seat: house.phone(seat) for seat in (1, 2, 3)}
    refused: list[object] = []
    client.refused.connect(refused.append)
    phones[1].answer(0)
    game.history.undo()
    house.settle()
    assert client.history.current is client.history.root and phones[1].state["ask"], "only one has chosen: it is theirs"
    for seat in (1, 2):
        phones[seat].answer(0)
    game.history.undo()
    assert [one.text() for one in bar.buttons] == ["Bence", "Anna", "Cancel"] and bar.isVisible()
    bar.buttons[1].click()
    house.settle()
    assert phones[1].state["ask"] and not phones[2].state["ask"]
    assert [entry.seat for entry in client.history.line()[1:]] == [2] and not refused
    bar.dismiss()


def test_what_is_done_at_the_table_comes_to_the_phones(open_table: Lay) -> None:
    shell, _, house = open_table()
    phone = house.phone(2)
    assert shell.client is not None
    before = phone.state["seq"]
    shell.client.questions.answer(shell.client.questions.options()[0].answer)
    house.settle()
    assert phone.state["seq"] > before and not phone.state["seats"][0]["asked"]
    shell.client.actions.to_sandbox()
    house.settle()
    assert phone.state["mode"] == "sandbox"


def test_pictures_are_painted_by_the_games_own_art(open_table: Lay) -> None:
    _, _, house = open_table()
    phone = house.phone(1)
    things = [thing for group in phone.state["groups"] for thing in group["things"]]
    phone.say("art", ids=[thing["art"] for thing in things])
    assert len(phone.pictures) == len(things)
    assert all(one[8:16] == b"\x89PNG\r\n\x1a\n" for one in phone.pictures)
    counted = [count for seat in phone.state["seats"] for count in seat["counts"]]
    assert counted and all(count["art"] for count in counted)


def test_a_piece_that_left_the_hand_has_no_picture_any_more(open_table: Lay) -> None:
    _, phones, house = open_table()
    house.phone(1)
    assert phones.host is not None
    chair = phones.host.chairs.holder(1)
    assert chair is not None
    foreign = next(piece for piece in house.session.table.pieces.values() if piece.back and not piece.seen_by & 2)
    assert not list(phones.picture_of(chair.packets, ArtRef("piece", foreign.id, foreign.place.id)))


def test_seats_are_found_again_after_a_crash(open_table: Lay, home: Path) -> None:
    shell, phones, house = open_table()
    phone = house.phone(2)
    path = shell.autosave.path
    assert path is not None
    file = path.with_name(path.name + ".seats")
    assert file.stat().st_mode & 0o077 == 0, "nobody else may read it"
    assert phone.token not in file.read_text(encoding="utf-8")
    port = phones.address
    phones.leave()  # as if the program had ended
    assert shell.hot_seat is not None and shell.hot_seat.holders.is_here(2)
    phones.open("127.0.0.1")
    assert phones.address == port and phones.host is not None
    house.host = phones.host
    assert phones.host.where(2) == "away" and not shell.hot_seat.holders.is_here(2)
    assert Phone(house).resume(phone.token).state["ask"] is not None
    phones.close()
    assert not file.exists(), "who closes the door takes all seats back"


def test_phones_come_along_to_another_game_on_the_table(open_table: Lay, home: Path) -> None:
    shell, phones, house = open_table()
    phone, address = house.phone(1), phones.address
    assert shell.hot_seat is not None and shell.client is not None and shell.curtain is not None
    for number, names in enumerate((["Bence", "Anna"], ["Zoé", "Tim"]), 1):
        session = api.new_session("ginkgopolis", 2, seed=8 + number, names=names)
        shell.show_session(session, home / "games" / f"other{number}.tarsas")
        phone.table = house = InWindow(shell, phones, house._qtbot)
        house.settle()
        assert phones.address == address and not phone.bye
        assert [shell.hot_seat.holders.is_here(seat) for seat in (1, 2)] == [True, number == 2]
        if number == 1:
            assert (shell.client.viewer, shell.curtain.seat) == (1, 0), "who is left at the table needs no curtain"
            before = session.current
            phone.answer(0)
            assert session.current is not before and shell.client.history.current is session.current
            assert (home / "games" / "other1.tarsas.seats").is_file()
    assert phone.got[-1]["t"] == "rooms" and phone.got[-1]["moved"], "nobody is called Anna there: seats are offered"


def test_the_door_of_this_installation_stays_at_its_port(open_table: Lay) -> None:
    _, phones, house = open_table()
    phone, address = house.phone(1), phones.address
    phones.close()
    phones.open("127.0.0.1")
    assert phones.address == address, "an open page finds the door again"
    assert phones.host is not None
    house.host = phones.host
    assert Phone(house).resume(phone.token).bye == "seat", "but nobody sits who was sent away"
    phones.close()
    port = int(address.rstrip("/").rpartition(":")[2])
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        phones.open("127.0.0.1")
        assert phones.address != address, "if somebody else has it another one is taken"


def test_holders_of_seats() -> None:
    holders = SeatHolders()
    assert holders.is_here(1)
    holders.set_elsewhere({1, 2})
    assert not holders.is_here(1) and holders.is_here(3)
    holders.set_elsewhere(set())
    assert holders.is_here(1)


def test_a_computer_player_takes_a_seat_from_its_phone(open_table: Lay) -> None:
    shell, phones, house = open_table()
    phone, other = house.phone(2), house.phone(1)
    assert shell.client is not None and phones.host is not None
    shell.client.controls.give(2, 1)
    house.settle()
    assert phone.bye == "handed" and phones.host.where(2) == "computer"
    assert other.state["seats"][1]["where"] == "computer"


def test_who_is_not_invited_has_no_network() -> None:
    """The whole window is read in, and neither a server nor a socket library of ours is in memory."""
    code = (
        "import sys; import qtapp.app, qtapp.run, qtapp.windows.main\n"
        "tables = ['qtapp.windows.other_tables.' + one for one in ('phone_table', 'devices', 'far_game', 'joining')]\n"
        "print([one for one in ('websockets', 'segno', 'qtapp.net', *tables) if one in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[]", done.stderr


def test_without_an_open_door_nobody_listens(open_table: Lay) -> None:
    _, phones, _ = open_table()
    port = int(phones.address.rstrip("/").rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=5):
        pass
    phones.close()
    with pytest.raises(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
        pass
    assert not isinstance(phones.host, Host)


def test_a_map_is_painted_in_short_steps_and_not_for_an_answered_question(open_table: Lay) -> None:
    shell, phones, _ = open_table(2)
    assert shell.client is not None and phones.host is not None
    packets = SeatPackets(SeatLooker(shell.client.session, 1), Voice("hu"), b"k" * 32)
    while not packets.drops:
        pending = shell.client.session.first_pending()
        assert pending is not None
        bot = api.GreedyBot(pending.question.seat)
        shell.client.session.answer(pending, bot.choose_answer(shell.client.session, pending))
        packets.state(phones.host._seats(), False)
    wish = PlacesMessage(t="places", ask=packets.ask_id, say=1, options=[one for one, _ in packets.drops])
    steps = list(phones.map_of(packets, wish))
    made = steps.pop()
    assert made is not None and len(steps) > 3 and not any(steps)
    picture, message = made
    assert isinstance(message, MapMessage)
    assert picture[:2] == b"\xff\xd8" and {one.option for one in message.spots} <= {one for one, _ in packets.drops}
    assert list(phones.map_of(packets, wish))[-1] == made, "the same moment is painted once"
    packets.drops = ()
    assert not list(phones.map_of(packets, wish))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_in_place_of_kept_seats_holds_nobody_up(open_table: Lay, home: Path) -> None:
    shell, phones, house = open_table()
    house.phone(1)
    phones.close()
    pipe = home / "games" / "test.tarsas.seats"
    os.mkfifo(pipe)
    phones.open("127.0.0.1")
    house = InWindow(shell, phones, house._qtbot)
    assert phones.host is not None and phones.host.where(1) == "table"
    house.phone(1)
    assert pipe.is_file(), "seats are kept all the same"


def test_one_of_several_networks_is_chosen_and_remembered(
    table: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Phones find the door at the other address then; it says what the network is."""
    for name in ("home_addresses", "own_addresses"):
        monkeypatch.setattr(devices, name, lambda: ["127.0.0.1", "127.0.0.2"])
    monkeypatch.setattr(devices, "kind_of", lambda one: "private" if one == "127.0.0.2" else "home")
    shell = table(2)
    shell.door.show_devices()
    dialog, phones = shell.door.dialog, shell.door.phones
    assert dialog is not None and phones is not None and phones.at == "127.0.0.1"
    port = phones.address.rpartition(":")[2]

    def said() -> list[str]:
        return [one.text() for one in dialog._house.findChildren(QLabel)]

    assert any("of this house" in text for text in said()) and not any("VPN" in text for text in said())
    dialog.networks.button("127.0.0.2").click()
    assert phones.at == "127.0.0.2" and phones.address.rpartition(":")[2] == port, "the same port"
    wait_for(qtbot, lambda: any("VPN" in text for text in said()))
    with socket.socket() as one:
        one.settimeout(5)
        one.connect(("127.0.0.2", int(port.rstrip("/"))))
        one.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.2:{port.rstrip('/')}\r\n\r\n".encode())
        answer = one.recv(64)
        while one.recv(65536):
            pass
    assert b" 200 " in answer
    dialog.reject()
    phones.close()
    shell.door.show_devices()
    assert phones.at == "127.0.0.2", "as it was chosen last"
    phones.close()


@pytest.mark.parametrize("size", [(640, 360), (683, 384), (1366, 768)])
def test_the_code_is_large_enough_for_a_camera_on_every_screen(
    open_table: Lay, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """On a low screen the page scrolls: squeezed, the code would be of no use."""
    shell, phones, _ = open_table(4)
    shell.resize(*size)
    assert shell.client is not None
    dialog = devices.DevicesDialog(shell.context, shell.client, phones, shell)
    dialog.open()
    settle(qtbot, dialog)
    assert dialog.width() <= size[0] and dialog.height() <= size[1]
    assert min(dialog._qr.width(), dialog._qr.height()) >= 240
    for label in cast(list[WrapLabel], dialog.findChildren(WrapLabel)):
        if label.isVisibleTo(dialog) and label.text():
            assert label.height() >= label.heightForWidth(label.width()) - 1, label.text()
    page = next(one for one in cast(list[ScrollPage], dialog.findChildren(ScrollPage)) if one.isVisibleTo(dialog))
    assert (page.verticalScrollBar().maximum() > 0) == (size[1] < 700)
    if os.environ.get("PICTURES"):
        shell.grab().save(f"{os.environ['PICTURES']}/{size[0]}.png")
        dialog.grab().save(f"{os.environ['PICTURES']}/d{size[0]}.png")
    dialog.reject()
