"""Where the cards of one's own box lie: what can be played with among the packs, what has mistakes beside them.

A new game finds the box under *My card packs* like any other pack. Both files are written whole or not at all. One
program at a time has a box; what another one wrote all the same (a hand, a shared folder) is laid beside, never lost.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

from engine import api
from qtapp.kit.paths import packs_folder
from qtapp.kit.store.file_lock import FileLock
from qtapp.kit.store.pack_store import BOX

_DRAFTS = "drafts"
_ELSEWHERE = api.msg(
    "box.open_elsewhere",
    "These cards are open in another window of Társas. Go on there, or close it first: so nothing of yours is lost.",
)


@dataclass(frozen=True, slots=True)
class KeptBox:
    """What lay on the disk."""

    pack: dict[str, Any] = field(default_factory=dict)
    drafts: dict[str, Any] = field(default_factory=dict)
    trouble: api.Message | None = None
    """Why the pack could not be read: then nothing may be written over it."""
    files: BoxFiles | None = None
    """Who writes them again; None: they were not read from a disk."""


def box_file(game: str, name: str = BOX) -> Path:
    """The pack of the box."""
    return packs_folder() / game / name


def _drafts_file(pack: Path) -> Path:
    return pack.parent / _DRAFTS / pack.name


def read_box(pack: Path) -> KeptBox:
    """Both files; one that is not there is an empty one."""
    found: list[dict[str, Any]] = []
    for path in (pack, _drafts_file(pack)):
        if not path.exists():
            found.append({})
            continue
        try:
            found.append(api.read_pack(path))
        except api.InvalidData as error:
            return KeptBox(trouble=error.message or api.msg("pack.plain_reason", "{reason}", reason=_said(error)))
    return KeptBox(found[0], found[1])


def _said(error: Exception) -> api.LiteralArg:
    return api.LiteralArg(str(error))


def write_box(pack: Path, finished: dict[str, Any], unfinished: dict[str, Any]) -> None:
    """Write both; what is empty is taken away. May raise OSError: then the files are as they were."""
    for path, content in ((_drafts_file(pack), unfinished), (pack, finished)):
        if has_cards(content):
            api.write_atomically(path, api.pack_text(content))
        elif path.exists():
            api.remove_file(path)


def has_cards(pack: dict[str, Any]) -> bool:
    """Is there any card in it?"""
    return any(isinstance(rows, list) and rows for rows in pack.values())


class BoxFiles:
    """The files of a box, ours from `read` to `release`. Nothing in them is replaced that somebody else wrote."""

    def __init__(self, pack: Path) -> None:
        self.pack = pack
        self._lock = FileLock(pack.with_name(f".{pack.name}.lock"))
        self._left: dict[Path, str | None] = {}
        """What each file was when this program last read or wrote it."""

    def read(self) -> KeptBox:
        """Make them ours and read them."""
        if not self._claim():
            return KeptBox(trouble=_ELSEWHERE)
        self._left = self._now()  # before they are read: what comes between is somebody else's
        kept = read_box(self.pack)
        if kept.trouble is not None:
            self.release()
        return replace(kept, files=self)

    def are_as_left(self) -> bool:
        """Ours again after a release, and nobody wrote them meanwhile?"""
        return self._claim() and self._now() == self._left

    def release(self) -> None:
        """Another window may have them."""
        self._lock.release()

    def write(self, finished: dict[str, Any], unfinished: dict[str, Any]) -> Path | None:
        """Write both; where what somebody else had written lies now, if there was anything. May raise OSError."""
        now = self._now()
        others = [path for path in now if self._left and now[path] not in (None, self._left[path])]
        beside = self._laid_beside(others) if others else None
        write_box(self.pack, finished, unfinished)
        self._left = self._now()
        return beside

    def _claim(self) -> bool:
        with suppress(OSError):  # where nothing can be locked, looking must do
            return self._lock.acquire()
        return True

    def _now(self) -> dict[Path, str | None]:
        return {path: api.file_digest(path) for path in (self.pack, _drafts_file(self.pack))}

    def _laid_beside(self, others: list[Path]) -> Path:
        """Copies under the next free name: another pack of this game, with its own drafts."""
        for number in count(2):
            name = f"{self.pack.stem} ({number}){self.pack.suffix}"
            free = self.pack.with_name(name)
            if not free.exists() and not _drafts_file(free).exists():
                break
        for path in others:
            api.write_atomically(path.with_name(name), path.read_bytes())
        return free
