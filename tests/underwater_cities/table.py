"""Bring an Underwater Cities table into a wanted position, play on it, and read it, in a few words.

Goods are short: c credits, k kelp, st steelplast, sc science, b biomatter, p points.
"""

from __future__ import annotations

from typing import Any

from engine.api import Frame, HistoryEntry, Pending, new_session
from engine.core.storage.card import older_editions, records_of
from engine.core.table.ops import NoteOp
from engine.underwater_cities.cards import EDITION, PACKAGE, shipped
from engine.underwater_cities.queries import ids, stock
from engine.underwater_cities.structures.sites import At
from engine.underwater_cities.turn import Play, TurnStep
from tests.arranged import ArrangedSession

SHORT = {"c": "credit", "k": "kelp", "st": "steelplast", "sc": "science", "b": "biomatter", "p": "point"}
ME, OTHER = 1, 2


def number(name: str, colour: str = "") -> str:
    """The number of a shipped card."""
    return next(
        card.id.removeprefix("card.")
        for card in shipped().cards.values()
        if card.name.english == name and colour in ("", card.colour)
    )


YELLOW, RED, GREEN = number("Petty Cash"), number("Iron Freight"), number("Treasure Hold")
"""A card of each colour that only gives goods: to be played where it does not match."""


class Situation(ArrangedSession):
    """A game that can be brought into any position, played in a few words, and read."""

    def take_board(self, board: str) -> None:
        table = self.table
        wanted, place = f"board.{board}", ids(ME).board
        mine = table.pieces_in(place)[0].id
        if mine != wanted:
            there = table.pieces[wanted].place.id
            table.move(mine, "box")
            table.move(wanted, place)
            if there != "box":
                table.move(mine, there)

    def turn(self, seat: int = ME, *then: Frame[Any]) -> None:
        """This seat is on turn, and nothing else is to come but what is named."""
        self.lay(TurnStep(seat), *then)

    def goods(self, seat: int = ME, **amounts: int) -> None:
        """Exactly these goods."""
        for short, kind in SHORT.items():
            self.table.set_count(ids(seat).stock, kind, amounts.get(short, 0))

    def has(self, seat: int = ME) -> dict[str, int]:
        """The goods of a seat, without zeros."""
        own = stock(self.table, seat)
        return {short: own[kind] for short, kind in SHORT.items() if own.get(kind)}

    def hand(self, *cards: str, seat: int = ME) -> None:
        """Exactly these cards in hand, by number."""
        table = self.table
        for piece in [piece.id for piece in table.pieces_in(ids(seat).hand)]:
            table.move(piece, "box")
        for card in cards:
            table.move(f"card.{card}", ids(seat).hand)

    def laid(self, *cards: str, seat: int = ME) -> None:
        """These cards lie in front of the seat, besides the assistant."""
        for card in cards:
            self.table.move(f"card.{card}", ids(seat).claimed)

    def used(self, *pieces: str) -> None:
        """These action cards were used this era."""
        for piece in pieces:
            self.table.rotate(piece, 1)

    def build(self, *what: str, seat: int = ME) -> None:
        """Cities `CC`, purple ones `CC*`, tunnels `LR_RM`, buildings `CC.b1=farm`; upgraded with a plus at the end."""
        table, own = self.table, ids(seat)
        for named in what:
            upgraded, one = named.endswith("+"), named.rstrip("+")
            if "=" in one:
                site, kind = one.split("=")
                city, name = site.split(".")
                place = own.sites[city][name]
                table.set_count(place, kind, 1)
            elif "_" in one:
                place = own.tunnels[one]
                table.transfer("tunnel", "supply.tunnel", place, 1)
            else:
                place = own.cities[one.rstrip("*")]
                kind = "symbiotic" if one.endswith("*") else "city"
                table.transfer(kind, f"supply.{kind}", place, 1)
            if upgraded:
                table.set_count(place, "upgrade", 1)

    def marker(self, seat: int, space: int | str) -> None:
        """The seat's marker lies on (or below) the Federation track."""
        self.table.move(f"marker.{seat}", f"federation.{space}")

    def space(self, seat: int = ME) -> str:
        """Where on the Federation track a marker is."""
        return self.table.pieces[f"marker.{seat}"].place.id.removeprefix("federation.")

    def occupy(self, slot: str, seat: int, n: int = 1) -> None:
        """A seat has a tile on a slot."""
        self.table.move(f"tile.{seat}.{n}", f"slot.{slot}")

    # ---- playing -------------------------------------------------------------------------------------------------

    def asked(self, seat: int = ME) -> Pending:
        """The question that a seat is asked."""
        return next(one for one in self.pending() if one.question.seat == seat)

    def question(self) -> str:
        """The name of the frame that asks, or nothing."""
        pending = self.first_pending()
        return pending.frame.name.removeprefix("underwater_cities.") if pending is not None else ""

    def say(self, *answers: Any, seat: int = ME) -> None:
        """Give answers that must be legal, one after the other."""
        for answer in answers:
            given = self.answer(self.asked(seat), answer)
            assert isinstance(given, HistoryEntry), [f"{refusal.rule}: {refusal.message}" for refusal in given]

    def play(self, card: str, slot: str, clone: bool = False, seat: int = ME) -> None:
        """Choose a slot with a card."""
        self.say(chosen(card, slot, clone), seat=seat)

    def refused(self, answer: Any, seat: int = ME) -> list[str]:
        """The rules by which an answer is refused; nothing may have changed."""
        before = self.table.digest()
        found = self.answer(self.asked(seat), answer)
        assert not isinstance(found, HistoryEntry), "it was taken"
        assert self.table.digest() == before
        return [refusal.rule.removeprefix("underwater_cities/") for refusal in found]

    def legal(self, answer: Any, seat: int = ME) -> bool:
        """Would this answer be taken?"""
        return not self.refusals(self.asked(seat), answer)

    def told(self, rule: str) -> list[str]:
        """The sentences of a rule since the last answer but one."""
        return [
            str(op.message)
            for op in self.table.journal_ops
            if isinstance(op, NoteOp) and op.rule == f"underwater_cities/{rule}"
        ]


