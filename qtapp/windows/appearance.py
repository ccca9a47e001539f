"""How the window looks: its size on the screen, look, size of text, language. Commands that every table has."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QMainWindow, QMenu

from engine.api import msg
from qtapp.i18n import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.theme import SCALES, Look
from qtapp.kit.speak.words import LiveTexts

_LOOKS = (Look.LIGHT, Look.DARK, Look.CONTRAST)


class Appearance(QObject):
    """Changes what everybody sees of the window, not of a game."""

    def __init__(self, context: AppContext, window: QMainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._fits = QTimer(self)
        """In the middle of being made larger or smaller nothing is laid anew."""
        self._fits.setSingleShot(True)
        self._fits.setInterval(0)
        self._fits.timeout.connect(lambda: context.fit_letters(window.height()))
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has another height: it may have room for other letters."""
        if event.type() is QEvent.Type.Resize:
            self._fits.start()
        return False

    def switch_full_screen(self) -> None:
        """The whole screen, or as it was before; a window that was maximised is so again."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def next_look(self) -> None:
        """Light, dark, high contrast, and around."""
        theme = self._context.theme
        self._context.set_theme(theme.changed(look=_LOOKS[(_LOOKS.index(theme.look) + 1) % len(_LOOKS)]))

    def larger_text(self) -> None:
        """The next size of text."""
        self._scale(1)

    def smaller_text(self) -> None:
        """The size of text before."""
        self._scale(-1)

    def _scale(self, step: int) -> None:
        theme = self._context.theme
        at = SCALES.index(theme.text_scale) if theme.text_scale in SCALES else 0
        self._context.set_theme(theme.changed(text_scale=SCALES[min(len(SCALES) - 1, max(0, at + step))]))

    def add_languages(self, menu: QMenu, words: LiveTexts) -> None:
        """A menu of languages, each by its own name."""
        inner = menu.addMenu("")
        words.keep(inner.setTitle, msg("settings.language", "Language"))
        for code in LANGUAGES:
            inner.addAction(LANGUAGES[code]).triggered.connect(partial(self._speak, code))

    def _speak(self, code: str, _checked: bool = False) -> None:
        self._context.set_language(code)
