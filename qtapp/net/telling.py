"""What is sent to those who sit, and when: states first, then gains, a map and pictures, each in small steps."""

from __future__ import annotations

from collections.abc import Callable

from engine import api
from qtapp.net import wire
from qtapp.net.chairs import Chair
from qtapp.net.guests import Guest, MapSteps, TableWish, Window
from qtapp.net.looks import TableLooks

_GAINS_AT_ONCE = 4
"""Options whose gains are told in one message; each is worked out in a step of its own."""
_MAP_AFTER = 120
"""Milliseconds after a map or a board is wished for: whoever answers at once does not wait for it."""
_MAPS_KEPT = 6
"""Pictures of the table that a device may still fetch."""

_NO_MAP = ()
_NO_PICTURE = b""


def may_take_back(session: api.Session, seat: int) -> bool:
    """May a seat take its answer back: while others still choose, or as long as nobody has acted and nothing was shown
    since?
    """
    if not seat or session.mode is not api.PlayMode.STRICT:
        return False
    if api.own_choice(session, seat) is not None:
        return True
    entries = api.taken_back(session, seat)
    return bool(entries) and all(
        one.kind is api.EntryKind.ANSWER and one.seat == seat and not one.first_seen() for one in entries
    )


class Teller:
    """Tells each chair what it may know. What has not changed for a chair is not sent to it."""

    def __init__(
        self,
        session: api.Session,
        window: Window,
        guest_of: Callable[[Chair], Guest | None],
        seats: Callable[[], list[wire.WireSeat]],
    ) -> None:
        self._session = session
        self._window = window
        self._guest_of = guest_of
        self._seats = seats

    def tell_later(self, chair: Chair) -> None:
        """A state is due, in a step of its own."""
        if chair.link is not None and not chair.is_due:
            chair.is_due = True
            self._window.do_later(lambda: self._tell_if_due(chair))

    def tell_next(self, chair: Chair) -> None:
        """A state is due, and somebody waits for it."""
        if chair.link is not None:
            chair.is_due = True
            self._window.do_next(lambda: self._tell_if_due(chair))

    def _tell_if_due(self, chair: Chair) -> bool:
        """One step towards a state that nobody else has told meanwhile; True: there is more to be done."""
        if not chair.is_due:
            return False
        if chair.looks is None and self._guest_of(chair) is not None and chair.packets.read_on():
            return True
        return self.tell(chair)

    def tell(self, chair: Chair, *, again: bool = False) -> bool:
        """Send a seat its state. If nothing that it can see has changed, not a byte is sent."""
        chair.is_due = False
        guest = self._guest_of(chair)
        if guest is None:
            return False
        if chair.looks is not None:
            return self._look(guest, chair, chair.looks, again=again)
        message = chair.packets.state(self._seats(), may_take_back(self._session, chair.seat))
        body = message.model_dump_json()
        if body == chair.last and not again:
            return False
        if body != chair.last:
            chair.seq, chair.last = chair.seq + 1, body
        guest.push(body.replace('"seq":0', f'"seq":{chair.seq}', 1))  # as it was compared: to say it twice is dear
        if message.ask is not None and message.ask.shape == "pick":
            chair.told = 0
            ask, gained = message.ask.id, dict[str, wire.WireGain]()
            self._window.do_later(lambda: self._tell_gains(chair, ask, gained), soon=False)
        return False

    def _look(self, guest: Guest, chair: Chair, looks: TableLooks, *, again: bool) -> bool:
        """Send a table what its seat sees; True: there is more of the past to be told first."""
        past = looks.past()
        if past is not None:
            guest.send(past)
            chair.is_due = True
            if again:
                self._window.do_later(lambda: self.tell(chair, again=True))
            return not again
        message = looks.look(chair.packets, self._seats(), may_take_back(self._session, chair.seat))
        body = message.model_copy(update={"keep": 0, "entries": []}).model_dump_json()
        if body == chair.last and not message.entries and not again:
            return False
        if body != chair.last:
            chair.seq, chair.last = chair.seq + 1, body
        guest.send(message.model_copy(update={"seq": chair.seq}))
        return False

    def _tell_gains(self, chair: Chair, ask: int, gained: dict[str, wire.WireGain]) -> bool:
        """What one more option would bring, told with a few others (`gained`); True: there are more."""
        guest, packets = self._guest_of(chair), chair.packets
        if guest is None or packets.ask_id != ask or chair.is_due:
            return False
        at, options = chair.told, len(packets.answers)
        if at < options:
            chair.told += 1
            gain = packets.gains.of(packets.answers[at])
            if gain is not None:
                gained[str(at)] = gain
        if gained and (chair.told >= options or chair.told % _GAINS_AT_ONCE == 0):
            guest.send(wire.GainedMessage(ask=ask, lines=gained))
            gained.clear()
        return chair.told < options

    def show_places(self, guest: Guest, chair: Chair, message: wire.PlacesMessage) -> None:
        """Where some options of the newest question lie. A newer wish takes the place of an older one."""
        packets = chair.packets
        chair.wish += 1
        wish = chair.wish

        def is_over() -> bool:  # it was answered meanwhile, is about to be asked otherwise, or something else is wished
            return packets.ask_id != message.ask or not packets.drops or chair.is_due or chair.wish != wish

        self._paint(guest, chair, is_over, message)

    def show_board(self, guest: Guest, chair: Chair, message: wire.BoardMessage) -> None:
        """How a board looks now."""
        chair.glance += 1
        glance = chair.glance

        def is_over() -> bool:
            return chair.glance != glance

        self._paint(guest, chair, is_over, message)

    def _paint(self, guest: Guest, chair: Chair, is_over: Callable[[], bool], wish: TableWish) -> None:
        """Paint a part of the table step by step and tell of it, as long as somebody wants it."""
        steps: list[MapSteps] = []

        def go_on() -> bool:
            if guest.is_gone or guest.chair is not chair or is_over():
                return False
            if not steps:
                steps.append(self._window.map_of(chair.packets, wish))
            made = next(steps[0], _NO_MAP)
            if made:
                picture, message = made
                guest.maps = dict([*guest.maps.items(), (message.art, picture)][-_MAPS_KEPT:])
                guest.send(message.model_copy(update={"say": wish.say}))
            return made is None

        self._window.do_later(go_on, soon=False, after=_MAP_AFTER)

    def send_picture(self, guest: Guest, chair: Chair, one: str) -> None:
        """A picture in a step of its own; only what was sent to this seat can be asked for."""
        ready = guest.maps.get(one)
        ref = None if ready is not None else chair.packets.art.find(one)
        if ready is None and ref is None:
            return

        steps = iter((ready,)) if ref is None else self._window.picture_of(chair.packets, ref)

        def paint() -> bool:
            if guest.is_gone or guest.chair is not chair:
                return False
            data = next(steps, _NO_PICTURE)
            if data:
                guest.link.push(bytes.fromhex(one) + data)
            return data is None

        self._window.do_later(paint, soon=False)
