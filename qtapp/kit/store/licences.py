"""Whose work comes with the program, and under which licence. A package carries the list that was made when it was
built; from source it is read from what is installed. Needs no window."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from importlib import metadata
from pathlib import Path

from qtapp.location import is_frozen, program_root

LIBRARIES = (
    "PySide6-Essentials",
    "shiboken6",
    "pydantic",
    "pydantic-core",
    "annotated-types",
    "typing-extensions",
    "typing-inspection",
    "qasync",
    "websockets",
    "segno",
    "iroh",
)
"""What the window imports, by the names of the package index."""
_QT = ("pyside6", "shiboken6")
_LONGEST_NAME = 60
_UNSAID = {"iroh": "Apache-2.0 OR MIT"}
"""Where a library brings the texts and does not say in short what they are."""


@dataclass(frozen=True, slots=True)
class Licence:
    """One part that is shipped."""

    name: str
    version: str
    licence: str
    """Its short name, as SPDX writes it where that is known."""
    text: str


@cache
def licences() -> tuple[Licence, ...]:
    """Everything that is shipped, our own work first."""
    if is_frozen():
        rows = json.loads((program_root() / "about" / "licences.json").read_text(encoding="utf-8"))
        return tuple(Licence(**row) for row in rows)
    return tuple(gathered(program_root()))


def gathered(root: Path) -> list[Licence]:
    """The list for the program in this folder with the libraries of this interpreter."""
    resources = root / "resources"
    found = [
        Licence("Társas", "", "MIT", _read(root / "LICENSE")),
        Licence("Source Sans 3", "", "OFL-1.1", _read(resources / "fonts" / "LICENSE_FONT")),
    ]
    found += [_of_library(name, resources / "licences") for name in LIBRARIES]
    found.append(Licence("Python", sys.version.split()[0], "PSF-2.0", _of_python()))
    return found


def as_json(all_: Iterable[Licence]) -> str:
    """The list as a package carries it."""
    return json.dumps([asdict(one) for one in all_], ensure_ascii=False, indent=1) + "\n"


def as_text(all_: Iterable[Licence]) -> str:
    """The list for reading, one licence after the other."""
    bar = "=" * 100
    return "\n".join(f"{bar}\n{_head(one)}\n{bar}\n\n{one.text.strip()}\n" for one in all_)


def _head(one: Licence) -> str:
    return " · ".join(part for part in (one.name, one.version, one.licence) if part)


def _of_library(name: str, texts: Path) -> Licence:
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return Licence(name, "", "?", "")
    if name.lower().startswith(_QT):
        body = "\n\n".join(_read(texts / part) for part in ("Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt"))
        return Licence(f"Qt · {name}", found.version, "LGPL-3.0", body)
    facts = found.metadata.json
    kinds = [str(one).rpartition(" :: ")[2] for one in facts.get("classifier", ()) if str(one).startswith("License ::")]
    short = str(facts.get("license_expression") or facts.get("license") or (kinds or [_UNSAID.get(name, "?")])[0])
    files = [Path(str(found.locate_file(file))) for file in found.files or [] if _is_licence(Path(str(file)).name)]
    return Licence(name, found.version, short.splitlines()[0][:_LONGEST_NAME], "\n\n".join(map(_read, sorted(files))))


def _is_licence(name: str) -> bool:
    return any(word in name.upper() for word in ("LICENSE", "LICENCE", "COPYING")) and not name.endswith(
        (".py", ".pyc")
    )


def _of_python() -> str:
    library = Path(sys.base_prefix) / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
    for file in (library / "LICENSE.txt", library / "LICENSE", Path(sys.base_prefix) / "LICENSE.txt"):
        if file.is_file():
            return _read(file)
    return "Python Software Foundation License, version 2: https://docs.python.org/3/license.html"


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
