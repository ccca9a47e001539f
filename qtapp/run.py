"""From the start of the process to its end: application, asyncio inside Qt's loop, the window."""

from __future__ import annotations

import asyncio
from pathlib import Path

import qasync  # type: ignore[import-untyped]  # ships no types

from engine import api
from qtapp.app import application, stage
from qtapp.windows.shell import Shell


def run(file: Path | None = None) -> int:
    """Open the window and play; returns when it is closed."""
    app = application()
    shared = stage()
    shell = Shell(shared)
    if file is not None:
        shell.files.open(file.resolve())
    shell.show()
    api.settle_memory()
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    closed = asyncio.Event()
    app.aboutToQuit.connect(closed.set)
    with loop:
        loop.run_until_complete(closed.wait())
    shared.background.close()
    shared.settings.flush()
    return 0
