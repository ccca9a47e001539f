"""A position that breaks rules can be taken as it is where play can go on from it; the history keeps what was left."""

from __future__ import annotations

import pytest

from engine.api import (
    GAMES,
    EntryKind,
    Finding,
    Game,
    HistoryEntry,
    InvalidData,
    MovePiece,
    PlayMode,
    RandomStream,
    Session,
    SetCount,
    decode,
    encode,
    find_game,
)
from engine.core.storage.save import _mode_after
from tests.conformance.cases import Case, each_game, has_waivable_rules, play_on, seeds
from tests.conformance.guard import assert_whole
from tests.conformance.hands import MOST_REPAIRS, Hands

TRIES = 36


def messed_up(game: Game, seed: int) -> tuple[Session, str]:
    """A table that hands have changed, and a point where play could resume; what cannot be waived is repaired."""
    dice = RandomStream(seed, "waive", 0)
    session = Case(game, game.seat_counts[seed % len(game.seat_counts)]).start(seed)
    play_on(session, seed, dice.choice((0, 2, dice.randrange(60))))
    session.to_sandbox()
    hands = Hands(session, seed)
    for _ in range(dice.choice((3, 10, 40))):
        hands.do(hands.act())
    points = session.game.resume_points(session.table)
    point = points[0].id if dice.randrange(2) else dice.choice(points).id
    for _ in range(MOST_REPAIRS):
        firm = [one for one in session.findings(point) if not one.waivable and one.repairs]
        if not firm:
            break
        for act in dice.choice(firm[0].repairs).acts:
            session.apply_action(act)
    return session, point


@each_game
@seeds(normal=TRIES, soak=2000, chunk=100)
def test_what_may_be_waived_lets_play_go_on(game: Game, seeds: range) -> None:
    waived = 0
    for seed in seeds:
        session, point = messed_up(game, seed)
        findings = session.findings(point)
        if not findings or not all(one.waivable for one in findings):
            continue
        assert not isinstance(session.to_strict(1, point), HistoryEntry), "findings are not waived by themselves"
        before = len(session.entries)
        entry = session.to_strict(1, point, findings)
        if not isinstance(entry, HistoryEntry):
            assert [refusal.rule for refusal in entry] == ["table/playable"]
            assert len(session.entries) == before
            continue
        waived += 1
        assert {one.key for one in findings} <= session.waived()
        noted = {note.rule for note in entry.notes()}
        assert {one.rule for one in findings} <= noted
        play_on(session, seed, 80)
        assert_whole(session.table)
        opened = decode(encode(session).encode(), find_game)
        assert opened.first_divergence is None
        assert opened.session.table.digest() == session.table.digest()
        assert opened.session.waived() == session.waived()
    if not has_waivable_rules(game):
        assert not waived
    elif len(seeds) >= TRIES:
        assert waived > 1


def misplace(session: Session) -> set[str]:
    """Lay something where it does not belong: a piece, or, in a game without pieces, all that is counted in one place.

    The rules that are then broken and cannot be waived.
    """
    table = session.table
    piece = next((piece for piece in table.pieces.values() if piece.place.id != "box"), None)
    if piece is not None:
        wrong = next(place for place in table.places.values() if piece.kind not in place.accepts)
        session.apply_action(MovePiece(piece.id, wrong.id))
        return {"table/accepted-kinds"}
    for kind in (one for one in table.count_defs.values() if one.is_limited):
        there = [name for name in table.places if name.startswith(kind.places)]
        for name in there[:-1]:
            session.apply_action(SetCount(name, kind.kind, 0, there[-1]))
    return {one.rule for one in session.findings() if not one.waivable}


@each_game
def test_firm_findings_cannot_be_waived(game: Game) -> None:
    """What the rules build upon has to be settled, whatever people would like."""
    session = Case(game, game.seat_counts[-1]).start(1)
    session.to_sandbox()
    broken = misplace(session)
    if not broken and not session.table.pieces:
        return  # counts alone, and the game can go on however they lie
    firm = [one for one in session.findings() if one.rule in broken]
    assert firm and not any(one.waivable for one in firm)
    given = session.to_strict(1, "", session.findings())
    assert not isinstance(given, HistoryEntry)
    assert broken <= {refusal.rule for refusal in given}
    forged = [Finding(one.rule, one.message, one.subjects, waivable=True) for one in session.findings()]
    assert not isinstance(session.to_strict(1, "", forged), HistoryEntry), (
        "whoever asks does not decide what can be waived"
    )


@pytest.mark.spies
def test_no_more_is_left_as_it_is_than_a_file_can_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Case(GAMES["ginkgopolis"], 2).start(1)
    session.to_sandbox()
    for x in (40, 42, 44):
        assert isinstance(session.apply_action(SetCount(f"city.{x}.40", "site", 1)), HistoryEntry)
    found = session.findings()
    assert len(found) == 3 and all(one.waivable for one in found)
    monkeypatch.setattr("engine.core.session.session.MOST_WAIVED", 2)
    refused = session.to_strict(1, "", found)
    assert not isinstance(refused, HistoryEntry) and [one.rule for one in refused] == ["table/playable"]
    monkeypatch.setattr("engine.core.session.session.MOST_WAIVED", 3)
    assert isinstance(session.to_strict(1, "", found), HistoryEntry)


@pytest.mark.parametrize("left", ["x", ["x"], [["rule", "piece"]], [["rule", [1]]], [["r" * 200, []]], []])
def test_a_file_with_a_strange_waiver_is_refused(left: object) -> None:
    with pytest.raises(InvalidData):
        _mode_after(EntryKind.MODE, ["strict", "", left], PlayMode.SANDBOX)
