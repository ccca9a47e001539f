"""The Automa's turn: a new tile, its lines from top to bottom, the first possible one is done. Each step says why.

Rules: barrage/automa, barrage/automa-turn. The booklet's own words are not known to us; the rulings are ours.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.automa import choice as automa_choice
from engine.barrage.automa.tiles import AUTOMA_TILES, AutomaLine
from engine.barrage.board import SPACES, STRUCTURES, Structure
from engine.barrage.building import construct
from engine.barrage.construction import Builder, Method, Payment, builder, methods, payments, power
from engine.barrage.effects import Goods
from engine.barrage.management import bank, occupant, take_patent
from engine.barrage.market import needed, offered, refill
from engine.barrage.placing import free_spaces
from engine.barrage.production import ProduceStep
from engine.barrage.queries import TRACK, WORKS, energy, engineers, has_officer, next_piece, round_number
from engine.barrage.scoring import SECTION
from engine.barrage.stock import gain, lay_engineers, pass_round, pay, turn_wheel, wheel_is_empty
from engine.barrage.tiles import (
    ADVANCED,
    ANTON_TILE,
    CONTRACTS,
    GRAZIANO,
    JILL,
    PATENT_SLOTS,
    SECTIONS,
    SOLOMON,
    TECHNOLOGY,
    Technology,
)
from engine.barrage.water import flow_from, place_drops
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.table import Table

RULE = "barrage/automa-turn"


def draw_tile(table: Table) -> str | None:
    """The action tile is laid on the discard, criteria side up; the next one shows the actions.

    Rules: barrage/automa-tiles.
    """
    old = table.top_piece("automa.action")
    if old is not None:
        table.move(old.id, "automa.criteria")
    if not table.places["automa.deck"].pieces:
        discard = [piece.id for piece in table.places["automa.criteria"].pieces]
        for tile in discard[:-1]:
            table.move(tile, "automa.deck")
        if table.places["automa.deck"].pieces:
            table.shuffle("automa.deck")
            message = msg("barrage.automa_tiles_reshuffled", "The discarded Automa tiles are reshuffled.")
            table.note(message, "barrage/automa-tiles", ("automa.criteria", "automa.deck"))
    top = table.top_piece("automa.deck")
    if top is None:
        return None
    table.move(top.id, "automa.action")
    return top.id


@frame("barrage.automa_turn")
class AutomaTurnStep(Frame[None]):
    """A turn of an Automa. Rules: barrage/automa-turn."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        seat = self.seat
        if not engineers(table, seat):
            pass_round(table, seat)
            return
        tile = draw_tile(table)
        entries = AUTOMA_TILES[tile].actions if tile in AUTOMA_TILES else []
        if tile is not None:
            message = msg("barrage.automa_plays_tile", "{seat} plays {tile}.", seat=SeatArg(seat), tile=PieceArg(tile))
            table.note(message, "barrage/automa-tiles", (tile, "automa.criteria"))
        for entry in entries:
            if not engineers(table, seat):
                return
            why = obstacle(table, seat, entry)
            if why is not None:
                message = msg(
                    "barrage.automa_skips_tile_line",
                    "{seat} skips a criterion: {reason}.",
                    seat=SeatArg(seat),
                    reason=why,
                )
                table.note(message, RULE, (tile or "automa.action",))
                continue
            carry_out(table, seat, entry)
            if not entry.goes_on:
                return
        bank(table, seat, 1)  # the last resort

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not any(table.places[name].pieces for name in ("automa.deck", "automa.action", "automa.criteria")):
            message = msg("barrage.audit_automa_without_tiles", "The Automa has no tiles.")
            yield Finding("barrage/automa-tiles", message, ("automa.deck",))


# ---- is a line possible? ---------------------------------------------------------------------------------------------


def obstacle(table: Table, seat: int, entry: AutomaLine) -> Message | None:
    """Why a line of the tile cannot be carried out; None: it can."""
    match entry.do:
        case "produce":
            return _no_production(table, seat, entry)
        case "water":
            if automa_choice.headstream(table, seat, entry.flow) is None:
                return msg("barrage.obstacle_no_drop_reaches_dams", "no drop would end in its own dams.")
        case "construct":
            kind = wanted(table, seat, entry.structure)
            if plan(table, seat, kind, entry if kind == entry.structure else None) is None:
                return msg(
                    "barrage.obstacle_cannot_build_piece",
                    "it cannot build this: {piece}.",
                    piece=NounArg(entry.structure),
                )
        case "rotate_wheel":
            if wheel_is_empty(table, seat):
                return msg("barrage.obstacle_wheel_empty", "its wheel is empty.")
        case "machines":
            if entry.not_in_round == round_number(table):
                return msg("barrage.obstacle_no_machines_last_round", "no machines are taken in the last round.")
        case "patent":
            if patent_slot(table, entry.structure) is None:
                return msg(
                    "barrage.obstacle_no_tile_on_offer",
                    "no tile for this is on offer: {piece}.",
                    piece=NounArg(entry.structure),
                )
        case "contract_office" | "bank":
            pass
    return None


