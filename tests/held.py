"""Files that are open elsewhere, as Windows has them, on every platform; fixtures that all tests know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import api

Held = Callable[[int], list[Path]]


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    """Each file that is to be replaced or removed is open elsewhere so many times."""

    def hold(times: int) -> list[Path]:
        refused: list[Path] = []
        replace, unlink = Path.replace, Path.unlink

        def refuse(path: Path) -> None:
            if path.exists() and refused.count(path) < times:
                refused.append(path)
                raise PermissionError(13, "Access is denied", str(path))

        def replacing(self: Path, target: Path) -> Path:
            refuse(target if target.exists() else self)
            return replace(self, target)

        def unlinking(self: Path, missing_ok: bool = False) -> None:
            refuse(self)
            unlink(self, missing_ok)

        monkeypatch.setattr(Path, "replace", replacing)
        monkeypatch.setattr(Path, "unlink", unlinking)
        return refused

    return hold


@pytest.fixture
def patience() -> Iterator[list[int]]:
    """As many tries as there are refusals, up to five; which were asked for."""
    asked: list[int] = []
    before = api.PATIENCE.wait

    def wait(refusals: int) -> bool:
        asked.append(refusals)
        return refusals < 5

    api.PATIENCE.wait = wait
    yield asked
    api.PATIENCE.wait = before
