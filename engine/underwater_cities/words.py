"""The effect vocabulary of Underwater Cities: each word with its fields and the sentence it makes on a card."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from engine.core.effect import Vocabulary, Word, word
from engine.core.text import Amount, Arg, Listed, Msg, Sign, Term, amounts, msg

Good: TypeAlias = Literal["credit", "kelp", "steelplast", "science", "biomatter", "point", "card"]
Piece: TypeAlias = Literal["farm", "desalination", "laboratory", "tunnel", "city", "symbiotic", "building", "structure"]
Counted: TypeAlias = Literal[
    "farm",
    "desalination",
    "laboratory",
    "building",
    "tunnel",
    "tunnel_at_city",
    "structure",
    "city",
    "symbiotic",
    "metropolis",
    "special",
]
Goods: TypeAlias = dict[Good, int]

GOODS: tuple[Good, ...] = ("credit", "kelp", "steelplast", "science", "biomatter", "point", "card")
RESOURCES: tuple[Good, ...] = ("credit", "kelp", "steelplast", "science", "biomatter")
BUILDINGS = ("farm", "desalination", "laboratory")


def goods(given: Goods) -> Arg:
    """For messages: 2 steelplast and 1 kelp."""
    return amounts(*((given.get(good, 0), good) for good in GOODS))


# ---- at once ----------------------------------------------------------------------------------------------


@word("gain")
class Gain(Word):
    """Take goods."""

    goods: Goods

    def words(self) -> Msg:
        return msg("underwater_cities", "Gain {amount}.", amount=goods(self.goods))


@word("gain_distinct")
class GainDistinct(Word):
    """Take so many resources, all of different kinds."""

    n: int

    def words(self) -> Msg:
        return msg("underwater_cities", "Gain {n} resources of different kinds.", n=self.n)


@word("gain_per")
class GainPer(Word):
    """Take goods for every so many connected pieces."""

    every: int
    of: Counted
    goods: Goods
    upgraded: bool = False
    most: int = 99

    def words(self) -> Msg:
        gain = goods(self.goods)
        if self.upgraded:
            return msg(
                "underwater_cities",
                "Gain {gain} for every {things}, upgraded.",
                gain=gain,
                things=Amount(self.every, self.of),
            )
        return msg(
            "underwater_cities", "Gain {gain} for every {things}.", gain=gain, things=Amount(self.every, self.of)
        )


@word("if_have")
class IfHave(Word):
    """An effect that needs so many connected pieces."""

    least: int
    of: Counted
    then: Word
    upgraded: bool = False

    def words(self) -> Msg:
        things = Amount(self.least, self.of)
        if self.upgraded:
            return msg(
                "underwater_cities",
                "If you have at least {things}, upgraded: {effect}",
                things=things,
                effect=self.then.words(),
            )
        return msg(
            "underwater_cities", "If you have at least {things}: {effect}", things=things, effect=self.then.words()
        )


@word("if_space")
class IfSpace(Word):
    """An effect that needs the own marker exactly on a space of the Federation track."""

    space: int
    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "If your marker is on space {space} of the Federation track: {effect}",
            space=self.space,
            effect=self.then.words(),
        )


@word("pay")
class Pay(Word):
    """Pay the whole of one of the prices, then have the effect, up to so many times."""

    prices: tuple[Goods, ...]
    then: Word
    times: int = 1

    def words(self) -> Msg:
        price = (
            goods(self.prices[0])
            if len(self.prices) == 1
            else msg("underwater_cities", "{a} or {b}", a=goods(self.prices[0]), b=goods(self.prices[1]))
        )
        if self.times > 1:
            return msg(
                "underwater_cities",
                "Up to {times} times you may pay {cost}: {effect}",
                times=self.times,
                cost=price,
                effect=self.then.words(),
            )
        return msg("underwater_cities", "You may pay {cost}: {effect}", cost=price, effect=self.then.words())


@word("exchange")
class Exchange(Word):
    """Give one side and take the other, once, in the direction of choice."""

    a: Goods
    b: Goods

    def words(self) -> Msg:
        return msg(
            "underwater_cities", "Exchange {a} for {b}, or the other way round.", a=goods(self.a), b=goods(self.b)
        )


@word("choice")
class Choice(Word):
    """Exactly one of the effects."""

    of: tuple[Word, ...]

    def words(self) -> Msg:
        first, *rest = self.of
        text = first.words()
        for other in rest:
            text = msg("underwater_cities", "{a} OR {b}", a=text, b=other.words())
        return text


@word("parts")
class Parts(Word):
    """Several parts in any order, each of which may be left out."""

    of: tuple[Word, ...]

    def words(self) -> Msg:
        first, *rest = self.of
        text = first.words()
        for other in rest:
            text = msg("underwater_cities", "{a} {b}", a=text, b=other.words())
        return text


@word("build")
class Build(Word):
    """Build up to n pieces, one after the other: for the usual cost, a stated one, with a discount, or free."""

    what: Piece
    n: int = 1
    cost: Literal["usual", "free", "stated"] = "usual"
    stated: Goods = field(default_factory=dict)
    discount: Goods = field(default_factory=dict)
    expansion: bool = False

    def words(self) -> Msg:
        amount = Amount(self.n, self.what)
        if self.expansion:
            return msg("underwater_cities", "Build {amount} on an expansion site.", amount=amount)
        if self.cost == "free":
            return msg("underwater_cities", "Build {amount} free.", amount=amount)
        if self.cost == "stated":
            return msg("underwater_cities", "Build {amount} for {cost}.", amount=amount, cost=goods(self.stated))
        if self.discount:
            return msg(
                "underwater_cities",
                "Build {amount}, cheaper by {discount}.",
                amount=amount,
                discount=goods(self.discount),
            )
        return msg("underwater_cities", "Build {amount}.", amount=amount)


@word("build_upgrade")
class BuildUpgrade(Word):
    """Build one structure and then upgrade that structure; not the one without the other."""

    def words(self) -> Msg:
        return msg("underwater_cities", "Build a structure and upgrade it.")


@word("upgrade")
class Upgrade(Word):
    """Upgrade up to n structures at a price each."""

    n: int = 1
    what: Piece = "structure"
    cost: Goods = field(default_factory=lambda: {"science": 1})

    def words(self) -> Msg:
        amount = Amount(self.n, self.what)
        if not self.cost:
            return msg("underwater_cities", "Upgrade {amount} free.", amount=amount)
        if self.cost == {"science": 1}:
            return msg("underwater_cities", "Upgrade {amount}.", amount=amount)
        return msg("underwater_cities", "Upgrade {amount} for {cost} each.", amount=amount, cost=goods(self.cost))


@word("federation")
class Federation(Word):
    """Advance on the Federation track."""

    n: int = 1

    def words(self) -> Msg:
        return msg("underwater_cities", "Advance {n} on the Federation track.", n=self.n)


@word("use_action_card")
class UseActionCard(Word):
    """Use up to n of the own ready action cards."""

    n: int = 1

    def words(self) -> Msg:
        return msg("underwater_cities", "Use up to %n action card(s).", self.n)


@word("ready_action_card")
class ReadyActionCard(Word):
    """Make used action cards ready again."""

    n: int = 1

    def words(self) -> Msg:
        return msg("underwater_cities", "Make up to %n used action card(s) ready again.", self.n)


@word("slot_action")
class SlotAction(Word):
    """Carry out the action of a slot: a free one, one that only others occupy, or any that is not yours."""

    which: Literal["free", "occupied", "not_mine"]
    always: bool = False

    def words(self) -> Msg:
        match self.which:
            case "free":
                return msg("underwater_cities", "Carry out the action of any available slot.")
            case "occupied":
                return msg("underwater_cities", "Carry out the action of a slot that only others occupy.")
            case "not_mine":
                return msg("underwater_cities", "Carry out the action of any slot that you do not occupy.")


@word("take_special")
class TakeSpecial(Word):
    """Take one Special card in one of the three ways."""

    def words(self) -> Msg:
        return msg("underwater_cities", "Take a Special card.")


@word("production_of")
class ProductionOf(Word):
    """Take the output of one upgraded structure at a connected city."""

    what: Piece = "structure"

    def words(self) -> Msg:
        return msg("underwater_cities", "Gain the output of one upgraded structure at a connected city.")


@word("convert_city")
class ConvertCity(Word):
    """Turn a city into a symbiotic one."""

    def words(self) -> Msg:
        return msg("underwater_cities", "Turn one of your cities into a symbiotic city.")


@word("gain_metropolis")
class GainMetropolis(Word):
    """Get a further metropolis tile."""

    def words(self) -> Msg:
        return msg("underwater_cities", "Draw a further metropolis; it counts as connected.")


# ---- permanent ----------------------------------------------------------------------------------------------


@word("on_build_nth")
class OnBuildNth(Word):
    """When the n-th building of a kind is built at a connected city."""

    what: Piece
    nth: int
    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "Whenever you build number {nth} of this kind at a connected city ({what}): {effect}",
            nth=self.nth,
            what=Term(self.what),
            effect=self.then.words(),
        )


@word("on_upgrade_nth")
class OnUpgradeNth(Word):
    """When the n-th building of a kind is upgraded at a connected city."""

    what: Piece
    nth: int
    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "Whenever you upgrade number {nth} of this kind at a connected city ({what}): {effect}",
            nth=self.nth,
            what=Term(self.what),
            effect=self.then.words(),
        )


@word("on_tunnel_nth")
class OnTunnelNth(Word):
    """When the n-th tunnel of one own turn is built."""

    nth: int
    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "When you build tunnel number {nth} of a turn: {effect}",
            nth=self.nth,
            effect=self.then.words(),
        )


@word("on_space")
class OnSpace(Word):
    """When the own marker enters a space of the Federation track."""

    space: int
    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "When your marker enters space {space} of the Federation track: {effect}",
            space=self.space,
            effect=self.then.words(),
        )


@word("on_metropolis")
class OnMetropolis(Word):
    """When a metropolis becomes connected."""

    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities", "When one of your metropolises becomes connected: {effect}", effect=self.then.words()
        )


@word("on_slot_gives")
class OnSlotGives(Word):
    """When a slot itself gives at least so much of a resource."""

    good: Good
    least: int
    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "When a slot itself gives you at least {amount}: {effect}",
            amount=Amount(self.least, self.good),
            effect=self.then.words(),
        )


@word("on_slot")
class OnSlot(Word):
    """When a certain slot is used, chosen or through a card; slots are named by both sides' ids."""

    slot: str
    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "When you use the slot {slot}: {effect}",
            slot=Sign(self.slot),
            effect=self.then.words(),
        )


