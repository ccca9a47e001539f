"""Deeds as they are told to whoever did them: in the second person, and over.

By the id of the message that tells the others; the arguments are the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.messages.message import Message, msg

OWN_DEEDS: Mapping[str, Message] = {
    "barrage.seat_builds_piece": msg("barrage.own_builds_piece", "You built {piece.a} at {place} with {tile}."),
    "barrage.seat_copies_officer": msg("barrage.own_copies_officer", "You copied {officer} for that turn."),
    "barrage.seat_drafts_company_and_contract": msg(
        "barrage.own_drafts_company_and_contract", "You took {company} and {contract}."
    ),
    "barrage.seat_fulfils_contract": msg("barrage.own_fulfils_contract", "You fulfilled {contract}."),
    "barrage.seat_lays_engineers_on_bank": msg(
        "barrage.own_lays_engineers_on_bank", "You laid {engineers} on the bank."
    ),
    "barrage.seat_lays_engineers_on_space": msg(
        "barrage.own_lays_engineers_on_space", "You placed {engineers} on {place}."
    ),
    "barrage.seat_leads_water_to_powerhouse": msg(
        "barrage.own_leads_water_to_powerhouse", "You routed {drops} from {dam} through {conduit} to {powerhouse}."
    ),
    "barrage.seat_passes": msg("barrage.own_passes", "You passed."),
    "barrage.seat_pays_amount": msg("barrage.own_pays_amount", "You paid {amount}."),
    "barrage.seat_places_drops": msg("barrage.own_places_drops", "You placed {drops} on {place}."),
    "barrage.seat_puts_water_into_dam": msg("barrage.own_puts_water_into_dam", "You put {drops} into {place}."),
    "barrage.seat_takes_contract": msg("barrage.own_takes_contract", "You took {contract}."),
    "barrage.seat_takes_tile": msg("barrage.own_takes_tile", "You took {tile}."),
}
