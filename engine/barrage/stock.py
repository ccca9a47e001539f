"""What seats have: gaining, paying, engineers on spaces, and the construction wheel."""

from __future__ import annotations

from engine.barrage.effects import Goods
from engine.barrage.queries import CREW, ENGINEER, SUPPLY, TECH, TRACK, TURN, WHEEL, is_automa
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, PieceArg, PlaceArg, SeatArg, memoized, msg
from engine.core.table.table import Table


def gain(table: Table, seat: int, goods: Goods, cause: str, rule: str) -> None:
    """Take what is due; the supplies never run out (B11), and an Automa takes points for credits.

    Rules: barrage/gain, barrage/automa-credits.
    """
    credit, excavator, mixer, energy, point = goods
    if credit and is_automa(table, seat):
        credit, point = 0, point + credit
    supply, track = SUPPLY[seat], TRACK[seat]
    if credit:
        table.add_count(supply, "credit", credit)
    if excavator:
        table.add_count(supply, "excavator", excavator)
    if mixer:
        table.add_count(supply, "mixer", mixer)
    if energy:
        table.add_count(track, "energy", energy)
    if point:
        table.add_count(track, "point", point)
    if (credit or excavator or mixer or energy or point) and not table.trial_mask:
        amount = Goods(credit, excavator, mixer, energy, point).as_arg()
        message = msg("barrage.seat_gains_amount", "{seat} gains {amount}.", seat=SeatArg(seat), amount=amount)
        table.note(message, rule, (cause, supply if credit or excavator or mixer else track))


def pay(table: Table, seat: int, credit: int, cause: str, rule: str) -> None:
    """Pay credits; an Automa pays points instead, below zero if need be. Rules: barrage/automa-credits (B13)."""
    if not credit:
        return
    purse, kind = (TRACK[seat], "point") if is_automa(table, seat) else (SUPPLY[seat], "credit")
    table.add_count(purse, kind, -credit)
    message = msg(
        "barrage.seat_pays_amount", "{seat} pays {amount}.", seat=SeatArg(seat), amount=AmountArg(credit, kind)
    )
    table.note(message, rule, (purse, cause))


def send_engineers(table: Table, seat: int, n: int, space: str) -> None:
    """Lay engineers on a space."""
    if n:
        table.transfer(ENGINEER[seat], CREW[seat], space, n)


def lay_engineers(table: Table, seat: int, n: int, space: str, rule: str) -> None:
    """Lay engineers on a space and say so."""
    send_engineers(table, seat, n, space)
    if n and not table.trial_mask:
        table.note(_lays(seat, n, space), rule, (CREW[seat], space))


@memoized
def _lays(seat: int, n: int, space: str) -> Message:
    return msg(
        "barrage.seat_lays_engineers_on_space",
        "{seat} places {engineers} on {place}.",
        seat=SeatArg(seat),
        engineers=AmountArg(n, "engineer"),
        place=PlaceArg(space),
    )


def pass_round(table: Table, seat: int) -> None:
    """Without engineers a seat passes, for the whole round. Rules: barrage/pass (B17)."""
    table.set_count(TURN[seat], "passed", 1)
    table.note(msg("barrage.seat_passes", "{seat} passes.", seat=SeatArg(seat)), "barrage/pass", (CREW[seat],))


# ---- the wheel -------------------------------------------------------------------------------------------------------


def wheel_is_empty(table: Table, seat: int) -> bool:
    """Does nothing lie on the wheel?"""
    return not any(table.places[name].pieces or any(table.places[name].counts.values()) for name in WHEEL[seat])


def turn_wheel(table: Table, seat: int, n: int, cause: str) -> None:
    """Turn a wheel segment by segment; what comes to the open one returns at once. Rules: barrage/wheel (B30)."""
    for _ in range(n):
        _turn_once(table, seat, cause)


def _turn_once(table: Table, seat: int, cause: str) -> None:
    segments = WHEEL[seat]
    places = table.places
    last = places[segments[5]]
    supply = SUPPLY[seat]
    back: list[Arg] = []
    for kind in ("excavator", "mixer"):
        held = last.counts.get(kind, 0)
        if held:
            table.transfer(kind, segments[5], supply, held)
            back.append(AmountArg(held, kind))
    for piece in tuple(last.pieces):
        table.move(piece.id, TECH[seat])
        back.append(PieceArg(piece.id))
    for at in (4, 3, 2, 1, 0):
        here = places[segments[at]]
        if here.pieces:
            for piece in tuple(here.pieces):
                table.move(piece.id, segments[at + 1])
        counts = here.counts
        if counts:
            held = counts.get("excavator", 0)
            if held:
                table.transfer("excavator", segments[at], segments[at + 1], held)
            held = counts.get("mixer", 0)
            if held:
                table.transfer("mixer", segments[at], segments[at + 1], held)
    if table.trial_mask:
        return
    who = SeatArg(seat)
    if back:
        message = msg(
            "barrage.seat_turns_wheel_regaining_goods",
            "{seat} turns the wheel and takes back {goods}.",
            seat=who,
            goods=back[0] if len(back) == 1 else ListArg(tuple(back)),
        )
    else:
        message = msg("barrage.seat_turns_wheel", "{seat} turns the wheel.", seat=who)
    table.note(message, "barrage/wheel", (cause, *segments))
