"""The Python that packs the program: the real Windows library and modules, the plain modules of this machine's Python.

The library comes unchanged out of a wheel that is pinned by its hash. The start program and `python3.dll`, which only
hands on, are ours. The C runtime is the newer one, that comes with Qt.
"""

from __future__ import annotations

import hashlib
import shutil
import struct
import sys
import sysconfig
from pathlib import Path

from tools.package.about import ROOT
from tools.package.windows import compiler
from tools.package.windows.places import KEPT, PREFIX, PYTHON, SOURCES, STAMP, STANDINS
from tools.package.windows.wine import Wine, told

VERSION = sys.version_info[:2]
LIBRARY = f"python{VERSION[0]}{VERSION[1]}.dll"
_REQUIREMENTS = ROOT / "requirements"
_LOCKS = (_REQUIREMENTS / "windows-python.txt", _REQUIREMENTS / "package.txt")
_NOT_TAKEN = ("tcl", "tk", "_tkinter", "sqlite3", "_sqlite3", "_msi", "api-ms-win-", "vcruntime")
"""Of the libraries beside Python's: what the program never touches, what Windows 10 has, an older C runtime."""
_NOT_COPIED = ("lib-dynload", "config-*", "dist-packages", "site-packages", "test", "tests", "idlelib", "tkinter")
_NEITHER = ("turtledemo", "ensurepip", "__pycache__", "sitecustomize.py", "*.so", "_sysconfigdata*")
RUNTIMES = ("vcruntime140.dll", "vcruntime140_1.dll")
_VERSION_MARK = struct.pack("<I", 0xFEEF04BD)


def made() -> bool:
    """Put it together, unless a whole one stands there; False: nothing had to be done."""
    wanted = _made_from()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return False
    Wine(PREFIX).end()
    shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True)
    _take_library()
    _take_plain_modules()
    _install(_LOCKS[1], PYTHON / "Lib/site-packages")
    _take_runtime()
    compiler.program(PYTHON / "python.exe", SOURCES / "python/python.c", PYTHON / LIBRARY)
    compiler.forwarder(PYTHON / "python3.dll", PYTHON / LIBRARY)
    _make_wine()
    STAMP.write_text(wanted, encoding="utf-8")
    return True


def _made_from() -> str:
    """Equal as long as nothing has changed that the set-up is made from."""
    digest = hashlib.sha256(f"{sys.version} {told(['wine', '--version'])}".encode())
    for file in (*_LOCKS, *sorted(SOURCES.glob("python/*")), *sorted(SOURCES.glob("standins/*")), Path(__file__)):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def _install(lock: Path, target: Path) -> None:
    """What a lock file names for Windows, each file checked against its hash."""
    uv = Path(sys.executable).parent / "uv"
    minor = f"{VERSION[0]}.{VERSION[1]}"
    command: list[str | Path] = [uv, "pip", "install", "--quiet", "--target", target, "--python-version", minor]
    command += ["--python-platform", "x86_64-pc-windows-msvc", "--only-binary", ":all:", "--no-deps"]
    told([*command, "--require-hashes", "--link-mode", "copy", "--requirement", lock])


def _take_library() -> None:
    wheel = KEPT / "wheel"
    _install(_LOCKS[0], wheel)
    (PYTHON / "DLLs").mkdir(parents=True)
    for file in sorted((wheel / "deploy_libs").iterdir()):
        if file.name == LIBRARY:
            shutil.copy(file, PYTHON / LIBRARY)
        elif not file.name.lower().startswith(_NOT_TAKEN):
            shutil.copy(file, PYTHON / "DLLs")
    if not (PYTHON / LIBRARY).is_file():
        raise SystemExit(f"package-windows: there is no {LIBRARY} to be had; build with another Python.")
    shutil.rmtree(wheel)


def _take_plain_modules() -> None:
    """Modules in Python itself are the same on every system; those in C came with the library."""
    library = Path(sysconfig.get_path("stdlib"))
    ignored = shutil.ignore_patterns(*_NOT_COPIED, *_NEITHER)
    shutil.copytree(library, PYTHON / "Lib", ignore=ignored)
    if not (PYTHON / "Lib/asyncio/windows_events.py").is_file():
        raise SystemExit(f"package-windows: {library} lacks the modules for Windows.")
    for terms in (library / "LICENSE.txt", Path(f"/usr/share/doc/python{VERSION[0]}.{VERSION[1]}/copyright")):
        if terms.is_file():
            shutil.copy(terms, PYTHON / "LICENSE.txt")
            return
    raise SystemExit("package-windows: nobody tells the licence of this Python.")


def _take_runtime() -> None:
    """The newest that any wheel brings: whichever lies beside Python's library is loaded for all."""
    for name in RUNTIMES:
        found = [file for file in (PYTHON / "Lib/site-packages").glob("*/*") if file.name.lower() == name]
        if not found:
            raise SystemExit(f"package-windows: {name} does not come with Qt any more.")
        shutil.copy(max(found, key=lambda file: (file_version(file), file)), PYTHON / name)


def file_version(file: Path) -> tuple[int, int, int, int]:
    """The version that a Windows library bears."""
    content = file.read_bytes()
    at = content.find(_VERSION_MARK)
    if at < 0:
        raise SystemExit(f"package-windows: {file.name} bears no version.")
    high, low = struct.unpack_from("<II", content, at + 8)
    return high >> 16, high & 0xFFFF, low >> 16, low & 0xFFFF


def _make_wine() -> None:
    wine = Wine(PREFIX)
    wine.made()
    for source in sorted((SOURCES / "standins").glob("*.c")):
        compiler.library(STANDINS / f"{source.stem}.dll", source)
    complete(wine)


def complete(wine: Wine) -> None:
    """Lay what an older Wine lacks into a Windows; a newer one has its own."""
    for standin in sorted(STANDINS.glob("*.dll")):
        there = wine.drive / "windows/system32" / standin.name
        if not there.exists():
            shutil.copy(standin, there)
