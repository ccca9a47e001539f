"""Where the cards of one's own box lie: what can be played with among the packs, what has mistakes beside them.

A new game finds the box under *My card packs* like any other pack. Both files are written whole or not at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import api
from qtapp.kit.paths import packs_folder
from qtapp.kit.store.pack_store import BOX

_DRAFTS = "drafts"


@dataclass(frozen=True, slots=True)
class KeptBox:
    """What lay on the disk."""

    pack: dict[str, Any] = field(default_factory=dict)
    drafts: dict[str, Any] = field(default_factory=dict)
    trouble: api.Message | None = None
    """Why the pack could not be read: then nothing may be written over it."""


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
