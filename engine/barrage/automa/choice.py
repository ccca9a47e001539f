"""How an Automa chooses: spaces by the criteria of the uppermost discarded tile, water, machines, contracts.

Rules: barrage/automa-placing, barrage/automa-criteria. Each choice comes with the criterion that decided it.
"""

from __future__ import annotations

from engine.barrage.automa.criteria import CONDUIT_TESTS, DAM_TESTS, POWERHOUSE_TESTS, REASONS, criteria, prefer
from engine.barrage.board import (
    CONDUIT_SPACES,
    HEADSTREAM_PLACES,
    HEADSTREAMS,
    INTO,
    OUT_OF,
    SPACES,
    ProductionPlan,
    Structure,
)
from engine.barrage.flood import own_drops_after
from engine.barrage.market import national_offers, nationals_open, needed, offered
from engine.barrage.queries import (
    automa_level,
    dam_in,
    dam_owner,
    excavators,
    has_ability,
    has_officer,
    is_automa,
    mixers,
    powerhouse_in,
)
from engine.barrage.tiles import ADLER, CONTRACTS, JILL, VIKTOR, Technology
from engine.barrage.water import basins_entered, destination
from engine.core.messages.message import Message, PlaceArg, SeatArg, msg
from engine.core.table.table import Table

_LAST_DAM_BASIN, _FIRST_HOUSE, _LAST_HOUSE = 10, 5, 12
_PIPES = tuple(space.id for space in CONDUIT_SPACES)


def takes_income(table: Table, seat: int) -> bool:
    """An easy Automa has no income. Rules: barrage/automa-level."""
    return not is_automa(table, seat) or automa_level(table) >= 2


def explain(table: Table, seat: int, space: str, reason: Message) -> None:
    """Say why the Automa chose a space."""
    message = msg(
        "barrage.automa_chooses_space",
        "{seat} chooses {place}: {reason}.",
        seat=SeatArg(seat),
        place=PlaceArg(space),
        reason=reason,
    )
    table.note(message, "barrage/automa-placing", (space,))


# ---- spaces ----------------------------------------------------------------------------------------------------------


def completes(table: Table, seat: int, kind: Structure, name: str) -> bool:
    """Would a structure here complete a system of own or neutral dam, conduit and own powerhouse?"""
    there = SPACES[name]
    if kind == "base":
        return any(
            table.places[pipe.id].pieces and powerhouse_in(table, seat, pipe.end) for pipe in OUT_OF[there.basin]
        )
    if kind == "conduit":
        return _usable_dam(table, seat, there.basin) and powerhouse_in(table, seat, there.end) is not None
    if kind == "powerhouse":
        return any(table.places[pipe.id].pieces and _usable_dam(table, seat, pipe.basin) for pipe in INTO[there.basin])
    return False


def _usable_dam(table: Table, seat: int, basin: int) -> bool:
    return dam_in(table, seat, basin) is not None or dam_in(table, 0, basin) is not None


def space(
    table: Table, seat: int, kind: Structure, spaces: list[str], tile: Technology | None = None
) -> tuple[str, Message]:
    """The space an Automa takes, and why. Rules: barrage/automa-placing."""
    if len(spaces) == 1:
        return spaces[0], msg("barrage.reason_only_space", "it is the only space.")
    left = spaces
    reason = msg("barrage.reason_first_by_number", "it has the lowest number.")
    if kind != "elevation":
        whole = [name for name in left if completes(table, seat, kind, name)]
        if whole:
            left, reason = (
                whole,
                msg("barrage.reason_completes_system", "it completes a system of dam, conduit and powerhouse."),
            )
    for keep, why in _tests(table, seat, kind):
        if len(left) == 1:
            break
        kept = prefer(keep, table, seat, left)
        if len(kept) < len(left):
            left, reason = kept, why
    if len(left) > 1 and tile is not None:
        left = _by_tile(kind, left, tile)
    if len(left) > 1:
        left = [_by_number(table, kind, left, tile)]
        reason = msg("barrage.reason_first_by_number", "it has the lowest number.")
    return left[0], reason


def _tests(table: Table, seat: int, kind: Structure) -> list[tuple[object, Message]]:
    side = criteria(table)
    if kind == "conduit":
        return [(CONDUIT_TESTS[name], REASONS[name]) for name in side.conduit]
    if kind == "powerhouse":
        return [(POWERHOUSE_TESTS[name], REASONS[name]) for name in side.powerhouse]
    found: list[tuple[object, Message]] = [(DAM_TESTS[name], REASONS[name]) for name in side.dam]
    if kind == "base" and has_officer(table, seat, ADLER):
        found.insert(
            0, (_high_ground, msg("barrage.reason_officer_prefers_high_ground", "its officer prefers high ground."))
        )
    return found


