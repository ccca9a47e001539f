"""Every page on every screen: with letters of 100, 150 and 200 % nothing is cut, and nothing is out of reach.

The sizes are those of a laptop of 1366 x 768 and of a screen of 1920 x 1080 whose system enlarges all by 1, 1.25, 1.5
or 2. With TARSAS_PAGES=FOLDER a picture of each page is left there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QWidget,
)

from engine import api
from qtapp.kit.controls.text_audit import complaints
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.paint.theme import Theme
from qtapp.kit.paths import resources
from qtapp.panels.decision.buttons import OptionRow
from qtapp.windows.main import MainWindow
from tools.screen_figures import Figure, Found
from tools.screen_figures.screen import LANGUAGES, home_folder, wait_until, window
from tools.screen_figures.walk import NAMES, settle

SIZES = ("1366x768", "1093x614", "911x512", "683x384", "1920x1080", "1536x864", "1280x720", "960x540")
LETTERS = (1.0, 1.5, 2.0)
CASES = tuple(f"{size} {language}" for size in SIZES for language in LANGUAGES)
_CONTROLS = (QAbstractButton, QLineEdit, QComboBox)
_EDGE = 3
_PICTURES = os.environ.get("TARSAS_PAGES", "")


def out_of_reach(top: QWidget) -> list[str]:
    """Controls that are cut by the window, or by what they lie in, and that nothing scrolls into sight."""
    found = []
    for one in cast(list[QWidget], top.findChildren(QWidget)):
        if not isinstance(one, _CONTROLS) or not one.isVisibleTo(top):
            continue
        box, room = one.rect().translated(one.mapTo(top, one.rect().topLeft())), top.rect()
        around = one.parentWidget()
        while around is not None and around is not top and not isinstance(around, QAbstractScrollArea):
            room = room.intersected(around.rect().translated(around.mapTo(top, around.rect().topLeft())))
            around = around.parentWidget()
        scrolls = isinstance(around, QAbstractScrollArea)
        if not scrolls and not room.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE).contains(box):
            found.append(f"{one.accessibleName() or type(one).__name__} {box.getRect()} in {room.getRect()}")
    return found


def smaller_than_its_words(top: QWidget) -> list[str]:
    """Buttons that paint their words themselves and are lower or narrower than these need."""
    found = []
    for one in cast(list[QWidget], top.findChildren(QAbstractButton)):
        if one.isVisible() and one.hasHeightForWidth() and one.heightForWidth(one.width()) > one.height() + 2:
            needed = one.heightForWidth(one.width())
            found.append(f"lower than its words: {one.accessibleName()!r} ({one.height()} of {needed})")
        if one.isVisible() and isinstance(one, OptionRow) and one.is_cut():
            found.append(f"narrower than a word of it: {one.accessibleName()!r}")
    return found


def over_each_other(top: QWidget) -> list[str]:
    """Cards over the table of which one hides a part of another."""
    cards = [one for one in cast(list[PaperPanel], top.findChildren(PaperPanel)) if one.isVisibleTo(top)]
    boxes = [one.sheet_box().toRect().translated(one.mapTo(top, one.rect().topLeft())) for one in cards]
    return [
        f"over another card: {one.accessibleName()!r} {boxes[at].getRect()}, {other.accessibleName()!r}"
        for at, one in enumerate(cards)
        for after, other in enumerate(cards[at + 1 :], at + 1)
        if one.parentWidget() is other.parentWidget() and boxes[at].intersects(boxes[after])
    ]


def measure(case: str) -> list[str]:
    """What is cut or out of reach on any page, with any letters."""
    size, language = case.split()
    width, height = (int(one) for one in size.split("x"))
    found: list[str] = []
    with home_folder() as home, window(language, width, height) as shell:

        def look(name: str, letters: float, page: QWidget) -> None:
            found.extend(f"{name} at {letters:.0%}: {one}" for one in _judged(page, (width, height)))
            if _PICTURES:
                page.window().grab().save(str(Path(_PICTURES) / f"{size}-{language}-{letters:.1f}-{name}.png"))

        for name, make in _dialogs(shell):  # opened with these letters: none of them can be changed below it
            for letters in LETTERS:
                shell.context.set_theme(Theme(text_scale=letters, animations=False))
                dialog = make()
                dialog.open()
                look(name, letters, dialog)
                dialog.reject()
        for name, page in _pages(shell, home):
            for letters in LETTERS:
                shell.context.set_theme(Theme(text_scale=letters, animations=False))
                look(name, letters, page)
            shell.context.set_theme(Theme(animations=False))
            if isinstance(page, QDialog):
                page.reject()
    return found


def figures(found: Found) -> list[Figure]:
    """One row: pages of all sizes."""
    all_of_it = [f"{case}: {one}" for case, complained in found.items() for one in complained]
    for one in all_of_it:
        print(one)
    name = "words cut or controls out of reach, every page on 8 screens with letters of 100, 150 and 200 %"
    return [Figure(0, name, str(len(all_of_it)), "0", not all_of_it)]


def _judged(page: QWidget, size: tuple[int, int]) -> list[str]:
    """What is wrong with a page once everything has found its place."""

    def wrong() -> list[str]:
        found = complaints(page) + out_of_reach(page.window()) + smaller_than_its_words(page)
        found += over_each_other(page.window())
        top = page.window()
        if top.width() > size[0] or top.height() > size[1]:
            found.append(f"larger than the screen: {top.width()}x{top.height()}")
        return found

    for _ in range(6):
        QApplication.processEvents()
    _wait(lambda: not wrong())
    return wrong()


def _wait(done: Callable[[], bool]) -> None:
    """Layouts take some turns of the loop; whoever is not done then stays so."""
    tries = iter(range(12))
    wait_until(lambda: done() or next(tries, None) is None)


def _dialogs(shell: MainWindow) -> Iterator[tuple[str, Callable[[], QDialog]]]:
    yield "settings", shell.ask_settings
    for game in api.GAMES:
        yield f"new-{game}", _new(shell, game)


def _pages(shell: MainWindow, home: Path) -> Iterator[tuple[str, QWidget]]:
    yield "start", shell.start
    for game in api.GAMES:
        _lay(shell, home, game, 24)
        assert shell.game is not None
        shell.game.guiding.begin(True)
        yield f"table-{game}", shell
    assert shell.game is not None and shell.curtain is not None
    shell.game.side.open("log")
    yield "log", shell
    shell.game.overlay.dismiss()
    shell.door.show_devices()
    devices = QApplication.activeModalWidget()
    if isinstance(devices, QDialog):
        yield "devices", devices
    shell.curtain.cover_for(1)
    yield "curtain", shell
    shell.curtain.take_down()
    _lay(shell, home, "imperial_miners", 10_000)
    assert shell.end_page is not None
    shell.end_page.open_page()
    while shell.end_page.stage_number < 3:
        shell.end_page.skip()
    yield "end", shell
    shell.end_page.close_page()
    shell.lessons.open_lesson(sorted((resources() / "ginkgopolis" / "lessons").iterdir())[2])
    wait_until(lambda: shell.lessons.table is not None)
    yield "lesson", shell


def _new(shell: MainWindow, game: str) -> Callable[[], QDialog]:
    return lambda: shell.ask_new(game)


def _lay(shell: MainWindow, home: Path, game: str, answers: int) -> None:
    """A game well under way, whoever is asked has taken a seat."""
    session = api.new_session(game, 3, seed=7, names=NAMES[:3])
    bots = {seat: api.GreedyBot(seat) for seat in (1, 2, 3)}
    while answers and (pending := session.first_pending()) is not None:
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
        answers -= 1
    shell.show_session(session, home / "games" / f"{game}.tarsas")
    settle(shell)
