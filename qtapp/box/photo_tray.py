"""The tray: photos that lie ready in the workshop and are on no card yet. What lies there is kept with the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QTransform

from engine.api import MOST_IN_TRAY, CardPlace, Message, msg
from qtapp.board.paint.photos import common_photos
from qtapp.box.given_picture import CleanWork
from qtapp.box.open_box import OpenBox
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.pictures import CARD, UnusablePicture, decode_picture
from qtapp.kit.store.picture_shelf import clean_image, keep_picture, kept_picture
from qtapp.kit.wait.file_loader import FileTooSlow

FULL = msg("box.tray_is_full", "The tray is full: {most} photos. Put some of them onto cards first.", most=MOST_IN_TRAY)
_NOT_KEPT = msg("box.photo_not_kept", "The photo could not be kept: the disk does not take it.")
_MISSING = msg("box.photo_is_gone", "This photo is not there any more.")


class PhotoTray(QObject):
    """What can be done with the photos of a box that are on no card. Every deed is a step of the box."""

    def __init__(self, context: AppContext, box: OpenBox, listed: Callable[[], Sequence[CardPlace]]) -> None:
        """`listed`: the cards in sight, in the order in which photos go onto them."""
        super().__init__(box)
        self._context, self._box, self._listed = context, box, listed

    @property
    def names(self) -> tuple[str, ...]:
        """The photos, in their order."""
        return self._box.draft.tray

    @property
    def room(self) -> int:
        """So many more fit in."""
        return MOST_IN_TRAY - len(self.names)

    def proposed(self, ahead: int = 0) -> list[CardPlace]:
        """For each photo, and for so many that are still to come, the next card without one: from the card that is
        looked at on, then from the beginning. There may be fewer cards than photos.
        """
        listed = list(self._listed())
        at = listed.index(self._box.place) if self._box.place in listed else 0
        free = [one for one in (*listed[at:], *listed[:at]) if self._box.draft.photo(one) is None]
        return free[: len(self.names) + ahead]

    # ---- photos come ---------------------------------------------------------------------------------------------

    def take(self, works: Sequence[CleanWork]) -> None:
        """Read pictures beside the window, one after the other, and lay them in."""
        if works:
            self._read(list(works), [])

    def _read(self, works: list[CleanWork], names: list[str]) -> None:
        if not works or len(names) >= self.room:
            self.add(names)
            if works:
                self._box.failed.emit(FULL)
            return
        read, failed = partial(self._was_read, works[1:], names), partial(self._was_not_read, works[1:], names)
        self._context.loader.run(self, partial(_kept, works[0]), read, failed)

    def _was_read(self, works: list[CleanWork], names: list[str], name: str) -> None:
        self._read(works, [*names, name])

    def _was_not_read(self, works: list[CleanWork], names: list[str], error: Exception) -> None:
        """One that is no picture is told; the others come all the same."""
        self.tell(error)
        self._read(works, names)

    def add(self, names: Sequence[str]) -> None:
        """Photos that are on the shelf come into the tray, in one step."""
        fresh = [name for name in dict.fromkeys(names) if name not in self.names]
        if len(fresh) > self.room:
            self._box.failed.emit(FULL)
        if fresh[: self.room]:
            common_photos().look_again()
            self._box.put_photos({}, [*self.names, *fresh[: self.room]])

    # ---- photos go -----------------------------------------------------------------------------------------------

    def lay(self, name: str, place: CardPlace) -> None:
        """Onto a card, which is looked at then. The photo that it bore comes back in its place."""
        before = self._box.draft.photo(place)
        back = [before.file] if before is not None and before.file not in self.names else []
        at = self.names.index(name)
        self._box.lay_photos({place: name}, [*self.names[:at], *back, *self.names[at + 1 :]])

    def lay_in_order(self) -> int:
        """Every photo onto its proposed card, in one step; how many."""
        pairs = dict(zip(self.proposed(), self.names, strict=False))
        if pairs:
            self._box.lay_photos(pairs, self.names[len(pairs) :])
        return len(pairs)

    def remove(self, name: str) -> None:
        """Out of the tray."""
        self._box.put_photos({}, [one for one in self.names if one != name])

    def replace(self, name: str, others: Sequence[str]) -> None:
        """Cut anew: what came of a photo lies in its place."""
        at = self.names.index(name) if name in self.names else len(self.names)
        fresh = [one for one in dict.fromkeys(others) if one not in self.names]
        if fresh:
            common_photos().look_again()
            self._box.put_photos({}, [*self.names[:at], *fresh, *self.names[at + 1 :]])

    def turn(self, name: str) -> None:
        """A quarter to the right, as it was held wrongly."""
        self._context.loader.run(self, partial(_turned, name), partial(self._was_turned, name), self.tell)

    def _was_turned(self, before: str, after: str) -> None:
        if before in self.names and after not in self.names:
            common_photos().look_again()
            self._box.put_photos({}, [after if one == before else one for one in self.names])

    def say(self, message: Message) -> None:
        """Say something about the photos."""
        self._box.failed.emit(message)

    def tell(self, error: Exception) -> None:
        """Say what was wrong with a photo."""
        self._box.failed.emit(what_was_wrong(error))


def what_was_wrong(error: Exception) -> Message:
    """In a sentence; what nobody expects is raised."""
    if isinstance(error, (UnusablePicture, FileTooSlow)):
        return error.message
    if isinstance(error, OSError):
        return _NOT_KEPT
    raise error


def _kept(work: CleanWork) -> str:
    return keep_picture(work())


def _turned(name: str) -> str:
    content = kept_picture(name)
    if content is None:
        raise UnusablePicture(_MISSING)
    image: QImage = decode_picture(content, CARD).transformed(QTransform().rotate(90))
    return keep_picture(clean_image(image))
