"""Deeds as they are told to whoever did them: in the second person, and over.

By the id of the message that tells the others; the arguments are the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.messages.message import Message, msg

OWN_DEEDS: Mapping[str, Message] = {
    "ginkgopolis.seat_constructs": msg("ginkgopolis.own_constructs", "You constructed: {tile} on {card}."),
    "ginkgopolis.seat_exploits_card": msg("ginkgopolis.own_exploits_card", "You exploited {card}."),
    "ginkgopolis.seat_exploits_instead_of_building": msg(
        "ginkgopolis.own_exploits_instead_of_building",
        "You could not build with {card} and {tile}: the card was exploited instead.",
    ),
    "ginkgopolis.seat_gives_back_tiles": msg(
        "ginkgopolis.own_gives_back_tiles", "You gave back %n tile(s) and gained {amount}.", 1
    ),
    "ginkgopolis.seat_takes_new_hand": msg(
        "ginkgopolis.own_takes_new_hand", "You handed in a token and took a new hand."
    ),
    "ginkgopolis.seat_urbanizes": msg("ginkgopolis.own_urbanizes", "You urbanized: {tile} at {card}."),
}
