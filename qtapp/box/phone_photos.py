"""Photos that a phone has sent on their way into the tray: the door for pictures, the card on them, the shelf."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QImage

from engine.api import CardPlace
from qtapp.board.scan.card_finder import FINE, SURE, FoundCards
from qtapp.board.scan.card_sheet import Quad, result_size, scaled
from qtapp.board.scan.perspective import shrunk, straighten
from qtapp.box.card_search import CardSearch
from qtapp.box.photo_tray import PhotoTray, what_was_wrong
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.pictures import PictureLimits, UnusablePicture, read_reduced
from qtapp.kit.store.picture_shelf import LONGEST, clean_image, keep_picture

FROM_PHONE = PictureLimits(3 * 1024 * 1024, 2_600, 2_600 * 2_600)
"""The page of the phone makes photos small before it sends them."""
_MOST_WAITING = 8


class PhonePhotos(QObject):
    """One photo after the other. What is seen as one card on plain ground is cut out of its surroundings."""

    stored = Signal(str, int, str)
    """Camera, number, and the card that it is proposed for."""
    refused = Signal(str, int, str)
    """Camera, number, and why: full or picture."""

    def __init__(
        self,
        context: AppContext,
        tray: PhotoTray,
        proportions: float,
        called: Callable[[CardPlace], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context, self._tray, self._proportions, self._called = context, tray, proportions, called
        self._waiting: deque[tuple[str, int, bytes]] = deque()
        self._now: tuple[str, int] | None = None
        self._photo = QImage()
        self._factor = 1.0
        self._names: dict[tuple[str, int], str] = {}
        self._search = CardSearch(self)
        self._search.found.connect(self._found)

    def take(self, camera: str, number: int, data: bytes) -> None:
        """A photo has come whole."""
        if self._tray.room <= len(self._waiting) or len(self._waiting) >= _MOST_WAITING:
            self.refused.emit(camera, number, "full")
            return
        self._waiting.append((camera, number, data))
        self._go_on()

    def take_back(self, camera: str, number: int) -> None:
        """Out of the tray again; one that lies on a card already stays."""
        name = self._names.pop((camera, number), "")
        if name in self._tray.names:
            self._tray.remove(name)

    def stop(self) -> None:
        """Nobody waits for anything any more."""
        self._waiting.clear()
        self._search.stop()
        self._now = None

    def _go_on(self) -> None:
        if self._now is None and self._waiting:
            camera, number, data = self._waiting.popleft()
            self._now = (camera, number)
            work = partial(_read, data)
            self._context.loader.run(self, work, partial(self._was_read, self._now), partial(self._failed, self._now))

    def _was_read(self, whose: tuple[str, int], read: tuple[QImage, QImage]) -> None:
        if whose == self._now:
            self._photo, middle = read
            self._factor = self._photo.width() / max(1, middle.width())
            self._search.begin(middle, self._proportions)

    def _found(self, found: FoundCards) -> None:
        if self._now is None:
            return
        is_one = len(found.cards) == 1 and found.sure >= SURE
        quad = scaled(found.cards[0], self._factor) if is_one else None
        work = partial(_kept, self._photo, quad, self._proportions)
        self._context.loader.run(self, work, partial(self._was_kept, self._now), partial(self._failed, self._now))

    def _was_kept(self, whose: tuple[str, int], name: str) -> None:
        if whose != self._now:
            return
        self._now, self._photo = None, QImage()
        self._tray.add([name])
        if name in self._tray.names:
            self._names[whose] = name
            at, proposed = self._tray.names.index(name), self._tray.proposed()
            self.stored.emit(*whose, self._called(proposed[at]) if at < len(proposed) else "")
        else:
            self.refused.emit(*whose, "full")
        self._go_on()

    def _failed(self, whose: tuple[str, int], error: Exception) -> None:
        if whose == self._now:
            self._now, self._photo = None, QImage()
            if not isinstance(error, UnusablePicture):
                self._tray.say(what_was_wrong(error))
            self.refused.emit(*whose, "picture")
            self._go_on()


def _read(data: bytes) -> tuple[QImage, QImage]:
    photo = read_reduced(data, FROM_PHONE.longest_side, FROM_PHONE).convertToFormat(QImage.Format.Format_RGB32)
    return photo, shrunk(photo, FINE)


def _kept(photo: QImage, quad: Quad | None, proportions: float) -> str:
    if quad is not None:
        size = result_size(quad, proportions, LONGEST)
        photo = straighten(photo, [QPointF(*point) for point in quad], size)
    return keep_picture(clean_image(photo))
