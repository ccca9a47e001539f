"""Several persons at one screen: whose turn it is to sit there, and when the curtain falls."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from engine.api import PlayMode
from qtapp.kit.app_context import AppContext
from qtapp.panels.told.hand_over_bar import HandOverBar
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.game.told import ToldController
from qtapp.windows.seats.handover import HandoverScreen

_LINGER = 900
"""Milliseconds in which the one who has just moved sees what came of it."""


class HotSeatController(QObject):
    """Watches who is asked. The curtain falls when that is another person and there is something to hide."""

    seated = Signal(int)
    """Somebody sat down in front of the screen."""
    handed_over = Signal()
    """The curtain falls, or the next person is called."""

    def __init__(
        self, context: AppContext, client: SeatClient, curtain: HandoverScreen, told: ToldController, bar: HandOverBar
    ) -> None:
        super().__init__(curtain)
        self._context = context
        self._client = client
        self._curtain = curtain
        self.holders = client.controls.holders
        """Who plays from elsewhere: among those who are left here the screen is handed over."""
        self._told = told
        self._bar = bar
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hand_over)
        curtain.opened.connect(self._sit)
        curtain.replay_wanted.connect(self._sit_and_watch)
        curtain.take_back_wanted.connect(self._take_back_of)
        bar.done.connect(self.hand_over)
        client.changed.connect(self._changed)

    @property
    def open_hands(self) -> bool:
        """May everybody look? Then no curtain falls."""
        return self._client.hands_are_open

    @open_hands.setter
    def open_hands(self, wanted: bool) -> None:
        self._client.hands_are_open = wanted

    def _people_here(self) -> list[int]:
        return self._client.controls.people_here()

    def waits_for(self) -> int:
        """The person who should sit here instead; 0: the right one does, or nobody is asked."""
        client = self._client
        people = self._people_here()
        if client.mode is not PlayMode.STRICT:
            return 0
        return client.questions.asked_next(people)

    def hand_over(self) -> None:
        """Let the next person sit down: behind a curtain if there are secrets, and anybody from whom to hide them."""
        self._timer.stop()
        self._bar.dismiss()
        seat = self.waits_for()
        if not seat:
            return
        self.handed_over.emit()
        alone = self._client.player_seats() == [seat]  # the others are computers
        if alone or not self._hides():
            self._sit(seat)
        elif not self._ask_face_down(seat):
            self._client.set_viewer(0)
            self._curtain.cover_for(seat)

    def _ask_face_down(self, seat: int) -> bool:
        """What everybody may read is asked without a curtain, while all hands lie face down; False: it is not such."""
        found = self._client.questions.face_down.is_possible(seat)
        if found:
            self._client.ask_face_down(seat)
            self.seated.emit(seat)
        return found

    def show_cards(self) -> None:
        """Whoever is asked while hands lie face down wants to look at theirs: behind a curtain, as ever."""
        seat = self._client.face_down
        if seat:
            self.handed_over.emit()
            self._client.set_viewer(0)
            self._curtain.cover_for(seat)

    def _hides(self) -> bool:
        """Is there anything at this screen that its people must not see of each other?"""
        return not self.open_hands and any(self._client.has_secrets(one) for one in self._people_here())

    def begin(self) -> None:
        """A session was opened: one person sits down at once, of several the one who is asked behind the curtain."""
        people = self._people_here()
        self.leave()
        if len(people) < 2:
            self._client.set_viewer(people[0] if people else 0)
            return
        self._client.set_viewer(0)
        if self.waits_for():
            self.hand_over()
        elif not self._client.is_over:
            last = self._client.history.current.seat
            seat = last if last in people else people[0]
            self._sit(seat) if self.open_hands else self._curtain.cover_for(seat)

    def seats_changed(self) -> None:
        """Somebody plays from elsewhere now, or is back: nobody's cards are shown to those who are left."""
        here, shown, covered = self._people_here(), self._client.viewer, self._curtain.seat
        if (covered or shown) in here:
            if not covered:
                self.hand_over()
            return
        self.leave()
        self._client.set_viewer(0)
        if len(here) > 1:
            self.hand_over()
        elif here and not self.open_hands and self._client.has_secrets(here[0]):
            self._curtain.cover_for(here[0])
        elif here:
            self._sit(here[0])

    def look_again(self) -> None:
        """Somebody at this screen may be asked now, without that anything was seen of it."""
        if self._curtain.seat:
            self._follow()
        elif self.waits_for() and not self._timer.isActive() and self._curtain.is_over_its_table:
            self._timer.start(self._context.theme.ms(_LINGER))

    def leave(self) -> None:
        """The table is left: no curtain hangs, and none falls a moment later over another page."""
        self._timer.stop()
        self._bar.dismiss()
        self._told.stop()
        self._curtain.take_down()

    def _sit(self, seat: int) -> None:
        self._client.set_viewer(seat)
        self.seated.emit(seat)
        self._told.show_since(seat)

    def _sit_and_watch(self, seat: int) -> None:
        self._client.set_viewer(seat)
        self.seated.emit(seat)
        self._told.replay()

    def _take_back_of(self, seat: int) -> None:
        """Somebody behind the curtain would choose again: it hangs for them now."""
        if self._client.history.undo(seat):
            self._timer.stop()
            self._curtain.cover_for(seat)

    def _changed(self, change: TableChange) -> None:
        if change.kind == "remark":  # nobody has moved: whoever writes goes on looking at the same
            return
        self._timer.stop()
        self._bar.dismiss()
        if change.kind == "replaced":
            return
        if self._curtain.seat:
            self._follow()
            return
        if change.kind == "seek":
            return
        if not self._curtain.is_over_its_table:  # somebody elsewhere goes on: who comes back to the table is called
            return
        if change.kind == "answer" and self._told.show_public(self._after_public):
            return
        if change.kind == "answer" and change.steps and self._context.theme.animations and self.waits_for():
            self._linger()
        elif self.waits_for():
            self.hand_over()

    def _follow(self) -> None:
        """Behind the curtain a computer or a phone went on, or somebody took back: it tells what is true now, to
        whoever is asked now.
        """
        other = 0 if self._curtain.seat in self._client.questions.asked_seats() else self.waits_for()
        if other:
            self._curtain.cover_for(other)
        else:
            self._curtain.tell_anew()

    def _linger(self) -> None:
        """The one who has moved looks at it; if it can be taken back, there is time for that."""
        taken = self._client.history.taken_back()
        free = bool(taken) and not any(entry.first_seen() for entry in taken)
        next_ = self.waits_for()
        open_ = self._client.questions.face_down.is_possible(next_)  # there is time enough to take it back then
        if free and not open_ and self._context.settings.told.waits_before_hand_over:
            self._bar.wait_for(next_)
        else:
            self._timer.start(self._context.theme.ms(_LINGER))

    def _after_public(self) -> None:
        """Everybody has looked at the screen: nobody's cards come up on it by themselves."""
        viewer, people = self._client.viewer, self._people_here()
        everybody = self._client.told.is_public(self._client.history.current) and len(people) > 1
        if everybody and viewer in people and viewer in self._client.questions.asked_seats() and self._hides():
            self.handed_over.emit()
            if not self._ask_face_down(viewer):
                self._client.set_viewer(0)
                self._curtain.cover_for(viewer)
        elif self.waits_for():
            self._timer.start(self._context.theme.ms(_LINGER))
