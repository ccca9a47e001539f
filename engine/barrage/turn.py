"""The action phase: one turn after the other until all have passed.

Rules: barrage/turn (B17, B19, B39).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.barrage.automa.turn import AutomaTurnStep
from engine.barrage.board import SPACES, SPACES_FOR, STRUCTURES
from engine.barrage.building import ChooseTileStep
from engine.barrage.construction import Builder, buildable, builder, methods, unbuildable, usual_costs
from engine.barrage.facets import turn_facet
from engine.barrage.management import bank, closed_to, manage, open_spaces
from engine.barrage.market import refill
from engine.barrage.places import ENGINEERS
from engine.barrage.placing import free_spaces, is_structure
from engine.barrage.queries import (
    CREW,
    ENGINEER,
    OFFICER,
    OFFICER_SPACE,
    SUPPLY,
    TURN,
    copied_officer,
    credits,
    engineers,
    has_passed,
    is_automa,
    next_piece,
    officer,
    turn_order,
)
from engine.barrage.stock import pass_round, pay, send_engineers
from engine.barrage.tiles import ACTION_SPACES, BANK, MAHIRI, OFFICER_SPACES, OFFICERS, TECHNOLOGY
from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

PASS = "pass"


class TurnAction(NamedTuple):
    """What a seat does in its turn: a space of the board, the bank with so many engineers, a structure on a space of
    the map, an officer copied by Mahiri Sekibo, or `pass`.
    """

    space: str
    what: str = ""
    n: int = 0


_MANAGE = {name: TurnAction(name) for name in ACTION_SPACES}
_BUILD = {kind: {space.id: TurnAction(space.id, kind) for space in SPACES_FOR[kind]} for kind in STRUCTURES}
_BANK = tuple(TurnAction(BANK, n=n) for n in range(1, ENGINEERS + 1))
_TURN = msg("barrage.choose_action", "Place engineers on an action space and take its action.")
_SHORT = msg("barrage.ask_which_action", "What do you do this turn?")
_AFTER_COPY = msg(
    "barrage.choose_action_after_copying_officer", "You copy an officer in this turn. Now carry out your action."
)
_TIRED = msg(
    "barrage.choose_pass_or_free_build", "You have no engineers left: pass, or build with a tile that needs none."
)


@frame("barrage.turn")
class TurnStep(Frame[TurnAction]):
    """One turn of a seat. Rules: barrage/turn, barrage/pass, barrage/mahiri."""

    candidates_are_legal = True
    keeps_order = True
    seat: int

    def question(self, table: Table) -> Question | None:
        seat = self.seat
        if engineers(table, seat):
            return Question(seat, _AFTER_COPY if copied_officer(table, seat) else _TURN, short=_SHORT)
        if self._unaided(table):
            return Question(seat, _TIRED, short=_SHORT)
        return None

    def _unaided(self, table: Table) -> bool:
        """Can anything be built without any engineer?"""
        who = builder(table, self.seat)
        return any(TECHNOLOGY[one.acts].no_engineers for one in methods(table, who)) and bool(buildable(table, who))

    def candidates(self, table: Table) -> list[TurnAction]:
        seat = self.seat
        crew = engineers(table, seat)
        found = [_MANAGE[space] for space in open_spaces(table, seat)] if crew else []
        for kind, spaces in buildable(table, builder(table, seat)).items():
            deeds = _BUILD[kind]
            found.extend([deeds[space] for space in spaces])
        found.extend(_BANK[:crew])
        if officer(table, seat) == MAHIRI:
            found.extend(deed for deed in copy_deeds(table, seat) if next(no_copy(table, seat, deed), None) is None)
        if not crew and not copied_officer(table, seat):
            found.append(TurnAction(PASS))
        return found

    def thinkable(self, table: Table) -> Iterator[TurnAction]:
        yield TurnAction(PASS)
        yield from _MANAGE.values()
        yield from (TurnAction(BANK, n=n) for n in range(-1, ENGINEERS + 2))
        yield from (TurnAction(space, kind) for kind in STRUCTURES for space in SPACES)
        yield from copy_deeds(table, self.seat)

    def broken_rules(self, table: Table, answer: TurnAction) -> Iterator[Refusal]:
        seat = self.seat
        space, what, n = answer
        if (n and space != BANK) or (what and (space in (PASS, BANK) or space in ACTION_SPACES)):
            message = msg("barrage.too_much_said_for_action", "This says more than the action needs.")
            yield Refusal("barrage/turn", message, (space,) if table.has_place(space) else ())
        elif space == PASS:
            crew = engineers(table, seat)
            if crew:
                message = msg(
                    "barrage.not_passing_with_engineers_left",
                    "You still have {have}: the bank always takes one.",
                    have=AmountArg(crew, "engineer"),
                )
                yield Refusal("barrage/pass", message, (CREW[seat],))
            elif copied_officer(table, seat):
                message = msg(
                    "barrage.needs_action_after_copying_officer", "After copying an officer an action must follow."
                )
                yield Refusal("barrage/mahiri", message, (OFFICER[seat],))
        elif space == BANK:
            crew = engineers(table, seat)
            if not 1 <= n <= crew:
                message = msg(
                    "barrage.bank_engineers_out_of_range",
                    "The bank takes 1 to {have}, you want to lay {n}.",
                    have=AmountArg(crew, "engineer"),
                    n=n,
                )
                yield Refusal("barrage/bank", message, (BANK,))
        elif space in ACTION_SPACES:
            yield from closed_to(table, seat, space)
        elif what.startswith("officer."):
            yield from no_copy(table, seat, answer)
        elif is_structure(what):
            yield from unbuildable(table, builder(table, seat), what, space)
        else:
            yield Refusal("barrage/turn", msg("barrage.not_an_action", "This is not an action."), (space,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> TurnAction | None:
        """Engineers dropped on a space, or a structure dropped on the map."""
        piece = table.pieces.get(grab)
        if piece is not None and is_structure(piece.kind) and piece.owner == self.seat:
            return TurnAction(drop, piece.kind) if drop in SPACES and piece.place.id.startswith("seat.") else None
        if grab == CREW[self.seat]:
            if drop == BANK:
                return TurnAction(BANK, n=1)
            if drop in ACTION_SPACES:
                return TurnAction(drop)
        if piece is not None and piece.kind == "officer" and drop.startswith(OFFICER_SPACE[self.seat]):
            return TurnAction(drop, grab)
        return None

    def resolve(self, table: Table, answer: TurnAction | None) -> None:
        seat = self.seat
        if answer is None or answer.space == PASS:
            pass_round(table, seat)
            table.push(EndTurnStep(seat))
            return
        space, what, n = answer
        if what.startswith("officer."):
            copy_officer(table, seat, space, what)
            table.push(TurnStep(seat))
            return
        table.push(EndTurnStep(seat))
        if space == BANK:
            bank(table, seat, n)
        elif space in ACTION_SPACES:
            manage(table, seat, space)
        elif is_structure(what):
            table.push(ChooseTileStep(seat, what, space))

    def label(self, table: Table, answer: TurnAction) -> Message:
        space, what, n = answer
        if space == PASS:
            return msg("barrage.option_pass", "Pass for this round")
        if space == BANK:
            return msg(
                "barrage.option_bank",
                "Bank: place {engineers}, get {credits}",
                engineers=AmountArg(n, "engineer"),
                credits=AmountArg(n, "credit"),
            )
        if what.startswith("officer."):
            return msg("barrage.option_copy_officer", "Copy {officer} for this turn", officer=PieceArg(what))
        if what == "conduit":  # its place is called by it
            return msg("barrage.option_build_conduit", "Build: {place}", place=PlaceArg(space))
        if what:
            return msg(
                "barrage.option_build_piece", "Build: {piece} at {place}", piece=NounArg(what), place=PlaceArg(space)
            )
        action = ACTION_SPACES[space]
        if not action.credits:
            return msg(
                "barrage.option_action_space",
                "{place} ({engineers}) – {words}",
                place=PlaceArg(space),
                engineers=AmountArg(action.engineers, "engineer"),
                words=action.effect.text(),
            )
        return msg(
            "barrage.option_action_space_with_credits",
            "{place} ({engineers}, {credits}) – {words}",
            place=PlaceArg(space),
            engineers=AmountArg(action.engineers, "engineer"),
            credits=AmountArg(action.credits, "credit"),
            words=action.effect.text(),
        )

    def facet(self, table: Table, answer: TurnAction) -> Facet:
        what, whole = answer.what, self.label(table, answer)
        if not is_structure(what):
            return turn_facet(*answer, whole)
        sites = table.cached((self, what), free_spaces, table, self.seat, what)
        who = table.cached((self, "builder"), builder, table, self.seat)
        return turn_facet(*answer, whole, len(sites), usual_costs(who, what, answer.space))

    def forfeits(self, table: Table, answer: TurnAction) -> bool:
        return answer.space == PASS

    def gesture(self, table: Table, answer: TurnAction) -> Gesture | None:
        space, what, _ = answer
        if space == PASS:
            return None
        if what.startswith("officer."):
            return Gesture(what, space)
        if is_structure(what):
            piece = next_piece(table, self.seat, what)
            return Gesture(piece, space) if piece is not None else None
        return Gesture(CREW[self.seat], space)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if copied_officer(table, self.seat) and not engineers(table, self.seat) and not self._unaided(table):
            message = msg(
                "barrage.audit_action_became_impossible",
                "{seat} can no longer carry out an action.",
                seat=SeatArg(self.seat),
            )
            yield Finding("barrage/mahiri", message, (CREW[self.seat],))


# ---- Mahiri Sekibo ---------------------------------------------------------------------------------------------------


def copyable(table: Table, seat: int) -> list[str]:
    """Whose ability Mahiri can copy: officers in play, or by option any other. Rules: barrage/mahiri (B2)."""
    if table.settings.get("mahiri_copies", 0):
        return [name for name in OFFICERS if name != MAHIRI]
    return [name for other in table.seats_from_first(seat)[1:] if (name := officer(table, other)) and name != MAHIRI]


def officer_space(table: Table, seat: int) -> int:
    """The next free space of the officer tile, 0 or 1; 2: both are taken."""
    for at in range(len(OFFICER_SPACES)):
        if not table.places[f"seat.{seat}.officer_space.{at + 1}"].counts.get(ENGINEER[seat], 0):
            return at
    return len(OFFICER_SPACES)


def copy_deeds(table: Table, seat: int) -> list[TurnAction]:
    """The placements on Mahiri's tile that could be thought of."""
    at = min(officer_space(table, seat), len(OFFICER_SPACES) - 1)
    return [TurnAction(f"seat.{seat}.officer_space.{at + 1}", name) for name in copyable(table, seat)]


