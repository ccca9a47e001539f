"""Older save formats, brought up to the present one step at a time. A newer format is refused with a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.core.fault import Malformed
from engine.core.text import msg

FORMAT = 1
"""The format that is written now."""

_STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From a format to the next one."""


_HEAD = re.compile(rb'\s*\{\s*"format"\s*:\s*(\d{1,9})\b')


def refuse_newer(raw: bytes) -> None:
    """Every format begins with its number, so that a newer file is known before anything else in it is understood."""
    head = _HEAD.match(raw[:200])
    if head is not None and int(head.group(1)) > FORMAT:
        raise Malformed(msg("file", "It was saved by a newer version of this program."))


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
