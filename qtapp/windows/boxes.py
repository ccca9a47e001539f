"""From the start page to the workshop for cards of one's own and back; a table on which a card is tried."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from engine import api
from engine.api import CardPlace, Message, msg
from qtapp.box.box_store import BoxFiles, KeptBox, box_file
from qtapp.box.workshop_page import WorkshopPage
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.actions import GameActions
from qtapp.kit.store.pack_store import BOX, kept_pack
from qtapp.kit.store.picture_shelf import sweep_with_games
from qtapp.kit.wait.file_loader import FileTooSlow
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.game.message_bar import MessageBar
from qtapp.windows.game.window import GameWindow

HIDDEN = (
    "new",
    "open",
    "save",
    "save_as",
    "handout",
    "edit_lesson",
    "devices",
    "remark",
    "desk",
    "make_lesson",
    "class_quiz",
    "class_vote",
    "class_join",
    "wall",
    "aim",
    "guide",
    "sound",
    "scan",
    "drawn",
    "learn",
)
"""Commands that are about a game that is kept; a trial is not."""
_NOT_TO_BE_TRIED = msg(
    "box.cannot_be_tried", "This card cannot be tried: nobody could have it in hand at the beginning."
)
_TRYING = msg("box.trying", "Only a trial: nothing of it is kept. The start page button leads back to your card.")


class BoxHost(Protocol):
    """The window in which boxes are opened."""

    stack: QStackedWidget

    def go_home(self) -> None:
        """To the start page."""

    def link_commands(self, actions: GameActions) -> None:
        """Let the commands work that every table has."""


class Boxes(QObject):
    """Made with the window; the workshop is made when it is first wanted."""

    play_wanted = Signal(Path)
    """A new game with the cards of this file."""
    phone_wanted = Signal(object)
    """WorkshopPage: photos with the phone."""
    refused = Signal(object)
    """Message: why a box could not be opened."""

    def __init__(self, context: AppContext, host: BoxHost, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._host = host
        self.page: WorkshopPage | None = None
        self.trial: TrialTable | None = None
        self._bar: MessageBar | None = None
        self._is_swept = False

    @property
    def bar(self) -> MessageBar | None:
        """Where something is said on the page."""
        return self._bar

    def show_box(self, game: str, name: str = "") -> None:
        """Open the box of a game; `name`: the kept pack that is to be changed instead."""
        path = box_file(game, name if kept_pack(game, name) is not None else BOX)
        if self.page is not None and self.page.box.path == path:
            looked = partial(self._looked, game, self.page)
            self._context.loader.run(self, self.page.box.files.are_as_left, looked, self._failed)
        else:
            self._open(game, path)

    def _open(self, game: str, path: Path) -> None:
        self._context.loader.run(self, BoxFiles(path).read, partial(self._read, game, path), self._failed)

    def _looked(self, game: str, page: WorkshopPage, is_ours: bool) -> None:
        """The page is still there: it is shown again, unless another window has these cards or changed them."""
        if is_ours and page is self.page:
            self._show(page)
            return
        page.box.files.release()
        self._open(game, page.box.path)

    def _read(self, game: str, path: Path, kept: KeptBox) -> None:
        if kept.trouble is not None:
            self.refused.emit(kept.trouble)
            return
        self.leave()
        before = self.page
        self.page = page = WorkshopPage(self._context, api.GAMES[game], path, kept, self._host.stack)
        page.left.connect(page.box.let_go)
        page.left.connect(self._host.go_home)
        page.told.connect(self._tell)
        page.try_wanted.connect(self.try_card)
        page.phone_wanted.connect(lambda: self.phone_wanted.emit(page))
        page.play_wanted.connect(lambda: self.play_wanted.emit(path))
        self._host.stack.addWidget(page)
        self._bar = MessageBar(self._context, page)
        self._show(page)
        if not self._is_swept:  # photos that nothing names any more: once is enough
            self._is_swept = True
            self._context.loader.run(self, sweep_with_games, lambda _: None, self._not_swept, late=None)
        if before is not None:
            self._host.stack.removeWidget(before)
            before.deleteLater()

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, FileTooSlow):
            raise error
        self.refused.emit(error.message)

    def _not_swept(self, error: Exception) -> None:
        raise error

    def _show(self, page: WorkshopPage) -> None:
        self._host.go_home()
        self._host.stack.setCurrentWidget(page)
        page.take_focus()

    def _tell(self, message: Message, icon: str = "warning") -> None:
        if self._bar is not None:
            self._bar.tell(message, icon, 5 if icon == "ok" else 0)

    def leave(self) -> None:
        """What was changed last is given to be written."""
        if self.page is not None:
            self.page.box.let_go()

    # ---- trying a card ---------------------------------------------------------------------------------------------

    def try_card(self, place: CardPlace) -> None:
        """A table with this card in hand. It is laid beside the window."""
        if self.page is not None:
            called = [msg("window.default_player_name", "Player {number}", number=seat) for seat in (1, 2)]
            names = [self._context.speech.label(one) for one in called]
            work = partial(api.trial_session, api.trial_plan(self.page.box.draft, place, names))
            self._context.loader.run(self, work, self._try, self._failed)

    def _try(self, session: api.Session | None) -> None:
        if session is None:
            self._tell(_NOT_TO_BE_TRIED)
            return
        if self.trial is None:
            self.trial = TrialTable(self._context, session)
            self.trial.left.connect(self._back)
            self._host.link_commands(self.trial.window.actions_)
            self._host.stack.addWidget(self.trial.window)
        self._host.stack.setCurrentWidget(self.trial.window)
        self.trial.begin(session)

    def _back(self) -> None:
        if self.page is not None:
            self._host.stack.setCurrentWidget(self.page)
            self.page.form.take_focus()


class TrialTable(QObject):
    """One game window that serves every trial; nothing of it is kept. Whoever sits there plays for all."""

    left = Signal()

    def __init__(self, context: AppContext, session: api.Session) -> None:
        super().__init__()
        self.client = SeatClient(session, 1)
        self.client.hands_are_open = True
        self.window = GameWindow(context, self.client)
        self.window.bar.show_kept("", False)
        for name in HIDDEN:
            self.window.actions_[name].setVisible(False)
            self.window.actions_[name].setEnabled(False)
            if name in self.window.rail.buttons:
                self.window.rail.take_out(name)
        self.window.actions_["home"].triggered.connect(self.left)
        self.client.changed.connect(self._follow)

    def begin(self, session: api.Session) -> None:
        """Lay another table."""
        if self.client.session is not session:
            self.client.open_session(session, 1)
            self.client.hands_are_open = True
        self._follow(None)
        self.window.fit()
        self.window.page.bar.tell(_TRYING, "info", 8)
        self.window.answering.take_focus()

    def _follow(self, change: TableChange | None) -> None:
        client = self.client
        if client.mode is api.PlayMode.STRICT and (change is None or change.kind in ("answer", "undo", "redo")):
            seat = client.questions.asked_next(client.player_seats())
            if seat:
                client.set_viewer(seat)
