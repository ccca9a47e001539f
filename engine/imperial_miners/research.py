"""Research: the pickaxe climbs a board; only the space where it stops pays, and the top leads to another board."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.imperial_miners import effects as words
from engine.imperial_miners.cards import BOARDS, data_of
from engine.imperial_miners.counts import number
from engine.imperial_miners.facets import space_facet
from engine.imperial_miners.perform import CarryStep, EffectSource, meaning, more, sound_where_it_lies
from engine.imperial_miners.queries import PICKAXE, RECORD, side_of, space_id, space_of, standing


@frame("imperial_miners.research")
class ResearchStep(Frame[str]):
    """Move the pickaxe up by one to `n` spaces; the answer is the space where it stops.

    Rules: imperial_miners/research, imperial_miners/stay-on-board, imperial_miners/only-the-stop (A17, A19).
    """

    candidates_are_legal = True
    seat: int
    n: int
    source: str

    def question(self, table: Table) -> Question | None:
        board, space = standing(table, self.seat)
        if board and space >= side_of(table, board).top:
            return None
        return Question(
            self.seat,
            msg(
                "imperial_miners.choose_research_space", "Research: where does your pickaxe stop? (%n step(s))", self.n
            ),
        )

    def candidates(self, table: Table) -> list[str]:
        board, space = standing(table, self.seat)
        return [
            space_id(one, stop)
            for one in ((board,) if board else BOARDS)
            for stop in range(space + 1, min(space + self.n, side_of(table, one).top) + 1)
        ]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        target = space_of(answer)
        if target is None or target[1] > side_of(table, target[0]).top:
            message = msg("imperial_miners.no_such_research_space", "There is no such research space.")
            yield Refusal("imperial_miners/research", message, ())
            return
        board, space = standing(table, self.seat)
        if board and target[0] != board:
            message = msg(
                "imperial_miners.needs_board_completed_first",
                "You must stay on your research board until it is completed.",
            )
            yield Refusal("imperial_miners/stay-on-board", message, (answer, PICKAXE[self.seat]))
            return
        steps = target[1] - space
        if steps < 1:
            message = msg("imperial_miners.only_upward_research_steps", "The pickaxe moves up, by at least one space.")
            yield Refusal("imperial_miners/research", message, (answer, PICKAXE[self.seat]))
        elif steps > self.n:
            message = msg(
                "imperial_miners.too_many_research_steps",
                "This is {need} away, you may move {have}.",
                need=AmountArg(steps, "step"),
                have=self.n,
            )
            yield Refusal("imperial_miners/research", message, (answer, PICKAXE[self.seat]))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return drop if grab == PICKAXE[self.seat] and space_of(drop) is not None else None

    def resolve(self, table: Table, answer: str | None) -> None:
        seat = self.seat
        target = space_of(answer) if answer is not None else None
        if answer is None or target is None:
            return
        _, space = standing(table, seat)
        board, stop = target
        table.move(PICKAXE[seat], answer)
        table.add_count(RECORD[seat], "progress", stop - space)
        message = msg(
            "imperial_miners.seat_researches",
            "{seat} researches %n step(s): {place}.",
            stop - space,
            seat=SeatArg(seat),
            place=PlaceArg(answer),
        )
        table.note(message, "imperial_miners/research", (EffectSource(seat, self.source, "", 0, 0).cause, answer))
        if stop - space > 1:
            message = msg("imperial_miners.spaces_on_the_way_give_nothing", "Spaces on the way give nothing.")
            table.note(message, "imperial_miners/only-the-stop", (answer,))
        side = side_of(table, board)
        if stop >= side.top:
            table.add_count(RECORD[seat], "completed", 1)
            table.push(NextBoardStep(seat, board))
        stop_at(table, seat, f"board.{side.id}.{stop}")

    def label(self, table: Table, answer: str) -> Message:
        board, space = space_of(answer) or (0, 0)
        source = f"board.{side_of(table, board).id}.{space}"
        effect = words.sentences(data_of(table).effects[source][0])
        return msg("imperial_miners.option_research_space", "{place} – {effect}", place=PlaceArg(answer), effect=effect)

    def facet(self, table: Table, answer: str) -> Facet | None:
        board, space = space_of(answer) or (0, 0)
        effects = data_of(table).effects.get(f"board.{side_of(table, board).id}.{space}", ())
        return space_facet(answer, effects[0]) if effects else None

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(PICKAXE[self.seat], answer)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return sound_where_it_lies(table, self.seat, self.source)


def stop_at(table: Table, seat: int, source: str) -> None:
    """The space where the pickaxe stops is carried out. Rules: imperial_miners/only-the-stop."""
    if data_of(table).effects.get(source):
        table.push(CarryStep(seat, source, "", 0, 0))


@frame("imperial_miners.next_board")
class NextBoardStep(Frame[str]):
    """A completed board sends the pickaxe to the lowest space of a different one; steps left over are lost.

    Rules: imperial_miners/complete-board (A18: the lowest space pays nothing, unless the table is set so).
    """

    candidates_are_legal = True
    seat: int
    board: int

    def question(self, table: Table) -> Question | None:
        return Question(
            self.seat,
            msg(
                "imperial_miners.choose_next_research_board",
                "The board is completed. To which board does your pickaxe go?",
            ),
        )

    def candidates(self, table: Table) -> list[str]:
        return [space_id(board, 0) for board in BOARDS if board != self.board]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        rule = "imperial_miners/complete-board"
        target = space_of(answer)
        if target is None or target[1] != 0:
            message = msg(
                "imperial_miners.only_lowest_space_of_board", "The pickaxe goes to the lowest space of a board."
            )
            yield Refusal(rule, message, (answer,))
        elif target[0] == self.board:
            message = msg(
                "imperial_miners.needs_different_research_board",
                "The pickaxe must go to a different board than the completed one.",
            )
            yield Refusal(rule, message, (answer,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return drop if grab == PICKAXE[self.seat] and space_of(drop) is not None else None

    def resolve(self, table: Table, answer: str | None) -> None:
        target = space_of(answer) if answer is not None else None
        if answer is None or target is None:
            return
        table.move(PICKAXE[self.seat], answer)
        message = msg(
            "imperial_miners.seat_completes_research_board",
            "{seat} has completed a research board and goes on: {place}.",
            seat=SeatArg(self.seat),
            place=PlaceArg(answer),
        )
        table.note(message, "imperial_miners/complete-board", (f"research.{self.board}", answer))
        if table.settings.get("lowest_pays"):
            stop_at(table, self.seat, f"board.{side_of(table, target[0]).id}.0")

    def label(self, table: Table, answer: str) -> Message:
        return msg("imperial_miners.go_on_to_research_space", "Go on here: {place}", place=PlaceArg(answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(PICKAXE[self.seat], answer)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if self.board not in BOARDS or standing(table, self.seat) != (self.board, side_of(table, self.board).top):
            message = msg(
                "imperial_miners.audit_pickaxe_not_on_top",
                "{seat}'s pickaxe is not on top.",
                seat=SeatArg(self.seat),
            )
            yield Finding("imperial_miners/complete-board", message, (PICKAXE[self.seat],))


@meaning(words.ResearchEffect)
def _research(table: Table, deed: EffectSource, part: words.ResearchEffect) -> Frame[str] | None:
    n = number(table, deed.seat, deed.place, part.n)
    if not n:
        return None
    return ResearchStep(deed.seat, n + more(table, deed, "step", words.ResearchEffect), deed.source)
