"""Why did it do that? The reasons of a computer's move, thought out once more from what its seat saw then."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QObject, QRect

from engine import api
from engine.api import Message, SeatArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.panels.explain.explain_card import ExplainCard
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.game.table_page import TablePage


class WhyController(QObject):
    """During the game only what the viewer may know is told; after it, everything."""

    def __init__(self, context: AppContext, client: SeatClient, page: TablePage, card: ExplainCard) -> None:
        super().__init__(page)
        self._context = context
        self._client = client
        self._page = page
        self._card = card
        self._task: asyncio.Task[None] | None = None
        client.changed.connect(self._changed)

    @property
    def is_thinking(self) -> bool:
        """Are reasons looked for?"""
        return self._task is not None

    def ask(self, entry: api.HistoryEntry) -> None:
        """Explain the answer of a computer player."""
        if not entry.level or self._task is not None:
            return
        view = self._client.history.view_of(entry.seat, entry)
        self._page.bar.tell(msg("players.looks_for_reasons", "Looking for the reasons …"), "robot")
        self._task = self._context.start(self._think(entry, view))

    async def _think(self, entry: api.HistoryEntry, view: api.SeatView) -> None:
        client = self._client
        asker = None if client.is_over else client.view()
        temper = client.controls.temper(entry.seat)
        try:
            reasons = await self._context.workshop.why(client.game, view, entry.seat, entry.payload, temper, asker)
        except (api.WorkerFailed, api.InvalidData, OSError):
            self._end()
            self._page.bar.tell(msg("players.reasons_failed", "The reasons could not be found."), "warning", 6)
            return
        self._end()
        self._show(entry.seat, reasons)

    def _show(self, seat: int, reasons: tuple[Message, ...]) -> None:
        title = msg("players.why_title", "Why did {seat} do that?", seat=SeatArg(seat))
        nothing = msg("players.no_reason_to_tell", "A matter of taste: nothing else looked clearly better.")
        view = self._page.view
        middle = QRect(view.width() // 3, view.height() // 4, 1, 1)
        self._card.show_lines(title, reasons or (nothing,), "robot", middle)

    def _end(self) -> None:
        self._task = None
        self._page.bar.dismiss()

    def _changed(self, change: TableChange) -> None:
        """Another game: nobody waits for these reasons any more."""
        if change.kind == "replaced" and self._task is not None:
            self._task.cancel()
            self._end()
