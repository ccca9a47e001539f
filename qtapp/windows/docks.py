"""The docks around the table: where they stand first, how large they are, and how they were left last time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from engine.api import Message
from qtapp.kit.app_context import AppContext
from qtapp.kit.dock_title import DockTitle
from qtapp.kit.words import LiveTexts
from qtapp.panels.seats import SeatsPanel

_STATE = 3
"""Number of the arrangement of docks; another one is not restored."""
_TO_READ = 380
"""How high the panel of the rules is at least when one is asked for."""


class Docks(dict[str, QDockWidget]):
    """The docks of a window by their names."""

    def __init__(
        self,
        window: QMainWindow,
        stage: AppContext,
        words: LiveTexts,
        panels: Sequence[tuple[str, Message, QWidget]],
        seats: SeatsPanel,
        people: Callable[[], int],
    ) -> None:
        super().__init__()
        self._window = window
        self._stage = stage
        self._seats = seats
        self._people = people
        self._scale = stage.theme.text_scale
        self._sized = False
        self._remembered = stage.settings.bytes_of("docks")
        many = bytes(stage.settings.bytes_of("docks_people").data())
        self._fitted_for = int(many) if many.isdigit() else 0
        """For so many people the docks have room as they are."""
        for name, title, widget in panels:
            dock = QDockWidget(window)
            dock.setObjectName(name)
            dock.setWidget(widget)
            widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            words.keep(dock.setWindowTitle, title)
            dock.setTitleBarWidget(DockTitle(stage, dock, title))
            self[name] = dock
        self["timeline"].setTitleBarWidget(QWidget())
        self._arrange()

    def _arrange(self) -> None:
        """The first arrangement."""
        window, area = self._window, Qt.DockWidgetArea
        window.setCorner(Qt.Corner.BottomLeftCorner, area.LeftDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, area.RightDockWidgetArea)
        window.addDockWidget(area.LeftDockWidgetArea, self["seats"])
        window.addDockWidget(area.LeftDockWidgetArea, self["log"])
        window.addDockWidget(area.LeftDockWidgetArea, self["rules"])
        window.tabifyDockWidget(self["log"], self["rules"])
        window.addDockWidget(area.RightDockWidgetArea, self["decision"])
        for name in ("tidy", "sandbox"):
            window.addDockWidget(area.RightDockWidgetArea, self[name])
            window.tabifyDockWidget(self["decision"], self[name])
        window.addDockWidget(area.BottomDockWidgetArea, self["timeline"])
        self["log"].raise_()
        for name in ("tidy", "sandbox"):
            self[name].hide()

    # ---- sizes ---------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """After the window has its size: as they were left, or well proportioned."""
        if not self._sized:
            self._sized = True
            if self._remembered.isEmpty() or not self._window.restoreState(self._remembered, _STATE):
                self._fitted_for = self._people()
                QTimer.singleShot(0, self._window, self._default_sizes)
        if self._people() > self._fitted_for:
            self._fitted_for = self._people()
            QTimer.singleShot(0, self._window, self._room_for_people)

    def rescale(self) -> None:
        """Letters of another size need other docks."""
        if self._sized and self._scale != self._stage.theme.text_scale:
            # once every part knows how much room its letters need
            QTimer.singleShot(0, self._window, self._default_sizes)
        self._scale = self._stage.theme.text_scale

    def remember(self) -> None:
        """Keep where they are."""
        if self._sized:
            self._stage.settings.keep_bytes("docks", QByteArray(self._window.saveState(_STATE)))
            self._stage.settings.keep_bytes("docks_people", QByteArray(str(self._fitted_for).encode()))

    def _default_sizes(self) -> None:
        window, px = self._window, self._stage.theme.px
        side = min(px(250), max(200, window.width() // 4))
        window.resizeDocks(
            [self["seats"], self["decision"]],
            [side, min(px(300), max(240, window.width() // 3))],
            Qt.Orientation.Horizontal,
        )
        self._divide(side)
        lines = 96 if window.height() >= 900 else 76  # where there is room, branches are seen without scrolling
        window.resizeDocks([self["timeline"]], [lines], Qt.Orientation.Vertical)

    def _divide(self, side: int, least: int = 0) -> None:
        """Share the height between the people and the log; the people keep at least so much."""
        px = self._stage.theme.px
        both = self["seats"].height() + self["log"].height()
        title = self["seats"].height() - self._seats.height()
        more = px(28) * min(
            2, self._people()
        )  # whoever sits down sees more of their own things, and all will have more
        people = max(px(86) * self._people(), self._seats.wanted_height(side) + more)
        tall = max(least, min(people + title, max(both * 3 // 5, both - px(220))))
        self._window.resizeDocks([self["seats"], self["log"]], [tall, both - tall], Qt.Orientation.Vertical)

    def _room_for_people(self) -> None:
        """They are as fewer people left them: more people need more room there."""
        window, seats, log = self._window, self["seats"], self["log"]
        together = window.dockWidgetArea(seats) == window.dockWidgetArea(log)
        above = together and seats.x() == log.x() and seats.y() < log.y()
        if above and not seats.isHidden() and not seats.isFloating() and not log.isFloating():
            self._divide(seats.width(), seats.height())

    # ---- bringing one to the front -------------------------------------------------------------------------------

    def open(self, name: str) -> None:
        """Bring a dock to the front."""
        self[name].show()
        self[name].raise_()
        if name == "rules":
            self._make_room_to_read()

    def _make_room_to_read(self) -> None:
        """A rule that was asked for can be read: in a low window its panel grows; the people can be scrolled."""
        dock, people = self["rules"], self["seats"]
        wanted = min(self._stage.theme.px(_TO_READ), self._window.height() * 3 // 5)
        if not dock.isFloating() and dock.height() < wanted:
            left = people.height() + dock.height() - wanted
            self._window.resizeDocks([people, dock], [max(left, 80), wanted], Qt.Orientation.Vertical)
