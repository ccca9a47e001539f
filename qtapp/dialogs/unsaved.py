"""The game is about to be left and is not on the disk: whoever plays decides what happens."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.api import Message, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel


class UnsavedDialog(Dialog):
    """Try again, leave all the same, or stay."""

    again = Signal()
    leave = Signal()

    def __init__(self, context: AppContext, reason: Message, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("window.game_not_saved_title", "The game is not saved"), parent)
        for message in (
            reason,
            msg(
                "window.unsaved_moves_would_be_lost",
                "If you leave now, the last moves are lost. With “Save as…” the game can go to another place.",
            ),
        ):
            label = WrapLabel()
            self.words.keep(label.setText, message, alone=False)
            self.body.addWidget(label)
        self.body.addStretch(1)
        self.retry = self.primary_button(msg("window.try_again_button", "Try again"), self._again)
        self.abandon = self.button(msg("window.leave_without_saving_button", "Leave without saving"), self._leave)
        self.cancel_button()
        self.fit(460, 280)

    def _again(self) -> None:
        self.accept()
        self.again.emit()

    def _leave(self) -> None:
        self.accept()
        self.leave.emit()
