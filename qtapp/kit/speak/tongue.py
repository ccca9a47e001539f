"""In which language words are: a screen reader goes over to the voice of that language."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from qtapp.i18n.languages import language_of


def mark_language(widget: QWidget, language: str) -> None:
    """The words of a widget are in this language, whatever the window around it speaks."""
    widget.setLocale(QLocale(language_of(language).locale))
