"""Measures the beat of the window while a computer player thinks: a timer of 16 ms, and how late it is each time."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

LATEST = 20.0
"""Milliseconds that the beat may be late at p95."""
_BEAT = 16
_LEVEL = 5
_SECONDS = 4.0
_LONGEST = 60.0


def measure(game: str) -> dict[str, Any]:
    """How late the beat was, in milliseconds, while the strongest player thought."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["TARSAS_HOME"] = home
        from PySide6.QtCore import Qt, QTimer
        from PySide6.QtWidgets import QApplication

        from engine import api
        from qtapp.app import app_context, application
        from qtapp.kit.paint.theme import Look, Theme
        from qtapp.kit.wait.awaiting import awaiting
        from qtapp.windows.main import MainWindow

        api.freeze_gc()
        application()
        context = app_context()
        context.set_theme(Theme(Look.LIGHT, animations=False))
        window = MainWindow(context)
        window.resize(1920, 1080)
        window.show()
        late: list[float] = []
        last = (0.0, -1)
        with awaiting(application()) as context.loop:
            session = api.new_session(game, 2, seed=7)
            session.controls = {1: api.SeatControl(_LEVEL), 2: api.SeatControl(_LEVEL)}
            window.show_session(session, Path(home) / "games" / "bench.tarsas")

            def beat() -> None:
                """Counts what passed between two beats of one thought; an answer shown between them is none of it."""
                nonlocal last
                now, before = (time.perf_counter(), len(session.entries) if window.computers.is_thinking else -1), last
                if now[1] >= 0 and now[1] == before[1]:
                    late.append(max(0.0, (now[0] - before[0]) * 1000 - _BEAT))
                last = now

            timer = QTimer(window)
            timer.setTimerType(Qt.TimerType.PreciseTimer)
            timer.timeout.connect(beat)
            timer.start(_BEAT)
            until = time.perf_counter() + _LONGEST
            while len(late) * _BEAT < _SECONDS * 1000 and time.perf_counter() < until:
                QApplication.processEvents()
                time.sleep(0.0005)
            window.close()
            context.close()
    return {"late": late}
