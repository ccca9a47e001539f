"""Production: water from a dam through a conduit to a powerhouse, energy, contracts, and the companies' abilities.

Rules: barrage/production.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.automa import choice as automa_choice
from engine.barrage.board import SPACES, ProductionPlan
from engine.barrage.contracts import FulfilStep
from engine.barrage.effects import Goods
from engine.barrage.queries import (
    COMPANY,
    SUPPLY,
    TRACK,
    System,
    credits,
    dam_owner,
    has_ability,
    has_officer,
    is_automa,
    level,
    production_bonus,
    systems,
)
from engine.barrage.stock import gain, pay
from engine.barrage.tiles import VIKTOR
from engine.barrage.water import run_drop, tell_flood
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

VIKTOR_LEAST = 4
"""Drops times value of Viktor Fiesler count as at least so much."""
ITALY_STEPS = 3
"""What Italy gains after a production."""


NOTHING = ProductionPlan()


def product(table: Table, seat: int, value: int, drops: int, second: bool = False) -> int:
    """Drops times value; Viktor Fiesler's is at least 4. Rules: barrage/production, barrage/viktor (B6)."""
    result = drops * value
    if (
        result < VIKTOR_LEAST
        and has_officer(table, seat, VIKTOR)
        and not (second and table.settings.get("viktor_second", 0))
    ):
        return VIKTOR_LEAST
    return result


def best_product(table: Table, seat: int, found: list[System], budget: int) -> int:
    """The largest product that a seat can reach with so many credits for foreign conduits; 0: none."""
    best = 0
    for system in found:
        drops = min(system.drops, budget) if system.payee else system.drops
        if drops > 0:
            best = max(best, product(table, seat, system.value, drops))
    return best


def extras(table: Table, seat: int, modifier: int, second: bool) -> int:
    """What is added to the product: the space's modifier and the company's bonus; a second production adds nothing."""
    return 0 if second else modifier + production_bonus(table, seat)


