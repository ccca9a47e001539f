"""Closing a window that a test has made, with all that it has opened."""

from __future__ import annotations

from unittest.mock import patch

from PySide6.QtWidgets import QApplication

from qtapp.windows.main import MainWindow


def leave(window: MainWindow) -> None:
    """Nobody will look at a last picture of the table: to paint it would cost as much as half of opening the table."""
    with patch.object(window.photographer, "take"):
        window.close()
    for widget in QApplication.topLevelWidgets():
        widget.close()
    window.deleteLater()
    QApplication.processEvents()
