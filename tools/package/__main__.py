"""Build the packages: `python -m tools.package [--check]`; --check builds twice and compares. Results lie in dist/."""

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

from tools.package import about, archives, description, icons, trim

ROOT = about.ROOT
BUILD, DIST = ROOT / "build", ROOT / "dist"
ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}
DROPPED = (
    "libqgtk3",
    "libqwebp",
    "libqtiff",
    "libqeglfs",
    "libqlinuxfb",
    "libqvkkhrdisplay",
    "libqvnc",
    "libqminimalegl",
    "egldeviceintegrations",
    "libqwayland-egl",
    "wayland-graphics-integration",
    "xcbglintegrations",
)
"""Plugins that the recipe leaves out: what they lack is no loss. Anything else missing would fail on a desktop."""
BUDGET = 90 * 1024 * 1024


def main() -> int:
    """Build; returns the exit code."""
    given = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    given.add_argument("--check", action="store_true", help="build twice and list every file that differs")
    arguments = given.parse_args()
    made = build()
    if arguments.check:
        first = archives.fingerprint(DIST)
        made = build()
        differing = archives.differing(first, archives.fingerprint(DIST))
        for name in differing:
            print(f"differs between two builds: {name}")
        print("two builds are alike, byte for byte" if not differing else f"{len(differing)} file(s) differ")
        if differing:
            return 1
    for file in made:
        size = file.stat().st_size
        print(f"{file.relative_to(ROOT)}: {size / 1e6:.1f} MB")
        if size > BUDGET:
            print(f"package: {file.name} is larger than {BUDGET // 1024 // 1024} MB.", file=sys.stderr)
            return 1
    return 0


def build() -> list[Path]:
    """The folder and, on Linux, its archives; what is to be given away."""
    shutil.rmtree(DIST, ignore_errors=True)
    build_folder()
    return [tarball(), debian()] if sys.platform.startswith("linux") else []


def build_folder() -> None:
    """The program as one folder, dist/tarsas."""
    shutil.rmtree(BUILD / "tarsas", ignore_errors=True)
    about.write(BUILD / "about")
    icons.write(ROOT / "resources/app/icon.svg", BUILD / "icons")
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(about.moment()), "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD), str(ROOT / "packaging/tarsas.spec")]
    made = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    missing = [
        line
        for line in made.stderr.splitlines()
        if "could not resolve" in line and not any(plugin in line for plugin in DROPPED)
    ]
    if made.returncode != 0 or missing:
        reason = missing[-1] if missing else made.stderr.strip().splitlines()[-1]
        raise SystemExit(f"package: the program could not be packed: {reason}")
    if sys.platform.startswith("linux"):
        trim.trim(DIST / "tarsas")
        trim.turn_inwards(DIST / "tarsas")
        about.write(DIST / "tarsas/_internal/about", trim.system_licences(DIST / "tarsas"))
    archives.settle(DIST / "tarsas", about.moment())


def tarball() -> Path:
    """The folder as .tar.gz that runs from anywhere."""
    target = DIST / f"tarsas-{about.version()}-linux-{platform.machine()}.tar.gz"
    archives.tar_gz(DIST / "tarsas", f"tarsas-{about.version()}", target, about.moment())
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
