"""What cards, events and boards do, as rows of icons: read from the words that the engine gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.text import BOLD, INK, number, width_of

Sign = tuple[str, str]
"""("icon", name), ("text", words), ("arrow", ""), ("each", "") or ("gap", "")."""
Row = tuple[Sign, ...]

EDGES = {"left": "L", "right": "R", "top left": "TL", "top right": "TR", "bottom left": "BL", "bottom right": "BR"}
_COUNTED = {
    "different factions in your mine": "kinds",
    "cave-ins in your mine": "cave_in",
    "gadgets in your mine": "gadget",
    "full carts in your mine": "full_cart",
    "spaces below your pickaxe on its research board": "position",
    "spaces your pickaxe has moved in the whole game": "progress",
    "research boards you have completed": "completed",
    "cards that touch this one": "neighbours",
    "cards that touch this one from above": "above",
    "cards that touch this one from below": "below",
    "cards beside this one": "beside",
    "touching cards that share a faction with this one": "kin",
    "cards in the row of this one": "row",
    "cards in your hand": "hand",
}
_GAP: Sign = ("gap", "")
_EACH: Sign = ("each", "")
_ARROW: Sign = ("arrow", "")


@dataclass(frozen=True)
class MineCardPrint:
    """A mine card as it is drawn."""

    level: int = 1
    price: int = 0
    factions: tuple[str, ...] = ()
    halves: tuple[tuple[str, bool], ...] = ()
    """Edge and whether the half cart there is loaded."""
    rows: tuple[Row, ...] = ()
    """The effects; one of them is chosen."""
    house: bool = True
    """One of ours; a card of a pack is not."""

    def half(self, edge: str) -> bool | None:
        """Is the half cart at an edge loaded? None: there is none."""
        return dict(self.halves).get(edge)


def read_card(words: Sequence[api.Message]) -> MineCardPrint:
    """A mine card from its words."""
    level, price = 1, 0
    factions: tuple[str, ...] = ()
    halves: tuple[tuple[str, bool], ...] = ()
    rows: list[Row] = []
    for message in words:
        args = dict(message.args)
        match message.english:
            case "Level {level}, price {price}":
                level = _roman(args["level"])
                price = args["price"] if isinstance(args["price"], int) else 0
            case "Faction: {factions}":
                factions = tuple(item.noun for item in _items(args["factions"]) if isinstance(item, api.NounArg))
            case "No faction":
                factions = ()
            case "Half carts: {carts}":
                halves = tuple(_half(item) for item in _items(args["carts"]) if isinstance(item, api.Message))
            case _:
                rows.append(tuple(signs(message)))
    return MineCardPrint(level, price, factions, halves, tuple(rows))


def read_rows(words: Sequence[api.Message]) -> tuple[Row, ...]:
    """Every sentence as a row of icons."""
    return tuple(row for message in words if (row := tuple(signs(message))))


def read_board(words: Sequence[api.Message]) -> tuple[tuple[int, Row], ...]:
    """The spaces of a research board, by their numbers."""
    found = []
    for message in words:
        args = dict(message.args)
        space, effect = args.get("number"), args.get("effect")
        if isinstance(space, int) and isinstance(effect, api.Message):
            found.append((space, tuple(signs(effect))))
    return tuple(found)


def _roman(arg: api.Arg) -> int:
    return {"I": 1, "II": 2, "III": 3, "IV": 4}.get(arg.sign if isinstance(arg, api.LiteralArg) else "", 1)


def _items(arg: api.Arg) -> tuple[api.Arg, ...]:
    return arg.items if isinstance(arg, api.ListArg) else (arg,)


def _half(message: api.Message) -> tuple[str, bool]:
    edge, _, load = message.english.partition(": ")
    return EDGES.get(edge, "L"), load == "loaded"


def _faction(arg: api.Arg | None) -> str:
    return arg.noun if isinstance(arg, api.NounArg) else "faction"


def _many(arg: api.Arg | None) -> str:
    """The number of an amount, if it is not one."""
    return str(arg.n) if isinstance(arg, api.AmountArg) and arg.n != 1 else ""


def signs(message: api.Message) -> Iterator[Sign]:
    """The icons of a sentence."""
    args = dict(message.args)
    source = message.english
    amount = args.get("amount")
    if source == "{first} {then}":
        yield from _part(args["first"])
        yield _GAP
        yield from _part(args["then"])
    elif source.startswith("Draw {amount} by"):
        yield from _text(_many(amount))
        yield from (("icon", "card"), ("icon", _faction(args.get("faction"))))
    elif source.startswith("Take {amount} of level IV"):
        yield from _text(_many(amount))
        yield ("icon", "deep")
    elif source.startswith("The next card you play"):
        yield from (("text", f"−{_number(amount)}"), ("icon", "coin"), ("icon", "card"))
    elif source.startswith("Put {amount}"):
        yield from _put(source, amount)
    elif source.startswith("Remove"):
        yield from _text(_many(amount))
        yield ("icon", "clear")
    elif source.startswith("Activate"):
        yield from _text(str(message.n) if message.n not in (None, 1) else "")
        yield ("icon", "activate")
    elif "iscard" in source and "{amount}" in source:
        yield from _text(f"≤ {_number(amount)}" if "up to" in source else _many(amount))
        yield ("icon", "discard")
        if "gain" in args:
            yield from (_EACH, _ARROW, *_part(args["gain"]))
    elif "price" in args:
        yield from _price(source, args)
        yield _ARROW
        yield from _part(args["gain"])
    elif source.startswith("This round"):
        if "surface" in source:
            yield from (("icon", "surface"), _GAP)
        yield from (("text", f"+{_number(amount)}"), *_goods(amount, bare=True))
    elif amount is not None and amount != api.AmountArg(0, "point"):
        yield from amounts(amount)


def _part(arg: api.Arg) -> Iterator[Sign]:
    if isinstance(arg, api.Message):
        yield from signs(arg)


def _text(words: str) -> Iterator[Sign]:
    if words:
        yield ("text", words)


def _number(arg: api.Arg | None) -> int:
    return arg.n if isinstance(arg, api.AmountArg) else 0


def _goods(arg: api.Arg | None, bare: bool = False) -> Iterator[Sign]:
    if isinstance(arg, api.AmountArg):
        if not bare:
            yield from _text(_many(arg))
        yield ("icon", arg.noun)


def _put(source: str, amount: api.Arg | None) -> Iterator[Sign]:
    yield from _goods(amount)
    for words, icon in (("this card", "here"), ("other cards", "other"), ("any cards", "any")):
        if words in source:
            yield ("icon", icon)


def _price(source: str, args: dict[str, api.Arg]) -> Iterator[Sign]:
    price = args["price"]
    if source.startswith("Discard"):
        yield from (*_text(_many(price)), ("icon", "discard"))
    elif source.startswith("Put"):
        yield from (*_goods(price), ("icon", "other"))
    else:
        yield from _goods(price)
        if "faction" in args:
            yield from (("text", "−1"), _EACH, ("icon", _faction(args["faction"])))


def amounts(arg: api.Arg) -> Iterator[Sign]:
    """Numbers and icons of an amount, also of one that depends on the mine."""
    if isinstance(arg, api.AmountArg):
        yield from _goods(arg)
        return
    if not isinstance(arg, api.Message):
        return
    args = dict(arg.args)
    if "base" in args:
        yield from amounts(args["base"])
        yield ("text", "+")
        yield from amounts(args["counted"])
    elif "counted" in args:
        yield from amounts(args["counted"])
        yield ("text", f"≤ {args['most']}" if "most" in args else f"≥ {args['least']}")
    elif "each" in args:
        yield from amounts(args["each"])
        yield _EACH
        yield from _text(str(arg.n) if arg.n is not None else "")
        yield from _counted(args["what"])
    elif "then" in args:
        yield from (("text", f"{args['least']}+"), *_counted(args["what"]), _ARROW)
        yield from amounts(args["then"])
        if "otherwise" in args:
            yield from (_GAP, *amounts(args["otherwise"]))


def _counted(arg: api.Arg) -> Iterator[Sign]:
    if not isinstance(arg, api.Message):
        return
    if "faction" in dict(arg.args):
        yield ("icon", _faction(dict(arg.args)["faction"]))
    elif arg.english.startswith("gadgets on this card"):
        yield from (("icon", "gadget"), ("icon", "here"))
    elif arg.english in _COUNTED:
        yield ("icon", _COUNTED[arg.english])


# ---- painting --------------------------------------------------------------------------------------------------------


def paint_row(painter: QPainter, art: PictureCache, row: Row, box: QRectF, side: float, centred: bool = True) -> None:
    """Set a row of signs: as large as asked, in two lines if that lets them be larger, smaller if need be."""
    lines = _lines(row, box, side)
    if not lines:
        return
    fit = min(_fit(line, box.width(), side) for line in lines)
    fit = min(fit, box.height() / (side * (1.12 * len(lines) - 0.12)))
    step = side * fit * 1.12
    top = box.center().y() - step * (len(lines) - 1) / 2
    for index, line in enumerate(lines):
        _line(
            painter,
            art,
            line,
            QRectF(box.left(), top + index * step - side * fit / 2, box.width(), side * fit),
            centred,
        )


def _fit(line: Row, width: float, side: float) -> float:
    return min(1.0, width / max(1.0, _length(line, side)))


def _length(line: Row, side: float) -> float:
    return sum(_wide(sign, side) for sign in line) + side * 0.1 * max(0, len(line) - 1)


def _lines(row: Row, box: QRectF, side: float) -> list[Row]:
    """One line, or two if the row would be much smaller in one."""
    if not row:
        return []
    whole = min(_fit(row, box.width(), side), box.height() / side)
    best: tuple[float, list[Row]] = (whole * 1.15, [row])
    for index in range(1, len(row)):
        if row[index][0] not in ("gap", "arrow") and row[index] != ("text", "+"):
            continue
        after = row[index + 1 :] if row[index][0] == "gap" else row[index:]
        pair = [row[:index], after]
        fit = min(*(_fit(line, box.width(), side) for line in pair), box.height() / (side * 2.12))
        if fit > best[0]:
            best = (fit, pair)
    return best[1]


def _line(painter: QPainter, art: PictureCache, line: Row, box: QRectF, centred: bool) -> None:
    side = box.height()
    x = box.left() + ((box.width() - _length(line, side)) / 2 if centred else 0.0)
    middle = box.center().y()
    for sign in line:
        kind, what = sign
        wide = _wide(sign, side)
        room = QRectF(x, middle - side / 2, wide, side)
        match kind:
            case "icon":
                art.icon(painter, what, room)
            case "text":
                number(painter, what, room, size=side * 0.78)
            case "arrow":
                art.draw_element(
                    painter, "kit/card_frame.svg", "gives", QRectF(x, middle - wide * 0.375, wide, wide * 0.75)
                )
            case "each":
                painter.setPen(
                    QPen(QColor(INK), max(1.4, side * 0.075), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
                )
                painter.drawLine(
                    QPointF(x + wide * 0.78, middle - side * 0.4), QPointF(x + wide * 0.22, middle + side * 0.4)
                )
        x += wide + side * 0.1


def _wide(sign: Sign, side: float) -> float:
    kind, what = sign
    match kind:
        case "icon":
            return side
        case "text":
            return width_of(what, max(1.0, side * 0.78), BOLD) + side * 0.04
        case "arrow":
            return side * 0.6
        case "each":
            return side * 0.36
    return side * 0.12
