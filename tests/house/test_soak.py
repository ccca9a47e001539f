"""A long run that was stopped goes on: what has passed is not run again, what failed is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.soak import ROOT

TESTS = """
import os
import pytest

@pytest.mark.parametrize("n", range(3))
def test_counted(n):
    with open(os.environ["RAN"], "a") as file:
        file.write(str(n))
    assert n != 1 or os.environ["GOOD"] == "1"
"""


def test_what_has_passed_is_not_run_again(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    ran = tmp_path / "ran"

    def run(good: bool) -> str:
        ran.write_text("")
        environment = {**os.environ, "RAN": str(ran), "GOOD": str(int(good)), "PYTHONPATH": str(ROOT)}
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # those of the screen would be read in for nothing
        command = [sys.executable, "-m", "pytest", "-p", "tests.soak", "-p", "no:cacheprovider", "--kept", "kept"]
        command += ["-v", "-p", "xdist.plugin", "-n", "2"]  # as `make soak` does
        subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, timeout=120, check=False)
        return "".join(sorted(ran.read_text()))

    assert run(good=False) == "012"
    assert run(good=False) == "1", "only what failed is tried again"
    (kept,) = (tmp_path / "kept").iterdir()
    whole = kept.read_text().splitlines()
    kept.write_text(whole[0] + "\n" + whole[1][:-3])  # killed in the middle of a line
    assert run(good=True) == "".join(sorted({"0", "1", "2"} - {whole[0][-2]}))
    assert run(good=True) == ""
