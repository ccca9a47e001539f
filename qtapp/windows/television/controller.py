"""When there is a television, and where: a page of the window, or a window of its own on another screen.

It never takes the place of a table at which somebody plays: their hand lies there, and nobody could answer any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from engine.api import Message, SeatArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.windows.game.message_bar import MessageBar
from qtapp.windows.game.window import GameWindow
from qtapp.windows.seats.computer_seats import ComputerSeats
from qtapp.windows.television.foot import DoorSign
from qtapp.windows.television.screen import TelevisionScreen

_SHARE, _RATIO = 0.75, 9 / 16
"""A window of its own is so wide, as a part of the screen, and so high for its width."""
_PAGE_OUT = msg("television.way_back_to_table", "Esc: back to the table")
_WINDOW_OUT = msg("television.way_out_of_window", "Esc: close the television")
_SECOND = msg("television.second_window_button", "Open a second window")


class TelevisionHost(Protocol):
    """The window whose page it may become."""

    stack: QStackedWidget

    def resume(self) -> None:
        """Back to the game that is played."""


class Television(QObject):
    """At most one of them."""

    def __init__(
        self,
        context: AppContext,
        client: SeatClient,
        host: TelevisionHost,
        window: QMainWindow,
        game: GameWindow,
        computers: ComputerSeats,
        bar: Callable[[], MessageBar],
    ) -> None:
        super().__init__(window)
        self._context, self._client, self._host, self._window = context, client, host, window
        self._game, self._computers, self._bar = game, computers, bar
        self.sign: Callable[[], DoorSign | None] = lambda: None
        """The code of the door, as long as somebody may come in."""
        self.screen: TelevisionScreen | None = None
        self._was_full = False
        """Did the window take the whole screen before?"""
        game.actions_["television"].triggered.connect(self.switch)
        game.shows_elsewhere = self._instead_of_bare
        computers.waits_for = self._is_playing
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._screen_gone)

    # ---- in and out ----------------------------------------------------------------------------------------------

    @property
    def is_page(self) -> bool:
        """Does it take the place of the table in the window?"""
        return self.screen is not None and self.screen.is_page

    def switch(self) -> None:
        """There is one: it goes; there is none: it comes."""
        if self.screen is not None:
            self.close()
        else:
            self.open()
        self._game.actions_["television"].setChecked(self.screen is not None)

    def open(self) -> None:
        """On another screen, if there is one; in the window, if nobody plays there; else it is said what to do."""
        if self.screen is not None:
            self.screen.raise_()
            return
        if self._other_screen() is not None:
            self.open_window()
        elif not self.plays_here():
            self.open_page()
        else:
            here = self._client.controls.people_here()
            told = msg(
                "television.somebody_plays_here",
                "{seat} plays at this screen. Let the hand go to a phone, or open a second window for the television.",
                seat=SeatArg(here[0]),
            )
            self._bar().offer(told, _SECOND, self.open_window, 0)

    def _instead_of_bare(self) -> bool:
        """F12 at a screen at which nobody plays: the television comes, and is more than a bare table."""
        if self.plays_here():
            return False
        self.open()
        return True

    def plays_here(self) -> bool:
        """Is there a table at this screen at which somebody plays?"""
        return bool(self._client.controls.people_here()) and not self._client.is_over

    def open_page(self) -> None:
        """The television takes the place of the table."""
        self._game.told.stop()
        self._was_full = self._window.isFullScreen()
        screen = self._made(in_window=True)
        self._host.stack.addWidget(screen)
        self._host.stack.setCurrentWidget(screen)
        if not self._was_full:
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)
        screen.setFocus()
        self._computers.begin()  # they play on, although another page lies over the table

    def open_window(self) -> None:
        """A window of its own; the table stays where it is."""
        if self.screen is not None:
            return
        screen = self._made(in_window=False)
        other = self._other_screen()
        room = (other or self._window.screen()).availableGeometry()
        if other is not None:
            screen.setGeometry(room)
            screen.showFullScreen()
        else:
            wide = round(room.width() * _SHARE)
            tall = min(round(wide * _RATIO), round(room.height() * _SHARE))
            screen.setGeometry(room.x() + (room.width() - wide) // 2, room.y() + 40, wide, tall)
            screen.show()

    def _made(self, *, in_window: bool) -> TelevisionScreen:
        parent = self._host.stack if in_window else None
        self.screen = TelevisionScreen(self._context, self._client, self._sign_now, self._way_out, parent)
        self.screen.left.connect(self.close)
        self.screen.large.moved.connect(self._told)
        self._game.actions_["television"].setChecked(True)
        return self.screen

    def close(self) -> None:
        """Back to where one was."""
        screen, self.screen = self.screen, None
        if screen is None:
            return
        self._game.actions_["television"].setChecked(False)
        was_shown = screen.is_page and self._host.stack.currentWidget() is screen
        if screen.is_page:
            self._host.stack.removeWidget(screen)
        screen.retire()
        if was_shown:
            if not self._was_full:
                self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
            self._host.resume()

    def follow(self) -> None:
        """Another game lies on the table: if nobody plays it here, it is on the television too; else the table is."""
        if not self.is_page:
            return
        if self.plays_here():
            self.close()
        elif self.screen is not None:
            self._host.stack.setCurrentWidget(self.screen)
            self.screen.setFocus()
            self._computers.begin()

    def leave(self) -> None:
        """The table is left, or the program ends: a page goes with it, a window too."""
        screen, self.screen = self.screen, None
        if screen is not None:
            self._game.actions_["television"].setChecked(False)
            if screen.is_page:
                self._host.stack.removeWidget(screen)
                if not self._was_full:
                    self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
            screen.retire()

    # ---- what it is told -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """The door was opened or closed, a seat changed hands, a device fell asleep."""
        if self.screen is not None:
            self.screen.refresh()

    def _sign_now(self) -> DoorSign | None:
        return self.sign()

    def _way_out(self) -> Message:
        if not self.is_page:
            return _WINDOW_OUT
        here = self._client.controls.people_here()
        if here and not self._client.is_over:
            return msg("television.plays_at_the_table", "{seat} plays at the table: Esc", seat=SeatArg(here[0]))
        return _PAGE_OUT

    def _is_playing(self) -> bool:
        return self.is_page and self.screen is not None and self.screen.large.playing

    def _told(self, beat: object) -> None:
        if beat is None:
            self._computers.go_on_soon()

    # ---- screens -------------------------------------------------------------------------------------------------

    def _other_screen(self) -> QScreen | None:
        mine = self._window.screen()
        return next((one for one in QGuiApplication.screens() if one is not mine), None)

    def _screen_gone(self, _: QScreen) -> None:
        """A television was unplugged: its window stays, in a size that can be moved."""
        if self.screen is not None and not self.screen.is_page and self.screen.isFullScreen():
            self.screen.showNormal()
