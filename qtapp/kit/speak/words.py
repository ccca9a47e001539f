"""Texts that stay in the chosen language: each is kept as a message and said again when the language changes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from engine.api import LiteralArg, Message, SeatArg, msg
from qtapp.i18n import Localizer, NameSource
from qtapp.kit.speak.tool_tips import SAID_ALREADY, set_tool_tip

_COUNTED = re.compile(r"(\d) (?=\w)")
Source = Message | Callable[[], Message]
"""A message, or what makes it anew (with the numbers of the moment)."""


class PlayerNames:
    """Names of seats outside a session: for cards of recent games and for a dialog that seats people."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._names = dict(names)

    def seat_name(self, seat: int) -> str:
        """The person at a seat."""
        return self._names.get(seat, "")

    def piece_name(self, piece: str) -> Message | None:
        """No pieces are known here."""
        return None

    def place_name(self, place: str) -> Message | None:
        """No places are known here."""
        return None


class LiveTexts(QObject):
    """Keeps the texts of one widget. Everything it is given is said at once and again after a switch of language."""

    spoken = Signal()
    """All texts stand in the new language; widgets that build their texts themselves do so now."""

    def __init__(self, speech: Localizer, parent: QObject, names: NameSource | None = None) -> None:
        super().__init__(parent)
        self.speech = speech
        self.names = names
        self._kept: list[tuple[Callable[[str], object], Source, bool]] = []
        speech.changed.connect(self.say_all)

    def say(self, message: Message) -> str:
        """A sentence now."""
        return self.speech.text(message, self.names)

    def label(self, message: Message) -> str:
        """A text that stands alone now: begins with a capital letter."""
        return self.speech.label(message, self.names)

    def beside(self, message: Message, *, alone: bool = False) -> str:
        """The same sentence in the second language; empty: there is none, or it is the same."""
        return (self.speech.label_beside if alone else self.speech.text_beside)(message, self.names)

    def keep(self, setter: Callable[[str], object], source: Source, *, alone: bool = True) -> None:
        """Give a text to `setter` now and after every switch of language."""
        self._kept.append((setter, source, alone))
        self._give(setter, source, alone)

    def text(self, widget: QLabel | QAbstractButton | QAction, source: Source) -> None:
        """The text of a label, a button or an action."""
        self.keep(widget.setText, source)

    def name(self, widget: QWidget, source: Source, hint: bool = False) -> None:
        """What a screen reader calls a control; with `hint` it is its tool tip too, which is not read out once more."""
        self.keep(widget.setAccessibleName, source)
        if hint:
            self.tip(widget, source)

    def field(self, widget: QLineEdit, source: Source) -> None:
        """What an empty field says, which is its name: a reader is told once."""
        self.keep(widget.setPlaceholderText, source)
        self.keep(widget.setAccessibleName, source)
        widget.setAccessibleDescription(SAID_ALREADY)

    def tip(self, target: QWidget | QAction, source: Source) -> None:
        """The tool tip of a control."""
        self.keep(partial(set_tool_tip, target), source)

    def say_all(self) -> None:
        """Say every kept text again."""
        for setter, source, alone in self._kept:
            self._give(setter, source, alone)
        self.spoken.emit()

    def _give(self, setter: Callable[[str], object], source: Source, alone: bool) -> None:
        message = source() if callable(source) else source
        setter(self.label(message) if alone else self.say(message))


def in_sentences(parts: Iterable[str]) -> str:
    """What stands on lines of its own, as it is read out: with a stop after each."""
    return " ".join(one if one[-1] in ".!?:…" else f"{one}." for one in map(str.strip, parts) if one)


def unbroken(text: str) -> str:
    """Numbers stay on one line with the word that they count."""
    return _COUNTED.sub("\\1\u00a0", text)


def literal(text: str) -> LiteralArg:
    """Text that is the same in every language: a name, a file, a number with its unit."""
    return LiteralArg(text)


def person(seat: int) -> Message:
    """Only the name of the person at a seat."""
    return msg("window.person_name", "{seat}", seat=SeatArg(seat))


ASLEEP = msg("devices.device_asleep", "device asleep")
"""Said of a seat whose phone or second table does not answer."""


def play_here(seat: int) -> Message:
    """The button that takes the seat of a sleeping device back to the table."""
    return msg("window.play_here_for_seat", "Play here for {seat}", seat=SeatArg(seat))
