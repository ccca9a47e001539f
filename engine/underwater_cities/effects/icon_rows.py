"""Rows of icons for effects: what stays together is a row, and lines may be broken between rows.

A row that begins with a glyph (an arrow, a slash, a bar) goes on with the row before it; any other stands apart.
"""

from __future__ import annotations

from engine.core.messages.icons import Figure, Glyph, Icon, IconRow, IconRows
from engine.underwater_cities.goods import GOODS, Goods

UPGRADE = Icon("upgrade")


def few_icons(n: int, noun: str) -> IconRow:
    """So many of a thing: up to two as icons, more with their number."""
    if n == 2:
        return (Icon(noun), Icon(noun))
    return numbered_icons(n, noun)


def numbered_icons(n: int, noun: str) -> IconRow:
    """So many of a thing; one needs no number."""
    return (Icon(noun),) if n == 1 else (Figure(str(n)), Icon(noun))


def at_least_icons(n: int, noun: str, upgraded: bool = False) -> IconRow:
    """That many of a thing or more."""
    return (Figure(f"≥{n}"), Icon(noun), *upgrade_icon(upgraded))


def upgrade_icon(upgraded: bool) -> IconRow:
    """The mark of things that only count if they are upgraded."""
    return (UPGRADE,) if upgraded else ()


def goods_icons(given: Goods) -> IconRow:
    """Goods in their usual order."""
    return tuple(part for good in GOODS if given.get(good, 0) for part in few_icons(given[good], good))


def reduction_icons(given: Goods) -> IconRow:
    """By so much it is cheaper; every good with its number."""
    listed = ((Figure(str(given[good])), Icon(good)) for good in GOODS if given.get(good, 0))
    return (Figure("−"), *(part for amount in listed for part in amount))


def each_group(every: int, noun: str, upgraded: bool) -> IconRow:
    """For every so many of a thing."""
    return (Glyph.EACH, *numbered_icons(every, noun), *upgrade_icon(upgraded))


def leading_to(rows: IconRows) -> IconRows:
    """An arrow before what comes of something."""
    return _after(Glyph.ARROW, rows)


def or_else(rows: IconRows) -> IconRows:
    """A bar before an alternative."""
    return _after(Glyph.OR, rows)


def _after(glyph: Glyph, rows: IconRows) -> IconRows:
    first, rest = (rows[0], rows[1:]) if rows else ((), ())
    return ((glyph, *first), *rest)
