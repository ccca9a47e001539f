"""What somebody says to all: a bubble that hangs below their tag for some seconds, and takes no clicks."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from qtapp.kit.app_context import AppContext

_TIP, _PAD, _MARGIN = 12, 14, 6
_WIDEST = 340
_SECONDS, _A_SIGN = 5.0, 0.06
"""So long it stays, and longer by so much for every sign: it has to be read."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)


class Bubble(QWidget):
    """One of them, of one seat."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.text = ""
        self._tip = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._goes = QTimer(self)
        self._goes.setSingleShot(True)
        self._goes.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str, foot: QPoint) -> None:
        """Hang there; `foot` is where its tip points, in pixels of the parent."""
        self.text = text
        self.setAccessibleName(text)
        parent, px = self.parentWidget(), self._context.theme.px
        most = min(px(_WIDEST), parent.width() - 2 * _MARGIN if parent is not None else px(_WIDEST))
        words = QFontMetrics(self._font()).boundingRect(QRect(0, 0, most - 2 * px(_PAD), 4000), _WRAP, text)
        wide, tall = words.width() + 2 * px(_PAD) + 2, words.height() + px(_PAD) + _TIP + 4
        room = parent.width() if parent is not None else wide
        x = max(_MARGIN, min(foot.x() - wide // 2, room - wide - _MARGIN))
        self._tip = float(min(max(foot.x() - x, 24), wide - 24))
        self.setGeometry(x, foot.y(), wide, tall)
        self.show()
        self.raise_()
        self.update()
        self._goes.start(round(1000 * (_SECONDS + _A_SIGN * len(text))))

    def _font(self) -> QFont:
        return self._context.theme.font(16, QFont.Weight.DemiBold)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._context.theme
        box = QRectF(2, _TIP, self.width() - 4, self.height() - _TIP - 4)
        path, tip = QPainterPath(), QPainterPath()
        path.addRoundedRect(box, 14, 14)
        foot = box.top() + 2
        points = [QPointF(self._tip - 9, foot), QPointF(self._tip, 1), QPointF(self._tip + 9, foot)]
        tip.addPolygon(QPolygonF(points))
        path = path.united(tip)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not theme.contrast:
            painter.fillPath(path.translated(0, 2), QColor(0, 0, 0, 50))
        painter.fillPath(path, QColor(theme.colours.panel))
        painter.setPen(QPen(QColor(theme.colours.border), 3 if theme.contrast else 1.6))
        painter.drawPath(path)
        painter.setPen(QColor(theme.colours.text))
        painter.setFont(self._font())
        painter.drawText(box, _WRAP, self.text)
        painter.end()
