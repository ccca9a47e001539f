"""The pictures of the readme: five scenes in three languages, and a list of what stood in the window then.

`make readme-pictures` makes them anew, after which they want to be looked at; a test asks `faults` whether they are
still true.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from engine import api
from qtapp.kit.paths import resources
from qtapp.windows.game.overlays import Overlays
from tools.bench.rest import come_to_rest, picture_at_rest
from tools.pictures import LANGUAGES
from tools.pictures.positions import kept_position
from tools.pictures.shown import differences, has_other_look, shown_parts
from tools.pictures.studio import Studio

WIDTH, HEIGHT = 1366, 768
LIST = "shown.json"
Shown = dict[str, dict[str, list[str]]]
"""Of each language and scene the parts of the window."""
RENEW = "`make readme-pictures` makes the pictures of the readme anew; look at them before you commit them."


# ---- the scenes ------------------------------------------------------------------------------------------------------


def table(studio: Studio) -> None:
    """Ginkgopolis late in the game: whoever is asked chooses on the table or on the card."""
    studio.seat(kept_position("ginkgopolis"), "ginkgopolis")


def why_not(studio: Studio) -> None:
    """Barrage in its last round: a second dam where one stands already, and which cannot be paid."""
    studio.seat(kept_position("barrage"), "barrage")
    come_to_rest(studio.shell)
    studio.game.client.questions.refuse("base.1.5", "basin.2.dam.lower")


def free_hands(studio: Studio) -> None:
    """Imperial Miners after free hands: a card where it may not lie, and the list that mends it."""
    studio.seat(kept_position("imperial_miners"), "imperial_miners")
    game = studio.game
    game.switch_mode()
    for piece, place in (("mine.J34", "seat.2.mine.4.1"), ("pickaxe.1", "box")):
        game.client.actions.act(api.MovePiece(piece, place))
    game.switch_mode()
    come_to_rest(studio.shell)
    game.story.hush()  # it says what the list says
    game.tidy.subjects_wanted.emit(game.tidy.findings[0].subjects)
    come_to_rest(studio.shell)
    scroll_up(game.tidy)


def underwater_cities(studio: Studio) -> None:
    """Underwater Cities near its end: where a city may stand is lit."""
    studio.seat(kept_position("underwater_cities"), "underwater_cities")


def lesson(studio: Studio) -> None:
    """A lesson about Ginkgopolis sets a task."""
    studio.shell.open_file(resources() / "ginkgopolis" / "lessons" / "05-new-floor.tarsas-lesson")
    while (opened := studio.shell.lessons.table) is None or not opened.player.is_open:
        studio.settle()
    while opened.player.step.id != "build":
        opened.player.skip()


SCENES: dict[str, Callable[[Studio], None]] = {
    "table": table,
    "why_not": why_not,
    "free_hands": free_hands,
    "underwater_cities": underwater_cities,
    "lesson": lesson,
}


def scenes(home: Path, languages: Sequence[str] = LANGUAGES) -> Iterator[tuple[str, str, Studio]]:
    """Every scene in every language, one window for each; it stands still when it is handed out."""
    for language in languages:
        studio = Studio(home, WIDTH, HEIGHT, hurries=True)
        point_at_nothing(studio)
        studio.dress(language)
        for name, bring_about in SCENES.items():
            bring_about(studio)
            point_at_nothing(studio)
            come_to_rest(studio.shell)
            lay_afresh(studio)
            come_to_rest(studio.shell)
            yield name, language, studio
            studio.shell.go_home()
        studio.close()


def scroll_up(panel: QWidget) -> None:
    """Read a panel from its beginning."""
    for area in cast(list[QScrollArea], panel.findChildren(QScrollArea)):
        area.verticalScrollBar().setValue(0)


def lay_afresh(studio: Studio) -> None:
    """No card lies where it lies because something had the keyboard before."""
    for overlays in cast(list[Overlays], studio.shell.findChildren(Overlays)):
        overlays.placer.forget_places()
        overlays.lay()


def point_at_nothing(studio: Studio) -> None:
    """Bring the pointer to a corner; the first move only tells Qt where it was."""
    for beside in (2, 1):
        QTest.mouseMove(studio.shell, QPoint(WIDTH - beside, HEIGHT - 1))
        QApplication.processEvents()


# ---- made, and compared ----------------------------------------------------------------------------------------------


def make(folder: Path, home: Path) -> None:
    """Make the pictures, and beside them the lists of what stood in the window then."""
    from tools.pictures.small_files import save_still

    kept: Shown = {language: {} for language in LANGUAGES}
    for name, language, studio in scenes(home):
        kept[language][name] = shown_parts(studio.shell)
        save_still(picture_at_rest(studio.shell), folder / f"{name}.{language}.png")
        print(f"  {name}.{language}.png", flush=True)
    (folder / LIST).write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def faults(folder: Path, home: Path, languages: Sequence[str]) -> list[str]:
    """In what the window of today differs from the pictures."""
    kept: Shown = json.loads((folder / LIST).read_text("utf-8"))
    found = []
    for name, language, studio in scenes(home, languages):
        picture = folder / f"{name}.{language}.png"
        told = differences(kept[language].get(name, []), shown_parts(studio.shell))
        if not told and has_other_look(QImage(str(picture)), studio.shell.grab().toImage()):
            told = ["it is painted otherwise"]
        found += [f"{picture.name}: {one}" for one in told]
    return found
