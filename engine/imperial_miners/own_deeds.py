"""Deeds as they are told to whoever did them: in the second person, and over.

By the id of the message that tells the others; the arguments are the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.messages.message import Message, msg

OWN_DEEDS: Mapping[str, Message] = {
    "imperial_miners.seat_activates_card": msg("imperial_miners.own_activates_card", "You activated {card}."),
    "imperial_miners.seat_chooses_special_activation": msg(
        "imperial_miners.own_chooses_special_activation", "You chose {card} for a special activation."
    ),
    "imperial_miners.seat_places_card": msg("imperial_miners.own_places_card", "You placed {card} in row {level}."),
    "imperial_miners.seat_plays_card": msg("imperial_miners.own_plays_card", "You played {card}."),
    "imperial_miners.seat_removes_cave_in": msg(
        "imperial_miners.own_removes_cave_in", "You removed the cave-in from {card}."
    ),
    "imperial_miners.seat_researches": msg("imperial_miners.own_researches", "You researched %n step(s): {place}.", 1),
}
