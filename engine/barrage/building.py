"""A construction action: tile and machines on the wheel, the turn, the piece on the map, income and tile effect.

Rules: barrage/construction (B18).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.board import SPACES, Structure
from engine.barrage.construction import (
    SUBSTITUTE,
    Method,
    Payment,
    builder,
    building_fee,
    can_pay,
    helping_officer,
    methods,
    payments,
    power,
    red_due,
    unpayable,
)
from engine.barrage.contracts import FulfilStep
from engine.barrage.effects import Goods
from engine.barrage.facets import tile_facet
from engine.barrage.placing import misplaced
from engine.barrage.production import ProduceStep
from engine.barrage.queries import BUILDING, COMPANY, SUPPLY, WHEEL, advanced_owned, built, capacity, own_dams
from engine.barrage.rewards import place_piece
from engine.barrage.stock import gain, lay_engineers, pay, turn_wheel
from engine.barrage.tile_effects import (
    FillDamEffect,
    PerBuiltEffect,
    PerValueEffect,
    ProduceNowEffect,
    WaterEmptyDamsEffect,
)
from engine.barrage.tiles import CONSTRUCTION, TECHNOLOGY
from engine.core.flow.effect import Effect
from engine.core.flow.facet import Facet, UsualAnswer, UsualWhen
from engine.core.flow.finding import Finding
from engine.core.flow.frame import AmountsFrame, Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, PlaceArg, SeatArg, msg, nonzero_amounts
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

_SOURCE = {"excavator": "excavator", "mixer": "mixer", "bought": "credit"}


_WITH_WHICH_TILE = msg("barrage.ask_which_tile", "With which technology tile?")


@frame("barrage.choose_tile")
class ChooseTileStep(Frame[Method]):
    """With which technology tile? Asked only if several would do. Rules: barrage/technology, barrage/anton."""

    candidates_are_legal = True
    seat: int
    structure: Structure
    space: str

    def _usable(self, table: Table) -> list[Method]:
        who = builder(table, self.seat)
        return [
            one
            for one in methods(table, who)
            if self.structure in TECHNOLOGY[one.acts].builds
            and can_pay(who, self.structure, self.space, TECHNOLOGY[one.acts])
        ]

    def question(self, table: Table) -> Question | None:
        if len(self._usable(table)) < 2:
            return None
        text = msg(
            "barrage.choose_technology_tile",
            "Which technology tile do you use to build {piece.a}?",
            piece=NounArg(self.structure),
        )
        return Question(self.seat, text, short=_WITH_WHICH_TILE)

    def candidates(self, table: Table) -> list[Method]:
        return self._usable(table)

    def broken_rules(self, table: Table, answer: Method) -> Iterator[Refusal]:
        return unpayable(table, builder(table, self.seat), self.structure, self.space, answer)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> Method | None:
        piece = table.pieces.get(grab)
        return Method(grab, grab) if piece is not None and piece.kind == "technology" else None

    def resolve(self, table: Table, answer: Method | None) -> None:
        if answer is None:
            usable = self._usable(table)
            if not usable:
                return
            answer = usable[0]
        table.push(PayMachinesStep(self.seat, self.structure, self.space, answer.tile, answer.acts))

    def label(self, table: Table, answer: Method) -> Message:
        if answer.tile == answer.acts:
            return msg("barrage.option_use_tile", "Use {tile}", tile=PieceArg(answer.tile))
        if not answer.tile:
            return msg(
                "barrage.option_copy_tile_unlaid", "Copy {tile} without laying a tile", tile=PieceArg(answer.acts)
            )
        return msg(
            "barrage.option_use_tile_as_copy",
            "Use {tile} as {copied}",
            tile=PieceArg(answer.tile),
            copied=PieceArg(answer.acts),
        )

    def facet(self, table: Table, answer: Method) -> Facet:
        return tile_facet(answer.tile, answer.acts, self.label(table, answer))

    def gesture(self, table: Table, answer: Method) -> Gesture | None:
        return Gesture(answer.tile or answer.acts, WHEEL[self.seat][0])

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from _possible(table, self.seat, self.structure, self.space)


@frame("barrage.pay_machines")
class PayMachinesStep(AmountsFrame[str]):
    """How are the machines paid? Asked only if there is a choice.

    Rules: barrage/costs, barrage/solomon, barrage/jill.
    """

    seat: int
    structure: Structure
    space: str
    tile: str
    acts: str

    def _payments(self, table: Table) -> list[Payment]:
        return payments(builder(table, self.seat), self.structure, self.space, TECHNOLOGY[self.acts])

    def question(self, table: Table) -> Question | None:
        found = self._payments(table)
        if len(found) < 2:
            return None
        sums = [sum(one) for one in found]
        text = msg(
            "barrage.choose_machine_payment",
            "How do you pay the machines? A machine can be replaced where an officer or tile allows.",
        )
        return Question(self.seat, text, min(sums), max(sums))

    def items(self, table: Table) -> list[str]:
        return list(_SOURCE)

    def broken_rules(self, table: Table, answer: tuple[int, ...]) -> Iterator[Refusal]:
        found = self._payments(table)
        if len(answer) != 3 or Payment(*answer) not in found:
            cheapest = found[0] if found else Payment(0, 0, 0)
            message = msg(
                "barrage.not_a_valid_payment",
                "This does not pay the price. It could be: {amount}.",
                amount=nonzero_amounts(
                    (cheapest.excavator, "excavator"),
                    (cheapest.mixer, "mixer"),
                    (SUBSTITUTE * cheapest.bought, "credit"),
                ),
            )
            yield Refusal("barrage/costs", message, (SUPPLY[self.seat],))

    def default_answer(self, table: Table) -> tuple[int, ...]:
        return tuple(self._payments(table)[0])

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        return UsualAnswer(self.default_answer(table), UsualWhen.ALWAYS)

    def resolve(self, table: Table, answer: tuple[int, ...] | None) -> None:
        if answer is None:
            found = self._payments(table)
            if not found:
                return
            answer = found[0]
        construct(table, self.seat, self.structure, self.space, Method(self.tile, self.acts), Payment(*answer))

    def label(self, table: Table, answer: tuple[int, ...]) -> Message:
        paid = Payment(*answer)
        amount = nonzero_amounts(
            (paid.excavator, "excavator"), (paid.mixer, "mixer"), (SUBSTITUTE * paid.bought, "credit")
        )
        return msg("barrage.option_pay_amount", "Pay {amount}", amount=amount)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if self.acts not in TECHNOLOGY or (self.tile and self.tile not in table.pieces):
            yield Finding("barrage/technology", msg("barrage.no_such_tile", "There is no such tile."), ())
        else:
            yield from _possible(table, self.seat, self.structure, self.space)
            at_hand = Method(self.tile, self.acts) in methods(table, builder(table, self.seat))
            if self.space in SPACES and not (at_hand and self._payments(table)):
                yield _lost(self.seat)


def _possible(table: Table, seat: int, kind: Structure, space: str) -> Iterator[Finding]:
    """A finding if the construction that was begun cannot be carried out any more."""
    if space not in SPACES:
        yield Finding(
            "barrage/construction", msg("barrage.no_such_building_space", "There is no such building space."), ()
        )
        return
    who = builder(table, seat)
    fitting = [TECHNOLOGY[one.acts] for one in methods(table, who) if kind in TECHNOLOGY[one.acts].builds]
    if next(misplaced(table, seat, kind, space), None) is not None or not any(
        can_pay(who, kind, space, tile) for tile in fitting
    ):
        yield _lost(seat)


def _lost(seat: int) -> Finding:
    message = msg(
        "barrage.audit_construction_became_impossible",
        "The construction of {seat} can no longer be carried out.",
        seat=SeatArg(seat),
    )
    return Finding("barrage/construction", message, (COMPANY[seat],))


def construct(table: Table, seat: int, kind: Structure, space: str, method: Method, paid: Payment) -> None:
    """Carry out the steps of a construction. Rules: barrage/construction, barrage/wheel, barrage/red-space."""
    tile = power(table, seat, method.acts)
    who = builder(table, seat)
    message = msg(
        "barrage.seat_builds_piece",
        "{seat} builds {piece.a} at {place} with {tile}.",
        seat=SeatArg(seat),
        tile=PieceArg(method.tile or method.acts),
        piece=NounArg(kind),
        place=PlaceArg(space),
    )
    table.note(message, "barrage/construction", (method.tile or method.acts, space))
    fee = building_fee(who, tile)
    if fee is not None and fee[0] and who.space < len(CONSTRUCTION):
        lay_engineers(table, seat, fee[0], BUILDING[seat][who.space], "barrage/construction-space")
        pay(table, seat, fee[1], BUILDING[seat][who.space], "barrage/construction-space")
    open_ = WHEEL[seat][0]
    if method.tile:
        table.move(method.tile, open_)
    if paid.excavator:
        table.transfer("excavator", SUPPLY[seat], open_, paid.excavator)
    if paid.mixer:
        table.transfer("mixer", SUPPLY[seat], open_, paid.mixer)
    pay(table, seat, SUBSTITUTE * paid.bought, open_, "barrage/solomon")
    if paid.excavator or paid.mixer:
        message = msg(
            "barrage.seat_lays_amount_on_wheel",
            "{seat} lays {amount} on the wheel.",
            seat=SeatArg(seat),
            amount=nonzero_amounts((paid.excavator, "excavator"), (paid.mixer, "mixer")),
        )
        table.note(message, "barrage/costs", (SUPPLY[seat], open_))
        helped = helping_officer(who, kind, space, tile, paid.mixer)
        if helped is not None:
            officer, rule = helped
            message = msg(
                "barrage.officer_makes_it_cheaper", "{officer} makes this cheaper.", officer=PieceArg(officer)
            )
            table.note(message, rule, (f"seat.{seat}.officer", space))
    turn_wheel(table, seat, 1, open_)
    if tile.effects:
        table.push(TileEffectStep(seat, method.acts, space))
    place_piece(table, seat, kind, space, red_due(kind, space, tile), method.tile or method.acts)


# ---- the special effects of advanced tiles ---------------------------------------------------------------------------


@frame("barrage.tile_effect")
class TileEffectStep(Frame[None]):
    """What an advanced tile does after the piece is placed. Rules: barrage/advanced-tiles."""

    seat: int
    tile: str
    space: str

    def resolve(self, table: Table, answer: None) -> None:
        for effect in TECHNOLOGY[self.tile].effects:
            self._carry_out(table, effect)

    def _carry_out(self, table: Table, effect: Effect) -> None:
        seat, tile = self.seat, self.tile
        match effect:
            case WaterEmptyDamsEffect():
                for dam in own_dams(table, seat):
                    if not dam.drops:
                        add_drops(table, seat, dam.place, 1, tile)
            case FillDamEffect():
                place = table.places[self.space]
                add_drops(table, seat, self.space, capacity(table, place) - place.counts.get("drop", 0), tile)
            case ProduceNowEffect(bonus):
                table.push(ProduceStep(seat, bonus, True, ""))
            case PerBuiltEffect(kind, each, what):
                n = each * count_of(table, seat, what)
                if kind == "turn":
                    turn_wheel(table, seat, n, tile)
                elif kind == "point":
                    gain(table, seat, Goods(point=n), tile, "barrage/advanced-tiles")
                else:
                    self._energy(table, n)
            case PerValueEffect(kind, each):
                n = each * SPACES[self.space].value
                if kind == "credit":
                    gain(table, seat, Goods(credit=n), tile, "barrage/advanced-tiles")
                else:
                    self._energy(table, n)

    def _energy(self, table: Table, n: int) -> None:
        """Energy of a tile moves the marker and may fulfil a contract. Rules: barrage/tile-energy (B5)."""
        if n:
            gain(table, self.seat, Goods(energy=n), self.tile, "barrage/tile-energy")
            table.push(FulfilStep(self.seat, n, False))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if self.tile not in TECHNOLOGY or self.space not in SPACES:
            yield Finding("barrage/technology", msg("barrage.no_such_tile", "There is no such tile."), ())


def count_of(table: Table, seat: int, what: str) -> int:
    """How many of something a seat has: pieces built, raised dams, advanced tiles."""
    match what:
        case "raised_dam":
            return sum(dam.level >= 2 for dam in own_dams(table, seat))
        case "advanced":
            return advanced_owned(table, seat)
        case "base" | "elevation" | "conduit" | "powerhouse":
            return built(table, seat, what)
    return 0


def add_drops(table: Table, seat: int, dam: str, n: int, cause: str) -> None:
    """Drops from the supply straight into a dam, without any flow."""
    if n > 0:
        table.add_count(dam, "drop", n)
        message = msg(
            "barrage.seat_puts_water_into_dam",
            "{seat} puts {drops} into {place}.",
            seat=SeatArg(seat),
            drops=AmountArg(n, "drop"),
            place=PlaceArg(dam),
        )
        table.note(message, "barrage/advanced-tiles", (cause, dam))
