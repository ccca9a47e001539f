"""Work in small steps between the frames of the window: states first, then what comes later, picture by picture."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from qtapp.net.guests import Step


class Slices(QObject):
    """One step for each turn of the event loop. What can wait is not begun while the window moves something."""

    _begun = Signal()
    """Comes as an event of the queue: those are done before the window paints, what a timer brings is done after."""

    def __init__(self, is_busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._next: deque[Step] = deque()
        self._soon: deque[Step] = deque()
        self._later: deque[Step] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._begun.connect(self._do_next, Qt.ConnectionType.QueuedConnection)

    def add(self, step: Step, *, soon: bool = True, after: int = 0) -> None:
        """One thing more to be done; `after`: not before so many milliseconds have passed."""
        if after:
            QTimer.singleShot(after, self, lambda: self.add(step, soon=soon))
            return
        (self._soon if soon else self._later).append(step)
        if not self._timer.isActive():
            self._timer.start(0)

    def add_next(self, step: Step) -> None:
        """One thing to be done before all others, and before anything is painted."""
        self._next.append(step)
        self._begun.emit()

    def clear(self) -> None:
        """Nothing of it is wanted any more."""
        self._timer.stop()
        self._next.clear()
        self._soon.clear()
        self._later.clear()

    def _do_next(self) -> None:
        if not self._next:
            return
        step = self._next.popleft()
        if step():
            self._next.appendleft(step)
            self._begun.emit()

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
