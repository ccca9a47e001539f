"""What phones are told: very long words can be parted, as large letters on a small screen need it."""

from __future__ import annotations

from engine import api
from qtapp.i18n.hyphens import softened
from qtapp.i18n.render import NameSource
from qtapp.i18n.voice import Voice


class SoftVoice(Voice):
    """Speaks with soft hyphens."""

    def text(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message."""
        return softened(super().text(message, names), self.spoken)
