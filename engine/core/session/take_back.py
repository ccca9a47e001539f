"""Taking back: which entries one wish takes away, and who still has a choice of their own to take back."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.messages.rules import Refusal
from engine.core.session.entry import EntryKind, HistoryEntry, is_by_itself
from engine.core.session.session import Session


def own_choice(session: Session, seat: int) -> HistoryEntry | None:
    """The newest answer of a seat in a choice that is still open to all; None: it has none there."""
    for entry in _newest_first(session):
        if entry.kind not in (EntryKind.ANSWER, EntryKind.REMARK) or entry.touches_common_lane:
            return None
        if entry.kind is EntryKind.ANSWER and entry.seat == seat:
            return entry
    return None


def taken_back(session: Session, seat: int) -> list[HistoryEntry]:
    """The entries that go when a seat takes back: the last answer of a person, and all that followed by itself.

    While all choose at the same time these are the seat's own ones; empty: there are none.
    """
    found: list[HistoryEntry] = []
    alone = own_choice(session, seat) is not None
    if not alone and any(_has_chosen(session, other) for other in range(1, session.table.seats + 1) if other != seat):
        return []
    for entry in _newest_first(session):
        if alone and (entry.kind is EntryKind.REMARK or entry.seat != seat):
            continue
        found.append(entry)
        if _is_persons(entry) or (alone and not is_by_itself(entry)):
            return found
    newest = next((at for at, entry in enumerate(found) if not is_by_itself(entry)), len(found))
    return found[: newest + 1]  # no person has answered yet: the newest answer of a computer


def _newest_first(session: Session) -> Iterator[HistoryEntry]:
    """From the present entry back to the set-up, which is nobody's: as far as somebody looks, and no farther."""
    entry = session.current
    while (before := entry.parent) is not None:
        yield entry
        entry = before


def _is_persons(entry: HistoryEntry) -> bool:
    """Did a person do this? All else goes with what a person did before."""
    return not (entry.level or is_by_itself(entry))


def _has_chosen(session: Session, seat: int) -> bool:
    """Has a person at this seat a choice that is still open to all? Of computers nobody waits for theirs."""
    chosen = own_choice(session, seat)
    return chosen is not None and not chosen.level


def take_back(session: Session, seat: int) -> HistoryEntry | Refusal | None:
    """Take back the last answer of a person, over everything that computers or the program itself answered.

    The entry of that answer comes back; a refusal says why nothing has changed; None: there is nothing to take back.
    """
    found = taken_back(session, seat)
    if found and own_choice(session, seat) is None:
        target = found[-1]
        session.seek(target.parent or session.root)
        return target
    if not seat:  # who only looks on has chosen nothing: one of those who have is to be named
        return None
    here, kept = session.current, len(session.entries)
    last: HistoryEntry | None = None
    while True:
        taken = session.undo_seat(seat)
        if isinstance(taken, Refusal):
            session.forget(kept)  # what others had chosen was laid again for an earlier part of it
            session.seek(here)
            return taken
        if taken is None:
            return last  # nobody has decided anything yet: only what answered itself went
        if not is_by_itself(taken):
            return taken
        last = taken
