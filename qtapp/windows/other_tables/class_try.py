"""The position of a question on the ordinary table, with free hands: anybody may show what they meant."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine import api
from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.teach.wall import WallWindow
from qtapp.windows.game.window import GameWindow

_HIDDEN = (
    "new",
    "open",
    "save",
    "save_as",
    "export",
    "handout",
    "edit_lesson",
    "devices",
    "sound",
    "remark",
    "desk",
    "make_lesson",
    "class_quiz",
    "class_vote",
    "class_join",
    "wall",
    "television",
    "aim",
    "guide",
    "scan",
    "drawn",
    "learn",
    "hint",
)
"""Commands that lead away from the quiz."""


class TryTable(QObject):
    """One table that serves every question."""

    left = Signal()
    """Back to the quiz."""

    def __init__(self, context: AppContext, session: api.Session, seat: int) -> None:
        super().__init__()
        self._context = context
        self.client = SeatClient(_copy_of(session), seat)
        self.window = GameWindow(context, self.client)
        self.window.bar.show_kept("", False)
        for name in _HIDDEN:
            self.window.actions_[name].setVisible(False)
            self.window.actions_[name].setEnabled(False)
            if name in self.window.rail.buttons:
                self.window.rail.take_out(name)
        self.window.actions_["home"].triggered.connect(self.close)
        self.wall: WallWindow | None = None
        self.is_open = False

    def begin(self, session: api.Session, question: api.QuizQuestion, *, has_wall: bool) -> None:
        """Lay a position; it may be tried out as one likes, the question keeps its own."""
        self.is_open = True
        self.client.open_session(_copy_of(session), question.seat)
        self.client.hands_are_open = True
        self.client.actions.to_sandbox()
        self.window.fit()
        self.window.director.follow_beat(question.gesture or question.things)
        self.window.page.view.setFocus()
        self.window.page.bar.offer(
            msg("class.free_hands", "Free hands: anybody may show it."),
            msg("class.back_to_the_quiz", "Back to the quiz"),
            self.close,
            0,
        )
        if has_wall:
            self.wall = WallWindow(self._context, self.client, question.seat)
            self.wall.appear()

    def close(self) -> None:
        """Back to the quiz."""
        if not self.is_open:
            return
        self.is_open = False
        self.window.page.bar.dismiss()
        if self.wall is not None:
            self.wall.close()
            self.wall.client.deleteLater()
            self.wall.deleteLater()
            self.wall = None
        self.left.emit()


def _copy_of(session: api.Session) -> api.Session:
    """The same position, with persons at every seat."""
    copy = api.decode(api.encode(session).encode(), api.find_game).session
    copy.controls = {}
    return copy
