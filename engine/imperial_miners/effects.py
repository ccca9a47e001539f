"""The words of mine cards, events, research boards and the surface: what they are and what they say.

A card's text is generated from its words. What they do stands in the files of their families.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Literal

from pydantic import Field

from engine.core.flow.by_hand import ByHandEffect
from engine.core.flow.effect import Effect, EffectRegistry, effect_class
from engine.core.messages.clauses import all_in_one, in_sequence
from engine.core.messages.icons import Figure, Glyph, Icon, IconRow, IconRows
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, NounArg, msg
from engine.imperial_miners.numbers import (
    CountEffect,
    Faction,
    IfEffect,
    Number,
    Some,
    amount,
    number_icons,
    some_icons,
)
from engine.imperial_miners.token_effects import CartEffect, CaveInEffect, ClearEffect, GadgetEffect

# ---- gains -----------------------------------------------------------------------------------------------------------


@effect_class("coin")
class CoinEffect(Effect):
    """Gain coins."""

    n: Number

    def text(self) -> Message:
        return _gain(self.amount())

    def amount(self) -> Arg:
        """How many, in words."""
        return amount(self.n, "coin")

    def icons(self) -> IconRows:
        return (number_icons(self.n, "coin"),)


@effect_class("point")
class PointEffect(Effect):
    """Gain victory points."""

    n: Number

    def text(self) -> Message:
        return _gain(self.amount())

    def amount(self) -> Arg:
        """How many, in words."""
        return amount(self.n, "point")

    def icons(self) -> IconRows:
        return (number_icons(self.n, "point"),) if self.n else ()  # 0 points: a space that gives nothing


@effect_class("draw")
class DrawEffect(Effect):
    """Draw cards one by one, each from deck I, II or III."""

    n: Number

    def text(self) -> Message:
        return msg("imperial_miners.effect_draw_cards", "Draw {amount}.", amount=amount(self.n, "card"))

    def icons(self) -> IconRows:
        return (number_icons(self.n, "card"),)


@effect_class("draw_faction")
class DrawFactionEffect(Effect):
    """Search a deck for a card of a faction, so many times; `any`: the player names it."""

    faction: Faction | Literal["any"]
    n: Some = 1

    def text(self) -> Message:
        if self.faction == "any":
            cards = AmountArg(self.n, "card")
            return msg(
                "imperial_miners.effect_draw_by_any_faction",
                "Search for {amount} of a faction of your choice.",
                amount=cards,
            )
        return msg(
            "imperial_miners.effect_search_cards",
            "Search for {cards}.",
            cards=AmountArg(self.n, f"{self.faction}_card"),
        )

    def icons(self) -> IconRows:
        return ((*some_icons(self.n, "card"), Icon("faction" if self.faction == "any" else self.faction)),)


@effect_class("draw_deep")
class DrawDeepEffect(Effect):
    """Take cards of level IV."""

    n: Some = 1

    def text(self) -> Message:
        return msg(
            "imperial_miners.effect_take_level_iv_cards", "Take {amount} of level IV.", amount=AmountArg(self.n, "card")
        )

    def icons(self) -> IconRows:
        return (some_icons(self.n, "deep"),)


@effect_class("research")
class ResearchEffect(Effect):
    """Move the pickaxe up to so many spaces; only the space where it stops pays."""

    n: Number

    def text(self) -> Message:
        steps = amount(self.n, "step")
        if self.n == 1:
            return msg("imperial_miners.effect_research_one", "You may move {amount} in research.", amount=steps)
        return msg("imperial_miners.effect_research", "Move up to {amount} in research.", amount=steps)

    def icons(self) -> IconRows:
        return (number_icons(self.n, "step"),)


@effect_class("cheaper")
class CheaperEffect(Effect):
    """The next card costs less to play; on a modifying event: the card of this round."""

    n: Some

    def text(self) -> Message:
        return msg(
            "imperial_miners.effect_next_card_cheaper",
            "The next card you play costs {amount} less.",
            amount=AmountArg(self.n, "coin"),
        )

    def icons(self) -> IconRows:
        return ((Figure(f"−{self.n}"), Icon("coin"), Icon("card")),)


# ---- cards in mine and hand ------------------------------------------------------------------------------------------


@effect_class("activate")
class ActivateEffect(Effect):
    """Special activations: choose a card that has not acted this round; no chain follows."""

    n: Some = 1

    def text(self) -> Message:
        return msg("imperial_miners.effect_activate_cards", "Activate %n card(s) of your mine.", self.n)

    def icons(self) -> IconRows:
        return (some_icons(self.n, "activate"),)


@effect_class("discard")
class DiscardEffect(Effect):
    """Discard cards from the hand; with `up_to` as many as wanted; each of them may pay."""

    n: Some
    up_to: Annotated[bool, Field(strict=True)] = False
    each: CoinEffect | PointEffect | None = None

    def text(self) -> Message:
        cards = AmountArg(self.n, "card")
        if self.each is None:
            if self.up_to:
                return msg("imperial_miners.effect_may_discard", "You may discard up to {amount}.", amount=cards)
            return msg("imperial_miners.effect_discard", "Discard {amount}.", amount=cards)
        gain = self.each.text()
        if self.up_to:
            return msg(
                "imperial_miners.effect_may_discard_for_each",
                "You may discard up to {amount}; for each of them, {gain.clause}.",
                amount=cards,
                gain=gain,
            )
        return msg(
            "imperial_miners.effect_discard_for_each",
            "Discard {amount}; for each of them, {gain.clause}.",
            amount=cards,
            gain=gain,
        )

    def icons(self) -> IconRows:
        row = (Figure(f"≤ {self.n}"), Icon("discard")) if self.up_to else some_icons(self.n, "discard")
        return (row if self.each is None else (*row, Glyph.EACH, Glyph.ARROW, *icon_row((self.each,))),)


# ---- how words are joined --------------------------------------------------------------------------------------------


def sentences(parts: tuple[Effect, ...]) -> Message:
    """Several words, sentence after sentence; a price speaks for all that it buys."""
    return parts[0].text() if isinstance(parts[0], PayEffect) else in_sequence(_said(parts))


def one_sentence(parts: tuple[Effect, ...]) -> Message:
    """Several words as a part of another sentence; a price speaks for all that it buys."""
    return parts[0].text() if isinstance(parts[0], PayEffect) else all_in_one(_said(parts))


def _said(parts: tuple[Effect, ...]) -> list[Message]:
    """A sentence for each word; coins and points gained one after the other are gained in one, plain amounts first."""
    said: list[Message] = []
    for gained, group in groupby(parts, lambda part: isinstance(part, (CoinEffect, PointEffect))):
        if not gained:
            said += [part.text() for part in group]
            continue
        amounts = [part.amount() for part in group if isinstance(part, (CoinEffect, PointEffect))]
        plain = [one for one in amounts if isinstance(one, AmountArg)]
        whole = _listed(plain)
        for one in amounts:
            if not isinstance(one, AmountArg):  # apart, or what counts would seem to count for the plain ones too
                whole = (
                    one
                    if whole is None
                    else msg(
                        "imperial_miners.number_base_and_counted",
                        "{base.same}, and {counted.same}",
                        base=whole,
                        counted=one,
                    )
                )
        if whole is not None:
            said.append(_gain(whole))
    return said


def _listed(amounts: Sequence[Arg]) -> Arg | None:
    if not amounts:
        return None
    return amounts[0] if len(amounts) == 1 else ListArg(tuple(amounts))


def _gain(amount: Arg) -> Message:
    return msg("imperial_miners.effect_gain", "Gain {amount}.", amount=amount)


def icon_row(parts: tuple[Effect, ...]) -> IconRow:
    """Several words in one row; a price speaks for all that it buys."""
    told = parts[:1] if isinstance(parts[0], PayEffect) else parts
    found: IconRow = ()
    for row in (row for part in told for row in part.icons()):
        found = (*found, Glyph.GAP, *row) if found else row
    return found


@effect_class("all")
class AllEffect(Effect):
    """Several words, from first to last."""

    parts: Annotated[tuple[Effect, ...], Field(min_length=2, max_length=6)]

    def text(self) -> Message:
        return sentences(self.parts)

    def as_part(self) -> Message:
        return one_sentence(self.parts)

    def icons(self) -> IconRows:
        return (icon_row(self.parts),)


@effect_class("pay")
class PayEffect(Effect):
    """A price, and what it buys. Coins may be fewer by the cards of a faction in the mine, the acting one included."""

    n: Some
    then: Annotated[tuple[Effect, ...], Field(min_length=1, max_length=6)]
    what: Literal["coin", "card", "cave_in"] = "coin"
    less: Faction | None = None

    def text(self) -> Message:
        gain = one_sentence(self.then)
        match self.what:
            case "card":
                return msg(
                    "imperial_miners.price_discard",
                    "Discard {price}: {gain.clause}.",
                    price=AmountArg(self.n, "card"),
                    gain=gain,
                )
            case "cave_in":
                price = AmountArg(self.n, "cave_in")
                if self.n == 1:
                    return msg(
                        "imperial_miners.price_put_on_another_card",
                        "Put {price} on another card: {gain.clause}.",
                        price=price,
                        gain=gain,
                    )
                return msg(
                    "imperial_miners.price_put_on_other_cards",
                    "Put {price} on other cards: {gain.clause}.",
                    price=price,
                    gain=gain,
                )
        if self.less is not None:
            return msg(
                "imperial_miners.price_pay_faction_less",
                "Pay {price}, 1 less for each {card} in your mine: {gain.clause}.",
                price=AmountArg(self.n, "coin"),
                card=NounArg(f"{self.less}_card"),
                gain=gain,
            )
        return msg(
            "imperial_miners.price_pay", "Pay {price}: {gain.clause}.", price=AmountArg(self.n, "coin"), gain=gain
        )

    def icons(self) -> IconRows:
        return ((*self._price_icons(), Glyph.ARROW, *icon_row(self.then)),)

    def _price_icons(self) -> IconRow:
        match self.what:
            case "card":
                return some_icons(self.n, "discard")
            case "cave_in":
                return (*some_icons(self.n, "cave_in"), Icon("other"))
        price = some_icons(self.n, "coin")
        return price if self.less is None else (*price, Figure("−1"), Glyph.EACH, Icon(self.less))


@effect_class("more")
class MoreEffect(Effect):
    """For this round's mine phase: what mine cards (or the surface) give is more.

    Coins, points and cards once per activation, the first time the effect gives any; steps every time.
    """

    what: Literal["coin", "point", "card", "step"]
    n: Some
    source: Literal["mine", "surface"] = "mine"

    def text(self) -> Message:
        gain, noun = AmountArg(self.n, self.what), NounArg(f"any_{self.what}")
        if self.source == "surface":
            return msg(
                "imperial_miners.effect_event_surface_adds",
                "This round, when the surface gives {any}, it gives {amount} more.",
                any=noun,
                amount=gain,
            )
        if self.what == "step":
            return msg(
                "imperial_miners.effect_event_research_longer",
                "This round you may move {amount} more in each research by a mine card.",
                amount=gain,
            )
        return msg(
            "imperial_miners.effect_event_effects_add",
            "This round, each activated effect that gives {any} gives {amount} more.",
            any=noun,
            amount=gain,
        )

    def icons(self) -> IconRows:
        row = (Figure(f"+{self.n}"), Icon(self.what))
        return ((Icon("surface"), Glyph.GAP, *row) if self.source == "surface" else row,)


NESTED: tuple[type[Effect], ...] = (AllEffect, CountEffect, IfEffect, MoreEffect)
"""Words that are only part of others, or change what others give: nobody performs them."""
VOCABULARY = EffectRegistry(
    (
        CountEffect,
        IfEffect,
        CoinEffect,
        PointEffect,
        DrawEffect,
        DrawFactionEffect,
        DrawDeepEffect,
        ResearchEffect,
        CheaperEffect,
        GadgetEffect,
        CaveInEffect,
        ClearEffect,
        CartEffect,
        ActivateEffect,
        DiscardEffect,
        AllEffect,
        PayEffect,
        MoreEffect,
        ByHandEffect,
    )
)
