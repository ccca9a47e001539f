"""The special sites of advanced boards: what building there costs more, and what it brings.

Rules: underwater_cities/surcharge, underwater_cities/features.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.core.messages.icons import Figure, Glyph, Icon, IconRow
from engine.underwater_cities.effects.icon_rows import numbered_icons
from engine.underwater_cities.goods import Goods

_NOTHING: Goods = {}


class SpecialSite(NamedTuple):
    """One kind of special site."""

    surcharge: Goods = _NOTHING
    """In the order in which it is printed."""
    points_at_once: int = 0
    """When it is built."""
    symbiotic_points: int = 0
    """In each Production from a symbiotic city, in place of the usual points."""
    times: int = 1
    """How often what stands here produces."""
    extra: Goods = _NOTHING
    """In each Production, once everything that belongs to the mark is built."""

    def icons(self) -> IconRow:
        """The plate beside the site."""
        points = self.points_at_once or self.symbiotic_points
        gives: IconRow = numbered_icons(points, "point") if points else ()
        if self.times > 1:
            gives = (*gives, Figure(f"×{self.times}"))
        for good, n in self.extra.items():
            gives = (*gives, Figure(f"+{n}"), Icon(good))
        costs = (part for good, n in self.surcharge.items() for part in numbered_icons(n, good))
        return (*costs, Glyph.ARROW, *gives) if self.surcharge else gives


SPECIAL_SITES: Mapping[str, SpecialSite] = MappingProxyType(
    {
        "city33": SpecialSite({"steelplast": 3, "credit": 3}, symbiotic_points=6),
        "city22": SpecialSite({"science": 2, "credit": 2}, points_at_once=6),
        "tun3": SpecialSite({"credit": 1}, times=3),
        "pair2": SpecialSite(extra={"credit": 2}),
        "metro2": SpecialSite({"credit": 1, "steelplast": 1}, extra={"point": 2}),
        "mult2": SpecialSite(times=2),
    }
)
"""By the key that boards use."""
PLAIN_SITE = SpecialSite()


def special_site(key: str | None) -> SpecialSite:
    """The kind of site that a mark of a board stands for; a site without a mark is plain."""
    return SPECIAL_SITES.get(key or "", PLAIN_SITE)
