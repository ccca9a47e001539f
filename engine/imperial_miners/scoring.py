"""The final score: victory points and full carts, the tie-breaks, and the titles of the solo game."""

from __future__ import annotations

from engine.core.flow.frame import Frame, frame
from engine.core.game.game import GameResult, ScoreLine
from engine.core.game.score import decide, verdict
from engine.core.messages.message import Message, SeatArg, msg
from engine.core.table.table import Table
from engine.imperial_miners.carts import full_carts, joints
from engine.imperial_miners.queries import SURFACE, coins, points

TITLES: tuple[tuple[int, Message], ...] = (
    (34, msg("imperial_miners.rank_navvy", "labourer")),
    (45, msg("imperial_miners.rank_tunnel_digger", "tunnel digger")),
    (55, msg("imperial_miners.rank_novice_miner", "novice miner")),
    (60, msg("imperial_miners.rank_mining_engineer", "mining engineer")),
    (65, msg("imperial_miners.rank_veteran_hewer", "veteran miner")),
)
"""The highest score of each title."""
BEST_TITLE = msg("imperial_miners.rank_king_of_the_deep", "king of the deep")


def title(score: int) -> Message:
    """What a solo score makes of the player. Rules: imperial_miners/solo."""
    return next((name for most, name in TITLES if score <= most), BEST_TITLE)


def score(table: Table) -> GameResult:
    """The score sheet as it stands. Rules: imperial_miners/final-score, imperial_miners/ties."""
    seats = table.seats_from_first()
    tokens = tuple(points(table, seat) for seat in seats)
    carts = tuple(full_carts(table, seat) for seat in seats)
    lines = (
        ScoreLine(msg("imperial_miners.score_victory_points", "During the game"), tokens),
        ScoreLine(msg("imperial_miners.score_full_carts", "Full carts"), carts),
    )
    totals, best, winners = decide(lines, [coins(table, seat) for seat in seats], carts)
    if len(seats) == 1:
        solo = msg("imperial_miners.solo_verdict_with_title", "%n victory point(s): {title}.", best, title=title(best))
        return GameResult(lines, totals, winners, solo)
    summary = verdict(
        winners,
        lambda seat: msg("imperial_miners.seat_wins", "{seat} wins with %n victory point(s).", best, seat=seat),
        lambda seats: msg(
            "imperial_miners.shared_victory", "Shared victory with %n victory point(s): {seats}.", best, seats=seats
        ),
    )
    return GameResult(lines, totals, winners, summary)


@frame("imperial_miners.final_scoring")
class FinalScoringStep(Frame[None]):
    """The game ends: points and full carts are counted. Rules: imperial_miners/final-score."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in table.seats_from_first():
            message = msg(
                "imperial_miners.seat_has_victory_points",
                "{seat} has %n victory point(s).",
                points(table, seat),
                seat=SeatArg(seat),
            )
            table.note(message, "imperial_miners/final-score", (SURFACE[seat],))
            full = [joint.place for joint in joints(table, seat) if joint.full]
            if full:
                message = msg(
                    "imperial_miners.seat_scores_full_carts",
                    "{seat} scores %n victory point(s) for full carts.",
                    len(full),
                    seat=SeatArg(seat),
                )
                table.note(message, "imperial_miners/carts", (*full, SURFACE[seat]))
        table.note(score(table).summary, "imperial_miners/ties")
