"""From the start of the process to its end: application, asyncio inside Qt's loop, the window."""

from __future__ import annotations

from engine import api  # before Qt: PySide reads the source of every module that is imported after it

# isort: split
import asyncio
import faulthandler
import sys

import qasync  # type: ignore[import-untyped]  # ships no types
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from engine.api import Message, msg
from qtapp.app import app_context, application
from qtapp.console import leave_at_once, mutter
from qtapp.kit.paths import data_folder, older_data_folder
from qtapp.kit.store.moved_home import bring_home
from qtapp.kit.store.running_mark import leave_mark
from qtapp.kit.store.settings import Settings
from qtapp.kit.store.single_instance import SingleInstance, wanted_by
from qtapp.kit.wait.awaiting import end_tasks
from qtapp.windows.main import MainWindow


def run(argument: str = "") -> int:
    """Open the window and play; returns when it is closed. The argument: a file or a link."""
    if sys.stderr is not None:  # a program without a console has none
        faulthandler.enable()  # where a library crashes, a bug report can say where we were
    app = application()
    instance = SingleInstance(data_folder())
    wanted = wanted_by(argument) if argument else None
    if not instance.claim() and instance.ask(wanted):
        return 0  # the running program has taken it
    leave_mark()
    older = older_data_folder()
    if older is not None:
        bring_home(older, data_folder())
    shared = app_context()
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    shared.loop = loop
    shell = MainWindow(shared)
    shell.files.refused.connect(lambda reason: _echo(shell, reason))
    shell.autosave.failed.connect(lambda reason: _echo(shell, reason))
    shell.keeper.told.connect(lambda message: _echo(shell, message))
    opener = _Opener(shell)
    app.installEventFilter(opener)
    for message in first_words(shared.settings):
        shell.say(message)
        _echo(shell, message)
    if wanted is not None:
        shell.open_wanted(wanted)
    shell.appear()
    instance.wanted.connect(shell.come_forward)
    instance.listen()
    api.freeze_gc()
    closed = asyncio.Event()
    app.aboutToQuit.connect(closed.set)
    with loop:
        loop.run_until_complete(closed.wait())
        shared.workshop.close()
        end_tasks(app, loop)
    is_quiet = shared.close()
    shared.settings.flush()
    instance.close()
    if not is_quiet:
        # A thread still paints, on a machine that is too busy: Python would take Qt apart while it is used. Everything
        # is on the disk by now.
        leave_at_once(0)
    return 0


def first_words(settings: Settings) -> list[Message]:
    """What a person has to know before the first click."""
    if not settings.newer:
        return []
    return [
        msg(
            "window.settings_from_newer_version",
            "A newer version of this program wrote these settings. They are left unchanged; "
            "changes you make now will not be saved.",
        )
    ]


def _echo(shell: MainWindow, message: Message) -> None:
    """What the window says went wrong is also said where the program was started, if anybody can read there."""
    mutter(f"tarsas: {shell.words.say(message)}")


class _Opener(QObject):
    """On macOS a double-clicked file or a link comes as an event, not on the command line."""

    def __init__(self, shell: MainWindow) -> None:
        super().__init__(shell)
        self._shell = shell

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and (event.file() or event.url().isValid()):
            self._shell.come_forward(wanted_by(event.file() or event.url().toString()))
            return True
        return super().eventFilter(watched, event)
