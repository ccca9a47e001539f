"""What is run at every push: all checks, with every Python that the program takes."""

from __future__ import annotations

import re
from pathlib import Path

from tools import bootstrap

ROOT = Path(__file__).resolve().parents[2]


def test_the_checks_run_with_every_python_that_the_program_takes() -> None:
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    listed = re.search(r"python: \[(.*)\]", workflow)
    assert listed is not None
    assert re.findall(r'"(\d+\.\d+)"', listed[1]) == [f"{major}.{minor}" for major, minor in bootstrap.PYTHONS]
    assert "- run: make test PYTHON=python\n" in workflow
    needed = {*bootstrap.OFFSCREEN.values(), *bootstrap.WINDOW.values(), *bootstrap.VIRTUAL_SCREEN.values()}
    assert {package for package in needed if f" {package} " not in workflow.replace("\n", " ")} == set()