@word("on_mismatch")
class OnMismatch(Word):
    """When the chosen coloured slot and the played card differ in colour."""

    then: Word

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "When your card and the chosen coloured slot differ in colour: {effect}",
            effect=self.then.words(),
        )


@word("discount")
class Discount(Word):
    """A standing reduction for a kind of build."""

    what: Piece
    goods: Goods

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "You build cheaper ({what}): −{discount}.",
            what=Term(self.what),
            discount=goods(self.goods),
        )


@word("hand_limit")
class HandLimit(Word):
    """Keep more cards."""

    plus: int = 1

    def words(self) -> Msg:
        return msg("underwater_cities", "Your hand limit is {n} higher.", n=self.plus)


@word("once_per_turn")
class OncePerTurn(Word):
    """An ability that may be used once in each own turn, after the chosen action."""

    then: Word

    def words(self) -> Msg:
        return msg("underwater_cities", "Once in each of your turns: {effect}", effect=self.then.words())


@word("end_of_turn")
class EndOfTurn(Word):
    """An effect at the end of each own turn in which so many things happened."""

    then: Word
    built: int = 0

    def words(self) -> Msg:
        if self.built:
            return msg(
                "underwater_cities",
                "At the end of a turn in which you built at least {n} pieces: {effect}",
                n=self.built,
                effect=self.then.words(),
            )
        return msg("underwater_cities", "At the end of each of your turns: {effect}", effect=self.then.words())


