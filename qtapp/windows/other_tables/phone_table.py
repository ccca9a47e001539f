"""A game that is open to phones: the host in the window's thread, the server in its own, and the window between them.

Imported at the first click on Devices, never before.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine import api
from engine.api import Arg, LiteralArg, Message, NounArg, PlaceArg, SeatArg, msg
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.voice import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import resources
from qtapp.kit.store.homes import MOST_NAME
from qtapp.net.art_book import ArtRef
from qtapp.net.beacon import Beacon
from qtapp.net.chairs import Home, StoredChairs
from qtapp.net.guests import DoorNews, Link, MapSteps, PictureSteps, Step, TableWish
from qtapp.net.host import Host
from qtapp.net.packets import SeatCount, SeatPackets
from qtapp.net.pictures import PhonePainter
from qtapp.net.server import PhoneServer
from qtapp.net.slices import Slices
from qtapp.panels.bar.people import Chip, SummaryHints, chips_by_seat
from qtapp.panels.told.gain_pills import icon_of
from qtapp.session.client import SeatClient, TableChange
from qtapp.session.looker import SeatLooker
from qtapp.session.seat_holders import SeatHolders
from qtapp.windows.other_tables.kept_seats import KeptSeats
from qtapp.windows.other_tables.other_homes import OtherHomes
from qtapp.windows.other_tables.stand_ins import StandIns

HELD = ("phone", "far", "away")
_SAID_AGAIN = 60.0
"""Seconds before those at the table are told the same of the door again."""
_DOOR_NEWS: dict[DoorNews, Message] = {
    "guessed": msg("devices.wrong_codes", "Many wrong codes came from one device. It has to wait for a while now."),
    "knocked": msg(
        "devices.somebody_knocks",
        "Somebody would like to join, but nobody new can come in now. “New code” under Devices opens the door again.",
    ),
    "latched": msg("devices.all_seats_are_held", "All seats are taken now: nobody new can come in."),
}
_BEACON = 1000
"""Milliseconds between two words to those who look for a table."""


def _read_languages() -> None:
    """Phones speak languages of their own: to read one in takes longer than a step may."""
    for language in LANGUAGES:
        catalogue(language)


def _nothing(_: object) -> None:
    """Whoever needs a language reads it, if it is not there yet."""


def _plays_from(home: str, who: SeatArg) -> Message:
    return msg(
        "devices.seat_plays_in_home", "{seat} plays from another home now: {home}", seat=who, home=LiteralArg(home)
    )


class PlateSigns:
    """How the window's own plates count and what they show, in one session."""

    def __init__(self, blueprint: api.Blueprint) -> None:
        self._blueprint = blueprint
        self._hints = SummaryHints(blueprint)
        self._words: dict[tuple[str, str], Message] = {}
        self._icons: dict[str, str] = {}

    def count_seats(self, looker: SeatLooker) -> Sequence[Sequence[SeatCount]]:
        rows = chips_by_seat(looker.view(), self._hints)
        return [
            [SeatCount(self._words_of(chip), chip.icon, chip.n, chip.kind in self._hints.scores) for chip in chips]
            for chips in rows
        ]

    def icon_of(self, kind: str) -> str:
        if kind not in self._icons:
            self._icons[kind] = icon_of(self._blueprint, kind)
        return self._icons[kind]

    def _words_of(self, chip: Chip) -> Message:
        key = chip.kind, chip.place
        if key not in self._words:
            what: Arg = NounArg(chip.kind) if chip.kind else PlaceArg(chip.place)
            self._words[key] = msg("window.bare_term", "{what}", what=what)
        return self._words[key]


