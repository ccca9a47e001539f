"""What of a beat is told as brought by something, and the pills that lie on what brought it."""

from __future__ import annotations

from collections.abc import Callable

from engine import api
from qtapp.board.scene.gain_marks import GainMark
from qtapp.panels.told.gain_pills import gain_words, icon_of
from qtapp.session.client import SeatClient


def told_reasons(client: SeatClient, beat: api.Beat) -> list[api.Reason]:
    """Points first; of other things only what came."""
    rules, points = client.game.rules, client.story.points
    return [
        one
        for one in api.reasons_in_order(beat.reasons, points)
        if one.rule in rules and rules[one.rule].because is not None and (one.n > 0 or one.kind in points)
    ]


def cause_marks(client: SeatClient, say: Callable[[api.Message], str], beat: api.Beat) -> list[GainMark]:
    """What lies as a pill on what it came from."""
    found = []
    for one in told_reasons(client, beat):
        if one.cause:
            icon = icon_of(client.blueprint, one.kind)
            gain = api.Gain(one.seat, one.kind, one.n)
            sign = f"{'+' if one.n > 0 else '−'}{abs(one.n)}"
            found.append(GainMark(one.cause, sign if icon else say(gain_words(gain)), icon))
    return found
