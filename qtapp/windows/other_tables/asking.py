"""Asks whether tables of other homes are open. Read in at the first look at them, never before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from qtapp.kit.app_context import AppContext
from qtapp.kit.store.far_seat import FarSeat
from qtapp.kit.store.homes import read_homes
from qtapp.net.endpoint import is_offered
from qtapp.net.invitation import Invitation, NoInvitationError, read_invitation
from qtapp.net.iroh_ask import TableAsker


def begin_asking(
    context: AppContext, seats: Sequence[FarSeat], told: Callable[[object, str, str], None]
) -> TableAsker | None:
    """Ask the tables of these seats; `told(asker, place, how)` is called in another thread. None: none can be asked."""
    goals: dict[str, Invitation] = {}
    for seat in seats:
        try:
            goals[seat.place] = read_invitation(seat.invitation)
        except NoInvitationError:
            continue  # a file that somebody has changed: its table is said to be closed
    if not goals or not is_offered():
        return None

    def hand(call: Callable[..., None], *arguments: Any) -> None:
        call(*arguments)

    relayed = bool(context.settings.far.relay)
    asker = TableAsker(hand, read_homes().own_key, lambda place, how: told(asker, place, how), relayed=relayed)
    asker.ask(goals)
    return asker
