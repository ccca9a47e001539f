"""`python -m tools.mutate [--most 40] [--part engine/core]`: try mutants in a copy of the tree, then tell the rates.

What was found out is kept in build/mutants, so a run can be stopped and goes on later. In the copy the tests are run
once, to learn which of them come by which mutant; then each mutant is met by those only. A mutant that survived is
tried again with the tests whose file has changed since, and with no others.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.mutate.changes import ROOT
from tools.mutate.kept import Kept
from tools.mutate.report import report
from tools.mutate.server import jobs

KEPT = ROOT / "build" / "mutants"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate")
    parser.add_argument("--most", type=int, default=10_000, help="try no more than so many that were not tried before")
    parser.add_argument("--part", default="", help="only parts whose folder begins so")
    parser.add_argument("--only", type=Path, help="a file with the ids of the mutants that are tried, one a line")
    parser.add_argument("--report", action="store_true", help="only tell what is known")
    options = parser.parse_args()
    if not options.report:
        tree, left_out = KEPT / "tree", shutil.ignore_patterns(".*", "build", "dist", "__pycache__")
        shutil.rmtree(tree, ignore_errors=True)
        shutil.copytree(ROOT, tree, ignore=left_out, symlinks=True)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": ""}
        environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(KEPT / "compiled")}
        command = [sys.executable, "-m", "tools.mutate.server", str(KEPT), "--most", str(options.most)]
        command += ["--part", options.part]
        if options.only is not None:
            command += ["--only", str(options.only.resolve())]
        subprocess.run(command, cwd=tree, env=environment, check=True)
    return report(jobs(), Kept(KEPT))


if __name__ == "__main__":
    sys.exit(main())
