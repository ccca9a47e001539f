"""What every part of the window shares: the language, the theme, what is remembered, and work in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication, QIcon, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication

from engine.api import Workshop
from qtapp.i18n import Localizer
from qtapp.kit.paint import icons
from qtapp.kit.paint.stylesheet import sheet
from qtapp.kit.paint.theme import SCALES, Theme, usual_look
from qtapp.kit.store.settings import Settings
from qtapp.kit.wait.background import Background, is_anybody_at_work
from qtapp.kit.wait.file_loader import FileLoader

_ROOM = 256
"""Pixels that a window is high at least for each time that its letters are enlarged: so twice as large from 512 on."""
_GAP = 4
"""Pixels that Qt does not leave between the icon of a button and its words."""


class AppContext(QObject):
    """One for the whole program. A change of theme is told to all who draw themselves."""

    theme_changed = Signal(object)

    def __init__(self, settings: Settings, speech: Localizer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.speech = speech
        self.background = Background(self)
        self.loader = FileLoader(self)
        self.workshop = Workshop(monotonic)
        """Where computer players think and hints are found: a process that is started when it is first needed."""
        self.loop: asyncio.AbstractEventLoop | None = None
        """Runs what is awaited; without one nobody thinks."""
        self._theme = self._wanted = settings.theme
        self._most = SCALES[-1]
        """The largest letters for which the window has room."""
        speech.changed.connect(self._tell_readers)

    @property
    def theme(self) -> Theme:
        """The present theme."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Go over to another theme, and remember it."""
        if theme.text_scale == self._theme.text_scale:  # something else is changed: letters stay as large as wanted
            theme = theme.changed(text_scale=self._wanted.text_scale)
        if theme != self._wanted:
            self._wanted = self.settings.theme = theme
            self._put_on()

    def fit_letters(self, height: int) -> None:
        """In a low window letters are no larger than leaves room for what is asked; in a higher one as was wanted."""
        most = max((one for one in SCALES if one * _ROOM <= height), default=SCALES[0])
        if most != self._most:
            self._most = most
            self._put_on()

    def _put_on(self) -> None:
        """Go over to the wanted theme, as far as there is room."""
        theme = self._wanted.changed(text_scale=min(self._wanted.text_scale, self._most))
        if theme == self._theme:
            return
        same = theme.looks_like(self._theme)
        self._theme = theme
        if not same:
            self.apply_theme()
        self.theme_changed.emit(theme)

    def follow_system(self) -> None:
        """From now on go along when the system becomes dark or light, as long as nobody has chosen a look."""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        if hasattr(hints, "accessibility"):  # Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)

    def _system_changed(self) -> None:
        if self.settings.chosen_look is None:
            self.set_theme(self._theme.changed(look=usual_look()))

    def set_language(self, code: str) -> None:
        """Speak another language, and remember it."""
        self.settings.language = code
        self.speech.set_language(code)

    def _tell_readers(self) -> None:
        """Windows that are open say to screen readers which language they speak now."""
        for window in QApplication.topLevelWidgets():
            window.setLocale(self.speech.locale)

    def set_language_beside(self, code: str) -> None:
        """Write lessons and the log in a second language too, and remember it; empty: in one language only."""
        self.settings.language_beside = code
        self.speech.set_beside(code)

    def apply_theme(self) -> None:
        """Give the whole program the colours and letters of the theme."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setFont(self._theme.font())
            app.setPalette(self._theme.palette())
            # From one sheet to another Qt goes over every widget once for each of its ancestors; without a sheet in
            # between it goes over each of them twice, which takes half as long.
            app.setStyleSheet("")
            app.setStyleSheet(sheet(self._theme))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Begin something that is awaited; None: there is nobody to run it."""
        if self.loop is None:
            work.close()
            return None
        return self.loop.create_task(work)

    def close(self) -> bool:
        """The program ends: no process is left, and no thread works on. False: one does, it could not be waited for."""
        self.workshop.close()
        self.background.close()
        return self.loader.close() and not is_anybody_at_work()

    def icon(self, name: str) -> QIcon:
        """An icon in the tone of the theme."""
        return icons.icon(name, self._theme.colours.icon)

    def put_icon(self, button: QAbstractButton, name: str, side: float = 18) -> None:
        """Give a button without words an icon that grows with the text."""
        button.setIcon(self.icon(name))
        button.setIconSize(QSize(self._theme.px(side), self._theme.px(side)))

    def put_icon_beside_words(self, button: QAbstractButton, name: str, side: float = 18, tone: str = "") -> None:
        """Give a button with words an icon that grows with them, and keeps a little away from them."""
        gap = self._theme.px(_GAP)
        button.setIcon(icons.with_gap(self.pixmap(name, side, tone), gap))
        button.setIconSize(QSize(self._theme.px(side) + gap, self._theme.px(side)))

    def pixmap(self, name: str, size: float, tone: str = "") -> QPixmap:
        """An icon that grows with the text."""
        app = QApplication.instance()
        ratio = app.devicePixelRatio() if isinstance(app, QApplication) else 1.0
        return icons.pixmap(name, tone or self._theme.colours.icon, self._theme.px(size), ratio)
