"""What of a table does not agree with the rules of Imperial Miners, each with one-click repairs.

Total on any table that hands can make; a table that was only played strictly has no findings.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding, Repair
from engine.core.game.game import ResumePoint
from engine.core.messages.message import AmountArg, LiteralArg, PieceArg, PlaceArg, msg
from engine.core.table.actions import DealPieces, MovePiece, SetCount
from engine.core.table.table import Place, Table
from engine.imperial_miners.cards import BOARDS, ROMAN, data_of
from engine.imperial_miners.carts import joints
from engine.imperial_miners.grid import above, cell_of, fits_stagger
from engine.imperial_miners.places import MOST_SEATS
from engine.imperial_miners.queries import (
    DECK,
    DISCARD,
    MINES,
    PICKAXE,
    ROUNDS,
    SURFACE,
    card_at,
    filled,
    round_number,
    side_of,
    space_id,
    space_of,
)
from engine.imperial_miners.research import NextBoardStep
from engine.imperial_miners.scoring import FinalScoringStep
from engine.imperial_miners.tokens import LIMIT, RULE
from engine.imperial_miners.turn import EndOfRoundStep, MinePhaseStep, RevealStep, RoundStep


def findings(table: Table) -> Iterator[Finding]:
    """All findings, the mines first."""
    for seat in table.seats_from_first():
        yield from _rows(table, seat)
        yield from _tokens(table, seat)
        yield from _cart_tokens(table, seat)
    yield from _boards(table)
    yield from _pickaxes(table)
    yield from _events(table)
    yield from _cards(table)
    yield from _surfaces(table)


def _put(piece: str, place: str) -> Repair:
    return Repair(
        msg("table.lay_piece_in_place", "Put {piece} here: {place}", piece=PieceArg(piece), place=PlaceArg(place)),
        (MovePiece(piece, place),),
    )


def _remove(table: Table, place: Place, card: str) -> Repair:
    """Take a card out of a mine, with what lies on it."""
    return Repair(
        msg("imperial_miners.take_card_out_of_mine", "Take {card} out of the mine", card=PieceArg(card)),
        (MovePiece(card, DISCARD[data_of(table).level[card]]), *_bare(place)),
    )


def _bare(place: Place) -> tuple[SetCount, ...]:
    return tuple(SetCount(place.id, kind, 0) for kind in ("gadget", "cave_in", "acted") if place.counts.get(kind, 0))


# ---- mines -----------------------------------------------------------------------------------------------------------


def _rows(table: Table, seat: int) -> Iterator[Finding]:
    """Each card lies in the row of its level, staggered, and touches a card above. One finding at a time."""
    for place in table.existing_members(MINES[seat]):
        card = card_at(table, place.id)
        cell = cell_of(place.id)
        if card is None or cell is None:
            continue
        level = data_of(table).level[card]
        if level != cell.row:
            message = msg(
                "imperial_miners.audit_card_in_wrong_row",
                "{card} belongs in row {level}, this is row {row}.",
                card=PieceArg(card),
                level=LiteralArg(ROMAN[level]),
                row=LiteralArg(ROMAN[cell.row]),
            )
            yield Finding("imperial_miners/row", message, (card, place.id), (_remove(table, place, card),))
            return
        if not fits_stagger(cell.row, cell.x):
            message = msg(
                "imperial_miners.audit_card_not_staggered",
                "{card} is not offset by half a card.",
                card=PieceArg(card),
            )
            yield Finding("imperial_miners/staggered", message, (card, place.id), (_remove(table, place, card),))
            return
        if cell.row > 1 and not any(card_at(table, upper) for upper in filled(table, above(place.id))):
            message = msg(
                "imperial_miners.audit_card_touches_none_above",
                "{card} touches no card in the row above.",
                card=PieceArg(card),
            )
            yield Finding("imperial_miners/touch-above", message, (card, place.id), (_remove(table, place, card),))
            return


def _tokens(table: Table, seat: int) -> Iterator[Finding]:
    """Tokens lie on cards, not more than allowed, and no card has acted in a round to come."""
    for place in table.existing_members(MINES[seat]):
        if not place.pieces:
            message = msg(
                "imperial_miners.audit_tokens_without_card",
                "Tokens lie where there is no card: {place}.",
                place=PlaceArg(place.id),
            )
            label = msg("imperial_miners.clear_place", "Clear the place: {place}", place=PlaceArg(place.id))
            yield Finding("imperial_miners/tokens", message, (place.id,), (Repair(label, _bare(place)),))
            continue
        for kind, most in LIMIT.items():
            have = place.counts.get(kind, 0)
            if have > most:
                message = msg(
                    "imperial_miners.audit_too_many_tokens",
                    "{place}: {have} lie here, at most {most} are allowed.",
                    place=PlaceArg(place.id),
                    have=AmountArg(have, kind),
                    most=most,
                )
                label = msg("imperial_miners.leave_allowed_amount", "Leave {amount}", amount=AmountArg(most, kind))
                repair = Repair(label, (SetCount(place.id, kind, most),))
                yield Finding(RULE[kind], message, (place.id,), (repair,))
        if place.counts.get("acted", 0) > round_number(table):
            message = msg(
                "imperial_miners.audit_acted_in_future_round",
                "A card cannot have acted in a future round: {place}.",
                place=PlaceArg(place.id),
            )
            repair = Repair(
                msg("imperial_miners.mark_card_as_not_acted", "It has not acted"), (SetCount(place.id, "acted", 0),)
            )
            yield Finding("imperial_miners/once-per-round", message, (place.id,), (repair,))


def _cart_tokens(table: Table, seat: int) -> Iterator[Finding]:
    """Cart tokens lie on joined half-full carts, one on each."""
    half = {joint.place for joint in joints(table, seat) if joint.loaded == 1}
    for place in table.existing_members(f"seat.{seat}.cart."):
        have = place.counts.get("cart", 0)
        if have and place.id not in half:
            message = msg(
                "imperial_miners.audit_cart_token_off_cart",
                "There is no half-full cart under the token: {place}.",
                place=PlaceArg(place.id),
            )
            repair = Repair(
                msg("imperial_miners.remove_cart_token", "Take the token away"), (SetCount(place.id, "cart", 0),)
            )
            yield Finding("imperial_miners/cart-tokens", message, (place.id,), (repair,))
        elif have > 1:
            message = msg(
                "imperial_miners.audit_too_many_cart_tokens",
                "One cart token is enough: {place}.",
                place=PlaceArg(place.id),
            )
            repair = Repair(
                msg("imperial_miners.leave_allowed_amount", "Leave {amount}", amount=AmountArg(1, "cart")),
                (SetCount(place.id, "cart", 1),),
            )
            yield Finding("imperial_miners/cart-tokens", message, (place.id,), (repair,))


# ---- the common table ------------------------------------------------------------------------------------------------


def _boards(table: Table) -> Iterator[Finding]:
    for board in BOARDS:
        piece = table.pieces[f"board.{board}"]
        if piece.place.id != f"research.{board}":
            message = msg(
                "imperial_miners.audit_piece_in_wrong_place",
                "{piece} lies in the wrong place.",
                piece=PieceArg(piece.id),
            )
            yield Finding("imperial_miners/setup", message, (piece.id,), (_put(piece.id, f"research.{board}"),))


def _pickaxes(table: Table) -> Iterator[Finding]:
    """Each pickaxe stands below the boards or on a space, and on a top only while the board is being completed."""
    leaving = {frame.seat for lane in table.lanes for frame, _ in lane if isinstance(frame, NextBoardStep)}
    for number in range(1, MOST_SEATS + 1):
        piece = table.pieces[PICKAXE[number]]
        where = piece.place.id
        if number > table.seats:
            if where != "box":
                message = msg(
                    "imperial_miners.audit_piece_without_owner", "{piece} belongs to nobody.", piece=PieceArg(piece.id)
                )
                yield Finding("imperial_miners/pickaxe", message, (piece.id,), (_put(piece.id, "box"),))
            continue
        space = space_of(where)
        top = side_of(table, space[0]).top if space is not None else 0
        if where == "research.start" or (space is not None and space[1] < top + (number in leaving)):
            continue
        message = msg(
            "imperial_miners.audit_pickaxe_off_research_boards",
            "{piece} must stand on a research space or below.",
            piece=PieceArg(piece.id),
        )
        homes = [space_id(board, 0) for board in BOARDS if space is None or board != space[0]]
        yield Finding(
            "imperial_miners/pickaxe",
            message,
            (piece.id, where),
            tuple(_put(piece.id, home) for home in ("research.start", *homes))[:3],
        )


def _events(table: Table) -> Iterator[Finding]:
    """Ten events are in the game; those in the deck are the rounds to come."""
    inside = ("event.deck", "event.now", "event.past")
    every = data_of(table).events
    known = [event for event in every if table.pieces[event].place.id in (*inside, "box")]
    for event in every:
        if event not in known:
            message = msg(
                "imperial_miners.audit_piece_in_wrong_place", "{piece} lies in the wrong place.", piece=PieceArg(event)
            )
            yield Finding(
                "imperial_miners/event-deck", message, (event,), (_put(event, "event.past"), _put(event, "box"))
            )
            return
    there = [event for event in known if table.pieces[event].place.id != "box"]
    deck = [piece.id for piece in table.pieces_in("event.deck") if piece.id in every]
    if len(there) != ROUNDS:
        message = msg(
            "imperial_miners.audit_event_count_wrong",
            "The game should have {need}, but has {have}.",
            have=AmountArg(len(there), "event"),
            need=ROUNDS,
        )
        if len(there) > ROUNDS:
            out = [event for event in there if table.pieces[event].place.id != "event.now"][:1] or there[:1]
            yield Finding("imperial_miners/event-deck", message, tuple(out), tuple(_put(one, "box") for one in out))
        else:
            spare = [piece.id for piece in table.pieces_in("box") if piece.id in every][:1]
            target = "event.deck" if len(deck) < ROUNDS - round_number(table) else "event.past"
            yield Finding(
                "imperial_miners/event-deck", message, ("box",), tuple(_put(one, target) for one in spare[:1])
            )
        return
    number = round_number(table)
    if len(deck) != ROUNDS - number:
        message = msg(
            "imperial_miners.audit_event_deck_size_wrong",
            "In round {round}, {need} are left in the deck; there are {have}.",
            round=number,
            need=AmountArg(max(0, ROUNDS - number), "event"),
            have=len(deck),
        )
        label = msg("imperial_miners.set_round_number", "This is round {round}", round=ROUNDS - len(deck))
        repairs = [Repair(label, (SetCount("state", "round", ROUNDS - len(deck)),))]
        repairs += _events_of_round(table, len(deck) - (ROUNDS - number))
        yield Finding("imperial_miners/event-deck", message, ("event.deck",), tuple(repairs))


def _events_of_round(table: Table, over: int) -> Iterator[Repair]:
    """Lay so many events of the deck aside, or, if too few are left, that many past ones back."""
    source, target = ("event.deck", "event.past") if over > 0 else ("event.past", "event.deck")
    if abs(over) <= len(table.pieces_in(source)):
        label = msg("imperial_miners.make_event_deck_fit", "Make the event deck fit this round")
        yield Repair(label, (DealPieces(source, target, abs(over)),))


def _cards(table: Table) -> Iterator[Finding]:
    """No mine card lies in the box."""
    for piece in table.pieces_in("box"):
        level = data_of(table).level.get(piece.id)
        if level is not None:
            home = DISCARD[level]
            message = msg(
                "imperial_miners.audit_card_missing_from_game",
                "{card} belongs in the game.",
                card=PieceArg(piece.id),
            )
            repairs = (_put(piece.id, home), _put(piece.id, DECK[level]))
            yield Finding("imperial_miners/components", message, (piece.id, "box"), repairs)
            return


def _surfaces(table: Table) -> Iterator[Finding]:
    for number in range(1, MOST_SEATS + 1):
        piece = table.pieces[f"surface.{number}"]
        home = SURFACE[number] if number <= table.seats else "box"
        if piece.place.id != home:
            message = msg(
                "imperial_miners.audit_piece_in_wrong_place",
                "{piece} lies in the wrong place.",
                piece=PieceArg(piece.id),
            )
            yield Finding("imperial_miners/setup", message, (piece.id,), (_put(piece.id, home),))


# ---- where play may go on --------------------------------------------------------------------------------------------


def resume_points(table: Table) -> list[ResumePoint]:
    """The next event, the choice of cards; once a round has begun, the reveal, its end, or the final scoring."""
    points = [
        ResumePoint("round", msg("imperial_miners.resume_next_round", "The next round"), (RoundStep(),)),
        ResumePoint("mine", msg("imperial_miners.resume_choose_cards", "All choose their cards"), (MinePhaseStep(),)),
    ]
    if not round_number(table):
        return points
    return [
        *points,
        ResumePoint("reveal", msg("imperial_miners.resume_reveal", "All reveal their cards"), (RevealStep(),)),
        ResumePoint(
            "end-of-round", msg("imperial_miners.resume_end_of_round", "End of this round"), (EndOfRoundStep(),)
        ),
        ResumePoint("end", msg("imperial_miners.resume_final_scoring", "Final scoring"), (FinalScoringStep(),)),
    ]


def homes(table: Table, piece: str) -> tuple[str, ...]:
    """Where a piece may always be laid."""
    data = data_of(table)
    if piece in data.level:
        return (DISCARD[data.level[piece]], DECK[data.level[piece]])
    if piece in data.events:
        return ("event.past", "box")
    kind, _, code = piece.partition(".")
    number = int(code)
    match kind:
        case "board":
            return (f"research.{number}",)
        case "surface":
            return (SURFACE[number],) if number <= table.seats else ("box",)
        case "pickaxe":
            return ("research.start",) if number <= table.seats else ("box",)
    return ("box",)
