"""Small controls of our own: a row of segments, a stepper, a line of chips that wraps, a label that wraps or elides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.api import Msg, msg
from qtapp.kit.words import Words

T = TypeVar("T")


class _SegmentsBase(QFrame):
    """Carries the signal: a generic class cannot."""

    chosen = Signal(object)


class Segments(_SegmentsBase, Generic[T]):
    """One of a few values, all of them visible: HU | DE | EN."""

    def __init__(self, words: Words, choices: Sequence[tuple[T, Msg]], value: T, name: Msg) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self._values = [choice for choice, _ in choices]
        self._group = QButtonGroup(self)
        layout = FlowLayout(self, gap=2)
        layout.setContentsMargins(3, 3, 3, 3)
        words.name(self, name)
        for at, (choice, label) in enumerate(choices):
            button = QPushButton()
            button.setProperty("kind", "segment")
            button.setCheckable(True)
            button.setChecked(choice == value)
            words.text(button, label)
            words.keep(button.setAccessibleName, _called(name, label))
            self._group.addButton(button, at)
            layout.addWidget(button)
        self._group.idClicked.connect(lambda at: self.chosen.emit(self._values[at]))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def value(self) -> T:
        """What is chosen."""
        return self._values[self._group.checkedId()]

    @property
    def values(self) -> tuple[T, ...]:
        """What can be chosen."""
        return tuple(self._values)

    def set_value(self, value: T) -> None:
        """Choose without telling anybody."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def button(self, value: T) -> QPushButton:
        """The button of a value."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found


def _called(group: Msg, label: Msg) -> Msg:
    return msg("a11y", "{what}: {value}", what=group, value=label)


class Stepper(QFrame):
    """A number with a button on each side; arrow keys and digits work too."""

    changed = Signal(int)

    def __init__(self, words: Words, name: Msg, low: int, high: int, value: int) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words = words
        self._name = name
        self._low, self._high, self._value = low, high, value
        layout = QHBoxLayout(self)
        layout.setContentsMargins(3, 3, 3, 3)
        layout.setSpacing(2)
        self.less = QPushButton("−")
        self.more = QPushButton("+")
        self._number = QLabel()
        self._number.setProperty("role", "number")
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for button, step, spoken in (
            (self.less, -1, msg("a11y", "{what}: one less", what=name)),
            (self.more, 1, msg("a11y", "{what}: one more", what=name)),
        ):
            button.setProperty("kind", "segment")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, step=step: self.set_value(self._value + step))
            words.name(button, spoken)
        layout.addWidget(self.less)
        layout.addWidget(self._number, 1)
        layout.addWidget(self.more)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        words.spoken.connect(self._show)
        self._show()

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    def set_value(self, value: int) -> None:
        """Another number, inside its bounds."""
        value = min(self._high, max(self._low, value))
        if value != self._value:
            self._value = value
            self._show()
            self.changed.emit(value)

    def set_bounds(self, low: int, high: int) -> None:
        """Other bounds; the number follows if it must."""
        self._low, self._high = low, high
        self.set_value(self._value)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_Right):
            self.set_value(self._value + 1)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Minus, Qt.Key.Key_Left):
            self.set_value(self._value - 1)
        elif event.text().isdigit():
            self.set_value(int(event.text()))
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        widest = max(len(str(self._low)), len(str(self._high)))
        self._number.setText(self._words.speech.number(self._value))
        self._number.setMinimumWidth(self._number.fontMetrics().horizontalAdvance("0" * (widest + 1)) + 6)
        self.less.setEnabled(self._value > self._low)
        self.more.setEnabled(self._value < self._high)
        self.setAccessibleName(self._words.label(msg("a11y", "{what}: {value}", what=self._name, value=self._value)))


class FlowLayout(QLayout):
    """Items one after the other, on as many lines as they need: chips, segments, buttons at 200 %."""

    def __init__(
        self, parent: QWidget | None = None, gap: int = 6, right: bool = False, between_lines: int | None = None
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._between_lines = gap if between_lines is None else between_lines
        self._right = right

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]  # Qt asks past the end
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]  # Qt asks past the end
        return self._items.pop(index) if 0 <= index < len(self._items) else None

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
        return [item for item in self._items if not item.isEmpty()]

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


class WrapLabel(QLabel):
    """A label whose text wraps and that is as high as it needs."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(40)
        if role:
            self.setProperty("role", role)

    def minimumSizeHint(self) -> QSize:
        """As high as the text needs at its present width (Qt's own hint is that of a column one word wide)."""
        return QSize(40, self.heightForWidth(max(40, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class WrapButton(QPushButton):
    """A button whose words wrap where there is little room."""

    def __init__(self, text: str) -> None:
        super().__init__(text.replace("&", "&&"))
        self._words = text
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def full_text(self) -> str:
        """The words on one line."""
        return self._words

    def _edge(self) -> QSize:
        """What the button needs around its words."""
        self.ensurePolished()
        lines = self.text().replace("&&", "&").split("\n")
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(line) for line in lines)
        hint = super().sizeHint()
        return QSize(max(16, hint.width() - widest), max(8, hint.height() - metrics.lineSpacing() * len(lines)))

    def _lines(self, width: int) -> list[str]:
        metrics = self.fontMetrics()
        room = width - self._edge().width()
        lines: list[str] = []
        for word in self._words.split(" "):
            if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= room:
                lines[-1] = f"{lines[-1]} {word}"
            else:
                lines.append(word)
        return lines

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.fontMetrics().lineSpacing() * len(self._lines(width)) + self._edge().height()

    def sizeHint(self) -> QSize:
        edge = self._edge()
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._words) + edge.width() + 1, metrics.lineSpacing() + edge.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.heightForWidth(max(60, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        text = "\n".join(self._lines(self.width())).replace("&", "&&")
        if text != self.text():
            self.setText(text)
            self.updateGeometry()


class ElideLabel(QLabel):
    """A label on one line; what does not fit is elided and stands in the tool tip."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self._full = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(40)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if role:
            self.setProperty("role", role)

    def setText(self, text: str) -> None:
        self._full = text
        self.setAccessibleName(text)
        super().setText(text)
        self._fit()

    def full_text(self) -> str:
        """The whole text."""
        return self._full

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setToolTip(self._full if self._cut() != self._full else "")
        self.update()

    def _cut(self) -> str:
        return self.fontMetrics().elidedText(self._full, Qt.TextElideMode.ElideRight, self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), self._cut())
        painter.end()


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
