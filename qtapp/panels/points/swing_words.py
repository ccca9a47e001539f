"""The words about moments of one idea when another answer would have been better, on the screen as on paper."""

from __future__ import annotations

from typing import NamedTuple

from engine import api
from engine.api import AmountArg, Message, Swing, SwingGroup, msg

_OWN = 0.5
"""A smaller difference of own points is none."""


class SwingWords(NamedTuple):
    """What is said of a group of moments besides the reasons."""

    head: Message
    when: Message
    own: Message
    better: Message
    played: Message
    unused: Message | None


def swing_words(group: SwingGroup) -> SwingWords:
    """How large it was and how often, when, how sure that is, what would have been better, and what was played."""
    swing = group.head
    return SwingWords(
        _head(group),
        _when(swing),
        _own(swing),
        msg("review.better", "Better: {answer.quoted}", answer=swing.better),
        msg("review.played", "Played: {answer.quoted}", answer=swing.played),
        _unused(group),
    )


def exactness_words(found: api.Exactness) -> Message:
    """How exact somebody played, and how many mistakes of each size there were."""
    sizes = dict(found.sizes)
    return msg(
        "review.exactness",
        "Exactness: {percent} % · slips: {slips} · mistakes: {mistakes} · blunders: {blunders}",
        percent=found.percent,
        slips=sizes[api.MistakeSize.SLIP],
        mistakes=sizes[api.MistakeSize.MISTAKE],
        blunders=sizes[api.MistakeSize.BLUNDER],
    )


def _head(group: SwingGroup) -> Message:
    size, points = api.size_of(group.head).words, max(1, round(group.points))
    if len(group.swings) == 1:
        return msg("review.size_and_points", "{size}: about %n point(s) of advantage", points, size=size)
    return msg(
        "review.size_times_and_points",
        "{size}, {times} times: about %n point(s) of advantage in all",
        points,
        size=size,
        times=len(group.swings),
    )


def _own(swing: Swing) -> Message:
    points = round(swing.own)
    if abs(swing.own) < _OWN or not points:
        return msg("review.own_points_alike", "Own points: hardly a difference")
    if points > 0:
        return msg("review.own_points_more", "Own points: about %n more", points)
    return msg("review.own_points_fewer", "Own points: about %n fewer; the advantage lies elsewhere", -points)


def _unused(group: SwingGroup) -> Message | None:
    if group.unused is None:
        return None
    fewest, most, kind = group.unused
    amount = AmountArg(most, kind)
    if fewest == most:
        return msg("review.so_many_lay_unused", "Meanwhile {amount} lay unused.", amount=amount)
    return msg("review.from_to_lay_unused", "Meanwhile {fewest} to {amount} lay unused.", fewest=fewest, amount=amount)


def _when(swing: Swing) -> Message:
    if swing.better_in == swing.worlds:
        return msg(
            "review.when_and_always_better",
            "{when} · better in all {all} trial games",
            when=swing.when,
            all=swing.worlds,
        )
    return msg(
        "review.when_and_how_often_better",
        "{when} · better in {n} of {all} trial games",
        when=swing.when,
        n=swing.better_in,
        all=swing.worlds,
    )
