"""A lesson's table is its own recipe: every entry is said again by the rules of today."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.flow.question import to_plain_data
from engine.core.game.sandbox import act_from_json
from engine.core.messages.errors import InvalidData
from engine.core.messages.rules import Refusal
from engine.core.session.entry import EntryKind, HistoryEntry, Player, PlayMode
from engine.core.session.session import Session, waived_keys


def rebuilt(old: Session, players: Sequence[Player] | None = None) -> Session:
    """The same tree, played anew, perhaps under other names; InvalidData names the entry that the rules of today do not
    take.
    """
    new = Session.start(old.game, players or old.players, old.settings, old.seed)
    for entry in old.entries[1:]:
        assert entry.parent is not None
        new.seek(new.entries[entry.parent.number])
        made = _said_again(new, entry)
        if not isinstance(made, HistoryEntry):
            why = f": {made[0].message}" if made else ""
            raise InvalidData(f"entry {entry.number} is no longer possible{why}")
    return new


def is_same_tree(one: Session, other: Session) -> bool:
    """Do two trees hold the same operations, entry by entry?"""
    return len(one.entries) == len(other.entries) and all(
        [op.to_json() for op in mine.ops] == [op.to_json() for op in theirs.ops]
        for mine, theirs in zip(one.entries, other.entries, strict=True)
    )


def _said_again(new: Session, entry: HistoryEntry) -> HistoryEntry | list[Refusal]:
    match entry.kind:
        case EntryKind.ANSWER:
            pending = next((one for one in new.pending() if one.lane == entry.lane), None)
            if pending is None:
                return []
            return new.answer(pending, new.parse_answer(pending, to_plain_data(entry.payload)))
        case EntryKind.ACT:
            return new.apply_action(act_from_json(entry.payload), entry.seat)
        case EntryKind.MODE if entry.mode is PlayMode.SANDBOX:
            return new.to_sandbox(entry.seat)
        case EntryKind.MODE:
            point, left = entry.payload[1], waived_keys(entry.payload)
            return new.to_strict(entry.seat, point, [one for one in new.findings(point) if one.key in left])
    return new.remark(entry.payload, entry.seat)


def thinned(old: Session, wanted: Iterable[int]) -> tuple[Session, dict[int, int]]:
    """Only the lines that lead to these entries, played anew, and which number each entry has there. InvalidData: the
    rules of today would play them otherwise, so nothing can be left out.
    """
    kept = {0}
    for number in wanted:
        entry: HistoryEntry | None = old.entries[number]
        while entry is not None and entry.number not in kept:
            kept.add(entry.number)
            entry = entry.parent
    new, renamed = Session.start(old.game, old.players, old.settings, old.seed), {0: 0}
    for entry in (one for one in old.entries[1:] if one.number in kept):
        assert entry.parent is not None
        new.seek(new.entries[renamed[entry.parent.number]])
        made = _said_again(new, entry)
        if not isinstance(made, HistoryEntry) or _plain(made) != _plain(entry):
            raise InvalidData(f"entry {entry.number} is no longer possible")
        renamed[entry.number] = made.number
    return new, renamed


def _plain(entry: HistoryEntry) -> list[Any]:
    return [op.to_json() for op in entry.ops]
