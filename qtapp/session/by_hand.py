"""What is being carried out with free hands because a card wants it, until somebody says that it is done."""

from __future__ import annotations

from engine import api
from qtapp.session.by_itself import SelfAnswers
from qtapp.session.open_table import OpenTable


class HandWork:
    """The question that waits for hands, whoever of the people here is asked."""

    def __init__(self, table: OpenTable, by_itself: SelfAnswers) -> None:
        self._open = table
        self._by_itself = by_itself

    def wanted(self) -> api.Message | None:
        """What is to be carried out, while hands are free for it; None: nothing is."""
        waiting = self._open.session.waiting_by_hand()
        return None if waiting is None else waiting.question.text

    def finish(self) -> bool:
        """It is done: the question is answered. Strict play goes on already."""
        session = self._open.session
        for pending in session.pending():
            if pending.frame.frees_hands:
                done = self._open.done(session.answer(pending, session.options(pending)[0]), "answer")
                if done:
                    self._by_itself.go_on()
                return done
        return False
