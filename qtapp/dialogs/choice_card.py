"""A large choice: a title, what it means, and what comes with it. One of several is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from engine.api import Message
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, layout_of, make_column, make_row
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.words import LiveTexts, Source


class ChoiceCard(QPushButton):
    """Pressed it stays chosen. What cannot be chosen says why."""

    def __init__(
        self,
        context: AppContext,
        title: Message,
        text: Source,
        features: Sequence[tuple[str, Message]],
        badge: Message | None = None,
    ) -> None:
        super().__init__()
        self._context = context
        self._title, self._text_source = title, text
        self._reason: Message | None = None
        self.setCheckable(True)
        self.setAutoDefault(False)  # Enter belongs to the dialog's button; arrow keys choose here
        self._words = words = LiveTexts(context.speech, self)
        column = make_column(self, gap=6, margins=(18, 14, 18, 14))
        head = make_row(gap=10)
        self._sign = PlainLabel()
        side = context.theme.px(26)
        self._sign.setFixedSize(side, side)
        head.addWidget(self._sign)
        heading = WrapLabel("panel")
        words.text(heading, title)
        head.addWidget(heading, 1)
        if badge is not None:
            label = PlainLabel()
            label.setProperty("role", "tag")
            words.text(label, badge)
            head.addWidget(label)
        column.addLayout(head)
        self._body = WrapLabel()
        words.text(self._body, text)
        column.addWidget(self._body)
        self._why = WrapLabel("refused")
        self._why.hide()
        column.addWidget(self._why)
        column.addStretch(1)
        column.addWidget(self._features(features))
        for part in cast(list[QWidget], self.findChildren(QWidget)):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # the card is one button
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        words.spoken.connect(self._name)
        self._name()

    def _features(self, features: Sequence[tuple[str, Message]]) -> QWidget:
        holder = QWidget()
        row = FlowLayout(holder, gap=14, between_lines=4)
        row.setContentsMargins(0, 0, 0, 0)
        for icon, label in features:
            one = QWidget()
            line = make_row(one, gap=5, margins=0)
            sign = PlainLabel()
            sign.setPixmap(self._context.pixmap(icon, 17))
            line.addWidget(sign)
            text = PlainLabel()
            text.setProperty("role", "hint")
            self._words.text(text, label)
            line.addWidget(text)
            row.addWidget(one)
        return holder

    def refuse(self, reason: Message | None) -> None:
        """It cannot be chosen, for this reason; None: it can."""
        self._reason = reason
        self.setEnabled(reason is None)
        self._name()

    def _name(self) -> None:
        self._why.setText(self._words.say(self._reason) if self._reason is not None else "")
        self._why.setVisible(self._reason is not None)
        source = self._text_source
        text = self._words.say(source() if callable(source) else source)
        self.setAccessibleName(f"{self._words.label(self._title)}. {text}")
        self.setAccessibleDescription(self._why.text())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return layout_of(self).heightForWidth(width)

    def sizeHint(self) -> QSize:
        wide = max(self.width(), self._context.theme.px(300))
        return QSize(self._context.theme.px(300), layout_of(self).heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Its height follows from its width; before it has one, a narrow column would be measured."""
        return QSize(self._context.theme.px(180), self._context.theme.px(60))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colours = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        chosen = self.isChecked()
        if chosen:
            painter.setPen(QPen(QColor(colours.lamp), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 15, 15)
        fill = blend(colours.panel, colours.lamp, 0.2) if chosen and not theme.contrast else colours.panel
        if self.underMouse() and self.isEnabled() and not chosen:
            fill = blend(colours.panel, colours.text, 0.05)
        edge = colours.lamp if theme.dark else colours.ink
        painter.setPen(QPen(QColor(edge), 3) if chosen else QPen(QColor(colours.border), 3 if theme.contrast else 1))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, 13, 13)
        spot = QRectF(self._sign.geometry()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(edge if chosen else colours.border), 2))
        painter.setBrush(QColor(edge) if chosen else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot)
        if chosen:
            painter.setPen(QPen(QColor(colours.panel if not theme.dark else colours.ink), max(2.0, spot.width() / 10)))
            x, y, w = spot.left(), spot.top(), spot.width()
            painter.drawPolyline(
                [
                    QPointF(x + 0.28 * w, y + 0.53 * w),
                    QPointF(x + 0.44 * w, y + 0.69 * w),
                    QPointF(x + 0.74 * w, y + 0.34 * w),
                ]
            )
        painter.end()
