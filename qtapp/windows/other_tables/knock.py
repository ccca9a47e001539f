"""Somebody from another home knocks: who that is, and three answers. On a card over the table, and in the dialog."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.api import LiteralArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.controls.words_card import WordsCard
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.net.chairs import Home
from qtapp.windows.other_tables.notice import Notice
from qtapp.windows.other_tables.other_homes import OtherHomes

_WHO_CALLS = msg(
    "far.first_time_here",
    "This is what they call themselves. They are here for the first time: ring them up and ask whether it is they.",
)
_WHAT_FOLLOWS = msg(
    "far.what_follows_letting_in", "If you let them in, they choose among the free seats. The game goes on meanwhile."
)


class Knock(QWidget):
    """What is said and asked; who waits longest comes first."""

    grown = Signal()
    """Somebody else knocks, or nobody any more."""

    def __init__(self, context: AppContext, homes: OtherHomes) -> None:
        super().__init__()
        self._context, self._homes = context, homes
        self.home: Home | None = None
        self._words = LiveTexts(context.speech, self)
        self._notice = notice = Notice(context, self._words)
        self.head, self.who = notice.head, notice.line("strong")
        notice.line("muted", _WHAT_FOLLOWS)
        self.never = notice.answer(msg("far.never_again_button", "They shall not even knock"), "link")
        self.not_now = notice.answer(msg("far.not_now_button", "Not now"))
        self.let_in = notice.answer(msg("far.let_in_button", "Let them in"), "primary")
        for button, answer in ((self.never, homes.ban), (self.not_now, homes.turn_away), (self.let_in, homes.let_in)):
            button.clicked.connect(lambda _=False, answer=answer: self.home is not None and answer(self.home))
        make_column(self, gap=0, margins=0).addLayout(notice.row)
        homes.changed.connect(self._look)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._say)
        self._look()

    def _look(self) -> None:
        found = self._homes.knocking[0] if self._homes.knocking else None
        if found != self.home:
            self.home = found
            self._say()
            if found is not None:
                announce(self, self.head.text())
            self.grown.emit()

    def _say(self) -> None:
        home = self.home
        if home is None:
            return
        last = self._homes.last_time(home)
        self._notice.show_sign("star" if last else "people")
        self.head.setText(self._words.say(msg("far.home_knocks", "Knocking: “{home}”", home=LiteralArg(home.name))))
        day = "" if last is None else self._context.speech.date(last)
        known = msg("far.last_time_here", "You know them. They were here last: {day}.", day=LiteralArg(day))
        self.who.setText(self._words.say(_WHO_CALLS if last is None else known))


class KnockCard(WordsCard):
    """The same as a card of the common placement: the game goes on beside it."""

    name, weight, wide = "knock", 2.6, 620

    def __init__(self, context: AppContext, parent: QWidget, homes: OtherHomes) -> None:
        super().__init__(context, parent, 14)
        self.knock = Knock(context, homes)
        column = make_column(self, gap=0, margins=(16, 12, 14, 12))
        column.addWidget(self.knock)
        self.knock.grown.connect(self.grown)

    def is_wanted(self) -> bool:
        """Does anybody knock?"""
        return self.knock.home is not None
