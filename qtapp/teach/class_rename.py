"""Another name for somebody of the class: before it is laughed at."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from engine.api import msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext

_LONGEST = 16


class RenameDialog(Dialog):
    """One line. An empty one lets the program give a name."""

    renamed = Signal(str)

    def __init__(self, context: AppContext, name: str, parent: QWidget | None) -> None:
        super().__init__(context, msg("class.rename_title", "Another name"), parent)
        self.line = QLineEdit(name)
        self.line.setMaxLength(_LONGEST)
        self.line.selectAll()
        self.words.name(self.line, msg("class.rename_title", "Another name"))
        self.words.keep(self.line.setPlaceholderText, msg("class.rename_empty", "Empty: the program gives a name"))
        self.body.addWidget(self.line)
        self.body.addStretch(1)
        self.primary_button(msg("class.rename_button", "Rename"), self._done)
        self.cancel_button()
        self.fit(420, 220)
        self.line.setFocus()

    def _done(self) -> None:
        self.renamed.emit(self.line.text())
        self.accept()
