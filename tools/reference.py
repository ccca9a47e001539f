"""`make reference`: pages made from signatures and docstrings.

    python -m tools.reference FOLDER

Two pages: the front door of the engine, and what a game's art may refine. Everything on them is stable: a change of a
name or a signature is told in the changelog.
"""

from __future__ import annotations

import dataclasses
import enum
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from engine import api

MADE = "<!-- made by `make reference`: change the docstrings, not this page -->"
STABLE = """\
**Stable**: what stands on this page, the file formats (`.tarsas`, packs: older ones are always read), ids of messages,
rules, frames, places and pieces.

**Not stable**: everything else in `engine.core` and `qtapp`, the English of messages, pictures, what `repr` shows."""
_OPENING = re.compile(r"\(\s*self,?\s*")
_OF_THIS_MACHINE = (
    (re.compile(r"<function (\w+) at 0x[0-9a-f]+>"), r"\1"),
    (re.compile(r"\w*Path\('[^']*?([^/']*)'\)"), r"\1/"),
)
"""Defaults that `repr` shows with an address in memory or on the disk, and what they are called."""


def pages() -> dict[str, str]:
    """Every page by its name."""
    from qtapp.board.scene.gameart import GameArt

    return {
        "engine_api.md": "\n".join(_front_door()),
        "game_art.md": "\n".join(
            _page("The art of a game", f"`{GameArt.__module__}.{GameArt.__qualname__}`", _members(GameArt))
        ),
    }


def _page(title: str, intro: str, lines: Iterator[str]) -> Iterator[str]:
    yield from (f"# {title}", "", MADE, "", intro, "", STABLE, "")
    yield from lines


def _front_door() -> Iterator[str]:
    intro = f"`from engine import api`. {_summary(api)}"
    return _page("The front door of the engine", intro, _of_themes())


def themes() -> dict[ModuleType, list[str]]:
    """The modules of the front door in the order in which one should read them, and the names of each."""
    rooms = [one for one in vars(api).values() if inspect.ismodule(one)]
    return {room: [name for name in vars(room) if not name.startswith("_")] for room in rooms}


def _of_themes() -> Iterator[str]:
    for theme, names in themes().items():
        title = theme.__name__.rpartition(".")[2].capitalize()
        yield from (f"## {title}", "", _summary(theme), "")
        for name in names:
            yield from _entry(name, getattr(api, name))


def _entry(name: str, one: Any) -> Iterator[str]:
    if inspect.isroutine(one):
        yield from (f"### `{name}{_signature(one)}`", "", _text(one), "")
    elif inspect.isclass(one):
        yield from (f"### `{name}`", "", _text(one), "")
        if issubclass(one, enum.Enum):
            yield from ("Values: " + ", ".join(f"`{member.name}`" for member in one) + ".", "")
            return
        fields = _fields(one)
        if fields:
            yield from ("Fields: " + ", ".join(f"`{field}`" for field in fields) + ".", "")
        yield from _members(one)
    else:
        yield from (f"* `{name}`" + (f" = `{one!r}`" if isinstance(one, (int, str)) else ""), "")


def _fields(one: type) -> list[str]:
    if dataclasses.is_dataclass(one):
        return [f"{field.name}: {field.type}" for field in dataclasses.fields(one) if not field.name.startswith("_")]
    found = getattr(one, "_fields", ())
    kinds = getattr(one, "__annotations__", {})
    return [f"{name}: {_plain(kinds.get(name, 'Any'))}" for name in found]


def _plain(kind: Any) -> str:
    """A type as it is written: a named tuple keeps those that are quoted as objects."""
    return str(getattr(kind, "__forward_arg__", kind))


def _members(one: type) -> Iterator[str]:
    """The public methods that are written in the project, its base classes included, in the order they stand there."""
    seen: set[str] = set()
    for owner in one.__mro__:
        if not owner.__module__.startswith(("engine", "qtapp")):
            continue
        for name, member in vars(owner).items():
            function = member.__func__ if isinstance(member, (classmethod, staticmethod)) else member
            if name.startswith("_") or name in seen or isinstance(one, enum.EnumMeta):
                continue
            if isinstance(function, property):
                seen.add(name)
                yield f"* `{name}`: {_summary(function.fget)}"
            elif inspect.isfunction(function):
                seen.add(name)
                yield f"* `{name}{_signature(function)}`: {_summary(function)}"
    if seen:
        yield ""


def _signature(function: Any) -> str:
    try:
        text = str(inspect.signature(function))
    except (TypeError, ValueError):
        return "(…)"
    for machine, plain in _OF_THIS_MACHINE:
        text = machine.sub(plain, text)
    return _OPENING.sub("(", text.replace("'", ""), count=1)


def _text(one: Any) -> str:
    """The whole docstring, examples aside, as one paragraph after the other."""
    doc = inspect.cleandoc(one.__doc__ or "").partition("\n>>>")[0]
    return "\n\n".join(textwrap.fill(part, 150) for part in doc.split("\n\n") if part.strip())


def _summary(one: Any) -> str:
    """The first paragraph; a method that says nothing means what its base class says."""
    return " ".join((inspect.getdoc(one) or "").split("\n\n")[0].split())


def main(folder: Path) -> None:
    """Write the pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text.rstrip() + "\n", encoding="utf-8")
        print(f"  {folder / name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
