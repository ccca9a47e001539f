"""The line at the foot of a new game: what will happen when it is started."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import ListArg, LiteralArg, Message, msg
from qtapp.dialogs.seat_row import SeatRow
from qtapp.dialogs.setup_draft import SetupDraft
from qtapp.dialogs.way import Way


def what_comes(draft: SetupDraft, rows: Sequence[SeatRow], hides: bool) -> Message:
    """One or two sentences. `hides`: is there a curtain between two people?"""
    if draft.way is Way.LEARN:
        return msg("setup.a_lesson_comes", "A short lesson on a real table begins; everything can be taken back.")
    people = [row for row in rows if not row.computer and not row.level]
    if draft.way is Way.PHONES:
        return msg(
            "setup.phones_come",
            "When the table is laid a code comes up: everybody reads it with their phone and takes a seat.",
        )
    if not people:
        return msg(
            "setup.computers_come", "Computers play by themselves, and you look on. You can take a seat any time."
        )
    computers = [row for row in rows if row not in people]
    if not computers and len(people) == 1:
        return msg("setup.nobody_else_comes", "{person} plays alone.", person=LiteralArg(_called(people[0])))
    if len(people) == 1:
        return msg(
            "setup.one_person_comes",
            "Person: {person}. Computer: {computers}. Seats can change hands at any time.",
            person=LiteralArg(_called(people[0])),
            computers=ListArg(tuple(LiteralArg(_called(row)) for row in computers)),
        )
    if hides:
        return msg(
            "setup.people_come_by_turns",
            "%n people at this screen: when they change places a curtain hides the cards.",
            len(people),
        )
    return msg("setup.people_come", "%n people at this screen, one after the other.", len(people))


def _called(row: SeatRow) -> str:
    return row.name() or row.placeholder()
