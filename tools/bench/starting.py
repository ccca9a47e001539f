"""Measures the start of the program, off-screen: the work of a process until its first page is painted."""

from __future__ import annotations

import gc
import os
import tempfile
import time
from typing import Any

LONGEST_START = 1500.0
"""Milliseconds."""
TIMES = 5


def measure() -> dict[str, Any]:
    """From the beginning of this process to the first page."""
    gc.disable()  # as the program does
    with tempfile.TemporaryDirectory() as home:
        os.environ["TARSAS_HOME"] = home
        from qtapp.app import app_context, application
        from qtapp.windows.main import MainWindow

        gc.freeze()
        gc.enable()
        app = application()
        context = app_context()
        window = MainWindow(context)
        window.resize(1366, 768)
        window.show()
        app.processEvents()
        window.repaint()
        taken = time.process_time() * 1000
        window.close()
        context.close()
    return {"start": taken}
