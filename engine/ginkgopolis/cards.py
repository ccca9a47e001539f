"""The cards and tiles of Ginkgopolis, read from data: 60 buildings, 12 urbanization cards, 27 characters."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from pydantic import Field

from engine.core.flow.effect import Effect, EffectRegistry, effect_class
from engine.core.messages.icons import Figure, Glyph, Icon, IconRow, IconRows, amount_icons, each_icons
from engine.core.messages.message import AmountArg, Arg, Message, NounArg, msg, nonzero_amounts
from engine.core.storage.card import CardRecord, shipped_cards

Colour: TypeAlias = Literal["red", "blue", "yellow"]
Action: TypeAlias = Literal["exploit", "urbanize", "construct"]
Item: TypeAlias = Literal["resource", "tile", "point"]

COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow")
LETTERS = "ABCDEFGHIJKL"
YIELD: dict[str, Item] = {"red": "resource", "blue": "tile", "yellow": "point"}
"""What a building of a colour gives."""


class CardGain(NamedTuple):
    """Resources, tiles and success points."""

    resource: int = 0
    tile: int = 0
    point: int = 0

    def as_arg(self) -> Arg:
        """For messages: 1 resource and 2 success points."""
        return nonzero_amounts((self.resource, "resource"), (self.tile, "tile"), (self.point, "point"))

    def icons(self) -> IconRow:
        """Each thing with its number; no number means one."""
        found: IconRow = ()
        for noun, n in zip(self._fields, self, strict=True):
            if n:
                found += (Icon(noun),) if n == 1 else amount_icons(n, noun)
        return found


# ---- the words of the cards -----------------------------------------------------------------------------------------


@effect_class("when")
class WhenEffect(Effect):
    """A permanent bonus: each time its owner takes this action, gain."""

    action: Action
    gain: dict[Item, int]

    def text(self) -> Message:
        gain = CardGain(**self.gain).as_arg()
        match self.action:
            case "exploit":
                return msg("ginkgopolis.effect_on_exploit", "Whenever you exploit: gain {gain}.", gain=gain)
            case "urbanize":
                return msg("ginkgopolis.effect_on_urbanize", "Whenever you urbanize: gain {gain}.", gain=gain)
            case "construct":
                return msg("ginkgopolis.effect_on_construct", "Whenever you construct: gain {gain}.", gain=gain)

    def icons(self) -> IconRows:
        return ((Icon(self.action), Glyph.ARROW, *CardGain(**self.gain).icons()),)


@effect_class("score_resources")
class ScoreResourcesEffect(Effect):
    """Points for each own resource on buildings of a colour."""

    colour: Colour
    each: int

    def text(self) -> Message:
        return msg(
            "ginkgopolis.effect_end_resources_on_colour",
            "At the end: {points} for each of your resources on {colour} buildings.",
            points=AmountArg(self.each, "point"),
            colour=NounArg(self.colour),
        )

    def icons(self) -> IconRows:
        return ((*amount_icons(self.each, "point"), *each_icons("resource"), Icon(self.colour)),)


@effect_class("score_heights")
class ScoreHeightsEffect(Effect):
    """Points for each own building of a height."""

    each: int
    least: int = 0
    most: int = 99

    def text(self) -> Message:
        points = AmountArg(self.each, "point")
        if self.least:
            return msg(
                "ginkgopolis.effect_end_tall_buildings",
                "At the end: {points} for each of your buildings of height {least} or more.",
                points=points,
                least=self.least,
            )
        return msg(
            "ginkgopolis.effect_end_low_buildings",
            "At the end: {points} for each of your buildings of height {most} or less.",
            points=points,
            most=self.most,
        )

    def icons(self) -> IconRows:
        height = Figure(f"≥ {self.least}" if self.least else f"≤ {self.most}")
        return ((*amount_icons(self.each, "point"), *each_icons("height"), height),)


@effect_class("score_triggers")
class ScoreTriggersEffect(Effect):
    """Points for each own card with a permanent bonus for an action."""

    action: Action
    each: int

    def text(self) -> Message:
        points = AmountArg(self.each, "point")
        match self.action:
            case "exploit":
                return msg(
                    "ginkgopolis.effect_end_exploit_cards",
                    "At the end: {points} for each of your cards with an exploit bonus.",
                    points=points,
                )
            case "urbanize":
                return msg(
                    "ginkgopolis.effect_end_urbanize_cards",
                    "At the end: {points} for each of your cards with an urbanize bonus.",
                    points=points,
                )
            case "construct":
                return msg(
                    "ginkgopolis.effect_end_construct_cards",
                    "At the end: {points} for each of your cards with a construct bonus.",
                    points=points,
                )

    def icons(self) -> IconRows:
        return ((*amount_icons(self.each, "point"), *each_icons("card"), Icon(self.action)),)


@effect_class("score_colour")
class ScoreColourEffect(Effect):
    """Points for each own card of a colour, this one and characters included."""

    colour: Colour
    each: int

    def text(self) -> Message:
        return msg(
            "ginkgopolis.effect_end_colour_cards",
            "At the end: {points} for each of your {colour} cards, this one and characters included.",
            points=AmountArg(self.each, "point"),
            colour=NounArg(self.colour),
        )

    def icons(self) -> IconRows:
        return ((*amount_icons(self.each, "point"), *each_icons("card"), Icon(self.colour)),)


@effect_class("score_flat")
class ScoreFlatEffect(Effect):
    """Points, just so."""

    points: int

    def text(self) -> Message:
        return msg(
            "ginkgopolis.effect_end_fixed_points", "At the end: {points}.", points=AmountArg(self.points, "point")
        )

    def icons(self) -> IconRows:
        return (amount_icons(self.points, "point"),)


VOCABULARY = EffectRegistry(
    (WhenEffect, ScoreResourcesEffect, ScoreHeightsEffect, ScoreTriggersEffect, ScoreColourEffect, ScoreFlatEffect)
)


# ---- the cards ------------------------------------------------------------------------------------------------------


class _Building(CardRecord):
    colour: Colour
    number: Annotated[int, Field(ge=1, le=20)]


class _Character(CardRecord):
    colour: Colour
    set: Annotated[int, Field(ge=0, le=6)]
    start: dict[Item, int]


class BuildingCard(NamedTuple):
    """A building: its tile and its card share colour and number."""

    code: str
    colour: Colour
    number: int
    effect: Effect


class Character(NamedTuple):
    """A character: what its owner starts with, and a permanent bonus. Set 0: only in the draft."""

    code: str
    colour: Colour
    set: int
    start: CardGain
    effect: Effect


def _buildings() -> dict[str, BuildingCard]:
    rows = shipped_cards("engine.ginkgopolis", "buildings.json", _Building, VOCABULARY)
    return {card.id: BuildingCard(card.id, card.colour, card.number, effects["effects"][0]) for card, effects in rows}


def _characters() -> dict[str, Character]:
    rows = shipped_cards("engine.ginkgopolis", "characters.json", _Character, VOCABULARY)
    return {
        card.id: Character(card.id, card.colour, card.set, CardGain(**card.start), effects["effects"][0])
        for card, effects in rows
    }


BUILDINGS = _buildings()
CHARACTERS = _characters()
START_CODES = tuple(f"{letter}{number}" for letter in "RBY" for number in (1, 2, 3))

COLOUR: dict[str, Colour] = {
    **{f"tile.{code}": building.colour for code, building in BUILDINGS.items()},
    **{f"card.{code}": building.colour for code, building in BUILDINGS.items()},
    **{f"character.{code}": character.colour for code, character in CHARACTERS.items()},
}
"""Colour by piece id."""
NUMBER: dict[str, int] = {f"tile.{code}": building.number for code, building in BUILDINGS.items()}
"""Number by tile."""
EFFECT: dict[str, Effect] = {
    **{f"card.{code}": building.effect for code, building in BUILDINGS.items()},
    **{f"character.{code}": character.effect for code, character in CHARACTERS.items()},
}
"""Effect by card."""
BONUS: dict[str, tuple[Action, CardGain]] = {
    piece: (effect.action, CardGain(**effect.gain))
    for piece, effect in EFFECT.items()
    if isinstance(effect, WhenEffect)
}
"""The permanent bonus of a card, if it has one."""
BONUS_FOR: dict[Action, dict[str, CardGain]] = {
    action: {piece: gain for piece, (at, gain) in BONUS.items() if at == action} for action in get_args(Action)
}
"""The cards with a bonus for an action, and what they give."""


URBANIZATION = frozenset(f"card.{letter}" for letter in LETTERS)
ALL_CARDS = (*sorted(URBANIZATION), *(f"card.{code}" for code in BUILDINGS))
"""Everything that can be in a hand."""


def is_urbanization(card: str) -> bool:
    """Is this one of the cards A to L?"""
    return card in URBANIZATION
