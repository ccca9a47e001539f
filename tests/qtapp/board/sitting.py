"""A whole window off-screen, and a person who plays a whole game there: with the mouse alone or with keys alone.

Whatever has a gesture is dragged; what has none is clicked in the decision panel. Nothing is answered past the screen.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import dist
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context, application
from qtapp.board.input.keyboard import DIRECTIONS, CursorTarget, beside
from qtapp.kit.paint.theme import Look, Theme
from qtapp.panels.decision.items import AmountsQuestion, OrderQuestion, SomeQuestion
from qtapp.session.client import OptionItem
from qtapp.windows.end.page import EndPage
from qtapp.windows.main import MainWindow
from tests.qtapp.board.tabletop import Hands
from tests.qtapp.leaving import leave
from tests.qtapp.waiting import LIMIT, settle

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


class Sitting(Hands):
    """One window with a session, and what was done there: `done` counts (way, kind of frame)."""

    def __init__(self, shell: MainWindow, bot: api.Bot) -> None:
        assert shell.game is not None and shell.curtain is not None
        self.shell = shell
        self.game = shell.game
        self.curtain = shell.curtain
        self.view = shell.game.page.view
        self.client = shell.game.client
        self.panel = shell.game.decision
        self.bot = bot
        self.done: Counter[tuple[str, str]] = Counter()
        self.seated: list[int] = []
        """Who sat down behind the curtain, in order."""

    def ways(self) -> Counter[str]:
        """How often each way of answering was used."""
        found: Counter[str] = Counter()
        for (way, _), n in self.done.items():
            found[way] += n
        return found

    @property
    def session(self) -> api.Session:
        """What is played."""
        return self.client.session

    def _asked(self) -> tuple[api.Pending, Any]:
        """The question to whoever sits here, and the answer this person wants to give."""
        pending = self.client.questions.pending()
        assert pending is not None, "the one who sits here is not asked"
        return pending, self.bot.choose_answer(self.session, pending)

    def _face(self, answer: Any) -> OptionItem:
        key = api.answer_key(answer)
        return next(face for face in self.client.questions.options() if face.key == key)

    def result(self) -> EndPage:
        """The end page that opened."""
        page = self.shell.end_page
        assert page is not None and page.isVisible()
        return page

    def lay(self, session: api.Session) -> None:
        """Go over to another session at the same window."""
        self.shell.show_session(session, Path(str(self.shell.autosave.path)).with_name("other.tarsas"))
        QApplication.processEvents()

    # ---- with the mouse ------------------------------------------------------------------------------------------

    def play_by_mouse(self, most: int = 1500) -> None:
        """To the end of the game, by drags and clicks; or only so many answers."""
        for _ in range(most):
            if self.session.is_over:
                return
            self.answer_by_mouse()
        assert most < 1500, "the game does not end"

    def answer_by_mouse(self) -> None:
        """One answer; a person who sits down lifts the curtain first."""
        if self.curtain.seat:
            self.seated.append(self.curtain.seat)
            assert self.client.viewer == 0, "nobody's cards are on the screen"
            self.click(self.curtain.ready)
            return
        pending, answer = self._asked()
        before = self.session.current
        if not self.client.questions.options():
            way = self._items_by_mouse(answer)
        else:
            face = self._face(answer)
            way = self._drag_face(face) if face.gesture is not None else self._click_row(face)
        assert self.session.current is not before, (way, pending.frame, answer)
        assert not self.view.drag.ghost
        self.done[way, pending.frame.name] += 1

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click with the left button, in sight."""
        parent = widget.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        assert widget.isVisible() and widget.isEnabled(), widget
        QTest.mouseClick(widget, LEFT, PLAIN, at if at is not None else widget.rect().center())

    def drag(self, grab: str, drop: str | QPoint) -> None:
        """As ever; whoever does not see what is to be taken, or where it goes, looks at the whole table first."""
        self.scroll_to(grab)
        if self.point_in_sight(grab) is None or (isinstance(drop, str) and self.point_in_sight(drop) is None):
            self.game.actions_["fit"].trigger()
        super().drag(grab, drop)

    def _drag_face(self, face: OptionItem) -> str:
        assert face.gesture is not None
        if face.gesture.grab == face.gesture.drop:
            if self.point_in_sight(face.gesture.grab) is None:
                self.game.actions_["fit"].trigger()
            self.click_at(self.point(face.gesture.grab))
            return "point"
        self.drag(face.gesture.grab, face.gesture.drop)
        menu = self.view.drag.menu
        if menu is None:
            return "drag"
        wanted = self.view.board_context.label(face.label)
        action = next(one for one in menu.actions() if one.text().partition("\t")[0] == wanted)
        QTest.mouseClick(menu, LEFT, PLAIN, menu.actionGeometry(action).center())
        QApplication.processEvents()
        return "drag and menu"

    def _click_row(self, face: OptionItem) -> str:
        """Row by row through the steps of the card."""
        while True:
            button = self.panel.buttons[self._row_to(face)]
            self.click(button)
            if button.row.option is not None:
                return "click"

    def _row_to(self, face: OptionItem) -> int:
        """The row of the step that is shown which leads to an option."""
        keys = [[one.key for one in button.row.options] for button in self.panel.buttons]
        return next(at for at, behind in enumerate(keys) if face.key in behind)

    def _items_by_mouse(self, answer: Any) -> str:
        if self._drag_items(answer):
            return "items dragged"
        assert self.panel.part is not None
        items = self.panel.part.question
        if isinstance(items, SomeQuestion):
            wanted = list(answer)
            for item, box in zip(self.client.questions.items(), items.boxes, strict=True):
                tick = item in wanted
                if tick:
                    wanted.remove(item)
                if tick is not box.isChecked():
                    self.click(box, QPoint(10, box.height() // 2))
        elif isinstance(items, AmountsQuestion):
            for n, stepper in zip(answer, items.steppers, strict=True):
                while stepper.value != n:
                    self.click(stepper.more if stepper.value < n else stepper.less)
        elif isinstance(items, OrderQuestion):
            self._sort(items, list(answer))
        assert items.answer() == tuple(answer)
        self.click(self.panel.part.done)
        return "items"

    def _drag_items(self, answer: Any) -> bool:
        """Drag each item as often as it is wanted; the last one gives the answer. False: they have no place."""
        pending = self.client.questions.pending()
        faces = self.client.questions.item_options()
        if pending is None or len(faces) < len(self.client.questions.items()):
            return False
        amounts = pending.frame.shape is api.QuestionShape.AMOUNTS
        times = answer if amounts else [int(item in answer) for item in self.client.questions.items()]
        before = self.session.current
        for face, n in zip(faces, times, strict=True):
            for _ in range(n):
                assert face.gesture is not None and self.session.current is before
                if face.gesture.grab == face.gesture.drop:
                    self.scroll_to(face.gesture.grab)
                    QTest.mouseClick(self.view.viewport(), LEFT, PLAIN, self.point(face.gesture.grab))
                else:
                    self.drag(face.gesture.grab, face.gesture.drop)
        if self.session.current is before:
            assert self.panel.part is not None and self.panel.part.question.answer() == tuple(answer)
            self.click(self.panel.part.done)
        return True

    def _sort(self, items: OrderQuestion, wanted: list[Any]) -> None:
        """Put the rows in order with the buttons under them."""
        for at, item in enumerate(wanted):
            row = list(items.answer()).index(item, at)
            place = items.list.visualItemRect(items.list.item(row)).center()
            QTest.mouseClick(items.list.viewport(), LEFT, PLAIN, place)
            for _ in range(row - at):
                self.click(items.earlier)

    # ---- with keys -----------------------------------------------------------------------------------------------

    def play_by_keys(self, most: int = 1500) -> None:
        """To the end of the game, or so many answers: on the board where something can be taken hold of, else in the
        panel.
        """
        for turn in range(most):
            if self.session.is_over:
                return
            self.answer_by_keys(turn)
        assert most < 1500, "the game does not end"

    def answer_by_keys(self, turn: int) -> None:
        """One answer."""
        if self.curtain.seat:
            self.press(Qt.Key.Key_Return)
            return
        pending, answer = self._asked()
        before = self.session.current
        if not self.client.questions.options():
            way = self._items_by_keys(answer)
        else:
            face = self._face(answer)
            way = self._walk_face(face) if face.gesture is not None else self._type_row(face, turn)
        assert self.session.current is not before, (way, pending.frame, answer)
        self.done[way, pending.frame.name] += 1

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """A key for whatever has the keyboard."""
        popup = QApplication.activePopupWidget()
        window = popup or QApplication.activeModalWidget() or QApplication.activeWindow()
        assert isinstance(window, QWidget), "no window has the keyboard"
        QTest.keyClick(window if popup is not None else window.focusWidget() or window, key, modifiers)

    def _go_to(self, *wanted: QWidget) -> None:
        """Tab until one of these has the keyboard."""
        for _ in range(60):
            if any(one.hasFocus() for one in wanted):
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"{wanted} cannot be reached with Tab, only {QApplication.focusWidget()}")

    def _type_row(self, face: OptionItem, turn: int) -> str:
        """Arrows and Enter in the card, or the number of the row from wherever the keyboard is."""
        while True:
            row = self._row_to(face)
            button = self.panel.buttons[row]
            if row < 9 and turn % 2:
                self.press(Qt.Key(Qt.Key.Key_1 + row))
                way = "number"
            else:
                self._go_to(*self.panel.buttons)
                for _ in self.panel.buttons:
                    if not button.hasFocus():
                        self.press(Qt.Key.Key_Down)
                assert button.hasFocus()
                self.press(Qt.Key.Key_Return)
                way = "arrows"
            if button.row.option is not None:
                return way

    def _items_by_keys(self, answer: Any) -> str:
        assert self.panel.part is not None
        items = self.panel.part.question
        if isinstance(items, SomeQuestion):
            wanted = list(answer)
            for item, box in zip(self.client.questions.items(), items.boxes, strict=True):
                tick = item in wanted
                if tick:
                    wanted.remove(item)
                if tick is not box.isChecked():
                    self._go_to(box)
                    self.press(Qt.Key.Key_Space)
        elif isinstance(items, AmountsQuestion):
            for n, stepper in zip(answer, items.steppers, strict=True):
                if stepper.value != n:
                    self._go_to(stepper)
                while stepper.value != n:
                    self.press(Qt.Key.Key_Up if stepper.value < n else Qt.Key.Key_Down)
        elif isinstance(items, OrderQuestion):
            self._go_to(items.list)
            for at, item in enumerate(answer):
                row = list(items.answer()).index(item, at)
                while items.list.currentRow() != row:
                    self.press(Qt.Key.Key_Down if items.list.currentRow() < row else Qt.Key.Key_Up)
                for _ in range(row - at):
                    self.press(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
        assert items.answer() == tuple(answer)
        self._go_to(self.panel.part.done)
        self.press(Qt.Key.Key_Space)
        return "items"

    def _walk_face(self, face: OptionItem) -> str:
        """Walk to what is to be taken with the arrows, Enter, Tab to where it goes, Enter."""
        assert face.gesture is not None
        self._go_to(self.view)
        self.walk_to(face.gesture.grab)
        self.press(Qt.Key.Key_Return)
        if face.gesture.grab == face.gesture.drop:
            return "point"
        assert self.view.drag.holding and self.view.drag.grab == face.gesture.grab, face
        row = self.view.drag.drops[face.gesture.drop].index(face)
        for _ in range(200):
            now = self.view.keyboard.current()
            if now is not None and face.gesture.drop in now.ids:
                break
            self.press(Qt.Key.Key_Tab)
        else:
            raise AssertionError(f"{face.gesture.drop} is not among the drops")
        self.press(Qt.Key.Key_Return)
        menu = self.view.drag.menu
        if menu is None:
            return "walk"
        wanted = self.view.board_context.label(face.label)
        row = next(at for at, action in enumerate(menu.actions()) if action.text().partition("\t")[0] == wanted)
        for _ in range(row + 1):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)
        QApplication.processEvents()
        self.shell.windowHandle().requestActivate()  # off-screen nobody gives the keyboard back after a menu
        QTest.qWaitForWindowActive(self.shell)
        return "walk and menu"

    def walk_to(self, name: str) -> None:
        """Arrow by arrow nearer to it; where none leads nearer, the way is planned from there on."""
        planned = False
        for _ in range(80):
            now = self.view.keyboard.current()
            if now is not None and name in now.ids:
                return
            targets = self.view.keyboard.targets()
            goal = next((one for one in targets if name in one.ids), None)
            assert goal is not None, f"{name} is nothing to stand on"
            if now is None:
                self.press(Qt.Key.Key_Right)
            elif not planned and (key := _nearer(now, goal, targets)) is not None:
                self.press(key)
            else:
                planned = True
                way = self._way(now, name)
                assert way, f"no way leads from {now} to {name}"
                for key, expected in way:
                    self.press(key)
                    if self.view.keyboard.here != expected:
                        break
        raise AssertionError(f"{name} cannot be walked to")

    def _way(self, start: CursorTarget, name: str) -> list[tuple[Qt.Key, str]]:
        targets = self.view.keyboard.targets()
        came: dict[str, tuple[str, Qt.Key] | None] = {start.id: None}
        line = deque([start])
        while line:
            here = line.popleft()
            if name in here.ids:
                keys: list[tuple[Qt.Key, str]] = []
                at = here.id
                while (step := came[at]) is not None:
                    keys.append((step[1], at))
                    at = step[0]
                return keys[::-1]
            for key, way in DIRECTIONS.items():
                there = beside(here, way, targets)
                if there is not None and there.id not in came:
                    came[there.id] = (here.id, key)
                    line.append(there)
        return []


def _nearer(now: CursorTarget, goal: CursorTarget, targets: list[CursorTarget]) -> Qt.Key | None:
    """The arrow that leads nearest to a goal, if it leads nearer at all."""
    best, least = None, dist(now.middle, goal.middle)
    for key, way in DIRECTIONS.items():
        if (goal.middle[0] - now.middle[0]) * way[0] + (goal.middle[1] - now.middle[1]) * way[1] > 0:
            there = beside(now, way, targets)
            if there is not None and dist(there.middle, goal.middle) < least - 1:
                best, least = key, dist(there.middle, goal.middle)
    return best


def nearly_over(left: int, start: Callable[[], api.Session]) -> api.Session:
    """A game that a bot has played up to its last answers."""
    whole, bot = start(), api.RandomBot(3)
    answers = []
    while (pending := whole.first_pending()) is not None:
        answers.append(bot.choose_answer(whole, pending))
        assert isinstance(whole.answer(pending, answers[-1]), api.HistoryEntry)
    session = start()
    for answer in answers[: max(0, len(answers) - left)]:
        pending = session.first_pending()
        assert pending is not None and isinstance(session.answer(pending, answer), api.HistoryEntry)
    return session


whole_games = pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["beginning and end", "whole game"]
)
"""In the usual run only the first and the last answers of a game are given by hand, in the long run all of them."""
FIRST, LAST = 30, 15
"""Those answers; sitting down counts as one too."""


@contextmanager
def sitting(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    session: api.Session,
    bot: api.Bot | None = None,
    size: tuple[int, int] = (1600, 960),
) -> Iterator[Sitting]:
    """The program with this session on the table, in a home of its own."""
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path / "home"))
    application()
    context = app_context()
    context.set_language("en")
    context.set_theme(Theme(Look.LIGHT, animations=False))
    shell = MainWindow(context)
    shell.resize(*size)
    with qtbot.waitExposed(shell, timeout=LIMIT):
        shell.show()
    shell.show_session(session, tmp_path / "home" / "games" / "test.tarsas")
    settle(qtbot, shell)
    try:
        yield Sitting(shell, bot or api.GreedyBot(3))
    finally:  # a window that a failing game left open would take the pointer from all later tests
        leave(shell)
        context.close()
