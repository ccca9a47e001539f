"""What everything on the board needs at hand: the client, the language, the theme and the pictures."""

from __future__ import annotations

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.i18n import Localizer
from qtapp.kit.theme import Theme
from qtapp.session.client import SeatClient


class BoardContext:
    """The client, the language, the theme and the pictures of one table view."""

    def __init__(self, bridge: SeatClient, speech: Localizer, theme: Theme) -> None:
        self.bridge = bridge
        self.speech = speech
        self.theme = theme
        self.art = PictureCache()

    def say(self, message: api.Message) -> str:
        """A sentence."""
        return self.speech.text(message, self.bridge.names)

    def label(self, message: api.Message) -> str:
        """Words that stand alone."""
        return self.speech.label(message, self.bridge.names)

    @property
    def blueprint(self) -> api.Blueprint:
        """The places, pieces and kinds of this table, as they were before anybody moved."""
        return self.bridge.blueprint

    @property
    def sandbox(self) -> bool:
        """Free hands?"""
        return self.bridge.mode is api.PlayMode.SANDBOX
