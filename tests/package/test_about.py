"""Help ▸ About: version, origin, licences, by keyboard, in three languages; and the report of a self-test."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp import selftest, selftest_around
from qtapp.app import app_context, application
from qtapp.dialogs.about import AboutDialog
from qtapp.dialogs.settings import SettingsDialog
from qtapp.i18n.languages import complete
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.paint.theme import Theme
from qtapp.kit.store.licences import LIBRARIES, Licence, as_json, as_text, licences
from qtapp.kit.store.version import build, program_version
from qtapp.net import endpoint
from tests.alone import run_alone

LANGUAGES = complete()

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppContext]:
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path / "home"))
    application()
    made = app_context()
    made.set_theme(Theme(animations=False))
    yield made
    made.close()


def test_every_part_has_its_licence() -> None:
    found = {one.name: one for one in licences()}
    assert {"Társas", "Source Sans 3", "Python"} < set(found)
    assert all(any(library in name for name in found) for library in LIBRARIES)
    assert all(one.text.strip() and one.licence not in ("", "?") for one in found.values())
    qt = next(one for name, one in found.items() if "PySide6" in name)
    for words in ("replace them by other builds", "GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE"):
        assert words in qt.text
    assert "SIL OPEN FONT LICENSE" in found["Source Sans 3"].text.upper()


def test_what_the_program_imports_is_what_is_listed() -> None:
    """Everything that the lock of players names is in the list."""
    lock = (ROOT / "requirements/run.txt").read_text(encoding="utf-8")
    names = {line.partition("==")[0].strip() for line in lock.splitlines() if "==" in line and not line.startswith("#")}
    listed = {name.lower() for name in LIBRARIES}
    assert {name.lower() for name in names} <= listed, "a library without a licence in About"


def test_the_list_travels_as_it_is() -> None:
    one = Licence("Név", "1", "MIT", "Text – „szöveg”")
    assert '"Név"' in as_json([one]) and "Név · 1 · MIT" in as_text([one])


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_by_keyboard(language: str, context: AppContext, qtbot: QtBot) -> None:
    context.set_language(language)
    dialog = AboutDialog(context)
    dialog.open()
    qtbot.waitExposed(dialog)
    assert dialog.parts.count() == len(licences())
    dialog.parts.setFocus()
    for row, one in enumerate(licences()):
        assert dialog.parts.currentRow() == row
        assert dialog.text.toPlainText() == one.text.strip()
        QTest.keyClick(dialog.parts, Qt.Key.Key_Down)
    QTest.keyClick(dialog.parts, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.text
    QTest.keyClick(dialog.text, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.copy
    QTest.keyClick(dialog.copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text() == f"Társas {program_version()}"
    labels = " ".join(label.text() for label in cast(list[WrapLabel], dialog.findChildren(type(dialog._complaint))))
    assert build().version in labels and build().qt in labels
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_about_is_reached_from_the_settings(context: AppContext, qtbot: QtBot) -> None:
    dialog = SettingsDialog(context)
    dialog.open()
    dialog.about.click()
    opened = [one for one in QApplication.topLevelWidgets() if isinstance(one, AboutDialog) and one.isVisible()]
    assert len(opened) == 1
    opened[0].reject()
    dialog.reject()


# ---- the self-test ---------------------------------------------------------------------------------------------------


@pytest.fixture
def nobody_to_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library between homes is not read in here: `tests/alone.py`."""
    monkeypatch.setattr(endpoint, "public_key", lambda _: bytes.fromhex(selftest_around.OF_ZEROS))


def test_the_library_between_homes_is_tried_out() -> None:
    ran = run_alone(["tests.package.homes_alone"])
    assert ran.stdout == "its library can be used\n", ran.stderr


@pytest.mark.parametrize(
    "languages", [pytest.param(LANGUAGES[:1], id="one"), pytest.param(LANGUAGES, id="all", marks=pytest.mark.soak)]
)
def test_the_program_tries_itself_out(
    languages: Sequence[str],
    context: AppContext,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    nobody_to_reach: None,
) -> None:
    """Packages are tried in all languages, and in all games."""
    monkeypatch.setattr(selftest, "complete", lambda: languages)
    lines: list[str] = []
    assert selftest.self_test(lines.append, ("ginkgopolis",)) == 0
    text = "\n".join(lines)
    assert lines[0] == f"Társas {program_version()}" and lines[-1].startswith("All is well")
    for language in languages:
        assert any(line.startswith(f"  ok      ginkgopolis, {language} ") for line in lines), text
    assert "FAILED" not in text
    assert any(line.startswith("  ok      other homes ") for line in lines), text
    assert not (tmp_path / "home" / "games").exists(), "it plays in a folder of its own"


def test_a_failure_is_told_and_counts(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, nobody_to_reach: None
) -> None:
    def other(session: api.Session) -> str:
        return "{}"

    monkeypatch.setattr(api, "encode", other)
    monkeypatch.setattr(selftest._Person, "play", lambda *_: "not this time")
    lines: list[str] = []
    assert selftest.self_test(lines.append, ("ginkgopolis",)) == 1
    assert sum("FAILED" in line for line in lines) == 3
    assert "3 check(s) failed" in lines[-1]


def test_a_report_names_no_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "anna"))
    assert selftest._folder(tmp_path / "anna" / ".config" / "tarsas").startswith("~/.config/tarsas (can be written to")
