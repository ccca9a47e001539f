"""The game is kept by itself: after every entry, off the window's thread, in the order it was played."""

from __future__ import annotations

import errno
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine import api
from engine.api import msg
from qtapp.kit.background import Background
from qtapp.session.saved_games import facts_of, write_facts


class Autosave(QObject):
    """Writes the newest state of one session. What is played while a file is being written waits, then goes in one."""

    kept = Signal()
    """Everything played so far is on the disk."""
    failed = Signal(object)
    """Message: why the disk did not take it. Play goes on in memory."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._path: Path | None = None
        self._waiting: tuple[Path, str, str] | None = None
        self._writing = False
        self._troubled = False

    @property
    def path(self) -> Path | None:
        """The file of the present game."""
        return self._path

    @property
    def idle(self) -> bool:
        """Is everything written (or given up)?"""
        return not self._writing and self._waiting is None

    def begin(self, path: Path) -> None:
        """Keep another game from now on, in this file."""
        self._path = path
        self._troubled = False

    def keep(self, session: api.Session) -> None:
        """Take down the session as it is now; the writing happens elsewhere."""
        if self._path is None:
            return
        self._waiting = (self._path, api.encode(session), facts_of(session))
        if not self._writing:
            self._write()

    def finish(self) -> None:
        """The program ends: write what still waits, here and now."""
        self._background.drain()
        if self._waiting is not None:
            path, text, facts = self._waiting
            self._waiting = None
            try:
                api.write_atomically(path, text)
                write_facts(path, facts)
            except OSError as error:
                self.failed.emit(trouble(error))

    def _write(self) -> None:
        if self._waiting is None:
            return
        path, text, facts = self._waiting
        self._waiting = None
        self._writing = True

        def work() -> None:
            api.write_atomically(path, text)
            write_facts(path, facts)

        self._background.run(work, lambda _: self._written(), self._not_written)

    def _written(self) -> None:
        self._writing = False
        self._troubled = False
        if self._waiting is not None:
            self._write()
        else:
            self.kept.emit()

    def _not_written(self, error: Exception) -> None:
        self._writing = False
        if not self._troubled:
            self._troubled = True
            self.failed.emit(trouble(error))
        if self._waiting is not None:
            self._write()


def trouble(error: Exception) -> api.Message:
    """What went wrong while writing, in a sentence."""
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.ENOSPC, errno.EDQUOT):
        return msg("window.not_saved_disk_full", "The disk is full: the game cannot be saved. You can play on.")
    if number in (errno.EROFS, errno.EACCES, errno.EPERM):
        return msg(
            "window.not_saved_folder_not_writable",
            "The folder cannot be written to: the game cannot be saved. You can play on.",
        )
    return msg("window.not_saved_unknown_reason", "The game cannot be saved. You can play on.")
