"""Checking a session by the rules of today: every entry is played again on a second table and compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.flow.kernel import advance, submit, why_refused
from engine.core.game.audit import agenda_findings
from engine.core.game.sandbox import act_from_json, perform, why_impossible
from engine.core.messages.errors import InvalidData
from engine.core.messages.stored import message_from_json, message_to_json
from engine.core.session.entry import EntryKind, HistoryEntry, PlayMode
from engine.core.session.session import Session, waived_keys
from engine.core.table.table import COMMON

_MOST_UNCHECKED = 3000
_MOST_MODES = 500


def walk_entries(root: HistoryEntry) -> Iterator[HistoryEntry]:
    """All entries of a tree, each after its parent and a whole branch before the next: the shortest walk."""
    open_ = [root]
    while open_:
        entry = open_.pop()
        yield entry
        open_.extend(reversed(entry.children))


def find_divergences(session: Session, recorded: dict[int, list[Any]] | None = None) -> list[HistoryEntry]:
    """The entries that the rules of today would not give again, the earliest first; what hangs on one is not looked at.

    `recorded`: the operations as they were stored, by entry number, if they are at hand.
    """
    again = Session(session.game, session.players, session.settings, session.seed)
    table = again.table
    path: list[tuple[HistoryEntry, int]] = []
    found: list[HistoryEntry] = []
    broken: set[int] = set()
    modes = 0
    for entry in walk_entries(session.root):
        if entry.parent is not None and entry.parent.number in broken:
            broken.add(entry.number)
            continue
        while path and path[-1][0] is not entry.parent:
            table.rewind_to(path.pop()[1])
        mark = table.checkpoint()
        path.append((entry, mark))
        modes += entry.kind is EntryKind.MODE
        stored = [op.to_json() for op in entry.ops] if recorded is None else recorded[entry.number]
        if (
            modes > _MOST_MODES
            or not _comes_out(again, entry)
            or not _tells_as_much([op.to_json() for op in table.ops_since(mark)], stored)
        ):
            found.append(entry)
            broken.add(entry.number)
    return sorted(found, key=lambda entry: entry.number)


def _tells_as_much(today: list[Any], stored: list[Any]) -> bool:
    """Do the rules of today the same, and tell at least what was told then?

    A newer program may write more notes; they change nothing on the table. One that was told otherwise is a difference.
    """
    if today == stored:
        return True
    stored = [_as_read(op) for op in stored]
    notes = iter([op for op in today if op[0] == "note"])
    return [op for op in today if op[0] != "note"] == [op for op in stored if op[0] != "note"] and all(
        note in notes for note in stored if note[0] == "note"
    )


def _as_read(stored: Any) -> Any:
    """A note as it is read today: what an older program told may be said in other words since."""
    if stored[0] != "note":
        return stored
    try:
        return [stored[0], message_to_json(message_from_json(stored[1])), *stored[2:]]
    except InvalidData:  # the file was read already, so this is none of its notes
        return stored


def _comes_out(again: Session, entry: HistoryEntry) -> bool:
    """Do by the rules what an entry says; False: the rules would not have allowed it, or broke over it.

    The entry may come from a stranger and the table be none that play can lead to, so any error counts as a no.
    """
    try:
        return _replay_one(again, entry)
    except Exception:
        again.table.triggered = []
        return False


def _replay_one(again: Session, entry: HistoryEntry) -> bool:
    table, game = again.table, again.game
    before = PlayMode.STRICT if entry.parent is None else entry.parent.mode
    match entry.kind:
        case EntryKind.SETUP:
            table.push_all(game.initial_frames(), COMMON)
            advance(table)
        case EntryKind.ANSWER:
            pending = again.pending_on(entry.lane) if table.lanes[entry.lane] else None
            if before is not PlayMode.STRICT or pending is None or pending.question.seat != entry.seat:
                return False
            answer = again.parse_answer(pending, entry.payload)
            if why_refused(table, entry.lane, answer):
                return False
            submit(table, entry.lane, answer)
        case EntryKind.ACT:
            act = act_from_json(entry.payload)
            if before is not PlayMode.SANDBOX or why_impossible(game, table, act) is not None:
                return False
            perform(game, table, act, entry.seat)
        case EntryKind.MODE:
            if entry.mode is PlayMode.STRICT:
                waived = waived_keys(entry.payload)
                found = again.findings(entry.payload[1])
                if (
                    before is PlayMode.STRICT
                    or {one.key for one in found} != waived
                    or not all(one.waivable for one in found)
                ):
                    return False
            again.change_mode(entry.payload)
        case EntryKind.REMARK:
            pass
    return True


def check_divergent(session: Session, differs: list[HistoryEntry]) -> None:
    """What the rules did not lay themselves must at least be able to ask its questions, at every moment."""
    looked_at = 0
    for start in differs:
        for entry in walk_entries(start):
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
        session.items(pending)
        for answer in session.options(pending)[:1]:
            pending.frame.label(session.table, answer)
    session.game.result(session.table)
    session.game.status(session.table)
    return session.mode is PlayMode.SANDBOX or not unsound
