"""The teacher's desk: everything for teaching on one page, and pupils with names who leave no trace when they go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.i18n.speech import Localizer
from qtapp.kit.paths import data_folder, resources
from qtapp.teach.course_card import read_courses
from qtapp.teach.progress import LessonProgress, LessonRecord, StepRecord, StepResult
from qtapp.teach.pupil_sheet import sheet_lines, write_sheet
from qtapp.teach.pupils import LONGEST, MOST_PUPILS, Pupils
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import wait_for


def _progress(pupils: Pupils) -> LessonProgress:
    return LessonProgress(pupils.present_file)


# ---- pupils ----------------------------------------------------------------------------------------------------------


def test_nobody_has_a_name_until_somebody_wants_it(tmp_path: Path) -> None:
    pupils = Pupils(tmp_path)
    assert not pupils.is_on and pupils.listed == () and list(tmp_path.iterdir()) == []
    assert pupils.present_file == tmp_path / "results.json"


def test_everybody_has_results_of_their_own(tmp_path: Path) -> None:
    pupils = Pupils(tmp_path)
    pupils.switch(on=True)
    lili, marci = pupils.add("Lili"), pupils.add("  Marci ")
    assert lili is not None and marci is not None and marci.name == "Marci" and pupils.present == marci
    progress = _progress(pupils)
    memory = api.DrillMemory()
    memory.note("ginkgopolis/site", right=False)
    progress.keep_drills("ginkgopolis", memory)
    pupils.choose(lili)
    progress.turn_to(pupils.present_file)
    assert progress.drills_of("ginkgopolis").asked == 0
    again = Pupils(tmp_path)
    assert (again.is_on, again.listed, again.present) == (True, (lili, marci), lili)
    again.choose(marci)
    assert _progress(again).drills_of("ginkgopolis") == memory
    again.switch(on=False)
    assert again.present_file == tmp_path / "results.json"


def test_whoever_is_deleted_leaves_nothing_and_can_be_put_back(tmp_path: Path) -> None:
    pupils = Pupils(tmp_path)
    pupils.switch(on=True)
    lili = pupils.add("Lili")
    assert lili is not None
    memory = api.DrillMemory()
    memory.note("ginkgopolis/site", right=True)
    _progress(pupils).keep_drills("ginkgopolis", memory)
    results = pupils.delete(lili)
    assert pupils.present is None and not pupils.results_file(lili).exists()
    assert not [file for file in tmp_path.rglob("*") if file.is_file() and b"Lili" in file.read_bytes()]
    pupils.put_back(lili, results)
    pupils.choose(lili)
    assert _progress(pupils).drills_of("ginkgopolis") == memory
    pupils.delete(lili)
    other = pupils.add("Marci")
    assert other is not None and other.number != lili.number, "nobody gets the results of somebody else"


def test_names_are_harmless_and_few(tmp_path: Path) -> None:
    pupils = Pupils(tmp_path)
    assert pupils.add("   ") is None and pupils.add("\u202e") is None
    long = pupils.add("x" * 100)
    assert long is not None and len(long.name) == LONGEST
    assert pupils.add("x" * 100) is None, "two of one name could not be told apart"
    for number in range(MOST_PUPILS):
        pupils.add(f"Pupil {number}")
    assert len(pupils.listed) == MOST_PUPILS and len(Pupils(tmp_path).listed) == MOST_PUPILS


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": 1, "on": true, "next": "x"}', "\x00"])
def test_a_broken_list_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "pupils.json").write_text(text)
    assert Pupils(tmp_path).listed == () and not Pupils(tmp_path).is_on
    assert (tmp_path / "pupils.broken").exists()


def test_a_sheet_tells_stars_and_what_is_hard(tmp_path: Path) -> None:
    courses = read_courses(resources(), ("ginkgopolis",))
    progress = LessonProgress(tmp_path / "results.json")
    first = courses[0].lessons[0]
    steps = {step.id: StepRecord(StepResult.SOLVED) for step in first.lesson.steps}
    progress.keep(first.lesson, LessonRecord(first.digest, "", steps))
    memory = api.DrillMemory()
    for rule, right in (("ginkgopolis/site", False), ("ginkgopolis/own-card", True), ("ginkgopolis/own-card", True)):
        memory.note(rule, right)
    progress.keep_drills("ginkgopolis", memory)
    speech = Localizer("en")
    ((game, lines),) = sheet_lines(progress, courses, speech.label, "en")
    assert game == "Ginkgopolis" and lines[0].endswith("3 ★") and lines[1].endswith(": 3")
    site, own = (api.GAMES[game.lower()].rules[f"ginkgopolis/{one}"].heading for one in ("site", "own-card"))
    assert speech.label(own) in lines[2] and speech.label(site) in lines[3]
    write_sheet(speech, "Lili", progress, courses, tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    write_sheet(speech, "Marci", LessonProgress(tmp_path / "none.json"), courses, tmp_path / "empty.pdf")
    assert (tmp_path / "empty.pdf").stat().st_size > 500


# ---- the page --------------------------------------------------------------------------------------------------------


def test_everything_for_teaching_is_one_click_away(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table()
    assert shell.game is not None
    shell.resize(1366, 768)
    shell.game.actions_["desk"].trigger()
    teaching = shell.teaching
    page = teaching.page
    assert shell.stack.currentWidget() is page
    assert all(page.buttons[name].isEnabled() for name in ("courses", "quiz", "vote", "wall", "make", "from_table"))
    wait_for(qtbot, lambda: len(page.next) == len(page.courses) > 0)
    assert page.verticalScrollBar().maximum() == 0, "nothing is out of sight"
    for name in ("make", "paper"):
        menu = page.buttons[name].menu()
        menu.aboutToShow.emit()
        assert len(menu.actions()) >= len(page.courses)
    QTest.keyClick(page.buttons["courses"], Qt.Key.Key_Escape)
    assert shell.stack.currentWidget() is shell.game
    shell.start.teach.click()
    assert shell.stack.currentWidget() is page
    page.buttons["wall"].click()
    assert shell.stack.currentWidget() is shell.game and shell.lessons.wall_bar is not None
    assert shell.lessons.wall_bar.wall is not None
    shell.lessons.wall_bar.close_wall()
    # pupils
    shell.teaching.show(shell.go_home)
    card = page.pupils
    assert not card.on.isChecked() and not card.name.isVisible()
    card.on.click()
    for name in ("Lili", "Marci"):
        card.name.setText(name)
        QTest.keyClick(card.name, Qt.Key.Key_Return)
    lili, marci = shell.lessons.pupils.listed
    assert shell.lessons.pupils.present == marci and card.rows[marci.number].isChecked()
    card.rows[lili.number].click()
    assert shell.lessons.pupils.present == lili
    page.buttons["courses"].click()
    courses = shell.lessons.page
    assert courses is not None and courses.learner.isVisible() and courses.learner.currentText() == "Lili"
    courses.learner.activated.emit(2)
    assert shell.lessons.pupils.present == marci
    shell.teaching.show(shell.go_home)
    card.bins[marci.number].click()
    assert [one.name for one in shell.lessons.pupils.listed] == ["Lili"]
    teaching.bar.buttons[0].click()
    assert [one.name for one in shell.lessons.pupils.listed] == ["Lili", "Marci"]
    kept = [file for file in data_folder().rglob("*") if file.is_file() and b"Marci" in file.read_bytes()]
    assert kept == [data_folder() / "lessons" / "pupils.json"]
    card.on.click()
    page.buttons["courses"].click()
    assert not courses.learner.isVisible()


def test_a_lesson_opened_from_the_desk_leads_back_to_the_desk(shell: MainWindow, qtbot: QtBot) -> None:
    shell.resize(1366, 768)
    shell.start.teach.click()
    page = shell.teaching.page
    wait_for(qtbot, lambda: len(page.next) == len(page.courses) > 0)
    assert "Teaching" in shell.start.teach.text()
    begun = page.next[0]
    begun.begin.click()
    wait_for(qtbot, lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    table = shell.lessons.table
    assert table is not None
    table.leave()
    assert shell.stack.currentWidget() is page and page.end.card is None, "one that was left is not through"
    wait_for(qtbot, lambda: page.next[0] is not begun)
    with qtbot.waitSignal(page.paper_wanted) as wanted:
        page.next[1].paper.click()
    assert wanted.args == [page.courses[1].lessons[0].path]
    page.lesson_wanted.emit(page.courses[2].lessons[4].path)
    wait_for(qtbot, lambda: table.player.is_open)
    while table.player.is_open:
        table.player.skip()
    assert shell.stack.currentWidget() is page
    wait_for(qtbot, lambda: page.end.card is not None and page.end.card.go_on is not None)
    assert page.end.card is not None
    page.end.card.close_.click()
    assert shell.stack.currentWidget() is shell.lessons.page and page.end.card is None
    page.wanted.emit("courses")
    shell.lessons.open_lesson(page.courses[2].lessons[4].path)
    wait_for(qtbot, lambda: table.player.is_open)
    table.leave()
    assert shell.stack.currentWidget() is shell.lessons.page, "what was opened among the courses leads back there"
