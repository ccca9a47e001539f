"""Findings about the seats: characters, the draft of them, what lies on a choice, and the screens."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding
from engine.core.flow.frame import is_next
from engine.core.messages.message import AmountArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.table import Table
from engine.ginkgopolis.actions import ActStep, ConcludeStep, NeighboursStep, PutAwayStep
from engine.ginkgopolis.audit_city import frames, put
from engine.ginkgopolis.cards import CHARACTERS
from engine.ginkgopolis.places import COMMIT, KEPT, SCREEN, TILES
from engine.ginkgopolis.queries import HAL, is_solo
from engine.ginkgopolis.scoring import FinalScoringStep
from engine.ginkgopolis.setup import DRAFT_HAND, DraftPassStep, DraftPickStep
from engine.ginkgopolis.solo import HalActStep, HalNeighboursStep
from engine.ginkgopolis.turn import RoundStep


def seat_findings(table: Table) -> Iterator[Finding]:
    """Everything about the seats."""
    drafts = frames(table, DraftPassStep)
    yield from _draft(table, drafts[0].pick) if drafts else _characters(table)
    begins = any(is_next(step, table) for step in frames(table, RoundStep))  # that step looks at all choices itself
    if any(table.lanes) and not begins and not frames(table, FinalScoringStep):
        yield from _commitments(table)
    yield from _screens(table)


# ---- what lies on a choice -----------------------------------------------------------------------------------


def _commitments(table: Table) -> Iterator[Finding]:
    """A card and perhaps a tile for those who have yet to act, the card alone for whoever is acting, else nothing.

    What lies there besides would never be played nor come back. Rules: ginkgopolis/commit.
    """
    later = {step.seat for step in frames(table, ActStep)}
    acting = {step.seat for kind in (ConcludeStep, PutAwayStep, NeighboursStep) for step in frames(table, kind)}
    if is_solo(table) and (frames(table, HalActStep) or frames(table, HalNeighboursStep)):
        acting.add(HAL)
    for seat in table.seats_from_first():
        pieces = table.pieces_in(COMMIT[seat])
        cards = [piece.id for piece in pieces if piece.kind in ("building", "urbanization")]
        tiles = [piece.id for piece in pieces if piece.kind == "tile"]
        if seat in later or seat in acting:
            cards = cards[:-1]  # the last one is played
        if seat in later:
            tiles = tiles[:-1]
        for name, home in (*((card, "discard") for card in cards), *((tile, TILES[seat]) for tile in tiles)):
            message = msg(
                "table.audit_piece_not_accepted_here",
                "{piece} does not belong here: {place}.",
                piece=PieceArg(name),
                place=PlaceArg(COMMIT[seat]),
            )
            yield Finding("ginkgopolis/commit", message, (name, COMMIT[seat]), (put(name, home),))


# ---- characters ----------------------------------------------------------------------------------------------


def _draft(table: Table, pick: int) -> Iterator[Finding]:
    """So many characters to choose from and so many chosen, by the pick of the draft. Rules: ginkgopolis/draft.

    One finding at a time, too many before too few: what is taken from one seat may be missing for another.
    """
    choosing = {step.seat for step in frames(table, DraftPickStep)}
    lacks: list[Finding] = []
    spare = [piece.id for piece in table.pieces_in("box") if piece.kind == "character"]
    for seat in table.seats_from_first():
        done = pick - (seat in choosing)
        for part, need in (("draft", DRAFT_HAND - done), ("picked", done), ("kept", 0)):
            place = f"seat.{seat}.{part}"
            have = [piece.id for piece in table.pieces_in(place) if piece.kind == "character"]
            if len(have) == need:
                continue
            amount = AmountArg(need, "character")
            if part == "draft":
                message = msg(
                    "ginkgopolis.audit_wrong_hand_size",
                    "{seat} should hold {need}, but holds {have}.",
                    seat=SeatArg(seat),
                    need=amount,
                    have=len(have),
                )
            else:
                message = msg(
                    "ginkgopolis.audit_wrong_character_count",
                    "{seat} should have {need} in front, but has {have}.",
                    seat=SeatArg(seat),
                    need=amount,
                    have=len(have),
                )
            if len(have) > need:
                yield Finding("ginkgopolis/draft", message, (place,), (put(have[-1], "box"),))
                return
            lacks.append(Finding("ginkgopolis/draft", message, (place,), tuple(put(card, place) for card in spare[:3])))
    yield from lacks[:1]


def _characters(table: Table) -> Iterator[Finding]:
    """Three characters lie in front of everybody; against Hal there are none."""
    need = 0 if is_solo(table) else 3
    for code in CHARACTERS:
        piece = table.pieces[f"character.{code}"]
        if not piece.place.id.endswith(".kept") and piece.place.id != "box":
            message = msg(
                "ginkgopolis.audit_character_misplaced",
                "{card} belongs in front of a player or in the box.",
                card=PieceArg(piece.id),
            )
            yield Finding("ginkgopolis/characters", message, (piece.id,), (put(piece.id, "box"),))
            return
    for seat in table.seats_from_first():
        kept = KEPT[seat]
        have = [piece.id for piece in table.pieces_in(kept) if piece.kind == "character"]
        if len(have) == need:
            continue
        message = msg(
            "ginkgopolis.audit_wrong_character_count",
            "{seat} should have {need} in front, but has {have}.",
            seat=SeatArg(seat),
            need=AmountArg(need, "character"),
            have=len(have),
        )
        if len(have) > need:
            yield Finding(
                "ginkgopolis/characters", message, (have[-1],), tuple(put(card, "box") for card in have[:-4:-1])
            )
            return
        spare = [piece.id for piece in table.pieces_in("box") if piece.kind == "character"]
        if spare:
            yield Finding("ginkgopolis/characters", message, (kept,), tuple(put(card, kept) for card in spare[:3]))
            return


def _screens(table: Table) -> Iterator[Finding]:
    for number in range(1, 6):
        home = SCREEN[number] if number <= table.seats else "box"
        piece = table.pieces[f"screen.{number}"]
        if piece.place.id != home:
            message = msg(
                "ginkgopolis.audit_screen_misplaced", "{piece} stands in the wrong place.", piece=PieceArg(piece.id)
            )
            yield Finding("ginkgopolis/screen", message, (piece.id,), (put(piece.id, home),))
