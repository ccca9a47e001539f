"""The doors to devices and to other tables: shut at every start, and until the first click nothing is even read in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.actions import GameActions
from qtapp.kit.store.far_seat import FarSeat, read_far_seat
from qtapp.windows.game.message_bar import MessageBar
from qtapp.windows.game.window import GameWindow
from qtapp.windows.seats.handover import HandoverScreen
from qtapp.windows.seats.hot_seat import HotSeatController
from qtapp.windows.start.at_others import AtOthers
from qtapp.windows.television.controller import Television
from qtapp.windows.television.foot import DoorSign

if TYPE_CHECKING:
    from qtapp.net.iroh_ask import TableAsker
    from qtapp.net.wire import RoomsMessage
    from qtapp.windows.other_tables.devices import DevicesDialog, HomesAtTable, PhoneTable
    from qtapp.windows.other_tables.far_game import FarGame
    from qtapp.windows.other_tables.joining import JoinDialog
    from qtapp.windows.other_tables.remote_table import RemoteTable


_TOLD = 12
"""Seconds that something is said on the curtain."""
_NO_NETWORK = msg(
    "devices.no_home_network",
    "This computer is in no home network. Connect it to the Wi-Fi that the phones use, or let a phone share its "
    "connection (hotspot), and try again.",
)


_SEAT_ELSEWHERE = msg("far.seat_is_kept", "You held a seat at another table.")


class TableHost(Protocol):
    """The window in which another table is shown."""

    stack: QStackedWidget

    def say(self, message: Message, icon: str = "warning", seconds: int = 0) -> None:
        """Say something where the eyes are."""

    def go_home(self) -> None:
        """To the start page."""

    def link_commands(self, actions: GameActions) -> None:
        """Let the commands work that every table has."""


class DeviceDoor(QObject):
    """Opens the door at the first click on Devices, and shows what is behind it at every other."""

    def __init__(
        self,
        context: AppContext,
        window: QWidget,
        game: GameWindow,
        hot_seat: HotSeatController,
        curtain: HandoverScreen,
        file: Callable[[], Path | None],
        television: Television,
    ) -> None:
        super().__init__(window)
        self._television = television
        television.sign = self.sign
        self._context, self._window, self._game, self._hot_seat, self._file = context, window, game, hot_seat, file
        self._curtain = curtain
        self.phones: PhoneTable | None = None
        self.homes: HomesAtTable | None = None
        self.dialog: DevicesDialog | None = None
        game.actions_["devices"].triggered.connect(self.show_devices)
        game.decision.here_wanted.connect(self._play_here)
        game.person_card.here_wanted.connect(self._play_here)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._leave)

    def show_devices(self) -> None:
        """The sheet with the code; it opens the door."""
        from qtapp.windows.other_tables.devices import (
            CANNOT_LISTEN,
            DevicesDialog,
            HomesAtTable,
            KnockCard,
            PhoneTable,
            home_addresses,
            own_addresses,
        )

        if self.phones is None:
            self.phones = PhoneTable(
                self._context,
                self._game.client,
                self._hot_seat.holders,
                self._seats_changed,
                self._is_busy,
                self._file,
                self,
            )
            self.phones.told.connect(self._tell)
            self.phones.changed.connect(self._television.refresh)
            self._knock = KnockCard(self._context, self._game.page, self.phones.homes)
            self._game.regions.add_card(self._knock)
            self._knock.grown.connect(self._game.regions.lay)
            self.phones.homes.changed.connect(self._somebody_knocks)
            self.homes = HomesAtTable(self._context, self._game, self._curtain, self.phones)
        if not self.phones.is_in_house:
            chosen = self.phones.chosen_network
            found = [chosen] if chosen and chosen in own_addresses() else home_addresses()
            if not found:
                self._tell(_NO_NETWORK)
                if self.phones.homes.state == "not offered":
                    return
            try:
                if not self.phones.is_open:
                    self.phones.open(found[0] if found else "")
                elif found:
                    self.phones.listen(found[0])
            except OSError:
                self._tell(CANNOT_LISTEN)
                return
        self.dialog = DevicesDialog(self._context, self._game.client, self.phones, self._window)
        self.dialog.finished.connect(self._dialog_closed)
        self.dialog.television_wanted.connect(self._show_on_television)
        self.dialog.open()

    def _somebody_knocks(self) -> None:
        """On the curtain, which covers the card."""
        homes = self.phones.homes if self.phones is not None else None
        home = homes.knocking[0] if homes is not None and homes.knocking else None
        if homes is None or home is None or not self._curtain.seat or self.dialog_is_open:
            return
        self._curtain.bar.choose(
            msg("far.home_knocks", "Knocking: “{home}”", home=LiteralArg(home.name)),
            [
                (msg("far.let_in_button", "Let them in"), lambda: homes.let_in(home)),
                (msg("far.not_now_button", "Not now"), lambda: homes.turn_away(home)),
            ],
        )

    @property
    def dialog_is_open(self) -> bool:
        """Is the sheet shown? Then whoever knocks is named there."""
        return self.dialog is not None and self.dialog.isVisible()

    def _tell(self, message: Message) -> None:
        """Say something where the eyes are: on the curtain, if one hangs."""
        if self._curtain.seat:
            self._curtain.bar.tell(message, "info", _TOLD)
        else:
            self._game.tell(message)

    def _dialog_closed(self, _: int) -> None:
        self.dialog = None
        self._somebody_knocks()

    def _seats_changed(self) -> None:
        if self._game.isVisible():  # on the start page no curtain falls
            self._hot_seat.seats_changed()
            self._game.decision.refresh()  # nobody who plays elsewhere is asked to sit down here
            self._game.bar.people.refresh()

    def _play_here(self, seat: int) -> None:
        """The device of this seat sleeps: somebody at the table plays on for it."""
        if self.phones is not None and self.phones.host is not None:
            self.phones.host.free(seat)

    def _is_busy(self) -> bool:
        return self._game.page.view.drag.holding

    def _show_on_television(self) -> None:
        """What everybody may see, large."""
        if self.dialog is not None:
            self.dialog.close()
        self._television.open()

    def sign(self) -> DoorSign | None:
        """The code, as long as somebody new may come in."""
        host = self.phones.host if self.phones is not None else None
        if self.phones is None or host is None or not self.phones.is_in_house or not host.is_open:
            return None
        from qtapp.windows.other_tables.devices import code_cells

        return DoorSign(host.code, code_cells(f"{self.phones.address}#c={host.code}"))

    def _leave(self) -> None:
        if self.phones is not None:
            self.phones.leave()


class FarDoor(QObject):
    """Leads to a table elsewhere. Everything of it is read in when somebody first wants to join one."""

    openness = Signal(str, str)
    """The place of a table, and what is known of it now: there, or closed."""
    _answered = Signal(object, str, str)

    def __init__(self, context: AppContext, host: TableHost, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._host, self._window = context, host, window
        self.far: FarGame | None = None
        self.table: RemoteTable | None = None
        self.dialog: JoinDialog | None = None
        self._asker: TableAsker | None = None
        self._answered.connect(self._tell_openness, Qt.ConnectionType.QueuedConnection)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    def show_join(self) -> None:
        """The dialog with the tables of this house; whoever sits at one comes back to it."""
        from qtapp.windows.other_tables.far_game import FarGame

        if self.table is not None and self.table.is_open:
            self._host.stack.setCurrentWidget(self.table.window)
            self.table.come_back()
            return
        if self.far is None:
            self.far = FarGame(self._context, self)
            self.far.opened.connect(self._opened)
            self.far.offered.connect(self._offered)
        self._open_dialog()

    def take_link(self, text: str) -> bool:
        """Somebody has followed an invitation. It is only laid into the dialog: to knock is for people. False: it is
        none.
        """
        from qtapp.windows.other_tables.joining import is_invitation

        if not is_invitation(text):
            return False
        if self.table is not None and self.table.is_open:
            self.show_join()
            self._host.say(
                msg(
                    "far.leave_the_other_table_first", "You sit at another table. Leave it, then follow the link again."
                )
            )
            return True
        if self.dialog is None:
            self.show_join()
        if self.dialog is not None:
            self.dialog.take_invitation(text)
        return True

    def _open_dialog(self) -> None:
        from qtapp.windows.other_tables.joining import JoinDialog

        if self.far is not None:
            self.dialog = JoinDialog(self._context, self.far, self._window)
            self.dialog.finished.connect(self._dialog_closed)
            self.dialog.open()

    def _dialog_closed(self, _: int) -> None:
        self.dialog = None

    def serve(self, others: AtOthers) -> None:
        """The tab with tables elsewhere leads back to them, and asks about them as long as it is looked at."""
        others.go_on_wanted.connect(self.go_on)
        others.looked.connect(lambda seats, on: self.watch(seats, on=on))
        self.openness.connect(others.show_openness)

    def go_on(self, seat: FarSeat) -> None:
        """Back to the seats at a table."""
        self.watch((), on=False)
        self.show_join()
        if self.dialog is not None:
            self.dialog.go_on(seat)

    def watch(self, seats: Sequence[FarSeat], *, on: bool) -> None:
        """Somebody looks at tables elsewhere: ask whether those of other homes are open, as long as they look."""
        asker, self._asker = self._asker, None
        if asker is not None:
            asker.close()
        far = [seat for seat in seats if seat.invitation]
        if on and far and (self.table is None or not self.table.is_open):
            from qtapp.windows.other_tables.asking import begin_asking

            self._asker = begin_asking(self._context, far, self._answered.emit)

    def offer_return(self, bar: MessageBar) -> None:
        """The program starts: whoever held a seat at another table can go back to it."""
        if read_far_seat() is not None:
            bar.offer(_SEAT_ELSEWHERE, msg("far.back_button", "Back to that table …"), self._return, 0)

    def _return(self) -> None:
        self.show_join()
        if self.dialog is not None:
            self.dialog.come_back()

    def _offered(self, rooms: RoomsMessage) -> None:
        """Seats are offered to somebody who sat there: another game lies on that table, without their name."""
        if self.dialog is not None or not rooms.moved:
            return
        if self.table is not None:
            self.table.put_away()
        self._host.go_home()
        self._open_dialog()
        if self.dialog is not None:
            self.dialog.show_seats(rooms)

    def _opened(self, session: api.MirrorSession) -> None:
        from qtapp.windows.other_tables.remote_table import RemoteTable

        if self.far is None:
            return
        self._host.go_home()
        if self.table is None:
            self.table = RemoteTable(self._context, self.far, session, self._window)
            self.table.left.connect(self._host.go_home)
            self.table.put_aside.connect(self._host.go_home)
            self.table.over.connect(self._over)
            self._host.link_commands(self.table.window.actions_)
            self._host.stack.addWidget(self.table.window)
        self._host.stack.setCurrentWidget(self.table.window)
        self.table.begin(session)

    def _tell_openness(self, asker: object, place: str, how: str) -> None:
        if asker is self._asker:  # what an older one still says is of no interest
            self.openness.emit(place, how)

    def _over(self, why: Message) -> None:
        self._host.go_home()
        self._host.say(why)

    def stop(self) -> None:
        """The program ends: the seat stays, as if asleep."""
        self.watch((), on=False)
        if self.far is not None:
            self.far.close()
