"""What the viewer is asked, and every way to answer it: from a list, by hand, item by item."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb
from typing import Any

from engine import api
from qtapp.session.by_hand import HandWork
from qtapp.session.by_itself import SelfAnswers
from qtapp.session.controls import level_of
from qtapp.session.face_down import FaceDown
from qtapp.session.names import SeatNames
from qtapp.session.open_table import OpenTable
from qtapp.session.view_models import ChosenItem, OptionItem

_MOST_SETS = 10
"""So few ways to choose some items are listed like options: one click instead of one for each item and Done."""


def _lets_go(_pending: api.Pending, _answer: Any) -> bool:
    return False


class SeatQuestions:
    """The question to the viewer. What it lists is legal; what is refused comes with its reasons."""

    def __init__(
        self,
        table: OpenTable,
        names: SeatNames,
        drafted: Callable[[tuple[Any, ...]], None],
        told: Callable[[api.Message], None],
    ) -> None:
        self._open = table
        self.is_silent = False
        """Is the table only looked at, while a page of a lesson is read? Then nothing is asked, lit or explained, and
        nothing answers itself.
        """
        self.holds_back: Callable[[api.Pending, Any], bool] = _lets_go
        """Is an answer held back, to be looked at before it counts?"""
        self.face_down = FaceDown(table)
        self.by_itself = SelfAnswers(table, told, lambda: self.is_silent)
        self.hand_work = HandWork(table, self.by_itself)
        self._names = names
        self._drafted = drafted
        self._options: tuple[object, list[OptionItem]] | None = None
        self._draft: tuple[object, tuple[Any, ...]] | None = None

    def asked_seats(self) -> list[int]:
        """The seats that somebody waits for, in order."""
        return [pending.question.seat for pending in self._open.session.pending()]

    def asked_next(self, people: Sequence[int]) -> int:
        """The next of these people who is asked, in seat order after whoever is asked here; 0: they are, or nobody."""
        asked, here = [seat for seat in self.asked_seats() if seat in people], self._open.asked
        if here in asked:  # what follows may need the cards that lie face down
            return 0 if self._open.viewer or self.face_down.is_possible(here) else here
        return next((seat for seat in asked if seat > here), asked[0] if asked else 0)

    def pending(self) -> api.Pending | None:
        """The question to the viewer, if there is one. Where a computer answers, nobody else is asked."""
        seat, session = self._open.asked, self._open.session
        asked = [] if self.is_silent or level_of(session, seat) else session.pending()
        return next((one for one in asked if one.question.seat == seat), None)

    def asked_by(self) -> str:
        """The piece that the viewer knows and whose effect asks; empty: none, or the question names it itself."""
        pending = self.pending()
        piece = "" if pending is None else pending.asked_by
        if not piece or pending is None or piece in api.things_in(pending.question.text):
            return ""
        return piece if self._open.knows(piece) else ""

    # ---- what may be answered ------------------------------------------------------------------------------------

    def options(self) -> list[OptionItem]:
        """Every legal answer of the viewer's question, with words and gestures.

        For questions over items none, unless there are only a few ways to choose some of what lies nowhere.
        """
        pending = self.pending()
        if pending is None:
            return []
        if pending.frame.shape is not api.QuestionShape.PICK:
            return self._sets(pending)
        change = self._open.change
        if self._options is None or self._options[0] != change:
            frame, table = pending.frame, self._open.session.table
            options = [
                OptionItem(
                    api.answer_key(answer),
                    self._open.session.label(pending, answer),
                    answer,
                    frame.gesture(table, answer),
                    frame.becomes(table, answer) is not None,
                    frame.facet(table, answer),
                )
                for answer in self._open.session.options(pending)
            ]
            self._options = (change, options)
        return self._options[1]

    def _sets(self, pending: api.Pending) -> list[OptionItem]:
        """All ways to choose so many of the items, if they are few and none is lost by it; else none."""
        asked, step, table = pending.question, pending.frame, self._open.session.table
        some = isinstance(step, api.ItemsFrame) and step.shape is api.QuestionShape.SOME
        items = self.items() if some and 1 < asked.low == asked.high else []
        if not items or comb(len(items), asked.high) > _MOST_SETS or self.item_options():
            return []
        found = []
        for answer in combinations(items, asked.high):
            if step.forfeits(table, answer):
                return []
            if not self.broken_rules(answer):
                names = tuple(self._names.item_name(item) for item in answer)
                label = api.msg("window.chosen_together", "{items}", items=api.ListArg(names))
                kinds = tuple((api.Icon(item),) for item in answer if isinstance(item, str))
                facet = api.Facet(label, kinds)
                found.append(OptionItem(api.answer_key(answer), label, answer, None, False, facet))
        return found

    def items(self) -> list[Any]:
        """The items of a question over items (pick some, amounts, put in order)."""
        pending = self.pending()
        return [] if pending is None else self._open.session.items(pending)

    def item_options(self) -> list[OptionItem]:
        """The items of a question over items that are chosen by hand."""
        pending = self.pending()
        step = None if pending is None else pending.frame
        if not isinstance(step, api.ItemsFrame) or step.shape is api.QuestionShape.ORDER:
            return []
        found = []
        for at, item in enumerate(self.items()):
            gesture = step.item_gesture(self._open.session.table, item)
            if gesture is not None:
                found.append(OptionItem(f"item.{at}", self._names.item_name(item), ChosenItem(at), gesture))
        return found

    def default_answer(self) -> Any:
        """What the game would answer to a question over items."""
        pending = self.pending()
        return None if pending is None else self._open.session.default_answer(pending)

    def preview(self, answer: Any) -> api.AnswerPreview | None:
        """What a legal answer to the viewer's question would cost and bring; None: nobody asks the viewer."""
        pending = self.pending()
        if pending is None or isinstance(answer, ChosenItem):
            return None
        return self._open.previews.preview(pending, answer, self._open.view())

    def broken_rules(self, answer: Any) -> list[api.Refusal]:
        """Why an answer that is not given yet would be refused; empty: it would be taken."""
        pending = self.pending()
        return [] if pending is None else self._open.session.refusals(pending, answer)

    # ---- by hand -------------------------------------------------------------------------------------------------

    def grabs(self) -> set[str]:
        """The pieces and places that can be taken hold of now."""
        options = self.options() or self.item_options()
        return {one.gesture.grab for one in options if one.gesture is not None}

    def answer_of_gesture(self) -> set[str]:
        """The places that are chosen where they are, with a click."""
        gestures = (one.gesture for one in self.options() or self.item_options())
        return {one.grab for one in gestures if one is not None and one.grab == one.drop}

    def drops(self, grab: str) -> dict[str, list[OptionItem]]:
        """Where something that is held may be dropped, and which options that would be."""
        found: dict[str, list[OptionItem]] = {}
        for one in self.options() or self.item_options():
            if one.gesture is not None and one.gesture.grab == grab:
                found.setdefault(one.gesture.drop, []).append(one)
        for options in found.values():
            options.sort(key=lambda one: one.is_unaffordable)
        return found

    def answer_for_drop(self, grab: str, drop: str) -> Any | None:
        """The legal answer that a drag means although it is not the usual gesture for it; None: there is none."""
        pending = self.pending()
        if pending is None:
            return None
        tried = pending.frame.answer_from_drag(self._open.session.table, grab, drop)
        return None if tried is None or self._open.session.refusals(pending, tried) else tried

    def prospects(self, grab: str, drop: str) -> tuple[api.Opportunity, ...]:
        """What dropping this there would open for later turns of the viewer."""
        session, viewer = self._open.session, self._open.viewer
        return session.game.opportunities(session.table, viewer, grab, drop) if viewer else ()

    def why_not(self, grab: str, drop: str | None) -> list[api.Refusal]:
        """Why the viewer cannot drag this there; None: why nothing can be done with it now, as far as the rules of the
        game speak of it.
        """
        session, seat = self._open.session, self._open.asked
        return session.explain_grab(seat, grab) if drop is None else session.explain_drag(seat, grab, drop)

    def refuse(self, grab: str, drop: str | None) -> None:
        """Ask why a drag is not possible, or what is clicked of no use, and say it."""
        self._open.refuse(self.why_not(grab, drop), grab, drop or "")

    # ---- answering -----------------------------------------------------------------------------------------------

    def answer(self, answer: Any) -> bool:
        """Give an answer to the viewer's question; refusals come as a signal."""
        if isinstance(answer, ChosenItem):
            return self._add_to_draft(answer.item)
        pending = self.pending()
        if pending is None and self.is_silent:
            return False
        if pending is None:
            self._open.refuse(self.why_not("", ""))
            return False
        if self.holds_back(pending, answer):
            return True
        done = self._open.done(self._open.session.answer(pending, answer), "answer")
        if done:
            self.by_itself.go_on()
        return done

    def set_draft(self, answer: tuple[Any, ...]) -> None:
        """What somebody has chosen elsewhere; items chosen by hand are added to it."""
        draft = (self._open.moment, answer)
        if draft != self._draft:
            self._draft = draft
            self._drafted(answer)

    def draft(self) -> tuple[Any, ...] | None:
        """What has been chosen of the viewer's question over items so far; None: nothing yet."""
        return self._draft[1] if self._draft is not None and self._draft[0] == self._open.moment else None

    def _add_to_draft(self, at: int) -> bool:
        """One item more. Who begins by hand begins with nothing. When the question is full it is answered, unless
        something is thrown away by it: that is said by whoever throws it away.
        """
        pending = self.pending()
        if pending is None:
            return False
        draft, size = with_item_toggled(pending.frame.shape, self.items(), self.draft() or (), at)
        if size > pending.question.high:
            self._open.refuse(self.broken_rules(draft))
            return False
        self._draft = (self._open.moment, draft)
        full = size == pending.question.high and not self.broken_rules(draft)
        if full and not pending.frame.forfeits(self._open.session.table, draft):
            return self.answer(draft)
        self._drafted(draft)
        return True


def with_item_toggled(
    shape: api.QuestionShape, items: Sequence[Any], before: tuple[Any, ...], at: int
) -> tuple[tuple[Any, ...], int]:
    """What is chosen after one item more, and how many that are; one of some that is chosen again is laid back."""
    if shape is api.QuestionShape.AMOUNTS:
        amounts = list(before or (0,) * len(items))
        amounts[at] += 1
        return tuple(amounts), sum(amounts)
    now = set(before) ^ {items[at]}
    return tuple(item for item in items if item in now), len(now)
