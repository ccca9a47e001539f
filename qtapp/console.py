"""Words on the terminal: in letters that whoever reads them can take, and no trouble if nobody reads any more."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import NoReturn


def speak_plainly(platform: str = sys.platform) -> None:
    """A letter that the terminal or file does not know must not end the program; on Windows all of it is UTF-8.

    A program without a console has no streams at all.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8" if platform == "win32" else None, errors="replace")


def leave_at_once(code: int) -> NoReturn:
    """End the process as it is: no thread that is still there can be torn down together with Qt."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.flush()
    os._exit(code)


def mutter(line: str) -> None:
    """Say something beside the window to whoever started the program from a terminal, if anybody still listens."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):  # the terminal is gone, or was closed
            print(line, file=sys.stderr, flush=True)
