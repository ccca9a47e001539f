"""What everything on the board needs at hand: the bridge, the language, the theme and the atelier."""

from __future__ import annotations

from engine import api
from qtapp.board.art import Atelier
from qtapp.bridge import SessionBridge
from qtapp.i18n import Speech
from qtapp.theme import Theme


class Desk:
    """The bridge, the language, the theme and the atelier of one table view."""

    def __init__(self, bridge: SessionBridge, speech: Speech, theme: Theme) -> None:
        self.bridge = bridge
        self.speech = speech
        self.theme = theme
        self.art = Atelier()

    def say(self, message: api.Msg) -> str:
        """A sentence."""
        return self.speech.say(message, self.bridge)

    def label(self, message: api.Msg) -> str:
        """Words that stand alone."""
        return self.speech.label(message, self.bridge)

    @property
    def sandbox(self) -> bool:
        """Free hands?"""
        return self.bridge.mode is api.Mode.SANDBOX
