"""Figure 14: deeds of others that a person never sees played and never finds on the curtain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import api
from tools.screen_figures import Figure, Found

GAMES = (("barrage", 3), ("underwater_cities", 2), ("ginkgopolis", 4), ("imperial_miners", 3))
_DEEDS = (api.NoteClass.DEED, api.NoteClass.OPENING)
Deed = tuple[int, int]
"""An entry, and the number of a note in it."""


def deeds_of(session: api.Session, entry: api.HistoryEntry, seat: int) -> Iterator[Deed]:
    """What others did in an entry, as far as a seat may read it."""
    told = session.game.told
    for number, note in enumerate(entry.notes()):
        whose = api.seat_of(note.message)
        if whose != seat and note.viewers >> seat & 1 and told.class_of(note.rule, note.message.id) in _DEEDS:
            yield entry.number, number


def told_deeds(session: api.Session, notes: api.NamedNotes, entries: list[api.HistoryEntry], seat: int) -> set[Deed]:
    """The deeds of others that beats of these entries tell."""
    beats = api.beats_of(session, entries, notes.notes, seat)
    left = [(beat.rule, beat.subjects) for one in beats for beat in (one.note, *one.effects)]
    found: set[Deed] = set()
    for entry in entries:
        for deed in deeds_of(session, entry, seat):
            note = entry.notes()[deed[1]]
            if (note.rule, note.subjects) in left:
                left.remove((note.rule, note.subjects))
                found.add(deed)
    return found


def passed_over(game: str, people: int, answers: int, seed: int = 7) -> tuple[int, int]:
    """Deeds of others that were never told to whoever sat down next, and all there were."""
    session = api.new_session(game, people, seed=seed)
    notes = api.NamedNotes(session)
    bots = {seat: api.RandomBot(seat) for seat in range(1, session.table.seats + 1)}
    people_seats = [seat for seat, player in enumerate(session.players, 1) if not player.is_automa]
    open_: dict[int, set[Deed]] = {seat: set() for seat in people_seats}
    missed = whole = 0
    for _ in range(answers):
        pending = session.first_pending()
        if pending is None:
            break
        seat = pending.question.seat
        if seat in open_:  # they sit down: the curtain, then what others did
            told = told_deeds(session, notes, api.entries_since(session, seat), seat)
            missed += len(open_[seat] - told)
            open_[seat] = set()
        entry = session.answer(pending, bots[seat].choose_answer(session, pending))
        assert isinstance(entry, api.HistoryEntry)
        notes.record(entry)  # as the window does: nothing has to be walked along again
        public = api.goes_on_by_itself(session.game, entry)
        for other in people_seats:
            deeds = set(deeds_of(session, entry, other))
            whole += len(deeds)
            open_[other] |= deeds - (told_deeds(session, notes, [entry], other) if public else set())
    return missed, whole


CASES = tuple(game for game, _ in GAMES)
ANSWERS = 150


def measure(game: str, answers: int = ANSWERS) -> Any:
    """One game."""
    missed, whole = passed_over(game, dict(GAMES)[game], answers)
    return {"missed": missed, "whole": whole}


def figures(found: Found) -> list[Figure]:
    """Figure 14 over the four games."""
    missed, whole = (sum(one[part] for one in found.values()) for part in ("missed", "whole"))
    return [Figure(14, "deeds of others never shown or summed", f"{missed} of {whole}", "0", not missed)]
