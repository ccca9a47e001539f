"""Small programs and libraries for Windows from C, by the cross compiler or by the one that Windows has."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tools.package.windows.wine import told

_CROSS = "" if sys.platform == "win32" else "x86_64-w64-mingw32-"
_PLAIN = ("-O2", "-s", "-Wall", "-Wextra", "-Werror", "-municode", "-Wl,--no-insert-timestamp")


def program(target: Path, source: Path, *more: str | Path) -> None:
    """A console program; a resource script beside the source comes with it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    script = source.with_suffix(".rc")
    parts: list[str | Path] = [source]
    if script.is_file():
        resource = target.with_suffix(".o")
        told([f"{_CROSS}windres", "--input", script.name, "--output", resource], cwd=script.parent)
        parts.append(resource)
    told([f"{_CROSS}gcc", *_PLAIN, "-o", target, *parts, *more])
    for part in parts[1:]:
        Path(part).unlink()


def library(target: Path, source: Path) -> None:
    """A library whose functions are found by name."""
    target.parent.mkdir(parents=True, exist_ok=True)
    plain = [flag for flag in _PLAIN if flag != "-municode"]
    told([f"{_CROSS}gcc", *plain, "-shared", "-o", target, source, "-ladvapi32"])


def forwarder(target: Path, real: Path) -> None:
    """A library that hands every call on to another one: `python3.dll`, which modules for any Python ask for."""
    names = exports(real)
    if not names:
        raise SystemExit(f"package-windows: {real.name} has no functions that could be handed on.")
    lines = [f"{name}={real.stem}.{name}" for name in names]
    script = target.with_suffix(".def")
    script.write_text(f"LIBRARY {target.name}\nEXPORTS\n" + "\n".join(lines) + "\n", encoding="ascii")
    told([f"{_CROSS}gcc", "-shared", "-s", "-nostdlib", "-Wl,--no-insert-timestamp", "-o", target, script])
    script.unlink()


def exports(file: Path) -> list[str]:
    """The names that a library offers."""
    listed = told([f"{_CROSS}objdump", "-p", file])
    _, _, table = listed.partition("[Ordinal/Name Pointer] Table")
    return re.findall(r"^\s*\[\s*\d+\](?:\s+\+base\[\s*\d+\]\s+[0-9a-f]+)?\s+(\w+)$", table, re.M)
