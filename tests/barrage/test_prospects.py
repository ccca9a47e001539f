"""What a structure would open: the productions it completes, told before it is built."""

from __future__ import annotations

import random

import pytest

from engine import api
from engine.barrage.board import BY_CODE
from engine.barrage.flood import arriving
from engine.barrage.queries import next_piece, systems
from tests.barrage.table import FRANCE, GERMANY, USA, Situation, game


def opened(session: Situation, seat: int, kind: str, code: str) -> tuple[list[tuple[str, ...]], list[str]]:
    """The systems that a structure would complete on a space, and all sentences."""
    piece = next_piece(session.table, seat, kind)  # type: ignore[arg-type]  # the test names structures
    assert piece is not None
    told = session.game.opportunities(session.table, seat, piece, BY_CODE[code])
    codes = {place: code for code, place in BY_CODE.items()}
    return [tuple(codes[name] for name in one.places) for one in told if one.places], [str(one.words) for one in told]


def test_a_powerhouse_completes_every_conduit_into_its_basin() -> None:
    session = game()
    session.dam("7L", FRANCE, 2, 2)
    session.conduit("7A", FRANCE)
    found, words = opened(session, FRANCE, "powerhouse", "10P1")
    assert found == [("7L", "7A", "10P1")]
    (told,) = words
    assert told.startswith("Production from ") and told.endswith("2 energy per drop, 2 drop there now.")


def test_without_a_conduit_nothing_opens() -> None:
    session = game()
    session.dam("7L", FRANCE, 2, 2)
    found, words = opened(session, FRANCE, "powerhouse", "10P1")
    assert not found
    assert words == ["Opens no production yet."]


def test_a_foreign_dam_feeds_nobody_else() -> None:
    session = game()
    session.dam("7L", USA, 2, 2)
    session.conduit("7A", FRANCE)
    assert opened(session, FRANCE, "powerhouse", "10P1")[0] == []


def test_a_neutral_dam_feeds_everybody_and_a_foreign_conduit_is_paid() -> None:
    session = game()
    session.dam("7L", 0, 1, 1)
    session.conduit("7A", USA)
    found, words = opened(session, FRANCE, "powerhouse", "10P1")
    assert found == [("7L", "7A", "10P1")]
    assert words[0].endswith("is paid for the conduit.")


def test_a_conduit_joins_dam_and_powerhouse() -> None:
    session = game()
    session.dam("7L", FRANCE, 1, 1)
    session.house("10P1", FRANCE)
    assert opened(session, FRANCE, "conduit", "7A")[0] == [("7L", "7A", "10P1")]
    assert opened(session, GERMANY, "conduit", "7A")[0] == []


def test_a_base_tells_what_it_will_hold() -> None:
    session = game()
    session.conduit("7A", FRANCE)
    session.house("10P1", FRANCE)
    for letter in "ABCD":
        session.drops(letter, 0)
    session.drops("D", 3)
    found, words = opened(session, FRANCE, "base", "7L")
    assert found == [("7L", "7A", "10P1")]
    assert words[0].startswith("Production through ") and words[0].endswith("2 energy per drop.")
    coming = arriving(session.table, BY_CODE["7L"])
    assert coming
    assert words[1] == f"The dam would hold 1 drop; the next water flow would bring {coming} drop."


@pytest.mark.parametrize(("who", "holds"), [("wilhelm_adler", 3), ("graziano_del_monte", 4)])
def test_an_elevation_tells_the_new_room(who: str, holds: int) -> None:
    session = game()
    session.officer(FRANCE, who)
    session.dam("7L", FRANCE, 2, 0)
    _, words = opened(session, FRANCE, "elevation", "7L")
    assert words[-1].startswith(f"The dam would hold {holds} drop;")


def test_other_drags_open_nothing() -> None:
    session = game()
    game_, table = session.game, session.table
    piece = next_piece(table, FRANCE, "powerhouse")
    assert piece is not None
    assert game_.opportunities(table, FRANCE, piece, BY_CODE["7L"]) == ()
    assert game_.opportunities(table, USA, piece, BY_CODE["10P1"]) == ()
    assert game_.opportunities(table, FRANCE, "nothing", "nowhere") == ()


def test_what_is_told_holds_when_it_is_built() -> None:
    """In random games: after a conduit or powerhouse is built, its systems with water are the ones that were told."""
    told = 0
    for seed in range(6):
        session = api.new_session("barrage", 3, seed=seed, settings={"variant": 1})
        dice = random.Random(seed)
        for _ in range(150):
            pending = session.first_pending()
            if pending is None:
                break
            picks = pending.frame.shape is api.QuestionShape.PICK
            answer = dice.choice(session.options(pending)) if picks else session.default_answer(pending)
            gesture = pending.frame.gesture(session.table, answer) if picks else None
            seat = pending.question.seat
            found = session.game.opportunities(session.table, seat, *gesture) if gesture is not None else ()
            session.answer(pending, answer)
            if not found or gesture is None or ".dam." in gesture.drop:
                continue
            now = {one[:3] for one in systems(session.table, seat) if gesture.drop in one[:3]}
            places = {one.places for one in found}
            if any(piece.id == gesture.grab for piece in session.table.places[gesture.drop].pieces):
                assert now <= places
                told += len(now)
    assert told
