"""Words of Production and of the final scoring."""

from __future__ import annotations

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Figure, Glyph, Icon, IconRows
from engine.core.messages.message import AmountArg, ListArg, LiteralArg, Message, NounArg, msg
from engine.underwater_cities.effects.icon_rows import UPGRADE, each_group, few_icons, goods_icons
from engine.underwater_cities.goods import Counted, Goods, Number, Structure, goods

PRODUCTION = Icon("production")
AT_END = Icon("at_end")


@effect_class("production")
class ProductionEffect(Effect):
    """Goods in each Production."""

    goods: Goods

    def text(self) -> Message:
        return msg("underwater_cities.production_gain", "In Production: gain {amount}.", amount=goods(self.goods))

    def icons(self) -> IconRows:
        return ((PRODUCTION, *goods_icons(self.goods)),)


@effect_class("production_per")
class ProductionPerEffect(Effect):
    """Goods in each Production for every so many connected pieces."""

    every: Number
    of: Counted
    goods: Goods
    upgraded: bool = False

    def text(self) -> Message:
        gain, thing, things = goods(self.goods), NounArg(self.of), AmountArg(self.every, self.of)
        match self.every, self.upgraded:
            case 1, False:
                return msg(
                    "underwater_cities.production_gain_per_thing",
                    "In Production: gain {gain} for each {thing}.",
                    gain=gain,
                    thing=thing,
                )
            case 1, True:
                return msg(
                    "underwater_cities.production_gain_per_upgraded_thing",
                    "In Production: gain {gain} for each upgraded {thing}.",
                    gain=gain,
                    thing=thing,
                )
            case _, False:
                return msg(
                    "underwater_cities.production_gain_per_group",
                    "In Production: gain {gain} for every {things}.",
                    gain=gain,
                    things=things,
                )
        return msg(
            "underwater_cities.production_gain_per_upgraded_group",
            "In Production: gain {gain} for every {things}, upgraded.",
            gain=gain,
            things=things,
        )

    def icons(self) -> IconRows:
        return ((PRODUCTION, *goods_icons(self.goods)), each_group(self.every, self.of, self.upgraded))


@effect_class("production_replace")
class ProductionReplaceEffect(Effect):
    """One producing piece may give other goods in place of its base output."""

    what: Structure
    instead: Goods
    goods: Goods

    def text(self) -> Message:
        return msg(
            "underwater_cities.production_replace_output",
            "In Production one piece ({what}) may give {gain} instead of {instead}.",
            what=NounArg(self.what),
            gain=goods(self.goods),
            instead=goods(self.instead),
        )

    def icons(self) -> IconRows:
        return ((PRODUCTION, Icon(self.what)), (Glyph.ARROW, *goods_icons(self.goods)))


@effect_class("production_convert")
class ProductionConvertEffect(Effect):
    """One unit that was produced may be changed."""

    take: Goods
    goods: Goods

    def text(self) -> Message:
        return msg(
            "underwater_cities.production_convert_goods",
            "In Production you may turn {take} that you produced into {gain}.",
            take=goods(self.take),
            gain=goods(self.goods),
        )

    def icons(self) -> IconRows:
        return ((PRODUCTION, *goods_icons(self.take)), (Glyph.ARROW, *goods_icons(self.goods)))


@effect_class("score_per")
class ScorePerEffect(Effect):
    """Points at the end for every so many connected pieces."""

    every: Number
    of: Counted
    points: Number
    upgraded: bool = False

    def text(self) -> Message:
        points, thing, things = AmountArg(self.points, "point"), NounArg(self.of), AmountArg(self.every, self.of)
        match self.every, self.upgraded:
            case 1, False:
                return msg(
                    "underwater_cities.endgame_points_per_thing",
                    "At the end: {points} for each {thing}.",
                    points=points,
                    thing=thing,
                )
            case 1, True:
                return msg(
                    "underwater_cities.endgame_points_per_upgraded_thing",
                    "At the end: {points} for each upgraded {thing}.",
                    points=points,
                    thing=thing,
                )
            case _, False:
                return msg(
                    "underwater_cities.endgame_points_per_group",
                    "At the end: {points} for every {things}.",
                    points=points,
                    things=things,
                )
        return msg(
            "underwater_cities.endgame_points_per_upgraded_group",
            "At the end: {points} for every {things}, upgraded.",
            points=points,
            things=things,
        )

    def icons(self) -> IconRows:
        return ((AT_END, *few_icons(self.points, "point")), each_group(self.every, self.of, self.upgraded))


@effect_class("score_goods")
class ScoreGoodsEffect(Effect):
    """Points at the end for goods that are given up, so many times."""

    price: Goods
    points: Number
    times: Number = 99

    def text(self) -> Message:
        points, price = AmountArg(self.points, "point"), goods(self.price)
        if self.times >= 99:
            return msg(
                "underwater_cities.endgame_points_per_price",
                "At the end: {points} for each {price} that you give up.",
                points=points,
                price=price,
            )
        return msg(
            "underwater_cities.endgame_points_per_price_limited",
            "At the end, at most {times} times: {points} for each {price} that you give up.",
            times=self.times,
            points=points,
            price=price,
        )

    def icons(self) -> IconRows:
        return ((AT_END, *few_icons(self.points, "point")), (Glyph.EACH, *goods_icons(self.price)))


@effect_class("score_steps")
class ScoreStepsEffect(Effect):
    """Points at the end for the highest threshold reached."""

    of: Counted
    steps: tuple[tuple[Number, Number], ...]

    def text(self) -> Message:
        listed = ListArg(tuple(LiteralArg(f"{count} → {points}") for count, points in self.steps))
        return msg(
            "underwater_cities.endgame_points_by_steps",
            "At the end, points for the number of these ({what}): {steps}.",
            what=NounArg(self.of),
            steps=listed,
        )

    def icons(self) -> IconRows:
        steps = ((Figure(f"{count}→{points}"),) for count, points in self.steps)
        return ((AT_END, Icon(self.of)), (Glyph.ARROW, Icon("point")), *steps)


@effect_class("score_sets")
class ScoreSetsEffect(Effect):
    """Points at the end for each set of upgraded pieces of the listed kinds."""

    of: tuple[Counted, ...]
    points: Number

    def text(self) -> Message:
        return msg(
            "underwater_cities.endgame_points_per_upgraded_set",
            "At the end: {points} for each set of these, all upgraded: {things}.",
            points=AmountArg(self.points, "point"),
            things=ListArg(tuple(NounArg(one) for one in self.of)),
        )

    def icons(self) -> IconRows:
        kinds = tuple(Icon(one) for one in self.of)
        return ((AT_END, *few_icons(self.points, "point")), (Glyph.EACH, *kinds, UPGRADE))
