"""The numbers of effects: plain ones, counted ones, and those that depend on reaching something."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Figure, Glyph, Icon, IconRow, IconRows, amount_icons
from engine.core.messages.message import AmountArg, Arg, Message, NounArg, msg

Faction: TypeAlias = Literal["scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans"]
FACTIONS: tuple[Faction, ...] = ("scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans")
Small: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=30)]
Some: TypeAlias = Annotated[int, Field(strict=True, ge=1, le=30)]
Thing: TypeAlias = Literal[
    "faction",
    "others",
    "kinds",
    "cave_ins",
    "gadgets_here",
    "gadgets",
    "full_carts",
    "position",
    "progress",
    "completed",
    "neighbours",
    "above",
    "below",
    "beside",
    "kin",
    "row",
    "hand",
]
"""What can be counted: see `counts.count`."""
AROUND = frozenset({"others", "gadgets_here", "neighbours", "above", "below", "beside", "kin", "row"})
"""Things that are counted around the acting card, so only a mine card can say them."""


def counted_things(of: Thing, faction: Faction | None) -> Message:
    """What is counted, as a label."""
    whose = NounArg(faction or "faction")
    match of:
        case "faction":
            return msg("imperial_miners.count_cards_of_faction", "cards in your mine ({faction})", faction=whose)
        case "others":
            return msg(
                "imperial_miners.count_other_cards_of_faction", "other cards in your mine ({faction})", faction=whose
            )
        case "kinds":
            return msg("imperial_miners.count_different_factions", "different factions in your mine")
        case "cave_ins":
            return msg("imperial_miners.count_cave_ins", "cave-ins in your mine")
        case "gadgets_here":
            return msg("imperial_miners.count_gadgets_on_card", "gadgets on this card")
        case "gadgets":
            return msg("imperial_miners.count_gadgets_in_mine", "gadgets in your mine")
        case "full_carts":
            return msg("imperial_miners.count_full_carts", "full carts in your mine")
        case "position":
            return msg("imperial_miners.count_spaces_below_pickaxe", "spaces below your pickaxe on its research board")
        case "progress":
            return msg(
                "imperial_miners.count_research_steps_in_game", "spaces your pickaxe has moved in the whole game"
            )
        case "completed":
            return msg("imperial_miners.count_completed_research_boards", "research boards you have completed")
        case "neighbours":
            return msg("imperial_miners.count_touching_cards", "cards that touch this one")
        case "above":
            return msg("imperial_miners.count_touching_cards_above", "cards that touch this one from above")
        case "below":
            return msg("imperial_miners.count_touching_cards_below", "cards that touch this one from below")
        case "beside":
            return msg("imperial_miners.count_cards_beside", "cards beside this one")
        case "kin":
            return msg(
                "imperial_miners.count_touching_cards_sharing_faction",
                "touching cards that share a faction with this one",
            )
        case "row":
            return msg("imperial_miners.count_cards_in_row", "cards in the row of this one")
        case "hand":
            return msg("imperial_miners.count_hand_cards", "cards in your hand")


_THING_ICONS = {"cave_ins": "cave_in", "gadgets": "gadget", "gadgets_here": "gadget", "full_carts": "full_cart"}
"""Things whose icon has another name than they have."""


def _thing_icons(of: Thing, faction: Faction | None) -> IconRow:
    """What is counted."""
    if of in ("faction", "others"):
        return (Icon(faction or "faction"),)
    row = (Icon(_THING_ICONS.get(of, of)),)
    return (*row, Icon("here")) if of == "gadgets_here" else row


def some_icons(n: int, noun: str) -> IconRow:
    """So many of a noun; a single one goes without its number."""
    return (Icon(noun),) if n == 1 else amount_icons(n, noun)


@effect_class("count")
class CountEffect(Effect):
    """A number that depends on the mine: base + each for every `per` of a thing; `most` caps the counted part."""

    of: Thing
    faction: Faction | None = None
    base: Small = 0
    each: Some = 1
    per: Some = 1
    most: Some | None = None
    least: Small = 0
    """The whole is never less than this."""

    def text(self) -> Message:
        return self.amount("point")

    def amount(self, noun: str) -> Message:
        """So many of a noun, in words."""
        each, what = AmountArg(self.each, noun), counted_things(self.of, self.faction)
        if self.per == 1:
            said = msg("imperial_miners.number_for_each", "{each} for each of these: {what}", each=each, what=what)
        else:
            said = msg(
                "imperial_miners.number_for_every_few",
                "{each} for every %n of these: {what}",
                self.per,
                each=each,
                what=what,
            )
        if self.most is not None:
            said = msg(
                "imperial_miners.number_at_most",
                "{counted} (at most {most})",
                counted=said,
                most=AmountArg(self.most, noun),
            )
        if self.least:
            said = msg(
                "imperial_miners.number_at_least",
                "{counted} (at least {least})",
                counted=said,
                least=AmountArg(self.least, noun),
            )
        if self.base:
            said = msg(
                "imperial_miners.number_base_and_counted",
                "{base}, and {counted}",
                base=AmountArg(self.base, noun),
                counted=said,
            )
        return said

    def icons(self) -> IconRows:
        return (self.icon_row("point"),)

    def icon_row(self, noun: str) -> IconRow:
        """So many of a noun, in icons."""
        things = _thing_icons(self.of, self.faction)
        per = (Figure(str(self.per)),) if self.per != 1 else ()
        row: IconRow = (*some_icons(self.each, noun), Glyph.EACH, *per, *things)
        if self.most is not None:
            row = (*row, Figure(f"≤ {self.most}"))
        if self.least:
            row = (*row, Figure(f"≥ {self.least}"))
        return (*some_icons(self.base, noun), Figure("+"), *row) if self.base else row


@effect_class("if")
class IfEffect(Effect):
    """A number that depends on reaching a number: `then` with at least so many of a thing, `otherwise` if not."""

    of: Thing
    least: Some
    then: Number
    otherwise: Number = 0
    faction: Faction | None = None

    def text(self) -> Message:
        return self.amount("point")

    def amount(self, noun: str) -> Message:
        """So many of a noun, in words."""
        what, then = counted_things(self.of, self.faction), amount(self.then, noun)
        if self.otherwise == 0:
            return msg(
                "imperial_miners.number_if_at_least",
                "{then} with at least {least} of these: {what}",
                then=then,
                least=self.least,
                what=what,
            )
        return msg(
            "imperial_miners.number_if_at_least_otherwise",
            "{then} with at least {least} of these: {what}; otherwise {otherwise}",
            then=then,
            least=self.least,
            what=what,
            otherwise=amount(self.otherwise, noun),
        )

    def icons(self) -> IconRows:
        return (self.icon_row("point"),)

    def icon_row(self, noun: str) -> IconRow:
        """So many of a noun, in icons."""
        things = _thing_icons(self.of, self.faction)
        row: IconRow = (Figure(f"{self.least}+"), *things, Glyph.ARROW, *number_icons(self.then, noun))
        return row if self.otherwise == 0 else (*row, Glyph.GAP, *number_icons(self.otherwise, noun))


Number: TypeAlias = Small | CountEffect | IfEffect


def amount(n: Number, noun: str) -> Arg:
    """A number of a noun, for a sentence."""
    return AmountArg(n, noun) if isinstance(n, int) else n.amount(noun)


def number_icons(n: Number, noun: str) -> IconRow:
    """A number of a noun, in icons."""
    return some_icons(n, noun) if isinstance(n, int) else n.icon_row(noun)
