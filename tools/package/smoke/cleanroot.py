"""A clean Debian without Python in a folder: made once, kept as an archive, unpacked for each run."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.package.about import ROOT
from tools.package.smoke.report import Broken, NotRun

SUITE = "bookworm"
DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
"""What every desktop has to know file types and menu entries; no part of the program's own needs."""
USER, NUMBER = "anna", 4711
CACHE = ROOT / "build" / "cleanroot"


class CleanRoot:
    """An unpacked root file system; everything mounted in it lives in this process's own mount namespace."""

    def __init__(self, deb: Path) -> None:
        if os.geteuid() != 0:
            raise NotRun("needs root for a root file system of its own")
        for tool in ("debootstrap", "chroot", "unshare", "mount"):
            if shutil.which(tool) is None:
                raise NotRun(f"{tool} is missing")
        archive = _archive(_field(deb, "Depends"))
        self.folder = Path(tempfile.mkdtemp(prefix="tarsas-root-", dir="/var/tmp"))
        _run(["tar", "-C", str(self.folder), "-xf", str(archive)])
        self.folder.chmod(0o755)  # a folder of mkdtemp is for its owner alone; everybody must be able to enter a root
        _run(["mount", "-t", "proc", "proc", str(self.folder / "proc")])
        (self.folder / "tmp/.X11-unix").mkdir(exist_ok=True)
        if Path("/tmp/.X11-unix").is_dir():
            _run(["mount", "--bind", "/tmp/.X11-unix", str(self.folder / "tmp/.X11-unix")])
        for device in ("null", "zero", "urandom"):  # the archive holds no devices
            target = self.folder / "dev" / device
            target.touch()
            _run(["mount", "--bind", f"/dev/{device}", str(target)])
        self.home = self.folder / "home" / USER
        self.home.mkdir()
        os.chown(self.home, NUMBER, NUMBER)

    def close(self) -> None:
        """Unmount and throw away."""
        _throw_away(self.folder)

    def as_root(self, *command: str) -> str:
        """Run a command of the system in there."""
        return _run(["chroot", str(self.folder), "env", "-i", *_BASE, "DEBIAN_FRONTEND=noninteractive", *command])

    def as_user(self, display: str, language: str, *command: str, home: str = f"/home/{USER}") -> list[str]:
        """The command line that runs something in there as somebody without rights, in an empty environment."""
        person = f"--userspec={NUMBER}:{NUMBER}"
        given = [f"HOME={home}", f"LANG={language}", f"DISPLAY={display}", *_BASE]
        return ["chroot", person, "--groups=", str(self.folder), "env", "-i", *given, *command]

    def memory_disk(self, name: str, options: str) -> Path:
        """A small file system of its own below /home, empty, that belongs to the user."""
        point = self.folder / "home" / name
        point.mkdir(exist_ok=True)
        _run(["mount", "-t", "tmpfs", "-o", f"{options},uid={NUMBER},gid={NUMBER},mode=755", "tmpfs", str(point)])
        return point

    def files(self) -> set[str]:
        """Every file that belongs to the system: without what package tools note down for themselves."""
        own = ("var/lib/dpkg", "var/log", "var/cache", "var/lib/apt", "proc", "sys", "dev", "home", "tmp", "run")
        found: set[str] = set()
        for folder, names, files in os.walk(self.folder):
            below = Path(folder).relative_to(self.folder)
            names[:] = [name for name in names if str(below / name) not in own]
            found.update(str(below / name) for name in (*names, *files))
        return found


_BASE = ("PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/games:/usr/games", "LC_CTYPE=C.UTF-8")


def _archive(depends: str) -> Path:
    """The root with exactly what the package says it needs."""
    key = hashlib.sha256(f"{SUITE} {DESKTOP} {depends}".encode()).hexdigest()[:16]
    archive = CACHE / f"{SUITE}-{key}.tar"
    if archive.is_file():
        return archive
    CACHE.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="tarsas-base-", dir="/var/tmp"))
    try:
        print(f"test-package: making a clean {SUITE} (this is done once)", flush=True)
        made = subprocess.run(
            ["debootstrap", "--variant=minbase", SUITE, str(folder)], check=False, capture_output=True, text=True
        )
        if made.returncode != 0:
            raise NotRun(f"debootstrap failed: {(made.stdout + made.stderr).strip().splitlines()[-1]}")
        apt = ["chroot", str(folder), "env", "-i", *_BASE, "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
        packages = [part.split("(")[0].strip() for part in depends.split(",")]
        _run([*apt, "update"])
        _run([*apt, "install", "--yes", "--no-install-recommends", *DESKTOP, *packages])
        _run(["chroot", str(folder), "update-mime-database", "/usr/share/mime"])
        _run(["chroot", str(folder), "update-desktop-database"])
        _run([*apt, "clean"])
        person = f"{USER}:x:{NUMBER}:{NUMBER}::/home/{USER}:/bin/sh\n"
        with (folder / "etc/passwd").open("a", encoding="utf-8") as file:
            file.write(person)
        with (folder / "etc/group").open("a", encoding="utf-8") as file:
            file.write(f"{USER}:x:{NUMBER}:\n")
        part = archive.with_suffix(".part")
        _run(["tar", "-C", str(folder), "--one-file-system", "--exclude=./dev/*", "-cf", str(part), "."])
        part.replace(archive)
    finally:
        _throw_away(folder)
    return archive


def _throw_away(folder: Path) -> None:
    """Delete a root; never walk into something that is still mounted."""
    for point in sorted(_mounted_below(folder), reverse=True):
        subprocess.run(["umount", "--lazy", point], check=False, capture_output=True)
    if not _mounted_below(folder):
        shutil.rmtree(folder, ignore_errors=True)


def _mounted_below(folder: Path) -> list[str]:
    points = [line.split()[1] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    return [point for point in points if point.startswith(f"{folder}/")]


def _field(deb: Path, name: str) -> str:
    return _run(["dpkg-deb", "--field", str(deb), name]).strip()


def _run(command: Sequence[str]) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        words = (done.stdout + done.stderr).strip().splitlines()
        raise Broken(f"“{' '.join(command[-4:])}” failed: {words[-1] if words else done.returncode}")
    return done.stdout