# ---- production and end -----------------------------------------------------------------------------------------


@word("production")
class Production(Word):
    """Goods in each Production."""

    goods: Goods

    def words(self) -> Msg:
        return msg("underwater_cities", "In Production: gain {amount}.", amount=goods(self.goods))


@word("production_per")
class ProductionPer(Word):
    """Goods in each Production for every so many connected pieces."""

    every: int
    of: Counted
    goods: Goods
    upgraded: bool = False

    def words(self) -> Msg:
        gain, things = goods(self.goods), Amount(self.every, self.of)
        if self.upgraded:
            return msg(
                "underwater_cities",
                "In Production: gain {gain} for every {things}, upgraded.",
                gain=gain,
                things=things,
            )
        return msg("underwater_cities", "In Production: gain {gain} for every {things}.", gain=gain, things=things)


@word("production_replace")
class ProductionReplace(Word):
    """One producing piece may give other goods in place of its base output."""

    what: Piece
    instead: Goods
    goods: Goods

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "In Production one piece ({what}) may give {gain} instead of {instead}.",
            what=Term(self.what),
            gain=goods(self.goods),
            instead=goods(self.instead),
        )


@word("production_convert")
class ProductionConvert(Word):
    """One unit that was produced may be changed."""

    take: Goods
    goods: Goods

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "In Production you may turn {take} that you produced into {gain}.",
            take=goods(self.take),
            gain=goods(self.goods),
        )