def no_copy(table: Table, seat: int, deed: TurnAction) -> Iterator[Refusal]:
    """Every rule against copying this officer now. Rules: barrage/mahiri (B19)."""
    own = OFFICER[seat]
    if officer(table, seat) != MAHIRI:
        yield Refusal(
            "barrage/mahiri", msg("barrage.only_mahiri_copies_officers", "Only Mahiri Sekibo copies officers."), (own,)
        )
        return
    if deed.what not in copyable(table, seat):
        message = msg("barrage.officer_not_copyable", "{officer} cannot be copied.", officer=PieceArg(deed.what))
        yield Refusal("barrage/mahiri", message if deed.what in OFFICERS else _NOBODY, (deed.what,))
        return
    if copied_officer(table, seat):
        message = msg("barrage.only_one_officer_per_turn", "One officer can be copied in a turn.")
        yield Refusal("barrage/mahiri", message, (own,))
    at = officer_space(table, seat)
    if at >= len(OFFICER_SPACES) or deed.space != f"seat.{seat}.officer_space.{at + 1}":
        message = msg("barrage.only_next_officer_space", "The ability is used twice in a round, the first space first.")
        yield Refusal("barrage/mahiri", message, (deed.space,))
        return
    need, due = OFFICER_SPACES[at]
    crew, purse = engineers(table, seat), credits(table, seat)
    if due > purse:
        message = msg(
            "barrage.not_enough_for_cost", "Needs {need}, you have {have}.", need=AmountArg(due, "credit"), have=purse
        )
        yield Refusal("barrage/mahiri", message, (deed.space, SUPPLY[seat]))
    if crew < need + 1 and not (crew == need and _unaided_after(table, builder(table, seat, deed.what, (need, due)))):
        message = msg(
            "barrage.too_few_engineers_for_both",
            "You need engineers for both: to copy and then act, {have} will not do.",
            have=AmountArg(crew, "engineer"),
        )
        yield Refusal("barrage/mahiri", message, (CREW[seat],))


