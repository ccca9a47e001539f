"""The list of the library: rows that are painted, two buttons in each, a name that can be typed over."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.api import msg
from qtapp.games.listings import exhibit
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.paper import paint_picture
from qtapp.kit.paint.start_picture import start_picture
from qtapp.kit.paint.stylesheet import blend
from qtapp.session.game_marks import LONGEST_NAME
from qtapp.session.library import LibraryGame
from qtapp.windows.start.library_model import BRING_BACK, GAME_ROLE, GO_ON, LOOK, WORDS_ROLE, RowWords
from qtapp.windows.start.thumbnail_store import ThumbnailStore

ROW = 60
"""Height of a row at 100 % of text."""
_THUMB, _PROGRESS, _TURN, _MORE, _GAP, _LEAST = 86, 118, 110, 44, 14, 190
_PLATE = 19

Index = QModelIndex | QPersistentModelIndex


class Part(Enum):
    """What of a row is under the pointer."""

    ROW = auto()
    GO = auto()
    MORE = auto()


class RowLayout:
    """Where the parts of a row lie; what has no room is left away, the least needed first."""

    def __init__(self, context: AppContext, box: QRect) -> None:
        px = context.theme.px
        gap = px(_GAP)
        bold = QFontMetrics(context.theme.font(14, QFont.Weight.DemiBold))
        widest = max(bold.horizontalAdvance(context.speech.label(one)) for one in (GO_ON, LOOK, BRING_BACK))
        tall = min(box.height() - 10, px(42))
        middle = box.center().y() - tall // 2 + 1
        self.more = QRect(box.right() - px(_MORE) + 1, middle, px(_MORE), tall)
        self.go = QRect(self.more.left() - 6 - widest - px(28), middle, widest + px(28), tall)
        left, right = box.left() + 2, self.go.left() - gap
        wide = right - left
        need = px(_LEAST)
        shows_thumb = wide - px(_THUMB) - gap >= need
        need += px(_THUMB) + gap if shows_thumb else 0
        shows_turn = wide - px(_TURN) - gap >= need
        need += px(_TURN) + gap if shows_turn else 0
        shows_progress = shows_turn and wide - px(_PROGRESS) - gap >= need
        self.thumb = QRect(left, box.top() + 6, px(_THUMB), box.height() - 12) if shows_thumb else QRect()
        self.turn = QRect(right - px(_TURN), box.top(), px(_TURN), box.height()) if shows_turn else QRect()
        right = self.turn.left() - gap if shows_turn else right
        self.progress = QRect(right - px(_PROGRESS), box.top(), px(_PROGRESS), box.height())
        self.progress = self.progress if shows_progress else QRect()
        right = self.progress.left() - gap if shows_progress else right
        start = self.thumb.right() + gap if shows_thumb else left + 4
        half = box.height() // 2
        self.name = QRect(start, box.top() + 6, right - start, half - 5)
        self.detail = QRect(start, box.top() + half, right - start, half - 8)

    def part_at(self, point: QPoint) -> Part:
        """What lies here."""
        if self.go.contains(point):
            return Part.GO
        return Part.MORE if self.more.adjusted(-3, 0, 0, 0).contains(point) else Part.ROW


class LibraryDelegate(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, context: AppContext, view: LibraryView) -> None:
        super().__init__(view)
        self._context = context
        self._view = view
        self._store = ThumbnailStore(context, self)
        self._store.ready.connect(view.viewport().update)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._context.theme.px(200), self._context.theme.px(ROW))

    def layout_of(self, box: QRect) -> RowLayout:
        """Where the parts of a row lie."""
        return RowLayout(self._context, box)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        one, words = index.data(GAME_ROLE), index.data(WORDS_ROLE)
        if not isinstance(one, LibraryGame) or not isinstance(words, RowWords):
            return
        theme, colours = self._context.theme, self._context.theme.colours
        box: QRect = option.rect  # type: ignore[attr-defined, unused-ignore]  # missing in the stubs
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined, unused-ignore]  # missing in the stubs
        at = RowLayout(self._context, box)
        chosen = bool(state & QStyle.StateFlag.State_Selected) and self._view.hasFocus()
        hovered = self._view.hovered if self._view.hovered_row == index.row() else None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or hovered is not None:
            fill = blend(colours.panel, colours.lamp if chosen else colours.text, 0.3 if chosen else 0.05)
            painter.setPen(
                QPen(QColor(colours.border if not theme.contrast else colours.lamp), 2) if chosen else Qt.PenStyle.NoPen
            )
            painter.setBrush(QColor(fill if not theme.contrast else "#202020"))
            painter.drawRoundedRect(QRectF(box).adjusted(1, 2, -1, -2), 9, 9)
        painter.setPen(QPen(QColor(colours.hairline), 1))
        painter.drawLine(box.left(), box.bottom(), box.right(), box.bottom())
        self._paint_thumb(painter, at.thumb, one)
        self._paint_words(painter, at, one, words)
        self._paint_progress(painter, at.progress, one)
        self._text(painter, at.turn, words.turn, theme.font(14))
        self._paint_buttons(painter, at, words, hovered)
        painter.restore()

    def _text(self, painter: QPainter, box: QRect, text: str, font: QFont, colour: str = "", top: bool = False) -> int:
        """One line that ends in dots where it has no room; gives how wide it came out."""
        if box.isEmpty() or not text:
            return 0
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setFont(font)
        painter.setPen(QColor(colour or self._context.theme.colours.text))
        side = Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | side, shown)
        return metrics.horizontalAdvance(shown)

    def _paint_words(self, painter: QPainter, at: RowLayout, one: LibraryGame, words: RowWords) -> None:
        theme = self._context.theme
        name = at.name
        if one.mark.pinned:
            side = theme.px(16)
            pin = QPoint(name.left(), name.center().y() - side // 2)
            painter.drawPixmap(pin, self._context.pixmap("pin", 16))
            name = name.adjusted(side + 4, 0, 0, 0)
        used = self._text(painter, name, words.name, theme.font(15, QFont.Weight.DemiBold))
        beside = name.adjusted(used + 8, 0, 0, 0)
        if beside.width() > theme.px(40):
            self._text(painter, beside, words.game, theme.font(13), theme.colours.muted)
        detail = words.detail if not at.turn.isEmpty() or not words.turn else f"{words.turn} · {words.detail}"
        self._text(painter, at.detail, detail, theme.font(13), theme.colours.muted, top=True)

    def _paint_thumb(self, painter: QPainter, box: QRect, one: LibraryGame) -> None:
        if box.isEmpty():
            return
        ratio = self._view.devicePixelRatioF()
        drawn = self._store.picture(one.info.picture, one.info.when.timestamp(), box.size() * ratio)
        if drawn is not None and drawn.isNull():
            drawn = start_picture(one.info.game, box.width(), ratio)
        if drawn is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._context.theme.colours.raised))
            painter.drawRoundedRect(QRectF(box), 7, 7)
        else:
            paint_picture(painter, QRectF(box), drawn, 7)

    def _paint_progress(self, painter: QPainter, box: QRect, one: LibraryGame) -> None:
        if box.isEmpty():
            return
        theme, colours = self._context.theme, self._context.theme.colours
        bar = QRectF(box.left(), box.top() + theme.px(14), box.width(), theme.px(6))
        if one.info.progress is not None:
            shown = exhibit(one.info.game)
            painter.setPen(QPen(QColor(colours.border), 1) if theme.contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.hairline if not theme.contrast else "#000000"))
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.lamp if theme.dark or shown is None else shown.accent))
            done = QRectF(bar)
            done.setWidth(max(bar.height(), bar.width() * one.info.progress))
            painter.drawRoundedRect(done, bar.height() / 2, bar.height() / 2)
        side = theme.px(_PLATE)
        for number, colour in enumerate(one.info.colours[:5]):
            spot = QPoint(box.left() + number * (side + 2), round(bar.bottom()) + theme.px(5))
            painter.drawPixmap(spot, self._context.pixmap(f"seat.{colour}", _PLATE))

    def _paint_buttons(self, painter: QPainter, at: RowLayout, words: RowWords, hovered: Part | None) -> None:
        theme, colours = self._context.theme, self._context.theme.colours
        warm = blend(colours.panel, colours.text, 0.1)
        painter.setPen(QPen(QColor(colours.border), 3 if theme.contrast else 1))
        painter.setBrush(QColor(warm if hovered is Part.GO else colours.panel))
        painter.drawRoundedRect(QRectF(at.go).adjusted(1, 1, -1, -1), 10, 10)
        painter.setFont(theme.font(14, QFont.Weight.DemiBold))
        painter.setPen(QColor(colours.text))
        painter.drawText(at.go, Qt.AlignmentFlag.AlignCenter, words.button)
        if hovered is Part.MORE:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(warm))
            painter.drawRoundedRect(QRectF(at.more).adjusted(1, 1, -1, -1), 10, 10)
        side = theme.px(22)
        spot = at.more.center() - QPoint(side // 2, side // 2)
        painter.drawPixmap(spot, self._context.pixmap("more", 22))

    # ---- another name --------------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = QLineEdit(parent)
        field.setMaxLength(LONGEST_NAME)
        field.setAccessibleName(self._context.speech.label(msg("library.name_of_game", "Name of this game")))
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect  # type: ignore[attr-defined, unused-ignore]  # missing in the stubs
        at = RowLayout(self._context, box)
        tall = max(editor.sizeHint().height(), at.name.height())
        editor.setGeometry(at.name.left() - 6, box.center().y() - tall // 2, at.name.width() + 6, tall)


class LibraryView(QListView):
    """Arrows walk, Enter opens, F2 names, Del throws away, the menu key shows all that can be done."""

    opened = Signal(QModelIndex)
    menu_wanted = Signal(QModelIndex, QPoint)
    """A row, and where on the screen its menu belongs."""
    throw_wanted = Signal(QModelIndex)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self.hovered: Part | None = None
        self.hovered_row = -1
        self._pressed: tuple[int, Part] | None = None
        self.rows = LibraryDelegate(context, self)
        self.setItemDelegate(self.rows)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setTabKeyNavigation(False)
        self.verticalScrollBar().setSingleStep(context.theme.px(ROW) // 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._context.theme.px(ROW))

    def sizeHint(self) -> QSize:
        return QSize(400, self._context.theme.px(ROW) * 4)

    def hit(self, point: QPoint) -> tuple[QModelIndex, Part]:
        """The row and the part of it at a point of the viewport."""
        index = self.indexAt(point)
        box = self.visualRect(index)
        return index, self.rows.layout_of(box).part_at(point) if index.isValid() else Part.ROW

    def menu_point(self, index: QModelIndex) -> QPoint:
        """Where the menu of a row opens."""
        return self.viewport().mapToGlobal(self.rows.layout_of(self.visualRect(index)).more.bottomLeft())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index, part = self.hit(event.position().toPoint())
        self._hover(index.row() if index.isValid() else -1, part if index.isValid() else None)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: object) -> None:
        self._hover(-1, None)

    def _hover(self, row: int, part: Part | None) -> None:
        if (row, part) != (self.hovered_row, self.hovered):
            self.hovered_row, self.hovered = row, part
            pointing = part in (Part.GO, Part.MORE)
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index, part = self.hit(event.position().toPoint())
        self._pressed = (index.row(), part) if event.button() == Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index, part = self.hit(event.position().toPoint())
        pressed, self._pressed = self._pressed, None
        if not index.isValid() or pressed != (index.row(), part):
            return
        if part is Part.GO:
            self.opened.emit(index)
        elif part is Part.MORE:
            self.menu_wanted.emit(index, self.menu_point(index))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index, part = self.hit(event.position().toPoint())
        if index.isValid() and part is Part.ROW and event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        editing = self.state() == QAbstractItemView.State.EditingState
        if index.isValid() and not editing and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(index)
        elif index.isValid() and not editing and event.key() == Qt.Key.Key_Delete:
            self.throw_wanted.emit(index)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_keys = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_keys else self.indexAt(event.pos())
        if index.isValid():
            self.menu_wanted.emit(index, self.menu_point(index) if by_keys else event.globalPos())
