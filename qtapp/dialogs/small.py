"""Small dialogs: a remark, the keys, the rules of a game that is not being played."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPlainTextEdit, QWidget

from engine.api import Game, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.actions import GameActions
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage
from qtapp.kit.speak.letters import LETTERS
from qtapp.panels.explain.rules import RulesPanel

_LONGEST, _LONGEST_NAME = 2000, 80


class RemarkDialog(Dialog):
    """Write something into the timeline."""

    written = Signal(str)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("window.remark", "Remark"), parent)
        self.field = QPlainTextEdit()
        self.field.setTabChangesFocus(True)
        self.words.name(self.field, msg("window.remark", "Remark"))
        self.body.addWidget(self.field, 1)
        self.primary_button(msg("window.done", "Done"), self._done)
        self.cancel_button()
        self.fit(440, 300)
        self.field.setFocus()

    def _done(self) -> None:
        text = self.field.toPlainText().strip()[:_LONGEST]
        self.accept()
        if text:
            self.written.emit(text)


class NameDialog(Dialog):
    """Give something another name."""

    named = Signal(str)

    def __init__(self, context: AppContext, name: str, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("window.new_name_title", "Another name"), parent)
        self.field = QLineEdit(name)
        self.field.setMaxLength(_LONGEST_NAME)
        self.words.name(self.field, msg("window.new_name_title", "Another name"))
        self.body.addWidget(self.field)
        self.primary_button(msg("window.done", "Done"), self._done)
        self.cancel_button()
        self.fit(380, 150)
        self.field.selectAll()
        self.field.setFocus()

    def _done(self) -> None:
        name = self.field.text().strip()
        self.accept()
        if name:
            self.named.emit(name)


class KeysDialog(Dialog):
    """Every key, in two columns."""

    def __init__(self, context: AppContext, actions: GameActions, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("window.keys_title", "Keys"), parent)
        area = ScrollPage()
        grid = QGridLayout()
        area.column.addLayout(grid)
        area.column.addStretch(1)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        more = (
            (
                "1–9",
                msg("window.key_help_take_row", "Take a row of the question, wherever the keyboard is"),
            ),
            ("Alt+1–9", msg("window.key_help_fly_to_area", "Fly to an area of the table")),
            ("F6", msg("window.key_help_to_decision", "Go to the decision; press again for the table")),
            (
                "← ↑ → ↓",
                msg(
                    "window.key_help_between_things",
                    "On the table: arrow keys move between pieces and places; Enter picks up and drops",
                ),
            ),
            (
                "Tab",
                msg(
                    "window.key_help_next_area",
                    "On the table: next area; while holding a piece: next possible drop",
                ),
            ),
            ("Ctrl", msg("window.key_help_pointer_light", "Hold: a light follows the pointer, all else grows dark")),
            ("← →", msg("window.key_help_timeline", "Move along the timeline when it has focus")),
            ("Esc", msg("window.key_help_close_message", "Close the why-not card or a message")),
        )
        told_below = actions["decision"]
        keyed = (one for one in actions.by_name.values() if not one.shortcut().isEmpty() and one is not told_below)
        for row, action in enumerate(keyed):
            self._line(grid, row, action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
            label = WrapLabel()
            label.setText(action.text().replace("&", ""))
            grid.addWidget(label, row, 1)
        for keys, text in more:
            row = grid.rowCount()
            self._line(grid, row, keys)
            label = WrapLabel()
            self.words.text(label, text)
            grid.addWidget(label, row, 1)
        for _, letter, text in LETTERS:
            row = grid.rowCount()
            self.words.text(self._line(grid, row, ""), letter)
            label = WrapLabel()
            self.words.text(label, msg("window.key_help_with_a_reader", "With a screen reader: {what}", what=text))
            grid.addWidget(label, row, 1)
        self.body.addWidget(area, 1)
        self.close_button()
        self.fit(520, 600)

    def _line(self, grid: QGridLayout, row: int, keys: str) -> PlainLabel:
        label = PlainLabel(keys)
        label.setProperty("role", "strong")
        grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        return label


class RulesDialog(Dialog):
    """The rules of a game, from the start page."""

    def __init__(self, context: AppContext, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("window.rules_of_game_title", "Rules: {game}", game=game.title), parent)
        self.panel = RulesPanel(context, game)
        self.body.addWidget(self.panel, 1)
        self.close_button()
        self.fit(820, 620)
