"""Voices: the phones of a class that answers. One more kind of guest, at a door of its own.

A class comes in by a port of its own, at the same address of this machine and to a page of the same make: so forty
voices never take a line from the twenty-four others who may hold seats, a quiz needs no open table, and a voice that
breaks every limit meets only those of the class. The page is at `address`; `address_for_camera` holds the secret.

What is asked and told is plain values (`Asked`, `Told`): their messages need no table (`QuizPicker` settles them). Who
leads the class calls, for each question, `ask` - `end` - (`ended`) - `tell`, with `rest` between; after "talk it over"
`end` - (`ended`) - `ask` with `poll.talk_it_over(...)` - ... `open` and `bye` stand around all. Time is kept by whoever
asks: phones only show what is left. A pupil's phone is a `PupilVoice`; `Voice` speaks a language.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.api import Message
from qtapp.i18n.voice import LANGUAGES
from qtapp.kit.paths import resources
from qtapp.net.intake import Limits, Role
from qtapp.net.server import PhoneServer
from qtapp.net.voice_room import VoiceRoom
from qtapp.net.voice_texts import Asked, AskedTexts, Proposing, ProposingTexts, Told
from qtapp.net.voice_wire import MOST_TEAMS, MOST_VOICES, read_voice
from qtapp.net.voice_words import voice_words_in

__all__ = ["MOST_TEAMS", "MOST_VOICES", "Asked", "Proposing", "PupilVoice", "Told", "Voices"]

FILES = {
    "/": ("voice.html", "text/html; charset=utf-8"),
    "/voice.js": ("voice.js", "text/javascript; charset=utf-8"),
    "/voice.css": ("voice.css", "text/css; charset=utf-8"),
    "/shared.js": ("shared.js", "text/javascript; charset=utf-8"),
    "/table.css": ("table.css", "text/css; charset=utf-8"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
    "/signs.svg": ("../kit/signs.svg", "image/svg+xml"),
    "/letters.woff2": ("letters.woff2", "font/woff2"),
    "/letters_bold.woff2": ("letters_bold.woff2", "font/woff2"),
}
_STRANGER = Role(4.0, 12.0, waiting=2, seconds=180.0)
"""Who types a name takes a while."""
_VOICE = Role(12.0, 40.0, waiting=8)
_EACH = Limits(
    raw=400,
    new_lines=(3.0, 12.0),
    strangers=MOST_VOICES,
    lines=MOST_VOICES + 8,
    stranger=_STRANGER,
    guest=_VOICE,
)
"""Every phone has an address of its own."""
_ALL_AS_ONE = Limits(
    raw=400,
    raw_of_address=400,
    new_raw=(160.0, 480.0),
    new_lines=(20.0, 120.0),
    strangers=MOST_VOICES,
    lines_of_address=2 * MOST_VOICES + 8,
    lines=MOST_VOICES + 8,
    stranger=_STRANGER,
    guest=_VOICE,
    is_counted_by_line=True,
)
"""All come from one, as behind the router of a school. What one of them does is borne by all, so it is allowed for an
hour by somebody who sees them.
"""
_PINGS = (7.0, 10.0)
"""A phone that was locked is not waited for much longer than that."""
_BEAT = 100
"""Milliseconds between two words of `came` or `said` at least."""


def _read_languages() -> None:
    """Phones speak languages of their own: to read one in takes longer than the window may stand still."""
    for language in LANGUAGES:
        voice_words_in(language)


@dataclass(frozen=True, slots=True)
class PupilVoice:
    """A pupil's phone."""

    id: str
    name: str
    team: int
    """0: none."""
    is_awake: bool
    number: int
    """The how manyeth who came."""
    is_muted: bool = False


class _Beat:
    """Says at once that something has happened, and after that ten times a second at the most."""

    def __init__(self, parent: QObject, say: Callable[[], None]) -> None:
        self._say, self._is_due = say, False
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ring)

    def touch(self) -> None:
        if self._timer.isActive():
            self._is_due = True
        else:
            self._timer.start(0)
            self._is_due = True

    def _ring(self) -> None:
        if self._is_due:
            self._is_due = False
            self._timer.start(_BEAT)
            self._say()

    def stop(self) -> None:
        self._timer.stop()
        self._is_due = False


