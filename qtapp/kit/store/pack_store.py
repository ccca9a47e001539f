"""Card packs that were chosen once: a copy of each lies in the data folder, so that none is lost with its stick."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from engine import api
from qtapp.kit.paths import allowed_stem, packs_folder

BOX = "my box.json"
"""The file of the cards that are made in the workshop; no pack that is kept can be called so."""
_MOST = 20
"""Kept packs of one game that are offered."""


def kept_packs(game: str) -> list[Path]:
    """The packs of a game that are kept, the one that was chosen last first."""
    with contextlib.suppress(OSError):
        found = [(path.stat().st_mtime, path) for path in (packs_folder() / game).glob("*.json") if path.is_file()]
        return [path for _, path in sorted(found, reverse=True)][:_MOST]
    return []


def kept_pack(game: str, name: str) -> Path | None:
    """The kept pack of this file name; None: there is none."""
    path = packs_folder() / game / name
    return path if name and Path(name).name == name and path.is_file() else None


def keep_pack(game: str, checked: api.CheckedPack) -> str:
    """Keep a copy of a pack that can be used; its file name. A newer version takes the place of the older one.

    Empty: it could not be written, and will not be remembered.
    """
    name = f"{_file_name(checked.name)}.json"
    try:
        api.write_atomically(packs_folder() / game / name, api.pack_text(checked.pack))
    except OSError:
        return ""
    return name


def _file_name(name: str) -> str:
    """The name of a pack with signs that every disk knows."""
    return allowed_stem(re.sub(r"[^\w-]+", "-", name).strip("-")[:60] or "pack", "pack-")
