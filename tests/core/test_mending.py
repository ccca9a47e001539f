"""The way back from free hands: what was moved is known, goes home first, and is told before it does."""

from __future__ import annotations

import pytest

from engine.api import (
    FlipPiece,
    HistoryEntry,
    MovePiece,
    RevealPiece,
    RotatePiece,
    Session,
    SetCount,
    ShufflePlace,
    last_strict,
    mending,
    new_session,
)
from engine.core.session.mending import table_then
from engine.core.table.snapshot import TableSnapshot


def _free(game: str = "ginkgopolis", people: int = 2) -> Session:
    session = new_session(game, people, seed=5)
    session.to_sandbox()
    return session


def _do(session: Session, *acts: MovePiece | FlipPiece | RotatePiece | SetCount | RevealPiece | ShufflePlace) -> None:
    for act in acts:
        assert isinstance(session.apply_action(act), HistoryEntry)


def _mend(session: Session) -> list[str]:
    plan = mending(session)
    for step in plan.steps:
        for act in step.acts:
            assert isinstance(session.apply_action(act), HistoryEntry)
    return [str(step.label) for step in plan.steps]


def test_in_strict_play_there_is_nothing_to_mend() -> None:
    session = new_session("ginkgopolis", 2, seed=5)
    assert last_strict(session) is None and table_then(session) is None
    assert not mending(session).moved


def test_a_house_on_a_lonely_field_goes_back_and_is_not_demolished() -> None:
    session = _free()
    before = session.table.digest()
    cell = session.table.pieces["tile.R1"].place.id
    _do(session, MovePiece("tile.R1", "city.4.4"))
    plan = mending(session)
    assert [finding.repairs[0].label.id for finding in plan.findings] == ["table.put_piece_back"]
    assert plan.findings[0].repairs[0].acts == (MovePiece("tile.R1", cell, 0),)
    assert len(plan.findings[0].repairs) > 1, "the game's own repairs are still there for whoever wants them"
    assert _mend(session) == [f"Back where it was: tile.R1 → {cell}"]
    assert session.table.digest() == before


def test_things_in_one_anothers_places_find_home_together() -> None:
    session = _free()
    before = session.table.digest()
    places = {name: session.table.pieces[name].place.id for name in ("tile.R1", "tile.B1", "marker.A")}
    for name, other in (("tile.R1", "marker.A"), ("marker.A", "tile.B1"), ("tile.B1", "tile.R1")):
        _do(session, MovePiece(name, places[other]))
    _mend(session)
    assert session.table.digest() == before
    assert not mending(session).moved


def test_what_breaks_no_rule_stays_and_is_told() -> None:
    session = _free()
    have = session.table.count_at("seat.1.screen", "resource.1")
    _do(session, SetCount("seat.1.screen", "resource.1", have + 2, "seat.1.supply"))
    plan = mending(session)
    assert not plan.findings and not plan.steps
    assert [repair.label.id for repair in plan.moved] == ["table.put_secret_count_back"]
    _do(session, MovePiece("tile.R1", "city.4.4"))
    assert len(_mend(session)) == 1, "what was meant and breaks no rule is left alone"
    assert session.table.count_at("seat.1.screen", "resource.1") == have + 2


def test_how_many_lie_behind_a_screen_is_not_said() -> None:
    session = _free()
    _do(session, SetCount("seat.2.screen", "point", 7))
    session.to_strict()
    session.to_sandbox()
    _do(session, SetCount("seat.2.screen", "point", 9), SetCount("state", "round", 3))
    labels = [repair.label for repair in mending(session).moved]
    assert {label.id for label in labels} >= {"table.put_secret_count_back"}
    assert not any("7" in str(label) or "9" in str(label) for label in labels)


def test_of_two_that_would_do_the_newer_one_goes_back() -> None:
    session = _free("underwater_cities")
    pieces = [piece.id for piece in session.table.pieces_in("seat.1.tiles")]
    _do(session, MovePiece(pieces[1], "box"), MovePiece(pieces[0], "box"))
    assert mending(session).moved[0].acts[0] == MovePiece(pieces[0], "seat.1.tiles", 0)


def test_what_was_known_and_forgotten_is_known_again() -> None:
    """A card that leaves a hand unseen takes along what others knew of the whole hand."""
    session = _free()
    hand = [piece.id for piece in session.table.pieces_in("seat.1.hand")]
    _do(session, RevealPiece(hand[0], 2), RevealPiece(hand[1]))
    session.to_strict()
    before = session.table.digest()
    session.to_sandbox()
    _do(session, MovePiece(hand[2], "deck"))
    assert not session.table.pieces[hand[0]].seen_by & 4, "seat 2 cannot follow the card"
    for repair in mending(session).moved:
        _do(session, *repair.acts)  # type: ignore[arg-type]
    assert session.table.digest() == before


def test_what_was_seen_meanwhile_is_said() -> None:
    session = _free()
    card = session.table.pieces_in("deck")[-1].id
    _do(session, MovePiece(card, "city.0.0"))
    plan = mending(session)
    assert plan.steps and plan.is_settled and plan.stays_known
    _do(session, MovePiece("tile.R1", "city.4.4"))
    session.seek(session.root)
    session.to_sandbox()
    _do(session, MovePiece("tile.R1", "city.4.4"))
    assert not mending(session).stays_known


def test_turned_and_shuffled_things_are_told_as_such() -> None:
    session = _free()
    deck = [piece.id for piece in session.table.pieces_in("deck")]
    _do(session, ShufflePlace("deck"), RotatePiece("tile.R1", 1))
    assert sorted(repair.label.id for repair in mending(session).moved) == [
        "table.put_order_back",
        "table.turn_piece_back",
    ]
    for repair in mending(session).moved:
        _do(session, *repair.acts)  # type: ignore[arg-type]
    assert [piece.id for piece in session.table.pieces_in("deck")] == deck
    assert session.table.pieces["tile.R1"].quarter_turns == 0


def test_nothing_is_taken_out_of_a_hand_without_being_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand is too large, and nothing can go home, as if it had been so before: people choose what goes."""
    session = new_session("imperial_miners", 2, seed=5)
    session.to_sandbox()
    for card in [piece.id for piece in session.table.pieces_in("deck.4")][-9:]:
        _do(session, MovePiece(card, "seat.1.hand"))
    now = TableSnapshot(session.table)
    monkeypatch.setattr("engine.core.session.mending.table_then", lambda _: now)
    plan = mending(session)
    assert [finding.rule for finding in plan.findings] == ["imperial_miners/hand-limit"]
    assert plan.findings[0].repairs and not plan.steps and not plan.is_settled


def test_of_a_limited_kind_the_box_takes_back_what_came_from_it() -> None:
    session = _free(people=3)
    have = session.table.count_at("seat.1.screen", "resource.1")
    before = session.table.digest()
    _do(session, SetCount("seat.1.screen", "resource.1", have + 1, "box"))
    _do(session, *mending(session).moved[0].acts)  # type: ignore[arg-type]
    assert session.table.digest() == before
    refused = session.apply_action(SetCount("seat.1.screen", "resource.1", 0, "deck"))
    assert isinstance(refused, list), "but nothing else takes what cannot lie there"
