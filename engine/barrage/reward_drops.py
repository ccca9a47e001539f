"""Drops that a reward lets a player place: some wait on headstreams, some flow at once. Rule: barrage/rewards (B24)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.board import HEADSTREAM_PLACES
from engine.barrage.tiles import REWARDS
from engine.barrage.water import flow_from, place_drops
from engine.core.flow.finding import Finding
from engine.core.flow.frame import AmountsFrame, Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, PlaceArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

RULE = "barrage/rewards"
DECLINE = ""
_FLOW = msg("barrage.choose_headstream_for_flowing_drop", "On which headstream do you place a drop that flows at once?")


def unknown_reward(source: str) -> Iterator[Finding]:
    """A step on the agenda whose reward does not exist: hands or files laid it there."""
    if source not in REWARDS:
        yield Finding(RULE, msg("barrage.reward_not_known", "This reward is not known."), ())


@frame("barrage.place_drops")
class PlaceDropsStep(AmountsFrame[str]):
    """Drops that wait on headstreams; at least one is placed. Rules: barrage/water-management (B24)."""

    seat: int
    n: int
    source: str

    def question(self, table: Table) -> Question | None:
        text = msg(
            "barrage.choose_headstreams_for_drops",
            "On which headstreams do you place drops? Up to {drops}",
            drops=AmountArg(self.n, "drop"),
        )
        return Question(self.seat, text, 1, self.n)

    def items(self, table: Table) -> list[str]:
        return list(HEADSTREAM_PLACES)

    def broken_rules(self, table: Table, answer: tuple[int, ...]) -> Iterator[Refusal]:
        if len(answer) != len(HEADSTREAM_PLACES) or min(answer) < 0 or not 1 <= sum(answer) <= self.n:
            message = msg(
                "barrage.drops_placed_out_of_range",
                "Place at least one drop, at most {drops}.",
                drops=AmountArg(self.n, "drop"),
            )
            yield Refusal("barrage/water-management", message, HEADSTREAM_PLACES)

    def default_answer(self, table: Table) -> tuple[int, ...]:
        return (self.n, *(0,) * (len(HEADSTREAM_PLACES) - 1))

    def resolve(self, table: Table, answer: tuple[int, ...] | None) -> None:
        for name, n in zip(HEADSTREAM_PLACES, answer or (), strict=False):
            place_drops(table, self.seat, name, n, self.source)

    def item_gesture(self, table: Table, item: str) -> Gesture | None:
        return Gesture(item, item)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from unknown_reward(self.source)


@frame("barrage.flow_drops")
class FlowDropsStep(Frame[str]):
    """Drops that flow at once, one after the other; after the first one may stop. Rules: barrage/flow-at-once (B24)."""

    candidates_are_legal = True
    seat: int
    n: int
    source: str
    first: bool

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, _FLOW)

    def candidates(self, table: Table) -> list[str]:
        return list(HEADSTREAM_PLACES) if self.first else [*HEADSTREAM_PLACES, DECLINE]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer == DECLINE:
            if self.first:
                yield Refusal(
                    "barrage/flow-at-once", msg("barrage.needs_one_drop_placed", "At least one drop is placed.")
                )
        elif answer not in HEADSTREAM_PLACES:
            yield Refusal(
                "barrage/flow-at-once",
                msg("barrage.only_headstreams_take_drops", "Drops are placed on a headstream."),
                (answer,),
            )

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return drop if drop.startswith(("headstream.", "basin.")) else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        if self.n > 1:
            table.push(FlowDropsStep(self.seat, self.n - 1, self.source, False))
        place_drops(table, self.seat, answer, 1, self.source)
        flow_from(table, answer)

    def label(self, table: Table, answer: str) -> Message:
        if answer == DECLINE:
            return msg("barrage.option_no_further_drop", "No further drop")
        return msg("barrage.option_place_drop_on_headstream", "A drop on {place}", place=PlaceArg(answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, answer) if answer else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from unknown_reward(self.source)
