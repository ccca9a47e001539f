"""The look of the system is followed until somebody chooses one; on Windows a refused firewall is spoken of."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from qtapp.app import app_context
from qtapp.kit import app_context as shared
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.theme import Look, usual_look
from qtapp.kit.store import settings
from qtapp.kit.store.settings import Settings


class System:
    """A system whose look can be changed."""

    def __init__(self) -> None:
        self.scheme, self.contrast = Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference

    def look(self) -> Look:
        hints = SimpleNamespace(
            colorScheme=lambda: self.scheme,
            accessibility=lambda: SimpleNamespace(contrastPreference=lambda: self.contrast),
        )
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(QGuiApplication, "styleHints", lambda: hints)
            return usual_look()


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch, qapp: object) -> System:
    made = System()
    for module in (settings, shared):
        monkeypatch.setattr(module, "usual_look", made.look)
    return made


def test_dark_and_contrast_of_the_system_are_known(system: System) -> None:
    assert system.look() is Look.LIGHT
    system.scheme = Qt.ColorScheme.Dark
    assert system.look() is Look.DARK
    system.contrast = Qt.ContrastPreference.HighContrast
    assert system.look() is Look.CONTRAST


def test_the_first_start_looks_like_the_system_and_goes_along(system: System, home: Path) -> None:
    system.scheme = Qt.ColorScheme.Dark
    context = app_context()
    assert context.theme.look.value == "dark"
    context.set_theme(context.theme.changed(text_scale=1.5))
    assert context.settings.chosen_look is None, "another size of text chooses no look"
    system.scheme = Qt.ColorScheme.Light
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert context.theme.look.value == "light" and context.theme.text_scale == 1.5
    assert context.settings.chosen_look is None
    context.close()


def test_what_somebody_chose_stays_whatever_the_system_does(system: System, home: Path) -> None:
    context = app_context()
    context.set_theme(context.theme.changed(look=Look.CONTRAST))
    system.scheme = Qt.ColorScheme.Dark
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert context.theme.look is Look.CONTRAST
    context.settings.flush()
    assert Settings(context.settings.file).theme.look is Look.CONTRAST
    context.close()


@pytest.mark.parametrize("windows", [True, False])
def test_devices_speak_of_the_question_of_windows_on_windows_only(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, windows: bool
) -> None:
    from qtapp.windows.other_tables import devices

    monkeypatch.setattr(devices, "ON_WINDOWS", windows)
    said = [context.speech.text(one) for one in devices.in_the_way("4711")]
    assert "4711" in said[0]
    assert ("public" in said[-1]) is windows and len(said) == 1 + windows
