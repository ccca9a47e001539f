"""Games that an older version kept where Windows carries everything along at log-on come into the folder of today."""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path

from engine.api import move_file, remove_file
from qtapp.kit.store.file_lock import FileLock

_OWN = ("running.lock", "requests")
"""What belongs to a running program, and not to a person."""


def bring_home(old: Path, new: Path) -> int:
    """Move every file that is not in the new folder yet; how many were moved. What is there already is left alone.

    Whatever goes wrong: a file lies in the old place or in the new one, and the next start goes on.
    """
    if not old.is_dir() or old.resolve() == new.resolve() or _in_use(old):
        return 0
    moved = 0
    for file in sorted(path for path in old.rglob("*") if path.is_file()):
        part = file.relative_to(old)
        target = new / part
        if part.parts[0] not in _OWN and not target.exists():
            with contextlib.suppress(OSError):
                _move(file, target)
                moved += 1
    for folder in sorted((path for path in old.rglob("*") if path.is_dir()), reverse=True):
        with contextlib.suppress(OSError):
            folder.rmdir()  # only where nothing is left
    with contextlib.suppress(OSError):
        old.rmdir()
    return moved


def _in_use(folder: Path) -> bool:
    """Does a program of the older version play there at this moment?"""
    lock = FileLock(folder / _OWN[0])
    try:
        if not lock.acquire():
            return True
    except OSError:
        return False
    lock.release()
    return False


def _move(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        move_file(file, target)
    except OSError:  # another drive, as in schools: there it is copied under another name first
        part = target.with_name(f".{target.name}.part")
        shutil.copy2(file, part)
        move_file(part, target)
        remove_file(file)
