"""Where the compiled engine is, if there is one that fits the source, and how a process comes to use it.

    python -m tools.compiled.loader COMMAND...      run Python with it; without it, if there is none that fits
    python -m tools.compiled.loader --tested        all tests were green with it: a package may take it along

`TARSAS_COMPILED=0` goes without.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "compiled"
STAMP = "fits.txt"
TESTED = "tested.txt"
_BUILDERS = ("__main__.py", "parts.py", "said.py", "setup_engine.py", "translate.py")


def state_of_the_engine() -> str:
    """Equal as long as the engine, the way it is built and the Python that runs it are the same."""
    digest = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    files = [path for path in (ROOT / "engine").rglob("*") if path.suffix in (".py", ".json", ".toml")]
    files += [ROOT / "tools" / "compiled" / name for name in _BUILDERS] + [ROOT / "requirements" / "dev.txt"]
    for path in sorted(files):
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def compiled_engine(folder: Path = BUILT) -> Path | None:
    """The folder to look for the engine in; None: there is none that fits, or it is not wanted."""
    stamp = folder / STAMP
    if os.environ.get("TARSAS_COMPILED") == "0" or not stamp.is_file():
        return None
    return folder if stamp.read_text(encoding="utf-8") == state_of_the_engine() else None


def tested_engine(folder: Path = BUILT) -> Path | None:
    """The same, if `make test-compiled` was green with it: what a package takes along."""
    found = compiled_engine(folder)
    return found if found is not None and (found / TESTED).is_file() else None


def runtime_licence(folder: Path) -> tuple[str, str]:
    """Version and terms of what mypyc puts into each library that it makes."""
    (file,) = folder.glob("mypyc-*.txt")
    return file.stem.partition("-")[2], file.read_text(encoding="utf-8")


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that finds its engine there and all else here, wherever it is started."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT))), "PYTHONSAFEPATH": "1"}


def main(command: list[str]) -> int:
    folder = compiled_engine()
    if command == ["--tested"]:
        if folder is not None:
            (folder / TESTED).touch()
        return 0 if folder is not None else 1
    env = None if folder is None else environment(folder)
    return subprocess.run([sys.executable, *command], env=env, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
