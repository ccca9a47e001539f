"""A teacher makes a lesson on the table of a game: told, recorded, tried out, saved as one file, opened again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.paths import drafts_folder
from qtapp.session.client import SeatClient
from qtapp.teach.author import ELSEWHERE, NOTHING_DONE
from qtapp.teach.author_card import AuthorCard
from qtapp.teach.draft import DraftMode, LessonDraft, TaskDraft, slug
from qtapp.teach.draft_store import opened_draft
from qtapp.teach.own_card import next_number, read_drafts, read_own
from qtapp.teach.player import StepPhase
from qtapp.windows.lessons.authoring import Authoring
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle, wait_for

MOST_ACTIONS = 40


class Teacher:
    """Counts what a teacher does: a click, a key, a text that is typed."""

    def __init__(self, shell: MainWindow, qtbot: QtBot) -> None:
        self.shell = shell
        self.qtbot = qtbot
        self.actions = 0

    @property
    def authoring(self) -> Authoring:
        assert self.shell.lessons.authoring is not None
        return self.shell.lessons.authoring

    @property
    def client(self) -> SeatClient:
        """The table on which the lesson is made."""
        return self.authoring.client

    @property
    def mode(self) -> DraftMode:
        """What the teacher is doing now, whatever it was when it was asked before."""
        return self.authoring.author.mode

    @property
    def card(self) -> AuthorCard:
        return self.authoring.card

    def command(self, name: str) -> None:
        """A menu is opened, and a command chosen."""
        assert self.shell.game is not None
        self.actions += 2
        self.shell.game.actions_[name].trigger()

    def write(self, words: str) -> None:
        self.actions += 1
        self.card.words.setPlainText(words)

    def press(self, name: str) -> None:
        self.actions += 1
        assert self.card.buttons[name].isEnabled(), name
        self.card.buttons[name].click()
        wait_for(self.qtbot, lambda: not self.authoring.author.is_thinking)

    def point_at(self, name: str) -> None:
        self.actions += 1
        view = self.authoring.window.page.view
        box = view.surface.box_of(name)
        assert box is not None
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=box.center().toPoint())

    def answer(self, wanted: Callable[[str], bool]) -> None:
        """A card is taken, and laid where it goes: two clicks."""
        client = self.client
        self.actions += 2
        wait_for(self.qtbot, lambda: client.questions.pending() is not None)
        option = next(one for one in client.questions.options() if wanted(one.key))
        assert client.questions.answer(option.answer)

    def play_round(self, wanted: Callable[[str], bool]) -> None:
        """The teacher chooses for both seats, and answers what is asked until the next round."""
        client = self.client
        begun = client.status()
        self.answer(wanted)
        while client.status() == begun:
            self.answer(lambda _: True)


@pytest.fixture
def teacher(table: Callable[..., MainWindow], qtbot: QtBot) -> Teacher:
    """A teacher at a table with two seats."""
    return Teacher(table(), qtbot)


def test_a_lesson_of_four_steps_takes_few_actions(teacher: Teacher, tmp_path: Path, qtbot: QtBot) -> None:
    shell = teacher.shell
    assert shell.curtain is not None
    teacher.command("make_lesson")
    assert teacher.card.isVisible() and not teacher.card.buttons["tell"].isEnabled(), "it waits for words"
    teacher.write("This is your hand.")
    teacher.press("aim")
    piece = next(iter(sorted(teacher.client.questions.grabs())))
    teacher.point_at(piece)
    assert teacher.authoring.author.spots == [piece]
    teacher.press("tell")
    teacher.write("Cards are played alone, or with a tile.")
    teacher.press("tell")
    teacher.write("Play a card alone!")
    teacher.press("begin")
    teacher.play_round(lambda key: key.endswith("+") and key != "new_hand+")
    assert not shell.curtain.seat, "nobody is called to the screen"
    teacher.press("stop")
    assert teacher.mode is DraftMode.CHOOSING
    teacher.actions += 1
    at = next(n for n, one in enumerate(teacher.card.choices) if "Exploit" in one.full_text())
    teacher.card.choices[at].click()
    teacher.write("No tile this time.")
    teacher.press("hint")
    teacher.write("You built. This time the card goes alone.")
    teacher.press("mistake")
    assert teacher.client.viewer == 1, "the pupil goes wrong, whoever played last"
    teacher.play_round(lambda key: "+tile" in key)
    teacher.press("stop")
    assert "What is the mistake?" in teacher.card.texts()[0].text()
    teacher.actions += 1
    known_by = teacher.card.choices[0].full_text()
    assert "Construct" in known_by or "Urbanize" in known_by, known_by
    teacher.card.choices[0].click()
    assert teacher.authoring.author.trouble is None
    assert any(row.full_text().startswith("✗ You built.") for row in teacher.card.rows)
    teacher.write("That is all for today.")
    teacher.press("tell")
    teacher.actions += 3  # Save…, a name, Enter
    file = tmp_path / "A card alone.tarsas-lesson"
    teacher.authoring.save(file)
    assert teacher.actions <= MOST_ACTIONS
    print(f"{teacher.actions} actions")
    book = api.load_lesson(file)
    assert [type(step) for step in book.lesson.steps] == [api.TellPage, api.TellPage, api.TryTask, api.TellPage]
    task = book.lesson.steps[2]
    assert isinstance(task, api.TryTask)
    assert (len(task.hints), len(task.slips), len(task.failed)) == (1, 1, 1)
    assert api.lesson_faults(book) == []
    assert book.lesson.title.in_language("en") == "A card alone"
    assert book.lesson.title.missing(("hu", "de", "en")) == ["hu", "de"]
    # tried out as a pupil would have it; leaving leads back to the table
    teacher.press("try")
    made = shell.lessons.table
    assert made is not None and made.player.is_open and shell.stack.currentWidget() is made.window
    made.player.skip()
    made.player.skip()
    option = next(one for one in made.client.questions.options() if one.key.endswith("+"))
    made.client.questions.answer(option.answer)
    while made.player.phase is StepPhase.OPEN:
        wait_for(qtbot, lambda: made.client.questions.pending() is not None or made.player.phase is not StepPhase.OPEN)
        if made.player.phase is StepPhase.OPEN:
            made.client.questions.answer(made.client.questions.options()[0].answer)
    assert made.card.verdicts()[0][0] == "ok"
    made.leave()
    table = teacher.authoring.window
    assert shell.stack.currentWidget() is table and teacher.card.isVisible()
    assert not table.decision.isVisible(), "nothing is asked while words are written"
    teacher.authoring.close()
    assert not teacher.card.isVisible() and shell.stack.currentWidget() is shell.game


def test_making_a_lesson_never_moves_the_game(teacher: Teacher, qtbot: QtBot) -> None:
    shell = teacher.shell
    game = shell.client
    assert game is not None and shell.curtain is not None
    pending = game.session.first_pending()
    assert pending is not None
    game.session.answer(pending, game.session.options(pending)[0])
    before, text, file = game.session, api.encode(game.session), shell.autosave.path
    entry = before.current
    teacher.command("make_lesson")
    assert teacher.client.session is not before
    assert teacher.client.session.current.number == entry.number, "it begins where the game stands"
    teacher.write("Play a card alone!")
    teacher.press("begin")
    teacher.play_round(lambda _: True)
    teacher.press("stop")
    teacher.card.choices[0].click()
    teacher.authoring.author.go_to(0)
    teacher.client.actions.to_sandbox()
    teacher.write("Not this.")
    teacher.press("mistake")
    teacher.play_round(lambda _: True)
    shell.autosave.settle(10)
    teacher.authoring.close()
    settle(qtbot, shell)
    assert game.session is before and before.current is entry and api.encode(before) == text
    assert shell.autosave.path == file and shell.stack.currentWidget() is shell.game
    teacher.command("make_lesson")
    assert len(teacher.authoring.author.draft.steps) == 1 and teacher.card.isVisible(), "and the lesson goes on"


@pytest.mark.parametrize("mistake", [False, True])
def test_a_recording_that_was_left_by_the_timeline_is_not_looked_at(teacher: Teacher, mistake: bool) -> None:
    teacher.command("make_lesson")
    history = teacher.client.history
    root = history.current
    author = teacher.authoring.author
    first = teacher.client.questions.options()[0].key
    teacher.answer(lambda key: key == first)
    teacher.write("Do something!")
    if mistake:
        end = api.AnswerFact(seat=1)
        author.draft.add_task(TaskDraft(root.number + 1, root.number + 1, 1, "Do something!", (), end, end))
        author.record_mistake("Not this.")
    else:
        teacher.press("begin")
    history.seek(root)
    teacher.press("stop")
    assert author.trouble is ELSEWHERE and not author.is_thinking, "before the recording began"
    teacher.answer(lambda key: key != first)
    assert history.current.number > root.number + 1
    teacher.press("stop")
    assert author.trouble is ELSEWHERE and not author.is_thinking, "another branch"
    teacher.press("cancel")
    assert author.mode is DraftMode.WRITING


def test_what_cannot_be_is_said(teacher: Teacher, tmp_path: Path) -> None:
    teacher.command("make_lesson")
    teacher.write("Do something!")
    teacher.press("begin")
    teacher.press("stop")
    assert teacher.authoring.author.trouble is NOTHING_DONE
    assert teacher.card.verdicts()[0][0] == "warning"
    teacher.press("cancel")
    assert teacher.mode is DraftMode.WRITING and "save" not in teacher.card.buttons
    file = tmp_path / "empty.tarsas-lesson"
    teacher.authoring.save(file)
    assert not file.exists()


def said(draft: LessonDraft) -> list[str]:
    """What its steps say."""
    return [step.say.in_language("en") for step in draft.steps]


def test_a_lesson_is_not_lost_by_closing_its_card(teacher: Teacher, tmp_path: Path) -> None:
    teacher.command("make_lesson")
    for words in ("This is your hand.", "This is the city."):
        teacher.write(words)
        teacher.press("tell")
    places = {name: button.pos() for name, button in teacher.card.buttons.items()}
    teacher.press("remove")
    assert said(teacher.authoring.author.draft) == ["This is your hand."]
    teacher.press("put_back")
    assert {name: button.pos() for name, button in teacher.card.buttons.items()} == places, "no button moves"
    QTest.keyClick(teacher.card.words, Qt.Key.Key_Escape)
    assert not teacher.card.isVisible()
    teacher.command("make_lesson")
    assert said(teacher.authoring.author.draft) == ["This is your hand.", "This is the city."]
    # another table comes, and nobody has saved it: more than once, so that none is written over another
    assert teacher.shell.curtain is not None
    for number in (1, 2):
        teacher.shell.show_session(api.new_session("ginkgopolis", 2, seed=number), tmp_path / f"{number}.tarsas")
        assert len(read_drafts(drafts_folder())) == number and all(
            one.lesson.steps for one in read_drafts(drafts_folder())
        )
        teacher.shell.curtain.uncover()
        teacher.command("make_lesson")
        teacher.write("Another one.")
        teacher.press("tell")
    teacher.authoring.leave()
    kept = [opened_draft(one.path, "en", "Well done!") for one in read_drafts(drafts_folder())]
    assert sorted(map(said, kept)) == [["Another one."], ["Another one."], ["This is your hand.", "This is the city."]]


def test_what_is_cancelled_while_it_is_looked_at_leaves_no_step(teacher: Teacher, qtbot: QtBot) -> None:
    teacher.command("make_lesson")
    author, background = teacher.authoring.author, teacher.shell.context.background
    teacher.write("Do something!")
    teacher.press("begin")
    teacher.play_round(lambda key: key.endswith("+") and key != "new_hand+")
    author.stop()
    author.cancel()
    wait_for(qtbot, lambda: not background.busy)
    assert author.mode is DraftMode.WRITING and not author.draft.steps and author.trouble is None


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_on_the_card_lies_over_anything_else(teacher: Teacher, scale: float, qtbot: QtBot) -> None:
    context = teacher.shell.context
    context.set_theme(replace(context.theme, text_scale=scale))
    context.apply_theme()
    teacher.command("make_lesson")
    card = teacher.card

    def look() -> None:
        parts: list[QWidget] = [card.cross, card.title, card.steps, *card.buttons.values()]
        parts += [one for one in (card.words, card.list_area, card.text_area) if one.isVisible()]
        corners = [(part, part.mapTo(card, QPoint(0, 0))) for part in parts]
        boxes = [part.rect().translated(round(at.x()), round(at.y())) for part, at in corners]
        for one, other in combinations(boxes, 2):
            assert not one.intersects(other), (one, other)
        assert card.cross.height() >= card.cross.sizeHint().height() > 16
        for button in card.buttons.values():
            assert button.height() >= button.sizeHint().height() and button.geometry().bottom() < card.height()

    look()
    for number in range(5):
        teacher.write(f"Step {number}: a longer sentence that needs more than one line in the list of steps.")
        teacher.press("tell")
        settle(qtbot, card)
        look()
        assert scale > 1 or card.list_area.isVisible()
    teacher.write("Do something!")
    teacher.press("begin")
    look()


@pytest.mark.parametrize("game", ["ginkgopolis", "underwater_cities"])
def test_facts_of_the_table_are_goals_that_are_judged_at_the_end(game: str) -> None:
    """Whatever is proposed makes a lesson that holds: it is reached when the teacher's line ends, and not before."""
    session, bot = api.new_session(game, 2, seed=7), api.RandomBot(3)
    while not any(one.question.seat == 1 for one in session.pending()) or session.current.number < 4:
        pending = session.pending()[0]
        session.answer(pending, bot.choose_answer(session, pending))
    draft = LessonDraft(session, "en", "Well done!")
    start = session.current.number
    for _ in range(6):
        pending = session.pending()[0]
        session.answer(pending, bot.choose_answer(session, pending))
    task = TaskDraft(start, session.current.number, 1, "Do it!", ())
    found = draft.propose(draft.copy(), task)
    of_table = [one for one in found if one.goal.fact in ("count", "pieces", "score")]
    assert of_table and len(found) > len(of_table), [one.goal.fact for one in found]
    assert [one.is_special for one in found] == sorted((one.is_special for one in found), reverse=True)
    for one in found:
        made = LessonDraft(session, "en", "Well done!")
        made.add_task(replace(task, goal=one.goal, until=one.until))
        book = api.read_lesson(made.lesson_file("A title", "", "").encode())
        assert api.lesson_faults(book) == []


def test_lessons_of_a_folder_are_chapters_in_order(tmp_path: Path) -> None:
    session = api.new_session("ginkgopolis", 2, seed=7)
    for name in ("Zebra", "Alma"):
        draft = LessonDraft(session, "hu", "Ügyes!")
        draft.number = next_number(tmp_path, "ginkgopolis")
        draft.tell("Ez a kezed.", ())
        (tmp_path / f"{name}.tarsas-lesson").write_text(draft.lesson_file(name, "", ""), encoding="utf-8")
    (tmp_path / "Broken.tarsas-lesson").write_text("{}", encoding="utf-8")
    assert [(one.lesson.number, one.path.stem) for one in read_own(tmp_path)] == [(1, "Zebra"), (2, "Alma")]


def test_a_title_becomes_an_id() -> None:
    assert slug("Az első gát!") == "az-elso-gat"
    assert slug("…") == "lesson"
