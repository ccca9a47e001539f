"""Words of Production and of the final scoring."""

from __future__ import annotations

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.clauses import either
from engine.core.messages.icons import Figure, Glyph, Icon, IconRows
from engine.core.messages.message import AmountArg, ListArg, Message, NounArg, msg
from engine.underwater_cities.effects.icon_rows import UPGRADE, each_group, few_icons, goods_icons
from engine.underwater_cities.goods import Counted, Goods, Number, Structure, counted_noun, goods

PRODUCTION = Icon("production")
AT_END = Icon("at_end")


@effect_class("production")
class ProductionEffect(Effect):
    """Goods in each Production."""

    goods: Goods

    def text(self) -> Message:
        return msg("underwater_cities.production_gain", "In Production, gain {amount}.", amount=goods(self.goods))

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
        gain, noun = goods(self.goods), counted_noun(self.of, self.upgraded)
        if self.every == 1:
            return msg(
                "underwater_cities.production_gain_per_thing",
                "In Production, gain {gain} for each {thing}.",
                gain=gain,
                thing=NounArg(noun),
            )
        return msg(
            "underwater_cities.production_gain_per_group",
            "In Production, gain {gain} for every {things}.",
            gain=gain,
            things=AmountArg(self.every, noun),
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
            "In Production, one {what} may give {gain} instead of {instead}.",
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
            "In Production, you may turn {take} that you produced into {gain}.",
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
        points, noun = AmountArg(self.points, "point"), counted_noun(self.of, self.upgraded)
        if self.every == 1:
            return msg(
                "underwater_cities.endgame_points_per_thing",
                "At the end, score {points} for each {thing}.",
                points=points,
                thing=NounArg(noun),
            )
        return msg(
            "underwater_cities.endgame_points_per_group",
            "At the end, score {points} for every {things}.",
            points=points,
            things=AmountArg(self.every, noun),
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
                "At the end, give up {price} for {points}, as often as you like.",
                points=points,
                price=price,
            )
        if self.times == 1:
            return msg(
                "underwater_cities.endgame_points_for_price_once",
                "At the end, you may give up {price} for {points}, once.",
                points=points,
                price=price,
            )
        return msg(
            "underwater_cities.endgame_points_per_price_limited",
            "At the end, give up {price} for {points}, up to {times} times.",
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
        (count, points), *more = self.steps
        said = [
            msg(
                "underwater_cities.points_for_things",
                "{points} for {things}",
                points=AmountArg(points, "point"),
                things=AmountArg(count, self.of),
            )
        ]
        said += [
            msg("underwater_cities.points_for_so_many", "{points} for {n}", points=AmountArg(points, "point"), n=count)
            for count, points in more
        ]
        return msg("underwater_cities.endgame_points_for_number", "At the end, score {steps}.", steps=either(said))

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
            "underwater_cities.endgame_points_per_set",
            "At the end, score {points} for each set of {things}.",
            points=AmountArg(self.points, "point"),
            things=ListArg(tuple(AmountArg(1, counted_noun(one, upgraded=True)) for one in self.of)),
        )

    def icons(self) -> IconRows:
        kinds = tuple(Icon(one) for one in self.of)
        return ((AT_END, *few_icons(self.points, "point")), (Glyph.EACH, *kinds, UPGRADE))
