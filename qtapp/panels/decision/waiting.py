"""What stands in the decision card while the viewer is asked nothing."""

from __future__ import annotations

from engine.api import ListArg, Message, PlayMode, SeatArg, msg
from qtapp.session.client import SeatClient


def waiting_for(client: SeatClient) -> tuple[Message, Message | None]:
    """The sentence, and what the button says: who sits down here, or the result after the end; None: no button."""
    if client.mode is PlayMode.SANDBOX and not client.history.can_branch:
        return msg("window.hands_free_at_other_table", "Hands are free at the other table: the game waits."), None
    if client.mode is PlayMode.SANDBOX:
        paused = msg(
            "window.game_waits_in_free_hands", "Sandbox: the game is paused. Press F2 to return to strict play."
        )
        return paused, None
    if client.is_over:
        return msg("window.game_is_over", "The game is over."), msg("window.final_result_title", "Final result")
    seats = client.questions.asked_seats()
    waiting = msg(
        "window.waiting_for_people", "Waiting for {people}", people=ListArg(tuple(SeatArg(seat) for seat in seats))
    )
    # After looking around in the past nobody else would call the person who is asked.
    called = client.questions.asked_next(client.controls.people_here()) if client.viewer else 0
    return waiting, msg("window.hand_over_to_seat", "Hand over to {seat}", seat=SeatArg(called)) if called else None
