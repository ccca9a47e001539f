"""The real program in a process of its own, with a heartbeat in its window's thread and a pipe that asks how it is."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

_BEAT = 10
"""Milliseconds between two beats."""
_LOOK = 20
"""Milliseconds between two looks into the pipe."""
NAMES = ("Anna", "Bence", "Réka")


def megabytes() -> float:
    """What this process holds in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def show(home: str, pipe: Connection) -> None:
    """Run the program until it is told to quit."""
    os.environ["TARSAS_HOME"] = home
    os.environ["QT_QPA_PLATFORM"] = "xcb" if os.environ.get("DISPLAY") else "offscreen"
    from PySide6.QtCore import QObject, Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from engine import api
    from qtapp import run as program
    from qtapp.windows.main import MainWindow
    from qtapp.windows.other_tables import devices

    class Probe(QObject):
        """Beats, plays and tells."""

        def __init__(self, shell: Any) -> None:
            super().__init__(shell)
            self._shell, self._last, self._longest, self._beats = shell, 0.0, 0.0, 0
            self._dice = api.RandomStream(1, "play", 0)
            self._unsaved, self._played = 0, 0
            self._heart, self._ear, self._hands = QTimer(self), QTimer(self), QTimer(self)
            self._heart.setTimerType(Qt.TimerType.PreciseTimer)
            for timer, deed in ((self._heart, self._beat), (self._ear, self._listen), (self._hands, self._play)):
                timer.timeout.connect(deed)
            self._heart.start(_BEAT)
            self._ear.start(_LOOK)

        def _beat(self) -> None:
            now = time.monotonic()
            self._longest = max(self._longest, now - self._last if self._last else 0.0)
            self._last = now
            self._beats += 1

        def _listen(self) -> None:
            while pipe.poll():
                name, *arguments = pipe.recv()
                pipe.send(getattr(self, name)(*arguments))

        def _play(self) -> None:
            """The game goes on, whoever is asked."""
            client = self._shell.client
            session = client.session
            self._unsaved = self._unsaved + 1 if self._shell.autosave.lacks_entries(session) else 0
            for pending in session.pending():
                if not client.controls.level(pending.question.seat):
                    options = session.options(pending)
                    answer = self._dice.choice(options) if options else session.default_answer(pending)
                    entry = session.answer(pending, answer)
                    assert isinstance(entry, api.HistoryEntry)
                    client.looker.happened(entry)
                    self._played += 1
                    return

        # ---- what is asked of it ---------------------------------------------------------------------------------

        def lay(self, game: str, levels: tuple[int, ...] = (), names: tuple[str, ...] = NAMES, file: str = "") -> None:
            """A new game, some of its people computers; with a file that exists: the one that was kept."""
            path = Path(home) / "games" / f"{file or game}.tarsas"
            if file and path.exists():
                opened = api.load_game(path)
                self._shell.show_session(opened.session, path, opened.digest)
                self._shell.curtain.take_down()
                self._hands.start(500)
                return
            session = api.new_session(game, len(names), seed=3, names=list(names))
            for seat, level in enumerate(levels, 1):
                if level:
                    session.controls[seat] = api.SeatControl(level)
            self._shell.show_session(session, path)
            self._shell.keeper.keep()
            self._shell.curtain.take_down()
            if not levels:
                self._hands.start(500)

        def open_door(self) -> tuple[int, str]:
            self._shell.door.show_devices()
            phones = self._shell.door.phones
            return int(phones.address.rstrip("/").rpartition(":")[2]), phones.host.code

        def close_door(self) -> None:
            self._shell.door.phones.close()

        def where(self) -> dict[str, str]:
            """By the name of who sits there."""
            host, players = self._shell.door.phones.host, self._shell.client.session.players
            return {one.name: str(host.where(seat)) for seat, one in enumerate(players, 1)}

        def free(self, seat: int) -> str:
            host = self._shell.door.phones.host
            host.free(seat)
            host.open_door()
            return str(host.code)

        def join(self, port: int) -> None:
            self._shell.far.show_join()
            dialog = self._shell.far.dialog
            dialog.address.setText(f"127.0.0.1:{port}")
            dialog.code.setText("AAAAAA")
            dialog.join_button.click()

        def join_seat(self, port: int, code: str, seat: int) -> None:
            """Join a real table, and sit down there."""
            self.join(port)
            dialog = self._shell.far.dialog
            dialog.code.setText(code)
            self._shell.far.far.offered.connect(lambda _: self._shell.far.far.sit(seat))
            self._shell.far.far.join("127.0.0.1", port, code)

        def come_back(self) -> None:
            """To the seat of last time."""
            self._shell.far.show_join()
            self._shell.far.dialog.come_back()

        def hands(self, play: bool) -> None:
            """Does the game go on by itself?"""
            self._hands.start(500) if play else self._hands.stop()

        def language(self, name: str) -> None:
            self._shell.context.set_language(name)

        def grab(self, file: str) -> bool:
            """A picture of the window."""
            return bool(self._shell.grab().save(file))

        def begin(self) -> None:
            """Count from here."""
            self._last = self._longest = 0.0
            self._beats = 0

        def told(self) -> dict[str, Any]:
            client = self._shell.client
            bar = self._shell.game.page.bar if self._shell.game is not None else None
            return {
                "longest": self._longest,
                "beats": self._beats,
                "megabytes": megabytes(),
                "entries": 0 if client is None else len(client.session.entries),
                "levels": [] if client is None else [client.controls.level(seat) for seat in (1, 2, 3)],
                "unsaved": self._unsaved,
                "played": self._played,
                "said": "" if bar is None or bar.message is None else bar.message.id,
                "is_thinking": self._shell.game is not None and self._shell.computers.is_thinking,
                "workers": [one.pid for one in multiprocessing.active_children()],
            }

        def stuff_pipe(self, count: int) -> None:
            """More is sent to the worker than its pipe holds."""
            hand = self._shell.context.workshop._hand
            for _ in range(count):
                hand._put(b" " * 300_000)

        def quit(self) -> None:
            QTimer.singleShot(0, self._shell.close)
            QTimer.singleShot(100, QApplication.quit)

    class Watched(MainWindow):
        def appear(self) -> None:
            super().appear()
            self.context.settings.answers_obvious = False
            self.probe = Probe(self)

    devices.home_addresses = lambda: ["127.0.0.1"]  # a machine for tests need not be in a home network
    vars(program)["MainWindow"] = Watched  # the program makes its one window itself
    program.run()


class ShownWindow:
    """The window, from outside."""

    def __init__(self, home: Path) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.get_context("spawn").Process(target=show, args=(str(home), theirs))
        self.process.start()
        theirs.close()
        self.ask("told", patience=120)

    def ask(self, name: str, *arguments: Any, patience: float = 60) -> Any:
        """Let it do or tell something; TimeoutError: it stands still."""
        self._pipe.send((name, *arguments))
        if not self._pipe.poll(patience):
            raise TimeoutError(name)
        return self._pipe.recv()

    def wait_for(self, is_so: Callable[[dict[str, Any]], bool], patience: float) -> float:
        """Until it tells what is wanted; how many seconds that took."""
        begun = time.monotonic()
        while not is_so(self.ask("told")):
            assert time.monotonic() - begun < patience, self.ask("told")
            time.sleep(0.05)
        return time.monotonic() - begun

    def end(self, patience: float = 20) -> float:
        """Close the window; how many seconds until its process is gone."""
        begun = time.monotonic()
        if self.process.is_alive():
            self._pipe.send(("quit",))
            self.process.join(patience)
        took = time.monotonic() - begun
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._pipe.close()
        return took
