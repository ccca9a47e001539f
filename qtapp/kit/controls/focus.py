"""Where the keyboard is: the ring around it, the same everywhere; and who gets it back from what lay over them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QWindow
from PySide6.QtWidgets import QApplication, QGraphicsView, QLayout, QMainWindow, QWidget
from shiboken6 import isValid

from qtapp.kit.controls.layouts import box_in, parts_of

_REACH = 4
_DARK = 90
"""Lightness of a ground, of 255, below which a ring has to be of a colour."""
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)
_INPUTS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)


class FocusRing(QWidget):
    """Follows the focus through one window; there while keys are used, gone while the mouse is."""

    _last_by_keys = False
    """In whichever window: who opens a dialog by a key sees at once where the keyboard is."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.by_keys = FocusRing._last_by_keys
        self._watched: list[QWidget] = []
        self._handle: QWindow | None = None
        self.hide()
        _follow(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _INPUTS and watched is self._handle:
            by_keys = FocusRing._last_by_keys = kind == QEvent.Type.KeyPress
            if by_keys is not self.by_keys:
                self.by_keys = by_keys
                self.place()
        elif kind in _MOVES and watched is not self._handle:
            self.place()
        return False

    def follow(self, new: QWidget | None) -> None:
        """Another widget has the keyboard."""
        for widget in self._watched:
            if isValid(widget):  # what had the keyboard may be gone
                widget.removeEventFilter(self)
        self._watched = []
        if new is not None and new.window() is self.window():
            above: QWidget | None = new
            while above is not None and not above.isWindow():
                above.installEventFilter(self)
                self._watched.append(above)
                above = above.parentWidget()
        self.place()

    def place(self) -> None:
        """Lay the ring where the focus is, or take it away."""
        home = self.window()
        if self._handle is None and home.windowHandle() is not None:
            self._handle = home.windowHandle()
            self._handle.installEventFilter(self)
        target = QApplication.focusWidget()
        if (
            target is None
            or not self.by_keys
            or not target.isVisible()
            or target.window() is not home
            or isinstance(target, (QMainWindow, QGraphicsView))
            or target.isWindow()
        ):
            self.hide()
            return
        seen = _seen_part(target, home)
        if seen.isEmpty():  # scrolled away: a ring there would lie around something else
            self.hide()
            return
        self.setGeometry(seen.adjusted(-_REACH, -_REACH, _REACH, _REACH))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        is_dark = self.window().palette().color(QPalette.ColorRole.Window).lightness() < _DARK
        bright = "#ffd21f" if is_dark else "#ffffff"  # white beside the white rims of the high contrast is not seen
        for colour, width in ((QColor("#10181d"), 6.0), (QColor(bright), 3.5 if is_dark else 3.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(box, 9, 9)
        painter.end()


_rings: WeakSet[FocusRing] = WeakSet()


def _follow(ring: FocusRing) -> None:
    """Let a ring follow the focus as long as it lives.

    It does not listen to Qt itself: while a window is taken apart the keyboard goes from hand to hand, and a widget
    that is half gone cannot be called any more.
    """
    app = QApplication.instance()
    if isinstance(app, QApplication) and not app.property("has_rings"):
        app.setProperty("has_rings", True)
        app.focusChanged.connect(_tell_rings)
    _rings.add(ring)


def _tell_rings(_old: QWidget | None, new: QWidget | None) -> None:
    for ring in list(_rings):
        if isValid(ring):
            ring.follow(new)


def _seen_part(widget: QWidget, home: QWidget) -> QRect:
    """What can be seen of a widget, in its window: what scrolls may hold it only in part, or not at all."""
    seen, around = box_in(widget, home), widget.parentWidget()
    while around is not None and around is not home:
        seen = seen.intersected(box_in(around, home))
        around = around.parentWidget()
    return seen.intersected(home.rect())


class FocusRestorer:
    """The keyboard, lent to something that lies over the others for a while. Else it would fall to whatever is next."""

    def __init__(self, cover: QWidget) -> None:
        self._cover = cover
        self._owner: QWidget | None = None

    def take(self) -> None:
        """Remember who has it now."""
        focus = QApplication.focusWidget()
        if not self._here(focus):
            self._owner = focus

    def give_back(self) -> None:
        """Before the cover goes: if it has the keyboard, whoever had it gets it back. If they are gone by now nobody
        has it for a moment: it would wander over strangers, and each would be read out.
        """
        owner, self._owner = self._owner, None
        focus = QApplication.focusWidget()
        if focus is None or not self._here(focus):
            return
        if owner is not None and isValid(owner) and owner.isVisible():
            owner.setFocus()
        else:
            focus.clearFocus()

    def _here(self, focus: QWidget | None) -> bool:
        return focus is not None and (focus is self._cover or self._cover.isAncestorOf(focus))


def tab_through(layout: QLayout, then: QWidget | None = None) -> None:
    """Let Tab go through a layout in the order in which things stand, whatever was made first; then on to this."""
    stops = [*_stops(layout), *([then] if then is not None else [])]
    for one, other in pairwise(stops):
        QWidget.setTabOrder(one, other)


def _stops(layout: QLayout) -> Iterator[QWidget]:
    for part in parts_of(layout):
        inner: QLayout | None = part if isinstance(part, QLayout) else part.layout()
        if isinstance(part, QWidget) and part.focusPolicy() != Qt.FocusPolicy.NoFocus:
            yield part
        if inner is not None:
            yield from _stops(inner)
