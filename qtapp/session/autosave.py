"""The game is kept by itself: after every entry, off the window's thread, in the order it was played."""

from __future__ import annotations

import errno
from enum import Enum, auto
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Signal

from engine import api
from engine.api import msg
from qtapp.kit.wait.background import Background
from qtapp.session.game_file import GameFile, is_same_file
from qtapp.session.saved_games import facts_of

_Moment = tuple[api.Session, int, api.HistoryEntry, dict[int, api.SeatControl]]


class SaveState(Enum):
    """What can be said about the game on the table."""

    UNTOUCHED = auto()
    """There is nothing to write yet."""
    SAVING = auto()
    SAVED = auto()
    """What was played lies on the disk, all of it."""
    FAILED = auto()


class Autosave(QObject):
    """Writes the newest state of one session, in a worker that does nothing else.

    What is played while a file is being written waits, then goes in one; what did not change is not written.
    """

    state_changed = Signal()
    kept = Signal()
    """Everything played so far is on the disk."""
    failed = Signal(object)
    """Message: why the disk did not take it. Play goes on in memory."""
    moved = Signal(Path, Path)
    """The first file went on elsewhere and was left as it is; the game is kept in the second one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Background(self)
        self._file: GameFile | None = None
        self._moment: _Moment | None = None
        """The moment of the session that was last given to be written, or lies on the disk already."""
        self._waiting: tuple[str, str] | None = None
        self._refused: tuple[str, str] | None = None
        """What the disk did not take."""
        self._writing = False
        self._unwritable = False
        """Is the newest state one that no file may hold?"""
        self._state = SaveState.UNTOUCHED
        self.reason: api.Message | None = None
        """Why the last attempt failed."""

    @property
    def path(self) -> Path | None:
        """The file of the present game."""
        return self._file.path if self._file is not None else None

    @property
    def state(self) -> SaveState:
        """What can be said about the game."""
        return self._state

    @property
    def idle(self) -> bool:
        """Is everything written (or given up)?"""
        return not self._writing and self._waiting is None

    # ---- one game after the other --------------------------------------------------------------------------------

    def begin(self, path: Path, stored: api.Session | None = None, digest: str | None = None) -> bool:
        """Keep another game from now on, in this file; False: another window plays in it, so it is a copy beside it.

        `stored` and `digest` are what was read from the file: that is written only once it has changed.
        """
        mine = True
        if not is_same_file(self.path, path):
            self.end()
            self._file = GameFile(path, digest)
            mine = self._file.claim()
            if not mine:
                self._file.move_beside()
        self._moment = _moment(stored) if stored is not None else None
        self.reason = self._refused = None
        self._unwritable = False
        self._tell(SaveState.SAVED if stored is not None and mine else SaveState.UNTOUCHED)
        return mine

    def end(self) -> None:
        """No game is kept from now on. What is not on the disk is given up."""
        if self._file is not None:
            if self._writing:
                self._worker.run(self._file.release, lambda _: None)
            else:
                self._file.release()
        self._file = self._waiting = self._refused = self._moment = None
        self._tell(SaveState.UNTOUCHED)

    # ---- writing -------------------------------------------------------------------------------------------------

    def keep(self, session: api.Session) -> None:
        """Take down the session as it is now, if it is another than before; the writing happens elsewhere."""
        moment = _moment(session)
        if self._file is None or (moment == self._moment and self._state is not SaveState.FAILED):
            return
        self._moment = moment
        try:
            self._waiting = (api.encode(session), facts_of(session))
        except api.InvalidData as error:
            self._unwritable = True
            self._fail(error)
            return
        self._unwritable = False
        self._tell(SaveState.SAVING)
        self._write()

    def lacks_entries(self, session: api.Session) -> bool:
        """Was something played that was not yet taken down? A walk along what was played is not."""
        return self._moment is None or self._moment[:2] != _moment(session)[:2]

    def settle(self, seconds: float) -> bool:
        """Wait until all that was taken down is on the disk, and try once more what it refused; False: it is not."""
        if self._file is None:
            return True
        until = monotonic() + seconds
        if self.idle and self._refused is not None:
            self._waiting = self._refused
            self._write()
        while not self.idle and self._worker.settle(max(0.0, until - monotonic())):
            pass  # what came meanwhile is being written now
        return self.idle and self._state is not SaveState.FAILED

    def _write(self) -> None:
        if self._waiting is None or self._file is None or self._writing:
            return
        file, job = self._file, self._waiting
        self._waiting = None
        self._writing = True
        self._worker.run(
            lambda: file.write(*job), lambda _: self._written(file), lambda error: self._not_written(file, job, error)
        )

    def _written(self, file: GameFile) -> None:
        self._writing = False
        if file is self._file:
            self._refused = None
            left, file.left = file.left, None
            if left is not None:
                self.moved.emit(left, file.path)
            if self._waiting is None and not self._unwritable:
                self.reason = None
                self._tell(SaveState.SAVED)
                self.kept.emit()
        self._write()

    def _not_written(self, file: GameFile, job: tuple[str, str], error: Exception) -> None:
        self._writing = False
        if file is self._file and self._waiting is None:
            self._refused = job
            self._fail(error)
        self._write()

    def _fail(self, error: Exception) -> None:
        first = self.reason is None
        self.reason = trouble(error)
        self._tell(SaveState.FAILED)
        if first:
            self.failed.emit(self.reason)

    def _tell(self, state: SaveState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit()


def _moment(session: api.Session) -> _Moment:
    """Entries never change, so their number, the present one and who answers tell all that a file would hold."""
    return session, len(session.entries), session.current, dict(session.controls)


def trouble(error: Exception) -> api.Message:
    """What went wrong while writing, in a sentence."""
    if isinstance(error, api.InvalidData) and error.message is not None:
        return error.message
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.ENOSPC, errno.EDQUOT):
        return msg("window.not_saved_disk_full", "The disk is full: the game cannot be saved. You can play on.")
    if number in (errno.EROFS, errno.EACCES, errno.EPERM):
        return msg(
            "window.not_saved_folder_not_writable",
            "The folder cannot be written to: the game cannot be saved. You can play on.",
        )
    return msg("window.not_saved_unknown_reason", "The game cannot be saved. You can play on.")
