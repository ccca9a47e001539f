"""What stands in the decision card while the viewer is asked nothing."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.api import ListArg, Message, PlayMode, SeatArg, msg
from qtapp.kit.speak.words import play_here
from qtapp.session.client import SeatClient


class Waiting(NamedTuple):
    """What is said, and what can be done about it."""

    sentence: Message
    button: Message | None = None
    """What the button says; None: there is none."""
    deed: Literal["", "result", "hand over", "here", "by hand"] = ""
    """What it does: show the result, let the next person sit down, take back the seat of a device that sleeps, or go on
    after something was carried out by hand.
    """
    seat: int = 0
    """Of the device that sleeps."""


def waiting_for(client: SeatClient) -> Waiting:
    """For whom the table waits, or that nobody is asked any more."""
    if client.mode is PlayMode.SANDBOX and not client.history.can_branch:
        return Waiting(msg("window.hands_free_at_other_table", "Hands are free at the other table: the game waits."))
    by_hand = client.questions.hand_work.wanted()
    if by_hand is not None:
        return Waiting(by_hand, msg("window.by_hand_is_done_button", "Done"), "by hand")
    if client.mode is PlayMode.SANDBOX:
        paused = msg(
            "window.game_waits_in_free_hands", "Sandbox: the game is paused. Press F2 to return to strict play."
        )
        return Waiting(paused)
    if client.is_over:
        result = msg("window.final_result_title", "Final result")
        return Waiting(msg("window.game_is_over", "The game is over."), result, "result")
    seats = client.questions.asked_seats()
    # After looking around in the past nobody else would call the person who is asked.
    called = client.questions.asked_next(client.controls.people_here()) if client.viewer else 0
    if called:
        hand_over = msg("window.hand_over_to_seat", "Hand over to {seat}", seat=SeatArg(called))
        return Waiting(_for_people(seats), hand_over, "hand over")
    asleep = next((seat for seat in seats if client.controls.holders.is_asleep(seat)), 0)
    if asleep:
        sentence = msg(
            "window.waiting_for_sleeping_device",
            "Waiting for {seat}, whose device is asleep.",
            seat=SeatArg(asleep),
        )
        return Waiting(sentence, play_here(asleep), "here", asleep)
    return Waiting(_for_people(seats))


def _for_people(seats: list[int]) -> Message:
    return msg(
        "window.waiting_for_people", "Waiting for {people}", people=ListArg(tuple(SeatArg(seat) for seat in seats))
    )
