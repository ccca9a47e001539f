"""The words of a vote: its rows as phones read them, by the eyes of the class's own seat, and the card at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine import api
from engine.api import ListArg, LiteralArg, Message, msg
from qtapp.i18n import Localizer
from qtapp.net.voice_texts import VOTE, Asked, Proposing, Shape
from qtapp.panels.decision.buttons import OptionButton, RowVotes
from qtapp.panels.decision.signs import Pill
from qtapp.panels.decision.steps import DecisionStep, Row
from qtapp.session.looker import SeatLooker
from qtapp.teach.class_reasons import VotedRow
from qtapp.teach.class_vote import Choice, ChoiceVotes, ClassVote, VotePhase, VotePlan
from qtapp.teach.class_vote_card import VoteRow, VoteState

_MOST_NOTES = 4
_SHAPES: dict[api.QuestionShape, Shape] = {
    api.QuestionShape.SOME: "some",
    api.QuestionShape.AMOUNTS: "amounts",
    api.QuestionShape.ORDER: "order",
}


@dataclass(frozen=True, slots=True)
class _Told:
    """One choice in words."""

    words: Message
    notes: tuple[Message, ...]
    number: int
    """What it bears at the table, from 1."""


class VoteWords:
    """What is asked of the class just now. Nothing that another seat holds is in it: the looker sees as that seat."""

    def __init__(
        self, looker: SeatLooker, shown: Callable[[], Sequence[OptionButton]], plan: VotePlan, speech: Localizer
    ) -> None:
        """`shown`: the rows of the decision as they stand at the table, whose chips serve as reasons."""
        self._looker, self._shown, self._plan, self._speech = looker, shown, plan, speech
        self.rows: list[Row] = []
        self._asks = msg("window.decision", "Decision")
        self._done: tuple[Message, ...] = ()
        self._items: list[Any] = []
        self._pending: api.Pending | None = None
        self.start: tuple[int, ...] = ()
        """What the game itself would propose, in numbers."""

    # ---- what is asked -------------------------------------------------------------------------------------------

    def take_step(self, step: DecisionStep) -> None:
        """The rows of a step."""
        self.rows, self._asks, self._done = step.rows(), step.asks, step.done
        self._items, self._pending = [], None

    def take_items(self, pending: api.Pending) -> None:
        """A question over several things."""
        self.rows, self._asks, self._done = [], pending.question.text, ()
        self._items, self._pending = list(self._looker.questions.items()), pending
        proposed = tuple(self._looker.questions.default_answer() or ())
        self.start = proposed if pending.frame.shape is api.QuestionShape.AMOUNTS else self._numbers_of(proposed)

    def _numbers_of(self, proposed: tuple[Any, ...]) -> tuple[int, ...]:
        left = dict(enumerate(self._items))
        found = []
        for item in proposed:
            number = next(at for at, one in left.items() if one == item)
            del left[number]
            found.append(number)
        is_some = self._pending is not None and self._pending.frame.shape is api.QuestionShape.SOME
        return tuple(sorted(found) if is_some else found)

    def answer_of(self, picks: tuple[int, ...]) -> tuple[Any, ...]:
        """The answer that a proposal means."""
        if self._pending is not None and self._pending.frame.shape is api.QuestionShape.AMOUNTS:
            return picks
        return tuple(self._items[one] for one in picks)

    def _judge(self, picks: tuple[int, ...]) -> tuple[Message, ...]:
        return tuple(one.whole for one in self._looker.questions.broken_rules(self.answer_of(picks)))

    # ---- for the phones ------------------------------------------------------------------------------------------

    def asked(self, vote: ClassVote, seconds: int) -> Asked:
        """The vote that is open."""
        assert vote.poll is not None
        told = [self._told(vote, choice, at) for at, choice in enumerate(vote.poll.choices)]
        return Asked(
            vote.poll,
            0,
            0,
            VOTE,
            self._you(),
            self._asks,
            tuple(one.words for one in told),
            seconds,
            self._looker.names,
            notes=tuple(one.notes for one in told),
            numbers=tuple(one.number for one in told),
            is_again=vote.is_again,
        )

    def proposing(self, proposals: api.Proposals, seconds: int) -> Proposing:
        """What is proposed about."""
        assert self._pending is not None
        question, names = self._pending.question, self._looker.names
        return Proposing(
            proposals,
            _SHAPES[self._pending.frame.shape],
            question.low,
            question.high,
            self._you(),
            self._asks,
            tuple(names.item_name(one) for one in self._items),
            self._judge,
            seconds,
            names,
        )

    def _you(self) -> Message:
        """What was chosen before; at the first step who votes."""
        if self._done:
            return msg("class.vote_so_far", "{steps}", steps=ListArg(self._done))
        return msg("class.vote_title", "{name} votes", name=LiteralArg(self._plan.name))

    def _told(self, vote: ClassVote, choice: Choice, at: int) -> _Told:
        if vote.best:
            picks = vote.best[choice[0]]
            return _Told(self._words_of(picks), self._notes(self.answer_of(picks)), at + 1)
        rows = [self.rows[row] for row in choice]
        first = rows[0]
        if len(rows) == 1:
            number = choice[0] + 1 if _is_on_rows(vote) else at + 1
            if first.option is None:
                return _Told(first.words, (_count(len(first.options)),), number)
            return _Told(first.option.label, self._notes(first.option.answer), number)
        if first.group is not None and all(row.group == first.group for row in rows):
            return _Told(first.group.words, (_count(len(rows)),), at + 1)
        ends = msg("class.vote_from_to", "{first} – {last}", first=first.words, last=rows[-1].words)
        return _Told(ends, (_count(len(rows)),), at + 1)

    def _words_of(self, picks: tuple[int, ...]) -> Message:
        """A proposal in words."""
        name, pending = self._looker.names.item_name, self._pending
        if pending is not None and pending.frame.shape is api.QuestionShape.AMOUNTS:
            parts = [
                msg("class.vote_so_many", "{n} × {item}", n=n, item=name(self._items[at]))
                for at, n in enumerate(picks)
                if n
            ]
        else:
            parts = [name(self._items[one]) for one in picks]
        if not parts:
            return msg("class.vote_nothing", "Nothing")
        return msg("class.vote_so_far", "{steps}", steps=ListArg(tuple(parts)))

    def _notes(self, answer: Any) -> tuple[Message, ...]:
        """What an answer costs and brings its seat."""
        preview = self._looker.questions.preview(answer)
        parts = [] if preview is None else api.preview_parts(preview)
        return tuple(one.words for one in parts if preview is not None and one.seat == preview.seat)[:_MOST_NOTES]

    # ---- at the table --------------------------------------------------------------------------------------------

    def on_rows(self, vote: ClassVote) -> dict[int, RowVotes]:
        """What the rows of the decision show."""
        if not vote.are_bars_seen or not _is_on_rows(vote):
            return {}
        return {one.rows[0]: _votes(one) for one in vote.votes()}

    def _own_rows(self, vote: ClassVote) -> tuple[VoteRow, ...]:
        """The choices that have no row in the decision."""
        if vote.poll is None or _is_on_rows(vote):
            return ()
        told = [self._told(vote, choice, at) for at, choice in enumerate(vote.poll.choices)]
        seen = vote.are_bars_seen
        return tuple(
            VoteRow(self._label(one.words), one.number, _votes(votes) if seen else None)
            for one, votes in zip(told, vote.votes(), strict=True)
        )

    def reasons(self, vote: ClassVote) -> list[VotedRow]:
        """The most voted, with the chips of their own rows."""
        found = []
        for at in vote.reasons():
            assert vote.poll is not None
            choice, count = vote.poll.choices[at], vote.poll.count()[at]
            told = self._told(vote, choice, at)
            shown = self._shown()
            if _is_on_rows(vote) and choice[0] < len(shown):
                button = shown[choice[0]]
                words, icons, pills = button.words, button.row.icons, button.pills
                detail = self._label(told.notes[0]) if button.row.option is None and told.notes else ""
            else:
                words, icons, detail = self._label(told.words), (), ""
                pills = tuple(self._pill(one) for one in told.notes)
            found.append(VotedRow(told.number, words, detail, icons, pills, count))
        return found

    def _pill(self, words: Message) -> Pill:
        text = self._label(words)
        return Pill(text, "", text.startswith("\u2212"), text)

    def _label(self, message: Message) -> str:
        return self._speech.label(message, self._looker.names)

    def state(self, vote: ClassVote, awake: int, is_timed: bool, left: int, word: Message | None) -> VoteState:
        """What the card at the table says."""
        poll, name = vote.poll, LiteralArg(self._plan.name)
        done = len(poll.votes) if poll is not None else len(vote.proposals.said) if vote.proposals is not None else 0
        line = msg("class.vote_seconds_left", "%n second(s) left.", left) if is_timed else None
        match vote.phase:
            case VotePhase.LOBBY:
                title = msg("class.vote_lobby", "{name} plays along", name=name)
                line = msg("class.vote_lobby_line", "Start when everybody is here.")
            case VotePhase.VOTING if vote.is_again:
                title = msg("class.vote_again_title", "{name} votes again", name=name)
            case VotePhase.VOTING:
                title = msg("class.vote_title", "{name} votes", name=name)
            case VotePhase.PROPOSING:
                title = msg("class.vote_proposes", "{name} makes proposals", name=name)
            case VotePhase.TIED:
                title = msg("class.vote_tie", "A tie")
                line = msg("class.vote_tie_line", "Click the row that is to be done.")
            case VotePhase.NOBODY:
                title = msg("class.vote_nobody", "Nobody has voted")
                line = msg("class.vote_nobody_line", "Vote again, or answer at the table.")
            case VotePhase.DECIDED:
                title = msg("class.vote_decided", "{name} has decided", name=name)
                line = self._chosen_words(vote)
            case VotePhase.PAUSED:
                title = msg("class.vote_paused", "The vote is interrupted")
                line = word
            case _:
                title, line = msg("class.vote_lobby", "{name} plays along", name=name), None
        can = vote.can_ask_reasons
        return VoteState(vote.phase, title, line, done, max(done, awake), is_timed, can, self._own_rows(vote))

    def _chosen_words(self, vote: ClassVote) -> Message:
        if vote.best and vote.chosen_rows:
            return self._words_of(vote.best[vote.chosen_rows[0]])
        assert vote.poll is not None
        return self._told(vote, vote.poll.choices[vote.chosen], vote.chosen).words


def _is_on_rows(vote: ClassVote) -> bool:
    """Has every choice a row of its own in the decision?"""
    return vote.poll is not None and not vote.best and all(len(one) == 1 for one in vote.poll.choices)


def _votes(one: ChoiceVotes) -> RowVotes:
    return RowVotes(one.count, one.share, one.is_leader)


def _count(n: int) -> Message:
    return msg("window.so_many_options", "%n option(s)", n)
