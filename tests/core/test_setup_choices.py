"""What is chosen before a game begins fits together at every step, and says why where it does not."""

from __future__ import annotations

import pytest

from engine import api
from engine.api import SetupChoices

CASES = [(game, people) for game in api.GAMES.values() for people in game.seat_counts]


@pytest.mark.parametrize(("game", "people"), CASES, ids=lambda one: getattr(one, "id", str(one)))
def test_what_is_offered_can_be_set_up(game: api.Game, people: int) -> None:
    choices = SetupChoices(game, people)
    assert not game.setup_errors(people, choices.recommended())
    if choices.first_game_refusal() is None:
        assert not game.setup_errors(people, choices.for_first_game())
    asked = choices.recommended().keys()
    assert asked == {one.id for one in game.options if not one.seats or people in one.seats}, "and nothing else"
    for option in choices.options(choices.recommended()):
        for one in choices.choices(option):
            assert not game.setup_errors(people, {**choices.recommended(), option.id: one.value})


@pytest.mark.parametrize(("game", "people"), CASES, ids=lambda one: getattr(one, "id", str(one)))
def test_settings_of_another_evening_are_mended(game: api.Game, people: int) -> None:
    choices = SetupChoices(game, people)
    wild = {option.id: option.choices[-1].value for option in game.options} | {"nonsense": 3}
    for settings in (wild, dict.fromkeys(wild, 10**6), {}):
        mended = choices.mended(settings)
        assert not game.setup_errors(people, mended)
        assert mended.keys() == choices.recommended().keys()
    api.new_session(game.id, people, seed=1, settings=choices.mended(wild))


def test_the_introductory_game_and_automas_exclude_each_other() -> None:
    barrage = api.GAMES["barrage"]
    three = SetupChoices(barrage, 3)
    first = three.for_first_game()
    assert first["variant"] == 1 and three.first_game_refusal() is None
    refusal = three.with_computers(first, 1)
    assert isinstance(refusal, api.Message) and refusal.id == "barrage.introductory_game_excludes_automas"
    with_one = three.with_computers(three.recommended(), 1)
    assert isinstance(with_one, dict) and with_one["automas"] == 1
    found = three.why_not(with_one, "variant", 1)
    assert found is not None and found.id == "barrage.introductory_game_excludes_automas"
    assert SetupChoices(barrage, 1).first_game_refusal() is not None


def test_what_is_only_about_computers_is_asked_only_with_them() -> None:
    barrage = SetupChoices(api.GAMES["barrage"], 2)
    usual = barrage.recommended()
    assert not {"automas", "level"} & {option.id for option in barrage.options(usual)}
    with_one = barrage.with_computers(usual, 1)
    assert isinstance(with_one, dict)
    assert "level" in {option.id for option in barrage.options(with_one)}


def test_where_the_game_plays_seats() -> None:
    assert {id_ for id_, game in api.GAMES.items() if api.plays_seats(game)} >= {"barrage", "ginkgopolis"}
    assert not api.plays_seats(api.GAMES["underwater_cities"])
    solo = SetupChoices(api.GAMES["ginkgopolis"], 1)
    assert solo.computer_counts() == (1,)
    assert isinstance(SetupChoices(api.GAMES["ginkgopolis"], 2).with_computers({}, 1), api.Message)
    assert isinstance(SetupChoices(api.GAMES["ginkgopolis"], 9).with_computers({}, 0), api.Message)


@pytest.mark.parametrize(
    ("id_", "option"),
    [
        ("barrage", "variant"),
        ("imperial_miners", "first_game"),
        ("ginkgopolis", "characters"),
        ("underwater_cities", "boards"),
    ],
)
def test_each_game_says_what_a_first_game_is(id_: str, option: str) -> None:
    game = api.GAMES[id_]
    assert [one.first_game is not None for one in game.options if one.id == option] == [True]
    assert len(game.introduction.steps) >= 4


@pytest.mark.parametrize("id_", ["barrage", "imperial_miners", "ginkgopolis", "underwater_cities"])
def test_progress_grows_from_little_to_nearly_all(id_: str) -> None:
    session = api.new_session(id_, 2, seed=5)
    bot, seen = api.RandomBot(3), [api.GAMES[id_].progress(session.table) or 0.0]
    for _ in range(60):
        pending = session.first_pending()
        if pending is None:
            break
        session.answer(pending, bot.choose_answer(session, pending))
        seen.append(api.GAMES[id_].progress(session.table) or 0.0)
    assert seen[0] <= 0.2 and all(0 <= one <= 1 for one in seen) and seen[-1] > seen[0]
