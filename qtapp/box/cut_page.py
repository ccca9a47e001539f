"""Cut a sheet: one picture with many cards, outlined, each to become a photo of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QWidget,
)

from engine.api import LiteralArg, Message, msg
from qtapp.board.scan.card_finder import FINE, FoundCards, proposed_sheet
from qtapp.board.scan.card_sheet import MOST_GAP, MOST_ON_A_SIDE, scaled
from qtapp.board.scan.outlines import OutlinePicker
from qtapp.board.scan.perspective import shrunk
from qtapp.box.card_search import CardSearch
from qtapp.box.given_picture import given_sheet, holds_picture, read_sheet
from qtapp.box.photo_row import PICTURE_FILES
from qtapp.box.photo_tray import what_was_wrong
from qtapp.box.sheet_cutter import SheetCutter, quick_look
from qtapp.box.tray_row import plain_icon
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments, Stepper
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column, make_row
from qtapp.kit.paths import documents_folder
from qtapp.kit.speak.tool_tips import literal_tip
from qtapp.kit.speak.words import LiveTexts

_EVENLY, _EACH = "evenly", "each"
_SOON = 120
"""Milliseconds after a change until one more card is looked at."""
_LOOK = 900
"""Pixels of the longer side of the picture that quick looks are taken from."""
_THUMB = 104
_LONGEST_NAME = 32
"""Letters of a file's name."""