@frame("barrage.produce")
class ProduceStep(Frame[ProductionPlan]):
    """A seat produces. Rules: barrage/production; the German second one: barrage/germany (B37).

    `optional`: it may be left out. `without`: a powerhouse that was used already (the German second production).
    """

    candidates_are_legal = True
    seat: int
    modifier: int
    optional: bool
    without: str

    @property
    def second(self) -> bool:
        """Is this the second production of Germany?"""
        return bool(self.without)

    def question(self, table: Table) -> Question | None:
        if is_automa(table, self.seat) or (self.optional and not self._possible(table)):
            return None
        return Question(self.seat, _PRODUCE)

    def _possible(self, table: Table) -> list[ProductionPlan]:
        seat, second = self.seat, bool(self.without)
        budget = credits(table, seat)
        more = extras(table, seat, self.modifier, second)
        found = []
        for system in systems(table, seat, self.without):
            most = min(system.drops, budget) if system.payee else system.drops
            for drops in range(1, most + 1):
                if product(table, seat, system.value, drops, second) + more >= 1:
                    found.append(ProductionPlan(system.dam, system.conduit, system.powerhouse, drops))
        return found

    def energy(self, table: Table, answer: ProductionPlan) -> int:
        """What a production gives, everything counted."""
        made = product(table, self.seat, SPACES[answer.conduit].value, answer.drops, self.second)
        return made + extras(table, self.seat, self.modifier, self.second)

    def by_automa(self, table: Table) -> ProductionPlan | None:
        """What an Automa would produce here. Rules: barrage/automa-produce."""
        worth = {one: self.energy(table, one) for one in self._possible(table)}
        return automa_choice.production(table, self.seat, worth)

    def candidates(self, table: Table) -> list[ProductionPlan]:
        found = self._possible(table)
        if self.optional:
            found.append(NOTHING)
        return found

    def broken_rules(self, table: Table, answer: ProductionPlan) -> Iterator[Refusal]:
        if answer == NOTHING:
            if not self.optional:
                yield Refusal(
                    "barrage/production", msg("barrage.production_not_optional", "A production must be carried out.")
                )
            return
        dam, conduit, powerhouse, drops = answer
        if not _are(dam, conduit, powerhouse):
            message = msg(
                "barrage.needs_complete_production_system", "A production needs a dam, a conduit and a powerhouse."
            )
            yield Refusal("barrage/production", message, (dam, conduit, powerhouse))
            return
        yield from self._unfit(table, dam, conduit, powerhouse)
        there = table.places[dam]
        held = there.counts.get("drop", 0)
        if not 1 <= drops <= held:
            message = msg(
                "barrage.not_enough_water_in_dam",
                "The dam holds {held}, you want to use {n}.",
                held=AmountArg(held, "drop"),
                n=drops,
            )
            yield Refusal("barrage/production", message, (dam,))
        laid = table.places[conduit].pieces
        if laid and laid[0].owner not in (0, self.seat) and drops > credits(table, self.seat):
            message = msg(
                "barrage.not_enough_credits_foreign_conduit",
                "The conduit of {owner} costs {need}, you have {have}.",
                owner=SeatArg(laid[0].owner),
                need=AmountArg(drops, "credit"),
                have=credits(table, self.seat),
            )
            yield Refusal("barrage/foreign-conduit", message, (conduit, SUPPLY[self.seat]))
        result = self.energy(table, answer)
        if result < 1:
            message = msg(
                "barrage.too_little_energy_produced",
                "This would produce {energy}: at least 1 is needed.",
                energy=result,
            )
            yield Refusal("barrage/least-energy", message, (conduit,))

    def _unfit(self, table: Table, dam: str, conduit: str, powerhouse: str) -> Iterator[Refusal]:
        pipe = SPACES[conduit]
        owner = dam_owner(table.places[dam])
        if not level(table.places[dam]):
            yield Refusal("barrage/production", msg("barrage.no_dam_here", "There is no dam here."), (dam,))
        elif owner not in (0, self.seat):
            message = msg("barrage.dam_belongs_to_seat", "This dam belongs to {seat}.", seat=SeatArg(owner))
            yield Refusal("barrage/own-or-neutral", message, (dam,))
        if not table.places[conduit].pieces:
            yield Refusal(
                "barrage/connections", msg("barrage.no_conduit_here", "No conduit is built here."), (conduit,)
            )
        houses = table.places[powerhouse].pieces
        if not houses or houses[0].owner != self.seat:
            yield Refusal(
                "barrage/production",
                msg("barrage.needs_own_powerhouse_here", "Your powerhouse must stand here."),
                (powerhouse,),
            )
        elif powerhouse == self.without:
            message = msg(
                "barrage.second_production_needs_other_powerhouse", "The second production needs another powerhouse."
            )
            yield Refusal("barrage/germany", message, (powerhouse,))
        if SPACES[dam].basin != pipe.basin or SPACES[powerhouse].basin != pipe.end:
            message = msg(
                "barrage.conduit_does_not_connect",
                "The conduit leads from basin {start} to basin {end}.",
                start=pipe.basin,
                end=pipe.end,
            )
            yield Refusal("barrage/connections", message, (dam, conduit, powerhouse))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> ProductionPlan | None:
        """Drops (or the dam) dragged to a powerhouse: the best conduit between the two, all drops."""
        source = grab if grab in SPACES else table.pieces[grab].place.id if grab in table.pieces else ""
        if source not in SPACES or drop not in SPACES or SPACES[source].family != "dam":
            return None
        if SPACES[drop].family != "powerhouse":
            return None
        conduit = _likeliest_conduit(table, SPACES[source].basin, SPACES[drop].basin)
        held = max(1, table.places[source].counts.get("drop", 0))
        return ProductionPlan(source, conduit, drop, held) if conduit else None

    def resolve(self, table: Table, answer: ProductionPlan | None) -> None:
        if is_automa(table, self.seat):
            answer = self.by_automa(table)
        if answer is None or answer == NOTHING:
            return
        produce(table, self, answer)

    def label(self, table: Table, answer: ProductionPlan) -> Message:
        if answer == NOTHING:
            return msg("barrage.option_produce_nothing", "Do not produce")
        return msg(
            "barrage.option_produce",
            "{drops} from {dam} through {conduit} to {powerhouse}: {energy}",
            drops=AmountArg(answer.drops, "drop"),
            dam=PlaceArg(answer.dam),
            conduit=PlaceArg(answer.conduit),
            powerhouse=PlaceArg(answer.powerhouse),
            energy=AmountArg(self.energy(table, answer), "energy"),
        )

    def gesture(self, table: Table, answer: ProductionPlan) -> Gesture | None:
        return Gesture(answer.dam, answer.powerhouse) if answer.dam else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not self.optional and not is_automa(table, self.seat) and not self._possible(table):
            message = msg(
                "barrage.audit_production_became_impossible", "{seat} can no longer produce.", seat=SeatArg(self.seat)
            )
            yield Finding("barrage/production", message, (COMPANY[self.seat],))


