"""Why an answer is better than another: both are played out in the same imagined games, and what differs is told.

Nothing here is prose: reasons are messages, made of lines of the score sheet and of what lies before a seat.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.flow.kernel import submit
from engine.core.flow.question import answer_key, to_plain_data
from engine.core.game.game import Game
from engine.core.game.naming import places_named_now
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, SeatArg, msg
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from engine.players.ask import Ask, RankedAnswer, Thought, fingerprint
from engine.players.first_sight import FirstSight, Known, known_at_first
from engine.players.levels import Level
from engine.players.outcome import give
from engine.players.search import Stop, never
from engine.players.standing import Fact, hidden_kinds, standing
from engine.players.worlds import play_out, undone, world

WORLDS = 8
_SURE = 5
"""In so many of them an answer has to be better before anybody is told that it is."""
_CLEAR, _CLEAR_GAIN = 7, 1.0
"""In so many, and by so many points in the mean, it is clearly better, not only a little."""
_SMALLEST, _SMALLEST_OF_OTHERS = 0.5, 2.0
"""Differences from which on a line is told; of others only what is more than the chance of a few trial games."""
_STOCK = 0.35
"""How much one of a kind weighs beside a point of the score sheet when the reasons are put in order."""
_MOST = 3
"""Lines about how sure it is that an answer is better, and what it is better by."""
_MOST_STOCK = 2
"""Kinds of goods in one line."""


class Comparison(NamedTuple):
    """Two answers in the same imagined games: how often the first was better, by how much, and what differed."""

    better: int
    worlds: int
    gain: float
    facts: dict[Fact, float]
    sooner: frozenset[str] = frozenset()
    """Goods of which the other one brings more at once: that the first brings more of them later needs a long story."""

    @property
    def is_sure(self) -> bool:
        """Is the first one better in most of them?"""
        return self.worlds > 0 and self.better * WORLDS >= _SURE * self.worlds and self.gain > 0

    @property
    def is_clear(self) -> bool:
        """Is it better in nearly all of them, and by more than a little?"""
        return self.is_sure and self.better * WORLDS >= _CLEAR * self.worlds and self.gain > _CLEAR_GAIN

    @property
    def is_worse(self) -> bool:
        """Is it better in few of them?"""
        return self.worlds > 0 and self.better * WORLDS <= (WORLDS - _SURE) * self.worlds and self.gain < 0


class Rival(NamedTuple):
    """Another answer, and how the chosen one did beside it."""

    ranked: RankedAnswer
    found: Comparison


_End: TypeAlias = tuple[float, dict[Fact, float]] | None
"""What an imagined game came to for a seat, and how it stands there; None: the rules never lead to such a table."""
_Played: TypeAlias = dict[tuple[int, str], _End]
"""By the number of a world and an answer."""


def compare(
    ask: Ask,
    level: Level,
    one: Any,
    other: Any,
    seed: int,
    known: Known,
    stop: Stop = never,
    played: _Played | None = None,
) -> Comparison:
    """Play two answers out in the same worlds with the same dice; `played`: what is there need not be played again."""
    key = fingerprint(ask.view, ask.lane, seed, "reasons")
    ends = {} if played is None else played
    better, made, gain, sums = 0, 0, 0.0, dict[Fact, float]()
    for number in range(WORLDS):
        if stop():
            break
        for answer in (one, other):
            at = number, answer_key(answer)
            if at not in ends:
                ends[at] = _played(ask, level, answer, key, number, known)
        mine, theirs = ends[number, answer_key(one)], ends[number, answer_key(other)]
        if mine is None or theirs is None:
            continue
        made += 1
        better += mine[0] > theirs[0]
        gain += mine[0] - theirs[0]
        for fact in {**mine[1], **theirs[1]}:
            sums[fact] = sums.get(fact, 0.0) + mine[1].get(fact, 0.0) - theirs[1].get(fact, 0.0)
    if not made:
        return Comparison(0, 0, 0.0, {})
    return Comparison(better, made, gain / made, {fact: n / made for fact, n in sums.items()})


def _played(ask: Ask, level: Level, answer: Any, key: int, number: int, known: Known) -> _End:
    try:
        table = world(ask, key, number)
        submit(table, ask.lane, answer)
        play_out(ask, level, table, RandomStream(key, "playout", number), FirstSight(known))
        return ask.game.evaluate(table, ask.seat), standing(ask.game, table, ask.seat)
    except Exception:  # an imagined table may be one that the rules never lead to
        return None


def rivals(ask: Ask, level: Level, thought: Thought, seed: int, stop: Stop = never) -> list[Rival]:
    """What the answer of a thought is compared with: the next best one, and if that is about as good, one further down
    that is clearly worse: so there is mostly something to tell. That something is better than nothing is no news: what
    does nothing, or cannot be paid and would become something else, is left out as long as there is anything else.
    """
    others = [one for one in thought.ranked if one.answer != thought.answer]
    if not others:
        return []
    table, step = _asking(ask)
    others = [one for one in others if _is_worth_telling(ask, table, step, one.answer)] or others
    known = known_at_first(ask.seat, step, thought.ranked)
    found, played = list[Rival](), _Played()
    mine = _goods_at_once(ask, table, thought.answer)
    for at in dict.fromkeys((0, min(1, len(others) - 1), len(others) // 2)):
        made = compare(ask, level, thought.answer, others[at].answer, seed, known, stop, played)
        theirs = _goods_at_once(ask, table, others[at].answer)
        sooner = frozenset(kind for kind, n in theirs.items() if n > mine.get(kind, 0.0))
        found.append(Rival(others[at], made._replace(sooner=sooner)))
        if made.is_sure or not made.worlds:
            break
    return found


def _goods_at_once(ask: Ask, table: Table, answer: Any) -> dict[str, float]:
    """What a seat has right after an answer, before anything else is chosen."""
    with undone(table), table.trial(ask.seat):
        give(table, ask.lane, answer)
        return {fact.kind: n for fact, n in standing(ask.game, table, ask.seat).items() if fact.kind}


def _is_worth_telling(ask: Ask, table: Table, step: Frame[Any], answer: Any) -> bool:
    if step.becomes(table, answer) is not None:
        return False
    with undone(table), table.trial(ask.seat):
        return give(table, ask.lane, answer).does_something


def _asking(ask: Ask) -> tuple[Table, Frame[Any]]:
    """An imagined table, and what asks there."""
    table = world(ask, fingerprint(ask.view), 0)
    return table, lanes_of(table)[ask.lane][-1][0]


def reasons(
    ask: Ask,
    level: Level,
    thought: Thought,
    seed: int,
    asker: SeatView | None = None,
    stop: Stop = never,
    found: list[Rival] | None = None,
    erred: bool = False,
    reader: int = 0,
) -> tuple[Message, ...]:
    """Why this answer, in a few messages; `asker`: only with what this view may know; `found`: its rivals, if they are
    known already; `erred`: whoever gave it thought another one better; `reader`: the seat that is called "you".

    An answer that is not clearly better than the next one is said to be about as good: no reason is made up.
    """
    if found is None:
        found = rivals(ask, level, thought, seed, stop)
    table, step = _asking(ask)
    if not found:
        if isinstance(step, ItemsFrame):  # the others are too many to be listed, and this player looks at one only
            return (msg("players.by_rule_of_thumb", "By a rule of thumb: other answers were not compared."),)
        return (msg("players.nothing_else_to_choose", "There is nothing else to choose."),)
    told = list[Message]()
    for rival in found:
        other = _label(ask.game, table, step, rival.ranked.answer, asker)
        if rival.found.is_sure:
            facts = rival.found.facts
            if asker is not None and asker.viewer != ask.seat:
                facts = _public(facts, ask.seat, hidden_kinds(table, ask.seat, asker.viewer))
            by = differences(ask.seat, facts, reader, rival.found.sooner)
            told = [_how_sure(rival.found, other), *by[: _MOST - 1], *told]
        elif rival is found[0] and rival.found.worlds:
            told = [_no_better(other, erred and rival.found.is_worse)]
    if not any(rival.found.is_sure or rival.found.is_worse for rival in found):
        told.append(msg("players.hardly_a_difference", "The trial games came out much the same."))
    elif not erred and not any(rival.found.is_sure for rival in found):
        told.append(msg("players.not_seen_in_trial_games", "Between these two the trial games do not decide for sure."))
    return tuple(told)


def differences(
    seat: int, facts: dict[Fact, float], reader: int = 0, sooner: frozenset[str] = frozenset()
) -> list[Message]:
    """What speaks for an answer, the largest first; `reader`: the seat that is called "you"; `sooner`: goods that are
    not told of.
    """
    ordered = [(fact, n) for fact, n in _ordered(seat, facts) if not fact.kind or fact.kind not in sooner]
    joined = {} if reader != seat else _of_both(seat, ordered)
    shared = {fact.label for fact in joined}
    stock = [AmountArg(max(1, round(n)), fact.kind) for fact, n in ordered if fact.kind and n > 0]
    told = list[Message]()
    for fact, n in ordered:
        if fact not in joined and fact.is_score and fact.label in shared:
            continue  # one line tells of oneself and of one other
        message = _told(seat, fact, n, reader) if fact not in joined else _told_of_both(fact, n, joined[fact], facts)
        if message is not None:
            told.append(message)
        elif fact.kind and n > 0 and stock:  # all of it in one line, where the first of it stands
            amounts = ListArg(tuple(stock[:_MOST_STOCK]))
            told.append(msg("players.more_goods", "About {amounts} more in the trial games", amounts=amounts))
            stock = []
    return told


def main_point(seat: int, found: Comparison) -> Arg | None:
    """What most of an answer's advantage lies in: a line of the score sheet, or so many of a kind; None: in nothing
    that can be named.

    Mere points do not count: whoever is told to think of points takes them at once. Nor do prospects: whoever is told
    to think of the hand looks at the hand.
    """
    points = {round(n, 6) for fact, n in found.facts.items() if fact.seat == seat and fact.kind and fact.is_score}
    for fact, n in _ordered(seat, found.facts):
        is_told = fact.kind not in found.sooner if fact.kind else fact.is_score and round(n, 6) not in points
        if fact.seat == seat and n > 0 and is_told:
            return AmountArg(max(1, round(n)), fact.kind) if fact.kind else fact.label
    return None


def _no_better(other: Message | None, is_worse: bool) -> Message:
    """That the next answer is about as good, or perhaps better."""
    if is_worse:
        if other is None:
            return msg("players.another_may_be_better", "Another answer is perhaps better.")
        return msg("players.other_may_be_better", "Perhaps better: {other}", other=other)
    if other is None:
        return msg("players.about_as_good_as_the_next", "About as good as the next best answer.")
    return msg("players.about_as_good_as_other", "About as good: {other}", other=other)


def _public(facts: dict[Fact, float], seat: int, hidden: set[str]) -> dict[Fact, float]:
    """What others may be told of a seat: no stock that they cannot count, no line of the score sheet that is nothing
    but such stock, and no other aspect, as it may rest on a hand.
    """
    secret = {round(n, 6) for fact, n in facts.items() if fact.kind in hidden}
    return {
        fact: n
        for fact, n in facts.items()
        if fact.seat != seat or (fact.kind and fact.kind not in hidden) or (fact.is_score and round(n, 6) not in secret)
    }


def _ordered(seat: int, facts: dict[Fact, float]) -> list[tuple[Fact, float]]:
    """What is worth telling, the largest first. Points that lie in stock stand on the score sheet already."""
    large = [
        (fact, n)
        for fact, n in facts.items()
        if abs(n) >= (_SMALLEST if fact.seat == seat else _SMALLEST_OF_OTHERS) and not (fact.kind and fact.is_score)
    ]
    return sorted(large, key=lambda one: -abs(one[1]) * (_STOCK if one[0].kind else 1.0))


def _of_both(seat: int, ordered: list[tuple[Fact, float]]) -> dict[Fact, Fact]:
    """Own lines of the score sheet that speak for the answer, with the same line of another that does so too."""
    mine = {fact.label: fact for fact, n in ordered if fact.is_score and fact.seat == seat and n > 0}
    theirs = {fact.label: fact for fact, n in reversed(ordered) if fact.is_score and fact.seat != seat and n < 0}
    return {fact: theirs[label] for label, fact in mine.items() if label in theirs}


def _told_of_both(mine: Fact, n: float, theirs: Fact, facts: dict[Fact, float]) -> Message:
    assert mine.label is not None
    return msg(
        "players.more_for_you_less_for_other",
        "{line}: about %n point(s) more for you, {less} less for {seat}",
        max(1, round(n)),
        line=mine.label,
        less=max(1, round(-facts[theirs])),
        seat=SeatArg(theirs.seat),
    )


def _told(seat: int, fact: Fact, n: float, reader: int) -> Message | None:
    """One difference of points in favour of the answer; None: it speaks against it, or is none of points."""
    line, size = fact.label, max(1, round(abs(n)))
    if fact.kind or line is None or (n > 0) != (fact.seat == seat):
        return None
    who, is_reader = SeatArg(fact.seat), fact.seat == reader
    if fact.seat != seat:
        if is_reader:
            return msg("players.fewer_points_for_you", "{line}: about %n point(s) less for you", size, line=line)
        return msg(
            "players.fewer_points_for_other", "{line}: about %n point(s) less for {seat}", size, line=line, seat=who
        )
    if fact.is_score:
        if is_reader:
            return msg("players.more_points_for_you", "{line}: about %n point(s) more for you", size, line=line)
        return msg(
            "players.more_points_for_seat", "{line}: about %n point(s) more for {seat}", size, line=line, seat=who
        )
    if is_reader:
        return msg(
            "players.stands_better_for_you", "{line}: later perhaps about %n point(s) more for you", size, line=line
        )
    return msg(
        "players.stands_better", "{line}: later perhaps about %n point(s) more for {seat}", size, line=line, seat=who
    )


def _how_sure(found: Comparison, other: Message | None) -> Message:
    n, all_ = found.better, found.worlds
    if other is None:
        return msg(
            "players.better_than_the_next",
            "Better in {n} of {all} trial games than the next best answer",
            n=n,
            all=all_,
        )
    if n == all_:
        return msg(
            "players.always_better_than_other", "Better in all {all} trial games than: {other}", all=n, other=other
        )
    return msg(
        "players.better_than_other", "Better in {n} of {all} trial games than: {other}", n=n, all=all_, other=other
    )


def _label(game: Game, table: Table, step: Frame[Any], answer: Any, asker: SeatView | None) -> Message | None:
    """The words of an answer, with the names of that moment; None: it names a piece that the asker has not seen."""
    if asker is not None:
        known = asker.piece_places()
        named = [table.pieces[word] for word in _words(to_plain_data(answer)) if word in table.pieces]
        if any(piece.back and piece.id not in known for piece in named):
            return None
    return places_named_now(step.label(table, answer), game, table)


def _words(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [word for part in parts for word in _words(part)]


def same_answer(one: Any, other: Any) -> bool:
    """Are these the same answer, however they were made?"""
    return answer_key(one) == answer_key(other)
