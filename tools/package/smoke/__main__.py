"""`python -m tools.package.smoke`: everything about the built package that can be tried on this machine.

Needs root for the clean root file system; without it those steps are reported as not run, and the whole fails unless
ALLOW_PARTIAL=1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.package.__main__ import BUDGETS
from tools.package.about import ROOT, version
from tools.package.smoke.cleanroot import CleanRoot
from tools.package.smoke.report import Broken, NotRun, Report, within
from tools.package.smoke.screen import Screen
from tools.package.smoke.steps import Steps

_INSIDE = "TARSAS_SMOKE_INSIDE"


def main() -> int:
    """Try everything; returns the exit code."""
    found = sorted((ROOT / "dist").glob(f"tarsas_{version()}_*.deb"))
    if not found:
        print("test-package: there is no package in dist/; run `make package` first.", file=sys.stderr)
        return 1
    if os.geteuid() == 0 and not os.environ.get(_INSIDE) and shutil.which("unshare"):
        # Everything that is mounted vanishes with this process, however it ends.
        inside = ["unshare", "--mount", "--propagation", "private", sys.executable, "-m", "tools.package.smoke"]
        return subprocess.run(
            [*inside, *sys.argv[1:]], cwd=ROOT, env={**os.environ, _INSIDE: "1"}, check=False
        ).returncode
    report = Report()
    deb = found[-1]
    report.step("download", lambda: _size(deb))
    report.step("lintian", lambda: _lintian(deb))
    report.step("desktop-file-validate", lambda: _checked("desktop-file-validate", "share/applications/tarsas.desktop"))
    metadata = "share/metainfo/org.tarsas.Tarsas.metainfo.xml"
    report.step("appstreamcli", lambda: _checked("appstreamcli", "validate", "--no-net", metadata))
    report.step("runs from any folder", _tarball)
    _in_clean_root(report, deb)
    return report.end()


def _in_clean_root(report: Report, deb: Path) -> None:
    made: list[Steps] = []

    def prepare() -> str:
        screen = Screen()
        try:
            made.append(Steps(CleanRoot(deb), screen, deb))
        except BaseException:
            screen.close()
            raise
        return "without Python, a person without rights"

    if not report.step("clean root", prepare):
        return
    steps = made[0]
    wanted: tuple[tuple[str, Callable[[], str]], ...] = (
        ("start without a display", steps.no_display),
        ("start, warm", steps.warm_start),
        ("start, cold", steps.cold_start),
        ("plays itself in all languages", steps.self_test),
        ("opens a file, is killed, continues", steps.play_and_kill),
        ("closes and keeps its settings", steps.settings_kept),
        ("double click on the desktop", steps.double_click),
        ("corrupt and newer files", steps.bad_files),
        ("settings of a newer program", steps.newer_settings),
        ("read-only home", steps.read_only_home),
        ("full disk", steps.full_disk),
        ("memory of a full table", steps.memory),
    )
    try:
        if report.step("install", steps.install):
            for name, step in wanted:
                report.step(name, step)
            report.step("remove", steps.remove)
    finally:
        steps.screen.close()
        steps.root.close()


def _size(deb: Path) -> str:
    return within(deb.stat().st_size / 1e6, BUDGETS[".deb"], "MB", deb.name)


def _lintian(deb: Path) -> str:
    said = _tool("lintian", "--fail-on", "error", "--tag-display-limit", "0", str(deb))
    warnings = [line for line in said.splitlines() if line.startswith(("W:", "E:"))]
    return f"no error, {len(warnings)} warning(s)" + "".join(f"\n         | {line}" for line in warnings[:12])


def _checked(tool: str, *arguments: str) -> str:
    """Check a file of the package as it was put into it."""
    *options, file = arguments
    _tool(tool, *options, str(ROOT / "build/deb/usr" / file))
    return "no complaint"


def _tool(name: str, *arguments: str) -> str:
    if shutil.which(name) is None:
        raise NotRun(f"{name} is missing")
    as_root = ["--allow-root"] if name == "lintian" and os.geteuid() == 0 else []
    done = subprocess.run([name, *as_root, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Broken((done.stdout + done.stderr).strip()[-2000:])
    return done.stdout


def _tarball() -> str:
    """The archive runs from a folder with a space and an accent, in an empty environment."""
    (archive,) = (ROOT / "dist").glob(f"tarsas-{version()}-linux-*.tar.xz")
    folder = ROOT / "build" / "test-package" / "másik mappa"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run(["tar", "-xJf", str(archive), "-C", str(folder)], check=True)
    try:
        program = folder / f"tarsas-{version()}" / "tarsas"
        environment = {"HOME": str(folder), "LANG": "C.UTF-8"}
        said = subprocess.run([str(program), "--version"], env=environment, capture_output=True, text=True, check=False)
        if said.returncode != 0:
            raise Broken(said.stderr.strip())
        return said.stdout.strip()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
