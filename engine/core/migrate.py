"""Older save formats, brought up to the present one step at a time. A newer format is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.fault import Malformed
from engine.core.text import msg

FORMAT = 1
"""The format that is written now."""

_STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From a format to the next one."""


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """The data of a save in the present format."""
    number = data["format"]
    if number > FORMAT:
        raise Malformed(msg("file", "It was saved by a newer version of this program."))
    while number < FORMAT:
        step = _STEPS.get(number)
        if step is None:
            raise Malformed("its format is not known")
        data = step(data)
        number += 1
    return data
