"""What a television shows: what every onlooker may see, large, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.theme import Look, Theme
from qtapp.session.client import SeatClient
from qtapp.windows.television import cell as cells
from qtapp.windows.television.foot import DoorSign
from qtapp.windows.television.screen import TelevisionScreen
from tests import soak as soak_
from tests.qtapp.net.test_non_interference import in_another_world
from tests.qtapp.waiting import wait_for
from tests.toys import SHIPPED
from tools.bench.rest import picture_at_rest

GAMES = sorted(SHIPPED)
NAMES = ["Anna", "Bence", "Cili", "Dóra", "Ervin"]
SIGN = DoorSign("ABC234", ((1, 0), (0, 1)))
WAY_OUT = msg("television.way_back_to_table", "Esc: back to the table")


def session_of(game: str, people: int = 2, answers: int = 12, seed: int = 5) -> api.Session:
    """A game that is going on."""
    session = api.new_session(game, people, seed=seed, names=NAMES[:people])
    for step in range(answers):
        pending = session.first_pending()
        if pending is not None:
            session.answer(pending, api.RandomBot(step).choose_answer(session, pending))
    return session


def television_of(
    context: AppContext,
    qtbot: QtBot,
    session: api.Session,
    sign: DoorSign | None = None,
    size: tuple[int, int] = (960, 540),
) -> tuple[SeatClient, TelevisionScreen]:
    """A table and its television."""
    leader = SeatClient(session, 1)
    made = TelevisionScreen(context, leader, lambda: sign, lambda: WAY_OUT)
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    return leader, made


# ---- secrets ---------------------------------------------------------------------------------------------------------

_STATES = [pytest.param(4, id="few")]
if not soak_.is_left_out:
    _STATES.append(pytest.param(500, id="many", marks=pytest.mark.soak))


@pytest.mark.parametrize("most", _STATES)
@pytest.mark.parametrize("game", GAMES)
def test_no_pixel_differs_between_two_worlds(
    context: AppContext, qtbot: QtBot, game: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever an onlooker cannot know may lie otherwise."""
    monkeypatch.setattr(cells, "WALK", 10**8)
    states, every = 0, 9 if most < 100 else 4
    leader, shown = television_of(context, qtbot, session_of(game, 2, 0))

    def seen(session: api.Session) -> tuple[QImage, str, str]:
        leader.open_session(session, 1)
        return picture_at_rest(shown), shown.people.accessibleName(), shown.foot.accessibleName()

    for seed in range(1, 80):
        people = 2 + seed % 2
        session = session_of(game, people, 0, seed)
        for step in range(1, 160):
            pending = session.first_pending()
            if pending is None or states >= most:
                break
            assert isinstance(
                session.answer(pending, api.RandomBot(seed * 1000 + step).choose_answer(session, pending)),
                api.HistoryEntry,
            )
            if session.is_over:
                break  # then all is counted, and nothing is hidden any more
            if step % every:
                continue
            other = in_another_world(session, api.seat_view(session.table, 0), seed + step)
            if other is not None:
                assert seen(session) == seen(other), f"{game}, seed {seed}, step {step}"
                states += 1
        if states >= most:
            break
    assert states >= most


def test_it_cannot_be_given_other_eyes(context: AppContext, qtbot: QtBot) -> None:
    leader, shown = television_of(context, qtbot, session_of("ginkgopolis"))
    held = [piece.id for piece in leader.view().places["seat.1.hand"].pieces]
    shown.client.set_viewer(1)
    shown.client.looker.look_as(1)
    shown.client.hands_are_open = True
    shown.client.open_session(leader.session, 1)
    assert held and shown.client.viewer == 0 and not shown.client.hands_are_open
    assert not any(shown.client.names.knows(piece) for piece in held)
    assert shown.client.questions.options() == [] and not shown.view.table.held.sprites
    assert shown.client.looker.open_hand(1) == []


def test_hidden_points_are_a_closed_eye_and_open_ones_a_number(context: AppContext, qtbot: QtBot) -> None:
    for game in GAMES:
        leader, shown = television_of(context, qtbot, session_of(game))
        hidden = {facts.seat: shown.people.hides_points(facts) for facts in shown.people.facts}
        is_score = {kind.kind for kind in leader.blueprint.kinds if kind.is_score}
        secret = {
            place.owner
            for place in leader.blueprint.places
            if place.visibility is api.Visibility.SECRET
            for kind in leader.blueprint.kinds
            if kind.is_score and place.id in kind.places
        }
        assert is_score and {seat for seat, on in hidden.items() if on} == {one for one in secret if one}, game


# ---- what is there ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("people", [2, 4])
def test_people_boards_and_the_last_move_are_there(context: AppContext, qtbot: QtBot, game: str, people: int) -> None:
    _, shown = television_of(context, qtbot, session_of(game, people, 25), SIGN)
    picture_at_rest(shown)
    boards = {board.key for board in shown.view.table.layout.boards}
    assert {*shown.large.home, *(key for one in shown.cells for key in one.boards)} == boards
    assert not any(one.picture.isNull() for one in shown.cells)
    assert all(name in shown.people.accessibleName() for name in NAMES[:people])
    assert shown.foot.row is not None and shown.foot.sentence in shown.foot.accessibleName()
    assert "ABC 234" in shown.foot.accessibleName() and "Esc" in shown.foot.accessibleName()


def test_without_an_open_door_there_is_no_code(context: AppContext, qtbot: QtBot) -> None:
    _, shown = television_of(context, qtbot, session_of("barrage"))
    assert "Code" not in shown.foot.accessibleName() and shown.foot.sign is None


