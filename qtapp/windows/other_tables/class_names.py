"""Names of a class that answers: the teacher gives another one, lets somebody only watch, or sends them out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qtapp.kit.app_context import AppContext
from qtapp.net.voices import Voices
from qtapp.teach.class_rename import RenameDialog


class ClassNames(QObject):
    """What can be done about one voice, by its id. Nothing of it is kept."""

    changed = Signal()
    """Somebody counts no more, or again."""

    def __init__(self, context: AppContext, page: QWidget, voices: Callable[[], Voices | None]) -> None:
        """`page`: whose window the names are asked in."""
        super().__init__(page)
        self._context, self._page, self._voices = context, page, voices

    def ask(self, voice: str) -> None:
        """Ask for another name."""
        voices = self._voices()
        if voices is None:
            return
        name = next((one.name for one in voices.voices() if one.id == voice), "")
        dialog = RenameDialog(self._context, name, self._page.window())
        dialog.renamed.connect(partial(self.rename, voice))
        dialog.open()

    def rename(self, voice: str, name: str) -> None:
        """An empty name lets the program give one."""
        voices = self._voices()
        if voices is not None:
            voices.rename(voice, name)

    def mute(self, voice: str, is_muted: bool) -> None:
        """It only watches, or answers again."""
        voices = self._voices()
        if voices is not None:
            voices.mute(voice, is_muted=is_muted)
            self.changed.emit()

    def send_out(self, voice: str) -> None:
        """It takes part no more."""
        voices = self._voices()
        if voices is not None:
            voices.send_out(voice)
            self.changed.emit()
