"""Other homes that sit at the table, without any line: tags, words, and a computer that plays while they are away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.net.chairs import Home, digest_of, read_chairs
from qtapp.net.far_words import TalkMessage
from qtapp.net.iroh_door import IrohDoor
from qtapp.net.talk import Utterance
from qtapp.panels.bar.seat_tags import SeatTag
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables import devices
from qtapp.windows.other_tables.homes_at_table import HomesAtTable
from tests.qtapp.waiting import settle, wait_for

GRANDMA, MILLERS = Home("a" * 64, "Nagyiék"), Home("b" * 64, "Müllerék")


class Link:
    """A line that hears everything and says nothing."""

    home: Home | None = None
    address = ""

    def push(self, data: str | bytes) -> None:
        assert data

    def hang_up(self) -> None:
        """There is nothing to be cut."""

    def let_in(self) -> None:
        """It is no stranger."""


class MuteDoor(IrohDoor):
    """A door that was never opened: what is said by it is only noted."""

    def __init__(self) -> None:
        self.said: list[TalkMessage] = []

    def say(self, message: TalkMessage) -> None:
        self.said.append(message)

    def stop(self, wait: float = 0.0, *, is_goodbye: bool = False) -> None:
        """There is nothing to be stopped."""


Lay = Callable[..., tuple[MainWindow, HomesAtTable, Any]]


@pytest.fixture
def with_homes(table: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Lay:
    """Seat 1 sits here; 2 and 3 belong to one home, 4 to another one."""
    monkeypatch.setattr(devices, "home_addresses", list)

    def lay() -> tuple[MainWindow, HomesAtTable, Any]:
        shell = table(4, 3)
        shell.door.show_devices()
        assert shell.door.dialog is not None and shell.door.phones is not None and shell.door.homes is not None
        shell.door.dialog.reject()
        phones, homes = shell.door.phones, shell.door.homes
        assert phones.host is not None
        for seat, home in ((2, GRANDMA), (3, GRANDMA), (4, MILLERS)):
            chair = phones.host._chair(seat, "hu", digest_of(str(seat)), home)
            chair.link = Link()
            phones.host.chairs.add(chair)
        phones.homes._door = MuteDoor()
        homes.cuts._grace.setInterval(0)
        phones.seats_changed()
        assert shell.curtain is not None
        if shell.curtain.seat:
            shell.curtain.uncover()  # whoever was asked here sits elsewhere now
        settle(qtbot, shell)
        return shell, homes, phones

    return lay


def cut(phones: Any, *seats: int) -> None:
    for seat in seats:
        phones.host.chairs.holder(seat).link = None
    phones.homes.home_line(phones.host.home_of(seats[0]), "looking")


def test_tags_tell_home_and_line(with_homes: Lay, qtbot: QtBot) -> None:
    shell, homes, phones = with_homes()
    assert shell.game is not None
    tags = homes.presence.tags
    assert tags.isVisible() and [one.line for one in homes.tags()] == ["here"] * 3
    cut(phones, 2, 3)
    assert list(homes.tags()) == [
        SeatTag(2, "Nagyiék", "looking"),
        SeatTag(3, "Nagyiék", "looking"),
        SeatTag(4, "Müllerék", "here"),
    ]
    assert "looking for them" in tags._tags[2].accessibleName()
    boxes = [tags._tags[seat].geometry() for seat in (2, 3, 4)]
    for seat, box in zip((2, 3, 4), boxes, strict=True):
        chip = shell.game.bar.people.chip(seat)
        assert abs(box.center().x() - (chip.mapTo(shell.game, chip.rect().center()).x())) <= 1
    assert not any(one.intersects(other) for one in boxes for other in boxes if one is not other)
    assert [one.line for one in phones.host._seats()] == ["", "looking", "looking", "here"]
    shell.game.actions_["bare"].trigger()
    assert not tags.isVisible()
    shell.game.actions_["bare"].trigger()
    assert tags.isVisible()
    for seat in (2, 3, 4):
        phones.host.free(seat)
    assert not tags.isVisible(), "nobody from elsewhere sits here"


def test_words_are_heard_by_all_but_those_who_muted_them(with_homes: Lay, qtbot: QtBot) -> None:
    shell, homes, phones = with_homes()
    door, presence = phones.homes._door, homes.presence
    phones.homes.home_says(MILLERS, TalkMessage(seat=4, reaction="good_move", text=""))
    assert presence.bubbles[4].isVisible() and presence.bubbles[4].text == "Good move!"
    phones.homes.home_says(MILLERS, TalkMessage(seat=2, reaction="", text="I am somebody else"))
    phones.homes.home_says(MILLERS, TalkMessage(seat=1, reaction="", text="So am I"))
    assert homes.evening.lines == [Utterance(4, "good_move")] and len(door.said) == 1, "only in a seat of one's own"
    presence.tags.talk.click()
    card = presence.card
    assert card.isVisible() and shell.focusWidget() is card.field
    card.field.setText("  Szia <b>Nagyi</b>!\u202e ")
    card.send.click()
    assert not card.field.text() and door.said[-1] == TalkMessage(seat=1, reaction="", text="Szia <b>Nagyi</b>!")
    assert presence.bubbles[1].text == "Szia <b>Nagyi</b>!"
    card.reactions["thanks"].click()
    card.reactions["oops"].click()
    card.reactions["oops"].click()
    assert card.hint.isVisible() and len(door.said) == 4, "three in ten seconds"
    homes.evening.mute({2, 3}, True)
    phones.homes.home_says(GRANDMA, TalkMessage(seat=3, reaction="applause", text=""))
    assert 3 not in presence.bubbles and len(door.said) == 5, "others hear them"
    assert shell.client is not None
    assert api.EntryKind.REMARK not in {entry.kind for entry in shell.client.session.line()}, "no word of it is kept"


def test_a_computer_plays_until_they_are_back(with_homes: Lay, qtbot: QtBot, home: Path) -> None:
    shell, homes, phones = with_homes()
    client, host = shell.client, phones.host
    assert client is not None and not homes.card.isVisible()
    cut(phones, 2, 3)
    wait_for(qtbot, homes.card.isVisible)
    assert "Nagyiék" in homes.card.head.text() and not client.controls.level(2)
    homes.card.wait.click()
    assert not homes.card.isVisible()
    for seat in (2, 3):
        host.chairs.holder(seat).link = Link()
    phones.homes.home_line(GRANDMA, "here")
    cut(phones, 2, 3)
    wait_for(qtbot, homes.card.isVisible)
    homes.card.computer.click()
    assert not homes.card.isVisible()
    assert client.controls.level(2) and client.controls.level(3) and not client.controls.level(4)
    assert [host.where(seat) for seat in (2, 3)] == ["away", "away"], "the seats stay theirs"
    kept = read_chairs(host.chairs.stored(0))
    assert [one.stood_in for one in kept.chairs] == [True, True, False]
    host.chairs.holder(2).link = Link()
    phones.seats_changed()
    assert not client.controls.level(2) and client.controls.level(3), "who is back takes the seat over"
    client.controls.give(3, 0)
    assert not host.chairs.holder(3).is_stood_in, "somebody here plays for it"
    client.controls.give(4, 2)
    assert host.chairs.holder(4) is None, "a computer that was meant to stay holds the seat"
