"""The signs of answers: moon, heart, cloud, key, bell, star. No game uses them, and everybody can call them out.

One drawing serves the wall and the phones (`resources/kit/signs.svg`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from qtapp.board.place.svgpath import SVG, outline
from qtapp.kit.paths import resources

_SIDE = 24.0
_WITHIN = 1.22
"""How large the outline stands on its plate, in parts of the plate's radius."""


@dataclass(frozen=True, slots=True)
class AnswerSign:
    """One sign: its name, the colour of its plate, and its outline in a box of 24 x 24."""

    name: str
    colour: str
    path: QPainterPath


@cache
def answer_signs() -> tuple[AnswerSign, ...]:
    """All of them, in the order in which they are given to answers."""
    drawing = ElementTree.fromstring((resources() / "kit" / "signs.svg").read_text(encoding="utf-8"))
    found = []
    for element in drawing.iter(f"{SVG}path"):
        path = outline(element.get("d", ""))
        if element.get("fill-rule") == "evenodd":
            path.setFillRule(Qt.FillRule.OddEvenFill)
        else:
            path.setFillRule(Qt.FillRule.WindingFill)
        found.append(AnswerSign(element.get("id", ""), element.get("fill", ""), path))
    return tuple(found)


def paint_sign(painter: QPainter, number: int, at: QPointF, radius: float) -> None:
    """The sign of an answer, white on its round plate."""
    sign = answer_signs()[number]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#ffffff"), max(2.0, radius * 0.1)))
    painter.setBrush(QColor(sign.colour))
    painter.drawEllipse(at, radius, radius)
    scale = radius * _WITHIN / _SIDE
    placed = QTransform().translate(at.x(), at.y()).scale(scale, scale).translate(-_SIDE / 2, -_SIDE / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffffff"))
    painter.drawPath(placed.map(sign.path))
