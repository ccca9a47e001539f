"""What is installed: one Qt for each platform, everything else by exact version, every file by its hash."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROFILES = sorted(file.stem for file in (ROOT / "requirements").glob("*.in"))
DEBIAN_ARM = {"sys_platform": "linux", "platform_machine": "aarch64"}
DEBIAN_PC = {"sys_platform": "linux", "platform_machine": "x86_64"}
MAC = {"sys_platform": "darwin", "platform_machine": "arm64"}
WINDOWS = {"sys_platform": "win32", "platform_machine": "AMD64"}


def lock(profile: str) -> str:
    return (ROOT / f"requirements/{profile}.txt").read_text(encoding="utf-8")


def locked(profile: str) -> list[Requirement]:
    lines = [line for line in lock(profile).splitlines() if line and not line.startswith((" ", "#"))]
    return [Requirement(line.removesuffix("\\")) for line in lines]


def wanted(profile: str) -> list[Requirement]:
    lines = (ROOT / f"requirements/{profile}.in").read_text(encoding="utf-8").splitlines()
    return [Requirement(line.partition("#")[0]) for line in lines if line and not line.startswith(("#", "-r"))]


def on(platform: dict[str, str], requirements: list[Requirement], name: str) -> list[str]:
    return [
        str(one.specifier)
        for one in requirements
        if one.name.lower() == name and (one.marker is None or one.marker.evaluate(platform))
    ]


@pytest.mark.parametrize("profile", ["run", "dev", "package"])
@pytest.mark.parametrize("name", ["pyside6-essentials", "shiboken6"])
def test_each_platform_gets_one_qt(profile: str, name: str) -> None:
    """On Debian 12 on 64-bit ARM no later wheel runs; everywhere else the old one need not be kept."""
    assert on(DEBIAN_ARM, locked(profile), name) == ["==6.8.0.2"]
    newer = {tuple(on(platform, locked(profile), name)) for platform in (DEBIAN_PC, MAC, WINDOWS)}
    assert newer == {("==6.11.3",)}


def test_the_project_wants_what_the_lock_pins() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [Requirement(line) for line in project["dependencies"]]
    assert {one.name for one in named} == {one.name for one in wanted("run")}
    for one in wanted("run"):
        version = str(one.specifier).removeprefix("==")
        assert any(
            other.name == one.name and other.marker == one.marker and version in other.specifier for other in named
        )
    assert {re.split(r"[=<>]", line)[0] for line in project["optional-dependencies"]["dev"]} == {
        one.name for one in wanted("dev")
    }


def test_every_profile_is_locked() -> None:
    assert set(PROFILES) > {"run", "dev", "package"}
    assert {file.stem for file in (ROOT / "requirements").glob("*.txt")} == set(PROFILES)


@pytest.mark.parametrize("profile", PROFILES)
def test_locks_name_hashes_and_no_host(profile: str) -> None:
    assert "://" not in lock(profile) and "index-url" not in lock(profile)
    for part in re.split(r"\n(?=\S)", lock(profile)):
        assert part.startswith("#") or "--hash=sha256:" in part, part.splitlines()[0]


def test_players_get_nothing_that_only_tools_use() -> None:
    assert not {"tqdm", "colorama", "setuptools"} & {one.name for one in locked("run")}
