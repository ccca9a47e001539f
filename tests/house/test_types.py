"""Types are checked strictly, everywhere, and the shape of a question needs no exception from that."""

from __future__ import annotations

import re
import tomllib

from tests.house.source import ROOT

FOLDERS = {"engine", "qtapp", "tools", "tests"}


def test_all_code_is_checked_strictly() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"] and not {"exclude", "files", "ignore_errors"} & settings.keys()
    door = {"module": "engine.api.*", "implicit_reexport": True}  # it hands on what it imports, nothing is unchecked
    for one in settings.get("overrides", []):
        assert one == door or set(one) == {"module", "ignore_missing_imports"}, "only libraries may lack types"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    code = re.search(r"^CODE := \$\(wildcard (.*)\)$", makefile, re.M)
    assert code is not None and set(code[1].split()) == FOLDERS
    assert re.search(r"^TYPES := \$\(PY\) -m mypy \$\(CODE\) ", makefile, re.M)
    assert len(re.findall(r"^\t.*\$\(TYPES\)", makefile, re.M)) == 2, "in the tests, and alone"
    assert re.findall(r"\$\(call ELSEWHERE,(\w+)\)", makefile) == ["win32", "darwin"], "in all checks, and alone"
    assert "mypy --platform $(1) " in makefile
    pushed = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    assert re.search(r"^ +- run: make lint\b", pushed, re.M), "each push asks for all systems"
    assert {path.parent.name for path in ROOT.glob("*/__init__.py")} <= FOLDERS


def test_no_frame_is_at_odds_with_its_family() -> None:
    """Items, candidates and answers have the types that the class of a frame says; so has everything else there."""
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((ROOT / "engine").rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"#\s*type: ignore\[[^\]]*\b(override|misc)\b", line)
    ]
    assert found == []
