"""Leads to a lesson that is offered in the house, and to one that others offer. What listens is read in at a click."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine import api
from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import LESSON_SUFFIX, documents_folder
from qtapp.kit.wait.file_loader import FileTooSlow

if TYPE_CHECKING:
    from qtapp.net.lesson_offer import LessonAddress
    from qtapp.windows.other_tables.lesson_sheets import FetchSheet, OfferSheet

LINK = "tarsas:lesson/"
_MOST_OF_A_NAME = 99
_ILLEGAL = '<>:"/\\|?*'


class LessonDoor(QObject):
    """Made with the window."""

    told = Signal(object)
    """Message: why a lesson could not be had."""

    def __init__(self, context: AppContext, open_lesson: Callable[[Path], None], window: QWidget) -> None:
        super().__init__(window)
        self._context, self._open, self._window = context, open_lesson, window
        self.offered: OfferSheet | None = None
        self.asked: FetchSheet | None = None

    def offer(self, file: Path, title: str) -> None:
        """Offer a lesson as long as the sheet is open."""
        from qtapp.windows.other_tables.lesson_sheets import OfferSheet

        self.leave()
        self.offered = sheet = OfferSheet(self._context, file, title, self._window)
        sheet.open()
        sheet.begin()

    def take_link(self, text: str) -> bool:
        """Somebody followed a link: it is only laid into the sheet. False: it leads to no lesson."""
        if not text.lower().startswith(LINK):
            return False
        from qtapp.net.lesson_offer import read_address

        found = read_address(text)
        if found is not None:
            self.ask(found)
        return found is not None

    def ask(self, given: LessonAddress | None = None) -> None:
        """Ask for the address of a lesson."""
        from qtapp.windows.other_tables.lesson_sheets import FetchSheet

        if self.asked is not None:
            self.asked.reject()
        self.asked = sheet = FetchSheet(self._context, given, self._window)
        sheet.wanted.connect(self.fetch)
        sheet.open()

    def fetch(self, where: LessonAddress) -> None:
        """Get it beside the window, look at it, keep it among the own lessons, and open it."""
        work = partial(_fetched, where, documents_folder(), self._context.speech.language)
        self._context.loader.run(self, work, self._open, self._failed)

    def _failed(self, error: Exception) -> None:
        reason: Message | None = error.message if isinstance(error, api.InvalidData | FileTooSlow) else None
        if reason is None and not isinstance(error, OSError):
            raise error
        why = reason or msg("file.not_a_lesson", "It is damaged, or it is not a lesson.")
        self.told.emit(msg("offer.not_fetched", "The lesson could not be fetched: {reason}", reason=why))

    def leave(self) -> None:
        """The program ends, or another lesson is offered: this one is not any more."""
        if self.offered is not None:
            self.offered.reject()
            self.offered = None


def _fetched(where: LessonAddress, folder: Path, language: str) -> Path:
    """The file of a fetched lesson; InvalidData: it is none. What is kept already is not written twice."""
    from qtapp.net.lesson_offer import fetch

    raw = fetch(where)
    lesson = api.read_lesson(raw).lesson
    name = "".join(" " if sign in _ILLEGAL else sign for sign in lesson.title.in_language(language)).strip(" .")
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, _MOST_OF_A_NAME):
        path = folder / f"{name[:60] or 'Lesson'}{'' if number == 1 else f' {number}'}{LESSON_SUFFIX}"
        if not path.exists():
            api.write_atomically(path, raw)
            return path
        if path.read_bytes() == raw:
            return path
    raise OSError(str(folder))
