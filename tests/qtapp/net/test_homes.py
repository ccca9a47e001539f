"""What is kept of other homes: our key, and who is known by which."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from qtapp.kit.paths import homes_file
from qtapp.kit.store.homes import KnownHome, keep_homes, read_homes


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path))


def test_our_key_stays_ours_and_nobody_else_reads_it() -> None:
    made = read_homes()
    assert read_homes() == made and homes_file().stat().st_mode & 0o077 == 0
    assert made.door_key != made.own_key and len(made.door_key) == 32


def test_what_cannot_be_read_makes_a_new_key() -> None:
    made = read_homes()
    homes_file().write_text("{}", encoding="utf-8")
    assert read_homes().seed != made.seed


def test_the_home_that_was_not_seen_for_longest_gives_way() -> None:
    homes = read_homes()
    for at in range(70):
        homes = homes.with_home(KnownHome(key=f"{at:064x}", name=f"Ház {at}", last=date(2026, 1, 1) + timedelta(at)))
    keep_homes(homes)
    kept = read_homes()
    assert len(kept.homes) == 64 and kept.known(f"{0:064x}") is None and kept.known(f"{69:064x}") is not None
    seen = kept.with_home(KnownHome(key=f"{69:064x}", name="Nagyiék", last=date(2027, 1, 1)))
    found = seen.known(f"{69:064x}")
    assert len(seen.homes) == 64 and found is not None and found.name == "Nagyiék"
