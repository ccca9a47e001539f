"""Reading the table in the words of the game: stock, network, reach. Total on any table hands can make."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.core.table.seats import own
from engine.core.table.table import Place, Table
from engine.underwater_cities.cards import Card, PlayerBoard, UnderwaterCards, data_of
from engine.underwater_cities.goods import BUILDINGS
from engine.underwater_cities.structures.graph import AT_CITY, BESIDE, CITIES, METROPOLISES, SITES, START, TUNNELS

CONTRACTS_OF = own("contracts")
DRAWN = own("draw")
GAINED = own("metropolis.gained")
UNDER = own("under")


class Ids(NamedTuple):
    """The place ids of one seat, made once."""

    stock: str
    hand: str
    claimed: str
    turn: str
    played: str
    tiles: str
    board: str
    cities: dict[str, str]
    tunnels: dict[str, str]
    sites: dict[str, dict[str, str]]
    site_rows: dict[str, tuple[str, ...]]
    """The normal building sites of each city, as many as a board can have."""
    metropolises: dict[str, str]
    city_bits: tuple[tuple[str, int], ...]
    tunnel_bits: tuple[tuple[str, int], ...]
    """Place ids with the bit that stands for each in a network's key."""
    all_sites: tuple[str, ...]
    """All building sites, city by city."""


@cache
def ids(seat: int) -> Ids:
    """The place ids of a seat."""
    own = f"seat.{seat}."
    return Ids(
        own + "stock",
        own + "hand",
        own + "claimed",
        own + "turn",
        own + "played",
        own + "tiles",
        own + "board",
        {city: f"{own}city.{city}" for city in CITIES},
        {tunnel: f"{own}tunnel.{tunnel}" for tunnel in TUNNELS},
        {city: {site: f"{own}site.{city}.{site}" for site in SITES} for city in CITIES},
        {city: tuple(f"{own}site.{city}.{site}" for site in SITES if site != "x") for city in CITIES},
        {name: f"{own}metropolis.{name}" for name in METROPOLISES},
        tuple((f"{own}city.{city}", 1 << at) for at, city in enumerate(CITIES)),
        tuple((f"{own}tunnel.{tunnel}", 1 << at) for at, tunnel in enumerate(TUNNELS)),
        tuple(f"{own}site.{city}.{site}" for city in CITIES for site in SITES),
    )


# ---- stock and cards ---------------------------------------------------------------------------------------


def stock(table: Table, seat: int) -> dict[str, int]:
    """What a seat has. Do not change it."""
    return table.places[ids(seat).stock].counts


def card_of(table: Table, piece: str) -> Card | None:
    """The card behind a piece; all assistants are one card."""
    data: UnderwaterCards = table.data
    return data.pieces.get(piece)


def piece_of(seat: int, card: str) -> str:
    """The piece in front of a seat that stands for a card; everybody has an assistant of their own."""
    return f"assistant.{seat}" if card == "card.assistant" else card


def era(table: Table) -> int:
    """1, 2 or 3."""
    return min(3, max(1, table.count_at("state", "era")))


def space_of(table: Table, seat: int) -> int:
    """The own marker's space on the Federation track: 4 to 1; 5 below it."""
    name = table.pieces[f"marker.{seat}"].place.id
    return int(name[-1]) if name[:11] == "federation." and name[-1].isdigit() else 5


def turn_order(table: Table) -> list[int]:
    """The seats in the order of play."""
    listed = [piece.owner for piece in table.places["order"].pieces if piece.kind == "order"]
    return listed + [seat for seat in table.seats_from_first() if seat not in listed]


def board_of(table: Table, seat: int) -> PlayerBoard | None:
    """The player board of a seat."""
    pieces = table.places[ids(seat).board].pieces
    return data_of(table).boards.get(pieces[-1].id) if pieces else None


# ---- the network ------------------------------------------------------------------------------------------------


class Network(NamedTuple):
    """What a seat has built, looked at once."""

    cities: frozenset[str]
    symbiotic: frozenset[str]
    tunnels: frozenset[str]
    reach: frozenset[str]
    """City sites (built or empty) joined to the start site by built tunnels."""
    open_cities: tuple[str, ...]
    """Empty city sites beside an own city."""
    open_tunnels: tuple[str, ...]
    """Empty tunnel sites with an end within reach."""
    connected_cities: tuple[str, ...]
    """Built and joined to the start city."""
    building_cities: tuple[str, ...]
    """City sites at which buildings may stand: built, or open."""

    def connected(self, city: str) -> bool:
        """Built and joined to the start city."""
        return city in self.connected_cities


def network(table: Table, seat: int) -> Network:
    """The network of a seat. Rules: underwater_cities/network.

    It is asked for after nearly every operation and seldom another one, so equal boards share one.
    """
    return table.reading(_looked_at, seat)


