"""A card pack that somebody opened from outside the program: the sheet of its game opens, with this pack chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from engine import api
from engine.api import Message
from qtapp.dialogs.new_game import NewGameDialog
from qtapp.dialogs.pack_row import pack_at
from qtapp.kit.app_context import AppContext
from qtapp.kit.wait.file_loader import FileTooSlow

PACK_SUFFIXES = (".json", api.PACK_FILE_SUFFIX)


class GivenPack(QObject):
    """Finds out which game a pack is for, beside the window."""

    def __init__(
        self,
        context: AppContext,
        ask_new: Callable[[str], NewGameDialog],
        refuse: Callable[[Message], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._ask_new = ask_new
        self._refuse = refuse

    def takes(self, path: Path) -> bool:
        """Does this file want to be a pack?"""
        return path.suffix.lower() in PACK_SUFFIXES

    def open(self, path: Path) -> None:
        """Open the sheet of its game; a file that is for no game of ours is refused in a sentence."""
        look = partial(api.check_pack, pack_at(path), api.find_game)
        self._context.loader.run(self, look, partial(self._looked_at, path), self._failed)

    def _looked_at(self, path: Path, checked: api.CheckedPack) -> None:
        game = checked.pack.get("game")
        if checked.trouble is not None or game not in api.GAMES:
            self._refuse(replace(checked, file=path.name).told())
            return
        dialog = self._ask_new(game)
        if dialog.pack is not None:
            dialog.more.setChecked(True)
            dialog.pack.take(path)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, FileTooSlow):
            raise error
        self._refuse(error.message)
