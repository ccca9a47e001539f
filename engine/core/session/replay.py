"""Checking a session by the rules of today: every entry is played again on a second table and compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.flow.kernel import advance, submit, why_refused
from engine.core.game.audit import agenda_findings
from engine.core.game.sandbox import act_from_json, carry_out, hindrance
from engine.core.messages.errors import InvalidData
from engine.core.session.entry import Entry, Kind, Mode
from engine.core.session.session import Session, waived_keys
from engine.core.table.table import COMMON

_MOST_UNCHECKED = 3000
_MOST_MODES = 500


def preorder(root: Entry) -> Iterator[Entry]:
    """All entries of a tree, each after its parent and a whole branch before the next: the shortest walk."""
    open_ = [root]
    while open_:
        entry = open_.pop()
        yield entry
        open_.extend(reversed(entry.children))


def differing(session: Session, recorded: dict[int, list[Any]] | None = None) -> list[Entry]:
    """The entries that the rules of today would not give again, the earliest first; what hangs on one is not looked at.

    `recorded`: the operations as they were stored, by entry number, if they are at hand.
    """
    again = Session(session.game, session.sitters, session.settings, session.seed)
    table = again.table
    path: list[tuple[Entry, int]] = []
    found: list[Entry] = []
    broken: set[int] = set()
    modes = 0
    for entry in preorder(session.root):
        if entry.parent is not None and entry.parent.number in broken:
            broken.add(entry.number)
            continue
        while path and path[-1][0] is not entry.parent:
            table.rewind_to(path.pop()[1])
        mark = table.mark()
        path.append((entry, mark))
        modes += entry.kind is Kind.MODE
        stored = [op.to_json() for op in entry.ops] if recorded is None else recorded[entry.number]
        if (
            modes > _MOST_MODES
            or not _comes_out(again, entry)
            or [op.to_json() for op in table.ops_since(mark)] != stored
        ):
            found.append(entry)
            broken.add(entry.number)
    return sorted(found, key=lambda entry: entry.number)


def _comes_out(again: Session, entry: Entry) -> bool:
    """Do by the rules what an entry says; False: the rules would not have allowed it, or broke over it.

    The entry may come from a stranger and the table be none that play can lead to, so any error counts as a no.
    """
    try:
        return _replay_one(again, entry)
    except Exception:
        again.table.triggered = []
        return False


def _replay_one(again: Session, entry: Entry) -> bool:
    table, game = again.table, again.game
    before = Mode.STRICT if entry.parent is None else entry.parent.mode
    match entry.kind:
        case Kind.SETUP:
            table.push_all(game.opening(table), COMMON)
            advance(table)
        case Kind.ANSWER:
            pending = again._asked(entry.lane) if table.lanes[entry.lane] else None
            if before is not Mode.STRICT or pending is None or pending.question.seat != entry.seat:
                return False
            answer = again.read(pending, entry.said)
            if why_refused(table, entry.lane, answer):
                return False
            submit(table, entry.lane, answer)
        case Kind.ACT:
            act = act_from_json(entry.said)
            if before is not Mode.SANDBOX or hindrance(game, table, act) is not None:
                return False
            carry_out(game, table, act, entry.seat)
        case Kind.MODE:
            if entry.mode is Mode.STRICT:
                waived = waived_keys(entry.said)
                found = again.findings(entry.said[1])
                if (
                    before is Mode.STRICT
                    or {one.key for one in found} != waived
                    or not all(one.waivable for one in found)
                ):
                    return False
            again.change_mode(entry.said)
        case Kind.REMARK:
            pass
    return True


def check_unplayed(session: Session, differs: list[Entry]) -> None:
    """What the rules did not lay themselves must at least be able to ask its questions, at every moment."""
    looked_at = 0
    for start in differs:
        for entry in preorder(start):
            looked_at += 1
            if looked_at > _MOST_UNCHECKED:
                raise InvalidData("too much of it does not agree with the rules")
            session.seek(entry)
            try:
                sound = _can_go_on(session)
            except Exception as error:
                raise InvalidData(f"entry {entry.number} cannot be played") from error
            if not sound:
                raise InvalidData(f"entry {entry.number} leaves the game at a step that cannot be taken")


def _can_go_on(session: Session) -> bool:
    """Ask everything that a screen would ask; strict play also needs an agenda that may stand on this table."""
    unsound = agenda_findings(session.table)
    for pending in session.pending():
        for answer in session.options(pending)[:1]:
            if pending.question.shape.value == "pick":
                pending.frame.label(session.table, answer)
    session.game.result(session.table)
    session.game.status(session.table)
    return session.mode is Mode.SANDBOX or not unsound
