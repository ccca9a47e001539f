"""What the spots of the boards are called: by where they lie, never by the letters of their ids."""

from __future__ import annotations

from engine.core.messages.message import LiteralArg, Message, msg
from engine.underwater_cities.structures.graph import TUNNELS

_CITIES = {
    "UL": msg("underwater_cities.upper_left", "upper left"),
    "TM": msg("underwater_cities.upper_middle", "upper middle"),
    "UR": msg("underwater_cities.upper_right", "upper right"),
    "LM": msg("underwater_cities.middle_left", "middle left"),
    "CC": msg("underwater_cities.centre", "centre"),
    "RM": msg("underwater_cities.middle_right", "middle right"),
    "LL": msg("underwater_cities.lower_left", "lower left"),
    "BM": msg("underwater_cities.lower_middle", "lower middle"),
    "LR": msg("underwater_cities.lower_right", "lower right"),
    "brown": msg("underwater_cities.brown_metropolis", "brown metropolis"),
    "blue_1": msg("underwater_cities.blue_metropolis", "blue metropolis"),
    "blue_2": msg("underwater_cities.blue_metropolis", "blue metropolis"),
}


def city_site(city: str) -> Message:
    """Where a city lies on its board."""
    return _CITIES.get(city, _CITIES["CC"])


def tunnel_site(tunnel: str) -> Message:
    """A tunnel by both its ends; the two to the same metropolis are numbered."""
    one, other = TUNNELS.get(tunnel, ("CC", "CC"))
    number = tunnel.rpartition("_")[2]
    if number.isdigit():
        return msg(
            "underwater_cities.tunnel_between_numbered",
            "{one} – {other}, {number}",
            one=city_site(one),
            other=city_site(other),
            number=int(number),
        )
    return msg("underwater_cities.tunnel_between", "{one} – {other}", one=city_site(one), other=city_site(other))


def building_site(city: str, site: str) -> Message:
    """A building site by its city; x is the one for expansions."""
    if site == "x":
        return msg("underwater_cities.expansion_site_of_city", "{city}, expansion site", city=city_site(city))
    return msg(
        "underwater_cities.building_site_of_city",
        "{city}, {number}",
        city=city_site(city),
        number=int(site.lstrip("b") or 0),
    )


def slot_name(slot: str) -> Message:
    """An action slot by its colour and number: R2; with the side of its board, 3-4/R2, also for how many it is."""
    side, _, name = slot.rpartition("/")
    if side:
        players = LiteralArg(side.replace("-", "–"))
        return msg(
            "underwater_cities.slot_for_player_count",
            "{slot} ({players} players)",
            slot=slot_name(name),
            players=players,
        )
    if name == "AA":
        return msg("underwater_cities.always_available_slot", "always-available slot")
    number = int(name[1:])
    match name[:1]:
        case "G":
            return msg("underwater_cities.green_slot", "green slot {number}", number=number)
        case "R":
            return msg("underwater_cities.red_slot", "red slot {number}", number=number)
    return msg("underwater_cities.yellow_slot", "yellow slot {number}", number=number)
