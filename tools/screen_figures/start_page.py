"""From the start page to the first move, what a new game asks, and which games can be reached."""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path
from time import perf_counter
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from engine import api
from qtapp.dialogs.new_game import NewGameDialog
from qtapp.dialogs.way import Way
from qtapp.session.library import Tab
from qtapp.session.saved_games import facts_of, write_facts
from qtapp.windows.main import MainWindow
from tools.screen_figures import Figure, Found
from tools.screen_figures.screen import LANGUAGES, home_folder, wait_until, window

_PEOPLE, _MOST_CLICKS, _MOST_ALONE, _TIMES = 3, 6, 2, 5
"""Of the clicks of three people one says that they sit at one screen, one adds the third, and one lifts the curtain."""
_GAMES = ("underwater_cities", "imperial_miners", "ginkgopolis", "barrage")


CASES = (*(f"{language} {game}" for language in LANGUAGES for game in _GAMES), "new game", "library", "soon")


def measure(case: str) -> Any:
    """The rows of one case."""
    match case:
        case "new game":
            rows = [_questions("barrage")]
        case "library":
            rows = [_reachable(40, height) for height in (720, 768)]
        case "soon":
            rows = [_soon(200)]
        case _:
            language, game = case.split()
            rows = [_first_move(game, language), _first_question(game, language)]
    return [astuple(row) for row in rows]


def figures(found: Found) -> list[Figure]:
    """Figures 15 to 17, and how soon a full library is seen."""
    return [Figure(*row) for rows in found.values() for row in rows]


def _click(button: QPushButton) -> int:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    return 1


def _open_dialog(shell: MainWindow, game: str) -> NewGameDialog:
    card = next(one for one in shell.start.cards if one.game == game)
    _click(card.play)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGameDialog)
    return dialog


def _first_move(game: str, language: str) -> Figure:
    """Clicks with a mouse, on a new computer; the move itself is one (a row of the list, or a drag)."""
    with home_folder(), window(language) as shell:
        dialog = _open_dialog(shell, game)
        clicks = 1 + _click(dialog.ways.tiles[Way.TOGETHER])
        while len(dialog.rows) < _PEOPLE:
            clicks += _click(dialog.another)
        seen = _asked_experts(dialog)
        recommended = dialog.draft.is_first_game
        clicks += _click(dialog.start)
        assert shell.game is not None and shell.curtain is not None
        if shell.curtain.seat:
            shell.curtain.uncover()
            clicks += 1
        client = shell.game.client
        options = client.questions.options()
        done = recommended and (not options or bool(client.questions.answer(options[0].answer)))
        clicks += 1
    met = done and clicks <= _MOST_CLICKS and not seen
    what = f"clicks from the start page to the first move, 3 people, {game}, {language}"
    return Figure(15, what, f"{clicks}, {seen} expert", f"≤ {_MOST_CLICKS}, 0", met)


def _first_question(game: str, language: str) -> Figure:
    """Against the computer, on a new computer: the game, and that it begins."""
    with home_folder(), window(language) as shell:
        dialog = _open_dialog(shell, game)
        clicks = 1 + _click(dialog.start)
        asked = shell.game is not None and shell.curtain is not None and not shell.curtain.seat
        asked = asked and shell.game is not None and shell.game.client.questions.asked_seats() != []
    what = f"clicks from the start page to the first question against the computer, {game}, {language}"
    return Figure(15, what, str(clicks), f"≤ {_MOST_ALONE}", bool(asked) and clicks <= _MOST_ALONE)


def _asked_experts(dialog: NewGameDialog) -> int:
    """Questions in sight that only people can answer who know the rules."""
    asked = sum(switch.isVisible() for switch in dialog.options.values()) + dialog.seed.isVisible()
    return asked + (dialog.pack is not None and dialog.pack.isVisible())


def visible_questions(dialog: NewGameDialog) -> int:
    """All questions in sight; at how many seats is a part of how one plays."""
    own = (dialog.ways.isVisible(), dialog.first.isVisible(), dialog.hidden_hands.isVisible())
    return sum(own) + _asked_experts(dialog)


def _questions(game: str) -> Figure:
    with home_folder(), window() as shell:
        found = visible_questions(_open_dialog(shell, game))
    return Figure(16, f"questions in sight in a new game, {game}", str(found), "2", found == 2)


def fill(folder: Path, many: int) -> None:
    """So many unfinished games, and as many finished ones that are newer."""
    folder.mkdir(parents=True, exist_ok=True)
    session = api.new_session("ginkgopolis", 2, seed=1, names=["Anna", "Bence"])
    text, facts = api.encode(session), facts_of(session)
    for number in range(2 * many):
        path = folder / f"game-{number:04}.tarsas"
        path.write_text(text, encoding="utf-8")
        over = facts.replace('"over": false', '"over": true') if number >= many else facts
        write_facts(path, over)


def reached(shell: MainWindow) -> int:
    """Unfinished games that can be walked to in the library, by keys."""
    library = shell.start.library
    library.show_tab(Tab.RUNNING)
    library.list.setFocus()
    found = set()
    for _ in range(library.model.rowCount()):
        one = library.model.game_at(library.list.currentIndex())
        box = library.list.visualRect(library.list.currentIndex())
        if one is not None and not one.info.over and library.list.viewport().rect().intersects(box):
            found.add(one.info.path)
        QTest.keyClick(library.list, Qt.Key.Key_Down)
    return len(found)


def _reachable(many: int, height: int) -> Figure:
    with home_folder() as home:
        fill(home / "games", many)
        with window(height=height) as shell:
            found = reached(shell)
    return Figure(17, f"unfinished games in reach, {many} saved, height {height}", str(found), str(many), found == many)


def _soon(many: int) -> Figure:
    """From asking the disk to the first row, with so many games; the best of some, as the computer may be busy."""
    with home_folder() as home:
        fill(home / "games", many // 2)
        with window() as shell:
            model = shell.start.library.model
            times = []
            for _ in range(_TIMES):
                model.set_games([])
                began = perf_counter()
                shell.start.refresh()
                wait_until(lambda: model.rowCount() > 0)
                times.append((perf_counter() - began) * 1000)
                wait_until(lambda: not shell.start.reading)
            first = min(times)
    return Figure(0, f"{many} saved games: ms to the first row", f"{first:.0f}", "≤ 300", first <= 300)