class PhoneTable(QObject):
    """One open door. What phones do comes to the window's client as if somebody had done it at the table."""

    changed = Signal()
    """Somebody sat down, fell asleep, woke up or left, or the door was opened or closed."""
    told = Signal(object)
    """Message: what those at the table should know."""
    _called = Signal(object)

    def __init__(
        self,
        context: AppContext,
        client: SeatClient,
        holders: SeatHolders,
        seats_changed: Callable[[], None],
        is_busy: Callable[[], bool],
        file: Callable[[], Path | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._context, self._client, self._holders = context, client, holders
        self._hot_seat_changed = seats_changed
        self._kept = KeptSeats(file)
        self._slices = Slices(is_busy, self)
        self._painter = PhonePainter(context.speech)
        self._server: PhoneServer | None = None
        self._beacon: Beacon | None = None
        self._beats = QTimer(self)
        self._beats.timeout.connect(self._be_found)
        self.host: Host | None = None
        self.homes = OtherHomes(context, self._arrived, self._receive, self._gone, self)
        """The door to other homes; who comes by it sits down as a second table of the house does."""
        self.homes.told.connect(self.told)
        self.homes.changed.connect(self.changed)
        self.homes.lines_changed.connect(self._lines_changed)
        self.homes.home_of = self._home_of
        self.stand_ins = StandIns(client.controls, lambda: self.host)
        self._moment: object = None
        self._where: dict[int, str] = {}
        self._called.connect(self._call, Qt.ConnectionType.QueuedConnection)
        client.changed.connect(self._table_changed)
        client.replaced.connect(self._replaced)
        self._session: api.Session | None = None
        self._opening = 0
        """Which time the door is open: what an earlier server still hands over is of no interest."""
        self._said_at: dict[DoorNews, float] = {}

    # ---- the door ------------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """May anybody reach this table?"""
        return self.host is not None

    @property
    def is_in_house(self) -> bool:
        """Can phones reach it?"""
        return self._server is not None

    @property
    def chosen_network(self) -> str:
        """At which address devices shall be let in, if somebody has said so."""
        return self._kept.known.network

    @property
    def at(self) -> str:
        """The address of this machine at which it listens; empty: none."""
        return "" if self._server is None else self._server.address

    @property
    def address(self) -> str:
        """What people type into their browsers."""
        return "" if self._server is None else f"http://{self._server.address}:{self._server.port}/"

    def open(self, address: str) -> None:
        """Listen at one address of this machine, if it can be at the port of last time; OSError: it cannot be.
        Without an address no device of the house can come in, and other homes still can.
        """
        kept = self._kept.chairs()
        self._opening += 1
        server = self._server_at(address, kept) if address else None
        host = self._new_host()
        self.host, self._server, self._session = host, server, self._client.session
        host.promise(kept)
        self._light_beacon(address)
        if any(one.home for one in kept.chairs):  # they look for this table already
            self.open_to_homes()
        self._context.background.run(_read_languages, _nothing, _nothing)
        self.seats_changed()

    def listen(self, address: str) -> None:
        """The same door at another address of this machine. Who comes by another network finds it there; OSError: it
        cannot be, and all stays as it was.
        """
        older = self._server
        self._server = self._server_at(address, self._kept.chairs())
        self._kept.known.network = address
        if older is not None:
            older.stop()
        self._light_beacon(address)
        self.seats_changed()

    def _light_beacon(self, address: str) -> None:
        if self._beacon is not None:
            self._beacon.close()
            self._beacon = None
        if address:
            with contextlib.suppress(OSError):  # then the address is typed at the other table
                self._beacon = Beacon(address)
                self._beats.start(_BEACON)
                self._be_found()

    def open_to_homes(self) -> None:
        """Let other homes find this table, too."""
        if self.host is not None:
            name = next((one.name for one in self._client.players if not one.is_automa), "Társas")
            self.homes.open(self.host, partial(self._hand, self._opening), name[:MOST_NAME])

    def _new_host(self) -> Host:
        signs = PlateSigns(self._client.blueprint)
        host = Host(self._client.session, self, monotonic, signs=signs, known=self._kept.known)
        host.line_of = self.homes.line_of
        return host

    def _home_of(self, seat: int) -> Home | None:
        return None if self.host is None else self.host.home_of(seat)

    def _lines_changed(self) -> None:
        if self.host is not None:
            self.host.lines_changed()

    def _server_at(self, address: str, kept: StoredChairs) -> PhoneServer:
        found: OSError | None = None
        for port in self._kept.ports(kept):
            hand = partial(self._hand, self._opening)
            server = PhoneServer(resources() / "phone", hand, self._arrived, self._receive, self._gone)
            try:
                server.start(address, port)
            except OSError as error:
                found = error
            else:
                return server
        assert found is not None
        raise found

    def close(self) -> None:
        """The door is closed: all are told, and no phone holds a seat any more."""
        was_open = self.is_open
        try:
            if self.host is not None:
                self.host.close_door()
        finally:
            self._stop(is_goodbye=True)
            if was_open:
                self._kept.forget()

    def leave(self) -> None:
        """The game is left: phones wait, and find their seats again when it is opened anew."""
        self._stop()

    def _replaced(self) -> None:
        """Another game lies on the table, and the phones come along. Who comes back from the start page goes on."""
        older = self.host
        if older is None or self._session is self._client.session:
            return
        self._slices.clear()
        self._session, self._moment = self._client.session, None
        self.host = host = self._new_host()
        host.follow(older)
        host.promise(self._kept.chairs())
        self.seats_changed()

    def _stop(self, *, is_goodbye: bool = False) -> None:
        self.homes.close(is_goodbye=is_goodbye)
        server, self._server, self.host, self._session = self._server, None, None, None
        self._opening += 1
        self._slices.clear()
        self._beats.stop()
        if self._beacon is not None:
            self._beacon.close()
            self._beacon = None
        if server is not None:
            server.stop()  # in its own time: nobody at the table waits for those who are told
        self._holders.set_elsewhere(set())
        self._where = {}
        self._hot_seat_changed()
        self.changed.emit()

    def _be_found(self) -> None:
        """Tell other tables of the house where this one is, as long as somebody new may come in."""
        host, server = self.host, self._server
        if self._beacon is not None and host is not None and server is not None and host.is_open:
            free = sum(host.where(seat) == "table" for seat in range(1, len(self._client.players) + 1))
            self._beacon.say(self._client.game.id, server.port, host.run, free)

    # ---- what the host asks of its window ------------------------------------------------------------------------

    def do_later(self, step: Step, *, soon: bool = True, after: int = 0) -> None:
        """Do this step by step between frames."""
        self._slices.add(step, soon=soon, after=after)

    def do_next(self, step: Step) -> None:
        """Do this step by step before anything else."""
        self._slices.add_next(step)

    def picture_of(self, packets: SeatPackets, ref: ArtRef) -> PictureSteps:
        """A picture as PNG."""
        return self._painter.picture_of(packets, ref)

    def map_of(self, packets: SeatPackets, wish: TableWish) -> MapSteps:
        """A part of the public table."""
        return self._painter.map_of(self._client.session, packets, wish)

    def happened(self, entry: api.HistoryEntry) -> None:
        """A phone has answered."""
        self._moment = self._now()
        self._client.looker.happened(entry)

    def taken_back(self) -> None:
        """A phone has taken its answer back."""
        self._moment = self._now()
        self._client.looker.went("undo")

    def seats_changed(self) -> None:
        """Somebody sat down, fell asleep, woke up or left."""
        host = self.host
        if host is None:
            return
        self.stand_ins.give_back()
        found = {seat: host.where(seat) for seat in range(1, len(self._client.players) + 1)}
        held = {seat for seat, where in found.items() if where in HELD}
        asleep = {seat for seat in held if found[seat] == "away"}
        self._holders.set_elsewhere(held, asleep - self.stand_ins.seats())
        for seat, where in found.items():
            self._tell(seat, where)
        self._kept.keep(host, self._kept.known.port if self._server is None else self._server.port)
        self._hot_seat_changed()
        self.changed.emit()

    def door_says(self, what: DoorNews) -> None:
        """Something at the door that those at the table should know; not without end."""
        now = monotonic()
        if now - self._said_at.get(what, -_SAID_AGAIN) >= _SAID_AGAIN:
            self._said_at[what] = now
            self.told.emit(_DOOR_NEWS[what])

    def answers_obvious(self) -> bool:
        """Are questions without a choice answered by themselves?"""
        return self._context.settings.answers_obvious

    def is_computer(self, seat: int) -> bool:
        """Does a computer player answer for this seat?"""
        return bool(self._client.controls.level(seat))

    def _tell(self, seat: int, where: str) -> None:
        """Those at the table see who comes and who has gone to sleep."""
        before = self._where.get(seat, "table")
        self._where[seat] = where
        who = SeatArg(seat)
        sentences: dict[tuple[str, str], Message] = {
            ("table", "phone"): msg("devices.seat_plays_on_phone", "{seat} plays on a phone now.", seat=who),
            ("table", "far"): msg("devices.seat_plays_elsewhere", "{seat} plays at another table now.", seat=who),
            ("phone", "away"): msg("devices.phone_of_seat_asleep", "The phone of {seat} is asleep.", seat=who),
            ("far", "away"): msg("devices.table_of_seat_gone", "The table of {seat} does not answer.", seat=who),
        }
        home = None if self.host is None else self.host.home_of(seat)
        if home is not None:  # that its line is cut is said once for the whole home
            sentences = {("table", "far"): _plays_from(home.name, who)}

        if where == "table" and before in HELD:
            self.told.emit(msg("devices.seat_is_back", "{seat} plays at the table again.", seat=who))
        if (before, where) in sentences:
            self.told.emit(sentences[before, where])

    # ---- to and fro ----------------------------------------------------------------------------------------------

    def _hand(self, opening: int, call: Callable[..., None], *arguments: object) -> None:
        """From the thread of the server into that of the window, in order. The server hands over no more of a line
        than was taken of it, so little waits here.
        """
        self._called.emit((opening, call, arguments))

    def _call(self, called: tuple[int, Callable[..., None], tuple[object, ...]]) -> None:
        opening, call, arguments = called
        if opening == self._opening:
            call(*arguments)

    def _arrived(self, link: Link) -> None:
        if self.host is not None:
            self.host.arrived(link)

    def _receive(self, link: Link, raw: str | bytes) -> None:
        if self.host is not None:
            self.host.receive(link, raw)

    def _gone(self, link: Link) -> None:
        if self.host is not None:
            self.host.gone(link)

    def _now(self) -> object:
        session = self._client.session
        return session.current, session.stamp, session.mode, dict(session.controls)

    def _table_changed(self, change: TableChange) -> None:
        """Something happened at the table; what phones did themselves they know already."""
        host = self.host
        if host is None or change.kind == "replaced" or self._now() == self._moment:
            return
        self._moment = self._now()
        if change.kind == "control":  # a computer player sits down: no phone holds that seat any more
            self.stand_ins.control_changed(len(self._client.players))
            self.seats_changed()
            host.tell_rooms()
        host.changed()
