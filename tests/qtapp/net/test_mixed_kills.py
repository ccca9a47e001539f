"""Host, phones and a second table are killed in a mix, with new games and a closed door between: nobody is lost."""

from __future__ import annotations

import contextlib
import json
import socket
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from engine import api
from tests.qtapp.net.attackers import line_to
from tests.qtapp.net.window_process import ShownWindow

pytestmark = pytest.mark.soak
_KILLS = 40
_PATIENCE = 60.0
_QUIET = 0.4
_VOID = ("seat", "handed", "returned", "closed")
"""After these a device forgets its token, as the page and the second table do."""


class Device:
    """A phone or a second table of one person. What it keeps outlives its end."""

    def __init__(self, name: str, *, is_table: bool = False) -> None:
        self.name, self._is_table = name, is_table
        self.token = ""
        self.told = ""
        """What it was told last: the name at its seat, that it may choose, or why it is over."""
        self._line: ClientConnection | None = None

    def kill(self) -> None:
        """The line is cut without a word."""
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(OSError):
                line.socket.shutdown(socket.SHUT_RDWR)

    def come(self, port: int, code: str) -> None:
        """It is started again: with its token, else with the code that somebody types."""
        self.kill()
        for _ in range(3):
            line = self._line = self._called(port).__enter__()
            if self._is_table:
                self._say({"t": "table", "v": 1})
            if self.token:
                self._say({"t": "resume", "v": 1, "token": self.token, "run": "", "have": 0, "lang": "hu"})
            else:
                self._say({"t": "join", "v": 1, "code": code, "lang": "hu"})
            self.listen()
            if self._line is line:
                return

    def _called(self, port: int) -> ClientConnection:
        begun = time.monotonic()
        while True:
            try:
                return line_to(port, f"127.0.0.{20 + len(self.name)}")
            except (InvalidHandshake, OSError, TimeoutError):
                assert time.monotonic() - begun < _PATIENCE, "the table does not answer any more"
                time.sleep(0.2)

    def _say(self, message: dict[str, Any]) -> None:
        if self._line is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                self._line.send(json.dumps(message))

    def listen(self, seconds: float = 5.0) -> None:
        """Until it knows where it is and nothing more is said, or for so long."""
        until = time.monotonic() + seconds
        while self._line is not None and time.monotonic() < until:
            try:
                raw = self._line.recv(timeout=max(0.01, until - time.monotonic()))
            except TimeoutError:
                return
            except (ConnectionClosed, OSError):
                self._line = None
                return
            if isinstance(raw, str) and self._take(json.loads(raw)):
                until = time.monotonic() + _QUIET

    def _take(self, message: dict[str, Any]) -> bool:
        match message["t"]:
            case "welcome":
                self.token = message["token"] or self.token
                self.told = f"seat of {message['name']}"
                return True
            case "bye":
                self.told = f"bye {message['why']}"
                if message["why"] in _VOID:
                    self.token = ""
                self._line = None
                return True
            case "rooms" if message["seats"]:
                self.told = "choose"
                mine = [one for one in message["seats"] if one["name"] == self.name and one["where"] == "table"]
                if mine:
                    self._say({"t": "sit", "seat": mine[0]["n"]})
                    return False
                return True
        return False


def test_nobody_is_lost(tmp_path: Path) -> None:
    home, dice = tmp_path / "home", api.RandomStream(11, "kills", 0)
    window = ShownWindow(home)
    people: tuple[str, ...] = ("Anna", "Bence", "Réka")
    devices = [Device("Anna"), Device("Bence"), Device("Réka", is_table=True)]
    file, games, ended = "first", 0, Counter[str]()
    window.ask("lay", "underwater_cities", (), people, file)
    port, code = window.ask("open_door")

    def all_come() -> None:
        """Every device has its seat, or was told what to do."""
        for device in devices:
            device.listen(0.3)
            if device._line is None:
                device.come(port, code)
            if device.name in people:
                assert device.told == f"seat of {device.name}", (device.name, device.told, people)
            else:
                assert device.told == "choose", (device.name, device.told, people)
        where = window.ask("where")
        assert all(where[one.name] in ("phone", "far") for one in devices if one.name in people), where

    try:
        all_come()
        for kill in range(_KILLS):
            match dice.choice(["host", "phone", "phone", "table"]):
                case "host":
                    window.process.kill()
                    window.process.join()
                    for device in devices:
                        device.kill()
                    window.end()
                    window = ShownWindow(home)
                    window.ask("lay", "underwater_cities", (), people, file)
                    again, code = window.ask("open_door")
                    assert again == port, "the door of an installation stays where it is"
                    ended["host"] += 1
                case "phone":
                    dice.choice(devices[:2]).kill()
                    ended["phone"] += 1
                case "table":
                    devices[2].kill()
                    ended["table"] += 1
            all_come()
            if kill % 6 == 5:  # another game, at which somebody else sits now and then
                games += 1
                people = (("Réka", "Bence", "Anna"), ("Bence", "Anna", "Réka"), ("Zoé", "Anna", "Réka"))[games % 3]
                file = f"game{games}"
                window.ask("lay", ("ginkgopolis", "underwater_cities")[games % 2], (), people, file)
                for device in devices:
                    device.listen(3)
                all_come()
            if kill % 9 == 8:
                window.ask("close_door")
                for device in devices:
                    device.listen(5)
                    assert device.told == "bye closed" and not device.token, device.told
                again, code = window.ask("open_door")
                assert again == port
                all_come()
        print(f"kills {dict(ended)}, new games {games}", file=sys.stderr)
    finally:
        for device in devices:
            device.kill()
        window.end()
