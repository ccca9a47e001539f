"""Other homes at the table: whole games over a real endpoint, in a namespace from which nothing leads out."""

from __future__ import annotations

import gc
import secrets
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from engine import api
from qtapp.net import iroh_ask
from qtapp.net.chairs import Home, read_chairs
from qtapp.net.far_words import TalkMessage
from qtapp.net.intake import Porch
from qtapp.net.invitation import Invitation
from qtapp.net.iroh_ask import TableAsker
from qtapp.net.iroh_line import HomeWay
from qtapp.net.talk import Utterance
from tests.alone import alone, is_alone
from tests.qtapp.net.far_homes import SECRET, FarSeatHolder, OpenHouse, Room, play
from tests.qtapp.net.phones import Clock, OpenTableForPhones

GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def way_to(house: OpenHouse, key: bytes | None = None, secret: bytes = SECRET, name: str = "Nagyiék") -> HomeWay:
    assert house.invitation is not None
    goal = Invitation(house.invitation.endpoint, secret, "", house.invitation.addresses)
    return HomeWay(house.room.hand, key or secrets.token_bytes(32), name, goal)


def open_house(game: str = "ginkgopolis", people: int = 3) -> OpenHouse:
    return OpenHouse(Room(), OpenTableForPhones(game, people))


def _came_or_lost(one: FarSeatHolder, tried: int) -> bool:
    return one.is_seated or len(one.lost) >= tried


def seated(house: OpenHouse, way: HomeWay, *seats: int) -> list[FarSeatHolder]:
    holders = [FarSeatHolder(house.room, seat) for seat in seats]
    for one in holders:
        one.sit_down(way)
    house.room.until(lambda: all(one.is_seated for one in holders))
    return holders


def test_the_library_is_read_in_by_no_test_that_could_reach_anybody() -> None:
    if not is_alone():
        with pytest.raises((RuntimeError, ModuleNotFoundError)):
            __import__("iroh")


@pytest.mark.parametrize(
    ("game", "most"),
    [("ginkgopolis", 40), *(pytest.param(game, 5000, marks=pytest.mark.soak) for game in GAMES)],
)
@alone
def test_games_are_played_from_two_homes(game: str, most: int) -> None:
    """One home with two seats and one with one; each seat's answers are its entries, and the end is everybody's."""
    house = open_house(game)
    first, second = way_to(house), way_to(house, name="Müllerék")
    holders = [*seated(house, first, 1, 3), *seated(house, second, 2)]
    assert [home.name for home in house.knocks] == ["Nagyiék", "Müllerék"]
    session = house.table.session
    assert [house.table.host.where(seat) for seat in (1, 2, 3)] == ["far"] * 3
    assert [home.name for seat in (1, 2, 3) if (home := house.table.host.home_of(seat))] == [
        "Nagyiék",
        "Müllerék",
        "Nagyiék",
    ]
    play(house.room, house.table, holders, most)
    answers = [one for one in session.line() if one.kind is api.EntryKind.ANSWER]
    for one in holders:
        assert one.sent == sum(entry.seat == one.seat for entry in answers)
        assert not one.refused
    if session.first_pending() is None:
        result = session.game.result(session.table)
        assert result is not None
        house.room.until(lambda: all(one.far.session and one.far.session.final for one in holders))
        for one in holders:
            final = one.far.session.final if one.far.session else None
            assert final is not None and final.totals == result.totals
    first.close(5)
    second.close(5)
    house.door.stop(5)


@alone
def test_nobody_comes_in_without_a_yes() -> None:
    house = open_house()
    house.answers = lambda _: None
    way = way_to(house)
    one = FarSeatHolder(house.room, 1)
    one.sit_down(way)
    house.room.until(lambda: house.knocks)
    assert one.rooms is None
    house.door.turn_away(house.knocks[0])
    house.room.until(lambda: one.lost)
    assert one.lost == ["not_now"] and one.rooms is None

    one.sit_down(way)  # they may knock again, and then not any more
    house.room.until(lambda: len(house.knocks) == 2)
    house.door.turn_away(house.knocks[1], for_ever=True)
    house.room.until(lambda: len(one.lost) == 2)
    one.sit_down(way)
    house.room.until(lambda: len(one.lost) == 3)
    assert one.lost[2] == "old_line" and len(house.knocks) == 2

    wrong = FarSeatHolder(house.room, 1)
    wrong.sit_down(way_to(house, secret=bytes(16)))
    house.room.until(lambda: wrong.lost)
    assert wrong.lost == ["old_line"] and len(house.knocks) == 2

    gone = way_to(house)
    FarSeatHolder(house.room, 1).sit_down(gone)
    house.room.until(lambda: len(house.knocks) == 3)
    gone.close()
    house.room.until(lambda: house.left)
    assert house.left[0].key == house.knocks[2].key
    house.door.stop(5)


