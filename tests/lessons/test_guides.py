"""The guides of a first game: their moments come, what they light is there, and one step comes at a time."""

from __future__ import annotations

from functools import cache

import pytest

from engine.api import InvalidData, RandomBot, Session, new_session
from engine.core.flow.frame import frame_kinds
from engine.core.table.pieces import Piece
from engine.lessons.guide import MOST_READ, GuideStep, guide_words, lit_ids, load_guide, read_guide
from engine.lessons.names import is_on_table
from tests.lessons.shipped import GUIDED
from tests.toys import SHIPPED


@cache
def occasions(game: str, seeds: int) -> dict[str, list[tuple[str, ...]]]:
    """For each step of a guide: what it lit each time that is no thing on the table. Random games, as the guide begins
    them; a game is left once every step has come.
    """
    guide = load_guide(game)
    assert guide is not None
    found: dict[str, list[tuple[str, ...]]] = {step.id: [] for step in guide.steps}
    for seed in range(guide.seed, guide.seed + seeds):
        session = new_session(game, guide.people, seed=seed, settings=guide.settings)
        bot, shown = RandomBot(seed), set[str]()
        while len(shown) < len(found) and (pending := session.first_pending()) is not None:
            if pending.question.seat == 1:
                step = guide.current(session.line(), pending)
                if step in guide.steps and step.id not in shown:
                    shown.add(step.id)
                    lit = lit_ids(step, session, pending)
                    assert lit or not step.light, (game, step.id)
                    found[step.id].append(tuple(one for one in lit if not is_on_table(session, one)))
            session.answer(pending, bot.choose_answer(session, pending))
    return found


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_has_a_guide(game: str) -> None:
    assert game in GUIDED
    guide = load_guide(game)
    assert guide is not None and 6 <= len(guide.steps) <= 8
    assert [step.id for step in guide.steps if step.title is None] == []


@pytest.mark.parametrize("game", GUIDED)
def test_every_moment_comes_and_what_it_lights_is_there(game: str) -> None:
    found = occasions(game, 8)
    assert [step for step, times in found.items() if not times] == []
    assert {step: bad for step, times in found.items() for bad in times if bad} == {}


@pytest.mark.parametrize("game", GUIDED)
def test_every_question_of_a_game_has_its_words(game: str) -> None:
    guide = load_guide(game)
    assert guide is not None
    own = {name: kind for name, kind in frame_kinds().items() if name.startswith(f"{game}.")}
    asking = {name for name, kind in own.items() if not (kind.never_asks or kind.only_in_search)}
    spoken_of = {step.when.frame for step in guide.all_steps}
    assert asking <= spoken_of
    assert all(step.when.nth == 1 and step.when.frame in asking for step in guide.also)


@pytest.mark.parametrize("game", GUIDED)
def test_ten_first_games_are_not_talked_over(game: str) -> None:
    """A question has one step at most, and a whole game no more than a person reads."""
    guide = load_guide(game)
    assert guide is not None
    for seed in range(guide.seed, guide.seed + 10):
        session = new_session(game, guide.people, seed=seed, settings=guide.settings)
        bot, shown, answers = RandomBot(seed), set[str](), 0
        while (pending := session.first_pending()) is not None:
            if pending.question.seat == 1:
                step = guide.current(session.line(), pending, shown)
                answers += 1
                if step is not None:
                    shown.add(step.id)
            session.answer(pending, bot.choose_answer(session, pending))
        assert len(guide.steps) - 2 <= len(shown) <= MOST_READ, (seed, sorted(shown))
        assert answers > 2 * len(shown), "most questions are left to the seat"


@pytest.mark.soak
@pytest.mark.parametrize("game", GUIDED)
def test_every_moment_comes_in_most_games(game: str) -> None:
    assert {step: len(times) for step, times in occasions(game, 20).items() if len(times) < 6} == {}


@pytest.mark.parametrize("game", GUIDED)
def test_the_first_question_is_guided(game: str) -> None:
    guide = load_guide(game)
    assert guide is not None
    session = new_session(game, guide.people, seed=guide.seed, settings=guide.settings)
    pending = next(one for one in session.pending() if one.question.seat == 1)
    step = guide.current(session.line(), pending)
    assert step is not None and step.id == guide.steps[0].id


