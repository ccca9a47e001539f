"""Why somebody has more: changes of points name their cause and their rule in words, and nothing secret with them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise

import pytest

from engine.api import (
    Beat,
    Game,
    NamedNotes,
    NoteClass,
    Reason,
    Session,
    beats_of,
    because,
    points_of,
    reasons_in_order,
    story_of,
)
from engine.core.messages.message import things_in
from engine.core.messages.rules import RuleBook
from engine.core.table.ops import CountOp, TransferOp
from qtapp.i18n import Voice
from tests.conformance.cases import CASES, Case, each_case, each_game, finished, seeds
from tests.toys import SHIPPED, TOYS

TOLD = 0.98
"""Of the changes of points, at least so many name their cause and their rule in words."""
_HOLE = re.compile(r"\{(\w+)\}")
LONGEST_REASON = 60
"""Letters: it stands beside a pill, in a line that is read in passing."""


def _points(session: Session) -> frozenset[str]:
    kinds = session.table.count_defs.items()
    stems = (kind.rpartition(".") for kind, one in kinds if one.is_score)
    return frozenset(stem if last.isdigit() else f"{stem}.{last}".lstrip(".") for stem, _, last in stems)


def _beats(session: Session, viewer: int) -> list[Beat]:
    return beats_of(session, session.line()[1:], NamedNotes(session).notes, viewer)


def _reasons(session: Session, viewer: int) -> Iterator[Reason]:
    for beat in _beats(session, viewer):
        yield from beat.reasons


@each_case
def test_a_rule_that_brings_amounts_has_words(case: Case) -> None:
    """What is only kept in order (hands that are filled up) brings nobody anything, unless it brings points."""
    for seed in (1, 2):
        session = finished(case, seed)
        points, told = _points(session), session.game.told
        classes = {
            note.rule: told.class_of(note.rule, note.message.id)
            for entry in session.line()
            for note in entry.notes()
            if told.class_of(note.rule, note.message.id) is not NoteClass.KEEPING
        }
        silent = {
            one.rule
            for viewer in (0, 1)
            for one in _reasons(session, viewer)
            if one.kind in points or (one.n > 0 and one.cause and classes.get(one.rule) is NoteClass.GAIN)
            if one.rule in session.game.rules and session.game.rules[one.rule].because is None
        }
        assert not silent, "rules.toml: `because`, in one or two words"


@each_game
def test_the_words_are_few_in_every_language(game: Game) -> None:
    for language in ("en", "hu", "de"):
        voice = Voice(language)
        texts = [voice.text(rule.because) for rule in game.rules if rule.because is not None]
        assert all(text and len(text) <= 28 and not text.endswith(".") for text in texts)


@pytest.mark.parametrize("game_id", sorted({case.game.id for case in CASES}))
@seeds(2, 20, 6)
def test_changes_of_points_name_their_cause_and_rule(game_id: str, seeds: range) -> None:
    told = whole = 0
    silent: dict[str, int] = {}
    for seed in seeds:
        cases = [case for case in CASES if case.game.id == game_id and case.people > 1]
        session = finished(cases[seed % len(cases)], seed + 1)
        points, voices = _points(session), [Voice(language) for language in ("en", "hu", "de")]
        for one in _reasons(session, 0):
            if one.kind not in points:
                continue
            whole += 1
            words = because(one, session.game.rules)
            texts = [] if words is None else [voice.text(words) for voice in voices]
            assert all(len(text) <= LONGEST_REASON for text in texts), texts
            is_told = bool(texts) and all(texts) and session.game.rules[one.rule].because is not None
            told += is_told and (one.name is not None or session.game in TOYS)
            if not is_told or one.name is None:
                silent[one.rule] = silent.get(one.rule, 0) + 1
    assert told >= TOLD * whole, silent


@each_case
def test_reasons_add_up_to_what_lies_in_the_open(case: Case) -> None:
    """Every open change of points that happened in play stands behind a reason, to the last point."""
    session = finished(case, 1)
    points = _points(session)
    for seat in range(1, session.table.seats + 1):
        truth, is_open = 0, True
        for op in (op for entry in session.line()[1:] for op in entry.ops):
            match op:
                case CountOp() if op.kind in points and op.place.owner == seat:
                    truth += op.after - op.before
                    is_open = is_open and op.place.is_open
                case TransferOp() if op.kind in points:
                    truth += op.n * ((op.target.owner == seat) - (op.source.owner == seat))
        if is_open:
            assert points_of(_reasons(session, 0), points, seat) == truth


@each_case
def test_a_cause_is_known_to_whoever_is_told_it(case: Case) -> None:
    session = finished(case, 1)
    for viewer in range(session.table.seats + 1):
        notes = {
            (note.rule, name)
            for entry in session.line()
            for note in entry.notes()
            if note.viewers & (1 << viewer)
            for name in (*note.subjects, *things_in(note.message))
        }
        for one in _reasons(session, viewer):
            assert not one.cause or (one.rule, one.cause) in notes


def test_points_come_first_and_the_same_cause_is_told_once() -> None:
    def reason(kind: str, n: int, cause: str = "a") -> Reason:
        return Reason(1, kind, n, cause, None, "nim/turn")

    told = reasons_in_order(
        [reason("tile", 1), reason("point", -1, "b"), reason("point", 2), reason("point", 1)], {"point"}
    )
    assert [(one.kind, one.n) for one in told] == [("point", 3), ("point", -1), ("tile", 1)]
    assert not reasons_in_order([reason("tile", 1), reason("tile", -1)], {"point"}), "it came and went"
    assert because(reason("tile", 1), RuleBook(())) is None


@each_game
def test_whoever_did_something_is_told_in_the_second_person(game: Game) -> None:
    """A deed without such words would stand in the third person among those of the others."""
    if game.id not in SHIPPED:
        return
    told, found = game.told, set()
    for case in [one for one in CASES if one.game is game and one.people > 1]:
        for note in (note for entry in finished(case, 1).line()[1:] for note in entry.notes()):
            if told.class_of(note.rule, note.message.id) in (NoteClass.DEED, NoteClass.OPENING) and note.viewers & 1:
                found.add(note.message.id)
    assert found and found <= set(game.own_deeds)


@each_game
def test_ones_own_deed_has_nothing_that_the_deed_has_not(game: Game) -> None:
    """It is the same note in other words: a hole of another name would stay empty."""
    wordings = json.loads(
        resources.files(type(game).__module__.rpartition(".")[0]).joinpath("messages.json").read_text("utf-8")
    )
    for id_, own in game.own_deeds.items():
        assert set(_HOLE.findall(own.english)) <= set(_HOLE.findall(wordings[id_])), id_


@each_case
def test_a_row_is_one_persons_and_its_points_are_those_of_its_reasons(case: Case) -> None:
    session = finished(case, 1)
    points = _points(session)
    rows = story_of(_beats(session, 1), session.game, points, 1)
    assert all(here.seat != there.seat for here, there in pairwise(rows))
    assert all(deed.seat == row.seat for row in rows for deed in row.deeds)
    for row in rows:
        assert row.points == sum(one.n for deed in row.deeds for one in deed.reasons if one.kind in points)
    whole = points_of(_reasons(session, 1), points, 1)
    assert sum(row.points for row in rows if row.seat == 1) == whole


@each_case
def test_one_line_names_the_causes_of_what_its_sentence_does_not_say(case: Case) -> None:
    """A row of several deeds is told by the main one: the points that the others brought name their causes."""
    session = finished(case, 1)
    points = _points(session)
    known = {one for one in _reasons(session, 0) if one.name is None}
    nameless = [
        (one.rule, one.cause)
        for row in story_of(_beats(session, 0), session.game, points, 0)
        for one in row.reasons
        if one.kind in points and one.name is None and one.rule not in {same.rule for same in known}
        if one.rule not in {same.rule for same in row.main.reasons}
    ]
    assert not nameless


@each_case
def test_one_line_says_nothing_twice(case: Case) -> None:
    session = finished(case, 1)
    for row in story_of(_beats(session, 0), session.game, _points(session), 0):
        said = [(one.seat, one.kind, one.rule, one.name) for one in row.reasons]
        assert len(said) == len(set(said))
        for kind in {one.kind for one in row.reasons}:
            parts = sum(one.n for deed in row.deeds for one in deed.reasons if one.kind == kind)
            assert sum(one.n for one in row.reasons if one.kind == kind) == parts
