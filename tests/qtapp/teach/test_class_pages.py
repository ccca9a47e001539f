"""The pages for a class: everything that a question is about lies in sight, and each page can be painted and read."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board import TableView
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.theme import Look, Theme
from qtapp.session.client import SeatClient
from qtapp.teach.class_asked import REGION, AskedPage
from qtapp.teach.class_layout import ShotPart, compose
from qtapp.teach.class_lobby import JoinSign, LobbyPage
from qtapp.teach.class_maker import QuestionMaker, ReadyQuestion
from qtapp.teach.class_paint import PageBrush
from qtapp.teach.class_quiz import ClassQuiz, QuizPlan
from qtapp.teach.class_shot import plan_shot
from qtapp.teach.class_signs import answer_signs
from qtapp.teach.class_told import FRAME
from qtapp.teach.class_wall import WallPage, paint_page
from qtapp.teach.class_words import asking_page, end_page, told_page
from tests.qtapp.waiting import LIMIT

_EACH = 3


@cache
def picked(game: str) -> list[api.LaidQuestion]:
    picker = api.QuizPicker(api.GAMES[game], 77)
    found = (picker.pick() for _ in range(_EACH))
    return [one for one in found if one is not None]


@pytest.mark.parametrize("game", list(api.GAMES))
def test_all_that_a_question_is_about_is_in_sight(context: AppContext, game: str) -> None:
    for laid in picked(game):  # drawn without painting: only where it lies is asked
        client = SeatClient(laid.session, laid.question.seat)
        view = TableView(client, context.speech, context.theme, find_art)
        view.resize(1300, 860)
        plan = plan_shot(view, laid.question, FRAME.width() / FRAME.height())
        laid_out, _, boxes = plan.lay(REGION)
        missing = [name for name in laid.question.things if not _is_seen(boxes.get(name))]
        assert missing == []
        assert all(REGION.adjusted(-1, -1, 1, 1).contains(box) for box in laid_out)
        view.deleteLater()
        client.deleteLater()


def _is_seen(box: QRectF | None) -> bool:
    return box is not None and REGION.contains(box.center())


def test_where_a_deed_ends_is_drawn_larger_than_what_is_only_had() -> None:
    parts = [ShotPart(QRectF(0, 0, 1000, 800), False, 5.0, "map"), ShotPart(QRectF(0, 0, 1000, 800), True, 1.0, "own")]
    (goal, own), sheet = compose(parts, REGION)
    assert goal.width() > 1.5 * own.width()
    assert sheet.contains(own)
    assert not sheet.intersects(goal)


def test_signs_are_six_and_no_two_look_alike() -> None:
    signs = answer_signs()
    assert [one.name for one in signs] == ["moon", "heart", "cloud", "key", "bell", "star"]
    assert len({one.colour for one in signs}) == 6
    for one in signs:
        assert QRectF(0, 0, 24, 24).contains(one.path.boundingRect())


def ready_question(context: AppContext, qtbot: QtBot) -> ReadyQuestion:
    maker = QuestionMaker(context)
    with qtbot.waitSignal(maker.made, timeout=LIMIT):
        maker.begin(QuizPlan("ginkgopolis", kinds=("allowed",)), ("Anna", "Bence", "Csilla"), seed=3)
    ready = maker.take()
    maker.stop()
    assert ready is not None
    return ready


def painted(page: WallPage, look: Look) -> QImage:
    image = QImage(QSize(1920, 1080), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_page(page, PageBrush(painter, Theme(look)))
    painter.end()
    return image


def test_pages_tell_the_right_answer_only_when_it_is_over(context: AppContext, qtbot: QtBot) -> None:
    ready = ready_question(context, qtbot)
    names, game = ready.names, api.GAMES["ginkgopolis"]

    def label(message: api.Message) -> str:
        return context.speech.label(message, names)

    asking = asking_page(ready, 2, 10, label, 1)
    asked = AskedPage(asking, 3, 4, 0.5, "hint", "late")
    assert label(ready.question.why[0]) not in asked.spoken()
    quiz = ClassQuiz(QuizPlan("ginkgopolis", count=5))
    quiz.wait()
    poll = quiz.ask(ready.question)
    wrong = next(at for at in range(len(poll.choices)) if at not in poll.right)
    for number in range(3):
        poll.say(f"v{number}", poll.id, min(poll.right))
    poll.say("v9", poll.id, wrong)
    result = quiz.tell()
    assert result is not None
    told = told_page(asking, game, result, label, names, "foot")
    assert told.counts == result.counts
    assert label(ready.question.why[0]) in told.spoken()
    end = end_page(quiz, game, label)
    assert [(row.right, row.of) for row in end.can] == [(3, 4)]
    assert end.weak == ()
    for look in Look:
        first, second = painted(asked, look), painted(told, look)
        assert first != second
        assert painted(end, look) != second


def test_forty_long_names_stay_on_their_sheet(context: AppContext) -> None:
    names = tuple(f"Maximiliane W{n:02}" for n in range(40))
    sign = JoinSign("192.168.1.20:4173", "K7MQ2P", ((1, 0), (0, 1)))
    page = LobbyPage("t", "i", "l", QPixmap(), "j", "o", "a", "h", "40", "f", sign, names, 39)
    chips = page._chips()
    assert [name for name, _, _ in chips] == list(names)
    assert max(box.bottom() for _, box, _ in chips) <= 940
    assert max(box.right() for _, box, _ in chips) <= 1850
    for look in Look:
        assert painted(page, look) != painted(replace(page, newest=0), look), "the newest is lit"
