"""Who plays from which home, seen at the table: tags below the chips, bubbles, and the card for saying something."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.api import SeatArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.announce import announce
from qtapp.net.talk import Utterance
from qtapp.panels.bar.bubble import Bubble
from qtapp.panels.bar.seat_tags import SeatTags
from qtapp.windows.game.window import GameWindow
from qtapp.windows.other_tables.talk_card import Party, TalkCard
from qtapp.windows.other_tables.talk_words import words_of


class Presence(QObject):
    """Made when another home can first sit at this table; without one nothing of it is seen."""

    def __init__(self, context: AppContext, game: GameWindow, party: Party) -> None:
        super().__init__(game)
        self._context, self._game, self._party = context, game, party
        self.tags = SeatTags(context, game.bar.people, game.client.names)
        game.set_strip(self.tags)
        self.card = TalkCard(context, game.page, party, game.client.names)
        game.regions.add_card(self.card)
        self.card.grown.connect(game.regions.lay)
        self.tags.talk_wanted.connect(self.card.toggle)
        self.bubbles: dict[int, Bubble] = {}

    def refresh(self) -> None:
        """Somebody has come or gone, or a line was cut or found."""
        tags = self._party.tags()
        self.tags.show_tags(tags)
        self.tags.talk.setVisible(bool(self._party.speaker()))
        self._game.show_strip()
        if not tags and self.card.is_open:
            self.card.toggle()
        self.card.refresh()

    def hear(self, said: Utterance) -> None:
        """Somebody says something to all."""
        if said.seat > len(self._game.client.players):
            return
        words = self._game.words.say(words_of(said))
        if self._game.isVisible():
            bubble = self.bubbles.setdefault(said.seat, Bubble(self._context, self._game))
            bubble.say(words, self._game.mapFromGlobal(self.tags.foot_of(said.seat)))
            sentence = msg("far.somebody_says", "{seat}: {words}", seat=SeatArg(said.seat), words=words_of(said))
            announce(self.tags, self._game.words.say(sentence))
        self.card.refresh()
