"""The game on the table is kept: when it is written, what is said about that, and what happens if it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.autosave import Autosave, SaveState
from qtapp.windows.game.window import GameWindow

PATIENCE = 2.0
"""Seconds that the window waits for the disk before it asks."""
_SOON = 400
"""Milliseconds after which a walk along the timeline is kept: only where it ends is of interest."""
_STATES = {
    SaveState.SAVING: msg("window.saving", "Saving…"),
    SaveState.SAVED: msg("window.saved", "Saved"),
    SaveState.FAILED: msg("window.not_saved", "Not saved"),
}


class GameKeeper(QObject):
    """Stands between the window and autosave."""

    told = Signal(object)
    """Message: something that whoever plays should know."""
    moved = Signal(Path)
    """The game goes on in another file."""

    def __init__(self, context: AppContext, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._words = LiveTexts(context.speech, self)
        self._game: GameWindow | None = None
        self._dialog: UnsavedDialog | None = None
        self._warning: Message | None = None
        """What was said of the disk and still holds."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.keep)
        self.autosave = Autosave(self)
        self.autosave.failed.connect(self._failed)
        self.autosave.moved.connect(self._moved)
        self.autosave.state_changed.connect(self.show_state)
        self._words.spoken.connect(self.show_state)

    def watch(self, game: GameWindow) -> None:
        """Keep whatever lies on this table."""
        self._game = game
        self.show_state()

    # ---- keeping -------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write what was played, if anything was."""
        self._later.stop()
        if self._game is not None:
            self.autosave.keep(self._game.client.session)

    def keep_soon(self) -> None:
        """The same, after a moment in which nothing else happens; what was played waits for nothing.

        Where several choose at once, taking back one's choice plays those of the others again: those are new entries.
        """
        if self._game is not None and self.autosave.lacks_entries(self._game.client.session):
            self.keep()
        else:
            self._later.start(_SOON)

    def may_leave(self, then: Callable[[], object]) -> bool:
        """Is the present game on the disk? Otherwise it is asked what to do; `then` is done if they leave it."""
        self.keep()
        if self.autosave.settle(PATIENCE):
            return True
        if self._dialog is None:
            slow = msg("window.saving_takes_long", "The disk does not answer: the last moves are not saved yet.")
            self._dialog = dialog = UnsavedDialog(self._context, self.autosave.reason or slow, self._window)
            dialog.finished.connect(self._asked)
            dialog.again.connect(then)
            dialog.leave.connect(self.autosave.end)
            dialog.leave.connect(then)
            dialog.open()
        return False

    def _asked(self) -> None:
        self._dialog = None

    # ---- saying --------------------------------------------------------------------------------------------------

    def show_state(self) -> None:
        """What the foot of the window says: never that something is saved which is not on the disk."""
        if self._game is not None:
            label = _STATES.get(self.autosave.state)
            worrying = self.autosave.state is SaveState.FAILED
            self._game.bar.show_kept(self._words.label(label) if label is not None else "", worrying)
            if self.autosave.state is SaveState.SAVED:
                self._take_warning_away(self._game)

    def _take_warning_away(self, game: GameWindow) -> None:
        """The game is on the disk again: nobody needs to worry any more."""
        warning, self._warning = self._warning, None
        if warning is not None and game.page.bar.message is warning:
            game.page.bar.dismiss()
        if warning is not None and game.story.message is warning:
            game.story.hush()

    def tell_copy(self) -> None:
        """The game that was opened belongs to another window."""
        if self._game is not None:
            self._game.page.bar.tell(
                msg(
                    "window.copy_of_open_game",
                    "This game is open in another window. Here is a copy of it; the other one stays as it is.",
                )
            )

    def _failed(self, reason: Message) -> None:
        if self._game is not None:
            self._warning = reason
            self._game.page.bar.tell(reason, "warning")
            self._game.tell(reason, 60)

    def _moved(self, left: Path, path: Path) -> None:
        self.moved.emit(path)
        self.told.emit(
            msg(
                "window.file_went_on_elsewhere",
                "“{file}” was changed by another program. It stays as it is; this game goes on as “{own}”.",
                file=LiteralArg(left.name),
                own=LiteralArg(path.name),
            )
        )


class UnsavedDialog(Dialog):
    """Try again, leave all the same, or stay."""

    again = Signal()
    leave = Signal()

    def __init__(self, context: AppContext, reason: Message, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("window.game_not_saved_title", "The game is not saved"), parent)
        for message in (
            reason,
            msg(
                "window.unsaved_moves_would_be_lost",
                "If you leave now, the last moves are lost. With “Save as…” the game can go to another place.",
            ),
        ):
            label = WrapLabel()
            self.words.keep(label.setText, message, alone=False)
            self.body.addWidget(label)
        self.body.addStretch(1)
        self.retry = self.primary_button(msg("window.try_again_button", "Try again"), self._again)
        self.abandon = self.button(msg("window.leave_without_saving_button", "Leave without saving"), self._leave)
        self.cancel_button()
        self.fit(460, 280)

    def _again(self) -> None:
        self.accept()
        self.again.emit()

    def _leave(self) -> None:
        self.accept()
        self.leave.emit()
