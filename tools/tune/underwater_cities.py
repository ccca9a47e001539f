"""Underwater Cities for the tuning tool: the greedy founder, and the cards that a seat has used."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine import api
from engine.core.flow.frame import ItemsFrame
from engine.core.flow.kernel import submit
from engine.core.messages.errors import OutcomeUnknown
from engine.players.answers import proposed
from engine.underwater_cities.cards import shipped
from engine.underwater_cities.goods import RESOURCES
from engine.underwater_cities.queries import card_of, count_of, stock
from engine.underwater_cities.structures.building import BuildPieceStep
from engine.underwater_cities.structures.upgrading import UpgradeSomeStep
from engine.underwater_cities.turn import ChooseSlotStep, Play
from engine.underwater_cities.valuation import thumb, value
from engine.underwater_cities.worth import card_worth, effect_worth
from tools.tune.games import Bar, Finished, Tuned

DATA = shipped()


def answer(session: api.Session, pending: api.Pending, dice: api.RandomStream) -> Any:
    """The answer after which the turn, played through, is worth most; only what the seat sees is looked at."""
    table, seat = session.table, pending.question.seat
    if isinstance(pending.frame, ItemsFrame):
        return proposed(session.game, table, pending.lane, seat, pending.frame)
    listed = session.options(pending)
    if len(listed) == 1:
        return listed[0]
    if isinstance(pending.frame, (BuildPieceStep, UpgradeSomeStep)):
        return thumb(table, seat, pending.frame, listed)
    if isinstance(pending.frame, ChooseSlotStep):
        listed = _worth_a_look(table, seat, listed)
    worth = [_after(table, pending.lane, seat, one) for one in listed]
    best = max(worth)
    return dice.choice([one for one, value in zip(listed, worth, strict=True) if value == best])


def _after(table: api.Table, lane: int, seat: int, said: Any) -> float:
    with table.trial(seat):
        try:
            submit(table, lane, said)
        except OutcomeUnknown:
            table.triggered = []
        return value(table, seat)


def _worth_a_look(table: api.Table, seat: int, listed: list[Play]) -> list[Play]:
    """Pairs of one colour, and each other slot with the card that is least worth keeping."""

    def keeping(play: Play) -> float:
        card = card_of(table, play.card)
        if card is None:
            return 0.0
        return effect_worth(card.effect) if card.type == "instant" else card_worth(table, seat, card)

    matching = []
    others: dict[tuple[str, bool], Play] = {}
    for play in listed:
        card = card_of(table, play.card)
        if card is not None and card.colour == DATA.slots[play.slot].colour:
            matching.append(play)
            continue
        key = (play.slot, play.clone)
        if key not in others or keeping(play) < keeping(others[key]):
            others[key] = play
    return [*matching, *others.values()]


def read(session: api.Session, seat: int) -> Finished:
    """The cards that a seat has used, and where its points came from."""
    table = session.table
    columns: Counter[str] = Counter()
    figures: Counter[str] = Counter()
    for entry in session.line():
        for note in entry.notes():
            if note.rule == "underwater_cities/card-block" and entry.seat == seat:
                card = DATA.cards[note.subjects[0]]
                columns[f"card {card.id[5:]}"] += 1
                figures[f"{card.colour} cards used"] += 1
                figures[f"{card.type} cards used"] += 1
            elif note.rule == "underwater_cities/choose-slot" and entry.seat == seat:
                figures[f"slot {note.subjects[1][5:]}"] += 1
    result = session.game.result(table)
    for line in result.lines:
        figures[f"points: {line.label}"] = line.points[seat - 1]
    figures["Special cards used"] = sum(n for card, n in columns.items() if DATA.cards[f"card.{card[5:]}"].special)
    own = stock(table, seat)
    figures["goods left"] = sum(own.get(good, 0) for good in RESOURCES)
    for what in ("city", "symbiotic", "tunnel", "farm", "desalination", "laboratory"):
        figures[f"built: {what}"] = count_of(table, seat, what)
    return Finished(result.totals[seat - 1], columns, figures)


TUNED = Tuned(
    game="underwater_cities",
    low=60,
    high=130,
    share=0.90,
    answer=answer,
    read=read,
    bars=(
        Bar(
            "cards used, around their mean",
            6.0,
            tuple(f"card {card.id[5:]}" for card in DATA.cards.values() if card.number),
            around_mean=True,
        ),
    ),
    labels={f"card {card.id[5:]}": f"{card.name} ({card.colour} {card.type})" for card in DATA.cards.values()},
    games=500,
    people=2,
    figures={"Special cards used": (2.0, 10.0), "goods left": (0.0, 40.0)},
)
