"""What lies around a game, for the self-test: foreign letters, a second start, card packs, phones, other homes."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from engine import api
from qtapp.kit.store.single_instance import SingleInstance
from qtapp.location import is_frozen, program_root
from qtapp.net import endpoint
from qtapp.session.saved_games import games_in
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables.phone_table import PhoneTable

GAME = next(iter(api.GAMES))
HERE = "127.0.0.1"
PACK_GAME = next(name for name, game in api.GAMES.items() if game.supports_packs)
_SECONDS = 10
OF_ZEROS = "3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29"
"""The public key (Ed25519) of a key of nothing but zeros."""
Wait = Callable[[Callable[[], bool], str], None]
"""Lets the window work until something is true; the sentence says what is wrong if it never is."""


class Failed(Exception):
    """Something is not as it should be; the text says what."""


class SurroundingsCheck:
    """The checks; each returns what it saw."""

    def __init__(self, shell: MainWindow, home: Path, wait: Wait) -> None:
        self._shell = shell
        self._home = home
        self._wait = wait

    def foreign_letters(self) -> str:
        """A file whose folder and name have letters of other alphabets opens, and is left as it was."""
        path = self._saved("Játékok ő", "mentés ß ű.tarsas")
        content = path.read_bytes()
        self._shell.open_file(path)
        self._opened(path)
        if path.read_bytes() != content:
            raise Failed("the file itself was changed")
        return f"{path.parent.name}{os.sep}{path.name}"

    def second_start(self) -> str:
        """The program once more, with a file: it hands the file over and ends."""
        path = self._saved("másik", "őszi este.tarsas")
        door = SingleInstance(self._home)  # without a parent: on Windows its watcher has a thread, which ends with it
        if not door.claim():
            raise Failed("the folder of this test belongs to somebody else")
        door.wanted.connect(self._shell.come_forward)
        door.listen()
        before = len(games_in(self._home / "games"))
        command = [sys.executable] if is_frozen() else [sys.executable, "-m", "qtapp"]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        second = subprocess.Popen(
            [*command, str(path)],
            cwd=None if is_frozen() else program_root(),
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            self._wait(lambda: second.poll() is not None, "the second start does not end")
            self._opened(path)
        finally:
            second.kill()
            second.wait()
            door.close()
        if second.returncode != 0:
            raise Failed(f"the second start ended with {second.returncode}")
        kept = len(games_in(self._home / "games"))
        return f"ended with 0, its file is open ({kept - before} game more is kept)"

    def packs(self) -> str:
        """A template is a pack; one with a mistake is not, and is told so."""
        form = api.GAMES[PACK_GAME].pack_form
        if form is None:
            raise Failed("there are no packs")
        path = self._home / "csomag ő.json"
        api.write_atomically(path, api.pack_text(api.template(form, PACK_GAME)))
        good = api.check_pack(path, api.find_game)
        if good.game is None:
            raise Failed(str(good.told()))
        api.write_atomically(path, '{"game": "nobody knows this"}')
        if api.check_pack(path, api.find_game).game is not None:
            raise Failed("a pack of no game is taken")
        return "a template can be used, a pack of no game cannot"

    def door(self) -> str:
        """The door for phones opens on this computer alone, and the page comes."""
        shell = self._shell
        if shell.client is None or shell.hot_seat is None:
            raise Failed("there is no game on the table")
        seat = shell.hot_seat
        phones = PhoneTable(
            shell.context, shell.client, seat.holders, seat.seats_changed, lambda: False, lambda: None, shell
        )
        phones.open(HERE)
        try:
            port = int(phones.address.rstrip("/").rpartition(":")[2])
            with ThreadPoolExecutor(1) as pool:
                asked: Future[bytes] = pool.submit(_page, port)
                self._wait(asked.done, "the door does not answer")
            page = asked.result()
        finally:
            phones.close()
        if not page.startswith(b"HTTP/1.1 200") or b"<html" not in page.lower():
            raise Failed(f"the door answers {page[:60]!r}")
        return f"{len(page) // 1024} kB over {HERE}"

    def _saved(self, folder: str, name: str) -> Path:
        path = self._home.resolve() / folder / name
        path.parent.mkdir(exist_ok=True)
        api.save(api.new_session(GAME, 2, seed=1, names=("Anna", "Őze")), path)
        return path

    def _opened(self, path: Path) -> None:
        self._wait(lambda: self._shell.own_file.path == path, f"“{path.name}” does not open")


def other_homes() -> str:
    """The library between homes works out a key as everybody does. Nothing is opened, so nothing goes out."""
    if not endpoint.is_offered():
        return "not to be had for this machine"
    if endpoint.public_key(bytes(32)).hex() != OF_ZEROS:
        raise Failed("it works out another key than others do")
    return "its library can be used"


def _page(port: int) -> bytes:
    with socket.create_connection((HERE, port), _SECONDS) as line:
        line.settimeout(_SECONDS)
        line.sendall(f"GET / HTTP/1.1\r\nHost: {HERE}:{port}\r\nConnection: close\r\n\r\n".encode())
        found = b""
        while piece := line.recv(65536):
            found += piece
        return found
