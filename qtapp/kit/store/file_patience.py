"""How long the program waits for a file that a scanner, an indexer or a cloud holds open."""

from __future__ import annotations

from time import sleep

from engine.api import PATIENCE

_PAUSES = (0.01, 0.02, 0.04)
_LONGEST = 0.06
_MOST = 32
"""Refusals after which a file is given up: within two seconds, also in the window's thread."""


def have_patience() -> None:
    """Files of this program are waited for from now on."""
    PATIENCE.wait = _wait


def _wait(refusals: int) -> bool:
    if refusals >= _MOST:
        return False
    sleep(_PAUSES[refusals - 1] if refusals <= len(_PAUSES) else _LONGEST)
    return True
