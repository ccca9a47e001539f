"""Card effects as rows of icons, read from the words that the engine gives for a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.text import BOLD, INK, number, width_of

Sign = tuple[str, str]
"""("icon", name), ("text", words), ("arrow", ""), ("each", "") or ("bar", "")."""

_ACTIONS = ("exploit", "urbanize", "construct")
_ICON = {"resource": "resource", "tile": "tile", "point": "point", "card": "building_card"}


@dataclass(frozen=True)
class Effect:
    """What a card does, as it is drawn."""

    signs: tuple[Sign, ...]
    start: tuple[Sign, ...] = ()
    """What a character brings at the start."""
    action: str = ""
    final: bool = False
    """Counts at the end of the game only."""


def read_effect(words: Sequence[api.Message]) -> Effect:
    """The icons of a card from its words."""
    signs: tuple[Sign, ...] = ()
    start: tuple[Sign, ...] = ()
    action, final = "", False
    for message in words:
        args = dict(message.args)
        if "marker" in args:
            signs = (*signs, ("bar", ""), ("icon", "tile"), ("arrow", ""), ("icon", "urbanize"))
        elif message.english.startswith("Alone"):
            signs = (("icon", "resource"), ("each", ""), ("icon", "tile"))
        elif "amount" in args:
            start = tuple(amounts(args["amount"]))
        elif "gain" in args:
            action = next(one for one in _ACTIONS if one in message.english)
            signs = (("icon", action), ("arrow", ""), *amounts(args["gain"]))
        elif "points" in args:
            final = True
            signs = (*amounts(args["points"], always=True), *_target(message, args))
    return Effect(signs, start, action, final)


def amounts(arg: api.Arg, always: bool = False) -> Iterator[Sign]:
    """Numbers and icons of amounts: no number means one."""
    match arg:
        case api.AmountArg(n, noun):
            if n != 1 or always:
                yield ("text", str(n))
            yield ("icon", _ICON.get(noun, noun))
        case api.ListArg(items):
            for item in items:
                yield from amounts(item)


def _target(message: api.Message, args: dict[str, api.Arg]) -> Iterator[Sign]:
    """What the points are given for."""
    colour = args.get("colour")
    if "least" in args:
        yield from (("each", ""), ("icon", "height"), ("text", f"≥ {args['least']}"))
    elif "most" in args:
        yield from (("each", ""), ("icon", "height"), ("text", f"≤ {args['most']}"))
    elif isinstance(colour, api.NounArg):
        kept = "cards" in message.english
        yield from (
            ("each", ""),
            ("icon", "building_card" if kept else "resource"),
            ("icon", f"building.{colour.noun}"),
        )
    else:
        for action in _ACTIONS:
            if f"{action} bonus" in message.english:
                yield from (("each", ""), ("icon", "building_card"), ("icon", action))


def paint_signs(
    painter: QPainter, art: PictureCache, signs: Sequence[Sign], box: QRectF, side: float, centred: bool = False
) -> None:
    """Set signs in a line, as large as asked or as the box allows."""
    natural = sum(_wide(sign, side) for sign in signs) + side * 0.14 * max(0, len(signs) - 1)
    if not natural:
        return
    fit = min(1.0, box.width() / natural, box.height() / side)
    side *= fit
    x = box.left() + (box.width() - natural * fit) / 2 if centred else box.left()
    middle = box.center().y()
    for kind, what in signs:
        wide = _wide((kind, what), side)
        room = QRectF(x, middle - side / 2, wide, side)
        match kind:
            case "icon":
                art.icon(painter, what, room)
            case "text":
                number(painter, what, room, size=side * 0.72)
            case "arrow":
                art.draw_element(
                    painter,
                    "kit/card_frame.svg",
                    "gives",
                    QRectF(x, middle - wide * 0.375, wide, wide * 0.75),
                )
            case "each":
                _line(painter, x + wide * 0.78, middle - side * 0.42, x + wide * 0.22, middle + side * 0.42, side)
            case "bar":
                _line(painter, x + wide / 2, middle - side * 0.46, x + wide / 2, middle + side * 0.46, side * 0.5)
        x += wide + side * 0.14


def _line(painter: QPainter, x1: float, y1: float, x2: float, y2: float, side: float) -> None:
    painter.setPen(QPen(QColor(INK), max(1.2, side * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def _wide(sign: Sign, side: float) -> float:
    kind, what = sign
    match kind:
        case "icon":
            return side
        case "text":
            return width_of(what, max(1.0, side * 0.72), BOLD) + side * 0.04
        case "arrow":
            return side * 0.62
        case "each":
            return side * 0.42
    return side * 0.3
