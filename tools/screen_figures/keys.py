"""Figure 19: a whole game of each kind, answered by keys alone, and how many keys each kind of decision takes.

With TARSAS_KEYS=1 the keys are printed kind by kind.
"""

from __future__ import annotations

import os
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine import api
from qtapp.kit.controls import grace
from qtapp.panels.decision.items import AmountsQuestion, OrderQuestion, SomeQuestion
from qtapp.windows.main import MainWindow
from tools.screen_figures import Figure, Found
from tools.screen_figures.screen import home_folder, window
from tools.screen_figures.tables import GAMES
from tools.screen_figures.walk import lay

CASES = tuple(game for game, _ in GAMES)
MOST = 1500
"""Answers after which a game has got stuck."""
WANTED = 3
"""Keys that a decision takes at most, in the middle of all of its kind; some of several take one each and one more."""
_DIGITS = 6
"""Of more than so many things that are chosen some lie beyond the ninth."""
_Key = Qt.Key
_Control = Qt.KeyboardModifier.ControlModifier


class NoWay(Exception):
    """Keys do not lead there."""


class KeyPlayer:
    """Somebody without a mouse. What they would like to answer a bot tells them."""

    def __init__(self, shell: MainWindow) -> None:
        assert shell.game is not None and shell.curtain is not None
        self._shell = shell
        self._game = shell.game
        self._curtain = shell.curtain
        self._bot = api.GreedyBot(3)
        self.presses = 0
        self.taken: dict[str, list[int]] = {}
        """By kind of decision, and how many are chosen where it is some of several: the keys that each took."""

    def play(self, most: int = MOST) -> int:
        """To the end of the game, or so many answers; how many there were."""
        session, answers = self._game.client.session, 0
        while not session.is_over and answers < most:
            if self._curtain.seat:
                self.press(_Key.Key_Return)
            elif self._game.regions.watching:
                self.press(_Key.Key_Escape)
            else:
                self._answer()
                answers += 1
        return answers

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key for whatever has the keyboard."""
        self.presses += 1
        QTest.keyClick(self._shell.focusWidget() or self._shell, key, modifiers)
        QApplication.processEvents()

    def _answer(self) -> None:
        pending = self._game.client.questions.pending()
        if pending is None:
            raise NoWay("nobody is asked")
        answer = self._bot.choose_answer(self._game.client.session, pending)
        before, presses = self._game.client.session.current, self.presses
        if self._game.client.questions.options():
            self._pick(api.answer_key(answer))
        else:
            self._items(answer)
        if self._game.client.session.current is before:
            raise NoWay(f"{pending.frame.name}: the keys answer nothing")
        is_some = pending.frame.shape is api.QuestionShape.SOME
        kind = f"{pending.frame.name}, {len(answer)}" if is_some else pending.frame.name
        self.taken.setdefault(kind, []).append(self.presses - presses)

    def _pick(self, key: str) -> None:
        """Row by row through the steps of the card: by number where the row has one, else with the arrows."""
        card = self._game.decision
        while True:
            row = next(at for at, one in enumerate(card.buttons) if any(it.key == key for it in one.row.options))
            button = card.buttons[row]
            if row < 9:
                self.press(_Key(_Key.Key_1 + row))
            else:
                self._go_to(*card.buttons)
                here = next(at for at, one in enumerate(card.buttons) if one.hasFocus())
                down = (row - here) % len(card.buttons)
                up = len(card.buttons) - down
                for _ in range(min(down, up)):
                    self.press(_Key.Key_Down if down <= up else _Key.Key_Up)
                self.press(_Key.Key_Return)
            if button.row.option is not None:
                return

    def _go_to(self, *wanted: QWidget) -> None:
        for _ in range(80):
            if any(one.hasFocus() for one in wanted):
                return
            self.press(_Key.Key_Tab)
        raise NoWay(f"Tab does not lead to {wanted[0]}")

    def _items(self, answer: Any) -> None:
        part = self._game.decision.part
        if part is None:
            raise NoWay("the card shows no items")
        asked, items = part.question, self._game.client.questions.items()
        if isinstance(asked, SomeQuestion):
            wanted = list(answer)
            self._go_to(*asked.boxes)
            for at, (item, box) in enumerate(zip(items, asked.boxes, strict=True)):
                tick = item in wanted
                if tick:
                    wanted.remove(item)
                if tick is not box.isChecked() and at < 9:
                    self.press(_Key(_Key.Key_1 + at))
                elif tick is not box.isChecked():
                    self._go_to(box)
                    self.press(_Key.Key_Space)
        elif isinstance(asked, AmountsQuestion):
            for n, stepper in zip(answer, asked.steppers, strict=True):
                while stepper.value != n:
                    self._go_to(stepper)
                    self.press(_Key.Key_Up if stepper.value < n else _Key.Key_Down)
        elif isinstance(asked, OrderQuestion):
            self._go_to(asked.list)
            for at, item in enumerate(answer):
                row = list(asked.answer()).index(item, at)
                while asked.list.currentRow() != row:
                    self.press(_Key.Key_Down if asked.list.currentRow() < row else _Key.Key_Up)
                for _ in range(row - at):
                    self.press(_Key.Key_Up, _Control)
        self.press(_Key.Key_Return, _Control)


def measure(case: str) -> Any:
    """One game to its end; where it gets stuck, what stopped it."""
    grace.SHARE = 0.0
    with home_folder() as home, window() as shell:
        lay(shell, home, case, dict(GAMES)[case])
        player = KeyPlayer(shell)
        try:
            answers = player.play()
            said = f"{answers} answers"
        except NoWay as stuck:
            said = str(stuck)
        over = shell.game is not None and shell.game.client.session.is_over
    return {"said": said, "over": over, "keys": player.taken}


def figures(found: Found) -> list[Figure]:
    """One row for each game."""
    name = "a whole game by keys alone"
    rows = [Figure(19, f"{name}, {game}", one["said"], "to its end", one["over"]) for game, one in found.items()]
    for game, one in found.items():
        kinds = {kind: sorted(keys) for kind, keys in one["keys"].items()}
        if os.environ.get("TARSAS_KEYS"):
            for kind, keys in sorted(kinds.items()):
                print(f"{kind}: {len(keys)} times, {keys[0]} to {keys[-1]} keys, in the middle {keys[len(keys) // 2]}")
        middles = {kind: keys[len(keys) // 2] for kind, keys in kinds.items()}
        over = [f"{kind}: {middle}" for kind, middle in middles.items() if middle > wanted(kind)]
        now = ", ".join(over) or str(max(middles.values()))
        rows.append(Figure(19, f"keys to each kind of decision, {game}", now, f"{WANTED}, of several n + 1", not over))
    return rows


def wanted(kind: str) -> int:
    """Keys that a kind of decision takes at most; of many things each takes two, for only nine of them have a digit."""
    many = kind.rpartition(", ")[2]
    if not many.isdigit():
        return WANTED
    each = 2 if int(many) > _DIGITS else 1
    return max(WANTED, each * int(many) + 1)
