"""The timeline: everything that was done, coloured by mode, with its branches; any moment by a click or a key."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QScrollArea, QWidget

from engine.api import EntryKind, HistoryEntry, PlayMode, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.tool_tips import hide_tool_tip, show_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.deferred import DeferredRefresh
from qtapp.panels.history.log import LESSON_FROM_HERE, entry_sentence
from qtapp.panels.history.timeline_layout import TimelineSpot, branch_ends, first_line, lay_out
from qtapp.session.client import SeatClient

_PITCH = 22
_ROW = 22
_LEFT = 22
_NAME = 190
"""Pixels that the name of a branch is wide at most; it stands behind its last step."""


class TimelineStrip(QWidget):
    """The painted line. Strict: solid with discs; free hands: dashes with squares; what-ifs: thin branches below."""

    moment_wanted = Signal(object)
    """Entry."""
    lesson_wanted = Signal(object)
    """Entry: a lesson is to be made from this moment."""
    name_wanted = Signal(object)
    """Entry: the last one of a branch that somebody wants to name."""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.history.names)
        self._spots: dict[int, TimelineSpot] = {}
        self._columns: dict[int, list[TimelineSpot]] = {}
        """The same by column: of a long game only what is in sight is looked at."""
        self._done: set[int] = set()
        """Numbers of the entries from the set-up to now."""
        self._played: set[int] = set()
        """Numbers of the entries of the line that is looked at."""
        self._ends: dict[TimelineSpot, str] = {}
        """The last step of each branch, and what the branch is called."""
        self.menu: QMenu | None = None
        self.makes_lessons = False
        """Is there somebody who makes lessons of moments?"""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        client.changed.connect(DeferredRefresh(self, self.refresh).schedule)
        self._words.spoken.connect(self._speak)
        context.theme_changed.connect(self.refresh)
        self.refresh()

    # ---- where things stand --------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Lay everything out again."""
        self._spots = lay_out(self._client.history.entries, first_line(self._client.history.root))
        self._ends = branch_ends(self._spots)
        self._played = {entry.number for entry in self._client.history.main_line()}
        self._columns = {}
        rows = 1
        for spot in self._spots.values():
            self._columns.setdefault(spot.column, []).append(spot)
            rows = max(rows, spot.row + 1)
        self._done = {entry.number for entry in self._client.history.line()}
        columns = 1 + max(self._columns, default=0)
        room = 2 * _LEFT + (columns - 1) * _PITCH
        named = max((_LEFT + end.column * _PITCH + _NAME + 22 for end, name in self._ends.items() if name), default=0)
        self.setFixedSize(max(room, named), max(44, 18 + rows * _ROW))
        self._speak()
        self.update()

    def _speak(self) -> None:
        at = self.current_spot()
        whole = len(self._client.history.main_line()) - 1
        column = at.column if at else 0
        called = msg(
            "a11y.timeline_position_tip",
            "Timeline: step {at} of {whole}. Left and right keys go along it.",
            at=column,
            whole=whole,
        )
        self.setAccessibleName(self._words.say(called))

    def current_spot(self) -> TimelineSpot | None:
        """Where the table stands."""
        return self._spots.get(self._client.history.current.number)

    def point(self, spot: TimelineSpot) -> QPointF:
        """The middle of an entry's mark."""
        return QPointF(_LEFT + spot.column * _PITCH, 20 + spot.row * _ROW)

    def nearest(self, at: QPointF, reach: float = 1e9) -> HistoryEntry | None:
        """The entry nearest to a point."""
        best, least = None, float("inf")
        under = round((at.x() - _LEFT) / _PITCH)
        for column in sorted(self._columns, key=lambda one: abs(one - under)):
            aside = abs(_LEFT + column * _PITCH - at.x())
            if aside > least:
                break
            for spot in self._columns[column]:
                away = aside + 2 * abs(self.point(spot).y() - at.y())
                if away < least:
                    best, least = spot, away
        if best is None:
            return None
        towards = self.point(best) - at
        return best.entry if abs(towards.x()) + abs(towards.y()) <= reach else None

    # ---- drawing -------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = QRectF(event.rect()).adjusted(-2 * _PITCH, -1000, 2 * _PITCH, 1000)
        first, last = int((shown.left() - _LEFT) // _PITCH), int((shown.right() - _LEFT) // _PITCH) + 1
        near = [spot for column in range(first, last + 1) for spot in self._columns.get(column, ())]
        visible = [spot for spot in near if shown.contains(self.point(spot))]
        for spot in visible:
            self._link(painter, spot, spot.entry.number in self._done)
        for spot in visible:
            self._mark(painter, spot, spot.entry.number in self._done)
        for end, name in self._ends.items():
            if name and shown.adjusted(-_NAME, 0, 0, 0).contains(self.point(end)):
                self._name(painter, end, name)
        current = self.current_spot()
        if current is not None:
            self._here(painter, current)
        painter.end()

    def _name(self, painter: QPainter, end: TimelineSpot, name: str) -> None:
        painter.setFont(self._context.theme.font(12))
        painter.setPen(QColor(self._context.theme.colours.text))
        at = self.point(end)
        box = QRectF(at.x() + 14, at.y() - _ROW / 2, _NAME, _ROW)
        words = painter.fontMetrics().elidedText(name.replace("\n", " "), Qt.TextElideMode.ElideRight, _NAME)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)

    def _pen(self, entry: HistoryEntry, done: bool, main: bool) -> QPen:
        c = self._context.theme.colours
        sandbox = entry.mode is PlayMode.SANDBOX
        colour = QColor(c.sandbox if sandbox else c.strict)
        if self._context.theme.dark and not self._context.theme.contrast:
            colour = QColor("#d9a04a" if sandbox else "#6db3cc")
        if not done:
            colour.setAlphaF(0.55)
        pen = QPen(colour, 5.0 if main and done else 2.6)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if sandbox:
            pen.setDashPattern([1.2, 0.9] if main and done else [2.0, 1.6])
        return pen

    def _link(self, painter: QPainter, spot: TimelineSpot, done: bool) -> None:
        parent = spot.entry.parent
        before = self._spots.get(parent.number) if parent is not None else None
        if before is None:
            return
        start, end = self.point(before), self.point(spot)
        painter.setPen(self._pen(spot.entry, done, spot.entry.number in self._played))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if before.row == spot.row:
            painter.drawLine(start, end)
            return
        path = QPainterPath(start)
        middle = (start.x() + end.x()) / 2
        path.cubicTo(QPointF(middle, start.y()), QPointF(middle, end.y()), end)
        painter.drawPath(path)

    def _mark(self, painter: QPainter, spot: TimelineSpot, done: bool) -> None:
        c = self._context.theme.colours
        entry, at = spot.entry, self.point(spot)
        pen = QPen(self._pen(entry, True, True).color() if done else QColor(c.border), 2.2)
        painter.setPen(pen)
        painter.setBrush(QColor(c.panel))
        size = 4.6 if spot.row == 0 else 3.8
        if entry.kind is EntryKind.REMARK:
            painter.setBrush(QColor(c.lamp))
            flag = [at + QPointF(0, 5), at + QPointF(0, -9), at + QPointF(9, -6), at + QPointF(0, -3)]
            painter.drawPolyline(flag)
            painter.drawEllipse(at, 3.2, 3.2)
        elif entry.mode is PlayMode.SANDBOX:
            painter.drawRect(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size))
        else:
            painter.drawEllipse(at, size, size)

    def _here(self, painter: QPainter, spot: TimelineSpot) -> None:
        c = self._context.theme.colours
        at = self.point(spot)
        painter.setPen(QPen(QColor(c.ink if not self._context.theme.dark else c.text), 2.4))
        painter.setBrush(QColor(c.lamp))
        if spot.entry.mode is PlayMode.SANDBOX:
            painter.drawRect(QRectF(at.x() - 7, at.y() - 7, 14, 14))
        else:
            painter.drawEllipse(at, 8, 8)
        if self.hasFocus():
            for colour, width in ((QColor("#1e2a32"), 5.0), (QColor("#ffffff"), 2.4)):
                painter.setPen(QPen(colour, width))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at, 12, 12)

    # ---- going there ---------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        if event.button() == Qt.MouseButton.LeftButton:
            self._scrub(event)

    def branch_end(self, entry: HistoryEntry) -> HistoryEntry | None:
        """The last entry of the branch that an entry belongs to; None: it belongs to the line that was played first."""
        row = self._spots[entry.number].row
        while row and entry.children and self._spots[entry.children[0].number].row == row:
            entry = entry.children[0]
        return entry if row else None

    def branch_name(self, entry: HistoryEntry) -> str:
        """What the branch is called that an entry belongs to; empty: it has no name, or it is no branch."""
        last = self.branch_end(entry)
        return next((name for end, name in self._ends.items() if end.entry is last), "")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        entry = self._client.history.current if by_key else self.nearest(QPointF(event.pos()), 30)
        if entry is None:
            return
        self.menu = QMenu(self)
        go = self.menu.addAction(self._words.label(msg("window.go_to_this_step", "Go to this step")))
        go.triggered.connect(partial(self._go, entry))
        end = self.branch_end(entry)
        if end is not None:
            name = self.menu.addAction(self._words.label(msg("window.name_this_branch", "Name this branch…")))
            name.triggered.connect(partial(self._ask_name, end))
        if self.makes_lessons:
            lesson = self.menu.addAction(self._words.label(LESSON_FROM_HERE))
            lesson.triggered.connect(partial(self._ask_lesson, entry))
        self.menu.popup(event.globalPos())

    def _go(self, entry: HistoryEntry, _checked: bool = False) -> None:
        self.moment_wanted.emit(entry)

    def _ask_lesson(self, entry: HistoryEntry, _checked: bool = False) -> None:
        self.lesson_wanted.emit(entry)

    def _ask_name(self, end: HistoryEntry, _checked: bool = False) -> None:
        self.name_wanted.emit(end)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._scrub(event)

    def _scrub(self, event: QMouseEvent) -> None:
        entry = self.nearest(event.position())
        if entry is not None and entry is not self._client.history.current:
            self.moment_wanted.emit(entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        entry = self._target(Qt.Key(event.key()))
        if entry is None:
            super().keyPressEvent(event)
        elif entry is not self._client.history.current:
            self.moment_wanted.emit(entry)

    def _target(self, key: Qt.Key) -> HistoryEntry | None:
        """The entry that a key goes to: along the line, or up and down between branches."""
        line = self._client.history.main_line()
        here = self._client.history.current
        at = next((place for place, entry in enumerate(line) if entry is here), 0)
        match key:
            case Qt.Key.Key_Left:
                return line[max(0, at - 1)]
            case Qt.Key.Key_Right:
                return line[min(len(line) - 1, at + 1)]
            case Qt.Key.Key_Home:
                return line[0]
            case Qt.Key.Key_End:
                return line[-1]
            case Qt.Key.Key_Up | Qt.Key.Key_Down if here.parent is not None:
                others = here.parent.children
                step = 1 if key == Qt.Key.Key_Down else -1
                return others[(others.index(here) + step) % len(others)]
        return None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            entry = self.nearest(QPointF(event.pos()), 30)
            if entry is not None:
                text = self._words.say(entry_sentence(self._client, entry))
                show_tool_tip(event.globalPos(), text, self)
            else:
                hide_tool_tip()
            return True
        return super().event(event)


class Timeline(QScrollArea):
    """The strip in a window that follows the present moment."""

    moment_wanted = Signal(object)

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self.strip = TimelineStrip(context, client)
        self.strip.moment_wanted.connect(self.moment_wanted)
        self.setWidget(self.strip)
        self.setFocusProxy(self.strip)
        LiveTexts(context.speech, self).name(self, msg("window.timeline_title", "Timeline"))
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        client.changed.connect(DeferredRefresh(self, self.follow).schedule)

    def follow(self) -> None:
        """Keep the present moment in sight."""
        spot = self.strip.current_spot()
        if spot is not None:
            at = self.strip.point(spot)
            self.ensureVisible(round(at.x()), round(at.y()), 3 * _PITCH, 14)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.follow()

    def sizeHint(self) -> QSize:
        return QSize(400, 64)

    def minimumSizeHint(self) -> QSize:
        return QSize(96, 58)
