"""Rewards of contracts, incomes and action spaces: what comes by itself and what is chosen, part by part.

Rules: barrage/rewards (B15, B24).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.barrage.automa import choice as automa_choice
from engine.barrage.board import SPACES, Structure
from engine.barrage.effects import DropsEffect, GainEffect, Goods, MachinesEffect, PlaceEffect, TurnWheelEffect
from engine.barrage.placing import SPACE_RULE, free_spaces, misplaced, outside, surcharge
from engine.barrage.queries import SUPPLY, built, company, credits, is_automa, next_piece
from engine.barrage.reward_drops import DECLINE, RULE, FlowDropsStep, PlaceDropsStep, unknown_reward
from engine.barrage.stock import gain, pay, turn_wheel
from engine.barrage.tiles import INCOME_STEPS, INCOMES, REWARDS
from engine.barrage.water import flow_from, place_drops
from engine.core.flow.effect import Effect
from engine.core.flow.finding import Finding
from engine.core.flow.frame import AmountsFrame, Frame, frame
from engine.core.flow.interpreter import Address, Interpreter
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

EFFECTS: Interpreter[Address] = Interpreter("barrage")


def grant(table: Table, seat: int, source: str) -> None:
    """Give a reward: at once what needs no choice, then a question for each other part."""
    asked = [(at, step) for at in range(len(REWARDS[source])) if (step := _begin(table, seat, source, at)) is not None]
    if len(asked) == 1 and not is_automa(table, seat):
        table.push(asked[0][1])
    elif asked:
        table.push(RewardsStep(seat, source, tuple(at for at, _ in asked)))


def _begin(table: Table, seat: int, source: str, at: int) -> Frame[Any] | None:
    """Give a part that needs no choice; the frame that asks about any other."""
    return EFFECTS.perform(table, Address(seat, source, (at,)), REWARDS[source][at])


@EFFECTS.meaning(GainEffect)
def _gain(table: Table, at: Address, part: GainEffect) -> None:
    gain(table, at.seat, part.goods, at.source, _rule_of(at.source))


@EFFECTS.meaning(TurnWheelEffect)
def _turn_wheel(table: Table, at: Address, part: TurnWheelEffect) -> None:
    turn_wheel(table, at.seat, part.n, at.source)


def _rule_of(source: str) -> str:
    if source.startswith("income."):
        return "barrage/income"
    return RULE if source.startswith("contract.") else "barrage/management"


@EFFECTS.meaning(MachinesEffect)
def _machines(_: Table, at: Address, part: MachinesEffect) -> Frame[Any]:
    return ChooseMachinesStep(at.seat, part.n, at.source)


@EFFECTS.meaning(DropsEffect)
def _drops(_: Table, at: Address, part: DropsEffect) -> Frame[Any]:
    return FlowDropsStep(at.seat, part.n, at.source, True) if part.flow else PlaceDropsStep(at.seat, part.n, at.source)


@EFFECTS.meaning(PlaceEffect)
def _place(_: Table, at: Address, __: PlaceEffect) -> Frame[Any]:
    return PlaceFreeStep(at.seat, at.source, at.path[0])


@frame("barrage.rewards")
class RewardsStep(Frame[int]):
    """The remaining parts of a reward, in the player's order. Rules: barrage/rewards (B15)."""

    candidates_are_legal = True
    seat: int
    source: str
    left: tuple[int, ...]

    def question(self, table: Table) -> Question | None:
        if len(self.left) < 2 or is_automa(table, self.seat):
            return None
        return Question(self.seat, msg("barrage.choose_reward_part_order", "Which part of the reward comes first?"))

    def candidates(self, table: Table) -> list[int]:
        return list(self.left)

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer not in self.left:
            yield Refusal(
                RULE,
                msg("barrage.reward_part_not_open", "This part of the reward has already been taken."),
                (self.source,),
            )

    def resolve(self, table: Table, answer: int | None) -> None:
        if is_automa(table, self.seat):
            for at in self.left:
                _by_automa(table, self.seat, REWARDS[self.source][at], self.source)
            return
        if answer is None:
            for at in self.left:
                self._ask(table, at)
            return
        rest = tuple(at for at in self.left if at != answer)
        if len(rest) == 1:
            self._ask(table, rest[0])
        elif rest:
            table.push(RewardsStep(self.seat, self.source, rest))
        self._ask(table, answer)

    def _ask(self, table: Table, at: int) -> None:
        step = _begin(table, self.seat, self.source, at)
        if step is not None:
            table.push(step)

    def label(self, table: Table, answer: int) -> Message:
        return REWARDS[self.source][answer].text()

    def state_findings(self, table: Table) -> Iterator[Finding]:
        parts = REWARDS.get(self.source, ())
        if any(not 0 <= at < len(parts) for at in self.left):
            yield Finding(RULE, msg("barrage.reward_not_known", "This reward is not known."), ())


