"""A lock that one program at a time can hold. The system holds it for the process: killed, it is free again at once."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """An empty file that is locked for as long as it is held. Its mere being there means nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Do we hold it?"""
        return self._handle is not None

    def acquire(self) -> bool:
        """Take it; False: somebody else holds it. OSError: here nothing can be locked."""
        while self._handle is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o666)
            try:
                if not _lock(handle):
                    return False
                if self._is_there(handle):
                    self._handle = handle
            finally:
                if self._handle is None:
                    os.close(handle)
        return True

    def _is_there(self, handle: int) -> bool:
        """Whoever held it before may have removed the file between our opening and locking it."""
        with suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(handle), self.path.stat())
        return False

    def release(self) -> None:
        """Let go of it, and leave nothing behind."""
        if self._handle is None:
            return
        if sys.platform != "win32":  # while it is still ours; Windows removes only what is closed
            with suppress(OSError):
                self.path.unlink()
        os.close(self._handle)
        self._handle = None
        if sys.platform == "win32":
            with suppress(OSError):
                self.path.unlink()


def _lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        if error.errno == 0:  # Wine gives no reason where Windows says that it is held
            return False
        raise
    return True
