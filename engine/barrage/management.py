"""The management board: which side of a row can be taken, at which price, and what happens then.

Rules: barrage/management.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.barrage.contracts import TakeContractStep
from engine.barrage.effects import ContractsEffect, Goods, PatentEffect
from engine.barrage.effects import ProduceEffect as ProduceWord
from engine.barrage.market import offered
from engine.barrage.production import ProduceStep, best_product
from engine.barrage.queries import (
    CREW,
    SUPPLY,
    TECH,
    credits,
    engineers,
    is_introductory,
    production_bonus,
    systems,
)
from engine.barrage.rewards import EFFECTS, grant
from engine.barrage.stock import gain, lay_engineers, pay, send_engineers
from engine.barrage.tiles import ACTION_SPACES, BANK, PATENT_SLOTS, REWARDS, TURBINES, ActionSpace
from engine.core.flow.frame import Frame
from engine.core.flow.interpreter import Address
from engine.core.messages.message import AmountArg, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

_TURBINES = tuple(ACTION_SPACES[name] for name in TURBINES)
_ALWAYS = ("water_management", "workshop", "machinery_shop")
"""Sections whose actions can always be carried out."""
_PRICES = tuple(
    (space.id, space.engineers, space.credits, space.players)
    for section in (*_ALWAYS, "contract_office")
    for space in ACTION_SPACES.values()
    if space.section == section
)
_OFFICE_FROM = sum(space.section in _ALWAYS for space in ACTION_SPACES.values())


def occupant(table: Table, space: str) -> bool:
    """Does anybody's engineer lie on a space?"""
    counts = table.places[space].counts
    return bool(counts) and any(counts.values())


def is_closed(table: Table, space: ActionSpace) -> bool:
    """Rows for more players are closed. Rules: barrage/closed-rows."""
    return space.players > table.seats


def open_spaces(table: Table, seat: int) -> list[str]:
    """Every space of the management board that a seat can use now, the bank left out."""
    crew, purse, seats = engineers(table, seat), credits(table, seat), table.seats
    places = table.places
    found = systems(table, seat)
    result = []
    if found:
        bonus = production_bonus(table, seat)
        best: dict[int, int] = {}
        for space in _TURBINES:
            due = space.red
            if space.engineers <= crew and due <= purse and space.players <= seats and not occupant(table, space.id):
                top = best.get(due)
                if top is None:
                    top = best[due] = best_product(table, seat, found, purse - due)
                if top > 0 and top + bonus + TURBINES[space.id] >= 1:
                    result.append(space.id)
    office = crew > 0 and bool(offered(table))
    for name, need, due, players in _PRICES if office else _PRICES[:_OFFICE_FROM]:
        if need <= crew and due <= purse and players <= seats:
            counts = places[name].counts
            if not counts or not any(counts.values()):
                result.append(name)
    for name, slot in PATENT_SLOTS.items():
        if places[slot].pieces:
            space = ACTION_SPACES[name]
            if space.engineers <= crew and space.fee <= purse and not occupant(table, name):
                result.append(name)
    return result


def closed_to(table: Table, seat: int, name: str) -> Iterator[Refusal]:
    """Every rule against laying engineers on a space of the management board now."""
    space = ACTION_SPACES[name]
    if is_closed(table, space):
        message = msg(
            "barrage.row_needs_more_players",
            "This row is open only with {need} or more players; there are {have}.",
            need=space.players,
            have=table.seats,
        )
        yield Refusal("barrage/closed-rows", message, (name,))
    elif occupant(table, name):
        yield Refusal(
            "barrage/taken-space",
            msg("barrage.already_taken_action_space", "This space is taken in this round."),
            (name,),
        )
    crew, purse = engineers(table, seat), credits(table, seat)
    if space.engineers > crew:
        message = msg(
            "barrage.not_enough_for_cost",
            "Needs {need}, you have {have}.",
            need=AmountArg(space.engineers, "engineer"),
            have=crew,
        )
        yield Refusal("barrage/engineers", message, (name, CREW[seat]))
    due = space.credits
    if due > purse:
        message = msg(
            "barrage.not_enough_for_cost", "Needs {need}, you have {have}.", need=AmountArg(due, "credit"), have=purse
        )
        rule = "barrage/red-action" if space.red else "barrage/fee"
        yield Refusal(rule, message, (name, SUPPLY[seat]))
    yield from _undoable(table, seat, space, max(0, purse - due))


