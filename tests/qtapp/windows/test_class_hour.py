"""A quiz with a class from the sheet to the last page, with phones over real sockets of this machine."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.net.voices import Voices
from qtapp.teach.class_asked import AskedPage
from qtapp.teach.class_end import ResultPage
from qtapp.teach.class_lobby import LobbyPage
from qtapp.teach.class_quiz import BY_HAND, WHEN_ALL, QuizPhase, QuizPlan
from qtapp.teach.class_sheet import QuizSheet
from qtapp.teach.class_told import ToldPage
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables.class_hour import ClassHour
from tests.qtapp.net.voice_phones import Phone
from tests.qtapp.waiting import LIMIT, wait_for

_GAME = "ginkgopolis"


class Pupils:
    """Phones in a thread of their own: the window is in that of the test."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.phones: list[Phone] = []
        self.voices: Voices

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        done = asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, LIMIT / 1000), self.loop)
        wait_for(self._qtbot, done.done)
        return done.result()

    def join(self, hour: ClassHour, *names: str) -> None:
        self.voices = voices_of(hour)
        for name in names:
            phone = Phone(self)
            self.run(phone.join(self.voices.secret, name))
            self.run(phone.hear("heard"))

    def answer(self, *picks: int) -> list[dict[str, Any]]:
        """Each hears the question and says something; what they were asked."""

        async def one(phone: Phone, pick: int) -> dict[str, Any]:
            asked = await phone.hear("poll")
            await phone.say("say", poll=asked["id"], pick=pick)
            await phone.hear("said")
            return asked

        async def all_of_them() -> list[dict[str, Any]]:
            return await asyncio.gather(*(one(*both) for both in zip(self.phones, picks, strict=True)))

        found: list[dict[str, Any]] = self.run(all_of_them())
        return found

    def hear(self, kind: str) -> list[dict[str, Any]]:
        return [self.run(phone.hear(kind)) for phone in self.phones]

    def end(self) -> None:
        for phone in self.phones:
            self.run(phone.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()


@pytest.fixture
def pupils(qtbot: QtBot) -> Iterator[Pupils]:
    made = Pupils(qtbot)
    yield made
    made.end()


@pytest.fixture
def hour(context: AppContext) -> Iterator[ClassHour]:
    rooms = QStackedWidget()
    rooms.addWidget(QWidget())
    rooms.resize(1366, 768)
    rooms.show()
    made = ClassHour(context, rooms)
    made.find_addresses = lambda: ["127.0.0.1"]
    yield made
    made.leave()
    rooms.close()
    rooms.deleteLater()


def begin(hour: ClassHour, qtbot: QtBot, count: int = 2, pace: int = WHEN_ALL) -> None:
    assert hour.begin(QuizPlan(_GAME, count=count, pace=pace), is_address_shared=True)
    wait_for(qtbot, lambda: hour.maker.count > 0)


def phase(hour: ClassHour) -> QuizPhase:
    assert hour.quiz is not None
    return hour.quiz.phase


def page(hour: ClassHour) -> Any:
    return hour.panel.page.page


def voices_of(hour: ClassHour) -> Voices:
    assert hour.voices is not None
    return hour.voices


def shown_part(hour: ClassHour) -> QWidget | None:
    """What the window shows."""
    rooms = hour.panel.parentWidget()
    assert isinstance(rooms, QStackedWidget)
    return rooms.currentWidget()


def test_a_class_goes_from_the_lobby_to_the_last_page(
    hour: ClassHour, pupils: Pupils, qtbot: QtBot, home: Path
) -> None:
    begin(hour, qtbot)
    assert isinstance(page(hour), LobbyPage)
    pupils.join(hour, "Zsófi-Luna", "Botond-Vid")
    wait_for(qtbot, lambda: page(hour).names == ("Zsófi-Luna", "Botond-Vid"))
    assert page(hour).newest == 1

    hour.panel.step.click()
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.ASKED)
    shown = page(hour)
    assert isinstance(shown, AskedPage)
    poll = hour.quiz.poll if hour.quiz is not None else None
    assert poll is not None
    right = min(poll.right)
    asked = pupils.answer(right, (right + 1) % len(poll.choices))
    assert asked[0]["text"], "a phone has the question as well"
    assert all("{" not in one["text"] and "Seat 1" not in one["text"] for one in asked)
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.TOLD)
    assert isinstance(page(hour), ToldPage)
    assert sorted(one["ok"] for one in pupils.hear("told")) == [False, True]

    hour.panel.step.click()
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.ASKED)
    poll = hour.quiz.poll if hour.quiz is not None else None
    assert poll is not None
    right = min(poll.right)
    pupils.answer(right, right)
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.TOLD)
    hour.panel.step.click()
    assert phase(hour) is QuizPhase.ENDED
    end = page(hour)
    assert isinstance(end, ResultPage)
    assert end.shares == (0.5, 1.0)
    assert "Luna" not in end.spoken()
    assert [one["right"] for one in pupils.hear("sum")] in ([2, 1], [1, 2])

    secret, code = voices_of(hour).secret, voices_of(hour).code
    hour.panel.step.click()
    assert not hour.is_open
    hour._context.settings.flush()
    kept = b"".join(file.read_bytes() for file in home.rglob("*") if file.is_file())
    assert all(word.encode() not in kept for word in ("Luna", "Botond", secret, code))


