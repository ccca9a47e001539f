"""Work in small steps between the frames of the window: states first, then what comes later, picture by picture."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from qtapp.net.guests import Step


class Slices(QObject):
    """One step for each turn of the event loop. None is begun while the window is busy moving something."""

    def __init__(self, is_busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._soon: deque[Step] = deque()
        self._later: deque[Step] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def add(self, step: Step, *, soon: bool = True, after: int = 0) -> None:
        """One thing more to be done; `after`: not before so many milliseconds have passed."""
        if after:
            QTimer.singleShot(after, self, lambda: self.add(step, soon=soon))
            return
        (self._soon if soon else self._later).append(step)
        if not self._timer.isActive():
            self._timer.start(0)

    def clear(self) -> None:
        """Nothing of it is wanted any more."""
        self._timer.stop()
        self._soon.clear()
        self._later.clear()

    def _go_on(self) -> None:
        waiting = self._soon or self._later
        if not waiting:
            return
        if waiting is self._later and self._is_busy():
            self._timer.start(8)
            return
        step = waiting.popleft()
        try:
            if step():
                waiting.appendleft(step)
        finally:  # one step that fails does not hold up the others
            if self._soon or self._later:
                self._timer.start(0)
