"""The language of the window: one object that renders every message and tells when the language changes."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QDateTime,
    QLibraryInfo,
    QLocale,
    QObject,
    QTime,
    QTranslator,
    Signal,
)

from engine import api
from qtapp.i18n.languages import SOURCE, complete, language_of
from qtapp.i18n.lesson_texts import offer_translations
from qtapp.i18n.render import NameSource
from qtapp.i18n.voice import Voice


def system_language() -> str:
    """The first language of the system that is spoken here without gaps; English if there is none."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("_", "-").partition("-")[0]
        if code in complete():
            return code
    return SOURCE


_installed: list[QTranslator] = []
"""Qt's own texts in the language spoken last: an application has only one."""


def _install_qt(language: str, locale: QLocale) -> None:
    """Let Qt's own buttons and dialogs speak the language too."""
    app = QCoreApplication.instance()
    if app is None:
        return
    for old in _installed:
        app.removeTranslator(old)
    _installed.clear()
    QLocale.setDefault(locale)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator()
    if translator.load(f"qtbase_{language}", folder):
        app.installTranslator(translator)
        _installed.append(translator)


class Localizer(QObject):
    """Speaks the chosen language. Whoever shows a text says it anew when `changed` comes."""

    changed = Signal()
    """Another language is spoken, or another one stands beside it."""

    def __init__(self, language: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        offer_translations()
        self._locale: QLocale
        self._voice: Voice
        self._second: Voice | None = None
        self._speak(language or system_language())

    # ---- the language --------------------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """en, hu, de, or xx, the pseudo-locale."""
        return self._voice.language

    def set_language(self, language: str) -> None:
        """Speak another language from now on; an unknown one is English."""
        if language != self.language:
            self._speak(language)
            self.changed.emit()

    @property
    def beside(self) -> str:
        """The language in which some texts are written once more, in small letters; empty: in none."""
        return self._second.language if self._second is not None else ""

    def set_beside(self, language: str) -> None:
        """Write some texts in a second language too from now on; empty: no more."""
        if language != self.beside:
            self._second = Voice(language) if language else None
            self.changed.emit()

    @property
    def locale(self) -> QLocale:
        """The locale of the chosen language, for widgets that write numbers and dates themselves."""
        return self._locale

    def _speak(self, language: str) -> None:
        self._voice = Voice(language)
        spoken = self._voice.spoken
        self._locale = QLocale(language_of(spoken).locale)
        _install_qt(spoken, self._locale)

    # ---- texts ---------------------------------------------------------------------------------------------------

    def text(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message; `names` knows seats, pieces and places (those of the seat client do)."""
        return self._voice.text(message, names)

    def label(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message that stands alone (button, heading, list entry): begins with a capital letter."""
        return self._voice.label(message, names)

    def text_beside(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text in the second language; empty: there is none, or it says the same."""
        return self._otherwise(self._second.text(message, names), message, names) if self._second is not None else ""

    def label_beside(self, message: api.Message, names: NameSource | None = None) -> str:
        """The same of a message that stands alone."""
        return self._otherwise(self._second.label(message, names), message, names) if self._second is not None else ""

    def _otherwise(self, second: str, message: api.Message, names: NameSource | None) -> str:
        return second if second not in (self.text(message, names), self.label(message, names)) else ""

    def number(self, n: int) -> str:
        """A whole number as the language writes it, with a proper minus sign."""
        return self._voice.number(n)

    def date(self, moment: date | datetime, short: bool = False) -> str:
        """A day, or a day and its time, as the language writes them."""
        style = QLocale.FormatType.ShortFormat
        day = QDate(moment.year, moment.month, moment.day)
        if isinstance(moment, datetime) and short:
            return self._locale.toString(QDateTime(day, QTime(moment.hour, moment.minute)), style)
        written = self._locale.toString(day, style) if short else self._locale.toString(day, self._day_format())
        if not isinstance(moment, datetime):
            return written
        return f"{written}, {self._locale.toString(QTime(moment.hour, moment.minute), style)}"

    def _day_format(self) -> str:
        return language_of(self.language).day
