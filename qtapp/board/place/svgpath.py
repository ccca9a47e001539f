"""The outlines of SVG shapes as painter paths. QtSvg tells only boxes; hit areas and rings need the shapes."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from xml.etree.ElementTree import Element

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

SVG = "{http://www.w3.org/2000/svg}"
_TOKEN = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_NEEDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_TURN = re.compile(r"(rotate|translate|scale)\(([^)]*)\)")


def numbers(text: str) -> list[float]:
    """The numbers of an attribute like `12 -8.5`."""
    return [float(part) for part in re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", text)]


def shape_of(element: Element) -> QPainterPath:
    """The outline of a rect, circle, ellipse, polygon or path, turned as it says."""
    get = _getter(element)
    path = QPainterPath()
    match element.tag.removeprefix(SVG):
        case "rect":
            box = QRectF(get("x"), get("y"), get("width"), get("height"))
            radius = get("rx") or get("ry")
            path.addRoundedRect(box, radius, radius) if radius else path.addRect(box)
        case "circle":
            path.addEllipse(QPointF(get("cx"), get("cy")), get("r"), get("r"))
        case "ellipse":
            path.addEllipse(QPointF(get("cx"), get("cy")), get("rx"), get("ry"))
        case "polygon":
            flat = numbers(element.get("points", ""))
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in zip(flat[::2], flat[1::2], strict=False)]))
            path.closeSubpath()
        case "path":
            path = outline(element.get("d", ""))
    return _transform(element.get("transform", "")).map(path)


def _getter(element: Element) -> Callable[[str], float]:
    def get(name: str) -> float:
        return float(element.get(name, "0") or 0)

    return get


def _transform(text: str) -> QTransform:
    found = QTransform()
    for name, inside in _TURN.findall(text):
        given = numbers(inside)
        if name == "rotate":
            x, y = (given[1], given[2]) if len(given) == 3 else (0.0, 0.0)
            found = QTransform().translate(x, y).rotate(given[0]).translate(-x, -y) * found
        elif name == "translate":
            found = QTransform().translate(given[0], given[1] if len(given) > 1 else 0) * found
        else:
            found = QTransform().scale(given[0], given[-1]) * found
    return found


def outline(data: str) -> QPainterPath:
    """The path of a `d` attribute; all commands, absolute and relative."""
    path = QPainterPath()
    tokens = [match.groups() for match in _TOKEN.finditer(data)]
    command = ""
    position = 0
    at, start, control = QPointF(), QPointF(), QPointF()
    while position < len(tokens):
        letter = tokens[position][0]
        if letter:
            command = letter
            position += 1
        upper = command.upper()
        if not upper:
            break
        need = _NEEDS[upper]
        given = [float(value) for _, value in tokens[position : position + need] if value]
        if len(given) < need:
            break
        position += need
        base = at if command.islower() else QPointF()
        points = [base + QPointF(x, y) for x, y in zip(given[::2], given[1::2], strict=False)]
        before, mirrored = at, at * 2 - control
        control = at
        match upper:
            case "M":
                at = start = points[0]
                path.moveTo(at)
                command = "l" if command == "m" else "L"
                control = at
                continue
            case "L":
                at = points[0]
                path.lineTo(at)
            case "H":
                at = QPointF(base.x() + given[0], before.y())
                path.lineTo(at)
            case "V":
                at = QPointF(before.x(), base.y() + given[0])
                path.lineTo(at)
            case "C":
                path.cubicTo(*points)
                at = points[2]
            case "S":
                path.cubicTo(mirrored, *points)
                at = points[1]
            case "Q":
                path.quadTo(*points)
                at = points[1]
            case "T":
                path.quadTo(mirrored, points[0])
                at = points[0]
            case "A":
                at = base + QPointF(given[5], given[6])
                _arc(path, before, at, given)
            case "Z":
                path.closeSubpath()
                at = start
                if not letter:
                    break
        control = {"C": points[1:2], "S": points[:1], "Q": points[:1], "T": [mirrored]}.get(upper, [at])[0]
    return path


def _arc(path: QPainterPath, start: QPointF, end: QPointF, given: list[float]) -> None:
    """An elliptical arc as short lines; exact enough for hit areas and rings."""
    rx, ry, tilt, large, sweep = abs(given[0]), abs(given[1]), math.radians(given[2]), given[3], given[4]
    if not rx or not ry or start == end:
        path.lineTo(end)
        return
    cos, sin = math.cos(tilt), math.sin(tilt)
    dx, dy = (start.x() - end.x()) / 2, (start.y() - end.y()) / 2
    x, y = cos * dx + sin * dy, -sin * dx + cos * dy
    stretch = math.sqrt(max(1.0, (x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * stretch, ry * stretch
    root = max(0.0, (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2) / ((rx * y) ** 2 + (ry * x) ** 2)
    factor = math.sqrt(root) * (-1 if bool(large) == bool(sweep) else 1)
    cx, cy = factor * rx * y / ry, -factor * ry * x / rx
    first = math.atan2((y - cy) / ry, (x - cx) / rx)
    last = math.atan2((-y - cy) / ry, (-x - cx) / rx)
    span = last - first
    if sweep and span < 0:
        span += 2 * math.pi
    elif not sweep and span > 0:
        span -= 2 * math.pi
    middle = (start + end) * 0.5
    steps = max(2, math.ceil(abs(span) / 0.2))
    for step in range(1, steps + 1):
        angle = first + span * step / steps
        px, py = rx * math.cos(angle) + cx, ry * math.sin(angle) + cy
        path.lineTo(QPointF(cos * px - sin * py, sin * px + cos * py) + middle)