@alone
def test_a_new_line_ends_the_old_one_but_not_those_who_sit() -> None:
    house = open_house()
    key = secrets.token_bytes(32)
    way = way_to(house, key)
    (one,) = seated(house, way, 1)
    house.door.renew(secrets.token_bytes(16))
    way.close(5)
    house.room.until(lambda: one.lost)
    other = FarSeatHolder(house.room, 2)
    other.sit_down(way_to(house))
    house.room.until(lambda: other.lost)
    assert other.lost == ["old_line"]
    one.sit_down(way_to(house, key))
    house.room.until(lambda: one.is_seated)
    assert len(house.knocks) == 1
    house.door.stop(5)


@alone
def test_a_seat_is_opened_only_by_the_home_that_holds_it() -> None:
    house = open_house()
    way = way_to(house)
    (one,) = seated(house, way, 1)
    thief = FarSeatHolder(house.room, 1)
    thief.far.token = one.far.token
    thief.sit_down(way_to(house, name="Nagyiék"))
    house.room.until(lambda: thief.ended)
    assert thief.ended == "seat" and one.far.is_linked
    phone = house.table.phone().resume(one.far.token)
    assert phone.bye == "seat"
    house.door.stop(5)


@alone
def test_a_table_that_starts_again_finds_its_homes() -> None:
    """The same key at the same port: whoever sat is back within moments, and asked nothing twice."""
    house = open_house()
    key = secrets.token_bytes(32)
    way = way_to(house, key)
    holders = seated(house, way, 1, 3)
    others = seated(house, way_to(house, name="Müllerék"), 2)
    play(house.room, house.table, [*holders, *others], 9)
    house.door.stop(5)
    house.room.until(lambda: all(one.lost for one in holders))
    assert {one.lost[-1] for one in holders} == {""}  # it comes again
    kept = house.table.host.chairs.stored(0)

    table = OpenTableForPhones(session=house.table.session)
    table.host.promise(read_chairs(kept))
    admitted = {home.key for seat in (1, 2, 3) if (home := table.host.home_of(seat))}
    again = OpenHouse(house.room, table, house.key, house.port)
    again.door._admitted |= admitted
    seen = [one.looks for one in holders]
    for one in holders:
        one.sit_down(way)
    took = house.room.until(lambda: all(one.looks > before for one, before in zip(holders, seen, strict=True)))
    assert took < 10
    assert not again.knocks
    assert [table.host.where(seat) for seat in (1, 3)] == ["far", "far"]
    again.door.stop(5)


@alone
def test_a_closed_door_holds_no_socket() -> None:
    def sockets() -> int:
        return sum(Path("/proc/self/net", kind).read_text().count("\n") for kind in ("udp", "udp6"))

    before = sockets()
    house = open_house()
    way = way_to(house)
    (one,) = seated(house, way, 1)
    assert sockets() > before
    house.door.stop(5)
    way.close(5)
    house.room.until(lambda: one.lost)

    def is_free() -> bool:
        gc.collect()
        return sockets() <= before

    house.room.until(is_free)


