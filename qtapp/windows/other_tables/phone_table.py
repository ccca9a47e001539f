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
from engine.api import Arg, Message, NounArg, PlaceArg, SeatArg, msg
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.voice import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import resources
from qtapp.net.art_book import ArtRef
from qtapp.net.beacon import Beacon
from qtapp.net.chairs import StoredChairs, read_chairs
from qtapp.net.guests import MapSteps, PictureSteps, Step
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

_ENDING = ".seats"
HELD = ("phone", "far", "away")
_MOST_KEPT = 65_536
"""Bytes of the file that keeps the seats."""
_GUESSED_AGAIN = 60.0
"""Seconds before those at the table are told again that somebody guesses codes."""
_BEACON = 1000
"""Milliseconds between two words to those who look for a table."""


def _read_languages() -> None:
    """Phones speak languages of their own: to read one in takes longer than a step may."""
    for language in LANGUAGES:
        catalogue(language)


def _nothing(_: object) -> None:
    """Whoever needs a language reads it, if it is not there yet."""


class PlateSigns:
    """How the window's own plates count and what they show, in one session."""

    def __init__(self, blueprint: api.Blueprint) -> None:
        self._blueprint = blueprint
        self._hints = SummaryHints(blueprint)
        self._words: dict[tuple[str, str], Message] = {}
        self._icons: dict[str, str] = {}

    def count_seats(self, looker: SeatLooker) -> Sequence[Sequence[SeatCount]]:
        rows = chips_by_seat(looker.view(), self._hints)
        return [[SeatCount(self._words_of(chip), chip.icon, chip.n) for chip in chips] for chips in rows]

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
        self._file = file
        self._slices = Slices(is_busy, self)
        self._painter = PhonePainter(context.speech)
        self._server: PhoneServer | None = None
        self._beacon: Beacon | None = None
        self._beats = QTimer(self)
        self._beats.timeout.connect(self._be_found)
        self.host: Host | None = None
        self._moment: object = None
        self._where: dict[int, str] = {}
        self._called.connect(self._call, Qt.ConnectionType.QueuedConnection)
        client.changed.connect(self._table_changed)
        client.replaced.connect(self._replaced)
        self._session: api.Session | None = None
        self._guessed_at = -_GUESSED_AGAIN

    # ---- the door ------------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Can phones reach this table?"""
        return self._server is not None

    @property
    def address(self) -> str:
        """What people type into their browsers."""
        return "" if self._server is None else f"http://{self._server.address}:{self._server.port}/"

    def open(self, address: str) -> None:
        """Listen at one address of this machine, if it can be at the port of last time; OSError: it cannot be."""
        kept = self._kept_chairs()
        host = Host(self._client.session, self, monotonic, signs=PlateSigns(self._client.blueprint))
        server = PhoneServer(resources() / "phone", partial(self._hand, host), host.arrived, host.receive, host.gone)
        try:
            server.start(address, kept.port)
        except OSError:
            if not kept.port:
                raise
            server.start(address)
        self.host, self._server, self._session = host, server, self._client.session
        host.promise(kept)
        with contextlib.suppress(OSError):  # then the address is typed at the other table
            self._beacon = Beacon(address)
            self._beats.start(_BEACON)
            self._be_found()
        self._context.background.run(_read_languages, _nothing, _nothing)
        self.seats_changed()

    def close(self) -> None:
        """The door is closed: all are told, and no phone holds a seat any more."""
        try:
            if self.host is not None:
                self.host.close_door()
        finally:
            self._stop()
            file = self._seats_file()
            if file is not None:
                with contextlib.suppress(OSError):
                    api.remove_file(file)

    def leave(self) -> None:
        """The game is left: phones wait, and find their seats again when it is opened anew."""
        self._stop()

    def _replaced(self) -> None:
        """Another game lies on the table; who only comes back from the start page goes on."""
        if self._session is not self._client.session:
            self.leave()

    def _stop(self) -> None:
        server, self._server, self.host, self._session = self._server, None, None, None
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

    # ---- seats that are kept -------------------------------------------------------------------------------------

    def _seats_file(self) -> Path | None:
        path = self._file()
        return None if path is None else path.with_name(path.name + _ENDING)

    def _kept_chairs(self) -> StoredChairs:
        file = self._seats_file()
        try:
            if file is None or not file.is_file() or file.stat().st_size > _MOST_KEPT:
                return StoredChairs()
            return read_chairs(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            return StoredChairs()

    def _keep_chairs(self) -> None:
        file = self._seats_file()
        if file is None or self.host is None or self._server is None:
            return
        with contextlib.suppress(OSError):  # then phones have to sit down again after a crash, no more
            api.write_atomically(file, self.host.chairs.stored(self._server.port), private=True)

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

    def map_of(self, packets: SeatPackets) -> MapSteps:
        """The part of the public table where the places of a question lie."""
        return self._painter.map_of(self._client.session, packets)

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
        found = {seat: host.where(seat) for seat in range(1, len(self._client.players) + 1)}
        self._holders.set_elsewhere({seat for seat, where in found.items() if where in HELD})
        for seat, where in found.items():
            self._tell(seat, where)
        self._keep_chairs()
        self._hot_seat_changed()
        self.changed.emit()

    def codes_were_guessed(self) -> None:
        """Somebody has typed so many wrong codes that they have to wait."""
        if monotonic() - self._guessed_at >= _GUESSED_AGAIN:
            self._guessed_at = monotonic()
            self.told.emit(
                msg(
                    "devices.wrong_codes",
                    "Many wrong codes came from one device. It has to wait for a while now.",
                )
            )

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
        if where == "table" and before in HELD:
            self.told.emit(msg("devices.seat_is_back", "{seat} plays at the table again.", seat=who))
        if (before, where) in sentences:
            self.told.emit(sentences[before, where])

    # ---- to and fro ----------------------------------------------------------------------------------------------

    def _hand(self, host: Host, call: Callable[..., None], *arguments: object) -> None:
        """From the thread of the server into that of the window, in order. The server hands over no more of a line
        than was taken of it, so little waits here.
        """
        self._called.emit((host, call, arguments))

    def _call(self, called: tuple[Host, Callable[..., None], tuple[object, ...]]) -> None:
        host, call, arguments = called
        if self.host is host:
            call(*arguments)

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
            for seat in range(1, len(self._client.players) + 1):
                if self.is_computer(seat):
                    host.free(seat)
            self.seats_changed()
        host.changed()