def _high_ground(_table: Table, _seat: int, spaces: list[str]) -> list[str]:
    for zone in ("mountain", "hill"):
        kept = [name for name in spaces if SPACES[name].zone == zone]
        if kept:
            return kept
    return []


def _by_tile(kind: Structure, spaces: list[str], tile: Technology) -> list[str]:
    """What a hard Automa does in a tie to make use of its tile. Rules: barrage/automa-level."""
    if kind == "conduit" and tile.cap:
        return [name for name in spaces if SPACES[name].value >= 3] or spaces
    if kind == "base" and tile.free_red:
        return [name for name in spaces if SPACES[name].red] or spaces
    return spaces


def _by_number(table: Table, kind: Structure, spaces: list[str], tile: Technology | None) -> str:
    """The first eligible number counting up from the tile's, and the free space before the red one."""
    side = criteria(table)
    if kind == "conduit":
        start = next((at for at, pipe in enumerate(CONDUIT_SPACES) if pipe.code == side.conduit_from), 0)
        return min(spaces, key=lambda name: (_PIPES.index(name) - start) % len(_PIPES))
    if kind == "powerhouse":
        first, size, start = _FIRST_HOUSE, _LAST_HOUSE - _FIRST_HOUSE + 1, side.powerhouse_from_basin
    else:
        first, size, start = 1, _LAST_DAM_BASIN, side.dam_from_basin
    wants_red = kind == "base" and tile is not None and tile.free_red
    return min(
        spaces,
        key=lambda name: ((SPACES[name].basin - first - (start - first)) % size, SPACES[name].red != wants_red, name),
    )


# ---- machines, water, contracts, production --------------------------------------------------------------------------


def machine(table: Table, seat: int) -> str:
    """The kind of machine it has fewer of off the wheel; a tie gives an excavator. Rules: barrage/automa-machine."""
    less = mixers(table, seat) - excavators(table, seat)
    if less == 0:
        return "mixer" if has_officer(table, seat, JILL) else "excavator"
    return "mixer" if less < 0 else "excavator"


def headstream_order(table: Table) -> list[str]:
    """The headstreams in the order of the criteria side, the one not named last."""
    named = [f"headstream.{letter}" for letter in criteria(table).headstream_order if letter in HEADSTREAMS]
    return named + [name for name in HEADSTREAM_PLACES if name not in named]


def headstream(table: Table, seat: int, flow: bool) -> str | None:
    """Where a drop would end in an own dam: now, or in the coming flow. Rules: barrage/automa-water."""
    before = own_drops_after(table, seat, "")
    useful = []
    for name in headstream_order(table):
        if flow:
            stop = destination(table, HEADSTREAMS[name[11:]])
            ends_well = bool(stop) and dam_owner(table.places[stop]) == seat
        else:
            ends_well = own_drops_after(table, seat, name) > before
        if ends_well:
            useful.append(name)
    if not useful:
        return None
    if has_ability(table, seat, "USA"):
        return max(useful, key=lambda name: _steps(table, seat, name))
    return useful[0]


def _steps(table: Table, seat: int, name: str) -> int:
    """How many steps a drop from here would give the USA."""
    basin = HEADSTREAMS[name[11:]]
    return sum(
        powerhouse_in(table, seat, step) is not None for step in basins_entered(basin, destination(table, basin))
    )


def face_up(table: Table, action: bool) -> list[str]:
    """The contracts of the board from left to right; national ones if they are open to such energy (B5, B10)."""
    found = offered(table)
    if nationals_open(table, action) and not table.settings.get("automa_national", 0):
        found.extend(national_offers(table))
    return found


def contract(table: Table, seat: int, energy: int, action: bool) -> str | None:
    """The highest contract it can fulfil, the rightmost in a tie. Rules: barrage/automa-produce."""
    met = [name for name in face_up(table, action) if needed(table, seat, name, action) <= energy]
    return max(reversed(met), key=lambda name: CONTRACTS[name].energy, default=None)


def production(table: Table, seat: int, worth: dict[ProductionPlan, int]) -> ProductionPlan | None:
    """Of productions with their energy the best, all drops of its dam; ties: neutral dam, then the conduit criteria.

    Rules: barrage/automa-produce.
    """
    viktor = has_officer(table, seat, VIKTOR)
    most: dict[tuple[str, str, str], ProductionPlan] = {}
    for one in worth:
        if viktor and SPACES[one.conduit].value <= 2 and one.drops > 1:
            continue
        most[(one.dam, one.conduit, one.powerhouse)] = one
    if not most:
        return None
    best = max(worth[one] for one in most.values())
    tied = [one for one in most.values() if worth[one] == best]
    neutral = [one for one in tied if dam_owner(table.places[one.dam]) == 0]
    tied = neutral or tied
    if len(tied) > 1:
        pipe, _ = space(table, seat, "conduit", list(dict.fromkeys(one.conduit for one in tied)))
        tied = [one for one in tied if one.conduit == pipe]
    return tied[0]
