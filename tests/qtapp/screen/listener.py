"""The program with a kept game open on a screen and a bus of its own: a reader hears it, somebody is at its keys."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine import api
from tests.qtapp.screen.virtual import Heard, Reader, can_listen, session_bus, virtual_screen

ROOT = Path(__file__).resolve().parents[3]
LONGEST = 90.0
_LOCALES = {"en": "C.UTF-8", "hu": "hu_HU.UTF-8", "de": "de_DE.UTF-8"}


def is_possible() -> bool:
    """Is there everything that a screen and a bus of one's own need?"""
    return all(shutil.which(one) is not None for one in ("Xvfb", "xdotool")) and can_listen()


class Listener:
    """The program with a kept game open, somebody at its keys, and a reader."""

    def __init__(self, environment: dict[str, str], reader: Reader, program: subprocess.Popen[bytes]) -> None:
        self.environment, self.reader, self.program = environment, reader, program

    def press(self, *keys: str) -> None:
        """Press keys as a keyboard would."""
        subprocess.run(["xdotool", "key", *keys], env=self.environment, check=True, timeout=30)

    def sit_down(self) -> None:
        """Take the curtain away; a key that comes too early would not be meant for it."""
        self.hears("Show my cards")
        self.reader.calm()
        self.press("Return")

    def hears(self, words: str) -> Heard:
        """The next thing with these words in it."""
        return self.reader.until(words, LONGEST)[-1]


@contextmanager
def listening(session: api.Session, folder: Path, language: str = "en") -> Iterator[Listener]:
    """Open a game, in a language of the desktop around it."""
    kept = folder / "kept.tarsas"
    api.save(session, kept)
    with virtual_screen("1366x768x24") as display:
        around = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        around |= {"LANG": _LOCALES[language], "LC_ALL": "", "LANGUAGE": "" if language == "en" else language}
        with session_bus(around, folder) as environment:
            reader = Reader(environment)
            program = subprocess.Popen(
                [sys.executable, "-m", "qtapp", str(kept)], env=environment, cwd=ROOT, stderr=subprocess.DEVNULL
            )
            try:
                _give_keyboard(environment)
                yield Listener(environment, reader, program)
            finally:
                if program.poll() is None:
                    program.kill()
                program.wait(20)
                reader.close()


def _give_keyboard(environment: dict[str, str]) -> None:
    """Without a window manager nobody gives a window the keyboard."""
    until = time.monotonic() + LONGEST
    command = ["xdotool", "search", "--onlyvisible", "--name", "Társas", "windowfocus"]
    while subprocess.run(command, env=environment, check=False, capture_output=True).returncode:
        assert time.monotonic() < until, "no window came"
        time.sleep(0.2)
