"""Set-up: the numbers for each player count, the first city, characters and the draft."""

from __future__ import annotations

import pytest

from engine.api import InvalidData, new_session
from engine.ginkgopolis.cards import BONUS, COLOUR
from tests.ginkgopolis.table import Situation, game

START_CITY = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
START_MARKERS = {
    "A": (-1, 2),
    "B": (0, 2),
    "C": (1, 2),
    "D": (2, 1),
    "E": (2, 0),
    "F": (2, -1),
    "G": (1, -2),
    "H": (0, -2),
    "I": (-1, -2),
    "J": (-2, -1),
    "K": (-2, 0),
    "L": (-2, 1),
}


@pytest.mark.parametrize(
    ("people", "resources", "removed", "deck", "discard", "hand", "tokens", "characters"),
    [
        (1, 25, 6, 10, 7, 3, 0, 0),
        (2, 25, 6, 6, 7, 4, 2, 3),
        (3, 20, 6, 2, 7, 4, 2, 3),
        (4, 18, 0, 5, 0, 4, 2, 3),
        (5, 16, 0, 1, 0, 4, 2, 3),
    ],
)
def test_numbers_by_player_count(
    people: int, resources: int, removed: int, deck: int, discard: int, hand: int, tokens: int, characters: int
) -> None:
    session = game(people)
    table = session.table
    tiles = sum(len(table.pieces_in(f"seat.{seat}.tiles")) for seat in table.seats_from_first())
    boxed = [piece for piece in table.pieces_in("box") if piece.kind == "tile"]
    assert len(boxed) == removed
    assert len(table.pieces_in("tiles")) == 51 - removed - tiles
    assert len(table.pieces_in("deck")) == deck
    assert len(table.pieces_in("discard")) == discard
    assert len(table.pieces_in("reserve")) == 51
    for seat in table.seats_from_first():
        assert session.supply_left(seat) + session.screen(seat)[0] == resources
        assert table.count_at("box", f"resource.{seat}") == 25 - resources
        is_hal = people == 1 and seat == 2
        assert len(table.pieces_in(f"seat.{seat}.hand")) == (0 if is_hal else hand)
        assert table.count_at(f"seat.{seat}.tokens", "hand_token") == tokens
        assert len(table.pieces_in(f"seat.{seat}.kept")) == characters
    assert table.count_at("box", "hand_token") == 10 - tokens * len(table.seats_from_first())


def test_the_first_city() -> None:
    seen = set()
    for seed in range(4):
        table = game(3, seed).table
        built = {place.id: place.pieces for place in table.existing_members("city.") if place.pieces[0].kind == "tile"}
        assert set(built) == {f"city.{x}.{y}" for x, y in START_CITY}
        assert sorted(piece.id for pieces in built.values() for piece in pieces) == sorted(
            f"tile.{colour}{number}" for colour in "RBY" for number in (1, 2, 3)
        )
        assert not any(table.places[name].counts for name in built), "bare, nobody's and finished"
        seen.add(tuple(built[name][0].id for name in sorted(built)))
        for letter, (x, y) in START_MARKERS.items():
            assert table.pieces[f"marker.{letter}"].place.id == f"city.{x}.{y}"
    assert len(seen) > 1, "at random"


def test_the_first_deck_holds_the_letters_and_the_start_buildings() -> None:
    table = game(4).table
    cards = {
        piece.id for name in ("deck", *(f"seat.{seat}.hand" for seat in range(1, 5))) for piece in table.pieces_in(name)
    }
    assert cards == {f"card.{code}" for code in (*START_MARKERS, *(f"{c}{n}" for c in "RBY" for n in (1, 2, 3)))}


@pytest.mark.parametrize(
    ("number", "codes", "start"),
    [
        (1, ["C01", "C02", "C03"], (4, 2, 2)),
        (2, ["C04", "C05", "C06"], (4, 2, 2)),
        (3, ["C07", "C08", "C09"], (5, 2, 4)),
        (4, ["C10", "C11", "C12"], (4, 2, 3)),
        (5, ["C13", "C14", "C15"], (4, 2, 3)),
        (6, ["C16", "C17", "C18"], (5, 2, 4)),
    ],
)
def test_ready_sets(number: int, codes: list[str], start: tuple[int, int, int]) -> None:
    for seed in range(30):
        session = game(5, seed)
        for seat in range(1, 6):
            if session.codes_in(f"seat.{seat}.kept") == codes:
                assert session.screen(seat) == start
                return
    raise AssertionError(f"nobody got set {number}")


def test_the_first_player_is_chosen_or_drawn() -> None:
    for seat in (1, 2, 3):
        assert game(3, first=seat).lies("first") == f"seat.{seat}.tokens"
    drawn = {game(3, seed, first=0).lies("first") for seed in range(12)}
    assert drawn == {"seat.1.tokens", "seat.2.tokens", "seat.3.tokens"}
    with pytest.raises(InvalidData):
        new_session("ginkgopolis", 2, seed=1, settings={"first": 3})