def fresh(people: int = 3, seed: int = 1, cards: list[dict[str, Any]] | None = None, **settings: int) -> Situation:
    """A new game at its first question, perhaps with cards of a pack."""
    pack = {"game": "underwater_cities", "name": "test", "cards": cards} if cards else None
    return Situation.of(new_session("underwater_cities", people, seed=seed, settings=settings, pack=pack))


def first_edition(card: str) -> list[dict[str, Any]]:
    """A card as the first edition had it, for `game`."""
    return [row for row in records_of(PACKAGE, "cards.json", older_editions(1, EDITION)) if row["id"] == card]


def game(
    people: int = 3, board: str = "1", seed: int = 1, cards: list[dict[str, Any]] | None = None, **settings: int
) -> Situation:
    """A game in round 1: seat 1 is on turn with this board, bare but for the start city, and no goods."""
    session = fresh(people, seed, cards, **settings)
    while session.table.count_at("state", "round") == 0:
        pending = session.pending()[0]
        if pending.frame.shape.value == "pick":
            session.answer(pending, session.options(pending)[0])
        else:
            session.answer(pending, session.default_answer(pending))
    session.take_board(board)
    session.goods()
    session.marker(ME, "below")
    session.turn(ME)
    return session


def place(what: str, seat: int = ME) -> str:
    """The place id of `CC`, `LR_RM` or `CC.b1`."""
    own = ids(seat)
    if "." in what:
        city, name = what.split(".")
        return own.sites[city][name]
    return own.tunnels[what] if "_" in what else own.cities[what]


def at(kind: str, where: str, seat: int = ME) -> At:
    """The answer that builds something there."""
    return At(kind, place(where, seat))


def chosen(card: str, slot: str, clone: bool = False) -> Play:
    """The answer that chooses a slot with a card."""
    return Play(f"card.{card}" if card else "", f"slot.{slot}", clone)
