"""The photos that come in a card pack: taken onto the shelf beside the window, while people already play."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine import api
from engine.api import Message, msg
from qtapp.board.paint.photos import common_photos
from qtapp.kit.app_context import AppContext
from qtapp.kit.store.picture_shelf import TakenPictures, take_pictures


class PackPictures(QObject):
    """One for the program's life: the dialog that chose the pack may be gone before its photos are there."""

    came = Signal()
    """Something else is to be said of the photos."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._context = context
        self._refused = 0

    def take(self, checked: api.CheckedPack) -> None:
        """Each goes through the door, which takes its time: nobody waits for it."""
        self._refused = 0
        if checked.pack.get(api.PICTURES):
            work = partial(take_pictures, Path(checked.file))
            self._context.loader.run(self, work, self._taken, self._failed, late=None)

    def _taken(self, pictures: TakenPictures) -> None:
        self._refused = pictures.refused
        if pictures.taken:
            common_photos().look_again()
        self.came.emit()

    @staticmethod
    def _failed(error: Exception) -> None:
        raise error

    def told(self, checked: api.CheckedPack) -> list[Message]:
        """How many photos a pack has, and how many of them could not be used."""
        photos = sum(1 for _ in api.photos_in(checked.pack))
        if not photos:
            return []
        found = [msg("window.pack_photos", "%n photo(s)", photos)]
        if self._refused:
            found.append(msg("window.pack_photos_refused", "%n photo(s) cannot be used: drawn instead", self._refused))
        return found
