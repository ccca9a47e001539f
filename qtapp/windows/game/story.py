"""The story in the window of a game: the line below the bar, and the card with everything since one's last turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.api import Message, StoryRow
from qtapp.kit.app_context import AppContext
from qtapp.panels.told.since_card import SinceCard
from qtapp.panels.told.story_line import NEWS, StoryLine
from qtapp.session.client import SeatClient
from qtapp.windows.game.overlays import Overlays
from qtapp.windows.game.table_cards import SincePlace
from qtapp.windows.game.table_page import TablePage
from qtapp.windows.game.told import ToldController


class StoryController(QObject):
    """Links line, card and what is played."""

    def __init__(
        self, context: AppContext, client: SeatClient, page: TablePage, line: StoryLine, told: ToldController
    ) -> None:
        super().__init__(page)
        self._context = context
        self._client = client
        self._page = page
        self._told = told
        self.line = line
        self.card = SinceCard(context, client, page)
        self._regions: Overlays | None = None
        line.again_wanted.connect(self._play_row)
        line.since_wanted.connect(self.card.toggle)
        line.halted.connect(told.hold)
        self.card.again_wanted.connect(self._play_all)
        self.card.shown_changed.connect(self._card_changed)

    def lay_into(self, regions: Overlays) -> None:
        """From now on the card lies over this page."""
        self._regions = regions
        regions.add_card(SincePlace(self.card, lambda: not regions.watching))

    def tell(self, message: Message, seconds: int = NEWS) -> None:
        """Say something in passing."""
        self.line.tell(message, seconds)

    def open_card(self) -> None:
        """Everything since the viewer's last turn."""
        self.card.open_card()

    def recap(self) -> None:
        """Somebody comes back after days: as soon as they sit there the card tells what happened. Where a curtain hangs
        it tells them the same.
        """
        if self._client.viewer:
            self.card.open_card()

    def _card_changed(self, shown: bool) -> None:
        self.line.since.setChecked(shown)
        if self._regions is not None:
            self._regions.lay()

    def _play_row(self, row: StoryRow) -> None:
        entries = self._client.history.entries
        numbers = range(row.deeds[0].entry, row.deeds[-1].entry + 1)
        wanted = {one.number for one in self._client.history.line()}
        self._play(lambda: self._told.play_line([entries[number] for number in numbers if number in wanted]))

    def _play_all(self) -> None:
        self._play(self._told.replay)

    def _play(self, play: Callable[[], object]) -> None:
        if self._told.playing:
            self._told.stop()
        play()
