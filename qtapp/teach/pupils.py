"""Pupils of one computer who have names: whose stars are shown, and where they are kept. Off until somebody wants it.

One small file lists them, and each has a file of results beside it; nothing of a pupil lies anywhere else, and whoever
is deleted takes the file along.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import api

_FORMAT = 1
_MOST_BYTES = 100_000
MOST_PUPILS = 40
LONGEST = 24
"""Letters of a name."""


@dataclass(frozen=True, slots=True)
class NamedPupil:
    """Somebody who learns at this computer. The number is never given again while the list lives."""

    number: int
    name: str


class Pupils:
    """Read once, written whole after every change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.is_on = False
        """Do pupils have names here?"""
        self.listed: tuple[NamedPupil, ...] = ()
        self.present: NamedPupil | None = None
        """Who learns now; None: nobody in particular."""
        self._next = 1
        self._read()

    def results_file(self, pupil: NamedPupil | None) -> Path:
        """Where the results of somebody lie."""
        return self._folder / ("results.json" if pupil is None else f"pupil-{pupil.number}.json")

    @property
    def present_file(self) -> Path:
        """Where the results of whoever learns now lie."""
        return self.results_file(self.present if self.is_on else None)

    def switch(self, on: bool) -> None:
        """Let pupils have names, or not. Those that are listed stay until they are deleted."""
        self.is_on = on
        self._write()

    def add(self, name: str) -> NamedPupil | None:
        """Somebody new, who learns from now on. None: that is no name, or there are too many."""
        clean = api.plain_text(name).strip()[:LONGEST].strip()
        if not clean or len(self.listed) >= MOST_PUPILS or any(one.name == clean for one in self.listed):
            return None
        pupil = NamedPupil(self._next, clean)
        self._next += 1
        self.listed = (*self.listed, pupil)
        self.present = pupil
        self._write()
        return pupil

    def choose(self, pupil: NamedPupil | None) -> None:
        """Somebody else learns now."""
        self.present = pupil if pupil in self.listed else None
        self._write()

    def delete(self, pupil: NamedPupil) -> bytes:
        """Forget somebody, with all results. These are given back, for whoever did not mean it."""
        file = self.results_file(pupil)
        kept = b""
        with contextlib.suppress(OSError):
            kept = file.read_bytes()[:1_000_000]
        with contextlib.suppress(OSError):
            api.remove_file(file)
        self.listed = tuple(one for one in self.listed if one != pupil)
        if self.present == pupil:
            self.present = None
        self._write()
        return kept

    def put_back(self, pupil: NamedPupil, results: bytes) -> None:
        """Somebody was not meant to be deleted."""
        if pupil in self.listed or len(self.listed) >= MOST_PUPILS:
            return
        if results:
            with contextlib.suppress(OSError):
                api.write_atomically(self.results_file(pupil), results)
        self.listed = tuple(sorted((*self.listed, pupil), key=lambda one: one.number))
        self._write()

    def _write(self) -> None:
        with contextlib.suppress(OSError):  # then it holds until the program ends
            self._folder.mkdir(parents=True, exist_ok=True)
            api.write_atomically(self._file, self._text())

    @property
    def _file(self) -> Path:
        return self._folder / "pupils.json"

    def _text(self) -> str:
        rows = [[one.number, one.name] for one in self.listed]
        present = 0 if self.present is None else self.present.number
        return json.dumps({"format": _FORMAT, "on": self.is_on, "next": self._next, "present": present, "pupils": rows})

    def _read(self) -> None:
        try:
            if not self._file.is_file():
                return
            content = json.loads(self._file.read_bytes()[: _MOST_BYTES + 1])
        except (OSError, ValueError, RecursionError):
            content = None
        match content:
            case {"format": 1, "on": bool(on), "next": int(number), "present": int(present), "pupils": list(rows)}:
                self.is_on = on
                self.listed = tuple(_pupils(rows))[:MOST_PUPILS]
                self._next = max([number, 1, *(one.number + 1 for one in self.listed)])
                self.present = next((one for one in self.listed if one.number == present), None)
            case _:
                with contextlib.suppress(OSError):  # whoever wants to look at it finds it there
                    api.move_file(self._file, self._file.with_suffix(".broken"))


def _pupils(rows: list[Any]) -> list[NamedPupil]:
    found: dict[int, NamedPupil] = {}
    for row in rows:
        match row:
            case [int(number), str(name)] if 0 < number < 1_000_000 and api.plain_text(name).strip():
                found.setdefault(number, NamedPupil(number, api.plain_text(name).strip()[:LONGEST]))
    return list(found.values())
