"""The middle of the game: the table, framed by its mode, with the bar and the why-not card that lie over it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.api import Mode, msg
from qtapp.board import TableView
from qtapp.bridge import Refused, SessionBridge
from qtapp.kit.stage import Stage
from qtapp.kit.words import Words
from qtapp.panels.whynot import WhyNotCard
from qtapp.windows.message_bar import MessageBar

_FRAME = 12


class TablePage(QWidget):
    """Holds the one view of the table."""

    def __init__(self, stage: Stage, bridge: SessionBridge) -> None:
        super().__init__()
        self._stage = stage
        self._bridge = bridge
        self._words = Words(stage.speech, self, bridge)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.view = TableView(bridge, stage.speech, stage.theme)
        self._words.name(self.view, msg("a11y", "Table"))
        self._column.addWidget(self.view)
        self.tab = QLabel(self)
        self.tab.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.keep(self.tab.setText, msg("window", "Free hands · F2"))
        self.bar = MessageBar(stage, self, bridge)
        self.card = WhyNotCard(stage, bridge, self)
        self.card.subjects_wanted.connect(lambda ids: self.view.show_subjects(ids, refused=True))
        self.card.closed.connect(self._card_closed)
        self.view.refused_at.connect(self._refused_at)
        self._at: QPointF | None = None
        bridge.refused.connect(self._refused)
        bridge.changed.connect(lambda _: self.show_mode())
        stage.theme_changed.connect(self._retheme)
        self._words.spoken.connect(self.show_mode)
        self.show_mode()

    # ---- the mode ------------------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Are hands free?"""
        return self._bridge.mode is Mode.SANDBOX

    def show_mode(self) -> None:
        """A sand frame and a tab while hands are free."""
        width = _FRAME if self.free else 0
        self._column.setContentsMargins(width, width, width, width)
        c = self._stage.theme.colours
        self.tab.setStyleSheet(
            f"background: {c.sandbox}; color: {c.on_sandbox}; font-weight: 700; padding: 4px 18px 6px 18px;"
            "border-bottom-left-radius: 10px; border-bottom-right-radius: 10px;"
        )
        self.tab.setVisible(self.free)
        self._place()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.free:
            return
        c = self._stage.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(c.sand))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.sandbox))
        middle = _FRAME / 2
        across = [QPointF(x, y) for x in range(8, self.width(), 12) for y in (middle, self.height() - middle)]
        down = [QPointF(x, y) for y in range(20, self.height() - 12, 12) for x in (middle, self.width() - middle)]
        for dot in across + down:
            painter.drawEllipse(dot, 1.4, 1.4)
        if self._stage.theme.contrast:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(c.sandbox))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    # ---- refusals ------------------------------------------------------------------------------------------------

    def _refused_at(self, at: QPointF, refused: Refused) -> None:
        """A ghost is held there: the card lies down beside it."""
        self.card.explain(refused, self.mapFromGlobal(at.toPoint()))

    def _refused(self, refused: Refused) -> None:
        """A refusal that came from elsewhere (a panel, the keyboard)."""
        if not self.card.isVisible():
            self.card.explain(refused, QPoint(self.width() // 2, self.height() // 3))

    def _card_closed(self) -> None:
        self.view.show_subjects([])
        self.view.cancel()

    # ---- form ----------------------------------------------------------------------------------------------------

    def _retheme(self) -> None:
        self.view.set_theme(self._stage.theme)
        self.show_mode()

    def _place(self) -> None:
        self.tab.adjustSize()
        self.tab.move((self.width() - self.tab.width()) // 2, 0)
        self.tab.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        if self.bar.isVisible():
            self.bar.lie_down()
