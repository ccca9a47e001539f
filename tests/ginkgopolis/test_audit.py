"""What free hands leave on choices and in the draft is found, mended, and play goes on where it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.api import (
    HistoryEntry,
    MovePiece,
    PieceArg,
    RandomBot,
    ResumeAt,
    SetCount,
    TableAction,
    new_session,
)
from engine.ginkgopolis.audit_city import _spare_tiles
from tests.ginkgopolis.table import Situation, game

Make = Callable[[Situation], list[TableAction]]


def rules(session: Situation) -> list[str]:
    return [finding.rule for finding in session.findings()]


def hands(session: Situation, *acts: TableAction) -> None:
    session.to_sandbox()
    assert session.findings() == []
    for act in acts:
        assert isinstance(session.apply_action(act), HistoryEntry)


def mended(session: Situation) -> None:
    """Take the first repair of the first finding until nothing is left, and play on there."""
    for _ in range(20):
        found = session.findings()
        if not found:
            break
        for act in found[0].repairs[0].acts:
            assert isinstance(session.apply_action(act), HistoryEntry)
    assert isinstance(session.to_strict(), HistoryEntry)


def answer(session: Situation, answers: int) -> None:
    bot = RandomBot(1)
    for _ in range(answers):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))


def first_of(session: Situation, place: str) -> str:
    return session.table.pieces_in(place)[0].id


# ---- choices -------------------------------------------------------------------------------------------------


def test_a_second_card_or_tile_on_a_choice_is_found() -> None:
    session = game(3, seed=5)
    pending = session.first_pending()
    assert pending is not None
    session.answer(pending, next(one for one in session.options(pending) if one.tile))
    seat = pending.question.seat
    commit = f"seat.{seat}.commit"
    hands(session, MovePiece(first_of(session, f"seat.{seat}.hand"), commit))
    assert rules(session) == ["ginkgopolis/commit"]
    session.undo()
    session.apply_action(MovePiece(first_of(session, f"seat.{seat}.tiles"), commit))
    assert rules(session) == ["ginkgopolis/commit"]
    mended(session)
    assert len(session.table.pieces_in(commit)) == 2


def test_whoever_has_acted_has_nothing_on_the_choice() -> None:
    """What lay there would be played in no round and never come back."""
    session = game(2, seed=5)
    while session.table.count_at("state", "round") == 1:
        answer(session, 1)
    session.undo()  # the last answer of the round is still to be given
    waiting = session.first_pending()
    assert waiting is not None
    idle = next(seat for seat in (1, 2) if not session.table.pieces_in(f"seat.{seat}.commit"))
    hands(session, MovePiece(first_of(session, f"seat.{idle}.tiles"), f"seat.{idle}.commit"))
    assert rules(session) == ["ginkgopolis/commit"]
    mended(session)
    assert not session.table.pieces_in(f"seat.{idle}.commit")


def test_a_lost_choice_is_found_before_its_turn() -> None:
    session = game(3, seed=5)
    answer(session, 1)
    seat = next(seat for seat in (1, 2, 3) if session.table.pieces_in(f"seat.{seat}.commit"))
    hands(session, MovePiece(first_of(session, f"seat.{seat}.commit"), "discard"))
    assert rules(session) == ["ginkgopolis/resolve"]
    assert isinstance(session.to_strict(), list)


def test_the_lost_card_of_hal_is_found() -> None:
    session = game(1, seed=5)
    hands(session, MovePiece(first_of(session, "seat.2.commit"), "discard"))
    assert rules(session) == ["ginkgopolis/resolve"]


def test_a_tile_on_the_choice_of_hal_is_found() -> None:
    session = game(1, seed=5)
    hands(session, MovePiece(first_of(session, "tiles"), "seat.2.commit"))
    assert rules(session) == ["ginkgopolis/commit"]


# ---- the draft -----------------------------------------------------------------------------------------------


def spare_character(session: Situation) -> str:
    return next(piece.id for piece in session.table.pieces_in("box") if piece.kind == "character")


DRAFT_HANDS: dict[str, Make] = {
    "fewer to choose from": lambda s: [MovePiece(first_of(s, "seat.1.draft"), "box")],
    "nothing to choose from": lambda s: [MovePiece(piece.id, "box") for piece in s.table.pieces_in("seat.1.draft")],
    "one of another seat": lambda s: [MovePiece(first_of(s, "seat.1.draft"), "seat.2.draft")],
    "a second choice": lambda s: [MovePiece(first_of(s, "seat.1.draft"), "seat.1.picked")],
    "shown too early": lambda s: [MovePiece(first_of(s, "seat.2.draft"), "seat.2.kept")],
    "one too many": lambda s: [MovePiece(spare_character(s), "seat.3.draft")],
}


@pytest.mark.parametrize("answers", [0, 1, 4])
@pytest.mark.parametrize("name", DRAFT_HANDS)
def test_a_draft_is_mended_and_goes_on(name: str, answers: int) -> None:
    session = game(3, seed=5, characters=1)
    answer(session, answers)
    session.to_sandbox()
    for act in DRAFT_HANDS[name](session):
        assert isinstance(session.apply_action(act), HistoryEntry)
    assert set(rules(session)) == {"ginkgopolis/draft"}
    mended(session)
    while not session.table.count_at("state", "round"):
        pending = session.first_pending()
        assert pending is not None and session.options(pending)
        session.answer(pending, session.options(pending)[0])
    for seat in (1, 2, 3):
        assert len([one for one in session.table.pieces_in(f"seat.{seat}.kept") if one.kind == "character"]) == 3


def test_what_is_found_about_a_card_is_told_by_its_tile_which_everybody_sees() -> None:
    """The card may be in a deck or in somebody's hand, where the reader cannot know it."""
    session = game(3, seed=5)
    city = next(
        place for place in session.table.existing_members("city.") if place.pieces and place.pieces[0].kind == "tile"
    )
    covered = city.pieces[-1].id
    hands(session, MovePiece(first_of(session, "tiles"), city.id))
    found = {finding.rule: dict(finding.message.args) for finding in session.findings()}
    assert found["ginkgopolis/keep-card"]["tile"] == PieceArg(covered)
    assert found["ginkgopolis/matching-card"]["tile"] == PieceArg(city.pieces[-1].id)


