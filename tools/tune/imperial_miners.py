"""Imperial Miners for the tuning tool: the greedy miner, and the cards and factions of a finished mine."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine import api
from engine.imperial_miners.cards import ROMAN, shipped
from engine.imperial_miners.carts import full_carts
from engine.imperial_miners.numbers import FACTIONS
from engine.imperial_miners.queries import HAND, RECORD, coins, mine, points
from engine.imperial_miners.valuation import worth_of
from tools.tune.games import Bar, Finished, Tuned, UseBar

SEAT = 1
MINE = shipped().mine


def answer(session: api.Session, pending: api.Pending, dice: api.RandomStream) -> Any:
    """The answer whose whole chain is worth most to the seat; it looks at nothing that the seat cannot see."""
    if pending.frame.shape is not api.QuestionShape.PICK:
        return session.default_answer(pending)
    listed = session.options(pending)
    if len(listed) == 1:
        return listed[0]
    worth = [worth_of(session.table, SEAT, one) for one in listed]
    best = max(worth)
    return dice.choice([one for one, value in zip(listed, worth, strict=True) if value == best])


def read(session: api.Session, seat: int = SEAT) -> Finished:  # noqa: ARG001  # a miner is always alone
    """The mine at the end, and where the points came from."""
    table = session.table
    cards = [card for _, card in mine(table, SEAT)]
    columns: Counter[str] = Counter(f"card {MINE[card].id}" for card in cards if MINE[card].level < 4)
    columns["deep"] = sum(MINE[card].level == 4 for card in cards)
    for card in cards:
        columns.update(MINE[card].factions)
    figures: Counter[str] = Counter()
    for entry in session.line():
        for note in entry.notes():
            amount = dict(note.message.args).get("amount")
            if note.rule == "imperial_miners/points" and isinstance(amount, api.AmountArg):
                figures[f"points from {_origin(note.subjects[0])}"] += amount.n
            if note.rule == "imperial_miners/surface":
                figures["surface reached"] += 1
        if entry.notes() and entry.payload in (0, 1, 2) and entry.notes()[0].rule == "imperial_miners/surface":
            figures[f"surface effect {entry.payload + 1}"] += 1
    figures["full carts"] = full_carts(table, SEAT)
    figures["coins left"] = coins(table, SEAT)
    figures["cards left"] = len(table.pieces_in(HAND[SEAT]))
    figures["steps researched"] = table.count_at(RECORD[SEAT], "progress")
    figures["boards completed"] = table.count_at(RECORD[SEAT], "completed")
    for level in ROMAN:
        figures[f"cards of level {ROMAN[level]}"] = sum(MINE[card].level == level for card in cards)
    return Finished(points(table, SEAT) + full_carts(table, SEAT), columns, figures)


def _origin(cause: str) -> str:
    if cause in MINE:
        return f"level {ROMAN[MINE[cause].level]}"
    return "events" if cause.startswith("event.") else "research" if cause.startswith("research.") else "the surface"


_LEVELS = {f"card {card.id}": f"level {ROMAN[card.level]}" for card in MINE.values() if card.level < 4}
_LEVELS["deep"] = "level IV"
"""Each card with its level; those of level IV are all alike. A mine has ten cards, and a deep one starts a longer chain
than a shallow one: so a card is measured against others of its level, and each level against the average card.
"""

TUNED = Tuned(
    game="imperial_miners",
    low=46,
    high=60,
    share=0.60,
    answer=answer,
    read=read,
    bars=(
        Bar("cards of a faction above the mean", 6.0, (*FACTIONS, "deep"), ridge=0.0),
        Bar("single cards against the average card of their level", 4.0, tuple(_LEVELS), _LEVELS),
    ),
    labels={f"card {card.id}": str(card.name) for card in MINE.values()},
    uses=(UseBar("how often cards are played", 0.5, {card: of for card, of in _LEVELS.items() if of == "level III"}),),
)
