"""The words about a moment when another answer would have been better, on the screen as on paper."""

from __future__ import annotations

from typing import NamedTuple

from engine.api import Message, Swing, msg


class SwingWords(NamedTuple):
    """What is said of one moment besides its reasons."""

    head: Message
    when: Message
    better: Message
    played: Message


def swing_words(swing: Swing) -> SwingWords:
    """How much was there, when, how sure that is, what would have been better, and what was played."""
    points = max(1, round(swing.points))
    return SwingWords(
        msg("review.points_lost", "About %n point(s) more were there", points),
        _when(swing),
        msg("review.better", "Better: {answer.quoted}", answer=swing.better),
        msg("review.played", "Played: {answer.quoted}", answer=swing.played),
    )


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
