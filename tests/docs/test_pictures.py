"""The pictures of the readme show the window of today, are small, and stand in all three readmes alike."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QImage

from tests.house.source import ROOT
from tools.pictures import LANGUAGES
from tools.pictures.film import NAME
from tools.pictures.readme import HEIGHT, LIST, RENEW, SCENES, WIDTH
from tools.pictures.shown import differences, has_other_look

PICTURES = ROOT / "docs" / "pictures"
READMES = {"en": "README.md", "hu": "README.hu.md", "de": "README.de.md"}
STILLS = [f"{scene}.{language}.png" for scene in SCENES for language in LANGUAGES]
FILMS = [NAME.format(language) for language in LANGUAGES]


def shown_in(readme: str) -> list[tuple[str, str]]:
    """What a readme shows: the words for those who do not see it, and the file."""
    return re.findall(r"^!\[(.*)\]\((.*)\)$", (ROOT / readme).read_text("utf-8"), re.MULTILINE)


_MADE_TOGETHER = [pytest.param(one, marks=pytest.mark.soak) for one in LANGUAGES[1:]]
"""One command makes those of all languages: if the first are of today, the others are."""


@pytest.mark.parametrize("language", [LANGUAGES[0], *_MADE_TOGETHER])
def test_the_pictures_show_the_window_of_today(language: str) -> None:
    command = [sys.executable, "-m", "tools.pictures", "--check", str(PICTURES), "--language", language]
    hidden = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "TARSAS_"))}
    ran = subprocess.run(command, cwd=ROOT, env=hidden, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_shows_the_pictures_of_its_language(language: str) -> None:
    shown = shown_in(READMES[language])
    wanted = {NAME.format(language), *(f"{scene}.{language}.png" for scene in SCENES)}
    assert {file for _, file in shown} == {f"docs/pictures/{name}" for name in wanted} and len(shown) == len(wanted)
    assert all(len(words) > 12 for words, _ in shown), "whoever cannot see a picture reads what it shows"


def test_the_readmes_show_the_same_in_the_same_order_with_words_of_their_own() -> None:
    shown = [shown_in(readme) for readme in READMES.values()]
    assert len({tuple(Path(file).name.split(".")[0] for _, file in one) for one in shown}) == 1
    words = [[text for text, _ in one] for one in shown]
    assert all(len(set(same)) == len(LANGUAGES) for same in zip(*words, strict=True))


def test_nothing_else_lies_there_and_all_of_it_is_small() -> None:
    assert sorted(path.name for path in PICTURES.iterdir()) == sorted([*STILLS, *FILMS, LIST]), RENEW
    assert all((PICTURES / name).stat().st_size <= 300_000 for name in STILLS)
    assert sum((PICTURES / name).stat().st_size for name in STILLS) <= 1_500_000
    assert sum((PICTURES / name).stat().st_size for name in FILMS) <= 1_500_000


@pytest.mark.parametrize("name", STILLS)
def test_a_still_has_its_size(name: str) -> None:
    picture = QImage(str(PICTURES / name))
    assert (picture.width(), picture.height()) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("name", FILMS)
def test_a_film_lasts_as_long_as_people_look(name: str) -> None:
    lasted = 0
    with Image.open(PICTURES / name) as film:
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            film.load()
            lasted += film.info["duration"]
    assert 8_000 <= lasted <= 15_000


# ---- what counts as another window -----------------------------------------------------------------------------------

BEFORE = ["TopBar |  | 0 0 1366 44", "QPushButton | Take back | 1136 3 122 38", "board | city | 149 3 619 539"]


def test_the_same_window_a_little_moved_is_the_same() -> None:
    assert differences(BEFORE, ["TopBar |  | 0 0 1366 48", BEFORE[1].replace("1136", "1129"), BEFORE[2]]) == []


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (BEFORE[:2], "no longer there: board | city"),
        ([*BEFORE, "Rail | Tools | 1312 52 46 316"], "new: Rail | Tools"),
        ([BEFORE[0], BEFORE[1].replace("Take back", "Undo"), BEFORE[2]], "new: QPushButton | Undo"),
        ([BEFORE[0], BEFORE[1].replace("1136", "1036"), BEFORE[2]], "lies elsewhere: QPushButton | Take back"),
        ([BEFORE[1], BEFORE[0], BEFORE[2]], "another order"),
        ([*BEFORE, BEFORE[2]], "another number of times"),
    ],
)
def test_another_window_is_told(now: list[str], told: str) -> None:
    assert told in "\n".join(differences(BEFORE, now))


def test_another_colour_of_a_part_is_another_look() -> None:
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(0xF0E0D0)
    other = picture.copy()
    assert not has_other_look(picture, other)
    for x in range(100, 200):
        for y in range(100, 200):
            other.setPixel(x, y, 0xA02020)
    assert has_other_look(picture, other) and has_other_look(QImage(), other)
