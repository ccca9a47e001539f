"""Who sits where, by the way that one plays; and the way, by who sits where."""

from __future__ import annotations

from qtapp.dialogs.setup_draft import SetupDraft
from qtapp.dialogs.way import Way


def seat_by_way(draft: SetupDraft, way: Way) -> None:
    """Seat people and computers as a way has it, and otherwise leave them as they are."""
    draft.way = way
    many = [count for count in draft.game.seat_counts if count > 1]
    if way is Way.LEARN or not many:
        return
    if draft.people not in many:
        draft.people = many[0]
    usual = next((level for level in draft.levels if level), draft.usual_level)
    if way is Way.ALONE and draft.persons != 1:
        own = draft.levels.index(0) if draft.persons else 0
        draft.levels = [0 if at == own else level or usual for at, level in enumerate(draft.levels)]
    elif way is not Way.ALONE and draft.persons < 2:
        draft.usual_level = usual
        draft.levels = [0] * len(draft.levels)


def follow_seats(draft: SetupDraft) -> None:
    """Somebody has seated other people: it is played as they sit now."""
    if draft.way is Way.ALONE and draft.persons > 1:
        draft.way = Way.TOGETHER
    elif draft.way is Way.TOGETHER and draft.persons < 2:
        draft.way = Way.ALONE


def count_seats(draft: SetupDraft, people: int) -> None:
    """So many seats of people."""
    before, draft.people = draft.people, people
    seat_newcomers(draft, before)
    follow_seats(draft)


def seat_newcomers(draft: SetupDraft, before: int) -> None:
    """There were so many seats: whoever comes to somebody alone is a computer."""
    if draft.way is Way.ALONE:
        usual = next((level for level in draft.levels if level), draft.usual_level)
        for at in range(before, draft.people):
            draft.levels[at] = draft.levels[at] or usual
        if not draft.persons:
            draft.levels[0] = 0
