"""Which shared libraries the packed program really needs: those that nothing asks for go, those outside are named.

PyInstaller collects the libraries of everything it meets, also of Qt plugins that the recipe leaves out afterwards.
What stays decides the package's dependencies and whose licences have to be shipped.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

from qtapp.kit.store.licences import Licence

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxcb.so.1": "libxcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""Libraries that are left to the system, as they belong to its drivers or its desktop, and Debian's name for each. What
only they ask for goes with them: for the desktop's bus that is a megabyte and a half of download."""
DATA = {
    "libfontconfig.so.1": "fontconfig-config",
    "libxkbcommon.so.0": "xkb-data",
    "libX11.so.6": "libx11-data",
}
"""Packed libraries that read data of the system: where its letters are, its keyboards, its dead keys."""
WAYLAND = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1")
"""Only recommended: without them the window opens through X."""
_LIBC = re.compile(r"(libc|libm|libdl|librt|libpthread|libutil|ld-linux.*)\.so\.\d+")


@dataclass(frozen=True)
class Needs:
    """What a packed folder asks of the system."""

    needed: tuple[str, ...]
    wanted: tuple[str, ...]
    glibc: str


def trim(folder: Path) -> list[str]:
    """Remove the libraries that nothing in the folder needs; their names."""
    wanted = _wanted(folder)
    gone = [path for path in _elves(folder) if path not in wanted]
    for path in gone:
        path.unlink()
    for link in [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()]:
        link.unlink()
    return sorted(path.name for path in gone)


def turn_inwards(folder: Path) -> None:
    """No library may look for others at a path of the machine that built it; beside itself is enough."""
    for path in _elves(folder):
        asked = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
        searched = re.findall(r"(?:RUNPATH|RPATH)\s+(\S+)", asked)
        if any(not part.startswith("$ORIGIN") for line in searched for part in line.split(":")):
            subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", str(path)], check=True, capture_output=True)


def needs(folder: Path) -> Needs:
    """Debian packages for the libraries outside, and the oldest C library that will do."""
    inside = {path.name for path in folder.rglob("*.so*")}
    packages, versions = {package for name, package in DATA.items() if name in inside}, set()
    for path in _elves(folder):
        asked, glibc = _header(path)
        versions |= glibc
        for name in asked - inside:
            if _LIBC.fullmatch(name):
                continue
            if name not in PACKAGES:
                raise SystemExit(f"package: {path.name} needs {name}, which is neither packed nor known.")
            packages.add(PACKAGES[name])
    wanted = packages & set(WAYLAND)
    return Needs(tuple(sorted(packages - wanted)), tuple(sorted(wanted)), ".".join(map(str, max(versions))))


def system_licences(folder: Path) -> list[Licence]:
    """The licences of libraries that were taken from this system (Debian keeps each beside its package)."""
    known = _linker_cache()
    found: dict[str, Licence] = {}
    for path in sorted((folder / "_internal").glob("lib*.so*")):
        origin = known.get(path.name)
        if path.is_symlink() or origin is None or path.name.startswith("libpython"):
            continue
        package = _package_of(origin)
        text = Path(f"/usr/share/doc/{package}/copyright")
        if not package or not text.is_file():
            raise SystemExit(f"package: nobody tells the licence of {path.name}.")
        version = _dpkg("--show", "--showformat=${Version}", package)
        body = text.read_text(encoding="utf-8", errors="replace")
        found.setdefault(package, Licence(package, version, _short(body), body))
    return [*(found[name] for name in sorted(found)), *_common_texts(found.values())]


def _common_texts(of: Iterable[Licence]) -> list[Licence]:
    """Debian's files only name where the long licences lie on Debian; here their texts come along."""
    named = {name.rstrip(".") for one in of for name in re.findall(r"/usr/share/common-licenses/([\w.-]+)", one.text)}
    files = {Path(f"/usr/share/common-licenses/{name}").resolve() for name in named}
    return [Licence(file.name, "", "", file.read_text(encoding="utf-8")) for file in sorted(files) if file.is_file()]


def _wanted(folder: Path) -> set[Path]:
    """Every file that is reached from what Python or Qt opens by itself."""
    inside = {path.name: path.resolve() for path in sorted(folder.rglob("*.so*")) if path.exists()}
    todo = [path for path in _elves(folder) if not _is_plain_library(path)]
    wanted: set[Path] = set()
    while todo:
        path = todo.pop()
        if path not in wanted:
            wanted.add(path)
            todo += [inside[name] for name in _header(path)[0] if name in inside and name not in PACKAGES]
    return wanted


def _is_plain_library(path: Path) -> bool:
    """A library that is there only for others; the starter opens that of Python by its name."""
    beside = path.parent.name == "_internal" or path.parent.parts[-2:] == ("Qt", "lib")
    return beside and path.name.startswith("lib") and not path.name.startswith("libpython")


def _elves(folder: Path) -> list[Path]:
    found = []
    for path in sorted(folder.resolve().rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(path)
    return found


def _header(path: Path) -> tuple[set[str], set[tuple[int, ...]]]:
    """The libraries a file asks for, and the versions of the C library."""
    asked = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
    versions = {tuple(map(int, text.split("."))) for text in re.findall(r"GLIBC_(\d+(?:\.\d+)+)", asked)}
    return set(re.findall(r"NEEDED\s+(\S+)", asked)), versions


def _linker_cache() -> dict[str, str]:
    listed = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    return {line.split()[0]: line.rpartition("=> ")[2] for line in listed.splitlines() if "=> " in line}


def _package_of(origin: str) -> str:
    """The Debian package of a file; /lib is /usr/lib by now, but the package may still call it by the old name."""
    real = str(Path(origin).resolve())
    for name in (real, real.removeprefix("/usr"), origin):
        owner = _dpkg("--search", name, tool="dpkg").partition(":")[0]
        if owner:
            return owner
    return ""


def _dpkg(*arguments: str, tool: str = "dpkg-query") -> str:
    asked = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    return asked.stdout.strip() if asked.returncode == 0 else ""


def _short(text: str) -> str:
    """The licence of the library itself, where Debian's file is written for machines: that of all its files."""
    first = re.search(r"^Files:\s*\*\s*$.*?^License:\s*(\S[^\n]*)$", text, re.M | re.S)
    return shorten(first.group(1).strip(), 60, placeholder=" …") if first else ""
