"""The program: one QApplication, its fonts, and what the whole window shares."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGradient, QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication, QStyleFactory

from qtapp.i18n import Localizer
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.fonts import load_fonts
from qtapp.kit.paths import resources, settings_file
from qtapp.kit.store.file_patience import have_patience
from qtapp.kit.store.settings import Settings
from qtapp.kit.wait.collector import WindowThreadCollector

_CACHE = 160 * 1024
"""Kilobytes of drawn pictures that are kept."""
_READY = "tarsas_ready"


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The one application, with fonts and icon. Made at the first call."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication([sys.argv[0], *arguments])
    if app.property(_READY):
        return app  # another style would dress every widget anew
    app.setProperty(_READY, True)
    have_patience()
    QCoreApplication.setApplicationName("tarsas")
    app.setApplicationDisplayName("Társas")
    app.setDesktopFileName("tarsas")
    app.setStyle(QStyleFactory.create("Fusion"))
    load_fonts()
    _make_shared_enums()
    QPixmapCache.setCacheLimit(_CACHE)
    WindowThreadCollector(app)
    app.setWindowIcon(QIcon(str(resources() / "app" / "icon.svg")))
    return app


def _make_shared_enums() -> None:
    """PySide makes an enum when it is first needed, and crashes if two threads need it at once.

    Filling a rectangle needs this one; the window and the worker that paints thumbnails both begin with that.
    """
    getattr(QGradient, "Preset")  # noqa: B009  # asked for, not used


def app_context() -> AppContext:
    """What all windows share, dressed in the remembered theme."""
    settings = Settings(settings_file())
    speech = Localizer(settings.language)
    speech.set_beside(settings.language_beside)
    made = AppContext(settings, speech)
    made.apply_theme()
    made.follow_system()
    return made
