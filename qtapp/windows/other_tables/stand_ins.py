"""Homes that are away: which seats wait for them, and computer players that answer for these meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from qtapp.net.chairs import Home
from qtapp.net.host import Host
from qtapp.session.controls import SeatControls

Away = dict[str, tuple[Home, tuple[int, ...]]]
"""By the key of a home: the home, and its seats."""


class StandIns:
    """That one stands in is a mark of the chair: the seat stays promised, also after a restart."""

    def __init__(self, controls: SeatControls, host: Callable[[], Host | None]) -> None:
        self._controls, self._host = controls, host

    def away(self) -> Away:
        """Homes that hold seats here and cannot be reached, with those seats for which nobody plays."""
        host, found = self._host(), Away()
        for chair in [] if host is None else host.chairs.all():
            home = chair.home
            if home is not None and chair.seat and chair.link is None and not chair.is_stood_in:
                seats = found.get(home.key, (home, ()))[1]
                found[home.key] = home, tuple(sorted((*seats, chair.seat)))
        return found

    def seats(self) -> set[int]:
        """Seats for which a computer player answers until their home is back."""
        host = self._host()
        return set() if host is None else {chair.seat for chair in host.chairs.all() if chair.is_stood_in}

    def begin(self, seat: int, level: int) -> None:
        """A computer player of this level answers for a seat from now on."""
        host = self._host()
        if host is not None:
            host.stand_in(seat, True)
            self._controls.give(seat, level)

    def give_back(self) -> None:
        """Who is back takes the seat over again."""
        host = self._host()
        for chair in [] if host is None else host.chairs.all():
            if chair.is_stood_in and chair.link is not None:
                self._controls.give(chair.seat, 0)
                chair.is_stood_in = False

    def control_changed(self, seats: int) -> None:
        """Who answers for seats has changed: where a computer player is to stay, nobody from elsewhere holds a seat."""
        host = self._host()
        for seat in range(1, seats + 1) if host is not None else ():
            assert host is not None
            chair = host.chairs.holder(seat)
            if chair is None or not self._controls.level(seat):
                host.stand_in(seat, False)  # a person plays here again
            elif not chair.is_stood_in:
                host.free(seat)
