"""Tuning runs can be stopped and go on: results are kept by seed, for one set of rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.tune import simulate as tool
from tools.tune.games import Finished


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tool.simulate("imperial_miners", 2, 5, 1, tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text(lines[0] + "\n" + lines[1][:40], encoding="utf-8")  # stopped in the middle of the second line
    assert len(list(tool._kept(file))) == 1
    again = tool.simulate("imperial_miners", 2, 5, 1, tmp_path)
    assert again == first and all(isinstance(one, Finished) for one in again)
    assert len(list(tool._kept(file))) == 2
    monkeypatch.setattr(tool, "_rules", lambda _: "others")
    assert tool.simulate("imperial_miners", 1, 5, 1, tmp_path) == first[:1]
    assert len(list(tmp_path.iterdir())) == 2, "other rules, other results"