class Voices(QObject):
    """A class that answers. Everything happens in the thread of the window, but for the sockets."""

    came = Signal()
    """Somebody came, fell asleep, woke up, left or was renamed; at most ten times a second."""
    said = Signal()
    """Answers were counted, or somebody is not waited for any more; at most ten times a second."""
    ended = Signal()
    """The poll is over: all that was said in time has been counted."""
    _called = Signal(object)

    def __init__(self, language: str = "en", parent: QObject | None = None) -> None:
        """`language` of the wall: names that are given are written in it."""
        super().__init__(parent)
        self._room = VoiceRoom(monotonic, language)
        self._room.came = _Beat(self, self.came.emit).touch
        self._room.said = _Beat(self, self.said.emit).touch
        self._server: PhoneServer | None = None
        self._opening = 0
        self._reading: tuple[AskedTexts | ProposingTexts, Iterator[None]] | None = None
        """What is being put together for all, and told once that is done."""
        self._slice = QTimer(self)
        self._slice.timeout.connect(self._read_on)
        self._called.connect(self._call, Qt.ConnectionType.QueuedConnection)

    # ---- the door ------------------------------------------------------------------------------------------------

    def open(self, address: str, *, is_address_shared: bool = False, teams: int = 0) -> None:
        """Listen at one address of this machine; OSError: it cannot be. `is_address_shared`: somebody here has said
        that all phones may come from one address. `teams`: so many can be chosen from; 0: there are none.
        """
        self._opening += 1
        room, hand = self._room, partial(self._hand, self._opening)
        room.is_address_shared, room.teams = is_address_shared, min(teams, MOST_TEAMS)
        limits = _ALL_AS_ONE if is_address_shared else _EACH
        page = resources() / "phone"
        server = PhoneServer(
            page, hand, room.arrived, room.receive, room.gone, files=FILES, read=read_voice, limits=limits, pings=_PINGS
        )
        server.start(address)
        self._server = server
        threading.Thread(target=_read_languages, name="languages", daemon=True).start()

    @property
    def address(self) -> str:
        """What people type into their browsers; empty: nobody can come in."""
        return "" if self._server is None else f"http://{self._server.address}:{self._server.port}/"

    @property
    def address_for_camera(self) -> str:
        """What the picture for the camera holds: nobody types anything."""
        return f"{self.address}#{self.secret}" if self.address else ""

    @property
    def code(self) -> str:
        """Six signs, as long as the lesson lasts."""
        return self._room.code

    @property
    def secret(self) -> str:
        """What the picture for the camera tells instead of the code: it is never counted as a guess."""
        return self._room.secret

    def bye(self) -> None:
        """It is over. All are told, and nothing is known of anybody any more."""
        server, self._server = self._server, None
        self._stop_reading()
        self._room.close()
        self._opening += 1
        if server is not None:
            server.stop()  # in its own time

    # ---- who is there --------------------------------------------------------------------------------------------

    def voices(self) -> tuple[PupilVoice, ...]:
        """All of them, in the order in which they came."""
        return tuple(
            PupilVoice(one.id, one.name, one.team, one.link is not None, one.number, one.is_muted)
            for one in self._room.pupils.values()
        )

    def rename(self, voice: str, name: str) -> None:
        """A name that the class shall not see gives way; an empty one is replaced by a given one."""
        self._room.rename(voice, name)

    def mute(self, voice: str, *, is_muted: bool = True) -> None:
        """It only watches: what it says does not count, and nobody waits for it."""
        self._room.mute(voice, is_muted=is_muted)

    def send_out(self, voice: str) -> None:
        """It is no voice any more."""
        self._room.send_out(voice)

    @property
    def names_given(self) -> bool:
        """Does nobody type a name ("Fox 7")?"""
        return self._room.are_names_given

    @names_given.setter
    def names_given(self, are_given: bool) -> None:
        self._room.are_names_given = are_given
        self._room.open_again()

    # ---- what they are asked -------------------------------------------------------------------------------------

    def ask(self, asked: Asked | Proposing, *, in_slices: bool = False) -> None:
        """A question to all, also the second round after "talk it over". `in_slices`: its words are put together step
        by step between other things first, so that the window never stands still for them.
        """
        texts = ProposingTexts(asked) if isinstance(asked, Proposing) else AskedTexts(asked)
        self._stop_reading()
        if in_slices:
            self._reading = texts, texts.read_on(self._room.languages)
            self._slice.start(0)
        else:
            self._room.ask(texts)

    def _read_on(self) -> None:
        if self._reading is not None and next(self._reading[1], self) is self:
            texts = self._reading[0]
            self._stop_reading()
            self._room.ask(texts)

    def _stop_reading(self) -> None:
        self._slice.stop()
        self._reading = None

    def give_time(self, seconds: int) -> None:
        """So many seconds more, if there is a time."""
        self._room.give_time(seconds)

    @property
    def everybody_said(self) -> bool:
        """Have all answered who are awake?"""
        return self._room.has_everybody_said

    def end(self) -> None:
        """End the poll. It goes the way of the answers, behind all that were said in time; then `ended` comes."""
        while self._reading is not None:
            self._read_on()
        poll, server = self._room.poll, self._server

        def end() -> None:
            if poll is not None and poll is self._room.poll and not poll.is_over:
                poll.end()
                self.ended.emit()

        if server is None:
            self._hand(self._opening, end)
        else:
            server.after_all(end)

    def tell(self, told: Told) -> None:
        """What was right, with the counts; to each whether they were."""
        self._stop_reading()
        self._room.tell(told)

    def rest(self, text: Message) -> None:
        """A word between two questions."""
        self._stop_reading()
        self._room.rest(text)

    def sum_up(self) -> None:
        """The end of a set: what each could do, for their own eyes."""
        self._room.sum_up()

    def begin_anew(self) -> None:
        """Another set of questions: all own results begin again."""
        self._room.begin_anew()

    # ---- between the threads -------------------------------------------------------------------------------------

    def _hand(self, opening: int, call: Callable[..., None], *arguments: object) -> None:
        """From the thread of the server into that of the window, in order."""
        with contextlib.suppress(RuntimeError):  # the lesson is over, and the last lines are just being cut
            self._called.emit((opening, call, arguments))

    def _call(self, called: tuple[int, Callable[..., None], tuple[object, ...]]) -> None:
        opening, call, arguments = called
        if opening == self._opening:
            call(*arguments)
