"""What an answer would visibly do, before it is given: what a seat pays, wins and draws.

The answer is tried on tables that are imagined from what its seat sees, never on the real one. So a preview can tell
nothing that the seat does not know, and the session cannot notice it. Where it depends on luck it ends: of pieces that
would be drawn it tells how many.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.flow.question import Question, answer_key, to_plain_data
from engine.core.lookahead.imagine import imagined_table
from engine.core.lookahead.path import GainTally, LookaheadPath, names, reveals_unknown
from engine.core.messages.message import AmountArg, Message, SeatArg, msg
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.core.table.view import SeatView, seat_view

_BRANCHES = 6
"""If a further choice has no more answers than this, what all of them have in common is told too."""
_MOST_LISTED = 8
"""Changes of one seat that a line tells."""
_KEPT = 4
"""So many moments are remembered."""
_POSITIONS = 32
"""How many positions may be searched in one try of an answer: after them whatever could be chosen next is believed.
Counted on a table that is imagined out of what the seat sees, so nothing hidden can show in where it ends.
"""
_WORLDS = 2
"""What follows after something unknown has come up is told only if it is the same in so many imagined worlds."""


@dataclass(frozen=True, slots=True)
class CountChange:
    """So many more (or less) of a kind of piece or count before a seat."""

    seat: int
    kind: str
    n: int


@dataclass(frozen=True, slots=True)
class AnswerPreview:
    """What an answer of a seat would change, as far as that seat can know."""

    seat: int
    changes: tuple[CountChange, ...] = ()
    """The own ones first, of each seat what it loses first."""
    drawn: tuple[CountChange, ...] = ()
    """Pieces that the seat would see only then: how many, by their backs."""
    has_choice: bool = False
    """The seat will have to choose something more, and that may cost or bring more."""
    has_chance: bool = False
    """It ends where chance comes in, and more of the same may follow."""

    def __bool__(self) -> bool:
        return bool(self.changes or self.drawn)


# ---- words ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PreviewPart:
    """One thing that a preview tells: of which seat, about which kind, in which words."""

    seat: int
    kind: str
    words: Message


def preview_parts(preview: AnswerPreview) -> list[PreviewPart]:
    """What a preview tells, thing by thing: −2 credits, +1 card, draw 2 tiles."""
    found = [PreviewPart(one.seat, one.kind, _signed(one)) for one in preview.changes if one.seat == preview.seat]
    for one in preview.drawn:
        amount = AmountArg(one.n, one.kind)
        drawn = msg("preview.draw_exactly", "draw {amount}", amount=amount)
        if preview.has_chance:  # a pile may be shuffled anew in the middle of it
            drawn = msg("preview.draw_at_least", "draw at least {amount}", amount=amount)
        found.append(PreviewPart(one.seat, one.kind, drawn))
    found.extend(PreviewPart(one.seat, one.kind, _signed(one)) for one in preview.changes if one.seat != preview.seat)
    return found


def _signed(change: CountChange) -> Message:
    amount = AmountArg(change.n, change.kind)
    return (
        msg("preview.amount_gained", "+{amount}", amount=amount)
        if change.n > 0
        else msg("preview.amount_lost", "{amount}", amount=amount)
    )


def _listed(words: list[Message]) -> Message:
    whole = words[0]
    for more in words[1:_MOST_LISTED]:
        whole = msg("preview.list_of_changes", "{one}, {more}", one=whole, more=more)
    return whole


THEN_CHOOSE = msg("preview.then_you_choose", "then you choose")


def preview_sentence(preview: AnswerPreview) -> Message | None:
    """The whole preview in one line; None: there is nothing to tell."""
    groups: list[Message] = []
    told = preview_parts(preview)
    for seat in dict.fromkeys(part.seat for part in told):
        changes = _listed([part.words for part in told if part.seat == seat])
        if seat == preview.seat:
            groups.append(changes)
        else:
            groups.append(msg("preview.changes_of_seat", "{seat}: {changes}", seat=SeatArg(seat), changes=changes))
    if not groups:
        return None
    if preview.has_choice:
        groups.append(THEN_CHOOSE)
    whole = groups[0]
    for more in groups[1:]:
        whole = msg("preview.list_of_groups", "{one}; {more}", one=whole, more=more)
    return whole


# ---- trying ---------------------------------------------------------------------------------------------------------


class _Moment:
    """A table as one seat sees it, and what was foreseen there; all of it follows from what is seen."""

    def __init__(self, seen: SeatView) -> None:
        self.seen = seen
        self.worlds: list[Table] = []
        self.made: dict[tuple[int, str], AnswerPreview] = {}


class Previewer:
    """The previews of one session. Those of the last few moments are kept: who takes back, or begins a task again, sees
    the same table once more.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        people = sum(not sitter.is_automa for sitter in session.players)
        places = session.game.blueprint(people, session.settings).places
        self._reserves = frozenset(place.id for place in places if place.is_reserve)
        self.failures = 0
        """How often the rules broke over an imagined table; in games that were only played: never."""
        self._stamp: tuple[int, int] = (-1, -1)
        self._kept: list[_Moment] = []
        """The moments that were looked at last; the first is the present one."""

    def preview(self, pending: Pending, answer: Any, seen: SeatView | None = None) -> AnswerPreview:
        """What a legal answer would do; `seen`: what its seat sees, if that is at hand."""
        self._look_at(pending, seen)
        made, key = self._kept[0].made, (pending.lane, answer_key(answer))
        if key not in made:
            made[key] = self._preview(pending, answer)
        return made[key]

    def question_after(self, pending: Pending, answer: Any) -> Question | None:
        """What would be asked next, of whomever, after a legal answer; None: that cannot be known."""
        self._look_at(pending, None)
        table = self._world(0)
        table.search_left = _POSITIONS
        try:
            with table.trial(table.seats + 1):
                mark = table.checkpoint()
                way = LookaheadPath(table, pending.lane, pending.question.seat)
                way.run(answer)
                if any(reveals_unknown(op, pending.question.seat) for op in way.done_since(mark)):
                    return None
                return way.question_after()
        except Exception:  # as above: an imagined table may be one that the rules would never have led to
            self.failures += 1
            return None

    def imagine(self, pending: Pending, seen: SeatView) -> None:
        """Lay out the table on which answers will be tried: a good part of the work of the first preview."""
        self._look_at(pending, seen)
        self._world(0)

    def _look_at(self, pending: Pending, seen: SeatView | None) -> None:
        seat = pending.question.seat
        stamp = (self._session.table.stamp, seat)
        if stamp != self._stamp:
            self._stamp = stamp
            self._turn_to(seen if seen is not None else seat_view(self._session.table, seat))

    def _turn_to(self, seen: SeatView) -> None:
        """Another moment, or one that was looked at before. Its tables are made anew if they are needed once more."""
        for moment in self._kept[:1]:
            moment.worlds.clear()
        found = next((moment for moment in self._kept if moment.seen == seen), None) or _Moment(seen)
        self._kept = [found, *(moment for moment in self._kept if moment is not found)][:_KEPT]

    def _world(self, number: int) -> Table:
        """One of the worlds that the seat cannot tell from the real one: always the same ones for what it sees."""
        moment = self._kept[0]
        while len(moment.worlds) <= number:
            dice = RandomStream(len(moment.worlds), "preview", 0)
            moment.worlds.append(imagined_table(self._session.game, moment.seen, dice))
        return moment.worlds[number]

    def _preview(self, pending: Pending, answer: Any) -> AnswerPreview:
        try:
            known, whole = self._tried(0, pending, answer)
            if whole != known and all(self._tried(n, pending, answer)[1] == whole for n in range(1, _WORLDS)):
                return whole
        except Exception:  # an imagined table may be one that the rules would never have led to
            self.failures += 1
            return AnswerPreview(pending.question.seat)
        return known

    def _tried(self, number: int, pending: Pending, answer: Any) -> tuple[AnswerPreview, AnswerPreview]:
        """What is certain before anything unknown comes up, and all that happens in one world."""
        table = self._world(number)
        table.search_left = _POSITIONS
        seat = pending.question.seat
        named = frozenset(names(to_plain_data(answer)))
        # A bit that no seat owns: hidden pieces then do not stop this trial, chance still does.
        with table.trial(table.seats + 1):
            mark = table.checkpoint()
            way = LookaheadPath(table, pending.lane, seat)
            way.run(answer)
            done = way.done_since(mark)
            before = next((at for at, op in enumerate(done) if reveals_unknown(op, seat)), len(done))
            summed = GainTally(seat, self._reserves, named, table)
            summed.add(done[:before])
            certain = before == len(done) and not way.luck
            if certain and way.choice:
                summed.merge(self._common(way, named))
            known = _told(seat, summed, certain and way.choice, way.luck)
            if before == len(done):
                return known, known
            summed.add(done[before:])
            return known, _told(seat, summed, way.choice and not way.luck, way.luck)

    def _common(self, way: LookaheadPath, named: frozenset[str]) -> dict[tuple[int, str], int]:
        """What would follow whatever the seat chooses next, if there is little to choose from."""
        table = way.table
        answers = way.choices()
        common: dict[tuple[int, str], int] | None = None
        for answer in answers if len(answers) <= _BRANCHES else ():
            with table.trial(table.seats + 1):
                mark = table.checkpoint()
                branch = way.branch()
                branch.run(answer)
                done = branch.done_since(mark)
                before = next((at for at, op in enumerate(done) if reveals_unknown(op, way.seat)), len(done))
                summed = GainTally(way.seat, self._reserves, named | frozenset(names(to_plain_data(answer))), table)
                summed.add(done[:before])
            found = summed.sums()
            common = found if common is None else {key: n for key, n in common.items() if found.get(key) == n}
        return common or {}


def _told(seat: int, summed: GainTally, choice: bool, luck: bool) -> AnswerPreview:
    changes = [CountChange(holder, kind, n) for (holder, kind), n in summed.sums().items()]
    changes.sort(key=lambda one: (one.seat != seat, one.seat, one.n > 0))
    drawn = tuple(CountChange(seat, back, n) for back, n in summed.drawn().items())
    return AnswerPreview(seat, tuple(changes), drawn, choice, luck)