def test_a_step_follows_what_was_answered_and_goes_back_with_undo() -> None:
    guide = load_guide("ginkgopolis")
    assert guide is not None
    session = new_session("ginkgopolis", 2, seed=guide.seed, settings=guide.settings)

    def step_now() -> GuideStep | None:
        pending = next(one for one in session.pending() if one.question.seat == 1)
        return guide.current(session.line(), pending)

    first = step_now()
    for seat in (1, 2):
        pending = next(one for one in session.pending() if one.question.seat == seat)
        session.answer(pending, session.options(pending)[1])
    while all(one.frame.name != "ginkgopolis.commit" for one in session.pending()):
        pending = session.pending()[0]
        session.answer(pending, session.options(pending)[0])
    second = step_now()
    assert first is not None and second is not None and first.id != second.id
    session.seek(session.root)
    assert step_now() == first


def test_steps_light_nothing_that_the_seat_does_not_know() -> None:
    guide = load_guide("ginkgopolis")
    assert guide is not None
    session = new_session("ginkgopolis", 2, seed=1)
    pending = next(one for one in session.pending() if one.question.seat == 1)
    step = guide.steps[0].model_copy(update={"light": ("card.*", "tile.*")})
    for name in lit_ids(step, session, pending):
        piece = session.table.pieces[name]
        assert piece.seen_by & 2 or not piece.back


def test_of_what_is_asked_only_a_family_may_be_lit() -> None:
    guide = load_guide("ginkgopolis")
    assert guide is not None
    session = new_session("ginkgopolis", 2, seed=1)
    pending = next(one for one in session.pending() if one.question.seat == 1)
    drops = {gesture.drop for gesture, _ in session.gestures(pending)}
    cells = {one for one in drops if one.startswith("city.")}
    assert cells and drops - cells

    def lit(*light: str) -> set[str]:
        return set(lit_ids(guide.steps[0].model_copy(update={"light": light}), session, pending))

    assert lit("@drops") == drops and lit("@drops city.*") == cells
    assert lit("@drops seat.{seat}.*") == {one for one in drops if one.startswith("seat.1.")}
    assert lit("@grabs tile.*") == {gesture.grab for gesture, _ in session.gestures(pending) if "tile." in gesture.grab}


@pytest.mark.parametrize("seat", [1, 2])
def test_a_step_speaks_of_colours_only_if_they_were_dealt(seat: int) -> None:
    guide = load_guide("underwater_cities")
    assert guide is not None
    step, heard = guide.steps[0], set[bool]()
    for seed in range(12):
        session = new_session("underwater_cities", 2, seed=seed)
        pending = next(one for one in session.pending() if one.question.seat == seat)
        dealt = {session.game.piece_facts(session.table, one.id)["colour"] for one in _hand(session, seat)}
        assert guide_words(step, session, pending) == (step.say if len(dealt) == 3 else step.otherwise)
        heard.add(len(dealt) == 3)
    assert heard == {True, False}


def _hand(session: Session, seat: int) -> list[Piece]:
    return list(session.table.pieces_in(f"seat.{seat}.hand"))


HEAD = 'game = "ginkgopolis"\n[[steps]]\nid = "a"\n'
SAY = '\n[steps.say]\nen = "x"'
COMMIT = 'when = { frame = "ginkgopolis.commit" }'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not toml [",
        'game = "ginkgopolis"\nsteps = []',
        HEAD + 'when = { frame = "os.system" }' + SAY,
        HEAD + COMMIT + '\nrun = "x"' + SAY,
        HEAD + 'when = { frame = "ginkgopolis.commit", nth = 0 }' + SAY,
        HEAD + COMMIT + '\nlight = ["a b"]' + SAY,
        HEAD + COMMIT + '\nneeds = { place = "deck", fact = "colour", values = ["red"] }' + SAY,
        HEAD.replace('"ginkgopolis"', "1979-05-27") + COMMIT + SAY,
    ],
)
def test_anything_else_is_no_guide(text: str) -> None:
    read_guide((HEAD + COMMIT + SAY).encode())
    with pytest.raises(InvalidData):
        read_guide(text.encode())


def test_a_guide_of_a_huge_file_is_refused() -> None:
    with pytest.raises(InvalidData):
        read_guide(b"#" * 300_000)