_PRODUCE = msg("barrage.choose_water_for_production", "Which water do you use for production?")


def _likeliest_conduit(table: Table, start: int, end: int) -> str:
    """The conduit from a basin that somebody means who wants water in another one; "": there is none."""
    pipes = [one for one in SPACES.values() if one.family == "conduit" and one.basin == start]
    pipes.sort(key=lambda one: (one.end != end, not table.places[one.id].pieces, -one.value))
    return pipes[0].id if pipes else ""


def _are(dam: str, conduit: str, powerhouse: str) -> bool:
    return all(
        name in SPACES and SPACES[name].family == family
        for name, family in ((dam, "dam"), (conduit, "conduit"), (powerhouse, "powerhouse"))
    )


def produce(table: Table, step: ProduceStep, answer: ProductionPlan) -> None:
    """Carry out a production: fee, marker, onward flow, contract, ability. Rules: barrage/production (B7, B27)."""
    seat = step.seat
    dam, conduit, powerhouse, drops = answer
    value = SPACES[conduit].value
    result = step.energy(table, answer)
    table.transfer("drop", dam, powerhouse, drops)
    message = msg(
        "barrage.seat_leads_water_to_powerhouse",
        "{seat} routes {drops} from {dam} through {conduit} to {powerhouse}.",
        seat=SeatArg(seat),
        drops=AmountArg(drops, "drop"),
        dam=PlaceArg(dam),
        conduit=PlaceArg(conduit),
        powerhouse=PlaceArg(powerhouse),
    )
    table.note(message, "barrage/production", (dam, conduit, powerhouse))
    laid = table.places[conduit].pieces
    owner = laid[0].owner if laid else 0
    if owner not in (0, seat):
        pay(table, seat, drops, conduit, "barrage/foreign-conduit")
        gain(table, owner, Goods(credit=drops, point=drops), conduit, "barrage/foreign-conduit")
    table.add_count(TRACK[seat], "energy", result)
    message = msg(
        "barrage.seat_produces_energy",
        "{seat} produces {energy}: {drops} × {value}{more.added}.",
        seat=SeatArg(seat),
        energy=AmountArg(result, "energy"),
        drops=drops,
        value=value,
        more=result - drops * value,
    )
    table.note(message, "barrage/energy", (powerhouse, TRACK[seat]))
    made = product(table, seat, value, drops, step.second)
    if made > drops * value:
        message = msg(
            "barrage.small_production_is_raised",
            "{officer} raises the product to {made}.",
            officer=PieceArg(VIKTOR),
            made=made,
        )
        table.note(message, "barrage/viktor", (f"seat.{seat}.officer", TRACK[seat]))
    bonus = 0 if step.second else production_bonus(table, seat)
    if bonus:
        message = msg(
            "barrage.powerhouses_add_energy",
            "The powerhouses of {seat} add {energy} to it.",
            seat=SeatArg(seat),
            energy=AmountArg(bonus, "energy"),
        )
        table.note(message, "barrage/company-bonus", (f"seat.{seat}.company", TRACK[seat]))
    tell_flood(table, [run_drop(table, powerhouse, SPACES[powerhouse].basin, natural=False) for _ in range(drops)])
    if not step.second:
        table.push(AbilityStep(seat, powerhouse))
    table.push(FulfilStep(seat, result, True))


@frame("barrage.ability")
class AbilityStep(Frame[None]):
    """After a production: Italy's three steps, Germany's second one. Rules: barrage/italy, barrage/germany."""

    seat: int
    powerhouse: str

    def resolve(self, table: Table, answer: None) -> None:
        seat = self.seat
        if has_ability(table, seat, "Italy"):
            gain(table, seat, Goods(energy=ITALY_STEPS), COMPANY[seat], "barrage/italy")
        elif has_ability(table, seat, "Germany"):
            table.push(ProduceStep(seat, 0, True, self.powerhouse))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if self.powerhouse not in SPACES:
            yield Finding("barrage/production", msg("barrage.no_such_powerhouse", "There is no such powerhouse."), ())
