"""`python -m tools.package.windows.smoke`: everything about the installer that can be tried without a real Windows."""

from __future__ import annotations

import sys
from collections.abc import Callable

from tools.package import about
from tools.package.__main__ import BUDGETS
from tools.package.smoke.report import Report, within
from tools.package.smoke.screen import Screen
from tools.package.windows.smoke.steps import Steps


def main() -> int:
    """Try everything; returns the exit code."""
    installer = about.ROOT / "dist" / f"tarsas-{about.version()}-windows-x64.exe"
    if not installer.is_file():
        print("test-package-windows: run `make package-windows` first.", file=sys.stderr)
        return 1
    report = Report("test-package-windows")
    report.step("download", lambda: within(installer.stat().st_size / 1e6, BUDGETS[".exe"], "MB", installer.name))
    screen = Screen()
    made: list[Steps] = []

    def prepare() -> str:
        made.append(Steps(installer, screen.display))
        return made[0].system()

    try:
        if report.step("a new Windows", prepare):
            _all(report, made[0])
    finally:
        if made:
            made[0].close()
        screen.close()
    return report.end()


def _all(report: Report, steps: Steps) -> None:
    wanted: tuple[tuple[str, Callable[[], str]], ...] = (
        ("says its version, with a date", steps.version),
        ("prints letters of every language", steps.letters),
        ("is known to Windows", steps.registered),
        ("holds only what it needs", steps.parts),
        ("tells where its parts are from", steps.origins),
        ("plays itself in all languages", steps.self_test),
        ("hands its file to the running program", steps.second_start),
        ("refuses to replace a running program", steps.refuse_update),
        ("refuses to remove a running program", steps.refuse_removal),
        ("brings games of the older folder along", steps.older_folder),
        ("an update leaves nothing of the older one", steps.update),
        ("saves while others hold the file", steps.held_files),
    )
    report.step("refuses an older Windows", steps.too_old)
    if report.step("installs silently", steps.install):
        for name, step in wanted:
            report.step(name, step)
        report.step("removes everything but games", steps.remove)


if __name__ == "__main__":
    sys.exit(main())
