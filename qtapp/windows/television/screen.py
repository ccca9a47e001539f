"""The television: people above, the boards in the middle, the last move below. It shows what every onlooker may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMarginsF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QToolButton, QWidget

from engine import api
from engine.api import Message, StoryRow, msg
from qtapp.board import TableView
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import SeatClient
from qtapp.session.following import OnlookerClient
from qtapp.windows.television.cell import BoardCell
from qtapp.windows.television.foot import DoorSign, Foot
from qtapp.windows.television.large_place import LargePlace
from qtapp.windows.television.people import PeopleBar
from qtapp.windows.television.plan import ScreenPlan, plan

_POINTER = 3000
"""Milliseconds that pointer and cross are seen after the pointer has moved."""
_OUT = (Qt.Key.Key_Escape, Qt.Key.Key_F12)
_SMALLEST = QSize(480, 270)
_CROSS = 44


class TelevisionScreen(QWidget):
    """A page of the window, or a window of its own on another screen."""

    left = Signal()
    """Somebody wants to leave it."""

    def __init__(
        self,
        context: AppContext,
        leader: SeatClient,
        sign: Callable[[], DoorSign | None],
        way_out: Callable[[], Message | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Widget if parent is not None else Qt.WindowType.Window)
        self._context = context
        self._sign, self._way_out = sign, way_out
        self.client = OnlookerClient(leader)
        self._words = LiveTexts(context.speech, self, self.client.history.names)
        self._words.keep(self.setWindowTitle, msg("television.title", "Társas – television"))
        self.setObjectName("ground")
        self.setMinimumSize(_SMALLEST)
        self.view = TableView(self.client, context.speech, context.theme, find_art)
        self.view.setParent(self)
        self.view.setInteractive(False)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.table.dock.setVisible(False)  # nobody's hand lies here
        self.large = LargePlace(context, self.client, self.view)
        self.cells: list[BoardCell] = []
        self.people = PeopleBar(context, self._words, self.client, self)
        self.foot = Foot(context, self._words, self.client, self)
        self.cross = QToolButton(self)
        self._words.name(self.cross, msg("television.leave_button", "Leave the television"), hint=True)
        self.cross.clicked.connect(self.left)
        self.cross.hide()
        self.plan: ScreenPlan | None = None
        self._beat: api.Beat | None = None
        self._said = ""
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.setInterval(_POINTER)
        self._away.timeout.connect(self._hide_pointer)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._lay)
        for part in (self.view, self.people, self.foot):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.large.moved.connect(self._show_beat)
        self.view.laid_out.connect(self._later.start)
        self.view.player_moved.connect(self._picture_again)
        self.client.changed.connect(self._changed)
        leader.changed.connect(self._refresh_soon)
        self._words.spoken.connect(self.refresh)
        context.theme_changed.connect(self._retheme)
        self._retheme()

    # ---- what it shows -------------------------------------------------------------------------------------------

    def refresh(self, *_: object) -> None:
        """Tell everything anew: people, boards, the newest move, the door."""
        self.people.refresh()
        asked = [facts.seat for facts in self.people.facts if facts.asked]
        for cell in self.cells:
            board = next((f"seat.{seat}" for seat in asked if f"seat.{seat}" in cell.boards), "")
            cell.show_one(board)
            cell.light(bool(board) and cell.board == board)
            cell.say()
            cell.refresh()
        self.foot.show_row(self._row(), self._sign(), self._way_out())

    def _refresh_soon(self, *_: object) -> None:
        """Who holds a seat, and whether it sleeps, is told by others."""
        self._later.start()

    def _changed(self, *_: object) -> None:
        if not self.large.playing:
            self._beat = None
        self.refresh()
        if self.foot.sentence != self._said:
            self._said = self.foot.sentence
            announce(self, self._said)

    def _row(self) -> StoryRow | None:
        """What is told: what is played now, else what happened last."""
        rows = self.client.story.newest()
        beat = self._beat
        if beat is not None:
            for row in reversed(rows):
                if row.seat == beat.seat and any(deed.entry == beat.entry for deed in row.deeds):
                    return row
        return rows[-1] if rows else None

    def _show_beat(self, beat: api.Beat | None) -> None:
        self._beat = beat
        self.people.acting = beat.seat if beat is not None else 0
        self.refresh()

    def _picture_again(self, *_: object) -> None:
        for cell in self.cells:
            cell.refresh()

    # ---- where it stands -----------------------------------------------------------------------------------------

    def _lay(self) -> None:
        """Everything in its place: the window has another size, or a board."""
        layout = self.view.table.layout
        seats = [board for board in layout.boards if board.seat]
        size = QSizeF(self.size())

        def planned(large: Sequence[str]) -> tuple[ScreenPlan, list[str]]:
            others = [board for board in layout.boards if not board.seat and board.key not in large]
            others.sort(key=lambda board: board.rect.height(), reverse=True)  # the fullest is seen first
            apart = [board for board in seats if board.key not in large]
            box = self.large.box_of(large)
            wide = min((board.rect.width() / board.rect.height() for board in others), default=0.0)
            ratios = [board.rect.width() / board.rect.height() for board in apart]
            return plan(size, box.width() / max(1.0, box.height()), ratios, wide), [one.key for one in others]

        def home_scale(large: Sequence[str]) -> float:
            found, _ = planned(large)
            box = self.large.box_of(large)
            return min(found.large.width() / max(1.0, box.width()), found.large.height() / max(1.0, box.height()))

        self.large.home = self.large.choose(home_scale)
        self.plan, others = planned(self.large.home)
        people = [board.key for board in seats if board.key not in self.large.home]
        groups = [tuple(people)] if self.plan.people_walk else [(key,) for key in people]
        groups += [tuple(others)] if others else []
        self._lay_cells(groups)
        self.people.unit = self.foot.unit = self.plan.unit
        self.people.setGeometry(self.plan.bar.toAlignedRect())
        self.foot.setGeometry(self.plan.foot.toAlignedRect())
        middle, large = self.plan.middle, self.plan.large
        self.view.setGeometry(middle.toAlignedRect())
        covered = QMarginsF(
            large.left() - middle.left(),
            large.top() - middle.top(),
            middle.right() - large.right(),
            middle.bottom() - large.bottom(),
        )
        self.large.boards = self.large.boards if self.large.playing else self.large.home
        self.large.lie_in(covered)
        side = round(_CROSS * self.plan.unit) + 10
        self.cross.setGeometry(self.width() - side - 12, round(self.plan.bar.bottom()) + 10, side, side)
        self.cross.raise_()
        self.refresh()

    def _lay_cells(self, groups: Sequence[tuple[str, ...]]) -> None:
        assert self.plan is not None
        while len(self.cells) > len(groups):
            cell = self.cells.pop()
            cell.hide()
            cell.deleteLater()
        for at, (boards, box) in enumerate(zip(groups, self.plan.cells, strict=True)):
            if at == len(self.cells):
                cell = BoardCell(self._context, self._words, self.view.table, self)
                cell.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                self.cells.append(cell)
            cell = self.cells[at]
            cell.unit = self.plan.unit
            cell.setGeometry(box.toAlignedRect())
            cell.show_boards(boards)
            cell.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay()
        self.setFocus()

    def _retheme(self, *_: object) -> None:
        self.view.set_theme(self._context.theme)
        self._context.put_icon(self.cross, "close", 26)
        self._later.start()

    # ---- the way out ---------------------------------------------------------------------------------------------

    @property
    def is_page(self) -> bool:
        """Is it a page of the window with the table, and no window of its own?"""
        return not self.isWindow()

    def _turn(self) -> None:
        """F11, a double click: a page is left; a window takes the whole screen, or is left there."""
        if self.is_page or self.isFullScreen():
            self.left.emit()
        else:
            self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OUT:
            self.left.emit()
        elif event.key() == Qt.Key.Key_F11:
            self._turn()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._turn()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.show_pointer()

    def show_pointer(self) -> None:
        """The pointer has moved: it is seen for a while, and the way out with it."""
        self.unsetCursor()
        self.cross.show()
        self.cross.raise_()
        self._away.start()

    def _hide_pointer(self) -> None:
        if self.cross.underMouse():
            self._away.start()
            return
        self.cross.hide()
        if self.is_page or self.isFullScreen():
            self.setCursor(Qt.CursorShape.BlankCursor)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.unsetCursor()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.left.emit()

    def retire(self) -> None:
        """It is not wanted any more: nothing plays on, nobody listens."""
        self.large.stop()
        self._away.stop()
        self._later.stop()
        self.hide()
        self.client.deleteLater()
        self.deleteLater()