def test_before_anybody_has_moved_it_says_the_aim(context: AppContext, qtbot: QtBot) -> None:
    leader, shown = television_of(context, qtbot, session_of("imperial_miners", 2, 0))
    aim = leader.game.introduction.line
    assert aim is not None and shown.foot.sentence == context.speech.label(aim)


def test_it_speaks_every_language_and_wears_every_look(context: AppContext, qtbot: QtBot) -> None:
    _, shown = television_of(context, qtbot, session_of("underwater_cities", 3, 30), SIGN)
    said, pictures = set(), []
    for look, language in zip(Look, ("hu", "de", "en"), strict=True):
        context.set_language(language)
        context.set_theme(Theme(look, animations=False))
        pictures.append(picture_at_rest(shown))
        said.add(shown.foot.accessibleName())
    assert len(said) == 3 and pictures[0] != pictures[1] != pictures[2]


def test_large_letters_change_nothing(context: AppContext, qtbot: QtBot) -> None:
    """Its letters are as large as the screen allows anyway."""
    _, shown = television_of(context, qtbot, session_of("ginkgopolis", 3, 20), SIGN)
    assert shown.plan is not None
    cells_before = [one.geometry() for one in shown.cells]
    context.set_theme(replace(context.theme, text_scale=2.0))
    picture_at_rest(shown)
    assert [one.geometry() for one in shown.cells] == cells_before


def test_the_cell_of_whoever_is_asked_is_lit(context: AppContext, qtbot: QtBot) -> None:
    leader, shown = television_of(context, qtbot, session_of("barrage", 3, 20))
    asked = leader.questions.asked_seats()
    assert asked and {one.board for one in shown.cells if one.is_lit} == {f"seat.{seat}" for seat in asked}


def test_five_people_take_turns_in_one_cell(context: AppContext, qtbot: QtBot) -> None:
    leader, shown = television_of(context, qtbot, session_of("ginkgopolis", 5, 0))
    assert len(shown.cells[0].boards) == 5
    for _ in range(20):
        pending = leader.session.first_pending()
        assert pending is not None
        leader.session.answer(pending, api.GreedyBot(pending.question.seat).choose_answer(leader.session, pending))
        leader.looker.happened(leader.session.current)
        asked = [f"seat.{seat}" for seat in leader.questions.asked_seats()]
        assert shown.cells[0].board in asked


def test_it_goes_along_with_the_table_and_to_the_next_game(context: AppContext, qtbot: QtBot) -> None:
    leader, shown = television_of(context, qtbot, session_of("ginkgopolis", 2, 0))
    before = picture_at_rest(shown)
    pending = leader.session.first_pending()
    assert pending is not None
    for _ in range(2):
        leader.questions.answer(leader.questions.options()[0].answer)
        leader.set_viewer(2)
    assert shown.client.history.current is leader.history.current and picture_at_rest(shown) != before
    leader.open_session(session_of("barrage", 3, 9), 1)
    picture_at_rest(shown)
    assert shown.client.game.id == "barrage" and shown.large.home == ("map",)
    assert len([one for one in shown.cells if one.board.startswith("seat.")]) == 3


def test_a_move_is_played_large_where_it_happens_and_then_the_table_is_back(context: AppContext, qtbot: QtBot) -> None:
    context.set_theme(Theme(Look.LIGHT, speed=4.0))
    session = session_of("imperial_miners", 2, 0)
    leader, shown = television_of(context, qtbot, session, size=(1280, 720))
    places: set[tuple[str, ...]] = set()
    told: list[api.Beat | None] = []
    shown.large.moved.connect(told.append)
    shown.large.moved.connect(lambda _: places.add(shown.large.boards))
    for step in range(14):
        pending = session.first_pending()
        assert pending is not None
        entry = session.answer(pending, api.RandomBot(step).choose_answer(session, pending))
        assert isinstance(entry, api.HistoryEntry)
        leader.looker.happened(entry)
        if shown.large.playing:
            assert shown.view.slow_motion.playing
    wait_for(qtbot, lambda: not shown.large.playing)
    assert told and any(place == ("seat.1",) for place in places), "a mine is shown large while something happens there"
    assert shown.large.boards == shown.large.home


def test_the_end_is_told(context: AppContext, qtbot: QtBot) -> None:
    session = session_of("barrage", 2, 0)
    while (pending := session.first_pending()) is not None:
        session.answer(pending, api.RandomBot(1).choose_answer(session, pending))
    leader, shown = television_of(context, qtbot, session)
    assert shown.foot.sentence == context.speech.label(leader.result().summary, shown.client.history.names)
    assert all(facts.total is not None for facts in shown.people.facts)


# ---- the way out -----------------------------------------------------------------------------------------------------


def test_the_cross_comes_with_the_pointer(context: AppContext, qtbot: QtBot) -> None:
    _, shown = television_of(context, qtbot, session_of("ginkgopolis"))
    assert not shown.cross.isVisible()
    QTest.mouseMove(shown, shown.rect().center())
    QTest.mouseMove(shown, shown.rect().center() / 2)
    assert shown.cross.isVisible() and shown.cross.accessibleName()
    with qtbot.waitSignal(shown.left):
        shown.cross.click()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F12])
def test_keys_lead_out(key: Qt.Key, context: AppContext, qtbot: QtBot) -> None:
    _, shown = television_of(context, qtbot, session_of("ginkgopolis"))
    with qtbot.waitSignal(shown.left):
        QTest.keyClick(shown, key)


def test_nothing_on_it_can_be_done(context: AppContext, qtbot: QtBot) -> None:
    leader, shown = television_of(context, qtbot, session_of("ginkgopolis"))
    here = leader.history.current
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_F2):
        QTest.keyClick(shown, key)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.rect().center())
    assert leader.history.current is here and leader.mode is api.PlayMode.STRICT