@alone
def test_strangers_keep_no_friend_out() -> None:
    """Raw bytes, wrong secrets and half-open lines from one address; a friend comes from another one."""
    house = open_house()
    assert house.invitation is not None
    port = house.invitation.addresses[0][1]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        for at in range(2000):
            one.sendto(bytes([at % 256]) * 1200, ("127.0.0.1", port))
    flood = [FarSeatHolder(house.room, 1) for _ in range(24)]
    ways = [way_to(house, secret=bytes(16)) for _ in flood]
    for holder, way in zip(flood, ways, strict=True):
        holder.sit_down(way)
    took = house.room.until(lambda: all(one.lost for one in flood), 40)
    assert not house.knocks and took < 40
    friend, friendly, tried = FarSeatHolder(house.room, 1), way_to(house), 0
    begun = monotonic()
    while not friend.is_seated and monotonic() - begun < 15:  # as the window does
        friend.sit_down(friendly)
        tried += 1
        house.room.until(partial(_came_or_lost, friend, tried))
    assert friend.is_seated
    for way in ways:
        way.close()
    house.door.stop(5)


def test_nothing_of_it_is_read_in_by_a_program_that_invites_nobody() -> None:
    code = "import sys, qtapp.windows.main; print([n for n in sys.modules if n.startswith(('iroh', 'qtapp.net'))])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@alone
def test_a_door_that_is_closed_says_so() -> None:
    house = open_house()
    way = way_to(house)
    (one,) = seated(house, way, 1)
    house.table.host.close_door()
    house.door.stop(is_goodbye=True)
    house.room.until(lambda: one.ended)
    assert one.ended == "closed"
    way.close(5)


def test_the_porch_counts_every_address_apart() -> None:
    clock = Clock()
    porch = Porch(clock)
    assert [porch.may_enter("a") for _ in range(3)] == [True, True, False]
    assert porch.may_enter("b")
    for _ in range(20):
        porch.leave("a")
        porch.may_enter("a")
    porch.leave("a")
    assert not porch.may_enter("a"), "too many in a moment"
    clock.now += 1
    assert porch.may_enter("a")
    assert sum(porch.may_enter(f"c{at}") for at in range(30)) < 16


def test_a_home_is_known_by_its_key() -> None:
    assert Home("ab", "Nagyiék") != Home("cd", "Nagyiék")


def _asked(house: OpenHouse, key: bytes, secret: bytes = SECRET) -> str:
    """What the door says to somebody who only wants to know whether it is open."""
    assert house.invitation is not None
    goal = Invitation(house.invitation.endpoint, secret, "", house.invitation.addresses)
    answers: list[str] = []
    asker = TableAsker(house.room.hand, key, lambda _, how: answers.append(how), every=60)
    asker.ask({"one": goal})
    house.room.until(lambda: answers)
    asker.close(5)
    return answers[0]


@alone
def test_homes_speak_with_each_other_and_ask_without_knocking() -> None:
    house = open_house()
    key, heard = secrets.token_bytes(32), list[Utterance]()
    assert house.invitation is not None

    def told(_way: object, message: object) -> None:
        if isinstance(message, TalkMessage):
            heard.append(Utterance(message.seat, message.reaction, message.text))

    way = HomeWay(house.room.hand, key, "Nagyiék", house.invitation, relayed=False, told=told)
    other = way_to(house, name="Müllerék")
    (one,), _ = seated(house, way, 1), seated(house, other, 2)
    for _ in range(5):
        way.say(TalkMessage(seat=1, reaction="", text="Szép \U0001f3b2!"))
    other.say(TalkMessage(seat=2, reaction="thanks", text=""))
    house.room.until(lambda: len(heard) == 4)
    assert sorted(name for name, _ in house.said) == ["Müllerék", *["Nagyiék"] * 3], "three in ten seconds"
    assert heard.count(Utterance(1, "", "Szép \U0001f3b2!")) == 3 and Utterance(2, "thanks") in heard

    knocks = len(house.knocks)
    assert _asked(house, key, bytes(16)) == "there", "who sits here may know, whatever line they have"
    assert _asked(house, secrets.token_bytes(32)) == "there"
    assert _asked(house, secrets.token_bytes(32), bytes(16)) == "closed"
    assert len(house.knocks) == knocks and one.far.is_linked, "nobody was told"

    way.close(5)
    house.room.until(lambda: ("Nagyiék", "asleep") in house.lines)
    other._loop.call_soon_threadsafe(other._connection.close, 0, b"")
    house.room.until(lambda: ("Müllerék", "looking") in house.lines)
    house.door.stop(5)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(iroh_ask, "_CALL_SECONDS", 0.5)
        assert _asked(house, key) == "closed", "nobody is there"
    other.close(5)
