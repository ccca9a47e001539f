"""Why an answer is better than another."""

from __future__ import annotations

from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame
from engine.core.flow.question import to_plain_data
from engine.core.game.game import Game
from engine.core.game.naming import places_named_now
from engine.core.messages.message import Message, msg
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from engine.players.ask import Ask, Stop, Thought, never
from engine.players.comparison import Comparison, asking
from engine.players.differences import differences, public
from engine.players.levels import Level
from engine.players.rivals import Rival, rivals
from engine.players.standing import hidden_kinds

_MOST = 3
"""Lines about how sure it is that an answer is better, and what it is better by."""


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
        found = rivals(ask, level, thought, seed, stop, erred=erred)
    table, step = asking(ask)
    if not found:
        if isinstance(step, ItemsFrame):  # the others are too many to be listed, and this player looks at one only
            return (msg("players.by_rule_of_thumb", "By a rule of thumb: other answers were not compared."),)
        return (msg("players.nothing_else_to_choose", "There is nothing else to choose."),)
    if (plain := _without_trial_games(ask, table, step, found[0], asker, reader)) is not None:
        return plain
    told = list[Message]()
    for rival in found:
        other = _label(ask.game, table, step, rival.ranked.answer, asker, reader)
        facts, at_once = rival.found.facts, rival.found.at_once
        if asker is not None and asker.viewer != ask.seat:
            hidden = hidden_kinds(table, ask.seat, asker.viewer)
            facts, at_once = public(facts, ask.seat, hidden), at_once.without(hidden)
        if rival.found.is_sure:
            by = differences(ask.seat, facts, reader, at_once)[: _MOST - 1]
            told = [_how_sure(rival.found, other, bool(by), is_next=rival is found[0]), *by, *told]
        elif rival is found[0] and rival.found.worlds:
            overlooked = erred and rival.found.is_worse
            told = [_overlooked(rival.found, other) if overlooked else _no_better(other)]
            if overlooked:
                told += differences(ask.seat, {fact: -n for fact, n in facts.items()}, reader)[: _MOST - 1]
    if not any(rival.found.is_sure or rival.found.is_worse for rival in found):
        told.append(msg("players.hardly_a_difference", "The trial games came out much the same."))
    elif not erred and not any(rival.found.is_sure for rival in found):
        told.append(msg("players.not_seen_in_trial_games", "Between these two the trial games do not decide for sure."))
    return tuple(told)


def _without_trial_games(
    ask: Ask, table: Table, step: Frame[Any], rival: Rival, asker: SeatView | None, reader: int
) -> tuple[Message, ...] | None:
    """What needs no trial game to be seen, or what none can show; None: they have to be told of."""
    if rival.is_nothing and reader == ask.seat:
        return (msg("players.take_it_it_costs_nothing", "Take it: it costs nothing."),)
    if rival.is_nothing:
        return (msg("players.it_cost_nothing", "It cost nothing."),)
    if rival.is_same_for_less:
        other = _label(ask.game, table, step, rival.ranked.answer, asker, reader)
        if other is None:
            return (msg("players.overlooked_the_same_for_less", "It overlooked that the same was there for less."),)
        return (
            msg(
                "players.overlooked_this_for_less",
                "It overlooked that the same was there for less: {other.quoted}",
                other=other,
            ),
        )
    if rival.is_blind:
        return (
            msg("players.luck_decides", "Luck decides what comes of it: the trial games know nothing of these cards."),
        )
    return None


def _overlooked(found: Comparison, other: Message | None) -> Message:
    """That whoever did it overlooked a better answer."""
    n, all_ = found.worse, found.worlds
    if other is None:
        return msg(
            "players.overlooked_another",
            "It overlooked something: another answer did better in {n} of {all} trial games.",
            n=n,
            all=all_,
        )
    return msg(
        "players.overlooked_this",
        "It overlooked something. Better in {n} of {all} trial games: {other.quoted}",
        n=n,
        all=all_,
        other=other,
    )


def _no_better(other: Message | None) -> Message:
    """That the next answer is about as good."""
    if other is None:
        return msg("players.about_as_good_as_the_next", "About as good as the next best answer.")
    return msg("players.about_as_good_as_other", "About as good: {other.quoted}", other=other)


def _how_sure(found: Comparison, other: Message | None, is_explained: bool, *, is_next: bool) -> Message:
    """In how many trial games an answer was better: a small difference that nothing explains is called a small one.
    `is_next`: than the next best one; of two answers that the reader must not know only one is called so.
    """
    n, all_ = found.better, found.worlds
    if other is not None and not is_explained and not found.is_clear:
        return msg(
            "players.a_little_better_than_other",
            "Only a little better in the trial games than {other.quoted}",
            other=other,
        )
    if other is None and not is_next:
        return msg(
            "players.better_than_a_weaker", "Better in {n} of {all} trial games than a weaker answer", n=n, all=all_
        )
    if other is None:
        return msg(
            "players.better_than_the_next",
            "Better in {n} of {all} trial games than the next best answer",
            n=n,
            all=all_,
        )
    if n == all_:
        return msg(
            "players.always_better_than_other",
            "Better in all {all} trial games than {other.quoted}",
            all=n,
            other=other,
        )
    return msg(
        "players.better_than_other",
        "Better in {n} of {all} trial games than {other.quoted}",
        n=n,
        all=all_,
        other=other,
    )


def _label(
    game: Game, table: Table, step: Frame[Any], answer: Any, asker: SeatView | None, reader: int
) -> Message | None:
    """The words of an answer, with the names of that moment; None: it names a piece that the asker has not seen."""
    if asker is not None:
        known = asker.piece_places()
        named = [table.pieces[word] for word in _words(to_plain_data(answer)) if word in table.pieces]
        if any(piece.back and piece.id not in known for piece in named):
            return None
    return places_named_now(step.label(table, answer), game, table, reader)


def _words(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [word for part in parts for word in _words(part)]
