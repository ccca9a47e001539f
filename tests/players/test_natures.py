"""Named temperaments lean towards deeds of their own and see no more than others; who follows a person stays near."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from engine import api
from engine.api import FOLLOWING, Game, RandomStream, imagined_table, seat_view
from engine.players.levels import NOVICE, likes_of
from engine.players.natures import of_nature
from engine.players.taste import liked
from tests.conformance.cases import Case, each_game
from tests.players.positions import SMALL, some
from tests.toys import SHIPPED


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_has_natures_whose_likes_there_are(game: str) -> None:
    found = api.natures(api.GAMES[game])
    assert len(found) >= 3 and len({one.name for one in found}) == len({one.says for one in found}) == len(found)
    assert {one.id for one in found} == set(likes_of(api.GAMES[game])), "a nature without a name"
    known = set(json.loads(files(f"engine.{game}").joinpath("messages.json").read_text(encoding="utf-8")))
    known |= {piece.kind for piece in api.new_session(game, 2, seed=1).table.pieces.values()}
    for likes in likes_of(api.GAMES[game]).values():
        assert set(likes) <= known, "no answer is made of these words"
        assert all(0 < much < 1 for much in likes.values()), "a nature leans, it does not fall"


def test_a_nature_takes_the_place_of_likes_that_chance_draws() -> None:
    game = api.GAMES["ginkgopolis"]
    level = api.level_number(game, 1)
    assert level.bias and not level.likes
    builder = of_nature(game, level, "builder")
    assert builder.likes == likes_of(game)["builder"] and not builder.bias and builder.noise == level.noise
    assert of_nature(game, level, "") == of_nature(game, level, "nobody") == level
    assert api.nature_of(game, "nobody") is None and api.nature_of(game, "builder") is not None


def test_what_somebody_likes_weighs_a_share_of_the_gap() -> None:
    session = api.new_session("ginkgopolis", 2, seed=4)
    bot = api.GreedyBot(4)
    while (pending := session.first_pending()) is not None and pending.frame.name != "ginkgopolis.commit":
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    options = list(session.options(pending))
    worths = [0.0] * (len(options) - 1) + [4.0]
    level = of_nature(session.game, SMALL, "builder")
    found = liked(pending.frame, session.table, options, worths, level)
    builds = [pending.frame.label(session.table, one).id == "ginkgopolis.option_construct" for one in options]
    assert any(builds) and not all(builds)
    share = likes_of(session.game)["builder"]["ginkgopolis.option_construct"]
    assert found == [pytest.approx(4 * share) if is_one else 0.0 for is_one in builds]
    assert max(liked(pending.frame, session.table, options, [*worths[:-1], 400.0], level)) == pytest.approx(8 * share)
    assert liked(pending.frame, session.table, options, worths, SMALL) == [0.0] * len(options)


@each_game
def test_a_nature_and_a_pace_see_no_hidden_thing(game: Game) -> None:
    natures = api.natures(game)
    nature = natures[0].id if natures else ""
    for number, (session, pending) in enumerate(some(Case(game, max(game.seat_counts[:2])), 2, 25)):
        seat = pending.question.seat
        view = seat_view(session.table, seat)
        other = imagined_table(game, view, RandomStream(number, "another world", 0))
        here, there = (
            api.think(game, one, seat, FOLLOWING, 7, 4, nature=nature, pace=150)
            for one in (view, seat_view(other, seat))
        )
        assert here is not None and here == there
        assert not session.refusals(pending, here.answer)


def test_who_plays_between_two_levels_is_now_the_one_and_now_the_other() -> None:
    game = api.GAMES["imperial_miners"]
    levels = [api.level_at(game, 240, 2, RandomStream(at, "pace", 0)) for at in range(400)]
    second, third = api.level_number(game, 2), api.level_number(game, 3)
    assert set(map(str, levels)) == {str(second), str(third)}
    assert 0.3 < levels.count(third) / len(levels) < 0.5
    assert api.level_at(game, 300, 2, RandomStream(1, "pace", 0)) == third
    assert api.level_at(game, 9999, 2, RandomStream(1, "pace", 0)) == api.level_number(game, 5)
    easiest = [api.level_at(game, 0, 2, RandomStream(at, "pace", 0)) for at in range(50)]
    assert api.level_number(game, 1) in easiest and NOVICE in easiest


def test_a_seat_keeps_its_nature_and_its_pace_in_its_file() -> None:
    session = api.new_session("ginkgopolis", 2, seed=3)
    session.controls = {1: api.SeatControl(FOLLOWING, 5, nature="builder", pace=240), 2: api.SeatControl(3, 7)}
    raw = api.encode(session)
    assert api.decode(raw.encode(), api.find_game).session.controls == session.controls
    assert raw.count('"nature"') == raw.count('"pace"') == 1, "what is not there is not written"
