"""The criteria of the Automa tiles, one small function each: of some spaces, those that satisfy it.

Rules: barrage/automa-criteria. Where the booklet's words are not known, the ruling is ours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.barrage.automa.tiles import AUTOMA_TILES, Criteria
from engine.barrage.board import DAM_COURSE, HEADSTREAMS, INTO, OUT_OF, POWERHOUSE_SPACES, SPACES
from engine.barrage.flood import arriving
from engine.barrage.queries import dam_in, dam_owner, level, owner_at, powerhouse_in
from engine.core.messages.message import Message, msg
from engine.core.table.table import Table

Test: TypeAlias = Callable[[Table, int, list[str]], list[str]]


def criteria(table: Table) -> Criteria:
    """The criteria side of the tile discarded last."""
    for piece in reversed(table.places["automa.criteria"].pieces):
        if piece.id in AUTOMA_TILES:
            return AUTOMA_TILES[piece.id].criteria
    return AUTOMA_TILES["automa.1"].criteria


def prefer(test: Any, table: Table, seat: int, spaces: list[str]) -> list[str]:
    """The spaces that satisfy a criterion; if none does, all of them."""
    return test(table, seat, spaces) or spaces


def _others(table: Table, seat: int) -> list[int]:
    return [other for other in range(1, table.seats + 1) if other != seat]


def _top(spaces: list[str], rank: Callable[[str], Any], least: Any) -> list[str]:
    """The spaces of highest rank, if that is more than the least."""
    ranks = {name: rank(name) for name in spaces}
    best = max(ranks.values())
    return [name for name in spaces if ranks[name] == best] if best > least else []


def _first_group(spaces: list[str], *groups: Callable[[str], bool]) -> list[str]:
    for belongs in groups:
        kept = [name for name in spaces if belongs(name)]
        if kept:
            return kept
    return []


# ---- dams ------------------------------------------------------------------------------------------------------------


def _best_conduit_out(table: Table, seat: int, spaces: list[str]) -> list[str]:
    def rank(name: str) -> tuple[int, bool]:
        built = [
            (pipe.value, owner == seat)
            for pipe in OUT_OF[SPACES[name].basin]
            if (owner := owner_at(table, pipe.id)) is not None
        ]
        return max(built, default=(0, False))

    return _top(spaces, rank, (0, False))


def _leads_to_own_powerhouse(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return [
        name
        for name in spaces
        if any(powerhouse_in(table, seat, pipe.end) is not None for pipe in OUT_OF[SPACES[name].basin])
    ]


def _fed_by(table: Table, name: str, owners: list[int]) -> bool:
    """Does water from a powerhouse of these seats reach this space with no other dam between?"""
    for house in POWERHOUSE_SPACES:
        if owner_at(table, house.id) not in owners:
            continue
        for dam in DAM_COURSE[house.basin]:
            if dam == name:
                return True
            if level(table.places[dam]):
                break
    return False


def _below_powerhouse(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return _first_group(
        spaces,
        lambda name: _fed_by(table, name, [seat]),
        lambda name: _fed_by(table, name, _others(table, seat)),
    )


def _below_powerhouse_opponent_first(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return _first_group(
        spaces,
        lambda name: _fed_by(table, name, _others(table, seat)),
        lambda name: _fed_by(table, name, [seat]),
    )


def _red(_table: Table, _seat: int, spaces: list[str]) -> list[str]:
    return [name for name in spaces if SPACES[name].red]


def _downstream_own_dam(table: Table, seat: int, spaces: list[str]) -> list[str]:
    others = _others(table, seat)
    return _first_group(
        spaces,
        lambda name: any(dam_in(table, seat, pipe.end) is not None for pipe in OUT_OF[SPACES[name].basin]),
        lambda name: (
            not any(
                dam_in(table, other, pipe.end) is not None for pipe in OUT_OF[SPACES[name].basin] for other in others
            )
        ),
    )


def _most_water(table: Table, _seat: int, spaces: list[str]) -> list[str]:
    """Most drops; a tie goes by the order of the headstreams."""
    most = _top(spaces, lambda name: arriving(table, name), 0)
    for letter in criteria(table).headstream_order if len(most) > 1 else ():
        fed = [name for name in most if name in DAM_COURSE[HEADSTREAMS[letter]]]
        if fed:
            return fed
    return most


DAM_TESTS: dict[str, Test] = {
    "D_best_conduit": _best_conduit_out,
    "D_own_powerhouse": _leads_to_own_powerhouse,
    "D_below_powerhouse": _below_powerhouse,
    "D_below_powerhouse_opponent_first": _below_powerhouse_opponent_first,
    "D_red_space": _red,
    "D_downstream_own_dam": _downstream_own_dam,
    "D_most_water": _most_water,
}


# ---- conduits --------------------------------------------------------------------------------------------------------


def _best(_table: Table, _seat: int, spaces: list[str]) -> list[str]:
    return _top(spaces, lambda name: SPACES[name].value, 0)


def _second_best(_table: Table, _seat: int, spaces: list[str]) -> list[str]:
    values = sorted({SPACES[name].value for name in spaces}, reverse=True)
    wanted = values[1] if len(values) > 1 else values[0]
    return [name for name in spaces if SPACES[name].value == wanted]


def _starts_at(table: Table, name: str, owners: list[int]) -> bool:
    return any(dam_in(table, owner, SPACES[name].basin) is not None for owner in owners)


def _dam_own_first(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return _first_group(
        spaces,
        lambda name: _starts_at(table, name, [seat]),
        lambda name: _starts_at(table, name, [0]),
        lambda name: _starts_at(table, name, _others(table, seat)),
    )


def _dam_opponent_first(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return _first_group(
        spaces,
        lambda name: _starts_at(table, name, _others(table, seat)),
        lambda name: _starts_at(table, name, [0]),
        lambda name: _starts_at(table, name, [seat]),
    )


def _ends_at(table: Table, name: str, owners: list[int]) -> bool:
    return any(powerhouse_in(table, owner, SPACES[name].end) is not None for owner in owners)


def _powerhouse_own_first(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return _first_group(
        spaces,
        lambda name: _ends_at(table, name, [seat]),
        lambda name: _ends_at(table, name, _others(table, seat)),
    )


def _powerhouse_opponent_first(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return _first_group(
        spaces,
        lambda name: _ends_at(table, name, _others(table, seat)),
        lambda name: _ends_at(table, name, [seat]),
    )


CONDUIT_TESTS: dict[str, Test] = {
    "C_best": _best,
    "C_second_best": _second_best,
    "C_dam_own_first": _dam_own_first,
    "C_dam_opponent_first": _dam_opponent_first,
    "C_powerhouse_own_first": _powerhouse_own_first,
    "C_powerhouse_opponent_first": _powerhouse_opponent_first,
}


# ---- powerhouses -----------------------------------------------------------------------------------------------------


def _first_dam(table: Table, basin: int) -> int | None:
    """Whose dam the water of a powerhouse here meets first; None: there is none."""
    for name in DAM_COURSE[basin]:
        place = table.places[name]
        if level(place):
            return dam_owner(place)
    return None


def _feeds_own_dam(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return _first_group(
        spaces,
        lambda name: _first_dam(table, SPACES[name].basin) == seat,
        lambda name: _first_dam(table, SPACES[name].basin) in (None, 0),
    )


def _not_feeding_opponent(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return [name for name in spaces if _first_dam(table, SPACES[name].basin) in (None, 0, seat)]


def _basin(number: int) -> Test:
    def keep(_table: Table, _seat: int, spaces: list[str]) -> list[str]:
        return [name for name in spaces if SPACES[name].basin == number]

    return keep


def _best_conduit_in(table: Table, seat: int, spaces: list[str]) -> list[str]:
    def rank(name: str) -> tuple[int, bool]:
        built = [
            (pipe.value, owner == seat)
            for pipe in INTO[SPACES[name].basin]
            if (owner := owner_at(table, pipe.id)) is not None
        ]
        return max(built, default=(0, False))

    return _top(spaces, rank, (0, False))


def _linked_to_own_dam(table: Table, seat: int, spaces: list[str]) -> list[str]:
    return [
        name for name in spaces if any(dam_in(table, seat, pipe.basin) is not None for pipe in INTO[SPACES[name].basin])
    ]


def _plain(_table: Table, _seat: int, spaces: list[str]) -> list[str]:
    return [name for name in spaces if SPACES[name].zone == "plain"]


POWERHOUSE_TESTS: dict[str, Test] = {
    "P_feeds_own_dam": _feeds_own_dam,
    "P_not_feeding_opponent": _not_feeding_opponent,
    "P_basin_5": _basin(5),
    "P_basin_6": _basin(6),
    "P_basin_7": _basin(7),
    "P_best_conduit": _best_conduit_in,
    "P_own_dam": _linked_to_own_dam,
    "P_plain": _plain,
}

REASONS: dict[str, Message] = {
    "D_best_conduit": msg("barrage.reason_best_conduit_starts_there", "the best conduit starts there."),
    "D_own_powerhouse": msg("barrage.reason_path_to_own_powerhouse", "a conduit path leads to its own powerhouse."),
    "D_below_powerhouse": msg(
        "barrage.reason_powerhouse_water_own_best", "water from a powerhouse reaches it first, best its own."
    ),
    "D_below_powerhouse_opponent_first": msg(
        "barrage.reason_powerhouse_water_others_best", "water from a powerhouse reaches it first, best of others."
    ),
    "D_red_space": msg("barrage.reason_red_space", "it is a red space."),
    "D_downstream_own_dam": msg(
        "barrage.reason_path_to_own_dam", "a conduit path leads to its own dam, or at least to no other."
    ),
    "D_most_water": msg("barrage.reason_most_water_comes", "the most water would arrive there."),
    "C_best": msg("barrage.reason_highest_value", "it has the highest value."),
    "C_second_best": msg("barrage.reason_second_highest_value", "it has the second highest value."),
    "C_dam_own_first": msg(
        "barrage.reason_dam_own_first", "it starts at a dam (its own first, then neutral, then others')."
    ),
    "C_dam_opponent_first": msg("barrage.reason_dam_others_first", "it starts at a dam: others, neutral, then own."),
    "C_powerhouse_own_first": msg("barrage.reason_powerhouse_own_first", "it ends at a powerhouse: own, then others."),
    "C_powerhouse_opponent_first": msg(
        "barrage.reason_powerhouse_others_first", "it ends at a powerhouse (others' first, then its own)."
    ),
    "P_feeds_own_dam": msg(
        "barrage.reason_water_feeds_own_dam", "its water reaches its own dam, or at least no one else's."
    ),
    "P_not_feeding_opponent": msg("barrage.reason_water_feeds_no_rival", "its water feeds no dam of others."),
    "P_basin_5": msg("barrage.reason_in_basin_five", "it is in basin 5."),
    "P_basin_6": msg("barrage.reason_in_basin_six", "it is in basin 6."),
    "P_basin_7": msg("barrage.reason_in_basin_seven", "it is in basin 7."),
    "P_best_conduit": msg("barrage.reason_best_conduit_ends_there", "the best conduit ends there."),
    "P_own_dam": msg("barrage.reason_path_from_own_dam", "a conduit path comes from its own dam."),
    "P_plain": msg("barrage.reason_in_plain", "it is in the plain."),
}
"""Why a criterion decided, for the log."""
