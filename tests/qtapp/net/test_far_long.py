"""Long evenings with other homes: every look is what the host shows, and tables and homes that come back, again and
again. The figures are printed (`-s`).
"""

from __future__ import annotations

import json
import secrets
import statistics
from collections import defaultdict, deque
from functools import partial
from time import sleep

import pytest

from engine import api
from qtapp.net.chairs import read_chairs
from qtapp.net.iroh_door import HomeLink
from qtapp.net.iroh_line import HomeWay
from qtapp.session.view_models import TableChange
from tests.alone import alone
from tests.qtapp.net.far_homes import FarSeatHolder, OpenHouse, Room, play
from tests.qtapp.net.phones import OpenTableForPhones

_PAUSE = 1.2
"""Seconds between two visits: a home may open three lines a second, and each visit opens three."""
GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def _lies_ahead(one: FarSeatHolder, before: int) -> bool:
    return one.is_seated and one.looks > before


class ComparingHolder(FarSeatHolder):
    """A seat that compares every look with what the host could show it when that was made, in that order."""

    def __init__(self, room: Room, seat: int, made: deque[str]) -> None:
        super().__init__(room, seat)
        self._made = made
        self.differences = 0

    def table_opened(self, session: api.MirrorSession) -> None:
        super().table_opened(session)
        self._compare(session)

    def table_changed(self, change: TableChange) -> None:
        super().table_changed(change)
        assert self.far.session is not None
        self._compare(self.far.session)

    def _compare(self, session: api.MirrorSession) -> None:
        seen = session.view_at(session.live_line()[-1])
        assert seen is not None
        self.differences += json.dumps(api.view_to_json(seen)) != self._made.popleft()


@pytest.mark.parametrize(
    ("game", "most", "seed"),
    [
        ("imperial_miners", 8, 5),
        *(pytest.param(game, 5000, seed, marks=pytest.mark.soak) for game in GAMES for seed in (5, 6)),
    ],
)
@alone
def test_every_look_is_what_the_host_shows(game: str, most: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two homes, one of them with two seats."""
    session = api.new_session(game, 3, seed=seed, names=("Anna", "Bence", "Őze"))
    house = OpenHouse(Room(), OpenTableForPhones(session=session))
    assert house.invitation is not None
    made: dict[int, deque[str]] = defaultdict(deque)
    push = HomeLink.push

    def noted(link: HomeLink, data: str | bytes) -> None:
        if isinstance(data, str) and data.startswith('{"t":"look"'):
            chair = next(one for one in house.table.host.chairs.all() if one.link is link)
            made[chair.seat].append(json.dumps(api.view_to_json(api.seat_view(session.table, chair.seat))))
        push(link, data)

    monkeypatch.setattr(HomeLink, "push", noted)
    ways = [
        HomeWay(house.room.hand, secrets.token_bytes(32), name, house.invitation) for name in ("Nagyiék", "Müllerék")
    ]
    holders = [ComparingHolder(house.room, seat, made[seat]) for seat in (1, 3, 2)]
    for one, way in zip(holders, (ways[0], ways[0], ways[1]), strict=True):
        one.sit_down(way)
    house.room.until(lambda: all(one.is_seated for one in holders))
    play(house.room, house.table, holders, most)
    house.room.until(lambda: not any(made.values()))
    looks = sum(one.looks for one in holders)
    print(f"\n{game}, seed {seed}: {looks} looks, {sum(one.differences for one in holders)} differences")
    assert looks > 3 and not any(one.differences or one.refused for one in holders)
    for way in ways:
        way.close(5)
    house.door.stop(5)


@pytest.mark.soak
@alone
def test_tables_and_homes_come_back_fifty_times() -> None:
    """The table goes away without a word to the game and is up again at the same port; then the home does."""
    house = OpenHouse(Room(), OpenTableForPhones("ginkgopolis", 3))
    key, room = secrets.token_bytes(32), house.room
    assert house.invitation is not None
    way = HomeWay(room.hand, key, "Nagyiék", house.invitation)
    holders = [FarSeatHolder(room, seat) for seat in (1, 2, 3)]
    for one in holders:
        one.sit_down(way)
    room.until(lambda: all(one.is_seated for one in holders))
    host_back, guest_back, given = [], [], 0
    for _ in range(50):
        given += play(room, house.table, holders, 1)
        house.door.stop(5)
        tried = len(holders[0].lost)
        room.until(partial(_all_lost, holders, tried))
        table = OpenTableForPhones(session=house.table.session)
        table.host.promise(read_chairs(house.table.host.chairs.stored(0)))
        admitted = {home.key for seat in (1, 2, 3) if (home := table.host.home_of(seat))}
        house = OpenHouse(room, table, house.key, house.port)
        house.door._admitted |= admitted
        before = [one.looks for one in holders]
        for one in holders:
            one.sit_down(way)
        host_back.append(room.until(partial(_all_ahead, holders, before)))
    for _ in range(50):
        given += play(room, house.table, holders, 1)
        tried = len(holders[0].lost)
        way.close(5)
        room.until(partial(_all_lost, holders, tried))
        room.until(partial(_all_away, house))
        sleep(_PAUSE)
        assert house.invitation is not None
        way = HomeWay(room.hand, key, "Nagyiék", house.invitation)
        before = [one.looks for one in holders]
        for one in holders:
            one.sit_down(way)
        guest_back.append(room.until(partial(_all_ahead, holders, before)))
    answers = [one for one in house.table.session.line() if one.kind is api.EntryKind.ANSWER]
    for name, times in (("table", host_back), ("home", guest_back)):
        print(f"\n{name} back: median {statistics.median(times):.2f} s, longest {max(times):.2f} s of {len(times)}")
    print(f"answers {given}, entries {len(answers)}, knocks {len(house.knocks)}")
    assert len(answers) == sum(one.sent for one in holders) == given and not house.knocks
    assert statistics.median(host_back) <= 3 and statistics.median(guest_back) <= 0.5
    way.close(5)
    house.door.stop(5)


def _all_lost(holders: list[FarSeatHolder], tried: int) -> bool:
    return all(len(one.lost) > tried for one in holders)


def _all_away(house: OpenHouse) -> bool:
    return all(house.table.host.where(seat) == "away" for seat in (1, 2, 3))


def _all_ahead(holders: list[FarSeatHolder], before: list[int]) -> bool:
    return all(map(_lies_ahead, holders, before))
