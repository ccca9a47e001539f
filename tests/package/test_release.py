"""A release: its version in the changelog and on the command line, and files of older ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import api
from qtapp.kit.store.version import build
from tests.package.make_fixtures import FIXTURES, PACK

ROOT = Path(__file__).resolve().parents[2]
OF_0_1 = {"save": (1, 2), "settings": (1,), "pack": (1,), "skin": (1,)}
"""The numbers of the formats that 0.1 wrote; `test_formats.py` opens a file of each."""


def test_the_newest_release_of_the_changelog_is_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert headings[0] == ("Unreleased", "")
    version, day = headings[1]
    assert version == build().version and day


@pytest.mark.parametrize("arguments", [["-m", "qtapp", "--version"]])
def test_the_version_is_printed_where_no_window_can_be_opened(arguments: list[str]) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    said = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert said.stdout.startswith(f"Társas {build().version} (") and not said.stderr


def test_every_format_of_0_1_is_still_held() -> None:
    for kind, numbers in OF_0_1.items():
        assert all(any((FIXTURES / kind / str(number)).iterdir()) for number in numbers)


@pytest.mark.parametrize("number", OF_0_1["save"])
@pytest.mark.parametrize("game", sorted(path.stem for path in (FIXTURES / "save" / "1").iterdir()))
def test_a_game_of_0_1_opens_and_is_kept_in_the_form_of_today(game: str, number: int) -> None:
    old = api.load_game(FIXTURES / "save" / str(number) / f"{game}.tarsas").session
    again = api.decode(api.encode(old).encode(), api.find_game).session
    assert again.table.digest() == old.table.digest()
    assert len(again.entries) == len(old.entries) > 1


@pytest.mark.parametrize("number", OF_0_1["pack"])
def test_a_card_pack_of_0_1_is_taken(number: int) -> None:
    for path in (FIXTURES / "pack" / str(number)).iterdir():
        game, mistakes = api.GAMES[PACK["game"]].with_pack(api.read_pack(path))  # type: ignore[index]
        assert game is not None and mistakes == []