@word("score_per")
class ScorePer(Word):
    """Points at the end for every so many connected pieces."""

    every: int
    of: Counted
    points: int
    upgraded: bool = False

    def words(self) -> Msg:
        points, things = Amount(self.points, "point"), Amount(self.every, self.of)
        if self.upgraded:
            return msg(
                "underwater_cities", "At the end: {points} for every {things}, upgraded.", points=points, things=things
            )
        return msg("underwater_cities", "At the end: {points} for every {things}.", points=points, things=things)


@word("score_goods")
class ScoreGoods(Word):
    """Points at the end for goods that are given up, so many times."""

    price: Goods
    points: int
    times: int = 99

    def words(self) -> Msg:
        points, price = Amount(self.points, "point"), goods(self.price)
        if self.times >= 99:
            return msg(
                "underwater_cities",
                "At the end: {points} for each {price} that you give up.",
                points=points,
                price=price,
            )
        return msg(
            "underwater_cities",
            "At the end, at most {times} times: {points} for each {price} that you give up.",
            times=self.times,
            points=points,
            price=price,
        )


@word("score_steps")
class ScoreSteps(Word):
    """Points at the end for the highest threshold reached."""

    of: Counted
    steps: tuple[tuple[int, int], ...]

    def words(self) -> Msg:
        listed = Listed(tuple(Sign(f"{count} → {points}") for count, points in self.steps))
        return msg(
            "underwater_cities",
            "At the end, points for the number of these ({what}): {steps}.",
            what=Term(self.of),
            steps=listed,
        )


@word("score_sets")
class ScoreSets(Word):
    """Points at the end for each set of upgraded pieces of the listed kinds."""

    of: tuple[Counted, ...]
    points: int

    def words(self) -> Msg:
        return msg(
            "underwater_cities",
            "At the end: {points} for each set of these, all upgraded: {things}.",
            points=Amount(self.points, "point"),
            things=Listed(tuple(Term(one) for one in self.of)),
        )


VOCABULARY = Vocabulary(
    (
        Gain,
        GainDistinct,
        GainPer,
        IfHave,
        IfSpace,
        Pay,
        Exchange,
        Choice,
        Parts,
        Build,
        BuildUpgrade,
        Upgrade,
        Federation,
        UseActionCard,
        ReadyActionCard,
        SlotAction,
        TakeSpecial,
        ProductionOf,
        ConvertCity,
        GainMetropolis,
        OnBuildNth,
        OnUpgradeNth,
        OnTunnelNth,
        OnSpace,
        OnMetropolis,
        OnSlotGives,
        OnSlot,
        OnMismatch,
        Discount,
        HandLimit,
        OncePerTurn,
        EndOfTurn,
        Production,
        ProductionPer,
        ProductionReplace,
        ProductionConvert,
        ScorePer,
        ScoreGoods,
        ScoreSteps,
        ScoreSets,
    )
)
