"""axe-core, the judge of pages that browsers' makers use, for the tests of the phones' pages.

It is fetched with npm into a folder of the tests, checked by its hash, and never becomes part of the program.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tarfile
from functools import cache
from typing import Any

import pytest

from tests.house.source import ROOT
from tests.qtapp.net.browser import BrowserPhone

VERSION = "4.10.3"
_HASH = "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292"
_FOLDER = ROOT / "build" / "axe"
# Sizes are held by a test of their own: axe counts what is scrolled half under the foot of the page as small.
_RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


@cache
def source() -> str:
    """The script; the test is skipped aloud where it cannot be fetched."""
    archive = _FOLDER / f"axe-core-{VERSION}.tgz"
    if not archive.exists():
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("THE PAGES OF PHONES ARE NOT JUDGED: npm is not here, which fetches axe-core")
        _FOLDER.mkdir(parents=True, exist_ok=True)
        command = [npm, "pack", f"axe-core@{VERSION}", "--silent", "--pack-destination", str(_FOLDER)]
        if subprocess.run(command, cwd=_FOLDER, capture_output=True, timeout=120, check=False).returncode:
            pytest.skip("THE PAGES OF PHONES ARE NOT JUDGED: axe-core cannot be fetched")
    assert hashlib.sha256(archive.read_bytes()).hexdigest() == _HASH, "this is another axe-core"
    with tarfile.open(archive) as packed:
        script = packed.extractfile("package/axe.min.js")
        assert script is not None
        return script.read().decode("utf-8")


def judged(phone: BrowserPhone) -> dict[str, str]:
    """What a page does badly for somebody, by rule: serious and critical findings, with the first things that do it."""
    if not phone.run("return typeof window.axe === 'object'"):
        phone.devtools("Runtime.evaluate", {"expression": source() + "; true"})
    found: dict[str, Any] = phone.run_later(
        "const done = arguments[arguments.length - 1];"
        "Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))"
        ".then(() => axe.run(document, { runOnly: arguments[0], resultTypes: ['violations'], rules: arguments[1] }))"
        ".then(one => done({ violations: one.violations }), wrong => done({ wrong: String(wrong) }));",
        list(_RULES),
        {"target-size": {"enabled": False}},
    )
    assert "wrong" not in found, found
    return {
        f"{one['id']} ({one['impact']})": json.dumps(
            [(node["html"][:200], node.get("failureSummary", "")[:300]) for node in one["nodes"][:2]], indent=1
        )
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    }
