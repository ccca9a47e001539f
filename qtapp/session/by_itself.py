"""Questions that answer themselves: given without asking, told in a line, and open to be decided otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from engine import api
from qtapp.session.controls import level_of
from qtapp.session.open_table import OpenTable

_SEEN = object()
"""There is nothing more to be known."""
_MOST_NAMED = 3
"""Other answers that are named one by one; of more the question is asked again."""


def _never() -> bool:
    return False


class OtherAnswer(NamedTuple):
    """What could have been answered instead."""

    label: api.Message
    answer: Any
    """None: the question is asked again."""


class AnswerGiven(NamedTuple):
    """What was answered without asking, and what could be answered instead."""

    entry: api.HistoryEntry
    told: api.Message
    """What happened, in the words of the log."""
    others: tuple[OtherAnswer, ...]


class SelfAnswers:
    """Answers the viewer's questions as long as nothing is to be decided."""

    def __init__(
        self, table: OpenTable, told: Callable[[api.Message], None], is_silent: Callable[[], bool] = _never
    ) -> None:
        self._open = table
        self._told = told
        self._is_silent = is_silent
        self.is_wanted: Callable[[], bool] = lambda: False
        """Else everything is asked."""
        self._given: dict[api.HistoryEntry, AnswerGiven] = {}
        self._reopened: object = None
        """The moment of a question that is to be asked although it could answer itself."""
        self._is_busy = False
        self._looked: tuple[object, Iterator[None]] | None = None

    def go_on(self) -> None:
        """Answer whatever answers itself, until something is to be decided."""
        while self.answer_one():
            pass

    def look_on(self) -> bool:
        """A part of what has to be known to answer the viewer's question without asking; True: there is more."""
        session, moment = self._open.session, self._open.moment
        if self._is_busy or self._is_silent() or not self.is_wanted() or self._reopened == moment:
            return False
        if self._looked is None or self._looked[0] != moment:
            pending = self._pending()
            if pending is None:
                return False
            self._looked = (moment, api.obvious_steps(session, pending, self._open.previews, self._open.view()))
            return True
        return next(self._looked[1], _SEEN) is not _SEEN

    def answer_one(self) -> bool:
        """Answer the viewer's question if it answers itself; False: it does not, or there is none."""
        if self._is_busy or self._is_silent() or not self.is_wanted():
            return False
        self._is_busy = True
        try:
            return self._answer_one()
        finally:
            self._is_busy = False

    def _answer_one(self) -> bool:
        session = self._open.session
        if self._reopened == self._open.moment:
            return False
        pending = self._pending()
        found = api.obvious_answer(session, pending, self._open.previews) if pending is not None else None
        if pending is None or found is None:
            return False
        label = session.label(pending, found.answer)
        others = _others(session, pending, found.answer)
        entry = session.answer(pending, found.answer, by_itself=True)
        if not isinstance(entry, api.HistoryEntry):
            return False
        told = self._in_words(entry, label, found.is_only_one)
        if not found.is_only_one:
            self._given[entry] = AnswerGiven(entry, told, others)
        seat = self._open.asked
        self._open.done(entry, "answer")
        if self._open.asked != seat:  # somebody else sits there now: it is not for their eyes
            return True
        self._told(told)
        return True

    def _in_words(self, entry: api.HistoryEntry, label: api.Message, is_only_one: bool) -> api.Message:
        """What an answer did, as the log tells it to the viewer; of an answer without a word there, its label."""
        self._open.notes.record(entry)
        notes = self._open.notes.notes(entry)
        deed = next((note.message for note in notes if note.viewers >> self._open.viewer & 1), None)
        if deed is None:
            return api.msg("window.answered_by_itself", "By itself: {label.quoted}.", label=label)
        if is_only_one:
            return api.msg("window.nothing_else_was_possible", "{deed} Nothing else was possible.", deed=deed)
        return api.msg("window.went_by_itself", "{deed} That went by itself.", deed=deed)

    def _pending(self) -> api.Pending | None:
        """The question to the viewer, if it is the newest moment and nobody else answers for them."""
        session, seat = self._open.session, self._open.asked
        if session.current.children or level_of(session, seat):
            return None
        return next((one for one in session.pending() if one.question.seat == seat), None)

    # ---- deciding otherwise --------------------------------------------------------------------------------------

    def choices(self) -> list[AnswerGiven]:
        """What was answered without asking since the last real answer and could be decided otherwise, newest first."""
        found = []
        entry: api.HistoryEntry | None = self._open.session.current
        while entry is not None and entry.by_itself:
            if entry in self._given and entry.seat == self._open.asked:
                found.append(self._given[entry])
            entry = entry.parent
        return found

    def decide_otherwise(self, given: AnswerGiven, other: OtherAnswer) -> None:
        """Take it back, and what followed from it by itself; then give the other answer, or ask after all."""
        session = self._open.session
        if given not in self.choices():
            return
        while session.current is not given.entry:
            session.undo()
        session.undo()
        self._reopened = self._open.moment
        self._open.moved("undo", ())
        pending = next((one for one in session.pending() if one.question.seat == self._open.asked), None)
        if other.answer is None or pending is None:
            return
        if self._open.done(session.answer(pending, other.answer), "answer"):
            self.go_on()


def _others(session: api.Session, pending: api.Pending, given: Any) -> tuple[OtherAnswer, ...]:
    """The other answers, if they are few; else the question itself."""
    others = [answer for answer in session.options(pending) if answer != given]
    if not 0 < len(others) <= _MOST_NAMED:
        return (OtherAnswer(pending.question.short or pending.question.text, None),)
    return tuple(OtherAnswer(session.label(pending, answer), answer) for answer in others)
