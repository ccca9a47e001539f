"""Nothing that a monkey does at the real window breaks it: four games, three languages, fixed seeds."""

from __future__ import annotations

import gc
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from qtapp.app import application
from tests.conformance.cases import seeds as seeded
from tests.qtapp.monkey import Mishap, Step, run, sequence, shortest, watched, where_told
from tests.toys import SHIPPED

USUAL, LONG = 50, 500
"""Steps of a sequence."""
PATIENCE = 3.0
"""Seconds of work for one step in the long run: three times what the slowest one needs on a slow machine."""


@pytest.mark.parametrize("game", SHIPPED)
@seeded(normal=1, soak=51, chunk=5)
def test_a_monkey_finds_nothing(game: str, seeds: range, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path))  # set back afterwards
    homes = (tmp_path / f"home{number}" for number in count())
    for seed in seeds:
        steps = sequence(seed, LONG if seeds.start else USUAL)
        patience = PATIENCE if seeds.start else 0.0
        found = run(game, seed, steps, next(homes), patience)
        if found is None:
            continue

        def same(fewer: list[Step], seed: int = seed, found: Mishap = found, patience: float = patience) -> bool:
            other = run(game, seed, fewer, next(homes), patience)
            return other is not None and other.sort == found.sort

        least = shortest(steps[: found.after], same)
        told = "\n".join(f"    Step{(step.kind, step.numbers)!r}," for step in least)
        raise AssertionError(f"{game}, seed {seed}, {len(least)} steps:\n{told}\n{found.what}")


def test_a_failing_sequence_is_made_short() -> None:
    steps = sequence(1, 40)
    wanted = {steps[7], steps[31]}
    tried: list[int] = []

    def fails(fewer: list[Step]) -> bool:
        tried.append(len(fewer))
        return wanted <= set(fewer)

    assert set(shortest(steps, fails, 60)) == wanted
    assert len(tried) <= 60


def test_a_secret_name_may_be_part_of_a_name_that_is_known() -> None:
    known = {"Royal Charter", "Harbour"}
    assert not where_told("Charter", "Royal Charter, in: deck\nChartered ships", known)
    assert (
        where_told("Charter", "Royal Charter, in: deck\nCharter, in: hand", known) == "…, in: deck\nCharter, in: hand"
    )


def test_what_qt_says_is_heard_also_while_something_is_raised(capfd: pytest.CaptureFixture[str]) -> None:
    class Clumsy(QWidget):
        """Leaves a painter open because something goes wrong while it paints."""

        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            painter = QPainter(self)
            painter.save()
            raise ValueError("something went wrong")

    application()
    with watched() as watch:
        assert watch.heard() == ""
        widget = Clumsy()
        widget.show()
        came = False
        try:
            QApplication.processEvents()
        except (ValueError, SystemError):  # PySide 6.8 lets it go on its way, to whoever is called next
            came = True
        widget.close()
        gc.collect()  # the painter is gone when nobody holds the exception any more
        told = watch.heard()
        assert told.startswith("ValueError: something went wrong") or (came and told.startswith("Qt says: Q"))
        qWarning("This plugin does not support something")
        assert watch.heard() == ""
        qWarning("a word")
        assert watch.heard() == "Qt says: a word"
    assert "a word" not in capfd.readouterr().err
