"""Files that a painter writes: nobody finds a half one under the name that a person chose."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from engine.api import move_file


@contextmanager
def finished_file(path: Path) -> Iterator[Path]:
    """A name to write under. What lies there in the end takes the place of the old file, if all went well."""
    part = path.with_name(f".{path.name}.part")
    try:
        yield part
        move_file(part, path)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