def _undoable(table: Table, seat: int, space: ActionSpace, left: int) -> Iterator[Refusal]:
    """The action itself must be possible. Rules: barrage/action-possible."""
    match space.effect:
        case ProduceWord(modifier):
            found = systems(table, seat)
            if not found:
                message = msg(
                    "barrage.no_system_to_produce_with",
                    "No dam of yours or neutral one with water is connected with a powerhouse of yours.",
                )
                yield Refusal("barrage/production", message, (space.id,))
                return
            top = best_product(table, seat, found, left)
            if top <= 0:
                message = msg(
                    "barrage.no_credits_for_foreign_conduits",
                    "Only conduits of others lead there, and {have} are left to pay.",
                    have=AmountArg(left, "credit"),
                )
                yield Refusal("barrage/foreign-conduit", message, (space.id, SUPPLY[seat]))
            elif top + production_bonus(table, seat) + modifier < 1:
                message = msg(
                    "barrage.too_little_energy_from_action",
                    "You could produce {energy} here: at least 1 is needed.",
                    energy=top + production_bonus(table, seat) + modifier,
                )
                yield Refusal("barrage/least-energy", message, (space.id,))
        case ContractsEffect():
            if not offered(table):
                message = msg("barrage.no_contract_on_offer", "No contract is on offer.")
                yield Refusal("barrage/contract-office", message, (space.id,))
        case PatentEffect():
            if is_introductory(table):
                message = msg(
                    "barrage.no_patent_office_in_introductory",
                    "The introductory game is played without the patent office.",
                )
                yield Refusal("barrage/introductory", message, (space.id,))
            elif not table.places[PATENT_SLOTS[space.id]].pieces:
                message = msg("barrage.no_tile_in_patent_slot", "No tile lies in this slot.")
                yield Refusal("barrage/patent-office", message, (PATENT_SLOTS[space.id], space.id))


def manage(table: Table, seat: int, name: str) -> None:
    """Lay the engineers, pay, and carry out the action."""
    space = ACTION_SPACES[name]
    lay_engineers(table, seat, space.engineers, name, "barrage/management")
    pay(table, seat, space.credits, name, "barrage/red-action" if space.red else "barrage/fee")
    if not isinstance(space.effect, (ProduceWord, ContractsEffect, PatentEffect)):
        grant(table, seat, name)
        return
    step = EFFECTS.perform(table, Address(seat, name, (0,)), space.effect)
    if step is not None:
        table.push(step)


@EFFECTS.meaning(ProduceWord)
def _produce(_: Table, at: Address, effect: ProduceWord) -> Frame[Any]:
    return ProduceStep(at.seat, effect.modifier, False, "")


@EFFECTS.meaning(ContractsEffect)
def _contracts(_: Table, at: Address, effect: ContractsEffect) -> Frame[Any]:
    return TakeContractStep(at.seat, effect.n)


@EFFECTS.meaning(PatentEffect)
def _patent(table: Table, at: Address, _: PatentEffect) -> None:
    take_patent(table, at.seat, PATENT_SLOTS[at.source])


EFFECTS.require(type(part) for parts in REWARDS.values() for part in parts)


def take_patent(table: Table, seat: int, slot: str) -> None:
    """The tile of a slot is taken and can be used at once. Rules: barrage/patent-office."""
    tile = table.top_piece(slot)
    if tile is not None:
        table.move(tile.id, TECH[seat])
        message = msg("barrage.seat_takes_tile", "{seat} takes {tile}.", seat=SeatArg(seat), tile=PieceArg(tile.id))
        table.note(message, "barrage/patent-office", (tile.id, TECH[seat]))


def bank(table: Table, seat: int, n: int) -> None:
    """A credit for each engineer; the bank is never closed. Rules: barrage/bank."""
    send_engineers(table, seat, n, BANK)
    message = msg(
        "barrage.seat_lays_engineers_on_bank",
        "{seat} lays {engineers} on the bank.",
        seat=SeatArg(seat),
        engineers=AmountArg(n, "engineer"),
    )
    table.note(message, "barrage/bank", (CREW[seat], BANK))
    gain(table, seat, Goods(credit=n), BANK, "barrage/bank")
