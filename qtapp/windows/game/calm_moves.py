"""Cards over the table go to their new places so that eyes can follow."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPoint, QPropertyAnimation
from PySide6.QtWidgets import QWidget

MOVE = 160
"""Milliseconds of a way."""


class CalmMoves(QObject):
    """Moves what has its new size already from where it was; where it goes is known at once by the plan."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._ways: dict[QWidget, QPropertyAnimation] = {}

    def go(self, card: QWidget, start: QPoint, milliseconds: int) -> None:
        """A card lies at its place now: let it come there from where it was seen last."""
        end = card.pos()
        way = self._ways.get(card)
        if way is not None and way.endValue() == end:  # it is on its way there
            card.move(start)
            return
        self.stop(card)
        if start == end or milliseconds <= 0:
            return
        way = QPropertyAnimation(card, b"pos", card)
        way.setStartValue(start)
        way.setEndValue(end)
        way.setDuration(milliseconds)
        way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        way.finished.connect(self._sweep)
        self._ways[card] = way
        card.move(start)
        way.start()

    def stop(self, card: QWidget) -> None:
        """It lies where it lies."""
        way = self._ways.pop(card, None)
        if way is not None:
            way.stop()
            way.deleteLater()

    def _sweep(self) -> None:
        for card, way in list(self._ways.items()):
            if way.state() == QAbstractAnimation.State.Stopped:
                del self._ways[card]
                way.deleteLater()
