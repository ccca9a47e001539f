"""The numbers of effects: plain ones, counted ones, and those that depend on reaching something."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Figure, Glyph, Icon, IconRow, IconRows, amount_icons
from engine.core.messages.message import AmountArg, Arg, Message, msg
from engine.imperial_miners.counted import at_least, each_thing, every_few

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
        each = AmountArg(self.each, noun)
        what = each_thing(self.of, self.faction) if self.per == 1 else every_few(self.of, self.faction, self.per)
        said = msg("imperial_miners.number_for_things", "{each.same} for {what}", each=each, what=what)
        if self.most is not None and self.base:
            said = msg(
                "imperial_miners.number_part_at_most",
                "{counted.same}, these at most {most}",
                counted=said,
                most=AmountArg(self.most, noun),
            )
        elif self.most is not None:
            said = msg(
                "imperial_miners.number_at_most",
                "{counted.same} (at most {most})",
                counted=said,
                most=AmountArg(self.most, noun),
            )
        if self.base:
            said = msg(
                "imperial_miners.number_base_and_counted",
                "{base.same}, and {counted.same}",
                base=AmountArg(self.base, noun),
                counted=said,
            )
        if self.least:
            said = msg(
                "imperial_miners.number_at_least",
                "{counted.same}, but at least {least} in all",
                counted=said,
                least=AmountArg(self.least, noun),
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
        then, reached = amount(self.then, noun), at_least(self.of, self.faction, self.least)
        if self.otherwise == 0:
            return msg("imperial_miners.number_if", "{then.same} if {reached}", then=then, reached=reached)
        return msg(
            "imperial_miners.number_if_otherwise",
            "{then.same} if {reached}, otherwise {otherwise.same}",
            then=then,
            reached=reached,
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
