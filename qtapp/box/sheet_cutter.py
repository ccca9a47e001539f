"""Cutting a sheet: card after card is straightened beside the window, laid onto the shelf and told by its name."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QImage

from qtapp.board.scan.card_sheet import CardSheet, Quad, result_size
from qtapp.board.scan.perspective import straighten
from qtapp.kit.app_context import AppContext
from qtapp.kit.store.picture_shelf import LONGEST, clean_image, keep_picture


class SheetCutter(QObject):
    """One sheet at a time. Stopped, it leaves nothing behind that anybody sees."""

    went_on = Signal(float)
    """From 0 to 1."""
    done = Signal(object)
    """list[str]: the names of the photos, in the order of the cards."""
    failed = Signal(object)
    """What went wrong, as it was raised; nothing comes of it then."""

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._work: _Work | None = None

    @property
    def is_busy(self) -> bool:
        """Is something being cut?"""
        return self._work is not None

    def begin(self, photo: QImage, sheet: CardSheet) -> None:
        """Cut every card of a sheet."""
        self.stop()
        self._work = _Work(photo, sheet.outlines(), sheet.proportions)
        self._next(self._work)

    def stop(self) -> None:
        """Nothing comes of it."""
        if self._work is not None:
            self._work.stopped.set()
            self._work = None

    def _next(self, work: _Work) -> None:
        self.went_on.emit(len(work.names) / len(work.cards))
        if len(work.names) == len(work.cards):
            self._work = None
            self.done.emit(work.names)
            return
        cut = partial(_cut, work.photo, work.cards[len(work.names)], work.proportions, work.stopped)
        self._context.loader.run(self, cut, partial(self._was_cut, work), partial(self._was_not_cut, work))

    def _was_cut(self, work: _Work, name: str) -> None:
        if work is self._work:
            work.names.append(name)
            self._next(work)

    def _was_not_cut(self, work: _Work, error: Exception) -> None:
        if work is self._work:
            self._work = None
            self.failed.emit(error)


@dataclass(eq=False)
class _Work:
    photo: QImage
    cards: tuple[Quad, ...]
    proportions: float
    names: list[str] = field(default_factory=list)
    stopped: Event = field(default_factory=Event)


def _cut(photo: QImage, quad: Quad, proportions: float, stopped: Event) -> str:
    size = result_size(quad, proportions, LONGEST)
    image = straighten(photo, [QPointF(*point) for point in quad], size, lambda _: not stopped.is_set())
    return "" if image.isNull() else keep_picture(clean_image(image))


def quick_look(photo: QImage, quad: Quad, proportions: float, longest: int) -> QImage:
    """How a card would come out, small."""
    return straighten(photo, [QPointF(*point) for point in quad], result_size(quad, proportions, longest))
