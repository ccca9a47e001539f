"""One letter says again what a screen reader says only once: the news, the question, what people have, this piece."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from engine.api import msg
from qtapp.board.paint.spoken import described, spoken
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.announce import announce, is_reader_on
from qtapp.kit.speak.letters import LETTERS
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.bar.chips import PeopleChips
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.told.story_line import StoryLine
from qtapp.session.client import SeatClient
from qtapp.windows.game.table_page import TablePage

_NO_NEWS = msg("hear.no_news", "Nobody has moved yet.")
_EMPTY_HAND = msg("hear.empty_hand", "Your hand is empty.")
_NOBODY_SITS = msg("hear.nobody_sits", "Nobody sits at this screen now.")


class Hearing(QObject):
    """The letters at the table. Where somebody types, or a list looks for what begins so, they never come by here."""

    def __init__(
        self,
        context: AppContext,
        client: SeatClient,
        page: TablePage,
        people: PeopleChips,
        story: StoryLine,
        decision: DecisionCard,
    ) -> None:
        super().__init__(page)
        self._context = context
        self._client = client
        self._page = page
        self._people = people
        self._story = story
        self._decision = decision
        self._words = LiveTexts(context.speech, self, client.names)
        self._tells: dict[str, Callable[[], str]] = {
            "news": self._news,
            "question": self._question,
            "own": self._own,
            "others": self._others,
            "this": self._this,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Say what the letter stands for; False: it stands for nothing, or nobody listens."""
        held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if held or not self._context.settings.told.single_keys or not is_reader_on():
            return False
        letter = event.text().casefold()
        for name, key, _ in LETTERS:
            if letter and letter == self._words.say(key).casefold():
                announce(self._page, self._tells[name]())
                return True
        return False

    def _news(self) -> str:
        return self._story.aloud() if self._story.deed is not None else self._words.say(_NO_NEWS)

    def _question(self) -> str:
        """With the number that answers before each answer; while something is told, that: it comes first."""
        told = self._page.subtitle
        if told.isVisible():
            return "\n".join(part for part in (told.accessibleName(), told.accessibleDescription()) if part)
        asked = self._decision.question.accessibleName()
        answers = enumerate(self._decision.numbered(), 1)
        rows = [f"{number}: {one.accessibleName() or one.text()}" for number, one in answers]
        part = self._decision.part
        return "\n".join([asked, *rows, *(part.lines() if part is not None else ())])

    def _own(self) -> str:
        own = next((chip for chip in self._people.chips if chip.facts.seat == self._client.viewer), None)
        if own is None:
            return self._words.say(_NOBODY_SITS)
        held = [self._name(target.ids) for target in self._page.view.keyboard.targets() if target.held]
        return "\n".join([own.accessibleName(), *(held or [self._words.say(_EMPTY_HAND)])])

    def _others(self) -> str:
        others = [chip.accessibleName() for chip in self._people.chips if chip.facts.seat != self._client.viewer]
        return "\n".join(others)

    def _this(self) -> str:
        """The piece or the place on the table, or the row, that has the keyboard."""
        view, focus = self._page.view, QApplication.focusWidget()
        if focus is view:
            ids = next((target.ids for target in view.keyboard.targets() if view.keyboard.here in target.ids), ())
            parts = (self._name(ids), described(view.board_context, ids)) if ids else ()
        else:
            parts = () if focus is None else (focus.accessibleName(), focus.accessibleDescription())
        return "\n".join(part for part in parts if part.strip())

    def _name(self, ids: tuple[str, ...]) -> str:
        view = self._page.view
        return spoken(view.board_context, view.table.view, ids, view.drag, view.steps.names)
