"""The installer for Windows, made and tried under Wine: part of the long runs."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path

import pytest

HERE = (platform.system(), platform.machine()) == ("Linux", "x86_64")
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.soak
@pytest.mark.skipif(not HERE, reason="Wine runs programs of its own processor only")
def test_the_installer_for_windows_is_made_and_passes_its_trial() -> None:
    for target in ("package-windows", "test-package-windows"):
        ran = subprocess.run(["make", target], cwd=ROOT, capture_output=True, text=True, check=False)
        print(ran.stdout)
        assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
