"""Rewards and effects of tiles as rows of icons, read from the words that the engine gives for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.text import BOLD, INK, number, width_of

Sign = tuple[str, str]
"""("icon", name), ("text", number), ("each", "") or ("or", "")."""
Group = tuple[Sign, ...]
"""Signs that stay together in one line."""

_ICONS = {"credit": "credits", "point": "vp", "raised_dam": "dam", "advanced": "technology"}
_PLAIN: dict[str, Group] = {
    "Needs no engineers.": (("icon", "no_engineer"),),
    "Needs no machines.": (("icon", "no_machine"),),
    "No surcharge on a red building space.": (("icon", "red_space"), ("text", "±0")),
    "Excavators and mixers replace each other.": (("icon", "excavator"), ("or", ""), ("icon", "mixer")),
    "Fill the dam you have raised.": (("icon", "drop"), ("icon", "drop"), ("icon", "dam")),
}
_ENDINGS: tuple[tuple[str, Group], ...] = (
    ("empty dams.", (("each", ""), ("icon", "dam"))),
    ("conduit's value.", (("each", ""), ("icon", "conduit"))),
    ("conduit's value. A contract may be fulfilled with it.", (("each", ""), ("icon", "conduit"))),
)


def icon_of(noun: str) -> str:
    """The icon of a noun of the game."""
    return _ICONS.get(noun, noun)


def read_groups(words: Sequence[api.Message]) -> tuple[Group, ...]:
    """The icons of a tile from its words; the energy that a contract asks for is left out."""
    found: list[Group] = []
    for message in words:
        found += _groups(message)
    return tuple(found)


def _groups(message: api.Message) -> Iterator[Group]:
    args = dict(message.args)
    source = message.english
    if source in _PLAIN:
        yield _PLAIN[source]
        return
    if source.startswith("Needs ") and "energy" in args:
        return
    if source.startswith("Turn your wheel"):
        each = args.get("what")
        yield (("text", str(message.n or 1)), ("icon", "wheel"), *_each(each))
        return
    if source.startswith("You may produce"):
        yield (("icon", "turbine"), ("text", f"+{args.get('n', 0)}"))
        return
    if source.startswith("Place for free"):
        yield tuple(_free(args))
        return
    if source.startswith("Costs at most"):
        yield (("text", "≤"), *(sign for group in _amounts(args.get("machines", 0)) for sign in group))
        return
    flows = "flow at once" in source
    ending = next((signs for end, signs in _ENDINGS if source.endswith(end)), ())
    for arg in args.values():
        for group in _amounts(arg):
            signs = tuple(("icon", "flow") if flows and sign == ("icon", "drop") else sign for sign in group)
            yield (*signs, *ending, *_each(args.get("what")))


def _each(arg: api.Arg | None) -> Group:
    return (("each", ""), ("icon", icon_of(arg.noun))) if isinstance(arg, api.NounArg) else ()


def _free(args: dict[str, api.Arg]) -> Iterator[Sign]:
    piece, value, zones = args.get("piece"), args.get("value"), args.get("zones")
    if isinstance(piece, api.NounArg):
        yield ("icon", icon_of(piece.noun))
    if isinstance(value, int):
        yield from (("text", f"≤{value}"), ("icon", "energy"))
    if isinstance(zones, api.ListArg):
        for zone in zones.items:
            if isinstance(zone, api.NounArg):
                yield ("icon", icon_of(zone.noun))


def _amounts(arg: api.Arg) -> Iterator[Group]:
    match arg:
        case api.AmountArg(n, noun):
            yield (("text", str(n)), ("icon", icon_of(noun)))
        case api.ListArg(items):
            for item in items:
                yield from _amounts(item)


def energy_of(words: Sequence[api.Message]) -> int:
    """The energy that a contract asks for."""
    for message in words:
        asked = dict(message.args).get("energy")
        if message.english.startswith("Needs ") and isinstance(asked, api.AmountArg):
            return asked.n
    return 0


def paint_groups(painter: QPainter, art: PictureCache, groups: Sequence[Group], box: QRectF, side: float) -> None:
    """Set groups in lines in the middle of a box, as large as asked or as the box allows."""
    if not groups:
        return
    best: tuple[float, list[list[Group]]] = (0.0, [])
    for lines in range(1, len(groups) + 1):
        rows = _split(groups, lines)
        wide = max(_line_width(row, 1.0) for row in rows)
        fit = min(side, box.width() / wide, box.height() / (len(rows) * 1.12))
        if fit > best[0] * 1.02:
            best = (fit, rows)
    size, rows = best
    y = box.center().y() - len(rows) * size * 1.12 / 2
    for row in rows:
        x = box.center().x() - _line_width(row, size) / 2
        for index, group in enumerate(row):
            if index:
                x += size * 0.28
            for sign in group:
                wide = _wide(sign, size)
                _paint(painter, art, sign, QRectF(x, y + size * 0.06, wide, size))
                x += wide + size * 0.06
        y += size * 1.12


def _split(groups: Sequence[Group], lines: int) -> list[list[Group]]:
    each = -(-len(groups) // lines)
    return [list(groups[at : at + each]) for at in range(0, len(groups), each)]


def _line_width(row: Sequence[Group], size: float) -> float:
    signs = sum(_wide(sign, size) + size * 0.06 for group in row for sign in group)
    return signs + size * 0.28 * (len(row) - 1)


def _wide(sign: Sign, size: float) -> float:
    match sign[0]:
        case "icon":
            return size
        case "text":
            return width_of(sign[1], 100, BOLD) * size * 0.0078
    return size * 0.42


def _paint(painter: QPainter, art: PictureCache, sign: Sign, room: QRectF) -> None:
    match sign[0]:
        case "icon":
            art.icon(painter, sign[1], room)
        case "text":
            number(painter, sign[1], room, size=room.height() * 0.78)
        case "each":
            _line(painter, room.right() - room.width() * 0.2, room.left() + room.width() * 0.2, room)
        case "or":
            _line(painter, room.center().x(), room.center().x(), room)


def _line(painter: QPainter, top: float, bottom: float, room: QRectF) -> None:
    painter.setPen(QPen(QColor(INK), max(1.2, room.height() * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    inset = room.height() * 0.1
    painter.drawLine(QPointF(top, room.top() + inset), QPointF(bottom, room.bottom() - inset))