# ---- machines of one's choice ----------------------------------------------------------------------------------------


@frame("barrage.choose_machines")
class ChooseMachinesStep(AmountsFrame[str]):
    """So many machines, each an excavator or a mixer. Rules: barrage/any-machine."""

    seat: int
    n: int
    source: str

    def question(self, table: Table) -> Question | None:
        text = msg(
            "barrage.choose_machines_to_take",
            "Which machines do you take? {machines}",
            machines=AmountArg(self.n, "machine"),
        )
        return Question(self.seat, text, self.n, self.n)

    def items(self, table: Table) -> list[str]:
        return ["excavator", "mixer"]

    def broken_rules(self, table: Table, answer: tuple[int, ...]) -> Iterator[Refusal]:
        if len(answer) != 2 or min(answer) < 0 or sum(answer) != self.n:
            message = msg(
                "barrage.needs_exact_machine_total", "Take {machines} in all.", machines=AmountArg(self.n, "machine")
            )
            yield Refusal("barrage/any-machine", message, (SUPPLY[self.seat],))

    def default_answer(self, table: Table) -> tuple[int, ...]:
        return (self.n - self.n // 2, self.n // 2)

    def resolve(self, table: Table, answer: tuple[int, ...] | None) -> None:
        if answer is not None:
            goods = Goods(excavator=answer[0], mixer=answer[1])
            gain(table, self.seat, goods, self.source, "barrage/any-machine")

    def label(self, table: Table, answer: tuple[int, ...]) -> Message:
        goods = Goods(excavator=answer[0], mixer=answer[1]).as_arg()
        return msg("barrage.option_take_goods", "Take {goods}", goods=goods)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from unknown_reward(self.source)


# ---- a structure from a contract -------------------------------------------------------------------------------------


@frame("barrage.place_free")
class PlaceFreeStep(Frame[str]):
    """A contract places a structure: no engineers, tile, machines or wheel; a red space still costs 3 credits.

    Rules: barrage/place-reward, barrage/red-space (B15, B16).
    """

    candidates_are_legal = True
    seat: int
    source: str
    at: int

    def _part(self) -> PlaceEffect:
        part = REWARDS[self.source][self.at]
        return part if isinstance(part, PlaceEffect) else PlaceEffect("base", (), 0)

    def question(self, table: Table) -> Question | None:
        part = self._part()
        if not spaces_for_reward(table, self.seat, part):
            return None
        text = msg("barrage.choose_space_for_piece", "Where do you place it: {piece}?", piece=NounArg(part.structure))
        return Question(self.seat, text)

    def candidates(self, table: Table) -> list[str]:
        return [*spaces_for_reward(table, self.seat, self._part()), DECLINE]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer == DECLINE:
            return
        part = self._part()
        yield from misplaced(table, self.seat, part.structure, answer)
        yield from outside(part.structure, answer, part.zones, part.value)
        due = surcharge(part.structure, answer)
        have = credits(table, self.seat)
        if due > have:
            message = msg(
                "barrage.not_enough_credits_red_space",
                "The red space costs {need}, you have {have}.",
                need=AmountArg(due, "credit"),
                have=have,
            )
            yield Refusal("barrage/red-space", message, (answer, SUPPLY[self.seat]))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        piece = table.pieces.get(grab)
        return drop if piece is not None and piece.kind == self._part().structure else None

    def resolve(self, table: Table, answer: str | None) -> None:
        structure = self._part().structure
        if answer:
            place_piece(table, self.seat, structure, answer, surcharge(structure, answer), self.source)
            return
        message = msg(
            "barrage.seat_places_nothing",
            "{seat} places nothing: {piece}.",
            seat=SeatArg(self.seat),
            piece=NounArg(structure),
        )
        table.note(message, "barrage/place-reward", (self.source,))

    def label(self, table: Table, answer: str) -> Message:
        if answer == DECLINE:
            return msg("barrage.option_place_nothing", "Place nothing")
        return msg("barrage.option_place_piece_at", "Place it at {place}", place=PlaceArg(answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        piece = next_piece(table, self.seat, self._part().structure)
        return Gesture(piece, answer) if answer and piece is not None else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        parts = REWARDS.get(self.source, ())
        if not 0 <= self.at < len(parts) or not isinstance(parts[self.at], PlaceEffect):
            yield Finding(RULE, msg("barrage.reward_not_known", "This reward is not known."), ())


def spaces_for_reward(table: Table, seat: int, part: PlaceEffect) -> list[str]:
    """The spaces where a contract lets a seat place its structure now."""
    if next_piece(table, seat, part.structure) is None:
        return []
    have = credits(table, seat)
    return [
        space
        for space in free_spaces(table, seat, part.structure)
        if (not part.zones or SPACES[space].zone in part.zones)
        and (not part.value or SPACES[space].value <= part.value)
        and surcharge(part.structure, space) <= have
    ]


def place_piece(table: Table, seat: int, kind: Structure, space: str, due: int, cause: str) -> None:
    """The leftmost piece goes on the map, the surcharge is paid, an uncovered income follows.

    Rules: barrage/leftmost-piece, barrage/red-space, barrage/income (B18).
    """
    piece = next_piece(table, seat, kind)
    if piece is None:
        return
    table.move(piece, space)
    message = msg(
        "barrage.seat_places_piece",
        "{seat} places {piece} at {place}.",
        seat=SeatArg(seat),
        piece=PieceArg(piece),
        place=PlaceArg(space),
    )
    table.note(message, SPACE_RULE[kind], (cause, piece, space))
    pay(table, seat, due, space, "barrage/red-space")
    number = built(table, seat, kind)
    if kind != "powerhouse" and number in INCOME_STEPS:
        income = f"income.{company(table, seat)}.{kind}.{number}"
        if income in INCOMES and automa_choice.takes_income(table, seat):
            grant(table, seat, income)


# ---- an Automa takes its rewards by itself ---------------------------------------------------------------------------


def _by_automa(table: Table, seat: int, part: Effect, source: str) -> None:
    """The parts of a reward that a person would choose. Rules: barrage/automa."""
    match part:
        case MachinesEffect(n):
            for _ in range(n):
                kind = automa_choice.machine(table, seat)
                goods = Goods(mixer=1) if kind == "mixer" else Goods(excavator=1)
                gain(table, seat, goods, source, "barrage/automa-machine")
        case DropsEffect(n, flow):
            for _ in range(n):
                name = automa_choice.headstream(table, seat, flow)
                if name is None:
                    break
                place_drops(table, seat, name, 1, source)
                if flow:
                    flow_from(table, name)
        case PlaceEffect():
            spaces = spaces_for_reward(table, seat, part)
            if spaces:
                space, reason = automa_choice.space(table, seat, part.structure, spaces)
                automa_choice.explain(table, seat, space, reason)
                place_piece(table, seat, part.structure, space, surcharge(part.structure, space), source)
