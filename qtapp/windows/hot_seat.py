"""Several persons at one screen: whose turn it is to sit there, and when the curtain falls."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from engine.api import PlayMode
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.handover import HandoverScreen

_LINGER = 900
"""Milliseconds in which the one who has just moved sees what came of it."""


class HotSeatController(QObject):
    """Watches who is asked. The curtain falls when that is another person and there is something to hide."""

    seated = Signal(int)
    """Somebody sat down in front of the screen."""

    def __init__(self, stage: AppContext, bridge: SeatClient, curtain: HandoverScreen) -> None:
        super().__init__(curtain)
        self._stage = stage
        self._bridge = bridge
        self._curtain = curtain
        self.open_hands = False
        """May everybody look? Then no curtain falls."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hand_over)
        curtain.opened.connect(self._sit)
        bridge.changed.connect(self._changed)

    def waits_for(self) -> int:
        """The person who should sit here instead; 0: the right one does, or nobody is asked."""
        bridge = self._bridge
        people = bridge.player_seats()
        if bridge.mode is not PlayMode.STRICT or len(people) < 2:
            return 0
        asked = [seat for seat in bridge.questions.asked_seats() if seat in people]
        if not asked or bridge.viewer in asked:
            return 0
        later = [seat for seat in asked if seat > bridge.viewer]
        return (later or asked)[0]

    def hand_over(self) -> None:
        """Let the next person sit down: behind a curtain if there are secrets."""
        self._timer.stop()
        seat = self.waits_for()
        if not seat:
            return
        if not self.open_hands and any(self._bridge.has_secrets(one) for one in self._bridge.player_seats()):
            self._bridge.set_viewer(0)
            self._curtain.cover_for(seat)
        else:
            self._sit(seat)

    def begin(self) -> None:
        """A session was opened: one person sits down at once, of several the one who is asked behind the curtain."""
        people = self._bridge.player_seats()
        self.leave()
        if len(people) < 2:
            self._bridge.set_viewer(people[0] if people else 0)
            return
        self._bridge.set_viewer(0)
        if self.waits_for():
            self.hand_over()
        elif not self._bridge.is_over:
            seat = self._bridge.history.current.seat or people[0]
            self._sit(seat) if self.open_hands else self._curtain.cover_for(seat)

    def leave(self) -> None:
        """The table is left: no curtain hangs, and none falls a moment later over another page."""
        self._timer.stop()
        self._curtain.take_down()

    def _sit(self, seat: int) -> None:
        self._bridge.set_viewer(seat)
        self.seated.emit(seat)

    def _changed(self, change: TableChange) -> None:
        if change.kind == "remark":  # nobody has moved: whoever writes goes on looking at the same
            return
        self._timer.stop()
        if change.kind in ("replaced", "seek") or not self.waits_for():
            return
        pause = self._stage.theme.ms(_LINGER) if change.kind == "answer" and change.steps else 0
        if pause:
            self._timer.start(pause)
        else:
            self.hand_over()