def _looked_at(table: Table, seat: int) -> Network:
    own, places = ids(seat), table.places
    cities = symbiotic = tunnels = 0
    for name, bit in own.city_bits:
        counts = places[name].counts
        if counts:
            if counts.get("symbiotic", 0):
                symbiotic |= bit
                cities |= bit
            elif counts.get("city", 0):
                cities |= bit
    for name, bit in own.tunnel_bits:
        counts = places[name].counts
        if counts and counts.get("tunnel", 0):
            tunnels |= bit
    return _network(cities, symbiotic, tunnels)


@lru_cache(maxsize=1 << 14)
def _network(city_bits: int, symbiotic_bits: int, tunnel_bits: int) -> Network:
    cities = frozenset(city for at, city in enumerate(CITIES) if city_bits >> at & 1)
    symbiotic = frozenset(city for at, city in enumerate(CITIES) if symbiotic_bits >> at & 1)
    tunnels = frozenset(name for at, name in enumerate(TUNNELS) if tunnel_bits >> at & 1)
    reach, open_ = {START}, [START]
    while open_:
        here = open_.pop()
        for name in AT_CITY[here]:
            if name in tunnels:
                for end in TUNNELS[name]:
                    if end not in reach and end in CITIES:
                        reach.add(end)
                        open_.append(end)
    free = tuple(city for city in CITIES if city not in cities and any(other in cities for other in BESIDE[city]))
    diggable = tuple(
        name for name, ends in TUNNELS.items() if name not in tunnels and any(end in reach for end in ends)
    )
    return Network(
        cities,
        symbiotic,
        tunnels,
        frozenset(reach),
        free,
        diggable,
        tuple(city for city in CITIES if city in cities and city in reach),
        tuple(city for city in CITIES if city in cities or city in free),
    )


def building_in(place: Place) -> str:
    """The kind of building on a site, or nothing."""
    counts = place.counts
    if not counts:
        return ""
    for kind in BUILDINGS:
        if counts.get(kind, 0):
            return kind
    return ""


def is_upgraded(place: Place) -> bool:
    """Was this structure upgraded?"""
    return place.counts.get("upgrade", 0) > 0


def buildings_at(table: Table, seat: int, city: str) -> list[tuple[str, bool]]:
    """Kind and upgrade of each building at a city site."""
    places = table.places
    found = []
    for name in ids(seat).sites[city].values():
        counts = places[name].counts
        if counts:
            for kind in BUILDINGS:
                if counts.get(kind, 0):
                    found.append((kind, counts.get("upgrade", 0) > 0))
                    break
    return found


def sites_of(table: Table, seat: int, city: str) -> tuple[str, ...]:
    """The normal building sites that the seat's board has at a city site."""
    board = board_of(table, seat)
    return SITES[: board.sites.get(city, 3) if board is not None else 3]


def tunnel_at_city(net: Network, name: str) -> bool:
    """Does at least one end of this tunnel touch a built city?"""
    return any(end in net.cities for end in TUNNELS[name])


def connected_metropolis(table: Table, seat: int, name: str) -> str | None:
    """The metropolis tile of a site to which all tunnels are built; free hands may have laid anything else there."""
    pieces = table.places[ids(seat).metropolises[name]].pieces
    if not pieces or pieces[-1].id not in data_of(table).metropolises:
        return None
    net = network(table, seat)
    return pieces[-1].id if all(tunnel in net.tunnels for tunnel in METROPOLISES[name]) else None


def connected_metropolises(table: Table, seat: int) -> list[str]:
    """The tiles of all connected metropolises, those gained in play included."""
    known = data_of(table).metropolises
    joined = [connected_metropolis(table, seat, name) for name in METROPOLISES]
    gained = [piece.id for piece in table.places[GAINED[seat]].pieces if piece.id in known]
    return [tile for tile in joined if tile is not None] + gained


def count_of(table: Table, seat: int, what: str, upgraded: bool = False) -> int:
    """How many connected pieces of a kind a seat has, as cards count them."""
    net = network(table, seat)
    match what:
        case "city":
            return len(net.connected_cities)
        case "symbiotic":
            return sum(net.connected(city) for city in net.symbiotic)
        case "metropolis":
            return len(connected_metropolises(table, seat))
        case "special":
            return _paid_specials(table, seat)
        case "tunnel" | "tunnel_at_city":
            tunnels = [name for name in TUNNELS if name in net.tunnels]
            if what == "tunnel_at_city":
                tunnels = [name for name in tunnels if tunnel_at_city(net, name)]
            own = ids(seat).tunnels
            return sum(not upgraded or is_upgraded(table.places[own[name]]) for name in tunnels)
    kinds = BUILDINGS if what in ("building", "structure") else (what,)
    found = sum(
        kind in kinds and (raised or not upgraded)
        for city in net.connected_cities
        for kind, raised in buildings_at(table, seat, city)
    )
    return found + (count_of(table, seat, "tunnel", upgraded) if what == "structure" else 0)


def _paid_specials(table: Table, seat: int) -> int:
    laid = sum(
        (card := card_of(table, piece.id)) is not None and card.special
        for piece in table.places[ids(seat).claimed].pieces
    )
    return laid + len(table.places[UNDER[seat]].pieces)
