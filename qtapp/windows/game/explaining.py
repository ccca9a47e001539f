""" "What is this?": a command that makes every click explain, and the tip under a resting pointer."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPixmap

from engine.api import Message, msg
from qtapp.board.scene.excerpt import excerpt
from qtapp.kit.app_context import AppContext
from qtapp.panels.explain.explain_card import ExplainCard
from qtapp.panels.explain.hover_tip import HoverTip
from qtapp.session.client import SeatClient
from qtapp.windows.game.table_page import TablePage


class ExplainController(QObject):
    """Explains what is clicked or stood on while the command is on."""

    told = Signal(object, int)
    """A Message, and for how many seconds."""

    def __init__(
        self, context: AppContext, client: SeatClient, page: TablePage, command: QAction, card: ExplainCard
    ) -> None:
        super().__init__(page)
        self._view = page.view
        self._command = command
        self._card = card
        self.hover_tip = HoverTip(context, client, page.view.viewport(), self._is_told)
        page.view.hovered.connect(self._rest_on)
        page.view.explain_wanted.connect(self._explain)
        card.picture_of = self._picture_of

    def _is_told(self) -> bool:
        """Is something explained already? A tip would lie over it."""
        return self._view.preview.visible or self._card.isVisible()

    @property
    def is_on(self) -> bool:
        """Whether a click explains."""
        return self._view.asker.on

    def command(self) -> None:
        """Shift+F1: explain what the keyboard stands on; with the mouse, every click explains until it is off."""
        if self._view.hasFocus() and self._view.asker.explain_focus():
            self._command.setChecked(False)
            return
        self.switch(self._command.isChecked())

    def switch(self, on: bool) -> None:
        """Let every click explain, or no longer."""
        self._view.asker.on = on
        self._command.setChecked(on)
        self._view.setCursor(Qt.CursorShape.WhatsThisCursor if on else Qt.CursorShape.ArrowCursor)
        if on:
            self._tell(msg("window.click_to_explain", "Click anything to learn what it is. Esc ends it."), 6)
        else:
            self._card.dismiss()

    def _rest_on(self, thing: str) -> None:
        """The pointer rests on something; what is held shows itself large, and a tip would lie over its neighbours."""
        item = self._view.table.item_of(thing) if thing else None
        self.hover_tip.rest_on("" if item is not None and item.docked else thing)

    def _picture_of(self, thing: str, spots: tuple[str, ...], room: QSize) -> QPixmap | None:
        return excerpt(self._view.table, thing, room, self._view.devicePixelRatioF(), spots)

    def _explain(self, thing: str, box: QRect) -> None:
        if not self._card.explain(thing, box):
            self._tell(msg("window.nothing_to_explain", "There is nothing to say about this."), 3)

    def _tell(self, message: Message, seconds: int) -> None:
        self.told.emit(message, seconds)
