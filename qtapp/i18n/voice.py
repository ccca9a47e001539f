"""One language without Qt: texts, labels and numbers, for a window, a phone or a test."""

from __future__ import annotations

from typing import Protocol

from engine import api
from qtapp.i18n.catalogue import Catalogue, catalogue
from qtapp.i18n.languages import SOURCE, language_of, languages
from qtapp.i18n.pseudo import PSEUDO, pseudo_catalogue
from qtapp.i18n.render import NameSource, Renderer, capital

LANGUAGES = {code: one.name for code, one in languages().items()}
"""Every language that is offered, called as it calls itself."""
_LARGEST = 1 << 63
"""Larger numbers are written digit by digit; no game has them, but a file may."""


class Speaker(Protocol):
    """Whatever speaks one language at a time."""

    @property
    def language(self) -> str:
        """en, hu, de, or xx, the pseudo-locale."""

    def text(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message."""

    def label(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message that stands alone."""


class Voice:
    """Speaks one language for good; an unknown one is English."""

    def __init__(self, language: str) -> None:
        self._language = language if language in LANGUAGES or language == PSEUDO else SOURCE
        self.spoken = SOURCE if self._language == PSEUDO else self._language
        """The language whose rules hold: the pseudo-locale is English."""
        self._spoken = language_of(self.spoken)
        self._texts: Catalogue = pseudo_catalogue() if self._language == PSEUDO else catalogue(self.spoken)
        self._plain = Renderer(self._texts, self.number)

    @property
    def language(self) -> str:
        """en, hu, de, or xx, the pseudo-locale."""
        return self._language

    def text(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message; `names` knows seats, pieces and places (those of a looker do)."""
        renderer = self._plain if names is None else Renderer(self._texts, self.number, names)
        text = renderer.text(message)
        return self._pseudo(message, text) if self._language == PSEUDO else text

    def label(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message that stands alone (button, heading, list entry): begins with a capital letter."""
        text = self.text(message, names)
        if self._plain.begins_with_name(message):
            return text
        return text[0] + capital(text[1:]) if self._language == PSEUDO and text.startswith("[") else capital(text)

    def number(self, n: int) -> str:
        """A whole number as the language writes it, with a proper minus sign."""
        digits = str(abs(n))
        if self._spoken.thousands_from <= len(digits) and abs(n) < _LARGEST:
            digits = f"{abs(n):,}".replace(",", self._spoken.thousands)
        return f"−{digits}" if n < 0 else digits

    def _pseudo(self, message: api.Message, text: str) -> str:
        """Brackets say where a text begins and ends; they and what they add show what longer words would do."""
        if (*message.key, "") not in self._texts.known:
            return text
        return f"[{text}{'~' * max(2, len(text) * 2 // 5)}]"
