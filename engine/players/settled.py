"""What a thought comes to when it is thought three times: one answer, or two that nobody can tell apart.

A search has its luck. Whoever is advised should hear the same on another day: so three searches of half the size look
at a question, and where they come to different answers these are played out against each other in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.core.flow.question import answer_key
from engine.players.ask import Ask, RankedAnswer, Stop, Thought, about, never, same_answer
from engine.players.comparison import MOST_WORLDS, Comparison, Played, asking, compare
from engine.players.first_sight import known_at_first
from engine.players.levels import Level
from engine.players.search import search

_TIMES = 3


class Settled(NamedTuple):
    """What several searches came to together."""

    thought: Thought
    other: RankedAnswer | None = None
    """Another answer that is as good, as far as anybody can tell: one search or the other came to it."""
    found: Comparison | None = None
    """How the answer did beside that one."""


def settle(ask: Ask, level: Level, seed: int, stop: Stop = never) -> Settled | None:
    """Think three times, and let the answers that it came to play against each other; None: no thought."""
    half = replace(level, playouts=(level.playouts + 1) // 2)
    thoughts = list[Thought]()
    for number in range(_TIMES):
        thought = search(ask, half, _TIMES * seed + number, stop)
        if thought is None:
            return None
        thoughts.append(thought)
        if thought.is_cut or not thought.playouts:  # there is nothing that luck has a say in, or no time left
            break
    whole = _together(thoughts)
    rivals = list({answer_key(one.answer): one.answer for one in thoughts}.values())
    if len(rivals) == 1:
        return Settled(about(whole, rivals[0]))
    _, step = asking(ask)
    known, played = known_at_first(ask.seat, step, whole.ranked), Played()
    best, beside = rivals[0], dict[str, tuple[object, Comparison]]()
    for one in rivals[1:]:
        other, found = one, compare(ask, level, best, one, seed, known, stop, played, MOST_WORLDS)
        if found.gain < 0:
            best, other, found = one, best, found.turned()
            beside = {} if found.is_sure else beside
        if not found.is_sure:
            beside[answer_key(other)] = other, found
    beside.pop(answer_key(best), None)
    settled = about(whole, best)
    for other, found in beside.values():
        ranked = next((one for one in settled.ranked[1:] if same_answer(one.answer, other)), None)
        if ranked is not None:
            return Settled(settled, ranked, found)
    return Settled(settled)


def _together(thoughts: Sequence[Thought]) -> Thought:
    """One thought that saw what all of them saw, the answers with the most playouts first."""
    seen: dict[str, RankedAnswer] = {}
    for thought in thoughts:
        for one in thought.ranked:
            key = answer_key(one.answer)
            before = seen.get(key)
            if before is None:
                seen[key] = one
                continue
            playouts = before.playouts + one.playouts
            mean = (before.mean * before.playouts + one.mean * one.playouts) / playouts if playouts else before.mean
            seen[key] = replace(before, mean=mean, playouts=playouts)
    ranked = sorted(seen.values(), key=lambda one: (-one.playouts, -one.mean))
    return Thought(
        thoughts[0].answer,
        tuple(ranked),
        sum(one.playouts for one in thoughts),
        sum(one.worlds for one in thoughts),
        any(one.is_cut for one in thoughts),
        sum(one.failures for one in thoughts),
    )
