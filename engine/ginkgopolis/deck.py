"""The deck of cards: drawing, and rebuilding it the moment it is empty."""

from __future__ import annotations

from engine.core.messages.message import ListArg, PieceArg, msg
from engine.core.table.table import Table
from engine.ginkgopolis.places import HAND
from engine.ginkgopolis.queries import top_tile

SMALL_TABLE_DISCARD = 7


def draw(table: Table, seat: int, n: int, place: str = "hand") -> None:
    """A seat draws cards one by one. Rules: ginkgopolis/draw."""
    deck = table.places["deck"]
    target = HAND[seat] if place == "hand" else f"seat.{seat}.{place}"
    for _ in range(n):
        if not deck.pieces:
            rebuild(table)
            if not deck.pieces:
                return
        table.move(deck.pieces[-1].id, target)
        if not deck.pieces:
            rebuild(table)


def rebuild(table: Table) -> None:
    """Make a new deck of the discards and of the cards of all buildings under construction.

    Rules: ginkgopolis/rebuild (G6: at once when the deck becomes empty).
    """
    finished: list[str] = []
    for place in table.existing_members("city."):
        if place.counts and place.counts.get("site", 0):
            top = top_tile(place)
            card = f"card.{top.id[5:]}" if top is not None else ""
            if top is not None and table.pieces[card].place.id == "reserve":
                table.move(card, "discard")
                finished.append(card)
            table.set_count(place.id, "site", 0)
    if finished:
        cards = ListArg(tuple(PieceArg(card) for card in finished))
        message = msg(
            "ginkgopolis.finished_cards_discarded",
            "No longer under construction, to the discard pile: {cards}.",
            cards=cards,
        )
        table.note(message, "ginkgopolis/site", ("reserve", "discard", *finished))
    table.move_all("discard", "deck")
    if not table.pieces_in("deck"):
        return
    table.shuffle("deck")
    table.note(msg("ginkgopolis.deck_rebuilt", "The deck is rebuilt."), "ginkgopolis/rebuild", ("discard", "deck"))
    thin_out(table)


def thin_out(table: Table) -> None:
    """With one to three people the top seven cards go to the discard pile unseen."""
    if table.settings["people"] <= 3:
        for piece in [piece.id for piece in table.pieces_in("deck")[: -SMALL_TABLE_DISCARD - 1 : -1]]:
            table.move(piece, "discard")
        table.note(
            msg(
                "ginkgopolis.top_cards_discarded_unseen",
                "The top %n card(s) of the deck are discarded unseen.",
                SMALL_TABLE_DISCARD,
            ),
            "ginkgopolis/small-table",
            ("deck", "discard"),
        )
