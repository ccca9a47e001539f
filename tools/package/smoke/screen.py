"""A virtual screen whose pixels are read from outside: what counts as painted is what really is on it."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tools.package.smoke.report import Broken, NotRun

WIDTH, HEIGHT = 1440, 900
A_PAGE = 60
"""So many different colours among the probed pixels: a page with drawings, not an empty window."""
A_CURTAIN = 4
"""Letters on plain cloth have few."""
_EVERY = 37


class Screen:
    """An X server of our own."""

    def __init__(self) -> None:
        for tool in ("Xvfb", "xdotool"):
            if shutil.which(tool) is None:
                raise NotRun(f"{tool} is missing")
        self._folder = Path(tempfile.mkdtemp(prefix="tarsas-screen-"))
        reading, writing = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        # Without a reset: a server that begins anew when the last program ends cuts off the one that just starts.
        command = [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            size,
            "-nolisten",
            "tcp",
            "-ac",
            "-br",
            "-noreset",
        ]
        self._server = subprocess.Popen(
            [*command, "-fbdir", str(self._folder)], pass_fds=(writing,), stderr=subprocess.DEVNULL
        )
        os.close(writing)
        if os.geteuid() == 0:
            os.sched_setscheduler(self._server.pid, os.SCHED_RR, os.sched_param(1))
        with os.fdopen(reading) as pipe:
            self.display = f":{pipe.readline().strip()}"
        file = (self._folder / "Xvfb_screen0").open("rb")
        with file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack(">25I", self._memory[:100])
        self._start = head[0] + 12 * head[19]  # the header of xwd, then its colour map
        self._line = head[12]

    def close(self) -> None:
        """Take the screen away."""
        self._server.terminate()
        self._server.wait(10)
        self._memory.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def colours(self) -> int:
        """How many different colours there are among the probed pixels."""
        found: set[bytes] = set()
        for y in range(0, HEIGHT, 9):
            line = self._row(y)
            found.update(line[x : x + 3] for x in range(0, WIDTH * 4, 4 * _EVERY))
        return len(found)

    def _row(self, y: int) -> bytes:
        begin = self._start + y * self._line
        return self._memory[begin : begin + WIDTH * 4]

    def wait_painted(self, begin: float, alive: Callable[[], bool], least: int, patience: float = 60.0) -> float:
        """Seconds from `begin` until at least so many colours are painted."""
        while self.colours() < least:
            if not alive():
                raise Broken("it ended before anything was painted")
            if time.monotonic() - begin > patience:
                raise Broken(f"nothing was painted within {patience:.0f} s")
            time.sleep(0.01)
        return time.monotonic() - begin

    def wait_dark(self, patience: float = 10.0) -> None:
        """Until the last window is gone."""
        begin = time.monotonic()
        while self.colours() > 2 and time.monotonic() - begin < patience:
            time.sleep(0.02)

    def photograph(self, path: Path) -> None:
        """The whole screen as a picture, for people to look at."""
        from PySide6.QtGui import QImage

        data = b"".join(self._row(y) for y in range(HEIGHT))
        image = QImage(data, WIDTH, HEIGHT, WIDTH * 4, QImage.Format.Format_RGB32)
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(str(path))

    def lowest(self, colour: str) -> tuple[int, int] | None:
        """The middle of the lowest patch of a colour that is wider than a letter."""
        wanted = bytes.fromhex(colour.lstrip("#"))[::-1]
        for alpha in (b"\xff", b"\x00"):
            run = (wanted + alpha) * 24
            found = {y: at // 4 for y in range(HEIGHT) if (at := self._row(y).find(run)) >= 0 and at % 4 == 0}
            patch = [y for y in found if y > max(found) - 60]
            if patch:
                return min(found[y] for y in patch) + 20, sum(patch) // len(patch)
        return None

    # ---- hands ---------------------------------------------------------------------------------------------------

    def focus(self) -> None:
        """Give the keyboard to the window (there is no window manager here)."""
        found = self._do("search", "--onlyvisible", "--name", "Társas").split()
        if not found:
            raise Broken("there is no window to type into")
        self._do("windowfocus", "--sync", found[-1])

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self._do("key", key)
            time.sleep(0.15)

    def click(self, x: int, y: int) -> None:
        """Click somewhere on the screen."""
        self._do("mousemove", str(x), str(y))
        time.sleep(0.2)
        self._do("click", "1")

    def _do(self, *command: str) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(
            ["xdotool", *command], env=environment, capture_output=True, text=True, check=False, timeout=30
        )
        return done.stdout
