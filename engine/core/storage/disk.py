"""Files on the disk: written so that at any moment the old or the new one is whole, and known by their content."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from itertools import count
from pathlib import Path

from engine.core.storage.patience import move_file

if sys.platform != "win32":
    import fcntl

_NUMBERS = count(1)
"""Each write of a process has a temporary file of its own, whichever thread it comes from."""
_ATTEMPTS = 50
_BLOCK = 1 << 20


class NotAFile(OSError):
    """A folder, or a pipe: whoever opened a pipe would wait without end."""


def read_bounded(path: Path, most: int) -> bytes:
    """The contents of a regular file, at the most one byte more than `most`; OSError or ValueError: there are none."""
    if path.exists() and not path.is_file():
        raise NotAFile(str(path))
    with path.open("rb") as file:
        return file.read(most + 1)


def content_digest(content: bytes) -> str:
    """What a file is known by: equal digests, equal content."""
    return blake2b(content, digest_size=16).hexdigest()


def file_digest(path: Path) -> str | None:
    """The digest of a file as it lies there now; empty for what is no regular file, None if there is nothing."""
    if not path.is_file():
        return "" if path.exists() or path.is_symlink() else None
    hasher = blake2b(digest_size=16)
    try:
        with path.open("rb") as file:
            while block := file.read(_BLOCK):
                hasher.update(block)
    except FileNotFoundError:
        return None
    return hasher.hexdigest()


def write_atomically(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write a file so that at any moment either the old or the new one is whole: temporary file, fsync, rename.

    A file that is open elsewhere is waited for as long as there is patience.

    What is left of an earlier write that was killed is cleared away; what another program is writing is not. A link is
    followed, not replaced. `private`: only its owner may read it.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    data = content.encode("utf-8") if isinstance(content, str) else content
    clear_stale(path.parent, path.name)
    for attempt in range(_ATTEMPTS):
        try:
            _write_once(path, data, 0o600 if private else 0o666)
            break
        except (FileExistsError, FileNotFoundError):  # somebody cleared it away before it was locked, or has this name
            if attempt == _ATTEMPTS - 1 or not path.parent.is_dir():
                raise
    _settle_folder(path.parent)


def _write_once(path: Path, data: bytes, rights: int) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}-{next(_NUMBERS)}.part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, rights)
    try:
        with os.fdopen(handle, "wb") as file:
            if not _lock(file.fileno()) or not os.fstat(file.fileno()).st_nlink:
                raise FileNotFoundError(part)  # taken for a stale one in the moment before it was locked
            file.write(data)
            file.flush()
            _settle(file.fileno())
            if sys.platform != "win32":  # under the lock; Windows renames only what is closed
                move_file(part, path)
        if sys.platform == "win32":
            move_file(part, path)
    except BaseException:
        with suppress(OSError):  # who holds it there will be gone when the next write clears up
            part.unlink(missing_ok=True)
        raise


def _settle(handle: int) -> None:
    """See to it that what was written outlives a power cut. macOS leaves it in the memory of the drive if not asked."""
    if sys.platform == "darwin":
        with suppress(OSError):  # some network drives know no such wish
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def clear_stale(folder: Path, name: str = "") -> None:
    """Remove what is left of writes that were killed: of one file, or of all files of a folder.

    A part that nobody has locked belongs to a process that is gone (Windows lets nobody remove an open one).
    """
    for stale in folder.glob(f".{_literal(name)}.*.part" if name else ".*.*-*.part"):
        with suppress(OSError), _locked(stale) as free:
            if free:
                stale.unlink()


@contextmanager
def _locked(path: Path) -> Iterator[bool]:
    if sys.platform == "win32" or not path.is_file():
        yield sys.platform == "win32"
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        yield _lock(handle)
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    """Lock an open file for as long as it is open; False: another process has."""
    if sys.platform != "win32":
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: two programs at once are rarer than a disk that is full
            return True
    return True


def _literal(name: str) -> str:
    """A file name as a pattern that fits only itself."""
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in name)


def _settle_folder(folder: Path) -> None:
    """Make the new name last, where a system can; the file itself is already safe."""
    if hasattr(os, "O_DIRECTORY"):
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
