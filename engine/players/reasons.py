"""Why an answer is better than another: both are played out in the same imagined games, and what differs is told.

Nothing here is prose: reasons are messages, made of lines of the score sheet and of what lies before a seat.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.flow.kernel import submit
from engine.core.flow.question import answer_key, to_plain_data
from engine.core.game.game import Game
from engine.core.game.naming import places_named_now
from engine.core.messages.message import AmountArg, Message, SeatArg, msg
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from engine.players.ask import Ask, Thought, fingerprint
from engine.players.first_sight import FirstSight, Known, known_at_first
from engine.players.levels import Level
from engine.players.search import Stop, never
from engine.players.standing import Fact, hidden_kinds, standing
from engine.players.worlds import play_out, undone, world

WORLDS = 8
_SURE = 5
"""In so many of them an answer has to be better before anybody is told that it is."""
_SMALLEST = 0.5
_STOCK = 0.35
"""How much one of a kind weighs beside a point of the score sheet when the reasons are put in order."""
_MOST = 3


class Comparison(NamedTuple):
    """Two answers in the same imagined games: how often the first was better, by how much, and what differed."""

    better: int
    worlds: int
    gain: float
    facts: dict[Fact, float]

    @property
    def is_sure(self) -> bool:
        """Is the first one better in most of them?"""
        return self.worlds > 0 and self.better * WORLDS >= _SURE * self.worlds and self.gain > 0


def compare(ask: Ask, level: Level, one: Any, other: Any, seed: int, known: Known, stop: Stop = never) -> Comparison:
    """Play two answers out in the same worlds with the same dice."""
    key = fingerprint(ask.view, ask.lane, seed, "reasons")
    better, made, gain, sums = 0, 0, 0.0, dict[Fact, float]()
    for number in range(WORLDS):
        if stop():
            break
        try:
            table = world(ask, key, number)
            ends = [_played(ask, level, table, answer, key, number, known) for answer in (one, other)]
        except Exception:  # an imagined table may be one that the rules never lead to
            continue
        (mine, here), (theirs, there) = ends
        made += 1
        better += mine > theirs
        gain += mine - theirs
        for fact in {**here, **there}:
            sums[fact] = sums.get(fact, 0.0) + here.get(fact, 0.0) - there.get(fact, 0.0)
    if not made:
        return Comparison(0, 0, 0.0, {})
    return Comparison(better, made, gain / made, {fact: n / made for fact, n in sums.items()})


def _played(
    ask: Ask, level: Level, table: Table, answer: Any, key: int, number: int, known: Known
) -> tuple[float, dict[Fact, float]]:
    with undone(table):
        submit(table, ask.lane, answer)
        play_out(ask, level, table, RandomStream(key, "playout", number), FirstSight(known))
        return ask.game.evaluate(table, ask.seat), standing(ask.game, table, ask.seat)


def reasons(
    ask: Ask, level: Level, thought: Thought, seed: int, asker: SeatView | None = None, stop: Stop = never
) -> tuple[Message, ...]:
    """Why this answer, in at most three messages; `asker`: only with what this view may know.

    An answer that is not clearly better than the next one is said to be about as good: no reason is made up.
    """
    rival = next((one for one in thought.ranked if one.answer != thought.answer), None)
    table = world(ask, fingerprint(ask.view), 0)
    step = lanes_of(table)[ask.lane][-1][0]
    if rival is None:
        if isinstance(step, ItemsFrame):  # the others are too many to be listed, and this player looks at one only
            return (msg("players.by_rule_of_thumb", "By a rule of thumb: other answers were not compared."),)
        return (msg("players.nothing_else_to_choose", "There is nothing else to choose."),)
    known = known_at_first(ask.seat, step, thought.ranked)
    found = compare(ask, level, thought.answer, rival.answer, seed, known, stop)
    if not found.worlds:
        return ()
    other = _label(ask.game, table, step, rival.answer, asker)
    if not found.is_sure:
        if other is None:
            return (msg("players.about_as_good_as_the_next", "About as good as the next best answer."),)
        return (msg("players.about_as_good_as_other", "About as good as: {other}", other=other),)
    facts = found.facts
    if asker is not None and asker.viewer != ask.seat:
        facts = _public(facts, ask.seat, hidden_kinds(table, ask.seat, asker.viewer))
    told = [message for fact, n in _ordered(facts) if (message := _told(ask.seat, fact, n)) is not None]
    return *told[: _MOST - 1], _how_sure(found, other)


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


def _ordered(facts: dict[Fact, float]) -> list[tuple[Fact, float]]:
    """What is worth telling, the largest first. Points that lie in stock stand on the score sheet already."""
    scored = {(fact.seat, round(n, 6)) for fact, n in facts.items() if fact.is_score}
    large = [
        (fact, n)
        for fact, n in facts.items()
        if abs(n) >= _SMALLEST and not (fact.kind and (fact.seat, round(n, 6)) in scored)
    ]
    return sorted(large, key=lambda one: -abs(one[1]) * (_STOCK if one[0].kind else 1.0))


def _told(seat: int, fact: Fact, n: float) -> Message | None:
    """One difference in favour of the answer; None: it speaks against it."""
    size = max(1, round(abs(n)))
    if fact.kind:
        if n < 0:
            return None
        return msg("players.more_stock", "About {amount} more", amount=AmountArg(size, fact.kind))
    if fact.label is None:
        return None
    if fact.seat != seat:
        if n > 0:
            return None
        return msg(
            "players.fewer_points_for_other",
            "{line}: about %n point(s) less for {seat}",
            size,
            line=fact.label,
            seat=SeatArg(fact.seat),
        )
    if n < 0:
        return None
    if fact.is_score:
        return msg("players.more_points", "{line}: about %n point(s) more", size, line=fact.label)
    return msg("players.better_prospects", "{aspect}: worth about %n point(s) more", size, aspect=fact.label)


def _how_sure(found: Comparison, other: Message | None) -> Message:
    if other is None:
        return msg(
            "players.better_than_the_next",
            "Better than the next best answer in {n} of {all} imagined games",
            n=found.better,
            all=found.worlds,
        )
    return msg(
        "players.better_than_other",
        "In {n} of {all} imagined games better than: {other}",
        n=found.better,
        all=found.worlds,
        other=other,
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
