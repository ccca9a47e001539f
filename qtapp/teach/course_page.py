"""Let us learn it: the courses of all games beside each other, and the way to a teacher's own lesson."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QMenu, QPushButton, QWidget

from engine import api
from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, make_row
from qtapp.kit.paths import documents_folder, drafts_folder, resources
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.deferred import DeferredRefresh
from qtapp.kit.wait.file_loader import FileTooSlow
from qtapp.teach.course_card import Course, CourseCard, read_courses
from qtapp.teach.lesson_end import LessonEndPlace
from qtapp.teach.own_card import OwnFiles, OwnLessonsCard, read_drafts, read_own
from qtapp.teach.progress import LessonProgress
from qtapp.teach.pupil_card import NOBODY
from qtapp.teach.pupils import Pupils

LEARN = msg("lesson.learn_title", "Let us learn it!")
_GAP = 10


class CoursePage(ScrollPage):
    """A page of courses. Esc leads back to the start page."""

    lesson_wanted = Signal(Path)
    open_wanted = Signal()
    """A lesson of one's own is to be opened."""
    drills_wanted = Signal(str, list)
    """Questions about a game; what the seats are called there."""
    quiz_wanted = Signal()
    """A whole class is to be asked."""
    edit_wanted = Signal(Path)
    """A lesson is to be changed, or a draft gone on with."""
    new_wanted = Signal(str)
    """A lesson about a game is to be made."""
    throw_wanted = Signal(Path)
    """A draft is not wanted any more."""
    learner_changed = Signal()
    """Somebody else learns from now on."""
    left = Signal()
    shown = Signal()
    """The courses were read and are shown."""

    def __init__(
        self, context: AppContext, progress: LessonProgress, accents: Mapping[str, str], pupils: Pupils
    ) -> None:
        super().__init__()
        self._context = context
        self._pupils = pupils
        self._progress = progress
        self._accents = dict(accents)
        self._courses: list[Course] | None = None
        self._own = OwnFiles()
        self.own_card: OwnLessonsCard | None = None
        """Lessons of one's own; None: there are none."""
        self._words = LiveTexts(context.speech, self)
        self.cards: list[CourseCard] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.setObjectName("ground")
        self.page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.column.setSpacing(_GAP)
        self.column.addLayout(self._head())
        self.end = LessonEndPlace(context, progress, self.column)
        self.end.lesson_wanted.connect(self.lesson_wanted)
        self.end.closed.connect(self.take_focus)
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self.column.addLayout(self._grid)
        self.column.addStretch(1)
        self._dressed = DeferredRefresh(self, self._dress)
        for told in (self._words.spoken, context.theme_changed):
            told.connect(self._dressed.at_once)
        self._dress()

    def _head(self) -> QHBoxLayout:
        head = make_row(gap=12)
        self.home = QPushButton()
        self._words.text(self.home, msg("lesson.to_start_page_button", "Start page"))
        self.home.clicked.connect(self.left)
        head.addWidget(self.home)
        title = PlainLabel()
        title.setProperty("role", "heading")
        self._words.text(title, LEARN)
        head.addWidget(title)
        line = WrapLabel("muted")
        self._words.text(
            line,
            msg("lesson.learn_line", "Short lessons on a real table: look, try, and every good way counts."),
        )
        head.addWidget(line, 1)
        self.learner = QComboBox()
        self._words.name(self.learner, msg("pupils.who_learns", "Who learns?"))
        self.learner.activated.connect(self._choose_learner)
        head.addWidget(self.learner)
        self.quiz = QPushButton()
        self._words.text(self.quiz, msg("lesson.class_quiz_button", "The class answers…"))
        self.quiz.clicked.connect(self.quiz_wanted)
        head.addWidget(self.quiz)
        self.make = QPushButton()
        self._words.text(self.make, msg("editor.make_lesson_button", "Make a lesson"))
        self.games = QMenu(self.make)
        self.games.aboutToShow.connect(self._offer_games)
        self.make.setMenu(self.games)
        head.addWidget(self.make)
        self.open = QPushButton()
        self._words.text(self.open, msg("lesson.open_own_button", "Open a lesson…"))
        self.open.clicked.connect(self.open_wanted)
        head.addWidget(self.open)
        return head

    # ---- who learns ----------------------------------------------------------------------------------------------

    def show_learner(self) -> None:
        """Whose stars these are; pupils have names only where somebody wanted it."""
        pupils = self._pupils
        self.learner.clear()
        self.learner.addItem(self._words.label(NOBODY))
        for one in pupils.listed:
            self.learner.addItem(one.name)
        present = pupils.present
        self.learner.setCurrentIndex(0 if present is None else 1 + pupils.listed.index(present))
        self.learner.setVisible(pupils.is_on and bool(pupils.listed))
        self._fill()

    def _choose_learner(self, at: int) -> None:
        self._pupils.choose(None if at == 0 else self._pupils.listed[at - 1])
        self.learner_changed.emit()

    # ---- the courses ---------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what was earned meanwhile; the first time the lessons are read, beside the window."""
        self.show_learner()
        work = partial(_read_all, documents_folder(), drafts_folder())
        self._context.loader.run(self, work, self._read_own, self._failed)
        if self._courses is not None:
            return
        courses = partial(read_courses, resources(), tuple(self._accents))
        self._context.loader.run(self, courses, self._read, self._failed)

    def _offer_games(self) -> None:
        self.games.clear()
        for game in self._accents:
            action = self.games.addAction(self._words.label(api.GAMES[game].title))
            action.triggered.connect(partial(self._make, game))

    def _make(self, game: str, _checked: bool = False) -> None:
        self.new_wanted.emit(game)

    def _read_own(self, found: OwnFiles) -> None:
        if found != self._own:
            self._own = found
            self._fill()

    def _read(self, courses: list[Course]) -> None:
        self._courses = courses
        self._fill()
        self.shown.emit()

    def _failed(self, error: Exception) -> None:
        """The lessons could not be read in time: they are tried again when the page is next opened."""
        if not isinstance(error, FileTooSlow):
            raise error

    def _fill(self) -> None:
        for card in self.cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for course in self._courses or ():
            records = [self._progress.of(one.lesson, one.digest) for one in course.lessons]
            card = CourseCard(self._context, course, records, self._accents.get(course.game, ""))
            card.lesson_wanted.connect(self.lesson_wanted)
            card.drills_wanted.connect(self.drills_wanted)
            card.copy_wanted.connect(self.edit_wanted)
            self.cards.append(card)
        self._fill_own()
        self._say_end()
        self._arrange()
        shown: list[QWidget] = [*self.cards, *([] if self.own_card is None else [self.own_card])]
        for one in shown:
            one.show()
            for part in cast(list[QWidget], one.findChildren(QWidget)):
                part.ensurePolished()  # or the page would be as high as letters of another size need
        self.page.updateGeometry()
        if self.isVisible():
            self.take_focus()

    def _fill_own(self) -> None:
        if self.own_card is not None:
            self.column.removeWidget(self.own_card)
            self.own_card.hide()
            self.own_card.deleteLater()
            self.own_card = None
        own = self._own
        if own != OwnFiles() and self._courses is not None:
            records = [self._progress.of(one.lesson, one.digest) for one in own.lessons]
            self.own_card = OwnLessonsCard(self._context, own, records)
            self.own_card.lesson_wanted.connect(self.lesson_wanted)
            self.own_card.edit_wanted.connect(self.edit_wanted)
            self.own_card.throw_wanted.connect(self.throw_wanted)
            self.column.insertWidget(self.column.count() - 1, self.own_card)

    def show_end(self, lesson: api.Lesson, path: Path) -> None:
        """Say what was learned in a lesson that is through, and lead on to the next."""
        self.end.note(lesson, path)
        self._say_end()

    def _say_end(self) -> None:
        """Above the courses, as soon as these were read."""
        if self._courses is None:
            return
        own = {(one.course, one.lesson.game) for one in self._own.lessons}
        rows = [course.lessons for course in self._courses]
        rows += [tuple(one for one in self._own.lessons if (one.course, one.lesson.game) == key) for key in own]
        self.end.say(rows)

    def take_focus(self) -> None:
        """The keyboard stands where one most likely goes on: in the next lesson, in the course that was begun, else in
        the first.
        """
        if self.end.card is not None:
            self.end.card.take_focus()
            return
        card = next((card for card in self.cards if card.is_begun), next(iter(self.cards), None))
        (self.home if card is None else card.go_on).setFocus()

    # ---- form ----------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        width = max(320, self.viewport().width())
        side = max(20, min(28, width // 48))
        self.column.setContentsMargins(side, 12, side - 6, 8)
        room = (width - 2 * side) / self._context.theme.text_scale
        columns = 4 if room >= 960 else 2 if room >= 480 else 1
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for at in range(4):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _dress(self) -> None:
        for button, icon in ((self.home, "home"), (self.make, "edit"), (self.open, "book_mark")):
            self._context.put_icon_beside_words(button, icon, 20)
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _read_all(own: Path, drafts: Path) -> OwnFiles:
    return OwnFiles(tuple(read_own(own)), tuple(read_drafts(drafts)), tuple(api.odd_courses_in(own)))
