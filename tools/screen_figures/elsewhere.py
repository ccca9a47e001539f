"""Measures one case in a process of its own. It stands beside `__main__`: a pool's processes do not read that in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from tools.farm.farm import ROOT


def work(job: list[str]) -> Any:
    """Measure one case elsewhere, with the seconds of the processor that it took; None: it failed."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "*.debug=false;qt.qpa.*=false",
    }
    command = [sys.executable, "-m", "tools.screen_figures", "--measure", *job]
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        print(f"screen-figures: {' '.join(job)} failed with code {done.returncode}.", file=sys.stderr)
        return None
    return json.loads(done.stdout.splitlines()[-1])
