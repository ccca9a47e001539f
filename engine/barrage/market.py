"""The contracts on offer: which lie there, what they need of a seat, and how the gaps are filled."""

from __future__ import annotations

from engine.barrage.queries import has_ability
from engine.barrage.tiles import CONTRACTS, PRIVATE
from engine.core.messages.message import PieceArg, msg
from engine.core.table.table import Table

DISCOUNT = 3
"""So much less energy does a contract need of France."""
OFFERS: tuple[str, ...] = tuple(f"offer.{colour}.{n}" for colour in PRIVATE for n in (1, 2))


def national_offers(table: Table) -> list[str]:
    """The face-up national contracts."""
    return [
        piece.id
        for n in range(1, table.seats)
        for piece in table.places[f"national.{n}"].pieces
        if piece.id in CONTRACTS
    ]


def offered(table: Table) -> list[str]:
    """The face-up private contracts, green to red."""
    return [piece.id for name in OFFERS for piece in table.places[name].pieces if piece.id in CONTRACTS]


def needed(table: Table, seat: int, contract: str, action: bool) -> int:
    """The energy that fulfils a contract: France with three powerhouses needs 3 less. Rules: barrage/france (B5)."""
    value = CONTRACTS[contract].energy
    if has_ability(table, seat, "France") and (action or not table.settings.get("french_tiles", 0)):
        value -= DISCOUNT
    return value


def nationals_open(table: Table, action: bool) -> bool:
    """Can such energy fulfil national contracts: of a production action, or by option of a tile? (B5)"""
    return action or bool(table.settings.get("national_tiles", 0))


def refill(table: Table) -> None:
    """At the end of a turn the offers are filled up from their piles. Rules: barrage/contract-refill (B12)."""
    for name in OFFERS:
        if table.places[name].pieces:
            continue
        colour = name[6:-2]
        pile = f"contracts.{colour}"
        if not table.places[pile].pieces and table.places[f"discard.{colour}"].pieces:
            table.move_all(f"discard.{colour}", pile)
            table.shuffle(pile)
            message = msg("barrage.contract_pile_rebuilt", "The discarded contracts form a new pile.")
            table.note(message, "barrage/contract-refill", (f"discard.{colour}", pile))
        top = table.top_piece(pile)
        if top is not None:
            table.move(top.id, name)
            message = msg(
                "barrage.contract_comes_on_offer", "A new contract is on offer: {contract}.", contract=PieceArg(top.id)
            )
            table.note(message, "barrage/contract-refill", (top.id, name))
