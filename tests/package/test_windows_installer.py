"""The installer for Windows, made and tried under Wine as part of the long runs; and a Wine whose start fails."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path

import pytest

from tools.package.windows.wine import Wine

HERE = (platform.system(), platform.machine()) == ("Linux", "x86_64")
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.soak
@pytest.mark.skipif(not HERE, reason="Wine runs programs of its own processor only")
def test_the_installer_for_windows_is_made_and_passes_its_trial() -> None:
    for target in ("package-windows", "test-package-windows"):
        ran = subprocess.run(["make", target], cwd=ROOT, capture_output=True, text=True, check=False)
        print(ran.stdout)
        assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]


class Stumbling(Wine):
    """A Wine whose first starts fail."""

    def __init__(self, prefix: Path, failures: int) -> None:
        super().__init__(prefix)
        self.failures, self.asked = failures, list[str]()

    def run(self, *command: str | Path, **_: object) -> subprocess.CompletedProcess[str]:
        self.asked.append(str(command[0]))
        fails = command[0] == "wineboot" and self.asked.count("wineboot") <= self.failures
        (self.prefix / "half.reg").write_text("half" if fails else "whole", encoding="utf-8")
        return subprocess.CompletedProcess(list(map(str, command)), int(fails), "", "not now")

    def end(self) -> None:
        self.asked.append("end")

    def settle(self) -> None:
        self.asked.append("settle")


def test_a_windows_whose_first_start_failed_is_begun_anew(tmp_path: Path) -> None:
    wine = Stumbling(tmp_path / "wine", 1)
    wine.made()
    assert wine.asked == ["wineboot", "end", "wineboot", "winecfg", "settle"]
    assert (wine.prefix / "half.reg").read_text(encoding="utf-8") == "whole"


def test_a_windows_that_does_not_start_twice_ends_the_build_with_its_words(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"wineboot .*ended with 1.*not now"):
        Stumbling(tmp_path / "wine", 2).made()
