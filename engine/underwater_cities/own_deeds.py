"""Deeds as they are told to whoever did them: in the second person, and over.

By the id of the message that tells the others; the arguments are the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.messages.message import Message, msg

OWN_DEEDS: Mapping[str, Message] = {
    "underwater_cities.seat_builds": msg("underwater_cities.own_builds", "You built {what.a} here: {place}."),
    "underwater_cities.seat_claims_contract": msg(
        "underwater_cities.own_claims_contract", "You claimed the contract {card}."
    ),
    "underwater_cities.seat_connects_metropolis": msg(
        "underwater_cities.own_connects_metropolis", "You connected a metropolis."
    ),
    "underwater_cities.seat_gains_further_metropolis": msg(
        "underwater_cities.own_gains_further_metropolis", "You gained a further metropolis."
    ),
    "underwater_cities.seat_lays_out_card": msg(
        "underwater_cities.own_lays_out_card", "You played {card} in front of you."
    ),
    "underwater_cities.seat_makes_city_symbiotic": msg(
        "underwater_cities.own_makes_city_symbiotic", "You made a city symbiotic: {place}."
    ),
    "underwater_cities.seat_plays_card_on_slot": msg(
        "underwater_cities.own_plays_card_on_slot", "You played {card} on {slot}."
    ),
    "underwater_cities.seat_readies_action_card": msg(
        "underwater_cities.own_readies_action_card", "You made this ready again: {card}."
    ),
    "underwater_cities.seat_takes_card": msg("underwater_cities.own_takes_card", "You took {card}."),
    "underwater_cities.seat_upgrades": msg("underwater_cities.own_upgrades", "You upgraded: {place}."),
    "underwater_cities.seat_uses_card": msg("underwater_cities.own_uses_card", "You used {card}."),
    "underwater_cities.seat_production_begins": msg("underwater_cities.own_production_begins", "Your production."),
}
