"""Strangers on this machine, each kind in a process of its own: as fast and as many as they can."""

from __future__ import annotations

import contextlib
import json
import logging
import multiprocessing
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import ServerConnection, serve
from websockets.typing import Origin

from qtapp.net import wire

_LATER = 0.02
_quiet = logging.getLogger("tarsas.attackers")
_quiet.setLevel(logging.CRITICAL)  # lines that are cut are what this is about


def line_to(port: int, address: str = "127.0.0.1") -> ClientConnection:
    """A socket from one of this machine's own addresses."""
    at = f"127.0.0.1:{port}"
    return connect(
        f"ws://{at}/socket",
        origin=Origin(f"http://{at}"),
        source_address=(address, 0),
        compression=None,
        max_size=2**20,
        max_queue=None,  # who reads seldom is not asleep for that
        open_timeout=5,
        logger=_quiet,
    )


def _again_and_again(port: int, address: str, until: float, deed: Callable[[ClientConnection], None]) -> None:
    while time.monotonic() < until:
        try:
            with line_to(port, address) as line:
                deed(line)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
            time.sleep(_LATER)


def _say_without_end(text: str, until: float) -> Callable[[ClientConnection], None]:
    def say(line: ClientConnection) -> None:
        while time.monotonic() < until:
            line.send(text)

    return say


def _stay_silent(until: float) -> Callable[[ClientConnection], None]:
    def stay(line: ClientConnection) -> None:
        while time.monotonic() < until:
            with contextlib.suppress(TimeoutError):
                line.recv(timeout=1)

    return stay


def _say_wrong_code(line: ClientConnection) -> None:
    line.send(json.dumps({"t": "join", "v": 1, "code": "AAAAAA", "lang": "hu"}))
    time.sleep(0.1)


def _connect_only(port: int, until: float) -> None:
    """Five hundred raw connections a second, of which the newest hundred are held."""
    held: list[socket.socket] = []
    while time.monotonic() < until:
        begun = time.monotonic()
        for number in range(50):
            one = socket.socket()
            one.setblocking(False)
            with contextlib.suppress(OSError):
                one.bind((f"127.0.0.{2 + number % 3}", 0))
                one.connect(("127.0.0.1", port))
            held.append(one)
        for one in held[:-100]:
            one.close()
        held = held[-100:]
        time.sleep(max(0.0, 0.1 - (time.monotonic() - begun)))


def attack(kind: str, port: int, seconds: float) -> None:
    """One kind of attack on a door."""
    until = time.monotonic() + seconds
    if kind == "connects":
        _connect_only(port, until)
        return
    lang = json.dumps({"t": "lang", "lang": "hu"})
    crowds: dict[str, tuple[int, Callable[[ClientConnection], None]]] = {
        "bad JSON": (8, _say_without_end("{", until)),
        "lang": (8, _say_without_end(lang, until)),
        "silent": (24, _stay_silent(until)),
        "codes": (1, _say_wrong_code),
    }
    count, deed = crowds[kind]
    crowd = [
        threading.Thread(target=_again_and_again, args=(port, f"127.0.0.{2 + number // 8}", until, deed))
        for number in range(count)
    ]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()


def lie(pipe: Connection) -> None:
    """A table that is none: it says that there are seats, as fast as it can."""
    seats = [{"n": seat, "name": "x" * 300, "colour": 1, "where": "table", "asked": False} for seat in range(1, 9)]
    rooms = {"t": "rooms", "v": 1, "game": "x", "run": "0", "seats": seats, "words": {"a": "b" * 400}}
    text = wire.RoomsMessage.model_validate(rooms).model_dump_json()

    def flood(line: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while True:
                line.send(text)

    with serve(flood, "127.0.0.1", 0, compression=None) as server:
        pipe.send(server.socket.getsockname()[1])
        server.serve_forever()


def begun(kind: str, port: int, seconds: float) -> BaseProcess:
    """An attack that goes on beside the test."""
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(kind, port, seconds), daemon=True)
    process.start()
    return process
