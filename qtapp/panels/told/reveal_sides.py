"""While what several people did is played: whose card it is now, large at the left; the others, small at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.api import Beat, StoryRow, story_of
from qtapp.board import TableView
from qtapp.board.scene.thumbnail import thumbnail
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import clear, layout_of, make_column, make_row, reveal
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.panels.told.since_row import PICTURE, SinceRow
from qtapp.session.client import SeatClient

_LARGE = QSizeF(190, 262)
_WIDE, _SIDE, _TOP = 320, 18, 104
"""Pixels of a column, beside it, and above it, where the banner lies."""
_MOST_SCALE = 1.25
"""In larger letters there is room for the table alone."""


class RevealSides(QObject):
    """Two columns beside the boards; where the boards leave no room for them nothing is shown."""

    def __init__(self, context: AppContext, client: SeatClient, view: TableView, page: QWidget) -> None:
        super().__init__(page)
        self._context = context
        self._client = client
        self._view = view
        self._page = page
        self._words = LiveTexts(context.speech, self, client.history.names)
        self.left = PaperPanel(context.theme, 14)
        self.right = QWidget()
        for side in (self.left, self.right):
            side.setParent(page)
            side.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            make_column(side, gap=10, margins=(14, 12, 14, 14) if side is self.left else 0)
            side.hide()
        self._is_pictured = False
        """Can what the step is about be seen at all? A card that was discarded cannot."""
        view.camera_rested.connect(self._lie_down)

    def show_beat(self, beats: Sequence[Beat], at: int) -> None:
        """Show a step among those of several people."""
        order = list(dict.fromkeys(one.seat for one in beats if one.seat))
        seat = beats[at].seat
        if len(order) < 2 or not seat or self._context.theme.text_scale > _MOST_SCALE:
            self.dismiss()
            return
        self._fill_left(beats[at])
        clear(layout_of(self.right))
        for other in order:
            if other != seat:
                mine = [one for one in beats[:at] if one.seat == other]
                layout_of(self.right).addWidget(self._row(other, mine))
        self._lie_down(shown=True)

    def dismiss(self) -> None:
        """Nothing is played any more."""
        for side in (self.left, self.right):
            side.hide()

    def _fill_left(self, beat: Beat) -> None:
        self.left.set_theme(self._context.theme)
        column = layout_of(self.left)
        clear(column)
        head = make_row(gap=8)
        plate = PlainLabel()
        plate.setPixmap(self._context.pixmap(f"seat.{self._client.names.seat_colour(beat.seat)}", 26))
        head.addWidget(plate)
        name = WrapLabel("strong")
        name.setText(self._words.label(person(beat.seat)))
        head.addWidget(name, 1)
        assert isinstance(column, QVBoxLayout)
        column.addLayout(head)
        found = thumbnail(self._view.table, beat.note.subjects, _LARGE)
        self._is_pictured = found is not None
        if found is not None:
            label = PlainLabel()
            label.setPixmap(found)
            column.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)

    def _row(self, seat: int, done: Sequence[Beat]) -> QWidget:
        """What somebody did already, or that they come later."""
        client = self._client
        told = [row for row in story_of(done, client.game, client.story.points, client.viewer) if row.seat == seat]
        deeds = tuple(deed for row in told for deed in row.deeds)
        line = StoryRow(seat, deeds, sum(row.points for row in told))
        subjects = [name for deed in deeds[:1] for name in deed.subjects]
        picture = thumbnail(self._view.table, subjects, PICTURE)
        return SinceRow(self._context, client, self._words, line, picture, False, narrow=True)

    def _lie_down(self, *_: object, shown: bool = False) -> None:
        if not shown and self.left.isHidden() and self.right.isHidden():
            return
        page = self._page.rect()
        px = self._context.theme.px
        boards = self._boards()
        for side in (self.left, self.right):
            reveal(layout_of(side))
        for side, x in ((self.left, _SIDE), (self.right, page.width() - px(_WIDE) - _SIDE - 54)):
            size = QSize(side.sizeHint().width() if side is self.left else px(_WIDE), 0)
            layout = layout_of(side)
            layout.invalidate()
            tall = layout.heightForWidth(size.width()) if layout.hasHeightForWidth() else layout.sizeHint().height()
            box = QRect(QPoint(x, _TOP), QSize(size.width(), tall))
            fits = page.contains(box) and not any(box.intersects(board) for board in boards)
            fits = fits and (side is self.right or self._is_pictured)
            side.setGeometry(box)
            side.setVisible(fits)
            if fits:
                side.raise_()

    def _boards(self) -> list[QRect]:
        table, to_port = self._view.table, self._view.viewportTransform()
        return [to_port.mapRect(one.rect).toRect() for one in table.layout.boards if table.shows_board(one.key)]