def test_a_question_is_talked_over_and_asked_again(hour: ClassHour, pupils: Pupils, qtbot: QtBot) -> None:
    begin(hour, qtbot, pace=BY_HAND)
    pupils.join(hour, "Anna", "Ben")
    hour.panel.step.click()
    assert not hour.panel.buttons["talk"].isEnabled(), "nobody has an opinion yet"
    pupils.answer(0, 1)
    wait_for(qtbot, hour.panel.buttons["talk"].isEnabled)
    hour.panel.buttons["talk"].click()
    assert [one["round"] for one in pupils.answer(1, 1)] == [2, 2]
    hour.panel.step.click()
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.TOLD)
    assert page(hour).before[:2] == (1, 1)
    assert page(hour).counts[:2] == (0, 2)


def test_time_ends_a_question_and_more_can_be_given(hour: ClassHour, pupils: Pupils, qtbot: QtBot) -> None:
    begin(hour, qtbot, pace=1)
    pupils.join(hour, "Anna")
    hour.panel.step.click()
    asked = pupils.hear("poll")
    assert 0 < asked[0]["left"] <= 1000
    hour.panel.buttons["more"].click()
    assert 1000 < pupils.hear("poll")[0]["left"] <= 16_000
    assert hour._seconds == 16
    hour._seconds = 1  # nobody has to wait for it
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.TOLD)
    assert hour.quiz is not None and hour.quiz.results[0].answers == 0


def test_the_position_is_tried_with_free_hands_and_the_quiz_goes_on(hour: ClassHour, qtbot: QtBot) -> None:
    begin(hour, qtbot, pace=BY_HAND)
    hour.panel.step.click()
    hour.panel.step.click()
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.TOLD)
    before = page(hour)
    hour.panel.buttons["try"].click()
    table = hour.table
    assert table is not None
    assert shown_part(hour) is table.window
    assert table.client.mode is api.PlayMode.SANDBOX
    assert table.client.session is not (hour._ready.session if hour._ready else None), "the question keeps its own"
    table.window.actions_["home"].trigger()
    assert shown_part(hour) is hour.panel
    assert page(hour).is_still_like(before)
    hour.panel.step.click()
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.ASKED)


def test_somebody_is_renamed_muted_and_sent_out(hour: ClassHour, pupils: Pupils, qtbot: QtBot) -> None:
    begin(hour, qtbot)
    pupils.join(hour, "Anna", "Rude")
    wait_for(qtbot, lambda: len(page(hour).names) == 2)
    rude = voices_of(hour).voices()[1].id
    hour.names.rename(rude, "Ben")
    wait_for(qtbot, lambda: page(hour).names == ("Anna", "Ben"))
    hour.panel.mute_wanted.emit(rude, True)
    wait_for(qtbot, lambda: voices_of(hour).voices()[1].is_muted)
    hour.panel.send_out_wanted.emit(rude)
    wait_for(qtbot, lambda: page(hour).names == ("Anna",))


