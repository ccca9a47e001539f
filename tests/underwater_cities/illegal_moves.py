"""Sixty illegal moves, as hands would make them: where each is tried, and what is to be said to it.

A position is laid and a move is tried through the front door (an answer, or a drag). The rule and the whole English
sentence of its refusal stand in `illegal_moves.toml`, pieces and places by their ids, as the plain English has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.api import Frame
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.hands import KeepFirstStep, KeepNewHandStep
from engine.underwater_cities.structures.sites import STOP, At
from engine.underwater_cities.turn import TurnStep
from tests.underwater_cities.table import GREEN, ME, OTHER, RED, YELLOW, Situation, chosen, game, number, place

TUNNELS, CITY, FARMS, PLANTS = "3-4/Y4", "3-4/R3", "3-4/R4", "3-4/G4"
SEAFOOD, LOOKOUT, TOLLS = number("Seafood Collection"), number("Lookout Post"), number("Toll Count")
BARTER, ODDS, PROVISIONS = number("Barter"), number("Odds and Ends"), number("Provisions")
DEMONSTRATION, REQUISITION = number("Demonstration", "green"), number("Requisition")
WORKBENCH, FARM_OR_PLANT = number("Workbench"), number("Build Farm or Desalination Plant")
STEEL_MARKET, CHARTER = number("Steel Market"), number("Royal Charter")


class Drag(NamedTuple):
    """A piece, pile or supply that a hand takes, and where it is dropped."""

    grab: str
    drop: str


class IllegalMove(NamedTuple):
    """A move that is refused."""

    name: str
    position: Callable[[], Situation]
    move: Any
    """A `Drag`, a function that finds one on the table, or an answer to the present question."""


# ---- positions: seat 1 is on turn, its assistant is used -------------------------------------------------------------


def start(people: int = 3, cards: tuple[str, ...] = (YELLOW,), *built: str, **stock: int) -> Situation:
    """Seat 1 is to choose a slot."""
    session = game(people)
    session.used("assistant.1")
    session.build(*built)
    session.goods(**stock)
    session.hand(*cards)
    session.turn()
    return session


def doing(step: Frame[Any], *built: str, first: tuple[Any, ...] = (), **stock: int) -> Situation:
    """Seat 1 is in the middle of something, after these answers."""
    session = game()
    session.used("assistant.1")
    session.build(*built)
    session.goods(**stock)
    session.lay(step)
    session.say(*first)
    return session


def through(slot: str, *built: str, first: tuple[Any, ...] = (), **stock: int) -> Situation:
    """Seat 1 carries out a slot."""
    return doing(DoStep(ME, f"slot.{slot}", ()), *built, first=first, **stock)


def upgrading() -> Situation:
    """Seat 1 is to upgrade up to three structures; of its two farms one is upgraded."""
    return doing(DoStep(ME, "slot.3-4/Y1", (1,)), "LR.b1=farm", "LR.b2=farm+", sc=1)


def taken(by: int, slot: str, people: int = 3, tile: bool = True, **stock: int) -> Situation:
    """A slot is occupied; the cloning tile is there or was used."""
    session = start(people, (YELLOW,), **stock)
    session.occupy(slot, by)
    if not tile:
        session.table.move("clone_tile", "seat.3.tiles")
    return session


def after(card: str, slot: str, *answers: Any, built: tuple[str, ...] = (), **stock: int) -> Situation:
    """A card has been played on a slot, and these answers given; there is a red card more in hand."""
    session = start(3, (card, RED) if card != RED else (card,), *built, **stock)
    session.play(card, slot)
    session.say(*answers)
    return session


def holding(step: Frame[Any], n: int) -> Situation:
    """Seat 1 holds so many cards and is asked which of them stay."""
    session = game()
    session.hand(*map(str, range(1, n + 1)))
    session.lay(step)
    return session


def contracts(*on_offer: str, **stock: int) -> Situation:
    """These contracts are on offer."""
    session = game(contracts=1)
    table = session.table
    for n in range(1, 4):
        for piece in [piece.id for piece in table.pieces_in(f"contracts.{n}")]:
            table.move(piece, "box")
    for n, name in enumerate(on_offer, 1):
        table.move(f"contract.{name}", f"contracts.{n}")
    session.goods(**stock)
    session.hand(YELLOW)
    session.turn()
    return session


def without_tiles() -> Situation:
    """All action tiles of seat 1 lie elsewhere."""
    session = start()
    for n in (1, 2, 3):
        session.table.move(f"tile.1.{n}", "slot.AA")
    return session


def with_workbench(is_used: bool) -> Situation:
    """An action card lies in front of seat 1."""
    session = start(3, (YELLOW,), "LR.b1=farm", sc=1)
    session.laid(WORKBENCH)
    if is_used:
        session.used(f"card.{WORKBENCH}")
    return session


def demonstrating() -> Situation:
    """Seat 1 is to use an action card: one was used, of the other nothing would come."""
    session = game()
    session.laid(FARM_OR_PLANT, WORKBENCH)
    session.used(f"card.{FARM_OR_PLANT}")
    session.lay(DoStep(ME, f"card.{DEMONSTRATION}", ()))
    return session


def requisition() -> Situation:
    """Seat 1 is to carry out a slot that others occupy."""
    session = game()
    session.occupy("3-4/R2", OTHER)
    session.lay(DoStep(ME, f"card.{REQUISITION}", ()))
    return session


def taking_special() -> Situation:
    """Seat 1 is to take a Special card."""
    return doing(DoStep(ME, "slot.1-2/R1", ()))


def of_place(place: str, drop: str) -> Callable[[Situation], Drag]:
    """A drag of whatever lies on top of a place."""
    return lambda session: Drag(session.table.pieces_in(place)[-1].id, drop)


MOVES = [
    IllegalMove("two tunnels without steelplast", lambda: start(c=2), chosen(YELLOW, TUNNELS)),
    IllegalMove("two tunnels without anything", start, Drag(f"card.{YELLOW}", f"slot.{TUNNELS}")),
    IllegalMove("city and tunnel, part by part", lambda: start(c=1, k=1), Drag(f"card.{YELLOW}", f"slot.{CITY}")),
    IllegalMove("biomatter that is too little", lambda: start(3, (GREEN,), b=1), chosen(GREEN, CITY)),
    IllegalMove("plants without a credit", lambda: start(3, (RED,)), chosen(RED, PLANTS)),
    IllegalMove("farms without kelp", lambda: start(3, (GREEN,)), chosen(GREEN, FARMS)),
    IllegalMove("farms, with a card that brings kelp", lambda: start(3, (GREEN, PROVISIONS)), chosen(GREEN, FARMS)),
    IllegalMove("build and upgrade without science", lambda: start(3, (GREEN,), k=1), chosen(GREEN, "3-4/R5")),
    IllegalMove("a slot of others, three players", lambda: taken(OTHER, "3-4/R2"), chosen(YELLOW, "3-4/R2")),
    IllegalMove(
        "a slot of others that can be cloned", lambda: taken(OTHER, "3-4/R2", 4, c=1), chosen(YELLOW, "3-4/R2")
    ),
    IllegalMove("a slot of others, too poor to clone", lambda: taken(OTHER, "3-4/R2", 4), chosen(YELLOW, "3-4/R2")),
    IllegalMove("cloning without a credit", lambda: taken(OTHER, "3-4/R2", 4), Drag(f"card.{YELLOW}", "slot.3-4/R2")),
    IllegalMove("the own slot again", lambda: taken(ME, "3-4/Y5"), chosen(YELLOW, "3-4/Y5")),
    IllegalMove(
        "cloning with three players", lambda: taken(OTHER, "3-4/R2", c=1), chosen(YELLOW, "3-4/R2", clone=True)
    ),
    IllegalMove(
        "cloning after the tile was used",
        lambda: taken(OTHER, "3-4/R2", 4, tile=False, c=1),
        chosen(YELLOW, "3-4/R2", clone=True),
    ),
    IllegalMove("cloning a free slot", lambda: start(4, c=1), chosen(YELLOW, "3-4/R2", clone=True)),
    IllegalMove("cloning the own slot", lambda: taken(ME, "3-4/R2", 4, c=1), chosen(YELLOW, "3-4/R2", clone=True)),
    IllegalMove("a card that is not held", start, chosen(RED, "3-4/R2")),
    IllegalMove("a slot of the other side of the board", start, chosen(YELLOW, "1-2/R2")),
    IllegalMove("a turn without an action tile", without_tiles, chosen(YELLOW, "3-4/R2")),
    IllegalMove("a hand card on the discard pile", lambda: start(3, (YELLOW, RED)), Drag(f"card.{YELLOW}", "discard")),
    IllegalMove("a hand card in front of oneself", lambda: start(3, (RED,)), Drag(f"card.{RED}", "seat.1.claimed")),
    IllegalMove(
        "a second card in the same turn",
        lambda: after(YELLOW, TUNNELS, "use", c=3, st=3),
        Drag(f"card.{RED}", "slot.3-4/R2"),
    ),
    IllegalMove("playing before discarding", lambda: holding(TurnStep(ME), 5), Drag("card.1", "slot.3-4/R2")),
    IllegalMove("too few discards", lambda: holding(TurnStep(ME), 5), ("card.1",)),
    IllegalMove(
        "too many cards of a new hand",
        lambda: holding(KeepNewHandStep(ME), 4),
        ("card.1", "card.2", "card.3", "card.4"),
    ),
    IllegalMove("too few of the first six cards", lambda: holding(KeepFirstStep(ME), 6), ("card.1",)),
    IllegalMove("a condition that fails", lambda: after(SEAFOOD, "3-4/R2"), "use"),
    IllegalMove("a condition on the track", lambda: after(LOOKOUT, "3-4/Y5"), "use"),
    IllegalMove("one for every two", lambda: after(TOLLS, "3-4/Y5", built=("CC_LR",)), "use"),
    IllegalMove("an exchange without either side", lambda: after(BARTER, "3-4/Y1", "card", c=1), "use"),
    IllegalMove("a Special card for three credits", lambda: after(STEEL_MARKET, "3-4/R2", c=1), "use"),
    IllegalMove("a Special card for one credit", lambda: after(CHARTER, "3-4/G5", "card"), "use"),
    IllegalMove("a part that cannot be paid", lambda: after(RED, "3-4/G2"), 0),
    IllegalMove("a part that was carried out", lambda: after(RED, "3-4/G2", 1, 0), 0),
    IllegalMove("a free slot through a card", requisition, "slot.3-4/Y5"),
    IllegalMove(
        "a city beside no own city", lambda: through("3-4/G3", first=(0,), c=9, k=9, st=9), At("city", place("UL"))
    ),
    IllegalMove(
        "a farm instead of a city", lambda: through("3-4/G3", first=(0,), c=9, k=9, st=9), At("farm", place("LR.b1"))
    ),
    IllegalMove(
        "a symbiotic city without biomatter",
        lambda: through(CITY, first=(0,), c=2, k=1, st=2),
        At("symbiotic", place("CC")),
    ),
    IllegalMove("a tunnel far away", lambda: through(TUNNELS, c=9, st=9), Drag("supply.tunnel", place("TM_UL"))),
    IllegalMove("a tunnel where one is", lambda: through(TUNNELS, "CC_LR", c=9, st=9), At("tunnel", place("CC_LR"))),
    IllegalMove("a farm on another board", lambda: through(FARMS, k=2), At("farm", place("LR.b1", OTHER))),
    IllegalMove("a farm on an expansion site", lambda: through(FARMS, k=2), At("farm", place("LR.x"))),
    IllegalMove("nothing after all", lambda: through(FARMS, k=2), STOP),
    IllegalMove("an upgrade of a city", upgrading, place("LR")),
    IllegalMove("a second upgrade", upgrading, place("LR.b2")),
    IllegalMove("an upgrade of an empty site", upgrading, Drag("supply.upgrade", place("LR.b3"))),
    IllegalMove("goods that do not serve the slot", lambda: after(ODDS, TUNNELS, "use"), ("kelp", "science")),
    IllegalMove("an action card that was used", demonstrating, f"card.{FARM_OR_PLANT}"),
    IllegalMove("an action card of no use", demonstrating, f"card.{WORKBENCH}"),
    IllegalMove(
        "a ready action card without its sign", lambda: with_workbench(False), Drag(f"card.{WORKBENCH}", "slot.AA")
    ),
    IllegalMove("a used action card", lambda: with_workbench(True), Drag(f"card.{WORKBENCH}", "discard")),
    IllegalMove("a Special card on offer", start, of_place("specials.open.1", "seat.1.hand")),
    IllegalMove("a Special card from within the deck", taking_special, "card.1"),
    IllegalMove(
        "a tunnel from the supply",
        lambda: start(c=1, st=1, sc=1),
        Drag("supply.tunnel", place("CC_LR")),
    ),
    IllegalMove(
        "an upgrade from the supply",
        lambda: start(3, (YELLOW,), "LR.b1=farm", c=1, sc=1),
        Drag("supply.upgrade", place("LR.b1")),
    ),
    IllegalMove("a card from the deck", start, Drag("era1", "seat.1.hand")),
    IllegalMove("the marker on the Federation track", start, Drag("marker.1", "federation.1")),
    IllegalMove("the cloning tile itself", lambda: start(4, c=1), Drag("clone_tile", "slot.3-4/R2")),
    IllegalMove(
        "a contract that is not fulfilled",
        lambda: contracts("farms", k=1, sc=1),
        Drag("contract.farms", "seat.1.contracts"),
    ),
]
