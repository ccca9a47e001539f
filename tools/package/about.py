"""What the packed program knows of itself: version, commit, and the licences of everything that comes with it."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ("PySide6-Essentials", "shiboken6", "pydantic", "pydantic-core", "annotated-types", "typing-extensions")
SHIPPED_TOO = ("typing-inspection", "qasync", "tqdm", "pyinstaller")

QT_NOTICE = """\
Qt 6 and PySide6 are used under the GNU Lesser General Public License, version 3. They lie beside the program as shared
libraries and can be replaced by other builds of the same version. Their source is offered by the Qt project
(qt.io, code.qt.io); the full text of the licence is printed below.
"""


def version() -> str:
    """The version, from the one place where it stands."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def commit() -> str:
    """The commit that is being built, or nothing outside a checkout."""
    asked = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return asked.stdout.strip()


def moment() -> int:
    """The time stamp of everything that is built: that of the commit, so that two builds are alike."""
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(asked.stdout.strip() or 0)


def licences() -> str:
    """The licences of all that is shipped, one after the other."""
    parts = [("Társas", (ROOT / "LICENSE").read_text(encoding="utf-8"))]
    parts.append(("Source Sans 3 (fonts)", (ROOT / "resources/fonts/LICENSE_FONT").read_text(encoding="utf-8")))
    for name in (*SHIPPED, *SHIPPED_TOO):
        parts.append((name, _licence_of(name)))
    parts.append(("Python", _python_licence()))
    bar = "=" * 100
    return "\n".join(f"{bar}\n{name}\n{bar}\n\n{text.strip()}\n" for name, text in parts)


def _licence_of(name: str) -> str:
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        raise SystemExit(f"package: {name} is not installed, so its licence cannot be shipped.") from None
    facts = dict(found.metadata.json)
    licence = facts.get("license_expression") or facts.get("license") or "see below"
    heading = f"Version {found.version}. Licence: {licence}\n\n"
    if name.lower().startswith(("pyside6", "shiboken6")):
        heading += QT_NOTICE + "\n"
    texts = [
        Path(str(found.locate_file(file))).read_text(encoding="utf-8", errors="replace")
        for file in sorted(found.files or [], key=str)
        if any(word in Path(str(file)).name.upper() for word in ("LICENSE", "LICENCE", "COPYING"))
        and Path(str(found.locate_file(file))).is_file()
    ]
    return heading + "\n\n".join(texts)


def _python_licence() -> str:
    for folder in (
        Path(sys.base_prefix) / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}",
        Path(sys.base_prefix),
    ):
        for name in ("LICENSE.txt", "LICENSE"):
            if (folder / name).is_file():
                return (folder / name).read_text(encoding="utf-8", errors="replace")
    return f"Python {sys.version.split()[0]}, Python Software Foundation License 2 (docs.python.org/3/license.html)."


def write(folder: Path) -> None:
    """Write build.json and licences.txt."""
    folder.mkdir(parents=True, exist_ok=True)
    facts = {"version": version(), "commit": commit(), "python": sys.version.split()[0], "platform": sys.platform}
    (folder / "build.json").write_text(json.dumps(facts, sort_keys=True) + "\n", encoding="utf-8")
    (folder / "licences.txt").write_text(licences(), encoding="utf-8")
