"""The line of a home is cut that sits here: what is said, and who plays for them until they are back."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.controls.words_card import WordsCard
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.net.chairs import Home, LineState
from qtapp.windows.other_tables.notice import Notice
from qtapp.windows.other_tables.phone_table import PhoneTable

_GRACE = 3000
"""Milliseconds: a line that is found again at once is not spoken of."""
_LEVEL = (api.LEVEL_COUNT + 1) // 2
"""Who plays meanwhile neither throws a game away nor wins it for them."""
WAIT = msg("far.cut_wait_button", "We wait")
COMPUTER = msg("far.cut_computer_button", "A computer plays for them meanwhile")
_FOLLOWS = msg(
    "far.cut_seats_wait",
    "Their seats wait: when they come back they go on where they stopped. Everybody else plays on.",
)


def head_of(home: Home, line: LineState) -> Message:
    """What has happened to a home."""
    who = LiteralArg(home.name)
    if line == "asleep":
        return msg("far.home_has_closed", "{home}: they have closed Társas", home=who)
    return msg("far.home_is_cut", "{home}: the line is cut, we are looking for them", home=who)


class CutLines(QObject):
    """Which home cannot be reached, and what was decided about it."""

    changed = Signal()
    """Another home is spoken of, or none any more."""

    def __init__(self, phones: PhoneTable) -> None:
        super().__init__(phones)
        self._phones = phones
        self.home: Home | None = None
        """The one that is spoken of."""
        self.line: LineState = "looking"
        self._decided: set[str] = set()
        """Homes that are waited for: until they were here again nothing more is said."""
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(_GRACE)
        self._grace.timeout.connect(self._speak)
        phones.changed.connect(self._look)

    def wait(self) -> None:
        """We wait for them."""
        if self.home is not None:
            self._decided.add(self.home.key)
            self._speak()

    def let_computer_play(self) -> None:
        """A computer player answers for them until they are back."""
        home = self.home
        if home is not None:
            for seat in self._phones.stand_ins.away().get(home.key, (home, ()))[1]:
                self._phones.stand_ins.begin(seat, _LEVEL)
            self._phones.seats_changed()
            self._speak()

    def _look(self) -> None:
        """A line was cut or found: what is found is silent at once, what is cut is spoken of a little later."""
        away = self._phones.stand_ins.away()
        self._decided &= set(away)
        if self.home is not None and self.home.key in away:
            self._speak()
        elif self.home is not None:
            self._set(None, "looking")
        if set(away) - self._decided and self.home is None and not self._grace.isActive():
            self._grace.start()

    def _speak(self) -> None:
        away = self._phones.stand_ins.away()
        first = next((home for key, (home, _) in away.items() if key not in self._decided), None)
        self._set(first, "looking" if first is None else self._phones.homes.line_of(first))

    def _set(self, home: Home | None, line: LineState) -> None:
        if (home, line) != (self.home, self.line):
            self.home, self.line = home, line
            self.changed.emit()


class CutCard(WordsCard):
    """The same as a card of the common placement: the game goes on beside it."""

    name, weight, wide = "cut line", 2.4, 560

    def __init__(self, context: AppContext, parent: QWidget, cuts: CutLines) -> None:
        super().__init__(context, parent, 14)
        self._cuts = cuts
        self._words = LiveTexts(context.speech, self)
        self._notice = notice = Notice(context, self._words)
        self.head = notice.head
        notice.line("muted", _FOLLOWS)
        self.computer, self.wait = notice.answer(COMPUTER), notice.answer(WAIT, "primary")
        self.computer.clicked.connect(cuts.let_computer_play)
        self.wait.clicked.connect(cuts.wait)
        make_column(self, gap=0, margins=(16, 12, 14, 18)).addLayout(notice.row)
        cuts.changed.connect(self._look)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._say)
        self._say()

    def is_wanted(self) -> bool:
        """Is a home looked for?"""
        return self._cuts.home is not None

    def _look(self) -> None:
        self._say()
        if self._cuts.home is not None:
            announce(self, self.head.text())
        self.grown.emit()

    def _say(self) -> None:
        self._context.put_icon_beside_words(self.computer, "robot", 20)
        home = self._cuts.home
        if home is not None:
            self._notice.show_sign(f"line.{self._cuts.line}")
            self.head.setText(self._words.say(head_of(home, self._cuts.line)))
