"""Where controls stand: in rows and columns, on lines that wrap, in a column that scrolls; emptying a layout."""

from __future__ import annotations

from operator import itemgetter
from typing import TypeAlias, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QScrollArea, QVBoxLayout, QWidget

Box = TypeVar("Box", QHBoxLayout, QVBoxLayout)
Margins: TypeAlias = int | tuple[int, int, int, int]
"""Pixels around what stands in a layout: on every side, or at the left, top, right and bottom."""
_AROUND_SEEN = 8
"""Pixels above and below what is scrolled to."""
_PLACED = (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Move)


def make_row(parent: QWidget | None = None, *, gap: int | None = None, margins: Margins | None = None) -> QHBoxLayout:
    """Controls side by side; what is not said is left to the style."""
    return _spaced(QHBoxLayout() if parent is None else QHBoxLayout(parent), gap, margins)


def make_column(
    parent: QWidget | None = None, *, gap: int | None = None, margins: Margins | None = None
) -> QVBoxLayout:
    """Controls below each other; what is not said is left to the style."""
    return _spaced(QVBoxLayout() if parent is None else QVBoxLayout(parent), gap, margins)


def _spaced(layout: Box, gap: int | None, margins: Margins | None) -> Box:
    if gap is not None:
        layout.setSpacing(gap)
    if margins is not None:
        layout.setContentsMargins(*(margins if isinstance(margins, tuple) else (margins,) * 4))
    return layout


class FlowLayout(QLayout):
    """Items one after the other, on as many lines as they need: chips, segments, buttons at 200 %."""

    def __init__(
        self, parent: QWidget | None = None, gap: int = 6, right: bool = False, between_lines: int | None = None
    ) -> None:
        super().__init__(parent)
        self.items: list[QLayoutItem] = []
        self._gap = gap
        self._between_lines = gap if between_lines is None else between_lines
        self._right = right

    def addItem(self, item: QLayoutItem) -> None:
        self.items.append(item)

    def count(self) -> int:
        return len(self.items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override, unused-ignore]  # Qt asks past the end
        return self.items[index] if 0 <= index < len(self.items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override, unused-ignore]  # Qt asks past the end
        return self.items.pop(index) if 0 <= index < len(self.items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), False)

    def setGeometry(self, box: QRect) -> None:
        super().setGeometry(box)
        self._lay(box, True)

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        height = max((size.height() for size in sizes), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self.items if not item.isEmpty()]

    def _lay(self, box: QRect, move: bool) -> int:
        margins = self.contentsMargins()
        inner = box.adjusted(margins.left(), margins.top(), -margins.right(), -margins.bottom())
        y = inner.y()
        for row in self._rows(inner.width()):
            tall = max(size.height() for _, size in row)
            used = sum(size.width() for _, size in row) + self._gap * (len(row) - 1)
            x = inner.x() + (inner.width() - used if self._right else 0)
            for item, size in row:
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (tall - size.height()) // 2), size))
                x += size.width() + self._gap
            y += tall + self._between_lines
        return (y - self._between_lines if y > inner.y() else y) - box.y() + margins.bottom()

    def _rows(self, room: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """The items with their sizes, line by line."""
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._shown():
            hint = item.sizeHint()
            size = QSize(min(hint.width(), max(1, room)), hint.height())
            if item.hasHeightForWidth() and size.width() < hint.width():
                size.setHeight(item.heightForWidth(size.width()))
            if rows and used + self._gap + size.width() <= room:
                rows[-1].append((item, size))
                used += self._gap + size.width()
            else:
                rows.append([(item, size)])
                used = size.width()
        return rows


def layout_of(widget: QWidget) -> QLayout:
    """The layout of a widget that was given one."""
    layout = widget.layout()
    if layout is None:
        raise TypeError(f"{widget!r} has no layout")
    return layout


def parent_of(widget: QWidget) -> QWidget:
    """The widget that holds another one, where it is known that one does."""
    parent = widget.parentWidget()
    if parent is None:
        raise TypeError(f"{widget!r} stands alone")
    return parent


def box_in(widget: QWidget, home: QWidget) -> QRect:
    """Where a widget lies in one that is around it. With a QPointF, as only then all Qt versions agree on types."""
    return QRect(widget.mapTo(home, QPointF()).toPoint(), widget.size())


def parts_of(layout: QLayout) -> list[QWidget | QLayout]:
    """The widgets and layouts that stand in a layout, in their order; not the room between them.

    Nobody asks a layout of Qt for its items: the binding keeps what it returns as long as the layout lives, also when
    Qt has long deleted the item, and then takes whatever comes to lie at that address for it, such as an event.
    """
    if isinstance(layout, FlowLayout):
        return [part for item in layout.items for part in (item.widget() or item.layout(),) if part is not None]
    holder = layout.parentWidget()
    only = Qt.FindChildOption.FindDirectChildrenOnly
    parts: list[QWidget | QLayout] = [one for one in layout.children() if isinstance(one, QLayout)]
    parts += cast(list[QWidget], holder.findChildren(QWidget, options=only)) if holder is not None else []
    placed = [(at, part) for part in parts if (at := layout.indexOf(part)) >= 0]
    return [part for _, part in sorted(placed, key=itemgetter(0))]


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and delete its widgets."""
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            return
        widget = item.widget()
        inner = item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif inner is not None:
            clear(inner)


class Page(QWidget):
    """What a scroll area shows: as high as its layout needs at the given width, never wider than it."""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class ScrollPage(QScrollArea):
    """A column that scrolls up and down and wraps its words instead of scrolling sideways."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = Page()
        self.column = QVBoxLayout(self.page)
        self.column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setWidget(self.page)
        self._follower: _Follower | None = None

    def look_at(self, widget: QWidget) -> None:
        """Scroll to this widget, and after it where it gets its place only later, until somebody scrolls."""
        if self._follower is not None:
            self._follower.deleteLater()
        self._follower = _Follower(self, widget)


class _Follower(QObject):
    """Keeps a widget in sight while layouts come to rest."""

    def __init__(self, area: ScrollPage, widget: QWidget) -> None:
        super().__init__(area)
        self._area = area
        self._widget: QWidget | None = widget
        widget.destroyed.connect(self._let_go)
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._scroll)
        area.verticalScrollBar().actionTriggered.connect(self._let_go)
        for watched in (widget, area.page, area.viewport()):
            watched.installEventFilter(self)
        self._scroll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Wheel:
            self._let_go()
        elif kind in _PLACED and (kind != QEvent.Type.Move or watched is self._widget):  # pages move as one scrolls
            self._again.start()
        return super().eventFilter(watched, event)

    def _let_go(self) -> None:
        self._widget = None

    def _scroll(self) -> None:
        if self._widget is not None:
            self._area.ensureWidgetVisible(self._widget, 0, _AROUND_SEEN)


def height_of(layout: QLayout, width: int) -> int:
    """The height that a layout needs at a width."""
    return layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()


def reveal(layout: QLayout) -> None:
    """Show what was laid out: Qt would do so only later, and what is not shown has no height and no keyboard."""
    for part in parts_of(layout):
        if isinstance(part, QLayout):
            reveal(part)
        else:
            part.show()


def invalidate(layout: QLayout) -> None:
    """Forget every size that was worked out before."""
    for inner in parts_of(layout):
        if isinstance(inner, QLayout):
            invalidate(inner)
    layout.invalidate()