def test_without_a_network_it_is_said_and_nothing_begins(hour: ClassHour, qtbot: QtBot) -> None:
    hour.find_addresses = list
    with qtbot.waitSignal(hour.told):
        assert not hour.begin(QuizPlan(_GAME))
    assert not hour.is_open


def test_what_was_hard_is_asked_again(hour: ClassHour, pupils: Pupils, qtbot: QtBot) -> None:
    begin(hour, qtbot, count=1)
    pupils.join(hour, "Anna")
    hour.panel.step.click()
    poll = hour.quiz.poll if hour.quiz is not None else None
    assert poll is not None
    pupils.answer(next(at for at in range(9) if at not in poll.right))
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.TOLD)
    subject = hour._ready.question.subject if hour._ready is not None else ""
    hour.panel.step.click()
    assert phase(hour) is QuizPhase.ENDED
    hour.panel.buttons["again"].click()
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.ASKED)
    assert hour._ready is not None and hour._ready.question.subject == subject


def test_the_result_is_printed_on_one_page(hour: ClassHour, pupils: Pupils, qtbot: QtBot, tmp_path: Path) -> None:
    begin(hour, qtbot, count=1)
    pupils.join(hour, "Anna")
    hour.panel.step.click()
    pupils.answer(0)
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.TOLD)
    hour.panel.step.click()
    hour.printing.write(tmp_path / "end.pdf")
    written = (tmp_path / "end.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    assert written.count(b"/Type /Page\n") == 1
    hour.printing.write(tmp_path / "missing" / "end.pdf")
    assert hour.bar.isVisible()
    assert not isinstance(hour.panel.window().focusWidget(), QFileDialog)


def test_the_sheet_starts_with_enter_and_remembers(context: AppContext, qtbot: QtBot) -> None:
    context.settings.teach.keep_weak_rules(_GAME, [f"{_GAME}/own-card", "gone/rule"])
    sheet = QuizSheet(context, _GAME, None)
    qtbot.addWidget(sheet)
    assert next(iter(sheet.rules)) == f"{_GAME}/own-card", "what was hard stands first"
    plan = sheet.plan()
    assert (plan.game, plan.subjects, plan.kinds, plan.count) == (_GAME, (), (), 10)
    sheet.rules[f"{_GAME}/own-card"].setChecked(False)
    assert not sheet.kinds["leads"].isEnabled(), "points belong to no rule"
    assert set(sheet.plan().kinds) == {"allowed", "where", "where_not", "which", "which_not"}
    assert f"{_GAME}/own-card" not in sheet.plan().subjects
    sheet.count.set_value(7)
    found: list[QuizPlan] = []
    sheet.wanted.connect(lambda plan, _: found.append(plan))
    sheet._start.click()
    assert found[0].count == 7
    assert context.settings.teach.quiz_count == 7


def test_the_menu_leads_to_the_first_question(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """Menu, Teach, the class answers, begin, start: five clicks."""
    shell = table()
    game = shell.game
    assert game is not None
    assert "class_quiz" in [one.objectName() for one in game.menus["teach"].actions()]
    game.actions_["class_quiz"].trigger()
    sheet = next(one for one in shell.findChildren(QuizSheet) if one.isVisible())
    sheet.accept()
    shell.class_door.begin(QuizPlan(_GAME, count=1))
    hour = shell.class_door.hour
    if hour is not None and not hour.is_open:  # this computer is in no network
        hour.find_addresses = lambda: ["127.0.0.1"]
        shell.class_door.begin(QuizPlan(_GAME, count=1))
    assert hour is not None and hour.is_open
    wait_for(qtbot, lambda: hour.maker.count > 0)
    hour.panel.step.click()
    wait_for(qtbot, lambda: phase(hour) is QuizPhase.ASKED)
    hour.panel.buttons["leave"].click()
    assert not hour.is_open
    assert shell.stack.currentWidget() is game
