"""The places and pieces of an Underwater Cities table."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.table.blueprint import DOWN, Blueprint, CountDef, PieceDef, PlaceDef, Visibility, hand_place
from engine.underwater_cities.cards import UnderwaterCards
from engine.underwater_cities.structures.graph import CITIES, METROPOLISES, SITES, TUNNELS

SYMBIOTIC = {1: 20, 2: 7, 3: 10, 4: 13}
WHITE_DOMES = 17
TUNNEL_TILES = 46
ERA = ("era1", "era2", "era3")
HAND = frozenset((*ERA, "special3", "special12"))
STREAMS = ("era1", "era2", "era3", "special", "setup", "discard")
FOREIGN = 4
STOCK = ("credit", "kelp", "steelplast", "science", "biomatter", "point")
LIMITED = ("tunnel", "city", "symbiotic")
"""What the supply can run out of."""
ENDLESS = ("farm", "desalination", "laboratory", "upgrade")
SUPPLIED = (*LIMITED, *ENDLESS)
"""What is taken from the supply."""
CLOCK = ("round", "era")
"""How far the game is: free hands may set it."""
STATE = ("stepped", "scored")
TURN = ("tunnels", "built", "used")


def side_of(people: int) -> str:
    """The side of the main board for so many people."""
    return "1-2" if people <= 2 else "3-4"


def slots_of(data: UnderwaterCards, people: int) -> tuple[str, ...]:
    """The slots in play, clockwise; the always-available one last."""
    return data.sides[side_of(people)]


def blueprint(data: UnderwaterCards, people: int, settings: Mapping[str, int]) -> Blueprint:
    """The table for so many people."""
    return Blueprint(
        seats=people,
        places=(*_common(data, people), *(place for seat in range(1, people + 1) for place in _of_seat(seat))),
        pieces=_pieces(data, people),
        kinds=_kinds(people),
        counts=(
            ("supply.tunnel", "tunnel", TUNNEL_TILES),
            ("supply.city", "city", WHITE_DOMES),
            ("supply.symbiotic", "symbiotic", SYMBIOTIC[people]),
        ),
        settings={"people": people, **settings},
        summary=("credit", "kelp", "steelplast", "science", "biomatter", "hand"),
        data=data,
    )


def _common(data: UnderwaterCards, people: int) -> tuple[PlaceDef, ...]:
    kinds = frozenset(
        (*HAND, "assistant", "board", "metropolis", "contract", "action_tile", "foreign", "clone", "marker", "order")
    )
    tiles = frozenset({"action_tile", "foreign"})
    return (
        *(PlaceDef(era, visibility=Visibility.PILE, accepts=frozenset({era}), face=DOWN) for era in ERA),
        PlaceDef("discard", accepts=frozenset(ERA)),
        PlaceDef("specials.deck", visibility=Visibility.PILE, accepts=frozenset({"special12"}), face=DOWN),
        *(PlaceDef(f"specials.open.{n}", accepts=frozenset({"special3"}), capacity=1) for n in range(1, 7)),
        *(PlaceDef(f"contracts.{n}", accepts=frozenset({"contract"}), capacity=1) for n in range(1, 4)),
        PlaceDef("metropolises", visibility=Visibility.PILE, accepts=frozenset({"metropolis"}), face=DOWN, drawn=False),
        *(PlaceDef(slot, accepts=tiles) for slot in slots_of(data, people)),
        PlaceDef("clone", accepts=frozenset({"clone"}), capacity=1),
        PlaceDef("federation.below", accepts=frozenset({"marker"})),
        *(PlaceDef(f"federation.{space}", accepts=frozenset({"marker"})) for space in (4, 3, 2, 1)),
        PlaceDef("order", accepts=frozenset({"order"})),
        *(PlaceDef(f"supply.{kind}") for kind in SUPPLIED),
        PlaceDef("out", accepts=kinds, drawn=False),
    )


def _of_seat(seat: int) -> tuple[PlaceDef, ...]:
    own = f"seat.{seat}."
    return (
        hand_place(seat, HAND),
        PlaceDef(own + "played", seat, accepts=HAND, capacity=1),
        PlaceDef(
            own + "draw", seat, Visibility.HAND, ordered=True, accepts=frozenset({"special12"}), face=DOWN, drawn=False
        ),
        PlaceDef(own + "claimed", seat, accepts=HAND | {"assistant"}),
        PlaceDef(own + "under", seat, accepts=frozenset({"special12", "special3"}), face=DOWN),
        PlaceDef(own + "contracts", seat, accepts=frozenset({"contract"})),
        PlaceDef(own + "tiles", seat, accepts=frozenset({"action_tile", "clone"})),
        PlaceDef(own + "board", seat, accepts=frozenset({"board"}), capacity=1, drawn=False),
        PlaceDef(own + "stock", seat),
        PlaceDef(own + "turn", seat, drawn=False),
        *(PlaceDef(f"{own}city.{city}", seat) for city in CITIES),
        *(PlaceDef(f"{own}site.{city}.{site}", seat) for city in CITIES for site in SITES),
        *(PlaceDef(f"{own}tunnel.{tunnel}", seat) for tunnel in TUNNELS),
        *(
            PlaceDef(f"{own}metropolis.{name}", seat, accepts=frozenset({"metropolis"}), capacity=1)
            for name in METROPOLISES
        ),
        PlaceDef(own + "metropolis.gained", seat, accepts=frozenset({"metropolis"})),
    )


def _pieces(data: UnderwaterCards, people: int) -> tuple[PieceDef, ...]:
    return (
        *(
            PieceDef(card.id, card.deck, "box", back=card.deck)
            for card in data.cards.values()
            if card.deck != "assistant"
        ),
        *(PieceDef(f"assistant.{seat}", "assistant", "box", seat if seat <= people else 0) for seat in range(1, 5)),
        *(PieceDef(board, "board", "box") for board in data.boards),
        *(PieceDef(one.id, "metropolis", "box", back=one.colour) for one in data.metropolises.values()),
        *(PieceDef(contract, "contract", "box", back="contract") for contract in data.contracts),
        *(PieceDef(f"tile.{seat}.{n}", "action_tile", "box", seat) for seat in range(1, people + 1) for n in (1, 2, 3)),
        *(PieceDef(f"foreign.{n}", "foreign", "box") for n in range(1, FOREIGN + 1)),
        PieceDef("clone_tile", "clone", "box"),
        *(PieceDef(f"marker.{seat}", "marker", "box", seat) for seat in range(1, people + 1)),
        *(PieceDef(f"order.{seat}", "order", "box", seat) for seat in range(1, people + 1)),
    )


def _kinds(people: int) -> tuple[CountDef, ...]:
    seats = range(1, people + 1)
    stock = tuple(f"seat.{seat}.stock" for seat in seats)
    sites = tuple(f"seat.{seat}.site." for seat in seats)
    tunnels = tuple(f"seat.{seat}.tunnel." for seat in seats)
    cities = tuple(f"seat.{seat}.city." for seat in seats)
    return (
        CountDef("credit", places=stock, icon="credits"),
        *(CountDef(kind, places=stock) for kind in ("kelp", "steelplast", "science", "biomatter")),
        CountDef("point", places=stock, is_score=True),
        *(CountDef(kind, places=sites) for kind in ("farm", "desalination", "laboratory")),
        CountDef("upgrade", places=(*sites, *tunnels)),
        CountDef("tunnel", is_limited=True, places=("supply.tunnel", *tunnels)),
        CountDef("city", is_limited=True, places=("supply.city", *cities)),
        CountDef("symbiotic", is_limited=True, places=("supply.symbiotic", *cities)),
        *(CountDef(kind, places=("state",), is_marker=True) for kind in CLOCK),
        *(CountDef(kind) for kind in STATE),
        *(CountDef(f"turn.{kind}") for kind in TURN),
        *(CountDef(f"draws.{stream}") for stream in STREAMS),
    )
