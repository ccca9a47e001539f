"""Leads to a quiz with a class. What listens is read in when the first one begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from engine.api import Message
from qtapp.kit.app_context import AppContext
from qtapp.teach.class_quiz import QuizPlan
from qtapp.teach.class_sheet import QuizSheet

if TYPE_CHECKING:
    from qtapp.windows.other_tables.class_hour import ClassHour


class ClassHost(Protocol):
    """The window in which it takes place."""

    stack: QStackedWidget

    def say(self, message: Message, icon: str = "warning", seconds: int = 0) -> None:
        """Say something where the eyes are."""

    def go_home(self) -> None:
        """To the start page."""

    def resume(self) -> None:
        """Back to the game that is played."""


class ClassDoor(QObject):
    """Made with the window."""

    def __init__(self, context: AppContext, host: ClassHost, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._host, self._window = context, host, window
        self.hour: ClassHour | None = None
        self._back: Callable[[], None] = host.go_home

    def ask(self, game: str, back: Callable[[], None] | None = None) -> QuizSheet:
        """The sheet before a quiz; `back` leads to what was on the screen."""
        self._back = back or self._host.go_home
        sheet = QuizSheet(self._context, game, self._window)
        sheet.wanted.connect(self.begin)
        sheet.open()
        return sheet

    def begin(self, plan: QuizPlan, is_address_shared: bool = False) -> None:
        """Open the door for phones, and show the lobby."""
        from qtapp.windows.other_tables.class_hour import ClassHour

        if self.hour is None:
            self.hour = ClassHour(self._context, self._host.stack, self)
            self.hour.told.connect(self._host.say)
            self.hour.left.connect(self._left)
        before = self._host.stack.currentWidget()
        if self.hour.is_open:
            return
        if not self.hour.begin(plan, is_address_shared=is_address_shared) and before is not None:
            self._host.stack.setCurrentWidget(before)

    def _left(self) -> None:
        self._back()

    def leave(self) -> None:
        """The program ends: nobody is listened to any more."""
        if self.hour is not None:
            self._back = _nowhere
            self.hour.leave()


def _nowhere() -> None:
    """The window is gone."""
