"""The goods and pieces that effects speak of: closed words, and how amounts of them are told."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from engine.core.messages.message import Arg, nonzero_amounts

Good: TypeAlias = Literal["credit", "kelp", "steelplast", "science", "biomatter", "point", "card"]
Piece: TypeAlias = Literal["farm", "desalination", "laboratory", "tunnel", "city", "symbiotic", "building", "structure"]
Structure: TypeAlias = Literal["farm", "desalination", "laboratory", "tunnel", "building", "structure"]
"""What can be upgraded and produces."""
Building: TypeAlias = Literal["farm", "desalination", "laboratory", "building"]
"""What stands at a city."""
Counted: TypeAlias = Literal[
    "farm",
    "desalination",
    "laboratory",
    "building",
    "tunnel",
    "tunnel_at_city",
    "structure",
    "city",
    "symbiotic",
    "metropolis",
    "special",
]
COUNTED: tuple[Counted, ...] = get_args(Counted)
UPGRADABLE = ("farm", "desalination", "laboratory", "building", "tunnel", "tunnel_at_city", "structure")
"""What is counted that can be upgraded."""
Number: TypeAlias = Annotated[int, Field(ge=1, le=99)]
"""How many of something a word of an effect may name."""
Goods: TypeAlias = dict[Good, Annotated[int, Field(ge=0, le=99)]]

GOODS: tuple[Good, ...] = get_args(Good)
RESOURCES: tuple[Good, ...] = ("credit", "kelp", "steelplast", "science", "biomatter")
BUILDINGS = ("farm", "desalination", "laboratory")


def counted_noun(of: Counted, upgraded: bool) -> str:
    """What is counted, as a closed word: farm, upgraded_farm."""
    return f"upgraded_{of}" if upgraded and of in UPGRADABLE else of


def goods(given: Goods) -> Arg:
    """For messages: 2 steelplast and 1 kelp."""
    return nonzero_amounts(*((given.get(good, 0), good) for good in GOODS))
