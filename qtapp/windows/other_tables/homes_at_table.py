"""Other homes at the table of this one: who they are, what they say, and what is done when their line is cut."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from qtapp.kit.app_context import AppContext
from qtapp.net.talk import Evening, Reaction
from qtapp.panels.bar.seat_tags import SeatTag
from qtapp.windows.game.window import GameWindow
from qtapp.windows.other_tables.cut_lines import COMPUTER, WAIT, CutCard, CutLines, head_of
from qtapp.windows.other_tables.phone_table import PhoneTable
from qtapp.windows.other_tables.presence import Presence
from qtapp.windows.seats.handover import HandoverScreen


class HomesAtTable(QObject):
    """Made with the first door; nothing of it is seen before another home sits here."""

    def __init__(self, context: AppContext, game: GameWindow, curtain: HandoverScreen, phones: PhoneTable) -> None:
        super().__init__(phones)
        self._game, self._curtain, self._phones = game, curtain, phones
        self.presence = Presence(context, game, self)
        self.cuts = CutLines(phones)
        self.card = CutCard(context, game.page, self.cuts)
        game.regions.add_card(self.card)
        self.card.grown.connect(game.regions.lay)
        self.cuts.changed.connect(self._say_on_curtain)
        phones.changed.connect(self.presence.refresh)
        phones.homes.heard.connect(self.presence.hear)
        game.client.viewer_changed.connect(self.presence.refresh)

    @property
    def evening(self) -> Evening:
        """What was said, and who is muted here."""
        return self._phones.homes.evening

    def tags(self) -> Sequence[SeatTag]:
        """Seats that are played from other homes."""
        host = self._phones.host
        if host is None:
            return ()
        seats = range(1, len(self._game.client.players) + 1)
        return [
            SeatTag(seat, home.name, line)
            for seat in seats
            if (home := host.home_of(seat)) is not None and (line := host.line_at(seat)) is not None
        ]

    def speaker(self) -> int:
        """Whoever sits in front of the screen, else the first who sits at it."""
        client = self._game.client
        here = client.controls.people_here()
        return client.viewer if client.viewer in here else next(iter(here), 0)

    def say(self, seat: int, reaction: Reaction, text: str) -> bool:
        """Say something to all."""
        return self._phones.homes.say(seat, reaction, text)

    def _say_on_curtain(self) -> None:
        """The curtain covers the card."""
        home = self.cuts.home
        if home is not None and self._curtain.seat:
            answers = [(COMPUTER, self.cuts.let_computer_play), (WAIT, self.cuts.wait)]
            self._curtain.bar.choose(head_of(home, self.cuts.line), answers)
