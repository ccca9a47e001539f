"""Archives whose bytes depend on nothing but their content: sorted, one owner, one time stamp."""

from __future__ import annotations

import hashlib
import io
import lzma
import os
import subprocess
import tarfile
from pathlib import Path


def settle(folder: Path, moment: int) -> None:
    """Give all files of a tree the same time and plain rights."""
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            os.utime(path, (moment, moment), follow_symlinks=False)
            continue
        runs = path.is_dir() or (bool(path.stat().st_mode & 0o100) and ".so" not in path.name)  # libraries are opened
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment))


def tar_xz(folder: Path, name: str, target: Path, moment: int) -> None:
    """Pack a folder under a name."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            info = archive.gettarinfo(path, str(Path(name) / path.relative_to(folder)))
            info.uid = info.gid = 0
            info.uname = info.gname = "root"
            info.mtime = moment
            if info.isfile():
                with path.open("rb") as content:
                    archive.addfile(info, content)
            else:
                archive.addfile(info)
    target.write_bytes(lzma.compress(plain.getvalue(), preset=6))


def deb(tree: Path, target: Path, moment: int) -> None:
    """Make a Debian package of a tree with its DEBIAN folder."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment)}
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(tree), str(target)]
    made = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        raise SystemExit(f"package: dpkg-deb failed: {made.stderr.strip()}")


def md5sums(tree: Path) -> str:
    """The check sums that a Debian package carries."""
    lines = []
    for path in sorted(tree.rglob("*")):
        name = path.relative_to(tree)
        if path.is_file() and not path.is_symlink() and name.parts[0] != "DEBIAN":
            lines.append(f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {name}")
    return "\n".join(lines) + "\n"


def fingerprint(folder: Path) -> dict[str, str]:
    """Each file of a tree with the hash of its content, to compare two builds."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def differing(first: dict[str, str], second: dict[str, str]) -> list[str]:
    """The files that two trees do not have in common, or not with the same content."""
    return sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
