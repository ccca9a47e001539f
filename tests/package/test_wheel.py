"""`pip install .`: the wheel holds boards, letters and languages, and the program that it gives starts off-screen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from engine import api
from qtapp.i18n.languages import complete
from tests.toys import SHIPPED

LANGUAGES = complete()

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("engine", "qtapp", "resources", "i18n", "pyproject.toml", "setup.py", "README.md", "LICENSE")
GAMES = [game for game in api.GAMES if (ROOT / "resources" / game).is_dir()]
"""The games that people play; others belong to the tests."""
BUILD = "from setuptools.build_meta import build_wheel; import sys; build_wheel(sys.argv[1])"


def build(folder: Path) -> Path:
    """The wheel of the present sources, built in a copy of them: nothing is left behind in the clone."""
    copy, made = folder / "source", folder / "wheel"
    copy.mkdir()
    made.mkdir()
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, copy / name)
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(made)], cwd=copy, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    (wheel,) = made.glob("*.whl")
    return wheel


def test_the_wheel_holds_what_the_program_needs(tmp_path: Path) -> None:
    with zipfile.ZipFile(build(tmp_path)) as wheel:
        inside = set(wheel.namelist())
        metadata = wheel.read(next(name for name in inside if name.endswith("/METADATA"))).decode()
    code = {file.relative_to(ROOT).as_posix() for part in ("engine", "qtapp") for file in (ROOT / part).rglob("*.py")}
    data = {
        file.relative_to(ROOT).as_posix()
        for suffix in ("json", "toml")
        for file in (ROOT / "engine").rglob(f"*.{suffix}")
    }
    drawn = {
        f"qtapp/files/{file.relative_to(ROOT).as_posix()}"
        for file in (ROOT / "resources").rglob("*")
        if file.is_file() and file.suffix != ".md"
    }
    spoken = {f"qtapp/files/i18n/tarsas_{language}.ts" for language in LANGUAGES}
    assert not (code | data | drawn | spoken | {"qtapp/files/LICENSE"}) - inside
    assert set(SHIPPED) <= set(GAMES)
    for game in GAMES:
        assert any(name.startswith(f"qtapp/files/resources/{game}/boards/") for name in inside)
    assert not [name for name in inside if name.startswith(("tests/", "tools/", "resources/", "i18n/"))]
    assert "tqdm" not in [line for line in metadata.splitlines() if "extra ==" not in line and "Requires-Dist" in line]


@pytest.mark.soak
def test_the_installed_program_starts_with_boards_and_languages(tmp_path: Path) -> None:
    """Into an empty environment, with the libraries of its own; far from the clone, so that nothing of it is found."""
    wheel = build(tmp_path)
    home = tmp_path / "empty"
    venv.create(home, with_pip=True)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", wheel],
        check=True,
        timeout=900,
        cwd=tmp_path,
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    program = python.parent / "tarsas"
    told = subprocess.run(
        [program, "--version"], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "installed" in told.stdout
    tried = subprocess.run(
        [program, "--self-test"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert "FAILED" not in tried.stdout
    for game in GAMES:
        assert game in tried.stdout
