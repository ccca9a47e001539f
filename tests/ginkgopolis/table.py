"""Bring a Ginkgopolis table into a wanted position, play on it, and read it, in a few words.

Codes are short: tiles and building cards `R4`, urbanization cards and markers `A`, characters `C06`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.api import HistoryEntry, Pending, new_session
from engine.core.table.ops import NoteOp
from engine.ginkgopolis.queries import cell_id, points, resources, supply
from engine.ginkgopolis.turn import Commitment
from tests.arranged import ArrangedSession

Cell = tuple[int, int]
Stack = str | tuple[str, int]
"""Tiles from the ground up, `"R1 R9"`, and whose resources stand on them (0: nobody's)."""


class Situation(ArrangedSession):
    """A game that can be brought into any position, played in a few words, and read."""

    # ---- arranging -----------------------------------------------------------------------------------------------

    def city(self, plan: Mapping[Cell, Stack], *, sites: tuple[Cell, ...] = ()) -> None:
        """Clear the city and build this one. Cards of top tiles lie in the discard pile, those of building sites in the
        reserve; so deal hands after this. Markers stay: move them with `markers` first.
        """
        table = self.table
        for place in table.existing_members("city."):
            for seat in table.seats_from_first():
                table.transfer(
                    f"resource.{seat}", place.id, f"seat.{seat}.supply", place.counts.get(f"resource.{seat}", 0)
                )
            table.set_count(place.id, "site", 0)
            for piece in [piece.id for piece in place.pieces if piece.kind == "tile"]:
                table.move(piece, "tiles", 0)
                table.move(f"card.{piece[5:]}", "reserve")
        for cell, stack in plan.items():
            codes, owner = stack if isinstance(stack, tuple) else (stack, 0)
            name = cell_id(*cell)
            assert not table.pieces_in(name), f"a marker lies on {name}"
            for code in codes.split():
                table.move(f"tile.{code}", name)
            if owner:
                table.transfer(f"resource.{owner}", f"seat.{owner}.supply", name, len(codes.split()))
            if cell in sites:
                table.set_count(name, "site", 1)
            else:
                table.move(f"card.{codes.split()[-1]}", "discard")

    def markers(self, plan: Mapping[str, Cell]) -> None:
        """Lay these markers on these cells."""
        for letter, cell in plan.items():
            self.table.move(f"marker.{letter}", cell_id(*cell))

    def hand(self, seat: int, *codes: str) -> None:
        """These cards and no others are in the hand."""
        self._only(f"seat.{seat}.hand", [f"card.{code}" for code in codes], "discard")

    def tiles(self, seat: int, *codes: str) -> None:
        """These tiles and no others are behind the screen."""
        self._only(f"seat.{seat}.tiles", [f"tile.{code}" for code in codes], "tiles")

    def kept(self, seat: int, *codes: str) -> None:
        """These characters and building cards and no others lie in front of the seat."""
        table = self.table
        for piece in [piece.id for piece in table.pieces_in(f"seat.{seat}.kept")]:
            table.move(piece, "box" if piece.startswith("character.") else "reserve")
        for code in codes:
            table.move(
                f"character.{code}" if code[0] == "C" and len(code) == 3 else f"card.{code}", f"seat.{seat}.kept"
            )

    def stock(self, seat: int, resources: int = 0, points: int = 0) -> None:
        """So many resources and success points are behind the screen; the rest of the colour is in the supply."""
        table, screen = self.table, f"seat.{seat}.screen"
        kind = f"resource.{seat}"
        table.transfer(kind, screen, f"seat.{seat}.supply", table.count_at(screen, kind))
        table.transfer(kind, f"seat.{seat}.supply", screen, resources)
        table.set_count(screen, "point", points)

    def supply_of(self, seat: int, n: int) -> None:
        """So many resources are left in the general supply; the others are out of the way."""
        table, pile = self.table, f"seat.{seat}.supply"
        kind = f"resource.{seat}"
        table.transfer(kind, pile, "box", table.count_at(pile, kind))
        table.transfer(kind, "box", pile, n)

    def tokens_of(self, seat: int, n: int) -> None:
        """So many new-hand tokens are left."""
        table, place = self.table, f"seat.{seat}.tokens"
        table.transfer("hand_token", place, "box", table.count_at(place, "hand_token"))
        table.transfer("hand_token", "box", place, n)

    def deck(self, *codes: str) -> None:
        """The deck holds just these cards, the first of them on top; the others are discarded."""
        self._only("deck", [f"card.{code}" for code in reversed(codes)], "discard")

    def pile(self, *codes: str) -> None:
        """The supply of tiles holds just these, the first of them on top; the others are in the box."""
        self._only("tiles", [f"tile.{code}" for code in reversed(codes)], "box")

    def hal(self, code: str) -> None:
        """Hal's card for this round."""
        self._only("seat.2.commit", [f"card.{code}"], "discard")

    def _only(self, place: str, wanted: list[str], elsewhere: str) -> None:
        table = self.table
        for piece in [piece.id for piece in table.pieces_in(place)]:
            table.move(piece, elsewhere)
        for piece in wanted:
            table.move(piece, place)

    # ---- playing -------------------------------------------------------------------------------------------------

    def asked(self, seat: int) -> Pending:
        """The question that a seat is asked."""
        return next(one for one in self.pending() if one.question.seat == seat)

    def choose(self, seat: int, said: Any) -> HistoryEntry:
        """Give an answer that must be legal."""
        entry = self.answer(self.asked(seat), said)
        assert isinstance(entry, HistoryEntry), [str(refusal.message) for refusal in entry]
        return entry

    def commit(self, seat: int, card: str, tile: str = "") -> HistoryEntry:
        """Choose a card, alone or with a tile."""
        return self.choose(seat, choice(card, tile))

    def refused(self, seat: int, said: Any) -> list[str]:
        """The rule ids by which an answer is refused; nothing may have changed."""
        before = self.table.digest()
        found = self.answer(self.asked(seat), said)
        assert not isinstance(found, HistoryEntry), "it was taken"
        assert self.table.digest() == before
        return [refusal.rule for refusal in found]

    def sentence(self, seat: int, said: Any) -> str:
        """All sentences by which an answer is refused."""
        return " ".join(str(refusal.message) for refusal in self.refusals(self.asked(seat), said))

    def why_not(self, seat: int, grab: str, drop: str) -> list[str]:
        """The rule ids by which a drag is refused."""
        return [refusal.rule for refusal in self.explain_drag(seat, grab, drop)]

    # ---- reading -------------------------------------------------------------------------------------------------

    def screen(self, seat: int) -> tuple[int, int, int]:
        """Resources, tiles and success points behind a screen."""
        table = self.table
        return resources(table, seat), len(table.pieces_in(f"seat.{seat}.tiles")), points(table, seat)

    def supply_left(self, seat: int) -> int:
        """Resources of a colour in the general supply."""
        return supply(self.table, seat)

    def on(self, cell: Cell) -> dict[str, int]:
        """What is counted on a cell."""
        return {kind: n for kind, n in self.table.place(cell_id(*cell)).counts.items() if n}

    def codes_in(self, place: str) -> list[str]:
        """The codes of what lies in a place, bottom first."""
        return [piece.id.partition(".")[2] for piece in self.table.pieces_in(place)]

    def notes(self, rule: str) -> list[NoteOp]:
        """All notes by one rule since the game began."""
        return [op for op in self.table.journal_ops if isinstance(op, NoteOp) and op.rule == rule]

    def told(self, rule: str) -> list[str]:
        """The same as sentences."""
        return [str(note.message) for note in self.notes(rule)]


def game(people: int = 2, seed: int = 1, **settings: int) -> Situation:
    """A new game in its first round, seat 1 first, with ready sets unless told otherwise."""
    if people > 1:
        settings = {"first": 1, **settings}
    return Situation.of(new_session("ginkgopolis", people, seed=seed, settings=settings))


def choice(card: str, tile: str = "") -> Commitment:
    """The choice of a card, alone or with a tile."""
    return Commitment(f"card.{card}", f"tile.{tile}" if tile else "")
