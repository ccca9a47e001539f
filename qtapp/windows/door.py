"""The door to devices: shut at every start, and until the first click nothing of the network is even read in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.windows.game import GameWindow
from qtapp.windows.hot_seat import HotSeatController

if TYPE_CHECKING:
    from qtapp.windows.devices import DevicesDialog, PhoneTable


class DeviceDoor(QObject):
    """Opens the door at the first click on Devices, and shows what is behind it at every other."""

    def __init__(
        self,
        stage: AppContext,
        window: QWidget,
        game: GameWindow,
        hot_seat: HotSeatController,
        file: Callable[[], Path | None],
    ) -> None:
        super().__init__(window)
        self._stage, self._window, self._game, self._hot_seat, self._file = stage, window, game, hot_seat, file
        self.phones: PhoneTable | None = None
        self.dialog: DevicesDialog | None = None
        game.actions_["devices"].triggered.connect(self.show_devices)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._leave)

    def show_devices(self) -> None:
        """The sheet with the code; it opens the door."""
        from qtapp.windows.devices import DevicesDialog, PhoneTable, home_addresses

        if self.phones is None:
            self.phones = PhoneTable(
                self._stage,
                self._game.bridge,
                self._hot_seat.holders,
                self._seats_changed,
                self._is_busy,
                self._file,
                self,
            )
            self.phones.told.connect(self._game.tell)
        if not self.phones.is_open:
            found = home_addresses()
            if not found:
                self._game.tell(msg("devices.no_home_network", "This computer is in no home network."))
                return
            try:
                self.phones.open(found[0])
            except OSError:
                self._game.tell(
                    msg("devices.cannot_listen", "The door cannot be opened: the network does not allow it.")
                )
                return
        self.dialog = DevicesDialog(self._stage, self._game.bridge, self.phones, self._window)
        self.dialog.television_wanted.connect(self._show_on_television)
        self.dialog.open()

    def _seats_changed(self) -> None:
        if self._game.isVisible():  # on the start page no curtain falls
            self._hot_seat.seats_changed()

    def _is_busy(self) -> bool:
        return self._game.page.view.drag.holding

    def _show_on_television(self) -> None:
        """Only the table, on the whole screen."""
        if self.dialog is not None:
            self.dialog.close()
        if not self._game.regions.bare:
            self._game.actions_["bare"].trigger()
        if not self._window.isFullScreen():
            self._game.actions_["full_screen"].trigger()

    def _leave(self) -> None:
        if self.phones is not None:
            self.phones.leave()
