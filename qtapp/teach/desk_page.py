"""The teacher's desk: everything for teaching on one page. Lessons, making them, the class, worksheets, pupils."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, make_column, make_row, reveal
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.paths import documents_folder, drafts_folder, resources
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.file_loader import FileTooSlow
from qtapp.teach.course_card import Course, CourseLesson, read_courses
from qtapp.teach.lesson_end import LessonEndPlace
from qtapp.teach.next_lesson import NextLessonCard
from qtapp.teach.own_card import read_drafts, read_own
from qtapp.teach.progress import LessonProgress
from qtapp.teach.pupil_card import PupilsCard
from qtapp.teach.pupils import Pupils

TEACH = msg("desk.title", "Teaching")
_GAP = 10
_MOST_DRAFTS = 3
_NEEDS_GAME = msg("desk.needs_game", "This works at a table: open a game first.")


class DeskPage(ScrollPage):
    """Esc leads back to where one came from."""

    left = Signal()
    lesson_wanted = Signal(Path)
    wanted = Signal(str)
    """Something is to be done, by its name: courses, open_lesson, quiz; vote and wall at the table that is open."""
    new_wanted = Signal(str)
    """A lesson about a game is to be made; empty: from the table that is open."""
    edit_wanted = Signal(Path)
    """A draft is to be gone on with."""
    offer_wanted = Signal(Path, str)
    """A lesson with this title is to be offered to others in the house."""
    paper_wanted = Signal(Path)
    """The worksheet of a lesson."""

    def __init__(
        self, context: AppContext, pupils: Pupils, progress: LessonProgress, accents: Mapping[str, str]
    ) -> None:
        super().__init__()
        self._context = context
        self._progress = progress
        self._accents = dict(accents)
        self._words = LiveTexts(context.speech, self)
        self._courses: list[Course] = []
        self._own: list[CourseLesson] = []
        self.has_game = False
        """Is there a table to which one can go back?"""
        self.buttons: dict[str, QPushButton] = {}
        self.drafts: list[WrapButton] = []
        self.next: list[NextLessonCard] = []
        """Of every course the lesson that comes next."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.setObjectName("ground")
        self.page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.column.setSpacing(_GAP)
        self.column.addLayout(self._head())
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self.column.addLayout(self._grid)
        self._next = QGridLayout()
        self._next.setSpacing(_GAP)
        self.column.addLayout(self._next)
        self.column.addStretch(1)
        self.end = LessonEndPlace(context, progress, self.column)
        self.end.lesson_wanted.connect(self.lesson_wanted)
        self.end.closed.connect(partial(self.wanted.emit, "courses"))
        self.pupils = PupilsCard(context, pupils)
        self.cards: list[QWidget] = [self._lessons(), self._class(), self._make(), self._paper(), self.pupils]
        self._words.spoken.connect(self._fill_lists)
        context.theme_changed.connect(self._dress)
        self._dress()

    # ---- the cards -----------------------------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        head = make_row(gap=12)
        self.home = QPushButton()
        self._words.text(self.home, msg("lesson.to_start_page_button", "Start page"))
        self.home.clicked.connect(self.left)
        head.addWidget(self.home)
        title = PlainLabel()
        title.setProperty("role", "heading")
        self._words.text(title, TEACH)
        head.addWidget(title)
        line = WrapLabel("muted")
        self._words.text(line, msg("desk.line", "Everything for a class or a group that learns, on one page."))
        head.addWidget(line, 1)
        return head

    def _card(self, title: Message, hint: Message) -> tuple[PaperPanel, QVBoxLayout]:
        card = PaperPanel(self._context.theme)
        column = make_column(card, gap=6, margins=(16, 12, 16, 12))
        name = PlainLabel()
        name.setProperty("role", "card")
        self._words.text(name, title)
        column.addWidget(name)
        words = WrapLabel("hint")
        self._words.text(words, hint)
        column.addWidget(words)
        return card, column

    def _button(self, name: str, label: Message, kind: str = "") -> QPushButton:
        button = QPushButton()
        self._words.text(button, label)
        button.setProperty("kind", kind)
        button.clicked.connect(lambda _=False: self.wanted.emit(name))
        self.buttons[name] = button
        return button

    def _menu_button(self, name: str, label: Message) -> QPushButton:
        button = QPushButton()
        self._words.text(button, label)
        menu = QMenu(button)
        menu.aboutToShow.connect(partial(self._fill_menu, name, menu))
        button.setMenu(menu)
        self.buttons[name] = button
        return button

    def _row(self, column: QVBoxLayout, buttons: Sequence[QPushButton]) -> None:
        row = FlowLayout(gap=8, between_lines=6)
        for button in buttons:
            row.addWidget(button)
        column.addLayout(row)

    def _lessons(self) -> QWidget:
        card, column = self._card(
            msg("desk.lessons", "Lessons"),
            msg("desk.lessons_hint", "Courses of all games, lessons of your own, and questions about the rules."),
        )
        courses = self._button("courses", msg("desk.all_lessons", "All lessons"), "primary")
        opened = self._button("open_lesson", msg("lesson.open_own_button", "Open a lesson…"))
        fetch = self._button("fetch", msg("desk.fetch", "From another Társas…"))
        self._row(column, (courses, opened, fetch))
        column.addStretch(1)
        return card

    def _class(self) -> QWidget:
        card, column = self._card(
            msg("desk.class", "With the whole class"),
            msg(
                "desk.class_hint",
                "Everybody answers with a phone and without an account; a second window shows the table.",
            ),
        )
        quiz = self._button("quiz", msg("desk.quiz", "Quiz…"), "primary")
        vote = self._button("vote", msg("desk.vote", "Let the class play along…"))
        wall = self._button("wall", msg("desk.wall", "Window for a class"))
        self._row(column, (quiz, vote, wall))
        self._needs_game = WrapLabel("hint")
        self._words.text(self._needs_game, _NEEDS_GAME)
        column.addWidget(self._needs_game)
        column.addStretch(1)
        return card

    def _make(self) -> QWidget:
        card, column = self._card(
            msg("desk.make", "Lessons of your own"),
            msg("desk.make_hint", "Play what you want to show, write a sentence to it: that is a step."),
        )
        make = self._menu_button("make", msg("editor.make_lesson_button", "Make a lesson"))
        from_table = self._button("from_table", msg("desk.make_from_table", "From the table that is open"))
        self._row(column, (make, from_table))
        self._drafts = make_column(gap=2)
        column.addLayout(self._drafts)
        column.addStretch(1)
        return card

    def _paper(self) -> QWidget:
        card, column = self._card(
            msg("desk.paper", "On paper, and to others"),
            msg(
                "desk.paper_hint",
                "A worksheet has the tasks of a lesson and their solutions; another Társas can fetch a lesson.",
            ),
        )
        self._row(
            column,
            (
                self._menu_button("paper", msg("desk.worksheet", "Worksheet of a lesson…")),
                self._menu_button("offer_lesson", msg("desk.offer", "Offer a lesson…")),
            ),
        )
        column.addStretch(1)
        return card

    # ---- what lies on the disk -----------------------------------------------------------------------------------

    def refresh(self, *, has_game: bool) -> None:
        """Read what there is, beside the window; `has_game`: is a table open?"""
        self.has_game = has_game
        for name in ("vote", "wall", "from_table"):
            self.buttons[name].setEnabled(has_game)
        self._needs_game.setVisible(not has_game)
        self.pupils.refresh()
        work = partial(_read_desk, tuple(self._accents), documents_folder(), drafts_folder())
        self._context.loader.run(self, work, self._read, self._failed)

    def _read(self, found: tuple[list[Course], list[CourseLesson], list[CourseLesson]]) -> None:
        self._courses, self._own, self._found_drafts = found
        self._fill_lists()

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, FileTooSlow):
            raise error

    _found_drafts: Sequence[CourseLesson] = ()

    def _fill_lists(self) -> None:
        """The next lesson of every course, and what is in the making."""
        clear(self._next)
        clear(self._drafts)
        self.next, self.drafts = [], []
        for course in self._courses:
            records = [self._progress.of(one.lesson, one.digest) for one in course.lessons]
            card = NextLessonCard(self._context, course, records)
            card.lesson_wanted.connect(self.lesson_wanted)
            card.paper_wanted.connect(self.paper_wanted)
            self.next.append(card)
        language = self._words.speech.language
        for one in self._found_drafts[:_MOST_DRAFTS]:
            title = LiteralArg(one.lesson.title.in_language(language))
            row = self._list_row(msg("desk.go_on_with", "Go on with: {title}", title=title), "edit")
            row.clicked.connect(lambda _=False, path=one.path: self.edit_wanted.emit(path))
            self.drafts.append(row)
            self._drafts.addWidget(row)
        self._arrange()
        reveal(self._next)
        reveal(self._drafts)
        self.end.say([course.lessons for course in self._courses])

    def _list_row(self, label: Message, icon: str) -> WrapButton:
        row = WrapButton(self._words.label(label))
        row.setProperty("kind", "row")
        self._context.put_icon_beside_words(row, icon, 20)
        return row

    def _fill_menu(self, name: str, menu: QMenu) -> None:
        menu.clear()
        if name == "make":
            for game in self._accents:
                action = menu.addAction(self._words.label(api.GAMES[game].title))
                action.triggered.connect(lambda _=False, game=game: self.new_wanted.emit(game))
            return
        groups = [(self._words.label(api.GAMES[one.game].title), one.lessons) for one in self._courses]
        if self._own:
            groups.append((self._words.label(msg("lesson.own_lessons", "Lessons of your own")), tuple(self._own)))
        language = self._words.speech.language
        for title, lessons in groups:
            part = menu.addMenu(title)
            for one in lessons:
                label = msg(
                    "lesson.number_and_title",
                    "{number}. {title}",
                    number=one.number or one.lesson.number,
                    title=LiteralArg(one.lesson.title.in_language(language)),
                )
                action = part.addAction(self._words.label(label).replace("&", "&&"))
                action.triggered.connect(partial(self._chosen, name, one))

    def _chosen(self, name: str, one: CourseLesson, _checked: bool = False) -> None:
        if name == "paper":
            self.paper_wanted.emit(one.path)
        else:
            self.offer_wanted.emit(one.path, one.lesson.title.in_language(self._words.speech.language))

    @property
    def courses(self) -> Sequence[Course]:
        """The courses that come with the program, as far as they are read."""
        return self._courses

    # ---- form ----------------------------------------------------------------------------------------------------

    def show_end(self, lesson: api.Lesson, path: Path) -> None:
        """Say what was learned in a lesson that is through, and lead on to the next."""
        self.end.note(lesson, path)
        if self._courses:
            self.end.say([course.lessons for course in self._courses])

    def take_focus(self) -> None:
        """The keyboard stands at what is done most."""
        if self.end.card is not None:
            self.end.card.take_focus()
            return
        self.buttons["courses"].setFocus()

    def _arrange(self) -> None:
        width = max(320, self.viewport().width())
        side = max(20, min(28, width // 48))
        self.column.setContentsMargins(side, 12, side - 6, 8)
        room = (width - 2 * side) / self._context.theme.text_scale
        columns = 3 if room >= 960 else 1
        for at, card in enumerate(self.cards):
            if columns == 1:
                self._grid.addWidget(card, at, 0)
            else:  # pupils grow downwards: they have a column of their own
                self._grid.addWidget(card, *((0, 2, 2, 1) if card is self.pupils else (at // 2, at % 2, 1, 1)))
        for at in range(3):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
        across = 4 if room >= 960 else 2 if room >= 480 else 1
        for at, next_card in enumerate(self.next):
            self._next.addWidget(next_card, at // across, at % across)
        for at in range(4):
            self._next.setColumnStretch(at, 1 if at < across else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _dress(self, *_: object) -> None:
        icons = {
            "courses": "book_mark",
            "open_lesson": "book_mark",
            "quiz": "people",
            "vote": "people",
            "make": "edit",
            "paper": "print",
        }
        self._context.put_icon_beside_words(self.home, "home", 20)
        for name, icon in icons.items():
            if self.buttons[name].property("kind") != "primary":
                self._context.put_icon_beside_words(self.buttons[name], icon, 20)
        self._fill_lists()
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _read_desk(
    games: tuple[str, ...], own: Path, drafts: Path
) -> tuple[list[Course], list[CourseLesson], list[CourseLesson]]:
    return read_courses(resources(), games), read_own(own), read_drafts(drafts)
