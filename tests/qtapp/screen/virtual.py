"""A virtual X screen, and a bus of accessibility, of one's own: nothing of the desktop around is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
_EVENTS = ("object:state-changed:focused", "object:announcement")
_REGISTRY = DBusAddress("/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry")
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_ANSWER = 60.0
"""Seconds that the program has to answer a question of the reader."""


@contextmanager
def virtual_screen(size: str) -> Iterator[str]:
    """The name of a new X display."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)


def can_listen() -> bool:
    """Is there what a bus of accessibility needs?"""
    return shutil.which("dbus-daemon") is not None and Path(LAUNCHER).exists()


@contextmanager
def session_bus(environment: Mapping[str, str], folder: Path) -> Iterator[dict[str, str]]:
    """A D-Bus session, in which the bus of accessibility starts by itself; the environment of programs in it."""
    reading, writing = os.pipe()
    inside = {**environment, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "XDG_CACHE_HOME": str(folder)}
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", f"--print-address={writing}"],
        pass_fds=(writing,),
        env=inside,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            address = pipe.readline().strip()
        yield {**inside, "DBUS_SESSION_BUS_ADDRESS": address, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    finally:
        daemon.terminate()
        daemon.wait(10)


@dataclass(frozen=True)
class Heard:
    """One thing that a reader was told: where the keyboard is now, or news."""

    kind: str
    """focus or news."""
    words: str
    """The name of what has the keyboard, or what is announced."""
    description: str = ""
    role: str = ""
    is_focused: bool = True
    """Does the thing itself say that it has the keyboard?"""
    language: str = ""
    """The language of its words, as the thing itself says."""


class GoneError(Exception):
    """What was spoken of is no more."""


class Reader:
    """What a screen reader hears, and nothing else."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        session = open_dbus_connection(bus=environment["DBUS_SESSION_BUS_ADDRESS"])
        where = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        address = session.send_and_get_reply(new_method_call(where, "GetAddress"), timeout=_ANSWER).body[0]
        session.close()
        self._came: list[Message] = []
        self._bus: DBusConnection = open_dbus_connection(bus=address)
        for event in _EVENTS:
            self._register(event)
        self._ask(message_bus.AddMatch(MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")))

    def _register(self, event: str) -> None:
        """Want to be told of something; the registry has only just been started, and may not be up."""
        until = monotonic() + _ANSWER
        while True:
            try:
                self._ask(new_method_call(_REGISTRY, "RegisterEvent", "s", (event,)))
            except GoneError:
                if monotonic() > until:
                    raise
                sleep(0.1)
            else:
                return

    def close(self) -> None:
        """Listen no more."""
        self._bus.close()

    def next(self, timeout: float) -> Heard:
        """The next thing that is said; TimeoutError: nothing for so many seconds."""
        while True:
            heard = self._understood(self._came.pop(0) if self._came else self._bus.receive(timeout=timeout))
            if heard is not None:
                return heard

    def until(self, words: str, timeout: float = 60.0) -> list[Heard]:
        """All that is said until something has these words in it, that included."""
        gathered: list[Heard] = []
        while not gathered or words not in f"{gathered[-1].words} {gathered[-1].description}":
            try:
                gathered.append(self.next(timeout))
            except TimeoutError:
                raise AssertionError(f"never heard: {words!r}; heard: {[one.words for one in gathered]}") from None
        return gathered

    def calm(self, quiet: float = 2.0) -> list[Heard]:
        """All that is said until nothing more comes for so many seconds."""
        gathered: list[Heard] = []
        while True:
            try:
                gathered.append(self.next(quiet))
            except TimeoutError:
                return gathered

    def _ask(self, message: Message) -> tuple[Any, ...]:
        """Ask and wait for the answer; what is said meanwhile is kept."""
        serial = next(self._bus.outgoing_serial)
        self._bus.send(message, serial=serial)
        while True:
            came = self._bus.receive(timeout=_ANSWER)
            if came.header.fields.get(HeaderFields.reply_serial) == serial:
                if came.header.message_type is MessageType.error:
                    raise GoneError
                return tuple(came.body)
            self._came.append(came)

    def _understood(self, message: Message) -> Heard | None:
        fields = message.header.fields
        member = fields.get(HeaderFields.member)
        if fields.get(HeaderFields.interface) != "org.a11y.atspi.Event.Object":
            return None
        if member == "Announcement":
            return Heard("news", message.body[3][1])
        if member != "StateChanged" or message.body[0] != "focused" or not message.body[1]:
            return None
        thing = DBusAddress(fields[HeaderFields.path], fields[HeaderFields.sender], _ACCESSIBLE)
        try:
            return Heard(
                "focus",
                self._property(thing, "Name"),
                self._property(thing, "Description"),
                str(self._ask(new_method_call(thing, "GetRoleName"))[0]),
                self._is_focused(thing),
                self._property(thing, "Locale")[:2],
            )
        except GoneError:
            return Heard("focus", "")

    def _property(self, thing: DBusAddress, name: str) -> str:
        properties = thing.with_interface("org.freedesktop.DBus.Properties")
        variant = self._ask(new_method_call(properties, "Get", "ss", (_ACCESSIBLE, name)))[0]
        return str(variant[1])

    def _is_focused(self, thing: DBusAddress) -> bool:
        low = self._ask(new_method_call(thing, "GetState"))[0][0]  # bits, in two numbers
        return bool(low >> 12 & 1)
