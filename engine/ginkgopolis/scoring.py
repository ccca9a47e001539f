"""The final score: success points, end-of-game cards, unused tokens and districts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core.flow.frame import Frame, frame
from engine.core.game.game import GameResult, ScoreLine
from engine.core.game.score import decide, verdict
from engine.core.messages.message import Message, NounArg, PieceArg, SeatArg, memoized, msg
from engine.core.table.table import Table
from engine.ginkgopolis.cards import (
    BONUS,
    COLOUR,
    EFFECT,
    ScoreColourEffect,
    ScoreFlatEffect,
    ScoreHeightsEffect,
    ScoreResourcesEffect,
    ScoreTriggersEffect,
)
from engine.ginkgopolis.places import KEPT, SCREEN, TOKENS
from engine.ginkgopolis.queries import HAL, Building, buildings, is_solo, neighbour_ids, points, tokens

TOKEN_POINTS = 2


@dataclass(frozen=True, slots=True)
class District:
    """Two or more connected buildings of one colour, and what it gives: (seat, points), the first place first."""

    buildings: tuple[Building, ...]
    awards: tuple[tuple[int, int], ...]

    def resources_of(self, seat: int) -> int:
        """How many resources a seat has here."""
        return sum(building.resources for building in self.buildings if building.owner == seat)


def districts(table: Table) -> tuple[District, ...]:
    """All districts of the city. Rules: ginkgopolis/districts (G21: over edges only)."""
    return table.reading(_districts)


def _districts(table: Table) -> tuple[District, ...]:
    return _districts_of(tuple(buildings(table)))


@lru_cache(maxsize=2048)  # whoever looks ahead comes to the same city by many ways
def _districts_of(city: tuple[Building, ...]) -> tuple[District, ...]:
    left = {building.place: building for building in city}
    colours = {building.place: COLOUR[building.top] for building in city}
    found = []
    for building in city:
        place = building.place
        if left.pop(place, None) is None:
            continue
        colour = colours[place]
        group, open_ = [building], [place]
        while open_:
            for name in neighbour_ids(open_.pop()):
                if name in left and colours[name] == colour:
                    group.append(left.pop(name))
                    open_.append(name)
        if len(group) > 1:
            found.append(District(tuple(group), awards(group)))
    return tuple(found)


def awards(group: list[Building]) -> tuple[tuple[int, int], ...]:
    """First place takes all resources of the group, second its own; alone takes both. Rules:
    ginkgopolis/district-ties.
    """
    own: dict[int, int] = {}
    for building in group:
        if building.owner:
            own[building.owner] = own.get(building.owner, 0) + building.resources
    if not own:
        return ()
    total = sum(own.values())
    if len(own) == 1:
        return ((next(iter(own)), 2 * total),)
    tallest = dict.fromkeys(own, (0, 0))
    for building in group:
        if building.owner:
            tallest[building.owner] = max(tallest[building.owner], (building.height, building.number))
    order = sorted(own, key=lambda seat: (own[seat], *tallest[seat]), reverse=True)
    return ((order[0], total), (order[1], own[order[1]]))


def end_cards(table: Table, seat: int) -> dict[str, int]:
    """What each end-of-game card of a seat gives, by card. Rules: ginkgopolis/end-cards."""
    return table.reading(_end_cards, seat)


def _end_cards(table: Table, seat: int) -> dict[str, int]:
    kept = [piece.id for piece in table.pieces_in(KEPT[seat])]
    counted = [card for card in kept if card in EFFECT and card not in BONUS]
    if not counted:
        return {}
    own = [building for building in buildings(table) if building.owner == seat]
    return {card: _card_points(card, kept, own) for card in counted}


def _card_points(card: str, kept: list[str], own: list[Building]) -> int:
    match EFFECT[card]:
        case ScoreResourcesEffect(colour, each):
            return each * sum(building.resources for building in own if building.colour == colour)
        case ScoreHeightsEffect(each, least, most):
            return each * sum(least <= building.height <= most for building in own)
        case ScoreTriggersEffect(action, each):
            return each * sum(BONUS[other][0] == action for other in kept if other in BONUS)
        case ScoreColourEffect(colour, each):
            return each * sum(COLOUR.get(other) == colour for other in kept)
        case ScoreFlatEffect(flat):
            return flat
    return 0


def _sheet(table: Table) -> list[tuple[int, int, int, int]]:
    """Success points, end-of-game cards, unused tokens and districts, seat by seat, as things stand."""
    seats = table.seats_from_first()
    land = [0] * len(seats)
    for district in districts(table):
        for owner, n in district.awards:
            land[owner - 1] += n
    return [
        (
            points(table, seat),
            sum(end_cards(table, seat).values()),
            TOKEN_POINTS * tokens(table, seat),
            land[seat - 1],
        )
        for seat in seats
    ]


def points_so_far(table: Table) -> list[int]:
    """What each seat has as things stand: the score sheet without its words."""
    return list(map(sum, _sheet(table)))


def score(table: Table) -> GameResult:
    """The score sheet as it stands. Rules: ginkgopolis/final-score, ginkgopolis/winner (G10), ginkgopolis/hal-win
    (G15).
    """
    columns = list(zip(*_sheet(table), strict=True))
    lines = (
        ScoreLine(msg("ginkgopolis.score_success_points", "During the game"), columns[0]),
        ScoreLine(msg("ginkgopolis.score_end_game_cards", "End-of-game cards"), columns[1]),
        ScoreLine(msg("ginkgopolis.score_unused_tokens", "Unused tokens"), columns[2]),
        ScoreLine(msg("ginkgopolis.score_districts", "Districts"), columns[3]),
    )
    totals, best, winners = decide(lines)
    if is_solo(table) and len(winners) > 1:
        message = msg(
            "ginkgopolis.tie_leaves_hal_unbeaten",
            "Both have %n success point(s): {seat} is not beaten.",
            best,
            seat=SeatArg(HAL),
        )
        return GameResult(lines, totals, (HAL,), message)
    summary = verdict(
        winners,
        lambda seat: msg("ginkgopolis.seat_wins", "{seat} wins with %n success point(s).", best, seat=seat),
        lambda seats: msg(
            "ginkgopolis.shared_victory", "Shared victory with %n success point(s): {seats}.", best, seats=seats
        ),
    )
    return GameResult(lines, totals, winners, summary)


@memoized
def _for_card(seat: int, n: int, card: str) -> Message:
    if not n:
        return msg(
            "ginkgopolis.seat_scores_nothing_for_card",
            "{seat} scores nothing for {card}.",
            seat=SeatArg(seat),
            card=PieceArg(card),
        )
    return msg(
        "ginkgopolis.seat_scores_card",
        "{seat} scores %n success point(s) for {card}.",
        n,
        seat=SeatArg(seat),
        card=PieceArg(card),
    )


@memoized
def _for_district(seat: int, n: int, colour: str, place: int, alone: bool) -> Message:
    who, what = SeatArg(seat), NounArg(colour)
    if alone:
        return msg(
            "ginkgopolis.seat_alone_in_district",
            "{seat} is alone in a {colour} district: %n success point(s).",
            n,
            seat=who,
            colour=what,
        )
    if place == 0:
        return msg(
            "ginkgopolis.seat_leads_district",
            "{seat} leads in a {colour} district: %n success point(s).",
            n,
            seat=who,
            colour=what,
        )
    return msg(
        "ginkgopolis.seat_second_in_district",
        "{seat} is second in a {colour} district: %n success point(s).",
        n,
        seat=who,
        colour=what,
    )


@frame("ginkgopolis.final_scoring")
class FinalScoringStep(Frame[None]):
    """The game ends: each part of the score is said, district by district. Rules: ginkgopolis/final-score."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in table.seats_from_first():
            for card, n in end_cards(table, seat).items():
                table.note(_for_card(seat, n, card), "ginkgopolis/end-cards", (card, SCREEN[seat]))
            if tokens(table, seat):
                n = TOKEN_POINTS * tokens(table, seat)
                message = msg(
                    "ginkgopolis.seat_scores_unused_tokens",
                    "{seat} scores %n success point(s) for unused tokens.",
                    n,
                    seat=SeatArg(seat),
                )
                table.note(message, "ginkgopolis/tokens-score", (TOKENS[seat], SCREEN[seat]))
        for district in districts(table):
            _say_awards(table, district)
        result = score(table)
        for seat in table.seats_from_first():
            message = msg(
                "ginkgopolis.seat_total_points",
                "{seat}: %n success point(s).",
                result.totals[seat - 1],
                seat=SeatArg(seat),
            )
            table.note(message, "ginkgopolis/final-score", (SCREEN[seat],))
        winners = tuple(SCREEN[seat] for seat in result.winners)
        table.note(result.summary, "ginkgopolis/hal-win" if is_solo(table) else "ginkgopolis/winner", winners)


def _say_awards(table: Table, district: District) -> None:
    """Who scores how much for a district, by which place, and where a tie was broken."""
    cell, *others = (building.place for building in district.buildings)
    colour = district.buildings[0].colour
    alone = len(district.awards) == 1
    own = sorted((district.resources_of(seat) for seat in table.seats_from_first()), reverse=True)
    for place, (seat, n) in enumerate(district.awards):
        mine = district.resources_of(seat)
        rule = "ginkgopolis/district-ties" if own.count(mine) > 1 else "ginkgopolis/districts"
        table.note(_for_district(seat, n, colour, place, alone), rule, (cell, SCREEN[seat], *others))