# ---- the draft -----------------------------------------------------------------------------------------------


def drafting(people: int = 3) -> Situation:
    return game(people, characters=1)


def test_the_draft_deals_four_and_keeps_three() -> None:
    session = drafting()
    table = session.table
    first = {seat: session.codes_in(f"seat.{seat}.draft") for seat in (1, 2, 3)}
    assert all(len(codes) == 4 for codes in first.values())
    assert [one.question.seat for one in session.pending()] == [1, 2, 3], "all choose at the same time"
    for seat in (1, 2, 3):
        session.choose(seat, f"character.{first[seat][0]}")
    assert {seat: session.codes_in(f"seat.{seat}.draft") for seat in (1, 2, 3)} == {
        2: first[1][1:],
        3: first[2][1:],
        1: first[3][1:],
    }, "the others are passed to the left"
    assert not any(table.pieces_in(f"seat.{seat}.kept") for seat in (1, 2, 3)), "nothing is shown yet"
    for _ in range(2):
        for seat in (1, 2, 3):
            session.choose(seat, session.options(session.asked(seat))[0])
    for seat in (1, 2, 3):
        assert len(session.codes_in(f"seat.{seat}.kept")) == 3
        assert session.codes_in(f"seat.{seat}.draft") == []
        assert all(piece.face == 0 for piece in table.pieces_in(f"seat.{seat}.kept"))
        assert len(table.pieces_in(f"seat.{seat}.hand")) == 4
    assert sum(piece.kind == "character" for piece in table.pieces_in("box")) == 27 - 9


def test_the_draft_says_what_each_character_brings() -> None:
    session = drafting(2)
    pending = session.asked(1)
    for card in session.options(pending):
        label = pending.frame.label(session.table, card)
        told = dict(label.args)
        assert (told["start"], told["effect"]) == session.game.piece_text(session.table, card)


def test_after_the_draft_the_characters_bring_their_items() -> None:
    session = drafting(2)
    for _ in range(3):
        for seat in (1, 2):
            session.choose(seat, session.options(session.asked(seat))[0])
    start = {
        ("red", "construct"): (0, 1, 0),
        ("red", "other"): (1, 1, 1),
        ("blue", "construct"): (1, 0, 0),
        ("blue", "other"): (2, 0, 1),
        ("yellow", "construct"): (2, 1, 1),
        ("yellow", "other"): (2, 1, 2),
    }
    for seat in (1, 2):
        due = [0, 0, 0]
        for code in session.codes_in(f"seat.{seat}.kept"):
            piece = f"character.{code}"
            action = "construct" if BONUS[piece][0] == "construct" else "other"
            due = [a + b for a, b in zip(due, start[COLOUR[piece], action], strict=True)]
        assert session.screen(seat) == tuple(due)


def test_only_a_character_of_the_own_draft_can_be_kept() -> None:
    session = drafting()
    mine, foreign = session.codes_in("seat.1.draft")[0], session.codes_in("seat.2.draft")[0]
    assert session.refused(1, f"character.{foreign}") == ["ginkgopolis/draft"]
    assert session.refused(1, "card.A") == ["ginkgopolis/draft"]
    assert session.refused(1, "nonsense") == ["ginkgopolis/draft"]
    assert session.why_not(1, f"character.{mine}", "seat.1.kept") == []
    assert session.why_not(1, f"character.{mine}", "deck") == ["ginkgopolis/draft"]
    assert session.why_not(1, f"character.{foreign}", "seat.1.kept") == ["table/not-asked"], "it was never seen"
    session.choose(1, f"character.{mine}")
    assert session.why_not(1, f"character.{mine}", "seat.1.kept") == ["ginkgopolis/draft"]


def test_hands_lay_the_resources_of_those_who_play_and_no_others() -> None:
    kinds = game(2).table.count_defs
    assert kinds["resource.1"].places == ("city.", "seat.1.screen", "seat.1.supply")
    assert kinds["resource.2"].places and not kinds["resource.3"].places and not kinds["resource.5"].places


def test_characters_are_drafted_and_the_first_is_chosen_with_any_number_of_people() -> None:
    options = {option.id: option.seats for option in game(2).game.options}
    assert options["characters"] == options["first"] == (2, 3, 4, 5) and options["expert"] == (1,)


@pytest.mark.parametrize("people", [2, 3, 5])
def test_screens_and_resources_of_colours_that_nobody_plays_belong_to_nobody(people: int) -> None:
    table = game(people).table
    assert [table.pieces[f"screen.{number}"].owner for number in range(1, 6)] == [
        *range(1, people + 1),
        *[0] * (5 - people),
    ]
    for number in range(1, 6):
        places = table.count_defs[f"resource.{number}"].places
        own = ("city.", f"seat.{number}.screen", f"seat.{number}.supply")
        assert places == (own if number <= people else ()), "own places, or none to lie in"
