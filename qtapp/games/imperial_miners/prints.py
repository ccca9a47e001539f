"""A mine card as it is drawn, from the facts and icons that the engine gives for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import api


@dataclass(frozen=True)
class MineCardPrint:
    """A mine card as it is drawn."""

    level: int = 1
    price: int = 0
    factions: tuple[str, ...] = ()
    halves: tuple[tuple[str, bool], ...] = ()
    """Edge and whether the half cart there is loaded."""
    rows: api.IconRows = ()
    """The effects; one of them is chosen."""
    house: bool = True
    """One of ours; a card of a pack is not."""


def card_print(facts: Mapping[str, int | str], rows: api.IconRows) -> MineCardPrint:
    """The card with these facts and effects; a card that nobody knows is a plain one."""
    return MineCardPrint(
        int(facts.get("level", 1)),
        int(facts.get("cost", 0)),
        tuple(str(value) for _, value in parts_of(facts, "faction")),
        tuple((edge, value == "loaded") for edge, value in parts_of(facts, "cart")),
        rows,
        bool(facts.get("house", 1)),
    )


def parts_of(facts: Mapping[str, int | str], name: str) -> list[tuple[str, int | str]]:
    """The facts that share a name, by what follows it: `cart.L` → `L`."""
    return [(key.removeprefix(name + "."), value) for key, value in facts.items() if key.startswith(name + ".")]
