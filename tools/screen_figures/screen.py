"""A window off-screen, in a home of its own, to be measured."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from qtapp.app import app_context, application
from qtapp.i18n import complete
from qtapp.i18n.languages import SOURCE
from qtapp.kit.paint.theme import Theme
from qtapp.windows.main import MainWindow

SIZES = {"1280x720": (1280, 720), "1366x768": (1366, 768), "1920x1080": (1920, 1080)}
LANGUAGES = tuple(code for code in complete() if code != SOURCE)
PATIENCE = 20.0


@contextmanager
def home_folder() -> Iterator[Path]:
    """A folder for settings and games that is gone afterwards."""
    before = os.environ.get("TARSAS_HOME")
    with tempfile.TemporaryDirectory(prefix="tarsas-") as folder:
        os.environ["TARSAS_HOME"] = folder
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ["TARSAS_HOME"]
            else:
                os.environ["TARSAS_HOME"] = before


@contextmanager
def window(language: str = "hu", width: int = 1366, height: int = 768, scale: float = 1.0) -> Iterator[MainWindow]:
    """The window at its start page."""
    app = application()
    context = app_context()
    context.set_language(language)
    context.set_theme(Theme(text_scale=scale, animations=False))
    shell = MainWindow(context)
    shell.resize(width, height)
    shell.show()
    wait_until(lambda: not shell.start.reading)
    try:
        yield shell
    finally:
        shell.close()
        shell.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        context.close()


def wait_until(done: Callable[[], bool]) -> bool:
    """Let the window work until something holds; False: it took too long."""
    end = monotonic() + PATIENCE
    while not done():
        if monotonic() > end:
            return False
        loop = QEventLoop()
        QTimer.singleShot(2, loop.quit)
        loop.exec()
    QApplication.processEvents()
    return True
