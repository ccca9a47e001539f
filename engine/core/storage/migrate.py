"""Older save formats, brought up to the present one step at a time. A newer format is refused with a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from engine.core.messages.errors import InvalidData
from engine.core.messages.message import msg

FORMAT = 3
"""The format that is written now: seats of computer players have a nature and a pace, too."""
ENTRIES = 2
"""Since this format entries have been written as today."""

_STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: lambda data: data, 2: lambda data: data}
"""From a format to the next one."""


_HEAD = re.compile(rb'\s*\{\s*"format"\s*:\s*(\d{1,9})\b')


def refuse_newer(raw: bytes) -> None:
    """Every format begins with its number, so that a newer file is known before anything else in it is understood."""
    head = _HEAD.match(raw[:200])
    if head is not None and int(head.group(1)) > FORMAT:
        raise InvalidData(msg("file.save_from_newer_program", "It was saved by a newer version of this program."))


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """The data of a save in the present format."""
    number = data["format"]
    if number > FORMAT:
        raise InvalidData(msg("file.save_from_newer_program", "It was saved by a newer version of this program."))
    while number < FORMAT:
        step = _STEPS.get(number)
        if step is None:
            raise InvalidData("its format is not known")
        data = step(data)
        number += 1
    return data


# ---- format 1: messages were known by their English ------------------------------------------------------------------


@cache
def _legacy_ids() -> dict[str, dict[str, str]]:
    """By context and the English of format 1, the id. Frozen: it is never added to."""
    found: dict[str, dict[str, str]] = json.loads(
        files("engine.core.storage").joinpath("legacy_ids.json").read_text(encoding="utf-8")
    )
    return found


def upgraded_op(number: int, op: list[Any]) -> list[Any]:
    """A stored operation of an older format as it is written now. Asked only after the chain of hashes was checked."""
    match op:
        case ["note", message, *rest] if number < ENTRIES:
            return ["note", _with_id(message, 0), *rest]
    return op


def _with_id(message: Any, depth: int) -> Any:
    match message:
        case [str(context), str(source), dict(args), n] if depth <= 6:
            args = {name: _arg_with_id(arg, depth + 1) for name, arg in args.items()}
            known = _legacy_ids().get(context, {}).get(source)
            return [context, source, args, n] if known is None else [known, args, n]
    return message


def _arg_with_id(arg: Any, depth: int) -> Any:
    match arg:
        case ["list", *items] if depth <= 6:
            return ["list", *(_arg_with_id(item, depth + 1) for item in items)]
        case ["msg", *parts]:
            return ["msg", *_with_id(parts, depth)]
    return arg
