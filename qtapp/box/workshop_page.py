"""My box: the workshop for cards of one's own. Three columns, or three pages where the letters are large."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QPushButton, QStackedWidget, QWidget
from shiboken6 import isValid

from engine import api
from engine.api import CardPlace, LiteralArg, Message, msg
from qtapp.box.box_store import KeptBox, has_cards
from qtapp.box.card_form import CardForm
from qtapp.box.card_list import CardList, counted
from qtapp.box.cut_page import CutPage
from qtapp.box.given_picture import CleanWork, given_works, holds_picture, shelved_sheet
from qtapp.box.hand_over_dialog import HandOverDialog
from qtapp.box.house_cards import HouseCards
from qtapp.box.open_box import OpenBox
from qtapp.box.photo_tray import PhotoTray
from qtapp.box.preview import CardPreview
from qtapp.box.tray_row import TrayRow
from qtapp.box.words import MY_BOX, PHOTO_MIME
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column, make_row
from qtapp.kit.paths import documents_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.picture_shelf import packed_with_pictures, without_pictures

_TOO_MANY = msg(
    "box.too_many_photos_for_a_file", "There are too many photos for one file. Hand the cards over without."
)
_NARROW = 940
"""Pixels, at letters of 100 %: below it one column is shown at a time."""
_LIST, _CARD, _FACE, _TRAY = "list", "card", "face", "tray"


class WorkshopPage(QFrame):
    """One game's box. Made anew for each box that is opened."""

    left = Signal()
    """To the start page."""
    try_wanted = Signal(object)
    """CardPlace: a table with this card in hand."""
    play_wanted = Signal()
    """A new game with these cards."""
    phone_wanted = Signal()
    """Photos with the phone."""
    told = Signal(object, str)
    """Message, and its icon."""

    def __init__(self, context: AppContext, game: api.Game, path: Path, kept: KeptBox, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self.hand_over_dialog: HandOverDialog | None = None
        self._context = context
        self._words = words = LiveTexts(context.speech, self)
        draft = api.BoxDraft(game, words.label(MY_BOX))
        self.box = OpenBox(context, draft, path, kept, self)
        house = HouseCards(game)
        self._bench = bench = QWidget()
        self._stack = QStackedWidget()
        self._stack.addWidget(bench)
        make_column(self, margins=0).addWidget(self._stack)
        column = make_column(bench, gap=8, margins=(12, 8, 12, 10))
        column.addLayout(self._head(game))
        pages: list[tuple[str, Message]] = [
            (_LIST, msg("box.page_of_cards", "cards")),
            (_CARD, msg("box.page_of_card", "card")),
            (_FACE, msg("box.page_of_face", "picture")),
            (_TRAY, msg("box.photos_title", "Photos")),
        ]
        self.pages = Segments(words, pages, _CARD, msg("box.pages", "Page"))
        self.pages.chosen.connect(self._arrange)
        column.addWidget(self.pages)
        self.list = CardList(context, self.box, house)
        self.form = CardForm(context, self.box, house)
        self.preview = CardPreview(context, self.box, house)
        self._columns: dict[str, QFrame] = {}
        row = make_row(gap=10)
        for key, part, share in ((_LIST, self.list, 30), (_CARD, self.form, 70), (_FACE, self.preview, 34)):
            sheet = QFrame()
            sheet.setProperty("role", "sheet")
            make_column(sheet, margins=3).addWidget(part)
            self._columns[key] = sheet
            row.addWidget(sheet, share)
        column.addLayout(row, 1)
        self.tray = PhotoTray(context, self.box, self.list.places)
        self.list.list.photo_dropped.connect(self._lay)
        self.tray_row = TrayRow(context, self.box, house, self.tray)
        self.tray_row.sheet_wanted.connect(self.cut_sheet)
        self.tray_row.corners_wanted.connect(self.cut_again)
        self.tray_row.phone_wanted.connect(self.phone_wanted)
        below = QFrame()
        below.setProperty("role", "sheet")
        make_column(below, margins=3).addWidget(self.tray_row)
        self._columns[_TRAY] = below
        column.addWidget(below)
        self.cut_page: CutPage | None = None
        self._cut_anew = ""
        """The photo of the tray that is being cut, if it is one."""
        for keys, deed in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self.box.undo),
            (QKeySequence(QKeySequence.StandardKey.Redo), self.box.redo),
            (QKeySequence(QKeySequence.StandardKey.Find), self.list.search.setFocus),
            (QKeySequence(QKeySequence.StandardKey.Paste), self._paste),
            (QKeySequence(Qt.Key.Key_F6), partial(self._next_column, 1)),
            (QKeySequence("Shift+F6"), partial(self._next_column, -1)),
        ):
            made = QShortcut(keys, bench)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(deed)
        self.box.changed.connect(self._say)
        self.box.kept_changed.connect(self._say)
        self.box.failed.connect(lambda message: self.told.emit(message, "warning"))
        words.spoken.connect(self._say)
        context.theme_changed.connect(self._dress)
        self._dress()
        self._say()

    def _head(self, game: api.Game) -> QHBoxLayout:
        words = self._words
        head = make_row(gap=10)
        self.home = QPushButton()
        words.text(self.home, msg("lesson.to_start_page_button", "Start page"))
        self.home.clicked.connect(self.leave)
        self.undo, self.redo = QPushButton(), QPushButton()
        words.name(self.undo, msg("box.undo", "Take back the last step"), hint=True)
        words.name(self.redo, msg("box.redo", "Do it again"), hint=True)
        self.undo.clicked.connect(self.box.undo)
        self.redo.clicked.connect(self.box.redo)
        title, of = PlainLabel(), PlainLabel()
        title.setProperty("role", "heading")
        of.setProperty("role", "muted")
        words.text(title, MY_BOX)
        words.text(of, game.title)
        self.count, self.kept = PlainLabel(), PlainLabel()
        self.count.setProperty("role", "tag")
        self.kept.setProperty("role", "hint")
        self.play = QPushButton()
        words.text(self.play, msg("box.play_with_these_button", "Play with these…"))
        self.play.clicked.connect(self._play)
        self.hand_over = QPushButton()
        words.text(self.hand_over, msg("box.hand_over_button", "Hand over…"))
        words.tip(
            self.hand_over,
            msg("box.hand_over_tip", "Writes your finished cards into one file that opens with a double click."),
        )
        self.hand_over.clicked.connect(self._ask_what)
        self.try_ = QPushButton()
        self.try_.setProperty("kind", "primary")
        words.text(self.try_, msg("box.try_on_table_button", "Try it on the table"))
        self.try_.clicked.connect(lambda: self.try_wanted.emit(self.box.place))
        left, right = QWidget(), QWidget()
        ways, deeds = FlowLayout(left, gap=10), FlowLayout(right, gap=10, right=True)
        for flow in (ways, deeds):
            flow.setContentsMargins(0, 0, 0, 0)
        for widget in (self.home, self.undo, self.redo, title, of, self.count, self.kept):
            ways.addWidget(widget)
        for widget in (self.hand_over, self.play, self.try_):
            deeds.addWidget(widget)
        head.addWidget(left, 7, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(right, 4, Qt.AlignmentFlag.AlignVCenter)
        return head

    def _say(self) -> None:
        box, words = self.box, self._words
        self.undo.setEnabled(box.draft.can_undo)
        self.redo.setEnabled(box.draft.can_redo)
        self.count.setText(words.label(counted(box)))
        self.kept.setText(
            words.label(msg("box.kept", "kept by itself") if box.is_kept else msg("box.being_kept", "being kept…"))
        )
        self.try_.setEnabled(can_be_tried(box, box.place))
        for button in (self.play, self.hand_over):
            button.setEnabled(has_cards(box.draft.pack()))

    def _dress(self) -> None:
        self._context.put_icon_beside_words(self.home, "home", 20)
        self._context.put_icon_beside_words(self.try_, "play", 18, self._context.theme.colours.on_strict)
        self._context.put_icon(self.undo, "undo", 20)
        self._context.put_icon(self.redo, "redo", 20)
        self._arrange()

    # ---- columns -------------------------------------------------------------------------------------------------

    @property
    def is_narrow(self) -> bool:
        """Is only one column shown at a time?"""
        return self.width() / self._context.theme.text_scale < _NARROW

    def _arrange(self, *_: object) -> None:
        self.pages.setVisible(self.is_narrow)
        for key, sheet in self._columns.items():
            sheet.setVisible(not self.is_narrow or self.pages.value == key)
        self.kept.setVisible(not self.is_narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _next_column(self, way: int) -> None:
        order = [_LIST, _CARD, _FACE, _TRAY]
        at = next((at for at, key in enumerate(order) if self._columns[key].isAncestorOf(self.focusWidget())), 1)
        wanted = order[(at + way) % len(order)]
        if self.is_narrow:
            self.pages.set_value(wanted)
            self._arrange()
        if wanted == _LIST:
            self.list.take_focus()
        elif wanted == _CARD:
            self.form.take_focus()
        elif wanted == _TRAY:
            self.tray_row.take_focus()
        else:
            self.preview.language.button(self.preview.language.value).setFocus()

    def take_focus(self) -> None:
        """The keyboard begins in the list."""
        (self.form if self.is_narrow else self.list).take_focus()

    # ---- handing over --------------------------------------------------------------------------------------------

    def _ask_what(self) -> None:
        """With photos or without? Asked only if there are any."""
        photos = len(self.box.draft.pack().get(api.PICTURES, ()))
        if not photos:
            self._ask_where(False)
            return
        self.hand_over_dialog = HandOverDialog(self._context, photos, self)
        self.hand_over_dialog.chosen.connect(self._ask_where)
        self.hand_over_dialog.open()

    def _ask_where(self, with_photos: bool) -> None:
        words = self._words
        dialog = QFileDialog(self, words.label(msg("box.hand_over_title", "Hand the cards over")), "")
        dialog.setDirectory(str(documents_folder()))
        dialog.setNameFilters([f"{words.label(msg('window.card_pack_files', 'Card packs'))} (*{api.PACK_FILE_SUFFIX})"])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(api.PACK_FILE_SUFFIX[1:])
        dialog.selectFile(f"{words.label(self.box.draft.game.title)}{api.PACK_FILE_SUFFIX}")
        dialog.fileSelected.connect(partial(self.write_file, with_photos=with_photos))
        dialog.open()

    def write_file(self, name: str, with_photos: bool = False) -> None:
        """Write the finished cards into one file, beside the window."""
        pack = self.box.draft.pack()
        work = partial(_written, Path(name), pack if with_photos else without_pictures(pack))
        self._context.background.run(work, self._wrote)

    def _wrote(self, told: tuple[Message, str]) -> None:
        if isValid(self):
            self.told.emit(*told)

    # ---- pictures from outside -----------------------------------------------------------------------------------

    def _paste(self) -> None:
        self._take(given_works(QGuiApplication.clipboard().mimeData()))

    def _take(self, works: Sequence[CleanWork]) -> None:
        """One comes onto the card that is looked at, several come into the tray."""
        if len(works) > 1:
            self.tray.take(works)
        else:
            self.box.take_photos(works)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if holds_picture(event.mimeData()) or event.mimeData().hasFormat(PHOTO_MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if event.mimeData().hasFormat(PHOTO_MIME):
            event.acceptProposedAction()
            self._lay(bytes(event.mimeData().data(PHOTO_MIME).data()).decode("ascii", "replace"), self.box.place)
            return
        works = given_works(event.mimeData())
        if works:
            event.acceptProposedAction()
            self._take(works)

    # ---- the tray ------------------------------------------------------------------------------------------------

    def _lay(self, name: str, place: CardPlace) -> None:
        if name in self.tray.names:  # another program may drag what only looks like one of ours
            self.tray.lay(name, place)

    def cut_sheet(self) -> None:
        """Cut a picture with many cards."""
        if self.cut_page is not None:
            return
        self.cut_page = page = CutPage(self._context, self.preview.proportions, self._called)
        page.left.connect(self._cut_left)
        page.cut.connect(self._was_cut)
        page.told.connect(self.told)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.other.setFocus()

    def cut_again(self, name: str) -> None:
        """Put the corners of a card on a photo of the tray."""
        self.cut_sheet()
        if self.cut_page is not None:
            self._cut_anew = name
            self.cut_page.columns.set_value(1)
            self.cut_page.rows.set_value(1)
            self.cut_page.take(partial(shelved_sheet, name))

    def _called(self, count: int) -> list[str]:
        """The cards that the next photos are proposed for."""
        waiting = len(self.tray.names)
        return [self.tray_row.called(one) for one in self.tray.proposed(count)[waiting:]]

    def _cut_left(self) -> None:
        page, self.cut_page = self.cut_page, None
        self._cut_anew = ""
        if page is not None:
            self._stack.setCurrentWidget(self._bench)
            self._stack.removeWidget(page)
            page.deleteLater()
            self.tray_row.take_focus()

    def _was_cut(self, names: list[str]) -> None:
        again = self._cut_anew
        self._cut_left()
        if again:
            self.tray.replace(again, names)
        else:
            self.tray.add(names)
        self.tray_row.take_focus()

    # ---- leaving -------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """To the start page; everything is kept."""
        self.box.keep()
        self.left.emit()

    def _play(self) -> None:
        self.box.keep()
        self._context.background.run(lambda: None, lambda _: self.play_wanted.emit())  # behind what is being written

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)


def _written(path: Path, pack: dict[str, Any]) -> tuple[Message, str]:
    file = LiteralArg(path.name)
    try:
        api.write_atomically(path, packed_with_pictures(pack))
    except ValueError:
        return _TOO_MANY, "warning"
    except OSError:
        return msg("box.file_not_written", "{file} cannot be written there.", file=file), "warning"
    return msg("window.saved_to_file", "Saved: {file}", file=file), "ok"


def can_be_tried(box: OpenBox, place: CardPlace) -> bool:
    """Is it a card that can be held in hand, without a mistake?"""
    section = box.draft.forms[place.section].section
    return bool(section.hand) and not box.draft.mistakes(place)
