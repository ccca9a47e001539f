"""Effects of cards, slots and tiles as rows of icons, read from the words that the engine gives for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.text import BOLD, INK, number, width_of

Sign = tuple[str, str]
"""("icon", name), ("text", number), or ("each" | "or" | "arrow" | "gap", "")."""
Row = tuple[Sign, ...]
Args = dict[str, api.Arg]

_ICONS = {"credit": "credits", "point": "vp", "tunnel_at_city": "tunnel"}
_EACH, _OR, _ARROW, _GAP = ("each", ""), ("or", ""), ("arrow", ""), ("gap", "")
_STRUCTURE, _UPGRADE, _SLOT, _FEDERATION = (
    ("icon", "structure"),
    ("icon", "upgrade"),
    ("icon", "slot"),
    ("icon", "federation"),
)
_PLAIN: dict[str, Row] = {
    "Build a structure and upgrade it.": (_STRUCTURE, _UPGRADE),
    "Take a Special card.": (("icon", "special"),),
    "Carry out the action of any available slot.": (_SLOT,),
    "Carry out the action of a slot that only others occupy.": (_SLOT, ("icon", "people")),
    "Carry out the action of any slot that you do not occupy.": (_SLOT, ("icon", "people")),
    "Gain the output of one upgraded structure at a connected city.": (("icon", "production"), _STRUCTURE, _UPGRADE),
    "Turn one of your cities into a symbiotic city.": (("icon", "city"), _ARROW, ("icon", "symbiotic")),
    "Draw a further metropolis; it counts as connected.": (("icon", "metropolis"),),
}


def icon_of(noun: str) -> str:
    """The icon of a noun of the game."""
    return _ICONS.get(noun, noun)


def goods_row(goods: Sequence[tuple[str, int]]) -> Row:
    """Goods as a row; one of a kind needs no number."""
    return tuple(sign for noun, n in goods for sign in _amount(api.AmountArg(n, noun)))


def read_row(words: Sequence[api.Message]) -> Row:
    """The icons of all sentences of a card."""
    found: list[Sign] = []
    for message in words:
        if found:
            found.append(_GAP)
        found += _read(message)
    return tuple(found)


def _read(message: api.Message) -> Iterator[Sign]:
    source, args = message.english, dict(message.args)
    if source in _PLAIN:
        yield from _PLAIN[source]
        return
    for start, reader in _READERS:
        if source.startswith(start):
            yield from reader(message, args)
            return
    for arg in args.values():
        yield from _goods(arg)


def _goods(arg: api.Arg | None) -> Iterator[Sign]:
    match arg:
        case api.AmountArg():
            yield from _amount(arg)
        case api.NounArg(noun):
            yield ("icon", icon_of(noun))
        case api.ListArg(items):
            for item in items:
                yield from _goods(item)
        case api.Message():
            yield from _read(arg)


def _amount(amount: api.AmountArg) -> Iterator[Sign]:
    icon = ("icon", icon_of(amount.noun))
    if amount.n == 2:
        yield from (icon, icon)
    else:
        if amount.n != 1:
            yield ("text", str(amount.n))
        yield icon


def _counted(arg: api.Arg | None) -> Iterator[Sign]:
    """So many of a thing, the number always in figures."""
    if isinstance(arg, api.AmountArg):
        if arg.n != 1:
            yield ("text", str(arg.n))
        yield ("icon", icon_of(arg.noun))


def _upgraded(message: api.Message) -> Iterator[Sign]:
    if "upgraded" in message.english:
        yield _UPGRADE


def _then(args: Args) -> Iterator[Sign]:
    yield _ARROW
    yield from _goods(args.get("effect"))


def _per(message: api.Message, args: Args) -> Iterator[Sign]:
    yield from _goods(args.get("gain") or args.get("points"))
    yield _EACH
    yield from _counted(args.get("things"))
    yield from _goods(args.get("thing"))
    yield from _upgraded(message)


def _have(message: api.Message, args: Args) -> Iterator[Sign]:
    things = args.get("things")
    if isinstance(things, api.AmountArg):
        yield from (("text", f"≥{things.n}"), ("icon", icon_of(things.noun)))
    yield from _upgraded(message)
    yield from _then(args)


def _space(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from (_FEDERATION, ("text", str(args.get("space", ""))))
    yield from _then(args)


def _pay(_: api.Message, args: Args) -> Iterator[Sign]:
    if "times" in args:
        yield ("text", f"≤{args['times']}×")
    yield from _goods(args.get("cost"))
    yield from _then(args)


def _exchange(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from _goods(args.get("a"))
    yield ("text", "↔")
    yield from _goods(args.get("b"))


def _either(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from _goods(args.get("a"))
    yield _OR
    yield from _goods(args.get("b"))


def _both(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from _goods(args.get("a"))
    yield _GAP
    yield from _goods(args.get("b"))


def _build(message: api.Message, args: Args) -> Iterator[Sign]:
    if "cost" in args:
        yield from (*_goods(args["cost"]), _ARROW)
    yield from _goods(args.get("amount"))
    if "expansion" in message.english:
        yield ("icon", "plus")
    if "free" in message.english:
        yield from (("text", "0"), ("icon", "credits"))
    if "discount" in args:
        yield ("text", "−")
        yield from _counted_all(args["discount"])


def _counted_all(arg: api.Arg) -> Iterator[Sign]:
    for item in arg.items if isinstance(arg, api.ListArg) else (arg,):
        if isinstance(item, api.AmountArg):
            yield from (("text", str(item.n)), ("icon", icon_of(item.noun)))


def _upgrade(message: api.Message, args: Args) -> Iterator[Sign]:
    if "cost" in args:
        yield from (*_goods(args["cost"]), _ARROW)
    amount = args.get("amount")
    if isinstance(amount, api.AmountArg):
        if amount.n > 1:
            yield ("text", f"≤{amount.n}")
        if amount.noun != "structure":
            yield ("icon", icon_of(amount.noun))
    yield _UPGRADE
    if "free" in message.english:
        yield from (("text", "0"), ("icon", "science"))


def _advance(message: api.Message, _: Args) -> Iterator[Sign]:
    if message.n != 1:
        yield ("text", str(message.n))
    yield _FEDERATION


def _actions(message: api.Message, _: Args) -> Iterator[Sign]:
    if "ready" in message.english:
        yield ("icon", "ready")
    if (message.n or 1) > 1:
        yield ("text", str(message.n))
    yield ("icon", "action_card")


def _nth(message: api.Message, args: Args) -> Iterator[Sign]:
    yield ("text", f"{args.get('nth', 1)}.")
    yield from _goods(args.get("what", api.NounArg("tunnel")))
    if " upgrade " in message.english:
        yield _UPGRADE
    yield from _then(args)


def _metropolis(_: api.Message, args: Args) -> Iterator[Sign]:
    yield ("icon", "metropolis")
    yield from _then(args)


def _slot(_: api.Message, args: Args) -> Iterator[Sign]:
    yield _SLOT
    amount = args.get("amount")
    if isinstance(amount, api.AmountArg):
        yield from (("text", f"≥{amount.n}"), ("icon", icon_of(amount.noun)))
    yield from _then(args)


def _mismatch(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from (("icon", "card"), ("text", "≠"), _SLOT)
    yield from _then(args)


def _discount(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from _goods(args.get("what"))
    yield ("text", "−")
    yield from _counted_all(args.get("discount", 0))


def _limit(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from (("icon", "card"), ("text", f"+{args.get('n', 1)}"))


def _turn_end(_: api.Message, args: Args) -> Iterator[Sign]:
    if "n" in args:
        yield from (("text", f"≥{args['n']}"), _STRUCTURE)
    else:
        yield ("icon", "clock")
    yield from _then(args)


def _produced(message: api.Message, args: Args) -> Iterator[Sign]:
    yield ("icon", "production")
    if "things" in args or "thing" in args:
        yield from _per(message, args)
    elif "instead" in args:
        yield from (*_goods(args.get("what")), _ARROW, *_goods(args.get("gain")))
    elif "take" in args:
        yield from (*_goods(args["take"]), _ARROW, *_goods(args.get("gain")))
    else:
        yield from _goods(args.get("amount"))


def _scored(message: api.Message, args: Args) -> Iterator[Sign]:
    yield ("icon", "at_end")
    if "steps" in args:
        yield from _goods(args.get("what"))
        yield from (_ARROW, ("icon", "vp"))
        for step in args["steps"].items if isinstance(args["steps"], api.ListArg) else ():
            if isinstance(step, api.LiteralArg):
                yield from (_GAP, ("text", step.sign.replace(" ", "")))
    elif "price" in args:
        yield from (*_goods(args.get("points")), _EACH, *_goods(args["price"]))
    elif isinstance(args.get("things"), api.ListArg):
        yield from (*_goods(args.get("points")), _EACH, *_goods(args["things"]), _UPGRADE)
    else:
        yield from _per(message, args)


def _distinct(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from (("text", str(args.get("n", 1))), ("icon", "any_resource"))


def _inside(_: api.Message, args: Args) -> Iterator[Sign]:
    yield from _goods(args.get("effect"))


_READERS: tuple[tuple[str, Callable[[api.Message, Args], Iterator[Sign]]], ...] = (
    ("Gain {n} resources", _distinct),
    ("Gain {gain} for ", _per),
    ("If you have", _have),
    ("If your marker", _space),
    ("When your marker", _space),
    ("You may pay", _pay),
    ("Up to {times}", _pay),
    ("Exchange", _exchange),
    ("{a} or {b}", _either),
    ("{a} OR {b}", _either),
    ("{a} {b}", _both),
    ("Build ", _build),
    ("Upgrade ", _upgrade),
    ("Advance ", _advance),
    ("Use up to", _actions),
    ("Make up to", _actions),
    ("Whenever you build number", _nth),
    ("Whenever you upgrade number", _nth),
    ("When you build tunnel", _nth),
    ("When one of your metropolises", _metropolis),
    ("When a slot itself", _slot),
    ("When you use ", _slot),
    ("When your card", _mismatch),
    ("You build cheaper", _discount),
    ("Your hand limit", _limit),
    ("Once in each", _inside),
    ("At the end of", _turn_end),
    ("In Production", _produced),
    ("At the end", _scored),
)


# ---- painting --------------------------------------------------------------------------------------------------------


def paint_row(painter: QPainter, art: PictureCache, row: Row, box: QRectF, side: float) -> None:
    """Set a row of signs in the middle of a box: as large as asked, in more lines if that lets them be larger."""
    best: tuple[float, list[Row]] = (0.0, [])
    for count in range(1, 4):
        lines = _lines(row, count)
        if len(lines) != count:
            break
        fit = min(side, box.height() / (count * 1.1), *(box.width() / _length(line, 1.0) for line in lines))
        if fit > best[0] * 1.08:
            best = (fit, lines)
    size, lines = best
    top = box.center().y() - len(lines) * size * 1.1 / 2
    for index, line in enumerate(lines):
        x = box.center().x() - _length(line, size) / 2
        for sign in line:
            wide = _wide(sign, size)
            _paint(painter, art, sign, QRectF(x, top + (index * 1.1 + 0.05) * size, wide, size))
            x += wide + size * 0.07


def _lines(row: Row, count: int) -> list[Row]:
    """The row broken at its joints into so many lines of about the same length; fewer if it has not enough joints."""
    if not row:
        return []
    if count == 1:
        return [row]
    found: list[Row] = []
    best = float("inf")
    for index in range(1, len(row)):
        if row[index][0] not in ("gap", "or", "arrow", "each"):
            continue
        first = row[:index]
        rest = row[index + 1 :] if row[index][0] == "gap" else row[index:]
        lines = [first, *_lines(rest, count - 1)]
        longest = max(_length(line, 1.0) for line in lines)
        if len(lines) == count and longest < best:
            best, found = longest, lines
    return found


def _length(line: Row, size: float) -> float:
    return sum(_wide(sign, size) for sign in line) + size * 0.07 * max(0, len(line) - 1) if line else 1.0


def _wide(sign: Sign, size: float) -> float:
    match sign[0]:
        case "icon":
            return size
        case "text":
            return width_of(sign[1], 100, BOLD) * size * 0.0078
        case "arrow":
            return size * 0.7
    return size * 0.36


def _paint(painter: QPainter, art: PictureCache, sign: Sign, room: QRectF) -> None:
    match sign[0]:
        case "icon":
            art.icon(painter, sign[1], room)
        case "text":
            number(painter, sign[1], room, size=room.height() * 0.78)
        case "arrow":
            tall = room.width() * 0.75
            target = QRectF(room.left(), room.center().y() - tall / 2, room.width(), tall)
            art.draw_element(painter, "kit/card_frame.svg", "gives", target)
        case "each" | "or":
            lean = 0.28 if sign[0] == "each" else 0.0
            painter.setPen(
                QPen(QColor(INK), max(1.2, room.height() * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            middle, away = room.center(), room.width() * lean
            inset = room.height() * 0.4
            painter.drawLine(
                QPointF(middle.x() + away, middle.y() - inset), QPointF(middle.x() - away, middle.y() + inset)
            )
