"""Coins and victory points: gaining them, and paying the price of an effect."""

from __future__ import annotations

from typing import Any

from engine.core.flow.frame import Frame
from engine.core.messages.message import AmountArg, NounArg, SeatArg, msg
from engine.core.table.table import Table
from engine.imperial_miners.counts import number
from engine.imperial_miners.effects import CoinEffect, PayEffect, PointEffect
from engine.imperial_miners.hands import DiscardStep
from engine.imperial_miners.perform import EffectSource, coin_price, gain, meaning, more, spend
from engine.imperial_miners.queries import SURFACE
from engine.imperial_miners.tokens import PutTokenStep


@meaning(CoinEffect)
def _coin(table: Table, deed: EffectSource, part: CoinEffect) -> None:
    """Rules: imperial_miners/coins."""
    n = number(table, deed.seat, deed.place, part.n)
    if n:
        n += more(table, deed, "coin", CoinEffect)
        gain(table, deed.seat, "coin", n, deed.cause, "imperial_miners/coins")


@meaning(PointEffect)
def _point(table: Table, deed: EffectSource, part: PointEffect) -> None:
    """Rules: imperial_miners/points."""
    n = number(table, deed.seat, deed.place, part.n)
    if n:
        n += more(table, deed, "point", PointEffect)
        gain(table, deed.seat, "point", n, deed.cause, "imperial_miners/points")


@meaning(PayEffect)
def _pay(table: Table, deed: EffectSource, part: PayEffect) -> Frame[Any] | None:
    """The price comes first; what it buys are the parts after it. Rules: imperial_miners/effect-price."""
    match part.what:
        case "coin":
            cost = coin_price(table, deed.seat, part)
            if cost < part.n:
                message = msg(
                    "imperial_miners.price_lowered_by_faction_cards",
                    "{seat} pays {amount} less, for as many cards ({faction}).",
                    seat=SeatArg(deed.seat),
                    amount=AmountArg(part.n - cost, "coin"),
                    faction=NounArg(part.less or ""),
                )
                table.note(message, "imperial_miners/scots", (deed.cause, SURFACE[deed.seat]))
            if cost:
                spend(table, deed.seat, cost, deed.cause, "imperial_miners/effect-price")
            return None
        case "card":
            return DiscardStep(deed.seat, part.n, part.n, deed.source, deed.effect, deed.part)
        case "cave_in":
            return PutTokenStep(deed.seat, "cave_in", part.n, "other", deed.source, deed.place)