class CutPage(QFrame):
    """In the place of the workshop, as long as a sheet is being cut."""

    left = Signal()
    """Back to the workshop; nothing was cut."""
    cut = Signal(object)
    """list[str]: the photos that came of it."""
    told = Signal(object, str)
    """Message, and its icon."""

    def __init__(self, context: AppContext, proportions: float, called: Callable[[int], list[str]]) -> None:
        """`called`: for so many photos the names of the cards that they are proposed for."""
        super().__init__()
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self._context, self._called = context, called
        self._proportions = proportions
        self._words = LiveTexts(context.speech, self)
        self._small = QImage()
        self._seen: list[object] = []
        self.picker = OutlinePicker(context.theme)
        self._words.name(self.picker, msg("a11y.card_corner_picker", "Corners of the cards on the picture"))
        self.cutter = SheetCutter(context, self)
        self.search = CardSearch(self)
        self._is_unsure = False
        """Was looked for cards without any being seen?"""
        self._given = self.picker.sheet
        self._middle_width = 1
        column = make_column(self, gap=8, margins=(12, 8, 12, 10))
        column.addWidget(self._head())
        row = make_row(gap=10)
        left, right = QFrame(), QFrame()
        for sheet in (left, right):
            sheet.setProperty("role", "sheet")
            sheet.setMinimumSize(260, 200)  # else words that were never laid out would make it as high as a tower
        inner = make_column(left, gap=8, margins=8)
        inner.addWidget(self.picker, 1)
        inner.addWidget(self._controls())
        self._fill_right(right)
        row.addWidget(left, 68)
        row.addWidget(right, 32)
        column.addLayout(row, 1)
        for keys, deed in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self.picker.undo),
            (QKeySequence(QKeySequence.StandardKey.Redo), self.picker.redo),
            (QKeySequence(QKeySequence.StandardKey.Paste), self._paste),
        ):
            made = QShortcut(keys, self)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(deed)
        self._timer = QTimer(self)
        self._timer.setInterval(_SOON)
        self._timer.timeout.connect(self._look_on)
        self.picker.moved.connect(self._follow)
        self.picker.chosen.connect(self._mark)
        self.search.found.connect(self._was_found)
        self.cutter.went_on.connect(lambda part: self.bar.setValue(round(part * 100)))
        self.cutter.done.connect(self._done)
        self.cutter.failed.connect(self._failed)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._dress)
        self._dress()
        self._follow()

    # ---- parts ---------------------------------------------------------------------------------------------------

    def _head(self) -> QWidget:
        words = self._words
        holder = QWidget()
        head = make_row(holder, gap=10, margins=0)
        self.back, self.undo, self.redo = QPushButton(), QPushButton(), QPushButton()
        words.text(self.back, msg("box.back_to_workshop_button", "Back"))
        self.back.clicked.connect(self.leave)
        words.name(self.undo, msg("box.undo", "Take back the last step"), hint=True)
        words.name(self.redo, msg("box.redo", "Do it again"), hint=True)
        self.undo.clicked.connect(self.picker.undo)
        self.redo.clicked.connect(self.picker.redo)
        title, self.name = PlainLabel(), PlainLabel()
        self.name.setProperty("role", "muted")
        title.setProperty("role", "heading")
        words.text(title, msg("box.cut_sheet_title", "Cut a sheet"))
        self.other = QPushButton()
        words.text(self.other, msg("box.choose_sheet_button", "Choose a picture…"))
        self.other.clicked.connect(self._ask)
        self.go = QPushButton()
        self.go.setProperty("kind", "primary")
        self.go.clicked.connect(self._cut)
        left, right = QWidget(), QWidget()
        ways, deeds = FlowLayout(left, gap=10), FlowLayout(right, gap=10, right=True)
        for flow in (ways, deeds):
            flow.setContentsMargins(0, 0, 0, 0)
        for widget in (self.back, self.undo, self.redo, title, self.name):
            ways.addWidget(widget)
        for button in (self.other, self.go):
            deeds.addWidget(button)
        head.addWidget(left, 6, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(right, 4, Qt.AlignmentFlag.AlignVCenter)
        return holder

    def _controls(self) -> QWidget:
        words = self._words
        holder = QWidget()
        flow = FlowLayout(holder, gap=12)
        flow.setContentsMargins(0, 0, 0, 0)
        self.columns = Stepper(words, msg("box.columns", "Columns"), 1, MOST_ON_A_SIDE, 3)
        self.rows = Stepper(words, msg("box.rows", "Rows"), 1, MOST_ON_A_SIDE, 3)
        self.gap = Stepper(words, msg("box.gap_between_cards", "Gap"), 0, MOST_GAP, 0)
        words.tip(self.gap, msg("box.gap_tip", "Room between the cards, in hundredths of their width. 0: they touch."))
        self._even: list[QWidget] = []
        for stepper, label in (
            (self.columns, msg("box.columns", "Columns")),
            (self.rows, msg("box.rows", "Rows")),
            (self.gap, msg("box.gap_between_cards", "Gap")),
        ):
            pair = QWidget()
            line = make_row(pair, gap=6, margins=0)
            told = PlainLabel()
            words.text(told, label)
            line.addWidget(told)
            line.addWidget(stepper)
            stepper.changed.connect(self._counted)
            flow.addWidget(pair)
            self._even.append(pair)
        ways: list[tuple[str, Message]] = [
            (_EVENLY, msg("box.four_corners", "four corners")),
            (_EACH, msg("box.card_by_card", "card by card")),
        ]
        self.way = Segments(words, ways, _EVENLY, msg("box.outlines", "Outlines"))
        self.way.chosen.connect(self._go_way)
        flow.addWidget(self.way)
        self.less, self.more = QPushButton(), QPushButton()
        words.text(self.less, msg("box.not_this_card_button", "Not this one"))
        words.text(self.more, msg("box.one_more_card_button", "One more"))
        self.less.clicked.connect(lambda: self.picker.change(self.picker.sheet.without(self.picker.card)))
        self.more.clicked.connect(self._one_more)
        flow.addWidget(self.less)
        flow.addWidget(self.more)
        return holder

    def _fill_right(self, sheet: QFrame) -> None:
        words = self._words
        column = make_column(sheet, gap=8, margins=(12, 10, 12, 10))
        title = WrapLabel("panel")
        words.text(title, msg("box.this_comes_of_it", "This is what comes of it"))
        column.addWidget(title)
        self.hint = WrapLabel("muted")
        column.addWidget(self.hint)
        self.results = QListWidget()
        self.results.setViewMode(QListView.ViewMode.IconMode)
        self.results.setMovement(QListView.Movement.Static)
        self.results.setResizeMode(QListView.ResizeMode.Adjust)
        self.results.setSpacing(2)
        words.name(self.results, msg("box.cards_on_sheet", "Cards on the picture"))
        self.results.currentRowChanged.connect(self._picked)
        column.addWidget(self.results, 1)
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)
        words.name(self.bar, msg("a11y.progress", "Progress"))
        self.stop = QPushButton()
        words.text(self.stop, msg("window.stop_button", "Stop"))
        self.stop.clicked.connect(self._stop)
        line = make_row(gap=8)
        line.addWidget(self.bar, 1)
        line.addWidget(self.stop)
        column.addLayout(line)

    def _dress(self, *_: object) -> None:
        context = self._context
        context.put_icon_beside_words(self.back, "arrow_left", 20)
        context.put_icon_beside_words(self.other, "plus", 18)
        context.put_icon_beside_words(self.go, "check", 18, context.theme.colours.on_strict)
        context.put_icon(self.undo, "undo", 20)
        context.put_icon(self.redo, "redo", 20)
        self.results.setIconSize(QSize(_THUMB, _THUMB))
        wide = max(_THUMB + 16, self.results.fontMetrics().horizontalAdvance("00 · 000 Abcdefgh"))
        self.results.setGridSize(QSize(wide, _THUMB + self.results.fontMetrics().height() + 10))

    # ---- the picture ---------------------------------------------------------------------------------------------

    @property
    def is_empty(self) -> bool:
        """Was no picture given yet?"""
        return self.picker.photo.isNull()

    def _ask(self) -> None:
        words = self._words
        dialog = QFileDialog(self, words.label(msg("box.choose_sheet_title", "Choose a picture with cards")), "")
        dialog.setDirectory(str(documents_folder()))
        dialog.setNameFilters([f"{words.label(msg('window.picture_files', 'Pictures'))} {PICTURE_FILES}"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.take_file(Path(name)))
        dialog.open()

    def take_file(self, path: Path) -> None:
        """Read a picture beside the window."""
        self.take(partial(read_sheet, path), path.name)

    def take(self, work: Callable[[], QImage], name: str = "") -> None:
        """The same of a picture that was given."""
        self.cutter.stop()
        self.search.stop()
        self._context.loader.run(self, partial(_read, work), partial(self.show_photo, name), self._failed)

    def show_photo(self, name: str, read: tuple[QImage, QImage]) -> None:
        """The picture that is cut now, and a smaller one in which cards are looked for."""
        photo, middle = read
        self._middle_width = middle.width()
        self.name.setText(name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…")
        self._small = shrunk(middle, _LOOK)
        said = [(stepper, stepper.value) for stepper in (self.columns, self.rows, self.gap)]
        self.picker.show_photo(photo, self._proportions)
        for stepper, value in said:  # the next sheet lies as the last one did
            stepper.set_value(value)
        self._counted()
        self._is_unsure = False
        self._given = self.picker.sheet
        self.search.begin(middle, self._proportions)
        self._say()
        self.picker.setFocus()

    def _was_found(self, found: FoundCards) -> None:
        """Outline what was found, unless somebody has begun to put corners."""
        if self.picker.sheet != self._given:
            self._say()
            return
        factor = self.picker.photo.width() / max(1, self._middle_width)
        cards = tuple(scaled(card, factor) for card in found.cards)
        made = proposed_sheet(self.picker.sheet, FoundCards(cards, found.sure))
        self._is_unsure = made is None
        if made is not None:
            self.picker.change(made)
        self._say()

    def _paste(self) -> None:
        work = given_sheet(QGuiApplication.clipboard().mimeData())
        if work is not None:
            self.take(work)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if holds_picture(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        work = given_sheet(event.mimeData())
        if work is not None:
            event.acceptProposedAction()
            self.take(work)

    # ---- outlines ------------------------------------------------------------------------------------------------

    def _counted(self, *_: object) -> None:
        sheet = self.picker.sheet
        made = replace(
            sheet, columns=self.columns.value, rows=self.rows.value, gap=self.gap.value, proportions=self._proportions
        )
        self.picker.change(made, "counted")

    def _go_way(self, way: str) -> None:
        sheet = self.picker.sheet
        self.picker.change(sheet.one_by_one() if way == _EACH else sheet.evenly())
        self.picker.choose_card(0)

    def _one_more(self) -> None:
        self.picker.change(self.picker.sheet.with_one_more())
        self.picker.choose_card(-1)
        self.picker.setFocus()

    def _follow(self) -> None:
        """The outlines lie elsewhere: say so, and look at the cards one after the other."""
        sheet = self.picker.sheet
        for stepper, value in ((self.columns, sheet.columns), (self.rows, sheet.rows), (self.gap, sheet.gap)):
            stepper.blockSignals(True)
            stepper.set_value(value)
            stepper.blockSignals(False)
        self.way.set_value(_EVENLY if sheet.cards is None else _EACH)
        for pair in self._even:
            pair.setVisible(sheet.cards is None)
        self.less.setVisible(sheet.cards is not None)
        self.more.setVisible(sheet.cards is not None)
        self._seen = []
        self._timer.start()
        self._say()

    def _say(self) -> None:
        words, sheet = self._words, self.picker.sheet
        count = 0 if self.is_empty else len(sheet.outlines())
        busy = self.cutter.is_busy
        cut = msg("box.cut_cards_button", "Cut %n card(s)", count) if count else msg("box.cut_button", "Cut")
        self.go.setText(words.label(cut))
        self.go.setEnabled(self.picker.sound and not busy)
        self.other.setEnabled(not busy)
        self.picker.setEnabled(not busy)
        self.undo.setEnabled(self.picker.can_undo and not busy)
        self.redo.setEnabled(self.picker.can_redo and not busy)
        self.less.setEnabled(bool(sheet.cards))
        self.bar.setVisible(busy)
        self.stop.setVisible(busy)
        for widget in (self.way, *self._even):
            widget.setEnabled(not self.is_empty and not busy)
        hint = words.label(self._hint(sheet.cards is None))
        self.hint.setText("" if self.is_empty else hint)
        self.picker.invitation = hint if self.is_empty else ""
        called = self._called(count)
        while self.results.count() > count:
            self.results.takeItem(self.results.count() - 1)
        while self.results.count() < count:
            item = QListWidgetItem()
            item.setSizeHint(self.results.gridSize())
            self.results.addItem(item)
        for at in range(count):
            item = self.results.item(at)
            text = called[at] if at < len(called) else "–"
            item.setText(f"{at + 1} · {text}")
            item.setData(Qt.ItemDataRole.ToolTipRole, literal_tip(text))
            spoken = msg("box.card_on_sheet", "Card {number}, for {card}", number=at + 1, card=LiteralArg(text))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words.label(spoken))
        self._mark()

    def _hint(self, is_even: bool) -> Message:
        if self.is_empty:
            return msg(
                "box.sheet_tip",
                "Choose a picture with many cards, drop one here or paste it. Lay the cards side by side on a plain "
                "ground, in straight rows, and take the picture from above.",
            )
        if self.search.is_busy and self.picker.sheet == self._given:
            return msg("box.looking_for_cards", "Looking for the cards … You can begin with the corners meanwhile.")
        if self._is_unsure and self.picker.sheet == self._given:
            return msg(
                "box.show_me_the_corners",
                "I cannot make out the cards. Show me the corners: say how many columns and rows there are, and drag "
                "the four corners onto the outer corners of all cards.",
            )
        if not self.picker.sound:
            return msg("box.outlines_must_span", "An outline is crossed or too small: drag its corners apart.")
        if is_even:
            return msg(
                "box.four_corners_tip",
                "Say how many columns and rows there are, and drag the four corners onto the outer corners of all "
                "cards. Tab goes to the next corner, arrows move it.",
            )
        return msg(
            "box.card_by_card_tip",
            "Click a card and drag its corners. Page Up and Page Down go from card to card, Tab to the next corner.",
        )

    def _mark(self) -> None:
        """The card that is held is marked among the results."""
        self.results.blockSignals(True)
        self.results.setCurrentRow(self.picker.card if self.picker.sheet.cards is not None else -1)
        self.results.blockSignals(False)

    def _picked(self, at: int) -> None:
        if at >= 0 and self.picker.sheet.cards is not None:
            self.picker.choose_card(at)

    def _look_on(self) -> None:
        """One card more is looked at, in a small picture: the window goes on meanwhile."""
        found = self.picker.sheet.outlines() if self.picker.sound else ()
        at = len(self._seen)
        if at >= len(found):
            self._timer.stop()
            return
        part = self._small.width() / max(1, self.picker.photo.width())
        first, second, third, fourth = ((x * part, y * part) for x, y in found[at])
        image = quick_look(self._small, (first, second, third, fourth), self._proportions, 2 * _THUMB)
        self.results.item(at).setIcon(plain_icon(image))
        self._seen.append(at)
        self._timer.start(0)

    # ---- cutting -------------------------------------------------------------------------------------------------

    def _cut(self) -> None:
        if self.picker.sound:
            self.cutter.begin(self.picker.photo, self.picker.sheet)
            self._say()

    def _stop(self) -> None:
        self.cutter.stop()
        self._say()
        self.picker.setFocus()

    def _done(self, names: list[str]) -> None:
        self._say()
        self.cut.emit(names)

    def _failed(self, error: Exception) -> None:
        self.told.emit(what_was_wrong(error), "warning")
        self._say()

    def leave(self) -> None:
        """Back without cutting."""
        self.cutter.stop()
        self.search.stop()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)


def _read(work: Callable[[], QImage]) -> tuple[QImage, QImage]:
    photo = work()
    return photo, shrunk(photo, FINE)
