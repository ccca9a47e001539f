"""Build the packages: `python -m tools.package [--check]`; --check builds twice and compares. Results lie in dist/.

`--folder` stops at the folder of the program, which is all that is made under Wine.
"""

from __future__ import annotations

import argparse
import gzip
import os
import platform
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from tools.package import about, archives, description, icons, qt_parts, trim

ROOT = about.ROOT
BUILD, DIST = (ROOT / name / "windows" if sys.platform == "win32" else ROOT / name for name in ("build", "dist"))
"""What is made for Windows lies apart, so that it can be made beside what is made for this system."""
ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}
BUDGETS = {".deb": 60, ".xz": 60, ".exe": 35}
"""The most megabytes that somebody has to download."""


def main() -> int:
    """Build; returns the exit code."""
    given = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    given.add_argument("--check", action="store_true", help="build twice and list every file that differs")
    given.add_argument("--folder", action="store_true", help="make the folder of the program only, no archives")
    arguments = given.parse_args()
    made = build(arguments.folder)
    if arguments.check:
        first = archives.fingerprint(DIST)
        made = build(arguments.folder)
        differing = archives.differing(first, archives.fingerprint(DIST))
        for name in differing:
            print(f"differs between two builds: {name}")
        print("two builds are alike, byte for byte" if not differing else f"{len(differing)} file(s) differ")
        if differing:
            return 1
    fitting = [within_budget(file) for file in made]
    return 0 if all(fitting) else 1


def within_budget(file: Path) -> bool:
    """Say how large a file is that people will download, and whether that is too much."""
    size, most = file.stat().st_size / 1e6, BUDGETS[file.suffix]
    print(f"{file.relative_to(ROOT)}: {size:.1f} MB")
    if size > most:
        print(f"package: {file.name} is larger than {most} MB.", file=sys.stderr)
    return size <= most


def build(folder_only: bool = False) -> list[Path]:
    """The folder and what this system gives away of it: archives on Linux, an installer on Windows."""
    _clear()
    build_folder()
    if folder_only:
        return []
    if sys.platform == "win32":
        return [windows_installer()]
    return [tarball(), debian()] if sys.platform.startswith("linux") else []


def _clear() -> None:
    """What was made before, for this system alone."""
    shutil.rmtree(DIST / "tarsas", ignore_errors=True)
    for pattern in ("*.deb", "*.tar.?z", "*.dmg", "*.app"):
        for old in DIST.glob(pattern):
            shutil.rmtree(old) if old.is_dir() else old.unlink()


def windows_installer() -> Path:
    """On Windows itself: the launcher for consoles into the folder, and the installer of both."""
    from tools.package.windows import installer

    return installer.finished(DIST / "tarsas", BUILD)


def build_folder() -> None:
    """The program as one folder, dist/tarsas."""
    shutil.rmtree(BUILD / "tarsas", ignore_errors=True)
    about.write(BUILD / "about")
    icons.write(ROOT / "resources/app/icon.svg", BUILD / "icons")
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(about.moment()), "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD), str(ROOT / "packaging/tarsas.spec")]
    made = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    missing = qt_parts.unresolved(made.stderr)
    if made.returncode != 0 or missing:
        reason = missing[-1] if missing else made.stderr.strip().splitlines()[-1]
        raise SystemExit(f"package: the program could not be packed: {reason}")
    if sys.platform.startswith("linux"):
        trim.trim(DIST / "tarsas")
        trim.turn_inwards(DIST / "tarsas")
        about.write(DIST / "tarsas/_internal/about", trim.system_licences(DIST / "tarsas"))
    archives.settle(DIST / "tarsas", about.moment())


def tarball() -> Path:
    """The folder as .tar.xz that runs from anywhere."""
    target = DIST / f"tarsas-{about.version()}-linux-{platform.machine()}.tar.xz"
    archives.tar_xz(DIST / "tarsas", f"tarsas-{about.version()}", target, about.moment())
    return target


def debian() -> Path:
    """The folder as a Debian package with menu entry, icons, file type, metadata and man pages."""
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(DIST / "tarsas", tree / "usr/lib/tarsas", symlinks=True)
    (tree / "usr/games").mkdir(parents=True)
    (tree / "usr/games/tarsas").symlink_to("../lib/tarsas/tarsas")
    _put("tarsas.desktop", tree / "usr/share/applications/tarsas.desktop")
    _put("tarsas.mime.xml", tree / "usr/share/mime/packages/tarsas.xml")
    _put("org.tarsas.Tarsas.metainfo.xml", tree / "usr/share/metainfo/org.tarsas.Tarsas.metainfo.xml")
    _put("lintian-overrides", tree / "usr/share/lintian/overrides/tarsas")
    for size in icons.SIZES:
        target = tree / f"usr/share/icons/hicolor/{size}x{size}/apps/tarsas.png"
        target.parent.mkdir(parents=True)
        shutil.copy(BUILD / "icons" / f"tarsas-{size}.png", target)
    scalable = tree / "usr/share/icons/hicolor/scalable/apps/tarsas.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copy(ROOT / "resources/app/icon.svg", scalable)
    for source, folder in (("tarsas.6", "man6"), ("tarsas.hu.6", "hu/man6"), ("tarsas.de.6", "de/man6")):
        _zip(_filled(source), tree / f"usr/share/man/{folder}/tarsas.6.gz")
    documents = tree / "usr/share/doc/tarsas"
    _zip(_changelog(), documents / "changelog.gz")
    licence = "".join(
        f" {line}\n" if line else " .\n" for line in (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
    )
    (documents / "copyright").write_text(_filled("copyright.in").replace("@LICENCE@\n", licence), encoding="utf-8")
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(tree), encoding="utf-8")
    (control / "md5sums").write_text(archives.md5sums(tree), encoding="utf-8")
    archives.settle(tree, about.moment())
    target = DIST / f"tarsas_{about.version()}_{ARCHITECTURE.get(platform.machine(), platform.machine())}.deb"
    archives.deb(tree, target, about.moment())
    return target


def _filled(name: str) -> str:
    text = (ROOT / "packaging/linux" / name).read_text(encoding="utf-8")
    return text.replace("@VERSION@", about.version()).replace("@DATE@", about.day())


def _put(name: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_filled(name), encoding="utf-8")


def _zip(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def _changelog() -> str:
    day = datetime.fromtimestamp(about.moment(), UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    body = f"tarsas ({about.version()}) stable; urgency=low\n\n  * See CHANGELOG.md of the project.\n\n"
    return body + f" -- The Tarsas authors <tarsas@example.org>  {day}\n"


def _control(tree: Path) -> str:
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink()) // 1024
    asked = trim.needs(tree / "usr/lib/tarsas")
    fields = {
        "Package": "tarsas",
        "Version": about.version(),
        "Architecture": ARCHITECTURE.get(platform.machine(), platform.machine()),
        "Maintainer": "The Tarsas authors <tarsas@example.org>",
        "Installed-Size": str(size),
        "Depends": ", ".join((f"libc6 (>= {asked.glibc})", *asked.needed)),
        "Recommends": ", ".join(asked.wanted),
        "Section": "games",
        "Priority": "optional",
        "Description": description.description(),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


if __name__ == "__main__":
    sys.exit(main())
