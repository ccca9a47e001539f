"""The first start on any screen: text and window suit it, and a choice made by hand stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from qtapp.kit.paint.theme import usual_scale
from qtapp.kit.store.settings import Settings


class Screen:
    """A screen of a size."""

    def __init__(self, width: int, height: int) -> None:
        self._size = QSize(width, height)

    def size(self) -> QSize:
        """All of it."""
        return self._size


@pytest.mark.parametrize(
    ("size", "scale"), [((1366, 768), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25), ((3840, 2160), 2.0)]
)
def test_text_suits_the_screen_until_somebody_chooses(
    size: tuple[int, int], scale: float, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "primaryScreen", lambda: Screen(*size))
    assert usual_scale() == scale
    settings = Settings(tmp_path / "tarsas.ini")
    assert settings.theme.text_scale == scale
    settings.theme = settings.theme.changed(text_scale=1.5)
    assert settings.theme.text_scale == 1.5
