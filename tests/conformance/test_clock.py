"""Free hands set how far a game is, and play goes on there: a teacher says “Production now”."""

from __future__ import annotations

import pytest

from engine.api import GAMES, Game, HistoryEntry, ResumeAt, Session, SetCount
from engine.core.table.ops import NoteOp
from tests.conformance.cases import Case, each_case, play_on
from tests.conformance.guard import assert_whole
from tests.conformance.hands import Hands

PHASES = {
    "barrage": {"income", "turn.1", "water", "scoring", "end_round", "end"},
    "domino": {"deal", "turn.1"},
    "ginkgopolis": {"round", "next", "end"},
    "imperial_miners": {"round", "mine", "reveal", "end-of-round", "end"},
    "underwater_cities": {"round", "turn.1", "end-round", "production", "scoring"},
    "whist": {"deal", "trick.1"},
}
"""Where play may resume in the middle of a game, at the least."""
LAST = {"barrage": 5, "domino": 2, "imperial_miners": 10, "underwater_cities": 10, "whist": 2}


def has_rounds(game: Game) -> bool:
    """Does the game count rounds that hands may set?"""
    kinds = game.blueprint(game.seat_counts[-1], {"people": game.seat_counts[-1]}).kinds
    return any(kind.kind == "round" and "state" in kind.places for kind in kinds)


each_with_rounds = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if has_rounds(game)], ids=lambda game: game.id
)


def in_round(game: Game, seed: int, least: int = 1) -> Session:
    """A game of which so many rounds have begun."""
    session = Case(game, game.seat_counts[-1]).start(seed)
    while session.table.count_at("state", "round") < least:
        play_on(session, seed, 1)
    return session


def offered(session: Session) -> set[str]:
    return {point.id for point in session.game.resume_points(session.table)}


@each_with_rounds
def test_every_phase_of_a_round_is_a_point_to_resume_at(game: Game) -> None:
    assert game.id in PHASES, f"say in PHASES and LAST of this file where {game.id} may go on, and its last round"
    assert PHASES[game.id] <= offered(in_round(game, 3))


@each_with_rounds
def test_before_the_first_round_nothing_of_a_round_is_offered(game: Game) -> None:
    """A turn in no round would make the game one round longer. (In Barrage every point begins the first round.)"""
    session = Case(game, game.seat_counts[-1]).start(3)
    if not session.table.count_at("state", "round") and game.id != "barrage":
        assert offered(session) <= {"round", "mine"}


@each_with_rounds
@pytest.mark.parametrize("number", [0, 1, 2, 4, 5, 9, 10, 11, 500])
def test_the_round_can_be_set_and_play_goes_on_there(game: Game, number: int) -> None:
    session = in_round(game, number + 1)
    session.to_sandbox()
    assert isinstance(session.apply_action(SetCount("state", "round", number)), HistoryEntry)
    hands = Hands(session, number)
    hands.ask_everything()
    for point in sorted(offered(session)):
        here = session.current
        again = hands.repair(point, first=False, at_once=1)
        assert session.table.count_at("state", "round") <= LAST.get(game.id, 500)
        assert isinstance(session.to_strict(1, again), HistoryEntry)
        play_on(session, number, 40)
        assert_whole(session.table)
        session.seek(here)


def test_production_now() -> None:
    """Round 4 is set, the Production is resumed at, and a new era follows."""
    session = in_round(GAMES["underwater_cities"], 1)
    table = session.table
    session.to_sandbox()
    session.apply_action(SetCount("state", "round", 4))
    assert not session.findings("production")
    assert isinstance(session.to_strict(1, "production"), HistoryEntry)
    play_on(session, 1, 30)
    assert table.count_at("state", "era") == 2 and table.count_at("state", "round") == 5
    assert any(note.rule == "underwater_cities/production" for note in notes(session))


def test_production_out_of_turn_changes_no_era() -> None:
    session = in_round(GAMES["underwater_cities"], 1)
    session.to_sandbox()
    assert isinstance(session.to_strict(1, "production"), HistoryEntry)
    play_on(session, 1, 6)
    assert session.table.count_at("state", "era") == 1 and session.table.count_at("state", "round") == 2


@pytest.mark.parametrize(("number", "era", "right"), [(4, 2, False), (5, 1, False), (5, 2, True), (8, 3, True)])
def test_era_and_round_fit(number: int, era: int, right: bool) -> None:
    session = in_round(GAMES["underwater_cities"], 1)
    session.to_sandbox()
    session.apply_action(SetCount("state", "round", number))
    session.apply_action(SetCount("state", "era", era))
    rules = [finding.rule for finding in session.findings("turn.1")]
    assert ("underwater_cities/round" not in rules) is right


def test_decks_follow_the_era() -> None:
    """An older deck leaves, and comes back when the era is set back."""
    session = in_round(GAMES["underwater_cities"], 1)
    table = session.table
    session.to_sandbox()
    for number, era, decks in ((8, 3, (0, 0)), (1, 1, (1, 1))):
        session.apply_action(SetCount("state", "round", number))
        session.apply_action(SetCount("state", "era", era))
        Hands(session, 1).repair("turn.1", first=True, at_once=1)
        assert (bool(table.pieces_in("era1")), bool(table.pieces_in("era2"))) == decks


def test_a_point_that_is_not_offered_is_refused() -> None:
    session = Case(GAMES["underwater_cities"], 2).start(1)
    session.to_sandbox()
    refused = session.apply_action(ResumeAt("turn.1"))
    assert not isinstance(refused, HistoryEntry) and refused[0].rule == "table/resume-point"


@each_case
def test_a_game_that_is_only_played_has_no_finding_of_its_clock(case: Case) -> None:
    session = case.start(2)
    for _ in range(120):
        if session.is_over:
            break
        play_on(session, 2, 3)
        assert not [one for one in session.game.findings(session.table) if "state" in one.subjects]


def notes(session: Session) -> list[NoteOp]:
    return [note for entry in session.line() for note in entry.notes()]