_NOBODY = msg("barrage.no_such_officer", "There is no such officer.")


def _unaided_after(table: Table, who: Builder) -> bool:
    """Could something be built with no engineer left?"""
    return who.credits >= 0 and bool(buildable(table, who))


def copy_officer(table: Table, seat: int, space: str, who: str) -> None:
    """Lay the engineer on the officer tile; for this turn the other ability holds. Rules: barrage/mahiri."""
    need, due = OFFICER_SPACES[int(space[-1]) - 1]
    send_engineers(table, seat, need, space)
    table.set_count(TURN[seat], "copied", OFFICERS.index(who) + 1)
    message = msg(
        "barrage.seat_copies_officer",
        "{seat} copies {officer} for this turn.",
        seat=SeatArg(seat),
        officer=PieceArg(who),
    )
    table.note(message, "barrage/mahiri", (space, who))
    pay(table, seat, due, space, "barrage/mahiri")


# ---- from turn to turn -----------------------------------------------------------------------------------------------


@frame("barrage.actions")
class ActionsStep(Frame[None]):
    """Phase 2 begins: the first in turn order. Rules: barrage/turn."""

    def resolve(self, table: Table, answer: None) -> None:
        next_turn(table, 0)


@frame("barrage.end_turn")
class EndTurnStep(Frame[None]):
    """The offers are refilled, what holds for one turn ends, the next seat follows. Rules: barrage/contract-refill."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        refill(table)
        if copied_officer(table, self.seat):
            table.set_count(TURN[self.seat], "copied", 0)
        next_turn(table, self.seat)


def next_turn(table: Table, after: int) -> None:
    """Lay the turn of the next seat that has not passed; if all have, the phase is over."""
    order = turn_order(table)
    start = order.index(after) + 1 if after in order else 0
    for seat in order[start:] + order[:start]:
        if not has_passed(table, seat):
            if is_automa(table, seat):
                table.push_all((AutomaTurnStep(seat), EndTurnStep(seat)))
            else:
                table.push(TurnStep(seat))
            return
    table.note(msg("barrage.all_have_passed", "All have passed."), "barrage/pass")
