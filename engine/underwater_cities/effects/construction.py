"""Words that take effect at once and build: structures, their upgrades, symbiotic cities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from itertools import groupby
from typing import Literal

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Figure, Glyph, Icon, IconRows
from engine.core.messages.message import AmountArg, ListArg, Message, msg
from engine.underwater_cities.effects.icon_rows import (
    UPGRADE,
    few_icons,
    goods_icons,
    reduction_icons,
)
from engine.underwater_cities.goods import Goods, Number, Piece, Structure, goods

UPGRADE_COST: Goods = {"science": 1}
"""What upgrading a structure costs unless an effect says otherwise."""


@effect_class("build")
class BuildEffect(Effect):
    """Build up to n pieces, one after the other: for the usual cost, a stated one, with a discount, or free."""

    what: Piece
    n: Number = 1
    cost: Literal["usual", "free", "stated"] = "usual"
    stated: Goods = field(default_factory=dict)
    discount: Goods = field(default_factory=dict)
    expansion: bool = False

    def text(self) -> Message:
        amount = AmountArg(self.n, self.what)
        if self.expansion:
            return self._on_expansion_site(amount)
        if self.cost == "free":
            return msg("underwater_cities.effect_build_free", "Build {amount} for free.", amount=amount)
        if self.cost == "stated":
            return msg(
                "underwater_cities.effect_build_at_stated_cost",
                "Build {amount} for {cost}.",
                amount=amount,
                cost=goods(self.stated),
            )
        if any(self.discount.values()):
            return msg(
                "underwater_cities.effect_build_at_discount",
                "Build {amount} for {discount} less.",
                amount=amount,
                discount=goods(self.discount),
            )
        return msg("underwater_cities.effect_build", "Build {amount}.", amount=amount)

    def _on_expansion_site(self, amount: AmountArg) -> Message:
        if self.cost == "free":
            return msg(
                "underwater_cities.effect_build_on_expansion_site_free",
                "Build {amount} on an expansion site for free.",
                amount=amount,
            )
        if self.cost == "stated":
            return msg(
                "underwater_cities.effect_build_on_expansion_site_at_cost",
                "Build {amount} on an expansion site for {cost}.",
                amount=amount,
                cost=goods(self.stated),
            )
        if any(self.discount.values()):
            return msg(
                "underwater_cities.effect_build_on_expansion_site_at_discount",
                "Build {amount} on an expansion site for {discount} less.",
                amount=amount,
                discount=goods(self.discount),
            )
        return msg(
            "underwater_cities.effect_build_on_expansion_site", "Build {amount} on an expansion site.", amount=amount
        )

    def icons(self) -> IconRows:
        built = few_icons(self.n, self.what)
        if self.expansion:
            built = (*built, Icon("plus"))
        if self.cost == "free":
            return ((*built, Figure("0"), Icon("credit")),)
        if self.cost == "stated":
            return (goods_icons(self.stated), (Glyph.ARROW, *built))
        if any(self.discount.values()):
            return ((*built, *reduction_icons(self.discount)),)
        return (built,)


def build_texts(parts: Sequence[Effect]) -> list[Message]:
    """A sentence for each part; what is built at the usual cost one after the other is told in one."""
    said: list[Message] = []
    for usual, group in groupby(
        parts, lambda part: isinstance(part, BuildEffect) and part == BuildEffect(part.what, part.n)
    ):
        several = tuple(group)
        amounts = tuple(AmountArg(part.n, part.what) for part in several if isinstance(part, BuildEffect))
        if usual and len(several) > 1:
            said.append(msg("underwater_cities.effect_build", "Build {amount}.", amount=ListArg(amounts)))
        else:
            said += [part.text() for part in several]
    return said


@effect_class("build_upgrade")
class BuildUpgradeEffect(Effect):
    """Build one structure and then upgrade that structure; not the one without the other."""

    def text(self) -> Message:
        return msg("underwater_cities.effect_build_and_upgrade", "Build a structure and upgrade it.")

    def icons(self) -> IconRows:
        return ((Icon("structure"), UPGRADE),)


@effect_class("upgrade")
class UpgradeEffect(Effect):
    """Upgrade up to n structures at a price each."""

    n: Number = 1
    what: Structure = "structure"
    cost: Goods = field(default_factory=lambda: dict(UPGRADE_COST))

    def text(self) -> Message:
        amount = AmountArg(self.n, self.what)
        if self.n > 1:
            return self._text_of_several(amount)
        if not any(self.cost.values()):
            return msg("underwater_cities.effect_upgrade_free", "Upgrade {amount} for free.", amount=amount)
        if self.cost == UPGRADE_COST:
            return msg("underwater_cities.effect_upgrade", "Upgrade {amount}.", amount=amount)
        return msg(
            "underwater_cities.effect_upgrade_at_stated_cost",
            "Upgrade {amount} for {cost} each.",
            amount=amount,
            cost=goods(self.cost),
        )

    def _text_of_several(self, amount: AmountArg) -> Message:
        if not any(self.cost.values()):
            return msg("underwater_cities.effect_upgrade_up_to_free", "Upgrade up to {amount} for free.", amount=amount)
        if self.cost == UPGRADE_COST:
            return msg("underwater_cities.effect_upgrade_up_to", "Upgrade up to {amount}.", amount=amount)
        return msg(
            "underwater_cities.effect_upgrade_up_to_at_cost",
            "Upgrade up to {amount} for {cost} each.",
            amount=amount,
            cost=goods(self.cost),
        )

    def icons(self) -> IconRows:
        limit = (Figure(f"≤{self.n}"),) if self.n > 1 else ()
        upgrades = (*limit, *(() if self.what == "structure" else (Icon(self.what),)), UPGRADE)
        if not any(self.cost.values()):
            return ((*upgrades, Figure("0"), Icon("science")),)
        if self.cost == UPGRADE_COST:
            return (upgrades,)
        return (goods_icons(self.cost), (Glyph.ARROW, *upgrades))


@effect_class("convert_city")
class ConvertCityEffect(Effect):
    """Turn a city into a symbiotic one."""

    def text(self) -> Message:
        return msg("underwater_cities.effect_make_city_symbiotic", "Turn one of your cities into a symbiotic city.")

    def icons(self) -> IconRows:
        return ((Icon("city"),), (Glyph.ARROW, Icon("symbiotic")))