def best_energy(table: Table, seat: int, modifier: int) -> int:
    """The most an Automa could produce now; 0: nothing."""
    step = ProduceStep(seat, modifier, False, "")
    chosen = step.by_automa(table)
    return step.energy(table, chosen) if chosen is not None else 0


def _no_production(table: Table, seat: int, entry: AutomaLine) -> Message | None:
    """Rules: barrage/automa-produce."""
    best = best_energy(table, seat, entry.modifier)
    if best < 1:
        return msg("barrage.obstacle_no_production_system", "it has no system to produce with.")
    own = energy(table, seat)
    alone = all(energy(table, other) < own for other in table.seats_from_first() if other != seat)
    if alone and own >= SECTION * round_number(table):
        return msg("barrage.obstacle_already_leads_alone", "it leads alone and has reached the section of the round.")
    shown = [name for name in offered(table) if CONTRACTS[name].colour == entry.contract]
    if not any(needed(table, seat, name, True) <= best for name in shown):
        return msg(
            "barrage.obstacle_too_little_for_contract",
            "its best production would be {energy}, too little for a contract of this colour: {colour}.",
            energy=AmountArg(best, "energy"),
            colour=NounArg(f"contract.{entry.contract}"),
        )
    return None


def wanted(table: Table, seat: int, kind: Structure) -> Structure:
    """Graziano Del Monte's Automa builds an elevation whenever it could. Rules: barrage/automa-level."""
    if kind != "elevation" and has_officer(table, seat, GRAZIANO) and plan(table, seat, "elevation", None) is not None:
        return "elevation"
    return kind


# ---- carrying it out -------------------------------------------------------------------------------------------------


def crew_to(table: Table, seat: int, n: int, section: str, best: str = "") -> None:
    """So many engineers, or what is left, to the first empty space of a section, else beside it.

    Rules: barrage/automa-engineers.
    """
    spaces = ((best,) if best else ()) + SECTIONS[section]
    target = next((name for name in spaces if not occupant(table, name)), f"beside.{section}")
    lay_engineers(table, seat, min(n, engineers(table, seat)), target, "barrage/automa-engineers")


def carry_out(table: Table, seat: int, entry: AutomaLine) -> None:
    """Do what a line says."""
    match entry.do:
        case "produce":
            crew_to(table, seat, entry.engineers, "turbine_station")
            table.push(ProduceStep(seat, entry.modifier, False, ""))
        case "water":
            crew_to(table, seat, entry.engineers, "water_management")
            _water(table, seat, entry)
        case "contract_office":
            crew_to(table, seat, entry.engineers, "contract_office")
            _new_contracts(table, seat, entry)
        case "construct":
            kind = wanted(table, seat, entry.structure)
            _build(table, seat, kind, entry, entry if kind == entry.structure else None)
        case "rotate_wheel":
            crew_to(table, seat, entry.engineers, "workshop")
            pay(table, seat, -entry.vp, TRACK[seat], "barrage/automa-credits")
            turn_wheel(table, seat, entry.n, "automa.action")
        case "machines":
            crew_to(table, seat, entry.engineers, "machinery_shop")
            pay(table, seat, -entry.vp, TRACK[seat], "barrage/automa-credits")
            for machine, n in entry.gain.items():
                for _ in range(n):
                    taken = automa_choice.machine(table, seat) if machine == "any" else machine
                    goods = Goods(mixer=1) if taken == "mixer" else Goods(excavator=1)
                    gain(table, seat, goods, "automa.action", "barrage/automa-machine")
        case "patent":
            _patent(table, seat, entry)
        case "bank":
            bank(table, seat, 1)