def test_to_begin_the_round_anew_takes_back_what_was_chosen() -> None:
    session = game(3, seed=5)
    for _ in range(2):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, next(one for one in session.options(pending) if one.tile))
    held = {seat: first_of(session, f"seat.{seat}.commit") for seat in (1, 2)}
    hands(session, ResumeAt("round"))
    found = session.findings()
    assert [finding.rule for finding in found] == ["ginkgopolis/commit", "ginkgopolis/hand-size"] * 2, "told once"
    mended(session)
    for seat, card in held.items():
        assert session.table.pieces[card].place.id == f"seat.{seat}.hand"
        assert (
            not session.table.pieces_in(f"seat.{seat}.commit")
            and len(session.table.pieces_in(f"seat.{seat}.hand")) == 4
        )
    assert len(session.pending()) == 3, "everybody chooses again"


def test_a_city_that_is_too_small_is_offered_one_building() -> None:
    """One repair after the other: each building that is added changes where the next one can stand."""
    session = new_session("ginkgopolis", 2, seed=1)
    session.to_sandbox()
    city = [piece.id for piece in session.table.pieces.values() if piece.place.id.startswith("city.")]
    for tile in city[:2]:
        session.apply_action(MovePiece(tile, "box"))
    (small,) = [one for one in session.findings() if one.rule == "ginkgopolis/setup" and one.subjects == ("city.0.0",)]
    assert len(small.repairs) == 1


def test_a_building_apart_is_taken_down_and_a_marker_under_it_stays() -> None:
    session = game()
    tile, cell = first_of(session, "tiles"), "city.9.9"
    hands(session, MovePiece("marker.A", cell), MovePiece(tile, cell))
    found = next(one for one in session.findings() if one.rule == "ginkgopolis/connected")
    moved = [act.piece for act in found.repairs[0].acts if isinstance(act, MovePiece)]
    assert moved == [tile]


def test_one_tile_to_build_with_is_found_wherever_there_is_one() -> None:
    session = game()
    table = session.table
    top = table.pieces_in("tiles")[-1].id
    assert _spare_tiles(table) == [top]
    table.move_all("tiles", "box")
    boxed = [piece.id for piece in table.pieces_in("box") if piece.kind == "tile"]
    assert _spare_tiles(table) == boxed[-1:]
    for piece in boxed:
        table.move(piece, "seat.1.tiles")
    assert len(_spare_tiles(table)) == 1 and table.pieces[_spare_tiles(table)[0]].place.id == "seat.1.tiles"
    outside = [one.id for one in table.pieces.values() if one.kind == "tile" and not one.place.id.startswith("city.")]
    for number, piece in enumerate(outside):
        table.move(piece, "city.0.0" if not number else "city.9.9")
    assert _spare_tiles(table) == [table.pieces_in("city.9.9")[-1].id], "the roof of the tallest tower"


def test_a_roof_is_spare_from_two_floors_on() -> None:
    session = game()
    table = session.table
    tiles = [one.id for one in table.pieces.values() if one.kind == "tile"]
    city_ = [one for one in tiles if table.pieces[one].place.id.startswith("city.")]
    for number, piece in enumerate(one for one in tiles if one not in city_):
        table.move(piece, f"city.{12 + number % 10}.{12 + number // 10}")
    assert _spare_tiles(table) == []
    table.move(tiles[-1], "city.12.12")
    assert _spare_tiles(table) == [tiles[-1]]


# ---- resources on the city -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "acts",
    [
        [SetCount("city.4.0", "resource.1", 2, "seat.1.screen")],
        [SetCount("city.4.0", "site", 1)],
        [SetCount("city.4.0", "resource.1", 1, "seat.1.screen"), SetCount("city.4.0", "site", 1)],
    ],
)
def test_what_stands_where_no_building_is_goes_back_where_it_came_from(acts: list[TableAction]) -> None:
    session = game(2, seed=5)
    before = session.table.count_at("seat.1.screen", "resource.1")
    hands(session, *acts)
    found = session.findings()
    assert [(one.rule, one.subjects) for one in found] == [("ginkgopolis/owners", ("city.4.0",))]
    assert len(found[0].repairs[0].acts) == len(acts), "no more than what stands there"
    mended(session)
    assert not any(session.table.place("city.4.0").counts.values())
    assert session.table.count_at("seat.1.screen", "resource.1") == before


def test_a_building_of_two_floors_belongs_to_somebody() -> None:
    session = game(2, seed=5)
    hands(session, MovePiece(session.table.pieces_in("tiles")[-1].id, "city.0.0"))
    owners = [one for one in session.findings() if one.rule == "ginkgopolis/owners"]
    assert [(one.message.id, one.subjects) for one in owners] == [
        ("ginkgopolis.audit_tall_building_unowned", ("city.0.0",))
    ]