def _water(table: Table, seat: int, entry: AutomaLine) -> None:
    """As many drops as are useful. Rules: barrage/automa-water."""
    for _ in range(entry.drops):
        name = automa_choice.headstream(table, seat, entry.flow)
        if name is None:
            return
        message = msg(
            "barrage.automa_chooses_headstream",
            "{seat} chooses {place}: the drop will end in its own dam.",
            seat=SeatArg(seat),
            place=PlaceArg(name),
        )
        table.note(message, "barrage/automa-water", (name,))
        place_drops(table, seat, name, 1, "automa.action")
        if entry.flow:
            flow_from(table, name)


def _new_contracts(table: Table, seat: int, entry: AutomaLine) -> None:
    """Both contracts of the colour are replaced. Rules: barrage/automa-contracts (B12)."""
    for n in (1, 2):
        tile = table.top_piece(f"offer.{entry.contract}.{n}")
        if tile is not None:
            table.move(tile.id, f"discard.{entry.contract}")
            message = msg(
                "barrage.seat_discards_contract",
                "{seat} discards {contract}.",
                seat=SeatArg(seat),
                contract=PieceArg(tile.id),
            )
            table.note(message, "barrage/automa-contracts", (tile.id,))
    refill(table)
    gain(table, seat, Goods(energy=entry.energy), "automa.action", "barrage/automa-contracts")


def patent_slot(table: Table, kind: Structure) -> str | None:
    """The slot with the highest tile that builds this kind."""
    found: list[tuple[int, str]] = []
    for slot in PATENT_SLOTS.values():
        tile = table.top_piece(slot)
        if tile is not None and tile.id in ADVANCED and kind in ADVANCED[tile.id].builds:
            found.append((-ADVANCED[tile.id].level, slot))
    return min(found)[1] if found else None


def _patent(table: Table, seat: int, entry: AutomaLine) -> None:
    slot = patent_slot(table, entry.structure)
    if slot is None:
        return
    own = next(space for space, other in PATENT_SLOTS.items() if other == slot)
    crew_to(table, seat, entry.engineers, "patent_office", own)
    pay(table, seat, -entry.vp, TRACK[seat], "barrage/automa-credits")
    take_patent(table, seat, slot)


# ---- construction ----------------------------------------------------------------------------------------------------


def plan(table: Table, seat: int, kind: Structure, entry: AutomaLine | None) -> tuple[Method, list[str]] | None:
    """The tile it would build with, and the spaces it could pay; None: it cannot build this.

    Rules: barrage/automa-construct: the higher tile first, a particular one before a joker, Anton's tile last.
    """
    if next_piece(table, seat, kind) is None:
        return None
    who = builder(table, seat)
    spaces = [
        space
        for space in free_spaces(table, seat, kind)
        if entry is None
        or ((entry.zone is None or SPACES[space].zone == entry.zone) and SPACES[space].value >= entry.min_value)
    ]
    ranked = sorted(
        (one for one in methods(table, who) if kind in TECHNOLOGY[one.acts].builds),
        key=lambda one: (
            one.tile == ANTON_TILE,
            -TECHNOLOGY[one.acts].level,
            len(TECHNOLOGY[one.acts].builds) == len(STRUCTURES),
            one.acts,
        ),
    )
    for method in ranked:
        tile = power(table, seat, method.acts)
        payable = [space for space in spaces if payment(who, kind, space, tile) is not None]
        if payable:
            return method, payable
    return None


def payment(who: Builder, kind: Structure, space: str, tile: Technology) -> Payment | None:
    """How it pays: with its own machines first, of the normal kind first; Solomon replaces at most one."""
    usual = "excavator" if kind in ("base", "conduit") else "mixer"
    if kind == "conduit" and JILL in who.officers:
        usual = "mixer"
    most = 1 if SOLOMON in who.officers else 0
    found = [one for one in payments(who, kind, space, tile) if one.bought <= most]
    return min(found, key=lambda one: (one.bought, sum(one), -getattr(one, usual)), default=None)


def _build(table: Table, seat: int, kind: Structure, entry: AutomaLine, limits: AutomaLine | None) -> None:
    """Rules: barrage/automa-construct, barrage/automa-placing."""
    chosen = plan(table, seat, kind, limits)
    if chosen is None:
        return
    method, spaces = chosen
    tile = power(table, seat, method.acts)
    space, reason = automa_choice.space(table, seat, kind, spaces, tile)
    paid = payment(builder(table, seat), kind, space, tile)
    if paid is None:
        return
    if not tile.no_engineers:
        sent = min(entry.engineers, engineers(table, seat))
        lay_engineers(table, seat, sent, WORKS[seat], "barrage/automa-engineers")
    automa_choice.explain(table, seat, space, reason)
    construct(table, seat, kind, space, method, paid)
